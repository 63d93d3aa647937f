//! The games of a round robin: by the circle of the players' numbers, with colours that come out even (R66).

use thiserror::Error;

use crate::model::competition::Competition;
use crate::model::entry::{Entry, EntryStatus};
use crate::model::game::Game;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::tournament::Tournament;
use crate::systems::circle::circle;

/// A round of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RobinRound {
    /// Black and White of each game.
    pub games: Vec<(EntryId, EntryId)>,
    /// Who rests, where the number is odd.
    pub rests: Option<EntryId>,
}

/// Why a round cannot be set.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NoRobin {
    /// Too few.
    #[error("A round robin needs at least two players with numbers: register players and close the register.")]
    TooFew,
    /// Somebody is away.
    #[error(
        "{away} does not play in round {round}, where the round robin has him meet {opponent}: let him play there and enter the game as his forfeit."
    )]
    Away {
        /// Who.
        away: String,
        /// Whom he would meet.
        opponent: String,
        /// The round.
        round: RoundNumber,
    },
    /// The circle is another than it was.
    #[error(
        "{0} and {1} have met already, as somebody joined or left the round robin after it began: set this round by hand."
    )]
    Met(String, String),
}

/// The games of a round, from what was known before it. After the last round of the circle it begins again with colours
/// changed.
///
/// In the circle stand all who have numbers, in their order, but those who withdrew before their first game. Of two chairs
/// whose sum is odd the smaller has Black, else the larger; whoever meets the last chair has Black in the circle's first half.
///
/// # Errors
/// [`NoRobin`].
pub fn round_robin(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
) -> Result<RobinRound, NoRobin> {
    let chairs = chairs(tournament, competition);
    let rounds = circle(chairs.len());
    let index = round.saturating_sub(1) as usize;
    let Some(now) = index.checked_rem(rounds.len()).and_then(|at| rounds.get(at)) else { return Err(NoRobin::TooFew) };
    let turn = index / rounds.len();
    let name = |entry: &Entry| entry.player.list_name();
    let mut games = Vec::new();
    for &(one, other) in &now.pairs {
        let (a, b) = (chairs[one], chairs[other]);
        if let Some((away, opponent)) = [(a, b), (b, a)].into_iter().find(|(entry, _)| !entry.plays(round)) {
            return Err(NoRobin::Away { away: name(away), opponent: name(opponent), round });
        }
        let both = |g: &&Game| g.colour_of(a.id).is_some() && g.colour_of(b.id).is_some();
        let earlier = tournament.games.iter().filter(|g| g.competition == competition.id && g.round < round);
        if earlier.filter(both).count() > turn {
            return Err(NoRobin::Met(name(a), name(b)));
        }
        let black = is_black(one, other, chairs.len()) != (turn % 2 == 1);
        games.push(if black { (a.id, b.id) } else { (b.id, a.id) });
    }
    Ok(RobinRound { games, rests: now.rests.map(|chair| chairs[chair].id) })
}

fn chairs<'t>(tournament: &'t Tournament, competition: &Competition) -> Vec<&'t Entry> {
    let played = |e: &Entry| tournament.games.iter().any(|g| g.colour_of(e.id).is_some());
    let sits = |e: &&Entry| !e.ghost && e.number.is_some() && (e.status != EntryStatus::Withdrawn || played(e));
    let mut chairs: Vec<&Entry> = tournament.entries_of(competition.id).filter(sits).collect();
    chairs.sort_by_key(|e| e.number);
    chairs
}

/// Whether the chair `one` has Black against `other`.
fn is_black(one: usize, other: usize, chairs: usize) -> bool {
    let outside = chairs.is_multiple_of(2).then_some(chairs - 1);
    match outside {
        Some(last) if other == last => 2 * one < chairs,
        Some(last) if one == last => 2 * other >= chairs,
        _ => ((one + other) % 2 == 1) == (one < other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everyone_has_black_as_often_as_white_or_once_more_or_less() {
        for chairs in 2..=20usize {
            let mut balance = vec![0i32; chairs];
            for (one, other) in circle(chairs).into_iter().flat_map(|round| round.pairs) {
                assert_ne!(is_black(one, other, chairs), is_black(other, one, chairs));
                let (black, white) = if is_black(one, other, chairs) { (one, other) } else { (other, one) };
                (balance[black], balance[white]) = (balance[black] + 1, balance[white] - 1);
            }
            assert!(balance.iter().all(|b| b.abs() <= 1), "{chairs}: {balance:?}");
        }
    }
}
