# Textele din crate-ul `documents`.
