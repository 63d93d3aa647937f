//! Who may stand in a category's table, in the order of strength, and who may not and why (R25).

use std::cmp::Reverse;

use thiserror::Error;

use crate::model::category::Category;
use crate::model::entry::{Entry, EntryStatus};
use crate::model::id::{CompetitionId, EntryId};
use crate::model::knockout_table::{Entrant, EntryRoute};
use crate::model::player::{Player, Publication};
use crate::model::rating::Gor;
use crate::model::tournament::Tournament;

/// A player in the list, with what he is ordered by: SP, else rating, else rank (R25).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The player, as the draw takes him.
    pub entrant: Entrant,
    /// SEYGO points of the category; 0 for a player without any.
    pub sp: u32,
    /// Rating, if he has one; else his rank stands for it.
    pub rating: Option<Gor>,
}

/// Why a player of the competition is not in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Why {
    /// Belongs to another category.
    #[error("belongs to category {0}")]
    OtherCategory(Category),
    /// Too old for every category (R2).
    #[error("is a senior")]
    Senior,
    /// Year of birth not known.
    #[error("has no year of birth in the register")]
    BirthUnknown,
    /// Announced, not seen (R6).
    #[error("is not registered yet")]
    PreRegistered,
    /// Withdrawn.
    #[error("has withdrawn")]
    Withdrawn,
    /// Hors concours (R84).
    #[error("plays as a guest")]
    Guest,
    /// A stand-in (R10).
    #[error("is a ghost")]
    Ghost,
}

/// A player who is not in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Excluded {
    /// Who.
    pub entry: EntryId,
    /// Why.
    pub why: Why,
}

/// A category's list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Eligible {
    /// Strongest first.
    pub list: Vec<Listed>,
    /// Everybody else in the competition, by entry.
    pub excluded: Vec<Excluded>,
}

/// The list of `category` in `competition`, and who is not in it. Players equal in SP, rating and rank follow
/// their starting numbers, then their names. The director may reorder it (R25).
pub fn eligible(tournament: &Tournament, competition: CompetitionId, category: Category) -> Eligible {
    let mut found: Vec<&Entry> = Vec::new();
    let mut excluded = Vec::new();
    for entry in tournament.entries_of(competition) {
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

/// The player as the draw takes him.
pub fn entrant(entry: &Entry) -> Entrant {
    Entrant {
        entry: entry.id,
        name: published_name(&entry.player),
        rank: entry.player.rank,
        country: entry.player.country,
        club: entry.player.club.clone(),
        way: EntryRoute::Listed,
    }
}

fn sp(entry: &Entry, category: Category) -> u32 {
    entry.sp.get(&category).copied().unwrap_or(0)
}

/// What keeps him out, the category first.
fn reason_against(tournament: &Tournament, entry: &Entry, category: Category) -> Option<Why> {
    match tournament.category_of(entry) {
        Some(own) if own != category => return Some(Why::OtherCategory(own)),
        Some(_) => {}
        None if entry.player.birth.is_none() => return Some(Why::BirthUnknown),
        None => return Some(Why::Senior),
    }
    match entry.status {
        EntryStatus::PreRegistered => Some(Why::PreRegistered),
        EntryStatus::Withdrawn => Some(Why::Withdrawn),
        EntryStatus::Registered if entry.guest => Some(Why::Guest),
        EntryStatus::Registered if entry.ghost => Some(Why::Ghost),
        EntryStatus::Registered => None,
    }
}

/// As much of the name as may be published: the frozen list goes to the wall.
fn published_name(player: &Player) -> String {
    let initial = |name: &str| name.chars().next().map(|c| format!("{c}.")).unwrap_or_default();
    match player.publication {
        Publication::Full => player.list_name(),
        Publication::Initials => format!("{} {}", initial(&player.family), initial(&player.given)).trim().to_string(),
        Publication::Anonymous => String::new(),
    }
}
