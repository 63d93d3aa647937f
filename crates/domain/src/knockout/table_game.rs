//! A game of a table: its sides, its winner, and how they won (R32-R34, R37, R40).

use super::stage::RoundName;
use crate::model::absence::AbsenceReason;
use crate::model::game::Game;
use crate::model::id::{EntryId, GameId, RoundNumber};
use crate::model::knockout_table::{KnockoutTable, Slot};
use crate::model::result::{Decided, Verdict};

/// One side of a game in the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// This player.
    Entry(EntryId),
    /// Nobody, for good: an empty box, or two players who both lost.
    Nobody,
    /// The winner of a game that is not decided yet.
    Open,
}

impl Side {
    /// Returns the player, if known.
    pub fn entry(self) -> Option<EntryId> {
        match self {
            Side::Entry(entry) => Some(entry),
            Side::Nobody | Side::Open => None,
        }
    }
}

/// How a player advanced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// They won over the board.
    Played,
    /// The opponent lost by forfeit (R16).
    Forfeit,
    /// There was no game: the opponent withdrew or was absent, or both players of the game before lost (R34).
    Walkover,
    /// The box of the opponent was empty from the draw on (R28).
    Bye,
    /// They won the jigo ladder after a jigo or a game without result (R38-R40).
    Ladder,
    /// The director's decision.
    Ruling,
}

/// The state of a game of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// At least one side is not decided yet.
    Waiting,
    /// Both sides are decided; the game must be paired in its round (R33).
    Due,
    /// Paired, without a result or with passes that differ.
    Running,
    /// Ended in a jigo or without result, and the jigo ladder has no winner yet (R38).
    Drawn,
    /// Invalidated: paired for players other than those who advanced, because an earlier result was corrected.
    Invalidated,
    /// Decided.
    Won {
        /// The player who advances.
        winner: EntryId,
        /// How they advance.
        how: How,
    },
    /// Decided, and nobody advances: both lost, both were absent, or both boxes are empty.
    Vacant,
}

/// One game of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableGame {
    /// Its slot in the table.
    pub slot: Slot,
    /// The upper side.
    pub a: Side,
    /// The lower side.
    pub b: Side,
    /// Its state.
    pub state: State,
    /// The game in the Open, if it is paired.
    pub game: Option<GameId>,
}

impl TableGame {
    /// Returns the player who advances, if decided.
    pub fn winner(&self) -> Option<EntryId> {
        match self.state {
            State::Won { winner, .. } => Some(winner),
            _ => None,
        }
    }

    /// Returns how the winner advanced, if decided.
    pub fn how(&self) -> Option<How> {
        match self.state {
            State::Won { how, .. } => Some(how),
            _ => None,
        }
    }

    /// Returns the players who reached this game, whether they meet or not.
    pub fn entries(&self) -> impl Iterator<Item = EntryId> {
        [self.a, self.b].into_iter().filter_map(Side::entry)
    }

    /// Returns whether the game is decided.
    pub fn is_decided(&self) -> bool {
        matches!(self.state, State::Won { .. } | State::Vacant)
    }

    /// Returns the players eliminated in it: the loser, or both if nobody advances.
    pub fn eliminated(&self) -> impl Iterator<Item = EntryId> {
        let winner = self.winner();
        let decided = self.is_decided();
        self.entries().filter(move |&e| decided && Some(e) != winner)
    }

    /// Returns its winner as a side of the next round.
    pub(super) fn winning_side(&self) -> Side {
        match self.state {
            State::Won { winner, .. } => Side::Entry(winner),
            State::Vacant => Side::Nobody,
            _ => Side::Open,
        }
    }

    /// Returns its loser as a side of the game for third place, or of one in the losers' table.
    pub(super) fn losing_side(&self) -> Side {
        match (self.winner(), self.state) {
            (Some(_), _) => self.eliminated().next().map_or(Side::Nobody, Side::Entry),
            (None, State::Vacant) => Side::Nobody,
            (None, _) => Side::Open,
        }
    }
}

/// A round of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRound {
    /// Its name.
    pub name: RoundName,
    /// The competition's round in which it is played (R32).
    pub round: RoundNumber,
    /// Its games from the top.
    pub games: Vec<TableGame>,
}

/// Determines the state of a table's games.
pub(super) struct Judge<'a, A> {
    pub table: &'a KnockoutTable,
    pub games: &'a [Game],
    /// Returns why an entry is absent from a round.
    pub absence: A,
}

