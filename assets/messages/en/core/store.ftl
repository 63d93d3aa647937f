# Texts of the crate `store`.
