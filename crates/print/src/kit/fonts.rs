//! The fonts of the sheets: one family in two weights and its companions for other scripts, searched in a fixed order.
//! Characters that none of them has are reported before printing.

use harfrust::{Direction, Feature, Font, Script, ShapePlan, Tag};
use messages::{Explain, Message, explained, message};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Figures of equal width for columns; no ligatures, so that every letter can be searched for in the file.
pub(crate) const FEATURES: [Feature; 2] = [feature(b"tnum", 1), feature(b"liga", 0)];

const fn feature(tag: &[u8; 4], value: u32) -> Feature {
    Feature { tag: Tag::new(tag), value, start: Feature::GLOBAL_START, end: Feature::GLOBAL_END }
}

/// Why sheets cannot be written.
#[derive(Debug, PartialEq, Eq)]
pub enum PrintError {
    /// No font has these characters, sorted by code point.
    MissingCharacters(Vec<char>),
}

impl Explain for PrintError {
    fn message(&self) -> Message {
        match self {
            PrintError::MissingCharacters(characters) => {
                let named = |c: &char| format!("{c} (U+{:04X})", u32::from(*c));
                message!("font-missing-characters", characters = characters.iter().map(named).collect::<Vec<_>>())
            }
        }
    }
}

explained!(PrintError);

/// Plans for shaping by script, and whether it is written from right to left.
type Plans = BTreeMap<(Option<Script>, bool), Arc<ShapePlan>>;

/// One font file.
pub(crate) struct Face {
    /// The name in PDF files.
    pub(crate) name: &'static str,
    pub(crate) bytes: &'static [u8],
    pub(crate) font: Font,
    /// The plans so far. Making one takes longer than shaping a name with it.
    plans: Mutex<Plans>,
}

impl Face {
    /// Returns the plan for shaping text of this script with [`FEATURES`].
    pub(crate) fn plan(&self, script: Option<Script>, direction: Direction) -> Arc<ShapePlan> {
        let mut plans = self.plans.lock().unwrap_or_else(PoisonError::into_inner);
        let make = || Arc::new(ShapePlan::new(&self.font, direction, script, None, &FEATURES));
        plans.entry((script, direction == Direction::RightToLeft)).or_insert_with(make).clone()
    }

    pub(crate) fn has(&self, character: char) -> bool {
        self.font.charmap().map_unicode(character).is_some_and(|glyph| glyph.to_u32() != 0)
    }
}

/// The fonts of all sheets, read once and shared.
pub struct Fonts {
    pub(crate) faces: Vec<Face>,
    regular: Vec<usize>,
    bold: Vec<usize>,
}

/// A font of `assets/fonts`: its name without the ending, and its content.
type FontFile = (&'static str, &'static [u8]);

macro_rules! shipped {
    ($name:literal) => {
        shipped!($name, ".ttf")
    };
    ($name:literal, $ending:literal) => {
        ($name, include_bytes!(concat!("../../../../assets/fonts/", $name, $ending)).as_slice())
    };
}

/// Regular and bold of each script; the ideographs have one weight only.
const SHIPPED: [(FontFile, Option<FontFile>); 5] = [
    (shipped!("NotoSans-Regular"), Some(shipped!("NotoSans-Bold"))),
    (shipped!("NotoSansGeorgian-Regular"), Some(shipped!("NotoSansGeorgian-Bold"))),
    (shipped!("NotoSansArmenian-Regular"), Some(shipped!("NotoSansArmenian-Bold"))),
    (shipped!("NotoSansHebrew-Regular"), Some(shipped!("NotoSansHebrew-Bold"))),
    (shipped!("NotoSansCJK-Names", ".otf"), None),
];

impl Fonts {
    /// Reads the fonts that ship with the program: Latin, Greek, Cyrillic, Georgian, Armenian, Hebrew, and the
    /// ideographs, kana and Hangul of names.
    pub fn shipped() -> Fonts {
        let mut fonts = Fonts { faces: Vec::new(), regular: Vec::new(), bold: Vec::new() };
        for (regular, bold) in SHIPPED {
            let regular = fonts.add(regular);
            let bold = bold.map_or(regular, |bold| fonts.add(bold));
            fonts.regular.push(regular);
            fonts.bold.push(bold);
        }
        fonts
    }

    /// Adds a face and returns its position.
    fn add(&mut self, (name, bytes): FontFile) -> usize {
        let font = Font::new(bytes.to_vec(), 0).expect("shipped fonts can be read: every test reads them");
        self.faces.push(Face { name, bytes, font, plans: Mutex::default() });
        self.faces.len() - 1
    }

    /// Returns the first face of this weight that has the character.
    pub(crate) fn face_of(&self, character: char, bold: bool) -> Option<usize> {
        let chain = if bold { &self.bold } else { &self.regular };
        chain.iter().copied().find(|&face| self.faces[face].has(character))
    }
}

/// Returns whether the character is invisible and never printed: controls, direction marks and overrides, joiners,
/// variation selectors, tags.
pub(crate) fn is_dropped(character: char) -> bool {
    matches!(character,
        '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}'
        | '\u{E0000}'..='\u{E0FFF}')
        || character.is_control() && !character.is_whitespace()
}

/// Returns whether the character combines with the one before it and needs the same font.
pub(crate) fn is_mark(character: char) -> bool {
    matches!(character,
        '\u{0300}'..='\u{036F}' | '\u{0483}'..='\u{0489}' | '\u{0591}'..='\u{05BD}' | '\u{05BF}' | '\u{05C1}'..='\u{05C7}'
        | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}' | '\u{3099}'..='\u{309A}'
        | '\u{FE20}'..='\u{FE2F}')
}
