//! Results files of the French federation: their lines, files of other programs, and what a check lists.

use domain::model::board_size::BoardRule;
use domain::model::event_settings::Overtime;
use domain::model::player::Publication;
use domain::standings::Standings;
use domain::{Colour, Crosstable, GameResult, Passes, Tournament, Verdict};

use super::*;
use crate::{FormatError, ImportedTournament, opengotha};

const PLAYERS: &str = "
    <Player name='Le Berre' firstName='Zoë Ann' rank='3D' country='FR' club='35Mi' ffgLicence='1234567'/>
    <Player name='Brook' firstName='Ada' rank='2D' country='UK' club='Mill'/>
    <Player name='Țurcan-Dechaumont-Montclair' firstName='Ion' rank='12K' country='FR'/>
    <Player name='Ábel' firstName='Éva' rank='12K' club='Râu Mare' participating='0'/>
    <Player name='Never' firstName='Came' rank='2K' participating='000'/>";

const GAMES: &str = "
    <Game roundNumber='1' tableNumber='1' whitePlayer='LEBERREZOËANN' blackPlayer='BROOKADA' handicap='0' result='RESULT_WHITEWINS'/>
    <Game roundNumber='2' tableNumber='1' whitePlayer='BROOKADA' blackPlayer='ȚURCAN-DECHAUMONT-MONTCLAIRION' handicap='3' result='RESULT_EQUAL'/>
    <Game roundNumber='2' tableNumber='2' whitePlayer='ÁBELÉVA' blackPlayer='LEBERREZOËANN' result='RESULT_WHITEWINS_BYDEF'/>
    <Game roundNumber='3' tableNumber='1' whitePlayer='ÁBELÉVA' blackPlayer='BROOKADA' result='RESULT_UNKNOWN'/>";

fn tournament() -> Tournament {
    let file = format!(
        "<Tournament dataVersion='201'><Players>{PLAYERS}</Players><Games>{GAMES}</Games>
        <ByePlayers><ByePlayer roundNumber='1' player='ȚURCAN-DECHAUMONT-MONTCLAIRION'/></ByePlayers>
        <TournamentParameterSet><GeneralParameterSet name='Mill Œuvre' location='Évian' beginDate='2026-03-07'
         endDate='2026-03-08' komi='7.5' basicTime='60' complementaryTimeSystem='STDBYOYOMI' stdByoYomiTime='30'
         numberOfRounds='3'/></TournamentParameterSet></Tournament>"
    );
    opengotha::read(file.as_bytes()).unwrap().tournament
}

fn standings(tournament: &Tournament) -> Standings {
    let competition = &tournament.competition;
    let table = Crosstable::of(tournament, competition.rounds);
    Standings::of(&table, competition, competition.rounds)
}

fn results(tournament: &Tournament) -> Vec<u8> {
    write(tournament, &standings(tournament))
}

fn text(tournament: &Tournament) -> String {
    crate::text::decode(&results(tournament))
}

fn imported(text: &str) -> ImportedTournament {
    read(text.as_bytes()).unwrap()
}

#[test]
fn file_has_the_columns_of_the_federation() {
    let expected = format!(
        ";name=Mill OEuvre\n;date=07/03/2026\n;vill=Évian\n;comm=Mill OEuvre\n;prog={}\n;time=60+b\n;ta=82\n;size=19\n\
         ;komi=7.5\n;\n;Num Nom Prenom               Niv Licence Club\n   \
         1 LE_BERRE Zoë_Ann          3D 1234567 35Mi    2+w0    0=      0=\n   \
         2 BROOK Ada                 2D ------- UK      1-b0    4=w3    3?b0\n   \
         3 ÁBEL Éva                 12K ------- RauM    0=      0+      2?w0\n   \
         4 TURCAN-DECHAUMONT-MONTCL 12K ------- FR      0+      2=b3    0=\n",
        program::writer()
    );
    assert_eq!(text(&tournament()), expected);
}

#[test]
fn letters_are_those_of_iso_8859_1_and_never_look_like_utf_8() {
    let mut tournament = tournament();
    tournament.entries[0].player.given = "Ã©ÃÿŒ".into();
    let written = results(&tournament);
    let has = |part: &[u8]| written.windows(part.len()).any(|bytes| bytes == part);
    assert!(has(b";vill=\xC9vian\n") && has(b"LE_BERRE \xC3(c)\xC3\xFFOE "), "{written:?}");
    assert!(std::str::from_utf8(&written).is_err());
    assert!(text(&tournament).contains("LE_BERRE Ã(c)ÃÿOE "));
}

#[test]
fn publication_choices_and_transliterations_are_respected() {
    let mut tournament = tournament();
    tournament.entries[0].player.publication = Publication::Initials;
    tournament.entries[1].player.publication = Publication::Anonymous;
    tournament.entries[3].player.latin = Some("Abell Eva-Lea".into());
    let text = text(&tournament);
    for absent in ["BERRE", "35Mi", "BROOK", "UK"] {
        assert!(!text.contains(absent), "{text}");
    }
    assert!(text.contains("ANONYMOUS 2") && text.contains("ABELL Eva-Lea"), "{text}");
}

