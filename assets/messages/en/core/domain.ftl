# Texts of the crate `domain`.
