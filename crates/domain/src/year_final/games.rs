//! The games of a Final, each with what became of it: the groups' by the circle, the others by who stands where.

use crate::knockout::{How, Side, State, TableGame, judge_set};
use crate::model::game::Game;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::knockout_table::Slot;
use crate::model::year_final::{CircleSeat, FinalGroup, YearFinal};
use crate::systems::circle::circle;

/// What the games of a Final are judged by.
pub(super) struct Judge<'a, A> {
    pub group_final: &'a YearFinal,
    pub games: &'a [Game],
    /// Who is not there in a round.
    pub away: A,
}

impl<A: Fn(EntryId, RoundNumber) -> bool> Judge<'_, A> {
    /// A round of the groups, from 0: the games of GR, then of OR, and who rests.
    pub fn group_round(&self, round: u32) -> (Vec<TableGame>, Vec<EntryId>) {
        let (mut games, mut rests) = (Vec::new(), Vec::new());
        for group in FinalGroup::BOTH {
            let members = self.group_final.group(group);
            let Some(circle) = circle(members.len()).into_iter().nth(round as usize) else { continue };
            let at = |chair: usize| sitting(members, chair);
            rests.extend(circle.rests.and_then(at));
            for &(one, other) in &circle.pairs {
                let side = |chair| at(chair).map_or(Side::Nobody, Side::Entry);
                let game = self.judge(Slot::Main { round, index: games.len() as u32 }, side(one), side(other));
                games.push(TableGame { state: without_ladder(game.state), ..game });
            }
        }
        (games, rests)
    }

    /// A game in its slot between two sides.
    pub fn judge(&self, slot: Slot, a: Side, b: Side) -> TableGame {
        let here = |g: &&Game| g.knockout.is_some_and(|k| k.table == self.group_final.id && k.slot == slot);
        let set = self.games.iter().find(here);
        let round = match slot {
            Slot::Main { round, .. } => self.group_final.first_round.saturating_add(round),
            Slot::ThirdPlace => self.group_final.last_round(),
        };
        let state = set.map_or_else(|| self.judge_unset(round, a, b), |game| judge_set(game, a, b));
        TableGame { slot, a, b, state, game: set.map(|g| g.id) }
    }

    fn judge_unset(&self, round: RoundNumber, a: Side, b: Side) -> State {
        let walkover = |winner| State::Won { winner, how: How::Walkover };
        match (a, b) {
            (Side::Open, _) | (_, Side::Open) => State::Waiting,
            (Side::Nobody, Side::Nobody) => State::Vacant,
            (Side::Entry(winner), Side::Nobody) | (Side::Nobody, Side::Entry(winner)) => walkover(winner),
            (Side::Entry(a), Side::Entry(b)) => match ((self.away)(a, round), (self.away)(b, round)) {
                (false, false) => State::ToSet,
                (true, true) => State::Vacant,
                (true, false) => walkover(b),
                (false, true) => walkover(a),
            },
        }
    }
}

fn sitting(members: &[CircleSeat], chair: usize) -> Option<EntryId> {
    members.iter().find(|c| c.chair as usize == chair).map(|c| c.entry)
}

/// A jigo in a group stays one: nobody has to advance (R51).
fn without_ladder(state: State) -> State {
    match state {
        State::Won { how: How::Ladder, .. } => State::Drawn,
        state => state,
    }
}
