//! Power cuts, failing writes and killed programs: what an event file is put through before it is trusted.
//!
//! A recorder stands between SQLite and the disk (`vfs`) and keeps everything that is asked of it (`tape`). From that a
//! disk can be made that lost what was not yet forced onto it (`disk`), and the program's own code has to open it.
//! Beside that: programs are killed (`kills`), bits are flipped (`flips`), and a large event's day is worked through (`long`).

pub mod cuts;
pub mod disk;
pub mod figures;
pub mod flips;
pub mod kills;
pub mod long;
pub mod script;
pub mod tape;
pub mod vfs;
