//! Spreadsheets of Excel (xlsx) and LibreOffice (ods) as CSV text: the sheet with the list. Their archives are untrusted, so
//! they are unpacked and checked here before the library reads them.

use std::io::{Cursor, Read, Write};

use calamine::{Data, DataRef, ExcelDateTime, Ods, Reader, Xlsx};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use crate::FormatError;

/// The most files of an archive.
const MAX_FILES: usize = 2_000;
/// The most bytes of all files of an archive together. A list of 5,000 players has 5 MB.
const MAX_UNPACKED: u64 = 64 * 1024 * 1024;
/// The most rows that are read; one more than a list may have, so that a longer one is refused.
const MAX_ROWS: u32 = 5_020;
/// The most columns that are read. Lists have fewer.
const MAX_COLUMNS: u32 = 100;
/// The most cells of a sheet of LibreOffice, with repeated ones.
const MAX_CELLS: u64 = 2_000_000;
/// The most sheets in which a list is looked for.
const MAX_SHEETS: usize = 20;
/// The file of an ods archive that has the sheets.
const CONTENT: &str = "content.xml";

/// A sheet as CSV text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sheet {
    pub name: String,
    /// One line for each row, so that line numbers are row numbers.
    pub text: String,
}

/// Returns whether a file begins as an archive or an older binary file of a spreadsheet does.
pub(crate) fn is_workbook(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"\xD0\xCF\x11\xE0")
}

/// Returns the sheets of a workbook that are not empty.
///
/// # Errors
/// The file is in an older format, is damaged, has no cells, or is larger than any list.
pub(crate) fn sheets(bytes: &[u8]) -> Result<Vec<Sheet>, FormatError> {
    let files = unpack(bytes).ok_or(FormatError::Workbook)?;
    let has = |wanted: &str| files.iter().any(|(name, _)| name == wanted);
    let rows = if has("xl/workbook.xml") {
        of_excel(pack(&files))
    } else if has(CONTENT) {
        of_libre_office(files)
    } else {
        None
    };
    let sheets = rows.ok_or(FormatError::Workbook)?.into_iter().map(|(name, cells)| Sheet { name, text: csv(&cells) });
    let sheets: Vec<Sheet> = sheets.filter(|sheet| !sheet.text.trim().is_empty()).collect();
    if sheets.is_empty() { Err(FormatError::Empty) } else { Ok(sheets) }
}

/// Returns the files of an archive; `None` if it is damaged or exceeds a limit.
fn unpack(bytes: &[u8]) -> Option<Vec<(String, Vec<u8>)>> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).ok().filter(|archive| archive.len() <= MAX_FILES)?;
    let (mut files, mut left) = (Vec::new(), MAX_UNPACKED);
    for at in 0..archive.len() {
        let file = archive.by_index(at).ok()?;
        let name = file.name().ok()?.into_owned();
        // Pictures, themes and print settings have no cells.
        if !name.ends_with(".xml") && !name.ends_with(".rels") && name != "mimetype" {
            continue;
        }
        let mut content = Vec::new();
        file.take(left + 1).read_to_end(&mut content).ok()?;
        left = left.checked_sub(content.len() as u64)?;
        files.push((name, content));
    }
    Some(files)
}

fn pack(files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    for (name, content) in files {
        // A second file with the same name is left out.
        if zip.start_file(name.as_str(), options).is_ok() {
            zip.write_all(content).expect("writing to memory cannot fail");
        }
    }
    zip.finish().map(Cursor::into_inner).unwrap_or_default()
}

/// The cells of a sheet that have a value: row, column, text.
type Cells = Vec<(u32, u32, String)>;

fn of_excel(archive: Vec<u8>) -> Option<Vec<(String, Cells)>> {
    let mut workbook: Xlsx<_> = Xlsx::new(Cursor::new(archive)).ok()?;
    let names: Vec<String> = workbook.sheet_names().into_iter().take(MAX_SHEETS).collect();
    let mut sheets = Vec::new();
    for name in names {
        // A drawing in place of a table has no cells.
        let Ok(mut reader) = workbook.worksheet_cells_reader(&name) else { continue };
        let mut cells = Cells::new();
        while let Some(cell) = reader.next_cell().ok()? {
            let ((row, column), text) = (cell.get_position(), of_cell_ref(cell.get_value()));
            if row < MAX_ROWS && column < MAX_COLUMNS && !text.is_empty() {
                cells.push((row, column, text));
            }
        }
        sheets.push((name, cells));
    }
    Some(sheets)
}

