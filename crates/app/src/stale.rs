//! What a change made stale, told by the tables it touched.

use serde::Serialize;
use store::Changes;
use ts_rs::TS;

/// What a screen shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Topic {
    /// Name, dates, settings.
    Event,
    /// Entries.
    Register,
    /// Pairings and results.
    Rounds,
    /// Knock-out tables.
    Knockouts,
    /// Standings.
    Standings,
    /// The journal.
    History,
}

/// A change that was made: its answer, and what is stale now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Done<T> {
    /// The answer.
    pub value: T,
    /// What to read anew.
    pub stale: Vec<Topic>,
}

impl<T> Done<T> {
    /// The same change with another answer.
    pub fn map<U>(self, answer: impl FnOnce(T) -> U) -> Done<U> {
        Done { value: answer(self.value), stale: self.stale }
    }
}

/// The topics of the changed tables.
pub(crate) fn topics(changes: &Changes) -> Vec<Topic> {
    let of_table = |table: &str| -> &[Topic] {
        match table {
            "game" | "round" | "bye" => &[Topic::Rounds, Topic::Knockouts, Topic::Standings],
            "knockout_table" | "knockout_box" | "ladder" | "qualifying" => &[Topic::Knockouts, Topic::Rounds],
            "slip" => &[Topic::Event, Topic::Register],
            // Entries and settings are seen in everything.
            _ => &[Topic::Event, Topic::Register, Topic::Rounds, Topic::Knockouts, Topic::Standings],
        }
    };
    let mut topics: Vec<Topic> = changes.tables().into_iter().flat_map(of_table).copied().collect();
    if !topics.is_empty() {
        topics.push(Topic::History);
    }
    topics.sort_unstable();
    topics.dedup();
    topics
}
