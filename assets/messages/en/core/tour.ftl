# Texts of the crate `tour`.
