//! The Final on a bundle's web page: its places and its groups.

use maud::{Markup, html};

use super::{FinalData, FinalGroupData};

/// Returns the Final of a category.
pub(super) fn final_part(made: &FinalData, name: &dyn Fn(i64) -> Markup) -> Markup {
    html! {
        h2 { "Final, category " (made.category) }
        @if !made.places.is_empty() {
            h3 { "Places" }
            ul {
                @for place in &made.places {
                    li {
                        @if place.from == place.to { (place.from) ". " } @else { (place.from) "–" (place.to) ". " }
                        (name(place.player))
                    }
                }
            }
        }
        @for group in &made.groups { (group_part(group, name)) }
        p { "Lots drawn with the commitment " code style="overflow-wrap:anywhere" { (made.commitment) } }
    }
}

/// Returns a group in its final order, or by entry position until that order is certain.
fn group_part(group: &FinalGroupData, name: &dyn Fn(i64) -> Markup) -> Markup {
    let complete = group.order.len() == group.members.len();
    let players: Vec<i64> =
        if complete { group.order.clone() } else { group.members.iter().map(|m| m.player).collect() };
    html! {
        h3 { "Group " (group.name) @if !complete { ", by entry position" } }
        ol { @for player in players { li { (name(player)) } } }
    }
}
