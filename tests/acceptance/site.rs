//! The published web site: complete, written again only where its content changed, and careful with other files.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::Value;
use support::TestVenue;

use crate::hall;

const EVENT: &str = "stage.drawmaster";

/// Plays a round of the event, or of the competition that `of` names with an option.
fn play(hall: &TestVenue, round: u32, of: &str) {
    hall.drawmaster(&format!("pair {EVENT} --round {round} {of}")).done();
    hall.drawmaster(&format!("release {EVENT} --round {round} {of}")).done();
    let boards = hall.drawmaster(&format!("round {EVENT} --round {round} --json {of}")).json();
    for board in boards["boards"].as_array().unwrap() {
        hall.drawmaster(&format!("result {EVENT} --round {round} --board {} 1-0 {of}", board["board"])).done();
    }
    hall.drawmaster(&format!("confirm {EVENT} --round {round} {of}")).done();
}

fn publish(hall: &TestVenue, to: &str) -> Value {
    hall.drawmaster(&format!("publish {EVENT} --to {to} --json")).json()
}

fn names(of: &Value) -> Vec<&str> {
    of.as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect()
}

/// Returns the files of a folder by name.
fn files(folder: &Path, below: &str, found: &mut BTreeMap<String, Vec<u8>>) {
    for file in std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
        let name = format!("{below}{}", file.file_name().unwrap().to_string_lossy());
        if file.is_dir() {
            files(&file, &format!("{name}/"), found);
        } else {
            found.insert(name, std::fs::read(&file).unwrap());
        }
    }
}

fn site(hall: &TestVenue) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    files(&hall.path("site"), "", &mut found);
    found
}

/// Whether every link of a page leads to a file of the site.
fn links_lead_somewhere(site: &BTreeMap<String, Vec<u8>>, page: &str) -> usize {
    let folder = page.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
    let text = String::from_utf8(site[page].clone()).unwrap();
    let links: Vec<&str> = text.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    for link in &links {
        let path = link.strip_prefix("../").map_or_else(|| format!("{folder}{link}"), str::to_string);
        assert!(site.contains_key(&path), "{page} leads to {link}");
    }
    links.len()
}

/// Returns a venue with an event of two competitions, each with one confirmed round.
fn with_rapid() -> TestVenue {
    let hall = hall();
    hall.event(EVENT, 12);
    hall.drawmaster(&format!("competition add {EVENT} --name Rapid")).done();
    hall.drawmaster(&format!("competition enter {EVENT} 1 2 3 4 --competition Rapid")).done();
    hall.drawmaster(&format!("register close {EVENT} --competition Rapid")).done();
    play(&hall, 1, "");
    play(&hall, 1, "--competition Rapid");
    hall
}

#[test]
fn a_site_has_the_files_of_all_competitions() {
    let hall = with_rapid();
    let done = publish(&hall, "site");
    let site = site(&hall);
    for name in ["index.html", "event.json", "standings-1.html", "standings-1.pdf", "pairings-1.html", "wall-chart.pdf"]
    {
        assert!(site.contains_key(name), "{name}: {:?}", site.keys());
    }
    for name in ["results.h9", "rules.pdf", "rapid/index.html", "rapid/standings-1.html", "rapid/results.h9"] {
        assert!(site.contains_key(name), "{name}: {:?}", site.keys());
    }
    assert_eq!(done["files"].as_u64().unwrap() as usize, site.len() - 1, "all but the manifest");
    assert_eq!(names(&done["written"]).len(), site.len() - 1);
    assert!(links_lead_somewhere(&site, "index.html") > 8 && links_lead_somewhere(&site, "rapid/index.html") > 6);
    let pages: Vec<&String> = site.keys().filter(|name| name.ends_with(".html") && *name != "index.html").collect();
    assert!(pages.iter().all(|page| links_lead_somewhere(&site, page) > 0), "every page leads back");
    let page = |name: &str| String::from_utf8(site[name].clone()).unwrap();
    for name in ["pairings-1.html", "standings-1.html", "wall-chart.html"] {
        assert!(page(name).contains("<caption>"), "{name} says what its table is");
    }
    assert!(page("rapid/pairings-1.html").contains("<b>1-0</b>"), "a confirmed round has its results");
    for (name, bytes) in site.iter().filter(|(name, _)| name.ends_with(".pdf")) {
        assert!(bytes.starts_with(b"%PDF"), "{name}");
    }
}

