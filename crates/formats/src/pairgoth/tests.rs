//! Pairgoth files: an invented one and variations of it.

use domain::model::pairing_rules::Seeding;
use domain::{
    Crosstable, EntryStatus, ForeignSubject, GameId, GameResult, HalfPoints, Rounds, Standings, System, Verdict,
};

use super::*;

const FILE: &str = r#"{
        "type": "INDIVIDUAL", "name": "Mill Cup", "startDate": "2026-03-07", "endDate": "2026-03-08",
        "country": "nl", "location": "Dorf", "online": false, "komi": 6.5, "rules": "JAPANESE", "gobanSize": 19,
        "timeSystem": { "type": "JAPANESE", "mainTime": 3600, "byoyomi": 30, "periods": 3 }, "rounds": 3,
        "pairing": {
            "type": "MAC_MAHON",
            "base": { "dupWeight": 5.0E14 },
            "main": {
                "firstSeedLastRound": 2, "firstSeed": "SPLIT_AND_FOLD", "secondSeed": "SPLIT_AND_SLIP",
                "mmsValueAbsent": 0.5, "mmsValueBye": 1.0
            },
            "handicap": { "useMMS": true, "threshold": 0, "correction": 2, "ceiling": 5 },
            "placement": [ "MMS", "SOSM", "SOSMM1", "LUCK", "NONE" ], "mmFloor": -10, "mmBar": 2
        },
        "players": [
            { "id": 2, "name": "Brook", "firstname": "Ada", "rating": 2400, "rank": 3, "country": "uk", "club": "Mill",
              "final": true, "egf": "10000001" },
            { "id": 5, "name": "Pop", "firstname": "Ana", "rating": 100, "rank": -20, "country": "ro", "club": "",
              "final": false, "skip": [2], "mmsCorrection": 1 },
            { "id": 6, "name": "Lake", "firstname": "Bo", "rating": 1500, "rank": -6, "country": "se", "club": "" }
        ],
        "games": [
            [ { "id": 1, "t": 2, "w": 2, "b": 6, "h": 4, "r": "b", "dd": 0 },
              { "id": 2, "t": 0, "w": 5, "b": 0, "r": "w" } ],
            [ { "id": 3, "t": 1, "w": 6, "b": 2, "h": 0, "r": "?" },
              { "id": 4, "t": 2, "w": 6, "b": 99, "h": 0, "r": "w" } ]
        ]
    }"#;

#[test]
fn file_is_read_with_rounds_and_settings() {
    let ImportedTournament { tournament, notes, .. } = read(FILE.as_bytes()).unwrap();
    let (event, competition) = (&tournament.event, &tournament.competition);
    assert_eq!((event.komi, event.time.rating_class()), (HalfPoints(13), Some('A')));
    assert_eq!(competition.tie_breaks, ["MMS", "SOS", "SOS-1"].map(|name| name.parse().unwrap()));
    assert_eq!(
        (competition.mcmahon.floor.to_string(), competition.mcmahon.bar.to_string()),
        ("10k".into(), "3d".into())
    );
    assert_eq!((competition.scoring.absent_score, competition.scoring.bye_score), (HalfPoints(1), HalfPoints(2)));
    assert_eq!((competition.pairing.first_seeding, competition.pairing.first_rounds), (Seeding::Fold, 2));
    assert_eq!((competition.handicap.reduction, competition.handicap.ceiling), (2, 5));
    let [ada, ana, bo] = &tournament.entries[..] else { panic!("three entries") };
    assert_eq!((ana.status, ana.missed, ana.score_shift), (EntryStatus::PreRegistered, Rounds::of([2]), 1));
    let games: Vec<_> = tournament.games.iter().map(|g| (g.round, g.board, g.black, g.white, g.handicap)).collect();
    assert_eq!(games, [(1, 2, bo.id, ada.id, 4), (2, 1, ada.id, bo.id, 0)]);
    assert_eq!(tournament.games[0].passes.agreed(), Some(GameResult::played(Verdict::BlackWins)));
    assert_eq!((tournament.byes.len(), tournament.byes[0].entry), (1, ana.id));
    assert_eq!(notes.len(), 3, "{notes:?}");
}

