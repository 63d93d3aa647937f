//! A proposal written into its round, and told by the players' starting numbers.

use domain::model::pairing_rules::BoardNumbers;
use domain::model::qualifying::QualifyingStage;
use domain::pairing::Proposal;
use domain::{
    Bye, Certificate, CompetitionId, Entry, EntryId, Game, GameId, KnockoutGame, Passes, Round, RoundNumber,
    RoundState, Tournament,
};
use serde::Serialize;
use ts_rs::TS;

use super::boards::{number_anew, seat_fixed};

/// One board of a pairing, players by their starting numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PairedBoard {
    /// Board number.
    pub board: u32,
    /// Black's starting number.
    pub black: Option<u32>,
    /// White's starting number.
    pub white: Option<u32>,
    /// Handicap stones.
    pub handicap: u8,
    /// The knock-out it belongs to: its age category.
    pub ko: Option<u8>,
    /// The knock-out whose last places it is played for: its age category (R30).
    pub qualifying: Option<u8>,
    /// What it pays, level by level, in words; empty if nothing.
    pub pays: Vec<String>,
}

/// A pairing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Paired {
    /// The round.
    pub round: u32,
    /// Its boards in order.
    pub boards: Vec<PairedBoard>,
    /// Who has the bye, by starting number.
    pub bye: Vec<u32>,
    /// What the whole pairing costs, a whole number as text.
    pub cost: String,
    /// Whether it is proved that no pairing costs less.
    pub optimal: bool,
}

/// Writes a proposal into the snapshot as a draft.
pub(super) fn set(tournament: &mut Tournament, competition: CompetitionId, round: RoundNumber, proposal: &Proposal) {
    set_games(tournament, competition, round, proposal);
    if tournament.round(competition, round).is_none() {
        tournament.rounds.push(Round { competition, number: round, state: RoundState::Draft });
        tournament.rounds.sort_unstable_by_key(|r| (r.competition, r.number));
    }
}

/// Writes a proposal's games, bye and certificate into the snapshot; games that stood already stay as they are. Boards
/// are numbered anew if the competition says so, and players with a board of their own sit there.
pub(super) fn set_games(
    tournament: &mut Tournament,
    competition: CompetitionId,
    round: RoundNumber,
    proposal: &Proposal,
) {
    let here = |g: &Game, board: u32| g.competition == competition && g.round == round && g.board == board;
    let first = tournament.games.iter().map(|g| g.id.0).max().unwrap_or(0) + 1;
    for (board, id) in proposal.boards.iter().zip(first..) {
        if tournament.games.iter().any(|g| here(g, board.board)) {
            continue;
        }
        tournament.games.push(Game {
            id: GameId(id),
            competition,
            round,
            board: board.board,
            black: board.black,
            white: board.white,
            handicap: board.handicap,
            passes: Passes::default(),
            knockout: board.knockout,
            ladder_winner: None,
            locked: false,
            changed_after_release: false,
        });
    }
    tournament.byes.extend(proposal.bye.map(|entry| Bye { competition, round, entry }));
    keep(tournament, competition, round, proposal.certificate.clone());
    let rules = tournament.competition(competition).map(|c| c.pairing.boards);
    if rules == Some(BoardNumbers::Renumbered) {
        number_anew(tournament, competition, round);
    }
    seat_fixed(tournament, competition, round);
}

/// Keeps a certificate after those the round has already.
fn keep(tournament: &mut Tournament, competition: CompetitionId, round: RoundNumber, certificate: Option<Certificate>) {
    let here = |c: &&Certificate| c.competition == competition && c.round == round;
    let part = tournament.certificates.iter().filter(here).map(|c| c.part).max().unwrap_or(0) + 1;
    tournament.certificates.extend(certificate.map(|c| Certificate { part, ..c }));
    tournament.certificates.sort_unstable_by_key(|c| (c.competition, c.round, c.part));
}

/// The category whose qualifying game these two play in a round.
fn qualifying(tournament: &Tournament, round: RoundNumber, black: EntryId, white: EntryId) -> Option<u8> {
    let pair = |a, b| [[a, b], [b, a]].contains(&[black, white]);
    let here = |q: &&QualifyingStage| q.games(tournament, round).iter().any(|g| pair(g.a, g.b));
    tournament.qualifyings.iter().find(here).map(|q| q.category.0)
}

/// The proposal by starting numbers.
pub(super) fn told(tournament: &Tournament, round: RoundNumber, proposal: &Proposal) -> Paired {
    let number = |entry| tournament.entry(entry).and_then(|e: &Entry| e.number);
    let category = |k: KnockoutGame| {
        let of_final = tournament.group_final(k.table).map(|f| f.category.0);
        tournament.table(k.table).map(|t| t.category.0).or(of_final)
    };
    let boards = proposal.boards.iter().map(|b| PairedBoard {
        board: b.board,
        black: number(b.black),
        white: number(b.white),
        handicap: b.handicap,
        ko: b.knockout.and_then(category),
        qualifying: qualifying(tournament, round, b.black, b.white),
        pays: b.costs.iter().filter(|s| s.cost > 0).map(|s| format!("{}: {}", s.reason, s.cost)).collect(),
    });
    Paired {
        round,
        boards: boards.collect(),
        bye: proposal.bye.and_then(number).into_iter().collect(),
        cost: proposal.cost.to_string(),
        optimal: proposal.optimal,
    }
}
