//! The rating lists of three associations in the forms in which they publish them.

use chrono::NaiveDate;
use domain::{Gor, ListOrigin};

use super::*;

/// A line of the European list: PIN, name, country, club, grade, rating, tournaments, last event.
fn line(fields: [&str; 8]) -> String {
    let [pin, name, country, club, grade, rating, tournaments, last] = fields;
    format!(" {pin}  {name:<38}{country}  {club:<4}   {grade:>3}   --   {rating:>4}{tournaments:>6}  {last:<8}\n")
}

fn european() -> String {
    let lines = [
        ["12345678", "Brook_van_der Ada_Zoë", "NL", "Mill", "6k", "1490", "2", "T020209A"],
        ["12345679", "(undefined) Pop", "XX", "xxx", "20k", "-100", "12", ""],
        ["12345680", "Field", "UK", "TÜ", "1p", "2700", "1", "T061007AX"],
        ["12345681", "Damaged Line", "UK", "StAn", "99k", "596", "1", "T061007A"],
    ];
    let head = "<html>\n(22 Feb 2018)\n<pre>\n   PIN          Name\n";
    format!("{head}{}Number of players: 4\n</pre>\n", lines.map(line).concat())
}

fn latin_1(text: &str) -> Vec<u8> {
    text.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect()
}

#[test]
fn the_european_list_is_read_from_fixed_columns_in_every_encoding() {
    let text = european();
    let wide = |mark: &[u16]| -> Vec<u8> {
        let units = mark.iter().copied().chain(text.encode_utf16());
        units.flat_map(u16::to_le_bytes).collect()
    };
    for bytes in [latin_1(&text), text.clone().into_bytes(), wide(&[0xFEFF]), wide(&[])] {
        let list = read(&bytes).unwrap();
        assert_eq!((list.origin, list.date), (ListOrigin::Egd, NaiveDate::from_ymd_opt(2018, 2, 22)));
        let [brook, pop, field] = &list.players[..] else { panic!("three players: {list:?}") };
        assert_eq!((brook.family.as_str(), brook.given.as_str()), ("Brook van der", "Ada Zoë"));
        assert_eq!((brook.rank, brook.rating, brook.tournaments), ("6k".parse().ok(), Some(Gor(1490)), 2));
        assert_eq!((pop.country, pop.club.as_str(), pop.rating), (None, "", Some(Gor(-100))));
        assert_eq!((field.given.as_str(), field.club.as_str(), field.last_event.as_str()), ("", "TÜ", "T061007A"));
        assert_eq!(list.notes[0], message!("import-note-damaged-lines", count = 1));
        assert!(list.notes[1].to_string().starts_with("Line 8: \"12345681  Damaged Line"), "{:?}", list.notes);
    }
}

#[test]
fn the_european_list_is_read_from_a_table() {
    let table = "Pin_Player;Last_Name;Name;Country_Code;Club;Grade;Gor;Tot_Tournaments;Last_Appearance\n\
        12345678;Brook_van_der;Ada;NL;Mill;6k;1490;2;T020209A\n12345679;Pop;Ana;XX;xxx;;;;\nx;y;z;;;;;;\n";
    let list = read(table.as_bytes()).unwrap();
    let [brook, pop] = &list.players[..] else { panic!("two players: {list:?}") };
    assert_eq!((brook.family.as_str(), brook.given.as_str(), brook.tournaments), ("Brook van der", "Ada", 2));
    assert_eq!((pop.rank, pop.rating, pop.country), (None, None, None));
    assert_eq!(list.notes[0], message!("import-note-damaged-lines", count = 1));
    assert!(list.notes[1].to_string().starts_with("Line 4: \"x y z"), "{:?}", list.notes);
    let comma =
        "\u{FEFF}EGD list\n\"PIN\",\"Player\",\"Country\",\"Rank\",\"Rating\"\n12345678,\"Brook, Ada\",NL,6k,1490\n";
    let list = read(comma.as_bytes()).unwrap();
    assert_eq!((list.players[0].family.as_str(), list.players[0].rating), ("Brook", Some(Gor(1490))));
}

#[test]
fn the_french_list_is_read_from_fixed_columns() {
    let row = |name: &str, rest: &str| format!("{name:<38}{rest}\r\n");
    let text = [
        "#Echelle au 01/03/2026 et classement\r\n".to_string(),
        row("LE_BERRE Zoë", "  -50 L 1234567 35Mi FR"),
        row("BROOK Ada", "  150 e 7654321 xxxx GB"),
        row("MILL Bo", "-9999 X ------- 75Pa FR"),
        "\r\n".into(),
        row("DAMAGED Cy", "  abc"),
    ]
    .concat();
    let list = read(&latin_1(&text)).unwrap();
    assert_eq!((list.origin, list.date), (ListOrigin::Ffg, NaiveDate::from_ymd_opt(2026, 3, 1)));
    let [berre, brook, mill] = &list.players[..] else { panic!("three players: {list:?}") };
    assert_eq!((berre.family.as_str(), berre.given.as_str(), berre.status.as_str()), ("LE BERRE", "Zoë", "L"));
    assert_eq!((berre.rank, berre.rating, berre.club.as_str()), ("1k".parse().ok(), Some(Gor(2000)), "35Mi"));
    assert_eq!((brook.rank, brook.club.as_str()), ("2d".parse().ok(), ""));
    assert_eq!((mill.rank, mill.rating, mill.pin.as_str()), (None, None, ""));
    assert!(list.notes[1].to_string().starts_with("Line 6: \"DAMAGED Cy"), "{:?}", list.notes);
}

