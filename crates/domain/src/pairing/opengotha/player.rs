//! The inputs of OpenGotha's formulas: each player's group, floats, colours and origin before a round.

use std::collections::BTreeMap;

use crate::model::competition::Competition;
use crate::model::criterion::{Criterion, ScoreBasis};
use crate::model::entry::Entry;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::opengotha_weights::OpenGothaWeights;
use crate::model::outcome::Outcome;
use crate::model::result::Colour;
use crate::model::tournament::Tournament;
use crate::pairing::main_club::main_clubs;
use crate::standings::crosstable::Crosstable;
use crate::standings::{CriterionValue, Scores, Standings, groups_of_everyone, tie_breaks_now};

use super::names;

/// A player to be paired.
#[derive(Debug, Clone)]
pub(super) struct OpenGothaPlayer {
    pub entry: EntryId,
    pub name: Vec<u16>,
    /// Position in the list of all players, by the tie-breaks alone, then by name.
    pub listed: usize,
    /// The category, from 0 for the strongest.
    pub category: i64,
    /// Index of the group of equal category and score, from 0 for the best; empty groups count.
    pub group: i64,
    /// Number of players in the group, and position in it from 0.
    pub size: i64,
    pub place: i64,
    /// Number of games against players with a higher score, and with a lower score.
    pub ups: i64,
    pub downs: i64,
    /// Games with White minus games with Black, over games without handicap.
    pub balance: i64,
    /// The score from which handicaps are computed.
    pub pseudo: i64,
    pub club: String,
    pub club_group: Option<usize>,
    /// Whether the club is the main club, whose players may meet.
    pub in_main_club: bool,
    pub country: String,
    pub met: Vec<EntryId>,
}

/// The players and the numbers that the formulas divide by.
#[derive(Debug, Clone)]
pub(super) struct Players {
    pub players: Vec<OpenGothaPlayer>,
    pub categories: i64,
    /// Number of groups of equal category and score, including empty ones.
    pub groups: i64,
    /// The range that differences of `pseudo` are divided by.
    pub pseudo_range: i64,
}

/// Returns the criterion of the score groups: the first of these among the tie-breaks, otherwise wins.
fn main_criterion(tie_breaks: &[Criterion]) -> Criterion {
    let main = |c: &&Criterion| matches!(c, Criterion::Wins | Criterion::Mms | Criterion::Cps);
    tie_breaks.iter().find(main).copied().unwrap_or(Criterion::Wins)
}

/// Returns half points or whole numbers without conversion.
fn raw(value: CriterionValue) -> i64 {
    i64::from(match value {
        CriterionValue::Half(points) => points.0,
        CriterionValue::Quarter(points) => points.0,
        CriterionValue::Whole(n) => n,
        CriterionValue::Height(height) => height.0,
    })
}

/// Returns one criterion's values after a round, by row of the crosstable.
fn column(criterion: Criterion, table: &Crosstable, competition: &Competition, after: RoundNumber) -> Vec<i64> {
    let standings = Standings::by(&[criterion], table, competition, after);
    let mut column = vec![0; table.rows.len()];
    for line in &standings.lines {
        let value = line.criteria.first().copied().map_or(0, raw);
        column[line.row] = if criterion == Criterion::Category { -value } else { value };
    }
    column
}

impl Players {
    /// Returns the players of `entries`, in that order.
    pub(super) fn gather(
        tournament: &Tournament,
        competition: &Competition,
        weights: &OpenGothaWeights,
        round: RoundNumber,
        entries: &[&Entry],
    ) -> Players {
        let before = round - 1;
        let table = Crosstable::of(tournament, before);
        let main = main_criterion(&competition.tie_breaks);
        let scale = Scale::new(competition, main, before);
        let courses: Vec<Vec<i64>> = (0..=before)
            .map(|r| column(main, &table, competition, r).iter().map(|&v| scale.group_score(v)).collect())
            .collect();
        let wins = column(Criterion::Wins, &table, competition, before);
        let mms = column(Criterion::Mms, &table, competition, before);
        let keys = keys(&table, competition, before);
        let extra = extra(competition, weights, round).map(|c| column(c, &table, competition, before));
        let rows: BTreeMap<EntryId, usize> = table.rows.iter().enumerate().map(|(at, r)| (r.entry, at)).collect();
        let main_clubs = main_clubs(tournament, &competition.pairing, round, club_name);
        let mut players: Vec<OpenGothaPlayer> = entries
            .iter()
            .map(|entry| {
                let mut player = OpenGothaPlayer::new(entry, weights);
                player.category = category(competition, entry);
                player.in_main_club = main_clubs.contains(&player.club);
                if let Some(&row) = rows.get(&entry.id) {
                    player.add_games(&table, row, &courses);
                    player.group = scale.group(player.category, courses[before as usize][row]);
                    player.pseudo = scale.pseudo(entry, weights, competition, wins[row], mms[row]);
                }
                player
            })
            .collect();
        let row = |p: &OpenGothaPlayer| rows.get(&p.entry).copied();
        let names: Vec<(&str, &str)> = entries.iter().map(|e| (&*e.player.family, &*e.player.given)).collect();
        place(
            &mut players,
            &names,
            |p| row(p).map_or_else(Vec::new, |row| keys[row].clone()),
            |p| row(p).zip(extra.as_ref()).map_or(0, |(row, column)| column[row]),
        );
        let groups = scale.groups();
        let pseudo_range = if main == Criterion::Mms { groups } else { scale.mms_range };
        Players { players, categories: scale.categories, groups, pseudo_range }
    }
}

