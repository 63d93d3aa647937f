//! Proposes the pairing of a round: players, bye, best matching, colours, handicaps and boards.

use std::collections::{BTreeMap, BTreeSet};

use matching::NoMatching;

use crate::model::category::Category;
use crate::model::certificate::Certificate;
use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::entry::Rounds;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::pairing_rules::Profile;

use super::boards::{BoardPlan, BoardRequest};
use super::bye_choice::{ByeChoice, ChosenBye};
use super::certificate;
use super::field::Field;
use super::handicap_and_colours;
use super::history::{self, PairingHistory};
use super::identity::identity;
use super::lexicographic::Optimum;
use super::literal;
use super::opengotha::{self, OpenGothaModel};
use super::pool::PairingPool;
use super::proposal::{Board, Proposal};
use super::request::{FixedBoard, PairingRefused, PairingRequest};
use super::sitting_out::{Evened, make_even};

/// Returns the best pairing of a round (R10, R17-R19, R33), or with the literal profile the one of
/// its procedure; where the procedure finds none, the best. Of a round that is paired
/// already, only the boards in `request.fixed` stay.
///
/// The result does not depend on the order in which entries were added: ties are broken by lots that follow from the
/// event's draw seed, the competition, the round and each player's number (or name and PIN).
///
/// # Errors
/// [`PairingRefused`] if the request cannot be met.
pub fn propose(field: &Field, request: &PairingRequest) -> Result<Proposal, PairingRefused> {
    let problem = PairingProblem::new(field, request)?;
    let even = problem.even_pool()?;
    let literal = problem.profile() == Profile::Literal;
    if let Some(mate) = literal.then(|| literal::pair(&even.pool, field.round())).flatten() {
        let proposal = problem.proposal(&even, &even.pool.cost_of(mate));
        return Ok(Proposal { certificate: None, ..proposal });
    }
    let best = even.pool.solve().map_err(refusal)?;
    Ok(problem.proposal(&even, &best))
}

/// Converts the solver's error.
pub(crate) fn refusal(error: NoMatching) -> PairingRefused {
    match error {
        NoMatching::OddCount(n) => PairingRefused::Odd(n),
        NoMatching::None { .. } => PairingRefused::NoWay,
        NoMatching::OutOfRange => PairingRefused::TooLarge,
    }
}

/// A pool with an even number of players, and what made it even.
pub(crate) struct EvenPool {
    pub pool: PairingPool,
    bye: Option<EntryId>,
    /// The bye with its proof, if it was chosen together with the pairing.
    chosen: Option<ChosenBye>,
    ghost: Option<EntryId>,
}

/// A valid request and the players it concerns.
pub(crate) struct PairingProblem<'t> {
    field: &'t Field,
    competition: &'t Competition,
    round: RoundNumber,
    request: &'t PairingRequest,
    boards: BoardPlan,
    history: BTreeMap<EntryId, PairingHistory>,
    /// The players to be paired, without ghosts.
    free: Vec<&'t Entry>,
    ghosts: Vec<&'t Entry>,
}

