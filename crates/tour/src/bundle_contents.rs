//! Reads players and points out of a bundle, as the tour book stores them.

use std::collections::BTreeMap;

use domain::Category;
use domain::model::player::{Publication, Sex};
use domain::model::ratio;
use domain::tour::book::TourPerson;
use domain::tour::ledger::Gain;
use formats::bundle;
use formats::bundle::{Data, Person, PlayerData};

/// Returns the points that each player of a bundle gained, by the player's key in it.
pub(super) fn gains(data: &Data) -> BTreeMap<i64, Gain> {
    let gain = |p: &bundle::PointsData| {
        Some((p.player, Gain { category: Category(p.category), points: ratio::exact(&p.exact)? }))
    };
    data.points.iter().filter_map(gain).collect()
}

/// Returns the data of a player of a bundle; `disclosed` are their personal fields in it, if any.
pub(super) fn person(player: &PlayerData, disclosed: Option<&Person>) -> TourPerson {
    let disclosed = disclosed.cloned().unwrap_or_default();
    TourPerson {
        country: disclosed.country.as_deref().and_then(|c| c.parse().ok()),
        birth_year: disclosed.birth_year.as_deref().and_then(|year| year.parse().ok()),
        sex: match disclosed.sex.as_deref() {
            Some("f") => Some(Sex::Female),
            Some("m") => Some(Sex::Male),
            _ => None,
        },
        rank: Some(player.rank.clone()),
        publication: match player.publication.as_str() {
            "full" => Publication::Full,
            "initials" => Publication::Initials,
            _ => Publication::Anonymous,
        },
        family: disclosed.family,
        given: disclosed.given,
        middle: disclosed.middle,
        latin: disclosed.latin,
        irn: disclosed.irn,
        egd_pin: disclosed.egd_pin,
        club: disclosed.club,
    }
}
