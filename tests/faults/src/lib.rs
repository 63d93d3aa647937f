//! Power cuts, failing writes and killed programs: what an event file is put through before it is trusted.
//!
//! A recorder stands between SQLite and the disk (`vfs`) and keeps everything that is asked of it (`tape`). From that a
//! disk can be made that lost what was not yet forced onto it (`disk`), and the program's own code has to open it.

pub mod cuts;
pub mod disk;
pub mod kills;
pub mod script;
pub mod tape;
pub mod vfs;
