//! Lots anyone can draw again: committed list, entropy from the hall, ChaCha20 by name (R36).
