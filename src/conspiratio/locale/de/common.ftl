# Zeichensetzung, wo die Sprachen sich unterscheiden.

label = { $label }: { $text }
quoted = „{ $text }“

# Wo eine Regel steht, wenn wir die Anleitung dieser Sprache nicht kennen.
refusal-heading-german = in der deutschen Anleitung unter „{ $heading }“
