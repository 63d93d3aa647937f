//! Applies the tie-breaks: each criterion splits the groups that the previous ones left tied.

use super::{CriterionValue, Scores};
use crate::model::criterion::{Criterion, ScoreBasis};
use crate::model::score::HalfPoints;

/// The players after all tie-breaks.
pub(super) struct Ranked {
    /// Rows by place. The rows of a group are tied and in the order of the crosstable.
    pub groups: Vec<Vec<usize>>,
    /// For each row, its value in every criterion.
    pub values: Vec<Vec<CriterionValue>>,
}

/// Who is compared in a direct confrontation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Confronted {
    /// Everyone in the crosstable.
    Everyone,
    /// Neither guests nor players who never took part.
    Placed,
}

/// Ranks all players. Direct confrontation compares the groups left by the criteria before it. Its ranking also uses the
/// criteria after it, but the value shown is that of the games alone, as in OpenGotha's lists.
pub(super) fn rank(scores: &Scores<'_>, tie_breaks: &[Criterion], who: Confronted) -> Ranked {
    let columns: Vec<Option<Vec<i32>>> = tie_breaks.iter().map(|&criterion| column(scores, criterion)).collect();
    let mut groups = vec![scores.each(|row| row)];
    let mut values = vec![Vec::with_capacity(tie_breaks.len()); scores.rows.len()];
    for (at, &criterion) in tie_breaks.iter().enumerate() {
        let confronted = |later| confront(scores, (criterion, who), &groups, later);
        let (shown, ranking) = match &columns[at] {
            Some(column) => (column.clone(), column.clone()),
            None => (confronted(&[]), confronted(&columns[at + 1..])),
        };
        groups = groups.into_iter().flat_map(|group| split(group, &ranking)).collect();
        let per_win = scores.competition.system.shown_points_per_win();
        values
            .iter_mut()
            .zip(shown)
            .for_each(|(own, raw)| own.push(CriterionValue::of(criterion, raw).scaled(per_win)));
    }
    Ranked { groups, values }
}

/// Sorts a group in descending order of a column and splits it where the value changes.
fn split(mut group: Vec<usize>, column: &[i32]) -> Vec<Vec<usize>> {
    group.sort_by_key(|&row| std::cmp::Reverse(column[row]));
    group.chunk_by(|&a, &b| column[a] == column[b]).map(<[usize]>::to_vec).collect()
}

/// Returns a criterion's value for every row, more is better; `None` for criteria that depend on the groups.
fn column(scores: &Scores<'_>, criterion: Criterion) -> Option<Vec<i32>> {
    let halves = |points: Vec<HalfPoints>| points.into_iter().map(|p| p.0).collect();
    let rows = scores.rows.iter();
    Some(match criterion {
        Criterion::Mms => halves(scores.each(|row| scores.now(ScoreBasis::Mms, row))),
        Criterion::Wins => halves(scores.each(|row| scores.now(ScoreBasis::Wins, row))),
        Criterion::Sos(basis, drop) => halves(scores.sos(basis, usize::from(drop))),
        Criterion::SosWithoutFirst(rounds) => halves(scores.sos_without_first(usize::from(rounds))),
        Criterion::Sodos(basis) => scores.sodos(basis).into_iter().map(|p| p.0).collect(),
        Criterion::Sosos(basis) => halves(scores.sosos(basis)),
        Criterion::Cuss(basis) => halves(scores.cuss(basis)),
        Criterion::Cusp => halves(scores.cusp()),
        Criterion::Cps => halves(scores.cps()),
        Criterion::Stage => halves(rows.map(|r| r.stage).collect()),
        Criterion::BoardPoints => halves(rows.map(|r| r.board_points).collect()),
        Criterion::Rung => rows.map(|r| r.height.0).collect(),
        Criterion::Sequence => scores.sequences(),
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

/// Returns the direct confrontation within each group.
fn confront(
    scores: &Scores<'_>,
    (criterion, who): (Criterion, Confronted),
    groups: &[Vec<usize>],
    later: &[Option<Vec<i32>>],
) -> Vec<i32> {
    let counts = |row: usize| who == Confronted::Everyone || !scores.rows[row].guest && scores.took_part(row);
    let mut column = vec![0; scores.rows.len()];
    for group in groups {
        let members: Vec<usize> = group.iter().copied().filter(|&row| counts(row)).collect();
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
