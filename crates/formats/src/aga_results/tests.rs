//! Results files of the American Go Association: reading, writing, and what the check lists.

use domain::model::player::Publication;
use domain::{Crosstable, GameResult, Passes, Standings, Tournament, Verdict};

use super::*;
use crate::{Format, FormatError, ImportedTournament, detect};

/// A file as the association shows it in its documents.
const OWN: &str = "TOURNEY Mill Open, Springfield\n start=8/14/2026\n finish=8/15/2026\n rules=AGA\n\nPLAYERS\n\
    12345 Brook, Ada 3d\n23456 Lake, Bo 2d CLUB=MILL\n 99999 Pop, Ana Maria 5k\n34567 Reed, Cy 4k\nGAMES 1\n\
    12345 23456 W 0 7\n34567 99999 b 0 7\nGAMES 2\n12345 99999 W 9 0 // nine stones\n23456 34567 ? 5 0\nEND\n";

/// A file as OpenGotha writes it.
const GOTHA: &str = "Tourney Mill Open, Springfield\nlocation='Springfield'\nstart=08/14/2026\nfinish=08/15/2026\n\
    PLAYERS\n12345\tBrook, Ada\t3D\n23456\tLake, Bo\t2D\nGAMES 1\n12345\t23456\tB\t0\t7\nEND\n";

fn tournament(text: &str) -> Tournament {
    read(text.as_bytes()).unwrap().tournament
}

fn standings(tournament: &Tournament) -> Standings {
    let rounds = tournament.paired_rounds();
    Standings::of(&Crosstable::of(tournament, rounds), &tournament.competition, rounds)
}

fn written(tournament: &Tournament) -> String {
    String::from_utf8(write(tournament, &standings(tournament))).unwrap()
}

/// Returns the games as round, White, Black, handicap and winner.
fn games(tournament: &Tournament) -> Vec<String> {
    let family = |id| tournament.entry(id).unwrap().player.family.clone();
    let game = |game: &domain::Game| {
        let winner = game.passes.known().map(|result| result.verdict);
        format!("{} {} {} {} {winner:?}", game.round, family(game.white), family(game.black), game.handicap)
    };
    tournament.games.iter().map(game).collect()
}

#[test]
fn files_of_the_association_are_read() {
    assert_eq!(detect(OWN.as_bytes()), Some(Format::Aga));
    let imported = read(OWN.as_bytes()).unwrap();
    let event = &imported.tournament.event;
    assert_eq!((&*event.name, &*event.place), ("Mill Open", "Springfield"));
    assert_eq!((event.start.to_string(), event.end.to_string()), ("2026-08-14".into(), "2026-08-15".into()));
    let players: Vec<_> = imported
        .tournament
        .entries
        .iter()
        .map(|entry| (entry.player.list_name(), entry.player.aga_id.clone()))
        .collect();
    assert_eq!(players[1], ("Lake Bo".into(), Some("23456".into())));
    assert_eq!(players[2], ("Pop Ana Maria".into(), None), "99999 stands for nobody's number");
    assert_eq!(
        games(&imported.tournament),
        [
            "1 Brook Lake 0 Some(WhiteWins)",
            "1 Reed Pop 0 Some(BlackWins)",
            "2 Brook Pop 9 Some(WhiteWins)",
            "2 Lake Reed 5 None"
        ]
    );
    let ids: Vec<&str> = imported.notes.iter().map(|note| note.id).collect();
    assert_eq!(ids, ["import-note-aga-defaults", "import-note-aga-placeholders", "import-note-aga-undecided"]);
}

#[test]
fn files_of_opengotha_are_read() {
    assert_eq!(detect(GOTHA.as_bytes()), Some(Format::Aga));
    let tournament = tournament(GOTHA);
    assert_eq!((&*tournament.event.name, &*tournament.event.place), ("Mill Open", "Springfield"));
    assert_eq!(games(&tournament), ["1 Brook Lake 0 Some(BlackWins)"]);
}

#[test]
fn written_files_read_back() {
    let once = written(&tournament(OWN));
    assert!(once.starts_with("TOURNEY Mill Open, Springfield\n        start=08/14/2026\n"), "{once}");
    assert!(once.contains("\n12345 Brook, Ada 3d\n") && once.contains("\n99999 Pop, Ana Maria 5k\n"), "{once}");
    assert!(once.contains("\nGAMES 1\n12345 23456 W 0 7\n") && once.contains("\n12345 99999 W 9 0\n"), "{once}");
    assert_eq!(written(&tournament(&once)), once);
}

