//! Sends documents to a printer of this computer, or saves several of them in a folder.

use std::fs;

use messages::Message;
use serde::{Deserialize, Serialize};
use session::spooler::{self, PrintJob};
use session::{ErrorCode, EventSession, FileHandle, Result};
use ts_rs::TS;

use crate::names::SheetName;
use crate::pdf::{folder_refused, for_each_sheet, output};
use crate::request::PrintSheet;

/// Documents to send to a printer, or to save in a folder.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct SendSheets {
    /// The printer by its name; the default printer without one.
    pub printer: Option<String>,
    /// The folder in which the documents are saved instead of being printed. Existing files of the same names are replaced.
    pub folder: Option<FileHandle>,
    /// The documents. Copies on paper are made by the printer.
    pub sheets: Vec<PrintSheet>,
}

/// What was sent to a printer, or saved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SheetsSent {
    /// The names of the documents, such as `pairings-3`.
    pub sent: Vec<String>,
    /// Documents of a folder without content yet, each with the reason.
    pub left_out: Vec<(String, Message)>,
}

/// Sends documents to a printer, one job each, or saves them in a folder. Documents of a folder without content are left out.
///
/// # Errors
/// There is no printer, it refuses a document, the folder cannot be written, or a document does not exist or has no content yet.
/// Documents sent before the error stay sent.
pub fn send(session: &EventSession, request: &SendSheets) -> Result<SheetsSent> {
    if let Some(folder) = &request.folder {
        fs::create_dir_all(&**folder).map_err(|error| folder_refused(folder, &error))?;
    }
    let mut done = SheetsSent { sent: Vec::new(), left_out: Vec::new() };
    for sheet in &request.sheets {
        let copies = sheet.copies.unwrap_or(1);
        let on_paper = request.folder.is_none();
        let made_once = PrintSheet { copies: sheet.copies.filter(|_| !on_paper), ..sheet.clone() };
        for_each_sheet(session, &made_once, |name, of_folder, made| {
            let (pdf, lines) = match made {
                Err(refused) if of_folder && refused.code == ErrorCode::NotNow => {
                    done.left_out.push((name, refused.message));
                    return Ok(());
                }
                made => made?,
            };
            match &request.folder {
                Some(folder) => {
                    // Slips may be among them.
                    output(session, SheetName::Slips, true)?.write(&folder.join(format!("{name}.pdf")), &pdf)?;
                }
                None => {
                    let printer = request.printer.as_deref();
                    spooler::send(&PrintJob { title: &name, pdf: &pdf, printer, copies })?;
                }
            }
            lines.store(session)?;
            done.sent.push(name);
            Ok(())
        })?;
    }
    Ok(done)
}
