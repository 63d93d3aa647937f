//! The games of a round robin, by the circle of the players' numbers and with balanced colours (R66).

use messages::{Explain, Message, message};

use crate::model::competition::Competition;
use crate::model::entry::{Entry, EntryStatus};
use crate::model::game::Game;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::tournament::Tournament;
use crate::systems::circle::{CircleRound, circle};

/// A round of a round robin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RobinRound {
    /// Black and White of each game.
    pub games: Vec<(EntryId, EntryId)>,
    /// Who rests if the number of players is odd.
    pub rests: Option<EntryId>,
}

/// Why a round cannot be paired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoRobin {
    /// Fewer than two players have numbers.
    TooFew,
    /// A player does not play in the round.
    Away {
        /// The absent player.
        away: String,
        /// The opponent.
        opponent: String,
        /// The round.
        round: RoundNumber,
    },
    /// The two have already met: players joined or left after the round robin began.
    Met(String, String),
}

impl Explain for NoRobin {
    fn message(&self) -> Message {
        match self {
            NoRobin::TooFew => message!("round-robin-too-few"),
            NoRobin::Away { away, opponent, round } => {
                message!("round-robin-away", name = away, opponent, round = *round)
            }
            NoRobin::Met(first, second) => message!("round-robin-met", first, second),
        }
    }
}

messages::explained!(NoRobin);

/// Returns the games of a round. After the last round of the circle it starts again with colours swapped.
///
/// The circle holds all players with numbers, in order, except those who withdrew before their first game. Of two
/// positions with an odd sum the smaller has Black, otherwise the larger. In a game against the last position of an even
/// circle, the first half of the positions has Black.
///
/// # Errors
/// [`NoRobin`] if there are too few players, one of them is absent, or two of them have already met in this circle.
pub fn round_robin(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
) -> Result<RobinRound, NoRobin> {
    circle_round(tournament, competition, &players(tournament, competition), round)
}

/// Returns the games of a round of these players' circle, as [`round_robin`] does for all players.
///
/// # Errors
/// As [`round_robin`].
pub(super) fn circle_round(
    tournament: &Tournament,
    competition: &Competition,
    players: &[&Entry],
    round: RoundNumber,
) -> Result<RobinRound, NoRobin> {
    let rounds = rounds_of_circle(competition, players);
    let index = round.saturating_sub(1) as usize;
    let Some(current) = index.checked_rem(rounds.len()).and_then(|at| rounds.get(at)) else {
        return Err(NoRobin::TooFew);
    };
    let completed = index / rounds.len();
    let name = |entry: &Entry| entry.player.list_name();
    let mut games = Vec::new();
    for &(one, other) in &current.pairs {
        let (a, b) = (players[one], players[other]);
        if competition.has_brought_game(a.id, b.id) {
            continue;
        }
        if let Some((away, opponent)) = [(a, b), (b, a)].into_iter().find(|(entry, _)| !entry.plays(round)) {
            return Err(NoRobin::Away { away: name(away), opponent: name(opponent), round });
        }
        let both = |g: &&Game| g.colour_of(a.id).is_some() && g.colour_of(b.id).is_some();
        let earlier = tournament.games.iter().filter(|g| g.competition == competition.id && g.round < round);
        if earlier.filter(both).count() > completed {
            return Err(NoRobin::Met(name(a), name(b)));
        }
        let black = is_black(one, other, players.len()) != (completed % 2 == 1);
        games.push(if black { (a.id, b.id) } else { (b.id, a.id) });
    }
    Ok(RobinRound { games, rests: current.rests.map(|position| players[position].id) })
}

/// Returns the number of rounds in which everyone meets everyone, without the games that players of a stage brought along (R68).
pub fn rounds_needed(tournament: &Tournament, competition: &Competition) -> RoundNumber {
    rounds_of_circle(competition, &players(tournament, competition)).len() as RoundNumber
}

/// Returns the rounds of the circle in which a game is left to play.
fn rounds_of_circle(competition: &Competition, players: &[&Entry]) -> Vec<CircleRound> {
    let is_left = |&(one, other): &(usize, usize)| !competition.has_brought_game(players[one].id, players[other].id);
    circle(players.len()).into_iter().filter(|round| round.pairs.iter().any(is_left)).collect()
}

/// Returns the players of the circle, in order.
pub(super) fn players<'t>(tournament: &'t Tournament, competition: &Competition) -> Vec<&'t Entry> {
    let played = |e: &Entry| tournament.games.iter().any(|g| g.colour_of(e.id).is_some());
    let takes_part = |e: &&Entry| !e.ghost && e.number.is_some() && (e.status != EntryStatus::Withdrawn || played(e));
    let mut players: Vec<&Entry> = tournament.entries_of(competition.id).filter(takes_part).collect();
    players.sort_by_key(|e| e.number);
    players
}

/// Whether position `one` has Black against position `other`.
fn is_black(one: usize, other: usize, positions: usize) -> bool {
    let outside = positions.is_multiple_of(2).then_some(positions - 1);
    match outside {
        Some(last) if other == last => 2 * one < positions,
        Some(last) if one == last => 2 * other >= positions,
        _ => ((one + other) % 2 == 1) == (one < other),
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;
    use crate::model::competition::System;
    use crate::model::event::Event;
    use crate::model::id::{CompetitionId, GameId};
    use crate::model::player::Player;
    use crate::model::rank::Rank;

    #[test]
    fn everyone_has_each_colour_equally_often_within_one() {
        for positions in 2..=20usize {
            let mut balance = vec![0i32; positions];
            for (one, other) in circle(positions).into_iter().flat_map(|round| round.pairs) {
                assert_ne!(is_black(one, other, positions), is_black(other, one, positions));
                let (black, white) = if is_black(one, other, positions) { (one, other) } else { (other, one) };
                (balance[black], balance[white]) = (balance[black] + 1, balance[white] - 1);
            }
            assert!(balance.iter().all(|b| b.abs() <= 1), "{positions}: {balance:?}");
        }
    }

    #[test]
    fn the_second_circle_repeats_the_games_with_colours_swapped() {
        let open = Competition::new(CompetitionId::OPEN, "Open", System::RoundRobin, 9);
        for players in [4, 5] {
            let event = Event::new("Cup", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), "");
            let mut tournament = Tournament::new(event, vec![open.clone()]);
            for number in 1..=players {
                let player = Player::new(format!("Player {number}"), "Ana", Rank::SHODAN);
                let entry = Entry::new(EntryId(i64::from(number)), open.id, player);
                tournament.entries.push(Entry { number: Some(number), ..entry });
            }
            let rounds = circle(players as usize).len() as u32;
            let mut first_circle = Vec::new();
            for round in 1..=2 * rounds {
                let set = round_robin(&tournament, &open, round).unwrap();
                tournament.games.extend(set.games.iter().map(|&game| played(&open, round, game)));
                if round <= rounds {
                    first_circle.push(set);
                    continue;
                }
                let first = &first_circle[(round - rounds) as usize - 1];
                let swapped: Vec<_> = first.games.iter().map(|&(black, white)| (white, black)).collect();
                assert_eq!((set.games, set.rests), (swapped, first.rests), "{players} players, round {round}");
            }
        }
    }

    fn played(competition: &Competition, round: RoundNumber, players: (EntryId, EntryId)) -> Game {
        Game::new(GameId(i64::from(round)), competition.id, round, 1, players)
    }
}
