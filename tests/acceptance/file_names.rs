//! Names and paths on which systems differ: what Windows could not open is refused everywhere, and paths that are long or written in
//! another way lead to the same event.

use crate::hall;

const EVENT: &str = "stage.drawmaster";

#[test]
fn names_that_windows_could_not_open_are_refused() {
    const DEVICE: &str = "is the name of a device on Windows";
    const END: &str = "ends in a dot or a space";
    let hall = hall();
    hall.event(EVENT, 8);
    let names = [("CON", DEVICE), ("nul.pdf", DEVICE), ("Com1.drawmaster", DEVICE), ("x.pdf.", END), ("x.csv..", END)];
    hall.unchanged(|| {
        for (name, why) in names {
            hall.words(&["new", name, "--name", "A", "--start", "2026-08-14"]).refused(why);
            hall.words(&["export", EVENT, "--as", "csv", name]).refused(why);
            hall.words(&["print", EVENT, "register", name]).refused(why);
        }
    });
}

#[test]
fn an_event_in_a_path_of_more_than_260_characters_is_played() {
    let hall = hall();
    let folder = [2, 3, 4].map(|name| name.to_string().repeat(90)).join("/");
    std::fs::create_dir_all(hall.path(&folder)).unwrap();
    let event = format!("{folder}/{EVENT}");
    hall.event(&event, 8);
    for command in ["pair", "release"] {
        hall.drawmaster(&format!("{command} {event} --round 1")).done();
    }
    for board in 1..=4 {
        hall.drawmaster(&format!("result {event} --round 1 --board {board} 1-0")).done();
    }
    hall.drawmaster(&format!("confirm {event} --round 1")).done();
    hall.drawmaster(&format!("print {event} standings {folder}/standings.pdf")).done();
    hall.drawmaster(&format!("check {event}")).done();
    let copies = hall.drawmaster(&format!("copies list {event} --json")).json();
    let name = copies["copies"][0]["name"].as_str().unwrap().to_owned();
    hall.words(&["copies", "restore", &name, &format!("{folder}/back.drawmaster")]).done();
    hall.drawmaster(&format!("check {folder}/back.drawmaster")).done();
}

#[test]
fn letters_of_all_scripts_pass_through_arguments_files_and_answers() {
    let hall = hall();
    let event = "Cupa Țării Юный 囲碁.drawmaster";
    hall.words(&["new", event, "--name", "Țurcan Пётр 囲碁", "--start", "2026-08-14"]).done();
    hall.words(&["entry", "add", event, "--family", "Ștefăniță", "--given", "Ђорђе", "--rank", "3k"]).done();
    assert_eq!(hall.words(&["entries", event, "--json"]).json()[0]["family"], "Ștefăniță");
    assert!(hall.words(&["entries", event]).done().contains("Ђорђе"));
    assert!(hall.names().contains(&event.to_owned()), "{:?}", hall.names());
}

#[test]
fn lists_with_line_ends_of_windows_are_read_as_others() {
    let hall = hall();
    let list = support::players(8);
    let entries = ["\n", "\r\n"].map(|end| {
        let event = format!("event{}.drawmaster", end.len());
        hall.words(&["new", &event, "--name", "A", "--start", "2026-08-14"]).done();
        hall.write("players.csv", list.replace('\n', end));
        hall.drawmaster(&format!("entry import {event} players.csv")).done();
        let entries = hall.drawmaster(&format!("entries {event} --json")).json();
        entries.as_array().unwrap().iter().map(|entry| entry["family"].clone()).collect::<Vec<_>>()
    });
    assert_eq!(entries[0], entries[1]);
    assert_eq!(entries[0].len(), 8);
}

/// Windows lets a program decide what others may do with a file that it has open, and writes paths in several ways.
#[cfg(windows)]
mod windows {
    use std::fs::File;
    use std::os::windows::fs::OpenOptionsExt;

    use super::{EVENT, hall};

    /// Others may only read: `FILE_SHARE_READ`.
    const READING: u32 = 1;

    #[test]
    fn a_sheet_that_another_program_shows_stays_and_the_message_says_why() {
        let hall = hall();
        hall.event(EVENT, 8);
        hall.drawmaster(&format!("print {EVENT} register register.pdf")).done();
        let before = hall.bytes("register.pdf");
        for shared in [0, READING] {
            let shown = File::options().read(true).share_mode(shared).open(hall.path("register.pdf")).unwrap();
            let print = hall.drawmaster(&format!("print {EVENT} register register.pdf --overwrite"));
            print.refused("another program is using it");
            drop(shown);
            assert!(before == hall.bytes("register.pdf"));
        }
        hall.drawmaster(&format!("print {EVENT} register register.pdf --overwrite")).done();
    }

    #[test]
    fn an_event_that_another_program_holds_is_in_use_and_not_read_only() {
        let hall = hall();
        hall.event(EVENT, 8);
        for shared in [0, READING] {
            let held = File::options().read(true).share_mode(shared).open(hall.path(EVENT)).unwrap();
            let set = hall.drawmaster(&format!("set {EVENT} event.place Elsewhere"));
            set.refused("is open in another window or program");
            drop(held);
        }
        hall.drawmaster(&format!("set {EVENT} event.place Elsewhere")).done();
    }

    #[test]
    fn one_event_is_in_use_under_all_of_its_paths() {
        let hall = hall();
        hall.event(EVENT, 8);
        let full = hall.path(EVENT).to_str().unwrap().to_owned();
        let drive = &full[..2];
        let paths = [
            full.clone(),
            full.replace('\\', "/"),
            format!(r"\\?\{full}"),
            format!("{drive}{EVENT}"),
            format!("{EVENT}."),
            EVENT.to_uppercase(),
        ];
        for path in &paths {
            hall.words(&["set", path, "event.place", "Elsewhere"]).done();
        }
        let open = store::EventFile::open(&hall.path(EVENT)).unwrap();
        for path in &paths {
            let set = hall.words(&["set", path, "event.place", "Elsewhere"]);
            set.refused("is open in another window or program");
        }
        drop(open);
        assert_eq!(hall.names(), ["players.csv", EVENT]);
    }

    #[test]
    fn a_stream_of_a_file_is_neither_made_nor_written() {
        let hall = hall();
        hall.event(EVENT, 8);
        hall.unchanged(|| {
            let stream = format!("{EVENT}:stream");
            hall.words(&["new", &stream, "--name", "A", "--start", "2026-08-14"]).refused("Choose another name");
            hall.words(&["export", EVENT, "--as", "csv", &stream]).refused("Choose another name");
            hall.words(&["set", &stream, "event.place", "Elsewhere"]).refused_somehow();
        });
    }
}
