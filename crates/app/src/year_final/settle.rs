//! Settling a tie of a group by the games on smaller boards (R51).

use std::collections::BTreeSet;

use domain::model::year_final::{FinalGroup, TieRuling};
use domain::year_final::progress;
use domain::{EntryId, YearFinal};
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::drawn;
use crate::operation::{SettleFinal, op};

/// Enters the order of tied players, which the games on smaller boards decided. Entering it again corrects it.
///
/// # Errors
/// Fails if these players are not tied, or a paired semi-final depends on the earlier order.
pub fn settle(session: &mut EventSession, request: &SettleFinal) -> Result<Mutation<usize>> {
    session.transact(op::SettleFinal, request, |tournament| {
        let group = FinalGroup::from(request.group);
        let order: Vec<EntryId> = request.order.iter().map(|&key| EntryId(key)).collect();
        let players: BTreeSet<EntryId> = order.iter().copied().collect();
        let id = drawn(tournament, request.category)?.id;
        let overlaps = |s: &TieRuling| s.group == group && s.order.iter().any(|e| players.contains(e));
        let this = |f: &&mut YearFinal| f.id == id;
        tournament.finals.iter_mut().filter(this).for_each(|f| f.settings.settled.retain(|s| !overlaps(s)));
        let without = progress(tournament, drawn(tournament, request.category)?);
        let ties = without.groups.iter().filter(|g| g.group == group).flat_map(|g| &g.ties);
        let is_tie = ties.map(|tie| tie.iter().copied().collect::<BTreeSet<_>>()).any(|tie| tie == players);
        if !is_tie || players.len() != order.len() {
            return Err(AppError::bad_input(message!("year-final-not-tied", group = group.to_string())));
        }
        let settled = TieRuling { group, order };
        tournament.finals.iter_mut().filter(this).for_each(|f| f.settings.settled.push(settled.clone()));
        Ok(players.len())
    })
}

#[cfg(test)]
mod tests {
    use domain::{GameResult, Passes};

    use super::*;
    use crate::fixture;
    use crate::operation::EnterResult;
    use crate::round::{PairRound, pair};
    use crate::vocabulary::FinalGroupName;
    use crate::year_final::{DrawFinal, draw, final_view};

    /// Returns the Final of four players after both games of the groups ended in jigo, with the players of GR.
    fn tied() -> (EventSession, Vec<i64>) {
        let mut session = fixture::closed_youth(4);
        let request = DrawFinal { category: 12, first_round: Some(1), ..DrawFinal::default() };
        draw(&mut session, &request).expect("four players can be drawn");
        pair(&mut session, &PairRound { round: 1, ..PairRound::default() }).expect("round 1 can be paired");
        let jigo: GameResult = "=".parse().expect("a jigo is a result");
        session
            .transact(op::EnterResult, &EnterResult::default(), |tournament| {
                tournament.games.iter_mut().for_each(|game| game.passes = Passes::both(Some(jigo)));
                Ok(())
            })
            .expect("results can be entered");
        let green = final_view(&session, 12).expect("the Final is drawn").groups[0].clone();
        (session, green.lines.iter().map(|line| line.player.id).collect())
    }

    #[test]
    fn settle_orders_tied_players() {
        let (mut session, players) = tied();
        let order: Vec<i64> = players.into_iter().rev().collect();
        let request = SettleFinal { category: 12, group: FinalGroupName::Green, order: order.clone() };
        assert_eq!(settle(&mut session, &request).expect("the two players are tied").value, 2);
        let green = final_view(&session, 12).expect("the Final is drawn").groups[0].clone();
        assert_eq!(green.lines.iter().map(|line| line.player.id).collect::<Vec<_>>(), order);
        assert_eq!(green.ties, Vec::<Vec<_>>::new());
    }

    #[test]
    fn settle_refuses_players_who_are_not_tied() {
        let mut session = fixture::year_final(8);
        let request = SettleFinal { category: 12, group: FinalGroupName::Green, order: vec![1, 2] };
        let error = settle(&mut session, &request).expect_err("no game has been played");
        assert_eq!(error.message.id, "year-final-not-tied");
    }
}
