//! Lines of results files that are written in other ways or wrongly: nothing moves by a column, and nothing is lost without a word.

use crate::egd_results::read;
use crate::{Format, FormatError, ImportedTournament, detect};

/// Four players who meet each other with a column of wins and two of sums.
const SWISS: [&str; 4] = [
    "1 Alder Kim 3d NL Weir 3 3 6 2+/b 3+/w 4+/b",
    "2 Birch Sam 2d NL Mill 2 4 5 1-/w 4+/b 3+/w",
    "3 Cedar Lou 1d NL Weir 1 5 4 4+/b 1-/b 2-/b",
    "4 Elm Toni 1k NL Mill 0 6 3 3-/w 2-/w 1-/w",
];

fn swiss() -> String {
    SWISS.map(|line| format!("{line}\n")).concat()
}

/// Returns the lines that are left out, with the word that each names.
fn left_words(file: &str) -> Vec<(u64, String)> {
    let left = read(format!("; EV[Open]\n{file}").as_bytes()).and_then(ImportedTournament::complete).unwrap_err();
    let FormatError::BadRows(rows) = left else { panic!("{left:?}") };
    rows.iter().map(|row| (row.line, row.what.to_string().split('"').nth(1).unwrap_or("").to_string())).collect()
}

/// Returns the number of games, the clubs, the criteria and the added points of a file, of which no line is left out.
fn content(file: &str) -> (usize, Vec<String>, Vec<String>, i32) {
    let ImportedTournament { tournament, left, .. } = read(file.as_bytes()).unwrap();
    assert!(left.is_empty(), "{left:?}");
    let clubs = tournament.entries.iter().map(|entry| entry.player.club.clone()).collect();
    let criteria = tournament.competition.tie_breaks.iter().map(ToString::to_string).collect();
    (tournament.games.len(), clubs, criteria, tournament.entries.iter().map(|entry| entry.score_shift).sum())
}

#[test]
fn a_word_among_the_rounds_that_is_no_round_moves_no_rounds() {
    for wrong in ["1/-w", "1w-", "-1w", "1"] {
        let file = swiss().replace("1-/w 4+/b", &format!("{wrong} 4+/b"));
        assert_eq!(left_words(&file), [(3, wrong.to_string())]);
        let long = file.replace("NL Mill 2", "NL Old Mill 2");
        assert_eq!(left_words(&long), [(3, wrong.to_string())], "with a club of two words");
    }
}

#[test]
fn rounds_in_another_notation_are_refused_with_their_words() {
    let lines = |first: [&str; 4]| [2, 3, 4, 5].into_iter().zip(first.map(str::to_string)).collect::<Vec<_>>();
    let turned = swiss().replace("+/b", "b+").replace("+/w", "w+").replace("-/b", "b-").replace("-/w", "w-");
    assert_eq!(left_words(&turned), lines(["2b+", "1w-", "4b+", "3w-"]));
    let blank = swiss().replace("+/", " +/").replace("-/", " -/");
    assert_eq!(left_words(&blank), lines(["+/b", "-/w", "+/b", "-/w"]));
}

#[test]
fn a_blank_club_moves_no_scores() {
    let whole = content(&swiss());
    assert_eq!((whole.0, whole.3), (6, 0));
    let one = content(&swiss().replacen("NL Mill 2", "NL      2", 1));
    assert_eq!((one.0, one.1[1].as_str(), one.2, one.3), (6, "", whole.2.clone(), 0));
    let none = content(&swiss().replace("Mill", "").replace("Weir", ""));
    assert_eq!(none, (6, vec![String::new(); 4], whole.2.clone(), 0));
    let long = content(&swiss().replacen("NL Mill 2", "NL Old Mill 2", 1));
    assert_eq!((long.0, long.1[1].as_str(), long.2, long.3), (6, "Old Mill", whole.2, 0));
}

