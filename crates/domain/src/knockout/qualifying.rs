//! Qualifying for a shorter table: who is in directly, who plays for the places left, and who has won them (R30).

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::places::places;
use super::plan::{most_qualifiers, most_wild_cards};
use crate::table::Entrant;
use crate::{EntryId, Game, RoundNumber, Verdict};

/// Those who play for one place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Section {
    /// Its lines from the top, two or four; `None` is a bye.
    pub boxes: Vec<Option<EntryId>>,
}

/// A qualifying: one or two rounds of the Open before the table begins (R30).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Qualifying {
    /// Who stands in the list without qualifying, strongest first.
    pub direct: Vec<EntryId>,
    /// The competition's round of its first games.
    pub first_round: RoundNumber,
    /// One section for each place, the strongest head first.
    pub sections: Vec<Section>,
}

/// A qualifying game to set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QualifyingGame {
    /// The section, from 0.
    pub section: usize,
    /// One player.
    pub a: EntryId,
    /// The other.
    pub b: EntryId,
}

/// There can be no such qualifying.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NoQualifying {
    /// R30's table.
    #[error("A table of {0} lines has no places for qualifiers; choose 8, 16 or 32 lines (R30).")]
    Lines(u32),
    /// R30: one or two rounds.
    #[error("A qualifying takes one or two rounds, not {0}; choose one of these (R30).")]
    Rounds(u32),
    /// R29.
    #[error("A table of {lines} lines takes {most} wild cards at most, not {given}; give fewer.")]
    WildCards {
        /// Of the table.
        lines: u32,
        /// Wished for.
        given: u32,
        /// Allowed.
        most: u32,
    },
    /// Nobody to play for the places.
    #[error("{0} players are too few for games for each of the {1} places; draw a table with byes instead.")]
    TooFew(usize, u32),
    /// No rounds before the table.
    #[error("The table begins in round {0}, too early for the qualifying before it; choose fewer rounds.")]
    TooEarly(RoundNumber),
}

/// The places of the list that qualifiers take, immediately above the wild cards': 6-7 of 8, 11-14 of 16, 21-28 of 32
/// (R30). `None` for other tables.
pub fn qualifier_places(lines: u32) -> Option<RangeInclusive<u32>> {
    let last = lines - most_wild_cards(lines);
    (most_qualifiers(lines) > 0).then(|| last + 1 - most_qualifiers(lines)..=last)
}

/// Plans a qualifying of `rounds` (1 or 2) for a table of `lines` that begins in the Open's round `begins`.
///
/// `list` is the category's list without those who get wild cards; places that wild cards leave free go to players
/// who are in directly. The next players of the list fill the sections, placed by the doubling of R27 without lots
/// (decided); are they fewer than the lines, the strongest have byes.
///
/// # Errors
/// [`NoQualifying`] if R29 or R30 does not allow it, or there are too few players or rounds.
pub fn qualifying(
    list: &[Entrant],
    lines: u32,
    wild_cards: u32,
    rounds: u32,
    begins: RoundNumber,
) -> Result<Qualifying, NoQualifying> {
    let wanted = most_qualifiers(lines);
    if wanted == 0 || !lines.is_power_of_two() {
        return Err(NoQualifying::Lines(lines));
    }
    if !(1..=2).contains(&rounds) {
        return Err(NoQualifying::Rounds(rounds));
    }
    let most = most_wild_cards(lines);
    if wild_cards > most {
        return Err(NoQualifying::WildCards { lines, given: wild_cards, most });
    }
    let first_round = begins.checked_sub(rounds).filter(|&first| first > 0).ok_or(NoQualifying::TooEarly(begins))?;
    let direct = (lines - wanted - wild_cards) as usize;
    let entries: Vec<EntryId> = list.iter().map(|e| e.entry).collect();
    let (direct, candidates) = entries.split_at(direct.min(entries.len()));
    if candidates.len() < 2 * wanted as usize {
        return Err(NoQualifying::TooFew(list.len(), wanted));
    }
    let order = places(wanted << rounds);
    let section =
        |part: &[u32]| Section { boxes: part.iter().map(|&p| candidates.get(p as usize - 1).copied()).collect() };
    let mut parts: Vec<&[u32]> = order.chunks(1 << rounds).collect();
    parts.sort_unstable_by_key(|part| part.iter().min());
    Ok(Qualifying { direct: direct.to_vec(), first_round, sections: parts.into_iter().map(section).collect() })
}

impl Qualifying {
    /// The qualifying games of the Open's `round` whose players are known; an undecided earlier game leaves its
    /// section out.
    pub fn games(&self, round: RoundNumber, games: &[Game]) -> Vec<QualifyingGame> {
        let Some(level) = round.checked_sub(self.first_round) else { return Vec::new() };
        let mut wanted = Vec::new();
        for (section, boxes) in self.sections.iter().map(|s| &s.boxes).enumerate() {
            let block = 2usize.checked_shl(level).filter(|&block| block <= boxes.len());
            for part in block.into_iter().flat_map(|block| boxes.chunks(block)) {
                let (upper, lower) = part.split_at(part.len() / 2);
                if let (Some(Some(a)), Some(Some(b))) = (self.ahead(upper, games), self.ahead(lower, games)) {
                    wanted.push(QualifyingGame { section, a, b });
                }
            }
        }
        wanted
    }

    /// Who has won each section; `None` where that is open, or both lost.
    pub fn winners(&self, games: &[Game]) -> Vec<Option<EntryId>> {
        self.sections.iter().map(|s| self.ahead(&s.boxes, games).flatten()).collect()
    }

    /// Who comes out of these lines: `None` while it is open, `Some(None)` if nobody does.
    fn ahead(&self, part: &[Option<EntryId>], games: &[Game]) -> Option<Option<EntryId>> {
        if part.len() < 2 {
            return Some(part.first().copied().flatten());
        }
        let (upper, lower) = part.split_at(part.len() / 2);
        match (self.ahead(upper, games)?, self.ahead(lower, games)?) {
            (Some(a), Some(b)) => won(games, self.first_round + part.len().ilog2() - 1, a, b),
            (one, other) => Some(one.or(other)),
        }
    }
}

/// Who won the game of these two in the Open's `round`: `None` while it is open, `Some(None)` if both lost.
fn won(games: &[Game], round: RoundNumber, a: EntryId, b: EntryId) -> Option<Option<EntryId>> {
    let met = |g: &&Game| g.round == round && [[a, b], [b, a]].contains(&[g.black, g.white]);
    let game = games.iter().find(met)?;
    let both_lost = game.passes.known().is_some_and(|r| r.verdict == Verdict::BothLose);
    if both_lost { Some(None) } else { game.advances().map(Some) }
}
