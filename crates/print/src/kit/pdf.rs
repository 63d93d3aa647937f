//! Writes a document as a PDF file. Only here do lengths become floating-point numbers, because the PDF writer takes
//! floating-point numbers.
#![expect(
    clippy::float_arithmetic,
    reason = "the PDF writer takes floating-point numbers; the layout is complete at this point"
)]

use crate::kit::fonts::{Fonts, PrintError};
use crate::kit::length::{Area, Ink, Length};
use crate::kit::page::{Document, Page, PageMark, SetText, Stone};
use crate::kit::shaping::Glyph;
use allsorts::binary::read::ReadScope;
use allsorts::font_data::FontData;
use allsorts::subset::{CmapTarget, SubsetProfile};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use lopdf::{Object, Stream};
use printpdf::{
    Codepoint, Color, FontId, Line, LineDashPattern, LinePoint, Mm, Op, PaintMode, ParsedFont, PdfDocument, PdfFont,
    PdfFontHandle, PdfPage, PdfSaveOptions, Point, Polygon, PolygonRing, Pt, Rgb, TextItem, TextMatrix, WindingOrder,
};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Distance of the control points of a quarter circle from its ends, in hundred-thousandths of the radius.
const CIRCLE: Length = 55_228;

impl Document {
    /// Returns the PDF file. The same document gives the same bytes.
    ///
    /// # Errors
    /// [`PrintError::MissingCharacters`] if no font has a character. See [`Document::to_pdf_replacing`].
    pub fn to_pdf(&self, fonts: &Fonts) -> Result<Vec<u8>, PrintError> {
        if self.missing.is_empty() {
            return Ok(write(self, fonts));
        }
        Err(PrintError::MissingCharacters(self.missing.iter().copied().collect()))
    }

    /// Returns the PDF file with the replacement character U+FFFD for each character that no font has.
    pub fn to_pdf_replacing(&self, fonts: &Fonts) -> Vec<u8> {
        write(self, fonts)
    }
}

fn write(document: &Document, fonts: &Fonts) -> Vec<u8> {
    let mut file = PdfDocument::new(&document.title);
    file.metadata.info.producer = program::writer().to_string();
    file.metadata.info.creator = program::writer().to_string();
    let ids = embed(&mut file, document, fonts);
    let pages = document.pages.iter().map(|page| page_of(page, &ids)).collect();
    let objects = file.with_pages(pages).to_lopdf_document(&PdfSaveOptions::default(), &mut Vec::new());
    let mut bytes = saved(objects);
    remove_pdfx_claim(&mut bytes);
    replace_identifier(&mut bytes);
    bytes
}

/// Returns the file of these objects, with its streams compressed by two threads at the usual level. The library would compress
/// them one after the other at the highest level.
fn saved(mut file: lopdf::Document) -> Vec<u8> {
    let streams = file.objects.values_mut().filter_map(|object| object.as_stream_mut().ok());
    let streams = Mutex::new(streams.filter(|stream| stream.allows_compression && !stream.dict.has(b"Filter")));
    let next = || streams.lock().unwrap_or_else(PoisonError::into_inner).next();
    let compress_all = || {
        while let Some(stream) = next() {
            compress(stream);
        }
    };
    thread::scope(|scope| {
        scope.spawn(compress_all);
        compress_all();
    });
    let mut bytes = Vec::new();
    file.save_to(&mut bytes).expect("memory takes every write");
    bytes
}

/// Compresses a stream, if that makes it shorter.
fn compress(stream: &mut Stream) {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    let short = encoder.write_all(&stream.content).and_then(|()| encoder.finish()).expect("memory takes every write");
    if short.len() < stream.content.len() {
        stream.dict.set("Filter", Object::Name(b"FlateDecode".to_vec()));
        stream.set_content(short);
    }
}

/// Overwrites the empty PDF/X version with blanks, because readers would treat the file as PDF/X.
fn remove_pdfx_claim(bytes: &mut [u8]) {
    const CLAIM: &[u8] = b"/GTS_PDFXVersion()";
    if let Some(at) = bytes.windows(CLAIM.len()).rposition(|window| window == CLAIM) {
        bytes[at..at + CLAIM.len()].fill(b' ');
    }
}

/// The glyph ids of each embedded font, by face and by the id in the whole font.
type SubsetIds = BTreeMap<usize, BTreeMap<u16, u16>>;

