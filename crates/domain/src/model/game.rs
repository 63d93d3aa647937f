//! A game and the two passes in which its result is entered (R23, R33).

use chrono::NaiveDate;

use crate::model::id::{CompetitionId, DrawId, EntryId, GameId, RoundNumber};
use crate::model::knockout_table::Slot;
use crate::model::result::{Colour, GameResult};

/// The result as entered for Black and again for White (R23). With one-pass entry both are equal.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Passes {
    /// Pass one: entered for Black.
    pub black: Option<GameResult>,
    /// Pass two: entered for White.
    pub white: Option<GameResult>,
}

impl Passes {
    /// Returns two equal passes.
    pub fn both(result: Option<GameResult>) -> Passes {
        Passes { black: result, white: result }
    }

    /// Returns the confirmed result; `None` unless both passes are entered and agree.
    pub fn agreed(self) -> Option<GameResult> {
        self.black.filter(|_| self.black == self.white)
    }

    /// Returns the agreed result, or the only pass entered so far. `None` if the passes disagree.
    pub fn known(self) -> Option<GameResult> {
        match (self.black, self.white) {
            (Some(black), Some(white)) => (black == white).then_some(black),
            (one, other) => one.or(other),
        }
    }

    /// Whether both passes are entered and differ.
    pub fn disagree(self) -> bool {
        matches!((self.black, self.white), (Some(black), Some(white)) if black != white)
    }
}

/// The position of a game in a knock-out table or in a Final.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct KnockoutGame {
    /// The table or the Final.
    pub draw: DrawId,
    /// The position in it.
    pub slot: Slot,
}

impl KnockoutGame {
    /// Whether the game belongs to this table or Final.
    pub fn is_of(self, draw: impl Into<DrawId>) -> bool {
        self.draw == draw.into()
    }
}

/// A game of a round: players, board and result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// Key in the event.
    pub id: GameId,
    /// The competition.
    pub competition: CompetitionId,
    /// The round, from 1.
    pub round: RoundNumber,
    /// The board, from 1; unique in a round of a competition.
    pub board: u32,
    /// Black's entry.
    pub black: EntryId,
    /// White's entry.
    pub white: EntryId,
    /// Handicap stones, 0..=9; 1 means no komi (R17).
    pub handicap: u8,
    /// The result, as far as it is entered.
    pub passes: Passes,
    /// The position in a knock-out table or a Final; `None` for an ordinary game.
    pub knockout: Option<KnockoutGame>,
    /// Winner of the jigo ladder, if one was played (R38-R40). Decides only who advances.
    pub ladder_winner: Option<EntryId>,
    /// Whether re-pairing leaves the game alone.
    pub locked: bool,
    /// Whether players, colours, handicap or board changed after the round was released. Every sheet and list marks such
    /// games.
    pub changed_after_release: bool,
    /// The day on which a game was played whose players chose the time (R66, R69, R70); `None` if nobody noted it, and in games
    /// of paired rounds.
    pub played_on: Option<NaiveDate>,
}

impl Game {
    /// Returns an even game outside of any knock-out, without a result.
    pub fn new(
        id: GameId,
        competition: CompetitionId,
        round: RoundNumber,
        board: u32,
        (black, white): (EntryId, EntryId),
    ) -> Game {
        Game {
            id,
            competition,
            round,
            board,
            black,
            white,
            handicap: 0,
            passes: Passes::default(),
            knockout: None,
            ladder_winner: None,
            locked: false,
            changed_after_release: false,
            played_on: None,
        }
    }

    /// Returns the entry that plays `colour`.
    pub fn entry(&self, colour: Colour) -> EntryId {
        match colour {
            Colour::Black => self.black,
            Colour::White => self.white,
        }
    }

    /// Returns the colour that `entry` plays; `None` if they do not play this game.
    pub fn colour_of(&self, entry: EntryId) -> Option<Colour> {
        [Colour::Black, Colour::White].into_iter().find(|&c| self.entry(c) == entry)
    }

    /// Returns who advances from a decided knock-out game: the winner, or the winner of the jigo ladder (R40).
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
    fn passes_agree_only_if_both_are_entered_and_equal() {
        let black_won = Some(GameResult::played(Verdict::BlackWins));
        let white_won = Some(GameResult::played(Verdict::WhiteWins));
        assert_eq!(Passes { black: black_won, white: None }.agreed(), None);
        assert_eq!(Passes { black: black_won, white: None }.known(), black_won);
        assert!(Passes { black: black_won, white: white_won }.disagree());
        assert_eq!(Passes { black: black_won, white: white_won }.agreed(), None);
        assert_eq!(Passes { black: None, white: white_won }.agreed(), None);
        assert_eq!(Passes { black: black_won, white: white_won }.known(), None);
        assert_eq!(Passes::both(white_won).agreed(), white_won);
    }
}
