//! Files for other programs.

use app::standings::current;
use app::vocabulary;
use app::vocabulary::SeparatorName;
use formats::csv_export::CsvForm;
use formats::{
    aga_results, csv_cases, csv_export, csv_fees, egd_results, ffg_results, macmahon_export, opengotha_export,
    pairgoth_export, trf,
};
use messages::{LanguageChoice, Message, message};
use serde::{Deserialize, Serialize};
use session::atomic_file::{Output, Written};
use session::{AppError, EventSession, FileHandle, Result};
use ts_rs::TS;

use crate::bundle;
use crate::event_data::event_json;
use crate::rating_list_check::check_pins;

vocabulary! {
    /// A format of another program.
    pub enum ExportFormat {
        /// The EGD's results file.
        H9 = "h9",
        /// The French federation's results file.
        Tou = "tou",
        /// The AGA's results file.
        Aga = "aga",
        /// OpenGotha's file.
        OpenGotha = "opengotha",
        /// MacMahon's file.
        MacMahon = "macmahon",
        /// Pairgoth's file.
        Pairgoth = "pairgoth",
        /// The report file of the chess federation.
        Trf = "trf",
        /// The standings as CSV.
        Csv = "csv",
        /// The event's data for web sites.
        Json = "json",
        /// The entries as CSV.
        Entries = "entries",
        /// The referee's case book as CSV.
        Cases = "cases",
        /// What everyone owes and paid, as CSV.
        Fees = "fees",
        /// The payments and refunds as CSV.
        Payments = "payments",
        /// The signed bundle for the tour.
        Bundle = "bundle",
    }
}

impl ExportFormat {
    /// Whether the file has results for the public or for a rating list, so that drafts of rounds are left out.
    fn is_published(self) -> bool {
        matches!(self, ExportFormat::H9 | ExportFormat::Tou | ExportFormat::Aga | ExportFormat::Trf | ExportFormat::Csv)
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
    /// How CSV is written.
    #[serde(default)]
    #[ts(as = "Option<CsvOptions>", optional)]
    pub csv: CsvOptions,
}

/// How CSV is written: as spreadsheets of the language read it, unless the options say otherwise.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct CsvOptions {
    /// The language, of two the first; English by default.
    #[ts(optional)]
    pub language: Option<LanguageChoice>,
    /// The character between fields.
    #[ts(optional)]
    pub separator: Option<SeparatorName>,
    /// Whether numbers have a decimal comma.
    #[ts(optional)]
    pub decimal_comma: Option<bool>,
    /// Whether the file begins with a byte-order mark.
    #[ts(optional)]
    pub byte_order_mark: Option<bool>,
}

impl CsvOptions {
    fn form(self) -> CsvForm {
        let of_language = CsvForm::of(self.language.unwrap_or_default().first());
        CsvForm {
            separator: self.separator.map_or(of_language.separator, SeparatorName::character),
            decimal_comma: self.decimal_comma.unwrap_or(of_language.decimal_comma),
            byte_order_mark: self.byte_order_mark.unwrap_or(of_language.byte_order_mark),
        }
    }
}

impl Export {
    /// Returns how the file is written. Standings and results are published anyway; the other formats have years of birth.
    pub(crate) fn output(&self) -> Output {
        let output = Output::ordinary(self.overwrite);
        match self.format {
            ExportFormat::H9
            | ExportFormat::Tou
            | ExportFormat::Aga
            | ExportFormat::Trf
            | ExportFormat::Csv
            | ExportFormat::Json => output,
            ExportFormat::OpenGotha
            | ExportFormat::MacMahon
            | ExportFormat::Pairgoth
            | ExportFormat::Entries
            | ExportFormat::Cases
            | ExportFormat::Fees
            | ExportFormat::Payments
            | ExportFormat::Bundle => output.personal(),
        }
    }
}

/// A file that was written for another program.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Exported {
    /// The file.
    #[serde(flatten)]
    pub written: Written,
    /// Remarks on what the other program cannot store as it is.
    pub notes: Vec<Message>,
}

