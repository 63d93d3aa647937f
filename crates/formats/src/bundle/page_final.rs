//! The Final on the page that people read: its places, and its groups in their order.

use maud::{Markup, html};

use super::{FinalData, FinalGroupData};

/// The Final of a category.
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

/// A group: in its order, once that is certain, else by entry position.
fn group_part(group: &FinalGroupData, name: &dyn Fn(i64) -> Markup) -> Markup {
    let complete = group.order.len() == group.members.len();
    let players: Vec<i64> =
        if complete { group.order.clone() } else { group.members.iter().map(|m| m.player).collect() };
    html! {
        h3 { "Group " (group.name) @if !complete { ", by entry position" } }
        ol { @for player in players { li { (name(player)) } } }
    }
}
