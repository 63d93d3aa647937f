//! A player's SP over the years: editions that lapse, and what a new age category leaves of it (R46, R47).
//! Everything is exact; [`crate::model::ratio::published`] gives the integer part that is shown.

use crate::model::ratio::Ratio;

/// At what rate points of `transitions` age categories ago still count: two transitions multiply (R47).
pub fn rate(avc: Ratio, transitions: u32) -> Ratio {
    (0..transitions).fold(Ratio::from_integer(1), |rate, _| rate * avc)
}

/// SP before a new edition of a championship: what the previous edition gave lapses, at the rate at which it still
/// counts (R46, R47). For everyone who took part in the previous edition.
pub fn sp_before_edition(sp: Ratio, previous_edition: Ratio, rate: Ratio) -> Ratio {
    sp - rate * previous_edition
}

/// SP after an edition, with what it gave (R46).
pub fn sp_after_edition(sp: Ratio, earned: Ratio) -> Ratio {
    sp + earned
}

/// SP on entering a new age category, before the player's first event of the year, whose `previous_edition` gave him
/// part of it: all he had is multiplied by `avc`, and that part lapses at the same rate (R47).
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
    fn the_published_example_holds() {
        // 250 of 602: 150 for the quarter-finals, four wins at 20, two losses, which the text counts at 10 each.
        let sp = sp_on_category_change(whole(602), whole(150 + 4 * 20 + 2 * 10), avc());
        assert_eq!((sp, published(sp)), (Ratio::new(704, 3), 234));
    }

    #[test]
    fn later_that_year_each_previous_edition_lapses_at_two_thirds() {
        let sp = sp_on_category_change(whole(602), whole(250), avc());
        let sp = sp_after_edition(sp, whole(100));
        let sp = sp_before_edition(sp, whole(352), rate(avc(), 1));
        // All of the 602 have lapsed by now, and nothing is left of them but what was earned since.
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
        fn what_was_earned_lapses_wholly_and_leaves_nothing(
            editions in prop::collection::vec(0..2000i64, 0..12), transitions in 0..3u32
        ) {
            let earned = editions.iter().fold(whole(0), |sp, &points| sp_after_edition(sp, whole(points)));
            let rate = rate(avc(), transitions);
            let left = editions.iter().fold(earned * rate, |sp, &points| sp_before_edition(sp, whole(points), rate));
            prop_assert_eq!(left, whole(0));
        }
    }
}
