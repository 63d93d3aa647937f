//! The crosstable: all players and their rounds, from which all scores are computed.

use std::collections::{BTreeMap, HashMap, HashSet};

use crate::club_ladder::{Height, Rungs, climbers};
use crate::knockout::progress;
use crate::lots::zone_deal::zone_of;
use crate::model::absence::AbsenceReason;
use crate::model::category::Category;
use crate::model::competition::Competition;
use crate::model::entry::{Entry, EntryStatus, Rounds};
use crate::model::game::Game;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::league_divisions::LeagueDivisions;
use crate::model::outcome::Outcome;
use crate::model::rank::Rank;
use crate::model::rating::Gor;
use crate::model::result::{Colour, Decided};
use crate::model::score::HalfPoints;
use crate::model::tournament::Tournament;

/// One player of a crosstable.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CrosstableRow {
    /// The entry.
    pub entry: EntryId,
    /// Number in the event, once the register is closed (R7).
    pub number: Option<u32>,
    /// Initial McMahon score including the director's shift (R12, R13, R15); in a Swiss used only by sums over McMahon
    /// scores.
    pub initial: HalfPoints,
    /// Declared rank.
    pub rank: Rank,
    /// Rating, or the middle of the rank for a player without a rating.
    pub rating: Gor,
    /// Division, from 0: youngest or strongest first.
    pub category: usize,
    /// How far the player came in the main table, as [`Criterion::Stage`](crate::model::criterion::Criterion::Stage) counts.
    pub stage: HalfPoints,
    /// The height on a club ladder; zero in other systems (R70).
    pub height: Height,
    /// What the boards of a team scored; zero for a player.
    pub board_points: HalfPoints,
    /// Plays hors concours (R84).
    pub guest: bool,
    /// The points brought along from the competition before a stage (R68).
    pub brought: HalfPoints,
    /// The games brought along: the opponent's row, the own points and those of the opponent.
    pub brought_games: Vec<(usize, HalfPoints, HalfPoints)>,
    /// The outcome of each round, round 1 first; opponents are indices into [`Crosstable::rows`].
    pub outcomes: Vec<Outcome>,
}

impl CrosstableRow {
    /// Returns the outcome of `round`; `Unpaired` after the crosstable's last round.
    pub fn outcome(&self, round: RoundNumber) -> Outcome {
        let at = (round as usize).checked_sub(1);
        at.and_then(|at| self.outcomes.get(at)).copied().unwrap_or(Outcome::Unpaired)
    }
}

/// The players of a competition and their outcomes in every round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crosstable {
    /// The players in alphabetical order (family name, given name, by code points), which is also the order of equals.
    pub rows: Vec<CrosstableRow>,
    /// The last round included.
    pub rounds: RoundNumber,
}

impl Crosstable {
    /// Returns the crosstable of a competition after `up_to` rounds: registered players, and anyone else (ghosts too) who
    /// had a game or a bye.
    ///
    /// A result counts as soon as it is known, even before the second pass confirms it (R23).
    pub fn of(tournament: &Tournament, up_to: RoundNumber) -> Crosstable {
        let rules = &tournament.competition;
        // Free games have no planned rounds, and so many possible ones that empty ones would cost time (R69).
        let up_to = if rules.system.is_free() { up_to.min(tournament.paired_rounds()) } else { up_to };
        let counts = |r: RoundNumber| (1..=up_to).contains(&r);
        let games = tournament.games.iter().filter(|g| counts(g.round));
        let byes = tournament.byes.iter().filter(|b| counts(b.round));

        let mut seen: HashSet<EntryId> = games.clone().flat_map(|g| [g.black, g.white]).collect();
        seen.extend(byes.clone().map(|b| b.entry));
        let mut entries: Vec<&Entry> = tournament
            .entries
            .iter()
            .filter(|e| seen.contains(&e.id) || e.status == EntryStatus::Registered && !e.ghost)
            .collect();
        entries.sort_by(|a, b| order(a).cmp(&order(b)));

        let row_of: HashMap<EntryId, usize> = entries.iter().enumerate().map(|(row, e)| (e.id, row)).collect();
        let finished = if rules.scoring.unmarked_counts { finished(games.clone()) } else { Rounds::NONE };
        let mut rows: Vec<CrosstableRow> = entries.iter().map(|e| row(tournament, rules, e, up_to, finished)).collect();
        for (entry, stage) in stages(tournament, up_to) {
            if let Some(&row) = row_of.get(&entry) {
                rows[row].stage = stage;
            }
        }
        for (entry, height) in heights(tournament, rules, up_to) {
            if let Some(&row) = row_of.get(&entry) {
                rows[row].height = height;
            }
        }
        bring(&mut rows, rules, &row_of);
        for bye in byes {
            if let Some(&row) = row_of.get(&bye.entry) {
                rows[row].outcomes[bye.round as usize - 1] = Outcome::Bye;
            }
        }
        for game in games {
            let (Some(&black), Some(&white)) = (row_of.get(&game.black), row_of.get(&game.white)) else { continue };
            let at = game.round as usize - 1;
            rows[black].outcomes[at] = seen_by(game, Colour::Black, white);
            rows[white].outcomes[at] = seen_by(game, Colour::White, black);
        }
        Crosstable { rows, rounds: up_to }
    }

