//! The competition of teams (decision 105): a match is the games between members of two teams, and the standings are those of the teams.

use crate::facts::{Facts, Game, Person, Reason, Status, Team};
use crate::sums::has;

/// Returns the facts of the teams: each team is a person, each match a game. Without teams, returns a copy.
pub fn of_teams(facts: &Facts) -> Facts {
    if facts.team_size == 0 {
        return facts.clone();
    }
    let mut level = Facts {
        people: facts.teams.iter().map(|team| person(facts, team)).collect(),
        games: Vec::new(),
        byes: Vec::new(),
        absences: Vec::new(),
        teams: Vec::new(),
        team_size: 0,
        ..facts.clone()
    };
    for &(round, _) in &facts.rounds {
        add_matches(&mut level, facts, round);
    }
    for &(round, is_confirmed) in &facts.rounds {
        let is_last = facts.rounds.iter().all(|&(other, _)| other <= round);
        for team in &facts.teams {
            let sits = level.games.iter().any(|game| game.round == round && has(game, team.number))
                || level.byes.contains(&(round, team.number));
            if (is_confirmed || !is_last) && !sits {
                level.absences.push((round, team.number, common_reason(facts, team, round)));
            }
        }
    }
    level
}

/// Returns a team as a person: rank and rating are the means of those who sit at its boards by the list.
fn person(facts: &Facts, team: &Team) -> Person {
    let members: Vec<&Person> = team.members.iter().filter_map(|&id| facts.person(id)).collect();
    let boards = &members[..members.len().min(facts.team_size)];
    let middle = |person: &Person| 2100 + 100 * person.rank.min(8);
    let stay: Vec<&&Person> = members.iter().filter(|person| person.status != Status::Withdrawn).collect();
    let is_any = |status| members.iter().any(|person| person.status == status);
    Person {
        id: team.number,
        family: team.name.clone(),
        number: u32::try_from(team.number).ok(),
        rank: mean(boards.iter().map(|person| person.rank.min(8)).collect()).unwrap_or(-29),
        rating: mean(boards.iter().map(|person| person.rating.unwrap_or_else(|| middle(person))).collect()),
        missed: (1..=32)
            .filter(|round| !stay.is_empty() && stay.iter().all(|person| person.missed.contains(round)))
            .collect(),
        status: match (is_any(Status::Registered), is_any(Status::Announced)) {
            (true, _) => Status::Registered,
            (false, true) => Status::Announced,
            (false, false) => Status::Withdrawn,
        },
        ..Person::default()
    }
}

/// Returns the mean rounded to the nearest whole number, halves up.
fn mean(values: Vec<i32>) -> Option<i32> {
    let count = i32::try_from(values.len()).ok().filter(|&count| count > 0)?;
    Some((2 * values.iter().sum::<i32>() + count).div_euclid(2 * count))
}

/// Adds the matches of a round, the byes of whole teams, and the board points of both.
fn add_matches(level: &mut Facts, facts: &Facts, round: u32) {
    let team_of = |id: i64| facts.teams.iter().find(|team| team.members.contains(&id)).map(|team| team.number);
    let mut games: Vec<&Game> = facts.games.iter().filter(|game| game.round == round).collect();
    games.sort_by_key(|game| game.board);
    let mut matches: Vec<((i64, i64), Vec<&Game>)> = Vec::new();
    for game in games {
        let (Some(black), Some(white)) = (team_of(game.black), team_of(game.white)) else { continue };
        let pair = (black.min(white), black.max(white));
        match matches.iter_mut().find(|(of, _)| *of == pair) {
            Some((_, games)) => games.push(game),
            None => matches.push((pair, vec![game])),
        }
    }
    for (((one, other), games), board) in matches.iter().zip(1..) {
        let points = |team: i64| -> i64 {
            let member = |id: i64| team_of(id) == Some(team);
            games.iter().map(|g| if member(g.black) { g.half_points(g.black) } else { g.half_points(g.white) }).sum()
        };
        let first = first_team(games, (*one, *other), &team_of);
        let second = one + other - first;
        level.board_points.push((round, first, points(first)));
        level.board_points.push((round, second, points(second)));
        let result = result(games, points(first), points(second));
        level.games.push(Game {
            id: level.games.len() as i64 + 1,
            round,
            board,
            black: first,
            white: second,
            handicap: 0,
            black_pass: result.clone(),
            white_pass: result,
            place: None,
            ladder_winner: None,
        });
    }
    let mut resting: Vec<i64> =
        facts.byes.iter().filter(|bye| bye.0 == round).filter_map(|&(_, id)| team_of(id)).collect();
    resting.sort_unstable();
    resting.dedup();
    for team in resting {
        level.byes.push((round, team));
        level.board_points.push((round, team, facts.rules.scoring.bye_wins * facts.team_size as i64));
    }
}

/// Returns the team that has Black at the first board, and at every other one from there: the first even game says which.
fn first_team(games: &[&Game], (one, other): (i64, i64), team_of: &dyn Fn(i64) -> Option<i64>) -> i64 {
    match games.iter().position(|game| game.handicap == 0) {
        Some(at) => {
            let black = team_of(games[at].black).unwrap_or(one);
            if at % 2 == 0 { black } else { one + other - black }
        }
        None => games.first().and_then(|game| team_of(game.black)).unwrap_or(one),
    }
}

/// Returns the result of a match: more board points win. It is open until all boards are decided, and unplayed if all are.
fn result(games: &[&Game], first: i64, second: i64) -> Option<String> {
    if games.iter().any(|game| game.result().is_none()) {
        return None;
    }
    let text = match first - second {
        1.. => "1-0",
        ..=-1 => "0-1",
        0 if first == 0 => "0-0",
        0 => "=",
    };
    let played = games.iter().any(|game| !game.is_unplayed());
    Some(if played { text.to_string() } else { format!("{text}!") })
}

/// Returns the stored absence of a player.
fn stored(facts: &Facts, round: u32, id: i64) -> Option<Reason> {
    facts.absences.iter().find(|absence| (absence.0, absence.1) == (round, id)).map(|absence| absence.2)
}

/// Returns why a whole team is absent: the reason that comes first among those of its members, as the program lists them.
fn common_reason(facts: &Facts, team: &Team, round: u32) -> Reason {
    let reasons: Vec<Reason> = team.members.iter().filter_map(|&id| stored(facts, round, id)).collect();
    let has_reason = |reason| reasons.contains(&reason);
    match (has_reason(Reason::Consent), has_reason(Reason::Withdrawn)) {
        (true, _) => Reason::Consent,
        (false, true) => Reason::Withdrawn,
        (false, false) => Reason::NotSeen,
    }
}
