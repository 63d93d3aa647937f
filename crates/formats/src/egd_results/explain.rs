//! What the columns of a results file mean: the system, the initial scores, what a missed round gives, and the criteria are those that
//! give the file's own values for the most players.

use std::collections::BTreeMap;

use domain::model::mcmahon::McMahon;
use domain::model::scoring::{ByeInSums, MissedInSosos, ScoringRules};
use domain::standings::Standings;
use domain::{Competition, Criterion, Crosstable, HalfPoints, Rank, ScoreBasis, System, Tournament};
use messages::message;

use super::initial_scores;
use crate::file_places::hundredths;
use crate::notes::{Notes, listed};

/// The columns of criteria.
pub(super) struct Columns {
    /// The criterion that the heading names.
    pub names: Vec<Option<Criterion>>,
    /// The values of each player in hundredths, by entry and column; `None` for a word that is not a number.
    pub values: Vec<Vec<Option<i32>>>,
}

impl Columns {
    /// Returns a column's value for every player.
    fn column(&self, at: usize) -> impl Iterator<Item = Option<i32>> + '_ {
        self.values.iter().map(move |row| row.get(at).copied().flatten())
    }

    /// Returns the columns that have a name or whose values differ; others are fillers.
    fn used(&self) -> Vec<usize> {
        let last = self.values.iter().map(Vec::len).max().unwrap_or(0);
        let differs = |&at: &usize| {
            let mut values = self.column(at);
            let first = values.next().flatten();
            self.names.get(at).copied().flatten().is_some() || values.any(|value| value != first)
        };
        (0..last).filter(differs).collect()
    }
}

/// The criteria that are looked for, the usual ones first. Direct confrontation depends on those before it, so it follows the score. `over` is the score of the first column.
fn candidates(over: ScoreBasis) -> Vec<Criterion> {
    let other = if over == ScoreBasis::Wins { ScoreBasis::Mms } else { ScoreBasis::Wins };
    let of = |basis| {
        [
            Criterion::Sos(basis, 0),
            Criterion::Sosos(basis),
            Criterion::Sodos(basis),
            Criterion::Cuss(basis),
            Criterion::Sos(basis, 1),
            Criterion::Sos(basis, 2),
        ]
    };
    let score = if over == ScoreBasis::Wins { Criterion::Wins } else { Criterion::Mms };
    let points = if over == ScoreBasis::Wins { Criterion::Mms } else { Criterion::Wins };
    [
        vec![score, Criterion::Direct],
        of(over).to_vec(),
        vec![points],
        of(other).to_vec(),
        vec![Criterion::Cps, Criterion::Rank],
    ]
    .concat()
}

/// Gives the competition the system, initial scores, scoring and criteria that explain the columns. Returns the columns of its
/// criteria; `None` if the first column is neither a number of wins nor a McMahon score.
pub(super) fn explain(tournament: &mut Tournament, columns: &Columns, notes: &mut Notes) -> Option<Vec<usize>> {
    let used = columns.used();
    let name = |at: &usize| columns.names.get(*at).copied().flatten();
    let named = used.iter().find(|at| name(at) == Some(Criterion::Mms));
    let score = *named.or_else(|| used.iter().find(|at| matches!(name(at), None | Some(Criterion::Wins))))?;
    let over = initial(tournament, columns, score, notes)?;
    let found = in_order(criteria(tournament, columns, &used, over), columns);
    let unknown = used.iter().filter(|at| !found.iter().any(|(known, _)| known == *at));
    let unknown: Vec<String> = unknown.map(|at| (at + 1).to_string()).collect();
    if !unknown.is_empty() {
        notes.add(message!("import-note-egd-columns", columns = listed(&unknown)));
    }
    let mut tie_breaks: Vec<Criterion> = found.iter().map(|(_, criterion)| *criterion).collect();
    let names = listed(&tie_breaks.iter().map(Criterion::to_string).collect::<Vec<String>>());
    let is_swiss = over == ScoreBasis::Wins || tie_breaks.first() == Some(&Criterion::Wins);
    notes.add(if is_swiss {
        message!("import-note-egd-swiss-found", criteria = names)
    } else {
        let McMahon { bar, floor, zero, .. } = tournament.competition.mcmahon;
        let (bar, floor, zero) = (bar.to_string(), floor.to_string(), zero.to_string());
        message!("import-note-egd-mcmahon", bar, floor, zero, criteria = names)
    });
    if !unknown.is_empty() {
        let usual =
            if over == ScoreBasis::Wins { Criterion::swiss_tie_breaks() } else { Criterion::mcmahon_tie_breaks() };
        tie_breaks.extend(usual.into_iter().filter(|criterion| !found.iter().any(|(_, known)| known == criterion)));
    }
    let rules = &mut tournament.competition;
    if tie_breaks.first() == Some(&Criterion::Wins) {
        let Competition { scoring, mcmahon, rounds, .. } = *rules;
        *rules =
            Competition { scoring, mcmahon, ..Competition::new(rules.id, rules.name.clone(), System::Swiss, rounds) };
    }
    rules.tie_breaks = tie_breaks;
    Some(found.into_iter().map(|(at, _)| at).collect())
}

