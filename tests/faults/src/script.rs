//! The operations during which the power is cut: the register, draws and rounds of the sample event, through the table of
//! commands that the window uses.

use std::path::{Path, PathBuf};

use crate::window::{dispatch_event, pick};
use chrono::NaiveDate;
use serde_json::{Value, json};
use session::{AppError, EventSession, FixedEnvironment};

/// One command, by its name in the table, and its request.
pub type Step = (&'static str, Value);

/// An environment with a fixed clock.
pub fn host() -> FixedEnvironment {
    FixedEnvironment::new(1, NaiveDate::from_ymd_opt(2026, 8, 14).expect("a day of the calendar"))
}

/// Creates the sample event at `path`.
///
/// # Errors
/// Returns an error if the file cannot be written.
pub fn sample(path: &Path) -> Result<EventSession, AppError> {
    let mut desk = EventSession::new(host());
    dispatch_event(&mut desk, "open_sample", json!({ "file": pick(path) }))?;
    Ok(desk)
}

/// The commands of a day: the register is closed, the tables are drawn, and `rounds` rounds are paired, released, entered
/// twice and confirmed, with an undo and a redo after each.
pub fn day(rounds: u32) -> Vec<Step> {
    let mut steps: Vec<Step> = vec![("close_register", json!({}))];
    steps.extend([12, 16, 20].map(|category| ("draw_knockout", draw(category))));
    for round in 1..=rounds {
        steps.push(("pair_round", json!({ "round": round, "consent": true })));
        steps.push(("release_round", json!({ "round": round, "consent": true })));
        for pass in ["black", "white"] {
            for board in 1..=32 {
                let result = if (board + round).is_multiple_of(3) { "0-1" } else { "1-0" };
                let request = json!({ "round": round, "board": board, "result": result, "pass": pass });
                steps.push(("enter_result", request));
            }
        }
        steps.push(("undo", json!({})));
        steps.push(("redo", json!({})));
        steps.push(("confirm_round", json!({ "round": round, "consent": true })));
    }
    steps
}

fn draw(category: u8) -> Value {
    json!({
        "category": category, "size": null, "seed": "00ff".repeat(16), "entropy": "3 4 1", "order": [], "wild_cards": [],
        "qualified": [], "later": [], "apart": null, "third_place": false, "reason": null,
    })
}

/// Plays two rounds of a small event in `folder`, as [`played`].
///
/// # Panics
/// As [`played`].
pub fn small(folder: &Path) -> PathBuf {
    played(folder, 2)
}

/// Plays some of the four rounds of a small event in `folder`, with a drawn knock-out, a corrected result, an undo and a printed sheet.
///
/// # Panics
/// Panics if a command is refused, because the script is wrong then.
pub fn played(folder: &Path, rounds: u32) -> PathBuf {
    played_with(folder, rounds, ("draw_knockout", draw(12)))
}

/// Plays four rounds of a small event in `folder`, as [`played`], with a Final of four players instead of the knock-out.
///
/// # Panics
/// As [`played`].
pub fn played_final(folder: &Path) -> PathBuf {
    let draw = json!({ "category": 16, "size": 4, "seed": "00ff".repeat(16), "entropy": "3 4 1", "order": [] });
    played_with(folder, 4, ("draw_final", draw))
}

fn played_with(folder: &Path, rounds: u32, draw: Step) -> PathBuf {
    const PLAYERS: &str = include_str!("../../../assets/sample/players.csv");
    let (path, list) = (folder.join("event.drawmaster"), folder.join("players.csv"));
    let players: String = PLAYERS.lines().take(17).map(|line| format!("{line}\n")).collect();
    std::fs::write(&list, players).expect("a list can be written");
    let mut desk = EventSession::new(host());
    let mut steps: Vec<Step> = vec![
        ("create_event", json!({ "file": pick(&path), "name": "Small Stage", "start": "2026-08-14", "rounds": 4 })),
        ("import_list", json!({ "file": pick(&list) })),
        ("close_register", json!({})),
        ("change_setting", json!({ "path": "event.place", "value": "Sulina" })),
        draw,
    ];
    for round in 1..=rounds {
        steps.push(("pair_round", json!({ "round": round, "consent": true })));
        steps.push(("release_round", json!({ "round": round, "consent": true })));
        let result = |board| json!({ "round": round, "board": board, "result": "1-0", "pass": null });
        steps.extend((1..=8).map(|board| ("enter_result", result(board))));
        steps.push(("undo", json!({})));
        steps.push(("redo", json!({})));
        steps.push(("confirm_round", json!({ "round": round, "consent": true })));
    }
    let out = folder.join("pairings.pdf");
    let sheet = json!({ "what": "pairings", "file": pick(&out), "round": 1, "category": null, "paper": null, "language": null });
    steps.push(("print", sheet));
    for (command, request) in steps {
        dispatch_event(&mut desk, command, request).unwrap_or_else(|why| panic!("{command}: {why:?}"));
    }
    path
}

/// The number of journal entries.
///
/// # Errors
/// Returns an error if no event is open.
pub fn entries(desk: &mut EventSession) -> Result<usize, AppError> {
    let history = dispatch_event(desk, "view_history", json!({}))?;
    Ok(history["lines"].as_array().map_or(0, Vec::len))
}
