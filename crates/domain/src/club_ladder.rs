//! The club ladder: a win moves a player up a rung, a loss down one, and the difference between two rungs gives the handicap
//! (R70, handbook 5.1).

use std::collections::BTreeMap;
use std::fmt;

use chrono::NaiveDate;

use crate::model::club_ladder_rules::{LadderRules, RungScale};
use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::game::Game;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::rank::Rank;
use crate::model::result::Decided;
use crate::model::score::HalfPoints;
use crate::model::tournament::Tournament;

/// The most stones of a handicap. Further grades are made up by komi.
const MOST_STONES: i32 = 9;

/// A height on the ladder in tenths of a grade above shodan: 0 is 1d, -10 is 1k, -23 lies between 3k and 2k.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Height(pub i32);

impl fmt::Display for Height {
    /// Writes the rank below the rung and the tenths above it: `3k`, `3k+0.7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rank, tenths) = (Rank::from_grade(self.0.div_euclid(10)), self.0.rem_euclid(10));
        if tenths == 0 { write!(f, "{rank}") } else { write!(f, "{rank}+0.{tenths}") }
    }
}

/// The rungs of a ladder from the bottom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rungs(Vec<Height>);

impl Rungs {
    /// Returns the rungs from the rules' bottom, or 30k, up to 9d.
    pub fn of(rules: LadderRules) -> Rungs {
        let bottom = 10 * rules.bottom.unwrap_or(Rank::WEAKEST).grade();
        let next = |height: &i32| Some(height + step(rules.scale, *height)).filter(|&height| height <= 89);
        Rungs(std::iter::successors(Some(bottom), next).map(Height).collect())
    }

    /// Returns the number of a rank's rung, from 0: the highest one that is not above the rank, or the bottom.
    pub fn of_rank(&self, rank: Rank) -> usize {
        self.0.partition_point(|height| height.0 <= 10 * rank.grade()).saturating_sub(1)
    }

    /// Returns the height of a rung.
    pub fn height(&self, rung: usize) -> Height {
        self.0[rung.min(self.top())]
    }

    /// Returns the number of the highest rung.
    pub fn top(&self) -> usize {
        self.0.len() - 1
    }
}

/// Returns the distance to the next rung above a height, in tenths of a grade.
fn step(scale: RungScale, height: i32) -> i32 {
    match (scale, height) {
        (RungScale::Lightning, _) => 5,
        (RungScale::Club, ..-160) => 10,
        (RungScale::Club, -160..-60) => 5,
        (RungScale::Club, -60..0) => 2,
        (RungScale::Club, 0..) => 1,
    }
}

/// A player on the ladder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Climber {
    /// The rung on which they began, from 0.
    pub start: usize,
    /// Their rung now.
    pub rung: usize,
    /// How many games they have played.
    pub games: u32,
    /// How many games they have won in a row; a game without a winner ends the row.
    streak: u32,
    /// Whether they stay on their rung.
    anchored: bool,
}

impl Climber {
    fn new(entry: &Entry, rules: LadderRules, rungs: &Rungs) -> Climber {
        let start = moved(rungs.of_rank(entry.player.rank), entry.score_shift, rungs);
        let anchored = rules.anchored && entry.player.rating.is_some();
        Climber { start, rung: start, games: 0, streak: 0, anchored }
    }

    /// Returns how many rungs they have climbed; negative if they are lower than at the beginning.
    pub fn climbed(&self) -> i32 {
        self.rung as i32 - self.start as i32
    }

    fn step(&mut self, rungs_up: i32, rungs: &Rungs) {
        if !self.anchored {
            self.rung = moved(self.rung, rungs_up, rungs);
        }
    }
}

/// Returns a rung so many rungs higher, within the ladder.
fn moved(rung: usize, by: i32, rungs: &Rungs) -> usize {
    rung.saturating_add_signed(by as isize).min(rungs.top())
}

