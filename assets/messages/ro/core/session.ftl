# Textele din crate-ul `session`.
