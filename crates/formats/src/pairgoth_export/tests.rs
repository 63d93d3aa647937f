//! A written file reads back as the same tournament, and what it cannot say is noted.

use domain::{Criterion, EntryStatus, GameResult, Passes, Rounds, Verdict};

use super::*;

/// Four players with a bye, a jigo, a missed round, a cancelled and an open game.
const FILE: &str = r#"{
    "type": "INDIVIDUAL", "name": "Mill \"Cup\"", "startDate": "2026-03-07", "endDate": "2026-03-08",
    "country": "nl", "location": "Dorf", "online": true, "komi": 7.5, "rules": "JAPANESE", "gobanSize": 19,
    "timeSystem": { "type": "CANADIAN", "mainTime": 2700, "byoyomi": 300, "stones": 15 }, "rounds": 4,
    "pairing": {
        "type": "MAC_MAHON",
        "main": { "firstSeedLastRound": 2, "firstSeed": "SPLIT_AND_FOLD", "secondSeed": "SPLIT_AND_SLIP",
                  "mmsValueAbsent": 0.5, "mmsValueBye": 1.0, "nbwValueBye": 0.5 },
        "handicap": { "useMMS": false, "threshold": 0, "correction": 2, "ceiling": 5 },
        "placement": [ "MMS", "SOSMM1", "SOSOSM", "SODOSW", "RATING" ], "mmFloor": -10, "mmBar": 2
    },
    "players": [
        { "id": 2, "name": "Brook", "firstname": "Ada", "rating": 2400, "rank": 3, "country": "uk", "club": "Mill",
          "final": true, "egf": "10000001" },
        { "id": 5, "name": "Pop", "firstname": "Ana", "rating": 100, "rank": -20, "country": "ro", "club": "",
          "final": false, "skip": [2, 4], "mmsCorrection": -1 },
        { "id": 6, "name": "Lake", "firstname": "", "rating": 1500, "rank": -6, "country": "", "club": "" },
        { "id": 9, "name": "Reed", "firstname": "Bo", "rating": 1500, "rank": -6, "country": "se", "club": "É" }
    ],
    "games": [
        [ { "id": 1, "t": 2, "w": 2, "b": 6, "h": 4, "r": "b" }, { "id": 2, "t": 0, "w": 5, "b": 0, "r": "w" } ],
        [ { "id": 3, "t": 1, "w": 6, "b": 2, "h": 0, "r": "=" }, { "id": 4, "t": 3, "w": 9, "b": 5, "r": "X" } ],
        [ { "id": 5, "t": 1, "w": 9, "b": 2, "h": 0, "r": "?" } ]
    ]
}"#;

fn imported() -> Tournament {
    pairgoth::read(FILE.as_bytes()).unwrap().tournament
}

/// Writes and reads a tournament. The draw seed is restored, because it is the hash of the file.
fn again(tournament: &Tournament) -> Tournament {
    let mut read = pairgoth::read(&export(tournament).bytes).unwrap().tournament;
    read.event.draw_seed.clone_from(&tournament.event.draw_seed);
    read
}

fn notes(tournament: &Tournament) -> Vec<&'static str> {
    export(tournament).notes.iter().map(|note| note.id).collect()
}

#[test]
fn an_imported_file_reads_back_equal() {
    let tournament = imported();
    assert_eq!(again(&tournament), tournament);
    assert_eq!(notes(&tournament), ["export-note-pairgoth-lost"]);
}

#[test]
fn a_main_club_is_read_and_written() {
    let read = |geo: &str| {
        let file = FILE.replace("\"handicap\":", &format!("\"geo\": {{ {geo} }}, \"handicap\":"));
        pairgoth::read(file.as_bytes()).unwrap().tournament
    };
    let share = |geo: &str| read(geo).competition.pairing.main_club;
    let threshold =
        |number: &str| share(&format!("\"mainClubAdjustment\": true, \"mainClubDetectionThreshold\": {number}"));
    assert_eq!(
        (threshold("0.4"), threshold("0.335"), threshold("1"), threshold("7")),
        (Some(40), Some(34), Some(100), Some(100))
    );
    assert_eq!((share("\"mainClubAdjustment\": true"), share("\"mainClubDetectionThreshold\": 0.3")), (Some(40), None));
    assert_eq!((threshold("null"), threshold("\"much\""), threshold("99999999")), (Some(40), Some(40), Some(100)));
    let unused = read("\"mainClubAdjustment\": false, \"mainClubDetectionThreshold\": 0.3");
    assert!(String::from_utf8(export(&unused).bytes).unwrap().contains("0.3"), "the share comes back");
    let third = read("\"mainClubAdjustment\": true, \"mainClubDetectionThreshold\": 0.33");
    assert_eq!(again(&third), third);
}

