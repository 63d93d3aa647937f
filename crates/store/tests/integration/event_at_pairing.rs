//! Earlier states of an event, and the entry that paired a round.

use chrono::NaiveDate;
use domain::{
    Bye, Competition, CompetitionId, Entry, EntryId, EventSettings, Game, GameId, Passes, Player, Rank, Round,
    RoundState, System, Tournament,
};
use serde_json::json;
use store::{COMPETITION, EventFile, OperationRecord};

use crate::absences::write_format_2;

const OPEN: CompetitionId = CompetitionId::OPEN;
const PAIRING: [&str; 2] = ["pair", "pair again"];

fn tournament() -> Tournament {
    let day = NaiveDate::from_ymd_opt(2026, 8, 14).unwrap();
    let entry = |id| Entry::new(EntryId(id), OPEN, Player::new(format!("Family {id}"), "Given", Rank::SHODAN));
    Tournament {
        entries: (1..=5).map(entry).collect(),
        ..Tournament::new(EventSettings::new("Cup", day, "00"), Competition::new(OPEN, "Open", System::McMahon, 5))
    }
}

fn record(name: &str) -> OperationRecord<'_> {
    OperationRecord { who: "desk", at: "now", name, input: json!({}) }
}

/// Runs an operation and returns its entry.
fn change(file: &mut EventFile, name: &str, work: impl FnOnce(&mut Tournament)) -> i64 {
    let before = file.load().unwrap();
    let mut after = before.clone();
    work(after.tournament_mut(OPEN).unwrap());
    file.transact(record(name), |tx| tx.write_difference(&before, &after)).unwrap();
    file.head().unwrap().0
}

/// Pairs round 1: two games of four players and the bye of the fifth.
fn pair(tournament: &mut Tournament, first_key: i64) {
    tournament.rounds = vec![Round { competition: OPEN, number: 1, state: RoundState::Draft }];
    tournament.byes = vec![Bye { competition: OPEN, round: 1, entry: EntryId(5) }];
    let game = |(key, players)| Game::new(GameId(key), OPEN, 1, u32::try_from(key).unwrap(), players);
    tournament.games =
        [(first_key, (EntryId(1), EntryId(2))), (first_key + 1, (EntryId(3), EntryId(4)))].map(game).to_vec();
}

fn win(tournament: &mut Tournament) {
    tournament.games.iter_mut().for_each(|game| game.passes = Passes::both("1-0".parse().ok()));
}

fn paired_by(file: &EventFile) -> Option<i64> {
    file.pairing_entry(OPEN, 1, &PAIRING).unwrap()
}

#[test]
fn the_event_after_an_entry_is_the_one_that_the_entry_left() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cup.drawmaster");
    let (mut file, ()) = EventFile::create_with(&path, record("new"), |tx| tx.write(&tournament().into())).unwrap();
    let mut states = vec![file.load().unwrap()];
    let steps: [fn(&mut Tournament); 5] = [
        |t| pair(t, 1),
        win,
        |t| t.entries[0].player.rank = "3d".parse().unwrap(),
        |t| t.byes.clear(),
        |t| t.games.iter_mut().for_each(|game| game.board = 3 - game.board),
    ];
    for step in steps {
        change(&mut file, "change", step);
        states.push(file.load().unwrap());
    }
    file.undo("desk", "later").unwrap();
    states.push(file.load().unwrap());
    for (id, state) in (1..).zip(&states) {
        assert_eq!(&file.event_after(id).unwrap(), state, "entry {id}");
    }
}

#[test]
fn the_pairing_of_a_round_is_found_across_a_conversion() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.drawmaster");
    write_format_2(&path);
    // The event, five players, a missed round, and the pairing.
    assert_eq!(paired_by(&EventFile::open(&path).unwrap()), Some(8));
}

#[test]
fn a_round_is_paired_by_its_newest_pairing_that_is_not_undone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cup.drawmaster");
    let (mut file, ()) = EventFile::create_with(&path, record("new"), |tx| tx.write(&tournament().into())).unwrap();
    assert_eq!(paired_by(&file), None);
    let first = change(&mut file, "pair", |t| pair(t, 1));
    change(&mut file, "result", win);
    assert_eq!(paired_by(&file), Some(first), "a result pairs nobody");
    change(&mut file, "unpair", |t| (t.rounds, t.games, t.byes) = Default::default());
    file.undo("desk", "later").unwrap();
    assert_eq!(paired_by(&file), Some(first), "an undo restores the earlier pairing");
    let again = change(&mut file, "pair again", |t| pair(t, 11));
    assert_eq!(paired_by(&file), Some(again));
    file.undo("desk", "later").unwrap();
    assert_eq!(paired_by(&file), Some(first));
    file.redo("desk", "later").unwrap();
    assert_eq!(paired_by(&file), Some(again));
}

