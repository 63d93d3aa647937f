# Textele din crate-ul `cli`.
