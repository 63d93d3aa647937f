//! The demonstration: plays the sample of a whole stage of the tour, from the register to the files for other programs: the Open with
//! its knock-outs, Future Stars, Senior Youth and a self-paired side event (R1, R4, R69).

use std::fs;
use std::path::Path;

use app::competition::{choose_named, people};
use app::knockout::{DrawKnockout, draw};
use app::register::close_register;
use app::sample::{OpenSample, open_sample};
use app::simulation::{play_freely, play_round};
use chrono::NaiveDate;
use documents::{CsvOptions, Export, ExportFormat, PrintSheet, SheetName, export, export_pages, print_folder};
use domain::lots::Lots;
use messages::{Message, cause, message};
use serde::Serialize;
use session::own_folder::require_folder;
use session::{AppError, ErrorCode, EventSession, FixedEnvironment, Result};
use ts_rs::TS;

/// The events and files of a demonstration.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct DemoEvents {
    /// What happened, in order.
    pub told: Vec<Message>,
    /// The names of the files, in the order of writing.
    pub files: Vec<String>,
}

/// The category of each knock-out and the public entropy of its draw.
const ENTROPY: [(u8, &str); 3] = [(12, "4 2 6"), (16, "1 5 5"), (20, "6 3 2")];

/// What is played beside the Open, round by round, with the folder of its sheets.
const BESIDE: [(&str, &str); 2] = [("Future Stars", "future-stars"), ("Senior Youth", "senior-youth")];

/// The side event in which players choose their opponents.
const SELF_PAIRED: &str = "Self-paired 9x9";

/// Plays the sample of a whole stage and writes everything into `folder`. Two runs write the same bytes.
///
/// # Errors
/// The folder cannot be written, or already holds a demonstration.
pub fn demo(folder: &Path) -> Result<DemoEvents> {
    let (mut session, mut stage) = create(folder)?;
    stage.play(&mut session)?;
    Ok(stage.played)
}

/// Creates the sample of a whole stage in `folder`, before its first round.
///
/// # Errors
/// As [`demo`].
pub fn unplayed(folder: &Path) -> Result<DemoEvents> {
    Ok(create(folder)?.1.played)
}

fn create(folder: &Path) -> Result<(EventSession, Stage<'_>)> {
    fs::create_dir_all(folder).map_err(|error| {
        AppError::new(ErrorCode::File, message!("demo-folder", folder, error = cause::of_io(&error)))
    })?;
    require_own_folders(folder)?;
    let start = NaiveDate::from_ymd_opt(2026, 8, 14).expect("August has 14 days");
    let mut session = EventSession::new(FixedEnvironment::new(2026, start));
    let mut stage = Stage { folder, played: DemoEvents { told: Vec::new(), files: vec!["sample.drawmaster".into()] } };
    let request = OpenSample { file: folder.join("sample.drawmaster").into(), whole_stage: true };
    let status = open_sample(&mut session, &request)?;
    stage.log(message!("demo-registered", event = status.event, players = people(&session)?.len()));
    Ok((session, stage))
}

/// Refuses a folder with links to other folders, into which the sheets would be written.
fn require_own_folders(folder: &Path) -> Result<()> {
    let inside = fs::read_dir(folder).into_iter().flatten().flatten().map(|found| found.path());
    inside.filter(|path| path.is_dir()).try_for_each(|path| require_folder(&path))
}

/// A running demonstration.
struct Stage<'a> {
    folder: &'a Path,
    played: DemoEvents,
}

impl Stage<'_> {
    fn log(&mut self, event: Message) {
        self.played.told.push(event);
    }

    /// Plays all competitions and writes their sheets, the web pages and the files for other programs.
    fn play(&mut self, session: &mut EventSession) -> Result<()> {
        let mut lots = Lots::new("drawmaster demo 1", "sample");
        self.play_open(session, &mut lots)?;
        for (name, folder) in BESIDE {
            choose_named(session, name)?;
            close_register(session)?;
            for round in 1..=session.competition()?.rounds {
                play_round(session, round, &mut lots)?;
            }
            self.log_played(session)?;
            self.print(session, folder, None)?;
        }
        choose_named(session, SELF_PAIRED)?;
        let games = session.tournament()?.entries.len() as u32;
        play_freely(session, games, &mut lots)?;
        self.log_played(session)?;
        self.print(session, "self-paired", None)?;
        choose_named(session, "Open")?;
        self.export(session)
    }

    fn play_open(&mut self, session: &mut EventSession, lots: &mut Lots) -> Result<()> {
        let numbered = close_register(session)?.value;
        self.log(message!("demo-closed", last = numbered.to_string()));
        for (category, entropy) in ENTROPY {
            let request = DrawKnockout { category, entropy: Some(entropy.into()), ..DrawKnockout::default() };
            let lines = draw(session, &request)?.value;
            self.log(message!("demo-drawn", category = category.to_string(), lines, entropy));
        }
        for round in 1..=session.competition()?.rounds {
            let jigos = play_round(session, round, lots)?;
            self.log(message!("demo-round", round = round.to_string()));
            self.played.told.extend(jigos);
            self.print(session, &format!("round-{round}"), Some(round))?;
        }
        self.print(session, "event", None)
    }

    /// Writes the web pages and the files for other programs.
    fn export(&mut self, session: &mut EventSession) -> Result<()> {
        let folder = self.folder;
        let pages = export_pages(session, &PrintSheet { file: folder.join("pages").into(), ..PrintSheet::default() })?;
        self.played.files.extend(pages.written.into_iter().map(|file| format!("pages/{}", file.name)));
        for (format, name) in [
            (ExportFormat::H9, "results.h9"),
            (ExportFormat::OpenGotha, "sample.xml"),
            (ExportFormat::Csv, "standings.csv"),
            (ExportFormat::Bundle, "bundle.zip"),
        ] {
            let file = folder.join(name).into();
            export(session, &Export { format, file, overwrite: false, csv: CsvOptions::default() })?;
            self.played.files.push(name.into());
        }
        Ok(())
    }

    fn log_played(&mut self, session: &EventSession) -> Result<()> {
        let (tournament, competition) = (session.tournament()?, session.competition()?);
        let players = tournament.entries.len();
        self.log(message!("demo-played", name = &competition.name, players, games = tournament.games.len()));
        Ok(())
    }

    /// Prints all sheets of a round, or of the event, into the folder `name`.
    fn print(&mut self, session: &EventSession, name: &str, round: Option<u32>) -> Result<()> {
        let request =
            PrintSheet { what: SheetName::All, file: self.folder.join(name).into(), round, ..PrintSheet::default() };
        let printed = print_folder(session, &request)?;
        self.played.files.extend(printed.written.into_iter().map(|file| format!("{name}/{}", file.name)));
        Ok(())
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_written_through_a_linked_folder() {
        let folder = tempfile::tempdir().expect("a folder");
        let (show, victim) = (folder.path().join("show"), folder.path().join("victim"));
        for made in [&show, &victim] {
            fs::create_dir(made).expect("a folder");
        }
        std::os::unix::fs::symlink(&victim, show.join("round-1")).expect("a link");
        let refused = demo(&show).expect_err("the sheets would be written elsewhere");
        assert_eq!(refused.message.id, "site-folder-is-link");
        assert_eq!(fs::read_dir(&victim).expect("a folder").count(), 0);
        assert_eq!(fs::read_dir(&show).expect("a folder").count(), 1, "nothing is written");
    }
}
