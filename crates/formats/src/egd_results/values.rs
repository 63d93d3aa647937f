//! The columns of criteria, and the values of criteria that follow from the games.

use std::collections::BTreeMap;

use domain::standings::Standings;
use domain::{Criterion, Crosstable, Rank, ScoreBasis, Tournament};

use crate::file_places::hundredths;
use crate::text::{self, rank_from_30k};

/// The most columns that are looked at.
const MOST: usize = 12;
/// The letters that stand for half a point after a number.
const HALF: [char; 3] = ['=', '?', '½'];

/// Returns the value of a criterion in hundredths; a sign for ½ follows the number, or stands alone, in files without that letter.
pub(super) fn value(word: &str) -> Option<i32> {
    let number = word.trim_end_matches(HALF);
    match number.len() < word.len() {
        true if number.is_empty() => matches!(word, "½" | "=").then_some(50),
        true => Some(text::hundredths(number)? + if number.starts_with('-') { -50 } else { 50 }),
        false => text::hundredths(number),
    }
}

/// A rank as a file writes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct WrittenRank {
    /// The rank.
    pub rank: Rank,
    /// Whether the file has a lower one than 30 kyu.
    pub is_below: bool,
    /// The number of words: two where a blank is before the letter.
    pub words: usize,
}

/// Returns the rank with which words begin, such as `4d` or `4 d`; a number of one or two digits without a letter is a kyu.
pub(super) fn rank_of(words: &[&str]) -> Option<WrittenRank> {
    let first = *words.first()?;
    let read = |text: &str, words| rank_from_30k(text).map(|(rank, is_below)| WrittenRank { rank, is_below, words });
    let is_bare = (1..=2).contains(&first.len()) && first.bytes().all(|b| b.is_ascii_digit());
    if !is_bare {
        return read(first, 1);
    }
    let with_letter = words.get(1).and_then(|letter| read(&format!("{first}{letter}"), 2));
    with_letter.or_else(|| read(&format!("{first}k"), 1))
}

/// The columns of criteria.
pub(super) struct Columns {
    /// The criterion that the heading names.
    pub names: Vec<Option<Criterion>>,
    /// Whether the heading names the criteria as OpenGotha and this program do, which show no other columns.
    pub are_criteria: bool,
    /// The values of each player in hundredths, by entry and column; `None` for a word that is not a number.
    pub values: Vec<Vec<Option<i32>>>,
    /// The place of each player in the file.
    pub places: Vec<Option<u32>>,
}

impl Columns {
    /// Returns a column's value for every player.
    pub fn column(&self, at: usize) -> impl Iterator<Item = Option<i32>> + '_ {
        self.values.iter().map(move |row| row.get(at).copied().flatten())
    }

    /// Returns the first columns that have a name or whose values differ; others are fillers.
    pub fn used(&self) -> Vec<usize> {
        let last = self.values.iter().map(Vec::len).max().unwrap_or(0);
        let differs = |&at: &usize| {
            let mut values = self.column(at);
            let first = values.next().flatten();
            self.name(at).is_some() || values.any(|value| value != first)
        };
        (0..last).filter(differs).take(MOST).collect()
    }

    /// Returns the criterion that the heading names.
    pub fn name(&self, at: usize) -> Option<Criterion> {
        self.names.get(at).copied().flatten()
    }

    /// Whether a criterion that gives the values of so many players explains a column: two thirds of them.
    pub fn are_most(&self, matches: usize) -> bool {
        matches > 0 && 3 * matches >= 2 * self.values.len()
    }

    /// Returns the players, as positions among the entries, in the order of places.
    pub fn order(&self) -> Vec<usize> {
        let mut players: Vec<usize> = (0..self.values.len()).collect();
        players.sort_by_key(|player| self.places.get(*player).copied().flatten().unwrap_or(u32::MAX));
        players
    }

    /// Returns the rows of values in the order of places.
    pub fn by_place(&self) -> Vec<&Vec<Option<i32>>> {
        self.order().into_iter().map(|player| &self.values[player]).collect()
    }
}

/// The criterion of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Assigned {
    /// The column.
    pub at: usize,
    /// The criterion; `None` if another column has it already.
    pub criterion: Option<Criterion>,
    /// How many players have its value.
    pub matches: usize,
}

