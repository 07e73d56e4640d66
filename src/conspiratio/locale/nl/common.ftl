# Leestekens, waar de talen verschillen.

label = { $label }: { $text }
quoted = “{ $text }”

# Waar een regel staat, als we het boekje van deze taal niet kennen.
refusal-heading-german = in het Duitse boekje onder “{ $heading }”
