# Texts of the crate `app`.
