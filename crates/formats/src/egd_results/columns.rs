//! Where the rounds of a results file stand, and which numbers name opponents. One word does not tell a criterion from a round, because
//! 43½ is written `43=` or `43?`; all lines together do.

use std::collections::BTreeMap;
use std::ops::Range;

use super::values::value;
use crate::results_table::{half_game, is_like_round};

/// The weight of a word that can only be a round. It cancels the weight of a number.
const ROUND: i32 = 4;
/// The weight of a number. A single zero can be a round without a game.
const NUMBER: i32 = -4;
/// The weight of a word that can be a number with a half, if its opponent names the player in the same column.
const MUTUAL: i32 = 2;
/// The weight of such a word if its opponent does not name the player, or is not in the file.
const ALONE: i32 = -6;
/// The weight of a half without an opponent, if everyone has one: no criterion is ½ for everyone, but a round can have no game.
const NOBODY: i32 = 5;
/// The weight of a word without colour, in a file with colours.
const COLOURLESS: i32 = -3;
/// The weight of a line whose first column, without the points of the rounds, is a whole number.
const WHOLE: i32 = 2;
/// How many columns before the first that can only have rounds are looked at.
const UNDECIDED: usize = 10;

/// The line of each number by which opponents are named, both from 0 and 1.
pub(super) type Numbers = BTreeMap<usize, usize>;

/// Returns the numbers of lines by their order.
pub(super) fn by_order(lines: usize) -> Numbers {
    (1..=lines).map(|number| (number, number)).collect()
}

/// Returns the numbers of lines by which opponents are named: those that the lines begin with, if more games agree with them, as where
/// lines are sorted by name; otherwise the order of lines. The second value says whether they are those of the file.
pub(super) fn numbers(lines: &[Vec<&str>], own: &[Option<usize>]) -> (Numbers, bool) {
    let ordered = by_order(lines.len());
    let of_file: Numbers = own.iter().zip(1..).filter_map(|(number, line)| Some(((*number)?, line))).collect();
    let is_own = agreeing(lines, &of_file) > agreeing(lines, &ordered);
    if is_own { (of_file, true) } else { (ordered, false) }
}

/// Returns how many halves name a line that names them in the same column.
fn agreeing(lines: &[Vec<&str>], numbers: &Numbers) -> usize {
    let table = Table { lines, numbers, coloured: false };
    let of_line = |line: usize| (0..lines[line - 1].len()).filter(move |&column| table.is_mutual(line, column)).count();
    (1..=lines.len()).map(of_line).sum()
}

/// Returns the columns of the rounds, a single choice for all lines. `lines` are the words of each player after the club, in the order of
/// lines.
///
/// The columns between two that can only have rounds have rounds. Before them, the first round is where most words speak for it, and
/// where the first column has most often the wins of the rounds and a whole number; after them, columns in which nobody plays follow.
pub(super) fn rounds(lines: &[Vec<&str>], numbers: &Numbers) -> Range<usize> {
    let table = Table { lines, numbers, coloured: is_coloured(lines) };
    let longest = lines.iter().map(Vec::len).max().unwrap_or(0);
    let weights: Vec<i32> = (0..longest).map(|column| table.weight(column)).collect();
    let is_certain = |&column: &usize| weights[column] > 0 && table.words(column).any(is_certain);
    let is_likely = |&column: &usize| weights[column] > 0;
    let first = (0..longest).find(is_certain).or_else(|| (0..longest).find(is_likely));
    let last = (0..longest).rev().find(is_certain).or_else(|| (0..longest).rev().find(is_likely));
    let (Some(first), Some(last)) = (first, last) else { return longest..longest };
    let follows = |column: &usize| is_likely(column) || table.is_idle(*column);
    let end = last + 1 + (last + 1..longest).take_while(follows).count();
    let speaks = |&start: &usize| weights[start..first].iter().sum::<i32>() + table.whole_starts(&(start..end));
    // Of equals, the last one is the smallest.
    let start = (first.saturating_sub(UNDECIDED)..=first).rev().max_by_key(speaks).unwrap_or(first);
    start..end
}

/// The words of all lines.
#[derive(Clone, Copy)]
struct Table<'a> {
    lines: &'a [Vec<&'a str>],
    numbers: &'a Numbers,
    /// Whether most games that were won or lost have colours.
    coloured: bool,
}

