//! Badges for reaching a career total for the first time (R49).

use crate::model::ratio::Ratio;

/// The career totals that earn a badge.
pub const BADGES: [u32; 5] = [1000, 2000, 3000, 5000, 10_000];

/// Returns the badges earned when a player's career total grows from `before` to `after`. The total includes points
/// that have lapsed from their SP (R46).
pub fn badges(before: Ratio, after: Ratio) -> Vec<u32> {
    let reached =
        |&badge: &u32| before < Ratio::from_integer(badge.into()) && after >= Ratio::from_integer(badge.into());
    BADGES.into_iter().filter(reached).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn badge_is_earned_once_when_its_total_is_reached() {
        let total = Ratio::from_integer;
        assert_eq!(badges(total(0), Ratio::new(1999, 2)), [0u32; 0]);
        assert_eq!(badges(Ratio::new(1999, 2), total(1000)), [1000]);
        assert_eq!(badges(total(1000), total(2999)), [2000]);
        assert_eq!(badges(total(2000), total(2000)), [0u32; 0]);
        assert_eq!(badges(total(900), total(12_000)), BADGES);
    }
}
