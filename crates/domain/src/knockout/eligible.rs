//! The players eligible for a category's table, by strength, and why others are not (R25).

use std::cmp::Reverse;

use messages::{Explain, Message, explained, message};

use crate::model::category::Category;
use crate::model::disclosure::{Audience, DisclosedName, disclose};
use crate::model::entry::{Entry, EntryStatus};
use crate::model::id::EntryId;
use crate::model::knockout_table::{Entrant, EntryRoute};
use crate::model::player::Player;
use crate::model::rating::Gor;
use crate::model::tournament::Tournament;

/// A player in the list, with the criteria of its order: SP, then rating, then rank (R25).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The player as an entrant of the draw.
    pub entrant: Entrant,
    /// SP of the category; 0 for a player without any.
    pub sp: u32,
    /// Rating, if they have one; otherwise their rank determines the order.
    pub rating: Option<Gor>,
}

/// Why a player of the competition is not in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exclusion {
    /// Belongs to another category.
    OtherCategory(Category),
    /// Too old for every category (R2).
    Senior,
    /// The year of birth is unknown.
    BirthUnknown,
    /// Pre-registered, not seen in person yet (R6).
    PreRegistered,
    /// Withdrawn.
    Withdrawn,
    /// A guest, hors concours (R84).
    Guest,
    /// A ghost, a stand-in for odd numbers (R10).
    Ghost,
}

impl Explain for Exclusion {
    fn message(&self) -> Message {
        match self {
            Exclusion::OtherCategory(category) => message!("knockout-excluded-other-category", category = *category),
            Exclusion::Senior => message!("knockout-excluded-senior"),
            Exclusion::BirthUnknown => message!("knockout-excluded-birth-unknown"),
            Exclusion::PreRegistered => message!("knockout-excluded-pre-registered"),
            Exclusion::Withdrawn => message!("knockout-excluded-withdrawn"),
            Exclusion::Guest => message!("knockout-excluded-guest"),
            Exclusion::Ghost => message!("knockout-excluded-ghost"),
        }
    }
}

explained!(Exclusion);

/// A player who is not in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Excluded {
    /// The player.
    pub entry: EntryId,
    /// The reason.
    pub why: Exclusion,
}

/// A category's list, and the players who are not in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Eligible {
    /// Strongest first.
    pub list: Vec<Listed>,
    /// All other players of the competition, by entry.
    pub excluded: Vec<Excluded>,
}

/// Returns the list of a category, and the players who are not in it. Ties in SP, rating and rank are
/// broken by starting number, then by name. The director may reorder the list (R25).
pub fn eligible(tournament: &Tournament, category: Category) -> Eligible {
    let mut found: Vec<&Entry> = Vec::new();
    let mut excluded = Vec::new();
    for entry in &tournament.entries {
        match reason_against(tournament, entry, category) {
            None => found.push(entry),
            Some(why) => excluded.push(Excluded { entry: entry.id, why }),
        }
    }
    found.sort_by_cached_key(|e| {
        let strength = (Reverse(sp(e, category)), Reverse(e.player.strength()), Reverse(e.player.rank));
        (strength, e.number.unwrap_or(u32::MAX), e.player.list_name(), e.id)
    });
    let listed = |e: &&Entry| Listed { entrant: entrant(e), sp: sp(e, category), rating: e.player.rating };
    Eligible { list: found.iter().map(listed).collect(), excluded }
}

/// Returns the player as an entrant of the draw.
pub fn entrant(entry: &Entry) -> Entrant {
    let shown = disclose(&entry.player, None, Audience::PublicSheet);
    Entrant {
        entry: entry.id,
        name: published_name(&entry.player),
        rank: entry.player.rank,
        country: shown.country,
        club: shown.club,
        way: EntryRoute::Listed,
    }
}

fn sp(entry: &Entry, category: Category) -> u32 {
    entry.sp.get(&category).copied().unwrap_or(0)
}

/// Returns why the entry is not eligible, the category first; `None` if it is.
fn reason_against(tournament: &Tournament, entry: &Entry, category: Category) -> Option<Exclusion> {
    match tournament.category_of(entry) {
        _ if category == Category::EVERYONE => {}
        Some(own) if own != category => return Some(Exclusion::OtherCategory(own)),
        Some(_) => {}
        None if entry.player.birth.is_none() => return Some(Exclusion::BirthUnknown),
        None => return Some(Exclusion::Senior),
    }
    match entry.status {
        EntryStatus::PreRegistered => Some(Exclusion::PreRegistered),
        EntryStatus::Withdrawn => Some(Exclusion::Withdrawn),
        EntryStatus::Registered if entry.guest => Some(Exclusion::Guest),
        EntryStatus::Registered if entry.ghost => Some(Exclusion::Ghost),
        EntryStatus::Registered => None,
    }
}

/// Returns the part of the name that may be published, as the frozen list is public.
fn published_name(player: &Player) -> String {
    let name = disclose(player, None, Audience::PublicSheet).name;
    match name {
        DisclosedName::Full { .. } | DisclosedName::Initials { .. } => name.message().to_string(),
        DisclosedName::Number(_) | DisclosedName::Hidden => String::new(),
    }
}
