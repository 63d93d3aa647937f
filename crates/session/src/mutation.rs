//! The data that a change invalidates, derived from the tables that it touched.

use serde::Serialize;
use store::Changes;
use ts_rs::TS;

/// A kind of data that screens show.
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
    /// Officials and the referee's cases.
    Referee,
    /// Helpers of the hall network.
    Helpers,
    /// Fees and payments.
    Fees,
    /// The journal.
    History,
}

/// A completed change: its answer, and the data that it invalidates.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Mutation<T> {
    /// The answer.
    pub value: T,
    /// The topics to load again.
    pub invalidated: Vec<DataTopic>,
}

impl<T> Mutation<T> {
    /// Returns the same change with another answer.
    pub fn map<U>(self, answer: impl FnOnce(T) -> U) -> Mutation<U> {
        Mutation { value: answer(self.value), invalidated: self.invalidated }
    }
}

/// Returns the topics of the changed tables.
pub fn topics(changes: &Changes) -> Vec<DataTopic> {
    let of_table = |table: &str| -> &[DataTopic] {
        match table {
            "game" | "round" | "bye" | "absence" => &[DataTopic::Rounds, DataTopic::Knockouts, DataTopic::Standings],
            "knockout_table" | "knockout_box" | "year_final" | "final_seat" | "ladder" | "qualifying" => {
                &[DataTopic::Knockouts, DataTopic::Rounds]
            }
            "round_clock" | "late_player" | "adjournment" => &[DataTopic::Rounds],
            "player_report" | "contradiction" => &[DataTopic::Event, DataTopic::Rounds],
            "helper" => &[DataTopic::Helpers],
            "payment" | "person_fees" | "cash_day" => &[DataTopic::Fees],
            "official" | "referee_case" => &[DataTopic::Referee],
            "slip" => &[DataTopic::Event, DataTopic::Register],
            // Entries and settings appear on every screen.
            _ => &[
                DataTopic::Event,
                DataTopic::Register,
                DataTopic::Rounds,
                DataTopic::Knockouts,
                DataTopic::Standings,
                DataTopic::Fees,
            ],
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

/// Returns the topics of a pairing. Also one that changed no row is another answer to the question whether the round is out of date.
pub(crate) fn topics_of_pairing(changes: &Changes) -> Vec<DataTopic> {
    let mut topics = topics(changes);
    topics.extend([DataTopic::Rounds, DataTopic::History]);
    topics.sort_unstable();
    topics.dedup();
    topics
}