/// Returns the category of an entry; always 0 if the competition has no rank limits.
fn category(competition: &Competition, entry: &Entry) -> i64 {
    let limits = competition.grade_limits.as_deref().unwrap_or(&[]);
    limits.iter().position(|&limit| entry.player.rank >= limit).unwrap_or(limits.len()) as i64
}

/// Returns each row's sorting key, smaller is better: the values of the tie-breaks. Direct confrontation is replaced by the
/// order of all players, because its ranking also uses later criteria, which its value does not show. Players who have not played
/// yet have their place in this order like everyone else.
fn keys(table: &Crosstable, competition: &Competition, after: RoundNumber) -> Vec<Vec<i64>> {
    let tie_breaks = tie_breaks_now(table, competition);
    let (groups, values) = groups_of_everyone(&Scores::of(table, competition, after), &tie_breaks);
    let mut keys = vec![Vec::new(); table.rows.len()];
    for (step, group) in (0..).zip(groups) {
        let part = |(&value, &criterion): (&CriterionValue, &Criterion)| match criterion {
            Criterion::Category => raw(value),
            Criterion::Direct => step,
            // OpenGotha ignores these two after the second round.
            Criterion::Sos(ScoreBasis::Mms, 1..) if after == 2 => 0,
            _ => -raw(value),
        };
        group.into_iter().for_each(|row| keys[row] = values[row].iter().zip(&tie_breaks).map(part).collect());
    }
    keys
}

/// Returns the criterion that decides next within a group in this round.
fn extra(competition: &Competition, weights: &OpenGothaWeights, round: RoundNumber) -> Option<Criterion> {
    if round <= competition.pairing.first_rounds { weights.first_extra } else { weights.later_extra }
}

/// Fills in the positions in the list, and positions and sizes of the groups, from sorting keys and the extra criterion.
fn place(
    players: &mut [OpenGothaPlayer],
    names: &[(&str, &str)],
    key: impl Fn(&OpenGothaPlayer) -> Vec<i64>,
    extra: impl Fn(&OpenGothaPlayer) -> i64,
) {
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by_cached_key(|&i| (key(&players[i]), names[i], i));
    for (listed, &i) in order.iter().enumerate() {
        players[i].listed = listed;
    }
    order.sort_by_cached_key(|&i| {
        let p = &players[i];
        (p.category, p.group, key(p), -extra(p), names[i], i)
    });
    let groups: Vec<(i64, i64)> = players.iter().map(|p| (p.category, p.group)).collect();
    for group in order.chunk_by(|&i, &j| groups[i] == groups[j]) {
        for (place, &i) in (0i64..).zip(group) {
            players[i].place = place;
            players[i].size = group.len() as i64;
        }
    }
}

/// Returns the name of a club as OpenGotha compares it: its first four letters.
fn club_name(name: &str) -> String {
    name.chars().take(4).collect::<String>().to_lowercase()
}

impl OpenGothaPlayer {
    fn new(entry: &Entry, weights: &OpenGothaWeights) -> OpenGothaPlayer {
        let club = club_name(&entry.player.club);
        let in_group = |clubs: &Vec<String>| clubs.iter().any(|other| club_name(other) == club);
        OpenGothaPlayer {
            entry: entry.id,
            name: names::units(&entry.player.family, &entry.player.given),
            listed: 0,
            category: 0,
            group: 0,
            size: 1,
            place: 0,
            ups: 0,
            downs: 0,
            balance: 0,
            pseudo: 0,
            club_group: weights.club_groups.iter().position(in_group),
            club,
            in_main_club: false,
            country: entry.player.country.map_or_else(String::new, |c| c.to_string()),
            met: Vec::new(),
        }
    }

    /// Adds floats, colours and opponents so far; `courses` has every row's score after each round.
    fn add_games(&mut self, table: &Crosstable, row: usize, courses: &[Vec<i64>]) {
        let before = table.rows[row].brought_games.iter();
        self.met.extend(before.map(|&(opponent, ..)| table.rows[opponent].entry));
        for (scores, outcome) in courses.iter().zip(&table.rows[row].outcomes) {
            let Outcome::Game { opponent, colour, handicap, .. } = *outcome else { continue };
            self.met.push(table.rows[opponent].entry);
            self.ups += i64::from(scores[row] < scores[opponent]);
            self.downs += i64::from(scores[row] > scores[opponent]);
            if handicap == 0 {
                self.balance += if colour == Colour::White { 1 } else { -1 };
            }
        }
    }
}

