//! What the columns of a results file mean: the system, the initial scores, what a missed round gives, and the criteria are those that
//! give the file's own values for the most players.

use domain::model::mcmahon::McMahon;
use domain::model::scoring::{ByeInSums, MissedInSosos, ScoringRules};
use domain::{Competition, Criterion, HalfPoints, System, Tournament};
use messages::message;

use super::readings::{self, Reading};
use super::values::{Assigned, Columns, assign, values};
use crate::notes::{Notes, listed};

/// The columns of a file whose scores are known.
#[derive(Debug, Default)]
pub(super) struct Explained {
    /// The columns of the competition's first criteria, in their order; `None` for a score that the file does not have.
    pub columns: Vec<Option<usize>>,
    /// By how much the values of the file are higher than those here, in hundredths, by entry and criterion.
    pub higher: Vec<Vec<i32>>,
}

/// Gives the competition the system, initial scores, scoring and criteria that explain the columns. Returns the columns of its
/// criteria; `None` if no column has the wins or the McMahon scores of most players.
pub(super) fn explain(tournament: &mut Tournament, columns: &Columns, notes: &mut Notes) -> Option<Explained> {
    let reading = readings::best(tournament, columns)?;
    let mut applied = reading.applied(tournament, columns);
    let found = with_best_sums(&mut applied, columns, reading.scale.is_some());
    let is_known = |own: &&Assigned| columns.are_most(own.matches) || columns.name(own.at).is_some();
    let known = found.iter().filter(is_known).filter_map(|own| Some((own.at, own.criterion?)));
    let known = in_order(once_each(known), columns, &reading);
    note_columns(&found, &known, columns, notes);
    let score = is_by_missing_score(&known, &applied, columns, &reading).then_some((None, Criterion::Mms));
    let is_shown = |(_, criterion): &&Column| score.is_none() || *criterion != Criterion::Wins;
    let own = known.iter().filter(is_shown).map(|(at, criterion)| (Some(*at), *criterion));
    let (at, criteria): (Vec<Option<usize>>, Vec<Criterion>) = score.into_iter().chain(own).unzip();
    note_shifts(&reading, &applied, notes);
    note_values(&found, &applied, columns, notes);
    let explained = Explained { columns: at, higher: lower(&mut applied, &reading, &criteria) };
    settle(&mut applied, &reading, criteria, found.iter().all(|own| is_known(&own)));
    let of_values = |(at, criterion): &Column| {
        let is_given = found.iter().any(|own| own.at == *at && columns.are_most(own.matches));
        is_given.then(|| criterion.to_string())
    };
    let names: Vec<String> = known.iter().filter_map(of_values).collect();
    note_system(&applied.competition, &reading, &listed(&names), notes);
    *tournament = applied;
    Some(explained)
}

