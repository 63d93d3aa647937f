//! Reasons that the program itself stores with a change of a table, shown in the reader's language.

use messages::{Message, message};

/// A reason that the program gives if the director gives none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OwnReason {
    /// A player of the table has withdrawn.
    Withdrawn,
    /// The director kept the players in the table after a correction.
    KeptAfterCorrection,
    /// A corrected result of the qualifying has another winner.
    QualifyingCorrected,
}

impl OwnReason {
    const ALL: [OwnReason; 3] = [OwnReason::Withdrawn, OwnReason::KeptAfterCorrection, OwnReason::QualifyingCorrected];

    /// Returns the words stored in event files of all formats.
    pub(crate) fn stored(self) -> &'static str {
        match self {
            OwnReason::Withdrawn => "withdrawn",
            OwnReason::KeptAfterCorrection => "kept after a correction of the result",
            OwnReason::QualifyingCorrected => "the qualifying result was corrected",
        }
    }

    fn message(self) -> Message {
        match self {
            OwnReason::Withdrawn => message!("ko-reason-withdrawn"),
            OwnReason::KeptAfterCorrection => message!("ko-reason-kept"),
            OwnReason::QualifyingCorrected => message!("ko-reason-qualifying"),
        }
    }
}

/// Returns a stored reason for the reader: the program's own reasons as messages, the director's as they typed them.
pub fn shown_reason(stored: &str) -> Message {
    let own = OwnReason::ALL.into_iter().find(|reason| reason.stored() == stored);
    own.map_or_else(|| Message::verbatim(stored), OwnReason::message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_reasons_are_messages_and_typed_ones_stay() {
        assert_eq!(shown_reason("withdrawn").id, "ko-reason-withdrawn");
        assert_eq!(shown_reason("kept after a correction of the result").id, "ko-reason-kept");
        assert_eq!(shown_reason("the qualifying result was corrected").id, "ko-reason-qualifying");
        assert_eq!(shown_reason("went home").to_string(), "went home");
    }
}
