//! The competitions of teams with teams as entries, all in one event, so that stages after them need no rules for teams (R68).

use crate::model::competition::Competition;
use crate::model::event::Event;
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
pub fn team_flow(event: &Event) -> Event {
    let mut flow = Event::new(event.settings().clone());
    let of_teams = event.tournaments().filter(|tournament| tournament.competition.teams.is_some());
    of_teams.for_each(|tournament| flow.replace(in_flow(event, tournament)));
    flow
}

/// Returns the teams and the matches of a competition, with keys that no other one has.
fn in_flow(event: &Event, tournament: &Tournament) -> Tournament {
    let id = tournament.competition.id;
    let key = |team: EntryId| EntryId(id.number() * KEYS + team.0);
    let mut play = match_play(tournament);
    if let Some(brought) = play.competition.stage.as_mut().and_then(|stage| stage.brought.as_mut()) {
        brought.points.iter_mut().for_each(|(team, _)| *team = key(*team));
        for game in &mut brought.games {
            (game.one, game.other) = (key(game.one), key(game.other));
        }
    }
    for entry in &mut play.entries {
        entry.person = PersonId(origin(event, &tournament.competition, entry.number.unwrap_or_default()).0);
        entry.id = key(entry.id);
    }
    for game in &mut play.games {
        (game.id, game.black, game.white) = (GameId(id.number() * KEYS + game.id.0), key(game.black), key(game.white));
    }
    play.byes.iter_mut().for_each(|bye| bye.entry = key(bye.entry));
    play.absences.iter_mut().for_each(|absence| absence.entry = key(absence.entry));
    let points = play.board_points.into_iter();
    let board_points = points.map(|((team, round), points)| ((key(team), round), points)).collect();
    Tournament {
        competition: play.competition,
        entries: play.entries,
        rounds: play.rounds,
        games: play.games,
        byes: play.byes,
        absences: play.absences,
        board_points,
        ..Tournament::new(event.settings().clone(), tournament.competition.clone())
    }
}

/// Returns the key of a team in the first competition that it played.
fn origin(event: &Event, competition: &Competition, number: u32) -> EntryId {
    let team = competition.teams.as_ref().and_then(|teams| teams.team(number));
    let before = stages::source(event, competition).map(|(source, _)| &source.competition);
    match before.zip(team.and_then(|team| team.came_from)) {
        Some((source, earlier)) => origin(event, source, earlier),
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
