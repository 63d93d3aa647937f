//! `competition`: the competitions of an event.

use std::path::PathBuf;
use std::str::FromStr;

use app::competition::{
    AddCompetition, CompetitionImported, CompetitionView, EnterPeople, ImportCompetition, PersonView,
    RemoveCompetition, add, choose_named, enter, import, people, remove, view,
};
use app::event::Step;
use app::vocabulary::{SystemName, TemplateName};
use clap::{Args, Subcommand};
use messages::message;
use serde::Serialize;
use session::{AppError, EventSession};
use ts_rs::TS;

use super::entry_pair::listed_key;
use crate::answer::row;
use crate::answer::{Answer, columns};
use crate::answer_types::commands;
use crate::common::{EventArgs, changing, reading};
use crate::language::{say, text, texts};
use crate::option_help::one_of;

/// The commands for competitions. The others choose one with `--competition`.
#[derive(Debug, Subcommand)]
pub enum CompetitionCommand {
    /// List the competitions, with their next steps
    List(EventArgs),
    /// List everyone, with their competitions
    People(EventArgs),
    /// Add a competition
    Add(Add),
    /// Take over the competition of another event file
    Import(Import),
    /// Remove a competition that is not paired yet
    Remove(Remove),
    /// Enter people of other competitions in one
    Enter(Enter),
}

/// A new competition.
#[derive(Debug, Args)]
pub struct Add {
    /// The event file
    event: PathBuf,
    /// Name of the competition; default: from the template
    #[arg(long, default_value = "")]
    name: String,
    #[arg(long, help = one_of("The template", TemplateName::WORDS))]
    template: Option<String>,
    #[arg(long, help = one_of("The system", SystemName::WORDS))]
    system: Option<String>,
    /// Number of rounds; default: 6, or from the template
    #[arg(long)]
    rounds: Option<u32>,
    /// Teams meet, with this many boards in a match
    #[arg(long, value_name = "BOARDS")]
    teams: Option<u32>,
    /// Its first day, if it does not begin with the event
    #[arg(long, default_value = "", value_name = "DATE")]
    from: String,
    /// Its last day, if it does not end with the event
    #[arg(long, default_value = "", value_name = "DATE")]
    to: String,
    /// Its EGF class: allowed (by its time limits), b, c or unrated; default: as in the event
    #[arg(long)]
    class: Option<String>,
    /// The competition whose next season this is, by name: its settings and people are taken over, those of a league in the
    /// order after promotion and relegation
    #[arg(long, value_name = "NAME", requires = "name")]
    next_season_of: Option<String>,
}

/// The event file whose competition is taken over.
#[derive(Debug, Args)]
pub struct Import {
    /// The event file
    event: PathBuf,
    /// The other event file, which is only read
    other: PathBuf,
    /// Name of the competition in this event; default: as in the other file
    #[arg(long, default_value = "")]
    name: String,
}

/// A competition to remove.
#[derive(Debug, Args)]
pub struct Remove {
    /// The event file
    event: PathBuf,
    /// The competition's name or key
    name: String,
    /// Remove its entries too
    #[arg(long)]
    yes: bool,
}

/// People to enter in the competition that `--competition` names.
#[derive(Debug, Args)]
pub struct Enter {
    /// The event file
    event: PathBuf,
    /// The keys of their entries in other competitions, as `competition people` lists them
    #[arg(required = true)]
    entries: Vec<i64>,
    /// Admit people against the rules of the competition
    #[arg(long)]
    overrule: bool,
}

/// A competition in JSON: its key and number of entries, then the view.
#[derive(Debug, Serialize, TS)]
pub struct ListedCompetition {
    /// Its key.
    #[ts(type = "number")]
    id: i64,
    /// The number of its entries.
    entries: usize,
    #[serde(flatten)]
    view: CompetitionView,
}

impl From<CompetitionView> for ListedCompetition {
    fn from(view: CompetitionView) -> ListedCompetition {
        let entries = view.register.registered + view.register.preregistered;
        ListedCompetition { id: view.competition, entries, view }
    }
}

/// The new competition.
#[derive(Debug, Serialize, TS)]
pub struct CompetitionAdded {
    /// Its key.
    #[ts(type = "number")]
    competition: i64,
    /// Its name.
    name: String,
}

/// What was removed.
#[derive(Debug, Serialize, TS)]
pub struct CompetitionRemoved {
    /// The number of entries that were removed with the competition.
    entries: usize,
}

/// People who were entered, and where they play twice at one time.
#[derive(Debug, Serialize, TS)]
pub struct EnteredPeople {
    /// The keys of their entries.
    #[ts(type = "Array<number>")]
    pub entries: Vec<i64>,
    /// Who is due in two competitions at one time, one sentence each.
    pub conflicts: Vec<String>,
}

/// Returns the key of a competition by its name or key.
fn key_of(session: &mut EventSession, name: &str) -> Result<i64, AppError> {
    choose_named(session, name)?;
    Ok(session.competition()?.id.0)
}

commands! {
    /// Runs a command for competitions.
    pub fn run(command: &CompetitionCommand) {
        List(arguments) => list_competitions(arguments), ["view_competitions", "choose_competition"];
        People(arguments) => list_people(arguments), ["view_people"];
        Add(arguments) => add_competition(arguments), ["add_competition"];
        Import(arguments) => import_from(arguments), ["import_competition"];
        Remove(arguments) => remove_competition(arguments), ["remove_competition"];
        Enter(arguments) => enter_people(arguments), ["enter_people"];
    }
}

