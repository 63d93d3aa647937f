# Texts of the crate `documents`.
