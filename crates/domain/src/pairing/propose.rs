//! Proposing a round's pairing: who plays, who sits out, the best matching, colours, handicaps, boards.

use std::collections::{BTreeMap, BTreeSet};

use matching::NoMatching;

use crate::model::competition::{Competition, System};
use crate::model::entry::Entry;
use crate::model::entry::Rounds;
use crate::model::id::{CompetitionId, EntryId, RoundNumber};
use crate::model::pairing_rules::Profile;
use crate::model::tournament::Tournament;

use super::boards::{self, BoardRequest};
use super::certificate;
use super::field::PairingPool;
use super::identity::identity;
use super::lexicographic::Optimum;
use super::opengotha::{self, OpenGothaModel};
use super::past::{self, PairingHistory};
use super::proposal::{Board, Proposal};
use super::request::{FixedBoard, PairingRefused, PairingRequest};
use super::sides;
use super::sitting_out::{self, Evened, make_even};

/// The best pairing of a round (R10, R17-R19, R33), from what was known before it: later rounds and what `round`
/// itself holds already are not looked at, but for `request.already`.
///
/// The same tournament gets the same answer in whatever order its entries were made: ties are broken by lots that
/// follow from the event's draw seed, the competition, the round and each player's number (or name and PIN).
///
/// # Errors
/// [`PairingRefused`], a sentence for the director.
pub fn propose(
    tournament: &Tournament,
    competition: CompetitionId,
    round: RoundNumber,
    request: &PairingRequest,
) -> Result<Proposal, PairingRefused> {
    let asked = PairingProblem::new(tournament, competition, round, request)?;
    let (field, bye, ghost) = asked.field()?;
    let best = field.solve().map_err(refusal)?;
    Ok(asked.proposal(&field, &best, bye, ghost))
}

/// The solver's refusals in the director's words.
pub(crate) fn refusal(why: NoMatching) -> PairingRefused {
    match why {
        NoMatching::OddCount(n) => PairingRefused::Odd(n),
        NoMatching::None { .. } => PairingRefused::NoWay,
        NoMatching::OutOfRange => PairingRefused::TooLarge,
    }
}

/// A question that has been found answerable.
pub(crate) struct PairingProblem<'t> {
    tournament: &'t Tournament,
    competition: &'t Competition,
    round: RoundNumber,
    request: &'t PairingRequest,
    past: BTreeMap<EntryId, PairingHistory>,
    /// Those to be paired, ghosts apart.
    free: Vec<&'t Entry>,
    ghosts: Vec<&'t Entry>,
}