#[test]
fn kept_values_are_written_back() {
    let file = FILE
        .replacen("JAPANESE", "CHINESE", 1)
        .replacen("\"rounds\": 4", "\"rounds\": 4, \"director\": \"Kim Reed\", \"shortName\": \"cup\"", 1)
        .replacen("\"komi\": 7.5", "\"komi\": 7.25", 1)
        .replacen("\"h\": 4", "\"h\": 12", 1)
        .replacen("\"id\": 2,", "\"id\": 2, \"ffg\": \"1234567\", \"aga\": 12345, \"egc\": \"1718\",", 1);
    let mut tournament = pairgoth::read(file.as_bytes()).unwrap().tournament;
    assert_eq!(again(&tournament), tournament);
    let read = |tournament: &Tournament| -> Value { serde_json::from_slice(&export(tournament).bytes).unwrap() };
    let written = read(&tournament);
    assert_eq!((&written["rules"], &written["director"]), (&json!("CHINESE"), &json!("Kim Reed")));
    assert_eq!((&written["komi"], &written["shortName"]), (&json!(7.25), &json!("cup")));
    let player = &written["players"][0];
    assert_eq!([&player["ffg"], &player["aga"], &player["egc"]], [&json!("1234567"), &json!("12345"), &json!("1718")]);
    assert_eq!(written["games"][0][0]["h"], 12);
    tournament.event.komi = HalfPoints(13);
    assert_eq!(read(&tournament)["komi"], 6.5, "the event has another komi now");
}

#[test]
fn every_kind_of_time_reads_back_equal() {
    let overtimes = [
        Overtime::None,
        Overtime::Byoyomi { periods: 3, seconds: 30 },
        Overtime::Canadian { stones: 25, seconds: 600 },
        Overtime::Fischer { seconds: 20 },
    ];
    for overtime in overtimes {
        let mut tournament = imported();
        tournament.event.time = TimeLimits { main_minutes: 45, overtime };
        assert_eq!(again(&tournament), tournament);
    }
}

#[test]
fn a_swiss_reads_back_equal() {
    let file = FILE.replace("MAC_MAHON", "SWISS").replace("\"MMS\", \"SOSMM1\", \"SOSOSM\"", "\"NBW\", \"SOSW\"");
    let tournament = pairgoth::read(file.as_bytes()).unwrap().tournament;
    let read = again(&tournament);
    assert_eq!(read.competition.tie_breaks, tournament.competition.tie_breaks);
    assert_eq!((read.competition.system, &read.games), (System::Swiss, &tournament.games));
    assert_eq!(again(&read), read);
}

#[test]
fn other_systems_players_and_results_are_noted() {
    let mut tournament = imported();
    let rules = &mut tournament.competition;
    rules.system = System::ScorePairing;
    rules.board_size = BoardRule::ByRank;
    rules.tie_breaks = ["NBW", "CAT"].map(|name| name.parse().unwrap()).to_vec();
    rules.handicap.exempt = HandicapExempt::EitherAtBar;
    tournament.games[0].passes = Passes::both(Some(GameResult::forfeit(Verdict::BlackWins)));
    tournament.entries[0].player.rating = None;
    tournament.entries[1].guest = true;
    tournament.entries[2].status = EntryStatus::Withdrawn;
    let notes = notes(&tournament);
    for id in ["system", "board", "criterion", "handicap", "not-played", "unrated", "guests"] {
        assert!(notes.contains(&format!("export-note-pairgoth-{id}").as_str()), "{id}: {notes:?}");
    }
    assert!(notes.contains(&"export-note-withdrawn"), "{notes:?}");
}

#[test]
fn players_whose_place_differs_are_noted() {
    let mut tournament = imported();
    tournament.competition.tie_breaks = vec![Criterion::Wins];
    assert!(!notes(&tournament).contains(&"export-note-pairgoth-places"));
    tournament.games[0].passes = Passes::both(Some(GameResult::walkover(domain::Colour::Black)));
    assert!(notes(&tournament).contains(&"export-note-pairgoth-places"), "the walkover gives a point there");
}

#[test]
fn a_withdrawn_player_skips_the_rounds_without_a_game() {
    let mut tournament = imported();
    tournament.entries[3].status = EntryStatus::Withdrawn;
    assert_eq!(again(&tournament).entries[3].missed, Rounds::of([1, 4]));
}

