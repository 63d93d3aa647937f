//! Measures an event of 5,000 people in 12 competitions with 100 rounds: opening the file, choosing another competition, and every
//! view of the window, beside an event of 1,000 players with one competition.
//! `cargo run --release -p api --example large_event`
#![expect(clippy::disallowed_methods, reason = "measures elapsed time")]

use std::path::{Path, PathBuf};
use std::time::Instant;

use api::dispatch_event;
use app::competition::{AddCompetition, add};
use app::operation::{ListAdded, op};
use app::register::close_register;
use app::simulation::{Sides, SimulateEvent, Size, play_round, simulate};
use app::vocabulary::SystemName;
use chrono::NaiveDate;
use domain::lots::Lots;
use domain::{CompetitionId, Entry, EntryId, PersonId};
use serde_json::{Value, json};
use session::{EventSession, FileHandles, FixedEnvironment};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// The number of people.
const PEOPLE: usize = 5000;
/// The rounds of each competition, 100 in all.
const ROUNDS: [u32; 12] = [12, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8];
/// The number of entries in each competition: 8,500 in all.
const ENTRIES: [usize; 12] = [1000, 1000, 1000, 1000, 1000, 500, 500, 500, 500, 500, 500, 500];
/// How often each view is asked for.
const TIMES: usize = 9;

/// The views of the screens, with their requests.
fn views() -> Vec<(&'static str, Value)> {
    vec![
        ("status", json!({})),
        ("view_competitions", json!({})),
        ("view_settings", json!({})),
        ("view_timetable", json!({})),
        ("view_stages", json!({})),
        ("view_register", json!({})),
        ("view_people", json!({})),
        ("view_slips", json!({})),
        ("view_closing", json!({})),
        ("view_knockouts", json!({})),
        ("view_round", json!({ "round": null })),
        ("view_standings", json!({ "round": null, "criteria": null })),
        ("view_points", json!({})),
        ("view_sheets", json!({ "round": null })),
        ("view_history", json!({ "most": 200 })),
    ]
}

fn main() -> Outcome<()> {
    let folder = std::env::temp_dir().join(format!("drawmaster-large-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let given = std::env::args().nth(1).map(PathBuf::from);
    let large = given.clone().unwrap_or_else(|| folder.join("large.drawmaster"));
    if !large.exists() {
        let start = Instant::now();
        build(&large)?;
        println!(
            "built in {:.0} s, {} MB",
            start.elapsed().as_secs_f64(),
            std::fs::metadata(&large)?.len() / 1_000_000
        );
    }
    let one = folder.join("one.drawmaster");
    let size = Size { players: 1000, rounds: 8, seed: 1, system: SystemName::McMahon, sides: Sides::Players };
    simulate(&SimulateEvent { file: one.clone(), size })?;
    for (name, file, other) in [("1,000 players", &one, 1), ("5,000 people, 12 competitions", &large, 3)] {
        println!("{name}");
        measure(file, other)?;
    }
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}

fn environment() -> FixedEnvironment {
    FixedEnvironment::new(1, NaiveDate::from_ymd_opt(2026, 1, 10).unwrap_or_default())
}

/// Builds the event: everyone plays in one competition at least.
fn build(file: &Path) -> Outcome<()> {
    let size =
        Size { players: ENTRIES[0], rounds: ROUNDS[0], seed: 1, system: SystemName::McMahon, sides: Sides::Players };
    simulate(&SimulateEvent { file: file.to_path_buf(), size })?;
    let mut session = EventSession::open(environment(), file)?;
    let mut lots = Lots::new("large event", "1");
    for (at, (&entries, &rounds)) in ENTRIES.iter().zip(&ROUNDS).enumerate().skip(1) {
        let request = AddCompetition {
            name: format!("Competition {}", at + 1),
            system: Some(SystemName::Swiss),
            rounds: Some(rounds),
            ..AddCompetition::default()
        };
        add(&mut session, &request)?;
        enter(&mut session, at, entries)?;
        close_register(&mut session)?;
        for round in 1..=rounds {
            play_round(&mut session, round, &mut lots)?;
        }
        eprintln!("competition {} of {}", at + 1, ENTRIES.len());
    }
    Ok(())
}

/// Enters people in a competition: new ones while there are fewer than 5,000, otherwise some who play elsewhere.
fn enter(session: &mut EventSession, at: usize, entries: usize) -> Outcome<()> {
    let whole = session.event()?.clone();
    let entries_now: Vec<&Entry> = whole.entries().collect();
    let competition = session.competition()?.id;
    session.transact_with_keys(op::ImportList, &ListAdded::Simulated(entries), |tournament, counters| {
        for index in 0..entries {
            let id = counters.next_key::<Entry>();
            let model = entries_now[(index * 7 + at * 131) % ENTRIES[0]];
            let mut player = model.player.clone();
            let again = entries_now.len() >= PEOPLE;
            let person = if again { entries_now[(index * 9 + at) % PEOPLE].person } else { PersonId(id.0) };
            if again {
                player = entries_now[(index * 9 + at) % PEOPLE].player.clone();
            } else {
                player.given = format!("{} {at}x{index}", player.given);
            }
            tournament.entries.push(Entry { person, ..Entry::new(EntryId(id.0), competition, player) });
        }
        Ok(())
    })?;
    Ok(())
}

fn measure(file: &Path, other: i64) -> Outcome<()> {
    let mut opening: Vec<u128> = Vec::new();
    for _ in 0..3 {
        let start = Instant::now();
        let session = EventSession::open(environment(), file)?;
        opening.push(tenths(start));
        drop(session);
    }
    line("opening", &mut opening);
    let mut session = EventSession::open(environment(), file)?;
    let first = CompetitionId::OPEN.0;
    timed(
        &mut session,
        "choose_competition",
        |turn| json!({ "competition": if turn % 2 == 0 { other } else { first } }),
    )?;
    ask(&mut session, "choose_competition", json!({ "competition": first }))?;
    for (name, request) in views() {
        timed(&mut session, name, |_| request.clone())?;
    }
    let entry = session.tournament()?.entries[0].id.0;
    timed(&mut session, "set_paid", |turn| json!({ "id": entry, "paid": turn % 2 == 0 }))?;
    timed(&mut session, "undo", |_| json!({}))?;
    Ok(())
}

fn timed(session: &mut EventSession, name: &str, request: impl Fn(usize) -> Value) -> Outcome<()> {
    let mut times = Vec::new();
    for turn in 0..TIMES {
        let start = Instant::now();
        ask(session, name, request(turn))?;
        times.push(tenths(start));
    }
    line(name, &mut times);
    Ok(())
}

fn ask(session: &mut EventSession, name: &str, request: Value) -> Outcome<Value> {
    dispatch_event(session, &FileHandles::default(), name, request).map_err(|error| format!("{name}: {error}").into())
}

/// Returns the time since `start` in tenths of a millisecond.
fn tenths(start: Instant) -> u128 {
    start.elapsed().as_micros() / 100
}

fn line(name: &str, times: &mut [u128]) {
    times.sort_unstable();
    let shown = |tenths: u128| format!("{}.{}", tenths / 10, tenths % 10);
    println!(
        "  {name:20} median {:>7} ms, longest {:>7} ms",
        shown(times[times.len() / 2]),
        shown(times[times.len() - 1])
    );
}
