//! What a change made stale, told by the tables it touched.

use serde::Serialize;
use store::Changes;
use ts_rs::TS;

/// What a screen shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DataTopic {
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
pub struct Mutation<T> {
    /// The answer.
    pub value: T,
    /// What to read anew.
    pub invalidated: Vec<DataTopic>,
}

impl<T> Mutation<T> {
    /// The same change with another answer.
    pub fn map<U>(self, answer: impl FnOnce(T) -> U) -> Mutation<U> {
        Mutation { value: answer(self.value), invalidated: self.invalidated }
    }
}

/// The topics of the changed tables.
pub fn topics(changes: &Changes) -> Vec<DataTopic> {
    let of_table = |table: &str| -> &[DataTopic] {
        match table {
            "game" | "round" | "bye" => &[DataTopic::Rounds, DataTopic::Knockouts, DataTopic::Standings],
            "knockout_table" | "knockout_box" | "ladder" | "qualifying" => &[DataTopic::Knockouts, DataTopic::Rounds],
            "slip" => &[DataTopic::Event, DataTopic::Register],
            // Entries and settings are seen in everything.
            _ => {
                &[DataTopic::Event, DataTopic::Register, DataTopic::Rounds, DataTopic::Knockouts, DataTopic::Standings]
            }
        }
    };
    let mut topics: Vec<DataTopic> = changes.tables().into_iter().flat_map(of_table).copied().collect();
    if !topics.is_empty() {
        topics.push(DataTopic::History);
    }
    topics.sort_unstable();
    topics.dedup();
    topics
}