impl<'t> PairingProblem<'t> {
    /// Checks the request and collects the players to be paired.
    pub(crate) fn new(field: &'t Field, request: &'t PairingRequest) -> Result<PairingProblem<'t>, PairingRefused> {
        let (competition, round) = (&field.competition, field.round());
        if !(1..=Rounds::LAST).contains(&round) {
            return Err(PairingRefused::NoRound(round));
        }
        let fixed = check_fixed(field, request)?;
        check_only(field, request, &fixed)?;
        let available = |e: &&Entry| e.plays(round) && !fixed.contains(&e.id) && !field.rests(e);
        let (mut ghosts, everyone): (Vec<&Entry>, Vec<&Entry>) =
            field.entries.iter().filter(available).partition(|e| e.ghost);
        let chosen = |e: &&Entry| request.only.as_ref().is_none_or(|only| only.contains(&e.id));
        let (free, waiting): (Vec<&Entry>, Vec<&Entry>) = everyone.into_iter().partition(chosen);
        if !waiting.is_empty() && free.len() < 2 {
            return Err(PairingRefused::TooFewChosen(round));
        }
        if !waiting.is_empty() && !free.len().is_multiple_of(2) {
            return Err(PairingRefused::OddChoice(free.len()));
        }
        ghosts.sort_by_cached_key(|e| identity(e));
        // A round of a table can be decided by walkovers alone (R34).
        let by_walkover = competition.system.fixes_all_games()
            && field.table_of(Category::EVERYONE).is_some_and(|table| table.first_round <= round);
        if request.fixed.is_empty() && free.len() < 2 && !by_walkover {
            let are_there = field.entries.iter().filter(|e| e.plays(round)).count() >= 2;
            return Err(match are_there && competition.system.fixes_all_games() {
                true => PairingRefused::GamesFixed(round),
                false => PairingRefused::TooFew(round),
            });
        }
        let may_be_all_fixed = competition.system.sets_games();
        if free.is_empty() && !may_be_all_fixed && request.fixed.iter().all(|s| s.knockout.is_none()) {
            return Err(PairingRefused::AllSeated(round));
        }
        let history = history::before(field, competition, round);
        let boards = BoardPlan::of(field, competition);
        Ok(PairingProblem { field, competition, round, request, boards, history, free, ghosts })
    }

    /// Returns the pool to be matched: all free players, with a ghost or without the entry that has the bye.
    pub(crate) fn even_pool(&self) -> Result<EvenPool, PairingRefused> {
        let mut entries = self.free.clone();
        let (mut bye, mut chosen, mut ghost) = (self.request.bye, None, None);
        match make_even(self.competition, entries.len(), &self.ghosts)? {
            Evened::AlreadyEven => {}
            Evened::Ghost(stand_in) => {
                ghost = Some(stand_in.id);
                entries.push(stand_in);
            }
            Evened::Bye if bye.is_some() => return Err(PairingRefused::OddWithBye(entries.len())),
            Evened::Bye => {
                if self.profile() == Profile::OpenGotha {
                    bye = self.opengothas_bye();
                } else {
                    chosen = Some(ByeChoice::new(&self.pool_of(entries.clone())).choose().map_err(refusal)?);
                    bye = chosen.as_ref().map(|chosen| chosen.entry);
                }
                entries.retain(|e| Some(e.id) != bye);
            }
        }
        Ok(EvenPool { pool: self.pool_of(entries), bye, chosen, ghost })
    }

    /// Returns these entries as a pool, with the request's conditions and the profile's model.
    pub(crate) fn pool_of(&self, entries: Vec<&Entry>) -> PairingPool {
        let mut pool = self.gather(entries);
        pool.keep_separate(&self.request.keep_separate);
        pool.forbid(&self.request.forbidden);
        if self.profile() == Profile::OpenGotha {
            pool.opengotha = Some(OpenGothaModel::new(self.field, self.competition, self.round, &pool));
        }
        pool
    }

    fn profile(&self) -> Profile {
        self.request.profile.unwrap_or(self.competition.pairing.profile)
    }

    /// Returns the entry that has the bye by OpenGotha's rule.
    fn opengothas_bye(&self) -> Option<EntryId> {
        let nothing = PairingHistory::default();
        let free = self.free.iter().map(|&e| (e, self.history.get(&e.id).unwrap_or(&nothing)));
        opengotha::lowest(self.field, self.competition, self.round, &free.collect::<Vec<_>>())
    }

    fn gather(&self, entries: Vec<&Entry>) -> PairingPool {
        PairingPool::gather(self.field, self.competition, self.round, entries, &self.history)
    }

    /// Returns the proposal that follows from a matching of the pool.
    fn proposal(&self, even: &EvenPool, best: &Optimum) -> Proposal {
        let EvenPool { pool, bye, chosen, ghost } = even;
        let fixed = self.fixed_games();
        let games = self.chosen_games(pool, &best.mate);
        let requests: Vec<BoardRequest> = fixed.iter().chain(&games).map(|game| game.request.clone()).collect();
        let numbers = self.boards.number(&requests);
        let mut boards: Vec<Board> =
            fixed.into_iter().chain(games).zip(numbers).map(|(game, board)| Board { board, ..game.board }).collect();
        boards.sort_unstable_by_key(|b| b.board);
        let totals = pool.name(&best.totals);
        let round = (self.competition.id, self.round);
        let chosen = chosen.as_ref();
        let certificate = (!pool.contenders.is_empty()).then(|| Certificate {
            assumed: self.field.assumed().to_vec(),
            ..certificate::seal(pool, best, chosen, round)
        });
        let optimal = best.proved && chosen.is_none_or(|chosen| chosen.proved);
        let resting = self.request.resting.clone();
        Proposal { boards, bye: *bye, resting, ghost: *ghost, cost: best.cost, optimal, certificate, totals }
    }

    /// Returns the fixed boards: knock-out games first, then in order of the request.
    fn fixed_games(&self) -> Vec<PlacedGame> {
        let entries = self.request.fixed.iter().flat_map(|s| [s.first, s.second]);
        let entries: Vec<&Entry> = entries.filter_map(|id| self.field.entry(id)).collect();
        let pool = self.gather(entries);
        let mut fixed: Vec<&FixedBoard> = self.request.fixed.iter().collect();
        fixed.sort_by_key(|s| s.knockout.is_none());
        let place = |s: &&FixedBoard| {
            let (i, j) = pool.pair((s.first, s.second))?;
            let mut game = self.place(&pool, i, j);
            if let Some(handicap) = s.handicap {
                game.board = Board { black: s.first, white: s.second, handicap, ..game.board };
            }
            game.board.knockout = s.knockout;
            game.board.result = s.result;
            game.board.set_beforehand = true;
            game.request.kept = s.board;
            Some(game)
        };
        fixed.iter().filter_map(place).collect()
    }

    /// Returns the boards of a matching, highest scores first.
    fn chosen_games(&self, pool: &PairingPool, mate: &[usize]) -> Vec<PlacedGame> {
        let mut pairs: Vec<(usize, usize)> = mate.iter().copied().enumerate().filter(|(i, j)| i < j).collect();
        pairs.sort_by_cached_key(|&(i, j)| {
            let (a, b) = (&pool.contenders[i], &pool.contenders[j]);
            let order =
                |value: fn(&super::contender::Contender) -> i32| (-value(a).max(value(b)), -value(a).min(value(b)));
            (order(|c| c.score), order(|c| c.strength), i)
        });
        let place = |(i, j)| {
            let mut game = self.place(pool, i, j);
            game.board.costs = pool.shares(i, j);
            game
        };
        pairs.into_iter().map(place).collect()
    }

    /// Returns a game with colours and handicap.
    fn place(&self, pool: &PairingPool, i: usize, j: usize) -> PlacedGame {
        let (i, j) = (i.min(j), i.max(j));
        let (a, b) = (&pool.contenders[i], &pool.contenders[j]);
        let handicap = handicap_and_colours::handicap(a, b, &self.competition.handicap);
        let first_has_black = if handicap == 0 && self.competition.system.draws_numbers() {
            handicap_and_colours::takes_black_by_rank(a, b, self.round)
        } else {
            handicap_and_colours::takes_black(a, b, handicap)
        };
        let (black, white) = if first_has_black { (a, b) } else { (b, a) };
        let board = Board {
            board: 0,
            black: black.entry,
            white: white.entry,
            handicap,
            knockout: None,
            result: None,
            set_beforehand: false,
            costs: Vec::new(),
        };
        let wishes = self.boards.wishes(black.fixed_board, white.fixed_board);
        PlacedGame { board, request: BoardRequest { kept: None, wishes } }
    }
}

