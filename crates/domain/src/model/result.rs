//! The result of a game, its two questions apart: who won, and how it came to that (R14, R16, R34).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::model::score::HalfPoints;

/// A colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Colour {
    /// Black.
    Black,
    /// White.
    White,
}

impl Colour {
    /// The other one.
    pub const fn other(self) -> Colour {
        match self {
            Colour::Black => Colour::White,
            Colour::White => Colour::Black,
        }
    }

    /// The verdict that this colour wins.
    pub const fn wins(self) -> Verdict {
        match self {
            Colour::Black => Verdict::BlackWins,
            Colour::White => Verdict::WhiteWins,
        }
    }
}

/// Who won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verdict {
    /// Black.
    BlackWins,
    /// White.
    WhiteWins,
    /// Nobody: equal points.
    Jigo,
    /// Nobody, and neither gets anything (R16).
    BothLose,
    /// Both: seen in other programs' files.
    BothWin,
    /// The game ended without result.
    NoResult,
}

/// How it came to that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Decided {
    /// Over the board.
    Played,
    /// By default: a win in the tournament, not rated (R16).
    Forfeit,
    /// In a knock-out, without a game: no win and no loss (R34).
    Walkover,
}

/// The result of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GameResult {
    /// Who won.
    pub verdict: Verdict,
    /// How.
    pub decided: Decided,
}

/// The text is no result.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "\"{0}\" is not a result: write 1-0 (Black won), 0-1, = (jigo), 0-0, 1-0! 0-1! 0-0! for forfeits, wo-black or wo-white for a walkover"
)]
pub struct UnknownResult(pub String);

impl GameResult {
    /// A result over the board.
    pub const fn played(verdict: Verdict) -> GameResult {
        GameResult { verdict, decided: Decided::Played }
    }

    /// A result by default.
    pub const fn forfeit(verdict: Verdict) -> GameResult {
        GameResult { verdict, decided: Decided::Forfeit }
    }

    /// A walkover for `colour`.
    pub const fn walkover(colour: Colour) -> GameResult {
        GameResult { verdict: colour.wins(), decided: Decided::Walkover }
    }

    /// What `colour` scores: a win 1, a jigo 1/2, a walkover nothing as it was no game (R14, R16, R34).
    pub fn points(self, colour: Colour) -> HalfPoints {
        match self.verdict {
            _ if self.decided == Decided::Walkover => HalfPoints::ZERO,
            Verdict::BothWin => HalfPoints::WIN,
            Verdict::Jigo => HalfPoints::JIGO,
            verdict if verdict == colour.wins() => HalfPoints::WIN,
            _ => HalfPoints::ZERO,
        }
    }

    /// The colour that won, if one did.
    pub fn winner(self) -> Option<Colour> {
        match self.verdict {
            Verdict::BlackWins => Some(Colour::Black),
            Verdict::WhiteWins => Some(Colour::White),
            _ => None,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match (self.verdict, self.decided) {
            (Verdict::BlackWins, Decided::Walkover) => "wo-black",
            (Verdict::WhiteWins, Decided::Walkover) => "wo-white",
            (Verdict::BlackWins, _) => "1-0",
            (Verdict::WhiteWins, _) => "0-1",
            (Verdict::Jigo, _) => "=",
            (Verdict::BothLose, _) => "0-0",
            (Verdict::BothWin, _) => "1-1",
            (Verdict::NoResult, _) => "nr",
        };
        f.write_str(text)?;
        if self.decided == Decided::Forfeit { f.write_str("!") } else { Ok(()) }
    }
}

impl FromStr for GameResult {
    type Err = UnknownResult;
    fn from_str(text: &str) -> Result<GameResult, UnknownResult> {
        let trimmed = text.trim();
        let (score, forfeit) = trimmed.strip_suffix('!').map_or((trimmed, false), |score| (score, true));
        let verdict = match score {
            "1-0" => Verdict::BlackWins,
            "0-1" => Verdict::WhiteWins,
            "=" => Verdict::Jigo,
            "0-0" => Verdict::BothLose,
            "1-1" => Verdict::BothWin,
            "nr" => Verdict::NoResult,
            "wo-black" if !forfeit => return Ok(GameResult::walkover(Colour::Black)),
            "wo-white" if !forfeit => return Ok(GameResult::walkover(Colour::White)),
            _ => return Err(UnknownResult(trimmed.to_string())),
        };
        Ok(if forfeit { GameResult::forfeit(verdict) } else { GameResult::played(verdict) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_read_back_as_written() {
        for text in ["1-0", "0-1", "=", "0-0", "1-1", "nr", "1-0!", "0-1!", "0-0!", "wo-black", "wo-white"] {
            assert_eq!(text.parse::<GameResult>().unwrap().to_string(), text);
        }
        for text in ["", "!", "2-0", "1-0!!", "wo-black!", "black"] {
            assert!(text.parse::<GameResult>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_walkover_is_no_win_and_a_forfeit_is_one() {
        assert_eq!(GameResult::walkover(Colour::White).points(Colour::White), HalfPoints::ZERO);
        assert_eq!(GameResult::forfeit(Verdict::WhiteWins).points(Colour::White), HalfPoints::WIN);
        assert_eq!(GameResult::forfeit(Verdict::BothLose).points(Colour::Black), HalfPoints::ZERO);
    }
}
