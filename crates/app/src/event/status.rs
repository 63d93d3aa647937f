//! Where the open event stands, and what comes next.

use domain::{Competition, EntryStatus, RoundState, Tournament};
use messages::Message;
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use crate::history::{NamedOperation, named};
use crate::knockout::to_draw;
use crate::year_final::CLASS;

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
    pub disabled_reason: Option<Message>,
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

/// Where the open event stands.
///
/// # Errors
/// No event is open.
pub fn status(session: &EventSession) -> Result<StatusView> {
    let tournament = session.tournament()?;
    let competition = session.competition()?;
    let register = counts(tournament, competition);
    let progress = progress(tournament, competition);
    let event = &tournament.event;
    let file = session.path().and_then(|path| path.file_name()).map(|name| name.to_string_lossy().into_owned());
    Ok(StatusView {
        event: event.name.clone(),
        file: file.unwrap_or_default(),
        place: event.place.clone(),
        dates: (event.start.to_string(), event.end.to_string()),
        competition: competition.name.clone(),
        rounds: competition.rounds,
        register,
        slips: tournament.pending_slips().count(),
        progress,
        has_final: !tournament.finals.is_empty() || event.tour.class == CLASS,
        next: next(tournament, competition, register, progress),
        undo: session.file()?.undoable()?.map(|entry| named(tournament, &entry)),
        redo: session.file()?.redoable()?.map(|entry| named(tournament, &entry)),
        saved: session.saved().map(str::to_string),
    })
}

fn counts(tournament: &Tournament, competition: &Competition) -> RegisterCounts {
    let with = |status| tournament.entries_of(competition.id).filter(|e| e.status == status && !e.ghost).count();
    RegisterCounts {
        registered: with(EntryStatus::Registered),
        preregistered: with(EntryStatus::PreRegistered),
        withdrawn: with(EntryStatus::Withdrawn),
        closed: tournament.event.register_closed.is_some(),
    }
}

fn progress(tournament: &Tournament, competition: &Competition) -> Option<RoundProgress> {
    let round = tournament.rounds.iter().filter(|r| r.competition == competition.id).max_by_key(|r| r.number)?;
    let games = tournament.games_of(competition.id, round.number);
    Some(RoundProgress {
        round: round.number,
        games: games.len(),
        agreed: games.iter().filter(|g| g.passes.agreed().is_some()).count(),
        disagreements: games.iter().filter(|g| g.passes.disagree()).count(),
        confirmed: round.state == RoundState::Confirmed,
    })
}

/// The next step in the order of the day.
fn next(
    tournament: &Tournament,
    competition: &Competition,
    register: RegisterCounts,
    progress: Option<RoundProgress>,
) -> NextStep {
    let step = |step, round| NextStep { step, round, disabled_reason: None };
    if !register.closed && progress.is_none() {
        return if register.registered < 2 { step(Step::Register, None) } else { step(Step::CloseRegister, None) };
    }
    let Some(done) = progress else { return before_pairing(tournament, competition, 1) };
    let state = tournament.round(competition.id, done.round).map(|r| r.state);
    if state == Some(RoundState::Draft) {
        return step(Step::Release, Some(done.round));
    }
    if done.disagreements > 0 {
        return step(Step::ResolveDisagreement, Some(done.round));
    }
    if done.agreed < done.games {
        return step(Step::EnterResults, Some(done.round));
    }
    if !done.confirmed {
        return step(Step::ConfirmRound, Some(done.round));
    }
    if done.round >= competition.rounds {
        step(Step::Finish, None)
    } else {
        before_pairing(tournament, competition, done.round + 1)
    }
}

/// Slips that wait (R8), knock-outs that must be drawn before `round`, else the pairing of it (R32).
fn before_pairing(tournament: &Tournament, competition: &Competition, round: u32) -> NextStep {
    let waiting = !to_draw(tournament, competition, round).is_empty();
    let slips = tournament.pending_slips().next().is_some();
    let step = match (slips, waiting) {
        (true, _) => Step::SettleSlips,
        (false, true) => Step::DrawKnockouts,
        (false, false) => Step::Pair,
    };
    NextStep { step, round: Some(round), disabled_reason: None }
}
