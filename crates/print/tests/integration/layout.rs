//! Properties of every sheet with any content: all text is inside its cell and page, no texts overlap, nothing is lost,
//! and two runs give the same bytes.

use crate::people;
use print::kit::page::SetText;
use print::sheets::{Holder, KnockOut, RefereeColumn, RefereePart, RefereeSheet};
use print::{
    Catalogue, Document, English, Fonts, Orientation, Paper, PrintError, PrintedPlayer, Setting, Sheet, Words,
};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::sync::LazyLock;

static FONTS: LazyLock<Fonts> = LazyLock::new(Fonts::shipped);

static BOTH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::of("en,ro").expect("both languages have a catalogue"));

/// Checks every page.
fn check(document: &Document) {
    assert!(!document.pages.is_empty());
    for page in &document.pages {
        let texts: Vec<&SetText> = page.texts().collect();
        for text in &texts {
            assert!(page.sheet.holds(&text.extent()), "outside the page: {text:?}");
            assert!(text.cell.holds(&text.extent()), "outside its cell: {:?}", (&text.words, text.extent(), text.cell));
        }
        for mark in &page.marks {
            assert!(page.sheet.holds(&mark.extent()), "outside the page: {mark:?}");
        }
        check_overlaps(&texts);
    }
}

/// Checks that texts of different cells do not overlap.
fn check_overlaps(texts: &[&SetText]) {
    let mut texts = texts.to_vec();
    texts.sort_by_key(|text| text.extent().y);
    for (k, text) in texts.iter().enumerate() {
        let below = texts[k + 1..].iter().take_while(|other| other.extent().y < text.extent().bottom());
        for other in below.filter(|other| other.cell != text.cell) {
            assert!(!text.extent().overlaps(&other.extent()), "overlap: {:?} {:?}", text.words, other.words);
        }
    }
}

/// Returns the text of all pages without spaces.
fn words(document: &Document) -> String {
    let all = document.pages.iter().flat_map(|page| page.texts()).flat_map(|text| text.words.chars());
    all.filter(|c| !c.is_whitespace()).collect()
}

type Choice = (Option<Paper>, Option<Orientation>);

fn choices() -> impl Strategy<Value = Choice> {
    let paper = prop::option::of(prop::sample::select(&Paper::ALL[..]));
    (paper, prop_oneof![Just(None), Just(Some(Orientation::Portrait)), Just(Some(Orientation::Landscape))])
}

fn setting((paper, orientation): Choice) -> Setting<'static> {
    // Two languages take the most space.
    let words: &dyn Words = if orientation.is_some() { &*BOTH } else { &English };
    Setting { paper, orientation, ..Setting::new(&FONTS, words) }
}

/// Returns any text: names, control characters, marks, scripts without a font.
fn any_name() -> impl Strategy<Value = String> {
    prop_oneof!["[A-ZȘŽĐŐ][a-zăâțšđű]{0,12}", "\\PC{0,40}", "[A-Za-zא-ת \u{202E}\u{7}]{0,120}", ".{0,20}"]
}

