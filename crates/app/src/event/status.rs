//! The status of the open event, and the next step.

use domain::knockout::awaits_qualifier;
use domain::model::qualifying::QualifyingStage;
use domain::{Competition, EntryStatus, Event, RoundState, Tournament};
use messages::Message;
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use crate::history::{NamedOperation, is_takeover, named};
use crate::knockout::to_draw;
use crate::missing_pairs::robin_outlook;
use crate::round::{StaleKind, Validity, due_without_board, missing_before, open_games, validity_of_last};
use crate::year_final::CLASS;

/// The next step. The window has a text and a key for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Register players.
    Register,
    /// Close the register (R7).
    CloseRegister,
    /// Apply or refuse the pending pink slips (R8).
    SettleSlips,
    /// Draw the knock-outs (R24).
    DrawKnockouts,
    /// Pair the round.
    Pair,
    /// Pair the round again: it is a draft that is out of date.
    PairAgain,
    /// Release the round.
    Release,
    /// Enter results.
    EnterResults,
    /// Resolve a disagreement of the two passes.
    ResolveDisagreement,
    /// Settle the results of helpers that contradict the entered ones.
    SettleConflicts,
    /// Confirm the round: all results agree.
    ConfirmRound,
    /// Add rounds: pairs of a round robin have not met, because players joined late (R66).
    AddRounds,
    /// Finish the event: all rounds are confirmed.
    Finish,
    /// Fill the stage with players of the competition before it (R68).
    FillStage,
    /// Pair or decide a game of a knock-out or Final that a correction has opened again, in a round that is over (R34).
    DecideKnockout,
    /// Add the games of a self-pairing competition as they are played (R69).
    AddGames,
}

/// The next step, and why it is not possible yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct NextStep {
    /// The step.
    pub step: Step,
    /// The round it concerns, if one.
    pub round: Option<u32>,
    /// Why it is not possible now; `None` if it is.
    pub disabled_reason: Option<Message>,
}

/// The number of entries per status.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, TS)]
pub struct RegisterCounts {
    /// Registered entries.
    pub registered: usize,
    /// Pre-registered entries.
    pub preregistered: usize,
    /// Withdrawn entries.
    pub withdrawn: usize,
    /// Whether the register is closed.
    pub closed: bool,
}

/// The progress of the latest paired round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct RoundProgress {
    /// Its number.
    pub round: u32,
    /// Number of games.
    pub games: usize,
    /// Number of games whose passes agree.
    pub agreed: usize,
    /// Number of adjourned games that are still to be decided (R75).
    pub unfinished: usize,
    /// Number of boards at which the two passes differ.
    pub disagreements: usize,
    /// Number of boards at which a helper contradicts the entered result.
    pub conflicts: usize,
    /// Whether it is confirmed.
    pub confirmed: bool,
}

/// The status of the open event.
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
    /// Name of the chosen competition.
    pub competition: String,
    /// Number of rounds planned; 0 if players choose their opponents.
    pub rounds: u32,
    /// The entries.
    pub register: RegisterCounts,
    /// Number of pending pink slips (R8).
    pub slips: usize,
    /// Number of boards of all competitions at which a helper contradicts the entered result.
    pub conflicts: usize,
    /// The latest paired round, if any.
    pub progress: Option<RoundProgress>,
    /// Whether that round still follows from the facts, and if it is over, the table that begins in the next one.
    pub validity: Validity,
    /// Whether the event is the year's Final: it is drawn, or the event's class is that of the Final (R53).
    pub has_final: bool,
    /// The next step.
    pub next: NextStep,
    /// The operation that undo would undo.
    pub undo: Option<NamedOperation>,
    /// The operation that redo would redo.
    pub redo: Option<NamedOperation>,
    /// The local time of the last change in the file, `14:02:11`, with its day if that is not today.
    pub saved: Option<String>,
}

/// Returns the status of the open event.
///
/// # Errors
/// No event is open.
pub fn status(session: &EventSession) -> Result<StatusView> {
    let (whole, tournament, competition) = (session.event()?, session.tournament()?, session.competition()?);
    let register = counts(tournament, competition);
    let progress = progress(tournament, competition);
    let validity = validity_of_last(session, tournament, competition)?;
    let event = &tournament.event;
    let file = session.path().and_then(|path| path.file_name()).map(|name| name.to_string_lossy().into_owned());
    Ok(StatusView {
        event: event.name.clone(),
        file: file.unwrap_or_default(),
        place: event.place.clone(),
        dates: (event.start.to_string(), event.end.to_string()),
        competition: competition.name.clone(),
        rounds: competition.planned_rounds().unwrap_or(0),
        register,
        slips: tournament.pending_slips().count(),
        conflicts: conflicts(whole),
        progress,
        has_final: !tournament.finals.is_empty() || event.tour.class == CLASS,
        next: next_step(tournament, competition, register, progress, &validity),
        validity,
        undo: session.file()?.undoable()?.filter(|entry| !is_takeover(entry)).map(|entry| named(whole, &entry)),
        redo: session.file()?.redoable()?.map(|entry| named(whole, &entry)),
        saved: session.saved()?,
    })
}

