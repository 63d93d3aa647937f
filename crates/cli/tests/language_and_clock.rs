//! The options that change how the command line answers: the language and, for tests, the clock.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::process::{Command, Output};

fn drawmaster(folder: &tempfile::TempDir, arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_drawmaster"));
    command.env_remove("DRAWMASTER_LANGUAGE").env("DRAWMASTER_DATA", folder.path()).envs(variables.iter().copied());
    command.args(arguments).current_dir(folder.path()).output().unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

const ROMANIAN: &str = "Circuitul nu are foaia „moon”. Alegeți una dintre race, prizes, sp-list.";

#[test]
fn refusals_are_in_the_chosen_language() {
    let folder = tempfile::tempdir().unwrap();
    let print = ["tour", "print", "moon", "no.pdf"];
    let english = drawmaster(&folder, &print, &[]);
    assert_eq!(english.status.code(), Some(1));
    assert_eq!(stderr(&english).trim(), "The tour has no sheet \"moon\". Choose one of race, prizes, sp-list.");

    let option = drawmaster(&folder, &[&print[..], &["--language", "ro"]].concat(), &[]);
    let variable = drawmaster(&folder, &print, &[("DRAWMASTER_LANGUAGE", "ro")]);
    assert_eq!(stderr(&option).trim(), ROMANIAN);
    assert_eq!(stderr(&variable).trim(), ROMANIAN);

    let json = drawmaster(&folder, &[&["--language", "ro", "--json"], &print[..]].concat(), &[]);
    let error: serde_json::Value = serde_json::from_slice(&json.stderr).unwrap();
    let expected = serde_json::json!({ "error": { "code": "bad_input", "message": ROMANIAN, "hints": [] } });
    assert_eq!(error, expected);
}

#[test]
fn an_unknown_language_is_wrong_usage() {
    let folder = tempfile::tempdir().unwrap();
    for code in ["xx", "en,ro"] {
        let refused = drawmaster(&folder, &["--language", code, "key"], &[]);
        assert_eq!(refused.status.code(), Some(2), "{code}: {}", stderr(&refused));
    }
}

#[test]
fn messages_in_json_answers_are_text() {
    let folder = tempfile::tempdir().unwrap();
    let demo = drawmaster(&folder, &["demo", "demo", "--json", "--language", "ro"], &[]);
    let answer: serde_json::Value = serde_json::from_slice(&demo.stdout).unwrap();
    let first = answer["told"][1].as_str().unwrap();
    assert!(first.starts_with("Înscrierile sunt închise."), "{first}");
}

#[test]
fn the_clock_can_be_set() {
    let folder = tempfile::tempdir().unwrap();
    let clock = [("DRAWMASTER_NOW", "2026-08-14T09:00:00")];
    assert!(drawmaster(&folder, &["tour", "new"], &clock).status.success());
    let journal = drawmaster(&folder, &["tour", "log", "--json"], &[]);
    let lines: serde_json::Value = serde_json::from_slice(&journal.stdout).unwrap();
    assert_eq!(lines[0]["at"], "2026-08-14 09:00:00");
}

#[test]
fn a_malformed_clock_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let refused = drawmaster(&folder, &["tour", "new"], &[("DRAWMASTER_NOW", "noon")]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(stderr(&refused).starts_with("DRAWMASTER_NOW is \"noon\", which is not a local time."));
    assert!(!folder.path().join("tour.tourbook").exists());
}
