//! The use cases of an event: one folder per area of the day, one file per verb, each view beside the code that fills it.
//!
//! Every verb works on an open [`session::EventSession`]. Verbs that change the event go through its `transact`.

pub mod audit_log;
pub mod case_words;
pub mod check;
pub mod competition;
pub mod copies;
mod entry_competitions;
pub mod event;
pub mod fees;
#[cfg(test)]
mod fixture;
mod foreign_file;
pub mod freeze;
pub mod game;
pub mod helper;
pub mod history;
pub mod jigo_ladder;
pub mod knockout;
pub mod labels;
pub mod log_head;
mod missing_pairs;
pub mod operation;
pub mod player_card;
pub mod player_report;
pub mod points;
pub mod prize_list;
pub mod ratings;
pub mod referee;
pub mod register;
pub mod round;
pub mod sample;
pub mod second_desk;
pub mod simulation;
pub mod stage;
pub mod standings;
pub mod statistics;
pub mod teams;
pub mod timetable;
#[cfg(test)]
mod unique_keys;
pub mod vocabulary;
pub mod year_final;
