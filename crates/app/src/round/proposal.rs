//! Writes a proposed pairing into the snapshot and shows it by the players' starting numbers.

use domain::model::pairing_rules::BoardNumbers;
use domain::model::qualifying::QualifyingStage;
use domain::pairing::{Proposal, Share};
use domain::{
    Bye, Certificate, Entry, EntryId, Game, KnockoutGame, Passes, Round, RoundNumber, RoundState, Tournament,
};
use messages::{Explain, Message, message};
use serde::Serialize;
use store::Counters;
use ts_rs::TS;

use super::boards::{renumber, seat_fixed};
use super::cost_line::CostReason;

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
    /// The age category of its knock-out, if it is a knock-out game.
    pub ko: Option<u8>,
    /// The age category of the knock-out for which it is a qualifying game (R30).
    pub qualifying: Option<u8>,
    /// The cost of the pair, most important reason first; empty if it is 0.
    pub pays: Vec<Message>,
}

/// A pairing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Paired {
    /// The round.
    pub round: u32,
    /// The boards in order.
    pub boards: Vec<PairedBoard>,
    /// The starting number of the player with the bye.
    pub bye: Vec<u32>,
    /// The cost of the whole pairing, an integer as text.
    pub cost: String,
    /// Whether it is proved that no other pairing costs less.
    pub optimal: bool,
    /// What the director should know about the round; empty in a proposal.
    pub warnings: Vec<Message>,
}

/// Writes a proposal into the snapshot as a draft.
pub(super) fn write_round(
    tournament: &mut Tournament,
    counters: &mut Counters,
    round: RoundNumber,
    proposal: &Proposal,
) {
    let competition = tournament.competition.id;
    write_games(tournament, counters, round, proposal);
    if tournament.round(round).is_none() {
        tournament.rounds.push(Round { competition, number: round, state: RoundState::Draft });
        tournament.rounds.sort_unstable_by_key(|r| (r.competition, r.number));
    }
}

/// Writes a proposal's games, bye and certificate into the snapshot. Games that exist already do not change. If the
/// competition says so, the boards are renumbered. Players with a fixed board get it.
pub(super) fn write_games(
    tournament: &mut Tournament,
    counters: &mut Counters,
    round: RoundNumber,
    proposal: &Proposal,
) {
    let competition = tournament.competition.id;
    let exists = |g: &Game, board: u32| g.round == round && g.board == board;
    for board in &proposal.boards {
        if tournament.games.iter().any(|g| exists(g, board.board)) {
            continue;
        }
        tournament.games.push(Game {
            id: counters.next_key::<Game>(),
            competition,
            round,
            board: board.board,
            black: board.black,
            white: board.white,
            handicap: board.handicap,
            passes: Passes::both(board.result),
            knockout: board.knockout,
            ladder_winner: None,
            locked: false,
            changed_after_release: false,
            played_on: None,
        });
    }
    tournament.byes.extend(proposal.bye.map(|entry| Bye { competition, round, entry }));
    add_certificate(tournament, round, proposal.certificate.clone());
    // The boards of a match stay together.
    if tournament.competition.teams.is_some() {
        return;
    }
    if tournament.competition.pairing.boards == BoardNumbers::Renumbered {
        renumber(tournament, round);
    }
    seat_fixed(tournament, round);
}

/// Adds a certificate after those that the round has already.
fn add_certificate(tournament: &mut Tournament, round: RoundNumber, certificate: Option<Certificate>) {
    let of_round = |c: &&Certificate| c.round == round;
    let part = tournament.certificates.iter().filter(of_round).map(|c| c.part).max().unwrap_or(0) + 1;
    tournament.certificates.extend(certificate.map(|c| Certificate { part, ..c }));
    tournament.certificates.sort_unstable_by_key(|c| (c.competition, c.round, c.part));
}

/// Returns the category whose qualifying game these two players have in a round.
fn qualifying(tournament: &Tournament, round: RoundNumber, black: EntryId, white: EntryId) -> Option<u8> {
    let pair = |a, b| [[a, b], [b, a]].contains(&[black, white]);
    let has_pair = |q: &&QualifyingStage| q.games(tournament, round).iter().any(|g| pair(g.a, g.b));
    tournament.qualifyings.iter().find(has_pair).map(|q| q.category.0)
}

/// Returns the view of a proposal, with players by their starting numbers.
pub(super) fn paired_view(tournament: &Tournament, round: RoundNumber, proposal: &Proposal) -> Paired {
    let number = |entry| tournament.entry(entry).and_then(|e: &Entry| e.number);
    let category = |place: KnockoutGame| tournament.category_of_game(place).map(|c| c.0);
    let pays = |share: &Share| {
        let reason = CostReason::from(share.reason).message();
        message!("cost-of-pair", reason, cost = share.cost.to_string())
    };
    let boards = proposal.boards.iter().map(|b| PairedBoard {
        board: b.board,
        black: number(b.black),
        white: number(b.white),
        handicap: b.handicap,
        ko: b.knockout.and_then(category),
        qualifying: qualifying(tournament, round, b.black, b.white),
        pays: b.costs.iter().filter(|share| share.cost > 0).map(pays).collect(),
    });
    Paired {
        round,
        boards: boards.collect(),
        bye: proposal.bye.and_then(number).into_iter().collect(),
        cost: proposal.cost.to_string(),
        optimal: proposal.optimal,
        warnings: Vec::new(),
    }
}
