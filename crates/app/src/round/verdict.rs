//! The verdict on a change of a draft: one word, and one plain sentence.

use messages::{Explain, Message, message};
use serde::Serialize;
use ts_rs::TS;

use super::cost_line::{CostLine, CostReason};

/// How good a change of a draft is, compared with the draft as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum MoveVerdict {
    /// The round is as good as before or better; the seeding within score groups and the lots do not matter.
    Good,
    /// The round is worse.
    Worse,
    /// Players would meet again, are of one family (R11, R19), or are far apart.
    Breaks,
    /// The change is refused.
    Impossible,
}

/// Returns the verdict on differences that are not 0, the decisive one first.
pub(super) fn judge(changes: &[CostLine]) -> (MoveVerdict, Message) {
    match changes {
        [] => (MoveVerdict::Good, message!("move-as-good")),
        [first, ..] if matches!(first.reason, CostReason::Seeding | CostReason::Lot) => {
            (MoveVerdict::Good, message!("move-only-seeding"))
        }
        [first, ..] if first.by > 0 => (MoveVerdict::Worse, worse(first.reason)),
        [_, others @ ..] => {
            let matters = |line: &&CostLine| !matches!(line.reason, CostReason::Seeding | CostReason::Lot);
            let text = match others.iter().filter(matters).find(|line| line.by > 0) {
                Some(line) => message!("move-better-but", reason = line.reason.message()),
                None => message!("move-better"),
            };
            (MoveVerdict::Good, text)
        }
    }
}

/// Returns the verdict on swapping the colours of a board, which then cost so much more (R18).
pub(super) fn judge_colours(by: i64) -> (MoveVerdict, Message, Vec<CostLine>) {
    let line = |by| vec![CostLine { reason: CostReason::Colours, by }];
    match by {
        0 => (MoveVerdict::Good, message!("move-colours"), Vec::new()),
        1.. => (MoveVerdict::Worse, message!("move-worse-colours"), line(by)),
        _ => (MoveVerdict::Good, message!("move-better"), line(by)),
    }
}

/// Returns the sentence that the round is worse for this reason.
fn worse(reason: CostReason) -> Message {
    match reason {
        CostReason::Rematch => message!("move-worse-rematch"),
        CostReason::Family => message!("move-worse-family"),
        CostReason::Winless => message!("move-worse-winless"),
        CostReason::Categories => message!("move-worse-categories"),
        CostReason::ScoreDifference => message!("move-worse-score-difference"),
        CostReason::Knockout => message!("move-worse-knockout"),
        CostReason::Floats => message!("move-worse-floats"),
        CostReason::Club => message!("move-worse-club"),
        CostReason::Country => message!("move-worse-country"),
        CostReason::Colours => message!("move-worse-colours"),
        CostReason::Handicap => message!("move-worse-handicap"),
        CostReason::Geography => message!("move-worse-geography"),
        CostReason::Seeding | CostReason::Lot => message!("move-only-seeding"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(reason: CostReason, by: i64) -> CostLine {
        CostLine { reason, by }
    }

    #[test]
    fn the_first_difference_decides_and_its_price_is_named() {
        let of = |changes: &[CostLine]| {
            let (verdict, text) = judge(changes);
            (verdict, text.to_string())
        };
        let (verdict, text) = of(&[line(CostReason::ScoreDifference, 4), line(CostReason::Club, -1)]);
        assert_eq!((verdict, text.as_str()), (MoveVerdict::Worse, "Players meet whose scores are further apart."));
        let (verdict, text) = of(&[line(CostReason::Rematch, -1), line(CostReason::ScoreDifference, 4)]);
        assert_eq!(
            (verdict, text.as_str()),
            (MoveVerdict::Good, "Better than now, at the price of: score difference.")
        );
        assert_eq!(of(&[line(CostReason::Seeding, 9)]).0, MoveVerdict::Good);
        assert_eq!(of(&[]).0, MoveVerdict::Good);
    }
}
