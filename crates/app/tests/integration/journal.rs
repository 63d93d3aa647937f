//! The inputs in journals of earlier versions are read by their types, and inputs keep their form.

use std::path::Path;

use app::operation::{Creation, EntryFields, Input, ListAdded, OperationName, SettingsChange};
use app::simulation::{Sides, Size, simulate_in_memory};
use app::vocabulary::{LevelName, MembershipName, PublicationName, SexLetter, SystemName};
use chrono::NaiveDate;
use serde_json::{Value, json};
use session::operation::stored;
use session::{EventSession, FixedEnvironment};
use store::JournalEntry;

/// The entries that the store makes itself.
const OF_THE_STORE: [&str; 2] = ["migrate", "salvage"];

/// Returns the journal of a golden file, opened as a copy, which is migrated.
fn journal(file: &str) -> Vec<JournalEntry> {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join(file);
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/files").join(file);
    std::fs::copy(golden, &copy).unwrap();
    let day = NaiveDate::from_ymd_opt(2026, 12, 31).unwrap();
    let session = EventSession::open(FixedEnvironment::new(1, day), &copy).unwrap();
    session.file().unwrap().log().unwrap()
}

fn unread(log: &[JournalEntry]) -> Vec<String> {
    let operations = log.iter().filter(|entry| !OF_THE_STORE.contains(&entry.operation.as_str()));
    operations.filter(|entry| Input::of(entry).is_none()).map(|entry| format!("{entry:?}")).collect()
}

#[test]
fn inputs_of_every_format_are_read_by_type() {
    for file in ["event-format1", "event-format2", "event-format2-final", "event-format3"] {
        let log = journal(&format!("{file}.drawmaster"));
        assert!(log.len() > 3, "{file}");
        assert_eq!(unread(&log), Vec::<String>::new(), "{file}");
    }
}

#[test]
fn inputs_keep_their_meaning() {
    let log = journal("event-format2.drawmaster");
    let inputs: Vec<Input> = log.iter().filter_map(Input::of).collect();
    let Input::CreateEvent(Creation::New(event)) = &inputs[0] else { panic!("{:?}", inputs[0]) };
    assert_eq!((event.name.as_str(), event.rounds), ("Danube Stage", None));
    let Input::ImportList(ListAdded::List(list)) = &inputs[1] else { panic!("{:?}", inputs[1]) };
    assert_eq!((list.file.as_deref(), list.announced), (Some(Path::new("players.csv")), false));
    assert_eq!(inputs[2].subject().setting, "event.levy.member");
    assert_eq!(inputs[3].subject().entries, [3]);
    let entered = inputs.iter().filter(|input| matches!(input, Input::EnterResult(_)));
    let boards: Vec<_> = entered.map(|input| (input.subject().round, input.subject().board)).collect();
    assert_eq!(boards, (1..=8).map(|board| (Some(1), Some(board))).collect::<Vec<_>>());
}

#[test]
fn inputs_of_this_version_are_read_by_type() {
    let session =
        simulate_in_memory(Size { players: 8, rounds: 2, seed: 1, system: SystemName::McMahon, sides: Sides::Players })
            .unwrap();
    let log = session.file().unwrap().log().unwrap();
    assert!(log.len() > 5);
    assert_eq!(unread(&log), Vec::<String>::new());
}

/// Inputs of more than one form: each is read as what it is, and stored as it was.
#[test]
fn inputs_of_several_forms_are_stored_as_they_were() {
    let read = |operation: &str, input: &Value| {
        let mut entry = journal("event-format1.drawmaster").remove(0);
        (entry.operation, entry.input) = (operation.into(), input.clone());
        Input::of(&entry)
    };
    let saved = json!({ "file": "copy.drawmaster" });
    let Some(Input::CreateEvent(of_copy @ Creation::Saved(_))) = read("create_event", &saved) else { panic!() };
    assert_eq!(stored(&of_copy).unwrap(), saved);
    let Some(Input::ImportList(simulated @ ListAdded::Simulated(64))) = read("import_list", &json!(64)) else {
        panic!()
    };
    assert_eq!(stored(&simulated).unwrap(), json!(64));
    let level = json!({ "level": "Club", "on": true, "cap": null, "place": 2 });
    let Some(Input::ChangeSettings(change)) = read("change_settings", &level) else { panic!() };
    assert_eq!(stored(&change).unwrap(), level);
    assert!(read("of_a_newer_version", &level).is_none());
    assert!(read("enter_result", &json!("7 1-0")).is_none());
}

/// Earlier versions stored the words of an entry and the names of levels as they were typed.
#[test]
fn typed_words_of_earlier_versions_are_read() {
    let read = |operation: &str, input: Value| {
        let mut entry = journal("event-format1.drawmaster").remove(0);
        (entry.operation, entry.input) = (operation.into(), input);
        Input::of(&entry)
    };
    let typed = json!({ "id": 3, "family": "Alder", "sex": " f", "publication": "", "membership": "concession " });
    let Some(Input::ChangeEntry(change)) = read("change_entry", typed) else { panic!() };
    let fields = change.fields;
    assert_eq!((fields.sex, fields.publication), (SexLetter::Female, PublicationName::Full));
    assert_eq!(fields.membership, MembershipName::Concession);
    let empty = json!({ "family": "Alder", "sex": "", "membership": null });
    let Some(Input::AddEntry(fields)) = read("add_entry", empty) else { panic!() };
    assert_eq!((fields.sex, fields.membership), (SexLetter::Unknown, MembershipName::Member));
    assert!(read("add_entry", json!({ "family": "Alder", "publication": "half" })).is_none());
    for level in ["score-difference", "scoredifference", "ScoreDifference"] {
        let Some(Input::ChangeSettings(SettingsChange::Level(change))) =
            read("change_settings", json!({ "level": level }))
        else {
            panic!("{level}")
        };
        assert_eq!((change.level, change.on), (LevelName::ScoreDifference, None));
    }
}

/// Every word that a journal of the current form has is stored as it was read.
#[test]
fn words_of_an_entry_keep_their_form() {
    let mut entry = journal("event-format1.drawmaster").remove(0);
    entry.operation = "add_entry".into();
    let fields = EntryFields { family: "Alder".into(), sex: SexLetter::Male, ..EntryFields::default() };
    entry.input = stored(&fields).unwrap();
    assert_eq!((&entry.input["sex"], &entry.input["publication"]), (&json!("m"), &json!("full")));
    let Some(Input::AddEntry(read)) = Input::of(&entry) else { panic!() };
    assert_eq!(stored(&read).unwrap(), entry.input);
}

#[test]
fn operations_of_every_format_have_a_name() {
    for file in ["event-format1", "event-format2", "event-format2-final", "event-format3"] {
        for entry in journal(&format!("{file}.drawmaster")) {
            assert_eq!(OperationName::of(&entry.operation).as_str(), entry.operation, "{file}");
        }
    }
    assert_eq!(OperationName::of("of_a_newer_version"), OperationName::Unknown);
}
