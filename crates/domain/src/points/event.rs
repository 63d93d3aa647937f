//! The points of one event with their sources (R5, R42-R45, R84).

use std::collections::BTreeMap;

use super::no_points::NoPoints;
use super::season::{ClassRules, Factors, GamePoints, SeasonRules};
use crate::knockout::{Reached, progress};
use crate::model::category::Category;
use crate::model::competition::Competition;
use crate::model::entry::{Entry, EntryStatus};
use crate::model::game::Game;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::ratio::Ratio;
use crate::model::result::{Colour, Decided, Verdict};
use crate::model::score::HalfPoints;
use crate::model::tournament::Tournament;
use crate::year_final;
use crate::year_final::FinalPlace;

/// A player's points from an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerPoints {
    /// Their entry.
    pub entry: EntryId,
    /// The category they count in (R46).
    pub category: Category,
    /// The highest stage they reached in a knock-out, even if the season gives no points for it.
    pub reached: Option<Reached>,
    /// The sources: the stage, the place in the Final, then the games by round.
    pub sources: Vec<Source>,
    /// The sum of the sources; its integer part is published (R44).
    pub total: Ratio,
}

/// Points from one source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Source {
    /// The source.
    pub what: PointSource,
    /// The exact number of points.
    pub points: Ratio,
}

/// A source of points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PointSource {
    /// The highest stage reached in a knock-out (R42).
    Stage(Reached),
    /// The place in the Final; players who share places share their points (R52, R53).
    Place {
        /// The first of their places, from 1.
        from: u32,
        /// The last of their places; equal to `from` unless places are shared.
        to: u32,
    },
    /// A game played (R43).
    Game {
        /// The round.
        round: RoundNumber,
        /// The opponent.
        opponent: EntryId,
        /// The outcome for the player.
        outcome: GameOutcome,
    },
}

/// The outcome of a game for a player, as points see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameOutcome {
    /// A win.
    Win,
    /// A jigo, half a win (R43).
    Jigo,
    /// A loss.
    Loss,
}

/// Returns the points of all players of an age category in a competition, the Open, by category, then by points with
/// the most first, then by entry.
///
/// The list has players who are registered, played a game or reached a stage. Guests, ghosts and seniors do not take
/// points and are not listed (R2, R5, R10, R84), but their games count for their opponents. Results count as soon as
/// they are known (R23). Competitions for newcomers, and those that are set not to earn points, give none (R4).
///
/// # Errors
/// [`NoPoints`] if the season does not have the event's class.
pub fn of_event(tournament: &Tournament, rules: &SeasonRules) -> Result<Vec<PlayerPoints>, NoPoints> {
    let open = &tournament.competition;
    let class = rules.class(&tournament.event.tour.class)?;
    if open.newcomers.is_some() || !open.earns_points {
        return Ok(Vec::new());
    }
    let games = games_played(tournament);
    let reached = stages_reached(tournament);
    let places = final_places(tournament);
    let category_of = |e: &Entry| {
        let took_part = games.contains_key(&e.id) || reached.contains_key(&e.id);
        category_for_points(tournament, e).filter(|_| took_part || e.status == EntryStatus::Registered)
    };
    let takers: Vec<(&Entry, Category)> =
        tournament.entries.iter().filter_map(|e| Some((e, category_of(e)?))).collect();
    let mut groups: BTreeMap<Category, usize> = BTreeMap::new();
    takers.iter().for_each(|&(_, category)| *groups.entry(category).or_default() += 1);
    let mut players = Vec::new();
    for (entry, category) in takers {
        let factors = factors(tournament, rules, groups[&category]);
        let stage = reached.get(&entry.id).copied();
        let from_stage = stage.and_then(|stage| stage_points(class, stage, factors.stages));
        let from_place = places.get(&entry.id).and_then(|place| place_points(rules, *place, factors.stages));
        let table = game_points(class, open, entry);
        let own = games.get(&entry.id).map(Vec::as_slice).unwrap_or_default();
        let sources: Vec<Source> = from_stage
            .into_iter()
            .chain(from_place)
            .chain(own.iter().map(|game| game.points(table, factors.games)))
            .collect();
        let total = sources.iter().map(|source| source.points).sum();
        players.push(PlayerPoints { entry: entry.id, category, reached: stage, sources, total });
    }
    players.sort_by(|a, b| (a.category, b.total, a.entry).cmp(&(b.category, a.total, b.entry)));
    Ok(players)
}

/// Returns the category in which an entry takes points; `None` for seniors, guests and ghosts.
fn category_for_points(tournament: &Tournament, entry: &Entry) -> Option<Category> {
    tournament.category_of(entry).filter(|_| !entry.guest && !entry.ghost)
}