/// Puts the McMahon score before the wins, as MacMahon orders players, if the lines of the file are in that order.
fn in_order(found: Vec<(usize, Criterion)>, columns: &Columns) -> Vec<(usize, Criterion)> {
    let mut scores_first = found.clone();
    scores_first.sort_by_key(|(_, criterion)| *criterion != Criterion::Mms);
    let disorder = |order: &[(usize, Criterion)]| {
        let line =
            |row: &Vec<Option<i32>>| order.iter().map(|(at, _)| row.get(*at).copied().flatten()).collect::<Vec<_>>();
        columns.values.windows(2).filter(|pair| line(&pair[0]) < line(&pair[1])).count()
    };
    if disorder(&scores_first) < disorder(&found) { scores_first } else { found }
}

/// Finds what the first column counts, and sets the system and what rounds without a game give, in a McMahon also the initial scores.
/// Returns `None` and changes nothing unless this explains two thirds of the players.
fn initial(tournament: &mut Tournament, columns: &Columns, at: usize, notes: &mut Notes) -> Option<ScoreBasis> {
    let named = columns.names.get(at).copied().flatten();
    let rules = tournament.competition.clone();
    let table = table(tournament);
    let mut best: Option<(usize, ScoringRules, Option<McMahon>)> = None;
    let mut offer = |matches, scoring, scores| {
        if best.as_ref().is_none_or(|(most, ..)| matches > *most) {
            best = Some((matches, scoring, scores));
        }
    };
    for scoring in free_points(rules.scoring) {
        let rules = Competition { scoring, ..rules.clone() };
        if named != Some(Criterion::Mms) {
            let wins = values(&table, &rules, &[Criterion::Wins]);
            offer(
                columns.column(at).zip(&wins).filter(|(theirs, ours)| *theirs == ours.first().copied()).count(),
                scoring,
                None,
            );
        }
        if named != Some(Criterion::Wins) {
            let starts = starts(tournament, columns, at, &rules, &table);
            let ranked: Vec<(Rank, i32)> = starts.iter().filter_map(|&(rank, start)| Some((rank, start?))).collect();
            if let Some((scores, matches)) = initial_scores::fit(&ranked) {
                offer(matches, scoring, Some(scores));
            }
        }
    }
    let (matches, scoring, scores) = best.filter(|(matches, ..)| 3 * matches >= 2 * columns.values.len())?;
    let rules = &mut tournament.competition;
    rules.scoring = scoring;
    let Some(scores) = scores else { return Some(ScoreBasis::Wins) };
    (rules.system, rules.mcmahon) = (System::McMahon, scores);
    if matches < columns.values.len() {
        shift(tournament, columns, at, notes);
    }
    Some(ScoreBasis::Mms)
}

/// Adds points to players whose initial score differs from that of their rank, with a note.
fn shift(tournament: &mut Tournament, columns: &Columns, at: usize, notes: &mut Notes) {
    let rules = tournament.competition.clone();
    let starts = starts(tournament, columns, at, &rules, &table(tournament));
    let mut names = Vec::new();
    for (entry, (rank, start)) in tournament.entries.iter_mut().zip(starts) {
        let of_rank = rules.mcmahon.initial(rank).floor();
        let difference = start.map_or(0, |start| start - of_rank);
        if (1..=MOST_SHIFTED).contains(&difference.abs()) {
            entry.score_shift = difference;
            names.push(format!("{} ({difference:+})", entry.player.list_name()));
        }
    }
    if !names.is_empty() {
        notes.add(message!("import-note-egd-shifted", count = names.len(), names = listed(&names)));
    }
}

/// The most points that are added to an initial score. A larger difference is an error in the file.
const MOST_SHIFTED: i32 = 99;

/// Returns each player's rank and the whole score with which they began, if the column has their score after all rounds.
fn starts(
    tournament: &Tournament,
    columns: &Columns,
    at: usize,
    rules: &Competition,
    table: &Crosstable,
) -> Vec<(Rank, Option<i32>)> {
    let ours = values(table, rules, &[Criterion::Mms]);
    let mut starts = Vec::with_capacity(tournament.entries.len());
    for ((entry, theirs), ours) in tournament.entries.iter().zip(columns.column(at)).zip(ours) {
        let added = HalfPoints::whole(entry.score_shift);
        let own = rules.mcmahon.initial(entry.player.rank) + added;
        let gained = ours.first().map(|score| score - 50 * own.0);
        let start = theirs.zip(gained).map(|(theirs, gained)| theirs - gained);
        starts.push((entry.player.rank, start.filter(|start| start % 100 == 0).map(|start| start / 100)));
    }
    starts
}

