//! Teams and pairs, which Pairgoth has beside the players, and whose keys the games have.

use std::collections::HashMap;

use domain::model::mcmahon::McMahon;
use domain::teams::matches;
use domain::{Competition, Entry, EntryId, RoundNumber, Rounds, Tournament};
use messages::message;
use serde_json::{Map, Value, json};

use super::rows::{Keys, correction, player, row, verdict};
use crate::notes::Notes;
use crate::text::clean;

/// The largest teams of Pairgoth.
const MOST_BOARDS: u32 = 5;

/// Returns Pairgoth's name for the kind of tournament.
pub(super) fn kind(rules: &Competition, notes: &mut Notes) -> String {
    match &rules.teams {
        Some(teams) => {
            if teams.size > MOST_BOARDS {
                notes.add(message!("export-note-pairgoth-boards", size = teams.size, last = MOST_BOARDS));
            }
            format!("TEAM{}", teams.size)
        }
        None if rules.pairs.is_some() => "PAIRGO".into(),
        None => "INDIVIDUAL".into(),
    }
}

/// Adds the pairs with their players, and returns the keys of the pairs.
pub(super) fn pairs(
    file: &mut Map<String, Value>,
    tournament: &Tournament,
    rules: &Competition,
    entries: &[&Entry],
    keys: &mut Keys,
) -> HashMap<EntryId, usize> {
    // What a pair has beyond its rank is the pair's, not its players'.
    let of_players = Competition { mcmahon: McMahon { supergroup: None, ..rules.mcmahon }, ..rules.clone() };
    let (mut players, mut teams, mut ids) = (Vec::new(), Vec::new(), HashMap::new());
    for entry in entries {
        let partners: Vec<usize> = entry
            .people()
            .into_iter()
            .map(|(_, person)| {
                let key = keys.next();
                let alone = Entry { player: person.clone(), score_shift: 0, ..(*entry).clone() };
                players.push(player(tournament, &of_players, &alone, key, Rounds::NONE));
                key
            })
            .collect();
        let key = keys.next();
        let mut team = json!({ "id": key, "name": clean(&entry.player.list_name()).0, "players": partners });
        if correction(rules, entry) != 0 {
            team["mmsCorrection"] = correction(rules, entry).into();
        }
        ids.insert(entry.id, key);
        teams.push(team);
    }
    file.insert("players".into(), players.into());
    file.insert("teams".into(), teams.into());
    ids
}

/// Adds the teams, their matches by round, and the games of the matches.
pub(super) fn teams(
    file: &mut Map<String, Value>,
    tournament: &Tournament,
    rules: &Competition,
    ids: &HashMap<EntryId, usize>,
    keys: &mut Keys,
) {
    let Some(teams) = &rules.teams else { return };
    let (mut rows, mut numbers) = (Vec::new(), HashMap::new());
    for team in &teams.list {
        let key = keys.next();
        let members: Vec<usize> = team.members.iter().filter_map(|member| ids.get(member).copied()).collect();
        rows.push(json!({ "id": key, "name": clean(&team.name).0, "players": members }));
        numbers.insert(team.number, key);
    }
    file.insert("teams".into(), rows.into());
    let mut boards = Map::new();
    let rounds: Vec<Value> = (1..=tournament.paired_rounds())
        .map(|round| round_of_teams(tournament, rules, round, (ids, &numbers), (keys, &mut boards)))
        .collect();
    file.insert("games".into(), rounds.into());
    file.insert("individualGames".into(), boards.into());
}

/// Returns the matches and byes of a round, and adds the games of the matches to `boards` by the key of the match.
fn round_of_teams(
    tournament: &Tournament,
    rules: &Competition,
    round: RoundNumber,
    (ids, numbers): (&HashMap<EntryId, usize>, &HashMap<u32, usize>),
    (keys, boards): (&mut Keys, &mut Map<String, Value>),
) -> Value {
    let mut rows = Vec::new();
    for (found, table) in matches(tournament, rules, round).iter().zip(1u32..) {
        let key = keys.next();
        let [black, white] = [found.first, found.second].map(|number| numbers.get(&number).copied().unwrap_or(0));
        let decided = verdict(found.result().map(|result| result.verdict));
        rows.push(json!({ "id": key, "t": table, "w": white, "b": black, "h": 0, "r": decided }));
        let games: Vec<Value> =
            found.games.iter().map(|game| row(tournament, game, (keys.next(), table), ids)).collect();
        boards.insert(key.to_string(), games.into());
    }
    let Some(teams) = &rules.teams else { return rows.into() };
    let byes = tournament.byes.iter().filter(|bye| bye.round == round);
    let mut resting: Vec<u32> = byes.filter_map(|bye| Some(teams.team_of(bye.entry)?.number)).collect();
    resting.sort_unstable();
    resting.dedup();
    for number in resting {
        let team = numbers.get(&number).copied().unwrap_or(0);
        rows.push(json!({ "id": keys.next(), "t": 0, "w": team, "b": 0, "h": 0, "r": "w" }));
    }
    rows.into()
}
