# Textele din crate-ul `tour`.
