//! The Final of a category (R50-R53): its draw, the order of its groups, its games and places.

use crate::facts::{Facts, Final, FinalDraw, Finalist, Game, Position};
use crate::knockout::{Side, TableGame};
use crate::lots::{Lots, commitment};
use crate::sums::has;

/// A line of a group as the window shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupLine {
    /// The player.
    pub id: i64,
    /// The place, once it is final.
    pub place: Option<u64>,
    /// Entry position.
    pub position: u64,
    /// Wins, with walkovers.
    pub wins: u64,
    /// Games without a winner.
    pub jigos: u64,
}

/// A game of the Final as the window shows it: the lower key first.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct FinalGame {
    /// The players, as far as they are known, in the order of their keys.
    pub players: Vec<i64>,
    /// The winner.
    pub winner: Option<i64>,
    /// How they won.
    pub how: String,
    /// State of the game.
    pub state: String,
}

/// A Final as the window shows it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FinalState {
    /// The lines of GR, then of OR.
    pub groups: Vec<GroupLine>,
    /// The round and its games, those of groups in the order of their players.
    pub rounds: Vec<(u64, Vec<FinalGame>)>,
    /// Best and worst place of each player whose place is decided, by place, then key.
    pub places: Vec<(u64, u64, i64)>,
}

/// A group while it is computed.
struct Group {
    /// Players in order.
    order: Vec<i64>,
    games: Vec<TableGame>,
    complete: bool,
    /// Players who are tied.
    tied: Vec<i64>,
}

/// Returns the frozen text of a Final's draw.
pub fn frozen_final(draw: &FinalDraw) -> String {
    let mut text =
        format!("drawmaster final 1\ncategory {}\nrests {}\nnonce {}\n", draw.category, draw.rests, draw.nonce);
    for (at, Finalist { id, name, rank, points }) in draw.list.iter().enumerate() {
        let name = name.replace(|c: char| c == '|' || c.is_control(), " ");
        let points = points.map_or("-".to_string(), |points| points.to_string());
        text += &format!("{}|{id}|{name}|{rank}|{points}\n", at + 1);
    }
    text
}

/// Returns the players of GR, then of OR, with their seats in the circle.
pub fn drawn_seats(draw: &FinalDraw) -> Vec<(i64, u32)> {
    let mut lots = Lots::new(&commitment(&frozen_final(draw)), &draw.entropy);
    let mut order: Vec<usize> = (0..draw.list.len()).collect();
    let all = &mut |_: &[usize], _: usize| true;
    let mut from = 0;
    while from < order.len() {
        let same = |at: &usize| draw.list[*at].points.is_some() && draw.list[*at].points == draw.list[from].points;
        let to = from + (from + 1..order.len()).take_while(same).count() + 1;
        // Lots are needed only if the players with equal points are in more than one pair.
        if from / 2 != (to - 1) / 2 {
            lots.shuffle(&mut order[from..to], all);
        }
        from = to;
    }
    let (mut green, mut orange) = (vec![order[0]], vec![order[1]]);
    for pair in order[2..].chunks_mut(2) {
        lots.shuffle(pair, all);
        green.push(pair[0]);
        orange.push(pair[1]);
    }
    let mut seats = Vec::new();
    for group in [green, orange] {
        let mut numbers: Vec<usize> = match draw.rests.as_str() {
            "best ranked, long day 1" => vec![1, 2, 0, 3, 4],
            "best ranked, long day 2" => vec![2, 4, 3, 0, 1],
            "eve" => vec![0, 3, 1, 2, 4],
            _ => (0..group.len()).collect(),
        };
        if draw.rests.starts_with("lots") {
            lots.shuffle(&mut numbers, all);
        }
        seats.extend(group.iter().zip(numbers).map(|(&at, number)| (draw.list[at].id, number as u32)));
    }
    seats
}

