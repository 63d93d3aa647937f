//! The deal of players to zones, by lot in bands of strength (R63).

use crate::lots::Lots;
use crate::model::competition::Competition;
use crate::model::tournament::Tournament;

/// Returns the zone, from 0, of the player with this number.
///
/// The numbers 1 to z, for z zones, are the first band, the next z numbers the second, and so on. Lots deal the players of each
/// band to different zones; they follow from the event's draw seed (`docs/lots.md`). A late entry changes no other player's zone.
pub fn zone_of(tournament: &Tournament, competition: &Competition, number: u32) -> usize {
    let (count, at) = (competition.zones.max(1) as usize, number.saturating_sub(1) as usize);
    let mut zones: Vec<usize> = (0..count).collect();
    let lots = format!("zones {} band {}", competition.id.0, at / count + 1);
    Lots::new(&tournament.event.draw_seed, &lots).shuffle(&mut zones);
    zones[at % count]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::model::competition::System;
    use crate::model::event_settings::EventSettings;
    use crate::model::id::CompetitionId;

    #[test]
    fn each_band_is_dealt_to_all_zones_by_its_own_lots() {
        let competition = Competition::new(CompetitionId::OPEN, "Zones", System::Zones, 5);
        let event = EventSettings::new("Cup", "2026-05-01".parse().unwrap(), "5eed".repeat(16));
        let tournament = Tournament::new(event, competition.clone());
        let band = |first: u32| (first..first + 4).map(|n| zone_of(&tournament, &competition, n)).collect::<Vec<_>>();
        for first in [1, 5, 9, 37] {
            assert_eq!(band(first).into_iter().collect::<BTreeSet<_>>(), (0..4).collect(), "{first}");
        }
        assert!([5, 9, 13, 17, 21].into_iter().any(|first| band(first) != band(1)), "bands have different lots");
    }
}
