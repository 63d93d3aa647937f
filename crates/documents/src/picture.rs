//! A page of a sheet as a picture: SVG with the same marks as the PDF. Text keeps the width that it has on paper, whatever font
//! the reader has.

use session::atomic_file::Written;
use session::{EventSession, Result};

use crate::pdf::output;
use crate::preview::{MarkView, PreviewSheet, PreviewView, preview};

/// Length of a dash and of the gap after it.
const DASH: i64 = 3000;

/// Writes a page of a sheet as a picture. Like a preview, it does not count as printed.
///
/// # Errors
/// Fails if there is no such document, it has no content yet, or the file cannot be written.
pub fn save_picture(session: &EventSession, request: &PreviewSheet) -> Result<Written> {
    let output = output(session, request.sheet.what, request.sheet.overwrite)?;
    output.check(&request.sheet.file)?;
    let page = preview(session, request)?;
    output.write(&request.sheet.file, svg(&page).as_bytes())
}

/// Returns a page as an SVG document.
fn svg(page: &PreviewView) -> String {
    let (width, height) = (page.width, page.height);
    let size = |length: i64| format!("{}.{:03}mm", length / 1000, length % 1000);
    let head = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"'Noto Sans', sans-serif\">\n<rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>\n",
        size(width),
        size(height)
    );
    let marks: String = page.marks.iter().map(|mark| element(mark) + "\n").collect();
    head + &marks + "</svg>\n"
}

fn element(mark: &MarkView) -> String {
    match mark {
        MarkView::Text { words, x, y, size, width, bold, ink } => {
            let weight = if *bold { " font-weight=\"600\"" } else { "" };
            let fit = if *width > 0 {
                format!(" textLength=\"{width}\" lengthAdjust=\"spacingAndGlyphs\"")
            } else {
                String::new()
            };
            let words = escaped(words);
            format!("<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{weight}{fit} fill=\"{ink}\">{words}</text>")
        }
        MarkView::Rule { from, to, width, ink, dashed } => {
            let dash = if *dashed { format!(" stroke-dasharray=\"{DASH}\"") } else { String::new() };
            let (x1, y1, x2, y2) = (from.0, from.1, to.0, to.1);
            format!(
                "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"{ink}\" stroke-width=\"{width}\"{dash}/>"
            )
        }
        MarkView::Box { x, y, width, height, fill, frame } => {
            let fill = fill.as_deref().unwrap_or("none");
            let frame = frame.as_ref().map(|(width, ink)| format!(" stroke=\"{ink}\" stroke-width=\"{width}\""));
            let frame = frame.unwrap_or_default();
            format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"{frame}/>")
        }
        MarkView::Stone { x, y, radius, black } => {
            let fill = if *black { "#000000" } else { "#ffffff" };
            let edge = radius / 7;
            format!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"#000000\" stroke-width=\"{edge}\"/>"
            )
        }
    }
}

/// Returns text for an SVG document, without the characters that XML forbids.
fn escaped(text: &str) -> String {
    let allowed = text.chars().filter(|c| !c.is_control());
    allowed.fold(String::new(), |mut escaped, c| {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            other => escaped.push(other),
        }
        escaped
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn slips_with_codes_can_be_read_by_the_user_alone() {
        use std::os::unix::fs::PermissionsExt;

        use app::event::{ChangeSetting, change_setting};
        use app::sample::{OpenSample, open_sample};
        use chrono::NaiveDate;
        use domain::lots::Lots;
        use session::FixedEnvironment;

        use crate::{PrintSheet, SheetName};

        let folder = tempfile::tempdir().expect("a folder");
        let day = NaiveDate::from_ymd_opt(2026, 8, 14).expect("a day");
        let mut session = EventSession::new(FixedEnvironment::new(1, day));
        let sample = OpenSample { file: folder.path().join("x.drawmaster").into(), whole_stage: false };
        open_sample(&mut session, &sample).expect("a new event");
        let reports = ChangeSetting { path: "event.player_reports".into(), value: "true".into(), consent: false };
        change_setting(&mut session, &reports).expect("a setting");
        app::register::close_register(&mut session).expect("a register");
        app::simulation::play_round(&mut session, 1, &mut Lots::new("test", "1")).expect("a round");
        for (what, mode) in [(SheetName::Slips, 0o600), (SheetName::Pairings, 0o644)] {
            let file = folder.path().join(format!("{what}.svg"));
            let sheet = PrintSheet { what, file: file.clone().into(), round: Some(1), ..PrintSheet::default() };
            save_picture(&session, &PreviewSheet { sheet, page: 1 }).expect("a picture");
            let found = std::fs::metadata(&file).expect("a file").permissions().mode() & 0o777;
            assert_eq!(found & !mode, 0, "{what}");
        }
    }

    #[test]
    fn a_page_becomes_marks_in_order_and_text_is_escaped() {
        let text = MarkView::Text {
            words: "A & <B>\u{7}".into(),
            x: 10,
            y: 20,
            size: 3000,
            width: 900,
            bold: true,
            ink: "#112233".into(),
        };
        let stone = MarkView::Stone { x: 5, y: 6, radius: 700, black: false };
        let page = PreviewView {
            page: 1,
            pages: 1,
            width: 297_000,
            height: 210_050,
            marks: vec![text, stone],
            missing: Vec::new(),
        };
        let svg = svg(&page);
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
        assert!(svg.contains("width=\"297.000mm\" height=\"210.050mm\""));
        assert!(svg.contains("fill=\"#112233\">A &amp; &lt;B&gt;</text>"));
        assert!(svg.find("<text").unwrap() < svg.find("<circle").unwrap());
    }
}
