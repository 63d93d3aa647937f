//! Golden tests with real tournaments under invented names. Their files are next to the repository.

mod command_line;
mod pairing;
mod standings;