#[test]
fn values_of_other_versions_are_read() {
    let other = FILE
        .replace("\"startDate\": \"2026-03-07\"", "\"startDate\": \"2026-03-07T10:00:00\"")
        .replace("\"country\": \"nl\"", "\"country\": null")
        .replace("\"club\": \"Mill\"", "\"club\": 35")
        .replace("\"rating\": 2400, \"rank\": 3", "\"rating\": 2400.7, \"rank\": \"4d\"")
        .replace("\"egf\": \"10000001\"", "\"egf\": 10000001")
        .replace("\"skip\": [2], \"mmsCorrection\": 1", "\"skip\": null, \"mmsCorrection\": \"1\"")
        .replace("\"final\": true", "\"final\": null")
        .replace("\"t\": 2, \"w\": 2", "\"t\": 2.0, \"w\": 2")
        .replace("\"b\": 0, \"r\": \"w\"", "\"b\": null, \"r\": null");
    let tournament = read(other.as_bytes()).unwrap().tournament;
    let [ada, ana, _] = &tournament.entries[..] else { panic!("three entries") };
    assert_eq!((tournament.event.start.to_string(), tournament.event.country), ("2026-03-07".into(), None));
    assert_eq!((ada.player.club.as_str(), ada.player.rating), ("35", Some(domain::Gor(2400))));
    assert_eq!((ada.player.rank.to_string(), ada.player.egd_pin.as_deref()), ("4d".into(), Some("10000001")));
    assert_eq!((ada.status, ana.missed, ana.score_shift), (EntryStatus::Registered, Rounds::NONE, 1));
    assert_eq!((tournament.games[0].board, tournament.byes.len()), (2, 1));
    for (value, bad) in [
        ("\"rank\": 3", "\"rank\": \"x\""),
        ("\"h\": 4", "\"h\": \"four\""),
        ("\"mmsCorrection\": 1", "\"mmsCorrection\": 0.5"),
    ] {
        assert!(read(FILE.replace(value, bad).as_bytes()).is_err(), "{bad}");
    }
}

#[test]
fn pin_is_trimmed() {
    let pins = |written: &str| {
        let file = FILE.replace("\"10000001\"", written);
        let ImportedTournament { tournament, notes, .. } = read(file.as_bytes()).unwrap();
        let noted = notes.iter().any(|note| note.to_string().contains("is not an EGD PIN"));
        (tournament.entries[0].player.egd_pin.clone(), noted)
    };
    for written in [r#""10000001\n""#, r#"" 10000001\r\n""#, r#""10000001""#] {
        assert_eq!(pins(written), (Some("10000001".into()), false), "{written}");
    }
    for written in ["null", "\"\"", r#""\n""#, r#""0""#] {
        assert_eq!(pins(written), (None, false), "{written}");
    }
    assert_eq!(pins("\"1234567\""), (None, true));
}

#[test]
fn scores_are_rounded_as_in_pairgoth() {
    // Ana misses the second round, which gives half a point.
    let score = |written: &str| {
        let file = FILE
            .replace("\"mmsValueBye\": 1.0", written)
            .replace("\"r\": \"?\"", "\"r\": \"w\"")
            .replace("\"final\": false", "\"final\": true");
        let tournament = read(file.as_bytes()).unwrap().tournament;
        let rules = &tournament.competition;
        let standings = Standings::of(&Crosstable::of(&tournament, 2), rules, 2);
        let line = standings.lines.iter().find(|line| line.entry == tournament.entries[1].id).unwrap();
        (line.criteria[0].to_string(), tournament.foreign_of(ForeignSubject::Competition, "pairgoth").is_some())
    };
    let (down, _) = score("\"mmsValueBye\": 1.0");
    assert_eq!(score("\"roundDownScore\": true").0, down);
    for exact in ["\"roundDownScore\": false", "\"roundDownScore\": \"false\""] {
        assert_eq!(score(exact).0, format!("{down}.5"), "{exact}");
    }
    assert_eq!(score("\"roundDownScore\": null").0, down);
}