/// Returns the state of a Final.
pub fn final_state(facts: &Facts, year_final: &Final) -> FinalState {
    let groups = groups(facts, year_final);
    let (semi_finals, finals) = last_games(facts, year_final, &groups);
    let round = |at: u32| u64::from(year_final.first_round + at);
    let mut rounds: Vec<(u64, Vec<FinalGame>)> = Vec::new();
    for at in 0..group_rounds(year_final) {
        let of_round = |(game, number): &(TableGame, u32)| (*number == at).then(|| shown(game, "jigo"));
        let mut games: Vec<FinalGame> =
            (0..2).flat_map(|g| group_games(facts, year_final, g)).filter_map(|g| of_round(&g)).collect();
        games.sort();
        rounds.push((round(at), games));
    }
    rounds.push((round(group_rounds(year_final)), semi_finals.iter().map(|game| shown(game, "ladder")).collect()));
    rounds.push((round(group_rounds(year_final) + 1), finals.iter().map(|game| shown(game, "ladder")).collect()));
    let lines = groups.iter().enumerate().flat_map(|(at, group)| lines(year_final, at, group)).collect();
    FinalState { groups: lines, rounds, places: places(&semi_finals, &finals) }
}

/// Returns the decided places: best, worst, player (R52).
pub(crate) fn final_places(facts: &Facts, year_final: &Final) -> Vec<(u64, u64, i64)> {
    let (semi_finals, finals) = last_games(facts, year_final, &groups(facts, year_final));
    places(&semi_finals, &finals)
}

fn last_games(facts: &Facts, year_final: &Final, groups: &[Group]) -> (Vec<TableGame>, Vec<TableGame>) {
    let first = group_rounds(year_final);
    let play = |round: u32, sides: Vec<[Side; 2]>| -> Vec<TableGame> {
        let at = |(index, sides): (usize, [Side; 2])| {
            let game =
                facts.games.iter().find(|g| g.place == Some((year_final.id, Position::Main(round, index as u32))));
            meeting(facts, year_final.first_round + round, sides, game)
        };
        sides.into_iter().enumerate().map(at).collect()
    };
    let semi_finals = play(first, semi_final_sides(year_final, groups));
    let finals = play(first + 1, final_sides(&semi_finals));
    (semi_finals, finals)
}

fn members(year_final: &Final, group: usize) -> &[(i64, u32)] {
    let half = year_final.seats.len() / 2;
    &year_final.seats[group * half..(group + 1) * half]
}

/// Returns the number of rounds of the groups: each rests once in a group of odd size.
fn group_rounds(year_final: &Final) -> u32 {
    let size = year_final.seats.len() as u32 / 2;
    if size.is_multiple_of(2) { size - 1 } else { size }
}

/// Returns the games of a group with their rounds, from 0, by the circle (R66): in round r the seats at equal distances from
/// seat r meet; seat r rests, or meets the last seat if their number is even.
fn group_games(facts: &Facts, year_final: &Final, group: usize) -> Vec<(TableGame, u32)> {
    let members = members(year_final, group);
    let size = members.len() as u32;
    let around = group_rounds(year_final);
    let mut games = Vec::new();
    for one in members {
        for other in members.iter().filter(|other| other.1 > one.1) {
            let meets = |round: &u32| match other.1 {
                last if last == around && size.is_multiple_of(2) => one.1 == *round,
                seat => (one.1 + seat) % around == (2 * round) % around && one.1 != *round && seat != *round,
            };
            let Some(round) = (0..around).find(meets) else { continue };
            let of_final = |g: &&Game| {
                let here = matches!(g.place, Some((id, Position::Main(at, _))) if id == year_final.id && at == round);
                here && has(g, one.0) && has(g, other.0)
            };
            let game = facts.games.iter().find(of_final);
            let sides = [Side::Player(one.0), Side::Player(other.0)];
            let mut meeting = meeting(facts, year_final.first_round + round, sides, game);
            if meeting.how == "ladder" {
                // A jigo stays one: nobody has to advance from a group.
                (meeting.state, meeting.winner, meeting.how) = ("drawn", None, "");
            }
            games.push((meeting, round));
        }
    }
    games
}

/// Judges a game of the Final. An absent player loses a game that is not paired.
fn meeting(facts: &Facts, round: u32, sides: [Side; 2], game: Option<&Game>) -> TableGame {
    let meeting = TableGame { sides, state: "waiting", winner: None, how: "", game: game.cloned() };
    if let Some(game) = game {
        return meeting.judged(game);
    }
    meeting.unpaired(facts, round, "walkover")
}

