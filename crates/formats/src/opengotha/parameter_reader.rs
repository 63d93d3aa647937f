//! Reads the attributes of the parameter sets of an OpenGotha file, and its names of standings criteria.

use std::ops::RangeInclusive;

use domain::{Criterion, Rank};
use messages::{Message, message};

use crate::notes::Notes;
use crate::text::excerpt;
use crate::xml::Element;

/// Reads one parameter set. An invalid value is noted and replaced by the default.
pub(super) struct ParameterReader<'a> {
    element: Option<&'a Element>,
    notes: &'a mut Notes,
}

impl<'a> ParameterReader<'a> {
    /// Reads the parameter set with this name.
    pub fn named(root: &'a Element, name: &str, notes: &'a mut Notes) -> ParameterReader<'a> {
        ParameterReader { element: root.descend(&["TournamentParameterSet", name]), notes }
    }

    /// Returns the text of an attribute; `None` if it is missing or blank.
    pub fn text(&self, attribute: &str) -> Option<&'a str> {
        self.element?.attribute(attribute).map(str::trim).filter(|text| !text.is_empty())
    }

    /// Returns the notes.
    pub fn notes(&mut self) -> &mut Notes {
        self.notes
    }

    /// Adds a note about this set.
    pub fn note(&mut self, note: Message) {
        self.notes.add(note);
    }

    /// Parses an attribute with `read`; returns the default if it is missing or invalid.
    pub fn value<T>(&mut self, attribute: &str, default: T, read: impl Fn(&str) -> Option<T>) -> T {
        let Some(text) = self.text(attribute) else { return default };
        read(text).unwrap_or_else(|| {
            self.note(message!("import-note-setting", setting = attribute, value = excerpt(text)));
            default
        })
    }

    /// Returns a whole number in a range.
    pub fn number(&mut self, attribute: &str, default: i64, range: RangeInclusive<i64>) -> i64 {
        self.value(attribute, default, |text| text.parse().ok().filter(|n| range.contains(n)))
    }

    /// Returns a boolean.
    pub fn flag(&mut self, attribute: &str, default: bool) -> bool {
        self.value(attribute, default, |text| text.to_lowercase().parse().ok())
    }

    /// Returns a rank.
    pub fn rank(&mut self, attribute: &str, default: Rank) -> Rank {
        self.value(attribute, default, |text| text.parse().ok())
    }
}

/// Returns a criterion by OpenGotha's name. `SOSMM1` is an older spelling of `SOSM-1`.
pub(super) fn criterion(name: &str) -> Option<Criterion> {
    let older = |name: &str| {
        name.strip_suffix("M1").map(|s| format!("{s}-1")).or(name.strip_suffix("M2").map(|s| format!("{s}-2")))
    };
    // Breizh scores are McMahon scores here.
    let breizh = |name: &str| match name.split_once('-').map_or((name, ""), |(stem, drop)| (stem, drop)) {
        ("BZS", "") => Some("MMS".to_string()),
        (stem, "") => stem.strip_suffix('B').map(|stem| format!("{stem}M")),
        (stem, drop) => stem.strip_suffix('B').map(|stem| format!("{stem}M-{drop}")),
    };
    name.parse().ok().or_else(|| older(name)?.parse().ok()).or_else(|| breizh(name)?.parse().ok())
}
