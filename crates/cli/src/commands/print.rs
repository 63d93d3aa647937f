//! `print`: a sheet into a PDF file.

use std::path::PathBuf;

use clap::Args;
use documents::{ALL, PrintSheet, print, print_folder, sheets_help};
use session::AppError;

use crate::answer::Answer;
use crate::common::printing;

/// What to print, and where.
#[derive(Debug, Args)]
pub struct Print {
    /// The event file
    event: PathBuf,
    #[arg(help = sheets_help())]
    what: String,
    /// The PDF file to write; with all, the folder
    out: PathBuf,
    /// The round it is about
    #[arg(long)]
    round: Option<u32>,
    /// The age category of a knock-out table or of standings
    #[arg(long)]
    category: Option<u8>,
    /// The board of a ladder or of a sealed move
    #[arg(long)]
    board: Option<u32>,
    /// The knock-out table without names
    #[arg(long)]
    blank: bool,
    /// The knock-out table on a page for each quarter
    #[arg(long)]
    sections: bool,
    /// a4 or a3
    #[arg(long)]
    paper: Option<documents::PaperChoice>,
    /// The language of the sheet, en or ro, or two of them with a comma between
    #[arg(long)]
    lang: Option<String>,
    /// How often each page is in the file
    #[arg(long)]
    copies: Option<u32>,
    /// The longer side above
    #[arg(long)]
    landscape: bool,
    /// A replacement sign for every character that no font has
    #[arg(long)]
    replace: bool,
    /// Labels on a bought sheet: 99x67, 99x38, 63x38, 85x54 or 70x37; slips: 4 or 6 on a page
    #[arg(long)]
    format: Option<String>,
    /// Only the boards of this hall, as event.halls names it
    #[arg(long)]
    hall: Option<String>,
}

/// Prints it.
pub fn run(arguments: &Print) -> Result<Answer, AppError> {
    let request = PrintSheet {
        what: arguments.what.clone(),
        file: arguments.out.clone(),
        round: arguments.round,
        category: arguments.category,
        board: arguments.board,
        blank: arguments.blank,
        sections: arguments.sections,
        paper: arguments.paper,
        language: arguments.lang.clone(),
        hall: arguments.hall.clone(),
        part: None,
        copies: arguments.copies,
        landscape: arguments.landscape,
        replace: arguments.replace,
        format: arguments.format.clone(),
    };
    let desk = printing(&arguments.event)?;
    let out = arguments.out.display();
    if request.what == ALL {
        let printed = print_folder(&desk, &request)?;
        let files = printed.written.iter().map(|file| file.name.clone());
        let left_out = printed.left_out.iter().map(|(name, why)| format!("Without {name}: {why}"));
        let told = std::iter::once(format!("{out} holds {} sheets:", printed.written.len()));
        return Ok(Answer::new(told.chain(files).chain(left_out).collect::<Vec<_>>().join("\n"), &printed));
    }
    let written = print(&desk, &request)?;
    Ok(Answer::new(format!("{out} is written, {} bytes.", written.bytes), &written))
}
