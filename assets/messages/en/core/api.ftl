# Texts of the crate `api`.
