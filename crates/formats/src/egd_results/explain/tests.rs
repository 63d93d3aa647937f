//! Columns of criteria without names: the system, the initial scores and the criteria are found again from the values.

use domain::lots::Lots;
use domain::model::mcmahon::McMahon;
use domain::{
    Bye, Competition, CompetitionId, Criterion, Entry, EntryId, EventSettings, Game, GameResult, Passes, Player, Rank,
    RoundNumber, ScoringRules, System, Tournament, Verdict,
};

use crate::egd_results::{Options, read, write};
use crate::{ImportedTournament, assemble};

const ROUNDS: RoundNumber = 5;
const PLAYERS: i64 = 25;

fn rank(text: &str) -> Rank {
    text.parse().unwrap()
}

/// Returns a tournament of random games among players from 6d to 18k, with byes and a player who misses a round.
fn tournament(system: System, criteria: &[&str], mcmahon: McMahon, scoring: ScoringRules) -> Tournament {
    let tie_breaks = criteria.iter().map(|name| name.parse().unwrap()).collect();
    let competition =
        Competition { tie_breaks, mcmahon, scoring, ..Competition::new(CompetitionId::OPEN, "", system, ROUNDS) };
    let mut tournament = Tournament::new(EventSettings::new("Mill Open", assemble::unknown_day(), ""), competition);
    for id in 1..=PLAYERS {
        let player = Player::new(format!("Player{id}"), "Ada", Rank::from_grade(6 - id as i32));
        tournament.entries.push(Entry::new(EntryId(id), CompetitionId::OPEN, player));
    }
    tournament.entries[7].missed = tournament.entries[7].missed.with(2).with(3);
    let mut lots = Lots::new("games", "7");
    for round in 1..=ROUNDS {
        let mut present: Vec<EntryId> =
            tournament.entries.iter().filter(|entry| !entry.missed.contains(round)).map(|entry| entry.id).collect();
        let start = lots.below(5) as usize;
        present.rotate_left(start);
        for (pair, board) in present.chunks(2).zip(1..) {
            let [black, white] = *pair else {
                tournament.byes.push(Bye { competition: CompetitionId::OPEN, round, entry: pair[0] });
                continue;
            };
            let verdict = [Verdict::BlackWins, Verdict::WhiteWins][lots.below(2) as usize];
            let passes = Passes::both(Some(GameResult::played(verdict)));
            tournament.games.push(Game { passes, ..assemble::game(round, board, black, white) });
        }
    }
    tournament.rounds = assemble::rounds(&tournament.games, &tournament.byes);
    tournament
}

/// Returns the lines of the players in the file of the tournament.
fn file(tournament: &Tournament) -> String {
    let standings = domain::Standings::of(&super::table(tournament), &tournament.competition, ROUNDS);
    let file = String::from_utf8(write(tournament, &standings, Options::default())).unwrap();
    file.lines().filter(|line| !line.starts_with(';')).map(|line| format!("{line}\n")).collect()
}

fn notes(imported: &ImportedTournament) -> Vec<String> {
    imported.notes.iter().map(ToString::to_string).collect()
}

#[test]
fn system_criteria_and_initial_scores_follow_from_the_values() {
    let scale = |zero, floor, bar| McMahon { zero: rank(zero), floor: rank(floor), bar: rank(bar), supergroup: None };
    let handbook = ScoringRules::handbook();
    for (system, criteria, mcmahon, scoring) in [
        (System::McMahon, vec!["MMS", "SOS", "SOSOS"], scale("30k", "12k", "3d"), handbook),
        (System::McMahon, vec!["MMS", "SOS", "SOSOS"], scale("20k", "12k", "3d"), ScoringRules::opengotha()),
        (System::McMahon, vec!["MMS", "CUSS", "SODOS"], scale("1d", "5k", "1d"), handbook),
        (System::McMahon, vec!["MMS", "NBW", "SOS-1"], scale("30k", "15k", "5d"), handbook),
        (System::Swiss, vec!["NBW", "SOSW", "SOSOSW"], McMahon::default(), handbook),
        (System::Swiss, vec!["NBW", "CUSSW", "SODOSW"], McMahon::default(), handbook),
    ] {
        let before = tournament(system, &criteria, mcmahon, scoring);
        let imported = read(file(&before).as_bytes()).unwrap();
        let rules = &imported.tournament.competition;
        let found: Vec<String> = rules.tie_breaks.iter().map(Criterion::to_string).collect();
        assert_eq!((rules.system, found), (system, criteria.iter().map(ToString::to_string).collect()), "{imported:?}");
        let is_same = |entry: &Entry| mcmahon.initial(entry.player.rank) == rules.mcmahon.initial(entry.player.rank);
        assert!(system == System::Swiss || before.entries.iter().all(is_same), "{:?} {criteria:?}", rules.mcmahon);
        assert!(imported.notes.iter().any(|note| note.id == "import-note-places-agree"), "{:#?}", notes(&imported));
        assert_eq!(file(&imported.tournament), file(&before), "{criteria:?}");
    }
}