fn of_libre_office(mut files: Vec<(String, Vec<u8>)>) -> Option<Vec<(String, Cells)>> {
    for (_, content) in files.iter_mut().filter(|(name, _)| name == CONTENT) {
        *content = with_short_repetitions(std::str::from_utf8(content).ok()?)?.into_bytes();
    }
    let mut workbook: Ods<_> = Ods::new(Cursor::new(pack(&files))).ok()?;
    let mut sheets = Vec::new();
    for name in workbook.sheet_names().into_iter().take(MAX_SHEETS) {
        let range = workbook.worksheet_range(&name).ok()?;
        let (top, left) = range.start().unwrap_or_default();
        let cells = range.used_cells().map(|(row, column, data)| {
            (
                top + u32::try_from(row).unwrap_or(MAX_ROWS),
                left + u32::try_from(column).unwrap_or(MAX_COLUMNS),
                of_cell(data),
            )
        });
        let is_near =
            |(row, column, text): &(u32, u32, String)| *row < MAX_ROWS && *column < MAX_COLUMNS && !text.is_empty();
        sheets.push((name, cells.filter(is_near).collect()));
    }
    Some(sheets)
}

/// Returns the content of an ods archive with cells and rows repeated no more often than a list needs; `None` if it would
/// still have more cells than any list. LibreOffice writes a million empty rows after the last one.
fn with_short_repetitions(content: &str) -> Option<String> {
    const COLUMNS: &str = "number-columns-repeated=\"";
    const ROWS: &str = "number-rows-repeated=\"";
    let mut out = String::with_capacity(content.len());
    let (mut rest, mut row_repeats, mut cells) = (content, 1, 0u64);
    while let Some(at) = rest.find('<') {
        out.push_str(&rest[..at]);
        let end = rest[at..].find('>')? + at + 1;
        let (tag, after) = (&rest[at..end], &rest[end..]);
        if tag.starts_with("<table:table-row") {
            let (repeats, tag) = shortened(tag, ROWS, u64::from(MAX_ROWS))?;
            row_repeats = repeats;
            out.push_str(&tag);
        } else if tag.starts_with("<table:table-cell") || tag.starts_with("<table:covered-table-cell") {
            let (repeats, tag) = shortened(tag, COLUMNS, u64::from(MAX_COLUMNS))?;
            cells += repeats * row_repeats;
            out.push_str(&tag);
        } else {
            out.push_str(tag);
        }
        rest = after;
    }
    out.push_str(rest);
    (cells <= MAX_CELLS).then_some(out)
}

/// Returns the number in an attribute of a tag, at most `most`, and the tag with that number.
fn shortened(tag: &str, attribute: &str, most: u64) -> Option<(u64, String)> {
    let Some(start) = tag.find(attribute).map(|at| at + attribute.len()) else { return Some((1, tag.to_string())) };
    let digits = tag[start..].find('"')?;
    let number = tag[start..start + digits].trim().parse::<u64>().unwrap_or(most).min(most);
    Some((number, format!("{}{number}{}", &tag[..start], &tag[start + digits..])))
}

fn of_cell_ref(data: &DataRef) -> String {
    of_cell(&data.clone().into())
}

/// Returns a cell as a list has it: numbers without needless zeros, days as 2014-05-31.
fn of_cell(data: &Data) -> String {
    match data {
        Data::Int(number) => number.to_string(),
        Data::Float(number) => number.to_string(),
        Data::String(text) => one_line(text),
        Data::Bool(value) => value.to_string(),
        Data::DateTime(time) => day(time),
        Data::DateTimeIso(time) => time.split('T').next().unwrap_or_default().to_string(),
        Data::DurationIso(time) => one_line(time),
        _ => String::new(),
    }
}

fn day(time: &ExcelDateTime) -> String {
    let (year, month, day, ..) = time.to_ymd_hms_milli();
    format!("{year:04}-{month:02}-{day:02}")
}

