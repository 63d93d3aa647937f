//! The command `points`, as text and as JSON.

use std::path::Path;
use std::process::{Command, Output};

fn drawmaster(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_drawmaster")).args(arguments).current_dir(folder).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn points_are_listed_as_text_and_as_json() {
    let folder = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| drawmaster(folder.path(), arguments);
    assert!(run(&["simulate", "--players", "24", "--rounds", "3", "--seed", "7", "cup.drawmaster"]).status.success());

    let json = run(&["points", "cup.drawmaster", "--json"]);
    let view: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
    let players = view["players"].as_array().unwrap();
    assert!(!players.is_empty());
    for player in players {
        let sources = player["sources"].as_array().unwrap();
        let sum: i64 = sources.iter().map(|s| s["points"].as_str().unwrap().parse::<i64>().unwrap()).sum();
        assert_eq!(player["points"].as_i64(), Some(sum), "{player}");
    }
    let shown = text(&run(&["points", "cup.drawmaster"]).stdout);
    assert!(shown.starts_with("Season 2018-draft, class 1000, coefficient 1\n"), "{shown}");
    assert!(players.iter().all(|player| shown.contains(player["name"].as_str().unwrap())));

    std::fs::write(folder.path().join("own.toml"), "name = \"own\"\navc = 1\n").unwrap();
    let refused = run(&["points", "cup.drawmaster", "--season-file", "own.toml"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(text(&refused.stderr).starts_with("In own.toml: Line 2: "), "{}", text(&refused.stderr));
}
