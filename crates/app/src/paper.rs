//! What all printing shares: the fonts, the paper and the number of copies.

use std::sync::LazyLock;

use print::{Catalogue, Fonts, Orientation, Paper, Setting, Sheet};

use crate::failure::{AppError, Result};

/// So many copies go into one file.
const MOST_COPIES: u32 = 50;

/// Read once, as they take a while.
static FONTS: LazyLock<Fonts> = LazyLock::new(Fonts::shipped);

/// The setting with these words, on the paper asked for.
///
/// # Errors
/// There is no such paper.
pub(crate) fn setting<'a>(words: &'a Catalogue, paper: Option<&str>, landscape: bool) -> Result<Setting<'a>> {
    let orientation = if landscape { Some(Orientation::Landscape) } else { None };
    Ok(Setting { paper: sort_of_paper(paper)?, orientation, ..Setting::new(&FONTS, words) })
}

/// The words of these languages, `en` or `ro,en`; English where none is named.
///
/// # Errors
/// A language has no catalogue, or there are more than two.
pub(crate) fn words(languages: Option<&str>) -> Result<Catalogue> {
    Catalogue::of(languages.unwrap_or_default()).map_err(|error| AppError::bad_input(error.to_string()))
}

/// How often each page is in the file; once where nothing is said.
///
/// # Errors
/// None, or too many.
pub(crate) fn copies(wanted: Option<u32>) -> Result<usize> {
    match wanted.unwrap_or(1) {
        count if (1..=MOST_COPIES).contains(&count) => Ok(count as usize),
        _ => Err(AppError::bad_input(format!("Print 1 to {MOST_COPIES} copies into one file."))),
    }
}

/// The file with the sheets in it, as often as it is wanted; a character that no font has is replaced only if so asked.
///
/// # Errors
/// A text holds characters that no font has, and no sign is to stand in their place.
pub(crate) fn pdf(sheets: &[Box<dyn Sheet>], setting: &Setting, copies: usize, replace: bool) -> Result<Vec<u8>> {
    let sheets: Vec<&dyn Sheet> = (0..copies).flat_map(|_| sheets.iter().map(AsRef::as_ref)).collect();
    if replace {
        return Ok(print::print_replacing(&sheets, setting));
    }
    let hint = "In the window tick replacement signs, on the command line add --replace: a � is printed for each.";
    print::print(&sheets, setting).map_err(|error| AppError::bad_input(format!("{error}.")).hint(hint))
}

fn sort_of_paper(text: Option<&str>) -> Result<Option<Paper>> {
    match text.map(str::to_lowercase).as_deref() {
        None => Ok(None),
        Some("a4") => Ok(Some(Paper::A4)),
        Some("a3") => Ok(Some(Paper::A3)),
        Some(other) => Err(AppError::bad_input(format!("\"{other}\" is no paper: choose a4 or a3."))),
    }
}
