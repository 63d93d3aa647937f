//! What the rules say about a round that was just paired (R6, R9, R10, R56-R58, R66), as far as they leave no choice.

use crate::facts::{Facts, Final, Game, Person, Status, Table};
use crate::knockout::table_state;
use crate::qualifying::unpaired;
use crate::sums::{Basis, has};
use crate::year_final::final_state;

/// Returns what is wrong with a round that was paired for the first time with these facts. The `held` players wait for an
/// unfinished game and play only games of tables and Finals, which cannot wait (R75).
pub fn wrong_round(facts: &Facts, round: u32, held: &[i64]) -> Option<String> {
    let seats = |id: i64| {
        let games = facts.games.iter().filter(|game| game.round == round && has(game, id)).count();
        games + usize::from(facts.has_bye(round, id))
    };
    let is_there = |person: &Person| person.is_there(round) && !held.contains(&person.id);
    let there: Vec<&Person> = facts.people.iter().filter(|person| is_there(person)).collect();
    if let Some(person) = facts.people.iter().find(|person| seats(person.id) > 1) {
        return Some(format!("{} is paired twice", person.name()));
    }
    // In a circle, an absent player has a board that is lost by forfeit (R66).
    let forfeited = |game: &Game| game.black_pass.as_deref().is_some_and(|result| result.ends_with('!'));
    let in_circle = matches!(facts.rules.system.as_str(), "round-robin" | "zones");
    let lost = |id: i64| {
        let mut games = facts.games.iter().filter(|game| game.round == round && has(game, id));
        in_circle && !facts.has_bye(round, id) && games.all(forfeited)
    };
    let wrong = |person: &&Person| !person.is_there(round) && seats(person.id) > 0 && !lost(person.id);
    if let Some(person) = facts.people.iter().find(wrong) {
        return Some(format!("{} is paired but absent", person.name()));
    }
    let waits = |game: &&Game| game.round == round && game.place.is_none() && held.iter().any(|id| has(game, *id));
    if let Some(game) = facts.games.iter().find(waits) {
        return Some(format!("board {} has a player who is held", game.board));
    }
    let in_final = |person: &Person| facts.finals.iter().any(|f| f.seats.iter().any(|seat| seat.0 == person.id));
    let waiting = |person: &&&Person| !person.ghost && !in_final(person) && seats(person.id) == 0;
    if let Some(person) = there.iter().find(waiting) {
        return Some(format!("{} is there but not paired", person.name()));
    }
    // Where games of a circle are missing, several players may rest (R66).
    let many_rest = facts.rules.system == "round-robin";
    if !many_rest && facts.byes.iter().filter(|bye| bye.0 == round).count() > 1 {
        return Some("two players have the bye".into());
    }
    if let Some((a, b)) = left_out_of_table(facts, round) {
        return Some(format!("{a} and {b} should meet in a table, qualifying or Final"));
    }
    match facts.rules.system.as_str() {
        "score-pairing" if facts.tables.is_empty() && facts.finals.is_empty() && facts.qualifyings.is_empty() => {
            wrong_scores(facts, round, &there)
        }
        "round-robin" => wrong_circle(facts, round),
        _ => None,
    }
}

/// Returns two players whose game in a knock-out table, qualifying or Final is due in a round that is paired without it (R33).
fn left_out_of_table(facts: &Facts, round: u32) -> Option<(i64, i64)> {
    let due = |table: &Table| {
        let rounds = table_state(facts, table).rounds.into_iter().filter(|(_, at, _)| *at == u64::from(round));
        let game = rounds.flat_map(|(.., games)| games).find(|game| game.state == "due")?;
        Some((game.players[0]?, game.players[1]?))
    };
    let qualifying = || unpaired(facts, round).and_then(|players| Some((*players.first()?, *players.get(1)?)));
    let of_final = |year_final: &Final| {
        let rounds = final_state(facts, year_final).rounds.into_iter().filter(|(at, _)| *at == u64::from(round));
        let game = rounds.flat_map(|(_, games)| games).find(|game| game.state == "due")?;
        Some((*game.players.first()?, *game.players.get(1)?))
    };
    facts.tables.iter().find_map(due).or_else(qualifying).or_else(|| facts.finals.iter().find_map(of_final))
}