#[test]
fn games_without_round_numbers_follow_each_other() {
    let text = "TOURNEY Club night\nPLAYERS (3)\n1 Brook, Ada 3d\n2 Lake, Bo 2.4\n3 Cy Reed -4.5\nGAMES\n1 2 W 0 7\n2 3 W 4 0\n1 2 B 0 7\n";
    let tournament = tournament(text);
    assert_eq!(tournament.entries[2].player.list_name(), "Reed Cy");
    assert_eq!(tournament.entries[2].player.rank.to_string(), "4k");
    assert_eq!(tournament.games.iter().map(|game| game.round).collect::<Vec<_>>(), [1, 2, 3]);
}

#[test]
fn hidden_players_have_neither_name_nor_number() {
    let mut tournament = tournament(OWN);
    tournament.entries[0].player.publication = Publication::Anonymous;
    let text = written(&tournament);
    assert!(!text.contains("Brook") && !text.contains("12345"), "{text}");
    let notes: Vec<&str> = check(&tournament, &standings(&tournament)).iter().map(|note| note.id).collect();
    assert_eq!(notes, ["export-note-aga-numbers", "export-note-aga-hidden", "export-note-aga-game"]);
}

#[test]
fn only_played_games_with_a_winner_are_rated() {
    for result in [GameResult::forfeit(Verdict::WhiteWins), GameResult::played(Verdict::Jigo)] {
        let mut tournament = tournament(OWN);
        tournament.games[0].passes = Passes::both(Some(result));
        assert!(written(&tournament).contains("\n12345 23456 ? 0 7\n"));
    }
}

#[test]
fn damaged_lines_are_refused_with_their_number() {
    let refused = |text: &str| read(text.as_bytes()).and_then(ImportedTournament::complete).unwrap_err().to_string();
    assert!(refused("TOURNEY x\nPLAYERS\n").contains("no line of a player"));
    assert!(refused("TOURNEY x\nPLAYERS\n1 Brook, Ada\n").starts_with("Line 3: The player's rank"));
    assert!(refused(&OWN.replace("12345 23456 W", "12345 23459 W")).starts_with("Line 12"));
    let twice = read(OWN.replace("34567 Reed", "23456 Reed").as_bytes()).unwrap().left;
    assert!(twice[0].what.to_string().contains("The number 23456 is also that of another player"), "{twice:?}");
    assert!(matches!(read(b"TOURNEY\0"), Err(FormatError::OtherFormat { .. })));
}

#[test]
fn games_of_a_player_whose_line_is_left_out_are_left_out_with_a_note() {
    let ImportedTournament { tournament, notes, left } =
        read(OWN.replace("Lake, Bo 2d", "Lake, Bo").as_bytes()).unwrap();
    assert_eq!((tournament.entries.len(), left.len()), (3, 1), "{left:?}");
    assert_eq!(games(&tournament), ["1 Reed Pop 0 Some(BlackWins)", "2 Brook Pop 9 Some(WhiteWins)"]);
    assert_eq!(notes.iter().filter(|note| note.id == "import-note-aga-game-of-left").count(), 2, "{notes:?}");
}

#[test]
fn a_title_on_the_next_line_and_a_count_of_games_are_read() {
    let file = "TOURNAMENT\nMill Open, Springfield\nstart=8/14/2026\nPLAYERS (4)\n\
        12345 Brook, Ada 3d\n23456 Lake, Bo 2d\n34567 Reed, Cy 4k\n45678 Pop, Ana 5k\nGAMES (4)\n\
        12345 23456 W 0 7\n34567 45678 B 0 7\n12345 34567 W 0 7\n23456 45678 W 0 7\nEND\n";
    assert_eq!(detect(file.as_bytes()), Some(Format::Aga));
    let tournament = tournament(file);
    assert_eq!((&*tournament.event.name, &*tournament.event.place), ("Mill Open", "Springfield"));
    let rounds: Vec<u32> = tournament.games.iter().map(|game| game.round).collect();
    assert_eq!(rounds, [1, 1, 2, 2]);
}

/// A file of four players with these lines of games and these lines of a header.
fn four(header: &str, games: &str) -> String {
    format!(
        "TOURNAMENT\nReed Cup\n{header}\nPLAYERS\n10001 Alder, Kim 3d\n10002 Birch, Sam 2d\n10003 Cedar, Lou 1d\n\
        10004 Elm, Toni 1k\n{games}\nEND\n"
    )
}