#[test]
fn a_line_with_more_or_fewer_scores_has_none() {
    for other in [swiss().replace("Mill 2 4 5", "Mill 2 5"), swiss().replace("Mill 2 4 5", "Mill 2 4 7 5")] {
        let ImportedTournament { tournament, notes, left } = read(other.as_bytes()).unwrap();
        assert!(left.is_empty(), "{left:?}");
        assert_eq!((tournament.games.len(), tournament.competition.system), (6, domain::System::Swiss), "{notes:?}");
        let line = notes.iter().find(|note| note.id == "import-note-egd-scores").unwrap();
        assert!(line.to_string().starts_with("Line 2 "), "{line}");
    }
}

#[test]
fn scores_after_the_rounds_are_those_before_them() {
    let turned = |line: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        format!("{} {} {}\n", words[..6].join(" "), words[9..].join(" "), words[6..9].join(" "))
    };
    let after = SWISS.map(turned).concat();
    assert_eq!(content(&after), content(&swiss()));
    let notes = |file: &str| read(file.as_bytes()).unwrap().notes;
    assert_eq!(notes(&after), notes(&swiss()));
    for heading in ["1 2 3 NBW SOS SOSOS", "NBW SOS SOSOS"] {
        let named = notes(&format!("; Pl Name Rk Co Club {heading}\n{after}"));
        assert!(named.iter().all(|note| note.id != "import-note-criterion"), "{named:?}");
    }
}

#[test]
fn a_rank_with_a_blank_and_places_with_a_sign_are_read() {
    let whole = content(&swiss());
    let ranks = |file: &str| -> Vec<String> {
        read(file.as_bytes()).unwrap().tournament.entries.iter().map(|entry| entry.player.rank.to_string()).collect()
    };
    let blank = swiss().replace("3d", "3 d").replace("1k", "1 K");
    assert_eq!((content(&blank), ranks(&blank)), (whole.clone(), ranks(&swiss())));
    for sign in [".", ")"] {
        let places = SWISS.map(|line| format!("{}\n", line.replacen(' ', &format!("{sign} "), 1))).concat();
        assert_eq!(content(&places), whole);
        assert_eq!(detect(places.as_bytes()), Some(Format::H9), "{places}");
    }
    assert_eq!(detect(blank.as_bytes()), Some(Format::H9), "{blank}");
}

#[test]
fn halves_of_latin_1_are_read() {
    let file = swiss().replace(" 4+/b 3+/w", " 4+/b 3=/w").replace("1-/b 2-/b", "1-/b 2=/b");
    let file = file.replace("Mill 2 4 5", "Mill 1\u{bd} 4\u{bd} 5").replace("Weir 1 5 4", "Weir 1\u{bd} 4\u{bd} 4");
    let latin_1: Vec<u8> = file.chars().map(|c| u8::try_from(c).unwrap()).collect();
    let (latin_1, utf_8) = (read(&latin_1).unwrap(), read(file.as_bytes()).unwrap());
    assert_eq!(latin_1.notes, utf_8.notes);
    assert_eq!(latin_1.tournament.competition.tie_breaks, utf_8.tournament.competition.tie_breaks);
}

#[test]
fn places_are_compared_among_the_lines_that_are_taken() {
    let idle = "5 Fir Max 2k NL Weir 0 0 0 0- 0- 0-\n";
    let notes = |file: &str| read(file.as_bytes()).unwrap().notes;
    let differing = |file: &str| -> Vec<String> {
        let notes = notes(file);
        notes.iter().filter(|note| note.id.starts_with("import-note-place-differs")).map(ToString::to_string).collect()
    };
    let left = swiss().replacen("3d NL", "xx NL", 1);
    assert_eq!(differing(&left), Vec::<String>::new(), "{:?}", notes(&left));
    let idle = differing(&format!("{}{idle}", swiss()));
    assert_eq!(idle, ["Fir Max: place 5 in the file, - here. A player without a game or a bye has no place here."]);
    let moved = swiss().replacen("3d NL", "xx NL", 1).replacen("2 Birch", "4 Birch", 1);
    let moved = differing(&moved);
    assert!(moved.iter().any(|note| note.contains("place 4 in the file, which is 3 among the players")), "{moved:?}");
}
