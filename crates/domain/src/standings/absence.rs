//! Sleeping in the top group (R15): which of its players intend to miss rounds.

use crate::model::competition::Competition;
use crate::model::entry::{Entry, EntryStatus};
use crate::model::score::HalfPoints;

/// Whether an entry is in the top group (the supergroup, if there is one) and misses a round of the competition. The
/// handbook advises against it: lower the initial score by one or two points to take the player out of the group.
pub fn sleeps_at_top(competition: &Competition, entry: &Entry) -> bool {
    let top = competition.mcmahon.bar_score() + HalfPoints::whole(i32::from(competition.mcmahon.supergroup.is_some()));
    let initial = competition.mcmahon.initial(entry.player.rank) + HalfPoints::whole(entry.score_shift);
    let misses = entry.missed.iter().any(|round| round <= competition.rounds);
    competition.system.starts_by_rank()
        && entry.status != EntryStatus::Withdrawn
        && !entry.ghost
        && misses
        && initial >= top
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::competition::System;
    use crate::model::entry::Rounds;
    use crate::model::id::{CompetitionId, EntryId};
    use crate::model::mcmahon::McMahon;
    use crate::model::player::Player;

    #[test]
    fn a_sleeping_player_is_reported_only_while_in_the_top_group() {
        let mut open = Competition::new(CompetitionId::OPEN, "Open", System::McMahon, 5);
        let mut strong =
            Entry::new(EntryId(1), CompetitionId::OPEN, Player::new("Arad", "Mira", "5d".parse().unwrap()));
        assert!(!sleeps_at_top(&open, &strong));
        strong.missed = Rounds::of([6]);
        assert!(!sleeps_at_top(&open, &strong), "there is no round 6");
        strong.missed = Rounds::of([3]);
        assert!(sleeps_at_top(&open, &strong));
        let weaker = Entry { player: Player::new("Bihor", "Ana", "3d".parse().unwrap()), ..strong.clone() };
        assert!(!sleeps_at_top(&open, &weaker));
        for shift in [-1, -2] {
            assert!(!sleeps_at_top(&open, &Entry { score_shift: shift, ..strong.clone() }));
        }
        open.mcmahon = McMahon { supergroup: Some("6d".parse().unwrap()), ..open.mcmahon };
        assert!(!sleeps_at_top(&open, &strong), "the supergroup is the top group");
        assert!(!sleeps_at_top(&Competition { system: System::Swiss, ..open }, &strong));
    }
}