/// A game and the boards that it asks for.
struct PlacedGame {
    board: Board,
    request: BoardRequest,
}

/// Refuses a choice of players if one of them cannot be paired.
fn check_only(field: &Field, request: &PairingRequest, fixed: &BTreeSet<EntryId>) -> Result<(), PairingRefused> {
    for &id in request.only.iter().flatten() {
        let entry = field.entry(id).ok_or(PairingRefused::Unknown)?;
        if !entry.plays(field.round()) {
            return Err(PairingRefused::NotPlaying(entry.player.list_name(), field.round()));
        }
        if fixed.contains(&id) {
            return Err(PairingRefused::Twice(entry.player.list_name()));
        }
    }
    Ok(())
}

/// Returns the entries with a fixed board or bye, after checking that all can play and that no entry or board is used
/// twice.
fn check_fixed(field: &Field, request: &PairingRequest) -> Result<BTreeSet<EntryId>, PairingRefused> {
    let mut fixed = BTreeSet::new();
    let games = request.fixed.iter().flat_map(|s| [(s.first, s.result.is_some()), (s.second, s.result.is_some())]);
    let resting = request.bye.iter().chain(&request.resting).map(|&id| (id, false));
    for (id, may_be_absent) in games.chain(resting) {
        let entry = field.entry(id).ok_or(PairingRefused::Unknown)?;
        if !entry.plays(field.round()) && !may_be_absent {
            return Err(PairingRefused::NotPlaying(entry.player.list_name(), field.round()));
        }
        if !fixed.insert(id) {
            return Err(PairingRefused::Twice(entry.player.list_name()));
        }
    }
    let mut boards = BTreeSet::new();
    match request.fixed.iter().filter_map(|s| s.board).find(|&b| !boards.insert(b)) {
        Some(board) => Err(PairingRefused::BoardTwice(board)),
        None => Ok(fixed),
    }
}
