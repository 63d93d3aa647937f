//! The program on a stick: its data are beside it. An installed one keeps them in the user's folder.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::hall;

/// Runs a copy of the program on a stick, without the variable that names the folder of the user's data.
fn run(program: &Path, home: &Path, words: &[&str]) -> serde_json::Value {
    let mut command = Command::new(program);
    command.args(words).env_remove("DRAWMASTER_DATA");
    for folder in ["HOME", "XDG_DATA_HOME", "APPDATA"] {
        command.env(folder, home);
    }
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn a_portable_program_keeps_its_data_beside_itself() {
    let hall = hall();
    let (stick, home) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let program = stick.path().join(format!("drawmaster{}", std::env::consts::EXE_SUFFIX));
    std::fs::copy(hall.program(), &program).unwrap();
    std::fs::write(stick.path().join("portable"), "").unwrap();
    let data = shown(stick.path()).join("data");
    assert_eq!(run(&program, home.path(), &["about", "--json"])["data_folder"], data.to_str().unwrap());
    let key = run(&program, home.path(), &["key", "--json"]);
    assert_eq!(key["file"], data.join("organiser.key").to_str().unwrap());
    assert_eq!(std::fs::read_dir(home.path()).unwrap().count(), 0, "nothing is left on the computer");
    std::fs::remove_file(stick.path().join("portable")).unwrap();
    let own = &run(&program, home.path(), &["about", "--json"])["data_folder"];
    assert!(
        own.as_str().is_some_and(|own| !Path::new(own).starts_with(shown(stick.path()))),
        "{own} is not the user's"
    );
}

/// Returns a folder as the program shows it: on Windows without the mark of long paths, which no other program takes.
fn shown(folder: &Path) -> PathBuf {
    let folder = folder.canonicalize().unwrap();
    let unmarked = folder.to_str().unwrap().trim_start_matches(r"\\?\");
    PathBuf::from(unmarked)
}

#[test]
fn the_program_shows_its_version_and_the_licences_of_its_parts() {
    let hall = hall();
    let about = hall.drawmaster("about --json").json();
    let version = about["version"].as_str().unwrap().to_owned();
    assert!(hall.drawmaster("--version").done().starts_with(&format!("drawmaster {version} (commit ")));
    assert_eq!((&about["portable"], &about["data_folder"]), (&false.into(), &hall.data().to_str().into()));
    let licences = hall.drawmaster("about --licences").done();
    for part in ["  * tauri 2.", "  * svelte 5.", "  * Noto fonts ", "SIL OPEN FONT LICENSE"] {
        assert!(licences.contains(part), "{part}");
    }
}
