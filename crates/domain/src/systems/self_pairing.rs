//! Self-pairing: any two may play at any time, a limited number of times, and the wall chart grows game by game (R69).
//!
//! Games are stored in rounds, in which a player has at most one game as in every other system, so that standings, lists and
//! exports work unchanged. The rounds say nothing about time: the order of a player's games is the order of their keys.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use messages::{Explain, Message, message};

use crate::model::competition::Competition;
use crate::model::game::Game;
use crate::model::id::{EntryId, GameId, RoundNumber};
use crate::model::league_divisions::LeagueDivisions;
use crate::model::result::Colour;
use crate::model::round::{Round, RoundState};
use crate::model::score::HalfPoints;
use crate::model::tournament::Tournament;

/// Why two players cannot have another game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoGame {
    /// The two are one player.
    SamePlayer,
    /// The two have met as often as they may (names, how often).
    MetTooOften(String, String, u32),
    /// The two are in different divisions of a league (names).
    OtherDivision(String, String),
    /// No round is left in which neither has a game (names, the number of rounds).
    NoRound(String, String, RoundNumber),
    /// A game on a ladder was played before a later one of the same player, which moved them already (name, its day).
    BeforeLast(String, NaiveDate),
}

impl Explain for NoGame {
    fn message(&self) -> Message {
        match self {
            NoGame::SamePlayer => message!("self-pairing-same-player"),
            NoGame::MetTooOften(black, white, count) => {
                message!("self-pairing-met-too-often", black, white, count = *count)
            }
            NoGame::OtherDivision(black, white) => message!("self-pairing-other-division", black, white),
            NoGame::NoRound(black, white, rounds) => {
                message!("self-pairing-no-round", black, white, rounds = *rounds)
            }
            NoGame::BeforeLast(name, last) => message!("ladder-game-before-last", name, last = last.to_string()),
        }
    }
}

messages::explained!(NoGame);

/// A game in the wall chart, from one player's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChartCell {
    /// The game.
    pub game: GameId,
    /// The opponent.
    pub opponent: EntryId,
    /// The points of the game; `None` while it has no result.
    pub points: Option<HalfPoints>,
    /// The player's total after this game.
    pub total: HalfPoints,
}

/// Returns the games of a competition in the order in which they were added.
pub fn games_in_order(tournament: &Tournament) -> Vec<&Game> {
    let mut games: Vec<&Game> = tournament.games.iter().collect();
    games.sort_unstable_by_key(|g| g.id);
    games
}

/// Returns a player's row of the wall chart: their games in order, with the running total.
pub fn chart_row(tournament: &Tournament, player: EntryId) -> Vec<ChartCell> {
    let mut total = HalfPoints::ZERO;
    let cell = |game: &Game| {
        let colour = game.colour_of(player)?;
        let opponent = game.entry(if colour == Colour::Black { Colour::White } else { Colour::Black });
        let points = game.passes.known().map(|result| result.points(colour));
        total += points.unwrap_or_default();
        Some(ChartCell { game: game.id, opponent, points, total })
    };
    games_in_order(tournament).into_iter().filter_map(cell).collect()
}

/// Returns how often two players have met, with or without a result.
pub fn meetings(tournament: &Tournament, one: EntryId, other: EntryId) -> usize {
    let both = |g: &&Game| g.colour_of(one).is_some() && g.colour_of(other).is_some();
    tournament.games.iter().filter(both).count()
}

/// Returns the round that stores another game of two players: the first one in which neither has a game.
///
/// # Errors
/// [`NoGame`] if they are one player, are in different divisions of a league, have met as often as they may, or have no such round.
pub fn round_for(
    tournament: &Tournament,
    competition: &Competition,
    black: EntryId,
    white: EntryId,
) -> Result<RoundNumber, NoGame> {
    if black == white {
        return Err(NoGame::SamePlayer);
    }
    let name = |id: EntryId| tournament.entry(id).map_or_else(String::new, |e| e.player.list_name());
    let divisions = LeagueDivisions::of(tournament, competition);
    let division = |id: EntryId| Some(divisions.of_number(tournament.entry(id)?.number?));
    if competition.system.has_divisions() && division(black) != division(white) {
        return Err(NoGame::OtherDivision(name(black), name(white)));
    }
    let met = meetings(tournament, black, white);
    if met >= competition.meetings as usize {
        return Err(NoGame::MetTooOften(name(black), name(white), competition.meetings));
    }
    let plays = |g: &&Game| [black, white].iter().any(|&id| g.colour_of(id).is_some());
    let taken: BTreeSet<RoundNumber> = tournament.games.iter().filter(plays).map(|game| game.round).collect();
    let free = (1..=competition.rounds).find(|round| !taken.contains(round));
    free.ok_or_else(|| NoGame::NoRound(name(black), name(white), competition.rounds))
}

