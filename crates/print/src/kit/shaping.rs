//! Turns text into glyphs: bidirectional order, a font for each character, shaping and widths.

use crate::kit::fonts::{FEATURES, Fonts, is_dropped, is_mark};
use harfrust::{Buffer, ClusterLevel, Direction, ShapeOptions, ShaperFont, shape};
use std::ops::Range;
use unicode_bidi::{BidiInfo, Level};

/// Printed for each character that no font has.
const REPLACEMENT: char = '\u{FFFD}';

/// One glyph. Lengths are in thousandths of an em.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Glyph {
    pub(crate) face: usize,
    pub(crate) id: u16,
    /// Advance with kerning.
    pub(crate) advance: i64,
    /// Advance in the font, without kerning. The difference is written into the file.
    pub(crate) natural: i64,
    pub(crate) shift: i64,
    pub(crate) rise: i64,
    /// The characters of the glyph, so that the text can be searched and copied.
    pub(crate) words: String,
}

/// Shaped text, in visual order.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Shaped {
    pub(crate) glyphs: Vec<Glyph>,
    pub(crate) width: i64,
    /// Characters that no font has; U+FFFD is printed for each.
    pub(crate) missing: Vec<char>,
}

/// Shapes one line. The text cannot contain line breaks: see [`clean`].
pub(crate) fn shape_line(fonts: &Fonts, words: &str, bold: bool) -> Shaped {
    let mut shaped = Shaped::default();
    let words = replace_missing(fonts, &clean(words), bold, &mut shaped.missing);
    let bidi = BidiInfo::new(&words, Some(Level::ltr()));
    for paragraph in &bidi.paragraphs {
        let (levels, runs) = bidi.visual_runs(paragraph, paragraph.range.clone());
        for run in runs {
            let right_to_left = levels[run.start].is_rtl();
            let mut items = items_of(fonts, &words, run, bold);
            if right_to_left {
                items.reverse();
            }
            for (face, range) in items {
                shape_item(fonts, face, &words[range], right_to_left, &mut shaped);
            }
        }
    }
    shaped
}

/// The largest number of marks on one character. More would reach into the next line.
const MAXIMUM_MARKS: usize = 3;

/// Returns the text without invisible characters and stacks of marks, with a plain space for each white space.
fn clean(words: &str) -> String {
    let mut marks = 0;
    let keep = |c: &char| {
        marks = if is_mark(*c) { marks + 1 } else { 0 };
        !is_dropped(*c) && marks <= MAXIMUM_MARKS
    };
    words.chars().filter(keep).map(|c| if c.is_whitespace() { ' ' } else { c }).collect()
}

fn replace_missing(fonts: &Fonts, words: &str, bold: bool, missing: &mut Vec<char>) -> String {
    let mut keep = |c: char| {
        if c == ' ' || fonts.face_of(c, bold).is_some() {
            return c;
        }
        missing.push(c);
        REPLACEMENT
    };
    words.chars().map(&mut keep).collect()
}

/// Splits a run into parts of one font each, in logical order. Spaces and marks belong to the part before them.
fn items_of(fonts: &Fonts, words: &str, run: Range<usize>, bold: bool) -> Vec<(usize, Range<usize>)> {
    let mut items: Vec<(usize, Range<usize>)> = Vec::new();
    for (at, character) in words[run.clone()].char_indices() {
        let (start, end) = (run.start + at, run.start + at + character.len_utf8());
        let stays = |face: usize| (character == ' ' || is_mark(character)) && fonts.faces[face].has(character);
        let before = items.last().map(|item| item.0).filter(|&face| stays(face));
        let face = before.or_else(|| fonts.face_of(character, bold)).unwrap_or(0);
        match items.last_mut() {
            Some(item) if item.0 == face => item.1.end = end,
            _ => items.push((face, start..end)),
        }
    }
    items
}

fn shape_item(fonts: &Fonts, face: usize, words: &str, right_to_left: bool, shaped: &mut Shaped) {
    let font = &fonts.faces[face].font;
    let em = i64::from(font.units_per_em()).max(1);
    let per_mille = |units: i32| (i64::from(units) * 1000).div_euclid(em);
    let mut buffer = Buffer::new();
    buffer.push_str(words);
    buffer.set_direction(if right_to_left { Direction::RightToLeft } else { Direction::LeftToRight });
    buffer.guess_segment_properties();
    buffer.set_cluster_level(ClusterLevel::MonotoneCharacters);
    let plain = ShaperFont::new(font);
    let plan = fonts.faces[face].plan(buffer.script(), buffer.direction());
    shape(&plain, &mut buffer, ShapeOptions::new().plan(Some(&plan)).features(&FEATURES))
        .expect("a direction is set and the buffer holds characters");
    let infos = buffer.glyph_infos();
    for (index, (info, position)) in infos.iter().zip(buffer.glyph_positions()).enumerate() {
        let first_of_cluster = index == 0 || infos[index - 1].cluster != info.cluster;
        let glyph = Glyph {
            face,
            id: u16::try_from(info.glyph_id).expect("a font has at most 65,535 glyphs"),
            advance: per_mille(position.x_advance),
            natural: per_mille(plain.glyph_h_advance(info.glyph_id.into())),
            shift: per_mille(position.x_offset),
            rise: per_mille(position.y_offset),
            words: if first_of_cluster { cluster_words(words, info.cluster, infos) } else { String::new() },
        };
        if glyph.id == 0 {
            shaped.missing.extend(glyph.words.chars());
        }
        shaped.width += glyph.advance;
        shaped.glyphs.push(glyph);
    }
}

/// Returns the characters from the start of this cluster to the start of the next.
fn cluster_words(words: &str, cluster: u32, infos: &[harfrust::GlyphInfo]) -> String {
    let end = infos.iter().map(|info| info.cluster).filter(|&other| other > cluster).min();
    words[cluster as usize..end.map_or(words.len(), |end| end as usize)].to_string()
}