/// Two matches and a bye of teams of two, a line-up with a substitute, and an open game.
const TEAMS: &str = r#"{
    "type": "TEAM2", "name": "Mill Cup", "startDate": "2026-03-07", "endDate": "2026-03-08", "komi": 6.5, "rounds": 3,
    "pairing": { "type": "SWISS", "placement": [ "NBW", "SOSW" ] },
    "players": [
        { "id": 1, "name": "Alder", "firstname": "Kim", "rating": 2100, "rank": 0 },
        { "id": 2, "name": "Birch", "firstname": "Kim", "rating": 2000, "rank": -1 },
        { "id": 3, "name": "Cedar", "firstname": "Kim", "rating": 1900, "rank": -2 },
        { "id": 4, "name": "Elm", "firstname": "Kim", "rating": 2050, "rank": 0 },
        { "id": 5, "name": "Fir", "firstname": "Kim", "rating": 1800, "rank": -3 },
        { "id": 6, "name": "Gorse", "firstname": "Kim", "rating": 1700, "rank": -4 },
        { "id": 7, "name": "Hazel", "firstname": "Kim", "rating": 1600, "rank": -5 }
    ],
    "teams": [ { "id": 8, "name": "Hill", "players": [1, 2, 3] }, { "id": 9, "name": "Dale", "players": [4, 5] },
               { "id": 10, "name": "Moor", "players": [6, 7] } ],
    "games": [ [ { "id": 11, "t": 1, "w": 8, "b": 9, "r": "w" }, { "id": 12, "t": 0, "w": 10, "b": 0, "r": "w" } ],
               [ { "id": 13, "t": 1, "w": 10, "b": 8, "r": "?" } ] ],
    "individualGames": {
        "11": [ { "id": 14, "t": 1, "w": 1, "b": 4, "r": "w" }, { "id": 15, "t": 1, "w": 5, "b": 2, "r": "=" } ],
        "13": [ { "id": 16, "t": 1, "w": 6, "b": 1, "r": "b" }, { "id": 17, "t": 1, "w": 3, "b": 7, "r": "?" } ] } }"#;

#[test]
fn teams_read_back_with_their_matches() {
    let tournament = pairgoth::read(TEAMS.as_bytes()).unwrap().tournament;
    assert_eq!(tournament.games.len(), 4);
    assert_eq!(again(&tournament), tournament);
    let file: Value = serde_json::from_slice(&export(&tournament).bytes).unwrap();
    assert_eq!((&file["type"], file["teams"].as_array().map(Vec::len)), (&json!("TEAM2"), Some(3)));
    let found = &file["games"][0][0];
    assert_eq!(
        (&found["w"], &found["b"], &found["r"]),
        (&file["teams"][0]["id"], &file["teams"][1]["id"], &json!("w"))
    );
    assert_eq!(file["individualGames"][found["id"].to_string()].as_array().map(Vec::len), Some(2));
    let mut large = tournament.clone();
    large.competition.teams.as_mut().unwrap().size = 6;
    assert!(notes(&large).contains(&"export-note-pairgoth-boards"));
}

#[test]
fn pairs_read_back_as_pairs() {
    let file = TEAMS.replace("TEAM2", "PAIRGO").replace("[1, 2, 3]", "[1, 2]");
    let tournament = pairgoth::read(file.as_bytes()).unwrap().tournament;
    let again = again(&tournament);
    assert_eq!((again.entries.len(), &again.games, &again.byes), (3, &tournament.games, &tournament.byes));
    let names =
        |tournament: &Tournament| tournament.entries.iter().map(|entry| entry.player.list_name()).collect::<Vec<_>>();
    assert_eq!(names(&again), names(&tournament));
    let written: Value = serde_json::from_slice(&export(&tournament).bytes).unwrap();
    assert_eq!((&written["type"], written["players"].as_array().map(Vec::len)), (&json!("PAIRGO"), Some(6)));
}