#[test]
fn scores_that_pairgoth_computes_in_another_way_are_noted() {
    let notes = |file: String| -> Vec<&'static str> {
        let notes = read(file.as_bytes()).unwrap().notes.into_iter().map(|note| note.id);
        notes.filter(|id| id.starts_with("import-note-pairgoth")).collect()
    };
    let jigo = FILE.replace("\"r\": \"b\"", "\"r\": \"=\"");
    let with = |file: &str, more: &str| file.replace("\"mmsValueBye\": 1.0", &format!("\"mmsValueBye\": 1.0, {more}"));
    assert_eq!(notes(FILE.into()), Vec::<&str>::new());
    assert_eq!(notes(jigo.clone()), ["import-note-pairgoth-jigo"]);
    assert_eq!(notes(with(&jigo, "\"roundDownScore\": false")), Vec::<&str>::new());
    assert_eq!(notes(with(FILE, "\"sosValueAbsentUseBase\": false")), ["import-note-pairgoth-sos"]);
    assert_eq!(notes(jigo.replace("MAC_MAHON", "SWISS")), Vec::<&str>::new());
}

#[test]
fn tournament_on_the_internet_has_class_d() {
    let online = FILE.replace("\"online\": false", "\"online\": true");
    assert_eq!(read(online.as_bytes()).unwrap().tournament.event.rating_class(), Some('D'));
}

#[test]
fn fields_without_a_counterpart_are_noted() {
    let noted = |from: &str, to: &str, words: &str| {
        let ImportedTournament { notes, .. } = read(FILE.replacen(from, to, 1).as_bytes()).unwrap();
        notes.iter().any(|note| note.to_string().contains(words))
    };
    for (from, to, words) in [
        ("\"online\": false", "\"online\": true", "on the internet"),
        ("\"gobanSize\": 19", "\"gobanSize\": 11", "boards of size 11"),
        ("\"rounds\": 3", "\"rounds\": 3, \"director\": \"Kim Reed\"", "director"),
        ("\"egf\": \"10000001\"", "\"ffg\": \"none\"", "\"none\" is not a number of a licence"),
        ("\"egf\": \"10000001\"", "\"egc\": \"1718\"", "congress registration number of 1 player"),
        ("\"country\": \"uk\"", "\"country\": \"Narnia\"", "\"Narnia\" is not a two-letter country"),
        ("\"h\": 4", "\"h\": 12", "the handicap 12 is above 9"),
    ] {
        assert!(noted(from, to, words), "{words}");
        assert!(!noted("", "", words), "{words}");
    }
    assert!(!noted("\"egf\": \"10000001\"", "\"ffg\": \"0\"", "French licence"));
}

#[test]
fn too_many_players_rounds_or_games_are_refused() {
    let refused = |from: &str, to: String| read(FILE.replacen(from, &to, 1).as_bytes()).unwrap_err().to_string();
    let person = |id: usize| format!("{{ \"id\": {id}, \"name\": \"N{id}\", \"rank\": 0 }},");
    let many: String = (100..5_200).map(person).collect();
    assert!(refused("\"players\": [", format!("\"players\": [{many}")).contains("more than 5000 players"));
    let rounds = "[],".repeat(65);
    assert!(refused("\"games\": [", format!("\"games\": [{rounds}")).contains("more than 64 rounds"));
    let games = "{ \"w\": 2, \"b\": 5 },".repeat(5_001);
    assert!(refused("{ \"id\": 1, \"t\": 2", format!("{games}{{ \"id\": 1, \"t\": 2")).contains("games"));
}

