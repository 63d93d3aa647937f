//! Why points cannot be computed.

use messages::{Explain, Message, explained, message};

/// Why the points of an event cannot be computed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoPoints {
    /// The season does not have the event's class.
    NoClass {
        /// The season.
        season: String,
        /// The event's class.
        class: String,
        /// The season's classes.
        known: Vec<String>,
    },
}

impl Explain for NoPoints {
    fn message(&self) -> Message {
        match self {
            NoPoints::NoClass { season, class, known } => {
                message!("points-no-class", season, class, known = known.clone())
            }
        }
    }
}

explained!(NoPoints);
