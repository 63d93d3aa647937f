//! The boxes of a table: their numbers, their order by doubling, their colours, and their rounds (R24-R28, R32).

use std::fmt;
use std::ops::RangeInclusive;

use messages::{Explain, Message, explained, message};
use serde::{Deserialize, Serialize};

use crate::model::id::RoundNumber;

/// Maximum number of lines of a table (R24).
pub const MOST_LINES: u32 = 64;

/// The value group of a box or of a place in the list, as a colour of the tour's scheme (R26).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Group {
    /// 1 and 2, placed without lots.
    Gold,
    /// 3 and 4.
    Bronze,
    /// 5 to 8.
    Blue,
    /// 9 to 16.
    Green,
    /// 17 to 32.
    Magenta,
    /// 33 to 64.
    Red,
}

impl Group {
    /// All groups, strongest first.
    pub const ALL: [Group; 6] = [Group::Gold, Group::Bronze, Group::Blue, Group::Green, Group::Magenta, Group::Red];

    /// Returns the name of the colour.
    pub fn name(self) -> &'static str {
        ["gold", "bronze", "blue", "green", "magenta", "red"][self as usize]
    }

    /// Returns the letter for printing without colour, from A for the strongest.
    pub fn letter(self) -> &'static str {
        ["A", "B", "C", "D", "E", "F"][self as usize]
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Returns the value group of box number `place`, 1..=64 (R26).
pub fn group(place: u32) -> Group {
    match place {
        ..=2 => Group::Gold,
        3..=4 => Group::Bronze,
        5..=8 => Group::Blue,
        9..=16 => Group::Green,
        17..=32 => Group::Magenta,
        _ => Group::Red,
    }
}

/// Returns the box numbers for which lots are drawn together, strongest group first: 1, 2, 3-4, 5-8 ... (R26).
pub fn lot_groups(lines: u32) -> Vec<RangeInclusive<u32>> {
    let mut groups = vec![1..=1];
    let mut filled = 1;
    while filled < lines {
        groups.push(filled + 1..=2 * filled);
        filled *= 2;
    }
    groups
}

/// Returns the box numbers in table order from the top, built by doubling (R27). `lines` is a power of two from 2.
pub fn box_numbers(lines: u32) -> Vec<u32> {
    let mut table = vec![1, 2];
    while table.len() < lines as usize {
        let pair = 2 * table.len() as u32 + 1;
        let double = |(at, &k): (usize, &u32)| if at % 2 == 0 { [k, pair - k] } else { [pair - k, k] };
        table = table.iter().enumerate().flat_map(double).collect();
    }
    table
}

/// Returns the boxes in paper order, as the published scheme prints them: in each pair, the lower number is on top in
/// sections 1 and 3, and below in sections 2 and 4 (R27). The pairs stay in table order. `boxes` is in table order;
/// `place` returns a box's number. For the games see [`rounds_on_paper`](super::rounds_on_paper).
pub fn on_paper<B: Clone>(boxes: &[B], place: impl Fn(&B) -> u32) -> Vec<B> {
    let pairs = boxes.len() / 2;
    let section = |pair: usize| if pairs < 4 { pair } else { 4 * pair / pairs };
    let print = |(pair, two): (usize, &[B])| {
        let mut two = two.to_vec();
        two.sort_by_key(&place);
        if section(pair) % 2 == 1 {
            two.reverse();
        }
        two
    };
    boxes.chunks(2).enumerate().flat_map(print).collect()
}

/// Returns the number of lines of the smallest table for `players`, 2..=64.
///
/// # Errors
/// [`NoTable::Size`] for fewer or more players.
pub fn lines_for(players: usize) -> Result<u32, NoTable> {
    match u32::try_from(players) {
        Ok(n) if (2..=MOST_LINES).contains(&n) => Ok(n.next_power_of_two()),
        _ => Err(NoTable::Size(players)),
    }
}