/// Returns the part of a name that must be printed: everything except spaces.
fn letters(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases::cases(2)))]

    #[test]
    fn pairings_stay_on_the_page(players in 2usize..500, choice in choices(), names in prop::collection::vec(any_name(), 8)) {
        let mut sheet = people::pairings(players);
        for (game, name) in sheet.sections[0].games.iter_mut().zip(&names) {
            game.black.given = name.clone();
            game.white.club = name.clone();
        }
        let document = sheet.lay_out(&setting(choice));
        check(&document);
        let words = words(&document);
        for game in sheet.sections.iter().flat_map(|section| &section.games) {
            prop_assert!(words.contains(&letters(&game.black.given)), "{:?} is lost", game.black.given);
        }
    }

    #[test]
    fn standings_stay_on_the_page(players in 2usize..300, rounds in 0usize..13, choice in choices(), names in prop::collection::vec(any_name(), 8)) {
        let mut sheet = people::standings(players, rounds);
        for (line, name) in sheet.lines.iter_mut().zip(&names) {
            line.player.given = name.clone();
            line.player.club = name.clone();
        }
        let document = sheet.lay_out(&setting(choice));
        check(&document);
        let words = words(&document);
        for line in &sheet.lines {
            prop_assert!(words.contains(&letters(&line.player.given)), "{:?} is lost", line.player.given);
        }
    }

    #[test]
    fn knock_outs_stay_on_the_page(
        players in 2usize..=64, played in 0usize..7, by_sections: bool, choice in choices(), names in prop::collection::vec(any_name(), 8),
    ) {
        let mut sheet = KnockOut { by_sections, ..people::knock_out(players, played) };
        for (place, name) in sheet.boxes.iter_mut().zip(&names) {
            if let Holder::Player(player) = &mut place.holder {
                player.given = name.clone();
            }
        }
        let document = sheet.lay_out(&setting(choice));
        check(&document);
        let words = words(&document);
        for place in &sheet.boxes {
            if let Holder::Player(player) = &place.holder {
                let lost = !words.contains(&letters(&player.given));
                prop_assert!(!lost || document.cut_short.iter().any(|cut| cut.contains(&player.given)), "{player:?} is lost");
            }
        }
    }

    #[test]
    fn lists_and_slips_stay_on_the_page(players in 2usize..300, choice in choices(), names in prop::collection::vec(any_name(), 8)) {
        let mut by_name = people::by_name(players);
        let mut register = people::register(players);
        let mut chart = people::wall_chart(players, players % 7);
        let mut slips = people::slips(players / 2);
        for (k, name) in names.iter().enumerate().take(players / 2) {
            by_name.seats[k].player.given = name.clone();
            register.entries[k].player.given = name.clone();
            chart.lines[k].player.given = name.clone();
            slips.slips[k].white.given = name.clone();
        }
        let mut all = by_name.clone();
        all.columns = 1;
        all.seats.iter_mut().for_each(|seat| seat.competition = "Future Stars".into());
        let sheets: [&dyn Sheet; 5] = [&by_name, &all, &register, &chart, &slips];
        for sheet in sheets {
            let document = sheet.lay_out(&setting(choice));
            check(&document);
            let words = words(&document);
            for name in names.iter().take(players / 2) {
                let lost = !words.contains(&letters(name));
                prop_assert!(!lost || document.cut_short.iter().any(|cut| cut.contains(name)), "{name:?} is lost");
            }
        }
    }

    #[test]
    fn other_sheets_stay_on_the_page(players in 2usize..80, choice in choices(), names in prop::collection::vec(any_name(), 2..6)) {
        let mut people: Vec<PrintedPlayer> = (0..players).map(people::person).collect();
        for (player, name) in people.iter_mut().zip(&names) {
            player.given = name.clone();
            player.club = name.clone();
        }
        for (name, sheet) in people::others(&people) {
            let document = sheet.lay_out(&setting(choice));
            check(&document);
            let words = words(&document);
            let without_people = ["timetable", "rules", "tables", "doors", "pink-slips", "poster"].contains(&name);
            for given in names.iter().take(2).filter(|_| !without_people) {
                let lost = !words.contains(&letters(given));
                prop_assert!(!lost || document.cut_short.iter().any(|cut| cut.contains(given)), "{name}: {given:?} is lost");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases::cases(1)))]

    #[test]
    fn large_events_stay_on_the_page(players in 1000usize..=2000, choice in choices()) {
        let sheets: [Box<dyn Sheet>; 4] = [
            Box::new(people::pairings(players)),
            Box::new(people::by_name(players)),
            Box::new(people::wall_chart(players, 5)),
            Box::new(people::slips(players / 2)),
        ];
        for (k, sheet) in sheets.iter().enumerate() {
            let document = sheet.lay_out(&setting(choice));
            check(&document);
            let words = words(&document);
            let lost: Vec<usize> =
                (0..players / 2 * 2).filter(|&p| !words.contains(&letters(&people::person(p).given))).collect();
            prop_assert!(lost.is_empty(), "sheet {k} of {players} players lacks {lost:?}");
        }
    }

    #[test]
    fn wall_chart_of_many_rounds_spans_pages(players in 2usize..150, rounds in 1usize..32, choice in choices()) {
        let mut chart = people::wall_chart(players, 0);
        (chart.rounds, chart.self_pairing) = (rounds, false);
        // Each cell has a unique number, which must be printed exactly once.
        for (k, line) in chart.lines.iter_mut().enumerate() {
            line.rounds = (0..rounds)
                .map(|r| print::sheets::PrintedCell { wins: String::new(), opponent: format!("#{}#", k * 100 + r) })
                .collect();
        }
        let document = chart.lay_out(&setting(choice));
        check(&document);
        let words = words(&document);
        for (k, r) in (0..players).flat_map(|k| (0..rounds).map(move |r| (k, r))) {
            prop_assert_eq!(words.matches(&format!("#{}#", k * 100 + r)).count(), 1);
        }
        let smallest = document.pages.iter().flat_map(|page| page.texts()).map(|text| text.size).min();
        prop_assert!(smallest >= Some(4_000), "{smallest:?}");
    }

    #[test]
    fn corrected_lines_have_a_bar(players in 2usize..200, choice in choices(), every in 1usize..5) {
        let mut sheet = people::pairings(players);
        let bars = |document: &Document| {
            let marks = document.pages.iter().flat_map(|page| &page.marks);
            marks.filter(|mark| matches!(mark, print::kit::page::PageMark::Box { fill: Some(print::kit::length::Ink::Black), .. })).count()
        };
        prop_assert_eq!(bars(&sheet.lay_out(&setting(choice))), 0);
        let keys: BTreeSet<String> = sheet.lines().into_iter().map(|line| line.0).step_by(every).collect();
        sheet.correct(&keys, "14:20");
        let document = sheet.lay_out(&setting(choice));
        check(&document);
        prop_assert_eq!(bars(&document), keys.len());
        prop_assert!(words(&document).contains("Corrected14:20"));
    }
}