/// Embeds the used fonts, each reduced to the used glyphs, and returns the glyphs' ids in the reduced fonts.
fn embed(file: &mut PdfDocument, document: &Document, fonts: &Fonts) -> SubsetIds {
    let mut used: BTreeMap<usize, BTreeSet<u16>> = BTreeMap::new();
    for glyph in document.pages.iter().flat_map(Page::texts).flat_map(|text| &text.shaped.glyphs) {
        // A font must start with glyph 0, the sign for a missing glyph.
        used.entry(glyph.face).or_insert_with(|| BTreeSet::from([0])).insert(glyph.id);
    }
    for (&face, ids) in &used {
        let source = &fonts.faces[face];
        let ids: Vec<u16> = ids.iter().copied().collect();
        let bytes = subset(source.bytes, &ids).expect("shipped fonts can be subset: a test prints with all of them");
        let mut font =
            ParsedFont::from_bytes(&bytes, 0, &mut Vec::new()).expect("a subset of a shipped font is a font");
        font.font_name = Some(format!("{}+{}", font_id(face).0, source.name));
        file.resources.fonts.map.insert(font_id(face), PdfFont::new(font));
    }
    used.into_iter().map(|(face, ids)| (face, ids.into_iter().zip(0..).collect())).collect()
}

/// Returns the font with only these glyphs, renumbered in their order; `None` if it cannot be read.
fn subset(font: &[u8], ids: &[u16]) -> Option<Vec<u8>> {
    let font = ReadScope::new(font).read::<FontData>().ok()?;
    let tables = font.table_provider(0).ok()?;
    allsorts::subset::subset(&tables, ids, &SubsetProfile::Pdf, CmapTarget::Unicode).ok()
}

/// Replaces the file identifier, which is a counter of the process, with a digest of the content.
fn replace_identifier(bytes: &mut [u8]) {
    const MARK: &[u8] = b"/ID[(";
    let Some(at) = bytes.windows(MARK.len()).rposition(|window| window == MARK) else { return };
    let digest = format!("{:016x}{:016x}", fnv(&bytes[..at], 0), fnv(&bytes[..at], 1));
    let first = at + MARK.len();
    for start in [first, first + digest.len() + 2] {
        if let Some(place) = bytes.get_mut(start..start + digest.len()) {
            place.copy_from_slice(digest.as_bytes());
        }
    }
}

