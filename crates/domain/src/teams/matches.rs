//! The matches of a round: groups of games between members of two teams, and their results.

use std::collections::BTreeMap;

use crate::model::competition::Competition;
use crate::model::game::Game;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::result::{Colour, Decided, GameResult, Verdict};
use crate::model::score::HalfPoints;
use crate::model::tournament::Tournament;

/// A match of two teams.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamMatch<'t> {
    /// The number of the team that has Black at the odd boards, where no handicap decides the colours.
    pub first: u32,
    /// The number of the other team.
    pub second: u32,
    /// The games by board.
    pub games: Vec<&'t Game>,
    /// For each game, whether the first team has Black.
    first_is_black: Vec<bool>,
}

impl TeamMatch<'_> {
    /// Returns who plays for the two teams, by board.
    pub fn line_ups(&self) -> [(u32, Vec<EntryId>); 2] {
        let boards = || self.games.iter().zip(&self.first_is_black);
        let first = boards().map(|(game, &is_black)| if is_black { game.black } else { game.white });
        let second = boards().map(|(game, &is_black)| if is_black { game.white } else { game.black });
        [(self.first, first.collect()), (self.second, second.collect())]
    }

    /// Whether a game of the match was played to a result.
    pub fn has_played_game(&self) -> bool {
        let mut entered = self.games.iter().flat_map(|game| [game.passes.black, game.passes.white]).flatten();
        entered.any(|result| result.decided == Decided::Played)
    }

    /// Returns the board points of the two teams so far.
    pub fn points(&self) -> (HalfPoints, HalfPoints) {
        let of = |side: fn(bool) -> Colour| {
            let point = |(game, &is_black): (&&Game, &bool)| {
                game.passes.known().map_or(HalfPoints::ZERO, |result| result.points(side(is_black)))
            };
            self.games.iter().zip(&self.first_is_black).map(point).sum()
        };
        (of(first_colour), of(|is_black| first_colour(is_black).other()))
    }

    /// Returns the result of the match, the first team as Black: more board points win, equal ones are a draw, and if neither team
    /// has a point, both lose. `None` until all boards have a known result.
    pub fn result(&self) -> Option<GameResult> {
        let results: Option<Vec<GameResult>> = self.games.iter().map(|game| game.passes.known()).collect();
        let played = results?.iter().any(|result| result.decided == Decided::Played);
        let (first, second) = self.points();
        let verdict = match first.cmp(&second) {
            std::cmp::Ordering::Greater => Verdict::BlackWins,
            std::cmp::Ordering::Less => Verdict::WhiteWins,
            std::cmp::Ordering::Equal if first == HalfPoints::ZERO => Verdict::BothLose,
            std::cmp::Ordering::Equal => Verdict::Jigo,
        };
        Some(if played { GameResult::played(verdict) } else { GameResult::forfeit(verdict) })
    }
}

fn first_colour(is_black: bool) -> Colour {
    if is_black { Colour::Black } else { Colour::White }
}

/// Two teams by their numbers, and their games with the team that has Black.
type Group<'t> = ((u32, u32), Vec<(&'t Game, u32)>);

/// Returns the matches of a round in the order of their boards. Games of players without a team are left out, so the
/// list is empty in a competition without teams.
pub fn matches<'t>(tournament: &'t Tournament, competition: &Competition, round: RoundNumber) -> Vec<TeamMatch<'t>> {
    let Some(teams) = &competition.teams else { return Vec::new() };
    let team_of: BTreeMap<_, u32> =
        teams.list.iter().flat_map(|team| team.members.iter().map(move |&member| (member, team.number))).collect();
    let mut groups: Vec<Group> = Vec::new();
    for game in tournament.games_of(round) {
        let (Some(&black), Some(&white)) = (team_of.get(&game.black), team_of.get(&game.white)) else { continue };
        let pair = (black.min(white), black.max(white));
        match groups.iter_mut().find(|(of, _)| *of == pair) {
            Some((_, games)) => games.push((game, black)),
            None => groups.push((pair, vec![(game, black)])),
        }
    }
    groups.into_iter().map(|(pair, games)| of_pair(pair, &games)).collect()
}

/// Returns the match of two teams from its games with the team that has Black. The first even game says which team begins.
fn of_pair<'t>((one, other): (u32, u32), games: &[(&'t Game, u32)]) -> TeamMatch<'t> {
    let even = games.iter().enumerate().find(|(_, (game, _))| game.handicap == 0);
    let first = match even {
        Some((at, &(_, black))) if at.is_multiple_of(2) => black,
        Some((_, &(_, black))) => one + other - black,
        None => games.first().map_or(one, |&(_, black)| black),
    };
    TeamMatch {
        first,
        second: one + other - first,
        games: games.iter().map(|&(game, _)| game).collect(),
        first_is_black: games.iter().map(|&(_, black)| black == first).collect(),
    }
}
