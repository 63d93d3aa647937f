//! Absences are stored when a round is confirmed; older files get them from their journal.

use std::path::Path;

use chrono::NaiveDate;
use domain::{
    AbsenceReason, Bye, Competition, CompetitionId, Entry, EntryId, EntryStatus, EventSettings, Game, GameId, Passes,
    Player, Rank, Round, RoundNumber, RoundState, Rounds, System, Tournament,
};
use serde_json::json;
use store::{EVENT, EventFile, OperationRecord, Schema, StoreError};

const OPEN: CompetitionId = CompetitionId::OPEN;

/// Returns five registered players without rounds.
fn tournament() -> Tournament {
    let day = NaiveDate::from_ymd_opt(2026, 8, 14).unwrap();
    let entry = |id| Entry::new(EntryId(id), OPEN, Player::new(format!("Family {id}"), "Given", Rank::SHODAN));
    Tournament {
        entries: (1..=5).map(entry).collect(),
        ..Tournament::new(EventSettings::new("Cup", day, "00"), Competition::new(OPEN, "Open", System::McMahon, 5))
    }
}

fn operation(name: &str) -> OperationRecord<'_> {
    OperationRecord { who: "desk", at: "now", name, input: json!({}) }
}

/// Runs an operation that changes the event.
fn change(file: &mut EventFile, work: impl FnOnce(&mut Tournament)) {
    let before = file.load().unwrap();
    let mut after = before.clone();
    work(after.tournament_mut(OPEN).unwrap());
    file.transact(operation("change"), |tx| tx.write_difference(&before, &after)).unwrap();
}

fn entry(tournament: &mut Tournament, id: i64) -> &mut Entry {
    tournament.entries.iter_mut().find(|e| e.id == EntryId(id)).unwrap()
}

/// Pairs players 1 and 2, gives the bye to player 3, and enters a result.
fn pair(tournament: &mut Tournament, round: RoundNumber) {
    let won = "1-0".parse().ok();
    tournament.rounds.push(Round { competition: OPEN, number: round, state: RoundState::Playing });
    tournament.byes.push(Bye { competition: OPEN, round, entry: EntryId(3) });
    let game = Game::new(GameId(i64::from(round)), OPEN, round, 1, (EntryId(1), EntryId(2)));
    tournament.games.push(Game { passes: Passes::both(won), ..game });
}

fn confirm(tournament: &mut Tournament, round: RoundNumber) {
    tournament.record_absences(round);
    tournament.rounds[round as usize - 1].state = RoundState::Confirmed;
}

/// Player 4 sleeps round 1, and 5 round 2. Then 4 withdraws and 5 is no longer absent by the register. Round 2 is reopened
/// and confirmed again before round 3 is paired, round 1 afterwards, and a withdrawal is undone.
fn play(file: &mut EventFile) {
    change(file, |t| entry(t, 4).missed = Rounds::of([1]));
    change(file, |t| pair(t, 1));
    change(file, |t| confirm(t, 1));
    change(file, |t| entry(t, 5).missed = Rounds::of([2]));
    change(file, |t| pair(t, 2));
    change(file, |t| confirm(t, 2));
    change(file, |t| t.rounds[1].state = RoundState::Playing);
    change(file, |t| entry(t, 4).status = EntryStatus::Withdrawn);
    change(file, |t| confirm(t, 2));
    change(file, |t| pair(t, 3));
    change(file, |t| entry(t, 5).missed = Rounds::NONE);
    change(file, |t| t.rounds[0].state = RoundState::Playing);
    change(file, |t| confirm(t, 1));
    change(file, |t| entry(t, 1).status = EntryStatus::Withdrawn);
    file.undo("desk", "now").unwrap();
}

fn absences(tournament: &Tournament) -> Vec<(RoundNumber, i64, AbsenceReason)> {
    tournament.absences.iter().map(|a| (a.round, a.entry.0, a.reason)).collect()
}

const EXPECTED: [(RoundNumber, i64, AbsenceReason); 3] =
    [(1, 4, AbsenceReason::Consent), (2, 4, AbsenceReason::Withdrawn), (2, 5, AbsenceReason::Consent)];

