//! The ladder: criteria folded over the field, each splitting what the ones before it left tied.

use super::{Scores, Value};
use crate::model::criterion::{Criterion, ScoreBasis};
use crate::model::score::HalfPoints;

/// The field after the whole ladder.
pub(super) struct Ranked {
    /// Rows by place, those in one group tied; a group's rows in the crosstable's order.
    pub groups: Vec<Vec<usize>>,
    /// For each row, its value in each criterion.
    pub values: Vec<Vec<Value>>,
}

/// Ranks everyone. Direct confrontation sees the groups that the criteria before it left. It ranks with a look at the
/// criteria after it, but its value shown is that of the games alone, as in OpenGotha's lists.
pub(super) fn fold(scores: &Scores<'_>, ladder: &[Criterion]) -> Ranked {
    let columns: Vec<Option<Vec<i32>>> = ladder.iter().map(|&criterion| column(scores, criterion)).collect();
    let mut groups = vec![scores.each(|row| row)];
    let mut values = vec![Vec::with_capacity(ladder.len()); scores.rows.len()];
    for (at, &criterion) in ladder.iter().enumerate() {
        let met = |later| confront(scores, criterion, &groups, later);
        let (shown, ranking) = match &columns[at] {
            Some(column) => (column.clone(), column.clone()),
            None => (met(&[]), met(&columns[at + 1..])),
        };
        groups = groups.into_iter().flat_map(|group| split(group, &ranking)).collect();
        values.iter_mut().zip(shown).for_each(|(own, raw)| own.push(Value::of(criterion, raw)));
    }
    Ranked { groups, values }
}

/// A group in descending order of a column, cut where the value changes.
fn split(mut group: Vec<usize>, column: &[i32]) -> Vec<Vec<usize>> {
    group.sort_by_key(|&row| std::cmp::Reverse(column[row]));
    group.chunk_by(|&a, &b| column[a] == column[b]).map(<[usize]>::to_vec).collect()
}

/// A criterion's value for every row, more being better; `None` for those that depend on the groups.
fn column(scores: &Scores<'_>, criterion: Criterion) -> Option<Vec<i32>> {
    let halves = |points: Vec<HalfPoints>| points.into_iter().map(|p| p.0).collect();
    let rows = scores.rows.iter();
    Some(match criterion {
        Criterion::Mms => halves(scores.each(|row| scores.now(ScoreBasis::Mms, row))),
        Criterion::Wins => halves(scores.each(|row| scores.now(ScoreBasis::Wins, row))),
        Criterion::Sos(over, drop) => halves(scores.sos(over, usize::from(drop))),
        Criterion::SosWithoutFirst(rounds) => halves(scores.sos_without_first(usize::from(rounds))),
        Criterion::Sodos(over) => scores.sodos(over).into_iter().map(|p| p.0).collect(),
        Criterion::Sosos(over) => halves(scores.sosos(over)),
        Criterion::Cuss(over) => halves(scores.cuss(over)),
        Criterion::Cusp => halves(scores.cusp()),
        Criterion::Cps => halves(scores.cps()),
        Criterion::Sts => halves(scores.sts()),
        Criterion::SosSts => halves(scores.sosts()),
        Criterion::ExploitsTried => halves(scores.exploits(false)),
        Criterion::ExploitsDone => halves(scores.exploits(true)),
        Criterion::Category => rows.map(|r| -(r.category as i32)).collect(),
        Criterion::Rank => rows.map(|r| r.rank.steps()).collect(),
        Criterion::Rating => rows.map(|r| r.rating.0).collect(),
        Criterion::Direct | Criterion::SimpleDirect => return None,
    })
}

/// Direct confrontation inside every group of at least two who compete: guests and those who never came stay out of it.
fn confront(scores: &Scores<'_>, criterion: Criterion, groups: &[Vec<usize>], later: &[Option<Vec<i32>>]) -> Vec<i32> {
    let mut column = vec![0; scores.rows.len()];
    for group in groups {
        let members: Vec<usize> =
            group.iter().copied().filter(|&row| !scores.rows[row].guest && scores.took_part(row)).collect();
        if members.len() < 2 {
            continue;
        }
        let values = if criterion == Criterion::SimpleDirect {
            scores.simple_direct(&members)
        } else {
            let below = |row: usize| later.iter().flatten().map(|column| column[row]).collect();
            scores.direct(&members, &members.iter().map(|&row| below(row)).collect::<Vec<_>>())
        };
        members.iter().zip(values).for_each(|(&row, value)| column[row] = value);
    }
    column
}
