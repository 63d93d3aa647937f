//! A bundle reads back unchanged, and any modified bundle is refused with the reason.

mod json_schema;
mod schema;

use std::collections::BTreeMap;
use std::io::{Cursor, Read, Write};

use proptest::prelude::*;
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

use super::*;
use crate::canonical::canonical;
use crate::signing::KeyPair;

fn key() -> KeyPair {
    KeyPair::from_secret(&[5; 32])
}

pub(super) fn data() -> Data {
    let player = |player: i64, publication: &str| PlayerData {
        player,
        competition: 1,
        number: Some(player as u32),
        rank: "3k".into(),
        rating: Some(1780),
        category: Some(16),
        publication: publication.into(),
        guest: false,
        place: Some(player as u32),
        person: BTreeMap::new(),
    };
    let day = |day| chrono::NaiveDate::from_ymd_opt(2026, 8, day).unwrap();
    Data {
        event: EventData {
            name: "Spring <Stage> & Friends".into(),
            championship: "Spring Stage".into(),
            place: "Râu".into(),
            country: "RO".parse().ok(),
            start: day(14),
            end: day(16),
            coefficient: "1".into(),
            online: false,
        },
        table: table(),
        competitions: vec![CompetitionData {
            competition: 1,
            name: "Open".into(),
            system: "mcmahon".into(),
            rounds: 1,
            future_stars: false,
        }],
        players: vec![player(1, "full"), player(2, "initials")],
        games: vec![GameData {
            competition: 1,
            round: 1,
            board: 1,
            black: 1,
            white: 2,
            handicap: 0,
            result: "1-0".into(),
            knockout: None,
            ladder: None,
        }],
        byes: vec![ByeData { competition: 1, round: 2, player: 1 }],
        tables: Vec::new(),
        points: points(),
        finals: vec![year_final()],
        ladders: vec![LadderData {
            competition: 1,
            round: 1,
            board: 1,
            games: vec![
                LadderGameData { lines: Some(9), winner: None },
                LadderGameData { lines: Some(7), winner: Some(2) },
            ],
        }],
        qualifyings: vec![QualifyingData {
            category: 16,
            competition: 1,
            first_round: 1,
            lines: 8,
            direct: vec![1],
            wild_cards: vec![2],
            sections: vec![vec![Some(1), None]],
        }],
        slips: vec![SlipData { slip: 1, player: Some(2), state: "applied".into(), changed: vec!["club".into()] }],
    }
}

fn log() -> BundleLog {
    let at = "2026-08-14 09:30:00".to_string();
    let act = BundleAct { category: 16, of_final: true, act: "draw".into(), number: 2, at, undone: false };
    BundleLog { entries: 137, head: "3f2a91c0".repeat(8), acts: vec![act] }
}

fn points() -> Vec<PointsData> {
    let source = |what: &str, round, opponent, points: &str| SourceData {
        what: what.into(),
        stage: None,
        round,
        opponent,
        points: points.into(),
    };
    vec![
        PointsData {
            player: 1,
            category: 16,
            sources: vec![source("win", Some(1), Some(2), "20")],
            exact: "20".into(),
            points: 20,
        },
        PointsData {
            player: 2,
            category: 16,
            sources: vec![source("loss", Some(1), Some(1), "5/2")],
            exact: "5/2".into(),
            points: 2,
        },
    ]
}

fn year_final() -> FinalData {
    let group = |name: &str, player| FinalGroupData {
        name: name.into(),
        members: vec![MemberData { player, chair: 0 }],
        order: vec![player],
        settled: vec![vec![player]],
    };
    let place = |player| FinalPlaceData { player, from: 1, to: 2 };
    FinalData {
        category: 16,
        competition: 1,
        first_round: 1,
        rests: "balanced".into(),
        jigos: "half".into(),
        groups: vec![group("GR", 1), group("OR", 2)],
        places: vec![place(1), place(2)],
        commitment: "ab".repeat(32),
        entropy: "616".into(),
        draw: "draws/final16.txt".into(),
    }
}

