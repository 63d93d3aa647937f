# Textele din crate-ul `formats`.