#[test]
fn a_round_of_another_source_is_paired_by_the_entry_that_added_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("import.drawmaster");
    let mut imported = tournament();
    pair(&mut imported, 1);
    let (mut file, ()) = EventFile::create_with(&path, record("import"), |tx| tx.write(&imported.into())).unwrap();
    change(&mut file, "result", win);
    assert_eq!(paired_by(&file), Some(1));
}

#[test]
fn a_pairing_that_wrote_nothing_counts_until_what_was_before_it_is_undone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cup.drawmaster");
    let (mut file, ()) = EventFile::create_with(&path, record("new"), |tx| tx.write(&tournament().into())).unwrap();
    let first = change(&mut file, "pair", |t| pair(t, 1));
    change(&mut file, "result", win);
    let note = |file: &mut EventFile, competition: i64, round: u32| {
        let input = json!({ "round": round, COMPETITION: competition });
        let record = OperationRecord { input, ..record("pair again") };
        file.transact_or_note(record, true, |_| Ok::<(), store::StoreError>(())).unwrap();
        file.head().unwrap().0
    };
    note(&mut file, OPEN.0, 2);
    note(&mut file, OPEN.0 + 1, 1);
    assert_eq!(paired_by(&file), Some(first), "another round, another competition");
    let again = note(&mut file, OPEN.0, 1);
    assert_eq!(paired_by(&file), Some(again));
    let entries = |file: &EventFile| -> Vec<i64> {
        file.pairings(OPEN, 1, &PAIRING).unwrap().iter().map(|pairing| pairing.entry).collect()
    };
    assert_eq!(entries(&file), [first, again]);
    file.undo("desk", "later").unwrap();
    assert_eq!((paired_by(&file), entries(&file)), (Some(first), vec![first]), "the result is undone");
    let meanwhile = note(&mut file, OPEN.0, 1);
    assert_eq!(paired_by(&file), Some(meanwhile), "paired again without the result");
    file.redo("desk", "later").unwrap();
    assert_eq!(paired_by(&file), Some(again), "the result is there again");
}

#[test]
fn every_pairing_since_the_round_was_added_is_listed_with_its_games() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cup.drawmaster");
    let (mut file, ()) = EventFile::create_with(&path, record("new"), |tx| tx.write(&tournament().into())).unwrap();
    change(&mut file, "pair", |t| pair(t, 1));
    change(&mut file, "unpair", |t| (t.rounds, t.games, t.byes) = Default::default());
    let first = change(&mut file, "pair", |t| pair(t, 11));
    change(&mut file, "unpair board", |t| t.games.truncate(t.games.len() - 1));
    let players = (EntryId(3), EntryId(4));
    let part = change(&mut file, "pair again", |t| t.games.push(Game::new(GameId(13), OPEN, 1, 2, players)));
    let listed = file.pairings(OPEN, 1, &PAIRING).unwrap();
    let games = |at: usize| listed[at].games.iter().map(|game| game.0).collect::<Vec<_>>();
    assert_eq!(listed.iter().map(|pairing| pairing.entry).collect::<Vec<_>>(), [first, part]);
    assert_eq!((games(0), games(1)), (vec![11, 12], vec![13]));
    assert_eq!(listed[1].operation, "pair again");
}

#[test]
fn the_pairings_of_an_imported_round_begin_with_the_import() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("import.drawmaster");
    let mut imported = tournament();
    pair(&mut imported, 1);
    let (mut file, ()) = EventFile::create_with(&path, record("import"), |tx| tx.write(&imported.into())).unwrap();
    let part =
        change(&mut file, "pair again", |t| t.games[1] = Game::new(GameId(3), OPEN, 1, 2, (EntryId(4), EntryId(3))));
    let listed = file.pairings(OPEN, 1, &PAIRING).unwrap();
    let entries: Vec<_> = listed.iter().map(|pairing| (pairing.entry, pairing.operation.as_str())).collect();
    assert_eq!(entries, [(1, "import"), (part, "pair again")]);
}
