//! The line on top of every screen: where the event stands and what comes next.

use serde::Serialize;
use ts_rs::TS;

use super::NamedOperation;

/// The one thing to do next. The window has a text and a key for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Register players: nobody is in yet.
    Register,
    /// Close the register (R7).
    CloseRegister,
    /// Apply or refuse the pink slips that wait (R8).
    SettleSlips,
    /// Draw the knock-outs (R24).
    DrawKnockouts,
    /// Pair the round.
    Pair,
    /// Put the round on the wall.
    Release,
    /// Take in results.
    EnterResults,
    /// Two passes disagree somewhere.
    ResolveDisagreement,
    /// Every result is in and agreed.
    ConfirmRound,
    /// All rounds are played.
    Finish,
}

/// The next step, or why it is not possible yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct NextStep {
    /// What to do.
    pub step: Step,
    /// The round it concerns, if one.
    pub round: Option<u32>,
    /// Why it cannot be done now; `None` when it can.
    pub disabled_reason: Option<String>,
}

/// How many entries are how far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, TS)]
pub struct RegisterCounts {
    /// Seen in person.
    pub registered: usize,
    /// Announced only.
    pub preregistered: usize,
    /// Left.
    pub withdrawn: usize,
    /// Whether the register is closed.
    pub closed: bool,
}

/// How far the newest paired round is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct RoundProgress {
    /// Its number.
    pub round: u32,
    /// Its games.
    pub games: usize,
    /// Games whose result is agreed.
    pub agreed: usize,
    /// Boards at which the two passes differ.
    pub disagreements: usize,
    /// Whether it is confirmed.
    pub confirmed: bool,
}

/// Where the open event stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StatusView {
    /// The event's name.
    pub event: String,
    /// The file's name, without its folder.
    pub file: String,
    /// Place; empty if unknown.
    pub place: String,
    /// First and last day, `2026-11-20`.
    pub dates: (String, String),
    /// Name of the competition shown.
    pub competition: String,
    /// Rounds planned.
    pub rounds: u32,
    /// Entries.
    pub register: RegisterCounts,
    /// Pink slips that wait (R8).
    pub slips: usize,
    /// The newest paired round, if there is one.
    pub progress: Option<RoundProgress>,
    /// Whether the year's Final is played here: it is drawn, or the event's points are those of the Final (R53).
    pub has_final: bool,
    /// What comes next.
    pub next: NextStep,
    /// The operation that undo would take back.
    pub undo: Option<NamedOperation>,
    /// The operation that redo would bring back.
    pub redo: Option<NamedOperation>,
    /// When the last change was saved, local time, `14:02:11`.
    pub saved: Option<String>,
}
