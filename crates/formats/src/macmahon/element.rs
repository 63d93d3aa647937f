//! The values of MacMahon's elements.

use domain::Rank;

use crate::xml::Element;

/// The weakest level in MacMahon; ours is 30 kyu.
pub(super) const WEAKEST_KYU: u32 = 35;

/// Returns the text of a child, if it has any.
pub(crate) fn text<'a>(element: &'a Element, child: &str) -> Option<&'a str> {
    element.child(child).map(|c| c.text.trim()).filter(|text| !text.is_empty())
}

pub(crate) fn flag(element: &Element, child: &str, default: bool) -> bool {
    text(element, child).map_or(default, |text| text.eq_ignore_ascii_case("true"))
}

pub(crate) fn number(element: &Element, child: &str) -> Option<i32> {
    text(element, child)?.parse().ok()
}

/// Parses a level as MacMahon writes it, from 35 kyu to 10 professional dan.
pub(super) fn level(text: &str) -> Option<Rank> {
    let compact = text.trim().to_lowercase();
    let kyu: Option<u32> = compact.strip_suffix('k').and_then(|n| n.parse().ok());
    match compact.as_str() {
        _ if kyu.is_some_and(|kyu| (31..=WEAKEST_KYU).contains(&kyu)) => Some(Rank::WEAKEST),
        "10p" => Rank::professional(9),
        known => known.parse().ok(),
    }
}
