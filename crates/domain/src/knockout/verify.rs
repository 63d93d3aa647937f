//! Drawing a recorded table again (R36).

use thiserror::Error;

use super::draw::boxes;
use super::plan::PlanError;
use crate::lots::{Lots, sha256_hex};
use crate::model::id::EntryId;
use crate::model::knockout_table::{KnockoutTable, TableBox};

/// Why a table is not what its record says.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Unverified {
    /// The frozen text was changed after the commitment was published, or the other way round.
    #[error("The frozen list gives {found}, not the published commitment {published}; ask who changed the list.")]
    Commitment {
        /// As recorded.
        published: String,
        /// SHA-256 of the frozen text.
        found: String,
    },
    /// The plan does not say what the frozen text says.
    #[error("Line {0} of the frozen list is not what the record says was drawn; ask who changed the record.")]
    Text(usize),
    /// The record is of another table.
    #[error("The record is of a draw for another category or size than this table's; ask who changed the table.")]
    OtherTable,
    /// The recorded plan could never have been drawn.
    #[error("The recorded list cannot be drawn: {0}")]
    Plan(#[from] PlanError),
    /// A decision since the draw took somebody out of a box in which he did not stand.
    #[error("Box {0} was not held by the player who is recorded to have left it; ask who changed the record.")]
    BoxReplacement(u32),
    /// The table is not what the lots gave.
    #[error("Line {line} of the table (box {}) is not what the lots gave; ask who changed the table.", .drawn.place)]
    Box {
        /// From 1, in table order.
        line: usize,
        /// What stands in the table.
        found: TableBox,
        /// What the lots gave.
        drawn: TableBox,
    },
}

impl Unverified {
    /// The entries that the message is about: who stands in the box, and who should.
    pub fn entries(&self) -> [Option<EntryId>; 2] {
        match self {
            Unverified::Box { found, drawn, .. } => [found.entry, drawn.entry],
            _ => [None, None],
        }
    }
}

/// Draws the table again from its record and compares commitment, list and every box; boxes that changed hands since
/// by a recorded decision (R34) must be as that left them.
///
/// # Errors
/// [`Unverified`] with the first difference.
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