impl<'a> Table<'a> {
    fn words(self, column: usize) -> impl Iterator<Item = &'a str> {
        self.lines.iter().filter_map(move |line| line.get(column).copied())
    }

    /// Returns whether nobody plays in this round.
    fn is_idle(self, column: usize) -> bool {
        self.words(column).all(|word| half_game(word).is_some_and(|half| half.opponent == 0))
    }

    /// Returns the weight of a column: positive if it looks like a round.
    fn weight(self, column: usize) -> i32 {
        if self.is_idle(column) {
            return self.words(column).map(|_| NOBODY).sum();
        }
        let of_line = |(line, words): (usize, &Vec<&str>)| words.get(column).map(|word| self.word(line, column, word));
        (1..).zip(self.lines).filter_map(of_line).sum()
    }

    fn word(self, line: usize, column: usize, word: &str) -> i32 {
        match half_game(word) {
            Some(_) if is_certain(word) => ROUND,
            Some(_) if word == "?" => ROUND / 2,
            Some(half) if half.opponent == 0 => 0,
            Some(_) => {
                let named = if self.is_mutual(line, column) { MUTUAL } else { ALONE };
                named + if self.coloured { COLOURLESS } else { 0 }
            }
            None if word == "0" => -1,
            None if value(word).is_some() => NUMBER,
            None => NUMBER / 2,
        }
    }

    /// Returns the line, from 1, of the opponent whom a line names.
    fn opponent(self, line: usize, column: usize) -> Option<usize> {
        let half = half_game(self.lines.get(line - 1)?.get(column)?)?;
        self.numbers.get(&half.opponent).copied()
    }

    fn is_mutual(self, line: usize, column: usize) -> bool {
        let opponent = self.opponent(line, column).filter(|opponent| *opponent != line);
        opponent.is_some_and(|opponent| self.opponent(opponent, column) == Some(line))
    }

    /// Returns the weight of the first column as a score, which is a whole number of points and the wins in these rounds.
    fn whole_starts(self, rounds: &Range<usize>) -> i32 {
        if rounds.start == 0 {
            return 0;
        }
        let of_line = |line: &Vec<&str>| {
            let words = line.get(rounds.start..rounds.end.min(line.len()))?;
            let wins: i32 = words.iter().map(|word| points(word)).sum();
            let start = value(line.first()?)? - wins;
            Some(if start % 100 == 0 { WHOLE } else { -WHOLE })
        };
        self.lines.iter().filter_map(of_line).sum()
    }
}

/// Returns whether a word can only be a round: somebody won or lost, or has a colour.
fn is_certain(word: &str) -> bool {
    half_game(word).is_some_and(|half| half.colour.is_some() || word.contains(['+', '-']))
}

/// Returns whether most games that were won or lost have colours.
fn is_coloured(lines: &[Vec<&str>]) -> bool {
    let halves = lines.iter().flatten().filter(|word| word.contains(['+', '-'])).filter_map(|word| half_game(word));
    let (with, without): (Vec<bool>, Vec<bool>) =
        halves.filter(|half| half.opponent != 0).map(|half| half.colour.is_some()).partition(|coloured| *coloured);
    with.len() > without.len()
}

/// Returns the points of a round in hundredths.
fn points(word: &str) -> i32 {
    match half_game(word) {
        Some(_) if word.contains('+') => 100,
        Some(_) if word.contains('=') => 50,
        _ => 0,
    }
}

/// Returns how many words most lines have: that in the middle, without empty lines.
pub(super) fn usual_length(lines: &[Vec<&str>]) -> usize {
    let mut lengths: Vec<usize> = lines.iter().map(Vec::len).filter(|length| *length > 0).collect();
    lengths.sort_unstable();
    lengths.get(lengths.len() / 2).copied().unwrap_or(0)
}

