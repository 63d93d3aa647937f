//! The pairing report of a round: remarks board by board, and the reason for each.

use std::collections::{BTreeMap, BTreeSet};

use domain::knockout::needs_winner;
use domain::model::pairing_rules::Profile;
use domain::pairing::{PairingRemark, RemarkKind, report as remarks};
use domain::{Bye, EntryId, Game, RoundNumber, Tournament};
use messages::{Message, message};
use serde::Serialize;
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use super::changed::{changed_after, texts};
use super::cost_line::CostLine;
use super::explain::{Explanation, explain_boards};
use super::origin::{Origin, RoundOrigin};
use super::paired;
use super::reason_kind::ReasonKind;
use super::times::assumed_in;
use super::validity::seen_by;
use crate::operation::RoundRequest;
use crate::teams::{first_board, pairing_level};

/// The report explains its boards up to this product of players and boards with a remark: each explanation looks for
/// another pairing of the round.
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
    /// The players' ranks or scores differ by more than the event's limits.
    FarApart,
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
    /// The player who floats down or has a colour too often, or the ranks between players far apart; empty for other remarks.
    pub first: String,
    /// The player who floats up, or the points between players far apart; empty for other remarks.
    pub second: String,
    /// The number of meetings, points of the float, colours too many, or stones; empty for other remarks.
    pub amount: String,
    /// The remark as a sentence.
    pub text: Message,
    /// The reason for the pairing.
    pub reason: ReasonLine,
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
    /// How the round was paired, if not by the levels: by a fixed order of games, or in another program.
    pub origin: Option<Message>,
    /// The remarks, board by board.
    pub remarks: Vec<RemarkLine>,
    /// The unfinished games of earlier rounds, and what they counted as, a sentence for each (R75).
    pub unfinished: Vec<Message>,
    /// Who has the bye and why, a sentence for each (R10).
    pub bye: Vec<Message>,
    /// What changed since the round was paired, a sentence for each.
    pub changes: Vec<Message>,
}

/// Returns the pairing report of a round.
///
/// # Errors
/// The round is not paired.
pub fn report(session: &EventSession, request: &RoundRequest) -> Result<RoundReport> {
    report_within(session, request, MOST_WORK)
}

/// Returns the report, with the reasons computed if players times boards with a remark are at most `most_work`.
fn report_within(session: &EventSession, request: &RoundRequest, most_work: usize) -> Result<RoundReport> {
    let (now, competition) = (session.tournament()?, session.competition()?);
    paired(now, request.round)?;
    let persons = &seen_by(session, now, competition.id, request.round)?;
    let competition = &persons.competition;
    let level = pairing_level(persons, competition);
    let tournament: &Tournament = &level;
    let shown = |number| first_board(persons, competition, request.round, number);
    let name = |id| tournament.entry(id).map_or_else(String::new, |e| e.player.list_name());
    let origins = RoundOrigin::of(session, tournament, competition, request.round)?;
    let games = tournament.games_of(request.round);
    let origin: BTreeMap<u32, Origin> = games.iter().map(|game| (game.board, origins.of_game(game))).collect();
    let says = |remark: &PairingRemark| origin.get(&remark.board).is_none_or(|origin| origin.has_remark(&remark.what));
    let remarks: Vec<PairingRemark> = remarks(tournament, request.round).into_iter().filter(says).collect();
    let boards: BTreeSet<u32> = remarks.iter().map(|r| r.board).collect();
    let is_priced = |board: &&u32| origin.get(*board).is_some_and(|origin| origin.reason().is_none());
    let explained = boards.iter().filter(is_priced).count() * 2 * games.len() <= most_work;
    let (of_table, others): (Vec<&Game>, Vec<&Game>) =
        games.into_iter().filter(|game| boards.contains(&game.board)).partition(|game| needs_winner(tournament, game));
    let table = || without_costs(ReasonKind::Table, message!("report-reason-table"));
    let mut reasons: BTreeMap<u32, ReasonLine> = of_table.iter().map(|game| (game.board, table())).collect();
    let numbers: Vec<u32> = others.iter().map(|game| shown(game.board)).collect();
    let found = if explained { reasons_of(session, request.round, &numbers) } else { vec![large(); numbers.len()] };
    reasons.extend(others.iter().map(|game| game.board).zip(found));
    let line = |remark: &PairingRemark| {
        let on_board = PairingRemark { board: shown(remark.board), ..*remark };
        Some(remark_line(&on_board, reasons.get(&remark.board)?.clone(), &name))
    };
    let unfinished = assumed_in(persons, request.round);
    let given = now.competition.given_byes.get(&request.round).copied();
    let bye = byes_of(persons, request.round, given, origins.is_imported());
    Ok(RoundReport {
        origin: origins.of_round(),
        remarks: remarks.iter().filter_map(line).collect(),
        unfinished,
        bye,
        changes: texts(&changed_after(session, request.round)?),
    })
}

/// Returns who has the bye of a round, and why (R10). The director gave it to `given`, before the round was paired or later.
fn byes_of(tournament: &Tournament, round: RoundNumber, given: Option<EntryId>, is_imported: bool) -> Vec<Message> {
    let competition = &tournament.competition;
    let of_round = |b: &&Bye| b.round == round;
    let had = |b: &Bye| tournament.byes.iter().any(|other| other.entry == b.entry && other.round < round);
    let sentence = |b: &Bye| {
        let name = tournament.entry(b.entry).map_or_else(String::new, |entry| entry.player.list_name());
        match competition.pairing.profile {
            _ if given == Some(b.entry) => message!("report-bye-given", name),
            _ if is_imported => message!("report-bye-imported", name),
            _ if competition.system.everyone_meets() => message!("report-bye-circle", name),
            _ if competition.teams.is_some() => message!("report-bye-team", name),
            Profile::OpenGotha => message!("report-bye-opengotha", name),
            _ if had(b) => message!("report-bye-again", name),
            _ => message!("report-bye-first", name),
        }
    };
    tournament.byes.iter().filter(of_round).map(sentence).collect()
}