/// Returns the number of entries per status.
pub(crate) fn counts(tournament: &Tournament, competition: &Competition) -> RegisterCounts {
    let with = |status| tournament.entries.iter().filter(|e| e.status == status && !e.ghost).count();
    RegisterCounts {
        registered: with(EntryStatus::Registered),
        preregistered: with(EntryStatus::PreRegistered),
        withdrawn: with(EntryStatus::Withdrawn),
        closed: competition.register_closed.is_some(),
    }
}

/// Returns the progress of the latest paired round; `None` before the first pairing, and in self-pairing (R69).
pub(crate) fn progress(tournament: &Tournament, competition: &Competition) -> Option<RoundProgress> {
    if competition.system.is_free() {
        return None;
    }
    let round = tournament.rounds.iter().max_by_key(|r| r.number)?;
    let games = tournament.games_of(round.number);
    Some(RoundProgress {
        round: round.number,
        games: games.len(),
        agreed: games.iter().filter(|g| g.passes.agreed().is_some()).count(),
        unfinished: games.iter().filter(|g| tournament.is_unfinished(g)).count(),
        disagreements: games.iter().filter(|g| g.passes.disagree()).count(),
        conflicts: if round.state == RoundState::Confirmed {
            0
        } else {
            tournament.contradicted_boards(round.number).len()
        },
        confirmed: round.state == RoundState::Confirmed,
    })
}

/// Returns how many boards of rounds that are not confirmed a helper contradicts.
fn conflicts(whole: &Event) -> usize {
    let in_one = |tournament: &Tournament| {
        let open = tournament.rounds.iter().filter(|round| round.state != RoundState::Confirmed);
        open.map(|round| tournament.contradicted_boards(round.number).len()).sum::<usize>()
    };
    whole.tournaments().map(in_one).sum()
}

/// Returns the next step of a competition in the order of the day.
pub(crate) fn next_step(
    tournament: &Tournament,
    competition: &Competition,
    register: RegisterCounts,
    progress: Option<RoundProgress>,
    validity: &Validity,
) -> NextStep {
    let step = |step, round| NextStep { step, round, disabled_reason: None };
    if competition.stage.as_ref().is_some_and(|stage| !stage.is_filled()) && !register.closed {
        return step(Step::FillStage, None);
    }
    if competition.system.is_free() {
        return step(if register.registered < 2 { Step::Register } else { Step::AddGames }, None);
    }
    if !register.closed && progress.is_none() {
        return if register.registered < 2 { step(Step::Register, None) } else { step(Step::CloseRegister, None) };
    }
    let Some(done) = progress else { return before_pairing(tournament, competition, 1) };
    let state = tournament.round(done.round).map(|r| r.state);
    let is_stale = |kind| validity.reasons.iter().any(|reason| reason.kind == kind);
    let missing = missing_before(tournament, done.round + u32::from(done.confirmed));
    if state == Some(RoundState::Draft) {
        // A draft is paired again only when its slips are settled (R8).
        // Pairing again does not help a stage that was filled from other standings: the release asks.
        let due = match validity.reasons.iter().any(|reason| reason.kind != StaleKind::Filled) {
            true if is_stale(StaleKind::Slips) => Step::SettleSlips,
            true if is_stale(StaleKind::Drawn) => Step::DrawKnockouts,
            true if !missing.is_empty() => return step(Step::EnterResults, missing.first().map(|&(round, _)| round)),
            true => match first_open(tournament, done.round - 1) {
                Some(open) => return step(Step::DecideKnockout, Some(open)),
                None => Step::PairAgain,
            },
            false => Step::Release,
        };
        return step(due, Some(done.round));
    }
    if done.disagreements > 0 {
        return step(Step::ResolveDisagreement, Some(done.round));
    }
    if !done.confirmed && !due_without_board(tournament, done.round).is_empty() {
        return step(Step::DecideKnockout, Some(done.round));
    }
    if let Some(open) = first_open(tournament, done.round - 1).filter(|_| !done.confirmed) {
        return step(Step::DecideKnockout, Some(open));
    }
    if done.agreed + done.unfinished < done.games {
        return step(Step::EnterResults, Some(done.round));
    }
    if done.conflicts > 0 {
        return step(Step::SettleConflicts, Some(done.round));
    }
    if !done.confirmed {
        return step(Step::ConfirmRound, Some(done.round));
    }
    if done.round >= competition.rounds {
        match (first_unfinished(tournament), first_open(tournament, done.round)) {
            (Some(round), _) => step(Step::EnterResults, Some(round)),
            (None, Some(round)) => step(Step::DecideKnockout, Some(round)),
            (None, None) if lacks_rounds(tournament, competition) => step(Step::AddRounds, None),
            (None, None) => step(Step::Finish, None),
        }
    } else if let Some(round) = missing.first().map(|&(round, _)| round).or_else(|| first_adjourned(tournament)) {
        step(Step::EnterResults, Some(round))
    } else if is_stale(StaleKind::Drawn) {
        step(Step::DrawKnockouts, Some(done.round + 1))
    } else {
        before_pairing(tournament, competition, done.round + 1)
    }
}