/// Gives the competition the rules for sums of opponents' scores that explain the most values, and returns the criteria of the columns.
fn with_best_sums(tournament: &mut Tournament, columns: &Columns, over_scores: bool) -> Vec<Assigned> {
    let mut chosen = assign(tournament, columns, over_scores);
    let mut offer = |tournament: &mut Tournament, scoring: ScoringRules| {
        let before = std::mem::replace(&mut tournament.competition.scoring, scoring);
        let found = assign(tournament, columns, over_scores);
        if readings::matches(&found) > readings::matches(&chosen) {
            chosen = found;
        } else {
            tournament.competition.scoring = before;
        }
    };
    let ScoringRules { absent_score, absent_wins, bye_score, bye_wins, round_down, .. } =
        tournament.competition.scoring;
    let free = ScoringRules { absent_score, absent_wins, bye_score, bye_wins, round_down, ..ScoringRules::opengotha() };
    offer(tournament, free);
    for change in SUMS {
        let mut other = tournament.competition.scoring;
        change(&mut other);
        offer(tournament, other);
    }
    chosen
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

/// A criterion with its column.
type Column = (usize, Criterion);

/// Returns the columns without those whose criterion an earlier one has.
fn once_each(columns: impl Iterator<Item = Column>) -> Vec<Column> {
    let mut once: Vec<Column> = Vec::new();
    for column in columns {
        if once.iter().all(|(_, criterion)| *criterion != column.1) {
            once.push(column);
        }
    }
    once
}

/// Returns the criteria in the order by which the lines of the file are sorted, without a score that is only shown beside another one.
fn in_order(found: Vec<Column>, columns: &Columns, reading: &Reading) -> Vec<Column> {
    let at = |criterion| found.iter().position(|(_, own)| *own == criterion);
    let without = |criterion| found.iter().filter(|(_, own)| *own != criterion).copied().collect::<Vec<Column>>();
    let orders = match (at(Criterion::Wins), at(Criterion::Mms)) {
        (Some(wins), Some(score)) if wins < score && !columns.are_criteria => vec![
            first(without(Criterion::Wins), Criterion::Mms),
            first(found.clone(), Criterion::Mms),
            first(found.clone(), Criterion::Wins),
            first(without(Criterion::Mms), Criterion::Wins),
        ],
        (Some(wins), Some(score)) => {
            let score =
                if wins < score { [Criterion::Wins, Criterion::Mms] } else { [Criterion::Mms, Criterion::Wins] };
            let mut orders: Vec<Vec<Column>> = score.into_iter().map(|score| first(found.clone(), score)).collect();
            if !columns.are_criteria {
                orders.push(first(without(Criterion::Wins), Criterion::Mms));
            }
            orders
        }
        _ if reading.score.is_some() => vec![first(found.clone(), Criterion::Mms)],
        _ => vec![first(found.clone(), Criterion::Wins)],
    };
    let rows = columns.by_place();
    let disorder = |order: &Vec<Column>| {
        let line =
            |row: &Vec<Option<i32>>| order.iter().map(|(at, _)| row.get(*at).copied().flatten()).collect::<Vec<_>>();
        rows.windows(2).filter(|pair| line(pair[0]) < line(pair[1])).count()
    };
    orders.into_iter().min_by_key(disorder).unwrap_or(found)
}

/// Returns whether the lines follow the McMahon scores of the sums rather than the wins, where the file has only the wins.
fn is_by_missing_score(known: &[Column], applied: &Tournament, columns: &Columns, reading: &Reading) -> bool {
    if reading.scale.is_none() || reading.score.is_some() {
        return false;
    }
    let criteria: Vec<Criterion> = known.iter().map(|(_, criterion)| *criterion).collect();
    let others = criteria.iter().copied().filter(|criterion| *criterion != Criterion::Wins);
    let by_score: Vec<Criterion> = std::iter::once(Criterion::Mms).chain(others).collect();
    let disorder = |criteria: &[Criterion]| {
        let rows = values(applied, criteria);
        columns.order().windows(2).filter(|pair| rows[pair[0]] < rows[pair[1]]).count()
    };
    disorder(&by_score) < disorder(&criteria)
}

/// Puts a score before the other criteria.
fn first(mut columns: Vec<Column>, score: Criterion) -> Vec<Column> {
    columns.sort_by_key(|(_, criterion)| *criterion != score);
    columns
}

/// Takes from everyone the points that the file counts below the weakest rank. Returns how much the values of these criteria lose.
fn lower(applied: &mut Tournament, reading: &Reading, criteria: &[Criterion]) -> Vec<Vec<i32>> {
    let higher = reading.scale.map_or(0, |scale| scale.higher);
    if higher == 0 {
        return Vec::new();
    }
    let before = values(applied, criteria);
    applied.entries.iter_mut().for_each(|entry| entry.score_shift -= higher);
    let after = values(applied, criteria);
    let lost = |(before, after): (&Vec<i32>, &Vec<i32>)| before.iter().zip(after).map(|(one, two)| one - two).collect();
    before.iter().zip(&after).map(lost).collect()
}

/// Gives the competition its criteria and its system. The usual criteria follow where columns are not known.
fn settle(tournament: &mut Tournament, reading: &Reading, mut criteria: Vec<Criterion>, all_known: bool) {
    let is_by_score = reading.score.is_some() || criteria.first() == Some(&Criterion::Mms);
    let is_swiss = !is_by_score || criteria.first() == Some(&Criterion::Wins);
    if !all_known {
        let usual =
            if reading.scale.is_none() { Criterion::swiss_tie_breaks() } else { Criterion::mcmahon_tie_breaks() };
        let usual = usual.into_iter().filter(|usual| !is_swiss || *usual != Criterion::Mms);
        let others: Vec<Criterion> = usual.filter(|usual| !criteria.contains(usual)).collect();
        criteria.extend(others);
    }
    let rules = &mut tournament.competition;
    if is_swiss {
        let Competition { scoring, mcmahon, rounds, .. } = *rules;
        *rules =
            Competition { scoring, mcmahon, ..Competition::new(rules.id, rules.name.clone(), System::Swiss, rounds) };
    } else {
        rules.system = System::McMahon;
    }
    rules.tie_breaks = criteria;
}

/// Notes the columns that have no criterion, and those that have one only by their heading.
fn note_columns(found: &[Assigned], known: &[Column], columns: &Columns, notes: &mut Notes) {
    let without = |own: &&Assigned| !columns.are_most(own.matches) && columns.name(own.at).is_none();
    let unknown: Vec<String> = found.iter().filter(without).map(|own| (own.at + 1).to_string()).collect();
    if !unknown.is_empty() {
        notes.add(message!("import-note-egd-columns", columns = listed(&unknown)));
    }
    let is_other = |(at, _): &&Column| found.iter().any(|own| own.at == *at && !columns.are_most(own.matches));
    let other: Vec<String> = known.iter().filter(is_other).map(|(_, criterion)| criterion.to_string()).collect();
    if !other.is_empty() {
        notes.add(message!("import-note-egd-headings", criteria = listed(&other)));
    }
}

/// Notes the players who have another value in a column that its criterion explains for most.
fn note_values(found: &[Assigned], applied: &Tournament, columns: &Columns, notes: &mut Notes) {
    let explained: Vec<Column> = found
        .iter()
        .filter(|own| columns.are_most(own.matches))
        .filter_map(|own| Some((own.at, own.criterion?)))
        .collect();
    let criteria: Vec<Criterion> = explained.iter().map(|(_, criterion)| *criterion).collect();
    let ours = values(applied, &criteria);
    let differs = |(theirs, ours): (&Vec<Option<i32>>, &Vec<i32>)| {
        let mut both = explained.iter().zip(ours).map(|((at, _), ours)| (theirs.get(*at).copied().flatten(), *ours));
        both.any(|(theirs, ours)| theirs != Some(ours))
    };
    let rows = applied.entries.iter().zip(columns.values.iter().zip(&ours));
    let names: Vec<String> = rows.filter(|(_, row)| differs(*row)).map(|(entry, _)| entry.player.list_name()).collect();
    if !names.is_empty() {
        notes.add(message!("import-note-egd-values", count = names.len(), names = listed(&names)));
    }
}

/// Notes the players whose initial score differs from that of their rank.
fn note_shifts(reading: &Reading, applied: &Tournament, notes: &mut Notes) {
    let name = |(entry, added): (&domain::Entry, i32)| format!("{} ({added:+})", entry.player.list_name());
    let names: Vec<String> = reading.shifted(applied).map(name).collect();
    if !names.is_empty() {
        notes.add(message!("import-note-egd-shifted", count = names.len(), names = listed(&names)));
    }
}

/// Notes the system with its criteria, and the scale of scores.
fn note_system(rules: &Competition, reading: &Reading, criteria: &str, notes: &mut Notes) {
    let McMahon { bar, floor, zero, .. } = rules.mcmahon;
    let (bar, floor, zero) = (bar.to_string(), floor.to_string(), zero.to_string());
    notes.add(match (reading.scale, rules.system) {
        (None, _) => message!("import-note-egd-swiss-found", criteria),
        (Some(_), System::Swiss) => message!("import-note-egd-swiss-scores", bar, floor, zero, criteria),
        (Some(_), _) if reading.score.is_none() => {
            message!("import-note-egd-mcmahon-sums", bar, floor, zero, criteria)
        }
        (Some(_), _) => message!("import-note-egd-mcmahon", bar, floor, zero, criteria),
    });
    if let Some(scale) = reading.scale.filter(|scale| scale.higher > 0) {
        let zero = rules.mcmahon.zero.to_string();
        notes.add(message!("import-note-egd-zero", points = scale.higher, zero));
    }
}

#[cfg(test)]
mod tests;
