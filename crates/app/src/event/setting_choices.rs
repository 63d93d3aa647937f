//! The choices that a setting offers, as their values in JSON.

use domain::model::round_sheets::RoundSheet;
use domain::{Criterion, Rank, Tournament};
use serde_json::{Value, json};
use session::seasons;

use super::season::missing_category;

pub(super) fn ranks(_: &Tournament) -> Vec<Value> {
    (Rank::KYU_20.grade() - 10..=Rank::KYU_20.grade() + 28).rev().map(|g| json!(Rank::from_grade(g))).collect()
}

pub(super) fn ranks_or_none(tournament: &Tournament) -> Vec<Value> {
    std::iter::once(Value::Null).chain(ranks(tournament)).collect()
}

pub(super) fn rung_scales(_: &Tournament) -> Vec<Value> {
    ["Club", "Lightning"].map(Value::from).to_vec()
}

pub(super) fn board_orders(_: &Tournament) -> Vec<Value> {
    ["Fixed", "Free"].map(Value::from).to_vec()
}

pub(super) fn pair_strengths(_: &Tournament) -> Vec<Value> {
    ["Mean", "Stronger", "Weaker"].map(Value::from).to_vec()
}

pub(super) fn mixed_pairs(_: &Tournament) -> Vec<Value> {
    ["Required", "Reminded", "Any"].map(Value::from).to_vec()
}

pub(super) fn zeros(_: &Tournament) -> Vec<Value> {
    vec![json!(Rank::KYU_20), json!(Rank::SHODAN)]
}

/// Returns the event's own season and the built-in ones that have all drawn categories.
pub(super) fn known_seasons(tournament: &Tournament) -> Vec<Value> {
    let event = &tournament.event;
    let own = event.tour.season_file.as_ref().map(|_| event.season.as_str());
    let fits = |name: &&str| seasons::named(name).is_ok_and(|rules| missing_category(tournament, &rules).is_none());
    own.into_iter().chain(seasons::names().into_iter().filter(fits)).map(Value::from).collect()
}

pub(super) fn classes(tournament: &Tournament) -> Vec<Value> {
    let season = seasons::of_event(&tournament.event);
    season.map(|s| s.classes.keys().map(|name| json!(name)).collect()).unwrap_or_default()
}

pub(super) fn overtimes(_: &Tournament) -> Vec<Value> {
    let byoyomi = [(1, 30), (3, 20), (3, 30), (5, 30), (5, 60)];
    let canadian = [(15, 300), (20, 300)];
    let mut all = vec![json!("None")];
    all.extend(byoyomi.map(|(periods, seconds)| json!({ "Byoyomi": { "periods": periods, "seconds": seconds } })));
    all.extend(canadian.map(|(stones, seconds)| json!({ "Canadian": { "stones": stones, "seconds": seconds } })));
    all.extend([10, 20, 30].map(|seconds| json!({ "Fischer": { "seconds": seconds } })));
    all
}

pub(super) fn overtimes_or_none(tournament: &Tournament) -> Vec<Value> {
    std::iter::once(Value::Null).chain(overtimes(tournament)).collect()
}

pub(super) fn lowered_classes(_: &Tournament) -> Vec<Value> {
    vec![Value::Null, json!("B"), json!("C"), json!("Unrated")]
}

/// Returns the classes of a competition, first that of the event.
pub(super) fn own_classes(_: &Tournament) -> Vec<Value> {
    vec![Value::Null, json!("Allowed"), json!("B"), json!("C"), json!("Unrated")]
}

pub(super) fn cut_offs(_: &Tournament) -> Vec<Value> {
    vec![json!([1, 1]), json!([7, 31]), json!([12, 31])]
}

pub(super) fn seedings(_: &Tournament) -> Vec<Value> {
    ["Slip", "Fold", "Random", "Neighbours"].map(Value::from).to_vec()
}

pub(super) fn byes(_: &Tournament) -> Vec<Value> {
    ["GhostThenBye", "Bye", "Off"].map(Value::from).to_vec()
}

/// Returns the sizes of boards, and the choice by rank (R71).
pub(super) fn boards(_: &Tournament) -> Vec<Value> {
    ["Nineteen", "Thirteen", "Nine", "ByRank"].map(Value::from).to_vec()
}

pub(super) fn board_numbers(_: &Tournament) -> Vec<Value> {
    ["Kept", "Renumbered"].map(Value::from).to_vec()
}

pub(super) fn unfinished_games(_: &Tournament) -> Vec<Value> {
    ["Jigo", "Held"].map(Value::from).to_vec()
}

pub(super) fn float_rules(_: &Tournament) -> Vec<Value> {
    ["BalanceAndPlace", "Balance"].map(Value::from).to_vec()
}

pub(super) fn profiles(_: &Tournament) -> Vec<Value> {
    ["Seygo", "OpenGotha", "Literal"].map(Value::from).to_vec()
}

pub(super) fn bases(_: &Tournament) -> Vec<Value> {
    ["Off", "Score", "Rank"].map(Value::from).to_vec()
}

pub(super) fn exempts(_: &Tournament) -> Vec<Value> {
    let mut all = vec![json!("EitherAtBar")];
    all.extend((1..=7).filter_map(|d| format!("{d}d").parse::<Rank>().ok()).map(|rank| json!({ "Capped": rank })));
    all
}

pub(super) fn sososes(_: &Tournament) -> Vec<Value> {
    ["OwnSos", "StartTimesRounds"].map(Value::from).to_vec()
}

pub(super) fn last_games(_: &Tournament) -> Vec<Value> {
    ["Second", "One", "BestOfThree"].map(Value::from).to_vec()
}

pub(super) fn byes_in_sums(_: &Tournament) -> Vec<Value> {
    ["StartScore", "OtherPoints", "Zero"].map(Value::from).to_vec()
}

pub(super) fn round_sheets(_: &Tournament) -> Vec<Value> {
    RoundSheet::ALL.iter().map(|sheet| json!(sheet)).collect()
}

pub(super) fn criteria(_: &Tournament) -> Vec<Value> {
    Criterion::ALL.iter().map(|criterion| json!(criterion)).collect()
}
