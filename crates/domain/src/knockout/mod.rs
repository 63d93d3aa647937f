//! The knock-outs: the draw, and how far a table has been played (R24-R40).
