# Textele din crate-ul `store`.
