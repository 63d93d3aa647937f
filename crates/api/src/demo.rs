//! The demonstration: the main job on the sample event, from the register to the files that are sent away.

use std::fs;
use std::path::Path;

use app::event::{OpenSample, open_sample};
use app::knockout::{DrawKnockout, draw};
use app::register::close_register;
use app::simulation::play_round;
use chrono::NaiveDate;
use documents::{ALL, Export, ExportFormat, PrintSheet, export, export_pages, print_folder};
use domain::lots::Lots;
use serde::Serialize;
use session::{AppError, ErrorCode, EventSession, FixedEnvironment, Result};

/// What was played and written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Played {
    /// What happened, a sentence each.
    pub told: Vec<String>,
    /// The files, by name, in the order of writing.
    pub files: Vec<String>,
}

/// What the children called at the draw.
const CALLED: [(u8, &str); 3] = [(12, "dice 4 2 6"), (16, "dice 1 5 5"), (20, "dice 6 3 2")];

/// Plays the sample event through and writes everything into `folder`. The same program writes the same bytes.
///
/// # Errors
/// The folder cannot be written, or holds a demonstration already.
pub fn demo(folder: &Path) -> Result<Played> {
    fs::create_dir_all(folder).map_err(|error| {
        AppError::new(ErrorCode::File, format!("{} cannot be made ({error}): choose another folder.", folder.display()))
    })?;
    let start = NaiveDate::from_ymd_opt(2026, 8, 14).ok_or_else(|| AppError::internal("no such day"))?;
    let mut session = EventSession::new(FixedEnvironment::new(2026, start));
    let mut lots = Lots::new("drawmaster demo 1", "sample");
    let mut stage = Stage { folder, played: Played { told: Vec::new(), files: vec!["sample.drawmaster".into()] } };
    let status = open_sample(&mut session, &OpenSample { file: folder.join("sample.drawmaster") })?;
    stage.tell(format!("{}: {} players registered.", status.event, status.register.registered));
    let numbered = close_register(&mut session)?.value;
    stage.tell(format!("The register is closed: numbers 1 to {numbered}."));
    for (category, entropy) in CALLED {
        let request = DrawKnockout { category, entropy: Some(entropy.into()), ..DrawKnockout::default() };
        let lines = draw(&mut session, &request)?.value;
        stage.tell(format!("KO{category} is drawn, {lines} lines, with {entropy}."));
    }
    for round in 1..=session.competition()?.rounds {
        let jigos = play_round(&mut session, round, &mut lots)?;
        stage.tell(format!("Round {round} is paired, played and confirmed."));
        stage.played.told.extend(jigos.iter().map(ToString::to_string));
        stage.print(&session, &format!("round-{round}"), Some(round))?;
    }
    stage.print(&session, "event", None)?;
    let pages = export_pages(&session, &PrintSheet { file: folder.join("pages"), ..PrintSheet::default() })?;
    stage.played.files.extend(pages.written.into_iter().map(|file| format!("pages/{}", file.name)));
    for (format, name) in [
        (ExportFormat::H9, "results.h9"),
        (ExportFormat::OpenGotha, "sample.xml"),
        (ExportFormat::Csv, "standings.csv"),
        (ExportFormat::Bundle, "bundle.zip"),
    ] {
        export(&mut session, &Export { format, file: folder.join(name) })?;
        stage.played.files.push(name.into());
    }
    Ok(stage.played)
}

/// Where the demonstration writes, and what it has told.
struct Stage<'a> {
    folder: &'a Path,
    played: Played,
}

impl Stage<'_> {
    fn tell(&mut self, sentence: String) {
        self.played.told.push(sentence);
    }

    /// Prints a folder.
    fn print(&mut self, session: &EventSession, name: &str, round: Option<u32>) -> Result<()> {
        let request = PrintSheet { what: ALL.into(), file: self.folder.join(name), round, ..PrintSheet::default() };
        let printed = print_folder(session, &request)?;
        self.played.files.extend(printed.written.into_iter().map(|file| format!("{name}/{}", file.name)));
        Ok(())
    }
}
