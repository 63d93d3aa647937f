# Texts of the crate `cli`.
