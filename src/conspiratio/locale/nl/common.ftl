# Leestekens, waar de talen verschillen.

label = { $label }: { $text }
quoted = “{ $text }”
