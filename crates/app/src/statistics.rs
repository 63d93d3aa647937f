//! The competition at a glance: the games of each round, colours, handicaps, and how often the stronger player wins.

use std::collections::{BTreeMap, BTreeSet};

use domain::model::result::Decided;
use domain::{Colour, EntryId, Game, Tournament, Verdict};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use crate::event::OpenEvent;
use crate::round::{floats_down, scores_at_pairing};

/// How a number of games ended.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, TS)]
pub struct GameCounts {
    /// All games.
    pub games: u32,
    /// Black won over the board.
    pub black: u32,
    /// White won over the board.
    pub white: u32,
    /// Jigo.
    pub jigo: u32,
    /// Decided without play, lost by both, or without a result.
    pub other: u32,
    /// Still without a result.
    pub open: u32,
}

/// The games of a round.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, TS)]
pub struct RoundStatistics {
    /// The round.
    pub round: u32,
    /// How its games ended.
    pub results: GameCounts,
    /// Games between two score groups, without those of knock-outs and teams.
    pub floats: u32,
    /// Games of knock-outs.
    pub knockout: u32,
    /// Games with a handicap.
    pub handicap: u32,
    /// Players with the bye.
    pub byes: u32,
}

/// The players with the same balance of colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct ColourBalance {
    /// Even games as Black minus even games as White.
    pub balance: i32,
    /// Number of players.
    pub players: u32,
}

/// The games with the same handicap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct HandicapStatistics {
    /// Stones given by White; 0 for even games.
    pub stones: u8,
    /// How they ended.
    pub results: GameCounts,
}

/// The games between players so many ranks apart, without those by forfeit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct RankGapStatistics {
    /// Ranks between the players, from 1.
    pub ranks: u32,
    /// Games that were decided over the board.
    pub games: u32,
    /// The stronger player won.
    pub stronger: u32,
    /// The weaker player won.
    pub weaker: u32,
    /// Jigo.
    pub jigo: u32,
}

/// The competition at a glance.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct StatisticsView {
    /// The paired rounds.
    pub rounds: Vec<RoundStatistics>,
    /// All games together.
    pub all: GameCounts,
    /// The balance of colours, the most games as White first; every balance between the extremes.
    pub colours: Vec<ColourBalance>,
    /// The games by handicap, even games first.
    pub handicaps: Vec<HandicapStatistics>,
    /// The games by the distance of ranks, the smallest first; without games between equal ranks.
    pub gaps: Vec<RankGapStatistics>,
}

/// Returns the statistics of the chosen competition.
///
/// # Errors
/// No event is open.
pub fn view(session: &EventSession) -> Result<StatisticsView> {
    let tournament = session.tournament()?;
    let games: Vec<&Game> = tournament.games.iter().collect();
    let numbers: BTreeSet<u32> = games.iter().map(|g| g.round).collect();
    let rounds: Result<Vec<RoundStatistics>> = numbers.iter().map(|&number| round(session, number)).collect();
    Ok(StatisticsView {
        rounds: rounds?,
        all: counts(games.iter().copied()),
        colours: colours(&games),
        handicaps: handicaps(&games),
        gaps: gaps(tournament, &games),
    })
}

/// Returns the statistics of an event file without opening it in place of the open event.
///
/// # Errors
/// The file is missing, damaged, open for changes elsewhere, not an event file, or made by a newer version.
pub fn view_file(session: &EventSession, request: &OpenEvent) -> Result<StatisticsView> {
    if session.path() == Some(&*request.file) {
        return view(session);
    }
    view(&session.open_beside(&request.file)?)
}

fn round(session: &EventSession, number: u32) -> Result<RoundStatistics> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let games = tournament.games_of(number);
    let scores = scores_at_pairing(session, number)?;
    let score = |entry: EntryId| scores.get(&entry).copied().unwrap_or_default();
    let floats = |g: &&&Game| {
        let (black, white) = (score(g.black), score(g.white));
        g.knockout.is_none() && (floats_down(black, white) || floats_down(white, black))
    };
    let count = |holds: &dyn Fn(&Game) -> bool| games.iter().filter(|g| holds(g)).count() as u32;
    let has_bye = |b: &&domain::Bye| b.round == number;
    Ok(RoundStatistics {
        round: number,
        results: counts(games.iter().copied()),
        floats: if competition.teams.is_some() { 0 } else { games.iter().filter(floats).count() as u32 },
        knockout: count(&|g| g.knockout.is_some()),
        handicap: count(&|g| g.handicap > 0),
        byes: tournament.byes.iter().filter(has_bye).count() as u32,
    })
}

fn counts<'a>(games: impl Iterator<Item = &'a Game>) -> GameCounts {
    let mut counts = GameCounts::default();
    for game in games {
        counts.games += 1;
        let Some(result) = game.passes.known() else {
            counts.open += 1;
            continue;
        };
        *match (result.decided, result.verdict) {
            (Decided::Played, Verdict::BlackWins) => &mut counts.black,
            (Decided::Played, Verdict::WhiteWins) => &mut counts.white,
            (Decided::Played, Verdict::Jigo) => &mut counts.jigo,
            _ => &mut counts.other,
        } += 1;
    }
    counts
}