#[test]
fn fields_without_a_use_come_back() {
    let file = FILE
        .replace(
            r#""placement":"#,
            r#""base": { "nx1": 0.5, "random": 0.0 }, "geo": { "mmsDiffClub": 3 }, "placement":"#,
        )
        .replace(
            r#""mmsValueAbsent": 0.5,"#,
            r#""mmsValueAbsent": 0.5, "roundDownScore": false, "sosValueAbsentUseBase": true,"#,
        )
        .replace(
            r#""stones": 15 }"#,
            r#""stones": 15, "maximum": 9 }, "tablesExclusion": ["1-3", "7"], "odd": { "a": [1] }"#,
        )
        .replace(r#""egf": "10000001""#, r#""egf": "10000001", "seat": "left", "old": null"#)
        .replace(r#""h": 4, "r": "b""#, r#""h": 4, "r": "b", "ft": true, "dd": 2"#);
    let read = pairgoth::read(file.as_bytes()).unwrap();
    let written: Value = serde_json::from_slice(&export(&read.tournament).bytes).unwrap();
    let theirs: Value = serde_json::from_str(&file).unwrap();
    for path in [
        "/pairing/base",
        "/pairing/geo",
        "/pairing/main/roundDownScore",
        "/pairing/main/sosValueAbsentUseBase",
        "/timeSystem/maximum",
        "/tablesExclusion",
        "/odd",
        "/players/0/seat",
        "/games/0/0/ft",
        "/games/0/0/dd",
    ] {
        assert!(theirs.pointer(path).is_some());
        assert_eq!(written.pointer(path), theirs.pointer(path), "{path}");
    }
    assert_eq!(written.pointer("/players/0/old"), None);
    let notes = read.notes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    for words in [
        "maximum, mmsDiffClub, nx1, odd, random, sosValueAbsentUseBase, tablesExclusion",
        "to the same program: seat.",
        "dd, ft.",
    ] {
        assert!(notes.contains(words), "{words}: {notes}");
    }
    assert_eq!(pairgoth::read(&export(&read.tournament).bytes).unwrap().tournament.foreign, read.tournament.foreign);
}

#[test]
fn frozen_standings_are_written_with_the_new_keys_until_results_change() {
    let rows = r#"[{ "id": 6, "name": "Lake", "place": 1 }, { "id": 2, "name": "Brook", "place": 2 }]"#;
    let file = FILE.replacen("\"players\":", &format!("\"frozen\": {rows}, \"players\":"), 1);
    let mut tournament = pairgoth::read(file.as_bytes()).unwrap().tournament;
    let written: Value = serde_json::from_slice(&export(&tournament).bytes).unwrap();
    let name_of = |id: &Value| {
        let mut players = written["players"].as_array().unwrap().iter();
        players.find(|player| player["id"] == *id).unwrap()["name"].clone()
    };
    let frozen = written["frozen"].as_array().unwrap();
    assert_eq!(frozen.iter().map(|row| name_of(&row["id"])).collect::<Vec<_>>(), ["Lake", "Brook"]);
    assert_eq!(again(&tournament), tournament);
    tournament.games[0].passes = Passes::both(Some(GameResult::played(Verdict::WhiteWins)));
    let changed = export(&tournament);
    assert!(changed.notes.iter().any(|note| note.id == "export-note-pairgoth-frozen"), "{:?}", changed.notes);
    assert!(!String::from_utf8(changed.bytes).unwrap().contains("frozen"));
    let stranger =
        file.replace("\"id\": 6, \"name\": \"Lake\", \"place\"", "\"id\": 77, \"name\": \"Lake\", \"place\"");
    let read = pairgoth::read(stranger.as_bytes()).unwrap();
    assert!(read.notes.iter().any(|note| note.id == "import-note-pairgoth-frozen-left"), "{:?}", read.notes);
}

#[test]
fn criteria_of_the_file_are_written_back_until_they_change() {
    let read = |criteria: &str| {
        let own = r#"[ "MMS", "SOSMM1", "SOSOSM", "SODOSW", "RATING" ]"#;
        pairgoth::read(FILE.replace(own, criteria).as_bytes()).unwrap()
    };
    let written = |tournament: &Tournament| -> Value {
        serde_json::from_slice::<Value>(&export(tournament).bytes).unwrap()["pairing"]["placement"].clone()
    };
    for criteria in [
        r#"["MMS","DC","SOSM"]"#,
        r#"["SCOREX","SOSM"]"#,
        r#"["MMS","EGFDC","SOSM"]"#,
        r#"["MMS","PREV","LOTTERY"]"#,
        r#"["LATER","SOSM"]"#,
    ] {
        let tournament = read(criteria).tournament;
        assert_eq!(written(&tournament).to_string(), criteria);
        assert_eq!(again(&tournament), tournament, "{criteria}");
        assert_eq!(notes(&tournament), ["export-note-pairgoth-lost"], "{criteria}");
    }
    let mut tournament = read(r#"["MMS","EGFDC","SOSM"]"#).tournament;
    tournament.competition.tie_breaks.pop();
    assert_eq!(written(&tournament), json!(["MMS"]));
    let words = |read: &crate::ImportedTournament| {
        read.tournament.competition.tie_breaks.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    let by_score_x = read(r#"["SCOREX","SOSM"]"#);
    assert_eq!(words(&by_score_x), "MMS SOS");
    assert!(by_score_x.notes.iter().any(|note| note.id == "import-note-macmahon-scorex"), "{:?}", by_score_x.notes);
    let unknown = read(r#"["LATER","SOSM"]"#);
    assert_eq!(words(&unknown), "MMS SOS");
    assert!(unknown.notes.iter().any(|note| note.id == "import-note-criterion-score"), "{:?}", unknown.notes);
}
