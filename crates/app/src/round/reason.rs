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

/// Returns what is worse with a pair than in the best pairing, or than before.
pub(super) fn worse_with(pair: &AvoidedPair, name: &dyn Fn(EntryId) -> String) -> Message {
    let (first, second) = (name(pair.first), name(pair.second));
    match CostReason::from(pair.reason) {
        CostReason::Rematch => message!("deciding-rematch", first, second),
        CostReason::Family => message!("deciding-family", first, second),
        CostReason::Winless => message!("deciding-winless", first, second),
        CostReason::Categories => message!("deciding-categories", first, second),
        CostReason::ScoreDifference if pair.apart == HalfPoints(2) => message!("deciding-one-point", first, second),
        CostReason::ScoreDifference => message!("deciding-score", first, second, points = pair.apart.glyphs()),
        CostReason::Knockout => message!("deciding-knockout", first, second),
        CostReason::Floats => message!("deciding-floats", first, second),
        CostReason::Club => message!("deciding-club", first, second),
        CostReason::Country => message!("deciding-country", first, second),
        CostReason::Geography => message!("deciding-geography", first, second),
        CostReason::Colours => message!("deciding-colours", first, second),
        CostReason::Handicap => message!("deciding-handicap", first, second),
        CostReason::Seeding => message!("deciding-seeding", first, second),
        CostReason::Lot => message!("deciding-lot"),
    }
}

#[cfg(test)]
mod tests {
    use domain::model::pairing_rules::Level;
    use domain::pairing::Reason;

    use super::*;

    fn pair(level: Level, half_points: i32) -> AvoidedPair {
        let (first, second) = (EntryId(1), EntryId(2));
        AvoidedPair { reason: Reason::Level(level), first, second, apart: HalfPoints(half_points) }
    }

    fn name(id: EntryId) -> String {
        if id == EntryId(1) { "Alder Sam".into() } else { "Birch Sam".into() }
    }

    #[test]
    fn what_another_pairing_or_a_change_would_make_worse_is_said_with_names() {
        let said = |level, apart| {
            let pair = pair(level, apart);
            (otherwise(&pair, &name).to_string(), worse_with(&pair, &name).to_string())
        };
        let of = |otherwise: &str, now: &str| (otherwise.to_owned(), now.to_owned());
        assert_eq!(
            said(Level::Rematch, 0),
            of("Otherwise Alder Sam and Birch Sam would meet again.", "Alder Sam and Birch Sam meet again.")
        );
        assert_eq!(
            said(Level::ScoreDifference, 2),
            of(
                "Otherwise Alder Sam would play Birch Sam, one point apart.",
                "Alder Sam plays Birch Sam, one point apart."
            )
        );
        assert_eq!(
            said(Level::ScoreDifference, 5),
            of(
                "Otherwise Alder Sam would play Birch Sam, 2½ points apart.",
                "Alder Sam plays Birch Sam, 2½ points apart."
            )
        );
    }
}
