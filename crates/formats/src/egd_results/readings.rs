//! What the scores of a results file count: wins, or McMahon scores of a scale. That which gives the most values is chosen.

use domain::model::scoring::ScoringRules;
use domain::{Criterion, HalfPoints, Rank, ScoreBasis, Tournament};

use super::initial_scores::{self, Scale};
use super::sums;
use super::values::{Assigned, Columns, assign, values};

/// The most points that are added to an initial score. A larger difference is an error in the file.
const MOST_SHIFTED: i32 = 99;

/// The columns of which one has the scores, if no heading names it: wins can stand before it.
const FIRST: usize = 2;
/// The least players whose sums make a scale certain: three ranks can be chosen freely.
const LEAST: usize = 5;
/// The most columns that are tried as sums over scores which the file does not have.
const MOST_SUMS: usize = 2;

/// What scores count.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reading {
    /// What rounds without a game give.
    pub scoring: ScoringRules,
    /// The initial scores; `None` if the file has only wins and sums of wins.
    pub scale: Option<Scale>,
    /// The column of McMahon scores; `None` if only sums over them are in the file.
    pub score: Option<usize>,
}

impl Reading {
    /// Returns the tournament with the scores of the file. Players whose score differs from that of their rank have added points.
    pub fn applied(&self, tournament: &Tournament, columns: &Columns) -> Tournament {
        let mut tournament = tournament.clone();
        tournament.competition.scoring = self.scoring;
        let Some(scale) = self.scale else { return tournament };
        tournament.competition.mcmahon = scale.mcmahon;
        let starts = self.score.map(|at| starts(&tournament, columns, at)).unwrap_or_default();
        for (at, entry) in tournament.entries.iter_mut().enumerate() {
            let of_rank = scale.initial(entry.player.rank).floor();
            let other = starts.get(at).and_then(|(_, start)| *start).map_or(0, |start| start - of_rank);
            let added = if other.abs() <= MOST_SHIFTED { other } else { 0 };
            entry.score_shift = scale.higher + added;
        }
        tournament
    }

    /// Returns the players with added points, other than those that everyone has in the file.
    pub fn shifted<'t>(&self, applied: &'t Tournament) -> impl Iterator<Item = (&'t domain::Entry, i32)> {
        let higher = self.scale.map_or(0, |scale| scale.higher);
        let shift = move |entry: &'t domain::Entry| (entry, entry.score_shift - higher);
        applied.entries.iter().map(shift).filter(|(_, added)| *added != 0)
    }

    /// Returns how many values this reading gives, less one for each player with added points.
    fn matches(&self, tournament: &Tournament, columns: &Columns) -> i32 {
        let applied = self.applied(tournament, columns);
        let found = assign(&applied, columns, self.scale.is_some());
        matches(&found) as i32 - self.shifted(&applied).count() as i32
    }
}

/// Returns how many values these criteria give.
pub(super) fn matches(found: &[Assigned]) -> usize {
    found.iter().map(|column| column.matches).sum()
}

/// Returns the reading that gives the most values, wins before scores; `None` if no column has the wins or the McMahon scores of two
/// thirds of the players.
pub(super) fn best(tournament: &Tournament, columns: &Columns) -> Option<Reading> {
    let mut readings: Vec<Reading> = wins(tournament, columns).into_iter().collect();
    readings.extend(scores(tournament, columns));
    let first = best_of(readings, tournament, columns)?;
    let sums = if first.scale.is_none() { over_scores(first, tournament, columns) } else { None };
    best_of(std::iter::once(first).chain(sums).collect(), tournament, columns)
}

/// Returns the first of the readings that give the most values.
fn best_of(readings: Vec<Reading>, tournament: &Tournament, columns: &Columns) -> Option<Reading> {
    if readings.len() < 2 {
        return readings.into_iter().next();
    }
    let counted = readings.into_iter().map(|reading| (reading.matches(tournament, columns), reading));
    counted.rev().max_by_key(|(matches, _)| *matches).map(|(_, reading)| reading)
}

/// Returns the reading with the points for rounds without a game that explain a column of wins.
fn wins(tournament: &Tournament, columns: &Columns) -> Option<Reading> {
    let may_be = |at: &usize| matches!(columns.name(*at), None | Some(Criterion::Wins));
    let mut best: Option<(usize, ScoringRules)> = None;
    for scoring in free_wins(tournament.competition.scoring) {
        let ours =
            values(&Reading { scoring, scale: None, score: None }.applied(tournament, columns), &[Criterion::Wins]);
        let agrees = |(theirs, ours): &(Option<i32>, &Vec<i32>)| theirs.is_some() && *theirs == ours.first().copied();
        let of_column = |at: usize| columns.column(at).zip(&ours).filter(agrees).count();
        let matches = columns.used().into_iter().filter(may_be).map(of_column).max().unwrap_or(0);
        if best.is_none_or(|(most, _)| matches > most) {
            best = Some((matches, scoring));
        }
    }
    let (_, scoring) = best.filter(|(matches, _)| columns.are_most(*matches))?;
    Some(Reading { scoring, scale: None, score: None })
}

