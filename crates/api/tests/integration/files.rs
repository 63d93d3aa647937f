//! Files in requests: a command reaches only files that the user picked.

use api::{Workspace, dispatch, hall_query};
use chrono::NaiveDate;
use serde_json::{Value, json};
use session::{FileHandles, FixedEnvironment};

fn workspace() -> Workspace {
    Workspace::new(FixedEnvironment::new(1, NaiveDate::from_ymd_opt(2026, 8, 1).unwrap()))
}

/// Every command with a file, and a request in which `file` is that file.
fn with_file(file: &Value) -> Vec<(&'static str, Value)> {
    let print = json!({ "what": "pairings", "file": file });
    let book = json!({ "file": file, "championship": "", "accept": false });
    vec![
        ("create_event", json!({ "file": file, "name": "Open", "start": "2026-08-14" })),
        ("open_event", json!({ "file": file })),
        ("view_event_file", json!({ "file": file })),
        ("view_file_statistics", json!({ "file": file })),
        ("open_sample", json!({ "file": file })),
        ("import_event", json!({ "file": 0, "into": file, "format": null, "form": {} })),
        ("import_event", json!({ "file": file, "into": 0, "format": null, "form": {} })),
        ("import_competition", json!({ "file": file, "name": "" })),
        ("detect_format", json!({ "file": file })),
        ("import_list", json!({ "file": file })),
        ("preview_list", json!({ "file": file })),
        ("import_ratings", json!({ "file": file })),
        ("import_seeds", json!({ "file": file, "names": false, "key": "" })),
        ("promote_copy", json!({ "file": file })),
        ("save_as", json!({ "file": file })),
        ("restore_copy", json!({ "folder": 0, "name": "a.drawmaster", "file": file })),
        ("set_second_folder", json!({ "file": file })),
        ("salvage_event", json!({ "file": file, "into": 0 })),
        ("salvage_event", json!({ "file": null, "into": file })),
        ("use_season_file", json!({ "file": file })),
        ("print", print.clone()),
        ("print_folder", print.clone()),
        ("export_pages", print),
        ("print_poster", json!({ "file": file, "url": "http://127.0.0.1:8080/" })),
        ("print_codes", json!({ "file": file, "url": "", "codes": [] })),
        ("send_sheets", json!({ "printer": null, "folder": file, "sheets": [] })),
        ("publish_site", json!({ "file": file, "language": null })),
        ("export", json!({ "format": "csv", "file": file })),
        ("create_tour", json!({ "file": file, "name": "Tour" })),
        ("open_tour", json!({ "file": file })),
        ("restore_tour_copy", json!({ "folder": 0, "name": "a.tourbook", "file": file })),
        ("view_bundle", book.clone()),
        ("add_bundle", book),
        ("write_tour_seeds", json!({ "file": file, "championship": "", "date": null })),
        ("publish_tour", json!({ "file": file })),
        ("print_tour", json!({ "what": "race", "file": null, "into": file })),
        ("print_tour", json!({ "what": "race", "file": file, "into": 0 })),
    ]
}

#[test]
fn commands_refuse_files_that_were_not_picked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("stage.drawmaster");
    let mut files = FileHandles::default();
    files.issue(folder.path().join("picked.drawmaster"));
    for forged in [json!(path), json!(1), json!(-1), json!({ "file": path })] {
        for (name, request) in with_file(&forged) {
            let refusal = dispatch(&mut workspace(), &files, name, request).unwrap_err();
            assert_eq!(refusal.message.id, "file-not-picked", "{name} {forged}");
        }
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing was written");
}

#[test]
fn commands_accept_files_that_were_picked() {
    let folder = tempfile::tempdir().unwrap();
    let mut files = FileHandles::default();
    files.issue(folder.path().join("picked.drawmaster"));
    for (name, request) in with_file(&json!(0)) {
        let id = dispatch(&mut workspace(), &files, name, request).map_or_else(|error| error.message.id, |_| "done");
        assert!(!["file-not-picked", "request-invalid"].contains(&id), "{name}: {id}");
    }
}

#[test]
fn hall_display_names_no_file() {
    let mut workspace = workspace();
    for name in ["open_event", "print"] {
        assert_eq!(
            hall_query(&mut workspace.event, name, json!({ "file": 0 })).unwrap_err().message.id,
            "api-not-for-the-hall"
        );
    }
}

#[test]
fn every_command_with_a_file_is_listed() {
    let mut types = api::Declarations::default();
    api::declare_commands(&mut types);
    let commands = types.declaration("Commands").unwrap();
    let takes_file = |request: &str| types.declaration(request).is_some_and(|text| text.contains("FileHandle"));
    let mut expected: Vec<&str> = commands
        .lines()
        .filter_map(|line| line.trim().strip_prefix('"')?.split_once("\": { request: "))
        .filter(|(_, types)| takes_file(types.split(';').next().unwrap_or_default()))
        .map(|(name, _)| name)
        .filter(|name| *name != "preview_event")
        .collect();
    let mut listed: Vec<&str> = with_file(&Value::Null).into_iter().map(|(name, _)| name).collect();
    expected.sort_unstable();
    listed.sort_unstable();
    listed.dedup();
    assert_eq!(listed, expected);
}
