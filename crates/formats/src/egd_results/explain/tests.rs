//! Columns of criteria without names: the system, the initial scores and the criteria are found again from the values.

use domain::lots::Lots;
use domain::model::mcmahon::McMahon;
use domain::{
    Bye, Competition, CompetitionId, Criterion, Crosstable, Entry, EntryId, EventSettings, Game, GameResult,
    HalfPoints, Passes, Player, Rank, RoundNumber, ScoringRules, System, Tournament, Verdict,
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
    let table = Crosstable::of(tournament, ROUNDS);
    let standings = domain::Standings::of(&table, &tournament.competition, ROUNDS);
    let file = String::from_utf8(write(tournament, &standings, Options::default())).unwrap();
    file.lines().filter(|line| !line.starts_with(';')).map(|line| format!("{line}\n")).collect()
}

/// Makes every third game a jigo.
fn with_jigos(mut tournament: Tournament) -> Tournament {
    let jigo = Passes::both(Some(GameResult::played(Verdict::Jigo)));
    tournament.games.iter_mut().step_by(3).for_each(|game| game.passes = jigo);
    tournament
}

fn scale(zero: &str, floor: &str, bar: &str) -> McMahon {
    McMahon { zero: rank(zero), floor: rank(floor), bar: rank(bar), supergroup: None }
}

/// Returns the file with the columns of criteria in this order; a number may be twice.
fn with_columns(file: &str, order: &[usize]) -> String {
    let line = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let first = 1 + words.iter().position(|word| *word == "xxxx").unwrap();
        let criteria: Vec<&str> = order.iter().map(|at| words[first + at]).collect();
        format!("{} {} {}\n", words[..first].join(" "), criteria.join(" "), words[first + 4..].join(" "))
    };
    file.lines().map(line).collect()
}

fn criteria(tournament: &Tournament) -> Vec<String> {
    tournament.competition.tie_breaks.iter().map(Criterion::to_string).collect()
}

fn notes(imported: &ImportedTournament) -> Vec<String> {
    imported.notes.iter().map(ToString::to_string).collect()
}

#[test]
fn system_criteria_and_initial_scores_follow_from_the_values() {
    let handbook = ScoringRules::handbook();
    let half_absences = ScoringRules { absent_wins: HalfPoints::JIGO, round_down: false, ..handbook };
    for (system, criteria, mcmahon, scoring) in [
        (System::McMahon, vec!["MMS", "SOS", "SOSOS"], scale("30k", "12k", "3d"), handbook),
        (System::McMahon, vec!["MMS", "SOS", "SOSOS"], scale("20k", "12k", "3d"), ScoringRules::opengotha()),
        (System::McMahon, vec!["MMS", "CUSS", "SODOS"], scale("1d", "5k", "1d"), handbook),
        (System::McMahon, vec!["MMS", "NBW", "SOS-1"], scale("30k", "15k", "5d"), handbook),
        (System::Swiss, vec!["NBW", "SOSW", "SOSOSW"], McMahon::default(), handbook),
        (System::Swiss, vec!["NBW", "CUSSW", "SODOSW"], McMahon::default(), handbook),
        (System::Swiss, vec!["NBW", "SOSW", "SOSOSW"], McMahon::default(), half_absences),
        (System::Swiss, vec!["NBW", "SOS", "SOSOS"], scale("30k", "12k", "3d"), handbook),
    ] {
        let before = tournament(system, &criteria, mcmahon, scoring);
        for before in [with_jigos(before.clone()), before] {
            explains(&before);
        }
    }
}

/// Checks that the system, the criteria and the scores of a tournament are found again, also if halves are written as signs.
fn explains(before: &Tournament) {
    let Competition { system, mcmahon, .. } = before.competition;
    let written = file(before);
    for text in [written.replace(".5", "="), written.replace(".5", "?"), written.clone()] {
        let imported = read(text.as_bytes()).unwrap();
        let rules = &imported.tournament.competition;
        let found = (rules.system, criteria(&imported.tournament));
        assert_eq!(found, (system, criteria(before)), "{:#?}\n{text}", notes(&imported));
        let is_same = |entry: &Entry| mcmahon.initial(entry.player.rank) == rules.mcmahon.initial(entry.player.rank);
        assert!(system == System::Swiss || before.entries.iter().all(is_same), "{:?}\n{text}", rules.mcmahon);
        assert!(imported.notes.iter().any(|note| note.id == "import-note-places-agree"), "{:#?}", notes(&imported));
        assert_eq!(file(&imported.tournament), written);
    }
}

#[test]
fn a_column_of_points_before_the_scores_is_only_shown() {
    let order = ["MMS", "SOS", "SOSOS", "NBW"];
    let before = tournament(System::McMahon, &order, scale("30k", "12k", "3d"), ScoringRules::handbook());
    for before in [with_jigos(before.clone()), before] {
        let text = with_columns(&file(&before), &[3, 0, 1, 2]);
        let imported = read(text.as_bytes()).unwrap();
        let found = (imported.tournament.competition.system, criteria(&imported.tournament));
        assert_eq!(
            found,
            (System::McMahon, vec!["MMS".into(), "SOS".into(), "SOSOS".into()]),
            "{:#?}",
            notes(&imported)
        );
        let heading = format!("; Pl Name Rk Co Club Points Score SOS SOSOS\n{text}");
        assert_eq!(criteria(&read(heading.as_bytes()).unwrap().tournament), found.1, "{heading}");
    }
}

