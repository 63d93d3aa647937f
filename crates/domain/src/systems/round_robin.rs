//! The games of a round robin, by the circle of the players' numbers and with balanced colours (R66, decision 159).

use messages::{Explain, Message, message};

use crate::model::absence::AbsenceReason;
use crate::model::competition::Competition;
use crate::model::entry::{Entry, EntryStatus};
use crate::model::game::Game;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::result::{Colour, GameResult, Verdict};
use crate::model::tournament::Tournament;
pub use crate::systems::robin_plan::RobinOutlook;
use crate::systems::robin_plan::{RobinPlan, rounds_of_circle};

/// A game of a round robin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RobinGame {
    /// Black.
    pub black: EntryId,
    /// White.
    pub white: EntryId,
    /// The result of a game that is lost without play, because one of the two, or both, are absent (R16).
    pub forfeit: Option<GameResult>,
}

/// A round of a round robin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RobinRound {
    /// The games.
    pub games: Vec<RobinGame>,
    /// The players who are present and have no game: one at most in the circle, more where missing games are played later.
    pub rests: Vec<EntryId>,
}

/// Why a round cannot be paired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoRobin {
    /// Fewer than two players have numbers.
    TooFew,
}

impl Explain for NoRobin {
    fn message(&self) -> Message {
        match self {
            NoRobin::TooFew => message!("round-robin-too-few"),
        }
    }
}

messages::explained!(NoRobin);

/// Returns the games of a round. After the last round of the circle it starts again with colours swapped.
///
/// The circle holds all players with numbers, in order, except those who withdrew before it began. Of two positions with an odd sum
/// the smaller has Black, otherwise the larger. In a game against the last position of an even circle, the first half of the
/// positions has Black. A player who is absent loses by forfeit; two players who have both left do not meet. Once players have joined
/// late or games are missing, the games follow from the pairs that have not met yet, as [`RobinPlan`] plans them.
///
/// # Errors
/// [`NoRobin`] if there are too few players.
pub fn round_robin(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
) -> Result<RobinRound, NoRobin> {
    circle_round(tournament, competition, &players(tournament), round)
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
    let plan = RobinPlan::before(tournament, competition, players, round);
    let found = plan.round(round).ok_or(NoRobin::TooFew)?;
    let games = Earlier::before(tournament, round);
    let mut rests: Vec<usize> = found.rests;
    let mut set = Vec::new();
    for &(one, other) in &found.pairs {
        let (a, b) = (players[one], players[other]);
        let black = match games.last_black(a.id, b.id).filter(|_| found.is_planned) {
            Some(last) => last != a.id,
            None if found.is_planned && games.balance(a.id) != games.balance(b.id) => {
                games.balance(a.id) < games.balance(b.id)
            }
            None => is_black(one, other, players.len()) != (found.completed % 2 == 1),
        };
        let (black, white) = if black { (a, b) } else { (b, a) };
        set.push(RobinGame { black: black.id, white: white.id, forfeit: forfeit(black, white, round) });
    }
    rests.retain(|&position| players[position].plays(round));
    Ok(RobinRound { games: set, rests: rests.into_iter().map(|position| players[position].id).collect() })
}

/// Returns the result of a game whose players, or one of them, do not play in the round.
fn forfeit(black: &Entry, white: &Entry, round: RoundNumber) -> Option<GameResult> {
    let verdict = match (black.plays(round), white.plays(round)) {
        (true, true) => return None,
        (true, false) => Verdict::BlackWins,
        (false, true) => Verdict::WhiteWins,
        (false, false) => Verdict::BothLose,
    };
    Some(GameResult::forfeit(verdict))
}

/// The games of a competition before a round.
struct Earlier<'t>(Vec<&'t Game>);

