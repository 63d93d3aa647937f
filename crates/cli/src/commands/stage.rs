//! `stage`: competitions that take their players from the one before them (R68).

use domain::systems::stages;
use std::path::PathBuf;
use std::str::FromStr;

use app::competition::choose_named;
use app::stage::{AddStage, FillStage, FlowStageView, StageChange, add, fill, view};
use clap::{Args, Subcommand};
use messages::message;
use serde::Serialize;
use session::{AppError, EventSession};
use ts_rs::TS;

use super::competition::EnteredPeople;
use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::answer_types::commands;
use crate::common::{EventArgs, changing, reading};
use crate::language::{say, text, texts};

/// The commands for stages.
#[derive(Debug, Subcommand)]
pub enum StageCommand {
    /// List the stages, and what they wait for
    List(EventArgs),
    /// Add a stage after a competition, or all stages of a template
    Add(Add),
    /// Fill a stage with players of the competition before it
    Fill(Fill),
}

/// A new stage.
#[derive(Debug, Args)]
pub struct Add {
    /// The event file
    event: PathBuf,
    /// The competition before it, by name
    #[arg(long, value_name = "NAME")]
    after: String,
    /// All stages of a template: final-8 (a knock-out of the first eight), groups (the first two of each zone play a knock-out,
    /// the others a Swiss) or club-groups (round robins of places 1 to 4 and 5 to 8, a Swiss of the others)
    #[arg(long, conflicts_with_all = ["name", "system", "rounds", "takes", "carry"], required_unless_present = "takes")]
    template: Option<String>,
    /// Name of the stage; default: the name of the system
    #[arg(long, default_value = "")]
    name: String,
    /// The system, as for `competition add`; default: knock-out
    #[arg(long)]
    system: Option<String>,
    /// Number of rounds, where the system does not set it; default: 3
    #[arg(long)]
    rounds: Option<u32>,
    /// Who goes on: first:8, places:9-16, each:2 (of each zone, division or age category), others, or losers:1 (of the first
    /// round of the table)
    #[arg(long)]
    takes: Option<String>,
    /// What they bring along: nothing, score (all points) or results (of their games against each other)
    #[arg(long, default_value = "nothing")]
    carry: String,
}

/// A stage to fill.
#[derive(Debug, Args)]
pub struct Fill {
    /// The event file
    event: PathBuf,
    /// The stage's name or key
    name: String,
    /// Numbers, in the competition before it, of players who go on from a tie
    #[arg(long, value_delimiter = ',')]
    chosen: Vec<u32>,
    /// Fill it although more games can be played in the competition before it
    #[arg(long)]
    yes: bool,
}

/// The new stages.
#[derive(Debug, Serialize, TS)]
pub struct StagesAdded {
    /// Their keys.
    #[ts(type = "Array<number>")]
    stages: Vec<i64>,
    /// Their names.
    names: Vec<String>,
}

commands! {
    /// Runs a command for stages.
    pub fn run(command: &StageCommand) {
        List(arguments) => list_stages(arguments), ["view_stages"];
        Add(arguments) => add_to(arguments), ["add_stage"];
        Fill(arguments) => fill_stage(arguments), ["fill_stage"];
    }
}

fn list_stages(arguments: &EventArgs) -> Result<Answer<Vec<FlowStageView>>, AppError> {
    let list = view(&reading(&arguments.event)?)?;
    if list.is_empty() {
        return Ok(Answer::message(&message!("cli-stages-none"), &list));
    }
    let lines: Vec<_> = list.iter().map(|stage| line(stage, &list)).collect();
    Ok(Answer::new(columns(&lines), &list))
}

fn fill_stage(arguments: &Fill) -> Result<Answer<EnteredPeople>, AppError> {
    let mut session = changing(&arguments.event)?;
    let stage = key_of(&mut session, &arguments.name)?;
    let chosen = chosen(&session, stage, &arguments.chosen)?;
    let filled = fill(&mut session, &FillStage { stage, chosen, consent: arguments.yes });
    let filled = filled.map_err(|refused| with_chosen(refused, &arguments.chosen))?.value;
    let name = session.competition()?.name.clone();
    let done = message!("cli-stage-filled", name, count = filled.entries.len());
    let conflicts = texts(&app::timetable::in_full(&filled.conflicts));
    let lines: Vec<String> = std::iter::once(text(&done)).chain(conflicts.clone()).collect();
    Ok(Answer::new(lines.join("\n"), &EnteredPeople { entries: filled.entries, conflicts }))
}

/// Adds the numbers that were chosen already to the question about further ties.
fn with_chosen(refused: AppError, chosen: &[u32]) -> AppError {
    if refused.message.id != "stage-ties" || chosen.is_empty() {
        return refused;
    }
    let numbers = chosen.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
    refused.hint(message!("cli-stage-chosen-again", numbers))
}

fn add_to(arguments: &Add) -> Result<Answer<StagesAdded>, AppError> {
    let mut session = changing(&arguments.event)?;
    let request = AddStage {
        after: key_of(&mut session, &arguments.after)?,
        template: arguments.template.as_deref().map(FromStr::from_str).transpose()?,
        name: arguments.name.clone(),
        system: arguments.system.as_deref().map(FromStr::from_str).transpose()?,
        rounds: arguments.rounds,
        takes: arguments.takes.clone().unwrap_or_default(),
        carries: arguments.carry.parse()?,
    };
    let added = add(&mut session, &request)?.value;
    let whole = session.event()?;
    let name = |id: &i64| whole.competition(domain::CompetitionId(*id)).map(|stage| stage.name.clone());
    let names: Vec<String> = added.iter().filter_map(name).collect();
    let done = message!("cli-stage-added", names = names.join(", "), after = arguments.after.trim());
    Ok(Answer::message(&done, &StagesAdded { stages: added, names }))
}

/// Returns the key of a competition by its name or key, and chooses it.
fn key_of(session: &mut EventSession, name: &str) -> Result<i64, AppError> {
    choose_named(session, name)?;
    Ok(session.competition()?.id.0)
}

/// Returns the entries with these numbers in the competition before a stage.
fn chosen(session: &EventSession, stage: i64, numbers: &[u32]) -> Result<Vec<i64>, AppError> {
    let whole = session.event()?;
    let stage = whole.competition(domain::CompetitionId(stage));
    let before = stage.and_then(|stage| stages::source(whole, stage)).map(|(before, _)| before);
    let entry = |&number: &u32| {
        let entry = before.and_then(|before| before.entry_by_number(number));
        entry.map(|entry| entry.id.0).ok_or_else(|| AppError::not_found(message!("cli-number-unknown", number)))
    };
    numbers.iter().map(entry).collect()
}

fn line(stage: &FlowStageView, list: &[FlowStageView]) -> Vec<String> {
    let source = list.iter().find(|other| Some(other.competition) == stage.after);
    let after = source.map(|source| say!("cli-stage-after", name = source.name.clone())).unwrap_or_default();
    row![stage.competition, stage.name, stage.system, stage.players, after, stage.takes, state(stage)]
}

/// Returns what a stage waits for, in the user's language.
fn state(stage: &FlowStageView) -> String {
    match stage.changed {
        StageChange::Nothing => {}
        StageChange::Players => return say!("stage-changed", name = stage.name.clone()),
        StageChange::Brought => return say!("stage-brought-changed", name = stage.name.clone()),
    }
    if stage.filled {
        return String::new();
    }
    match &stage.disabled_reason {
        Some(reason) => text(reason),
        None if stage.tied.is_empty() => say!("cli-stage-ready"),
        None => texts(&stage.ties).join(" "),
    }
}