/// Writes the chosen competition for another program, with its name if the event has several. A bundle and the data for web
/// sites have the whole event.
///
/// # Errors
/// Fails if the bundle cannot be made, or if the file exists and may not be replaced or cannot be written.
pub fn export(session: &mut EventSession, request: &Export) -> Result<Exported> {
    if request.format == ExportFormat::Bundle {
        let written = bundle::issue(session, &request.file, request.output())?.written;
        return Ok(Exported { written, notes: Vec::new() });
    }
    let (bytes, notes) = draft(session, request.format, request.csv.form())?;
    Ok(Exported { written: request.output().write(&request.file, &bytes)?, notes })
}

/// A file to check before it is written.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct CheckExport {
    /// The format.
    pub format: ExportFormat,
}

/// Returns what the other program would reject or show differently in the file of the chosen competition, without writing it.
/// A bundle, lists and the data for web sites have no such notes.
///
/// # Errors
/// No event is open, or the rating list cannot be read.
pub fn check_export(session: &mut EventSession, request: &CheckExport) -> Result<Vec<Message>> {
    Ok(draft(session, request.format, CsvForm::default())?.1)
}

/// Returns the file of the chosen competition and its notes; nothing for a bundle.
fn draft(session: &mut EventSession, format: ExportFormat, form: CsvForm) -> Result<(Vec<u8>, Vec<Message>)> {
    let of_list = match format {
        ExportFormat::H9 => check_pins(session, session.competition()?.id)?,
        _ => Vec::new(),
    };
    // Only files with which another program goes on have drafts of rounds, which the director has not released.
    let event = session.event()?;
    let event = if format.is_published() { &event.released() } else { event };
    let competition = session.competition()?;
    let missing = || AppError::not_found(message!("competition-missing"));
    let tournament = &event.alone(competition.id).ok_or_else(missing)?;
    if competition.pairs.is_some() && matches!(format, ExportFormat::H9 | ExportFormat::Tou | ExportFormat::Aga) {
        return Err(AppError::not_now(message!("export-pairs-not-rated", name = &competition.name)));
    }
    Ok(match format {
        ExportFormat::H9 => {
            let standings = current(tournament, competition);
            let options = egd_results::Options::default();
            let mut notes = egd_results::check(tournament, &standings);
            notes.extend(of_list);
            (egd_results::write(tournament, &standings, options), notes)
        }
        ExportFormat::Tou => {
            let standings = current(tournament, competition);
            let notes = ffg_results::check(tournament, &standings);
            (ffg_results::write(tournament, &standings), notes)
        }
        ExportFormat::Aga => {
            let standings = current(tournament, competition);
            let notes = aga_results::check(tournament, &standings);
            (aga_results::write(tournament, &standings), notes)
        }
        ExportFormat::OpenGotha => {
            let file = opengotha_export::export(tournament);
            (file.bytes, file.notes)
        }
        ExportFormat::MacMahon => {
            let file = macmahon_export::export(tournament);
            (file.bytes, file.notes)
        }
        ExportFormat::Pairgoth => {
            let file = pairgoth_export::export(tournament);
            (file.bytes, file.notes)
        }
        ExportFormat::Trf => {
            let standings = current(tournament, competition);
            let notes = trf::check(tournament, &standings);
            (trf::write(tournament, &standings), notes)
        }
        ExportFormat::Csv => {
            let standings = current(tournament, competition);
            (csv_export::standings(tournament, &standings, form), Vec::new())
        }
        ExportFormat::Json => (event_json(session)?, Vec::new()),
        ExportFormat::Entries => (csv_export::entries(tournament, form), Vec::new()),
        ExportFormat::Cases => (csv_cases::write(event, form), Vec::new()),
        ExportFormat::Fees => (csv_fees::accounts_table(event, form), Vec::new()),
        ExportFormat::Payments => (csv_fees::payments_table(event, form), Vec::new()),
        ExportFormat::Bundle => (Vec::new(), Vec::new()),
    })
}