    /// Returns the row of an entry, if it is in the table.
    pub fn row_of(&self, entry: EntryId) -> Option<usize> {
        self.rows.iter().position(|r| r.entry == entry)
    }
}

/// Adds what the players of a stage brought along (R68).
fn bring(rows: &mut [CrosstableRow], rules: &Competition, row_of: &HashMap<EntryId, usize>) {
    // What teams brought along counts among the teams, not among their members.
    let Some(brought) = rules.brought().filter(|_| rules.teams.is_none()) else { return };
    for (entry, points) in &brought.points {
        if let Some(&row) = row_of.get(entry) {
            rows[row].brought = *points;
        }
    }
    for game in &brought.games {
        let (Some(&one), Some(&other)) = (row_of.get(&game.one), row_of.get(&game.other)) else { continue };
        rows[one].brought_games.push((other, game.points, game.other_points));
        rows[other].brought_games.push((one, game.other_points, game.points));
    }
}

/// Returns how far the players of the main table came in the first `up_to` rounds.
fn stages(tournament: &Tournament, up_to: RoundNumber) -> BTreeMap<EntryId, HalfPoints> {
    let Some(table) = tournament.table_of(Category::EVERYONE) else { return BTreeMap::new() };
    progress(&tournament.before_round(up_to + 1), table).stages()
}

/// Returns the heights of everyone on a club ladder after `up_to` rounds; nothing for other systems (R70).
fn heights(tournament: &Tournament, rules: &Competition, up_to: RoundNumber) -> Vec<(EntryId, Height)> {
    if !rules.system.has_rungs() {
        return Vec::new();
    }
    let rungs = Rungs::of(rules.club_ladder);
    let climbers = climbers(tournament, rules, up_to).into_iter();
    climbers.map(|(entry, climber)| (entry, rungs.height(climber.rung))).collect()
}

/// Returns the sort key of the alphabetical order, with the entry's key last to separate namesakes.
fn order(entry: &Entry) -> (&str, &str, EntryId) {
    (&entry.player.family, &entry.player.given, entry.id)
}

/// Returns the rounds in which every game has a result.
fn finished<'g>(games: impl Iterator<Item = &'g Game> + Clone) -> Rounds {
    let unfinished = Rounds::of(games.clone().filter(|game| game.passes.known().is_none()).map(|game| game.round));
    Rounds::of(games.map(|game| game.round).filter(|&round| !unfinished.contains(round)))
}

/// Returns a player's row without games. `finished` are the rounds that count if they are not marked as missed.
fn row(
    tournament: &Tournament,
    rules: &Competition,
    entry: &Entry,
    up_to: RoundNumber,
    finished: Rounds,
) -> CrosstableRow {
    let without_game = |round| match without_game(tournament, rules, entry, round) {
        Outcome::Unpaired if finished.contains(round) && takes_part(tournament, entry, round) => Outcome::Unmarked,
        outcome => outcome,
    };
    let player = &entry.player;
    CrosstableRow {
        entry: entry.id,
        number: entry.number,
        initial: rules.mcmahon.initial(player.rank) + HalfPoints::whole(entry.score_shift),
        rank: player.rank,
        rating: player.strength(),
        category: division(tournament, rules, entry),
        stage: HalfPoints::ZERO,
        height: Height::default(),
        board_points: board_points(tournament, entry, up_to),
        guest: entry.guest,
        brought: HalfPoints::ZERO,
        brought_games: Vec::new(),
        outcomes: (1..=up_to).map(without_game).collect(),
    }
}

