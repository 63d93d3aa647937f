//! The stage that a game belongs to: a round of a knock-out, of the Final, or of a qualifying.

use domain::knockout::{RoundName, progress, qualifying_game};
use domain::model::knockout_table::Slot;
use domain::year_final::Phase;
use domain::{Game, year_final};

use super::Subject;

/// Returns "KO12, Quarter-finals", "Final 16, Groups" or "KO20, qualifying"; `None` for an ordinary game.
pub(super) fn stage(subject: &Subject, game: &Game) -> Option<String> {
    let tournament = subject.tournament;
    let Some(place) = game.knockout else {
        let category = qualifying_game(tournament, game)?.category;
        return Some(subject.phrase("sheet-qualifying", &[("category", &category.to_string())]));
    };
    if let Some(drawn) = tournament.final_of_game(place) {
        let phase = match year_final::progress(tournament, drawn).phase(place.slot)? {
            Phase::Group => subject.word("print-final-groups"),
            Phase::SemiFinals => subject.word("print-semi-finals"),
            Phase::Finals => subject.word("sheet-finals"),
        };
        return Some(format!("{}, {phase}", subject.counted("sheet-final", "category", u32::from(drawn.category.0))));
    }
    let table = tournament.table_of_game(place)?;
    let name = match place.slot {
        Slot::Main { .. } => progress(tournament, table).round_of(place.slot).map(|r| r.name),
        Slot::ThirdPlace => return Some(format!("KO{}, {}", table.category, subject.word("print-third-place"))),
    };
    let round = name.map(|name| format!(", {}", round_name(subject, name))).unwrap_or_default();
    Some(format!("KO{}{round}", table.category))
}

/// Returns the name of a table's round in the language of the sheet.
pub(super) fn round_name(subject: &Subject, name: RoundName) -> String {
    let of = |lines| subject.counted("print-round-of", "lines", lines);
    match name {
        RoundName::RoundOf64 => of(64),
        RoundName::RoundOf32 => of(32),
        RoundName::RoundOf16 => of(16),
        RoundName::QuarterFinals => subject.word("print-quarter-finals"),
        RoundName::SemiFinals => subject.word("print-semi-finals"),
        RoundName::WinnersFinal => subject.word("print-winners-final"),
        RoundName::LosersRound => subject.word("sheet-losers-table"),
        RoundName::Final => subject.word("print-final"),
        RoundName::SecondFinal => subject.word("sheet-second-final"),
        RoundName::ThirdFinal => subject.word("sheet-third-final"),
    }
}
