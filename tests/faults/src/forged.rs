//! Forged event files: hashes, journal and rows agree, but the content breaks a rule or is absurd. Each must be refused when it is
//! opened or reported by the check, and no command may panic on it.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use app::check::Checked;
use domain::lots::Lots;
use domain::{CompetitionId, Entry, EntryId, Game, Tournament};
use serde_json::json;
use session::{AppError, EventSession};
use store::{EventFile, OperationRecord, StoreError};

use crate::script;
use crate::window::{dispatch_event, pick};

/// The outcome of many forged files.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Verdict {
    /// The number of files.
    pub files: usize,
    /// Files that the format's constraints exclude, so that nobody can make them with a valid journal.
    pub impossible: usize,
    /// Files that were refused when they were opened.
    pub refused: usize,
    /// Files that the check reports.
    pub reported: usize,
    /// Files with absurd values that no rule forbids, which open.
    pub allowed: usize,
    /// Broken rules that were not reported, and panics.
    pub faults: Vec<String>,
}

/// A way to forge a file: SQL for one operation, or `None` if the event does not have what is forged.
struct Forgery {
    name: &'static str,
    /// Whether the result breaks a rule, so that it must be refused or reported.
    breaks_rule: bool,
    sql: fn(&Tournament, &mut Lots) -> Option<String>,
}

/// An event that is forged, and what the check says of it before.
pub struct Original {
    bytes: Vec<u8>,
    tournament: Tournament,
    decisions: BTreeMap<String, usize>,
}

/// Plays the two events that are forged: sixteen players and four rounds each, one with a knock-out, one with a Final.
///
/// # Panics
/// Panics if a command is refused, because the script is wrong then.
pub fn originals() -> [Original; 2] {
    [Original::of(|folder| script::played(folder, 4)), Original::of(script::played_final)]
}

/// Returns the number of kinds of forgeries of the originals.
pub fn kinds(originals: &[Original]) -> usize {
    pairs(originals).len()
}

/// Returns all forgeries that each original allows.
fn pairs(originals: &[Original]) -> Vec<(&Original, &Forgery)> {
    let all = FORGERIES.iter().flat_map(|forgery| originals.iter().map(move |original| (original, forgery)));
    let is_possible = |(original, forgery): &(&Original, &Forgery)| {
        (forgery.sql)(&original.tournament, &mut Lots::new("forged", "kinds"))
    };
    all.filter(|pair| is_possible(pair).is_some()).collect()
}

/// Makes and judges `files` forged files, all kinds in turn. Calls `progress` after every 50 files.
///
/// # Panics
/// Panics if the temporary folder cannot be written.
pub fn forge(originals: &[Original], files: usize, seed: &str, mut progress: impl FnMut(&Verdict)) -> Verdict {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("forged.drawmaster");
    let mut lots = Lots::new("forged files", seed);
    let mut verdict = Verdict::default();
    for (original, forgery) in pairs(originals).into_iter().cycle().take(files) {
        verdict.files += 1;
        let sql = (forgery.sql)(&original.tournament, &mut lots).expect("the event has what is forged");
        original.judge(forgery, &sql, &path, &mut lots, &mut verdict);
        if verdict.files.is_multiple_of(50) {
            progress(&verdict);
        }
    }
    verdict
}

impl Original {
    /// Returns the event that `play` plays in a folder.
    fn of(play: impl FnOnce(&Path) -> PathBuf) -> Original {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = play(folder.path());
        let bytes = std::fs::read(&path).expect("the file is there");
        let event = EventFile::open(&path).expect("it opens").load().expect("a sound file");
        let tournament = event.tournament(CompetitionId::OPEN).expect("the Open").clone();
        assert!(tournament.games.iter().any(|game| game.knockout.is_some()), "the knock-out or Final is played");
        let decisions = decisions(&check(&path).expect("a sound event"));
        Original { bytes, tournament, decisions }
    }

    fn judge(&self, forgery: &Forgery, sql: &str, path: &Path, lots: &mut Lots, verdict: &mut Verdict) {
        std::fs::write(path, &self.bytes).expect("a file can be written");
        if write(path, sql, lots).is_err() {
            verdict.impossible += 1;
            return;
        }
        let seen = catch_unwind(AssertUnwindSafe(|| {
            let checked = check(path);
            use_commands(path, lots);
            checked
        }));
        let fault = |what: &str| format!("{}: {what}: {}", forgery.name, &sql[..sql.len().min(300)]);
        match seen {
            Err(_) => verdict.faults.push(fault("a panic")),
            Ok(Err(_)) if EventFile::open(path).and_then(|file| file.load()).is_err() => verdict.refused += 1,
            Ok(Err(_)) => verdict.reported += 1,
            Ok(Ok(checked)) if self.is_new(&decisions(&checked)) => verdict.reported += 1,
            Ok(Ok(_)) if forgery.breaks_rule => verdict.faults.push(fault("not reported")),
            Ok(Ok(_)) => verdict.allowed += 1,
        }
    }