#[test]
fn french_ratings_have_the_federations_ranks() {
    // Hundreds of the federation are ranks: from 0 to 99 is 1 dan, from -100 to -1 is 1 kyu.
    for (rating, rank) in [
        ("  243", "3d"),
        ("    0", "1d"),
        ("   99", "1d"),
        ("  100", "2d"),
        ("   -1", "1k"),
        (" -100", "1k"),
        ("-1400", "14k"),
    ] {
        let line = format!("{:<38}{rating} - 2000205 38GJ FR\r\n", "BROOK Ada");
        let list = read(line.as_bytes()).unwrap();
        assert_eq!(list.players[0].rank.unwrap().to_string(), rank, "{rating}");
    }
}

#[test]
fn damaged_lines_are_named_up_to_a_limit() {
    let good = format!("{:<38}  150 e 7654321 xxxx GB\n", "BROOK Ada").repeat(40);
    let bad: String = (1..=30).map(|number| format!("broken {number}\n")).collect();
    let notes = read(format!("{good}{bad}").as_bytes()).unwrap().notes;
    assert_eq!((notes.len(), &notes[0]), (21, &message!("import-note-damaged-lines", count = 30)));
    assert_eq!(notes[20].to_string(), "Line 60: \"broken 20\" is not a player and is left out.");
}

#[test]
fn the_american_lists_are_read_with_tabs_and_with_blanks() {
    let tabs = "Brook, Ada\t15648\tFull\t-1.50000\t7/2/2027\tNOVA\tVA\t1.09000\t8/1/2007\n\
        Lake, Bo\t9616\tForgn\t2.5\t1/1/2028\t\t\t\t\nMill, Cy\t12767\tYouth\t\t6/19/2027\tATLA\tSC\t\t\nReed\t12768\tFull\t3.0\t\t\t\t\t\nbroken\n";
    let blanks = "Brook, Ada              15648 Full    -1.5  7/2/2027 NOVA VA\n\
        Lake, Bo                 9616 Forgn    2.5  1/1/2028 none\nMill, Cy                12767 Youth         6/19/2027 ATLA SC\n\
        Reed                    12768 Full     3.0\nbroken\n";
    for text in [tabs, blanks] {
        let list = read(text.as_bytes()).unwrap();
        assert_eq!((list.origin, list.date), (ListOrigin::Aga, None));
        let [brook, lake, mill, reed] = &list.players[..] else { panic!("four players: {list:?}") };
        assert_eq!((reed.family.as_str(), reed.given.as_str(), reed.rating), ("Reed", "", Some(Gor(2250))));
        assert_eq!(list.notes[1].to_string(), "Line 5: \"broken\" is not a player and is left out.");
        assert_eq!(
            (brook.pin.as_str(), brook.club.as_str(), brook.status.as_str()),
            ("15648", "NOVA", "Full 7/2/2027")
        );
        assert_eq!((brook.rank, brook.rating), ("1k".parse().ok(), Some(Gor(2000))));
        assert_eq!((lake.rank, lake.rating, lake.club.as_str()), ("2d".parse().ok(), Some(Gor(2200)), ""));
        assert_eq!((mill.rank, mill.rating), (None, None));
    }
}

#[test]
fn other_files_are_refused() {
    for text in ["<html></html>", "family;given;rank\nBrook;Ada;5k\n", "Buy tea.\n", ""] {
        assert!(read(text.as_bytes()).unwrap_err().to_string().contains("not a list of"), "{text}");
    }
}

#[test]
fn damaged_archive_is_refused_without_words_of_the_library() {
    for end in ["", "nothing", "\0\0\0\0PK\x05\x06\0\0\0\0\x01\0\x01\0\x2E\0\0\0\0\0\0\0\0\0"] {
        let refusal = read(format!("PK\x03\x04{end}").as_bytes()).unwrap_err().to_string();
        assert!(refusal.contains("The ZIP archive is damaged."), "{refusal}");
    }
}

#[test]
fn published_list_is_read_completely() {
    let parents = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let Some(bytes) =
        parents.map(|parent| parent.join("shared/data/egd-list.html")).find_map(|path| std::fs::read(path).ok())
    else {
        println!("skipped: egd-list is not beside the project");
        return;
    };
    let list = read(&bytes).unwrap();
    assert_eq!((list.players.len(), list.notes.len()), (42_824, 0));
    assert_eq!(list.date, NaiveDate::from_ymd_opt(2018, 2, 22));
    assert!(list.players.iter().any(|p| p.club == "Malm" && p.country.is_some()));
}