/// Returns the 64-bit FNV-1a hash, which identifies content but does not protect it.
fn fnv(bytes: &[u8], salt: u64) -> u64 {
    let start = 0xcbf2_9ce4_8422_2325 ^ salt;
    bytes.iter().fold(start, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

/// Returns the six capitals that mark a font subset.
fn font_id(face: usize) -> FontId {
    let letter = |number: usize| char::from(b'A' + (number % 26) as u8);
    FontId(format!("SHEE{}{}", letter(face / 26), letter(face)))
}

fn points(length: Length) -> f32 {
    length as f32 / 1000.0
}

fn page_of(page: &Page, ids: &SubsetIds) -> PdfPage {
    let Area { width, height, .. } = page.sheet;
    let mut ops = Vec::new();
    for mark in &page.marks {
        match mark {
            PageMark::Text(text) => text_ops(text, ids, height, &mut ops),
            PageMark::Rule { from, to, width, ink, dashed } => {
                let dash: &[f32] = if *dashed { &[3.0, 3.0] } else { &[] };
                ops.push(Op::SetLineDashPattern { dash: LineDashPattern::new(0.0, dash) });
                ops.push(Op::SetOutlineColor { col: colour(*ink) });
                ops.push(Op::SetOutlineThickness { pt: Pt(points(*width)) });
                let line = Line { points: vec![corner(*from, height), corner(*to, height)], is_closed: false };
                ops.push(Op::DrawLine { line });
            }
            PageMark::Box { area, fill, frame } => {
                let corners =
                    [(area.x, area.y), (area.right(), area.y), (area.right(), area.bottom()), (area.x, area.bottom())];
                let ring = corners.map(|point| corner(point, height)).to_vec();
                shape_ops(ring, *fill, *frame, &mut ops);
            }
            PageMark::Stone { centre, radius, stone } => {
                let fill = if *stone == Stone::Black { Ink::Black } else { Ink::White };
                shape_ops(circle(*centre, *radius, height), Some(fill), Some((radius / 7, Ink::Black)), &mut ops);
            }
        }
    }
    PdfPage::new(Mm::from(Pt(points(width))), Mm::from(Pt(points(height))), ops)
}

fn colour(ink: Ink) -> Color {
    let [r, g, b] = ink.rgb().map(|part| f32::from(part) / 255.0);
    Color::Rgb(Rgb { r, g, b, icc_profile: None })
}

fn corner((x, y): (Length, Length), page_height: Length) -> LinePoint {
    LinePoint { p: Point { x: Pt(points(x)), y: Pt(points(page_height - y)) }, bezier: false }
}

fn shape_ops(ring: Vec<LinePoint>, fill: Option<Ink>, frame: Option<(Length, Ink)>, ops: &mut Vec<Op>) {
    let mode = match (fill, frame) {
        (Some(_), Some(_)) => PaintMode::FillStroke,
        (None, Some(_)) => PaintMode::Stroke,
        _ => PaintMode::Fill,
    };
    if let Some(ink) = fill {
        ops.push(Op::SetFillColor { col: colour(ink) });
    }
    if let Some((width, ink)) = frame {
        ops.push(Op::SetLineDashPattern { dash: LineDashPattern::solid() });
        ops.push(Op::SetOutlineColor { col: colour(ink) });
        ops.push(Op::SetOutlineThickness { pt: Pt(points(width)) });
    }
    let polygon = Polygon { rings: vec![PolygonRing { points: ring }], mode, winding_order: WindingOrder::NonZero };
    ops.push(Op::DrawPolygon { polygon });
}

/// Returns a circle as four curves, each with two control points.
fn circle((x, y): (Length, Length), radius: Length, page_height: Length) -> Vec<LinePoint> {
    let control = radius * CIRCLE / 100_000;
    let around = [
        (radius, 0, false),
        (radius, control, true),
        (control, radius, true),
        (0, radius, false),
        (-control, radius, true),
        (-radius, control, true),
        (-radius, 0, false),
        (-radius, -control, true),
        (-control, -radius, true),
        (0, -radius, false),
        (control, -radius, true),
        (radius, -control, true),
        (radius, 0, false),
    ];
    around.map(|(dx, dy, bezier)| LinePoint { bezier, ..corner((x + dx, y + dy), page_height) }).to_vec()
}

/// Adds one text object: a matrix that condenses the letters, then the glyphs with their kerning.
fn text_ops(text: &SetText, ids: &SubsetIds, page_height: Length, ops: &mut Vec<Op>) {
    ops.push(Op::StartTextSection);
    ops.push(Op::SetFillColor { col: colour(text.ink) });
    let mut pen = 0;
    let mut start = 0;
    let glyphs = &text.shaped.glyphs;
    while start < glyphs.len() {
        // Glyphs of one font at one height form one run. A shifted glyph is a run of its own.
        let (face, rise, shift) = (glyphs[start].face, glyphs[start].rise, glyphs[start].shift);
        let goes_on = |g: &&Glyph| shift == 0 && g.face == face && g.rise == rise && g.shift == 0;
        let more = glyphs[start + 1..].iter().take_while(goes_on).count();
        let end = start + 1 + more;
        let scale = |per_mille: i64| per_mille * text.size / 1000;
        let x = text.x + scale(pen + shift) * text.stretch / 100;
        let y = page_height - text.baseline + scale(rise);
        let stretch = text.stretch as f32 / 100.0;
        ops.push(Op::SetFont { font: PdfFontHandle::External(font_id(face)), size: Pt(points(text.size)) });
        ops.push(Op::SetTextMatrix { matrix: TextMatrix::Raw([stretch, 0.0, 0.0, 1.0, points(x), points(y)]) });
        let items = glyphs[start..end].iter();
        let codes = items
            .map(|g| Codepoint::with_cid(ids[&face][&g.id], (g.natural - g.advance) as f32, g.words.clone()))
            .collect();
        ops.push(Op::ShowText { items: vec![TextItem::GlyphIds(codes)] });
        pen += glyphs[start..end].iter().map(|glyph| glyph.advance).sum::<i64>();
        start = end;
    }
    ops.push(Op::EndTextSection);
}
