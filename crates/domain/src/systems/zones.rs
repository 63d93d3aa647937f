//! Zones: the players are dealt by lot in bands of strength, and in each zone everyone meets everyone (R63).

use crate::lots::zone_deal::zone_of;
use crate::model::competition::Competition;
use crate::model::criterion::Criterion;
use crate::model::entry::Entry;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::tournament::Tournament;
use crate::standings::Standings;
use crate::standings::crosstable::Crosstable;
use crate::systems::circle::circle;
use crate::systems::round_robin::{NoRobin, RobinGame, RobinRound, circle_round, players};

/// Returns the players of each zone, as [`zone_of`] gives them, in order of their numbers.
pub fn zones<'t>(tournament: &'t Tournament, competition: &Competition) -> Vec<Vec<&'t Entry>> {
    let mut zones = vec![Vec::new(); competition.zones.max(1) as usize];
    for entry in players(tournament) {
        if let Some(number) = entry.number {
            zones[zone_of(tournament, competition, number)].push(entry);
        }
    }
    zones
}

/// Returns the number of rounds in which the zones are played: as many as the largest zone needs.
pub fn rounds(tournament: &Tournament, competition: &Competition) -> RoundNumber {
    let needed = |zone: &Vec<&Entry>| circle(zone.len()).len() as RoundNumber;
    zones(tournament, competition).iter().map(needed).max().unwrap_or(0)
}

/// Returns the games of all zones in a round; none after the last round of the zones. In a smaller zone everyone rests once its
/// games are played. A player who is absent loses by forfeit.
///
/// # Errors
/// As for a round robin.
pub fn games(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
) -> Result<Vec<RobinGame>, NoRobin> {
    let zones = zones(tournament, competition);
    let open = zones.iter().filter(|zone| round as usize <= circle(zone.len()).len());
    let found: Vec<RobinRound> =
        open.map(|zone| circle_round(tournament, competition, zone, round)).collect::<Result<_, _>>()?;
    Ok(found.into_iter().flat_map(|zone| zone.games).collect())
}

/// Returns the players of all zones, the winners first, then those in second place, and so on; players in the same place of
/// different zones are in order of their numbers. Places in a zone are by wins, direct confrontation and SODOS (R66).
pub fn order(tournament: &Tournament, competition: &Competition) -> Vec<EntryId> {
    let mut placed: Vec<(usize, Option<u32>, EntryId)> = Vec::new();
    for zone in zones(tournament, competition) {
        let numbers = |id| zone.iter().find(|entry| entry.id == id).and_then(|entry| entry.number);
        let ids = in_order(tournament, competition, &zone);
        placed.extend(ids.into_iter().enumerate().map(|(place, id)| (place, numbers(id), id)));
    }
    placed.sort_unstable();
    placed.into_iter().map(|(_, _, id)| id).collect()
}

/// Returns the players of a zone by their places in it.
fn in_order(tournament: &Tournament, competition: &Competition, zone: &[&Entry]) -> Vec<EntryId> {
    let inside = |id: EntryId| zone.iter().any(|entry| entry.id == id);
    let rounds = circle(zone.len()).len() as RoundNumber;
    let mut alone = tournament.clone();
    alone.entries.retain(|entry| inside(entry.id));
    alone.games.retain(|game| game.knockout.is_none() && inside(game.black) && inside(game.white));
    alone.byes.clear();
    alone.tables.clear();
    let table = Crosstable::of(&alone, rounds);
    let standings = Standings::by(&Criterion::round_robin_tie_breaks(), &table, competition, rounds);
    let mut lines: Vec<(u32, EntryId)> =
        standings.lines.iter().map(|line| (line.place.unwrap_or(u32::MAX), line.entry)).collect();
    lines.sort_by_key(|&(place, id)| (place, tournament.entry(id).and_then(|entry| entry.number)));
    lines.into_iter().map(|(_, id)| id).collect()
}
