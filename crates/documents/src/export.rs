//! Files for other programs.

use std::path::PathBuf;

use app::standings::current;
use formats::{csv_export, h9, opengotha};
use serde::{Deserialize, Serialize};
use session::atomic_file::{Written, write_beside};
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use crate::bundle;

/// What to write, and where.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct Export {
    /// `h9`, `opengotha`, `csv` (the standings), `entries` or `bundle` (for the tour).
    pub format: String,
    /// The file to write; in the window, its ticket.
    #[ts(type = "number")]
    pub file: PathBuf,
}

/// Writes the event for another program.
///
/// # Errors
/// There is no such format, or the file cannot be written.
pub fn export(session: &mut EventSession, request: &Export) -> Result<Written> {
    if request.format == "bundle" {
        return Ok(bundle::issue(session, &request.file)?.written);
    }
    export_as(session, request)
}

fn export_as(session: &EventSession, request: &Export) -> Result<Written> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let bytes = match request.format.as_str() {
        "h9" => {
            let standings = current(tournament, competition);
            h9::write(tournament, competition.id, &standings, h9::Options::default())
        }
        "csv" => csv_export::standings(tournament, competition.id, &current(tournament, competition)),
        "opengotha" => opengotha::write(tournament, competition.id),
        "entries" => csv_export::entries(tournament, competition.id),
        other => {
            let message = format!(
                "\"{other}\" is no format to write: choose h9, opengotha, csv (the standings), entries, bundle or html (a folder)."
            );
            return Err(AppError::bad_input(message));
        }
    };
    write_beside(&request.file, &bytes)
}
