//! The print setup: the choices that the window and the command line offer for every sheet, checked once.

use std::str::FromStr;
use std::sync::LazyLock;

use messages::{Catalogue, Explain, LanguageChoice, Message, explained, message};

use crate::{Fonts, Orientation, Paper, PrintError, Setting, Sheet};

/// The largest number of copies in one file.
const MAXIMUM_COPIES: u32 = 50;

/// The shipped fonts. Reading them takes a while, so it happens once.
static FONTS: LazyLock<Fonts> = LazyLock::new(Fonts::shipped);

impl FromStr for Paper {
    type Err = SetupError;

    /// Reads a name in capitals or lower case.
    fn from_str(text: &str) -> Result<Paper, SetupError> {
        let known = Paper::ALL.into_iter().find(|choice| choice.name().eq_ignore_ascii_case(text));
        known.ok_or_else(|| SetupError::UnknownPaper(text.to_string()))
    }
}

/// How often each sheet is in a file: 1 to 50 times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CopyCount(u32);

impl CopyCount {
    /// Returns the number of copies.
    pub fn count(self) -> usize {
        self.0 as usize
    }
}

impl Default for CopyCount {
    fn default() -> CopyCount {
        CopyCount(1)
    }
}

impl TryFrom<u32> for CopyCount {
    type Error = SetupError;

    fn try_from(count: u32) -> Result<CopyCount, SetupError> {
        if (1..=MAXIMUM_COPIES).contains(&count) { Ok(CopyCount(count)) } else { Err(SetupError::Copies(count)) }
    }
}

/// Why sheets cannot be printed as requested.
#[derive(Debug, PartialEq, Eq)]
pub enum SetupError {
    /// No paper has this name.
    UnknownPaper(String),
    /// The number of copies is not from 1 to 50.
    Copies(u32),
    /// The sheets cannot be written.
    Print(PrintError),
}

impl Explain for SetupError {
    fn message(&self) -> Message {
        match self {
            SetupError::UnknownPaper(name) => {
                message!("paper-unknown", name, known = Paper::ALL.map(Paper::name).to_vec())
            }
            SetupError::Copies(count) => message!("copies-out-of-range", count = *count, maximum = MAXIMUM_COPIES),
            SetupError::Print(error) => error.message(),
        }
    }
}

explained!(SetupError);

impl From<PrintError> for SetupError {
    fn from(error: PrintError) -> SetupError {
        SetupError::Print(error)
    }
}

/// Returns the texts in the chosen languages; in English without a choice.
pub fn catalogue(languages: Option<LanguageChoice>) -> Catalogue {
    languages.unwrap_or_default().catalogue()
}

/// Returns the number of copies; one if no number is given.
///
/// # Errors
/// [`SetupError::Copies`] if the number is not from 1 to 50.
pub fn copies(count: Option<u32>) -> Result<CopyCount, SetupError> {
    count.map_or(Ok(CopyCount::default()), CopyCount::try_from)
}

/// Returns the setting with the shipped fonts and these texts. Without `paper`, each sheet keeps the paper that it is
/// designed for; unless `landscape` is set, it also keeps its orientation.
pub fn setting(catalogue: &Catalogue, paper: Option<Paper>, landscape: bool) -> Setting<'_> {
    let orientation = landscape.then_some(Orientation::Landscape);
    Setting { paper, orientation, ..Setting::new(&FONTS, catalogue) }
}

/// Returns one PDF file with all sheets, repeated for each copy. With `replace_missing`, � is printed for each character
/// that no font has.
///
/// # Errors
/// [`PrintError::MissingCharacters`] if no font has a character and `replace_missing` is not set.
pub fn pdf(
    sheets: &[Box<dyn Sheet>],
    setting: &Setting,
    copies: CopyCount,
    replace_missing: bool,
) -> Result<Vec<u8>, SetupError> {
    let sheets: Vec<&dyn Sheet> = (0..copies.count()).flat_map(|_| sheets.iter().map(AsRef::as_ref)).collect();
    if replace_missing {
        return Ok(crate::print_replacing(&sheets, setting));
    }
    Ok(crate::print(&sheets, setting)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paper_is_read_in_any_case() {
        assert_eq!("Letter".parse(), Ok(Paper::Letter));
        assert_eq!(Paper::ALL.map(|choice| choice.name().parse()), Paper::ALL.map(Ok));
        let error = "b5".parse::<Paper>().expect_err("B5 is not supported");
        assert_eq!(error.to_string(), "The paper \"b5\" is not supported. Choose one of a4, a3, letter, legal.");
    }

    #[test]
    fn copies_are_limited() {
        assert_eq!(copies(None).map(CopyCount::count), Ok(1));
        assert_eq!(copies(Some(50)).map(CopyCount::count), Ok(50));
        assert_eq!([copies(Some(0)), copies(Some(51))], [Err(SetupError::Copies(0)), Err(SetupError::Copies(51))]);
    }

    #[test]
    fn setting_keeps_the_design_of_sheets_by_default() {
        let english = catalogue(None);
        let plain = setting(&english, None, false);
        assert_eq!((plain.paper, plain.orientation), (None, None));
        let chosen = setting(&english, Some(Paper::A3), true);
        assert_eq!((chosen.paper, chosen.orientation), (Some(Paper::A3), Some(Orientation::Landscape)));
    }
}
