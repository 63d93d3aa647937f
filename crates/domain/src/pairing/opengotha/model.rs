//! OpenGotha's graph of a round, solved for the largest sum of gains.

use std::collections::BTreeSet;

use matching::{Blossom, Costs, Flaw, MatchingCertificate, NoMatching};

use crate::model::competition::Competition;
use crate::model::entry::{Entry, EntryStatus};
use crate::model::id::{EntryId, RoundNumber};
use crate::model::tournament::Tournament;

use super::player::Players;
use super::terms::{TERMS, TermRules};
use crate::pairing::contenders::Contenders;
use crate::pairing::handicap_and_colours;
use crate::pairing::identity::pair_lot;
use crate::pairing::lexicographic::Optimum;

/// The players of a round under OpenGotha's weights; indices are those of the contenders.
#[derive(Debug, Clone)]
pub(crate) struct OpenGothaModel {
    players: Players,
    rules: TermRules,
}

impl OpenGothaModel {
    /// Returns the model of a round's contenders, in their order.
    pub(crate) fn new(
        tournament: &Tournament,
        competition: &Competition,
        round: RoundNumber,
        pool: &Contenders,
    ) -> OpenGothaModel {
        let weights = competition.pairing.opengotha.clone().unwrap_or_default().within_limits();
        let entries: Vec<&Entry> = pool.contenders.iter().filter_map(|c| tournament.entry(c.entry)).collect();
        let in_pool: BTreeSet<EntryId> = entries.iter().map(|e| e.id).collect();
        let others = tournament.entries.iter().filter(|e| !e.ghost && !in_pool.contains(&e.id));
        let others = others.filter(|e| e.status == EntryStatus::Registered);
        let all: Vec<&Entry> = entries.iter().copied().chain(others).collect();
        let players = Players::gather(tournament, competition, &weights, round, &all);
        let rules = TermRules::new(&weights, pool.rules.seeding, &players);
        OpenGothaModel { players, rules }
    }

    /// Returns the weights as text, for the fingerprint of a certificate.
    pub(crate) fn text(&self) -> String {
        let w = &self.rules.weights;
        let weights = [&self.rules.most()[..], &[w.country_factor, w.club_factor]].concat();
        format!(
            "{weights:?} {} {} {} {:?} {:?} {:?} {:?} {:?} {} {} {:?}\n",
            w.concavity,
            w.deterministic,
            w.compensate_floats,
            w.upper_floater,
            w.lower_floater,
            w.first_extra,
            w.later_extra,
            w.rank_threshold,
            w.wins_threshold,
            w.bar_threshold,
            w.club_groups
        )
    }

    /// Returns how far each term falls short of its weight.
    pub(crate) fn losses(&self, pool: &Contenders, i: usize, j: usize) -> [u64; TERMS] {
        let (most, gains) = (self.rules.most(), self.gains(pool, i, j));
        std::array::from_fn(|term| (most[term] - gains[term]).unsigned_abs())
    }

    /// Returns the gains of a pair, term by term.
    fn gains(&self, pool: &Contenders, i: usize, j: usize) -> [i64; TERMS] {
        let (i, j) = (i.min(j), i.max(j));
        let (a, b) = (&pool.contenders[i], &pool.contenders[j]);
        let even = handicap_and_colours::handicap(a, b, &pool.rules.handicap) == 0;
        let by_lot = || (pair_lot(a.lot, b.lot) >> 1) as i64 % (self.rules.weights.random + 1);
        let random = (!self.rules.weights.deterministic).then(by_lot);
        self.rules.gains(&self.players.players[i], &self.players.players[j], even, random)
    }

    /// Finds the pairing with the largest sum of gains. Its cost is that sum plus one per board, as in OpenGotha.
    pub(crate) fn solve(&self, pool: &Contenders) -> Result<Optimum, NoMatching> {
        let losses = self.all_losses(pool);
        let matching = matching::solve(&losses)?;
        let proved = matching::verify(&losses, &matching.mate, &matching.certificate).is_ok();
        let (totals, cost) = self.sums(pool, &matching.mate);
        let proofs = vec![widened(matching.certificate)];
        Ok(Optimum { mate: matching.mate, totals, cost, proved, proofs })
    }

    /// Checks a proof against the weights.
    pub(crate) fn verify(
        &self,
        pool: &Contenders,
        mate: &[usize],
        proofs: &[MatchingCertificate<i128>],
    ) -> Result<(), Flaw> {
        match proofs {
            [proof] => matching::verify(&Wide(self.all_losses(pool)), mate, proof),
            _ => Err(Flaw::Length),
        }
    }

    fn all_losses(&self, pool: &Contenders) -> Losses {
        let len = pool.contenders.len();
        let mut losses = Losses { len, edges: Vec::with_capacity(len * len / 2) };
        for i in 0..len {
            for j in i + 1..len {
                let gain = self.gain(pool, i, j);
                losses.edges.push((!pool.forbids(i, j)).then_some(-gain));
            }
        }
        losses
    }

    /// Returns what a pair adds to the sum, including one for the board.
    fn gain(&self, pool: &Contenders, i: usize, j: usize) -> i64 {
        1 + self.gains(pool, i, j).iter().sum::<i64>()
    }

    /// Returns what a pairing loses by each term, and its sum of gains.
    pub(crate) fn sums(&self, pool: &Contenders, mate: &[usize]) -> (Vec<u64>, i128) {
        let mut totals = vec![0; TERMS];
        let mut cost = 0;
        for (i, &j) in mate.iter().enumerate().filter(|&(i, &j)| i < j) {
            totals.iter_mut().zip(self.losses(pool, i, j)).for_each(|(sum, loss)| *sum += loss);
            cost += i128::from(self.gain(pool, i, j));
        }
        (totals, cost)
    }
}

/// Returns the same proof in larger integers.
fn widened(proof: MatchingCertificate<i64>) -> MatchingCertificate<i128> {
    let wide = |b: Blossom<i64>| Blossom { members: b.members, penalty: b.penalty.into() };
    MatchingCertificate {
        duals: proof.duals.into_iter().map(i128::from).collect(),
        blossoms: proof.blossoms.into_iter().map(wide).collect(),
    }
}

/// The same graph in larger integers.
struct Wide(Losses);

impl Costs for Wide {
    type Cost = i128;

    fn len(&self) -> usize {
        self.0.len()
    }

    fn cost(&self, i: usize, j: usize) -> Option<i128> {
        self.0.cost(i, j).map(i128::from)
    }
}

/// The negated gains, row by row above the diagonal.
struct Losses {
    len: usize,
    edges: Vec<Option<i64>>,
}

impl Costs for Losses {
    type Cost = i64;

    fn len(&self) -> usize {
        self.len
    }

    fn cost(&self, i: usize, j: usize) -> Option<i64> {
        let (i, j) = (i.min(j), i.max(j));
        self.edges[i * (2 * self.len - i - 1) / 2 + (j - i - 1)]
    }
}