fn is_over(game: &TableGame) -> bool {
    game.is_decided() || game.state == "drawn"
}

fn wins(games: &[TableGame], id: i64) -> u64 {
    games.iter().filter(|game| game.winner == Some(id)).count() as u64
}

fn jigos(games: &[TableGame], id: i64) -> u64 {
    games.iter().filter(|game| game.state == "drawn" && game.players().contains(&id)).count() as u64
}

/// Returns the order of both groups (R51).
fn groups(facts: &Facts, year_final: &Final) -> Vec<Group> {
    (0..2).map(|group| ordered(facts, year_final, group)).collect()
}

fn ordered(facts: &Facts, year_final: &Final, group: usize) -> Group {
    let games: Vec<TableGame> = group_games(facts, year_final, group).into_iter().map(|game| game.0).collect();
    let ids: Vec<i64> = members(year_final, group).iter().map(|member| member.0).collect();
    let score = |id: i64| 2 * wins(&games, id) + year_final.jigo * jigos(&games, id);
    let complete = games.iter().all(is_over);
    let mut scores: Vec<u64> = ids.iter().map(|&id| score(id)).collect();
    scores.sort_unstable();
    scores.dedup();
    let (mut order, mut tied) = (Vec::new(), Vec::new());
    for value in scores.into_iter().rev() {
        // In the order of entry.
        let equal: Vec<i64> = ids.iter().copied().filter(|&id| score(id) == value).collect();
        let (sorted, open) = sort_equal(year_final, group, &games, equal);
        order.extend(sorted);
        tied.extend(open);
    }
    Group { order, games, complete, tied: if complete { tied } else { Vec::new() } }
}

/// Returns players with equal scores in order, and those whose order is open.
fn sort_equal(year_final: &Final, group: usize, games: &[TableGame], equal: Vec<i64>) -> (Vec<i64>, Vec<i64>) {
    let ruling = |ids: &[i64]| {
        let of_these = |s: &&(usize, Vec<i64>)| s.0 == group && ids.iter().all(|id| s.1.contains(id));
        year_final.settled.iter().find(of_these).map(|s| s.1.clone())
    };
    let by_ruling =
        |ids: &[i64], order: &[i64]| order.iter().copied().filter(|id| ids.contains(id)).collect::<Vec<i64>>();
    match equal.len() {
        1 => (equal, Vec::new()),
        2 => {
            let direct = games.iter().find(|game| game.players().iter().all(|id| equal.contains(id)));
            let ladder = || direct.and_then(|d| d.game.as_ref()?.ladder_winner).filter(|id| equal.contains(id));
            let first = direct.and_then(|game| game.winner);
            if first.is_none()
                && let Some(order) = ruling(&equal)
            {
                return (by_ruling(&equal, &order), Vec::new());
            }
            match first.or_else(ladder) {
                Some(first) if first == equal[1] => (vec![equal[1], equal[0]], Vec::new()),
                Some(_) => (equal, Vec::new()),
                None => (equal.clone(), equal),
            }
        }
        _ => {
            let list = &year_final.draw.list;
            let place = |id: &i64| {
                let own = list.iter().position(|f| f.id == *id).unwrap_or(list.len());
                let points = list.get(own).and_then(|finalist| finalist.points);
                points.and_then(|points| list.iter().position(|f| f.points == Some(points))).unwrap_or(own)
            };
            let mut places: Vec<usize> = equal.iter().map(place).collect();
            places.sort_unstable();
            places.dedup();
            let (mut order, mut open) = (Vec::new(), Vec::new());
            for at in places {
                let same: Vec<i64> = equal.iter().copied().filter(|id| place(id) == at).collect();
                match ruling(&same).filter(|_| same.len() > 1) {
                    Some(ruled) => order.extend(by_ruling(&same, &ruled)),
                    None => {
                        order.extend(&same);
                        open.extend(same.iter().filter(|_| same.len() > 1));
                    }
                }
            }
            (order, open)
        }
    }
}

