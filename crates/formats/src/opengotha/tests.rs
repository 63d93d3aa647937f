//! OpenGotha files: a small invented one with every oddity, and seven real tournaments outside the repository.

use std::collections::BTreeMap;

use domain::{EntryId, EntryStatus, HalfPoints, RoundState, System};

use super::*;

fn file(name: &str) -> Vec<u8> {
    std::fs::read(format!("{}/tests/files/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// The real tournaments, which may be missing: name, players, games, byes, system, tie-breaks.
const REAL: [(&str, usize, usize, usize, System, &str); 7] = [
    ("congress-760", 760, 2708, 0, System::McMahon, "MMS SOS SOS-1 SOS-2"),
    ("direct-confrontation-16", 16, 37, 0, System::McMahon, "MMS SOS DC SOSOS"),
    ("handicap-19", 19, 36, 0, System::McMahon, "MMS SOS SOSOS"),
    ("jigo-byes-15", 15, 41, 4, System::McMahon, "MMS SOS SOSOS"),
    ("open-150", 150, 398, 4, System::McMahon, "MMS SOS SOSOS"),
    ("seygo-stage-a", 39, 114, 5, System::McMahon, "MMS SOS SOSOS"),
    ("youth-u12-swiss", 36, 105, 3, System::Swiss, "NBW DC SOSW"),
];

fn real(name: &str) -> Option<Vec<u8>> {
    let bytes = std::fs::read(format!("{}/../../../shared/data/{name}.xml", env!("CARGO_MANIFEST_DIR"))).ok();
    if bytes.is_none() {
        println!("skipped: {name} is not beside the project");
    }
    bytes
}

#[test]
fn real_tournaments_are_read_completely() {
    for (name, players, games, byes, system, ladder) in REAL {
        let Some(bytes) = real(name) else { continue };
        let ImportedTournament { tournament, notes, .. } = read(&bytes).unwrap();
        let competition = &tournament.competition;
        println!("{name}: {notes:#?}");
        assert_eq!(
            (tournament.entries.len(), tournament.games.len(), tournament.byes.len()),
            (players, games, byes),
            "{name}"
        );
        assert_eq!(competition.system, system, "{name}");
        let names: Vec<String> = competition.tie_breaks.iter().map(ToString::to_string).collect();
        assert_eq!(names.join(" "), ladder, "{name}");
        assert!(tournament.entries.iter().all(|e| e.status == EntryStatus::Registered));
        assert!(
            !notes.iter().any(|note| note.to_string().contains("dropped") || note.to_string().contains("unknown")),
            "{name}: {notes:?}"
        );
    }
}

#[test]
fn every_oddity_of_a_file_gets_a_note() {
    use domain::model::event_settings::Overtime;
    use domain::model::pairing_rules::{HandicapBasis, HandicapExempt, Seeding};
    use domain::{Rounds, Verdict};

    let ImportedTournament { tournament, notes, .. } = read(&file("odd.xml")).unwrap();
    let assert_noted =
        |words: &str| assert!(notes.iter().any(|n| n.to_string().contains(words)), "{words}: {notes:#?}");
    let competition_size = tournament.competition.board_size;
    let [ada, zoe, ilgin, eve] = &tournament.entries[..] else { panic!("four players") };
    assert_eq!((ada.player.country.unwrap().to_string(), ada.number), ("UK".to_string(), Some(1)));
    assert_eq!(ada.missed, Rounds::NONE, "the player has a game in round 2");
    assert_eq!(
        (zoe.player.ffg_licence.as_deref(), competition_size),
        (Some("7"), domain::model::board_size::BoardRule::Thirteen)
    );
    assert_eq!((zoe.status, zoe.score_shift, zoe.number), (EntryStatus::PreRegistered, -1, Some(2)));
    assert_eq!((ilgin.player.rating.unwrap().0, ilgin.player.country), (-900, None));
    assert_eq!((eve.player.list_name(), eve.player.egd_pin.as_deref()), ("Mallory Eve".to_string(), None));
    assert_eq!(eve.player.rating, None);
    let games: Vec<_> = tournament.games.iter().map(|g| (g.round, g.board, g.black.0, g.white.0, g.handicap)).collect();
    assert_eq!(games, [(1, 1, 2, 1, 9), (1, 2, 4, 3, 0), (2, 2, 3, 1, 0), (6, 1, 4, 1, 0)]);
    assert_eq!(tournament.games[0].passes.agreed(), Some(domain::GameResult::forfeit(Verdict::WhiteWins)));
    assert_eq!(tournament.byes.len(), 1);
    let states: Vec<_> = tournament.rounds.iter().map(|r| (r.number, r.state)).collect();
    assert_eq!(states, [(1, RoundState::Confirmed), (2, RoundState::Confirmed), (6, RoundState::Released)]);
    let competition = &tournament.competition;
    assert_eq!((competition.system, competition.rounds), (System::Swiss, 6));
    assert_eq!(competition.tie_breaks, ["NBW", "SOSW-1"].map(|name| name.parse().unwrap()));
    assert_eq!(competition.mcmahon.zero, domain::Rank::WEAKEST);
    assert_eq!(competition.handicap.basis, HandicapBasis::Rank);
    assert_eq!(competition.handicap.exempt, HandicapExempt::Capped("3d".parse().unwrap()));
    assert_eq!((competition.handicap.reduction, competition.handicap.ceiling), (2, 5));
    let pairing = &competition.pairing;
    assert_eq!((pairing.first_seeding, pairing.later_seeding, pairing.first_rounds), (Seeding::Fold, Seeding::Slip, 3));
    let weights = pairing.opengotha.as_ref().unwrap();
    assert_eq!((weights.balance_colours, weights.random), (1000, 0));
    assert_eq!(competition.grade_limits, Some(vec!["1k".parse().unwrap()]));
    assert_eq!(weights.club_groups, [["Mill", "Weir"]]);
    assert_eq!(tournament.event.time.overtime, Overtime::Fischer { seconds: 20 });
    assert_eq!((tournament.event.komi.0, tournament.event.draw_seed.len()), (13, 64));
    for words in [
        "document type",
        "ratings are used unchanged",
        "Mallory Eve: control",
        "not an EGD PIN",
        "\"Turkey\"",
        "same EGD PIN",
        "outside the range from -900",
        "handicap 12",
        "\"GHOSTGUS\"",
        "another board",
        "meets themselves",
        "round \"40\"",
        "RESULT_MAYBE",
        "in addition to a game",
        "4 rounds but",
        "1 team is kept",
        "internet address",
        "director",
        "zero of the scores",
        "LUCK",
        "paiBaRandom",
    ] {
        assert_noted(words);
    }
}

#[test]
fn unknown_rank_of_opengotha_is_30k_with_a_note() {
    let read_rank = |rank: &str| {
        let file = format!(
            "<Tournament dataVersion='201'><Players><Player name='Brook' firstName='Ada' rank='{rank}'/></Players></Tournament>"
        );
        read(file.as_bytes())
    };
    for rank in ["99K", "99k"] {
        let ImportedTournament { tournament, notes, .. } = read_rank(rank).unwrap();
        assert_eq!(tournament.entries[0].player.rank, domain::Rank::WEAKEST);
        assert!(notes.iter().any(|note| note.to_string().contains("Brook Ada has the rank 99K")), "{notes:?}");
    }
    assert!(read_rank("98K").is_err());
    if let Some(bytes) = real("other-programs/small/og-99k") {
        assert_eq!(read(&bytes).unwrap().tournament.entries.len(), 19);
    }
}

#[test]
fn player_with_one_name_is_written_with_a_dash_and_a_note() {
    let file = "<Tournament dataVersion='201'><Players>
        <Player name='Brook' rank='1D'/><Player firstName='Ada' rank='2D'/><Player name='Bro' firstName='ok' rank='3D'/>
        </Players><Games><Game roundNumber='1' tableNumber='1' whitePlayer='BROOK-' blackPlayer='-ADA'
        result='RESULT_WHITEWINS'/></Games></Tournament>";
    let tournament = read(file.as_bytes()).unwrap().tournament;
    assert_eq!(tournament.games.len(), 1);
    let WrittenOpenGotha { bytes, notes } = write_with_notes(&tournament);
    let text = String::from_utf8(bytes.clone()).unwrap();
    assert!(text.contains("name=\"Brook\" firstName=\"-\"") && text.contains("name=\"-\" firstName=\"Ada\""), "{text}");
    assert!(text.contains("whitePlayer=\"BROOK-\" blackPlayer=\"-ADA\""), "{text}");
    assert!(!text.contains("ame=\"\""), "OpenGotha accepts no player without a name: {text}");
    assert_eq!(notes.len(), 2, "{notes:?}");
    assert!(notes[0].to_string().starts_with("Brook "), "{notes:?}");
    assert_eq!(write(&tournament), bytes);
    let again = read(&bytes).unwrap().tournament;
    let names = |t: &domain::Tournament| t.entries.iter().map(|e| e.player.clone()).collect::<Vec<_>>();
    assert_eq!((names(&again), again.games), (names(&tournament), tournament.games));
}

#[test]
fn criteria_that_opengotha_lacks_are_noted() {
    let file = "<Tournament dataVersion='201'><Players/></Tournament>";
    let notes = |criteria: &[&str]| -> Vec<String> {
        let mut tournament = read(file.as_bytes()).unwrap().tournament;
        tournament.competition.tie_breaks = criteria.iter().map(|name| name.parse().unwrap()).collect();
        let written = write_with_notes(&tournament);
        written.notes.iter().map(ToString::to_string).collect()
    };
    assert_eq!(notes(&["MMS", "SOS", "SOSOS", "DC", "RANK", "RATING"]), Vec::<String>::new());
    assert_eq!(notes(&["MMS", "CUSP", "SOSR1"]).len(), 2);
    let many = notes(&["MMS", "SOS", "SOSOS", "DC", "RANK", "RATING", "NBW"]);
    assert!(many.len() == 1 && many[0].ends_with("the file: NBW."), "{many:?}");
}

#[test]
fn too_many_players_are_refused() {
    let players: String = (0..5_001).map(|i| format!("<Player name='N{i}' firstName='Ada' rank='1D'/>")).collect();
    let file = format!("<Tournament><Players>{players}</Players></Tournament>");
    assert!(read(file.as_bytes()).unwrap_err().to_string().contains("more than 5000 players"));
}

#[test]
fn tournament_on_the_internet_has_class_d() {
    let file = "<Tournament dataVersion='201'><Players/><TournamentParameterSet><GeneralParameterSet bInternet='true'
        basicTime='40' complementaryTimeSystem='STDBYOYOMI' stdByoYomiTime='20'/></TournamentParameterSet></Tournament>";
    let tournament = read(file.as_bytes()).unwrap().tournament;
    assert_eq!(tournament.event.rating_class(), Some('D'));
    let again = read(&write(&tournament)).unwrap().tournament;
    assert_eq!(again.event.tour, tournament.event.tour);
}

#[test]
fn ratings_of_old_files_are_shifted_to_the_current_scale() {
    let rating = |root: &str, rating: &str| {
        let file = format!(
            "<Tournament {root}><Players><Player name='Brook' firstName='Ada' rank='1D' rating='{rating}'/></Players></Tournament>"
        );
        read(file.as_bytes()).unwrap().tournament.entries[0].player.rating.unwrap().0
    };
    assert_eq!(rating("dataVersion='201'", "50"), 50);
    assert_eq!(rating("dataVersion='200'", "50"), 2100);
    assert_eq!(rating("gothaVersion='330'", "50"), 2100);
    assert_eq!(rating("gothaVersion='330'", "2322"), 2322, "the old scale ends below");
    assert_eq!(rating("fullVersionNumber='3.51.02'", "50"), 50, "version 3.51 omits the data version");
    assert_eq!(rating("fullVersionNumber='3.50'", "50"), 2100);
}

#[test]
fn invalid_files_are_refused_with_a_message() {
    let refused = |file: &str| read(file.as_bytes()).unwrap_err().to_string();
    let players = |players: &str| refused(&format!("<Tournament><Players>{players}</Players></Tournament>"));
    let ada = "<Player name='Brook' firstName='Ada' rank='1D'/>";
    assert!(players(&format!("{ada}{ada}")).starts_with("Brook Ada is in the list of players twice"));
    assert!(players(&ada.replace("1D", "1X")).starts_with("Brook Ada has the rank \"1X\""));
    assert!(players("<Player name=' ' rank='1D'/>").starts_with("Player 1 "));
    assert!(refused("<html/>").starts_with("This is not an OpenGotha file"));
    assert!(refused("").contains("empty"));
    let whole = String::from_utf8(file("odd.xml")).unwrap();
    for cut in (0..whole.trim_end().len()).step_by(97).filter(|&cut| whole.is_char_boundary(cut)) {
        refused(&whole[..cut]);
    }
}

/// Two teams of two boards and a substitute, and a round in which the substitute plays. `second_game` is the game at board 2.
fn teams(second_game: &str) -> String {
    let player = |name: &str| format!("<Player name='{name}' firstName='A' rank='3K'/>");
    let board = |round: u32, board: u32, player: &str| {
        format!("<Board roundNumber='{round}' boardNumber='{board}' player='{player}A'/>")
    };
    let both = |first: [&str; 2], second: [&str; 2]| {
        let of = |round, pair: [&str; 2]| board(round, 1, pair[0]) + &board(round, 2, pair[1]);
        of(1, first) + &of(2, second)
    };
    format!(
        "<Tournament dataVersion='201'><Players>{}</Players><Games><Game roundNumber='1' tableNumber='1' blackPlayer='ASHA' \
         whitePlayer='CEDARA' result='RESULT_BLACKWINS'/>{second_game}</Games><Teams><Team teamNumber='2' teamName='Mill'>{}</Team>\
         <Team teamNumber='1' teamName='Fen'>{}</Team></Teams><TeamTournamentParameterSet><TeamGeneralParameterSet \
         teamSize='2'/></TeamTournamentParameterSet></Tournament>",
        ["Ash", "Birch", "Elm", "Cedar", "Dogwood"].map(player).concat(),
        both(["ASH", "BIRCH"], ["ASH", "ELM"]),
        both(["CEDAR", "DOGWOOD"], ["CEDAR", "DOGWOOD"]),
    )
}

const MATCH: &str =
    "<Game roundNumber='1' tableNumber='2' blackPlayer='DOGWOODA' whitePlayer='BIRCHA' result='RESULT_EQUAL'/>";

#[test]
fn teams_are_imported_with_their_line_ups_and_written_again() {
    let imported = read_teams(teams(MATCH).as_bytes()).unwrap();
    let competition = &imported.tournament.competition;
    let teams = competition.teams.as_ref().expect("the games are a match");
    let names: Vec<(u32, &str)> = teams.list.iter().map(|team| (team.number, team.name.as_str())).collect();
    assert_eq!((teams.size, names), (2, vec![(1, "Fen"), (2, "Mill")]));
    assert_eq!(teams.list[1].members, [EntryId(1), EntryId(2), EntryId(3)]);
    assert_eq!(teams.list[1].line_ups, BTreeMap::from([(2, vec![EntryId(1), EntryId(3)])]));
    let found = domain::teams::matches(&imported.tournament, competition, 1);
    assert_eq!((found.len(), found[0].points()), (1, (HalfPoints(3), HalfPoints(1))));
    let written = super::write_with_notes(&imported.tournament);
    assert!(!written.notes.iter().any(|note| note.to_string().contains("BP")), "{:?}", written.notes);
    let mut again = read_teams(&written.bytes).unwrap().tournament;
    again.event.draw_seed.clone_from(&imported.tournament.event.draw_seed);
    assert_eq!(again.competition.teams, competition.teams);
    assert_eq!(again.games, imported.tournament.games);
}

#[test]
fn teams_are_kept_while_the_players_are_ranked() {
    let imported = read(teams(MATCH).as_bytes()).unwrap();
    assert_eq!(imported.tournament.competition.teams, None);
    assert!(imported.notes.iter().any(|note| note.id == "import-note-teams"), "{:?}", imported.notes);
    let written = super::write_with_notes(&imported.tournament);
    let there = read_teams(&written.bytes).unwrap().tournament;
    assert_eq!(there.competition.teams, read_teams(teams(MATCH).as_bytes()).unwrap().tournament.competition.teams);
}

#[test]
fn teams_whose_games_are_no_matches_are_left_out_with_a_note() {
    let alone = MATCH.replace("DOGWOODA", "ELMA");
    for games in [alone.as_str(), ""] {
        let imported = read_teams(teams(games).as_bytes()).unwrap();
        assert_eq!(imported.tournament.competition.teams, None, "{games}");
        assert!(imported.notes.iter().any(|note| note.id == "import-note-teams"), "{:?}", imported.notes);
    }
    let stranger = teams(MATCH).replace("player='ELMA'", "player='NOBODYA'");
    let imported = read_teams(stranger.as_bytes()).unwrap();
    assert!(imported.notes.iter().any(|note| note.id == "import-note-team-player"), "{:?}", imported.notes);
}

#[test]
fn byes_as_pairgoth_writes_them_are_read_and_unknown_elements_are_noted() {
    let file = |byes: &str| {
        format!(
            "<Tournament><Players><Player name='Brook' firstName='Ada' rank='2D'/><Player name='Lake' firstName='Bo' \
             rank='1D'/><Player name='Pop' firstName='Ana' rank='1K'/></Players><Games><Game roundNumber='1' tableNumber='1' \
             whitePlayer='BROOKADA' blackPlayer='LAKEBO' result='RESULT_WHITEWINS'/></Games>{byes}</Tournament>"
        )
    };
    let byes = |list: &str| format!("<{list}><ByePlayer roundNumber='1' player='POPANA'/></{list}>");
    for list in ["ByePlayers", "ByePlayer"] {
        let ImportedTournament { tournament, notes, .. } = read(file(&byes(list)).as_bytes()).unwrap();
        assert_eq!(tournament.byes.len(), 1, "{list}: {notes:?}");
    }
    let odd = "<Players><Visitor name='Reed'/></Players><Weather/><Weather/>";
    let said: Vec<String> = read(file(odd).as_bytes()).unwrap().notes.iter().map(ToString::to_string).collect();
    for name in ["Visitor", "Weather"] {
        assert!(said.iter().any(|note| note.contains(name)), "{said:?}");
    }
}

#[test]
fn the_breizh_system_is_a_mcmahon_with_the_points_of_its_groups() {
    let file = "<Tournament dataVersion='201'><Players>\
        <Player name='Brook' firstName='Ada' rank='3D' userName='ada3' smmsCorrection='0' registeringStatus='FIN'/>\
        <Player name='Lake' firstName='Bo' rank='4K' smmsCorrection='1' registeringStatus='FIN'/>\
        <Player name='Pop' firstName='Ana' rank='15K' smmsCorrection='0' registeringStatus='FIN'/></Players>\
        <Games><Game roundNumber='1' tableNumber='1' whitePlayer='BROOKADA' blackPlayer='LAKEBO' result='RESULT_WHITEWINS'/></Games>\
        <TournamentParameterSet><GeneralParameterSet name='Mill Open' numberOfRounds='3' bInternetGame='true' genMMBar='4D' \
        genMMFloor='20K' numberOfBZHGroups='3'><BZHGroups><BZHGroup number='1' lowerLimit='1D'/><BZHGroup number='2' \
        lowerLimit='9K'/></BZHGroups></GeneralParameterSet><HandicapParameterSet hdBase='BZS' hdCeiling='4'/>\
        <PlacementParameterSet><PlacementCriteria><PlacementCriterion number='1' name='BZS'/><PlacementCriterion number='2' \
        name='SOSB'/><PlacementCriterion number='3' name='SOSB-1'/></PlacementCriteria></PlacementParameterSet>\
        </TournamentParameterSet></Tournament>";
    let ImportedTournament { tournament, notes, .. } = read(file.as_bytes()).unwrap();
    let rules = &tournament.competition;
    let names: Vec<String> = rules.tie_breaks.iter().map(ToString::to_string).collect();
    assert_eq!((rules.system, names.join(" ").as_str()), (System::McMahon, "MMS SOS SOS-1"), "{notes:?}");
    let initial =
        |entry: &domain::Entry| rules.mcmahon.initial(entry.player.rank) + HalfPoints::whole(entry.score_shift);
    let scores: Vec<HalfPoints> = tournament.entries.iter().map(initial).collect();
    assert_eq!(scores, [2, 2, 0].map(HalfPoints::whole));
    let groups = notes.iter().find(|note| note.id == "import-note-breizh-groups").unwrap().to_string();
    assert!(tournament.event.tour.online && groups.contains("1d, 9k") && groups.contains("enters later"), "{groups}");
    assert!(!notes.iter().any(|note| note.to_string().contains("unknown")), "{notes:?}");
    let written = String::from_utf8(write(&tournament)).unwrap();
    for kept in [
        "userName=\"ada3\"",
        "name=\"BZS\"",
        "name=\"SOSB-1\"",
        "<BZHGroup number=\"2\" lowerLimit=\"9K\"/>",
        "smmsCorrection=\"1\"",
        "genMMBar=\"4D\"",
        "hdBase=\"BZS\"",
        "bInternetGame=\"true\"",
    ] {
        assert!(written.contains(kept), "{kept}: {written}");
    }
    let again = read(written.as_bytes()).unwrap().tournament;
    assert_eq!((again.entries, again.competition), (tournament.entries.clone(), tournament.competition.clone()));
    // The points that someone added to a late player are those that OpenGotha adds itself.
    let mut with_late = tournament;
    let mut player = domain::Player::new("Late", "Lou", "3d".parse().unwrap());
    player.country = None;
    let mut late = domain::Entry::new(domain::EntryId(4), domain::CompetitionId::OPEN, player);
    late.score_shift = 2;
    with_late.entries.push(late);
    let again = read(&write(&with_late)).unwrap().tournament;
    assert_eq!(again.entries.iter().map(|entry| entry.score_shift).collect::<Vec<_>>(), [2, 2, 0, 2]);
}

#[test]
fn a_score_takes_the_place_of_an_unknown_first_criterion() {
    let read_by = |criteria: &str| {
        let file = format!(
            "<Tournament><Players><Player name='Brook' firstName='Ada' rank='2D'/></Players><TournamentParameterSet>\
             <PlacementParameterSet><PlacementCriteria>{criteria}</PlacementCriteria></PlacementParameterSet>\
             </TournamentParameterSet></Tournament>"
        );
        let tournament = read(file.as_bytes()).unwrap().tournament;
        let words: Vec<String> = tournament.competition.tie_breaks.iter().map(ToString::to_string).collect();
        (tournament.competition.system, words.join(" "))
    };
    let criterion = |number: u32, name: &str| format!("<PlacementCriterion number='{number}' name='{name}'/>");
    let mcmahon = criterion(1, "LATER") + &criterion(2, "SOSM");
    assert_eq!(read_by(&mcmahon), (System::McMahon, "MMS SOS".into()));
    let swiss = criterion(1, "LATER") + &criterion(2, "SOSW");
    assert_eq!(read_by(&swiss), (System::Swiss, "NBW SOSW".into()));
}

#[test]
fn players_who_join_later_are_named() {
    let file = "<Tournament><Players><Player name='Brook' firstName='Ada' rank='2D'/><Player name='Lake' firstName='Bo' rank='1D'/>\
        <Player name='Pop' firstName='Ana' rank='1K'/></Players><Games><Game roundNumber='1' tableNumber='1' whitePlayer='BROOKADA' \
        blackPlayer='LAKEBO' result='RESULT_WHITEWINS'/><Game roundNumber='2' tableNumber='1' whitePlayer='BROOKADA' \
        blackPlayer='POPANA' result='RESULT_WHITEWINS'/></Games></Tournament>";
    let notes = read(file.as_bytes()).unwrap().notes;
    let late: Vec<String> =
        notes.iter().filter(|n| n.id == "import-note-late-players").map(ToString::to_string).collect();
    assert!(late.len() == 1 && late[0].contains("Pop Ana") && !late[0].contains("Lake"), "{notes:?}");
}

#[test]
fn unknown_sets_of_settings_are_named_or_kept() {
    let file = |set: &str| {
        format!(
            "<Tournament dataVersion='201'><Players><Player name='Brook' firstName='Ada' rank='2D'/></Players>\
            <TournamentParameterSet>{set}</TournamentParameterSet></Tournament>"
        )
    };
    let noted = |set: &str, words: &str| {
        let notes = read(file(set).as_bytes()).unwrap().notes;
        notes.iter().any(|note| note.to_string().contains(words))
    };
    let criteria = "<PlacementCriteria><PlacementCriterion number='1' name='NBW'/></PlacementCriteria>";
    let set = |name: &str| format!("<{name}>{criteria}</{name}>");
    assert!(!noted(&set("PlacementParameterSet"), "PlacementParameterSet"));
    assert!(noted(&set("WeirParameterSet"), "WeirParameterSet"));
    assert!(noted("<WeirParameterSet weather='rain'/>", "kept for an export to the same program: WeirParameterSet"));
}
