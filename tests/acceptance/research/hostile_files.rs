//! Malicious files for every command that reads files: each is refused with one sentence, quickly, with little memory, and
//! no file is left behind.

use std::io::{Cursor, Write};

use support::{Missing, TestVenue};
use zip::write::SimpleFileOptions;

use crate::hall;

/// All commands that read files of other people; `F` stands for the file.
const COMMANDS: [&str; 18] = [
    "import new.drawmaster F",
    "import new.drawmaster F --as opengotha",
    "import new.drawmaster F --as macmahon",
    "import new.drawmaster F --as pairgoth",
    "import new.drawmaster F --as h9",
    "import new.drawmaster F --as tou",
    "import new.drawmaster F --as csv",
    "entry import stage.drawmaster F",
    "seedlist import stage.drawmaster F",
    "egd import F",
    "tour add F",
    "tour events --book F",
    "season check F",
    "entries F",
    "check F",
    "undo F",
    "pair F --round 1",
    "salvage F new.drawmaster",
];

/// An event, a tour with one known organiser, and a free name for the file.
fn venue() -> TestVenue {
    let hall = hall();
    hall.event("stage.drawmaster", 4);
    hall.drawmaster("tour new --name Tour").done();
    hall
}

/// Asserts that every command refuses the file.
fn refused_everywhere(hall: &TestVenue, name: &str, content: impl AsRef<[u8]>) {
    refused_at(hall, &COMMANDS, name, content);
}

fn refused_at(hall: &TestVenue, commands: &[&str], name: &str, content: impl AsRef<[u8]>) {
    hall.write("hostile.bin", content);
    hall.unchanged(|| {
        for command in commands {
            let said = hall.with_limits(&command.replace('F', "hostile.bin")).refused_somehow();
            assert!(said.len() < 700, "{name}: {command}: not one clear sentence: {said}");
            assert!(!said.contains(|c: char| c.is_control() && c != '\n'), "{name}: {command}: {said:?}");
        }
    });
}

fn opengotha(name: &str) -> String {
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Tournament dataVersion=\"201\"><Players><Player name=\"{name}\" \
         firstName=\"Ann\" country=\"RO\" club=\"Ro\" rank=\"3K\" rating=\"1500\" registeringStatus=\"FIN\"/></Players>\
         <Games/></Tournament>"
    )
}

fn macmahon(name: &str) -> String {
    format!(
        "<Tournament><IndividualParticipant><GoPlayer><FirstName>Ann</FirstName><Surname>{name}</Surname>\
         <GoLevel>3k</GoLevel></GoPlayer></IndividualParticipant></Tournament>"
    )
}

fn pairgoth(name: &str) -> String {
    format!(
        "{{\"type\":\"INDIVIDUAL\",\"name\":\"Stage\",\"rounds\":3,\"pairing\":{{\"type\":\"SWISS\"}},\
         \"players\":[{{\"id\":1,\"name\":\"{name}\",\"firstname\":\"Ann\",\"rank\":-3}}]}}"
    )
}

fn aga(name: &str) -> String {
    format!("TOURNEY Stage\nPLAYERS\n1 {name}, Ann 3k\n")
}

fn list(name: &str) -> String {
    format!("family,given,rank\n{name},Ann,3k\n")
}

/// Files of accepted formats, with a given text as the name.
const FORMS: [fn(&str) -> String; 5] = [opengotha, macmahon, pairgoth, aga, list];

