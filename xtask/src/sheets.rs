//! `cargo xtask sheets`: makes a picture of every sheet of the sample event, or of a given event, for people to look at.

use crate::{build, paths, shell};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The line in `cargo xtask help`.
pub const HELP: &str = "makes a picture of every sheet of the sample event, or of EVENT, into target/sheets";

/// The paper sizes of the pictures.
const PAPERS: [&str; 2] = ["a4", "a3"];
/// The resolution of the pictures.
const DOTS_PER_INCH: &str = "60";

/// Builds the command line, prints everything and turns each page into a PNG.
pub fn perform(words: &[String]) -> Result<()> {
    let event = match words {
        [] => None,
        [event] => Some(PathBuf::from(event).canonicalize().with_context(|| format!("cannot find {event}"))?),
        _ => bail!("it takes at most one event"),
    };
    if shell::find("pdftoppm").is_none() {
        bail!("pdftoppm is not installed: install Poppler (Debian package poppler-utils)");
    }
    build::programs(&[build::COMMAND_LINE])?;
    let folder = paths::target().join("sheets");
    if folder.exists() {
        fs::remove_dir_all(&folder).context("cannot remove the old pictures")?;
    }
    fs::create_dir_all(&folder)?;
    let event = match event {
        Some(event) => event,
        None => {
            let demo = folder.join("demo");
            shell::output(Command::new(paths::built(build::COMMAND_LINE)).arg("demo").arg(&demo))?;
            demo.join("sample.drawmaster")
        }
    };
    let mut pictures = 0;
    for paper in PAPERS {
        let out = folder.join(paper);
        for round in rounds(&event)?.into_iter().map(Some).chain([None]) {
            print(&event, &out, paper, round)?;
        }
        pictures += draw(&out)?;
    }
    println!("{pictures} pictures are in {}.", folder.display());
    Ok(())
}

/// The first and the newest paired round; the rounds between look the same.
fn rounds(event: &Path) -> Result<Vec<u32>> {
    let mut paired = Vec::new();
    for round in 1..=32 {
        let mut command = Command::new(paths::built(build::COMMAND_LINE));
        let probe = event.with_extension("probe.pdf");
        let words = ["--round", &round.to_string()];
        let printed = shell::succeeds(command.arg("print").arg(event).arg("pairings").arg(&probe).args(words));
        if !printed {
            break;
        }
        fs::remove_file(&probe)?;
        paired.push(round);
    }
    let last = paired.pop();
    Ok(paired.into_iter().take(1).chain(last).collect())
}

fn print(event: &Path, out: &Path, paper: &str, round: Option<u32>) -> Result<()> {
    let folder = out.join(round.map_or_else(|| "event".into(), |round| format!("round-{round}")));
    let mut command = Command::new(paths::built(build::COMMAND_LINE));
    command.arg("print").arg(event).arg("all").arg(&folder).args(["--paper", paper]);
    if let Some(round) = round {
        command.args(["--round", &round.to_string()]);
    }
    shell::output(&mut command).map(drop)
}

/// Draws each page of each PDF as a PNG beside it and returns the number of pictures.
fn draw(folder: &Path) -> Result<usize> {
    let mut pictures = 0;
    for part in fs::read_dir(folder)? {
        let part = part?.path();
        for pdf in files(&part, "pdf")? {
            let mut command = Command::new("pdftoppm");
            shell::output(command.args(["-png", "-r", DOTS_PER_INCH]).arg(&pdf).arg(pdf.with_extension("")))?;
        }
        pictures += files(&part, "png")?.len();
    }
    Ok(pictures)
}

fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let paths = fs::read_dir(folder)?.map(|file| file.map(|file| file.path())).collect::<Result<Vec<_>, _>>()?;
    Ok(paths.into_iter().filter(|path| path.extension().is_some_and(|extension| extension == ending)).collect())
}