#[test]
fn walkovers_are_rounds_without_a_game() {
    let mut tournament = tournament();
    tournament.games[0].passes = Passes::both(Some(GameResult::walkover(Colour::White)));
    let written = text(&tournament);
    let read = imported(&written).tournament;
    assert_eq!((read.games.iter().filter(|game| game.round == 1).count(), read.byes.len()), (0, 2), "{written}");
}

#[test]
fn files_of_opengotha_are_read() {
    let file = include_bytes!("../../../../fuzz/corpus/tou/gotha.txt");
    let ImportedTournament { tournament, notes, .. } = read(file).unwrap();
    let names: Vec<String> = tournament.entries.iter().map(|entry| entry.player.list_name()).collect();
    assert_eq!(names, ["Brook Eugène", "Lake-Riverside-Hillside J", "Pop Ion"]);
    let clubs: Vec<_> =
        tournament.entries.iter().map(|entry| (&*entry.player.club, entry.player.country.is_some())).collect();
    assert_eq!(clubs, [("38Mi", true), ("", false), ("Mill", false)]);
    let games: Vec<_> = tournament.games.iter().map(|g| (g.round, g.black.0, g.white.0, g.handicap)).collect();
    assert_eq!(games, [(1, 2, 1, 0), (2, 1, 3, 1)], "the opponents are lines, because one number is left out");
    assert_eq!(tournament.event.name, "Mill Open");
    assert_eq!(tournament.event.start.to_string(), "2005-01-08");
    assert_eq!((tournament.event.komi.0, tournament.event.time.main_minutes), (15, 45));
    let notes: String = notes.iter().map(ToString::to_string).collect();
    assert!(notes.contains("not its length"), "{notes}");
}

#[test]
fn opponents_are_found_by_the_numbers_of_lines() {
    let file = "  10 BROOK Ada                 2D ------- UK     20+w0\n  20 LAKE Bo                   1K ------- SE     10-b0\n";
    let tournament = imported(file).tournament;
    assert_eq!((tournament.games[0].black.0, tournament.games[0].white.0), (2, 1));
    let notes = imported(&file.replace("20+w0", "30+w0")).notes;
    assert!(
        notes.iter().any(|note| note.to_string().contains("Brook Ada (line 1) is left out, because the opponent")),
        "{notes:?}"
    );
}

#[test]
fn header_after_the_table_is_read() {
    let ImportedTournament { tournament, notes, .. } = imported(
        ";name=Sample\n 1 BROOK Ada 2D ------- UK 2=\n 2 LAKE Bo 1k 2\u{200B}-\n;size=13\n;time=45\n;ta=60\n;komi=0,5\n;vill=Dorf (online)\n",
    );
    let event = &tournament.event;
    assert_eq!((&*event.name, &*event.place, event.tour.online, event.komi.0), ("Sample", "Dorf", true, 1));
    assert_eq!(tournament.competition.board_size, BoardRule::Thirteen);
    assert_eq!(
        (event.time.overtime, event.time.adjusted_seconds() / 60),
        (Overtime::Byoyomi { periods: 1, seconds: 20 }, 60)
    );
    let notes: String = notes.iter().map(ToString::to_string).collect();
    assert!(notes.contains("byo-yomi") || notes.contains("Byo-yomi"), "{notes}");
    assert!(notes.contains("2000-01-01"), "the unknown day: {notes}");
}

#[test]
fn adjusted_time_is_kept_for_all_time_limits() {
    let mut before = tournament();
    let times = |text: &str| -> Vec<String> {
        text.lines().filter(|line| line.starts_with(";time=") || line.starts_with(";ta=")).map(str::to_string).collect()
    };
    for seconds in [1, 5, 10, 15, 30, 60, 299] {
        let byoyomi = Overtime::Byoyomi { periods: 3, seconds };
        let canadian = Overtime::Canadian { stones: 15, seconds };
        for overtime in [Overtime::None, byoyomi, canadian, Overtime::Fischer { seconds }] {
            for main_minutes in [0, 1, 20, 45, 60, 120] {
                before.event.time = domain::model::event_settings::TimeLimits { main_minutes, overtime };
                let written = text(&before);
                let after = imported(&written).tournament;
                assert_eq!(times(&text(&after)), times(&written), "{overtime:?}");
            }
        }
    }
}

#[test]
fn names_in_capitals_are_capitalised() {
    for (line, expected) in [
        ("LE_BERRE Bruno", "Le Berre Bruno"),
        ("D'ARC-ÉTOILE Anne_Marie", "D'Arc-Étoile Anne Marie"),
        ("van_der_Mill Bo", "van der Mill Bo"),
        ("KIM Ii Hyun", "Kim Ii Hyun"),
        ("SOLO -", "Solo"),
    ] {
        let tournament = imported(&format!("1 {line} 5k 1234567 FR\n")).tournament;
        assert_eq!(tournament.entries[0].player.list_name().trim(), expected);
    }
}