/// Returns everyone on the ladder of a competition after the games of the first `up_to` rounds, in the order in which they were
/// added. Points that the director adds to a starting score count as rungs: a bonus after a tournament. Forfeits and games without
/// a winner move nobody.
pub fn climbers(tournament: &Tournament, competition: &Competition, up_to: RoundNumber) -> BTreeMap<EntryId, Climber> {
    climbers_where(tournament, competition, |game| game.round <= up_to)
}

/// Returns everyone on the ladder after the games that count.
fn climbers_where(
    tournament: &Tournament,
    competition: &Competition,
    counts: impl Fn(&Game) -> bool,
) -> BTreeMap<EntryId, Climber> {
    let (rules, rungs) = (competition.club_ladder, Rungs::of(competition.club_ladder));
    let entries = tournament.entries.iter();
    let mut climbers: BTreeMap<EntryId, Climber> =
        entries.map(|entry| (entry.id, Climber::new(entry, rules, &rungs))).collect();
    let mut games: Vec<&Game> = tournament.games.iter().filter(|g| counts(g)).collect();
    games.sort_unstable_by_key(|game| game.id);
    for game in games {
        play(&mut climbers, game, rules, &rungs);
    }
    climbers
}

/// What a player did on a ladder in a period, for its prizes (handbook 5.1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PeriodLine {
    /// The player.
    pub entry: EntryId,
    /// How many rungs they climbed; negative if they went down.
    pub climbed: i32,
    /// How many games they played.
    pub games: u32,
}

/// Returns what everyone did from one day to another, both included, by number: most improved is who climbed the most rungs, most
/// persistent is who played the most games. Without a first day, the period begins with the ladder; without a last day, it goes on.
/// A game without a day counts only in a period without a first day.
pub fn period(
    tournament: &Tournament,
    competition: &Competition,
    from: Option<NaiveDate>,
    to: Option<NaiveDate>,
) -> Vec<PeriodLine> {
    let begun = |game: &Game| from.is_some_and(|from| game.played_on.is_none_or(|day| day < from));
    let over = |game: &Game| game.played_on.zip(to).is_none_or(|(day, to)| day <= to);
    let before = climbers_where(tournament, competition, begun);
    let after = climbers_where(tournament, competition, |game| begun(game) || over(game));
    let line = |entry: &Entry| {
        let (before, after) = (before.get(&entry.id)?, after.get(&entry.id)?);
        let climbed = after.rung as i32 - before.rung as i32;
        Some((entry.number, PeriodLine { entry: entry.id, climbed, games: after.games - before.games }))
    };
    let mut lines: Vec<_> = tournament.entries.iter().filter_map(line).collect();
    lines.sort_by_key(|(number, line)| (*number, line.entry));
    lines.into_iter().map(|(_, line)| line).collect()
}

/// Moves the two players of a game.
fn play(climbers: &mut BTreeMap<EntryId, Climber>, game: &Game, rules: LadderRules, rungs: &Rungs) {
    let Some(result) = game.passes.known().filter(|result| result.decided == Decided::Played) else { return };
    let pair = [game.black, game.white];
    for id in pair {
        climbers.entry(id).and_modify(|climber| climber.games += 1);
    }
    let Some(winner) = result.winner().map(|colour| game.entry(colour)) else {
        for id in pair {
            climbers.entry(id).and_modify(|climber| climber.streak = 0);
        }
        return;
    };
    let loser = if winner == game.black { game.white } else { game.black };
    let (Some(&won), Some(&lost)) = (climbers.get(&winner), climbers.get(&loser)) else { return };
    let behind = rungs.height(lost.rung).0 - rungs.height(won.rung).0;
    let upset = rules.upset > 0 && behind >= 10 * rules.upset.cast_signed();
    let third = rules.third_win && won.streak >= 2;
    climbers.entry(winner).and_modify(|climber| {
        climber.streak += 1;
        climber.step(1 + i32::from(upset || third), rungs);
    });
    climbers.entry(loser).and_modify(|climber| {
        climber.streak = 0;
        climber.step(-1, rungs);
    });
}

