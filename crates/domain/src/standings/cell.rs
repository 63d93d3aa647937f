//! How a round is written in a list: as a half game `4+/b0` in results lists, with the running total in the wall chart
//! (R22).

use std::fmt;

use crate::model::competition::Competition;
use crate::model::outcome::Outcome;
use crate::model::result::{Colour, Decided, Verdict};
use crate::model::score::HalfPoints;

/// Returns a round as written in results lists: the opponent's number; `+` won, `-` lost, `=` jigo, `?` unknown or no
/// result; `/` played or `!` not played (forfeit or walkover); the player's colour; the handicap: `4+/b0`. A round
/// without a game is `0` and what it gave: `0+`, `0=` or `0-`.
///
/// `number` returns the number of an opponent's row in the list.
pub fn cell(competition: &Competition, outcome: Outcome, number: impl FnOnce(usize) -> u32) -> String {
    let Outcome::Game { opponent, colour, handicap, decided, verdict } = outcome else {
        let given = competition.scoring.free(outcome, competition.system.main_score());
        return format!("0{}", sign(given));
    };
    let result = match verdict {
        None | Some(Verdict::NoResult) => '?',
        Some(Verdict::Jigo) => '=',
        Some(verdict) if verdict == colour.wins() || verdict == Verdict::BothWin => '+',
        Some(_) => '-',
    };
    let played = if decided == Decided::Played { '/' } else { '!' };
    let side = if colour == Colour::Black { 'b' } else { 'w' };
    format!("{}{result}{played}{side}{handicap}", number(opponent))
}

/// Returns `+` for a point, `=` for half a point and `-` for nothing.
fn sign(points: HalfPoints) -> char {
    match points {
        HalfPoints::ZERO => '-',
        HalfPoints::JIGO => '=',
        _ => '+',
    }
}

/// A cell of the wall chart: the running total of wins and the opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WallCell {
    /// Wins up to and including this round: a jigo counts half, free wins count as the rules say.
    pub total: HalfPoints,
    /// The opponent's number; `None` without a game.
    pub opponent: Option<u32>,
}

/// Returns the wall chart's cells of a player (R22). `wins` starts with the wins before the first round, as
/// [`Scores::course`](super::Scores::course) returns them.
pub fn wall_cells(outcomes: &[Outcome], wins: &[HalfPoints], number: impl Fn(usize) -> u32) -> Vec<WallCell> {
    let after = wins.iter().skip(1);
    outcomes.iter().zip(after).map(|(o, &total)| WallCell { total, opponent: o.opponent().map(&number) }).collect()
}

/// Writes the total raised before the opponent's number: `³½37`; a dash stands for no opponent.
impl fmt::Display for WallCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let raised = |c: char| match c {
            '-' => '⁻',
            '0'..='9' => ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'][c as usize - '0' as usize],
            other => other,
        };
        write!(f, "{}", self.total.glyphs().chars().map(raised).collect::<String>())?;
        match self.opponent {
            Some(number) => write!(f, "{number}"),
            None => write!(f, "–"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::competition::System;
    use crate::model::id::CompetitionId;

    fn game(opponent: usize, decided: Decided, verdict: Option<Verdict>) -> Outcome {
        Outcome::Game { opponent, colour: Colour::White, handicap: 2, decided, verdict }
    }

    #[test]
    fn a_half_game_shows_result_colour_and_handicap() {
        let open = Competition::new(CompetitionId::OPEN, "Open", System::McMahon, 5);
        let text = |outcome| cell(&open, outcome, |row| row as u32 + 1);
        assert_eq!(text(game(3, Decided::Played, Some(Verdict::WhiteWins))), "4+/w2");
        assert_eq!(text(game(3, Decided::Forfeit, Some(Verdict::BlackWins))), "4-!w2");
        assert_eq!(text(game(3, Decided::Played, Some(Verdict::Jigo))), "4=/w2");
        assert_eq!(text(game(3, Decided::Played, None)), "4?/w2");
        assert_eq!(text(game(3, Decided::Forfeit, Some(Verdict::BothLose))), "4-!w2");
        assert_eq!([Outcome::Bye, Outcome::Absent, Outcome::Unpaired].map(text), ["0+", "0=", "0-"]);
    }

    #[test]
    fn a_missed_round_gives_nothing_in_a_swiss() {
        let swiss = Competition::new(CompetitionId::OPEN, "Swiss", System::Swiss, 5);
        assert_eq!(cell(&swiss, Outcome::Absent, |_| 0), "0-");
    }

    // The handbook's figure 8.2, player 42: lost to 41, beat 44, 43 and 39, drew with 37.
    #[test]
    fn the_wall_chart_matches_the_handbook() {
        let met = [41, 44, 43, 39, 37].map(|o| game(o, Decided::Played, None));
        let wins = [0, 0, 2, 4, 6, 7].map(HalfPoints);
        let cells: Vec<String> = wall_cells(&met, &wins, |row| row as u32).iter().map(WallCell::to_string).collect();
        assert_eq!(cells, ["⁰41", "¹44", "²43", "³39", "³½37"]);
    }
}
