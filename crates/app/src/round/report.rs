//! The pairing report of a round: what there is to remark, board by board.

use domain::pairing::{What, report as remarks};
use serde::Serialize;
use ts_rs::TS;

use super::{RoundRequest, paired};
use crate::desk::Desk;
use crate::failure::Outcome;

/// A remark on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RemarkLine {
    /// The board.
    pub board: u32,
    /// `rematch`, `family`, `float`, `club`, `country`, `colours`, `handicap`.
    pub what: String,
    /// The remark as a sentence.
    pub text: String,
}

/// The pairing report of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Report {
    /// The remarks, board by board.
    pub remarks: Vec<RemarkLine>,
}

/// The report of a round.
///
/// # Errors
/// The round is not paired.
pub fn report(desk: &Desk, request: &RoundRequest) -> Outcome<Report> {
    let (tournament, competition) = (desk.tournament()?, desk.competition()?);
    paired(tournament, competition.id, request.round)?;
    let name = |id| tournament.entry(id).map_or_else(String::new, |e| e.player.list_name());
    let line = |remark: domain::pairing::Remark| {
        let (what, text) = match remark.what {
            What::Rematch(1) => ("rematch", "They have met before.".to_string()),
            What::Rematch(times) => ("rematch", format!("They have met {times} times before.")),
            What::Family => ("family", "They are of one family.".to_string()),
            What::Float { down, up, by } => {
                ("float", format!("{} floats down and {} up, by {}.", name(down), name(up), by.glyphs()))
            }
            What::Club => ("club", "They are of one club.".to_string()),
            What::Country => ("country", "They are of one country.".to_string()),
            What::Unbalanced { entry, balance } => {
                let (colour, other) = if balance > 0 { ("Black", "White") } else { ("White", "Black") };
                let more = balance.abs();
                ("colours", format!("{} will have had {colour} {more} times more than {other}.", name(entry)))
            }
            What::Handicap(stones) => ("handicap", format!("{stones} handicap stones.")),
        };
        RemarkLine { board: remark.board, what: what.into(), text }
    };
    let remarks = remarks(tournament, competition.id, request.round).into_iter().map(line).collect();
    Ok(Report { remarks })
}