fn table() -> PointsTable {
    PointsTable {
        season: "2018-draft".into(),
        class: "1000".into(),
        avc: "2/3".into(),
        categories: vec![12, 16, 20],
        cut_off: (7, 31),
        limit_included: true,
        stages: [("winner".to_string(), 1000)].into(),
        game: (20, 5),
        main_group: None,
        online: ("1".into(), "1".into()),
        small_group: None,
        final_points: Some(FinalPoints { size: 10, places: vec![600, 500] }),
        season_file: None,
    }
}

fn content() -> Content {
    let person = |family: &str, given: &str| Person {
        family: Some(family.into()),
        given: Some(given.into()),
        birth_year: Some("2011".into()),
        ..Person::default()
    };
    Content {
        event: EventNumber::derived("event"),
        program: "Drawmaster".into(),
        sequence: 1,
        previous: String::new(),
        issued: chrono::NaiveDate::from_ymd_opt(2026, 8, 16).unwrap(),
        data: data(),
        persons: [(1, person("Lucea", "Ana")), (2, Person { irn: Some("RO-0042".into()), ..Person::default() })].into(),
        names: [(1, "Lucea Ana".to_string()), (2, "M. B.".into())].into(),
        h9: b"; CL[A]\n".to_vec(),
        draws: BTreeMap::new(),
        certificates: Vec::new(),
        log: Some(log()),
        hand_overs: Vec::new(),
        secret: [9; 32],
    }
}

fn files(zip: &[u8]) -> Vec<(String, Vec<u8>)> {
    let mut zip = ZipArchive::new(Cursor::new(zip)).unwrap();
    let count = zip.len();
    let one = |at| {
        let mut file = zip.by_index(at).unwrap();
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).unwrap();
        (file.name().unwrap().into_owned(), bytes)
    };
    (0..count).map(one).collect()
}

