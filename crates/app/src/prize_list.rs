//! The list for the prize giving: fixes the places, so that a later correction does not change unseen what is read out.

use domain::model::prize_list::{PlaceChange, PrizeList, PrizePlace};
use domain::standings::StandingsLine;
use domain::{RoundNumber, RoundState, Tournament};
use messages::{Message, message};
use serde::Serialize;
use session::{AppError, EventSession, Mutation, Result};
use ts_rs::TS;

use crate::log_head::head;
pub use crate::operation::FixPrizeList;
use crate::operation::op;
use crate::standings::{Placed, ViewStandings, placed};

/// The list for the prize giving.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PrizeListView {
    /// The round after which the places are.
    pub round: u32,
    /// When it was fixed, `2026-08-16 16:40`.
    pub time: String,
    /// The head of the history at that time.
    pub head: String,
    /// What differs from it now, one sentence for each player.
    pub differences: Vec<Message>,
}

/// Fixes the list for the prize giving as the standings are now, or takes it back. Returns the list; `None` after it was taken back.
///
/// # Errors
/// The newest round is not confirmed, no round is paired, or there is no list to take back.
pub fn fix_prize_list(session: &mut EventSession, request: &FixPrizeList) -> Result<Mutation<Option<PrizeListView>>> {
    if request.take_back && session.competition()?.prize_list.is_none() {
        return refused(message!("prize-list-none"));
    }
    let list = if request.take_back { None } else { Some(list_now(session)?) };
    let mut done = session.transact(op::FixPrizeList, request, |tournament| {
        tournament.competition.prize_list.clone_from(&list);
        Ok(None)
    })?;
    done.value = view(session)?;
    Ok(done)
}

fn refused<T>(reason: Message) -> Result<T> {
    Err(AppError::not_now(reason))
}

/// Returns the list of the standings now.
fn list_now(session: &EventSession) -> Result<PrizeList> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let round = tournament.paired_rounds();
    if round == 0 {
        return refused(message!("document-no-prizes"));
    }
    let state = tournament.round(round).map(|of| of.state);
    if !competition.system.is_free() && state != Some(RoundState::Confirmed) {
        return refused(message!("prize-list-round-open", round));
    }
    Ok(PrizeList {
        round,
        time: session.now().format("%Y-%m-%d %H:%M").to_string(),
        head: head(session)?.short(),
        places: places(session, round)?,
    })
}

/// Returns the places of the players after a round, as prizes are given: also of teams, whose players are listed.
fn places(session: &EventSession, round: RoundNumber) -> Result<Vec<PrizePlace>> {
    let placed = placed(session, &ViewStandings { round: Some(round), criteria: None, individual: true })?;
    Ok(places_of(&placed))
}

/// Returns everyone who has a place in standings, best first.
pub fn places_of(placed: &Placed) -> Vec<PrizePlace> {
    let place = |line: &StandingsLine| Some(PrizePlace { entry: line.entry, place: line.place? });
    placed.standings.lines.iter().filter_map(place).collect()
}

/// Returns the list for the prize giving of the chosen competition with what differs from it now; `None` if none is fixed.
///
/// # Errors
/// No event is open.
pub fn view(session: &EventSession) -> Result<Option<PrizeListView>> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let Some(list) = &competition.prize_list else { return Ok(None) };
    let round = list.round.min(tournament.paired_rounds());
    let now = if round == 0 { Vec::new() } else { places(session, round)? };
    let differences = list.differences(&now).iter().map(|change| sentence(tournament, change)).collect();
    Ok(Some(PrizeListView { round: list.round, time: list.time.clone(), head: list.head.clone(), differences }))
}

/// Returns a warning if the standings differ from the list for the prize giving.
///
/// # Errors
/// No event is open.
pub(crate) fn warning(session: &EventSession) -> Result<Option<Message>> {
    let view = view(session)?.filter(|view| !view.differences.is_empty());
    Ok(view.map(|view| message!("prize-list-differs", time = view.time, count = view.differences.len())))
}

fn sentence(tournament: &Tournament, change: &PlaceChange) -> Message {
    let name = tournament.entry(change.entry).map(|entry| entry.player.list_name()).unwrap_or_default();
    match (change.then, change.now) {
        (Some(then), Some(now)) => message!("prize-list-moved", name, then, now),
        (Some(then), None) => message!("prize-list-left", name, then),
        (None, now) => message!("prize-list-came", name, now = now.unwrap_or_default()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use crate::history::undo;
    use crate::labels::ResultView;
    use crate::operation::{EnterResult, RoundStep};
    use crate::round::{confirm, enter_result};

    const FIX: FixPrizeList = FixPrizeList { take_back: false };
    const TAKE_BACK: FixPrizeList = FixPrizeList { take_back: true };

    fn refusal(session: &mut EventSession, request: &FixPrizeList) -> &'static str {
        fix_prize_list(session, request).expect_err("it is refused").message.id
    }

    #[test]
    fn a_later_correction_differs_from_the_list_and_says_so() {
        let mut session = fixture::played(8);
        assert_eq!(refusal(&mut session, &FIX), "prize-list-round-open");
        confirm(&mut session, &RoundStep::of(1)).expect("all results are agreed");
        let fixed = fix_prize_list(&mut session, &FIX).expect("the round is confirmed").value.expect("a list");
        assert_eq!((fixed.round, &fixed.differences[..]), (1, &[][..]));

        let reason = Some("misread".to_owned());
        let result = Some(ResultView::WhiteWon);
        let correction = EnterResult { round: 1, board: 1, result, reason, ..EnterResult::default() };
        let said = enter_result(&mut session, &correction).expect("a correction").value.warnings;
        assert_eq!(said.iter().map(|m| m.id).collect::<Vec<_>>(), ["prize-list-differs"]);
        let view = view(&session).expect("an event is open").expect("the list stays");
        assert!(!view.differences.is_empty());
        undo(&mut session).expect("the correction");
        assert_eq!(super::view(&session).expect("an event is open"), Some(fixed));
    }

    #[test]
    fn a_list_can_be_fixed_afresh_and_taken_back() {
        let mut session = fixture::played(8);
        assert_eq!(refusal(&mut session, &TAKE_BACK), "prize-list-none");
        confirm(&mut session, &RoundStep::of(1)).expect("all results are agreed");
        for _ in 0..2 {
            fix_prize_list(&mut session, &FIX).expect("the round is confirmed");
        }
        assert_eq!(fix_prize_list(&mut session, &TAKE_BACK).expect("there is a list").value, None);
        assert_eq!(session.competition().expect("an event is open").prize_list, None);
    }
}
