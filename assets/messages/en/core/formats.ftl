# Texts of the crate `formats`.
