//! The pairing report of a round: what there is to remark, board by board, and why it had to be.

use std::collections::BTreeMap;

use domain::HalfPoints;
use domain::pairing::{PairingRemark, RemarkKind, report as remarks};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use super::price::PriceLine;
use super::swap_colours::SwapColours;
use super::why::why;
use super::{RoundRequest, paired};

/// Reasons are worked out for fields in which players times boards with a remark come to so much: each takes the round
/// to be paired twice.
const REASONS: usize = 20_000;

/// A remark on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RemarkLine {
    /// The board.
    pub board: u32,
    /// `rematch`, `family`, `float`, `categories`, `club`, `country`, `blacks`, `whites`, `handicap`.
    pub what: String,
    /// Whom it is about first: who floats down, who has a colour too often; empty if it is about both.
    pub first: String,
    /// Who floats up; empty otherwise.
    pub second: String,
    /// How much: times met, points of the float, colours too many, stones; empty where there is nothing to count.
    pub amount: String,
    /// The remark as a sentence.
    pub text: String,
    /// Why the board is like that; none for knock-out games, which their tables explain, and in very large fields.
    pub reason: Option<ReasonLine>,
}

/// Why two meet although there is something to remark.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ReasonLine {
    /// `hand`: it was set so by hand; `must`: the round cannot be paired otherwise; `same`: otherwise it would cost the
    /// same; `dearer`: otherwise it would cost more.
    pub kind: String,
    /// What the round would pay more.
    pub more: Vec<PriceLine>,
    /// The reason as a sentence.
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
pub fn report(session: &EventSession, request: &RoundRequest) -> Result<Report> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    paired(tournament, competition.id, request.round)?;
    let name = |id| tournament.entry(id).map_or_else(String::new, |e| e.player.list_name());
    let remarks = remarks(tournament, competition.id, request.round);
    let boards: BTreeMap<u32, ()> = remarks.iter().map(|r| (r.board, ())).collect();
    let players = 2 * tournament.games_of(competition.id, request.round).len();
    let asked = boards.len() * players <= REASONS;
    let reason = |board: u32| if asked { reason(session, request.round, board) } else { None };
    let reasons: BTreeMap<u32, Option<ReasonLine>> = boards.into_keys().map(|board| (board, reason(board))).collect();
    let line = |remark: &PairingRemark| {
        let line = worded(remark, &name);
        RemarkLine { reason: reasons.get(&remark.board).cloned().flatten(), ..line }
    };
    Ok(Report { remarks: remarks.iter().map(line).collect() })
}

/// A remark in words, without its reason.
fn worded(remark: &PairingRemark, name: &dyn Fn(domain::EntryId) -> String) -> RemarkLine {
    let none = String::new;
    let (what, first, second, amount, text) = match remark.what {
        RemarkKind::Rematch(1) => ("rematch", none(), none(), "1".into(), "They have met before.".to_string()),
        RemarkKind::Rematch(times) => {
            ("rematch", none(), none(), times.to_string(), format!("They have met {times} times before."))
        }
        RemarkKind::Family => ("family", none(), none(), none(), "They are of one family.".to_string()),
        RemarkKind::Float { down, up, by } => {
            let (down, up, by): (String, String, HalfPoints) = (name(down), name(up), by);
            let text = format!("{down} floats down and {up} up, by {}.", by.glyphs());
            ("float", down, up, by.glyphs(), text)
        }
        RemarkKind::Categories => {
            ("categories", none(), none(), none(), "They are of different categories.".to_string())
        }
        RemarkKind::Club => ("club", none(), none(), none(), "They are of one club.".to_string()),
        RemarkKind::Country => ("country", none(), none(), none(), "They are of one country.".to_string()),
        RemarkKind::Unbalanced { entry, balance } => {
            let (what, colour, other) =
                if balance > 0 { ("blacks", "Black", "White") } else { ("whites", "White", "Black") };
            let (who, more) = (name(entry), balance.abs());
            let text = format!("{who} will have had {colour} {more} times more than {other}.");
            (what, who, none(), more.to_string(), text)
        }
        RemarkKind::Handicap(stones) => {
            ("handicap", none(), none(), stones.to_string(), format!("{stones} handicap stones."))
        }
    };
    RemarkLine { board: remark.board, what: what.into(), first, second, amount, text, reason: None }
}

/// Why the two at a board meet; none for a knock-out game, or where it cannot be told any more.
fn reason(session: &EventSession, round: u32, board: u32) -> Option<ReasonLine> {
    let why = why(session, &SwapColours { round, board }).ok()?;
    let told =
        |lines: &[PriceLine]| lines.iter().map(|l| format!("{} {:+}", l.reason, l.by)).collect::<Vec<_>>().join(", ");
    let (kind, more, text) = match why.otherwise {
        _ if !why.best => ("hand", Vec::new(), "It was set by hand: the best pairing has them apart.".to_string()),
        None => ("must", Vec::new(), "The round cannot be paired otherwise.".to_string()),
        Some(more) if more.is_empty() => ("same", more, "Otherwise the round would pay the same.".to_string()),
        Some(more) => {
            let text = format!("Otherwise the round would pay {}.", told(&more));
            ("dearer", more, text)
        }
    };
    Some(ReasonLine { kind: kind.into(), more, text })
}