/// Returns a reading for each column that can have McMahon scores.
fn scores(tournament: &Tournament, columns: &Columns) -> Vec<Reading> {
    let first: Vec<usize> = columns.used().into_iter().take(FIRST).collect();
    let may_be = |at: &usize| match columns.name(*at) {
        Some(name) => name == Criterion::Mms,
        None => first.contains(at),
    };
    let of_column = |at: usize| {
        let mut best: Option<(usize, ScoringRules, Scale)> = None;
        for scoring in free_points(tournament.competition.scoring) {
            let scored = Reading { scoring, scale: None, score: None }.applied(tournament, columns);
            let starts = starts(&scored, columns, at);
            let ranked: Vec<(Rank, i32)> = starts.iter().filter_map(|&(rank, start)| Some((rank, start?))).collect();
            if let Some((scale, matches)) = initial_scores::fit(&ranked)
                && best.is_none_or(|(most, ..)| matches > most)
            {
                best = Some((matches, scoring, scale));
            }
        }
        let (_, scoring, scale) = best.filter(|(matches, ..)| columns.are_most(*matches))?;
        let begin_at_zero = |entry: &domain::Entry| scale.initial(entry.player.rank) == HalfPoints::ZERO;
        let are_wins = tournament.entries.iter().all(begin_at_zero) && columns.name(at).is_none();
        (!are_wins).then_some(Reading { scoring, scale: Some(scale), score: Some(at) })
    };
    columns.used().into_iter().filter(may_be).filter_map(of_column).collect()
}

/// Returns a reading whose sums are over McMahon scores that the file does not have.
fn over_scores(wins: Reading, tournament: &Tournament, columns: &Columns) -> Option<Reading> {
    let found = assign(&wins.applied(tournament, columns), columns, false);
    let may_be = |own: &&Assigned| {
        let is_sos = matches!(columns.name(own.at), None | Some(Criterion::Sos(ScoreBasis::Mms, 0)));
        is_sos && !columns.are_most(own.matches)
    };
    let unexplained: Vec<usize> = found.iter().filter(may_be).map(|own| own.at).collect();
    let of_column = |&at: &usize| {
        let fits = free_points(wins.scoring).into_iter().filter_map(|scoring| {
            let reading = Reading { scoring, ..wins };
            let (scale, matches) = sums::fit(&reading.applied(tournament, columns), columns, at)?;
            Some((matches, Reading { scale: Some(scale), ..reading }))
        });
        let (matches, reading) = fits.rev().max_by_key(|(matches, _)| *matches)?;
        (matches >= LEAST && columns.are_most(matches)).then_some(reading)
    };
    unexplained.iter().take(MOST_SUMS).find_map(of_column)
}

/// Returns each player's rank and the whole score with which they began, if the column has their score after all rounds.
fn starts(tournament: &Tournament, columns: &Columns, at: usize) -> Vec<(Rank, Option<i32>)> {
    let ours = values(tournament, &[Criterion::Mms]);
    let start = |((entry, theirs), ours): ((&domain::Entry, Option<i32>), Vec<i32>)| {
        let own = tournament.competition.mcmahon.initial(entry.player.rank) + HalfPoints::whole(entry.score_shift);
        let gained = ours.first().map(|score| score - 50 * own.0);
        let start = theirs.zip(gained).map(|(theirs, gained)| theirs - gained);
        (entry.player.rank, start.filter(|start| start % 100 == 0).map(|start| start / 100))
    };
    tournament.entries.iter().zip(columns.column(at)).zip(ours).map(start).collect()
}

/// Returns the rules in use, and with other points for missed rounds. The signs of the file say that a bye gives a point, and a missed
/// round less.
fn free_points(rules: ScoringRules) -> Vec<ScoringRules> {
    let absences = [(HalfPoints::ZERO, true), (HalfPoints::JIGO, true), (HalfPoints::JIGO, false)];
    let other = |(absent_score, round_down)| ScoringRules { absent_score, round_down, ..rules };
    std::iter::once(rules).chain(absences.into_iter().map(other)).collect()
}

/// Returns the rules in use, and those by which a missed round is half a win, rounded down or not.
fn free_wins(rules: ScoringRules) -> [ScoringRules; 3] {
    let half = |round_down| ScoringRules { absent_wins: HalfPoints::JIGO, round_down, ..rules };
    [rules, half(false), half(true)]
}