fn zipped(files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(name.as_str(), SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

/// Returns the bundle with one file changed.
fn with(name: &str, change: impl Fn(Vec<u8>) -> Vec<u8>) -> Vec<u8> {
    let changed = files(&write(&content(), &key()).0)
        .into_iter()
        .map(|(file, bytes)| if file == name { (file, change(bytes)) } else { (file, bytes) });
    zipped(&changed.collect::<Vec<_>>())
}

fn refusal(bytes: &[u8]) -> String {
    read(bytes).unwrap_err().to_string()
}

/// Returns the bundle with a changed manifest and a valid signature, as a newer program would write it.
fn resigned(change: impl Fn(&mut serde_json::Value)) -> Vec<u8> {
    let mut all = files(&write(&content(), &key()).0);
    let mut manifest: serde_json::Value = serde_json::from_slice(&all[0].1).unwrap();
    change(&mut manifest);
    all[0].1 = canonical(&manifest);
    all[1].1 = key().sign(PURPOSE, &all[0].1).into_bytes();
    zipped(&all)
}

#[test]
fn bundle_reads_back_unchanged() {
    let (bytes, hash) = write(&content(), &key());
    assert_eq!(write(&content(), &key()).0, bytes, "the same content gives the same bytes");
    let bundle = read(&bytes).unwrap();
    assert_eq!((bundle.hash, bundle.manifest.key.clone()), (hash, key().public().to_string()));
    assert_eq!(bundle.data.event, data().event);
    assert_eq!(bundle.data.points, data().points);
    assert_eq!(bundle.persons, content().persons);
    assert_eq!(bundle.log, Some(log()));
    let names: Vec<String> = files(&bytes).into_iter().map(|(name, _)| name).collect();
    assert_eq!(
        names,
        [
            "manifest.json",
            "manifest.sig",
            "data.json",
            "certificates.json",
            "page.html",
            "results.h9",
            "log.json",
            "people.json"
        ]
    );
}

#[test]
fn an_impossible_history_is_refused() {
    let changes: [fn(&mut BundleLog); 5] = [
        |log| log.entries = 0,
        |log| log.head.truncate(63),
        |log| log.acts[0].act = "choose".into(),
        |log| log.acts[0].number = 0,
        |log| log.acts[0].at = "\u{202e}09:30".into(),
    ];
    for change in changes {
        let mut content = content();
        content.log.iter_mut().for_each(change);
        assert!(refusal(&write(&content, &key()).0).contains("log.json"));
    }
    let older = Content { log: None, ..content() };
    assert_eq!(read(&write(&older, &key()).0).unwrap().log, None, "bundles of older versions have no history");
}

#[test]
fn a_hand_over_is_valid_for_one_event_and_bundle_and_only_with_the_old_key() {
    let (old, new) = (KeyPair::from_secret(&[6; 32]), key().public());
    let event = EventNumber::derived("event");
    let sign = |event: &EventNumber, sequence: u32, last: char| {
        HandOver::sign(event, (sequence, &last.to_string().repeat(64)), &new, &old).unwrap()
    };
    let bundle = |hand_over: HandOver| {
        let content = Content { sequence: 3, previous: "2".repeat(64), hand_overs: vec![hand_over], ..content() };
        read(&write(&content, &key()).0)
    };
    for (sequence, last) in [(1, '1'), (2, '2')] {
        let valid = sign(&event, sequence, last);
        assert_eq!(bundle(valid.clone()).unwrap().hand_overs, [valid]);
    }
    for wrong in
        [sign(&EventNumber::derived("other"), 2, '2'), sign(&event, 2, '3'), sign(&event, 3, '3'), sign(&event, 0, '1')]
    {
        assert!(bundle(wrong).unwrap_err().to_string().contains("hand-over.json"));
    }
    let mut stolen = sign(&event, 2, '2');
    stolen.statement.from = key().public();
    assert!(matches!(bundle(stolen), Err(BundleError::Untrusted(_))), "signed by another key");
    let mut redirected = sign(&event, 2, '2');
    redirected.statement.to = old.public();
    assert!(matches!(bundle(redirected), Err(BundleError::Untrusted(_))), "another key was signed");
    assert!(HandOver::sign(&event, (2, "2"), "no key", &old).is_err());
}

#[test]
fn signed_data_has_no_names_and_the_page_only_published_ones() {
    let all = files(&write(&content(), &key()).0);
    let text = |name: &str| String::from_utf8(all.iter().find(|(n, _)| n == name).unwrap().1.clone()).unwrap();
    for personal in ["Lucea", "Ana", "2011", "RO-0042"] {
        assert!(!text("data.json").contains(personal) && text("people.json").contains(personal), "{personal}");
    }
    let page = text("page.html");
    assert!(page.contains("Lucea Ana") && page.contains("M. B.") && !page.contains("RO-0042"), "{page}");
    assert!(page.contains("Spring &lt;Stage&gt; &amp; Friends"), "{page}");
}

#[test]
fn signature_is_valid_after_names_are_erased() {
    let mut all = files(&write(&content(), &key()).0);
    all.retain(|(name, _)| !["page.html", "results.h9", "people.json"].contains(&name.as_str()));
    let bundle = read(&zipped(&all)).unwrap();
    assert!(bundle.persons.is_empty());
    assert_eq!(bundle.data.players.len(), 2);
}

#[test]
fn changed_files_are_refused() {
    let swap = |from: &'static str, to: &'static str| {
        move |bytes: Vec<u8>| String::from_utf8(bytes).unwrap().replacen(from, to, 1).into_bytes()
    };
    assert!(refusal(&with("data.json", swap("\"points\":20", "\"points\":90"))).contains("data.json"));
    assert!(refusal(&with("results.h9", swap("A", "B"))).contains("results.h9"));
    assert!(refusal(&with("people.json", swap("Lucea", "Lucia"))).contains("another family"));
    assert!(refusal(&with("manifest.json", swap("\"sequence\":1", "\"sequence\":2"))).contains("number"));
    assert!(refusal(&with("manifest.json", swap("2026-08-16", "2026-08-17"))).contains("signature does not fit"));
    assert!(refusal(&with("manifest.sig", swap("a", "b"))).contains("signature does not fit"));
    let mut more = files(&write(&content(), &key()).0);
    more.push(("extra.txt".into(), b"x".to_vec()));
    assert!(refusal(&zipped(&more)).contains("extra.txt"));
    let mut fewer = files(&write(&content(), &key()).0);
    fewer.retain(|(name, _)| name != "data.json");
    assert!(refusal(&zipped(&fewer)).contains("lacks data.json"));
}

#[test]
fn newer_version_is_refused() {
    assert!(
        refusal(&resigned(|m| m["version"] = 3.into())).contains("version 3 and this program reads versions up to 2")
    );
    assert!(refusal(&resigned(|m| m["version"] = 0.into())).contains("no version"));
    assert!(refusal(&resigned(|m| m["version"] = 1.into())).contains("more than its version"));
    assert!(read(&resigned(|m| m["issued"] = "2026-09-01".into())).is_ok());
}

#[test]
fn inconsistent_data_is_refused_despite_a_valid_signature() {
    let refused = |change: fn(&mut Data)| {
        let mut content = content();
        change(&mut content.data);
        refusal(&write(&content, &key()).0)
    };
    assert!(refused(|d| d.points[0].exact = "25".into()).contains("do not add up"));
    assert!(refused(|d| d.points[1].points = 3).contains("do not add up"));
    assert!(refused(|d| d.points[0].category = 14).contains("no category"));
    assert!(refused(|d| d.games[0].white = 7).contains("not in its list"));
    assert!(refused(|d| d.games[0].result = "2-0".into()).contains("unknown result"));
    assert!(refused(|d| d.finals[0].places[0].player = 7).contains("not in its list"));
    assert!(refused(|d| d.finals[0].places[0].to = 3).contains("groups or places"));
    assert!(refused(|d| d.finals[0].places[0].player = 2).contains("groups or places"));
    assert!(refused(|d| d.ladders[0].board = 2).contains("no game"));
    assert!(refused(|d| d.slips[0].player = Some(9)).contains("not in its list"));
    assert!(refused(|d| d.event.name = "a\u{202E}b".into()).contains("hide or reorder"));
    assert!(refused(|d| d.event.end = d.event.start - chrono::Days::new(1)).contains("last day"));
}

#[test]
fn bundle_carries_the_season_file_of_the_organisers() {
    let draft = include_str!("../../../../../assets/seasons/2018-draft.toml");
    let own = draft.replace("2018-draft\"", "club-2026\"");
    let written = |text: &str| {
        let mut content = content();
        (content.data.table.season, content.data.table.season_file) = ("club-2026".into(), Some(text.into()));
        write(&content, &key()).0
    };
    let table = read(&written(&own)).unwrap().data.table;
    assert_eq!(table.own_season().unwrap().unwrap(), crate::season::read(own.as_bytes()).unwrap());
    let other_numbers = own.replacen("win = 20", "win = 21", 1);
    for wrong in ["", draft, other_numbers.as_str()] {
        assert!(refusal(&written(wrong)).contains("season file"));
    }
}

#[test]
fn zip_bombs_and_odd_archives_are_refused() {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    zip.start_file("data.json", SimpleFileOptions::default()).unwrap();
    for _ in 0..70 {
        zip.write_all(&vec![0; 1024 * 1024]).unwrap();
    }
    let bomb = zip.finish().unwrap().into_inner();
    assert!(bomb.len() < 200_000);
    assert!(refusal(&bomb).contains("unpacks to far more"));
    let many: Vec<_> = (0..40).map(|n| (format!("f{n}"), Vec::new())).collect();
    assert!(refusal(&zipped(&many)).contains("40 files"));
    for name in ["../data.json", "/etc/passwd", "a/b/c", "A.json", ".hidden"] {
        assert!(refusal(&zipped(&[(name.into(), Vec::new())])).contains("forbidden name"), "{name}");
    }
    assert!(refusal(b"PK\x03\x04 nothing").contains("not a bundle. It is not a ZIP archive, or it is damaged."));
    assert!(refusal(b"").contains("not a bundle"));
    assert!(refusal(&zipped(&[("data.json".into(), Vec::new())])).contains("lacks manifest.json"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases::cases(8)))]
    #[test]
    fn damaged_bundle_is_refused_or_reads_unchanged(at in 0usize..4000, bit in 0u8..8) {
        let (mut bytes, _) = write(&content(), &key());
        let whole = read(&bytes).unwrap();
        let at = at % bytes.len();
        bytes[at] ^= 1 << bit;
        // Flags and dates of the archive may change, but not the content.
        if let Ok(read) = read(&bytes) {
            prop_assert_eq!(read, whole);
        }
    }
}