fn list_competitions(arguments: &EventArgs) -> Result<Answer<Vec<ListedCompetition>>, AppError> {
    let list = view(&reading(&arguments.event)?)?;
    let line =
        |c: &CompetitionView| row![c.competition, c.name, c.system, c.register.registered, c.rounds, next_step(c)];
    let stale = |c: &CompetitionView| {
        texts(&c.validity.texts()).into_iter().map(|text| format!("{}: {text}", c.name)).collect::<Vec<_>>()
    };
    let shown = columns(&list.iter().map(line).collect::<Vec<_>>());
    let shown = std::iter::once(shown).chain(list.iter().flat_map(stale)).collect::<Vec<_>>().join("\n");
    Ok(Answer::new(shown, &list.into_iter().map(ListedCompetition::from).collect::<Vec<_>>()))
}

fn list_people(arguments: &EventArgs) -> Result<Answer<Vec<PersonView>>, AppError> {
    let list = people(&reading(&arguments.event)?)?;
    let keys = |p: &PersonView| p.competitions.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
    let line = |p: &PersonView| row![listed_key(p), p.name, p.rank, p.club, keys(p)];
    Ok(Answer::new(columns(&list.iter().map(line).collect::<Vec<_>>()), &list))
}

fn add_competition(arguments: &Add) -> Result<Answer<CompetitionAdded>, AppError> {
    let mut session = changing(&arguments.event)?;
    let next_season_of = arguments.next_season_of.as_deref().map(|name| key_of(&mut session, name)).transpose()?;
    let request = AddCompetition {
        next_season_of,
        name: arguments.name.clone(),
        template: arguments.template.as_deref().map(FromStr::from_str).transpose()?,
        system: arguments.system.as_deref().map(FromStr::from_str).transpose()?,
        rounds: arguments.rounds,
        teams: arguments.teams,
        from: arguments.from.clone(),
        to: arguments.to.clone(),
        class: arguments.class.as_deref().map(FromStr::from_str).transpose()?,
    };
    let competition = add(&mut session, &request)?.value;
    let name = session.competition()?.name.clone();
    let added = message!("cli-competition-added", name = name.clone());
    Ok(Answer::message(&added, &CompetitionAdded { competition, name }))
}

fn remove_competition(arguments: &Remove) -> Result<Answer<CompetitionRemoved>, AppError> {
    let mut session = changing(&arguments.event)?;
    choose_named(&mut session, &arguments.name)?;
    let chosen = session.competition()?;
    let (competition, name) = (chosen.id.0, chosen.name.clone());
    let entries = remove(&mut session, &RemoveCompetition { competition, consent: arguments.yes })?.value;
    Ok(Answer::message(&message!("cli-competition-removed", name), &CompetitionRemoved { entries }))
}

fn enter_people(arguments: &Enter) -> Result<Answer<EnteredPeople>, AppError> {
    let mut session = changing(&arguments.event)?;
    let request = EnterPeople { entries: arguments.entries.clone(), overrule: arguments.overrule };
    let entered = enter(&mut session, &request)?.value;
    let name = session.competition()?.name.clone();
    let done = message!("cli-competition-entered", name, count = entered.entries.len());
    let conflicts = texts(&app::timetable::in_full(&entered.conflicts));
    let lines: Vec<String> = std::iter::once(text(&done)).chain(conflicts.clone()).collect();
    Ok(Answer::new(lines.join("\n"), &EnteredPeople { entries: entered.entries, conflicts }))
}

fn import_from(arguments: &Import) -> Result<Answer<CompetitionImported>, AppError> {
    let request = ImportCompetition {
        file: arguments.other.clone().into(),
        name: arguments.name.clone(),
        ..ImportCompetition::default()
    };
    let imported = import(&mut changing(&arguments.event)?, &request)?.value;
    let (name, entries, known) = (&imported.name, imported.entries, imported.known);
    let (rounds, games) = (imported.rounds, imported.games);
    Ok(Answer::message(&message!("cli-competition-imported", name, entries, known, rounds, games), &imported))
}

/// Returns the next step of a competition in the user's language.
fn next_step(competition: &CompetitionView) -> String {
    let round = competition.next.round.unwrap_or_default();
    let (agreed, games) = competition.progress.map_or((0, 0), |progress| (progress.agreed, progress.games));
    match competition.next.step {
        Step::Register => say!("cli-step-register"),
        Step::CloseRegister => say!("cli-step-close"),
        Step::SettleSlips => say!("cli-step-slips"),
        Step::DrawKnockouts => say!("cli-step-draw", round),
        Step::DecideKnockout => say!("cli-step-decide", round),
        Step::Pair => say!("cli-step-pair", round),
        Step::PairAgain => say!("cli-step-pair-again", round),
        Step::Release => say!("cli-step-release", round),
        Step::EnterResults => say!("cli-step-results", round, agreed, games),
        Step::ResolveDisagreement => say!("cli-step-disagreement", round),
        Step::SettleConflicts => say!("cli-step-conflicts", round),
        Step::ConfirmRound => say!("cli-step-confirm", round),
        Step::AddRounds => say!("cli-step-add-rounds"),
        Step::Finish => say!("cli-step-finish"),
        Step::FillStage => say!("cli-step-fill-stage"),
        Step::AddGames => say!("cli-step-add-games"),
    }
}
