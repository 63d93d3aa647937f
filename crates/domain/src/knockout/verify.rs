//! Verifies a table by drawing it again from its record (R36).

use messages::{Explain, Message, explained, message};

use super::draw::boxes;
use super::plan::PlanError;
use crate::lots::{Lots, sha256_hex};
use crate::model::id::EntryId;
use crate::model::knockout_table::{KnockoutTable, TableBox};

/// Why a table does not match its record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unverified {
    /// The frozen text does not match the published commitment: one of them was changed.
    Commitment {
        /// The recorded commitment.
        published: String,
        /// SHA-256 of the frozen text.
        found: String,
    },
    /// The plan differs from the frozen text in this line, from 1.
    Text(usize),
    /// The record belongs to a table of another category or size.
    OtherTable,
    /// The recorded plan breaks the rules of the draw.
    Plan(PlanError),
    /// A recorded replacement names a player who was not in this box.
    BoxReplacement(u32),
    /// A box differs from the lots.
    Box {
        /// The line of the table, from 1.
        line: usize,
        /// The box in the table.
        found: TableBox,
        /// The box by the lots.
        drawn: TableBox,
    },
}

impl Explain for Unverified {
    fn message(&self) -> Message {
        match self {
            Unverified::Commitment { published, found } => message!("draw-record-commitment", published, found),
            Unverified::Text(line) => message!("draw-record-text", line = *line),
            Unverified::OtherTable => message!("knockout-record-other-table"),
            Unverified::Plan(error) => message!("draw-record-plan", cause = error.message()),
            Unverified::BoxReplacement(place) => message!("knockout-record-replacement", place = *place),
            Unverified::Box { drawn, .. } => message!("knockout-record-box", place = drawn.place),
        }
    }
}

explained!(Unverified);

impl From<PlanError> for Unverified {
    fn from(error: PlanError) -> Unverified {
        Unverified::Plan(error)
    }
}

impl Unverified {
    /// Returns the entries that the message is about: the one in the box, and the one drawn.
    pub fn entries(&self) -> [Option<EntryId>; 2] {
        match self {
            Unverified::Box { found, drawn, .. } => [found.entry, drawn.entry],
            _ => [None, None],
        }
    }
}

/// Draws the table again from its record, and compares the commitment, the list and every box. Recorded replacements
/// (R34) are applied to the boxes drawn.
///
/// # Errors
/// [`Unverified`] with the first difference found.
pub fn verify(table: &KnockoutTable) -> Result<(), Unverified> {
    let record = &table.draw;
    let found = sha256_hex(&record.frozen);
    if found != record.commitment {
        return Err(Unverified::Commitment { published: record.commitment.clone(), found });
    }
    let text = record.plan.text();
    if text != record.frozen {
        let same = text.lines().zip(record.frozen.lines()).take_while(|(one, other)| one == other).count();
        return Err(Unverified::Text(same + 1));
    }
    if record.plan.category != table.category || record.plan.lines as usize != table.boxes.len() {
        return Err(Unverified::OtherTable);
    }
    record.plan.check()?;
    let mut drawn = boxes(&record.plan, Lots::new(&record.commitment, &record.entropy));
    for change in &table.since.reseated {
        let place = drawn.iter_mut().find(|b| b.place == change.place && b.entry == change.from);
        let place = place.ok_or(Unverified::BoxReplacement(change.place))?;
        (place.entry, place.mark) = (change.to, change.mark);
    }
    match drawn.iter().zip(&table.boxes).position(|(drawn, found)| drawn != found) {
        Some(at) => Err(Unverified::Box { line: at + 1, found: table.boxes[at], drawn: drawn[at] }),
        None => Ok(()),
    }
}
