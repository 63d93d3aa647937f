# Textele din crate-ul `app`.
