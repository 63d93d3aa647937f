//! The pairing report of a round: remarks board by board, and the reason for each.

use std::collections::BTreeMap;

use domain::EntryId;
use domain::pairing::{PairingRemark, RemarkKind, report as remarks};
use messages::{Explain, Message, message};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use super::cost::CostLine;
use super::explain::explain;
use super::swap_colours::SwapColours;
use super::{RoundRequest, paired};

/// The report explains its boards up to this product of players and boards with a remark: each explanation pairs the
/// round twice.
const MOST_WORK: usize = 20_000;

/// The subject of a remark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RemarkView {
    /// The players have met before (R19).
    Rematch,
    /// The players are of one family (R11).
    Family,
    /// The players' scores differ.
    Float,
    /// The players are of different categories.
    Categories,
    /// The players are of one club (R11).
    Club,
    /// The players are of one country (R11).
    Country,
    /// A player has Black too often (R18).
    Blacks,
    /// A player has White too often (R18).
    Whites,
    /// The game has a handicap (R17).
    Handicap,
    /// A second bye for a player would avoid the rematch (R10).
    SecondBye,
}

/// A remark on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RemarkLine {
    /// The board.
    pub board: u32,
    /// The subject.
    pub what: RemarkView,
    /// The player who floats down or has a colour too often; empty if the remark is about both players.
    pub first: String,
    /// The player who floats up; empty for other remarks.
    pub second: String,
    /// The number of meetings, points of the float, colours too many, or stones; empty for other remarks.
    pub amount: String,
    /// The remark as a sentence.
    pub text: Message,
    /// The reason for the pairing; `None` for knock-out games, which their tables explain, and in very large rounds.
    pub reason: Option<ReasonLine>,
}

/// Why the pairing contains a pair with a remark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub enum ReasonKind {
    /// The pair was set manually.
    #[serde(rename = "hand")]
    Manual,
    /// The round cannot be paired without it.
    #[serde(rename = "must")]
    Necessary,
    /// Without it, the round costs the same.
    #[serde(rename = "same")]
    Equal,
    /// Without it, the round costs more.
    #[serde(rename = "dearer")]
    Better,
}

/// The reason for a pairing with a remark.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ReasonLine {
    /// The kind of reason.
    pub kind: ReasonKind,
    /// How much more the round costs without the pair.
    pub more: Vec<CostLine>,
    /// The reason as a sentence.
    pub text: Message,
}

/// The pairing report of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RoundReport {
    /// The remarks, board by board.
    pub remarks: Vec<RemarkLine>,
}

/// Returns the pairing report of a round.
///
/// # Errors
/// The round is not paired.
pub fn report(session: &EventSession, request: &RoundRequest) -> Result<RoundReport> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    paired(tournament, competition.id, request.round)?;
    let name = |id| tournament.entry(id).map_or_else(String::new, |e| e.player.list_name());
    let remarks = remarks(tournament, competition.id, request.round);
    let boards: BTreeMap<u32, ()> = remarks.iter().map(|r| (r.board, ())).collect();
    let players = 2 * tournament.games_of(competition.id, request.round).len();
    let explained = boards.len() * players <= MOST_WORK;
    let reason = |board: u32| if explained { reason(session, request.round, board) } else { None };
    let reasons: BTreeMap<u32, Option<ReasonLine>> = boards.into_keys().map(|board| (board, reason(board))).collect();
    let line = |remark: &PairingRemark| {
        let line = remark_line(remark, &name);
        RemarkLine { reason: reasons.get(&remark.board).cloned().flatten(), ..line }
    };
    Ok(RoundReport { remarks: remarks.iter().map(line).collect() })
}

/// Returns the line of a remark without its reason.
fn remark_line(remark: &PairingRemark, name: &dyn Fn(EntryId) -> String) -> RemarkLine {
    let line = |what| RemarkLine {
        board: remark.board,
        what,
        first: String::new(),
        second: String::new(),
        amount: String::new(),
        text: remark.what.message(name),
        reason: None,
    };
    match remark.what {
        RemarkKind::Rematch(times) => RemarkLine { amount: times.to_string(), ..line(RemarkView::Rematch) },
        RemarkKind::Family => line(RemarkView::Family),
        RemarkKind::Float { down, up, by } => {
            RemarkLine { first: name(down), second: name(up), amount: by.glyphs(), ..line(RemarkView::Float) }
        }
        RemarkKind::Categories => line(RemarkView::Categories),
        RemarkKind::Club => line(RemarkView::Club),
        RemarkKind::Country => line(RemarkView::Country),
        RemarkKind::Unbalanced { entry, balance } => {
            let what = if balance > 0 { RemarkView::Blacks } else { RemarkView::Whites };
            RemarkLine { first: name(entry), amount: balance.abs().to_string(), ..line(what) }
        }
        RemarkKind::Handicap(stones) => RemarkLine { amount: stones.to_string(), ..line(RemarkView::Handicap) },
        RemarkKind::SecondBye(entry) => RemarkLine { first: name(entry), ..line(RemarkView::SecondBye) },
    }
}

/// Returns why the pairing contains the pair at a board; `None` for a knock-out game, or if the pairing cannot be
/// computed again.
fn reason(session: &EventSession, round: u32, board: u32) -> Option<ReasonLine> {
    let explanation = explain(session, &SwapColours { round, board }).ok()?;
    let line = |kind, more, text| Some(ReasonLine { kind, more, text });
    match explanation.otherwise {
        _ if !explanation.best => line(ReasonKind::Manual, Vec::new(), message!("report-reason-manual")),
        None => line(ReasonKind::Necessary, Vec::new(), message!("report-reason-necessary")),
        Some(more) if more.is_empty() => line(ReasonKind::Equal, more, message!("report-reason-equal")),
        Some(more) => {
            let changes: Vec<Message> = more.iter().map(Explain::message).collect();
            line(ReasonKind::Better, more, message!("report-reason-better", changes))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use crate::round::{SetHandicap, set_handicap};

    #[test]
    fn report_lists_handicaps() {
        let mut session = fixture::paired(8);
        set_handicap(&mut session, &SetHandicap { round: 1, board: 2, handicap: 3 }).expect("board 2 is free");
        let report = report(&session, &RoundRequest { round: 1 }).expect("round 1 is paired");
        let line = report.remarks.iter().find(|r| r.what == RemarkView::Handicap).expect("board 2 has a handicap");
        assert_eq!((line.board, line.amount.as_str(), line.text.to_string().as_str()), (2, "3", "Handicap: 3 stones."));
    }

    #[test]
    fn report_refuses_a_round_that_is_not_paired() {
        let refused = report(&fixture::closed_register(8), &RoundRequest { round: 1 }).expect_err("no round is paired");
        assert_eq!(refused.message.id, "round-not-paired");
    }
}
