# Texts of the crate `messages`.
verbatim = { $text }
language-unknown = No catalogue has the language "{ $code }". Choose one of { $known }, or two separated by a comma.
language-too-many = A sheet has room for two languages. Name one or two.
