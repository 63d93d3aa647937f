//! The fonts of the sheets: one family in two weights and its companions for other scripts, searched in a fixed order.
//! A character that none of them has is told before printing.

use harfrust::Font;
use messages::{Explain, Message, explained, message};
use std::sync::Arc;

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

/// One font file.
pub(crate) struct Face {
    pub(crate) bytes: Arc<[u8]>,
    pub(crate) index: u32,
    pub(crate) font: Font,
}

impl Face {
    fn new(bytes: Arc<[u8]>, index: u32) -> Option<Face> {
        let font = Font::new(bytes.to_vec(), index)?;
        Some(Face { bytes, index, font })
    }

    pub(crate) fn has(&self, character: char) -> bool {
        self.font.charmap().map_unicode(character).is_some_and(|glyph| glyph.to_u32() != 0)
    }
}

/// The fonts that a sheet may use. Made once and shared by all sheets.
pub struct Fonts {
    pub(crate) faces: Vec<Face>,
    regular: Vec<usize>,
    bold: Vec<usize>,
}

macro_rules! shipped {
    ($name:literal) => {
        include_bytes!(concat!("../../../../assets/fonts/", $name)).as_slice()
    };
}

/// Regular and bold of each script; the ideographs have one weight only.
const SHIPPED: [(&[u8], Option<&[u8]>); 5] = [
    (shipped!("NotoSans-Regular.ttf"), Some(shipped!("NotoSans-Bold.ttf"))),
    (shipped!("NotoSansGeorgian-Regular.ttf"), Some(shipped!("NotoSansGeorgian-Bold.ttf"))),
    (shipped!("NotoSansArmenian-Regular.ttf"), Some(shipped!("NotoSansArmenian-Bold.ttf"))),
    (shipped!("NotoSansHebrew-Regular.ttf"), Some(shipped!("NotoSansHebrew-Bold.ttf"))),
    (shipped!("NotoSansCJK-Names.otf"), None),
];

impl Fonts {
    /// The fonts that come with the program: Latin, Greek, Cyrillic, Georgian, Armenian, Hebrew, and the ideographs,
    /// kana and Hangul of names.
    pub fn shipped() -> Fonts {
        let mut fonts = Fonts { faces: Vec::new(), regular: Vec::new(), bold: Vec::new() };
        for (regular, bold) in SHIPPED {
            fonts
                .add(regular.into(), 0, bold.map(Arc::from))
                .expect("the shipped fonts are sound: a test reads them all");
        }
        fonts
    }

    fn add(&mut self, regular: Arc<[u8]>, index: u32, bold: Option<Arc<[u8]>>) -> Option<()> {
        self.faces.push(Face::new(regular, index)?);
        self.regular.push(self.faces.len() - 1);
        if let Some(bold) = bold {
            self.faces.push(Face::new(bold, 0)?);
        }
        self.bold.push(self.faces.len() - 1);
        Some(())
    }

    /// The first face of that weight which has the character.
    pub(crate) fn face_of(&self, character: char, bold: bool) -> Option<usize> {
        let chain = if bold { &self.bold } else { &self.regular };
        chain.iter().copied().find(|&face| self.faces[face].has(character))
    }
}

/// Characters that steer a terminal or the direction of text and have no place on paper: controls, direction marks and
/// overrides, joiners, variation selectors, tags.
pub(crate) fn is_dropped(character: char) -> bool {
    matches!(character,
        '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}'
        | '\u{E0000}'..='\u{E0FFF}')
        || character.is_control() && !character.is_whitespace()
}

/// Marks that sit on the character before them and want its font.
pub(crate) fn is_mark(character: char) -> bool {
    matches!(character,
        '\u{0300}'..='\u{036F}' | '\u{0483}'..='\u{0489}' | '\u{0591}'..='\u{05BD}' | '\u{05BF}' | '\u{05C1}'..='\u{05C7}'
        | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}' | '\u{3099}'..='\u{309A}'
        | '\u{FE20}'..='\u{FE2F}')
}
