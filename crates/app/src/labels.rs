//! Closed vocabularies of views, requests and exported data. Their words are also keys of the catalogues.

use std::fmt;
use std::str::FromStr;

use domain::knockout::{Reached, RoundName};
use domain::model::pairing_rules::Profile;
use domain::year_final::Phase;
use domain::{Colour, Decided, GameResult, Rounds, Verdict};
use messages::{Explain, message};
use serde::{Deserialize, Serialize};
use session::AppError;
use ts_rs::TS;

use crate::vocabulary;

/// Black or White: a seat, the winner of a game, or the pass in which results are read for one colour (R23).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ColourView {
    /// Black.
    Black,
    /// White.
    White,
}

impl ColourView {
    /// Returns the opponent's colour.
    pub const fn other(self) -> ColourView {
        match self {
            ColourView::Black => ColourView::White,
            ColourView::White => ColourView::Black,
        }
    }
}

impl From<Colour> for ColourView {
    fn from(colour: Colour) -> ColourView {
        match colour {
            Colour::Black => ColourView::Black,
            Colour::White => ColourView::White,
        }
    }
}

impl From<ColourView> for Colour {
    fn from(colour: ColourView) -> Colour {
        match colour {
            ColourView::Black => Colour::Black,
            ColourView::White => Colour::White,
        }
    }
}

impl fmt::Display for ColourView {
    /// Writes `black` or `white`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ColourView::Black => "black",
            ColourView::White => "white",
        })
    }
}

impl FromStr for ColourView {
    type Err = AppError;
    fn from_str(text: &str) -> Result<ColourView, AppError> {
        match text.trim() {
            "black" => Ok(ColourView::Black),
            "white" => Ok(ColourView::White),
            other => Err(AppError::bad_input(message!("colour-unknown", text = other))),
        }
    }
}

/// A pairing profile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum ProfileView {
    /// Strictly ordered levels.
    Seygo,
    /// OpenGotha's weights.
    OpenGotha,
    /// The score pairing procedure, group by group.
    Literal,
}

impl From<ProfileView> for Profile {
    fn from(profile: ProfileView) -> Profile {
        match profile {
            ProfileView::Seygo => Profile::Seygo,
            ProfileView::OpenGotha => Profile::OpenGotha,
            ProfileView::Literal => Profile::Literal,
        }
    }
}

impl FromStr for ProfileView {
    type Err = AppError;
    fn from_str(text: &str) -> Result<ProfileView, AppError> {
        match text {
            "seygo" => Ok(ProfileView::Seygo),
            "opengotha" => Ok(ProfileView::OpenGotha),
            "literal" => Ok(ProfileView::Literal),
            other => Err(AppError::bad_input(message!("profile-unknown", text = other))),
        }
    }
}

/// The result of a game. `!` marks a forfeit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub enum ResultView {
    /// Black won.
    #[serde(rename = "1-0")]
    BlackWon,
    /// White won.
    #[serde(rename = "0-1")]
    WhiteWon,
    /// Jigo.
    #[serde(rename = "=")]
    Jigo,
    /// Both players lost.
    #[serde(rename = "0-0")]
    BothLost,
    /// Both players won; seen in files of other programs.
    #[serde(rename = "1-1")]
    BothWon,
    /// The game ended without a result.
    #[serde(rename = "nr")]
    NoResult,
    /// Black won by forfeit.
    #[serde(rename = "1-0!")]
    BlackWonByForfeit,
    /// White won by forfeit.
    #[serde(rename = "0-1!")]
    WhiteWonByForfeit,
    /// Jigo by a decision.
    #[serde(rename = "=!")]
    JigoByForfeit,
    /// Both players lost by forfeit.
    #[serde(rename = "0-0!")]
    BothLostByForfeit,
    /// Both players won by forfeit.
    #[serde(rename = "1-1!")]
    BothWonByForfeit,
    /// No result, by a decision.
    #[serde(rename = "nr!")]
    NoResultByForfeit,
    /// Black advances by walkover.
    #[serde(rename = "wo-black")]
    BlackWalkover,
    /// White advances by walkover.
    #[serde(rename = "wo-white")]
    WhiteWalkover,
}

