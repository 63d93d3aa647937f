//! One file for each command.

pub mod by_hand;
pub mod check;
pub mod demo;
pub mod endorse;
pub mod entry;
pub mod export;
pub mod group_final;
pub mod import;
pub mod journal;
pub mod key;
pub mod ko;
pub mod ladder;
pub mod levels;
pub mod new;
pub mod pair;
pub mod points;
pub mod print;
pub mod register;
pub mod result;
pub mod season;
pub mod seeds;
pub mod settings;
pub mod simulate;
pub mod slip;
pub mod standings;
pub mod tour;