#[test]
fn damaged_lines_are_refused_with_their_number() {
    let refused = |text: &str| read(text.as_bytes()).and_then(ImportedTournament::complete).unwrap_err().to_string();
    assert!(refused(";name=x\n").contains("no line of a player"));
    assert!(refused(";name=x\n1 BROOK Ada\n").starts_with("Line 2: The player's rank"));
    assert!(refused("1 _ 5k\n").starts_with("Line 1: The player's family name"));
    assert!(refused("1 BROOK Ada 5k UK 2+w0 what\n").contains("is not a round"));
    assert!(matches!(read(b";name=x\0\n"), Err(FormatError::OtherFormat { .. })));
    let lines: String = (1..=5_001).map(|i| format!("{i} BROOK{i} Ada 5k\n")).collect();
    assert!(refused(&lines).contains("at most 5000 players"));
}

#[test]
fn check_lists_what_the_federation_misses() {
    let notes = |tournament: &Tournament| -> Vec<String> {
        check(tournament, &standings(tournament)).iter().map(ToString::to_string).collect()
    };
    let has = |notes: &[String], words: &str| notes.iter().filter(|note| note.contains(words)).count() == 1;
    let mut all = tournament();
    let own = notes(&all);
    assert!(has(&own, "1 French player has no licence number: Țurcan"), "{own:?}");
    assert!(has(&own, "cut to 24 letters: Țurcan"), "{own:?}");
    assert!(has(&own, "Round 2, board 2: the forfeit is written as a round without a game"), "{own:?}");
    assert!(has(&own, "Round 3, board 1: the game has no result"), "{own:?}");
    assert_eq!(own.len(), 4, "{own:?}");
    all.entries[1].player.publication = Publication::Anonymous;
    assert!(has(&notes(&all), "1 player did not agree to be published in full"), "{:?}", notes(&all));
    for entry in &mut all.entries {
        entry.player.publication = Publication::Full;
        entry.player.country = None;
        entry.player.family.truncate(4);
    }
    for game in &mut all.games {
        game.passes = Passes::both(Some(GameResult::played(Verdict::Jigo)));
    }
    assert_eq!(notes(&all), Vec::<String>::new());
}

#[test]
fn good_lines_are_taken_and_opponents_of_the_others_are_gaps_with_a_note() {
    let file = "  10 BROOK Ada 2D ------- UK 20+w0 30+b0\n  20 LAKE Bo weak ------- SE 10-b0 0-\n  30 POP Ana 3K ------- RO 0- 10-w0\n";
    let ImportedTournament { tournament, notes, left } = imported(file);
    assert_eq!((tournament.entries.len(), tournament.games.len(), left.len(), left[0].line), (2, 1, 1, 2));
    let gap = "Round 1: the game of Brook Ada (line 1) is left out, because line 2";
    assert!(notes.iter().any(|note| note.to_string().starts_with(gap)), "{notes:?}");
}

#[test]
fn days_without_zeros_and_licences_of_other_lengths_are_read() {
    let file = ";date=4/5/2024\n;name=reed\n;komi=7,5\n\
        1 ALDER Kim 3D 123456 38Gr 2+w0\n2 BIRCH Sam 2D 12345678 FR 1-b0\n3 ELM Toni 1K --- DE 0=\n";
    let ImportedTournament { tournament, notes, .. } = imported(file);
    assert_eq!(tournament.event.start.to_string(), "2024-05-04");
    let people = tournament.entries.iter().map(|entry| (entry.player.ffg_licence.as_deref(), &*entry.player.club));
    assert_eq!(people.collect::<Vec<_>>(), [(Some("123456"), "38Gr"), (Some("12345678"), ""), (None, "")]);
    let ids: Vec<&str> = notes.iter().map(|note| note.id).collect();
    assert_eq!(ids, ["import-note-ffg-no-time", "import-note-scores-unknown"]);
    let notes = imported(&file.replace("7,5", "x").replace("4/5/2024", "May").replace("38Gr", "Weir 38Gr")).notes;
    for (value, id) in
        [("x", "import-note-setting"), ("May", "import-note-setting"), ("Weir", "import-note-value-left")]
    {
        let is_noted = notes.iter().any(|note| note.id == id && note.to_string().contains(&format!("\"{value}\"")));
        assert!(is_noted, "{value}: {notes:?}");
    }
}

#[test]
fn a_first_round_that_cannot_be_read_is_no_club() {
    let line = |round: &str| format!("   1 BROOK Ada                 2D ------- UK     {round}   0=\n");
    let other = "   2 LAKE Bo                   1K ------- SE     1-b0    0=\n";
    assert_eq!(imported(&format!("{}{other}", line("2+w0"))).tournament.games.len(), 1);
    for wrong in ["2w+0", "2w0", "+2w0"] {
        let left = imported(&format!("{}{other}", line(wrong))).left;
        assert!(left.len() == 1 && left[0].what.to_string().contains(&format!("\"{wrong}\"")), "{left:?}");
    }
    let dotted = imported(&format!("{}{other}", line("2+w0")).replace("   1 ", "  1. ").replace("   2 ", "  2. "));
    assert_eq!((dotted.tournament.games.len(), dotted.tournament.entries[0].player.family.as_str()), (1, "Brook"));
}
