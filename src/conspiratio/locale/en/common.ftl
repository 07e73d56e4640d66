# Punctuation, where languages differ.

label = { $label }: { $text }
quoted = “{ $text }”

# Where a rule stands, if the rulebook of this language is not known to us.
refusal-heading-german = in the German rulebook under “{ $heading }”