impl<A: Fn(EntryId, RoundNumber) -> Option<AbsenceReason>> Judge<'_, A> {
    /// Returns the paired game in `slot`.
    fn paired(&self, slot: Slot) -> Option<&Game> {
        self.games.iter().find(|g| g.knockout.is_some_and(|k| k.is_of(self.table.id) && k.slot == slot))
    }

    /// Whether the game in `slot` is paired.
    pub fn is_paired(&self, slot: Slot) -> bool {
        self.paired(slot).is_some()
    }

    /// Returns the game in `slot` between two sides.
    pub fn judge(&self, slot: Slot, round: RoundNumber, a: Side, b: Side) -> TableGame {
        let set = self.paired(slot);
        let state = match (self.ruled(slot, a, b), set) {
            (Some(winner), _) => State::Won { winner, how: How::Ruling },
            (None, Some(game)) => judge_set(game, a, b),
            (None, None) => self.judge_unset(slot, round, a, b),
        };
        TableGame { slot, a, b, state, game: set.map(|g| g.id) }
    }

    /// Returns the winner by the director's ruling, if they are a side of the game.
    fn ruled(&self, slot: Slot, a: Side, b: Side) -> Option<EntryId> {
        let ruling = self.table.since.rulings.iter().find(|r| r.slot == slot)?;
        [a, b].contains(&Side::Entry(ruling.winner)).then_some(ruling.winner)
    }

    /// Returns the state of a game that is not paired.
    fn judge_unset(&self, slot: Slot, round: RoundNumber, a: Side, b: Side) -> State {
        judge_unpaired(a, b, |entry| (self.absence)(entry, round), |side| self.unopposed(slot, side))
    }

    /// Returns a bye if the empty side (0 upper, 1 lower) had no player from the draw on, otherwise a walkover.
    fn unopposed(&self, slot: Slot, side: usize) -> How {
        let (block, number, needed) = match slot {
            Slot::Main { round, index } if index >= self.table.boxes.len() as u32 >> (round + 1) => {
                return How::Walkover;
            }
            Slot::Main { round, index } => (1 << round, 2 * index as usize + side, 1),
            Slot::ThirdPlace => (self.table.boxes.len().div_ceil(2), side, 2),
        };
        let lines = self.table.boxes.iter().skip(number * block).take(block);
        if lines.filter(|b| b.entry.is_some()).count() < needed { How::Bye } else { How::Walkover }
    }
}

/// Returns the state of a game that is not paired. `absence` returns why a player is absent from its round, and `unopposed`
/// how the opponent of an empty side (0 upper, 1 lower) advances.
///
/// An absent player loses to the opponent by walkover. A player without an opponent need not be there, but after
/// withdrawing they no longer advance.
pub(crate) fn judge_unpaired(
    a: Side,
    b: Side,
    absence: impl Fn(EntryId) -> Option<AbsenceReason>,
    unopposed: impl Fn(usize) -> How,
) -> State {
    let alone = |winner, empty| match absence(winner) {
        Some(AbsenceReason::Withdrawn) => State::Vacant,
        _ => State::Won { winner, how: unopposed(empty) },
    };
    match (a, b) {
        (Side::Open, _) | (_, Side::Open) => State::Waiting,
        (Side::Nobody, Side::Nobody) => State::Vacant,
        (Side::Entry(winner), Side::Nobody) => alone(winner, 1),
        (Side::Nobody, Side::Entry(winner)) => alone(winner, 0),
        (Side::Entry(a), Side::Entry(b)) => match [a, b].map(|entry| absence(entry).is_some()) {
            [false, false] => State::Due,
            [true, true] => State::Vacant,
            [true, false] => State::Won { winner: b, how: How::Walkover },
            [false, true] => State::Won { winner: a, how: How::Walkover },
        },
    }
}

/// Returns the state of a game that is paired.
pub(crate) fn judge_set(game: &Game, a: Side, b: Side) -> State {
    let (Side::Entry(a), Side::Entry(b)) = (a, b) else { return State::Invalidated };
    if [game.black, game.white] != [a, b] && [game.black, game.white] != [b, a] {
        return State::Invalidated;
    }
    let Some(result) = game.passes.known() else { return State::Running };
    if let Some(colour) = result.winner() {
        let how = match result.decided {
            Decided::Played => How::Played,
            Decided::Forfeit => How::Forfeit,
            Decided::Walkover => How::Walkover,
        };
        return State::Won { winner: game.entry(colour), how };
    }
    match game.ladder_winner.filter(|&winner| winner == a || winner == b) {
        _ if result.verdict == Verdict::BothLose => State::Vacant,
        Some(winner) => State::Won { winner, how: How::Ladder },
        None => State::Drawn,
    }
}
