//! A category before its draw: its list, the players who are not on it, and the effect of each size (R25, R29-R32).

use domain::knockout::{Listed, most_qualifiers, most_wild_cards};
use domain::systems::main_table::{self, eligible};
use domain::{EntryId, Tournament};
use messages::{Explain, Message};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use super::draw::category;
use super::labels::list_name;

/// A player on the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ListLine {
    /// Place on the list, from 1.
    pub place: usize,
    /// Starting number.
    pub number: Option<u32>,
    /// Name as it may be published.
    pub name: String,
    /// Rank.
    pub rank: String,
    /// SEYGO points of the category.
    pub sp: u32,
    /// European rating.
    pub rating: Option<i32>,
}

/// A player who is not on the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ExcludedLine {
    /// Starting number.
    pub number: Option<u32>,
    /// Family and given name.
    pub name: String,
    /// The reason.
    pub why: Message,
}

/// The effect of a size.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SizeLine {
    /// Players drawn.
    pub size: u32,
    /// Lines of the table.
    pub lines: u32,
    /// Rounds it takes.
    pub rounds: u32,
    /// The competition's round in which it begins.
    pub first_round: u32,
    /// Players who do not play in its first round.
    pub byes: u32,
    /// Players of the list who are left out.
    pub out: usize,
    /// The largest difference in grades of a first-round game if the lots follow the order of the list.
    pub widest_gap: u32,
    /// Wild cards allowed (R29).
    pub wild_cards: u32,
    /// Places for qualifiers (R30).
    pub qualifiers: u32,
}

/// A category before its draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ListView {
    /// The age category.
    pub category: u8,
    /// Strongest first.
    pub list: Vec<ListLine>,
    /// The players of the competition who may not play in it.
    pub excluded: Vec<ExcludedLine>,
    /// Sizes to choose from, the largest first.
    pub sizes: Vec<SizeLine>,
}

/// Returns the list of a category and its sizes.
///
/// # Errors
/// Fails if there is no such category.
pub fn list(session: &EventSession, limit: u8) -> Result<ListView> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let eligible_of = category(tournament, limit)?;
    let eligible = eligible(tournament, eligible_of);
    let entrants: Vec<_> = eligible.list.iter().map(|listed| listed.entrant.clone()).collect();
    let sizes = main_table::options(tournament, competition, eligible_of, &entrants).into_iter().map(|o| SizeLine {
        size: o.size,
        lines: o.lines,
        rounds: o.rounds,
        first_round: o.first_round,
        byes: o.byes,
        out: o.out.len(),
        widest_gap: o.widest_gap(),
        wild_cards: most_wild_cards(o.lines),
        qualifiers: most_qualifiers(o.lines),
    });
    let excluded = eligible.excluded.iter().map(|out| ExcludedLine {
        number: number(tournament, out.entry),
        name: list_name(tournament, out.entry),
        why: out.why.message(),
    });
    Ok(ListView {
        category: limit,
        list: eligible.list.iter().zip(1..).map(|(listed, place)| line(tournament, listed, place)).collect(),
        excluded: excluded.collect(),
        sizes: sizes.collect(),
    })
}

fn line(tournament: &Tournament, listed: &Listed, place: usize) -> ListLine {
    ListLine {
        place,
        number: number(tournament, listed.entrant.entry),
        name: listed.entrant.name.clone(),
        rank: listed.entrant.rank.to_string(),
        sp: listed.sp,
        rating: listed.rating.map(|r| r.0),
    }
}

fn number(tournament: &Tournament, entry: EntryId) -> Option<u32> {
    tournament.entry(entry).and_then(|e| e.number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::closed_youth;

    #[test]
    fn list_has_the_players_of_the_category_strongest_first() {
        let view = list(&closed_youth(6), 12).expect("there is a category 12");
        assert_eq!((view.category, view.list.len(), view.excluded.len()), (12, 6, 0));
    }

    #[test]
    fn list_refuses_an_unknown_category() {
        let error = list(&closed_youth(6), 13).expect_err("there is no category 13");
        assert_eq!(error.message.id, "ko-category-unknown");
    }
}
