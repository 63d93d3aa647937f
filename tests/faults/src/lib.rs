//! Fault tests of event files: power cuts, failing writes, killed programs, flipped bits.
//!
//! A file system between SQLite and the disk (`vfs`) records all operations (`tape`). From the recording, a simulated disk
//! (`disk`) loses unsynced content, and the code of the program must open the remaining file (`cuts`). Other modules kill
//! programs (`kills`), flip bits (`flips`), forge files with a valid journal (`forged`), play phones against the desk (`phones`) and
//! work through a day of a large event (`long`). `manual_clock` sets their time.
//!
//! A second desk follows (`follow`) a hostile first one (`impostor`), which mutates its own answers (`mutations`).
//!
//! For every command that writes (`commands`) and its files (`venue`), `recorder` records the system calls of the real program with strace (`trace`), and
//! `states` judges what a crash may leave of all its files.

pub mod commands;
pub mod cuts;
pub mod disk;
pub mod figures;
pub mod flips;
pub mod follow;
pub mod forged;
pub mod impostor;
pub mod kills;
pub mod long;
pub mod manual_clock;
pub mod mutations;
pub mod phones;
pub mod recorder;
pub mod script;
pub mod states;
pub mod tape;
pub mod trace;
pub mod venue;
pub mod vfs;
pub mod window;
