//! Keys of a tour book are never given out twice, also if the book has an older format.

use chrono::NaiveDate;
use domain::tour::book::{Championship, Merge, OrganiserKey, Tour, TourEdition, TourPerson, TourPlayer, TwoPeople};
use domain::tour::id::{ChampionshipId, EditionId, MergeId, OrganiserKeyId, TourPlayerId, TwoPeopleId};
use domain::{AgeRule, EventNumber, PlayerToken, Ratio, TourBook};
use serde_json::Value;
use store::{Counters, EventFile, OperationRecord, Schema, TOUR, TourFile};

fn operation(name: &str) -> OperationRecord<'_> {
    OperationRecord { who: "desk", at: "2026-07-31 10:00:00", name, input: Value::Null }
}

/// Returns the next key of every table.
fn next(mut counters: Counters) -> [i64; 6] {
    [
        counters.next_key::<OrganiserKey>().0,
        counters.next_key::<Championship>().0,
        counters.next_key::<TourEdition>().0,
        counters.next_key::<TourPlayer>().0,
        counters.next_key::<Merge>().0,
        counters.next_key::<TwoPeople>().0,
    ]
}

/// A book with one row in every table.
fn full() -> TourBook {
    let start = NaiveDate::from_ymd_opt(2026, 7, 31).unwrap();
    let edition = TourEdition {
        id: EditionId(1),
        event: EventNumber::derived("event"),
        championship: ChampionshipId(1),
        name: "Harbour Open".into(),
        start,
        end: start,
        class: "1000".into(),
        avc: Ratio::new(2, 3),
        ages: AgeRule::default(),
        sequence: 1,
        hash: String::new(),
        key: String::new(),
        data: "{}".into(),
    };
    TourBook {
        keys: vec![OrganiserKey {
            id: OrganiserKeyId(1),
            public: "5e".repeat(32),
            holder: "Harbour".into(),
            revoked: None,
        }],
        championships: vec![Championship { id: ChampionshipId(1), name: "Harbour".into() }],
        editions: vec![edition],
        players: vec![TourPlayer {
            id: TourPlayerId(1),
            token: PlayerToken::of_irn("1"),
            person: TourPerson::default(),
            confirmed: None,
        }],
        merges: vec![Merge { id: MergeId(1), duplicate: PlayerToken::of_pin("1"), kept: PlayerToken::of_pin("2") }],
        two_people: vec![TwoPeople {
            id: TwoPeopleId(1),
            one: PlayerToken::of_pin("3"),
            other: PlayerToken::of_pin("4"),
        }],
        ..TourBook::new("Tour")
    }
}

#[test]
fn keys_of_a_tour_book_stay_used_after_undo_and_reopening() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tour.tourbook");
    let mut file = TourFile::create(&path, operation("create"), &TourBook::new("Tour")).unwrap();
    assert_eq!(next(file.counters().unwrap()), [1; 6]);
    file.transact(operation("add"), &full()).unwrap();
    assert_eq!(next(file.counters().unwrap()), [2; 6]);
    file.undo("desk", "later").unwrap();
    assert_eq!(next(file.counters().unwrap()), [2; 6], "undo does not free a key");
    drop(file);
    assert_eq!(next(TourFile::open(&path).unwrap().counters().unwrap()), [2; 6]);
}

#[test]
fn conversion_of_a_tour_book_finds_the_used_keys_in_the_journal() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tour.tourbook");
    let mut file = EventFile::create_as(&path, Schema { steps: &TOUR.steps[..2], ..TOUR }).unwrap();
    file.transact(operation("create"), |tx| tx.upsert(&Tour { name: "Tour".into() })).unwrap();
    let book = full();
    let add = |tx: &store::Tx| {
        tx.put_all(&book.keys)?;
        tx.put_all(&book.championships)?;
        tx.put_all(&book.editions)?;
        tx.put_all(&book.players)?;
        tx.put_all(&book.merges)?;
        tx.put_all(&book.two_people)
    };
    file.transact(operation("add"), add).unwrap();
    file.undo("desk", "later").unwrap();
    drop(file);
    let file = TourFile::open(&path).unwrap();
    assert_eq!(next(file.counters().unwrap()), [2; 6]);
    assert!(file.check().is_sound());
}
