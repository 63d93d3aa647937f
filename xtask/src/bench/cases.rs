//! The commands that are measured, and the event files that they work on.

use crate::shell;
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The rounds played in each event.
pub const ROUNDS: usize = 4;

/// A command that is measured.
pub struct Case {
    /// What it does, as in the tables and plots.
    pub what: &'static str,
    /// Its words; `EVENT` stands for the event file, `OUT` for a file to write.
    words: &'static [&'static str],
}

/// Everyday commands on one event: whole processes, from the file to the answer.
pub const CASES: &[Case] = &[
    Case { what: "standings", words: &["standings", "EVENT", "--json"] },
    Case { what: "players", words: &["entries", "EVENT", "--json"] },
    Case { what: "history", words: &["log", "EVENT", "--json"] },
    Case { what: "pairing a round", words: &["pair", "EVENT", "--round", "5", "--dry-run", "--json"] },
    Case { what: "standings as PDF", words: &["print", "EVENT", "standings", "OUT", "--overwrite"] },
    Case { what: "full check", words: &["check", "EVENT"] },
];

impl Case {
    /// Returns the words of the command for this event.
    pub fn arguments(&self, event: &Path) -> Vec<String> {
        let out = event.with_extension("pdf");
        let path = |path: &Path| path.display().to_string();
        let word = |word: &&str| match *word {
            "EVENT" => path(event),
            "OUT" => path(&out),
            word => word.to_owned(),
        };
        self.words.iter().map(word).collect()
    }
}

/// Plays an event of `players` in `folder` with `program`, and returns its file. The same seed gives the same event.
pub fn play(program: &Path, folder: &Path, players: usize) -> Result<PathBuf> {
    let file = folder.join(format!("{players}.drawmaster"));
    let mut command = Command::new(program);
    let (players, rounds) = (players.to_string(), ROUNDS.to_string());
    command.args(["simulate", "--players", &players, "--rounds", &rounds, "--seed", "7"]).arg(&file);
    shell::output(&mut command)?;
    // The round that is paired.
    let next = (ROUNDS + 1).to_string();
    shell::output(Command::new(program).arg("set").arg(&file).args(["competition.rounds", &next]))?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::CASES;
    use std::path::Path;

    #[test]
    fn commands_name_the_event_and_a_file_beside_it() {
        for case in CASES {
            let arguments = case.arguments(Path::new("folder/50.drawmaster"));
            assert!(arguments.iter().any(|word| word.ends_with("50.drawmaster")), "{}", case.what);
            assert!(arguments.iter().all(|word| word != "EVENT" && word != "OUT"), "{}", case.what);
        }
    }
}