#[test]
fn parts_in_the_second_language_of_a_site_say_so() {
    let hall = hall();
    hall.event(EVENT, 12);
    play(&hall, 1, "");
    hall.drawmaster(&format!("publish {EVENT} --to site --lang ro,en")).done();
    let site = site(&hall);
    let page = |name: &str| String::from_utf8(site[name].clone()).unwrap();
    let index = page("index.html");
    assert!(index.contains("Clasament, Runda 1 / <span lang=\"en\">Standings, Round 1</span>"), "{index}");
    for name in ["index.html", "standings-1.html", "pairings-1.html", "wall-chart.html"] {
        let page = page(name);
        assert!(page.contains("<html lang=\"ro\">") && page.contains("<span lang=\"en\">"), "{name}: {page}");
    }
}

#[test]
fn only_files_with_changed_content_are_written_again() {
    let hall = hall();
    hall.event(EVENT, 12);
    play(&hall, 1, "");
    publish(&hall, "site");
    let first = site(&hall);
    let again = publish(&hall, "site");
    assert_eq!((names(&again["written"]), names(&again["removed"])), (vec![], vec![]));
    assert_eq!(site(&hall), first);
    hall.drawmaster(&format!("pair {EVENT} --round 2")).done();
    assert!(names(&publish(&hall, "site")["written"]).is_empty(), "a draft is not published");
    hall.drawmaster(&format!("release {EVENT} --round 2")).done();
    let written = publish(&hall, "site");
    let second = site(&hall);
    for name in ["pairings-2.html", "pairings-by-name-2.pdf", "standings-2.html", "index.html", "event.json"] {
        assert!(names(&written["written"]).contains(&name), "{name}: {written}");
    }
    for name in ["pairings-1.html", "standings-1.pdf", "rules.pdf"] {
        assert_eq!(second[name], first[name], "{name} is as it was");
    }
    assert_eq!(names(&written["removed"]), ["pairings-by-name-1.html", "pairings-by-name-1.pdf"]);
}

#[test]
fn a_corrected_result_changes_only_its_pages() {
    let hall = with_rapid();
    play(&hall, 2, "");
    publish(&hall, "site");
    let before = site(&hall);
    let shown = [
        "pairings-2.html",
        "pairings-2.pdf",
        "standings-2.html",
        "standings-2.pdf",
        "wall-chart.html",
        "wall-chart.pdf",
        "results.h9",
        "event.json",
    ];
    hall.drawmaster(&format!("result {EVENT} --round 2 --board 3 0-1 --reason misread")).done();
    let done = publish(&hall, "site");
    let after = site(&hall);
    let changed: Vec<&str> =
        after.iter().filter(|(name, bytes)| before.get(*name) != Some(bytes)).map(|(name, _)| name.as_str()).collect();
    for name in shown {
        assert!(changed.contains(&name), "{name}: {changed:?}");
    }
    let of_the_result = |name: &&str| shown.contains(name) || name.starts_with("points-") || *name == "published.json";
    let others: Vec<&&str> = changed.iter().filter(|name| !of_the_result(name)).collect();
    assert!(others.is_empty(), "{others:?}");
    assert_eq!(
        names(&done["written"]),
        changed.iter().copied().filter(|name| *name != "published.json").collect::<Vec<_>>()
    );
}