#[test]
fn damaged_file_is_refused_without_words_of_the_library() {
    let refused = |file: String| read(file.as_bytes()).unwrap_err().to_string();
    let whole = FILE.to_string();
    for (file, words) in [
        (whole[..500].to_string(), "cut off"),
        (whole.replace("\"rounds\": 3", "\"rounds\": \"three\""), "The value of rounds is not valid"),
        (whole.replace("\"komi\": 6.5", "\"komi\": \"much\""), "The value of komi is not valid"),
        (whole.replace("\"ceiling\": 5", "\"ceiling\": [5]"), "The value of ceiling is not valid"),
        (whole.replace("\"rounds\": 3,", ""), "The value of rounds is missing"),
        (whole.replace("\"id\": 6, ", ""), "The value of id is missing"),
        (whole.replace("\"rounds\": 3,", "\"rounds\" 3,"), "not valid JSON"),
    ] {
        let refusal = refused(file);
        assert!(refusal.contains(words), "{refusal}");
        assert!(
            !["expected", "struct", "EOF", "u32", "field"].iter().any(|word| refusal.contains(&format!("{word} "))),
            "{refusal}"
        );
    }
}

#[test]
fn other_and_damaged_files_are_refused() {
    let refused = |file: &str| read(file.as_bytes()).unwrap_err().to_string();
    assert!(refused(&FILE[..500]).starts_with("Line "));
    assert!(refused(&FILE.replace("INDIVIDUAL", "RENGO3")).contains("Its type is RENGO3"));
    assert!(refused(&FILE.replace("\"id\": 6", "\"id\": 5")).contains("Lake Bo is in the list of players twice"));
    assert!(refused(&"[".repeat(200_000)).starts_with("Line 1, column "));
}

#[test]
fn numbers_of_other_registers_and_values_without_a_use_are_kept() {
    let file = FILE
        .replacen("\"egf\": \"10000001\"", "\"ffg\": \"1234567\", \"aga\": 12345, \"egc\": \"1718\"", 1)
        .replacen("\"rounds\": 3", "\"rounds\": 3, \"director\": \"Kim Reed\"", 1)
        .replacen("\"komi\": 6.5", "\"komi\": 6.25", 1)
        .replacen("JAPANESE", "CHINESE", 1)
        .replacen("\"h\": 4", "\"h\": 12", 1);
    let ImportedTournament { tournament, notes, .. } = read(file.as_bytes()).unwrap();
    let player = &tournament.entries[0].player;
    assert_eq!((player.ffg_licence.as_deref(), player.aga_id.as_deref()), (Some("1234567"), Some("12345")));
    let kept = |subject, field: &str, ours: Option<&str>| {
        let record = tournament.foreign_of(subject, "pairgoth").unwrap();
        record.written(field, ours).unwrap()
    };
    assert_eq!(kept(ForeignSubject::Competition, "director", None), "Kim Reed");
    assert_eq!(kept(ForeignSubject::Competition, "rules", Some("JAPANESE")), "CHINESE");
    assert_eq!(kept(ForeignSubject::Competition, "komi", Some("6")), "6.25");
    assert_eq!(kept(ForeignSubject::Entry(tournament.entries[0].id), "egc", None), "1718");
    assert_eq!(kept(ForeignSubject::Game(GameId(1)), "h", Some("9")), "12");
    assert!(
        notes.iter().any(|note| note.to_string().contains("director, dupWeight, komi, placement, rules")),
        "{notes:?}"
    );
}

