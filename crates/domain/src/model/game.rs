//! A game and the two passes in which its result is taken in (R23, R33).

use crate::model::id::{CompetitionId, EntryId, GameId, RoundNumber, TableId};
use crate::model::knockout_table::Slot;
use crate::model::result::{Colour, GameResult};

/// The result as read once for Black and once for White (R23). With one-pass entry both are the same.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Passes {
    /// Read for Black.
    pub black: Option<GameResult>,
    /// Read for White.
    pub white: Option<GameResult>,
}

impl Passes {
    /// Both passes at once.
    pub fn both(result: Option<GameResult>) -> Passes {
        Passes { black: result, white: result }
    }

    /// The confirmed result: both passes are in and agree.
    pub fn agreed(self) -> Option<GameResult> {
        self.black.filter(|_| self.black == self.white)
    }

    /// What is known so far: the agreed result, or the only pass that is in. `None` where they disagree.
    pub fn known(self) -> Option<GameResult> {
        match (self.black, self.white) {
            (Some(black), Some(white)) => (black == white).then_some(black),
            (one, other) => one.or(other),
        }
    }

    /// Whether both are in and differ: entry stops at this board.
    pub fn disagree(self) -> bool {
        matches!((self.black, self.white), (Some(black), Some(white)) if black != white)
    }
}

/// Where a game stands in a knock-out table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct KnockoutGame {
    /// The table.
    pub table: TableId,
    /// The place in it.
    pub slot: Slot,
}

/// Who meets whom in a round, at which board, and what came out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// Key in the event.
    pub id: GameId,
    /// The competition.
    pub competition: CompetitionId,
    /// The round, from 1.
    pub round: RoundNumber,
    /// The board, from 1; one game a board and round in a competition.
    pub board: u32,
    /// Black's entry.
    pub black: EntryId,
    /// White's entry.
    pub white: EntryId,
    /// Handicap stones, 0..=9; 1 is no komi (R17).
    pub handicap: u8,
    /// The result, as far as it is in.
    pub passes: Passes,
    /// Its place in a knock-out, if it is a knock-out game.
    pub knockout: Option<KnockoutGame>,
    /// Who won the jigo ladder, if one was played (R38-R40); it decides who advances and nothing else.
    pub ladder_winner: Option<EntryId>,
    /// Whether pairing anew must leave it alone.
    pub locked: bool,
    /// Whether who plays it, or how, was changed after the round went on the wall; marked wherever the round is shown.
    pub changed_after_release: bool,
}

impl Game {
    /// The entry that has `colour`.
    pub fn entry(&self, colour: Colour) -> EntryId {
        match colour {
            Colour::Black => self.black,
            Colour::White => self.white,
        }
    }

    /// The colour that `entry` has, if he plays in it.
    pub fn colour_of(&self, entry: EntryId) -> Option<Colour> {
        [Colour::Black, Colour::White].into_iter().find(|&c| self.entry(c) == entry)
    }

    /// Who advances from it, if it is a decided knock-out game: the winner, or the ladder's winner (R40).
    pub fn advances(&self) -> Option<EntryId> {
        let result = self.passes.known()?;
        result.winner().map(|c| self.entry(c)).or(self.ladder_winner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::result::Verdict;

    #[test]
    fn a_result_is_agreed_when_both_passes_say_the_same() {
        let black_won = Some(GameResult::played(Verdict::BlackWins));
        let white_won = Some(GameResult::played(Verdict::WhiteWins));
        assert_eq!(Passes { black: black_won, white: None }.agreed(), None);
        assert_eq!(Passes { black: black_won, white: None }.known(), black_won);
        assert!(Passes { black: black_won, white: white_won }.disagree());
        assert_eq!(Passes { black: black_won, white: white_won }.known(), None);
        assert_eq!(Passes::both(white_won).agreed(), white_won);
    }
}
