//! The teams of an OpenGotha file, whose members are listed for each round and board.

use std::collections::{BTreeMap, HashMap};

use domain::teams::matches;
use domain::{BoardOrder, Competition, Entry, EntryId, RoundNumber, Rounds, Team, Teams, Tournament};
use messages::message;

use super::keys::Keys;
use crate::notes::Notes;
use crate::text::{clean, excerpt};
use crate::xml::Element;

/// The boards of a team by round; round 0 stands for all rounds, as older files write them.
type Boards = BTreeMap<(RoundNumber, u32), EntryId>;

/// Returns the teams of the file; `None` without any.
pub(super) fn read(root: &Element, keys: &Keys, notes: &mut Notes) -> Option<Teams> {
    let read: Vec<(Team, Boards)> = root.list("Teams", "Team").filter_map(|team| team_of(team, keys, notes)).collect();
    let size = size(root, &read);
    let list = read.into_iter().map(|(team, boards)| Team { line_ups: line_ups(&team, &boards, size), ..team });
    let mut list: Vec<Team> = list.collect();
    list.sort_by_key(|team| team.number);
    (!list.is_empty()).then_some(Teams { size, order: BoardOrder::Free, list })
}

/// Gives the competition its teams, if it is played by teams: every game is part of a match, and no player is in two teams.
/// Returns whether it has them.
pub(super) fn set(tournament: &mut Tournament, teams: Teams) -> bool {
    let size = teams.size;
    let competition = tournament.competition.clone();
    let earns_points = competition.earns_points;
    let played = Competition { teams: Some(teams), earns_points, ..competition.clone().for_teams(size) };
    if !competition.system.allows_teams() || !is_played_by_teams(tournament, &played) {
        return false;
    }
    tournament.competition = played;
    true
}

/// Returns the number of boards of a match: that of the settings, or of the largest team in a round.
fn size(root: &Element, teams: &[(Team, Boards)]) -> u32 {
    let set = root.list("TeamTournamentParameterSet", "TeamGeneralParameterSet").next();
    let set = set.and_then(|element| element.attribute("teamSize")?.trim().parse::<u32>().ok());
    let largest = teams.iter().flat_map(|(_, boards)| boards.keys().map(|&(_, board)| board)).max().unwrap_or(0);
    set.unwrap_or(largest).clamp(Teams::FEWEST, Teams::MOST)
}

/// Returns a team with its members in the order of their boards, and its boards by round; `None` without a number.
fn team_of(element: &Element, keys: &Keys, notes: &mut Notes) -> Option<(Team, Boards)> {
    let number = element.attribute("teamNumber")?.trim().parse::<u32>().ok().filter(|&number| number > 0)?;
    let (name, harmful) = clean(element.attribute("teamName").unwrap_or(""));
    notes.cleaned(harmful, &name);
    let name = if name.is_empty() { number.to_string() } else { name };
    let mut boards = Boards::new();
    for board in element.children.iter().filter(|child| child.name == "Board") {
        let number = |attribute| board.attribute(attribute).and_then(|v| v.trim().parse::<u32>().ok());
        let round = number("roundNumber").unwrap_or(0);
        let player = board.attribute("player").unwrap_or("");
        let Some(entry) = keys.find(player) else {
            notes.add(message!("import-note-team-player", name = excerpt(player), team = excerpt(&name)));
            continue;
        };
        if let Some(at) = number("boardNumber").filter(|&at| at > 0 && round <= Rounds::LAST) {
            boards.insert((round, at), entry);
        }
    }
    let mut highest: HashMap<EntryId, (u32, RoundNumber)> = HashMap::new();
    for (&(round, at), &entry) in &boards {
        let place = highest.entry(entry).or_insert((at, round));
        *place = (*place).min((at, round));
    }
    let mut members: Vec<EntryId> = highest.keys().copied().collect();
    members.sort_unstable_by_key(|entry| (highest[entry], *entry));
    Some((Team { number, name, members, line_ups: BTreeMap::new(), came_from: None }, boards))
}

/// Returns the line-ups of the rounds in which others play than the first of the list.
fn line_ups(team: &Team, boards: &Boards, size: u32) -> BTreeMap<RoundNumber, Vec<EntryId>> {
    let in_round = |round| (1..=size).map(|at| boards.get(&(round, at)).copied()).collect::<Option<Vec<EntryId>>>();
    let usual: Vec<EntryId> = team.members.iter().copied().take(size as usize).collect();
    let all = (1..=Rounds::LAST).filter_map(|round| Some((round, in_round(round)?)));
    all.filter(|(_, line_up)| *line_up != usual).collect()
}

/// Whether no player and no number is in two teams, every team has enough players, and all games of the file form matches of all
/// boards.
fn is_played_by_teams(parts: &Tournament, competition: &Competition) -> bool {
    let Some(teams) = &competition.teams else { return false };
    let mut members: Vec<EntryId> = teams.list.iter().flat_map(|team| team.members.clone()).collect();
    let mut numbers: Vec<u32> = teams.list.iter().map(|team| team.number).collect();
    let count = (members.len(), numbers.len());
    members.sort_unstable();
    members.dedup();
    numbers.sort_unstable();
    numbers.dedup();
    let complete = teams.list.iter().all(|team| team.members.len() >= teams.size as usize);
    let rounds = parts.rounds.iter().map(|round| round.number);
    let in_matches = rounds.flat_map(|round| matches(parts, competition, round)).map(|found| {
        let whole = found.first != found.second && found.games.len() == teams.size as usize;
        if whole { found.games.len() } else { 0 }
    });
    count == (members.len(), numbers.len()) && complete && in_matches.sum::<usize>() == parts.games.len()
}

/// Returns for each team its members by round up to `last` and board, from the games and, for rounds without games, the line-ups.
/// Nobody is absent after the last round of the competition.
pub(super) fn boards_by_round(
    tournament: &Tournament,
    competition: &Competition,
    last: RoundNumber,
) -> Vec<(u32, Boards)> {
    let Some(teams) = &competition.teams else { return Vec::new() };
    let line_up = |team: &Team, round: RoundNumber| {
        if round > competition.rounds {
            let usual = || team.members.iter().copied().take(teams.size as usize).collect();
            return team.line_ups.get(&round).cloned().unwrap_or_else(usual);
        }
        let planned = domain::teams::line_up(tournament, teams, team, round);
        let found = matches(tournament, competition, round).into_iter().find_map(|found| {
            let side = |entry: &Entry| team.members.contains(&entry.id);
            let player = |game: &&domain::Game| {
                [game.black, game.white].into_iter().find(|&id| tournament.entry(id).is_some_and(side))
            };
            let played: Option<Vec<EntryId>> = found.games.iter().map(player).collect();
            played
        });
        found.unwrap_or(planned)
    };
    let of_team = |team: &Team| {
        let rounds = 1..=last;
        let boards = rounds.flat_map(|round| {
            let numbered = (1..).zip(line_up(team, round));
            numbered.map(move |(board, entry)| ((round, board), entry)).collect::<Vec<_>>()
        });
        (team.number, boards.collect())
    };
    teams.list.iter().map(of_team).collect()
}
