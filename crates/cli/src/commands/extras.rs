//! `extras`, hidden from users: writes the completions of all shells and the man pages, for packages.

use std::fs;
use std::io::Error;
use std::path::{Path, PathBuf};

use clap::{Args, Command};
use clap_complete::Shell;
use messages::message;
use session::{AppError, ErrorCode};

use crate::answer::Answer;

/// The program's name in shells.
const PROGRAM: &str = "drawmaster";
/// The shells that the packages support.
const SHELLS: [Shell; 4] = [Shell::Bash, Shell::Zsh, Shell::Fish, Shell::PowerShell];

/// The arguments of `extras`.
#[derive(Debug, Args)]
pub struct Extras {
    /// The folder to write into
    folder: PathBuf,
}

/// Writes the completions of `program` into `completions` and its man pages into `man`, below the folder. Replaces older ones.
///
/// # Errors
/// Fails if a file cannot be written.
pub fn run(extras: &Extras, program: &Command) -> Result<Answer<PathBuf>, AppError> {
    let folder = &extras.folder;
    write(folder, program).map_err(|error| {
        AppError::new(ErrorCode::File, message!("file-not-written", path = &**folder, reason = error.to_string()))
    })?;
    Ok(Answer::message(&message!("cli-extras-written", folder = &**folder), folder))
}

fn write(folder: &Path, program: &Command) -> Result<(), Error> {
    let (completions, man) = (folder.join("completions"), folder.join("man"));
    fs::create_dir_all(&completions)?;
    fs::create_dir_all(&man)?;
    for shell in SHELLS {
        clap_complete::generate_to(shell, &mut program.clone(), PROGRAM, &completions)?;
    }
    clap_mangen::generate_to(program.clone(), &man)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use clap::CommandFactory;

    use super::*;
    use crate::arguments::Arguments;

    fn written() -> BTreeMap<String, Vec<u8>> {
        let folder = tempfile::tempdir().unwrap();
        run(&Extras { folder: folder.path().to_owned() }, &Arguments::command()).unwrap();
        let files = ["completions", "man"].iter().flat_map(|name| fs::read_dir(folder.path().join(name)).unwrap());
        let files = files.map(|file| file.unwrap());
        files.map(|file| (file.file_name().into_string().unwrap(), fs::read(file.path()).unwrap())).collect()
    }

    #[test]
    fn extras_are_complete_and_the_same_each_time() {
        let first = written();
        for name in ["drawmaster.bash", "_drawmaster", "drawmaster.fish", "_drawmaster.ps1", "drawmaster.1"] {
            assert!(first.contains_key(name), "{name}: {:?}", first.keys());
        }
        for command in Arguments::command().get_subcommands().filter(|command| !command.is_hide_set()) {
            assert!(first.contains_key(&format!("drawmaster-{}.1", command.get_name())), "{}", command.get_name());
        }
        assert!(!first.keys().any(|name| name.contains("extras")), "{:?}", first.keys());
        assert_eq!(written(), first);
    }
}