/// Two teams of two boards, one with a substitute who plays in round 2, and a third one with the bye.
fn teams_file() -> String {
    let players = [(1, "Alder", 2300), (2, "Birch", 2200), (3, "Cedar", 2100), (4, "Dogwood", 2000), (5, "Elm", 1900)];
    let more = [(6, "Fir", 1800), (7, "Gorse", 1700)];
    let player = |(id, name, rating): &(i32, &str, i32)| {
        format!(r#"{{ "id": {id}, "name": "{name}", "firstname": "Kim", "rating": {rating}, "rank": 0 }}"#)
    };
    let players = players.iter().chain(&more).map(player).collect::<Vec<_>>().join(", ");
    let start = FILE.find("\"players\"").unwrap();
    format!(
        r#"{} "players": [ {players} ],
        "teams": [ {{ "id": 11, "name": "Hill", "players": [4, 1] }}, {{ "id": 12, "name": "Dale", "players": [5, 3, 2] }},
                   {{ "id": 13, "name": "Moor", "players": [6, 7] }} ],
        "games": [ [ {{ "id": 21, "t": 1, "w": 11, "b": 12, "r": "w" }}, {{ "id": 22, "t": 0, "w": 13, "b": 0, "r": "w" }} ],
                   [ {{ "id": 23, "t": 1, "w": 12, "b": 11, "r": "?" }} ] ],
        "individualGames": {{
            "21": [ {{ "id": 31, "t": 1, "w": 1, "b": 2, "r": "w" }}, {{ "id": 32, "t": 1, "w": 3, "b": 4, "r": "=" }} ],
            "23": [ {{ "id": 33, "t": 1, "w": 3, "b": 1, "r": "?" }}, {{ "id": 34, "t": 1, "w": 4, "b": 5, "r": "b" }} ] }} }}"#,
        FILE[..start].replace("INDIVIDUAL", "TEAM2").replace("\"LUCK\", ", "")
    )
}

#[test]
fn teams_are_read_with_their_matches_and_line_ups() {
    use domain::teams::{match_play, matches};
    let ImportedTournament { tournament, notes, .. } = read(teams_file().as_bytes()).unwrap();
    let competition = &tournament.competition;
    let teams = competition.teams.as_ref().unwrap();
    assert_eq!((teams.size, teams.list.len(), tournament.entries.len()), (2, 3, 7));
    let name = |id: &domain::EntryId| tournament.entry(*id).unwrap().player.family.clone();
    let members: Vec<Vec<String>> = teams.list.iter().map(|team| team.members.iter().map(name).collect()).collect();
    assert_eq!(members, [vec!["Alder", "Dogwood"], vec!["Birch", "Cedar", "Elm"], vec!["Fir", "Gorse"]]);
    let line_up: Vec<String> = teams.list[1].line_ups[&2].iter().map(name).collect();
    assert_eq!((line_up, teams.list[1].line_ups.len()), (vec!["Cedar".to_string(), "Elm".into()], 1));
    let played = matches(&tournament, competition, 1);
    assert_eq!((played.len(), played[0].games.len(), played[0].games[1].board), (1, 2, 2));
    let play = match_play(&tournament);
    assert_eq!((play.games.len(), play.byes.len()), (2, 1));
    // Hill: a win and a jigo.
    let winner = play.games[0].passes.agreed().and_then(GameResult::winner).map(|colour| play.games[0].entry(colour));
    assert_eq!(winner, Some(domain::teams::team_entry(1)));
    assert_eq!(notes.iter().map(|note| note.id).collect::<Vec<_>>(), ["import-note-foreign-settings"], "{notes:?}");
}

#[test]
fn pairs_are_read_as_entries_of_two_people() {
    let file = teams_file().replace("TEAM2", "PAIRGO").replace("[5, 3, 2]", "[5, 3]");
    let ImportedTournament { tournament, notes, .. } = read(file.as_bytes()).unwrap();
    assert!(tournament.competition.pairs.is_some());
    let names: Vec<String> = tournament.entries.iter().map(|entry| entry.player.list_name()).collect();
    assert_eq!(names, ["Dogwood Kim & Alder Kim", "Elm Kim & Cedar Kim", "Fir Kim & Gorse Kim"]);
    assert_eq!((tournament.games.len(), tournament.byes.len()), (2, 1));
    assert_eq!(tournament.games[0].passes.agreed(), Some(GameResult::played(Verdict::WhiteWins)));
    let ids: Vec<&str> = notes.iter().map(|note| note.id).collect();
    let unused = "import-note-games-without-match";
    assert_eq!(ids, [unused, unused, "import-note-foreign-settings"], "{notes:?}");
    let three = read(file.replace("[5, 3]", "[5, 3, 2]").as_bytes()).unwrap();
    assert!(three.notes.iter().any(|note| note.id == "import-note-pair-incomplete"), "{:?}", three.notes);
}