/// Finds the criterion of each column and the rules for sums of opponents' scores, and sets these rules. A column that no criterion
/// explains for most players has none, unless the heading names it.
fn criteria(
    tournament: &mut Tournament,
    columns: &Columns,
    used: &[usize],
    over: ScoreBasis,
) -> Vec<(usize, Criterion)> {
    let (table, rules) = (table(tournament), tournament.competition.clone());
    let mut all = candidates(over);
    all.extend(columns.names.iter().flatten().filter(|name| !all.contains(name)).copied().collect::<Vec<_>>());
    let explained = |scoring: ScoringRules| {
        let ours = values(&table, &Competition { scoring, ..rules.clone() }, &all);
        let best = |&at: &usize| best(columns, at, &all, &ours);
        let found: Vec<(usize, Criterion, usize)> = used.iter().filter_map(best).collect();
        (found.iter().map(|(_, _, matches)| matches).sum::<usize>(), found)
    };
    let mut chosen = (rules.scoring, explained(rules.scoring));
    let try_all = |chosen: &mut (ScoringRules, (usize, Vec<_>)), others: Vec<ScoringRules>| {
        for scoring in others {
            let other = explained(scoring);
            if other.0 > chosen.1.0 {
                *chosen = (scoring, other);
            }
        }
    };
    let ScoringRules { absent_score, absent_wins, bye_score, bye_wins, round_down, .. } = rules.scoring;
    let free = ScoringRules { absent_score, absent_wins, bye_score, bye_wins, round_down, ..ScoringRules::opengotha() };
    try_all(&mut chosen, vec![free]);
    for change in SUMS {
        let mut other = chosen.0;
        change(&mut other);
        try_all(&mut chosen, vec![other]);
    }
    tournament.competition.scoring = chosen.0;
    let is_named = |at: usize| columns.names.get(at).copied().flatten().is_some();
    let is_found =
        |(at, _, matches): &(usize, Criterion, usize)| is_named(*at) || 3 * matches >= 2 * columns.values.len();
    chosen.1.1.into_iter().filter(is_found).map(|(at, criterion, _)| (at, criterion)).collect()
}

/// The rules for sums that are changed one by one as long as more values are explained.
const SUMS: [fn(&mut ScoringRules); 9] = [
    |rules| rules.handicap_in_sums = !rules.handicap_in_sums,
    |rules| rules.forfeit_counts_opponent = !rules.forfeit_counts_opponent,
    |rules| rules.unplayed_as_half = !rules.unplayed_as_half,
    |rules| rules.bye_in_sums = ByeInSums::OtherPoints,
    |rules| rules.bye_in_sums = ByeInSums::Zero,
    |rules| rules.missed_in_sosos = MissedInSosos::StartTimesRounds,
    |rules| rules.missed_in_sosos = MissedInSosos::OwnSos,
    |rules| rules.bye_in_sodos = !rules.bye_in_sodos,
    |rules| rules.absent_wins = HalfPoints::JIGO,
];

/// Whether two criteria are the same sum, maybe over another score: OpenGotha names both `SOS`.
fn is_same_sum(one: Criterion, other: Criterion) -> bool {
    match (one, other) {
        (Criterion::Sos(_, left), Criterion::Sos(_, right)) => left == right,
        (Criterion::Sosos(_), Criterion::Sosos(_))
        | (Criterion::Sodos(_), Criterion::Sodos(_))
        | (Criterion::Cuss(_), Criterion::Cuss(_)) => true,
        _ => one == other,
    }
}

/// Returns the criterion that gives a column's values for the most players, with their number.
fn best(columns: &Columns, at: usize, all: &[Criterion], ours: &[Vec<i32>]) -> Option<(usize, Criterion, usize)> {
    let named = columns.names.get(at).copied().flatten();
    let of = |(index, criterion): (usize, &Criterion)| {
        let agrees = |(theirs, ours): &(Option<i32>, &Vec<i32>)| *theirs == ours.get(index).copied();
        (*criterion, columns.column(at).zip(ours).filter(agrees).count())
    };
    let is_named = |criterion: &Criterion| named.is_none_or(|named| is_same_sum(named, *criterion));
    let fits = all.iter().enumerate().filter(|(_, criterion)| is_named(criterion)).map(of);
    let first_best = fits.rev().max_by_key(|(criterion, matches)| (*matches, *criterion != Criterion::Direct));
    first_best.map(|(criterion, matches)| (at, criterion, matches))
}

/// Returns the rules in use, and with other points for missed rounds. The signs of the file say that a bye gives a point, and a missed
/// round less.
fn free_points(rules: ScoringRules) -> Vec<ScoringRules> {
    let absences = [(HalfPoints::ZERO, true), (HalfPoints::JIGO, true), (HalfPoints::JIGO, false)];
    let other = |(absent_score, round_down)| ScoringRules { absent_score, round_down, ..rules };
    std::iter::once(rules).chain(absences.into_iter().map(other)).collect()
}

fn table(tournament: &Tournament) -> Crosstable {
    Crosstable::of(tournament, tournament.paired_rounds())
}

/// Returns the values of these criteria in hundredths, for each entry in order.
fn values(table: &Crosstable, rules: &Competition, criteria: &[Criterion]) -> Vec<Vec<i32>> {
    let standings = Standings::by(criteria, table, rules, table.rounds);
    let lines: BTreeMap<_, _> = standings.lines.iter().map(|line| (line.entry, &line.criteria)).collect();
    lines.into_values().map(|values| values.iter().map(|value| hundredths(*value)).collect()).collect()
}

#[cfg(test)]
mod tests;
