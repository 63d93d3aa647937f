//! Drawing a recorded Final again (R36).

use thiserror::Error;

use super::draw::chairs;
use super::plan::FinalPlanError;
use crate::lots::{Lots, sha256_hex};
use crate::model::year_final::{CircleSeat, FinalGroup, YearFinal};

/// What differs from the record.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FinalUnverified {
    /// The frozen text is not what was committed to.
    #[error("The frozen list gives {found}, not the published commitment {published}; ask who changed the list.")]
    Commitment {
        /// What was published.
        published: String,
        /// What the text gives.
        found: String,
    },
    /// The frozen text is not the plan's.
    #[error("Line {0} of the frozen list is not what the record says was drawn; ask who changed the record.")]
    Text(usize),
    /// The record is of another Final.
    #[error("The record is of a Final of another category or size than this; ask who changed the Final.")]
    OtherFinal,
    /// The plan breaks the rules.
    #[error("The recorded list cannot be drawn: {0}")]
    Plan(#[from] FinalPlanError),
    /// A player stands where the lots did not put him.
    #[error("Place {position} of group {group} is not what the lots gave; ask who changed the groups.")]
    CircleSeat {
        /// The group.
        group: FinalGroup,
        /// The entry position in it, from 1.
        position: usize,
        /// Who stands there.
        found: CircleSeat,
        /// Who was drawn.
        drawn: CircleSeat,
    },
}

/// Draws the Final again from its record and compares.
///
/// # Errors
/// [`FinalUnverified`]: the first difference.
pub fn verify(group_final: &YearFinal) -> Result<(), FinalUnverified> {
    let record = &group_final.draw;
    let found = sha256_hex(&record.frozen);
    if found != record.commitment {
        return Err(FinalUnverified::Commitment { published: record.commitment.clone(), found });
    }
    let text = record.plan.text();
    if text != record.frozen {
        let same = text.lines().zip(record.frozen.lines()).take_while(|(one, other)| one == other).count();
        return Err(FinalUnverified::Text(same + 1));
    }
    if record.plan.category != group_final.category || record.plan.list.len() != group_final.chairs.len() {
        return Err(FinalUnverified::OtherFinal);
    }
    record.plan.check()?;
    let drawn = chairs(&record.plan, Lots::new(&record.commitment, &record.entropy));
    match drawn.iter().zip(&group_final.chairs).position(|(drawn, found)| drawn != found) {
        Some(at) => {
            let size = group_final.group_size();
            let (group, position) = (FinalGroup::BOTH[at / size], at % size + 1);
            Err(FinalUnverified::CircleSeat { group, position, found: group_final.chairs[at], drawn: drawn[at] })
        }
        None => Ok(()),
    }
}