/// Checks that a game of a club ladder was not played before the last one of either player, whose rungs depend on the order of their
/// games (R70). In other competitions, and among games without a day, any order will do.
///
/// # Errors
/// [`NoGame::BeforeLast`].
pub fn check_day(
    tournament: &Tournament,
    competition: &Competition,
    players: [EntryId; 2],
    day: Option<NaiveDate>,
) -> Result<(), NoGame> {
    let Some(day) = day.filter(|_| competition.system.has_rungs()) else { return Ok(()) };
    for player in players {
        let own = tournament.games.iter().filter(|g| g.colour_of(player).is_some());
        if let Some(last) = own.filter_map(|game| game.played_on).max().filter(|last| *last > day) {
            let name = tournament.entry(player).map_or_else(String::new, |entry| entry.player.list_name());
            return Err(NoGame::BeforeLast(name, last));
        }
    }
    Ok(())
}

/// Returns the first board without a game in a round.
pub fn free_board(tournament: &Tournament, round: RoundNumber) -> u32 {
    let games = tournament.games_of(round);
    (1..).zip(&games).find(|(board, game)| game.board != *board).map_or(games.len() as u32 + 1, |(board, _)| board)
}

/// Adds a game. A round that does not exist yet begins with it.
pub fn add_game(tournament: &mut Tournament, game: Game) {
    let (competition, round) = (game.competition, game.round);
    tournament.games.push(game);
    if tournament.round(round).is_none() {
        tournament.rounds.push(Round { competition, number: round, state: RoundState::Playing });
        tournament.rounds.sort_unstable_by_key(|r| (r.competition, r.number));
    }
}