#[test]
fn a_file_that_counts_from_below_the_weakest_rank_has_the_same_places() {
    let order = ["MMS", "SOS", "SOSOS"];
    let mut before = tournament(System::McMahon, &order, scale("30k", "12k", "3d"), ScoringRules::handbook());
    before.entries.iter_mut().for_each(|entry| entry.score_shift = 5);
    for before in [with_jigos(before.clone()), before] {
        let imported = read(file(&before).as_bytes()).unwrap();
        assert_eq!(criteria(&imported.tournament), order, "{:#?}", notes(&imported));
        assert_eq!(imported.tournament.competition.mcmahon.initial(rank("12k")), HalfPoints::whole(18));
        assert!(imported.tournament.entries.iter().all(|entry| entry.score_shift == 0), "{:#?}", notes(&imported));
        let zero = imported.notes.iter().find(|note| note.id == "import-note-egd-zero").unwrap();
        assert!(zero.to_string().contains("is 5 lower here"), "{zero}");
        assert!(imported.notes.iter().any(|note| note.id == "import-note-places-agree"), "{:#?}", notes(&imported));
        let wrong = file(&before).replacen("   1 Player", "   9 Player", 1);
        let wrong = notes(&read(wrong.as_bytes()).unwrap());
        assert!(wrong.iter().any(|note| note.contains("The values are those of the file")), "{wrong:#?}");
    }
}

#[test]
fn no_criterion_is_twice() {
    let before = tournament(System::Swiss, &["NBW", "SOSW", "SOSOSW"], McMahon::default(), ScoringRules::handbook());
    let twice = read(with_columns(&file(&before), &[0, 1, 1, 2, 0]).as_bytes()).unwrap();
    assert_eq!(criteria(&twice.tournament), ["NBW", "SOSW", "SOSOSW"], "{:#?}", notes(&twice));
    assert!(twice.notes.iter().all(|note| note.id != "import-note-egd-columns"), "{:#?}", notes(&twice));
}

#[test]
fn values_that_differ_and_names_without_their_values_are_noted() {
    let before = tournament(System::Swiss, &["NBW", "SOSW", "SOSOSW"], McMahon::default(), ScoringRules::handbook());
    let text = with_columns(&file(&before), &[0, 0, 1, 2]);
    let imported = read(format!("; Pl Name Rk Co Club NBW SODOSW SOSW SOSOSW\n{text}").as_bytes()).unwrap();
    let notes_of = notes(&imported);
    assert!(notes_of.iter().any(|note| note.contains("do not follow from the games here: SODOSW.")), "{notes_of:#?}");
    assert_eq!(criteria(&imported.tournament), ["NBW", "SODOSW", "SOSW", "SOSOSW"]);
    let other = file(&before).lines().map(|line| format!("{line}\n")).collect::<Vec<_>>();
    let mut words: Vec<&str> = other[4].split_whitespace().collect();
    let sos = words.len() - 7;
    words[sos] = "77";
    let name = words.iter().find(|word| word.starts_with("Player")).unwrap().to_string();
    let changed = [other[..4].concat(), format!("{}\n", words.join(" ")), other[5..].concat()].concat();
    let changed = notes(&read(changed.as_bytes()).unwrap());
    assert!(changed.iter().any(|note| note.contains("criterion: 1.") && note.contains(&name)), "{changed:#?}");
}

#[test]
fn values_of_no_known_criterion_are_not_called_missing() {
    let text = "1 Reed Kim 2k IE Weir 900 2+ 3+\n2 Lake Bo 1k SE Lund 700 1- 3+\n4 Pop Ana 9k RO Arad 860 2- 1-\n";
    let imported = read(text.as_bytes()).unwrap();
    let notes = notes(&imported);
    assert!(
        notes.iter().any(|note| note.contains("No criterion known here gives the values of the file")),
        "{notes:#?}"
    );
}

#[test]
fn added_points_and_other_places_are_named() {
    let scale = scale("30k", "12k", "3d");
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
    let scale = scale("30k", "12k", "3d");
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

#[test]
fn a_file_of_wins_that_is_sorted_by_scores_is_a_mcmahon_tournament() {
    let order = ["MMS", "SOS", "SOSOS", "NBW"];
    let before = tournament(System::McMahon, &order, scale("30k", "12k", "3d"), ScoringRules::handbook());
    let imported = read(with_columns(&file(&before), &[3, 1, 2]).as_bytes()).unwrap();
    let found = (imported.tournament.competition.system, criteria(&imported.tournament));
    let notes_of = notes(&imported);
    assert_eq!(found, (System::McMahon, vec!["MMS".into(), "SOS".into(), "SOSOS".into()]), "{notes_of:#?}");
    let has = |id: &str| imported.notes.iter().any(|note| note.id == id);
    assert!(has("import-note-places-agree") && has("import-note-egd-mcmahon-sums"), "{notes_of:#?}");
}

#[test]
fn a_bar_and_a_floor_that_nobody_has_follow_from_sums_too() {
    let order = ["NBW", "SOS", "SOSOS"];
    let mut before = tournament(System::Swiss, &order, scale("30k", "12k", "3d"), ScoringRules::handbook());
    for entry in before.entries.iter_mut().filter(|entry| ["3d", "12k"].contains(&&*entry.player.rank.to_string())) {
        entry.player.rank = Rank::from_grade(entry.player.rank.grade() + 1);
    }
    let rules = read(file(&before).as_bytes()).unwrap().tournament.competition.mcmahon;
    assert_eq!((rules.bar, rules.floor), (rank("3d"), rank("12k")));
}