/// Returns the criterion of each column that gives the values of the most players, no criterion twice. A heading restricts it to the
/// sum that it names. Criteria over scores are looked for if initial scores are known.
pub(super) fn assign(tournament: &Tournament, columns: &Columns, over_scores: bool) -> Vec<Assigned> {
    let mut all = candidates(over_scores);
    let named: Vec<Criterion> = columns.names.iter().flatten().filter(|name| !all.contains(name)).copied().collect();
    all.extend(named);
    let ours = values(tournament, &all);
    let mut taken: Vec<Criterion> = Vec::new();
    let mut found = Vec::new();
    for at in columns.used() {
        let fits = |criterion: &Criterion| columns.name(at).is_none_or(|named| is_same_sum(named, *criterion));
        let matches = |index: usize| {
            let agrees =
                |(theirs, ours): &(Option<i32>, &Vec<i32>)| theirs.is_some() && *theirs == ours.get(index).copied();
            columns.column(at).zip(&ours).filter(agrees).count()
        };
        let counted: Vec<(Criterion, usize)> =
            (0..all.len()).filter(|&index| fits(&all[index])).map(|index| (all[index], matches(index))).collect();
        let Some(most) = counted.iter().map(|(_, matches)| *matches).max() else { continue };
        let best =
            || counted.iter().filter(|(own, matches)| *matches == most && !taken.contains(own)).map(|(own, _)| *own);
        let criterion = best().find(|own| *own != Criterion::Direct).or_else(|| best().next());
        if columns.are_most(most) {
            taken.extend(criterion);
        }
        found.push(Assigned { at, criterion, matches: most });
    }
    found
}

/// The criteria that are looked for, the usual ones first. Direct confrontation depends on those before it, so it follows the score.
fn candidates(over_scores: bool) -> Vec<Criterion> {
    let sums = |basis| {
        [
            Criterion::Sos(basis, 0),
            Criterion::Sosos(basis),
            Criterion::Sodos(basis),
            Criterion::Cuss(basis),
            Criterion::Sos(basis, 1),
            Criterion::Sos(basis, 2),
        ]
    };
    let of_wins = sums(ScoreBasis::Wins);
    let mut all = match over_scores {
        true => {
            [&[Criterion::Mms, Criterion::Direct][..], &sums(ScoreBasis::Mms), &[Criterion::Wins], &of_wins].concat()
        }
        false => [&[Criterion::Wins, Criterion::Direct][..], &of_wins].concat(),
    };
    all.extend([Criterion::Cps, Criterion::Rank]);
    all
}

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

/// Returns the values of these criteria in hundredths, for each entry in order; none for one who has not played.
pub(super) fn values(tournament: &Tournament, criteria: &[Criterion]) -> Vec<Vec<i32>> {
    let table = Crosstable::of(tournament, tournament.paired_rounds());
    let standings = Standings::by(criteria, &table, &tournament.competition, table.rounds);
    let lines: BTreeMap<_, _> = standings.lines.iter().map(|line| (line.entry, &line.criteria)).collect();
    let of = |entry: &domain::Entry| {
        lines.get(&entry.id).map(|values| values.iter().map(|value| hundredths(*value)).collect()).unwrap_or_default()
    };
    tournament.entries.iter().map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::{rank_of, value};

    #[test]
    fn a_blank_may_be_before_the_letter_of_a_rank() {
        let read = |words: &[&str]| rank_of(words).map(|read| (read.rank.to_string(), read.words));
        assert_eq!(read(&["4", "d", "NL"]), Some(("4d".into(), 2)));
        assert_eq!(read(&["4", "K", "NL"]), Some(("4k".into(), 2)));
        assert_eq!(read(&["4", "NL"]), Some(("4k".into(), 1)));
        assert_eq!(read(&["4d", "d"]), Some(("4d".into(), 1)));
        assert_eq!([read(&["Ada", "4"]), read(&[])], [None, None]);
    }

    #[test]
    fn values_have_halves_as_signs() {
        for (word, expected) in
            [("43=", 4350), ("43?", 4350), ("43½", 4350), ("43.5", 4350), ("-3=", -350), ("-0=", -50)]
        {
            assert_eq!(value(word), Some(expected), "{word}");
        }
        assert_eq!(
            [value("="), value("½"), value("?"), value("x3"), value("2+")],
            [Some(50), Some(50), None, None, None]
        );
    }
}