/// Returns the product of the coefficient and the factors for online events and small groups (R44, R84).
fn factors(tournament: &Tournament, rules: &SeasonRules, group: usize) -> Factors {
    let tour = &tournament.event.tour;
    let coefficient = Factors { stages: tour.coefficient, ..Factors::default() };
    let online = if tour.online { rules.online } else { Factors::default() };
    let small = rules.small_group.filter(|small| group < small.fewer_than).map(|small| small.factors);
    [online, small.unwrap_or_default()].iter().fold(coefficient, |all, factors| Factors {
        stages: all.stages * factors.stages,
        games: all.games * factors.games,
    })
}

/// Returns the highest stage of each player in the competition's knock-outs.
fn stages_reached(tournament: &Tournament) -> BTreeMap<EntryId, Reached> {
    let mut highest = BTreeMap::new();
    for table in &tournament.tables {
        for (entry, stage) in progress(tournament, table).reached() {
            let known = highest.entry(entry).or_insert(stage);
            *known = stage.max(*known);
        }
    }
    highest
}

/// Returns the decided places in the competition's Finals.
fn final_places(tournament: &Tournament) -> BTreeMap<EntryId, FinalPlace> {
    let places = tournament.finals.iter().flat_map(|f| year_final::progress(tournament, f).places);
    places.map(|place| (place.entry, place)).collect()
}

/// Returns the points of a place; the mean if places are shared (R53).
fn place_points(rules: &SeasonRules, place: FinalPlace, factor: Ratio) -> Option<Source> {
    let all: Vec<u32> = (place.from..=place.to).filter_map(|p| rules.final_rules.points(p as usize)).collect();
    let sum = Ratio::from_integer(all.iter().map(|&points| i64::from(points)).sum());
    let what = PointSource::Place { from: place.from, to: place.to };
    let places = i64::from(place.to - place.from) + 1;
    (!all.is_empty()).then(|| Source { what, points: sum / places * factor })
}

fn stage_points(class: &ClassRules, stage: Reached, factor: Ratio) -> Option<Source> {
    let points = class.stages.of(stage)?;
    Some(Source { what: PointSource::Stage(stage), points: Ratio::from_integer(points.into()) * factor })
}

/// Returns the points for a player's games. The main group are the players who start at or above the bar (R13, R45).
fn game_points(class: &ClassRules, open: &Competition, entry: &Entry) -> GamePoints {
    let initial = open.mcmahon.initial(entry.player.rank) + HalfPoints::whole(entry.score_shift);
    class.main_group.filter(|_| initial >= open.mcmahon.bar_score()).unwrap_or(class.games)
}

/// Returns each player's games over the board, by round.
fn games_played(tournament: &Tournament) -> BTreeMap<EntryId, Vec<Played>> {
    let mut played: BTreeMap<EntryId, Vec<Played>> = BTreeMap::new();
    let mut games: Vec<&Game> = tournament.games.iter().collect();
    games.sort_by_key(|g| (g.round, g.id));
    for game in games {
        for colour in [Colour::Black, Colour::White] {
            let Some(outcome) = outcome(game, colour) else { continue };
            let seen = Played { round: game.round, opponent: game.entry(colour.other()), outcome };
            played.entry(game.entry(colour)).or_default().push(seen);
        }
    }
    played
}

/// Returns the outcome of a game for `colour`; `None` for forfeits, walkovers, games without result, and games that both
/// players lose, which were not played (R16, R34, R43).
fn outcome(game: &Game, colour: Colour) -> Option<GameOutcome> {
    let result = game.passes.known().filter(|result| result.decided == Decided::Played)?;
    Some(match result.verdict {
        Verdict::NoResult | Verdict::BothLose => return None,
        Verdict::Jigo => GameOutcome::Jigo,
        Verdict::BothWin => GameOutcome::Win,
        verdict if verdict == colour.wins() => GameOutcome::Win,
        _ => GameOutcome::Loss,
    })
}

/// A game over the board from the view of one player.
struct Played {
    round: RoundNumber,
    opponent: EntryId,
    outcome: GameOutcome,
}

impl Played {
    fn points(&self, table: GamePoints, factor: Ratio) -> Source {
        let &Played { round, opponent, outcome } = self;
        let points = match outcome {
            GameOutcome::Win => table.win(),
            GameOutcome::Jigo => table.jigo(),
            GameOutcome::Loss => table.loss(),
        };
        Source { what: PointSource::Game { round, opponent, outcome }, points: points * factor }
    }
}
