//! `referee` and `egf-class`: the referee's desk and calculations (R72-R78).

use app::labels::ColourView;
use app::referee::{self, ClassRequest, ClassView, ClockView, LatenessView, RatedTimes};
use clap::{Args, Subcommand};
use domain::referee::going_back::Used;
use session::AppError;

use super::referee_clock;
use super::referee_desk::guide::ClockArgs;
use super::referee_desk::{article, case, guide, official};
use crate::answer::Answer;
use crate::answer_types::commands;
use crate::common::EventArgs;
use crate::language::{self, say};

/// The commands of `referee`.
#[derive(Debug, Subcommand)]
pub enum Referee {
    /// Work out the clocks when a game goes back to an earlier position
    Clock(ClockArgs),
    /// Work out the clocks of players who come late, or who has lost
    Lateness(LatenessArgs),
    /// Referees, timekeepers and the appeals committee
    #[command(subcommand)]
    Official(official::OfficialCommand),
    /// The case book: what happened, rulings, protests and appeals
    #[command(subcommand)]
    Case(case::CaseCommand),
    /// Guides through irregularities, recorded in a case
    #[command(subcommand)]
    Guide(guide::GuideCommand),
    /// The articles of the EGF tournament rules
    #[command(subcommand)]
    Article(article::ArticleCommand),
    /// Set the start of a round, and the times for sealing a move
    Times(referee_clock::Times),
    /// List the late players of a round: their clocks, and when games are lost
    Late(referee_clock::LateRound),
    /// Mark a player as not here yet
    Missing(referee_clock::MissingPlayer),
    /// Record when a late player came
    Arrived(referee_clock::ArrivedPlayer),
    /// Enter the forfeit that lateness has led to
    Forfeit(referee_clock::OfBoard),
    /// Adjourn a game: the form of the sealed move
    Adjourn(referee_clock::Adjourn),
    /// List the adjourned games
    Adjourned(EventArgs),
    /// Record that an adjourned game is played on
    Resume(referee_clock::Resume),
    /// Compare the timetable with reality, and propose new times
    Delays(EventArgs),
    /// Publish new starts of rounds: those given, or all that are proposed
    PublishTimes(referee_clock::NewTimes),
}

/// When the round began, and when the players came.
#[derive(Debug, Args)]
pub struct LatenessArgs {
    /// The start of the round, such as 14:00
    #[arg(long)]
    start: String,
    /// When Black came; without it, Black has not come
    #[arg(long)]
    black: Option<String>,
    /// When White came; without it, White has not come
    #[arg(long)]
    white: Option<String>,
    /// The main time in minutes
    #[arg(long)]
    minutes: u32,
}

/// Time limits.
#[derive(Debug, Args)]
pub struct EgfClass {
    /// The main time in minutes
    #[arg(long)]
    minutes: u32,
    /// The overtime: 3x30, 15/300, +20 or none
    #[arg(long, default_value = "none", allow_hyphen_values = true)]
    overtime: String,
    /// Whether the games are played on the internet
    #[arg(long)]
    online: bool,
}

commands! {
    /// Runs a command of `referee`.
    pub fn run(command: &Referee) {
        Clock(arguments) => clock(arguments), ["view_going_back"];
        Lateness(arguments) => lateness(arguments), ["view_lateness"];
        Times(arguments) => referee_clock::times(arguments), ["set_round_clock"];
        Late(arguments) => referee_clock::late(arguments), ["view_round_clock"];
        Missing(arguments) => referee_clock::missing(arguments), ["mark_late", "clear_late"];
        Arrived(arguments) => referee_clock::arrived(arguments), ["mark_arrived"];
        Forfeit(of) => referee_clock::forfeit(of), ["forfeit_late"];
        Adjourn(arguments) => referee_clock::adjourn(arguments), ["adjourn_game", "remove_adjournment"];
        Adjourned(of) => referee_clock::adjourned_games(&of.event), ["view_adjournments"];
        Resume(arguments) => referee_clock::resume(arguments), ["resume_game"];
        Delays(of) => referee_clock::delays_of(&of.event), ["view_delays"];
        PublishTimes(arguments) => referee_clock::publish(arguments), ["publish_times"];
    }
    groups {
        Official(command) in official => official::run(command);
        Case(command) in case => case::run(command);
        Guide(command) in guide => guide::run(command);
        Article(command) in article => article::run(command);
    }
}

fn clock(arguments: &ClockArgs) -> Result<Answer<ClockView>, AppError> {
    let view = referee::clock(arguments.now().into(), arguments.back_to, arguments.adjourned().map(Used::from))?;
    Ok(Answer::new(say!("cli-referee-set-clocks", black = &view.black_clock, white = &view.white_clock), &view))
}

fn lateness(arguments: &LatenessArgs) -> Result<Answer<LatenessView>, AppError> {
    let LatenessArgs { start, black, white, minutes } = arguments;
    let view = referee::lateness(start, black.as_deref(), white.as_deref(), *minutes)?;
    Ok(Answer::new(lateness_text(&view), &view))
}

fn lateness_text(view: &LatenessView) -> String {
    let lost_after = &view.lost_after;
    match (view.black_used, view.white_used, view.lost.as_slice()) {
        (Some(black), Some(white), _) => say!("cli-referee-late", black, white, lost_after),
        (_, _, [ColourView::Black]) => say!("cli-referee-black-lost", lost_after),
        (_, _, [ColourView::White]) => say!("cli-referee-white-lost", lost_after),
        _ => say!("cli-referee-both-lost", lost_after),
    }
}

/// Shows the EGF class of time limits.
pub fn egf_class(arguments: &EgfClass) -> Result<Answer<ClassView>, AppError> {
    let EgfClass { minutes, ref overtime, online } = *arguments;
    let RatedTimes { class, reason, .. } =
        referee::view_class(&ClassRequest { minutes, overtime: overtime.clone(), online })?;
    let adjusted = class.adjusted_minutes;
    let text = match class.class {
        Some(class) => say!("cli-egf-class", class = class.to_string(), adjusted),
        None => say!("cli-egf-class-none", adjusted),
    };
    Ok(Answer::new(format!("{text}\n{}", language::text(&reason)), &class))
}