/// Returns a text in one line, so that the lines of the list stay the rows of the sheet.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the cells as CSV, with an empty line for an empty row.
fn csv(cells: &Cells) -> String {
    let mut sorted: Vec<&(u32, u32, String)> = cells.iter().collect();
    sorted.sort_by_key(|(row, column, _)| (*row, *column));
    let (mut out, mut line, mut field) = (String::new(), 0, 0);
    for (row, column, text) in sorted {
        while line < *row {
            out.push('\n');
            (line, field) = (line + 1, 0);
        }
        while field < *column {
            out.push(',');
            field += 1;
        }
        out.push_str(&format!("\"{}\"", text.replace('"', "\"\"")));
    }
    out.push('\n');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn archive(files: &[(&str, String)]) -> Vec<u8> {
        pack(&files.iter().map(|(name, text)| ((*name).to_string(), text.clone().into_bytes())).collect::<Vec<_>>())
    }

    /// An xlsx file with these rows in its second sheet; the first one is empty.
    fn xlsx(rows: &str) -> Vec<u8> {
        let sheet = |rows: &str| {
            format!(
                "<?xml version=\"1.0\"?><worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">\
                 <sheetData>{rows}</sheetData></worksheet>"
            )
        };
        archive(&[
            (
                "_rels/.rels",
                "<?xml version=\"1.0\"?><Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">\
                 <Relationship Id=\"rId1\" \
                 Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument\" \
                 Target=\"xl/workbook.xml\"/></Relationships>"
                    .into(),
            ),
            (
                "xl/workbook.xml",
                "<?xml version=\"1.0\"?><workbook xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" \
                 xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\"><sheets>\
                 <sheet name=\"Notes\" sheetId=\"1\" r:id=\"rId1\"/><sheet name=\"Players\" sheetId=\"2\" r:id=\"rId2\"/>\
                 </sheets></workbook>"
                    .into(),
            ),
            (
                "xl/_rels/workbook.xml.rels",
                "<?xml version=\"1.0\"?><Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">\
                 <Relationship Id=\"rId1\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet\" \
                 Target=\"worksheets/sheet1.xml\"/>\
                 <Relationship Id=\"rId2\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet\" \
                 Target=\"worksheets/sheet2.xml\"/></Relationships>"
                    .into(),
            ),
            (
                "xl/styles.xml",
                "<?xml version=\"1.0\"?><styleSheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">\
                 <cellXfs count=\"2\"><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/></cellXfs></styleSheet>"
                    .into(),
            ),
            ("xl/worksheets/sheet1.xml", sheet("")),
            ("xl/worksheets/sheet2.xml", sheet(rows)),
        ])
    }

    const MANIFEST: &str = "<?xml version=\"1.0\"?><manifest:manifest \
        xmlns:manifest=\"urn:oasis:names:tc:opendocument:xmlns:manifest:1.0\"></manifest:manifest>";

    fn ods(rows: &str) -> Vec<u8> {
        let content = format!(
            "<?xml version=\"1.0\"?><office:document-content xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\" \
             xmlns:table=\"urn:oasis:names:tc:opendocument:xmlns:table:1.0\" \
             xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\"><office:body><office:spreadsheet>\
             <table:table table:name=\"Players\">{rows}<table:table-row table:number-rows-repeated=\"1048570\">\
             <table:table-cell table:number-columns-repeated=\"16384\"/></table:table-row></table:table>\
             </office:spreadsheet></office:body></office:document-content>"
        );
        archive(&[
            ("mimetype", "application/vnd.oasis.opendocument.spreadsheet".into()),
            ("META-INF/manifest.xml", MANIFEST.into()),
            ("content.xml", content),
        ])
    }

    #[test]
    fn excel_cells_become_lines_with_their_row_numbers() {
        let text = |words: &str| format!("<is><t>{words}</t></is>");
        let rows = format!(
            "<row r=\"1\"><c r=\"A1\" t=\"inlineStr\">{}</c><c r=\"C1\" t=\"inlineStr\">{}</c></row>\
             <row r=\"3\"><c r=\"A3\" t=\"inlineStr\">{}</c><c r=\"B3\" s=\"1\"><v>41790</v></c><c r=\"C3\"><v>1850.5</v></c></row>",
            text("Name"),
            text("Rating"),
            text("Brook, \"Ada\"\nMaria")
        );
        let found = sheets(&xlsx(&rows)).unwrap();
        assert_eq!(
            found,
            [Sheet {
                name: "Players".into(),
                text: "\"Name\",,\"Rating\"\n\n\"Brook, \"\"Ada\"\" Maria\",\"2014-05-31\",\"1850.5\"\n".into()
            }]
        );
    }

    #[test]
    fn a_spreadsheet_is_read_as_a_list() {
        let cell = |at: &str, words: &str| format!("<c r=\"{at}\" t=\"inlineStr\"><is><t>{words}</t></is></c>");
        let row = |number: u32, words: [&str; 4]| {
            let cells =
                ["A", "B", "C", "D"].iter().zip(words).map(|(column, words)| cell(&format!("{column}{number}"), words));
            format!("<row r=\"{number}\">{}</row>", cells.collect::<String>())
        };
        let title = row(1, ["Cupa Primăverii", "", "", ""]);
        let list =
            [title, row(3, ["Nume", "Prenume", "Gradul", "Club"]), row(4, ["Țurcan", "Ana", "5k", "a, b"])].concat();
        let bytes = xlsx(&list);
        assert_eq!(crate::detect(&bytes), Some(crate::Format::Csv));
        assert_eq!(crate::detect_other(&bytes), None);
        let read = crate::csv_list::read(&bytes).unwrap();
        let listed = &read.players[0];
        assert_eq!(
            (listed.player.list_name().as_str(), listed.player.club.as_str(), listed.line),
            ("Țurcan Ana", "a, b", 4)
        );
        let wrong = row(1, ["Nume", "Prenume", "Gradul", "Club"]) + &row(2, ["Pop", "Ana", "weak", ""]);
        assert!(crate::csv_list::read(&xlsx(&wrong)).unwrap_err().to_string().starts_with("Line 2: "));
    }

    #[test]
    fn libre_office_cells_become_lines() {
        let rows = "<table:table-row><table:table-cell office:value-type=\"string\"><text:p>Name</text:p></table:table-cell>\
                    <table:table-cell table:number-columns-repeated=\"2\"/>\
                    <table:table-cell office:value-type=\"float\" office:value=\"5\"><text:p>5</text:p></table:table-cell></table:table-row>\
                    <table:table-row table:number-rows-repeated=\"2\"><table:table-cell/></table:table-row>\
                    <table:table-row><table:table-cell office:value-type=\"date\" office:date-value=\"2014-05-31\"><text:p>31.05.14</text:p>\
                    </table:table-cell></table:table-row>";
        let found = sheets(&ods(rows)).unwrap();
        assert_eq!(found[0].text, "\"Name\",,,\"5\"\n\n\n\"2014-05-31\"\n");
    }

    #[test]
    fn the_sheet_can_be_chosen() {
        let row = |words: [&str; 3]| {
            let cell = |word: &str| {
                format!("<table:table-cell office:value-type=\"string\"><text:p>{word}</text:p></table:table-cell>")
            };
            format!("<table:table-row>{}</table:table-row>", words.map(cell).concat())
        };
        let table = |player: [&str; 3]| row(["family", "given", "rank"]) + &row(player);
        let next = "</table:table><table:table table:name=\"Late\">";
        let bytes = ods(&[table(["Brook", "Ada", "3d"]), next.into(), table(["Pop", "Ana", "5k"])].concat());
        let of = |sheet: &str| {
            let options = crate::csv_list::ListOptions { sheet: Some(sheet.into()), ..Default::default() };
            crate::csv_list::read_as(&bytes, &options).map(|list| list.players[0].player.family.clone())
        };
        assert_eq!((of("Players"), of(" late ")), (Ok("Brook".into()), Ok("Pop".into())));
        let refused = of("Other").unwrap_err().to_string();
        assert!(refused.contains("no sheet \"Other\"") && refused.contains("Players, Late"), "{refused}");
        let list = crate::csv_list::read(&bytes).unwrap();
        assert!(list.notes.iter().any(|note| note.id == "import-note-sheet"), "{:?}", list.notes);
    }

    #[test]
    fn hostile_and_damaged_workbooks_are_refused() {
        let refused = |bytes: &[u8]| sheets(bytes).unwrap_err();
        assert_eq!(refused(b"PK\x03\x04rest"), FormatError::Workbook);
        assert_eq!(refused(b"\xD0\xCF\x11\xE0rest"), FormatError::Workbook);
        assert_eq!(refused(&archive(&[("a.xml", "<a/>".into())])), FormatError::Workbook);
        assert_eq!(refused(&xlsx("")), FormatError::Empty);
        let cell = "<table:table-cell table:number-columns-repeated=\"16384\" office:value-type=\"string\"><text:p>x</text:p></table:table-cell>";
        let row = format!("<table:table-row table:number-rows-repeated=\"1000000\">{cell}</table:table-row>");
        assert_eq!(refused(&ods(&row.repeat(20))), FormatError::Workbook);
        let far = "<row r=\"1048576\"><c r=\"XFD1048576\"><v>1</v></c></row>";
        assert_eq!(refused(&xlsx(far)), FormatError::Empty);
    }
}