impl<'t> PairingProblem<'t> {
    /// Checks the request and sees who is there to be paired.
    pub(crate) fn new(
        tournament: &'t Tournament,
        competition: CompetitionId,
        round: RoundNumber,
        request: &'t PairingRequest,
    ) -> Result<PairingProblem<'t>, PairingRefused> {
        let competition = tournament.competition(competition).ok_or(PairingRefused::NoCompetition)?;
        if !(1..=Rounds::LAST).contains(&round) {
            return Err(PairingRefused::NoRound(round));
        }
        let set = check_set(tournament, competition, round, request)?;
        check_only(tournament, competition, round, request, &set)?;
        let there = |e: &&Entry| e.plays(round) && !set.contains(&e.id) && !tournament.is_kept_for_final(e, round);
        let (mut ghosts, everyone): (Vec<&Entry>, Vec<&Entry>) =
            tournament.entries_of(competition.id).filter(there).partition(|e| e.ghost);
        let chosen = |e: &&Entry| request.only.as_ref().is_none_or(|only| only.contains(&e.id));
        let (free, waiting): (Vec<&Entry>, Vec<&Entry>) = everyone.into_iter().partition(chosen);
        if !waiting.is_empty() && free.len() < 2 {
            return Err(PairingRefused::TooFewChosen(round));
        }
        if !waiting.is_empty() && !free.len().is_multiple_of(2) {
            return Err(PairingRefused::OddChoice(free.len()));
        }
        ghosts.sort_by_cached_key(|e| identity(e));
        if request.already.is_empty() && free.len() < 2 {
            return Err(PairingRefused::TooFew(round));
        }
        let whole_round_is_set = competition.system == System::RoundRobin;
        if free.is_empty() && !whole_round_is_set && request.already.iter().all(|s| s.knockout.is_none()) {
            return Err(PairingRefused::AllLocked(round));
        }
        let past = past::before(tournament, competition, round);
        Ok(PairingProblem { tournament, competition, round, request, past, free, ghosts })
    }

    /// The field to be matched, even in number, who has the bye, and the ghost who plays.
    pub(crate) fn field(&self) -> Result<(PairingPool, Option<EntryId>, Option<EntryId>), PairingRefused> {
        let mut entries = self.free.clone();
        let (mut bye, mut ghost) = (self.request.bye, None);
        match make_even(self.competition, &self.gather(entries.clone()), &self.ghosts, |f| self.lowest(f))? {
            Evened::Already => {}
            Evened::Ghost(stand_in) => {
                ghost = Some(stand_in.id);
                entries.push(stand_in);
            }
            Evened::Bye(_) if bye.is_some() => return Err(PairingRefused::Odd(entries.len())),
            Evened::Bye(entry) => {
                bye = Some(entry);
                entries.retain(|e| e.id != entry);
            }
        }
        Ok((self.field_of(entries), bye, ghost))
    }

    /// These entries as a field, with the request's wishes and the profile's model.
    pub(crate) fn field_of(&self, entries: Vec<&Entry>) -> PairingPool {
        let mut field = self.gather(entries);
        field.keep_apart(&self.request.apart);
        field.forbid(&self.request.forbidden);
        if self.profile() == Profile::OpenGotha {
            field.gotha = Some(OpenGothaModel::new(self.tournament, self.competition, self.round, &field));
        }
        field
    }

    fn profile(&self) -> Profile {
        self.request.profile.unwrap_or(self.competition.pairing.profile)
    }

    /// Who has the bye by the profile's rule.
    fn lowest(&self, field: &PairingPool) -> Option<EntryId> {
        match self.profile() {
            Profile::Seygo => sitting_out::lowest(field),
            Profile::OpenGotha => {
                let nothing = PairingHistory::default();
                let free = self.free.iter().map(|&e| (e, self.past.get(&e.id).unwrap_or(&nothing)));
                opengotha::lowest(self.tournament, self.competition, self.round, &free.collect::<Vec<_>>())
            }
        }
    }

    fn gather(&self, entries: Vec<&Entry>) -> PairingPool {
        PairingPool::gather(self.tournament, self.competition, self.round, entries, &self.past)
    }

    /// The proposal that follows from a matching of the field.
    pub(crate) fn proposal(
        &self,
        field: &PairingPool,
        best: &Optimum,
        bye: Option<EntryId>,
        ghost: Option<EntryId>,
    ) -> Proposal {
        let set = self.set_games();
        let chosen = self.chosen_games(field, &best.mate);
        let wishes: Vec<BoardRequest> =
            set.iter().chain(&chosen).map(|game| BoardRequest { must: game.must }).collect();
        let numbers = boards::number(&wishes);
        let mut boards: Vec<Board> =
            set.into_iter().chain(chosen).zip(numbers).map(|(game, board)| Board { board, ..game.board }).collect();
        boards.sort_unstable_by_key(|b| b.board);
        let totals = field.name(&best.totals);
        let place = (self.competition.id, self.round);
        let certificate = (!field.contenders.is_empty()).then(|| certificate::seal(field, best, place));
        Proposal { boards, bye, ghost, cost: best.cost, optimal: best.proved, certificate, totals }
    }

    /// The boards that stood already: knock-out games first, else as the request lists them.
    fn set_games(&self) -> Vec<Seated> {
        let entries = self.request.already.iter().flat_map(|s| [s.first, s.second]);
        let entries: Vec<&Entry> = entries.filter_map(|id| self.tournament.entry(id)).collect();
        let field = self.gather(entries);
        let mut already: Vec<&FixedBoard> = self.request.already.iter().collect();
        already.sort_by_key(|s| s.knockout.is_none());
        let seat = |s: &&FixedBoard| {
            let (i, j) = field.pair((s.first, s.second))?;
            let mut game = self.seat(&field, i, j);
            if let Some(handicap) = s.handicap {
                game.board = Board { black: s.first, white: s.second, handicap, ..game.board };
            }
            game.board.knockout = s.knockout;
            game.board.set_beforehand = true;
            game.must = s.board.or(game.must);
            Some(game)
        };
        already.iter().filter_map(seat).collect()
    }

    /// The boards of a matching, the highest scores first.
    fn chosen_games(&self, field: &PairingPool, mate: &[usize]) -> Vec<Seated> {
        let mut pairs: Vec<(usize, usize)> = mate.iter().copied().enumerate().filter(|(i, j)| i < j).collect();
        pairs.sort_by_cached_key(|&(i, j)| {
            let (a, b) = (&field.contenders[i], &field.contenders[j]);
            let by =
                |value: fn(&super::contender::Contender) -> i32| (-value(a).max(value(b)), -value(a).min(value(b)));
            (by(|c| c.score), by(|c| c.strength), i)
        });
        let seat = |(i, j)| {
            let mut game = self.seat(field, i, j);
            game.board.costs = field.shares(i, j);
            game
        };
        pairs.into_iter().map(seat).collect()
    }

    /// Colours and handicap of a game.
    fn seat(&self, field: &PairingPool, i: usize, j: usize) -> Seated {
        let (i, j) = (i.min(j), i.max(j));
        let (a, b) = (&field.contenders[i], &field.contenders[j]);
        let handicap = sides::handicap(a, b, &self.competition.handicap);
        let first = match self.competition.system {
            System::ScorePairing if handicap == 0 => sides::takes_black_by_rank(a, b, self.round),
            _ => sides::takes_black(a, b, handicap),
        };
        let (black, white) = if first { (a, b) } else { (b, a) };
        let board = Board {
            board: 0,
            black: black.entry,
            white: white.entry,
            handicap,
            knockout: None,
            set_beforehand: false,
            costs: Vec::new(),
        };
        Seated { board, must: a.fixed_board.or(b.fixed_board) }
    }
}

