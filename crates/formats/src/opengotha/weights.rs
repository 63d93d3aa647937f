//! OpenGotha's pairing weights, categories and groups of clubs.

use domain::model::opengotha_weights::{FloatFrom, OpenGothaWeights};
use domain::model::pairing_rules::Seeding;
use domain::{Criterion, Rank};

use messages::message;

use super::parameter_reader::{ParameterReader, criterion};
use crate::notes::Notes;
use crate::text::{clean, decimal};
use crate::xml::Element;

/// The largest weight. The sum over all boards must fit 64 bits.
const MAX_WEIGHT: i64 = 1_000_000_000_000_000;

/// Returns all weights of a file.
pub(super) fn read(root: &Element, notes: &mut Notes) -> OpenGothaWeights {
    let club_groups = club_groups(root);
    let set = &mut ParameterReader::named(root, "PairingParameterSet", notes);
    OpenGothaWeights {
        concavity: set.value("paiStandardNX1Factor", 500, |t| {
            u32::try_from(decimal(t, 3)?).ok().filter(|thousandths| *thousandths <= 10_000)
        }),
        avoid_rematch: weight(set, "paiBaAvoidDuplGame", 500_000_000_000_000),
        random: weight(set, "paiBaRandom", 0),
        deterministic: set.flag("paiBaDeterministic", true),
        balance_colours: weight(set, "paiBaBalanceWB", 1000),
        avoid_mixing_categories: weight(set, "paiMaAvoidMixingCategories", 20_000_000_000_000),
        score_difference: weight(set, "paiMaMinimizeScoreDifference", 100_000_000_000),
        floats: weight(set, "paiMaDUDDWeight", 100_000_000),
        compensate_floats: set.flag("paiMaCompensateDUDD", true),
        upper_floater: float_from(set, "paiMaDUDDUpperMode"),
        lower_floater: float_from(set, "paiMaDUDDLowerMode"),
        seeding: weight(set, "paiMaMaximizeSeeding", 5_000_000),
        first_extra: extra(set, "paiMaAdditionalPlacementCritSystem1", Some(Criterion::Rating)),
        later_extra: extra(set, "paiMaAdditionalPlacementCritSystem2", None),
        rank_threshold: set.rank("paiSeRankThreshold", Rank::DAN_4),
        wins_threshold: set.flag("paiSeNbWinsThresholdActive", true),
        bar_threshold: set.flag("paiSeBarThresholdActive", true),
        handicap: weight(set, "paiSeMinimizeHandicap", 0),
        geography: weight(set, "paiSeAvoidSameGeo", 100_000_000_000),
        country_factor: set.number("paiSePreferMMSDiffRatherThanSameCountry", 1, 0..=1000),
        club_factor: set.number("paiSePreferMMSDiffRatherThanSameClub", 3, 0..=1000),
        club_groups,
    }
}

fn weight(set: &mut ParameterReader, attribute: &str, default: i64) -> i64 {
    set.number(attribute, default, 0..=MAX_WEIGHT)
}

fn float_from(set: &mut ParameterReader, attribute: &str) -> FloatFrom {
    set.value(attribute, FloatFrom::Middle, |text| match text {
        "TOP" => Some(FloatFrom::Top),
        "MID" => Some(FloatFrom::Middle),
        "BOT" => Some(FloatFrom::Bottom),
        _ => None,
    })
}

fn extra(set: &mut ParameterReader, attribute: &str, default: Option<Criterion>) -> Option<Criterion> {
    set.value(attribute, default, |text| if text == "NULL" { Some(None) } else { criterion(text).map(Some) })
}

/// Returns a seeding by OpenGotha's name.
pub(super) fn seeding(set: &mut ParameterReader, attribute: &str, default: Seeding) -> Seeding {
    set.value(attribute, default, |text| match text {
        "SPLITANDRANDOM" => Some(Seeding::Random),
        "SPLITANDFOLD" => Some(Seeding::Fold),
        "SPLITANDSLIP" => Some(Seeding::Slip),
        _ => None,
    })
}

/// Returns the lower limits of all categories except the last.
pub(super) fn categories(root: &Element, notes: &mut Notes) -> Vec<Rank> {
    let mut set = ParameterReader::named(root, "GeneralParameterSet", notes);
    let wanted = set.number("numberOfCategories", 1, 1..=9) as usize - 1;
    let mut limits = limits(root, "Categories", "Category");
    limits.truncate(wanted);
    if limits.len() < wanted {
        set.note(message!("import-note-categories", categories = wanted + 1, limits = limits.len()));
    }
    limits
}

/// Returns the lower limits of a list of groups by rank, in the order of their numbers.
pub(super) fn limits(root: &Element, list: &str, item: &str) -> Vec<Rank> {
    let general = root.descend(&["TournamentParameterSet", "GeneralParameterSet"]);
    let mut rows: Vec<(u32, Rank)> = general
        .into_iter()
        .flat_map(|general| general.list(list, item))
        .filter_map(|c| Some((c.attribute("number")?.trim().parse().ok()?, c.attribute("lowerLimit")?.parse().ok()?)))
        .collect();
    rows.sort_by_key(|(number, _)| *number);
    rows.into_iter().map(|(_, limit)| limit).collect()
}

fn club_groups(root: &Element) -> Vec<Vec<String>> {
    let clubs = |group: &Element| {
        let names = group.children.iter().filter(|c| c.name == "Club").filter_map(|c| c.attribute("name"));
        names.map(|name| clean(name).0).filter(|name| !name.is_empty()).collect::<Vec<_>>()
    };
    root.list("ClubsGroups", "ClubsGroup").map(clubs).filter(|clubs| !clubs.is_empty()).collect()
}
