//! Checks finished files from outside: the text that an extractor finds, and the pixels that a renderer draws.

use crate::people;
use print::{English, Fonts, Setting, Sheet, print};
use std::io::Write;
use std::process::{Command, Stdio};

/// Returns the text of a sheet's file; prints a note and returns `None` if the extractor is not installed.
fn extracted(sheet: &dyn Sheet) -> Option<String> {
    let fonts = Fonts::shipped();
    let bytes = print(&[sheet], &Setting::new(&fonts, &English)).expect("the fonts have these names");
    let run =
        Command::new("pdftotext").args(["-layout", "-", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let Ok(mut run) = run else {
        println!("skipped: pdftotext is not installed");
        return None;
    };
    run.stdin.take().expect("it was piped").write_all(&bytes).expect("the extractor reads");
    let output = run.wait_with_output().expect("the extractor ends");
    assert!(output.status.success(), "the extractor could not read the file");
    Some(String::from_utf8(output.stdout).expect("the extractor writes UTF-8"))
}

/// Returns the words of each line with single spaces.
fn lines(text: &str) -> Vec<String> {
    text.lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|line| !line.is_empty())
        .collect()
}

fn assert_has(lines: &[String], wanted: &[&str]) {
    for line in wanted {
        assert!(lines.iter().any(|found| found == line), "no line {line:?} in:\n{}", lines.join("\n"));
    }
}

#[test]
fn pairings_have_their_text() {
    let Some(text) = extracted(&people::pairings(41)) else { return };
    let lines = lines(&text);
    assert_has(
        &lines,
        &[
            "European Youth Go Festival of Sibișel Sibișel, 3–5 July 2026",
            "Pairings Round 3",
            "Board Black Score Result White Score Hd",
            "A1 Ștefan-Cătălin ȚĂRĂNESCU 6d (RO) 30 Željka ĐURĐEVIĆ-ŠĆEPANOVIĆ 5d (HR) 29½",
            "A2 Gülşen IĞDIRLIOĞLU 4d (TR) 29 Ярослава ЩЕРБИНЕНКО 3d (UA) 28½",
            "A3 Θεοδώρα ΠΑΠΑΞΕΝΟΠΟΥΛΟΥ 2d (GR) 28 თამარიკო ჯღარკავაძე 1d (GE) 27½",
            "5 雅孝 西條 2k (RO) 26 Łucja ŻDŹBŁOWSKA 2k (HR) 25½",
            "9 Márton ŐRSVÁRHEGYI 3k (RO) 22 Ilze ĶĒNIŅŠTEINE 3k (HR) 21½ 2",
            "11 민준 박 3k (GR) 20 Tim LO 3k (GE) 19½",
            "Bye: Ilze ĶĒNIŅŠTEINE 1 6k (HR)",
            "Printed 2026-07-03 13:42 · History 137: 3f2a 91c0 77d2 e4b8 Page 1 of 1",
        ],
    );
    let place = |wanted: &str| lines.iter().position(|line| line == wanted).expect("both headings are there");
    assert!(place("KO16, table A") < place("McMahon"), "games of a knock-out come first (R33)");
}

#[test]
fn standings_have_their_text() {
    let Some(text) = extracted(&people::standings(300, 6)) else { return };
    let lines = lines(&text);
    let pages = lines
        .iter()
        .filter(|line| line.starts_with("Printed 2026-07-03 13:42 · History 137: 3f2a 91c0 77d2 e4b8 Page"))
        .count();
    assert!(
        lines.contains(&format!("Printed 2026-07-03 13:42 · History 137: 3f2a 91c0 77d2 e4b8 Page {pages} of {pages}"))
    );
    assert_eq!(
        lines.iter().filter(|line| *line == "Standings After round 6").count(),
        pages,
        "every page names its round"
    );
    assert_has(
        &lines,
        &[
            "Place No. Name Rank Club Country 1 2 3 4 5 6 MMS SOS SOSOS",
            "1 1 ȚĂRĂNESCU Ștefan-Cătălin 6d Brașov RO 1+/b 14-/w 27=/b 40+/w 53-/b 66=/w 35 180½ 1100",
            "SOS: the sum of the opponents' McMahon scores",
        ],
    );
}

#[test]
fn knock_out_has_its_text() {
    let Some(text) = extracted(&people::knock_out(8, 3)) else { return };
    let lines = lines(&text);
    assert_has(&lines, &["KO16 · 8 players After round 4", "Quarter-finals Semi-finals Final Winner"]);
    let all = lines.join(" ");
    assert_eq!(all.matches("ŻDŹBŁOWSKA").count(), 0, "the tenth player is not among eight");
    assert_eq!(all.matches("ΠΑΠΑΞΕΝΟΠΟΥΛΟΥ").count(), 2, "in a box, and once more as the winner of the first round");
}

#[test]
fn blank_form_has_no_names() {
    let blank = print::sheets::KnockOut { blank: true, ..people::knock_out(16, 4) };
    let Some(text) = extracted(&blank) else { return };
    assert!(!text.contains("ȚĂRĂNESCU") && !text.contains("WO"));
    assert!(text.contains("Round of 16"));
}

/// Returns the width and the grey values of a page; prints a note and returns `None` if the renderer is not installed.
fn rendered(bytes: &[u8], dots_per_inch: usize) -> Option<(usize, Vec<u8>)> {
    let args = ["-gray", "-r", &dots_per_inch.to_string(), "-singlefile", "-"];
    let run = Command::new("pdftoppm").args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let Ok(mut run) = run else {
        println!("skipped: pdftoppm is not installed");
        return None;
    };
    run.stdin.take().expect("it was piped").write_all(bytes).expect("the renderer reads");
    let image = run.wait_with_output().expect("the renderer ends").stdout;
    // "P5 width height 255" and one byte per dot.
    let mut parts = image.splitn(4, |byte| byte.is_ascii_whitespace());
    let width = String::from_utf8_lossy(parts.nth(1).expect("a width")).parse().expect("a number");
    let dots = parts.nth(1).expect("the dots").splitn(2, |byte| *byte == b'\n').nth(1).expect("behind the depth");
    Some((width, dots.to_vec()))
}

#[test]
fn every_text_is_visible_and_distinct() {
    const DPI: usize = 90;
    let fonts = Fonts::shipped();
    let setting = Setting::new(&fonts, &English);
    let mut sheet = people::standings(20, 0);
    for (line, name) in sheet.lines.iter_mut().zip(["雅", "黑", "條", "西", "孝", "박", "嘉", "佳", "永"]) {
        line.player.given = String::new();
        line.player.family = name.to_string();
    }
    let document = sheet.lay_out(&setting);
    let Some((width, dots)) = rendered(&document.to_pdf(&fonts).expect("the fonts have these names"), DPI) else {
        return;
    };
    let mut shapes = Vec::new();
    for text in document.pages[0].texts().filter(|text| !text.words.trim().is_empty()) {
        let area = text.extent();
        let dot = |length: i64| length as usize * DPI / 72_000;
        let rows = dot(area.y)..dot(area.bottom());
        let shape: Vec<u8> =
            rows.flat_map(|y| &dots[y * width + dot(area.x)..y * width + dot(area.right())]).copied().collect();
        assert!(shape.iter().any(|&grey| grey < 128), "{:?} is invisible", text.words);
        if text.words.chars().count() == 1 && text.words.as_str() > "一" {
            shapes.push((text.words.clone(), shape));
        }
    }
    assert_eq!(shapes.len(), 9);
    for (k, (words, shape)) in shapes.iter().enumerate() {
        let twin = shapes[k + 1..].iter().find(|other| other.1 == *shape);
        assert!(twin.is_none(), "{words} and {twin:?} look the same");
    }
}
