# Textele din crate-ul `messages`.
verbatim = { $text }
language-unknown = Nu există catalog pentru limba „{ $code }”. Alegeți una dintre { $known } sau două, separate prin virgulă.
language-too-many = Pe o foaie încap două limbi. Alegeți una sau două.
