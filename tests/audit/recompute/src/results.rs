//! The result of a game, read from its text (R14, R16, R23, R34).

use crate::facts::Game;

impl Game {
    /// Returns the result as far as it is known: the one entered pass, or both if they agree (R23).
    pub(crate) fn result(&self) -> Option<&str> {
        match (self.black_pass.as_deref(), self.white_pass.as_deref()) {
            (None, None) => None,
            (Some(one), None) | (None, Some(one)) => Some(one),
            (Some(black), Some(white)) if black == white => Some(black),
            (Some(_), Some(_)) => None,
        }
    }

    /// Returns the opponent of a player.
    pub(crate) fn opponent(&self, id: i64) -> i64 {
        if self.black == id { self.white } else { self.black }
    }

    /// Returns what a player scored in half points: 2 for a win, 1 for a jigo (R14). A walkover gives nothing (R34).
    pub(crate) fn half_points(&self, id: i64) -> i64 {
        let (black, white) = match self.result() {
            Some("1-0" | "1-0!") => (2, 0),
            Some("0-1" | "0-1!") => (0, 2),
            Some("=" | "=!") => (1, 1),
            Some("1-1" | "1-1!") => (2, 2),
            _ => (0, 0),
        };
        if self.black == id { black } else { white }
    }

    /// Returns whether the result was decided without play (R16, R34). A game without a result is played so far.
    pub(crate) fn is_unplayed(&self) -> bool {
        self.is_walkover() || self.result().is_some_and(|result| result.ends_with('!'))
    }

    /// Returns whether the result is a walkover.
    pub(crate) fn is_walkover(&self) -> bool {
        matches!(self.result(), Some("wo-black" | "wo-white"))
    }

    /// Returns the player who won, by play, forfeit or walkover.
    pub(crate) fn winner(&self) -> Option<i64> {
        match self.result()? {
            "1-0" | "1-0!" | "wo-black" => Some(self.black),
            "0-1" | "0-1!" | "wo-white" => Some(self.white),
            _ => None,
        }
    }

    /// Returns whether both players lost (R16).
    pub(crate) fn both_lost(&self) -> bool {
        matches!(self.result(), Some("0-0" | "0-0!"))
    }
}
