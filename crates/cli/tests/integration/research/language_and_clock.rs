//! The options that change how the command line answers: the language and, for tests, the clock.

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
fn wrong_usage_is_in_the_chosen_language() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [&["boards", "e", "--language", "ro"][..], &["--language=ro", "boards", "e"]] {
        let refused = drawmaster(&folder, arguments, &[]);
        assert_eq!(refused.status.code(), Some(2));
        assert!(
            stderr(&refused).starts_with("Lipsește: --round <ROUND>.\nUtilizare: drawmaster boards"),
            "{}",
            stderr(&refused)
        );
    }
    let json = drawmaster(&folder, &["fly", "--json"], &[("DRAWMASTER_LANGUAGE", "ro")]);
    let error: serde_json::Value = serde_json::from_slice(&json.stderr).unwrap();
    assert_eq!(error["error"]["message"], "Nu există comanda fly.");
}

#[test]
fn messages_in_json_answers_are_text() {
    let folder = tempfile::tempdir().unwrap();
    let demo = drawmaster(&folder, &["demo", "demo", "--json", "--language", "ro"], &[]);
    let answer: serde_json::Value = serde_json::from_slice(&demo.stdout).unwrap();
    let first = answer["told"][1].as_str().unwrap();
    assert!(first.starts_with("Înscrierile sunt închise."), "{first}");
}

fn stdout(output: &Output) -> String {
    assert!(output.status.success(), "{}", stderr(output));
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn answers_and_headings_are_in_the_chosen_language() {
    let folder = tempfile::tempdir().unwrap();
    let simulate = ["simulate", "--players", "8", "--rounds", "2", "--seed", "1", "e.drawmaster"];
    assert!(stdout(&drawmaster(&folder, &simulate, &[])).ends_with(" is in e.drawmaster.\n"));
    let said = |command: &[&str], language| stdout(&drawmaster(&folder, command, &[("DRAWMASTER_LANGUAGE", language)]));
    let check = |language| said(&["check", "e.drawmaster"], language);
    assert!(
        check("en").starts_with("Sound: ") && check("en").contains(" journal entries, 2 rounds, "),
        "{}",
        check("en")
    );
    assert!(check("ro").starts_with("În regulă: ") && check("ro").contains(", 2 runde, "), "{}", check("ro"));
    let head = |language| said(&["standings", "e.drawmaster"], language).lines().next().unwrap().to_string();
    for (language, words) in [("en", ["place", "no.", "name"]), ("ro", ["loc", "nr.", "nume"])] {
        let head = head(language);
        let columns: Vec<&str> = head.split_whitespace().take(3).collect();
        assert_eq!(columns, words, "{head}");
    }
}

#[test]
fn notes_of_an_import_are_in_the_chosen_language() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("list.csv"), "family,given,rank,shoe\nBrook,Ada,1d,40\n").unwrap();
    for (event, language, note) in [
        ("one.drawmaster", "en", "The column \"shoe\" is left out."),
        ("two.drawmaster", "ro", "Coloana „shoe” este omisă."),
    ] {
        let said = stdout(&drawmaster(&folder, &["import", event, "list.csv", "--language", language], &[]));
        assert!(said.contains(note), "{said}");
    }
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
