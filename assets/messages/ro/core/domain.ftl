# Textele din crate-ul `domain`.
