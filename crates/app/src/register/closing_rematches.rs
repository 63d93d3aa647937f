//! The warning of the closing checklist that players will have to meet again (R19).

use std::collections::BTreeMap;

use domain::model::pairing_rules::Level;
use domain::standings::crosstable::division;
use domain::{Competition, Entry, Tournament};
use messages::{Message, message};

/// Returns why the rounds cannot be played without rematches: there are too few players, or too few in one zone. `None` if they can,
/// or if the system does not pair its rounds by levels that avoid rematches.
pub(super) fn rematches(tournament: &Tournament, competition: &Competition, players: &[&Entry]) -> Option<Message> {
    let levels = &competition.pairing.levels;
    let avoids = levels.iter().any(|setting| setting.on && setting.level == Level::Rematch);
    let system = competition.system;
    let fixed = system.sets_games();
    if !avoids || system.is_free() || fixed || competition.teams.is_some() {
        return None;
    }
    let rounds = competition.rounds;
    let count = players.len() as u32;
    if count >= 2 && most_rounds(count) < rounds {
        return Some(message!("closing-rematches", rounds, players = count, possible = most_rounds(count)));
    }
    let zoned = levels.iter().find(|setting| setting.on).is_some_and(|setting| setting.level == Level::Category);
    let mut zones: BTreeMap<usize, u32> = BTreeMap::new();
    for &entry in players.iter().filter(|_| zoned) {
        *zones.entry(division(tournament, competition, entry)).or_default() += 1;
    }
    // The only player of a zone meets players of other zones.
    let short = zones.into_iter().find(|&(_, count)| count >= 2 && most_rounds(count) < rounds);
    short.map(|(zone, players)| {
        message!("closing-zone-rematches", zone = zone + 1, rounds, players, possible = most_rounds(players))
    })
}

/// Returns in how many rounds nobody need meet anyone twice, if an odd player rests in each.
fn most_rounds(players: u32) -> u32 {
    if players.is_multiple_of(2) { players - 1 } else { players }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::open_register;
    use domain::System;

    /// Returns the warning for five rounds of this many players. The first ones are strong.
    fn warning(players: usize, strong: usize, system: System) -> Option<String> {
        let session = open_register(players);
        let mut tournament = session.tournament().unwrap().clone();
        let competition = Competition::new(tournament.competition.id, "Open", system, 5);
        for (at, entry) in tournament.entries.iter_mut().enumerate() {
            entry.player.rank = if at < strong { "3d" } else { "15k" }.parse().unwrap();
        }
        let entries: Vec<&Entry> = tournament.entries.iter().collect();
        rematches(&tournament, &competition, &entries).map(|message| message.to_string())
    }

    #[test]
    fn too_few_players_are_pointed_out() {
        let few = "5 rounds of 4 players cannot be played without rematches: 3 can. Plan fewer rounds, or let players meet again.";
        assert_eq!(warning(4, 0, System::Swiss).as_deref(), Some(few));
        assert_eq!(warning(5, 0, System::Swiss), None, "one rests in each of five rounds");
        assert_eq!(warning(6, 0, System::McMahon), None);
        assert_eq!(warning(4, 0, System::Knockout), None);
    }

    #[test]
    fn too_few_players_of_a_zone_are_pointed_out() {
        let zone = warning(10, 2, System::ZonedSwiss).unwrap();
        assert!(zone.starts_with("Zone 1 has 2 players"), "{zone}");
        assert_eq!(warning(12, 6, System::ZonedSwiss), None);
        assert_eq!(warning(10, 1, System::ZonedSwiss), None, "a single player meets other zones");
    }
}