/// Returns the number of rounds of a table of `size` players (R24): six for 64.
pub fn rounds_needed(size: u32) -> u32 {
    size.max(1).next_power_of_two().ilog2()
}

/// Returns the competition's round in which a table of `lines` begins, so that it ends with the last round (R32).
///
/// # Errors
/// [`NoTable::Rounds`] if the competition is too short.
pub fn first_round(lines: u32, total: RoundNumber) -> Result<RoundNumber, NoTable> {
    let needed = rounds_needed(lines);
    (needed <= total).then(|| total - needed + 1).ok_or(NoTable::Rounds { lines, needed, total })
}

/// Returns the number of seeds shown: two for up to eight boxes, otherwise a quarter of the boxes (R28).
pub fn seeds_shown(lines: u32) -> u32 {
    if lines <= 8 { 2 } else { lines / 4 }
}

/// Why a table is not possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoTable {
    /// Too few or too many players.
    Size(usize),
    /// Not enough rounds.
    Rounds {
        /// Lines of the table.
        lines: u32,
        /// Rounds of the table.
        needed: u32,
        /// Rounds of the competition.
        total: RoundNumber,
    },
}

impl Explain for NoTable {
    fn message(&self) -> Message {
        match *self {
            NoTable::Size(players) => message!("knockout-table-size", players),
            NoTable::Rounds { lines, needed, total } => message!("knockout-table-rounds", lines, needed, total),
        }
    }
}

explained!(NoTable);

#[cfg(test)]
mod tests {
    use super::*;

    fn paper(lines: u32) -> Vec<u32> {
        on_paper(&box_numbers(lines), |&place| place)
    }

    #[test]
    fn small_tables_match_the_rules() {
        assert_eq!(box_numbers(2), [1, 2]);
        assert_eq!(box_numbers(4), [1, 4, 3, 2]);
        assert_eq!(box_numbers(8), [1, 8, 5, 4, 3, 6, 7, 2]);
        assert_eq!(box_numbers(16), [1, 16, 9, 8, 5, 12, 13, 4, 3, 14, 11, 6, 7, 10, 15, 2]);
    }

    #[test]
    fn table_of_64_matches_the_published_scheme() {
        let colours: Vec<String> = paper(64).iter().map(|&p| group(p).to_string()).collect();
        let pairs: Vec<String> = colours.chunks(2).map(|two| two.join(" ")).collect();
        let section_1 = "gold red, magenta red, magenta red, green red, green red, magenta red, magenta red, blue red";
        assert_eq!(pairs[..8].join(", "), section_1);
        for (pair, text) in pairs.iter().enumerate() {
            let below = (pair / 8) % 2 == 1;
            assert!(if below { text.starts_with("red") } else { text.ends_with("red") }, "pair {pair}: {text}");
        }
        assert_eq!((paper(64)[0], paper(64)[63]), (1, 2));
    }

    #[test]
    fn winners_by_number_form_the_next_smaller_table() {
        for lines in [4, 8, 16, 32, 64] {
            let strongest: Vec<u32> = box_numbers(lines).chunks(2).map(|two| two[0].min(two[1])).collect();
            assert_eq!(strongest, box_numbers(lines / 2), "{lines}");
            assert!(box_numbers(lines).chunks(2).all(|two| two[0] + two[1] == lines + 1));
            assert_eq!(paper(lines)[lines as usize - 1], 2);
        }
    }

    #[test]
    fn table_is_played_in_the_last_rounds() {
        assert_eq!([6, 11, 22].map(|n| first_round(lines_for(n).unwrap(), 6)), [Ok(4), Ok(3), Ok(2)]);
        assert_eq!(first_round(64, 5), Err(NoTable::Rounds { lines: 64, needed: 6, total: 5 }));
        assert_eq!((lines_for(1), lines_for(65)), (Err(NoTable::Size(1)), Err(NoTable::Size(65))));
        assert_eq!([2, 4, 8, 16, 32, 64].map(seeds_shown), [2, 2, 2, 4, 8, 16]);
    }
}