/// Returns what the boards of a team scored in the first `up_to` rounds.
fn board_points(tournament: &Tournament, team: &Entry, up_to: RoundNumber) -> HalfPoints {
    let of_team = tournament.board_points.range((team.id, 0)..=(team.id, up_to));
    of_team.map(|(_, &points)| points).sum()
}

/// Returns the division of an entry: its zone if lots deal them, in a league by the number, by the competition's rank limits if there are any, otherwise by
/// age, seniors last.
pub fn division(tournament: &Tournament, rules: &Competition, entry: &Entry) -> usize {
    match entry.number {
        Some(number) if rules.system.has_zones() => return zone_of(tournament, rules, number),
        Some(number) if rules.system.has_divisions() => {
            return LeagueDivisions::of(tournament, rules).of_number(number);
        }
        _ => {}
    }
    if let Some(limits) = &rules.grade_limits {
        return limits.iter().position(|&limit| entry.player.rank >= limit).unwrap_or(limits.len());
    }
    let categories = &tournament.event.ages.categories;
    let own = tournament.category_of(entry);
    categories.iter().position(|&c| Some(c) == own).unwrap_or(categories.len())
}

/// Returns the outcome of a round without game and bye: absent if the player missed it with consent, or a ghost was not
/// needed (R9, R10, R15); otherwise unpaired, also after a withdrawal, which does not count as sleeping, and in self-pairing
/// (R69).
///
/// The stored absences decide about a closed round. Consent may still be given later to a player who has no such record,
/// for example a late entry.
fn without_game(tournament: &Tournament, rules: &Competition, entry: &Entry, round: RoundNumber) -> Outcome {
    if rules.system.is_free() {
        return Outcome::Unpaired;
    }
    let slept = match tournament.absence(round, entry.id) {
        Some(AbsenceReason::Consent) => true,
        Some(AbsenceReason::Withdrawn) => false,
        Some(AbsenceReason::NotSeen) | None => entry.missed.contains(round),
    };
    if slept || entry.ghost { Outcome::Absent } else { Outcome::Unpaired }
}

/// Whether a player has arrived, and had not left before a round.
fn takes_part(tournament: &Tournament, entry: &Entry, round: RoundNumber) -> bool {
    let absence = tournament.absence(round, entry.id);
    entry.status != EntryStatus::PreRegistered && absence != Some(AbsenceReason::Withdrawn)
}

