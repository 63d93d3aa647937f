//! Acceptance tests: the work of a drawmaster on the command line, with right and wrong input.

// A test fails by panicking.
#![allow(clippy::unwrap_used)]

mod audit_log;
mod bad_lists;
mod bad_requests;
mod bundles;
mod cases;
mod club_ladder;
mod competitions;
mod copies;
mod demonstration;
mod director;
mod egd;
mod fees;
mod field;
mod file_names;
mod final_bundle;
mod golden;
mod hall_helpers;
mod hall_network;
mod hall_reports;
mod interchange;
#[path = "../../crates/formats/src/bundle/tests/json_schema.rs"]
mod json_schema;
mod league;
mod main_job;
mod main_tables;
mod novices;
mod old_formats;
mod open_data;
mod pair_go;
mod paper;
mod portable;
mod privacy;
mod prizes;
mod referee;
mod research;
mod round_words;
mod same_bytes;
mod second_desk;
mod sheets;
mod site;
mod slips;
mod stages;
mod systems;
mod teams;
mod templates;
mod tour;
mod validity;
mod words;
mod year_final;

use support::TestVenue;

fn hall() -> TestVenue {
    TestVenue::with(env!("CARGO_BIN_EXE_drawmaster-under-test"))
}
