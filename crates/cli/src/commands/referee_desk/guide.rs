//! `referee guide`: guides through irregularities, recorded in a case (R76).

use std::path::PathBuf;

use app::case_words::{ProposalAnswerName, StartMistakeName};
use app::referee::{CaseView, GuideCase, GuideInput, UsedMinutes, clock_seconds, guide_case};
use clap::{Args, Subcommand};
use session::AppError;

use super::{shown, word};
use crate::answer::Answer;
use crate::answer_types::commands;
use crate::common::changing;

/// The guides.
#[derive(Debug, Subcommand)]
pub enum GuideCommand {
    /// Record the players' answers to the present proposal of 8g
    Answer(AnswerArgs),
    /// End the proposals of 8g for lack of time
    Shorten(Shorten),
    /// Work out and record the clocks after going back (8g.3)
    Clocks(Clocks),
    /// Rule on wrong colours or a wrong handicap (8a)
    WrongStart(WrongStartArgs),
    /// Rule on a clock that malfunctions (8e)
    ClockFault(ClockFaultArgs),
}

/// A case.
#[derive(Debug, Args)]
pub struct Which {
    /// The event file
    event: PathBuf,
    /// The number of the case
    case: i64,
}

/// The answers to a proposal; to the fourth, accept means that the player resigns.
#[derive(Debug, Args)]
pub struct AnswerArgs {
    #[command(flatten)]
    which: Which,
    /// Black's answer
    #[arg(long, value_parser = word::<ProposalAnswerName>(ProposalAnswerName::WORDS))]
    black: Option<ProposalAnswerName>,
    /// White's answer
    #[arg(long, value_parser = word::<ProposalAnswerName>(ProposalAnswerName::WORDS))]
    white: Option<ProposalAnswerName>,
}

/// Why the proposals end.
#[derive(Debug, Args)]
pub struct Shorten {
    #[command(flatten)]
    which: Which,
    /// The reason
    #[arg(long)]
    reason: String,
}

/// The recorded times of a case.
#[derive(Debug, Args)]
pub struct Clocks {
    #[command(flatten)]
    which: Which,
    #[command(flatten)]
    used: ClockArgs,
}

/// A game that began wrongly.
#[derive(Debug, Args)]
pub struct WrongStartArgs {
    #[command(flatten)]
    which: Which,
    /// The mistake
    #[arg(long, value_parser = word::<StartMistakeName>(StartMistakeName::WORDS))]
    mistake: StartMistakeName,
    /// The moves that were fixed when it was noticed
    #[arg(long)]
    moves: u32,
    /// Whether the game should have had a handicap
    #[arg(long)]
    handicap_game: bool,
}

/// The times of a faulty clock.
#[derive(Debug, Args)]
pub struct ClockFaultArgs {
    #[command(flatten)]
    which: Which,
    /// The time left that it shows, such as 12:30
    #[arg(long)]
    shown: String,
    /// The time that should be left
    #[arg(long)]
    actual: String,
    /// The seconds by which the flag fell early
    #[arg(long, conflicts_with = "flag_late")]
    flag_early: Option<u32>,
    /// The flag fell late
    #[arg(long)]
    flag_late: bool,
}

commands! {
    /// Records a step of a guide.
    pub fn run(command: &GuideCommand) {
        Answer(_) => record(command), ["guide_case"];
        Shorten(_) => record(command), ["guide_case"];
        Clocks(_) => record(command), ["guide_case"];
        WrongStart(_) => record(command), ["guide_case"];
        ClockFault(_) => record(command), ["guide_case"];
    }
}

fn record(command: &GuideCommand) -> Result<Answer<CaseView>, AppError> {
    let (which, guide) = match command {
        GuideCommand::Answer(answer) => {
            (&answer.which, GuideInput::Answer { black: answer.black, white: answer.white })
        }
        GuideCommand::Shorten(shorten) => (&shorten.which, GuideInput::Shorten { reason: shorten.reason.clone() }),
        GuideCommand::Clocks(clocks) => {
            let (now, back_to, adjourned) = (clocks.used.now(), clocks.used.back_to, clocks.used.adjourned());
            (&clocks.which, GuideInput::Clocks { now, back_to, adjourned })
        }
        GuideCommand::WrongStart(start) => {
            let even = !start.handicap_game;
            (&start.which, GuideInput::WrongStart { mistake: start.mistake, moves: start.moves, even })
        }
        GuideCommand::ClockFault(fault) => {
            let (shown, actual) = (fault.shown.clone(), fault.actual.clone());
            let (flag_early, flag_late) = (fault.flag_early, fault.flag_late);
            (&fault.which, GuideInput::ClockFault { shown, actual, flag_early, flag_late })
        }
    };
    let mut session = changing(&which.event)?;
    let case = guide_case(&mut session, &GuideCase { case: which.case, guide })?.value;
    shown(&session, case)
}

/// The recorded times used.
#[derive(Debug, Args)]
pub struct ClockArgs {
    /// The moves played
    #[arg(long)]
    moves: u32,
    /// The time used by Black: 90 minutes, 12:30 or 1:05:00
    #[arg(long, value_parser = clock_seconds)]
    black: u32,
    /// The time used by White
    #[arg(long, value_parser = clock_seconds)]
    white: u32,
    /// The move after which the game goes on
    #[arg(long)]
    pub back_to: u32,
    /// The move after which the game was adjourned
    #[arg(long, requires = "adjourned_black", requires = "adjourned_white")]
    adjourned_at: Option<u32>,
    /// The time used by Black at the adjournment
    #[arg(long, requires = "adjourned_at", value_parser = clock_seconds)]
    adjourned_black: Option<u32>,
    /// The time used by White at the adjournment
    #[arg(long, requires = "adjourned_at", value_parser = clock_seconds)]
    adjourned_white: Option<u32>,
}

impl ClockArgs {
    /// The times used now.
    pub fn now(&self) -> UsedMinutes {
        used(self.moves, self.black, self.white)
    }

    /// The times used when the game was adjourned.
    pub fn adjourned(&self) -> Option<UsedMinutes> {
        let (black, white) = self.adjourned_black.zip(self.adjourned_white)?;
        self.adjourned_at.map(|moves| used(moves, black, white))
    }
}

/// Returns seconds used as minutes and seconds.
fn used(moves: u32, black: u32, white: u32) -> UsedMinutes {
    UsedMinutes { moves, black: black / 60, white: white / 60, seconds: [black % 60, white % 60] }
}
