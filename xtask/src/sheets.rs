//! `cargo xtask sheets`: every sheet of the demonstration as pictures, for people to look at; of another event too, if
//! one is named.

use crate::{place, shell};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The line in `cargo xtask help`.
pub const HELP: &str = "makes a picture of every sheet of the demonstration, or of EVENT, into target/sheets";

/// The papers, and the resolution at which each is looked at.
const PAPERS: [&str; 2] = ["a4", "a3"];
const DOTS_PER_INCH: &str = "60";

/// Builds the command line, prints everything and turns each page into a PNG.
pub fn perform(words: &[String]) -> Result<()> {
    let event = match words {
        [] => None,
        [event] => Some(PathBuf::from(event).canonicalize().with_context(|| format!("{event} is not there"))?),
        _ => bail!("it takes one event at most"),
    };
    if shell::find("pdftoppm").is_none() {
        bail!("pdftoppm is not there: install poppler");
    }
    shell::call(&mut shell::cargo(["build", "--quiet", "--package", "cli"]))?;
    let folder = place::target().join("sheets");
    if folder.exists() {
        fs::remove_dir_all(&folder).context("the old pictures cannot be removed")?;
    }
    fs::create_dir_all(&folder)?;
    let event = match event {
        Some(event) => event,
        None => {
            let demo = folder.join("demo");
            shell::output(Command::new(place::built("drawmaster")).arg("demo").arg(&demo))?;
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

/// The first round and the newest: what is between looks like them.
fn rounds(event: &Path) -> Result<Vec<u32>> {
    let mut paired = Vec::new();
    for round in 1..=32 {
        let mut command = Command::new(place::built("drawmaster"));
        let probe = event.with_extension("probe.pdf");
        let words = ["--round", &round.to_string()];
        let there = shell::succeeds(command.arg("print").arg(event).arg("pairings").arg(&probe).args(words));
        if !there {
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
    let mut command = Command::new(place::built("drawmaster"));
    command.arg("print").arg(event).arg("all").arg(&folder).args(["--paper", paper]);
    if let Some(round) = round {
        command.args(["--round", &round.to_string()]);
    }
    shell::output(&mut command).map(drop)
}

/// A PNG beside each PDF, one for each page; answers with how many.
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
    Ok(paths.into_iter().filter(|path| path.extension().is_some_and(|own| own == ending)).collect())
}