#[test]
fn only_own_unchanged_files_are_removed() {
    let hall = hall();
    hall.event(EVENT, 12);
    play(&hall, 1, "");
    hall.drawmaster(&format!("pair {EVENT} --round 2")).done();
    hall.drawmaster(&format!("release {EVENT} --round 2")).done();
    publish(&hall, "site");
    hall.write("site/notes.html", "ours");
    hall.write("site/pairings-2.html", "edited");
    hall.drawmaster(&format!("undo {EVENT}")).done();
    let done = publish(&hall, "site");
    assert_eq!(names(&done["kept"]), ["pairings-2.html"]);
    assert!(names(&done["removed"]).contains(&"standings-2.pdf"), "{done}");
    let site = site(&hall);
    assert_eq!((site["notes.html"].as_slice(), site["pairings-2.html"].as_slice()), (&b"ours"[..], &b"edited"[..]));
    assert!(!site.contains_key("standings-2.html") && site.contains_key("pairings-by-name-1.html"));
}

#[test]
fn a_changed_file_of_the_site_is_restored_only_on_request() {
    let hall = hall();
    hall.event(EVENT, 12);
    publish(&hall, "site");
    let first = site(&hall);
    hall.write("site/rules.pdf", "%PDF torn");
    std::fs::remove_file(hall.path("site/event.json")).unwrap();
    let before = site(&hall);
    hall.drawmaster(&format!("publish {EVENT} --to site")).refused("rules.pdf");
    assert!(site(&hall) == before, "nothing is written");
    let restored = hall.drawmaster(&format!("publish {EVENT} --to site --overwrite --json")).json();
    assert_eq!(names(&restored["written"]), ["event.json", "rules.pdf"]);
    assert_eq!(site(&hall)["event.json"], first["event.json"]);
    assert!(site(&hall)["rules.pdf"].len() > 1000);
}

#[test]
fn other_files_are_replaced_only_on_request() {
    let hall = hall();
    hall.event(EVENT, 12);
    std::fs::create_dir(hall.path("site")).unwrap();
    hall.write("site/index.html", "our own page");
    hall.drawmaster(&format!("publish {EVENT} --to site")).refused("index.html");
    assert_eq!(site(&hall).len(), 1, "nothing is written");
    hall.drawmaster(&format!("publish {EVENT} --to site --overwrite")).done();
    assert_ne!(site(&hall)["index.html"], b"our own page");
    hall.words(&["new", "other.drawmaster", "--name", "Autumn", "--start", "2026-10-10"]).done();
    hall.drawmaster("publish other.drawmaster --to site").refused("Spring Stage");
    std::fs::create_dir(hall.path("desk")).unwrap();
    hall.words(&["new", "desk/other.drawmaster", "--name", "Spring Stage", "--start", "2026-08-14"]).done();
    hall.drawmaster("publish desk/other.drawmaster --to site").refused("another event");
    hall.drawmaster(&format!("publish {EVENT} --to {EVENT}/site")).refused("cannot be created");
    assert!(names(&publish(&hall, "site")["written"]).is_empty(), "the site is as it was");
}

#[test]
fn an_archive_is_a_site_too() {
    let hall = hall();
    hall.event(EVENT, 12);
    play(&hall, 1, "");
    publish(&hall, "site.zip");
    let first = hall.bytes("site.zip");
    assert!(names(&publish(&hall, "site.zip")["written"]).is_empty());
    assert_eq!(hall.bytes("site.zip"), first);
    hall.drawmaster(&format!("pair {EVENT} --round 2")).done();
    hall.drawmaster(&format!("release {EVENT} --round 2")).done();
    assert!(names(&publish(&hall, "site.zip")["written"]).contains(&"pairings-2.html"));
    let read = |bytes: Vec<u8>| formats::site_files::unpack_site(&bytes).unwrap();
    let (before, after) = (read(first), read(hall.bytes("site.zip")));
    assert_eq!(before["standings-1.html"], after["standings-1.html"]);
    assert!(!before.contains_key("pairings-2.html") && after.contains_key("pairings-2.html"));
    hall.write("foreign.zip", "no archive");
    hall.drawmaster(&format!("publish {EVENT} --to foreign.zip")).refused("is not the archive of a site");
    assert_eq!(hall.bytes("foreign.zip"), b"no archive");
}
