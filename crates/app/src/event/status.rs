//! Where the open event stands, and what comes next.

use domain::{Competition, EntryStatus, RoundState, Tournament};

use crate::desk::EventSession;
use crate::failure::Result;
use crate::group_final::CLASS;
use crate::history::named;
use crate::knockout::to_draw;
use crate::views::{NextStep, RegisterCounts, RoundProgress, StatusView, Step};

/// Where the open event stands.
///
/// # Errors
/// No event is open.
pub fn status(desk: &EventSession) -> Result<StatusView> {
    let tournament = desk.tournament()?;
    let competition = desk.competition()?;
    let register = counts(tournament, competition);
    let progress = progress(tournament, competition);
    let event = &tournament.event;
    let file = desk.path().and_then(|path| path.file_name()).map(|name| name.to_string_lossy().into_owned());
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
        undo: desk.file()?.undoable()?.map(|entry| named(tournament, &entry)),
        redo: desk.file()?.redoable()?.map(|entry| named(tournament, &entry)),
        saved: desk.saved().map(str::to_string),
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