impl<'t> Earlier<'t> {
    fn before(tournament: &'t Tournament, round: RoundNumber) -> Earlier<'t> {
        let mut games: Vec<&Game> = tournament.games.iter().filter(|g| g.round < round).collect();
        games.sort_unstable_by_key(|game| (game.round, game.board));
        Earlier(games)
    }

    /// Returns who had Black when two players last met.
    fn last_black(&self, one: EntryId, other: EntryId) -> Option<EntryId> {
        let both = |game: &&&Game| game.colour_of(one).is_some() && game.colour_of(other).is_some();
        self.0.iter().rev().find(both).map(|game| game.black)
    }

    /// Returns how many games more a player had with Black than with White.
    fn balance(&self, id: EntryId) -> i32 {
        let colours = self.0.iter().filter_map(|game| game.colour_of(id));
        colours.map(|colour| if colour == Colour::Black { 1 } else { -1 }).sum()
    }
}

/// Returns the number of rounds in which everyone meets everyone, without the games that players of a stage brought along (R68).
pub fn rounds_needed(tournament: &Tournament, competition: &Competition) -> RoundNumber {
    rounds_of_circle(competition, &players(tournament)).len() as RoundNumber
}

/// Returns which pairs do not meet in the planned rounds, and how many rounds are needed. Pairs who have both left do not count.
pub fn outlook(tournament: &Tournament, competition: &Competition) -> RobinOutlook {
    let players = players(tournament);
    let paired = tournament.paired_rounds();
    RobinPlan::before(tournament, competition, &players, paired + 1).outlook(paired, competition.rounds)
}

/// Returns the players of the circle, in order: all with numbers, except those who withdrew before they were in a round.
pub(super) fn players(tournament: &Tournament) -> Vec<&Entry> {
    let was_in = |e: &Entry| {
        tournament.games.iter().any(|g| g.colour_of(e.id).is_some())
            || tournament.byes.iter().any(|bye| bye.entry == e.id)
            || tournament.absences.iter().any(|a| a.entry == e.id && a.reason != AbsenceReason::Withdrawn)
    };
    let takes_part = |e: &&Entry| !e.ghost && e.number.is_some() && (e.status != EntryStatus::Withdrawn || was_in(e));
    let mut players: Vec<&Entry> = tournament.entries.iter().filter(takes_part).collect();
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
    use crate::model::event_settings::EventSettings;
    use crate::model::id::{CompetitionId, GameId};
    use crate::model::player::Player;
    use crate::model::rank::Rank;
    use crate::model::round::{Bye, Round, RoundState};
    use crate::systems::circle::circle;

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
            let event = EventSettings::new("Cup", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), "");
            let mut tournament = Tournament::new(event, open.clone());
            for number in 1..=players {
                let player = Player::new(format!("Player {number}"), "Ana", Rank::SHODAN);
                let entry = Entry::new(EntryId(i64::from(number)), open.id, player);
                tournament.entries.push(Entry { number: Some(number), ..entry });
            }
            let rounds = circle(players as usize).len() as u32;
            let mut first_circle = Vec::new();
            for round in 1..=2 * rounds {
                let set = round_robin(&tournament, &open, round).unwrap();
                let pairs: Vec<_> = set.games.iter().map(|game| (game.black, game.white)).collect();
                tournament.games.extend(pairs.iter().map(|&game| played(&open, round, game)));
                let set = (pairs, set.rests);
                if round <= rounds {
                    first_circle.push(set);
                    continue;
                }
                let first = &first_circle[(round - rounds) as usize - 1];
                let swapped: Vec<_> = first.0.iter().map(|&(black, white)| (white, black)).collect();
                assert_eq!(set, (swapped, first.1.clone()), "{players} players, round {round}");
            }
        }
    }

    /// A round robin of players with the numbers 1 to `players`, whose rounds up to `rounds` are played.
    fn event(players: u32, planned: RoundNumber) -> (Tournament, Competition) {
        let open = Competition::new(CompetitionId::OPEN, "Open", System::RoundRobin, planned);
        let event = EventSettings::new("Cup", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), "");
        let mut tournament = Tournament::new(event, open.clone());
        (1..=players).for_each(|number| enter(&mut tournament, number));
        (tournament, open)
    }

    fn enter(tournament: &mut Tournament, number: u32) {
        let player = Player::new(format!("Player {number}"), "Ana", Rank::SHODAN);
        let entry = Entry::new(EntryId(i64::from(number)), CompetitionId::OPEN, player);
        tournament.entries.push(Entry { number: Some(number), ..entry });
    }

    /// Pairs a round, keeps its games and byes, and returns it.
    fn play(tournament: &mut Tournament, open: &Competition, round: RoundNumber) -> RobinRound {
        let set = round_robin(tournament, open, round).unwrap();
        for game in &set.games {
            tournament.games.push(played(open, round, (game.black, game.white)));
        }
        tournament.byes.extend(set.rests.iter().map(|&entry| Bye { competition: open.id, round, entry }));
        tournament.rounds.push(Round { competition: open.id, number: round, state: RoundState::Confirmed });
        set
    }

    /// Returns how often two players have met.
    fn meetings(tournament: &Tournament, one: i64, other: i64) -> usize {
        let both = |g: &&Game| g.colour_of(EntryId(one)).is_some() && g.colour_of(EntryId(other)).is_some();
        tournament.games.iter().filter(both).count()
    }

    fn everyone_met_once(tournament: &Tournament, players: i64) {
        for one in 1..=players {
            for other in one + 1..=players {
                assert_eq!(meetings(tournament, one, other), 1, "{one} and {other}");
            }
        }
    }

    #[test]
    fn a_player_who_left_loses_by_forfeit_and_the_circle_stays() {
        for leaver in 1..=5 {
            let (mut tournament, open) = event(5, 5);
            let (mut whole, _) = event(5, 5);
            for round in 1..=5 {
                if round == 2 {
                    tournament.entries[leaver - 1].status = EntryStatus::Withdrawn;
                }
                let set = play(&mut tournament, &open, round);
                let planned = play(&mut whole, &open, round);
                let pairs = |set: &RobinRound| set.games.iter().map(|g| (g.black, g.white)).collect::<Vec<_>>();
                assert_eq!(pairs(&set), pairs(&planned), "leaver {leaver}, round {round}");
                let left = EntryId(leaver as i64);
                for game in &set.games {
                    let lost = round > 1 && [game.black, game.white].contains(&left);
                    let winner = game.forfeit.and_then(GameResult::winner);
                    assert_eq!(winner.is_some(), lost, "leaver {leaver}, round {round}");
                    assert!(winner.is_none_or(|colour| [game.black, game.white][usize::from(colour == Colour::White)] != left));
                }
                assert!(round == 1 || !set.rests.contains(&left), "who left does not rest");
            }
            everyone_met_once(&tournament, 5);
        }
    }

    #[test]
    fn two_players_who_left_do_not_meet() {
        let (mut tournament, open) = event(6, 5);
        play(&mut tournament, &open, 1);
        tournament.entries[1].status = EntryStatus::Withdrawn;
        tournament.entries[2].status = EntryStatus::Withdrawn;
        (2..=5).for_each(|round| drop(play(&mut tournament, &open, round)));
        assert_eq!(meetings(&tournament, 2, 3), 0);
        assert_eq!(meetings(&tournament, 2, 4), 1);
        assert_eq!(outlook(&tournament, &open).missing, []);
    }

    #[test]
    fn a_late_entry_meets_everyone_in_further_rounds() {
        for (players, joins) in [(4, 2), (5, 2), (5, 4), (6, 3), (7, 2), (8, 5), (9, 9)] {
            let (mut tournament, mut open) = event(players, players);
            (1..joins).for_each(|round| drop(play(&mut tournament, &open, round)));
            enter(&mut tournament, players + 1);
            let found = outlook(&tournament, &open);
            let late = EntryId(i64::from(players) + 1);
            assert!(found.missing.iter().all(|&(one, other)| one == late || other == late || found.rounds > players));
            assert_eq!(
                found.rounds,
                players + joins - 1,
                "{players}: the late entry has a game in each round from {joins}"
            );
            open.rounds = found.rounds;
            (joins..=found.rounds).for_each(|round| drop(play(&mut tournament, &open, round)));
            everyone_met_once(&tournament, i64::from(players) + 1);
            assert_eq!(outlook(&tournament, &open), RobinOutlook { missing: Vec::new(), ..found });
        }
    }

    #[test]
    fn too_few_rounds_are_said_with_the_pairs_that_do_not_meet() {
        let (tournament, mut open) = event(6, 5);
        assert_eq!(outlook(&tournament, &open), RobinOutlook { missing: Vec::new(), rounds: 5, was_complete: true });
        open.rounds = 4;
        let found = outlook(&tournament, &open);
        assert_eq!((found.missing.len(), found.rounds, found.was_complete), (3, 5, false));
    }

    #[test]
    fn a_board_taken_out_of_a_round_is_played_in_a_further_round() {
        let (mut tournament, mut open) = event(6, 5);
        play(&mut tournament, &open, 1);
        let gone = tournament.games.pop().unwrap();
        (2..=5).for_each(|round| drop(play(&mut tournament, &open, round)));
        let pair = (gone.black.min(gone.white), gone.black.max(gone.white));
        assert_eq!(outlook(&tournament, &open), RobinOutlook { missing: vec![pair], rounds: 6, was_complete: true });
        open.rounds = 6;
        let set = play(&mut tournament, &open, 6);
        assert_eq!((set.games.len(), set.rests.len()), (1, 4));
        everyone_met_once(&tournament, 6);
    }

    fn played(competition: &Competition, round: RoundNumber, players: (EntryId, EntryId)) -> Game {
        Game::new(GameId(i64::from(round)), competition.id, round, 1, players)
    }
}