/// Returns where the rounds of one line begin, which can be columns before the others if it lacks words, or as many columns after them as
/// it has more words than is usual.
pub(super) fn start(line: &[&str], rounds: &Range<usize>, usual: usize) -> usize {
    let is_decided = |word: &&&str| half_game(word).is_some() && word.contains(['+', '-']);
    let before = line.iter().take(rounds.start).rev().take_while(is_decided).count();
    if before > 0 {
        return rounds.start - before;
    }
    let more = line.len().saturating_sub(usual);
    let is_other = |word: &&&str| half_game(word).is_none() && !is_like_round(word);
    rounds.start + line.iter().skip(rounds.start).take(more).take_while(is_other).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(lines: &[&str]) -> Range<usize> {
        rounds(&lines.iter().map(|line| line.split(' ').collect()).collect::<Vec<_>>(), &by_order(lines.len()))
    }

    #[test]
    fn criteria_and_scores_with_halves_are_no_rounds() {
        assert_eq!(of(&["3 12= 43= 2+/b 4+/w", "2 11 43? 1-/w 3+/b", "1 9 3= 4+ 2-", "0 8 4? 3- 1-"]), 3..5);
        assert_eq!(of(&["2 3 2+ 3+ 2 8=", "1 3 1- 0+ 2= 7", "0 3 0- 1- 1= 5="]), 2..4);
        assert_eq!(of(&["1 2= 2=/b", "1 1= 1=/w"]), 1..3, "lines that name each other");
        assert_eq!(of(&["2 5 2+ 0?", "1 5 1- ?"]), 2..4, "nobody has played the last round");
        assert_eq!(of(&["2 5", "1 5"]), 2..2);
    }

    #[test]
    fn criteria_with_halves_that_name_each_other_are_no_rounds() {
        assert_eq!(
            of(&["2= 33 101= 2+ 3= 4+", "1= 32 100= 1- 4= 3+", "1= 31 99 4+ 1= 2-", "= 29 98 3- 2= 1-"]),
            3..6,
            "wins of 1½, 1½ and 2½ without colours"
        );
        assert_eq!(of(&["2= 3= 2=/b 4+/b", "1= 4= 1=/w 3=/b", "1 5 4=/w 2=/w", "1 5 3=/b 1-/w"]), 2..4);
        assert_eq!(of(&["2= 3= 3=/w", "1= 4= 4=/w", "1= 4= 1=/b", "0= 5= 2=/b"]), 2..3);
        assert_eq!(of(&["2= 2=/b 3+/w 0+", "1= 1=/w 0+ 3-/b", "0= 0- 1-/b 2+/w"]), 1..4);
        assert_eq!(of(&["2= 2+", "1= 1-"]), 0..2, "two rounds and no criteria");
        assert_eq!(of(&["30= 0= 2=/b", "10= 0= 1=/w"]), 1..3, "a round without a game");
    }

    #[test]
    fn numbers_that_agree_with_the_games_name_the_opponents() {
        let lines = |lines: &[&'static str]| lines.iter().map(|line| line.split(' ').collect()).collect::<Vec<_>>();
        let by_name = lines(&["2 3+ 1-", "0 1- 3-", "3 4+ 2+", "1 2- 4+"]);
        let own = [Some(2), Some(4), Some(1), Some(3)];
        assert_eq!(numbers(&by_name, &own), (own.into_iter().flatten().zip(1..).collect(), true));
        let by_order_of_lines = lines(&["2 2+ 3+", "1 1- 4+", "1 4+ 1-", "0 3- 2-"]);
        assert_eq!(numbers(&by_order_of_lines, &own), (by_order(4), false));
        assert_eq!(numbers(&by_name[..1], &own[..1]), (by_order(1), false), "nothing agrees with either");
    }

    #[test]
    fn a_line_may_lack_a_word() {
        let rounds = 2..4;
        assert_eq!(start(&["5", "2+", "3+"], &rounds, 4), 1);
        assert_eq!(start(&["x", "2", "5", "2+", "3+"], &rounds, 4), 3);
        assert_eq!(start(&["2", "5", "2+", "3+"], &rounds, 4), 2);
        assert_eq!(start(&["2", "5", "0", "3+"], &rounds, 4), 2, "a zero is a round without a game");
    }

    #[test]
    fn a_word_that_is_no_round_moves_no_rounds() {
        let rounds = 2..4;
        assert_eq!(start(&["2", "5", "2/+w", "3+"], &rounds, 4), 2);
        assert_eq!(start(&["2", "5", "2", "3+"], &rounds, 4), 2);
        assert_eq!(start(&["x", "2", "5", "2/+w", "3+"], &rounds, 4), 3);
    }
}
