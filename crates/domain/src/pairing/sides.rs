//! Handicap and colours of one game (R17, R18).

use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::id::RoundNumber;
use crate::model::pairing_rules::{HandicapBasis, HandicapExempt, HandicapRules};
use crate::model::result::Colour;

use super::contender::Contender;
use super::identity::pair_lot;
use super::past::PairingHistory;

/// What a player's handicap is measured by: whole McMahon points above shodan's, or grades above shodan (R17).
pub(crate) fn measure(entry: &Entry, past: &PairingHistory, competition: &Competition) -> i32 {
    let measured = match competition.handicap.basis {
        HandicapBasis::Off => 0,
        HandicapBasis::Score => past.mms.floor() + competition.mcmahon.zero.grade(),
        HandicapBasis::Rank => entry.player.rank.grade(),
    };
    match competition.handicap.exempt {
        HandicapExempt::Capped(rank) => measured.min(rank.grade()),
        HandicapExempt::EitherAtBar => measured,
    }
}

/// The stones between two players (R17): the difference less the reduction, within 0 and the ceiling.
pub(crate) fn handicap(a: &Contender, b: &Contender, rules: &HandicapRules) -> u8 {
    let difference = (a.measure - b.measure).abs();
    if rules.basis == HandicapBasis::Off || a.even || b.even || difference == 0 {
        return 0;
    }
    let stones = (difference - rules.reduction).clamp(0, i32::from(rules.ceiling.min(9)));
    u8::try_from(stones).unwrap_or(9)
}

/// What it costs R18 that `black` has Black against `white`: 8 for each step by which someone's blacks and whites
/// then differ by more than one (squared, so that nobody bears it alone), 1 for each who has the same colour twice
/// running.
pub(crate) fn colour_cost(black: &Contender, white: &Contender) -> u32 {
    let excess = |balance: i32| (balance.unsigned_abs().saturating_sub(1)).pow(2);
    let again = u32::from(black.last == Some(Colour::Black)) + u32::from(white.last == Some(Colour::White));
    8 * (excess(black.balance + 1) + excess(white.balance - 1)) + again
}

/// Whether `a` takes Black by the score pairing system: who had Black less often; of two who had it equally often the higher
/// ranked in odd rounds and the lower ranked in even ones (R58).
pub(crate) fn takes_black_by_rank(a: &Contender, b: &Contender, round: RoundNumber) -> bool {
    if a.balance != b.balance {
        return a.balance < b.balance;
    }
    let higher = (a.score, a.strength) > (b.score, b.strength);
    higher != round.is_multiple_of(2)
}

/// Whether `a` takes Black in a game with `handicap` stones: the weaker in a handicap game; else as R18 wants, in
/// doubt the one with fewer blacks, in the last resort by lot.
pub(crate) fn takes_black(a: &Contender, b: &Contender, handicap: u8) -> bool {
    if handicap > 0 {
        return a.measure < b.measure;
    }
    let lot = pair_lot(a.lot, b.lot) & 1;
    let as_black = |black: &Contender, white: &Contender| {
        (colour_cost(black, white), black.balance, (black.lot < white.lot) == (lot == 1))
    };
    as_black(a, b) < as_black(b, a)
}