fn lines(year_final: &Final, at: usize, group: &Group) -> Vec<GroupLine> {
    let position =
        |id: i64| members(year_final, at).iter().position(|member| member.0 == id).map_or(0, |p| p as u64 + 1);
    let line = |(place, &id): (usize, &i64)| GroupLine {
        id,
        place: (group.complete && !group.tied.contains(&id)).then_some(place as u64 + 1),
        position: position(id),
        wins: wins(&group.games, id),
        jigos: jigos(&group.games, id),
    };
    group.order.iter().enumerate().map(line).collect()
}

/// Returns GR1-OR2, GR2-OR1, GR3-OR4, GR4-OR3, GR5-OR5 (R52).
fn semi_final_sides(year_final: &Final, groups: &[Group]) -> Vec<[Side; 2]> {
    let side = |group: usize, place: usize| {
        let group = &groups[group];
        let id = group.order[place - 1];
        if group.complete && !group.tied.contains(&id) { Side::Player(id) } else { Side::Open }
    };
    match year_final.seats.len() / 2 {
        2 => vec![[side(0, 1), side(1, 2)], [side(0, 2), side(1, 1)]],
        3 => vec![[side(0, 1), side(1, 2)], [side(0, 2), side(1, 1)], [side(0, 3), side(1, 3)]],
        size => {
            let mut sides = vec![
                [side(0, 1), side(1, 2)],
                [side(0, 2), side(1, 1)],
                [side(0, 3), side(1, 4)],
                [side(0, 4), side(1, 3)],
            ];
            if size == 5 {
                sides.push([side(0, 5), side(1, 5)]);
            }
            sides
        }
    }
}

/// Returns the finals for places 1-2, 3-4 and so on; a single semi-final is played again (R52).
fn final_sides(semi_finals: &[TableGame]) -> Vec<[Side; 2]> {
    let mut sides = Vec::new();
    for pair in semi_finals.chunks(2) {
        match pair {
            [one, other] => {
                sides.push([one.winning_side(), other.winning_side()]);
                sides.push([one.losing_side(), other.losing_side()]);
            }
            one => sides.extend(one.iter().map(|game| game.sides)),
        }
    }
    sides
}

/// Returns the decided places. When both games of four players are over, those without a place share what is left.
fn places(semi_finals: &[TableGame], finals: &[TableGame]) -> Vec<(u64, u64, i64)> {
    let mut places: Vec<(u64, u64, i64)> = Vec::new();
    for (at, (semi_finals, finals)) in semi_finals.chunks(2).zip(finals.chunks(2)).enumerate() {
        let first = 4 * at as u64 + 1;
        let over = finals.iter().all(TableGame::is_decided);
        if let ([semi_final], [rematch], true) = (semi_finals, finals, over) {
            let won = |id: i64| [semi_final, rematch].iter().filter(|game| game.winner == Some(id)).count();
            let players = semi_final.players();
            for &id in &players {
                let better = players.iter().any(|&other| won(other) > won(id));
                let worse = players.iter().any(|&other| won(other) < won(id));
                places.push(match (better, worse) {
                    (false, false) => (first, first + 1, id),
                    (true, _) => (first + 1, first + 1, id),
                    _ => (first, first, id),
                });
            }
            continue;
        }
        let mut own: Vec<(u64, u64, i64)> = Vec::new();
        for (index, game) in finals.iter().enumerate() {
            let best = first + 2 * index as u64;
            if let Some(winner) = game.winner {
                own.push((best, best, winner));
                own.extend(game.out().into_iter().map(|loser| (best + 1, best + 1, loser)));
            }
        }
        if over {
            let left: Vec<u64> = (first..first + 4).filter(|place| own.iter().all(|p| p.0 != *place)).collect();
            let players = semi_finals.iter().flat_map(TableGame::players);
            let without: Vec<i64> = players.filter(|id| own.iter().all(|p| p.2 != *id)).collect();
            if let (Some(&from), Some(&to)) = (left.first(), left.last()) {
                own.extend(without.into_iter().map(|id| (from, to, id)));
            }
        }
        places.extend(own);
    }
    places.sort_unstable();
    places
}

fn shown(game: &TableGame, drawn: &str) -> FinalGame {
    let mut players = game.players();
    players.sort_unstable();
    let state = if game.state == "drawn" { drawn } else { game.state };
    FinalGame { players, winner: game.winner, how: game.how.into(), state: state.into() }
}