/// The ranges of the scores. McMahon scores count from 30k, whatever the competition's zero.
struct Scale {
    main: Criterion,
    categories: i64,
    zero: i64,
    bar: i64,
    low: i64,
    high: i64,
    mms_range: i64,
    most: i64,
}

impl Scale {
    /// Returns the ranges after `before` rounds.
    fn new(competition: &Competition, main: Criterion, before: RoundNumber) -> Scale {
        let grade = |rank: crate::model::rank::Rank| i64::from(rank.grade());
        let (floor, bar) = (grade(competition.mcmahon.floor), grade(competition.mcmahon.bar));
        let played = i64::from(before);
        let (low, high) = match main {
            Criterion::Mms => (floor - 1 + 30, bar + 2 + played + 30),
            Criterion::Cps => (0, 1 << played),
            _ => (0, played),
        };
        Scale {
            main,
            categories: competition.grade_limits.as_ref().map_or(1, |limits| limits.len() as i64 + 1),
            zero: grade(competition.mcmahon.zero) + 30,
            bar: bar + 30,
            low,
            high,
            mms_range: bar - floor + 3 + played,
            most: bar + 2 + 30 + played,
        }
    }

    /// Returns a value of the main criterion in whole points, rounded down.
    fn group_score(&self, value: i64) -> i64 {
        let zero = if self.main == Criterion::Mms { self.zero } else { 0 };
        value.div_euclid(2) + zero
    }

    fn groups(&self) -> i64 {
        self.categories * (self.high - self.low + 1)
    }

    /// Returns the index of a group; a score outside the range counts as the first group, as in OpenGotha.
    fn group(&self, category: i64, score: i64) -> i64 {
        if (self.low..=self.high).contains(&score) {
            category * (self.high - self.low + 1) + self.high - score
        } else {
            0
        }
    }

    /// Returns the McMahon score, or the highest possible score for a player above a threshold.
    fn pseudo(&self, entry: &Entry, weights: &OpenGothaWeights, competition: &Competition, wins: i64, mms: i64) -> i64 {
        let rounds = i64::from(competition.rounds);
        let enough = if weights.wins_threshold { rounds } else { 2 * rounds };
        let rank = i64::from(entry.player.rank.grade());
        let initial = competition.mcmahon.initial(entry.player.rank).floor() + entry.score_shift;
        let strong = wins >= enough
            || 2 * rank + wins >= 2 * i64::from(weights.rank_threshold.grade())
            || weights.bar_threshold && i64::from(initial) + self.zero >= self.bar;
        if strong { self.most } else { mms.div_euclid(2) + self.zero }
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;
    use crate::model::competition::System;
    use crate::model::event_settings::EventSettings;
    use crate::model::game::{Game, Passes};
    use crate::model::id::{CompetitionId, GameId};
    use crate::model::player::Player;
    use crate::model::rank::Rank;
    use crate::model::rating::Gor;
    use crate::model::result::GameResult;

    const OPEN: CompetitionId = CompetitionId::OPEN;

    /// A Swiss after its first round: 1 beat 2, 3 beat 4, and 5, with the given rating, has not played.
    fn after_one_round(rating: i32) -> Tournament {
        let event = EventSettings::new("Cup", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), "00");
        let mut open = Competition::new(OPEN, "Open", System::Swiss, 3);
        open.tie_breaks = vec![Criterion::Wins, Criterion::Direct, Criterion::Rating];
        let mut tournament = Tournament::new(event, open);
        tournament.entries = [1900, 1800, 1700, 1600, rating]
            .into_iter()
            .zip(1..)
            .map(|(rating, id)| {
                let mut player = Player::new(format!("Ash {id}"), "Ana", Rank::SHODAN);
                player.rating = Some(Gor(rating));
                Entry::new(EntryId(id), OPEN, player)
            })
            .collect();
        for (id, (black, white)) in [(1, (1, 2)), (2, (3, 4))] {
            let game = Game::new(GameId(id), OPEN, 1, id as u32, (EntryId(black), EntryId(white)));
            let passes = Passes::both(Some(GameResult::played(Colour::Black.wins())));
            tournament.games.push(Game { passes, ..game });
        }
        tournament
    }

    #[test]
    fn players_without_a_game_have_their_place_in_their_group() {
        let places = |rating| {
            let tournament = after_one_round(rating);
            let entries: Vec<&Entry> = tournament.entries.iter().collect();
            let weights = OpenGothaWeights::default();
            let found = Players::gather(&tournament, &tournament.competition, &weights, 2, &entries);
            let without_win = found.players.into_iter().filter(|p| [2, 4, 5].contains(&p.entry.0));
            without_win.map(|p| (p.entry.0, p.place)).collect::<Vec<_>>()
        };
        assert_eq!(places(1500), [(2, 0), (4, 1), (5, 2)]);
        assert_eq!(places(1750), [(2, 0), (4, 2), (5, 1)], "between the two who lost");
        assert_eq!(places(2000), [(2, 1), (4, 2), (5, 0)], "above both");
    }
}