/// Returns a game as an outcome for the player of `colour`.
fn seen_by(game: &Game, colour: Colour, opponent: usize) -> Outcome {
    let result = game.passes.known();
    Outcome::Game {
        opponent,
        colour,
        handicap: game.handicap,
        decided: result.map_or(Decided::Played, |r| r.decided),
        verdict: result.map(|r| r.verdict),
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;
    use crate::model::competition::System;
    use crate::model::event_settings::EventSettings;
    use crate::model::game::Passes;
    use crate::model::id::{CompetitionId, GameId};
    use crate::model::player::Player;
    use crate::model::result::{GameResult, Verdict};
    use crate::model::round::{Bye, Round, RoundState};

    const OPEN: CompetitionId = CompetitionId::OPEN;

    fn tournament(entries: Vec<Entry>, games: Vec<Game>, byes: Vec<Bye>) -> Tournament {
        Tournament {
            entries,
            games,
            byes,
            ..Tournament::new(
                EventSettings::new("Cup", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), ""),
                Competition::new(OPEN, "Open", System::McMahon, 5),
            )
        }
    }

    fn entry(id: i64, family: &str) -> Entry {
        Entry::new(EntryId(id), OPEN, Player::new(family, "Ana", Rank::SHODAN))
    }

    fn game(round: RoundNumber, black: i64, white: i64, passes: Passes) -> Game {
        Game {
            id: GameId(i64::from(round)),
            competition: OPEN,
            round,
            board: 1,
            black: EntryId(black),
            white: EntryId(white),
            handicap: 0,
            passes,
            knockout: None,
            ladder_winner: None,
            locked: false,
            changed_after_release: false,
            played_on: None,
        }
    }

    fn entries_in(table: &Crosstable) -> Vec<i64> {
        table.rows.iter().map(|row| row.entry.0).collect()
    }

    #[test]
    fn both_players_get_the_same_game() {
        let result = GameResult::forfeit(Verdict::BlackWins);
        let games = vec![game(1, 1, 2, Passes { black: Some(result), white: None })];
        let table = Crosstable::of(&tournament(vec![entry(1, "Zoric"), entry(2, "Albu")], games, vec![]), 2);
        assert_eq!(entries_in(&table), [2, 1]);
        let seen = |opponent, colour| Outcome::Game {
            opponent,
            colour,
            handicap: 0,
            decided: Decided::Forfeit,
            verdict: Some(Verdict::BlackWins),
        };
        assert_eq!(table.rows[1].outcomes, [seen(0, Colour::Black), Outcome::Unpaired]);
        assert_eq!(table.rows[0].outcome(1), seen(1, Colour::White));
        assert_eq!(table.row_of(EntryId(1)), Some(1));
    }

    #[test]
    fn a_result_is_unknown_while_the_passes_disagree() {
        let read = |verdict| Some(GameResult::played(verdict));
        let passes = Passes { black: read(Verdict::BlackWins), white: read(Verdict::WhiteWins) };
        let t = tournament(vec![entry(1, "A"), entry(2, "B")], vec![game(1, 1, 2, passes)], vec![]);
        let table = Crosstable::of(&t, 1);
        assert!(matches!(table.rows[0].outcome(1), Outcome::Game { verdict: None, .. }));
    }

    #[test]
    fn unregistered_players_and_ghosts_are_listed_once_they_have_played() {
        let mut entries: Vec<Entry> = (1..=7).map(|id| entry(id, "A")).collect();
        entries[1].status = EntryStatus::Withdrawn;
        entries[2].status = EntryStatus::PreRegistered;
        entries[3].ghost = true;
        entries[4].status = EntryStatus::Withdrawn;
        entries[5].ghost = true;
        entries[6].status = EntryStatus::PreRegistered;
        let games = vec![game(2, 1, 5, Passes::default())];
        let bye = |round, entry| Bye { competition: OPEN, round, entry: EntryId(entry) };
        let t = tournament(entries, games, vec![bye(1, 6), bye(1, 7)]);
        assert_eq!(entries_in(&Crosstable::of(&t, 1)), [1, 6, 7]);

        let table = Crosstable::of(&t, 3);
        assert_eq!(entries_in(&table), [1, 5, 6, 7]);
        let [registered, withdrawn, ghost, announced] = &table.rows[..] else { panic!("four rows") };
        assert_eq!([registered.outcome(1), registered.outcome(3)], [Outcome::Unpaired; 2]);
        assert_eq!([withdrawn.outcome(1), withdrawn.outcome(3)], [Outcome::Unpaired; 2]);
        assert_eq!([ghost.outcome(1), ghost.outcome(2)], [Outcome::Bye, Outcome::Absent]);
        assert_eq!([announced.outcome(1), announced.outcome(2)], [Outcome::Bye, Outcome::Unpaired]);
    }

    #[test]
    fn a_missed_round_is_an_absence_unless_it_was_played() {
        let mut absent = entry(1, "A");
        absent.missed = Rounds::of([1, 2]);
        let t = tournament(vec![absent, entry(2, "B")], vec![game(2, 1, 2, Passes::default())], vec![]);
        let outcomes = &Crosstable::of(&t, 3).rows[0].outcomes;
        assert!(matches!(outcomes[..], [Outcome::Absent, Outcome::Game { .. }, Outcome::Unpaired]));
    }

    #[test]
    fn a_withdrawn_player_keeps_the_rounds_that_they_slept_and_earns_no_more() {
        let mut left = entry(1, "A");
        left.missed = Rounds::of([2, 5]);
        let mut t = tournament(vec![left, entry(2, "B"), entry(3, "C")], vec![], vec![]);
        for round in 1..=4 {
            if round == 4 {
                t.entries[0].status = EntryStatus::Withdrawn;
            }
            t.games.push(game(round, 2, 3, Passes::default()));
            t.games.extend((round == 1).then(|| game(round, 1, 2, Passes::default())));
            t.rounds.push(Round { competition: OPEN, number: round, state: RoundState::Confirmed });
            t.record_absences(round);
        }
        let slept = |t: &Tournament| -> Vec<bool> {
            Crosstable::of(t, 5).rows[0].outcomes.iter().map(|o| *o == Outcome::Absent).collect()
        };
        assert_eq!(slept(&t), [false, true, false, false, false]);
        // The register no longer names round 2, and consent is given for round 3, in which they had no game.
        t.entries[0].missed = Rounds::of([3]);
        assert_eq!(slept(&t), [false, true, true, false, false]);
        t.entries[0].status = EntryStatus::Registered;
        t.entries[0].missed = Rounds::of([4, 5]);
        assert_eq!(slept(&t), [false, true, false, false, true], "they had left before round 4");
    }

    #[test]
    fn a_finished_round_that_is_not_marked_counts_if_the_rules_say_so() {
        let result = Some(GameResult::played(Verdict::BlackWins));
        let known = Passes { black: result, white: None };
        let mut marked = entry(4, "D");
        marked.missed = Rounds::of([1]);
        let people = vec![entry(1, "A"), entry(2, "B"), entry(3, "C"), marked];
        let mut t = tournament(people, vec![game(1, 1, 2, known), game(2, 1, 2, Passes::default())], vec![]);
        let outcomes = |t: &Tournament, row: usize| Crosstable::of(t, 3).rows[row].outcomes.clone();
        assert_eq!(outcomes(&t, 2), [Outcome::Unpaired; 3]);
        t.competition.scoring.unmarked_counts = true;
        // Round 2 has a game without a result, and round 3 has no games.
        assert_eq!(outcomes(&t, 2), [Outcome::Unmarked, Outcome::Unpaired, Outcome::Unpaired]);
        assert_eq!(outcomes(&t, 3), [Outcome::Absent, Outcome::Unpaired, Outcome::Unpaired]);
        // What a player was in a closed round stays so after they leave.
        t.games.push(game(2, 3, 4, known));
        t.rounds.push(Round { competition: OPEN, number: 1, state: RoundState::Confirmed });
        t.record_absences(1);
        t.entries[2].status = EntryStatus::Withdrawn;
        t.games.push(game(3, 1, 2, known));
        let row = outcomes(&t, 2);
        assert_eq!([row[0], row[2]], [Outcome::Unmarked, Outcome::Unpaired], "they left before round 3");
    }

    #[test]
    fn a_late_entry_sleeps_the_rounds_before_it_with_consent() {
        let mut t = tournament(vec![entry(1, "A"), entry(2, "B")], vec![game(1, 1, 2, Passes::default())], vec![]);
        t.rounds.push(Round { competition: OPEN, number: 1, state: RoundState::Confirmed });
        t.record_absences(1);
        t.entries.push(Entry { missed: Rounds::of([1]), ..entry(3, "C") });
        let row = Crosstable::of(&t, 2).rows.pop().unwrap();
        assert_eq!(row.outcomes, [Outcome::Absent, Outcome::Unpaired]);
    }

    #[test]
    fn the_initial_score_follows_from_rank_and_shift() {
        let mut lowered = entry(1, "A");
        lowered.score_shift = -1;
        let t = tournament(vec![lowered], vec![], vec![]);
        assert_eq!(Crosstable::of(&t, 0).rows[0].initial, HalfPoints::whole(19));
    }

    #[test]
    fn divisions_follow_rank_limits_if_there_are_any() {
        let mut entries = vec![entry(1, "A"), entry(2, "B"), entry(3, "C")];
        entries[1].player.rank = "3k".parse().unwrap();
        entries[2].player.rank = "12k".parse().unwrap();
        entries[2].player.birth = Some(crate::model::player::Birth::Year(2015));
        let mut t = tournament(entries, vec![], vec![]);
        let divisions = |t: &Tournament| Crosstable::of(t, 0).rows.iter().map(|row| row.category).collect::<Vec<_>>();
        assert_eq!(divisions(&t), [3, 3, 0]);
        t.competition.grade_limits = Some(vec![Rank::SHODAN, "5k".parse().unwrap()]);
        assert_eq!(divisions(&t), [0, 1, 2]);
    }
}