/// Whether the game counts for the balance of colours: with a handicap, the weaker player always has Black.
fn has_free_colours(game: &Game) -> bool {
    game.handicap == 0 && game.passes.known().is_none_or(|result| result.decided == Decided::Played)
}

fn colours(games: &[&Game]) -> Vec<ColourBalance> {
    let mut balances: BTreeMap<EntryId, i32> = BTreeMap::new();
    for game in games.iter().filter(|game| has_free_colours(game)) {
        *balances.entry(game.black).or_default() += 1;
        *balances.entry(game.white).or_default() -= 1;
    }
    let (Some(&least), Some(&most)) = (balances.values().min(), balances.values().max()) else { return Vec::new() };
    let with = |balance| balances.values().filter(|&&own| own == balance).count() as u32;
    (least..=most).map(|balance| ColourBalance { balance, players: with(balance) }).collect()
}

fn handicaps(games: &[&Game]) -> Vec<HandicapStatistics> {
    let stones: BTreeSet<u8> = games.iter().map(|g| g.handicap).collect();
    let of = |stones| games.iter().copied().filter(move |g| g.handicap == stones);
    stones.into_iter().map(|stones| HandicapStatistics { stones, results: counts(of(stones)) }).collect()
}

fn gaps(tournament: &Tournament, games: &[&Game]) -> Vec<RankGapStatistics> {
    let mut gaps: BTreeMap<u32, RankGapStatistics> = BTreeMap::new();
    let rank = |entry| tournament.entry(entry).map(|e| e.player.rank.steps());
    for game in games {
        let Some((black, white)) = rank(game.black).zip(rank(game.white)) else { continue };
        let Some(result) = game.passes.known().filter(|result| result.decided == Decided::Played) else { continue };
        let stronger = if black > white { Colour::Black } else { Colour::White };
        let ranks = black.abs_diff(white);
        let empty = RankGapStatistics { ranks, games: 0, stronger: 0, weaker: 0, jigo: 0 };
        let decided = matches!(result.verdict, Verdict::BlackWins | Verdict::WhiteWins | Verdict::Jigo);
        if ranks == 0 || !decided {
            continue;
        }
        let gap = gaps.entry(ranks).or_insert(empty);
        gap.games += 1;
        *match result.winner() {
            Some(winner) if winner == stronger => &mut gap.stronger,
            Some(_) => &mut gap.weaker,
            None => &mut gap.jigo,
        } += 1;
    }
    gaps.into_values().collect()
}

#[cfg(test)]
mod tests {
    use session::FixedEnvironment;

    use super::*;
    use crate::fixture::{no_event, open_register, paired, played};
    use crate::sample::{OpenSample, open_sample};

    #[test]
    fn statistics_count_every_game_and_every_player_once() {
        let view = view(&played(8)).unwrap();
        let [round] = view.rounds.as_slice() else { panic!("one round") };
        assert_eq!((round.round, round.results.games, view.all.games), (1, 4, 4));
        let GameCounts { games, black, white, jigo, other, open } = view.all;
        assert_eq!(games, black + white + jigo + other + open);
        assert_eq!(view.colours.iter().map(|c| c.players).sum::<u32>(), 8);
        assert_eq!(view.colours.iter().map(|c| c.balance * c.players as i32).sum::<i32>(), 0);
        assert_eq!(view.handicaps.iter().map(|h| h.results.games).sum::<u32>(), 4);
        assert!(view.gaps.iter().all(|gap| gap.ranks > 0 && gap.games == gap.stronger + gap.weaker + gap.jigo));
    }

    #[test]
    fn a_paired_round_without_results_has_open_games_only() {
        let view = view(&paired(6)).unwrap();
        assert_eq!((view.all.games, view.all.open, view.gaps.len()), (3, 3, 0));
    }

    #[test]
    fn statistics_of_a_closed_file_leave_the_open_event_alone() {
        let folder = tempfile::tempdir().unwrap();
        let day = chrono::NaiveDate::from_ymd_opt(2026, 8, 14).unwrap();
        let mut session = EventSession::new(FixedEnvironment::new(1, day));
        let file = |name: &str| folder.path().join(name);
        open_sample(&mut session, &OpenSample { file: file("one.drawmaster").into(), whole_stage: false }).unwrap();
        let request = OpenEvent { file: file("one.drawmaster").into() };
        assert_eq!(view_file(&session, &request).unwrap(), StatisticsView::default());
        session.clear();
        assert_eq!(view_file(&session, &request).unwrap(), StatisticsView::default());
        let played = played(8);
        played.file().unwrap().copy_to(&file("two.drawmaster")).unwrap();
        let seen = view_file(&session, &OpenEvent { file: file("two.drawmaster").into() }).unwrap();
        assert_eq!(seen, view(&played).unwrap());
        assert_eq!(session.path(), None);
    }

    #[test]
    fn statistics_of_an_event_without_games_are_empty() {
        assert_eq!(view(&open_register(4)).unwrap(), StatisticsView::default());
        assert_eq!(view(&no_event()).unwrap_err().message.id, "event-not-open");
    }
}