/// Whether a round robin that was planned for all pairs needs more rounds.
fn lacks_rounds(tournament: &Tournament, competition: &Competition) -> bool {
    robin_outlook(tournament, competition).is_some_and(|found| found.was_complete && !found.missing.is_empty())
}

/// Returns the first round up to `last` with a game of a table or Final that has its players, and is not paired for them or has no
/// winner: a correction has opened it again.
fn first_open(tournament: &Tournament, last: u32) -> Option<u32> {
    let open = open_games(tournament);
    open.map(|(round, _)| round).filter(|&round| round <= last).min()
}

/// Returns the first round with a game without a result: it is adjourned (R75), or its result was taken away.
fn first_unfinished(tournament: &Tournament) -> Option<u32> {
    let games = tournament.games.iter().filter(|g| g.passes.agreed().is_none());
    games.map(|game| game.round).min()
}

/// Returns the first round with an adjourned game of a table, without whose winner the next round cannot be paired.
fn first_adjourned(tournament: &Tournament) -> Option<u32> {
    let games = tournament.games.iter().filter(|game| game.knockout.is_some() && tournament.is_unfinished(game));
    games.map(|game| game.round).min()
}

/// Returns the step before `round` can be played: settle slips (R8), decide qualifying games that ended in a jigo (R38), draw knock-outs
/// (R32), decide games that were opened again, else pair the round.
fn before_pairing(tournament: &Tournament, competition: &Competition, round: u32) -> NextStep {
    let step = |step, round| NextStep { step, round: Some(round), disabled_reason: None };
    if tournament.pending_slips().next().is_some() {
        return step(Step::SettleSlips, round);
    }
    let draws = to_draw(tournament, competition, round);
    let is_awaited = |stage: &&QualifyingStage| {
        draws.contains(&stage.category) || tournament.table_of(stage.category).is_some_and(awaits_qualifier)
    };
    let qualifyings = tournament.qualifyings.iter().filter(is_awaited);
    if let Some(drawn) = qualifyings.filter_map(|stage| stage.first_drawn_round(tournament)).min() {
        return step(Step::EnterResults, drawn);
    }
    if !draws.is_empty() {
        return step(Step::DrawKnockouts, round);
    }
    match first_open(tournament, round - 1) {
        Some(open) => step(Step::DecideKnockout, open),
        None => step(Step::Pair, round),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::ChangeSetting;
    use crate::fixture::{closed_register, no_event, open_register, paired, played, playing, self_paired};
    use crate::operation::{EnterResult, RoundStep};

    #[test]
    fn next_step_follows_the_order_of_the_day() {
        let next = |session: EventSession| status(&session).unwrap().next.step;
        assert_eq!(next(self_paired(1)), Step::Register);
        assert_eq!(next(self_paired(2)), Step::AddGames);
        assert_eq!(next(open_register(1)), Step::Register);
        assert_eq!(next(open_register(4)), Step::CloseRegister);
        assert_eq!(next(closed_register(4)), Step::Pair);
        assert_eq!(next(paired(4)), Step::Release);
        assert_eq!(next(playing(4)), Step::EnterResults);
        assert_eq!(next(played(4)), Step::ConfirmRound);
    }

    #[test]
    fn the_event_is_not_finished_while_a_game_of_a_closed_round_has_no_result() {
        let mut session = played(4);
        crate::round::confirm(&mut session, &RoundStep::of(1)).unwrap();
        let one_round = ChangeSetting { path: "competition.rounds".into(), value: "1".into(), consent: true };
        crate::event::change_setting(&mut session, &one_round).unwrap();
        let next = |session: &EventSession| status(session).unwrap().next.step;
        assert_eq!(next(&session), Step::Finish);
        let reason = Some("misread".to_owned());
        let cleared = EnterResult { round: 1, board: 2, reason, ..EnterResult::default() };
        crate::round::enter_result(&mut session, &cleared).unwrap();
        assert_eq!(next(&session), Step::EnterResults);
    }

    #[test]
    fn undo_is_the_last_change_too() {
        let mut session = playing(4);
        let saved = |session: &EventSession| status(session).unwrap().saved;
        assert!(saved(&session).is_some());
        crate::history::undo(&mut session).unwrap();
        let last = session.file().unwrap().last_change().unwrap();
        assert!(last.is_some_and(|at| at.ends_with(&saved(&session).unwrap())));
    }

    #[test]
    fn status_refuses_a_session_without_an_event() {
        assert_eq!(status(&no_event()).unwrap_err().message.id, "event-not-open");
    }
}
