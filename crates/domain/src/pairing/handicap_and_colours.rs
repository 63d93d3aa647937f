//! Handicap and colours of a game (R17, R18).

use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::id::RoundNumber;
use crate::model::pairing_rules::{HandicapBasis, HandicapRules};
use crate::model::result::Colour;

use super::contender::Contender;
use super::history::PairingHistory;
use super::identity::pair_lot;

/// Returns the handicap between two players (R17): the stones for their difference on their board,
/// less the reduction, from 0 to the ceiling.
pub(crate) fn handicap(a: &Contender, b: &Contender, rules: &HandicapRules) -> u8 {
    let difference = (a.measure - b.measure).abs();
    if rules.basis == HandicapBasis::Off || a.even || b.even || difference == 0 {
        return 0;
    }
    let stones = (a.board.min(b.board).stones(difference) - rules.reduction).clamp(0, i32::from(rules.ceiling.min(9)));
    u8::try_from(stones).unwrap_or(9)
}

/// Returns the stones between two players whose handicap follows from their ranks alone, or 0 if the competition gives none
/// (R17).
pub fn stones_by_rank(one: &Entry, other: &Entry, competition: &Competition) -> u8 {
    let contender = |entry| Contender::new(entry, &PairingHistory::default(), competition, 0);
    handicap(&contender(one), &contender(other), &competition.handicap)
}

/// Returns the cost for R18 of `black` having Black against `white`: 8 times the square of each player's resulting
/// imbalance beyond one, which spreads imbalances over many players, plus 1 for each player who has the same colour
/// twice in a row.
pub(crate) fn colour_cost(black: &Contender, white: &Contender) -> u32 {
    cost_of_black(black) + cost_of_white(white)
}

/// Returns the player's part of [`colour_cost`] with Black.
pub(crate) fn cost_of_black(player: &Contender) -> u32 {
    8 * excess(player.balance + 1) + u32::from(player.last == Some(Colour::Black))
}

/// Returns the player's part of [`colour_cost`] with White.
pub(crate) fn cost_of_white(player: &Contender) -> u32 {
    8 * excess(player.balance - 1) + u32::from(player.last == Some(Colour::White))
}

/// Returns the square of an imbalance beyond one.
fn excess(balance: i32) -> u32 {
    balance.unsigned_abs().saturating_sub(1).pow(2)
}

/// Whether `a` takes Black in score pairing: the player who had Black less often; if equal, the higher ranked player in odd
/// rounds and the lower ranked one in even rounds (R58).
pub(crate) fn takes_black_by_rank(a: &Contender, b: &Contender, round: RoundNumber) -> bool {
    if a.balance != b.balance {
        return a.balance < b.balance;
    }
    let higher = (a.score, a.strength) > (b.score, b.strength);
    higher != round.is_multiple_of(2)
}

/// Whether `a` takes Black in a game with this handicap: the weaker player in a handicap game; otherwise the assignment
/// with the lower cost for R18, then the player with fewer blacks, then by lot.
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
