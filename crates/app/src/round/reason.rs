//! Why the pairing of a round contains a pair, as one sentence with names.

use domain::pairing::{AvoidedPair, PairingExplanation};
use domain::{EntryId, HalfPoints};
use messages::{Explain as _, Message, message};

use super::cost_line::{CostLine, CostReason};
use super::origin::Origin;
use super::reason_kind::ReasonKind;

/// Returns why a round that the levels paired contains a pair: the kind, and a sentence. `name` returns the name of an entry.
pub(super) fn reason_of(
    explanation: &PairingExplanation,
    differences: Option<&[CostLine]>,
    origin: Origin,
    name: &dyn Fn(EntryId) -> String,
) -> (ReasonKind, Message) {
    if !explanation.paired {
        return match origin {
            Origin::Certified { in_parts: true } => (ReasonKind::Earlier, message!("report-reason-parts")),
            Origin::Certified { in_parts: false } => (ReasonKind::Earlier, message!("report-reason-earlier")),
            _ => (ReasonKind::Manual, message!("report-reason-manual")),
        };
    }
    match (differences, &explanation.avoided) {
        (None, _) => (ReasonKind::Necessary, message!("report-reason-necessary")),
        (Some([]), _) => (ReasonKind::Equal, message!("report-reason-as-good")),
        (Some(_), Some(avoided)) => (ReasonKind::Better, otherwise(avoided, name)),
        (Some([first, ..]), None) => {
            (ReasonKind::Better, message!("report-reason-worse", reason = first.reason.message()))
        }
    }
}

/// Returns what would be worse without the pair.
fn otherwise(avoided: &AvoidedPair, name: &dyn Fn(EntryId) -> String) -> Message {
    let (first, second) = (name(avoided.first), name(avoided.second));
    match CostReason::from(avoided.reason) {
        CostReason::Rematch => message!("otherwise-rematch", first, second),
        CostReason::Family => message!("otherwise-family", first, second),
        CostReason::Winless => message!("otherwise-winless", first, second),
        CostReason::Categories => message!("otherwise-categories", first, second),
        CostReason::ScoreDifference if avoided.apart == HalfPoints(2) => {
            message!("otherwise-one-point", first, second)
        }
        CostReason::ScoreDifference => {
            message!("otherwise-score", first, second, points = avoided.apart.glyphs())
        }
        CostReason::Knockout => message!("otherwise-knockout", first, second),
        CostReason::Floats => message!("otherwise-floats", first, second),
        CostReason::Club => message!("otherwise-club", first, second),
        CostReason::Country => message!("otherwise-country", first, second),
        CostReason::Geography => message!("otherwise-geography", first, second),
        CostReason::Colours => message!("otherwise-colours", first, second),
        CostReason::Handicap => message!("otherwise-handicap", first, second),
        CostReason::Seeding => message!("otherwise-seeding", first, second),
        CostReason::Lot => message!("otherwise-lot"),
    }
}
