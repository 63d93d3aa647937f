//! A pair, for the register's screen.

use domain::{Partner, PlayerPair};
use serde::Serialize;
use ts_rs::TS;

use crate::vocabulary::PublicationName;

/// One of the two people of a pair.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PartnerView {
    /// The person's key in the event.
    #[ts(type = "number")]
    pub person: i64,
    /// Family name.
    pub family: String,
    /// Given name.
    pub given: String,
    /// Rank.
    pub rank: String,
    /// European rating; empty if unknown.
    pub rating: String,
    /// Country, two letters; empty if unknown.
    pub country: String,
    /// Club; empty if none.
    pub club: String,
    /// EGD PIN; empty if unknown.
    pub egd_pin: String,
    /// Publication choice.
    pub publication: PublicationName,
}

/// The two people of an entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PairView {
    /// The partner who is named first.
    pub first: PartnerView,
    /// The partner who is named second.
    pub second: PartnerView,
    /// Whether the director has confirmed that the pair is mixed.
    pub mixed: bool,
}

/// Returns a pair as the register shows it.
pub(in crate::register) fn pair_view(pair: &PlayerPair) -> PairView {
    PairView { first: partner(&pair.first), second: partner(&pair.second), mixed: pair.mixed }
}

fn partner(partner: &Partner) -> PartnerView {
    let player = &partner.player;
    PartnerView {
        person: partner.person.0,
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