#[test]
fn several_headings_are_rounds_in_their_order() {
    let rounds = |headings: [&str; 3]| {
        let [first, second, third] = headings;
        let games = format!(
            "{first}\n10001 10002 W 0 7\n{second}\n10003 10004 B 0 7\n{third}\n10001 10003 W 0 7\n10002 10004 B 0 7"
        );
        let read = read(four("start=8/14/26", &games).as_bytes()).unwrap();
        read.tournament.games.iter().map(|game| game.round).collect::<Vec<_>>()
    };
    assert_eq!(rounds(["GAMES (1)", "GAMES (1)", "GAMES (2)"]), [1, 2, 3, 3], "numbers of games");
    assert_eq!(rounds(["GAMES 1 (1)", "GAMES 2 (1)", "GAMES 3 (2)"]), [1, 2, 3, 3]);
    assert_eq!(rounds(["GAMES", "GAMES", "GAMES"]), [1, 2, 3, 3]);
    assert_eq!(rounds(["GAMES 2", "GAMES 3", "GAMES 5"]), [2, 3, 5, 5]);
    assert_eq!(rounds(["GAMES (1)", "GAMES (2)", "GAMES (3)"]), [1, 2, 3, 3]);
}

#[test]
fn place_and_days_of_the_header_are_read_or_noted() {
    let read = |header: &str| read(four(header, "GAMES 1\n10001 10002 W 0 7").as_bytes()).unwrap();
    let event = read("Springfield, VA\nstart=8/14/26\nfinish=8/15/26").tournament.event;
    assert_eq!((&*event.name, &*event.place), ("Reed Cup", "Springfield, VA"));
    assert_eq!((event.start.to_string(), event.end.to_string()), ("2026-08-14".into(), "2026-08-15".into()));
    let noted = |header: &str, words: &str| {
        let notes = read(header).notes;
        assert!(notes.iter().any(|note| note.to_string().contains(words)), "{words}: {notes:?}");
    };
    noted("Weir\nArad", "left out: Arad");
    noted("Arad\nlocation=Weir", "left out: Arad");
    noted("start=soon", "\"soon\"");
}

#[test]
fn words_of_games_that_are_not_read_are_noted() {
    let noted = |game: &str| {
        let notes = read(four("", &format!("GAMES 1\n{game}")).as_bytes()).unwrap().notes;
        notes.iter().filter(|note| note.id == "import-note-aga-game-word").map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(noted("10001 10002 W 0 7"), Vec::<String>::new());
    assert_eq!(noted("10001 10002 W"), Vec::<String>::new());
    for word in ["12 x", "0 x", "0 7 x", "x 7"] {
        let notes = noted(&format!("10001 10002 W {word}"));
        let bad = word.split(' ').filter(|word| ["12", "x"].contains(word)).count();
        assert_eq!(notes.len(), bad, "{word}: {notes:?}");
        assert!(notes.iter().all(|note| note.starts_with("Line 10: ")), "{notes:?}");
    }
}

#[test]
fn days_and_keys_on_lines_of_their_own_are_no_place() {
    let read = |lines: &str| {
        let file = format!(
            "TOURNAMENT\nMill Go Open\n{lines}\nPLAYERS\n12345 Brook, Ada 3D\n2345 Lake, Bo 2D\nGAMES (1)\n12345 2345 W 0 7\n"
        );
        let imported = read(file.as_bytes()).unwrap();
        let event = &imported.tournament.event;
        let said = imported.notes.iter().any(|note| note.id == "import-note-aga-place");
        (event.place.clone(), format!("{} {}", event.start, event.end), said)
    };
    let days = |place: &str| (place.to_string(), "2024-03-09 2024-03-10".to_string(), false);
    assert_eq!(read("3/9/2024\n3/10/2024"), days(""));
    assert_eq!(read("start 3/9/2024\nfinish 3/10/2024\nrules AGA"), days(""));
    assert_eq!(read("Springfield, VA\nMarch 9, 2024 - March 10, 2024"), days("Springfield, VA"));
    assert_eq!(read("2024-03-09 to 2024-03-10\nlocation Springfield"), days("Springfield"));
    let one_day = ("Springfield".to_string(), "2024-03-09 2024-03-09".to_string(), false);
    assert_eq!(read("Springfield\nMarch 9, 2024"), one_day);
    let odd = ("day 3 of May".to_string(), "2000-01-01 2000-01-01".to_string(), true);
    assert_eq!(read("day 3 of May"), odd);
}