impl From<GameResult> for ResultView {
    fn from(result: GameResult) -> ResultView {
        let forfeit = result.decided == Decided::Forfeit;
        match (result.verdict, result.decided) {
            (Verdict::BlackWins, Decided::Walkover) => ResultView::BlackWalkover,
            (Verdict::WhiteWins, Decided::Walkover) => ResultView::WhiteWalkover,
            (Verdict::BlackWins, _) if forfeit => ResultView::BlackWonByForfeit,
            (Verdict::WhiteWins, _) if forfeit => ResultView::WhiteWonByForfeit,
            (Verdict::Jigo, _) if forfeit => ResultView::JigoByForfeit,
            (Verdict::BothLose, _) if forfeit => ResultView::BothLostByForfeit,
            (Verdict::BothWin, _) if forfeit => ResultView::BothWonByForfeit,
            (Verdict::NoResult, _) if forfeit => ResultView::NoResultByForfeit,
            (Verdict::BlackWins, _) => ResultView::BlackWon,
            (Verdict::WhiteWins, _) => ResultView::WhiteWon,
            (Verdict::Jigo, _) => ResultView::Jigo,
            (Verdict::BothLose, _) => ResultView::BothLost,
            (Verdict::BothWin, _) => ResultView::BothWon,
            (Verdict::NoResult, _) => ResultView::NoResult,
        }
    }
}

impl From<ResultView> for GameResult {
    fn from(result: ResultView) -> GameResult {
        match result {
            ResultView::BlackWon => GameResult::played(Verdict::BlackWins),
            ResultView::WhiteWon => GameResult::played(Verdict::WhiteWins),
            ResultView::Jigo => GameResult::played(Verdict::Jigo),
            ResultView::BothLost => GameResult::played(Verdict::BothLose),
            ResultView::BothWon => GameResult::played(Verdict::BothWin),
            ResultView::NoResult => GameResult::played(Verdict::NoResult),
            ResultView::BlackWonByForfeit => GameResult::forfeit(Verdict::BlackWins),
            ResultView::WhiteWonByForfeit => GameResult::forfeit(Verdict::WhiteWins),
            ResultView::JigoByForfeit => GameResult::forfeit(Verdict::Jigo),
            ResultView::BothLostByForfeit => GameResult::forfeit(Verdict::BothLose),
            ResultView::BothWonByForfeit => GameResult::forfeit(Verdict::BothWin),
            ResultView::NoResultByForfeit => GameResult::forfeit(Verdict::NoResult),
            ResultView::BlackWalkover => GameResult::walkover(Colour::Black),
            ResultView::WhiteWalkover => GameResult::walkover(Colour::White),
        }
    }
}

impl fmt::Display for ResultView {
    /// Writes the result as on the command line: `1-0`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        GameResult::from(*self).fmt(f)
    }
}

impl FromStr for ResultView {
    type Err = AppError;
    fn from_str(text: &str) -> Result<ResultView, AppError> {
        let result = text.parse::<GameResult>().map_err(|error| AppError::bad_input(error.message()))?;
        Ok(result.into())
    }
}

vocabulary! {
    /// A round of a knock-out, the qualifying for one, or a phase of the year's Final.
    pub enum StageView {
        /// 64 boxes are left.
        RoundOf64 = "round_of_64",
        /// 32 boxes are left.
        RoundOf32 = "round_of_32",
        /// 16 boxes are left.
        RoundOf16 = "round_of_16",
        /// Eight boxes are left.
        QuarterFinal = "quarter_final",
        /// Four boxes are left.
        SemiFinal = "semi_final",
        /// Two boxes are left in the winners' table of a double elimination (R61).
        WinnersFinal = "winners_final",
        /// A round of its losers' table.
        LosersRound = "losers_round",
        /// Two boxes are left.
        Final = "final",
        /// The second game between the winners of the two tables.
        SecondFinal = "second_final",
        /// The third one.
        ThirdFinal = "third_final",
        /// The game for the third place.
        ThirdPlace = "third_place",
        /// A game for one of the last places on the list (R30).
        Qualifying = "qualifying",
        /// The groups of the Final.
        FinalGroup = "final_group",
        /// The semi-finals of the Final.
        FinalSemiFinals = "final_semi_finals",
        /// The finals for every place of the Final.
        FinalFinals = "final_finals",
    }
}

