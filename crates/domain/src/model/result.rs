//! The result of a game: who won, and how it was decided (R14, R16, R34).

use std::fmt;
use std::str::FromStr;

use messages::{Explain, Message, message};
use serde::{Deserialize, Serialize};

use crate::model::score::HalfPoints;

/// The colour of the stones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Colour {
    /// Black.
    Black,
    /// White.
    White,
}

impl Colour {
    /// Returns the opposite colour.
    pub const fn other(self) -> Colour {
        match self {
            Colour::Black => Colour::White,
            Colour::White => Colour::Black,
        }
    }

    /// Returns the verdict that this colour wins.
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
    /// Neither: equal points.
    Jigo,
    /// Neither, and neither scores (R16).
    BothLose,
    /// Both; occurs only in files of other programs.
    BothWin,
    /// The game ended without a result.
    NoResult,
}

/// How the game was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Decided {
    /// Over the board.
    Played,
    /// Without play, by a decision: a win in the tournament, but not rated (R16).
    Forfeit,
    /// Without a game in a knock-out: neither a win nor a loss (R34).
    Walkover,
}

/// The result of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GameResult {
    /// Who won.
    pub verdict: Verdict,
    /// How it was decided.
    pub decided: Decided,
}

/// The text is not a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownResult(pub String);

impl Explain for UnknownResult {
    fn message(&self) -> Message {
        message!("result-unknown", text = &self.0)
    }
}

messages::explained!(UnknownResult);

impl GameResult {
    /// Returns the result of a played game.
    pub const fn played(verdict: Verdict) -> GameResult {
        GameResult { verdict, decided: Decided::Played }
    }

    /// Returns a result by forfeit.
    pub const fn forfeit(verdict: Verdict) -> GameResult {
        GameResult { verdict, decided: Decided::Forfeit }
    }

    /// Returns a walkover for `colour`.
    pub const fn walkover(colour: Colour) -> GameResult {
        GameResult { verdict: colour.wins(), decided: Decided::Walkover }
    }

    /// Returns what `colour` scores: 1 for a win, 1/2 for a jigo, nothing for a walkover, which is not a game (R14, R16,
    /// R34).
    pub fn points(self, colour: Colour) -> HalfPoints {
        match self.verdict {
            _ if self.decided == Decided::Walkover => HalfPoints::ZERO,
            Verdict::BothWin => HalfPoints::WIN,
            Verdict::Jigo => HalfPoints::JIGO,
            verdict if verdict == colour.wins() => HalfPoints::WIN,
            _ => HalfPoints::ZERO,
        }
    }

    /// Returns the colour that won; `None` if neither or both did.
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
    fn results_parse_back_as_written() {
        for text in ["1-0", "0-1", "=", "0-0", "1-1", "nr", "1-0!", "0-1!", "0-0!", "wo-black", "wo-white"] {
            assert_eq!(text.parse::<GameResult>().unwrap().to_string(), text);
        }
        for text in ["", "!", "2-0", "1-0!!", "wo-black!", "black"] {
            assert!(text.parse::<GameResult>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_forfeit_is_a_win_but_a_walkover_is_not() {
        assert_eq!(GameResult::walkover(Colour::White).points(Colour::White), HalfPoints::ZERO);
        assert_eq!(GameResult::forfeit(Verdict::WhiteWins).points(Colour::White), HalfPoints::WIN);
        assert_eq!(GameResult::forfeit(Verdict::BothLose).points(Colour::Black), HalfPoints::ZERO);
    }
}
