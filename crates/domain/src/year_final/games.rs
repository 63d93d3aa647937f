//! The games of a Final with their states: those of the groups by the circle, the others by the places reached.

use crate::knockout::{How, Side, State, TableGame, judge_set, judge_unpaired};
use crate::model::absence::AbsenceReason;
use crate::model::game::Game;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::knockout_table::Slot;
use crate::model::year_final::{CircleSeat, FinalGroup, YearFinal};
use crate::systems::circle::circle;

/// Determines the state of a Final's games.
pub(super) struct Judge<'a, A> {
    pub year_final: &'a YearFinal,
    pub games: &'a [Game],
    /// Returns why an entry is absent from a round.
    pub absence: A,
}

impl<A: Fn(EntryId, RoundNumber) -> Option<AbsenceReason>> Judge<'_, A> {
    /// Returns the games of a round of the groups, counted from 0, first GR, then OR; and the players who rest in it.
    pub fn group_round(&self, round: u32) -> (Vec<TableGame>, Vec<EntryId>) {
        let (mut games, mut rests) = (Vec::new(), Vec::new());
        for group in FinalGroup::BOTH {
            let members = self.year_final.group(group);
            let Some(circle) = circle(members.len()).into_iter().nth(round as usize) else { continue };
            let player = |seat: usize| player_on(members, seat);
            rests.extend(circle.rests.and_then(player));
            for &(one, other) in &circle.pairs {
                let side = |seat| player(seat).map_or(Side::Nobody, Side::Entry);
                let game = self.judge(Slot::Main { round, index: games.len() as u32 }, side(one), side(other));
                games.push(TableGame { state: without_ladder(game.state), ..game });
            }
        }
        (games, rests)
    }

    /// Returns the game in `slot` between two sides.
    pub fn judge(&self, slot: Slot, a: Side, b: Side) -> TableGame {
        let in_slot = |g: &&Game| g.knockout.is_some_and(|k| k.is_of(self.year_final.id) && k.slot == slot);
        let set = self.games.iter().find(in_slot);
        let round = match slot {
            Slot::Main { round, .. } => self.year_final.first_round.saturating_add(round),
            Slot::ThirdPlace => self.year_final.last_round(),
        };
        let unpaired = || judge_unpaired(a, b, |entry| (self.absence)(entry, round), |_| How::Walkover);
        let state = set.map_or_else(unpaired, |game| judge_set(game, a, b));
        TableGame { slot, a, b, state, game: set.map(|g| g.id) }
    }
}

fn player_on(members: &[CircleSeat], seat: usize) -> Option<EntryId> {
    members.iter().find(|c| c.number as usize == seat).map(|c| c.entry)
}

/// Returns the state without a ladder's winner: a jigo in a group stays a jigo, as nobody has to advance (R51).
fn without_ladder(state: State) -> State {
    match state {
        State::Won { how: How::Ladder, .. } => State::Drawn,
        state => state,
    }
}
