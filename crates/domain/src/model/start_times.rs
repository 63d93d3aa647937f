//! Start times of rounds that the director has set instead of the proposed ones (R79).

use std::collections::BTreeMap;

use chrono::NaiveDateTime;
use messages::{Explain, Message, explained, message};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::entry::Rounds;
use crate::model::id::RoundNumber;

/// The form of a day and time: `2026-11-20 09:30`.
const FORM: &str = "%Y-%m-%d %H:%M";

/// Start times by round; rounds without one have the proposed time. As text: `1 2026-11-20 09:30, 3 2026-11-21 10:00`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(try_from = "String", into = "String")]
#[ts(type = "string")]
pub struct StartTimes(BTreeMap<RoundNumber, NaiveDateTime>);

/// A text is not a list of start times.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoStartTimes {
    /// A part is not a round, a day and a time.
    Unreadable(String),
    /// A round starts before an earlier one.
    Order(RoundNumber),
}

impl Explain for NoStartTimes {
    fn message(&self) -> Message {
        match self {
            NoStartTimes::Unreadable(text) => message!("start-times-form", text),
            NoStartTimes::Order(round) => message!("start-times-order", round = *round),
        }
    }
}

explained!(NoStartTimes);

impl StartTimes {
    /// Returns the start time of a round, if it is set.
    pub fn of(&self, round: RoundNumber) -> Option<NaiveDateTime> {
        self.0.get(&round).copied()
    }

    /// Returns these times with another start of a round.
    ///
    /// # Errors
    /// [`NoStartTimes::Order`] if the round would not start after the earlier and before the later ones that are set.
    pub fn with(&self, round: RoundNumber, start: NaiveDateTime) -> Result<StartTimes, NoStartTimes> {
        let mut times = self.0.clone();
        times.insert(round, start);
        in_order(times)
    }

    /// Returns whether no time is set.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl TryFrom<String> for StartTimes {
    type Error = NoStartTimes;

    fn try_from(text: String) -> Result<StartTimes, NoStartTimes> {
        let mut times = BTreeMap::new();
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let wrong = || NoStartTimes::Unreadable(part.to_string());
            let (round, moment) = part.split_once(' ').ok_or_else(wrong)?;
            let round: RoundNumber = round.parse().map_err(|_| wrong())?;
            let moment = NaiveDateTime::parse_from_str(moment.trim(), FORM).map_err(|_| wrong())?;
            if !(1..=Rounds::LAST).contains(&round) || times.insert(round, moment).is_some() {
                return Err(wrong());
            }
        }
        in_order(times)
    }
}

/// Returns the times if each round starts after the one before.
fn in_order(times: BTreeMap<RoundNumber, NaiveDateTime>) -> Result<StartTimes, NoStartTimes> {
    let in_order: Vec<(&RoundNumber, &NaiveDateTime)> = times.iter().collect();
    match in_order.windows(2).find(|two| two[0].1 >= two[1].1) {
        Some(two) => Err(NoStartTimes::Order(*two[1].0)),
        None => Ok(StartTimes(times)),
    }
}

impl From<StartTimes> for String {
    fn from(times: StartTimes) -> String {
        let part = |(round, moment): (&RoundNumber, &NaiveDateTime)| format!("{round} {}", moment.format(FORM));
        times.0.iter().map(part).collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn start_times_read_back() {
        let text = "1 2026-11-20 09:30, 3 2026-11-21 10:00";
        let times = StartTimes::try_from(text.to_string()).unwrap();
        assert_eq!((times.of(1).is_some(), times.of(2), String::from(times)), (true, None, text.to_string()));
        assert!(StartTimes::try_from(" ".to_string()).unwrap().is_empty());
    }

    #[test]
    fn wrong_start_times_are_refused() {
        let refused = |text: &str| StartTimes::try_from(text.to_string()).unwrap_err();
        for text in ["1", "1 09:30", "0 2026-11-20 09:30", "1 2026-11-20 25:00", "x 2026-11-20 09:30"] {
            assert_eq!(refused(text), NoStartTimes::Unreadable(text.into()));
        }
        assert_eq!(refused("1 2026-11-20 12:00, 2 2026-11-20 09:30"), NoStartTimes::Order(2));
    }
}