    /// Whether the check reports a decision that it did not report of the original.
    fn is_new(&self, decisions: &BTreeMap<String, usize>) -> bool {
        decisions.iter().any(|(text, count)| self.decisions.get(text).is_none_or(|before| count > before))
    }
}

/// Changes rows in one operation, so that the journal has the change.
fn write(path: &Path, sql: &str, lots: &mut Lots) -> Result<(), StoreError> {
    const NAMES: [&str; 3] = ["enter_result", "change_entry", "forge"];
    let name = NAMES[lots.below(3) as usize];
    let record = OperationRecord { who: "forger", at: "2026-08-14 18:00:00", name, input: json!({}) };
    let forge = |tx: &store::Tx| tx.connection().execute_batch(sql).map_err(StoreError::from);
    EventFile::open(path)?.transact(record, forge).map(drop)
}

/// Returns what `check` says.
fn check(path: &Path) -> Result<Checked, AppError> {
    app::check::check(&EventSession::open_to_check(script::host(), path)?)
}

fn decisions(checked: &Checked) -> BTreeMap<String, usize> {
    let mut count = BTreeMap::new();
    for decision in &checked.decisions {
        *count.entry(decision.to_string()).or_default() += 1;
    }
    count
}

/// Runs some commands on the file. They may refuse, but not panic.
fn use_commands(path: &Path, lots: &mut Lots) {
    let Ok(mut session) = EventSession::open(script::host(), path) else { return };
    let out: PathBuf = path.with_extension("out");
    let round = 1 + lots.below(5);
    let board = 1 + lots.below(9);
    let commands = [
        ("status", json!({})),
        ("view_register", json!({})),
        ("view_closing", json!({})),
        ("view_knockouts", json!({})),
        ("view_finals", json!({})),
        ("view_points", json!({})),
        ("view_history", json!({})),
        ("view_settings", json!({})),
        ("view_round", json!({ "round": round })),
        ("report_round", json!({ "round": round })),
        ("view_standings", json!({ "round": round.min(4), "criteria": null })),
        ("explain_board", json!({ "round": round, "board": board })),
        ("export", json!({ "format": "h9", "file": pick(&out), "overwrite": true })),
        ("export", json!({ "format": "opengotha", "file": pick(&out), "overwrite": true })),
        ("unpair_round", json!({ "round": 4, "consent": true })),
        ("pair_round", json!({ "round": round, "consent": true })),
        ("enter_result", json!({ "round": round, "board": board, "result": "0-1", "pass": null, "reason": "misread" })),
        ("undo", json!({})),
    ];
    for _ in 0..5 {
        let (command, request) = &commands[lots.below(commands.len() as u32) as usize];
        // A refusal is fine.
        let _ = dispatch_event(&mut session, command, request.clone());
    }
}

fn one<'a, T>(list: &'a [T], lots: &mut Lots) -> Option<&'a T> {
    if list.is_empty() { None } else { list.get(lots.below(list.len() as u32) as usize) }
}

fn game<'a>(event: &'a Tournament, lots: &mut Lots, in_knockout: bool) -> Option<&'a Game> {
    let games: Vec<&Game> = event.games.iter().filter(|game| game.knockout.is_some() == in_knockout).collect();
    one(&games, lots).copied()
}

fn entry<'a>(event: &'a Tournament, lots: &mut Lots, except: &[EntryId]) -> Option<&'a Entry> {
    let entries: Vec<&Entry> = event.entries.iter().filter(|entry| !except.contains(&entry.id)).collect();
    one(&entries, lots).copied()
}

/// The knock-out or Final of an event, and the names of its tables and columns.
struct Drawn {
    id: i64,
    first_round: u32,
    players: Vec<EntryId>,
    table: &'static str,
    seats: &'static str,
    /// The column with its key, in the tables of seats and of games.
    key: &'static str,
    /// The beginning of the columns with the place of a game.
    place: &'static str,
}