/// Returns the line of a remark.
fn remark_line(remark: &PairingRemark, reason: ReasonLine, name: &dyn Fn(EntryId) -> String) -> RemarkLine {
    let line = |what| RemarkLine {
        board: remark.board,
        what,
        first: String::new(),
        second: String::new(),
        amount: String::new(),
        text: remark.what.message(name),
        reason: reason.clone(),
    };
    match remark.what {
        RemarkKind::Rematch(times) => RemarkLine { amount: times.to_string(), ..line(RemarkView::Rematch) },
        RemarkKind::Family => line(RemarkView::Family),
        RemarkKind::Float { down, up, by, .. } => {
            RemarkLine { first: name(down), second: name(up), amount: by.glyphs(), ..line(RemarkView::Float) }
        }
        RemarkKind::FarApart { grades, points } => {
            RemarkLine { first: grades.to_string(), second: points.glyphs(), ..line(RemarkView::FarApart) }
        }
        RemarkKind::Categories { .. } => line(RemarkView::Categories),
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

/// Returns why the pairing contains the pairs at some boards that no table decides.
fn reasons_of(session: &EventSession, round: u32, boards: &[u32]) -> Vec<ReasonLine> {
    match explain_boards(session, round, boards) {
        Ok(explained) => explained.into_iter().map(|each| each.map_or_else(unknown, reason)).collect(),
        Err(error) => vec![unknown(error); boards.len()],
    }
}

fn reason(explanation: Explanation) -> ReasonLine {
    let Explanation { kind, text, otherwise, .. } = explanation;
    let more = otherwise.filter(|_| kind == ReasonKind::Better).unwrap_or_default();
    ReasonLine { kind, more, text }
}

fn unknown(error: AppError) -> ReasonLine {
    without_costs(ReasonKind::Unknown, message!("report-reason-unknown", cause = error.message))
}

fn large() -> ReasonLine {
    without_costs(ReasonKind::Large, message!("report-reason-large"))
}

/// Returns a reason that no difference of costs belongs to.
fn without_costs(kind: ReasonKind, text: Message) -> ReasonLine {
    ReasonLine { kind, more: Vec::new(), text }
}

#[cfg(test)]
mod tests {
    use domain::EntryStatus;

    use super::*;
    use crate::fixture;
    use crate::operation::EnterResult;
    use crate::operation::op;
    use crate::round::{SetHandicap, set_handicap};

    const ROUND: RoundRequest = RoundRequest { round: 1 };

    /// Returns an event whose report has a remark on board 2.
    fn with_handicap() -> EventSession {
        let mut session = fixture::paired(8);
        set_handicap(&mut session, &SetHandicap { round: 1, board: 2, handicap: 3 }).expect("board 2 is free");
        session
    }

    /// Returns the kinds of the reasons in a report.
    fn kinds(report: &RoundReport) -> Vec<ReasonKind> {
        report.remarks.iter().map(|remark| remark.reason.kind).collect()
    }

    #[test]
    fn report_lists_handicaps() {
        let report = report(&with_handicap(), &ROUND).expect("round 1 is paired");
        let line = report.remarks.iter().find(|r| r.what == RemarkView::Handicap).expect("board 2 has a handicap");
        assert_eq!((line.board, line.amount.as_str(), line.text.to_string().as_str()), (2, "3", "Handicap: 3 stones."));
    }

    #[test]
    fn remarks_on_knockout_games_name_the_table_as_the_reason() {
        let (session, _) = fixture::jigo();
        let report = report(&session, &ROUND).expect("round 1 is paired");
        let games = &session.tournament().expect("an event is open").games;
        let is_of_table = |board: u32| games.iter().any(|g| g.round == 1 && g.board == board && g.knockout.is_some());
        let (of_tables, others): (Vec<_>, Vec<_>) = report.remarks.iter().partition(|line| is_of_table(line.board));
        assert!(!of_tables.is_empty() && of_tables.iter().all(|line| line.reason.kind == ReasonKind::Table));
        assert!(others.iter().all(|line| line.reason.kind != ReasonKind::Table));
    }

    #[test]
    fn large_rounds_get_a_report_that_says_why_it_has_no_reasons() {
        let report = report_within(&with_handicap(), &ROUND, 0).expect("round 1 is paired");
        let kinds = kinds(&report);
        assert!(!kinds.is_empty() && kinds.iter().all(|&kind| kind == ReasonKind::Large), "{kinds:?}");
    }

    #[test]
    fn the_reasons_stay_when_players_withdraw() {
        let mut session = with_handicap();
        let before = report(&session, &ROUND).expect("round 1 is paired");
        session
            .transact(op::EnterResult, &EnterResult::default(), |tournament| {
                tournament.entries.iter_mut().for_each(|entry| entry.status = EntryStatus::Withdrawn);
                Ok(())
            })
            .expect("everybody can withdraw");
        let after = report(&session, &ROUND).expect("round 1 is paired");
        assert_eq!(after.changes.len(), 8, "all eight have withdrawn");
        assert_eq!(RoundReport { changes: Vec::new(), ..after }, before);
    }

    #[test]
    fn report_refuses_a_round_that_is_not_paired() {
        let refused = report(&fixture::closed_register(8), &ROUND).expect_err("no round is paired");
        assert_eq!(refused.message.id, "round-not-paired");
    }
}
