# Zeichensetzung, wo die Sprachen sich unterscheiden.

label = { $label }: { $text }
quoted = „{ $text }“