/// Returns the notes of a changed file that the whole file does not have, and its tournament.
fn changed(whole: &str, from: &str, to: &str) -> (domain::Tournament, Vec<String>) {
    assert!(whole.contains(from), "{from}");
    let before = read(whole.as_bytes()).unwrap().notes;
    let ImportedTournament { tournament, notes, .. } = read(whole.replacen(from, to, 1).as_bytes()).unwrap();
    let more = notes.into_iter().filter(|note| !before.contains(note));
    (tournament, more.map(|note| note.to_string()).collect())
}

#[test]
fn numbers_are_read_as_numbers_and_as_texts() {
    let whole = read(FILE.as_bytes()).unwrap();
    for (number, text) in [
        ("\"komi\": 6.5", "\"komi\": \"6.5\""),
        ("\"gobanSize\": 19", "\"gobanSize\": \"19\""),
        ("\"mmsValueBye\": 1.0", "\"mmsValueBye\": \"1.0\""),
        ("\"firstSeedLastRound\": 2", "\"firstSeedLastRound\": \"2\""),
        ("\"ceiling\": 5", "\"ceiling\": \"5\""),
        ("\"threshold\": 0", "\"threshold\": 0.0"),
        ("\"useMMS\": true", "\"useMMS\": \"true\""),
        ("\"mmFloor\": -10", "\"mmFloor\": \"-10\""),
        ("\"mmBar\": 2", "\"mmBar\": \"2\""),
        ("\"id\": 6", "\"id\": \"6\""),
        ("\"skip\": [2]", "\"skip\": [\"2\"]"),
    ] {
        let mut other = read(FILE.replacen(number, text, 1).as_bytes()).unwrap();
        other.tournament.event.draw_seed.clone_from(&whole.tournament.event.draw_seed);
        assert_eq!(other, whole, "{text}");
    }
}

#[test]
fn values_that_events_cannot_have_are_noted() {
    for (from, to) in [
        ("\"rounds\": 3", "\"rounds\": 40"),
        ("\"type\": \"JAPANESE\"", "\"type\": \"WEIRD\""),
        ("\"mainTime\": 3600", "\"mainTime\": 3690"),
        ("\"mmsValueBye\": 1.0", "\"mmsValueBye\": 0.75"),
        ("\"mmBar\": 2", "\"mmBar\": 12"),
        ("SPLIT_AND_FOLD", "SPLIT_AND_HOPE"),
        ("\"correction\": 2", "\"correction\": 45"),
        ("\"country\": \"nl\"", "\"country\": \"Narnia\""),
        ("\"endDate\": \"2026-03-08\"", "\"endDate\": \"soon\""),
        ("\"endDate\": \"2026-03-08\"", "\"endDate\": \"2026-03-05\""),
        ("\"mmBar\": 2", "\"mmBar\": -20"),
        ("\"periods\": 3", "\"periods\": 0"),
        ("\"skip\": [2]", "\"skip\": [50]"),
        ("\"online\": false", "\"online\": \"maybe\""),
        ("\"mmsCorrection\": 1", "\"mmsCorrection\": 45"),
        ("\"skip\": [2]", "\"skip\": [\"R3\"]"),
        ("\"rating\": 2400", "\"rating\": 9400"),
        ("\"h\": 4", "\"h\": -4"),
        ("\"r\": \"b\"", "\"r\": \"1-0\""),
    ] {
        let (_, notes) = changed(FILE, from, to);
        let value = to.rsplit(' ').next().unwrap().trim_matches(['"', '[', ']']);
        assert!(notes.len() == 1 && notes[0].contains(value), "{to}: {notes:?}");
    }
    let (tournament, _) = changed(FILE, "\"mmsCorrection\": 1", "\"mmsCorrection\": 45");
    assert_eq!(tournament.entries[1].score_shift, 0);
    let (tournament, notes) = changed(FILE, "\"r\": \"b\"", "\"r\": \"W\"");
    let result = tournament.games[0].passes.agreed();
    assert_eq!((result, notes), (Some(GameResult::played(Verdict::WhiteWins)), Vec::new()));
}