/// Returns two players of a round robin who meet again although the first circle is not over.
fn wrong_circle(facts: &Facts, round: u32) -> Option<String> {
    let again = |game: &&Game| {
        let met = |earlier: &Game| earlier.round < round && has(earlier, game.black) && has(earlier, game.white);
        game.round == round && facts.games.iter().any(met)
    };
    let plays = |person: &&Person| {
        let began = facts.games.iter().any(|game| has(game, person.id));
        person.number.is_some() && !person.ghost && (began || person.status != Status::Withdrawn)
    };
    let numbered = facts.people.iter().filter(plays).count() as u32;
    let circle = if numbered.is_multiple_of(2) { numbered.saturating_sub(1) } else { numbered };
    let game = facts.games.iter().find(again).filter(|_| round <= circle)?;
    Some(format!("{} and {} meet again", game.black, game.white))
}

/// Checks colours, and the opponents where equal scores decide them.
fn wrong_scores(facts: &Facts, round: u32, there: &[&Person]) -> Option<String> {
    let games: Vec<&Game> = facts.games.iter().filter(|game| game.round == round).collect();
    if games.iter().any(|game| game.handicap > 0) || facts.games.iter().any(|game| game.handicap > 0) {
        return None;
    }
    let wrong_colour = games.iter().find(|game| black(facts, round, game.black, game.white) != Some(game.black));
    if let Some(game) = wrong_colour {
        return Some(format!("{} has black against {}", game.black, game.white));
    }
    let players: Vec<&Person> = there.iter().filter(|person| !person.ghost).copied().collect();
    let mut scores: Vec<i64> = players.iter().map(|person| score(facts, person, round)).collect();
    scores.sort_unstable();
    scores.dedup();
    let met = |a: i64, b: i64| facts.games.iter().any(|game| game.round < round && has(game, a) && has(game, b));
    let mut wanted: Vec<(i64, i64)> = Vec::new();
    for value in scores.into_iter().rev() {
        let mut group: Vec<&Person> = players.iter().filter(|p| score(facts, p, round) == value).copied().collect();
        group.sort_by_key(|person| rank(facts, person, round));
        let known = group.iter().any(|a| group.iter().any(|b| met(a.id, b.id)));
        if group.len() % 2 == 1 || known {
            return None;
        }
        let half = group.len() / 2;
        for at in 0..half {
            // Round 1: neighbours meet. Later the upper half meets the lower half.
            let (one, other) = if round == 1 { (2 * at, 2 * at + 1) } else { (at, at + half) };
            wanted.push((group[one].id, group[other].id));
        }
    }
    let missing = wanted.iter().find(|(a, b)| !games.iter().any(|game| has(game, *a) && has(game, *b)));
    missing.map(|(a, b)| format!("{a} and {b} do not meet"))
}

/// Returns the wins before a round. A ghost who has not taken part yet has none (R10).
fn score(facts: &Facts, person: &Person, round: u32) -> i64 {
    let took_part = |at| facts.game_of(at, person.id).is_some() || facts.has_bye(at, person.id);
    if person.ghost && !(1..round).any(took_part) {
        return 0;
    }
    facts.score(Basis::Wins, person, round - 1)
}

/// Returns the order in a round: by score, then the smaller number first in odd rounds, the larger in even rounds (R57). A
/// player without a number, such as a ghost, comes last.
fn rank(facts: &Facts, person: &Person, round: u32) -> (i64, i64) {
    let order = |number: u32| if round % 2 == 1 { i64::from(number) } else { -i64::from(number) };
    (-score(facts, person, round), person.number.map_or(i64::MAX, order))
}

/// Returns who has black (R58): balance of the games played first; then the higher ranked in odd rounds, the lower ranked in even rounds.
fn black(facts: &Facts, round: u32, a: i64, b: i64) -> Option<i64> {
    let balance = |id: i64| {
        let before = facts.games.iter().filter(|game| game.round < round && has(game, id) && !game.is_unplayed());
        before.map(|game| if game.black == id { 1 } else { -1 }).sum::<i64>()
    };
    let (a, b) = (facts.person(a)?, facts.person(b)?);
    if balance(a.id) != balance(b.id) {
        return Some(if balance(a.id) < balance(b.id) { a.id } else { b.id });
    }
    let a_is_higher = rank(facts, a, round) < rank(facts, b, round);
    Some(if a_is_higher == (round % 2 == 1) { a.id } else { b.id })
}
