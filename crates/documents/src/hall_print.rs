//! The hall network on paper: its poster, and slips with the codes of helpers. Both need the address of the running service, and a
//! code is known only at the moment when it is made, so they are not sheets of the event.

use app::vocabulary::HelperRoleName;
use messages::{LanguageChoice, LanguageCode, message};
use print::Paper;
use print::setup::{self, CopyCount};
use print::sheets::{CodeSlips, Poster, PrintedCode, QrModules};
use print::{Heading, Sheet, Words};
use qrcode::{Color, EcLevel, QrCode};
use serde::Deserialize;
use session::atomic_file::{Output, Written};
use session::{AppError, EventSession, FileHandle, Result};
use ts_rs::TS;

use crate::request::PrintSheet;
use crate::sheets::Subject;

/// The longest address that is printed, in bytes. That of a service has about 40.
const LONGEST_ADDRESS: usize = 200;

/// The most slips in one file.
const MOST_SLIPS: usize = 500;

/// A poster to print.
#[derive(Debug, Clone, Default, Deserialize, TS)]
#[serde(default)]
pub struct PrintPoster {
    /// The PDF file to write.
    pub file: FileHandle,
    /// Whether an existing file may be replaced.
    #[ts(as = "Option<bool>", optional)]
    pub overwrite: bool,
    /// The address of the service, `http://192.168.0.7:8080/`.
    pub url: String,
    /// The language that comes first, or two; English by default.
    pub language: Option<LanguageChoice>,
    /// The paper; A4 by default.
    #[ts(type = "\"a4\" | \"a3\" | \"letter\" | \"legal\"", optional)]
    pub paper: Option<Paper>,
}

/// A code that was just made.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct NewCode {
    /// The helper's name.
    pub name: String,
    /// What they may do.
    pub role: HelperRoleName,
    /// The six words.
    pub code: String,
}

/// Codes of helpers to print as slips.
#[derive(Debug, Clone, Default, Deserialize, TS)]
#[serde(default)]
pub struct PrintCodes {
    /// The PDF file to write.
    pub file: FileHandle,
    /// Whether an existing file may be replaced.
    #[ts(as = "Option<bool>", optional)]
    pub overwrite: bool,
    /// The address of the service; empty while it is off. The slips then have no address.
    pub url: String,
    /// The codes.
    pub codes: Vec<NewCode>,
    /// The language, or two languages; English by default.
    pub language: Option<LanguageChoice>,
}

/// Writes the poster of the hall network.
///
/// # Errors
/// The address is not one of a hall network, or the file cannot be written.
pub fn print_poster(session: &EventSession, request: &PrintPoster) -> Result<Written> {
    let url = address(&request.url)?;
    let subject = subject(session, request.language)?;
    // The first line is in the chosen languages, each other line in one that was not chosen.
    let chosen = request.language.unwrap_or_default().to_string();
    let other = |code: &LanguageCode| !chosen.split(',').any(|own| own == code.as_str());
    let line = |code: LanguageCode| setup::catalogue(Some(code.into())).text("sheet-poster-line", &[]);
    let mut lines = vec![subject.word("sheet-poster-line")];
    for line in LanguageCode::ALL.into_iter().filter(other).map(line) {
        // A language without the line has the English one.
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    // The poster hangs for days; the history goes on.
    let heading = Heading { log: String::new(), ..subject.heading(None) };
    let poster = Poster { heading, url: url.to_string(), code: modules(url)?, lines };
    write(&subject, vec![Box::new(poster)], request.paper, &request.file, Output::ordinary(request.overwrite))
}

/// Writes slips with codes of helpers.
///
/// # Errors
/// There is no code, the address is not one of a hall network, or the file cannot be written.
pub fn print_codes(session: &EventSession, request: &PrintCodes) -> Result<Written> {
    if request.codes.is_empty() || request.codes.len() > MOST_SLIPS {
        return Err(AppError::bad_input(message!("hall-no-codes", most = MOST_SLIPS)));
    }
    let subject = subject(session, request.language)?;
    let url = if request.url.is_empty() { None } else { Some(address(&request.url)?) };
    let slips = request.codes.iter().map(|code| slip(&subject, url, code)).collect::<Result<_>>()?;
    let sheet = CodeSlips { heading: subject.heading(None), slips };
    write(&subject, vec![Box::new(sheet)], None, &request.file, Output::ordinary(request.overwrite).personal())
}

/// Returns the slip of a code. Its QR code opens the page of helpers with the code filled in.
fn slip(subject: &Subject, url: Option<&str>, new: &NewCode) -> Result<PrintedCode> {
    let role = match new.role {
        HelperRoleName::Results => "sheet-code-results",
        HelperRoleName::CheckIn => "sheet-code-check-in",
        HelperRoleName::Notes => "sheet-code-notes",
        HelperRoleName::SecondDesk => "sheet-code-second-desk",
    };
    // A second desk signs in with a command, not on a page.
    let is_phone = new.role != HelperRoleName::SecondDesk;
    let page = url.filter(|_| is_phone).map(|url| format!("{url}helper"));
    let about = if is_phone { "sheet-code-about" } else { "sheet-code-second-desk-about" };
    let joined = new.code.split_whitespace().collect::<Vec<_>>().join("-");
    Ok(PrintedCode {
        name: new.name.clone(),
        role: subject.word(role),
        words: new.code.clone(),
        about: subject.word(about),
        code: page.as_ref().map(|page| modules(&format!("{page}#{joined}"))).transpose()?,
        url: page.or_else(|| url.map(str::to_owned)).unwrap_or_default(),
    })
}

fn subject(session: &EventSession, language: Option<LanguageChoice>) -> Result<Subject<'_>> {
    Subject::of(session, &PrintSheet { language, ..PrintSheet::default() })
}

/// Returns the address of a service.
///
/// # Errors
/// It is not such an address.
fn address(url: &str) -> Result<&str> {
    let is_address = url.starts_with("http://") && url.ends_with('/') && url.len() <= LONGEST_ADDRESS;
    let is_plain = url.chars().all(|c| c.is_ascii_graphic());
    if is_address && is_plain { Ok(url) } else { Err(AppError::bad_input(message!("hall-poster-address"))) }
}

fn modules(text: &str) -> Result<QrModules> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M);
    let code = code.map_err(|_| AppError::bad_input(message!("hall-poster-address")))?;
    let dark: Vec<bool> = code.to_colors().into_iter().map(|colour| colour == Color::Dark).collect();
    Ok(QrModules(dark.chunks(code.width()).map(<[bool]>::to_vec).collect()))
}

fn write(
    subject: &Subject,
    sheets: Vec<Box<dyn Sheet>>,
    paper: Option<Paper>,
    file: &FileHandle,
    output: Output,
) -> Result<Written> {
    output.check(file)?;
    // A name with a character that no font has must not keep the poster from the wall.
    let setting = setup::setting(&subject.words, paper, false);
    let bytes = setup::pdf(&sheets, &setting, CopyCount::default(), true).map_err(AppError::refused)?;
    output.write(file, &bytes)
}
