# Textele din crate-ul `print`.
