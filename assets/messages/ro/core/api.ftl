# Textele din crate-ul `api`.
