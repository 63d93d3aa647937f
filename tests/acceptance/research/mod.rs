//! Attacks and crashes, every command at once, and random events: what only a run of all checks needs (docs/testing.md).

mod answers;
mod bad_files;
mod causes;
#[cfg(unix)]
mod full_disk;
mod hostile_databases;
mod hostile_files;
mod hostile_names;
mod laws;
mod offline;
mod whole_stage;
