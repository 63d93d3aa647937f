//! Verifies a Final by drawing it again from its record (R36).

use messages::{Explain, Message, explained, message};

use super::draw::circle_seats;
use super::plan::FinalPlanError;
use crate::lots::{Lots, sha256_hex};
use crate::model::year_final::{CircleSeat, FinalGroup, YearFinal};

/// Why a Final does not match its record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FinalUnverified {
    /// The frozen text does not match the published commitment: one of them was changed.
    Commitment {
        /// The recorded commitment.
        published: String,
        /// SHA-256 of the frozen text.
        found: String,
    },
    /// The plan differs from the frozen text in this line, from 1.
    Text(usize),
    /// The record belongs to a Final of another category or size.
    OtherFinal,
    /// The recorded plan breaks the rules of the draw.
    Plan(FinalPlanError),
    /// A circle seat differs from the lots.
    CircleSeat {
        /// The group.
        group: FinalGroup,
        /// The entry position in it, from 1.
        position: usize,
        /// The seat in the Final.
        found: CircleSeat,
        /// The seat by the lots.
        drawn: CircleSeat,
    },
}

impl Explain for FinalUnverified {
    fn message(&self) -> Message {
        match self {
            FinalUnverified::Commitment { published, found } => message!("draw-record-commitment", published, found),
            FinalUnverified::Text(line) => message!("draw-record-text", line = *line),
            FinalUnverified::OtherFinal => message!("final-record-other-final"),
            FinalUnverified::Plan(error) => message!("draw-record-plan", cause = error.message()),
            FinalUnverified::CircleSeat { group, position, .. } => {
                message!("final-record-seat", group = group.to_string(), position = *position)
            }
        }
    }
}

explained!(FinalUnverified);

impl From<FinalPlanError> for FinalUnverified {
    fn from(error: FinalPlanError) -> FinalUnverified {
        FinalUnverified::Plan(error)
    }
}

/// Draws the Final again from its record, and compares the commitment, the list and every circle seat.
///
/// # Errors
/// [`FinalUnverified`] with the first difference found.
pub fn verify(year_final: &YearFinal) -> Result<(), FinalUnverified> {
    let record = &year_final.draw;
    let found = sha256_hex(&record.frozen);
    if found != record.commitment {
        return Err(FinalUnverified::Commitment { published: record.commitment.clone(), found });
    }
    let text = record.plan.text();
    if text != record.frozen {
        let same = text.lines().zip(record.frozen.lines()).take_while(|(one, other)| one == other).count();
        return Err(FinalUnverified::Text(same + 1));
    }
    if record.plan.category != year_final.category || record.plan.list.len() != year_final.seats.len() {
        return Err(FinalUnverified::OtherFinal);
    }
    record.plan.check()?;
    let drawn = circle_seats(&record.plan, Lots::new(&record.commitment, &record.entropy));
    match drawn.iter().zip(&year_final.seats).position(|(drawn, found)| drawn != found) {
        Some(at) => {
            let size = year_final.group_size();
            let (group, position) = (FinalGroup::BOTH[at / size], at % size + 1);
            Err(FinalUnverified::CircleSeat { group, position, found: year_final.seats[at], drawn: drawn[at] })
        }
        None => Ok(()),
    }
}
