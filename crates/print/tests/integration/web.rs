//! Properties of web pages: names are never markup, all tags are closed in order, no player is lost.

use crate::people;
use messages::Catalogue;
use print::sheets::Holder;
use print::{English, Fonts, Setting, Sheet};
use proptest::prelude::*;
use std::sync::LazyLock;

static FONTS: LazyLock<Fonts> = LazyLock::new(Fonts::shipped);

/// Elements that are never closed.
const VOID: [&str; 1] = ["meta"];

/// Returns the text of a page after checking its tags. A name that became markup would leave a tag open.
fn checked_text(page: &str) -> Result<String, String> {
    let rest = page.strip_prefix("<!doctype html>").ok_or("no doctype")?;
    let (mut open, mut words): (Vec<String>, String) = (Vec::new(), String::new());
    let mut parts = rest.split('<');
    words.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let (tag, text) = part.split_once('>').ok_or_else(|| format!("a tag without end: {part:?}"))?;
        let name = tag.split([' ', '/']).find(|word| !word.is_empty()).unwrap_or_default().to_string();
        if tag.starts_with('/') {
            let last = open.pop();
            if last.as_ref() != Some(&name) {
                return Err(format!("</{name}> closes {last:?}"));
            }
        } else if !VOID.contains(&name.as_str()) {
            open.push(name);
        }
        words.push_str(text);
    }
    if open.is_empty() { Ok(words) } else { Err(format!("never closed: {open:?}")) }
}

/// Returns a name as escaped in a page.
fn escaped(name: &str) -> String {
    name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}

fn any_name() -> impl Strategy<Value = String> {
    prop_oneof!["[A-ZȘŽ][a-zăâțš]{0,12}", "[<>&\"'a-z/!-]{1,20}", "</td><script>[a-z]{1,5}</script>"]
}

#[test]
fn parts_in_the_second_language_say_so() {
    let page_in = |languages: &str, sheet: &dyn Sheet| {
        let words = Catalogue::of(languages).expect("the languages have catalogues");
        let page = sheet.web(&Setting::new(&FONTS, &words)).expect("it has a page");
        checked_text(&page).expect("all tags are closed in order");
        page
    };
    let (standings, pairings) = (people::standings(4, 3), people::pairings(12));
    let page = page_in("ro,en", &standings);
    let second = |words: &str| format!("<span lang=\"en\">{words}</span>");
    let (name, title) = (second("Name"), second("Standings"));
    assert!(page.contains("<html lang=\"ro\">"), "{page}");
    assert!(page.contains(&format!(" / {title}</h1>")), "the title: {page}");
    assert!(page.contains(&format!(" / {title}</caption>")), "the caption: {page}");
    assert!(page.contains(&format!(" / {name}</bdi></th>")), "a heading: {page}");
    assert!(page.contains("<p lang=\"en\">"), "a line of notes: {page}");
    let page = page_in("ro,en", &pairings);
    assert!(page.contains("aria-label=\"Negru\"") && !page.contains("aria-label=\"Negru / Black\""), "{page}");
    for page in [page_in("ro", &standings), page_in("en", &pairings), page_in("en", &people::knock_out(4, 2))] {
        assert_eq!(page.matches(" lang=").count(), 1, "{page}");
    }
}

#[test]
fn names_with_a_slash_belong_to_no_language() {
    let words = Catalogue::of("ro,en").expect("they have catalogues");
    let mut standings = people::standings(4, 3);
    standings.lines[0].player.club = "Mill / Weir".into();
    let page = standings.web(&Setting::new(&FONTS, &words)).expect("it has a page");
    assert!(page.contains("Mill / Weir"), "{page}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases::cases(3)))]

    #[test]
    fn names_are_never_markup(players in 2usize..60, names in prop::collection::vec(any_name(), 4)) {
        let setting = Setting::new(&FONTS, &English);
        let mut pairings = people::pairings(players.max(12));
        let mut standings = people::standings(players.max(4), 3);
        let mut chart = people::wall_chart(players.max(4), 2);
        let mut by_name = people::by_name(players.max(4));
        let mut table = people::knock_out(players.max(4), 2);
        let mut boxes = table.boxes.iter_mut().filter_map(|b| if let Holder::Player(p) = &mut b.holder { Some(p) } else { None });
        for (k, name) in names.iter().enumerate() {
            pairings.sections[0].games[0].black.given = names[0].clone();
            standings.lines[k].player.given = name.clone();
            chart.lines[k].player.given = name.clone();
            by_name.seats[k].player.given = name.clone();
            boxes.next().expect("a table has four players").given = name.clone();
        }
        let sheets: [(&dyn Sheet, usize); 5] = [(&pairings, 1), (&standings, 4), (&chart, 4), (&by_name, 4), (&table, 4)];
        for (sheet, count) in sheets {
            let page = sheet.web(&setting).expect("these five have pages");
            let words = checked_text(&page).map_err(TestCaseError::fail)?;
            for name in &names[..count] {
                prop_assert!(words.contains(&escaped(name)), "{name:?} is lost in {words}");
            }
        }
    }
}