/// A game and the board it must have, if any.
struct Seated {
    board: Board,
    must: Option<u32>,
}

/// Refuses a choice of players of whom one cannot be paired.
fn check_only(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
    request: &PairingRequest,
    set: &BTreeSet<EntryId>,
) -> Result<(), PairingRefused> {
    for &id in request.only.iter().flatten() {
        let entry = tournament.entry(id).filter(|e| e.competition == competition.id).ok_or(PairingRefused::Unknown)?;
        if !entry.plays(round) {
            return Err(PairingRefused::NotPlaying(entry.player.list_name(), round));
        }
        if set.contains(&id) {
            return Err(PairingRefused::Twice(entry.player.list_name()));
        }
    }
    Ok(())
}

/// Who is set beforehand, having checked that all can play and nobody and no board is set twice.
fn check_set(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
    request: &PairingRequest,
) -> Result<BTreeSet<EntryId>, PairingRefused> {
    let mut set = BTreeSet::new();
    for id in request.already.iter().flat_map(|s| [s.first, s.second]).chain(request.bye) {
        let entry = tournament.entry(id).filter(|e| e.competition == competition.id).ok_or(PairingRefused::Unknown)?;
        if !entry.plays(round) {
            return Err(PairingRefused::NotPlaying(entry.player.list_name(), round));
        }
        if !set.insert(id) {
            return Err(PairingRefused::Twice(entry.player.list_name()));
        }
    }
    let mut boards = BTreeSet::new();
    match request.already.iter().filter_map(|s| s.board).find(|&b| !boards.insert(b)) {
        Some(board) => Err(PairingRefused::BoardTwice(board)),
        None => Ok(set),
    }
}
