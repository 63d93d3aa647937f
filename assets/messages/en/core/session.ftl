# Texts of the crate `session`.