#[test]
fn printing_twice_gives_the_same_bytes() {
    let setting = Setting::new(&FONTS, &English);
    let sheet = people::pairings(40);
    let (first, second) = (print::print(&[&sheet], &setting), print::print(&[&sheet], &setting));
    assert_eq!(first.expect("the fonts have all characters"), second.expect("the fonts have all characters"));
}

#[test]
fn print_refuses_characters_that_no_font_has() {
    let mut sheet = people::standings(2, 1);
    sheet.lines[0].player.club = "西條 雅孝 Őrs, Runes ᚠ, \u{202E}x".to_string();
    let setting = Setting::new(&FONTS, &English);
    let error = print::print(&[&sheet], &setting).expect_err("no font has runes");
    assert_eq!(error, PrintError::MissingCharacters(vec!['ᚠ']));
    assert!(error.to_string().contains("ᚠ (U+16A0)"), "{error}");
    assert!(print::print_replacing(&[&sheet], &setting).starts_with(b"%PDF"));
}

#[test]
fn the_words_of_a_case_are_printed_whole_and_in_full_size() {
    let facts: Vec<String> = (0..900).map(|number| format!("word{number}")).collect();
    let lines = [facts[..20].join(" "), facts[20..].join(" ")];
    let column = |grow| RefereeColumn::new("", grow);
    let row = |name: &str, words: &str| vec![name.to_string(), words.to_string()];
    for is_wide in [false, true] {
        let part = RefereePart {
            title: "Case".to_string(),
            columns: vec![column(0), column(1)],
            rows: vec![row("Time", "2026-08-14 11:05"), row("What happened", &lines.join("\n"))],
        };
        let sheet = RefereeSheet { is_wide, parts: vec![part], ..RefereeSheet::default() };
        let document = sheet.lay_out(&setting((None, None)));
        check(&document);
        let texts = document.pages.iter().flat_map(|page| page.texts());
        let own: Vec<&SetText> = texts.filter(|text| text.words.contains("word")).collect();
        let printed: String = own.iter().map(|text| letters(&text.words)).collect();
        assert_eq!(printed, facts.concat(), "nothing is lost between lines and pages");
        assert!(own.iter().all(|text| text.size == 10_500 && text.stretch == 100), "no text is condensed");
        assert!(own.iter().any(|text| text.words.trim_end().ends_with("word19")), "the line break is kept");
    }
}
