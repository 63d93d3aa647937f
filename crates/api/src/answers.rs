//! The types of answers that only the command line has: its schemas are made from the generated TypeScript types too.

use app::check::self_check::SelfChecked;
use app::event::Imported;
use app::knockout::{ListView, TableDocument, Verified};
use app::standings::JsonLine;
use app::year_final::VerifiedFinal;
use tour::Prizes;
use ts_rs::{Config, ExportError};

use crate::commands::write_type;
use crate::demo::DemoEvents;

/// Writes the TypeScript types of the command line's answers that no command of the window returns.
///
/// # Errors
/// A file cannot be written.
pub fn export_answers(config: &Config) -> Result<(), ExportError> {
    write_type::<DemoEvents>(config)?;
    write_type::<Imported>(config)?;
    write_type::<JsonLine>(config)?;
    write_type::<ListView>(config)?;
    write_type::<Prizes>(config)?;
    write_type::<SelfChecked>(config)?;
    write_type::<TableDocument>(config)?;
    write_type::<Verified>(config)?;
    write_type::<VerifiedFinal>(config)
}