/// Removes a game, and the last rounds if they have no games any more. Returns the game; `None` if there is no such game.
pub fn remove_game(tournament: &mut Tournament, id: GameId) -> Option<Game> {
    let at = tournament.games.iter().position(|g| g.id == id)?;
    let game = tournament.games.remove(at);
    let last = tournament.games.iter().map(|g| g.round).max().unwrap_or(0);
    tournament.rounds.retain(|r| r.number <= last);
    Some(game)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::Crosstable;
    use crate::model::competition::System;
    use crate::model::criterion::{Criterion, ScoreBasis};
    use crate::model::entry::{Entry, Rounds};
    use crate::model::event_settings::EventSettings;
    use crate::model::game::Passes;
    use crate::model::id::CompetitionId;
    use crate::model::id::MOST_FREE_GAMES;
    use crate::model::player::Player;
    use crate::model::rank::Rank;
    use crate::model::result::{GameResult, Verdict};
    use crate::pairing::legal;
    use crate::standings::{Scores, Standings};

    const SIDE: CompetitionId = CompetitionId::OPEN;

    fn event(players: i64) -> Tournament {
        let event = EventSettings::new("Cup", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), "");
        let side = Competition::new(SIDE, "Side", System::SelfPairing, 6);
        let entry = |id: i64| {
            let player = Player::new(format!("Player {id}"), "Ana", Rank::SHODAN);
            Entry { number: Some(id as u32), ..Entry::new(EntryId(id), SIDE, player) }
        };
        Tournament { entries: (1..=players).map(entry).collect(), ..Tournament::new(event, side) }
    }

    fn play(tournament: &mut Tournament, black: i64, white: i64, verdict: Verdict) -> Result<RoundNumber, NoGame> {
        let (black, white) = (EntryId(black), EntryId(white));
        let side = tournament.competition.clone();
        let round = round_for(tournament, &side, black, white)?;
        let id = GameId(tournament.games.iter().map(|g| g.id.0).max().unwrap_or(0) + 1);
        let passes = Passes::both(Some(GameResult::played(verdict)));
        let board = free_board(tournament, round);
        add_game(tournament, Game { passes, ..Game::new(id, SIDE, round, board, (black, white)) });
        Ok(round)
    }

    #[test]
    fn a_self_paired_competition_takes_all_rounds_and_two_meetings() {
        let side = &event(2).competition;
        assert_eq!((side.rounds, side.meetings), (MOST_FREE_GAMES, 2));
        assert!(side.numbers_at_entry() && side.system.is_free());
    }

    #[test]
    fn the_chart_of_the_handbook() {
        let mut t = event(3);
        play(&mut t, 3, 1, Verdict::WhiteWins).unwrap();
        play(&mut t, 3, 2, Verdict::WhiteWins).unwrap();
        play(&mut t, 1, 2, Verdict::BlackWins).unwrap();
        play(&mut t, 3, 1, Verdict::BlackWins).unwrap();
        let row = |player: i64| -> Vec<(String, i64)> {
            chart_row(&t, EntryId(player)).iter().map(|c| (c.total.glyphs(), c.opponent.0)).collect()
        };
        assert_eq!(row(1), [("1".into(), 3), ("2".into(), 2), ("2".into(), 3)]);
        assert_eq!(row(2), [("1".into(), 3), ("1".into(), 1)]);
        assert_eq!(row(3), [("0".into(), 1), ("0".into(), 2), ("1".into(), 1)]);
    }

    #[test]
    fn nobody_meets_themselves_or_one_opponent_three_times() {
        let mut t = event(2);
        assert_eq!(play(&mut t, 1, 1, Verdict::BlackWins), Err(NoGame::SamePlayer));
        assert_eq!(play(&mut t, 1, 2, Verdict::BlackWins), Ok(1));
        assert_eq!(play(&mut t, 2, 1, Verdict::BlackWins), Ok(2));
        assert!(matches!(play(&mut t, 1, 2, Verdict::BlackWins), Err(NoGame::MetTooOften(_, _, 2))));
        t.competition.meetings = 2 * MOST_FREE_GAMES;
        for round in 3..=MOST_FREE_GAMES {
            assert_eq!(play(&mut t, 1, 2, Verdict::BlackWins), Ok(round));
        }
        assert!(matches!(play(&mut t, 1, 2, Verdict::BlackWins), Err(NoGame::NoRound(_, _, MOST_FREE_GAMES))));
    }

    #[test]
    fn a_game_on_a_ladder_is_not_played_before_the_last_one() {
        let day = |day| NaiveDate::from_ymd_opt(2026, 11, day);
        let mut t = event(3);
        play(&mut t, 1, 2, Verdict::BlackWins).unwrap();
        t.games[0].played_on = day(20);
        let check = |t: &Tournament, players: [i64; 2], day| check_day(t, &t.competition, players.map(EntryId), day);
        assert_eq!(check(&t, [1, 3], day(19)), Ok(()), "the order of self-pairing does not matter");
        t.competition.system = System::ClubLadder;
        let before = NoGame::BeforeLast("Player 2 Ana".into(), day(20).unwrap());
        assert_eq!(check(&t, [3, 2], day(19)), Err(before));
        for (players, day) in [([1, 2], day(20)), ([1, 3], None)] {
            assert_eq!(check(&t, players, day), Ok(()));
        }
    }

    #[test]
    fn a_removed_game_leaves_its_round_only_between_others() {
        let mut t = event(3);
        for _ in 0..2 {
            play(&mut t, 1, 2, Verdict::BlackWins).unwrap();
        }
        assert_eq!(play(&mut t, 1, 3, Verdict::BlackWins), Ok(3));
        let rounds = |t: &Tournament| t.rounds.iter().map(|r| r.number).collect::<Vec<_>>();
        assert_eq!(remove_game(&mut t, GameId(9)), None);
        remove_game(&mut t, GameId(2)).unwrap();
        assert_eq!(rounds(&t), [1, 2, 3]);
        remove_game(&mut t, GameId(3)).unwrap();
        assert_eq!(rounds(&t), [1]);
        remove_game(&mut t, GameId(1)).unwrap();
        assert_eq!(rounds(&t), Vec::<u32>::new());
    }

    #[test]
    fn equal_wins_are_split_by_direct_confrontation_then_sos() {
        let wanted = [Criterion::Wins, Criterion::Direct, Criterion::Sos(ScoreBasis::Wins, 0)];
        assert_eq!(event(2).competition.tie_breaks, wanted);
    }

    proptest! {
        /// Whatever is added and removed, also if two players meet more often than there are rounds elsewhere (R69): nobody meets anyone more often than allowed, a player has one game in a round,
        /// the points are as many as the games, places follow wins, a round without a game counts nothing, and the rounds are
        /// legal.
        #[test]
        fn laws(
            players in 2i64..9,
            limit in prop_oneof![1u32..4, Just(MOST_FREE_GAMES)],
            acts in proptest::collection::vec((1i64..9, 1i64..9, 0u8..3, any::<bool>()), 0..160),
        ) {
            let mut t = event(players);
            t.competition.meetings = limit;
            t.entries[0].missed = Rounds::of(1..=32);
            for (black, white, result, remove) in acts {
                if remove && black == white {
                    let id = t.games.get(black as usize).map(|g| g.id);
                    id.and_then(|id| remove_game(&mut t, id));
                }
                let verdict = [Verdict::BlackWins, Verdict::WhiteWins, Verdict::Jigo][result as usize];
                let _ = play(&mut t, black % players + 1, white % players + 1, verdict);
            }
            for (a, b) in (1..=players).flat_map(|a| (1..a).map(move |b| (a, b))) {
                prop_assert!(meetings(&t, EntryId(a), EntryId(b)) <= limit as usize);
            }
            let newest = t.paired_rounds();
            prop_assert_eq!(t.rounds.len(), newest as usize);
            for round in 1..=newest {
                prop_assert_eq!(legal(&t, round), Vec::new());
            }
            let side = &t.competition;
            let table = Crosstable::of(&t, newest);
            let scores = Scores::of(&table, side, newest);
            let wins = |row: usize| scores.now(ScoreBasis::Wins, row);
            let all: HalfPoints = (0..table.rows.len()).map(wins).sum();
            prop_assert_eq!(all, HalfPoints::whole(t.games.len() as i32));
            for (at, row) in table.rows.iter().enumerate() {
                let last = chart_row(&t, row.entry).last().map_or(HalfPoints::ZERO, |cell| cell.total);
                prop_assert_eq!(last, wins(at));
            }
            let standings = Standings::of(&table, side, newest);
            let order: Vec<HalfPoints> = standings.lines.iter().filter(|l| l.place.is_some()).map(|l| wins(l.row)).collect();
            prop_assert!(order.is_sorted_by(|a, b| a >= b), "{:?}", order);
        }
    }
}