/// The conditions of a game that make it even.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Conditions {
    /// Black: the weaker player, or the first of two equal ones.
    pub black: EntryId,
    /// White.
    pub white: EntryId,
    /// Handicap stones, 0 to 9.
    pub stones: u8,
    /// Points for White; negative for Black.
    pub komi: HalfPoints,
}

/// Returns the conditions of a game of two players at these heights: a stone for each whole grade of difference, at most 9, and 5
/// points of komi for each further grade, in proportion for parts of a grade. Without stones White gets `komi` less that much.
pub fn conditions((one, at): (EntryId, Height), (other, above): (EntryId, Height), komi: HalfPoints) -> Conditions {
    let (black, white) = if at <= above { (one, other) } else { (other, one) };
    let difference = (at.0 - above.0).abs();
    let stones = (difference / 10).min(MOST_STONES);
    let rest = HalfPoints(difference - 10 * stones);
    let even = if stones == 0 { komi } else { HalfPoints::ZERO };
    Conditions { black, white, stones: stones as u8, komi: HalfPoints(even.0 - rest.0) }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use proptest::prelude::*;

    use super::*;
    use crate::model::competition::System;
    use crate::model::event_settings::EventSettings;
    use crate::model::game::Passes;
    use crate::model::id::{CompetitionId, GameId};
    use crate::model::player::Player;
    use crate::model::rating::Gor;
    use crate::model::result::{Colour, GameResult, Verdict};

    const CLUB: CompetitionId = CompetitionId(1);

    /// A ladder of players with these ranks, whose keys count from 1.
    fn ladder(ranks: &[&str], rules: LadderRules) -> Tournament {
        let event = EventSettings::new("Club", NaiveDate::from_ymd_opt(2026, 1, 10).unwrap(), "00");
        let mut competition = Competition::new(CLUB, "Ladder", System::ClubLadder, 32);
        competition.club_ladder = rules;
        let mut tournament = Tournament::new(event, competition);
        let entry =
            |(id, rank): (i64, &&str)| Entry::new(EntryId(id), CLUB, Player::new("Ash", "Ana", rank.parse().unwrap()));
        tournament.entries = (1..).zip(ranks).map(entry).collect();
        tournament
    }

    fn play(tournament: &mut Tournament, games: &[(i64, i64)]) {
        for &(winner, loser) in games {
            let id = tournament.games.len() as i64 + 1;
            let game = Game::new(GameId(id), CLUB, id as u32, 1, (EntryId(winner), EntryId(loser)));
            let passes = Passes::both(Some(GameResult::played(Colour::Black.wins())));
            tournament.games.push(Game { passes, ..game });
        }
    }

    /// The heights of all players, as written.
    fn heights(tournament: &Tournament) -> Vec<String> {
        let competition = &tournament.competition;
        let rungs = Rungs::of(competition.club_ladder);
        let climbers = climbers(tournament, competition, 99);
        climbers.values().map(|climber| rungs.height(climber.rung).to_string()).collect()
    }

    #[test]
    fn rungs_are_closer_together_at_the_top() {
        let mut tournament = ladder(&["1d", "1k", "7k", "17k", "30k"], LadderRules::default());
        assert_eq!(heights(&tournament), ["1d", "1k", "7k", "17k", "30k"]);
        play(&mut tournament, &[(1, 5), (2, 5), (3, 5), (4, 5)]);
        assert_eq!(heights(&tournament), ["1d+0.1", "1k+0.2", "7k+0.5", "16k", "30k"], "nobody falls off the ladder");
        play(&mut tournament, &[(5, 1), (5, 2), (5, 3), (5, 4)]);
        assert_eq!(heights(&tournament), ["1d", "1k", "7k", "17k", "26k"], "a loss undoes a win");
    }

    #[test]
    fn each_option_works_against_drift() {
        let pair = ["3k", "10k"];
        let after = |rules: LadderRules, games: &[(i64, i64)]| {
            let mut tournament = ladder(&pair, rules);
            tournament.entries[0].player.rating = Some(Gor(1800));
            play(&mut tournament, games);
            heights(&tournament)
        };
        let plain = LadderRules::default();
        assert_eq!(after(plain, &[(2, 1); 3]), ["4k+0.4", "9k+0.5"]);
        assert_eq!(after(LadderRules { third_win: true, ..plain }, &[(2, 1); 3]), ["4k+0.4", "8k"]);
        assert_eq!(
            after(LadderRules { upset: 7, ..plain }, &[(2, 1); 2]),
            ["4k+0.6", "9k+0.5"],
            "the second win is over fewer than 7 grades"
        );
        assert_eq!(after(LadderRules { anchored: true, ..plain }, &[(2, 1); 3]), ["3k", "9k+0.5"]);
        let bottom = Rank::kyu(9);
        assert_eq!(after(LadderRules { bottom, ..plain }, &[(1, 2)]), ["3k+0.2", "9k"]);
        assert_eq!(after(LadderRules { scale: RungScale::Lightning, ..plain }, &[(1, 2)]), ["3k+0.5", "11k+0.5"]);
    }

    #[test]
    fn a_jigo_ends_a_run_of_wins() {
        let rules = LadderRules { third_win: true, ..LadderRules::default() };
        let mut tournament = ladder(&["3k", "10k"], rules);
        play(&mut tournament, &[(2, 1), (2, 1), (2, 1)]);
        tournament.games[1].passes = Passes::both(Some(GameResult::played(Verdict::Jigo)));
        assert_eq!(heights(&tournament), ["4k+0.6", "9k"], "the third game does not end a run of three wins");
    }

    #[test]
    fn a_bonus_counts_as_rungs_and_forfeits_move_nobody() {
        let mut tournament = ladder(&["5k", "5k"], LadderRules::default());
        tournament.entries[1].score_shift = 2;
        play(&mut tournament, &[(1, 2)]);
        let forfeit = GameResult { decided: Decided::Forfeit, ..GameResult::played(Colour::Black.wins()) };
        tournament.games[0].passes = Passes::both(Some(forfeit));
        assert_eq!(heights(&tournament), ["5k", "5k+0.4"]);
    }

    #[test]
    fn stones_and_komi_make_up_for_the_difference() {
        let komi = HalfPoints(13);
        let game = |one: i32, other: i32| {
            let found = conditions((EntryId(1), Height(one)), (EntryId(2), Height(other)), komi);
            (found.black.0, found.stones, found.komi.0)
        };
        assert_eq!(game(-50, -50), (1, 0, 13));
        assert_eq!(game(-50, -54), (2, 0, 9), "0.4 grades are 2 points");
        assert_eq!(game(-75, -50), (1, 2, -5), "two stones, and 2.5 points for Black");
        assert_eq!(game(-250, -50), (1, 9, -110), "beyond nine stones, 5 points a grade");
    }

    proptest! {
        #[test]
        fn without_options_the_rung_is_wins_minus_losses(games in prop::collection::vec((1i64..7, 1i64..7), 0..40)) {
            let games: Vec<(i64, i64)> = games.into_iter().filter(|(winner, loser)| winner != loser).collect();
            let mut tournament = ladder(&["12k"; 6], LadderRules::default());
            play(&mut tournament, &games);
            for (id, climber) in climbers(&tournament, &tournament.competition, 99) {
                let wins = games.iter().filter(|game| game.0 == id.0).count() as i32;
                let losses = games.iter().filter(|game| game.1 == id.0).count() as i32;
                if losses <= climber.start as i32 {
                    prop_assert_eq!(climber.climbed(), wins - losses);
                }
                prop_assert_eq!(climber.games as i32, wins + losses);
            }
        }
    }
}
