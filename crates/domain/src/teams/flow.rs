//! The competitions of teams with teams as entries, all in one event, so that stages after them need no rules for teams (R68).

use crate::model::competition::Competition;
use crate::model::id::{CompetitionId, EntryId, GameId, PersonId};
use crate::model::tournament::Tournament;
use crate::systems::stages;

use super::match_play::match_play;

/// More than the number of any team or match of a competition.
const KEYS: i64 = 10_000_000;

/// Returns the key of a team in [`team_flow`].
pub fn flow_entry(competition: CompetitionId, number: u32) -> EntryId {
    EntryId(competition.number() * KEYS + i64::from(number))
}

/// Returns the number of a team by its key in [`team_flow`].
pub fn flow_team(entry: EntryId) -> u32 {
    u32::try_from(entry.0 % KEYS).unwrap_or_default()
}

/// Returns the event in which the teams of all competitions of teams are entries, as in [`match_play`]. A team of a stage and the
/// team that it came from are one person. Competitions without teams are left out.
pub fn team_flow(tournament: &Tournament) -> Tournament {
    let mut flow = Tournament::new(tournament.event.clone(), Vec::new());
    for competition in tournament.competitions.iter().filter(|competition| competition.teams.is_some()) {
        add(&mut flow, tournament, competition);
    }
    flow
}

/// Adds the teams and the matches of a competition.
fn add(flow: &mut Tournament, tournament: &Tournament, competition: &Competition) {
    let id = competition.id;
    let key = |team: EntryId| EntryId(id.number() * KEYS + team.0);
    let play = match_play(tournament, id);
    for mut rules in play.competitions {
        if let Some(brought) = rules.stage.as_mut().and_then(|stage| stage.brought.as_mut()) {
            brought.points.iter_mut().for_each(|(team, _)| *team = key(*team));
            for game in &mut brought.games {
                (game.one, game.other) = (key(game.one), key(game.other));
            }
        }
        flow.competitions.push(rules);
    }
    flow.entries.extend(play.entries.into_iter().map(|mut entry| {
        entry.person = PersonId(origin(tournament, competition, entry.number.unwrap_or_default()).0);
        entry.id = key(entry.id);
        entry
    }));
    flow.rounds.extend(play.rounds);
    flow.games.extend(play.games.into_iter().map(|mut game| {
        (game.id, game.black, game.white) = (GameId(id.number() * KEYS + game.id.0), key(game.black), key(game.white));
        game
    }));
    flow.byes.extend(play.byes.into_iter().map(|mut bye| {
        bye.entry = key(bye.entry);
        bye
    }));
    flow.absences.extend(play.absences.into_iter().map(|mut absence| {
        absence.entry = key(absence.entry);
        absence
    }));
    let points = play.board_points.into_iter();
    flow.board_points.extend(points.map(|((team, round), points)| ((key(team), round), points)));
}

/// Returns the key of a team in the first competition that it played.
fn origin(tournament: &Tournament, competition: &Competition, number: u32) -> EntryId {
    let team = competition.teams.as_ref().and_then(|teams| teams.team(number));
    let before = stages::source(tournament, competition).map(|(source, _)| source);
    match before.zip(team.and_then(|team| team.came_from)) {
        Some((source, earlier)) => origin(tournament, source, earlier),
        None => flow_entry(competition.id, number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::teams::team_entry;

    #[test]
    fn keys_name_the_competition_and_the_team() {
        let key = flow_entry(CompetitionId(3), 17);
        assert_eq!((flow_team(key), flow_team(team_entry(17))), (17, 17));
        assert!(key > flow_entry(CompetitionId(2), u32::from(u16::MAX)));
    }
}
