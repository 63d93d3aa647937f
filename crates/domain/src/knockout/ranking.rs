//! The results of a table: the stage that each player reached, the places, and the games that depend on a result (R42).

use std::collections::BTreeMap;

use super::places::Places;
use super::progress::Progress;
use super::second_losses;
use super::stage::Reached;
use super::table_game::{Side, State, TableGame};
use crate::model::id::{EntryId, GameId};
use crate::model::knockout_table::Slot;
use crate::model::score::HalfPoints;

impl Progress {
    /// Returns the highest stage that each player has reached so far; advancing by bye or walkover counts (R42).
    pub fn reached(&self) -> BTreeMap<EntryId, Reached> {
        let mut reached = BTreeMap::new();
        for round in &self.rounds {
            let standing = round.games.iter().flat_map(TableGame::entries);
            reached.extend(standing.map(|entry| (entry, Reached::from(round.name))));
        }
        reached.extend(self.winner().map(|entry| (entry, Reached::Winner)));
        reached
    }

    /// Returns how many rounds of the table each player has reached, the winner one more; the winner of the game for third place
    /// is half a round ahead of the loser.
    pub fn stages(&self) -> BTreeMap<EntryId, HalfPoints> {
        if self.losers.is_some() {
            return second_losses::stages(self);
        }
        let mut stages = BTreeMap::new();
        for (number, round) in (1..).zip(&self.rounds) {
            let standing = round.games.iter().flat_map(TableGame::entries);
            stages.extend(standing.map(|entry| (entry, HalfPoints::whole(number))));
        }
        if let Some(stage) = self.winner().and_then(|winner| stages.get_mut(&winner)) {
            *stage += HalfPoints::WIN;
        }
        let third = self.third_place.as_ref().and_then(TableGame::winner);
        if let Some(stage) = third.and_then(|third| stages.get_mut(&third)) {
            *stage += HalfPoints::JIGO;
        }
        stages
    }

    /// Returns the decided places, best first: the winner, then the players eliminated in the Final, in the
    /// semi-finals, and so on. Losers of the same round share their places, unless the semi-finals' losers play for
    /// third place.
    pub fn ranking(&self) -> Vec<Places> {
        if let Some(losers) = &self.losers {
            return second_losses::ranking(self, losers);
        }
        let mut ranking = Vec::new();
        let mut from = 1;
        if let Some(winner) = self.winner() {
            ranking.push(Places { from, to: from, entries: vec![winner] });
        }
        let may_win = |game: &&TableGame| game.state != State::Vacant;
        for (at, round) in self.rounds.iter().enumerate().rev() {
            let through = round.games.iter().filter(may_win).count() as u32;
            let standing = round.games.iter().flat_map(|g| [g.a, g.b]).filter(|s| *s != Side::Nobody).count();
            from = from.max(through + 1);
            let to = (standing as u32).max(from);
            let out: Vec<EntryId> = round.games.iter().flat_map(TableGame::eliminated).collect();
            match &self.third_place {
                Some(third) if at + 2 == self.rounds.len() => ranking.extend(split(from, to, out, third)),
                _ if out.is_empty() => {}
                _ => ranking.push(Places { from, to, entries: out }),
            }
        }
        ranking
    }

    /// Returns the later games that depend on the result in `slot`, nearest first. A correction of that result can
    /// invalidate them.
    pub fn affected_by(&self, slot: Slot) -> Vec<GameId> {
        if let Some(losers) = &self.losers {
            return second_losses::affected_by(self, losers, slot);
        }
        let Slot::Main { round, mut index } = slot else { return Vec::new() };
        let mut later = Vec::new();
        let final_round = self.rounds.len().saturating_sub(1) as u32;
        for next in round + 1..=final_round {
            index /= 2;
            if next == final_round {
                later.push(Slot::ThirdPlace);
            }
            later.push(Slot::Main { round: next, index });
        }
        later.into_iter().filter_map(|slot| self.game(slot)?.game).collect()
    }
}

/// Returns the places of the semi-finals' losers by their own game; empty until it is decided.
fn split(from: u32, to: u32, out: Vec<EntryId>, third: &TableGame) -> Vec<Places> {
    match third.state {
        State::Won { winner, .. } => {
            let rest: Vec<EntryId> = out.into_iter().filter(|&e| e != winner).collect();
            let fourth = Places { from: from + 1, to: to.max(from + 1), entries: rest };
            let third = Places { from, to: from, entries: vec![winner] };
            if fourth.entries.is_empty() { vec![third] } else { vec![third, fourth] }
        }
        State::Vacant if !out.is_empty() => vec![Places { from, to, entries: out }],
        _ => Vec::new(),
    }
}
