//! The demonstration: plays a whole stage of the tour, from the register to the files for other programs. Beside the Open of the
//! sample event with its knock-outs there are Future Stars, Senior Youth and a self-paired side event (R1, R4, R69).

use std::fs;
use std::path::Path;

use app::competition::{AddCompetition, ChooseCompetition, EnterPeople, add, choose, enter};
use app::event::{OpenSample, open_sample};
use app::knockout::{DrawKnockout, draw};
use app::register::{ImportList, close_register, import_list};
use app::simulation::{play_freely, play_round};
use app::vocabulary::{SystemName, TemplateName};
use chrono::NaiveDate;
use documents::{Export, ExportFormat, PrintSheet, SheetName, export, export_pages, print_folder};
use domain::CompetitionId;
use domain::lots::Lots;
use messages::{Message, cause, message};
use serde::Serialize;
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

/// 24 invented newcomers.
const FUTURE_STARS: &str = include_str!("../../../assets/sample/future-stars.csv");

/// 20 invented players who are older than the age categories.
const SENIOR_YOUTH: &str = include_str!("../../../assets/sample/senior-youth.csv");

/// How many players of the Open play in the side event too.
const SELF_PAIRED: usize = 30;

/// Plays the sample event and writes everything into `folder`. Two runs write the same bytes.
///
/// # Errors
/// The folder cannot be written, or already holds a demonstration.
pub fn demo(folder: &Path) -> Result<DemoEvents> {
    fs::create_dir_all(folder).map_err(|error| {
        AppError::new(ErrorCode::File, message!("demo-folder", folder, error = cause::of_io(&error)))
    })?;
    let start = NaiveDate::from_ymd_opt(2026, 8, 14).expect("August has 14 days");
    let mut session = EventSession::new(FixedEnvironment::new(2026, start));
    let mut lots = Lots::new("drawmaster demo 1", "sample");
    let mut stage = Stage { folder, played: DemoEvents { told: Vec::new(), files: vec!["sample.drawmaster".into()] } };
    let status = open_sample(&mut session, &OpenSample { file: folder.join("sample.drawmaster").into() })?;
    stage.log(message!("demo-registered", event = status.event, players = status.register.registered));
    let numbered = close_register(&mut session)?.value;
    stage.log(message!("demo-closed", last = numbered.to_string()));
    for (category, entropy) in ENTROPY {
        let request = DrawKnockout { category, entropy: Some(entropy.into()), ..DrawKnockout::default() };
        let lines = draw(&mut session, &request)?.value;
        stage.log(message!("demo-drawn", category = category.to_string(), lines, entropy));
    }
    for round in 1..=session.competition()?.rounds {
        let jigos = play_round(&mut session, round, &mut lots)?;
        stage.log(message!("demo-round", round = round.to_string()));
        stage.played.told.extend(jigos);
        stage.print(&session, &format!("round-{round}"), Some(round))?;
    }
    stage.print(&session, "event", None)?;
    let everyone: Vec<i64> = session.tournament()?.entries.iter().map(|entry| entry.id.0).collect();
    let stars = AddCompetition { template: Some(TemplateName::FutureStars), rounds: Some(12), ..Default::default() };
    stage.play_beside(&mut session, &stars, ("future-stars", FUTURE_STARS), &mut lots)?;
    let senior = AddCompetition {
        name: "Senior Youth".into(),
        system: Some(SystemName::McMahon),
        rounds: Some(6),
        ..Default::default()
    };
    stage.play_beside(&mut session, &senior, ("senior-youth", SENIOR_YOUTH), &mut lots)?;
    let side = AddCompetition { template: Some(TemplateName::SelfPaired), ..AddCompetition::default() };
    stage.play_self_paired(&mut session, &side, &everyone[..SELF_PAIRED], &mut lots)?;
    choose(&mut session, &ChooseCompetition { competition: CompetitionId::OPEN.number() })?;
    let pages = export_pages(&session, &PrintSheet { file: folder.join("pages").into(), ..PrintSheet::default() })?;
    stage.played.files.extend(pages.written.into_iter().map(|file| format!("pages/{}", file.name)));
    for (format, name) in [
        (ExportFormat::H9, "results.h9"),
        (ExportFormat::OpenGotha, "sample.xml"),
        (ExportFormat::Csv, "standings.csv"),
        (ExportFormat::Bundle, "bundle.zip"),
    ] {
        export(&mut session, &Export { format, file: folder.join(name).into(), overwrite: false })?;
        stage.played.files.push(name.into());
    }
    Ok(stage.played)
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

    /// Adds a competition with the players of a list, plays all its rounds, and prints its sheets into the folder `name`.
    fn play_beside(
        &mut self,
        session: &mut EventSession,
        competition: &AddCompetition,
        (name, list): (&str, &str),
        lots: &mut Lots,
    ) -> Result<()> {
        add(session, competition)?;
        let file = self.folder.join(format!("{name}.csv"));
        fs::write(&file, list).map_err(|error| {
            AppError::new(ErrorCode::File, message!("demo-folder", folder = &file, error = cause::of_io(&error)))
        })?;
        self.played.files.push(format!("{name}.csv"));
        import_list(session, &ImportList { file: Some(file.into()), ..ImportList::default() })?;
        close_register(session)?;
        for round in 1..=session.competition()?.rounds {
            play_round(session, round, lots)?;
        }
        self.log_played(session)?;
        self.print(session, name, None)
    }

    /// Adds a competition in which these players choose their opponents, and plays it.
    fn play_self_paired(
        &mut self,
        session: &mut EventSession,
        competition: &AddCompetition,
        players: &[i64],
        lots: &mut Lots,
    ) -> Result<()> {
        add(session, competition)?;
        enter(session, &EnterPeople { entries: players.to_vec(), overrule: false })?;
        play_freely(session, players.len() as u32, lots)?;
        self.log_played(session)?;
        self.print(session, "self-paired", None)
    }

    fn log_played(&mut self, session: &EventSession) -> Result<()> {
        let (tournament, competition) = (session.tournament()?, session.competition()?);
        let players = tournament.entries_of(competition.id).count();
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
