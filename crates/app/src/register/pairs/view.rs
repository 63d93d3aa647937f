//! A pair, for the register's screen.

use domain::{Partner, PlayerPair};
use serde::Serialize;
use ts_rs::TS;

use crate::operation::PartnerFields;

/// The two people of an entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PairView {
    /// The partner who is named first.
    pub first: PartnerFields,
    /// The partner who is named second.
    pub second: PartnerFields,
    /// Whether the director has confirmed that the pair is mixed.
    pub mixed: bool,
}

/// Returns a pair as the register shows it.
pub(in crate::register) fn pair_view(pair: &PlayerPair) -> PairView {
    PairView { first: partner(&pair.first), second: partner(&pair.second), mixed: pair.mixed }
}

/// Returns the data of a partner as their form has them.
fn partner(partner: &Partner) -> PartnerFields {
    let player = &partner.player;
    PartnerFields {
        person: Some(partner.person.0),
        family: player.family.clone(),
        given: player.given.clone(),
        rank: player.rank.to_string(),
        rating: player.rating.map(|rating| rating.0.to_string()).unwrap_or_default(),
        country: player.country.map(|country| country.to_string()).unwrap_or_default(),
        club: player.club.clone(),
        egd_pin: player.egd_pin.clone().unwrap_or_default(),
        publication: player.publication.into(),
    }
}
