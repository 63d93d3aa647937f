//! Real files of other programs, which lie beside the project: everything in them is imported, with the standings that the
//! other program shows, or a note says where not. Without the files the tests are skipped.

use std::path::{Path, PathBuf};

use domain::standings::StandingsLine;
use domain::{Competition, Criterion, Crosstable, Standings, Tournament};
use formats::{ImportedTournament, csv_list, egd_results, macmahon, opengotha, pairgoth, pairgoth_export};
use serde_json::Value;

/// Returns the files of a folder with this ending, by name; an empty list if the folder is absent. A worktree may lie
/// deeper than the project, so that the folder is looked for in all parents.
fn files(folder: &str, ending: &str) -> Vec<(String, PathBuf)> {
    let parents = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let mut folders = parents.map(|parent| parent.join("shared/data/other-programs").join(folder));
    let Some(entries) = folders.find_map(|folder| std::fs::read_dir(folder).ok()) else {
        println!("skipped: {folder} is not beside the project");
        return Vec::new();
    };
    let mut files: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|own| own == ending))
        .map(|path| (path.file_stem().unwrap().to_string_lossy().into_owned(), path))
        .collect();
    files.sort();
    files
}

/// Returns one file of the folder of small ones; `None` if it is absent.
fn small(name: &str, ending: &str) -> Option<Vec<u8>> {
    let found = files("small", ending).into_iter().find(|(own, _)| own == name)?;
    Some(std::fs::read(found.1).unwrap())
}

fn has_note(imported: &ImportedTournament, words: &str) -> bool {
    imported.notes.iter().any(|note| note.to_string().contains(words))
}

/// Name, score, points, SOS and SOSOS.
type Line = [String; 5];

/// Returns the lines of MacMahon's own wall list.
fn shown(table: &str) -> Vec<Line> {
    let lines = table.lines().skip_while(|line| !line.starts_with("Place")).skip(1);
    let line = |line: &str| {
        let cells: Vec<&str> = line.split('\t').collect();
        let last = |back: usize| cells[cells.len() - back].to_string();
        [cells[1].replace(", ", " "), cells[4].to_string(), last(3), last(2), last(1)]
    };
    lines.take_while(|line| !line.starts_with("===")).map(line).collect()
}

/// Returns the same lines of an imported tournament, with `more` points in every score.
fn standings(tournament: &Tournament, more: u32) -> Vec<Line> {
    let competition = &tournament.competition;
    let rounds = competition.rounds;
    let table = Crosstable::of(tournament, rounds);
    let criteria = ["MMS", "NBW", "SOS", "SOSOS"].map(|name| name.parse::<Criterion>().unwrap());
    let all = Competition { tie_breaks: [&competition.tie_breaks[..], &criteria[..]].concat(), ..competition.clone() };
    let own = competition.tie_breaks.len();
    let line = |line: &StandingsLine| {
        let value = |at: usize, more: u32| {
            let glyphs = line.criteria[own + at].glyphs();
            let (whole, half) = glyphs.split_once('½').map_or((glyphs.as_str(), ""), |(whole, _)| (whole, "½"));
            format!("{}{half}", whole.parse::<u32>().unwrap_or(0) + more)
        };
        let player = tournament.entry(line.entry).unwrap().player.list_name();
        [player, value(0, more), value(1, 0), value(2, more * rounds), value(3, more * rounds * rounds)]
    };
    Standings::of(&table, &all, rounds).lines.iter().map(line).collect()
}

#[test]
fn played_tournaments_have_the_standings_of_macmahon() {
    for (name, path) in files("macmahon-results", "xml") {
        let imported = macmahon::read(&std::fs::read(&path).unwrap()).unwrap();
        let shown = shown(&std::fs::read_to_string(path.with_extension("macmahon.tsv")).unwrap());
        // Without a lower bar MacMahon counts from 35k, which the notes say.
        let is_lower = has_note(&imported, "The score of everyone is 5 lower here");
        assert_eq!(is_lower, name == "sasw", "{name}");
        let own = standings(&imported.tournament, if is_lower { 5 } else { 0 });
        assert_eq!(own, shown, "{name}");
    }
}

#[test]
fn tournaments_without_results_are_imported_whole() {
    for (name, path) in files("macmahon", "xml") {
        let imported = macmahon::read(&std::fs::read(&path).unwrap()).unwrap();
        let Ok(table) = std::fs::read_to_string(path.with_extension("standings.tsv")) else { continue };
        let shown: Vec<&str> =
            table.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit() || c == '(')).collect();
        let tournament = &imported.tournament;
        assert_eq!(tournament.entries.len(), shown.len(), "{name}");
        assert_eq!(tournament.games.len() + tournament.byes.len(), shown.len().div_ceil(2), "{name}");
        assert!(has_note(&imported, "a game without a result as half a point"), "{name}: {:?}", imported.notes);
        for entry in &tournament.entries {
            let player = entry.player.list_name();
            let of = |line: &str| line.split('\t').nth(1).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(shown.iter().any(|line| of(line) == player), "{name}: {player}");
        }
    }
}

