//! Where the rounds of a results file stand: after the columns with criteria, before those with scores that some programs add. One word
//! does not tell a criterion from a round, because 43½ is written `43=` or `43?`; all lines together do.

use std::ops::Range;

use crate::results_table::half_game;

/// Returns the columns of the rounds. `lines` are the words of each player after the club, in the order of lines.
///
/// A column has rounds if its words are rounds and somebody won or lost in it, or if more pairs of lines name each other than not.
/// Columns between such columns have rounds too, and those next to them in which nobody plays.
pub(super) fn rounds(lines: &[Vec<&str>]) -> Range<usize> {
    let longest = lines.iter().map(Vec::len).max().unwrap_or(0);
    let is_round = |&column: &usize| is_round(lines, column);
    let (Some(first), Some(last)) = ((0..longest).find(is_round), (0..longest).rev().find(is_round)) else {
        return longest..longest;
    };
    let idle = |&column: &usize| {
        let mut words = lines.iter().filter_map(|line| line.get(column));
        words.all(|word| half_game(word).is_some_and(|half| half.opponent == 0))
    };
    let before = (0..first).rev().take_while(idle).count();
    let after = (last + 1..longest).take_while(idle).count();
    first - before..last + 1 + after
}

fn is_round(lines: &[Vec<&str>], column: usize) -> bool {
    let words: Vec<&str> = lines.iter().filter_map(|line| line.get(column).copied()).collect();
    let halves = words.iter().filter(|word| half_game(word).is_some()).count();
    let is_decided = |word: &&str| half_game(word).is_some() && word.contains(['+', '-']);
    2 * halves >= words.len() && (words.iter().any(is_decided) || mutual(lines, column) > 0)
}

/// Returns how many lines name a line that names them, less those whose opponent does not.
fn mutual(lines: &[Vec<&str>], column: usize) -> i32 {
    let opponent = |line: usize| Some(half_game(lines.get(line)?.get(column)?)?.opponent);
    let of_line = |line: usize| match opponent(line) {
        None | Some(0) => 0,
        Some(other) if other == line + 1 => -1,
        Some(other) if opponent(other - 1) == Some(line + 1) => 1,
        Some(_) => -1,
    };
    (0..lines.len()).map(of_line).sum()
}

/// Returns where the rounds of one line begin, which can be a column before or after the others if it lacks a word or has one more.
pub(super) fn start(line: &[&str], rounds: &Range<usize>) -> usize {
    let is_decided = |word: &&&str| half_game(word).is_some() && word.contains(['+', '-']);
    let before = line.iter().take(rounds.start).rev().take_while(is_decided).count();
    let missing = || line.iter().skip(rounds.start).take_while(|word| half_game(word).is_none()).count();
    if before > 0 { rounds.start - before } else { rounds.start + missing() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(lines: &[&str]) -> Range<usize> {
        rounds(&lines.iter().map(|line| line.split(' ').collect()).collect::<Vec<_>>())
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
    fn a_line_may_lack_a_word() {
        let rounds = 2..4;
        assert_eq!(start(&["5", "2+", "3+"], &rounds), 1);
        assert_eq!(start(&["x", "2", "5", "2+", "3+"], &rounds), 3);
        assert_eq!(start(&["2", "5", "2+", "3+"], &rounds), 2);
    }
}