#[test]
fn fields_of_teams_and_their_matches_are_kept_or_named() {
    let file = teams_file();
    let noted = |from: &str, to: &str, words: &str| {
        let (_, notes) = changed(&file, from, to);
        assert!(notes.iter().any(|note| note.contains(words)), "{words}: {notes:?}");
    };
    noted(
        "\"name\": \"Hill\"",
        "\"name\": \"Hill\", \"captain\": 1",
        "Fields of teams without a use here are left out: captain",
    );
    noted("\"name\": \"Hill\"", "\"name\": \"Hill\", \"mmsCorrection\": 1", "mmsCorrection");
    noted(
        "\"id\": 21, ",
        "\"id\": 21, \"ft\": true, ",
        "Fields of matches of teams without a use here are left out: ft",
    );
    noted("\"id\": 22, ", "\"id\": 22, \"ft\": true, ", "Fields of byes without a use here are left out: ft");
    noted("\"21\":", "\"99\":", "2 games of the match 99");
    let (tournament, notes) = changed(&file, "\"id\": 31, ", "\"id\": 31, \"ft\": true, \"h\": 12, ");
    assert!(notes.iter().any(|note| note.contains("kept for an export") && note.contains("ft")), "{notes:?}");
    assert!(notes.iter().any(|note| note.contains("the handicap 12 is above 9")), "{notes:?}");
    let written = String::from_utf8(crate::pairgoth_export::export(&tournament).bytes).unwrap();
    assert!(written.contains("\"ft\": true") && written.contains("\"h\": 12"), "{written}");
    let single = file.replace("TEAM2", "INDIVIDUAL");
    let notes: Vec<&str> = read(single.as_bytes()).unwrap().notes.iter().map(|note| note.id).collect();
    for id in ["import-note-teams-unused", "import-note-games-without-match"] {
        assert!(notes.contains(&id), "{id}: {notes:?}");
    }
}

#[test]
fn honorary_grades_are_ranks_for_rating_lists() {
    let (tournament, notes) = changed(FILE, "\"rank\": 3", "\"rank\": 3, \"honoraryGrade\": \"6d\"");
    assert_eq!((tournament.entries[0].player.rating_rank, notes), ("6d".parse().ok(), Vec::new()));
    let again = read(&crate::pairgoth_export::export(&tournament).bytes).unwrap().tournament;
    assert_eq!(again.entries[0].player.rating_rank, "6d".parse().ok());
    let (tournament, notes) = changed(FILE, "\"rank\": 3", "\"rank\": 3, \"honoraryGrade\": \"high\"");
    assert_eq!(tournament.entries[0].player.rating_rank, None);
    assert!(notes.iter().any(|note| note.contains("honoraryGrade")), "{notes:?}");
}

#[test]
fn a_round_robin_is_one() {
    let (tournament, notes) = changed(FILE, "MAC_MAHON", "ROUND_ROBIN");
    assert_eq!((tournament.competition.system, notes), (System::RoundRobin, Vec::new()));
    let written = String::from_utf8(crate::pairgoth_export::export(&tournament).bytes).unwrap();
    assert!(written.contains("\"ROUND_ROBIN\""), "{written}");
}
