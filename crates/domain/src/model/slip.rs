//! Pink slips: changes requested after the register has closed (R8); they are applied or refused, and kept.

use serde::{Deserialize, Serialize};

use crate::model::country::Country;
use crate::model::entry::{Entry, Rounds};
use crate::model::id::{CompetitionId, EntryId, SlipId};
use crate::model::rank::Rank;

/// The state of a slip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SlipState {
    /// Not decided yet.
    Pending,
    /// The register was changed as requested.
    Applied,
    /// The request was refused.
    Refused,
}

/// The changes that a slip requests; `None` leaves a field as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RequestedChange {
    /// New family name.
    pub family: Option<String>,
    /// New given name.
    pub given: Option<String>,
    /// New middle name; empty for none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub middle: Option<String>,
    /// New transliteration; empty for the proposed one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub latin: Option<String>,
    /// New town; empty for none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub town: Option<String>,
    /// New rank.
    pub rank: Option<Rank>,
    /// New club; empty for none.
    pub club: Option<String>,
    /// New country.
    pub country: Option<Country>,
    /// New set of rounds that the player does not play.
    pub missed: Option<Rounds>,
    /// Whether the player leaves and is not paired any more.
    pub leaves: bool,
}

/// The change of one field by a slip.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SlipChange {
    /// The field: `family`, `given`, `middle`, `latin`, `rank`, `town`, `club`, `country`, `rounds` or `status`; or the
    /// initial score that follows, `initial`.
    pub what: String,
    /// The previous value; empty for a late entry.
    pub before: String,
    /// The new value.
    pub after: String,
}

/// A pink slip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slip {
    /// Number, from 1, in order of arrival.
    pub id: SlipId,
    /// The competition.
    pub competition: CompetitionId,
    /// The entry to change; `None` for a late entry that is not added yet.
    pub entry: Option<EntryId>,
    /// The requested changes.
    pub wish: RequestedChange,
    /// The player's explanation; may be empty.
    pub note: String,
    /// State of the slip.
    pub state: SlipState,
    /// When it was handed in, in local time.
    pub entered: String,
    /// When it was applied or refused, in local time.
    pub settled: Option<String>,
    /// Why it was refused; otherwise empty.
    pub answer: String,
    /// What it changed when it was applied.
    pub changes: Vec<SlipChange>,
}

impl RequestedChange {
    /// Whether nothing is requested.
    pub fn is_empty(&self) -> bool {
        *self == RequestedChange::default()
    }

    /// Applies the requested changes to an entry.
    pub fn apply(&self, entry: &mut Entry) {
        let player = &mut entry.player;
        let replace = |field: &mut String, requested: &Option<String>| {
            if let Some(requested) = requested {
                field.clone_from(requested);
            }
        };
        replace(&mut player.family, &self.family);
        replace(&mut player.given, &self.given);
        replace(&mut player.middle, &self.middle);
        replace(&mut player.town, &self.town);
        replace(&mut player.club, &self.club);
        if let Some(latin) = &self.latin {
            player.set_latin(latin);
        }
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
    use crate::model::player::Player;

    #[test]
    fn a_request_changes_only_the_fields_it_names() {
        let mut entry = Entry::new(EntryId(1), CompetitionId::OPEN, Player::new("Reed", "Bea", Rank::SHODAN));
        entry.player.club = "Mill".into();
        entry.player.country = "HU".parse().ok();
        let before = entry.clone();
        RequestedChange::default().apply(&mut entry);
        assert_eq!(entry, before);
        let request = RequestedChange {
            club: Some(String::new()),
            country: "RO".parse().ok(),
            missed: Some(Rounds::of([3])),
            leaves: true,
            ..RequestedChange::default()
        };
        request.apply(&mut entry);
        assert_eq!(entry.player.country, "RO".parse().ok());
        assert_eq!((entry.player.club.as_str(), entry.missed), ("", Rounds::of([3])));
        assert_eq!((entry.status, entry.player.rank), (EntryStatus::Withdrawn, Rank::SHODAN));
    }
}