vocabulary! {
    /// The highest stage that a player has reached in a knock-out (R42).
    pub enum ReachedName = Reached {
        /// The round of 64.
        RoundOf64 = "round_of_64",
        /// The round of 32.
        RoundOf32 = "round_of_32",
        /// The round of 16.
        RoundOf16 = "round_of_16",
        /// The quarter-finals.
        QuarterFinals = "quarter_final",
        /// The semi-finals.
        SemiFinals = "semi_final",
        /// The last game of the winners' table (R61).
        WinnersFinal = "winners_final",
        /// The losers' table.
        LosersTable = "losers_round",
        /// The final, without winning it.
        Finalist = "finalist",
        /// The first place.
        Winner = "winner",
    }
}

impl From<RoundName> for StageView {
    fn from(name: RoundName) -> StageView {
        match name {
            RoundName::RoundOf64 => StageView::RoundOf64,
            RoundName::RoundOf32 => StageView::RoundOf32,
            RoundName::RoundOf16 => StageView::RoundOf16,
            RoundName::QuarterFinals => StageView::QuarterFinal,
            RoundName::SemiFinals => StageView::SemiFinal,
            RoundName::WinnersFinal => StageView::WinnersFinal,
            RoundName::LosersRound => StageView::LosersRound,
            RoundName::Final => StageView::Final,
            RoundName::SecondFinal => StageView::SecondFinal,
            RoundName::ThirdFinal => StageView::ThirdFinal,
        }
    }
}

impl From<Phase> for StageView {
    fn from(phase: Phase) -> StageView {
        match phase {
            Phase::Group => StageView::FinalGroup,
            Phase::SemiFinals => StageView::FinalSemiFinals,
            Phase::Finals => StageView::FinalFinals,
        }
    }
}

/// Returns the rounds played, "1–4, 6". If all `last` rounds are played, returns "1–6" with `whole`, otherwise an empty text.
pub fn rounds_played(missed: Rounds, last: u32, whole: bool) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for round in (1..=last).filter(|&r| !missed.contains(r)) {
        match runs.last_mut() {
            Some(run) if run.1 + 1 == round => run.1 = round,
            _ => runs.push((round, round)),
        }
    }
    match runs[..] {
        [(1, end)] if end == last && !whole => String::new(),
        [] => "–".into(),
        _ => runs.iter().map(run).collect::<Vec<_>>().join(", "),
    }
}

fn run(&(from, to): &(u32, u32)) -> String {
    if from == to { from.to_string() } else { format!("{from}–{to}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_played_are_listed_in_runs() {
        let listed = |missed: &[u32]| rounds_played(Rounds::of(missed.iter().copied()), 6, false);
        assert_eq!(listed(&[]), "");
        assert_eq!(rounds_played(Rounds::NONE, 6, true), "1–6");
        assert_eq!(listed(&[5]), "1–4, 6");
        assert_eq!(listed(&[1, 3, 6]), "2, 4–5");
        assert_eq!(listed(&[1, 2, 3, 4, 5, 6]), "–");
    }

    #[test]
    fn every_result_has_the_same_word_in_data_and_on_the_command_line() {
        let words = [
            "1-0", "0-1", "=", "0-0", "1-1", "nr", "1-0!", "0-1!", "=!", "0-0!", "1-1!", "nr!", "wo-black", "wo-white",
        ];
        for word in words {
            let result: ResultView = word.parse().expect("the word is a result");
            assert_eq!(serde_json::to_value(result).expect("a result is a word"), word);
            assert_eq!((result.to_string().as_str(), ResultView::from(GameResult::from(result))), (word, result));
        }
        assert!("2-0".parse::<ResultView>().is_err());
    }

    #[test]
    fn a_stage_reached_has_the_word_of_its_round() {
        let rounds = [RoundName::RoundOf64, RoundName::RoundOf32, RoundName::RoundOf16, RoundName::QuarterFinals];
        let stages = [Reached::RoundOf64, Reached::RoundOf32, Reached::RoundOf16, Reached::QuarterFinals];
        for (round, stage) in rounds.into_iter().zip(stages).chain([(RoundName::SemiFinals, Reached::SemiFinals)]) {
            assert_eq!(StageView::from(round).as_str(), ReachedName::from(stage).as_str());
        }
    }
}
