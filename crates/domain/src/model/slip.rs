//! Pink slips: changes asked for after the register has closed (R8), entered, then applied or refused, and kept.

use serde::{Deserialize, Serialize};

use crate::model::country::Country;
use crate::model::entry::{Entry, Rounds};
use crate::model::id::{EntryId, SlipId};
use crate::model::rank::Rank;

/// What became of a slip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SlipState {
    /// It waits.
    Pending,
    /// The register was changed as it asks.
    Applied,
    /// It was not.
    Refused,
}

/// What a slip asks for; what it leaves open stays as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RequestedChange {
    /// Another family name.
    pub family: Option<String>,
    /// Another given name.
    pub given: Option<String>,
    /// Another rank.
    pub rank: Option<Rank>,
    /// Another club; empty for none.
    pub club: Option<String>,
    /// Another country.
    pub country: Option<Country>,
    /// Other rounds that he does not play.
    pub missed: Option<Rounds>,
    /// He leaves: he is paired no more.
    pub leaves: bool,
}

/// What a slip changed, or would change: one field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SlipChange {
    /// The field: `family`, `given`, `rank`, `club`, `country`, `rounds`, `status`; or what follows: `initial`.
    pub what: String,
    /// What it was; empty for a late entry.
    pub before: String,
    /// What it is.
    pub after: String,
}

/// A pink slip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slip {
    /// Its number, from 1, in the order they came in.
    pub id: SlipId,
    /// Whose entry it changes; `None` for a late entry that is not made yet.
    pub entry: Option<EntryId>,
    /// What it asks for.
    pub wish: RequestedChange,
    /// What the player said; may be empty.
    pub note: String,
    /// What became of it.
    pub state: SlipState,
    /// When it came in, local time.
    pub entered: String,
    /// When it was applied or refused.
    pub settled: Option<String>,
    /// Why it was refused; empty otherwise.
    pub answer: String,
    /// What it changed when it was applied.
    pub changes: Vec<SlipChange>,
}

impl RequestedChange {
    /// Whether nothing is asked for.
    pub fn is_empty(&self) -> bool {
        *self == RequestedChange::default()
    }

    /// Carries the wish out on an entry.
    pub fn apply(&self, entry: &mut Entry) {
        let player = &mut entry.player;
        let text = |field: &mut String, wish: &Option<String>| {
            if let Some(wish) = wish {
                field.clone_from(wish);
            }
        };
        text(&mut player.family, &self.family);
        text(&mut player.given, &self.given);
        text(&mut player.club, &self.club);
        player.rank = self.rank.unwrap_or(player.rank);
        player.country = self.country.or(player.country);
        entry.missed = self.missed.unwrap_or(entry.missed);
        if self.leaves {
            entry.status = crate::model::entry::EntryStatus::Withdrawn;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::entry::EntryStatus;
    use crate::model::id::CompetitionId;
    use crate::model::player::Player;

    #[test]
    fn a_wish_changes_what_it_names_and_nothing_else() {
        let mut entry = Entry::new(EntryId(1), CompetitionId::OPEN, Player::new("Reed", "Bea", Rank::SHODAN));
        entry.player.club = "Mill".into();
        let before = entry.clone();
        RequestedChange::default().apply(&mut entry);
        assert_eq!(entry, before);
        let wish = RequestedChange {
            club: Some(String::new()),
            missed: Some(Rounds::of([3])),
            leaves: true,
            ..RequestedChange::default()
        };
        wish.apply(&mut entry);
        assert_eq!((entry.player.club.as_str(), entry.missed), ("", Rounds::of([3])));
        assert_eq!((entry.status, entry.player.rank), (EntryStatus::Withdrawn, Rank::SHODAN));
    }
}
