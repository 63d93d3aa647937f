//! Which words after the country are the club: one, none where the column is blank, or several.

use super::columns::usual_length;
use super::values::value;
use crate::results_table::{half_game, is_like_round};

/// Returns how many words of each line belong to the club. `lines` are the words after the country.
///
/// A number or a round in the place of the club is the first word after a blank club if its line has a word less than those with a club,
/// or if nobody has a club.
pub(super) fn lengths(lines: &[Vec<&str>]) -> Vec<usize> {
    let has_club = |line: &&Vec<&str>| line.first().is_some_and(|word| !is_after_club(word));
    let with_club: Vec<Vec<&str>> = lines.iter().filter(has_club).cloned().collect();
    let usual = usual_length(&with_club);
    let firsts = || lines.iter().filter_map(|line| line.first());
    let are_equal = lines.len() > 1 && firsts().all(|first| Some(first) == firsts().next());
    let is_blank = |line: &Vec<&str>| match with_club.is_empty() {
        true => !are_equal,
        false => line.len() < usual,
    };
    let numbers = with_club.iter().filter(|line| line.get(1).is_some_and(|word| is_after_club(word))).count();
    let may_be_longer = 2 * numbers > with_club.len();
    let length = |line: &Vec<&str>| match has_club(&line) {
        true if may_be_longer => 1 + line.iter().skip(1).take_while(|word| continues_club(word)).count(),
        true => line.len().min(1),
        false if line.first().is_some_and(|word| value(word).is_none()) => 0,
        false => usize::from(!line.is_empty() && !is_blank(line)),
    };
    lines.iter().map(length).collect()
}

/// Returns whether a word looks like one that follows the club: a score or a round.
fn is_after_club(word: &str) -> bool {
    value(word).is_some() || half_game(word).is_some_and(|_| word.len() > 1) || is_like_round(word)
}

/// Returns whether a word can be a further word of a club.
fn continues_club(word: &str) -> bool {
    word.starts_with(char::is_alphabetic) && !is_after_club(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(lines: &[&str]) -> Vec<usize> {
        lengths(&lines.iter().map(|line| line.split_whitespace().collect()).collect::<Vec<_>>())
    }

    #[test]
    fn a_number_is_a_score_if_a_word_is_missing() {
        assert_eq!(of(&["Mill 3 5 2+", "2 4 1-", "Weir 1 3 4+", "7 0 3 3-"]), [1, 0, 1, 1]);
        assert_eq!(of(&["3 5 2+", "2 4 1-"]), [0, 0], "nobody has a club");
        assert_eq!(of(&["0 3 5 2+", "0 2 4 1-"]), [1, 1], "a zero for a club");
        assert_eq!(of(&["2+/w 3+/b", "1-/b 0-"]), [0, 0], "no scores");
        assert_eq!(of(&["Mill 2+/w", "1/-b"]), [1, 0], "a round that is written wrongly");
    }

    #[test]
    fn a_club_may_have_several_words() {
        assert_eq!(of(&["Old Mill 3 5 2+", "Mill 2 4 1-", "Weir 1 3 0+"]), [2, 1, 1]);
        assert_eq!(of(&["Mill A 3 2+", "Mill A 2 1-"]), [1, 1], "a column of its own");
    }
}