#[test]
fn added_points_and_other_places_are_named() {
    let scale = McMahon { zero: rank("30k"), floor: rank("12k"), bar: rank("3d"), supergroup: None };
    let mut before = tournament(System::McMahon, &["MMS", "SOS", "SOSOS"], scale, ScoringRules::handbook());
    before.entries[9].score_shift = -2;
    let imported = read(file(&before).as_bytes()).unwrap();
    let shifts: Vec<i32> = imported.tournament.entries.iter().map(|entry| entry.score_shift).collect();
    assert_eq!((shifts.iter().sum::<i32>(), shifts.iter().filter(|shift| **shift != 0).count()), (-2, 1));
    assert!(notes(&imported).iter().any(|note| note.contains("Player10 Ada (-2)")), "{:#?}", notes(&imported));
    assert_eq!(file(&imported.tournament), file(&before));
    let place = imported.tournament.foreign.iter().find_map(|record| record.fields.get("place"));
    assert_eq!(place.map(|field| field.theirs.as_str()), Some("1"));
    // The first two lines are exchanged, with the numbers in the games, but not their values.
    let wrong = file(&before).replacen("   1 Player", "   9 Player", 1);
    let imported = read(wrong.as_bytes()).unwrap();
    let notes = notes(&imported);
    assert!(notes.iter().any(|note| note == "Places that differ from those of the file: 1 of 25."), "{notes:#?}");
    assert!(notes.iter().any(|note| note.contains("place 9 in the file, 1 here. The values are those")), "{notes:#?}");
    let wrong = file(&before)
        .lines()
        .map(|line| match line.starts_with("   3 ") {
            true => format!("{}\n", line.replacen("   3 ", "  20 ", 1).replacen("  3", "  1", 1)),
            false => format!("{line}\n"),
        })
        .collect::<String>();
    let imported = read(wrong.as_bytes()).unwrap();
    assert!(imported.notes.iter().any(|note| note.to_string().contains("in the file and")), "{:#?}", imported.notes);
}

#[test]
fn a_column_that_no_criterion_gives_is_named() {
    let scale = McMahon { zero: rank("30k"), floor: rank("12k"), bar: rank("3d"), supergroup: None };
    let before = tournament(System::McMahon, &["MMS", "SOS", "SOSOS"], scale, ScoringRules::handbook());
    let written = file(&before);
    let lines = written.lines().zip(1..).map(|(line, number)| match line.starts_with(';') {
        true => format!("{line}\n"),
        false => format!("{}\n", line.replacen(" 0 ", &format!(" {} ", (number * 37) % 101), 1)),
    });
    let imported = read(lines.collect::<String>().as_bytes()).unwrap();
    assert!(imported.notes.iter().any(|note| note.id == "import-note-egd-columns"), "{:#?}", notes(&imported));
    assert_eq!(imported.tournament.competition.tie_breaks, Criterion::mcmahon_tie_breaks());
}

#[test]
fn opengotha_names_sums_without_the_score_that_they_add_up() {
    let before = tournament(System::Swiss, &["NBW", "SOSW", "SOSOSW"], McMahon::default(), ScoringRules::opengotha());
    let heading = "; Pl Name Rk Co Club  NBW  SOS SOSOS\n";
    let imported = read(format!("; EV[Mill Open]\n{heading}{}", file(&before)).as_bytes()).unwrap();
    assert_eq!(imported.tournament.competition.tie_breaks, Criterion::swiss_tie_breaks(), "{:#?}", notes(&imported));
    assert!(imported.notes.iter().any(|note| note.id == "import-note-places-agree"), "{:#?}", notes(&imported));
}
