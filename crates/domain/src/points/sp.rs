//! A player's SP over the years: lapsing editions and new age categories (R46, R47). All numbers are exact;
//! [`crate::model::ratio::published`] returns the integer part that is shown.

use crate::model::ratio::Ratio;

/// Returns the rate at which points still count after `transitions` into older age categories: `avc` to that power
/// (R47).
pub fn rate(avc: Ratio, transitions: u32) -> Ratio {
    (0..transitions).fold(Ratio::from_integer(1), |rate, _| rate * avc)
}

/// Returns the SP before a new edition of a championship: the points of the previous edition lapse at the rate at which
/// they still count (R46, R47). Applies to all players of the previous edition.
pub fn sp_before_edition(sp: Ratio, previous_edition: Ratio, rate: Ratio) -> Ratio {
    sp - rate * previous_edition
}

/// Returns the SP after an edition, with the points earned in it (R46).
pub fn sp_after_edition(sp: Ratio, earned: Ratio) -> Ratio {
    sp + earned
}

/// Returns the SP on entering a new age category, before the player's first event of the year: all SP are multiplied by
/// `avc`, and the points of that event's `previous_edition` lapse at the same rate (R47).
pub fn sp_on_category_change(sp: Ratio, previous_edition: Ratio, avc: Ratio) -> Ratio {
    sp_before_edition(sp * avc, previous_edition, avc)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::model::ratio::published;

    fn avc() -> Ratio {
        Ratio::new(2, 3)
    }

    fn whole(points: i64) -> Ratio {
        Ratio::from_integer(points)
    }

    #[test]
    fn published_example_holds() {
        // 250 of the 602 points: 150 for the quarter-finals, four wins at 20, and two losses, at 10 each in the
        // example.
        let sp = sp_on_category_change(whole(602), whole(150 + 4 * 20 + 2 * 10), avc());
        assert_eq!((sp, published(sp)), (Ratio::new(704, 3), 234));
    }

    #[test]
    fn later_editions_of_the_year_lapse_at_the_same_rate() {
        let sp = sp_on_category_change(whole(602), whole(250), avc());
        let sp = sp_after_edition(sp, whole(100));
        let sp = sp_before_edition(sp, whole(352), rate(avc(), 1));
        // All 602 points have lapsed; only the points earned since are left.
        assert_eq!(sp, whole(100));
    }

    #[test]
    fn two_transitions_multiply() {
        assert_eq!([0, 1, 2].map(|n| rate(avc(), n)), [whole(1), avc(), Ratio::new(4, 9)]);
        let twice = sp_on_category_change(sp_on_category_change(whole(900), whole(0), avc()), whole(0), avc());
        assert_eq!(twice, whole(900) * rate(avc(), 2));
    }

    proptest! {
        #[test]
        fn earned_points_lapse_completely(
            editions in prop::collection::vec(0..2000i64, 0..12), transitions in 0..3u32
        ) {
            let earned = editions.iter().fold(whole(0), |sp, &points| sp_after_edition(sp, whole(points)));
            let rate = rate(avc(), transitions);
            let left = editions.iter().fold(earned * rate, |sp, &points| sp_before_edition(sp, whole(points), rate));
            prop_assert_eq!(left, whole(0));
        }
    }
}