#[test]
fn pairgoth_events_are_imported_whole() {
    for (name, path) in files("pairgoth", "tour") {
        let bytes = std::fs::read(&path).unwrap();
        let file: Value = serde_json::from_slice(&bytes).unwrap();
        let imported = pairgoth::read(&bytes).unwrap();
        let tournament = &imported.tournament;
        let players = file["players"].as_array().unwrap();
        let rows: Vec<&Value> = file["games"].as_array().unwrap().iter().flat_map(|r| r.as_array().unwrap()).collect();
        let is_bye = |row: &&&Value| row["w"] == 0 || row["b"] == 0;
        assert_eq!(tournament.entries.len(), players.len(), "{name}");
        assert_eq!(tournament.byes.len(), rows.iter().filter(is_bye).count(), "{name}");
        assert_eq!(tournament.games.len() + tournament.byes.len(), rows.len(), "{name}: {:?}", imported.notes);
        let results = rows.iter().filter(|row| row["r"] != "?" && !is_bye(row)).count();
        assert_eq!(tournament.games.iter().filter(|g| g.passes.agreed().is_some()).count(), results, "{name}");
        let pins = players.iter().filter(|p| p["egf"].as_str().is_some_and(|pin| pin.trim().len() == 8)).count();
        assert_eq!(tournament.entries.iter().filter(|e| e.player.egd_pin.is_some()).count(), pins, "{name}");
        let corrected = players.iter().filter(|p| p["mmsCorrection"].as_i64().unwrap_or(0) != 0).count();
        assert_eq!(tournament.entries.iter().filter(|e| e.score_shift != 0).count(), corrected, "{name}");
        let congress = players.iter().filter(|p| p["egc"].is_string()).count();
        assert_eq!(has_note(&imported, &format!("of {congress} players")), congress > 0, "{name}");
    }
}

#[test]
fn pairgoth_events_come_back_with_fields_that_have_no_use_here() {
    for (name, path) in files("pairgoth", "tour") {
        let bytes = std::fs::read(&path).unwrap();
        let file: Value = serde_json::from_slice(&bytes).unwrap();
        let tournament = pairgoth::read(&bytes).unwrap().tournament;
        let written = pairgoth_export::export(&tournament).bytes;
        let written: Value = serde_json::from_slice(&written).unwrap();
        for path in ["base", "main/upDownLowerMode", "main/roundDownScore", "secondary", "geo", "handicap/weight"] {
            let path = format!("/pairing/{path}");
            assert_eq!(written.pointer(&path), file.pointer(&path).or(written.pointer(&path)), "{name}: {path}");
        }
        for field in ["director", "rules", "shortName", "tablesExclusion", "importTimestamp"] {
            assert_eq!(written[field].as_str().unwrap_or(""), file[field].as_str().unwrap_or(""), "{name}: {field}");
        }
        let marked = |file: &Value| {
            let rows = file["games"].as_array().unwrap().iter().flat_map(|round| round.as_array().unwrap());
            rows.filter(|row| row["ft"] == true && row["w"] != 0 && row["b"] != 0).count()
        };
        assert_eq!(marked(&written), marked(&file), "{name}");
    }
}

#[test]
fn small_files_are_read_right() {
    if let Some(bytes) = small("mm310-swiss", "xml") {
        let tournament = macmahon::read(&bytes).unwrap().tournament;
        assert_eq!(tournament.competition.system, domain::System::Swiss);
        assert_eq!(tournament.competition.tie_breaks[0], Criterion::Wins);
    }
    if let Some(bytes) = small("pairgoth-nl", "tour") {
        let imported = pairgoth::read(&bytes).unwrap();
        let pins = imported.tournament.entries.iter().filter(|e| e.player.egd_pin.is_some()).count();
        assert_eq!((pins, imported.tournament.event.rating_class()), (2, Some('D')));
        let licences = imported.tournament.entries.iter().filter(|e| e.player.ffg_licence.is_some()).count();
        assert!(licences == 1 && has_note(&imported, "on the internet"));
    }
    if let Some(bytes) = small("og-99k", "xml") {
        let imported = opengotha::read(&bytes).unwrap();
        assert_eq!(imported.tournament.entries[0].player.rank.to_string(), "30k");
        assert!(has_note(&imported, "has the rank 99K, which means unknown"));
    }
    if let Some(bytes) = small("egd-tm", "h9") {
        let event = egd_results::read(&bytes).unwrap().tournament.event;
        assert_eq!((event.time.main_minutes, event.rating_class()), (82, Some('A')));
    }
}

#[test]
fn small_lists_are_read_right() {
    if let Some(bytes) = small("name", "csv") {
        let players = csv_list::read(&bytes).unwrap().players;
        assert_eq!((players[1].player.family.as_str(), players[1].player.given.as_str()), ("van der Berg", "Jan"));
    }
    if let Some(bytes) = small("ro", "csv") {
        let player = &csv_list::read(&bytes).unwrap().players[0].player;
        assert_eq!((player.list_name().as_str(), player.club.as_str()), ("Popescu Ana", "Cluj"));
    }
}

#[test]
fn results_files_of_real_tournaments_have_their_places() {
    for (name, bytes) in crate::real_files::real_files() {
        let before = opengotha::read(&bytes).unwrap().tournament;
        let (rules, rounds) = (&before.competition, before.paired_rounds());
        let standings = Standings::of(&Crosstable::of(&before, rounds), rules, rounds);
        let file = egd_results::write(&before, &standings, egd_results::Options::default());
        let named = String::from_utf8(file).unwrap();
        let bare: Vec<&str> = named.lines().filter(|line| !line.starts_with("; Pl")).collect();
        for text in [named.clone(), bare.join("\n")] {
            let imported = egd_results::read(text.as_bytes()).unwrap();
            let differing =
                imported.notes.iter().filter(|note| note.id.starts_with("import-note-place-differs")).count();
            assert_eq!(imported.tournament.competition.system, rules.system, "{name}: {:#?}", imported.notes);
            assert_eq!(differing, 0, "{name}: {:#?}", imported.notes);
        }
    }
}
