//! Pairing a round: the knock-out games first, then the rest (R33).

use domain::pairing::{self, Proposal};
use domain::pairing_rules::{BoardNumbers, Profile};
use domain::qualifying::QualifyingStage;
use domain::{
    Bye, Certificate, Competition, CompetitionId, Entry, EntryId, Game, GameId, KnockoutGame, Passes, Round,
    RoundNumber, RoundState, Tournament,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::boards::{number_anew, seat_fixed};
use super::confirm::confirm_in;
use super::pair_some::{PairSome, pair_some};
use super::request;
use crate::desk::{Desk, main_competition};
use crate::failure::{Failure, Outcome};
use crate::knockout::to_draw;
use crate::operation::Operation;
use crate::stale::Done;

/// What to pair.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
pub struct PairRound {
    /// The round, from 1: the next one.
    pub round: u32,
    /// `seygo` or `opengotha`; none for the competition's own.
    #[serde(default)]
    pub profile: Option<String>,
    /// The director's word that the round is paired although pink slips are pending (R8); the journal keeps it.
    #[serde(default)]
    pub despite_slips: bool,
}

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

/// Pairs the next round and keeps it as a draft. In a draft that is paired in part, those who wait are paired.
///
/// # Errors
/// It is not the next round, the register is open, a draw or a result is missing, or the pairing itself is refused.
pub fn pair(desk: &mut Desk, request: &PairRound) -> Outcome<Done<Paired>> {
    let profile = profile(request.profile.as_deref())?;
    let round = request.round;
    if is_unfinished(desk, round)? {
        let left = PairSome { round, profile: request.profile.clone(), ..PairSome::default() };
        return pair_some(desk, &left);
    }
    desk.transact(Operation::PairRound, request, |tournament| {
        let competition = main_competition(tournament)?.clone();
        check_next(tournament, &competition, round)?;
        check_slips(tournament, round, request.despite_slips)?;
        if round > 1 {
            confirm_in(tournament, competition.id, round - 1)?;
        }
        let proposal = proposal(tournament, &competition, round, profile)?;
        set(tournament, competition.id, round, &proposal);
        Ok(told(tournament, round, &proposal))
    })
}

/// Whether the round is a draft in which players wait for a game, so that pairing it means pairing those.
fn is_unfinished(desk: &Desk, round: RoundNumber) -> Outcome<bool> {
    let (tournament, competition) = (desk.tournament()?, desk.competition()?.id);
    let draft = tournament.round(competition, round).is_some_and(|r| r.state == RoundState::Draft);
    let games = tournament.games_of(competition, round);
    let seated = |id| games.iter().any(|g| g.colour_of(id).is_some());
    let bye = |id| tournament.byes.iter().any(|b| b.competition == competition && b.round == round && b.entry == id);
    let mut waiting = tournament.entries_of(competition).filter(|e| e.plays(round) && !e.ghost);
    Ok(draft && waiting.any(|e| !seated(e.id) && !bye(e.id)))
}

/// What [`pair`] would do, without doing it. A round that is paired already is paired anew from what was known before it.
///
/// # Errors
/// As [`pair`], but missing results before the round are taken as they are.
pub fn propose(desk: &Desk, request: &PairRound) -> Outcome<Paired> {
    let profile = profile(request.profile.as_deref())?;
    let (now, competition) = (desk.tournament()?, desk.competition()?);
    let earlier = now.before_round(competition.id, request.round);
    if !(1..=now.paired_rounds(competition.id)).contains(&request.round) {
        check_next(&earlier, competition, request.round)?;
    }
    let proposal = proposal(&earlier, competition, request.round, profile)?;
    Ok(told(&earlier, request.round, &proposal))
}

pub(super) fn profile(text: Option<&str>) -> Outcome<Option<Profile>> {
    match text {
        None => Ok(None),
        Some("seygo") => Ok(Some(Profile::Seygo)),
        Some("opengotha") => Ok(Some(Profile::OpenGotha)),
        Some(other) => {
            Err(Failure::bad_input(format!("\"{other}\" is no pairing profile: choose seygo or opengotha.")))
        }
    }
}

/// Everything that must be done before a round can be paired.
pub(crate) fn check_next(tournament: &Tournament, competition: &Competition, round: RoundNumber) -> Outcome<()> {
    let next = tournament.paired_rounds(competition.id) + 1;
    if tournament.event.register_closed.is_none() {
        let message = "The register is still open: close it before the first round is paired.";
        return Err(Failure::not_now(message).hint("Closing it gives the players their numbers."));
    }
    if next > competition.rounds {
        return Err(Failure::not_now(format!("All {} rounds are paired: there is none left.", competition.rounds)));
    }
    if round != next {
        return Err(Failure::not_now(format!("Round {round} is not next: pair round {next}.")));
    }
    if let Some(category) = to_draw(tournament, competition, round).first() {
        let message = format!("The knock-out KO{category} begins in round {round} and is not drawn: draw it first.");
        return Err(Failure::not_now(message));
    }
    Ok(())
}

/// Pending slips stop the draw of a round unless the director says otherwise (R8).
pub(super) fn check_slips(tournament: &Tournament, round: RoundNumber, despite: bool) -> Outcome<()> {
    let waiting = match tournament.pending_slips().count() {
        0 => return Ok(()),
        _ if despite => return Ok(()),
        1 => "1 pink slip is pending: apply or refuse it".to_string(),
        count => format!("{count} pink slips are pending: apply or refuse them"),
    };
    let message = format!("{waiting} before round {round} is paired.");
    Err(Failure::not_now(message).hint("The director may say that the round is paired nevertheless."))
}

fn proposal(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
    profile: Option<Profile>,
) -> Outcome<Proposal> {
    let request = request::fresh(tournament, competition.id, round, profile)?;
    Ok(pairing::propose(tournament, competition.id, round, &request)?)
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
