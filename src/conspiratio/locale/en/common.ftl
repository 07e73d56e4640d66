# Punctuation, where languages differ.

label = { $label }: { $text }
quoted = “{ $text }”
