//! Which pairing made which pair of the newest round, followed from operation to operation: a pair is as old as its own pairing, whatever
//! was paired beside it later.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use domain::{Game, RoundState, Tournament};
use serde_json::Value;

/// Two players, the smaller key first.
pub type Pair = (i64, i64);

/// A pairing of a round.
#[derive(Clone)]
pub struct Origin {
    /// The event as the pairing left it.
    pub pairing: Rc<Tournament>,
    /// The event as the pairing or the release after it left it: the director who releases a round knows what changed before.
    pub known: Rc<Tournament>,
    /// Whether it paired everyone.
    pub is_whole: bool,
}

/// The pairings of the newest round since the last one of everyone, and the pairs that each made.
#[derive(Clone, Default)]
pub struct Origins {
    round: u32,
    made: Vec<Origin>,
    of_pair: BTreeMap<Pair, usize>,
}

impl Origins {
    /// Follows an accepted operation.
    pub fn follow(&mut self, (command, request): (&str, &Value), before: &Tournament, after: &Tournament) {
        let newest = after.rounds.iter().map(|round| round.number).max().unwrap_or(0);
        let is_new = newest != self.round || before.rounds.iter().all(|round| round.number != newest);
        if is_new {
            *self = Origins { round: newest, ..Origins::default() };
        }
        if request["round"] != newest {
            return;
        }
        match command {
            "release_round" => self.made.iter_mut().for_each(|origin| origin.known = Rc::new(after.clone())),
            "pair_round" if is_new || request["again"] == true => self.pair(after, |_| true, true),
            "pair_rest" if request["boards"].as_array().is_none_or(Vec::is_empty) => self.pair(after, |_| true, true),
            "pair_round" | "pair_some" | "pair_rest" => {
                let free = free(before, newest, &request["boards"]);
                self.pair(after, |game| free.contains(&game.black.0) && free.contains(&game.white.0), false);
            }
            _ => {}
        }
    }

    /// Whether a pairing of the round was followed.
    pub fn is_known(&self) -> bool {
        !self.made.is_empty()
    }

    fn pair(&mut self, after: &Tournament, is_made: impl Fn(&Game) -> bool, is_whole: bool) {
        if is_whole {
            (self.made, self.of_pair) = Default::default();
        }
        let state = Rc::new(after.clone());
        self.made.push(Origin { pairing: Rc::clone(&state), known: state, is_whole });
        let newest = self.made.len() - 1;
        let round = self.round;
        let made = after.games.iter().filter(|game| game.round == round && is_made(game));
        self.of_pair.extend(made.map(|game| (pair(game), newest)));
    }

    /// Returns the pairings that still have a pair in the round, oldest first, with these pairs. If there was only one pairing, the pairs
    /// that were set by hand count with it.
    pub fn in_round(&self, now: &Tournament) -> Vec<(&Origin, BTreeSet<Pair>)> {
        let pairs: BTreeSet<Pair> = now.games.iter().filter(|game| game.round == self.round).map(pair).collect();
        if let [only] = &self.made[..] {
            return vec![(only, pairs)];
        }
        let of = |at: usize| pairs.iter().copied().filter(|pair| self.of_pair.get(pair) == Some(&at)).collect();
        let all = self.made.iter().enumerate().map(|(at, origin)| (origin, of(at)));
        all.filter(|(_, pairs): &(_, BTreeSet<Pair>)| !pairs.is_empty()).collect()
    }
}

fn pair(game: &Game) -> Pair {
    (game.black.0.min(game.white.0), game.black.0.max(game.white.0))
}

/// Returns the players of a round whom a pairing of a part pairs: those without a game, and those at the named boards that can change.
fn free(before: &Tournament, round: u32, boards: &Value) -> BTreeSet<i64> {
    let is_draft = before.rounds.iter().any(|other| other.number == round && other.state == RoundState::Draft);
    let named = |game: &Game| boards.as_array().is_some_and(|boards| boards.iter().any(|board| *board == game.board));
    let has_result = |game: &Game| game.passes.black.is_some() || game.passes.white.is_some();
    let opens = |game: &Game| named(game) && !game.locked && game.knockout.is_none() && (is_draft || !has_result(game));
    let stays = before.games.iter().filter(|game| game.round == round && !opens(game));
    let seated: BTreeSet<i64> = stays.flat_map(|game| [game.black.0, game.white.0]).collect();
    before.entries.iter().map(|entry| entry.id.0).filter(|entry| !seated.contains(entry)).collect()
}
