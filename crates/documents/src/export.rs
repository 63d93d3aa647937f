//! Files for other programs.

use app::standings::current;
use app::vocabulary;
use formats::{csv_export, egd_results, opengotha};
use serde::{Deserialize, Serialize};
use session::atomic_file::{Output, Written};
use session::{EventSession, FileHandle, Result};
use ts_rs::TS;

use crate::bundle;

vocabulary! {
    /// A format of another program.
    pub enum ExportFormat {
        /// The EGD's results file.
        H9 = "h9",
        /// OpenGotha's file.
        OpenGotha = "opengotha",
        /// The standings as CSV.
        Csv = "csv",
        /// The entries as CSV.
        Entries = "entries",
        /// The signed bundle for the tour.
        Bundle = "bundle",
    }
}

/// A file to write.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct Export {
    /// The format.
    pub format: ExportFormat,
    /// The file to write.
    pub file: FileHandle,
    /// Whether an existing file may be replaced.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub overwrite: bool,
}

impl Export {
    /// Returns how the file is written. Standings and results are published anyway; the other formats have years of birth.
    pub(crate) fn output(&self) -> Output {
        let output = Output::ordinary(self.overwrite);
        match self.format {
            ExportFormat::H9 | ExportFormat::Csv => output,
            ExportFormat::OpenGotha | ExportFormat::Entries | ExportFormat::Bundle => output.personal(),
        }
    }
}

/// Writes the chosen competition for another program, with its name if the event has several. A bundle has the whole event.
///
/// # Errors
/// Fails if the bundle cannot be made, or if the file exists and may not be replaced or cannot be written.
pub fn export(session: &mut EventSession, request: &Export) -> Result<Written> {
    let (tournament, competition) = (session.whole()?, session.competition()?);
    let bytes = match request.format {
        ExportFormat::Bundle => return Ok(bundle::issue(session, &request.file, request.output())?.written),
        ExportFormat::H9 => {
            let standings = current(tournament, competition);
            egd_results::write(tournament, competition.id, &standings, egd_results::Options::default())
        }
        ExportFormat::Csv => csv_export::standings(tournament, competition.id, &current(tournament, competition)),
        ExportFormat::OpenGotha => opengotha::write(tournament, competition.id),
        ExportFormat::Entries => csv_export::entries(tournament, competition.id),
    };
    request.output().write(&request.file, &bytes)
}