#[test]
fn absences_stay_as_they_were_when_the_round_was_closed() {
    let mut file = EventFile::in_memory().unwrap();
    file.transact(operation("new"), |tx| tx.write(&tournament().into())).unwrap();
    play(&mut file);
    let event = file.load().unwrap();
    let tournament = event.tournament(OPEN).unwrap();
    assert_eq!(absences(tournament), EXPECTED);
    let by_journal = file.absences_when_confirmed().unwrap();
    let by_journal: Vec<_> = by_journal.into_values().flatten().collect();
    assert_eq!(by_journal, tournament.absences);
}

/// Writes the same event with the schema of format 2, which has no table of absences.
pub(crate) fn write_format_2(path: &Path) {
    let schema = Schema { steps: &EVENT.steps[..2], ..EVENT };
    let mut file = EventFile::create_as(path, schema).unwrap();
    let rows = [
        "INSERT INTO event VALUES (1, 'Cup', '', NULL, '2026-08-14', '2026-08-14', '', NULL, '00', '{}')",
        "INSERT INTO competition VALUES (1, 'Open', 'McMahon', 5, '{}')",
    ];
    let player = "INSERT INTO entry (id, competition, family, given, middle, club, town, rank, publication, status, missed,
        score_shift, ghost, guest) VALUES (?1, 1, 'Family', 'Given', '', '', '', '1d', 'Full', 'Registered', 0, 0, 0, 0)";
    run(&mut file, &rows);
    for id in 1..=5 {
        run(&mut file, &[&player.replace("?1", &id.to_string())]);
    }
    let pair = |round: i64| {
        [
            format!("INSERT INTO round VALUES (1, {round}, 'Playing')"),
            format!("INSERT INTO bye VALUES (1, {round}, 3)"),
            format!(
                "INSERT INTO game (id, competition, round, board, black, white, handicap, read_for_black, read_for_white,
                 locked, changed_after_release) VALUES ({round}, 1, {round}, 1, 1, 2, 0, '1-0', '1-0', 0, 0)"
            ),
        ]
    };
    let state = |round: i64, state: &str| format!("UPDATE round SET state = '{state}' WHERE number = {round}");
    let steps: [Vec<String>; 13] = [
        vec!["UPDATE entry SET missed = 1 WHERE id = 4".into()],
        pair(1).to_vec(),
        vec![state(1, "Confirmed")],
        vec!["UPDATE entry SET missed = 2 WHERE id = 5".into()],
        pair(2).to_vec(),
        vec![state(2, "Confirmed")],
        vec![state(2, "Playing")],
        vec!["UPDATE entry SET status = 'Withdrawn' WHERE id = 4".into()],
        vec![state(2, "Confirmed")],
        pair(3).to_vec(),
        vec!["UPDATE entry SET missed = 0 WHERE id = 5".into()],
        vec![state(1, "Playing")],
        vec![state(1, "Confirmed")],
    ];
    for step in &steps {
        run(&mut file, &step.iter().map(String::as_str).collect::<Vec<_>>());
    }
    run(&mut file, &["UPDATE entry SET status = 'Withdrawn' WHERE id = 1"]);
    file.undo("desk", "now").unwrap();
}

fn run(file: &mut EventFile, rows: &[&str]) {
    file.transact(operation("rows"), |tx| tx.connection().execute_batch(&rows.join(";")).map_err(StoreError::from))
        .unwrap();
}

#[test]
fn migration_takes_the_absences_from_the_journal() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.drawmaster");
    write_format_2(&path);
    let file = EventFile::open(&path).unwrap();
    assert!(file.check().is_sound());
    drop(file);
    let stored: Vec<(RoundNumber, i64, String)> = {
        let reading = rusqlite::Connection::open(&path).unwrap();
        let mut select = reading.prepare("SELECT round, entry, reason FROM absence ORDER BY round, entry").unwrap();
        let rows = select.query_map((), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
        rows.collect::<rusqlite::Result<_>>().unwrap()
    };
    let expected: Vec<_> = EXPECTED.iter().map(|(round, id, reason)| (*round, *id, format!("{reason:?}"))).collect();
    assert_eq!(stored, expected);
}