fn drawn(event: &Tournament) -> Drawn {
    let knockout = event.tables.first().map(|table| Drawn {
        id: table.id.0,
        first_round: table.first_round,
        players: table.boxes.iter().filter_map(|line| line.entry).collect(),
        table: "knockout_table",
        seats: "knockout_box",
        key: "knockout",
        place: "knockout",
    });
    let year_final = event.finals.first().map(|year_final| Drawn {
        id: year_final.id.0,
        first_round: year_final.first_round,
        players: year_final.seats.iter().map(|seat| seat.entry).collect(),
        table: "year_final",
        seats: "final_seat",
        key: "year_final",
        place: "final",
    });
    knockout.or(year_final).expect("the event has a knock-out or a Final")
}

/// A word of a list, for a value.
fn word<'a>(words: &[&'a str], lots: &mut Lots) -> &'a str {
    words[lots.below(words.len() as u32) as usize]
}

const NO_CHECKS: &str = "PRAGMA ignore_check_constraints = ON; ";

/// All kinds of forgeries.
const FORGERIES: [Forgery; 37] = {
    const fn broken(name: &'static str, sql: fn(&Tournament, &mut Lots) -> Option<String>) -> Forgery {
        Forgery { name, breaks_rule: true, sql }
    }
    const fn absurd(name: &'static str, sql: fn(&Tournament, &mut Lots) -> Option<String>) -> Forgery {
        Forgery { name, breaks_rule: false, sql }
    }
    [
        broken("two games of one player in a round", |event, lots| {
            let game = game(event, lots, false)?;
            let other = entry(event, lots, &[game.black, game.white])?.id;
            Some(format!("UPDATE game SET black = {} WHERE id = {}", other.0, game.id.0))
        }),
        broken("a player against themselves", |event, lots| {
            let id = game(event, lots, false)?.id.0;
            Some(format!("{NO_CHECKS}UPDATE game SET black = white WHERE id = {id}"))
        }),
        broken("a game on a board that does not exist", |event, lots| {
            let (game, board) = (game(event, lots, false)?, 50 + lots.below(50_000));
            Some(format!(
                "INSERT INTO game (competition, round, board, black, white, handicap, read_for_black, read_for_white, locked, \
                 changed_after_release) SELECT competition, round, {board}, black, white, 0, '1-0', '1-0', 0, 0 FROM game \
                 WHERE id = {}",
                game.id.0
            ))
        }),
        broken("a player of another competition", |event, lots| {
            let game = game(event, lots, false)?;
            Some(format!(
                "INSERT INTO competition (id, name, system, rounds, rules) SELECT 77, 'Other', system, rounds, rules FROM \
                 competition WHERE id = {}; UPDATE entry SET competition = 77, number = 700 WHERE id = {}",
                game.competition.0, game.black.0
            ))
        }),
        broken("a bye of a player with a game", |event, lots| {
            let game = game(event, lots, false)?;
            Some(format!(
                "INSERT INTO bye (competition, round, entry) VALUES ({}, {}, {})",
                game.competition.0, game.round, game.white.0
            ))
        }),
        broken("a result that does not exist", |event, lots| {
            let (id, result) = (game(event, lots, false)?.id.0, word(&["7-3", "", "2-0", "1-0!!", "wo"], lots));
            Some(format!("UPDATE game SET read_for_black = '{result}', read_for_white = '{result}' WHERE id = {id}"))
        }),
        broken("a confirmed round without a result", |event, lots| {
            let id = game(event, lots, false)?.id.0;
            Some(format!("UPDATE game SET read_for_black = NULL, read_for_white = NULL WHERE id = {id}"))
        }),
        broken("a box or seat with another player", |event, lots| {
            let Drawn { id, players, seats, key, .. } = drawn(event);
            let other = entry(event, lots, &players)?.id.0;
            let at = lots.below(players.len() as u32);
            Some(format!("UPDATE {seats} SET entry = {other} WHERE {key} = {id} AND position = {at}"))
        }),
        broken("another seat in the circle of a group", |event, lots| {
            let (year_final, number) = (event.finals.first()?.id.0, 2 + lots.below(7));
            Some(format!("UPDATE final_seat SET number = {number} WHERE year_final = {year_final} AND position = 0"))
        }),
        broken("a settled tie of players who are not tied", |event, _| {
            let year_final = event.finals.first()?;
            let (id, one, other) = (year_final.id.0, year_final.seats[1].entry.0, year_final.seats[0].entry.0);
            let ruling = format!("json_object('group', 'Green', 'order', json_array({one}, {other}))");
            Some(format!(
                "UPDATE year_final SET settings = json_set(settings, '$.settled', json_array({ruling})) || '' WHERE id = {id}"
            ))
        }),
        broken("a knock-out game of players who are not due", |event, lots| {
            let cup = game(event, lots, true)?;
            let of_round = |game: &&Game| game.round == cup.round && game.knockout.is_none();
            let others: Vec<&Game> = event.games.iter().filter(of_round).collect();
            let other = one(&others, lots)?;
            Some(format!(
                "UPDATE game SET black = {}, white = {} WHERE id = {}; UPDATE game SET black = {}, white = {} WHERE id = {}",
                other.black.0, other.white.0, cup.id.0, cup.black.0, cup.white.0, other.id.0
            ))
        }),
        broken("a knock-out game in another place of the table", |event, lots| {
            let (id, place, index) = (game(event, lots, true)?.id.0, drawn(event).place, 20 + lots.below(900));
            Some(format!("UPDATE game SET {place}_index = {index} WHERE id = {id}"))
        }),
        broken("a knock-out game in another round of the table", |event, lots| {
            let (id, place, round) = (game(event, lots, true)?.id.0, drawn(event).place, 5 + lots.below(20));
            Some(format!("UPDATE game SET {place}_round = {round} WHERE id = {id}"))
        }),
        broken("an ordinary game as one of the knock-out", |event, lots| {
            let (game, Drawn { id, key, place, .. }) = (game(event, lots, false)?.id.0, drawn(event));
            let index = lots.below(40);
            Some(format!("UPDATE game SET {key} = {id}, {place}_round = 0, {place}_index = {index} WHERE id = {game}"))
        }),
        broken("a knock-out that began in another round", |event, lots| {
            let Drawn { id, first_round, table, .. } = drawn(event);
            let round = (1..=32).filter(|&round| round != first_round).nth(lots.below(31) as usize)?;
            Some(format!("UPDATE {table} SET first_round = {round} WHERE id = {id}"))
        }),
        broken("a table of another category", |event, lots| {
            let (Drawn { id, table, .. }, category) = (drawn(event), [13, 18, 20, 99][lots.below(4) as usize]);
            Some(format!("UPDATE {table} SET category = {category} WHERE id = {id}"))
        }),
        broken("a draw of other lots", |event, lots| {
            let fields = [("commitment", "'00'"), ("frozen", "'none'"), ("entropy", "'1 1 1'")];
            // A Final of four has so few draws that other lots may give the same.
            let count = if event.finals.is_empty() { 3 } else { 2 };
            let (field, value) = fields[lots.below(count) as usize];
            let Drawn { id, table, .. } = drawn(event);
            Some(format!("UPDATE {table} SET draw = json_set(draw, '$.{field}', {value}) || '' WHERE id = {id}"))
        }),
        broken("a replaced player who was not in the table", |event, lots| {
            let (table, other) = (event.tables.first()?, entry(event, lots, &[])?.id.0);
            Some(format!(
                "UPDATE knockout_table SET since = json_set(since, '$.reseated', json_array(json_object('place', 1, 'from', \
                 {other}, 'to', {other}, 'mark', 'None'))) || '' WHERE id = {}",
                table.id.0
            ))
        }),
        broken("a certificate of another round", |event, lots| {
            let certificate = one(&event.certificates, lots)?;
            let other = event.certificates.iter().find(|c| c.round != certificate.round)?.round;
            Some(format!("UPDATE certificate SET round = {other}, part = 9 WHERE round = {}", certificate.round))
        }),
        broken("a certificate of other pairs", |event, lots| {
            let certificate = one(&event.certificates, lots)?;
            let other = event.certificates.iter().find(|c| c.round != certificate.round)?.round;
            Some(format!(
                "UPDATE certificate SET proof = (SELECT proof FROM certificate WHERE round = {other}) WHERE round = {}",
                certificate.round
            ))
        }),
        broken("an unreadable proof", |event, lots| {
            let round = one(&event.certificates, lots)?.round;
            let bytes = ["x''", "zeroblob(9)", "zeroblob(9000000)", "randomblob(5000)", "x'ffffffffffffffffffff'"];
            Some(format!("UPDATE certificate SET proof = {} WHERE round = {round}", word(&bytes, lots)))
        }),
        broken("another cost", |event, lots| {
            let (round, cost) = (one(&event.certificates, lots)?.round, word(&["0", "-1", "5", "9e99"], lots));
            Some(format!("UPDATE certificate SET cost = '{cost}' WHERE round = {round}"))
        }),
        broken("a pairing without its certificate", |event, lots| {
            Some(format!("DELETE FROM certificate WHERE round = {}", one(&event.certificates, lots)?.round))
        }),
        broken("an impossible rank", |event, lots| {
            let (id, rank) = (entry(event, lots, &[])?.id.0, word(&["99k", "", "10d", "0k", "-5k", "5", "1p1"], lots));
            Some(format!("UPDATE entry SET rank = '{rank}' WHERE id = {id}"))
        }),
        broken("an impossible rating or shift", |event, lots| {
            let (id, column) =
                (entry(event, lots, &[])?.id.0, word(&["rating", "score_shift", "number", "fixed_board"], lots));
            Some(format!("UPDATE entry SET {column} = 2147483000 WHERE id = {id}"))
        }),
        broken("an impossible day of birth", |event, lots| {
            let (id, day) = (entry(event, lots, &[])?.id.0, word(&["2026-02-30", "soon", "", "99999999-01-01"], lots));
            Some(format!("UPDATE entry SET birth_year = NULL, birth_day = '{day}' WHERE id = {id}"))
        }),
        broken("a round of the future", |event, lots| {
            let (competition, number) = (event.competition.id.0, 6 + lots.below(27));
            let state = word(&["Draft", "Released", "Playing", "Confirmed"], lots);
            Some(format!("INSERT INTO round (competition, number, state) VALUES ({competition}, {number}, '{state}')"))
        }),
        broken("a game of a round of the future", |event, lots| {
            let (game, number) = (game(event, lots, false)?, 6 + lots.below(27));
            Some(format!(
                "INSERT INTO round (competition, number, state) VALUES ({}, {number}, 'Released'); UPDATE game SET round = \
                 {number}, board = 99 WHERE id = {}",
                game.competition.0, game.id.0
            ))
        }),
        broken("more paired rounds than the competition has", |event, lots| {
            let rounds = 1 + lots.below(3);
            Some(format!("UPDATE competition SET rounds = {rounds} WHERE id = {}", event.competition.id.0))
        }),
        broken("an absence of a player who played", |event, lots| {
            let game = game(event, lots, false)?;
            Some(format!(
                "INSERT OR REPLACE INTO absence (competition, round, entry, reason) VALUES ({}, {}, {}, '{}')",
                game.competition.0,
                game.round,
                game.black.0,
                word(&["Consent", "Withdrawn", "NotSeen"], lots)
            ))
        }),
        broken("an absence that the register did not have", |event, _| {
            let absent = event.absences.first();
            Some(match absent {
                Some(absence) => format!("DELETE FROM absence WHERE entry = {}", absence.entry.0),
                None => format!(
                    "INSERT INTO absence (competition, round, entry, reason) SELECT competition, round, black, 'NotSeen' FROM game \
                     WHERE id = {}",
                    event.games.first()?.id.0
                ),
            })
        }),
        broken("unreadable settings", |_, lots| {
            let values = [
                "'[]'",
                "'{}'",
                "'null'",
                "'3'",
                "json_set(settings, '$.ages', 'x') || ''",
                "json_set(settings, '$.tour.coefficient', '1/0') || ''",
            ];
            Some(format!("UPDATE event SET settings = {}", word(&values, lots)))
        }),
        broken("unreadable rules", |_, lots| {
            let values =
                ["'[]'", "'{}'", "json_set(rules, '$.scoring', 7) || ''", "json_set(rules, '$.tie_breaks', 'x') || ''"];
            Some(format!("UPDATE competition SET rules = {}", word(&values, lots)))
        }),
        broken("a name longer than any text", |event, lots| {
            let (id, column) =
                (entry(event, lots, &[])?.id.0, word(&["family", "given", "club", "latin", "egd_pin"], lots));
            let length = [11_000, 100_000, 3_000_000][lots.below(3) as usize];
            Some(format!("UPDATE entry SET {column} = hex(zeroblob({length})) WHERE id = {id}"))
        }),
        absurd("a very long name", |event, lots| {
            let (id, length) = (entry(event, lots, &[])?.id.0, [500, 2_000, 9_900][lots.below(3) as usize]);
            Some(format!("UPDATE entry SET family = hex(zeroblob({length})) WHERE id = {id}"))
        }),
        absurd("a name that turns lines round", |event, lots| {
            let id = entry(event, lots, &[])?.id.0;
            Some(format!(
                "UPDATE entry SET family = char(8238) || family || char(27, 10, 0), club = '=1+1' WHERE id = {id}"
            ))
        }),
        absurd("an odd tree of ages", |_, lots| {
            let list = (0..lots.below(200)).map(|n| (n % 256).to_string()).collect::<Vec<_>>().join(",");
            Some(format!("UPDATE event SET settings = json_set(settings, '$.ages.categories', json('[{list}]')) || ''"))
        }),
    ]
};