#[test]
fn empty_files_and_noise_are_refused() {
    let hall = venue();
    for (name, content) in [("nothing", ""), ("blanks", " \n\t \r\n "), ("a mark", "\u{FEFF}"), ("zeros", "\0\0\0\0")] {
        refused_everywhere(&hall, name, content);
    }
    let noise: Vec<u8> = (0..60_000u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    refused_everywhere(&hall, "noise", noise);
}

#[test]
fn texts_that_expand_are_refused() {
    let hall = venue();
    let mut laughs = String::from("<!DOCTYPE Tournament [<!ENTITY a0 \"ha\">");
    for n in 1..30 {
        laughs +=
            &format!("<!ENTITY a{n} \"&a{p};&a{p};&a{p};&a{p};&a{p};&a{p};&a{p};&a{p};&a{p};&a{p};\">", p = n - 1);
    }
    laughs += "]><Tournament><Players><Player name=\"&a29;\"/></Players></Tournament>";
    refused_everywhere(&hall, "billion laughs", laughs);
    let outside =
        "<!DOCTYPE Tournament [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><Tournament><Players/>&x;</Tournament>";
    refused_everywhere(&hall, "an entity of a file", outside);
}

#[test]
fn deeply_nested_files_are_refused() {
    let hall = venue();
    let deep = |before: &str, open: &str, after: &str| format!("{before}{}{after}", open.repeat(200_000));
    refused_everywhere(&hall, "deep XML", deep("<Tournament><Players>", "<a>", ""));
    refused_everywhere(&hall, "deep JSON", deep("{\"players\":1,\"pairing\":", "[", ""));
    refused_everywhere(
        &hall,
        "deep objects",
        deep("{\"format\":\"drawmaster-seedlist\",\"version\":1,\"list\":", "{\"a\":", ""),
    );
    refused_everywhere(&hall, "deep TOML", deep("name = ", "[", ""));
    refused_everywhere(&hall, "deep TOML tables", deep("[a", ".a", "]\nb = 1"));
}

#[test]
fn names_of_ten_megabytes_are_refused() {
    let hall = venue();
    let long = "n".repeat(10_000_000);
    for form in FORMS {
        refused_at(&hall, &COMMANDS[..8], "10 MB name", form(&long));
    }
    refused_at(&hall, &["season check F"], "10 MB name", format!("name = \"{long}\"\n"));
    refused_at(&hall, &["egd import F", "tour add F", "entries F"], "10 MB name", &long);
}

#[test]
fn values_that_need_much_memory_are_refused() {
    let hall = venue();
    let megabytes = |unit: &str, count: usize| unit.repeat(count * 1024 * 1024 / unit.len());
    let json = format!("{{\"players\":1,\"pairing\":[{}0]}}", megabytes("[],", 15));
    refused_at(&hall, &["import new.drawmaster F"], "many lists", json);
    let seeds = format!("{{\"format\":\"drawmaster-seedlist\",\"x\":[{}0]}}", megabytes("0,", 12));
    refused_at(&hall, &["seedlist import stage.drawmaster F"], "many numbers", seeds);
    refused_at(&hall, &["season check F", "import new.drawmaster F"], "20 MB of lines", megabytes("a=1\n", 20));
    refused_at(&hall, &["import new.drawmaster F --as csv"], "20 MB of commas", megabytes(",", 20));
    let columns = format!("family,given,rank\n{}", megabytes("\n", 20));
    let lines = format!("{columns}Quill,Ann,weak");
    refused_at(&hall, &["entry import stage.drawmaster F"], "20 MB of empty lines", lines);
    refused_at(&hall, &["import new.drawmaster F"], "tags", format!("<Tournament>{}", megabytes("<a b='' c=''/>", 20)));
}

#[test]
fn lists_of_150_000_players_are_refused_by_their_number() {
    let hall = venue();
    for (format, form) in ["opengotha", "macmahon", "pairgoth", "aga", "csv"].into_iter().zip(FORMS) {
        let one = form("Quill");
        let (open, close) = match format {
            "opengotha" => ("<Player ", "/>"),
            "macmahon" => ("<IndividualParticipant>", "</IndividualParticipant>"),
            "pairgoth" => ("{\"id\"", "}"),
            _ => ("Quill", "\n"),
        };
        let from = one.find(open).unwrap();
        let to = from + one[from..].find(close).unwrap() + close.len();
        let player =
            |n: usize| one[from..to].replace("Quill", &format!("Quill{n}")).replace("\"id\":1", &format!("\"id\":{n}"));
        let between = if format == "pairgoth" { "," } else { "" };
        let players = (1..=150_000).map(player).collect::<Vec<_>>().join(between);
        hall.write("hostile.bin", format!("{}{players}{}", &one[..from], &one[to..]));
        for command in [
            "import new.drawmaster hostile.bin".to_string(),
            format!("import new.drawmaster hostile.bin --as {format}"),
        ] {
            hall.unchanged(|| {
                let said = hall.with_limits(&command).refused_somehow();
                assert!(said.contains("5,000") || said.contains("5000"), "{format}: {command}: {said}");
            });
        }
    }
}

#[test]
fn bytes_that_are_not_text_are_refused() {
    let hall = venue();
    for form in FORMS {
        refused_at(&hall, &COMMANDS[..8], "a zero byte", form("Qu\0ill").replace("Ann", "A\0n").replace("3k", "3\0k"));
    }
    // Lists may have any encoding; their content is shown before players are entered.
    for form in &FORMS[..3] {
        let good = form("Quill");
        let mut broken = good.clone().into_bytes();
        broken[good.find("Quill").unwrap()] = 0xFF;
        refused_at(&hall, &COMMANDS[..4], "not UTF-8", &broken);
        refused_at(&hall, &COMMANDS[6..8], "not UTF-8", &broken);
    }
    // XML may be in UTF-16.
    let wide = |unit: fn(u16) -> [u8; 2]| -> Vec<u8> {
        std::iter::once(0xFEFF).chain(pairgoth("Quill").encode_utf16()).flat_map(unit).collect()
    };
    refused_everywhere(&hall, "UTF-16", wide(u16::to_le_bytes));
    refused_everywhere(&hall, "UTF-16, the other way round", wide(u16::to_be_bytes));
}

fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(content).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

/// Replaces a name in the archive, also in its directory, with another of the same length.
fn renamed(archive: &[u8], from: &str, to: &str) -> Vec<u8> {
    assert_eq!(from.len(), to.len());
    let mut bytes = archive.to_vec();
    for at in 0..bytes.len() - from.len() {
        if bytes[at..].starts_with(from.as_bytes()) {
            bytes[at..at + to.len()].copy_from_slice(to.as_bytes());
        }
    }
    bytes
}

#[test]
fn archives_that_expand_or_escape_their_folder_are_refused() {
    let hall = venue();
    let zeros = vec![0; 70 * 1024 * 1024];
    let bomb = zip(&[("manifest.json", &zeros), ("data.json", &zeros)]);
    assert!(bomb.len() < 1024 * 1024, "it is small before it is unpacked");
    refused_everywhere(&hall, "zip bomb", &bomb);
    refused_everywhere(&hall, "a bomb in a bomb", zip(&[("manifest.json", &bomb), ("list.zip", &bomb)]));
    let many: Vec<String> = (0..60_000).map(|n| format!("f{n}")).collect();
    refused_everywhere(
        &hall,
        "60,000 files",
        zip(&many.iter().map(|name| (name.as_str(), &b""[..])).collect::<Vec<_>>()),
    );
    let numbers = format!("[{}0]", "0,".repeat(6_000_000));
    refused_everywhere(&hall, "a manifest of numbers", zip(&[("manifest.json", numbers.as_bytes())]));
    for name in
        ["../../over.txt", "/tmp/over.txt", "..\\..\\over.txt", "C:\\over.txt", "a/b/over.txt", "data\u{202E}.json"]
    {
        refused_everywhere(&hall, name, zip(&[(name, b"x"), ("manifest.json", b"{}")]));
    }
    let two = zip(&[("manifest.json", b"{}"), ("manifest.jso_", b"{}")]);
    refused_everywhere(&hall, "two of one name", renamed(&two, "manifest.jso_", "manifest.json"));
    let good = zip(&[("manifest.json", b"{}")]);
    for cut in [4, 30, good.len() / 2, good.len() - 1] {
        refused_everywhere(&hall, "a torn archive", &good[..cut]);
    }
    assert!(!hall.path("../over.txt").exists() && !std::path::Path::new("/tmp/over.txt").exists());
}

#[test]
fn devices_and_pipes_are_not_read() {
    let hall = venue();
    if !cfg!(target_os = "linux") {
        return support::skip("devices as files", Missing::System("devices have other names on this system"));
    }
    let pipe = std::process::Command::new("mkfifo").arg(hall.path("hostile.bin")).status();
    assert!(pipe.is_ok_and(|status| status.success()), "a test may make a pipe");
    for command in COMMANDS {
        hall.with_limits(&command.replace('F', "/dev/zero")).refused_somehow();
        hall.with_limits(&command.replace('F', "hostile.bin")).refused_somehow();
    }
    assert!(!hall.path("new.drawmaster").exists());
}
