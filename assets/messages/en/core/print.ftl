# Texts of the crate `print`.
