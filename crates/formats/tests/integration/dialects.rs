//! Small files written by hand in the dialects of other programs, associations and spreadsheets, with invented people: what is
//! read from each, down to the standings and the notes, is in the folder `golden` beside them. `cargo xtask golden --package
//! formats` renews these texts.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use domain::standings::cell;
use domain::{Competition, Crosstable, Entry, EntryId, Standings, Tournament};
use formats::csv_list::{self, ListOptions, ListedPlayer};
use formats::{Format, detect};
use messages::Message;

/// Returns the files, sorted by name.
fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/dialects");
    let all = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<PathBuf> = all.filter(|path| path.is_file()).collect();
    files.sort();
    files
}

/// Returns everything that is read from a file, as text.
fn described(bytes: &[u8]) -> String {
    let mut text = String::new();
    match detect(bytes) {
        Some(Format::Csv) | None => list(&mut text, bytes),
        Some(format) => {
            let (_, read) = format.tournament().unwrap();
            let imported = read(bytes).unwrap_or_else(|error| panic!("{error}"));
            writeln!(text, "{format:?}").unwrap();
            tournament(&mut text, &imported.tournament);
            for left in &imported.left {
                writeln!(text, "left out, line {}: {}", left.line, left.what).unwrap();
            }
            notes(&mut text, &imported.notes);
        }
    }
    text
}

fn list(text: &mut String, bytes: &[u8]) {
    let options = ListOptions { take_good: true, ..ListOptions::default() };
    let sample = csv_list::sample(bytes, &options).unwrap_or_else(|error| panic!("{error}"));
    let columns = sample.columns.iter().map(|(_, column)| column.map_or_else(|| "-".into(), |column| column.id()));
    let columns = columns.collect::<Vec<String>>().join(" ");
    writeln!(text, "List: {} {:?} {columns}", sample.encoding, sample.separator).unwrap();
    let read = csv_list::read_as(bytes, &options).unwrap_or_else(|error| panic!("{error}"));
    for listed in &read.players {
        listed_player(text, listed);
    }
    for left in &read.left {
        writeln!(text, "left out, line {}: {}", left.line, left.what).unwrap();
    }
    notes(text, &read.notes);
}

fn listed_player(text: &mut String, listed: &ListedPlayer) {
    let player = &listed.player;
    let country = player.country.map(|country| country.to_string());
    let birth = player.birth.map(|birth| format!("{birth:?}"));
    let sex = player.sex.map(|sex| format!("{sex:?}"));
    let rating = player.rating.map(|rating| rating.0.to_string());
    let rest =
        [country, rating, birth, sex, player.egd_pin.clone()].into_iter().flatten().collect::<Vec<_>>().join(" ");
    let (family, given, rank, club) = (&player.family, &player.given, player.rank, &player.club);
    writeln!(text, "{}: {family} | {given} | {rank} | {club} | {rest}", listed.line).unwrap();
}

fn tournament(text: &mut String, read: &Tournament) {
    let (event, competition) = (&read.event, &read.competition);
    let (class, time) = (event.rating_class().unwrap_or('X'), event.time);
    writeln!(text, "{} | {} | {} to {}", event.name, event.place, event.start, event.end).unwrap();
    writeln!(text, "class {class}, komi {}, {} min, {:?}", event.komi, time.main_minutes, time.overtime).unwrap();
    let (system, rounds, mcmahon) = (competition.system, competition.rounds, competition.mcmahon);
    writeln!(text, "{system:?}, {rounds} rounds, from {} to {}", mcmahon.floor, mcmahon.bar).unwrap();
    let handicap = competition.handicap;
    writeln!(text, "handicap {:?} {} {}", handicap.basis, handicap.reduction, handicap.ceiling).unwrap();
    for entry in &read.entries {
        entry_line(text, entry);
    }
    if let Some(teams) = &competition.teams {
        for team in &teams.list {
            writeln!(text, "team {} {}: {:?}", team.number, team.name, team.members).unwrap();
        }
    }
    let name = |id: EntryId| read.entry(id).unwrap().player.list_name();
    for game in &read.games {
        let result = game.passes.known().map_or_else(|| "?".into(), |result| result.to_string());
        let (round, board, handicap) = (game.round, game.board, game.handicap);
        writeln!(text, "game {round}/{board}: {} - {} {handicap} {result}", name(game.black), name(game.white))
            .unwrap();
    }
    for bye in &read.byes {
        writeln!(text, "bye {}: {}", bye.round, name(bye.entry)).unwrap();
    }
    standings(text, read, competition);
    for record in &read.foreign {
        let fields = record.fields.iter().map(|(name, field)| format!("{name}={}", field.theirs));
        writeln!(text, "kept of {:?}: {}", record.subject, fields.collect::<Vec<_>>().join(", ")).unwrap();
    }
}

fn entry_line(text: &mut String, entry: &Entry) {
    let player = &entry.player;
    let mut words = vec![player.rank.to_string()];
    words.extend(player.rating.map(|rating| rating.0.to_string()));
    words.extend(player.country.map(|country| country.to_string()));
    words.extend(Some(player.club.clone()).filter(|club| !club.is_empty()));
    words.extend(player.egd_pin.clone().map(|pin| format!("PIN {pin}")));
    words.extend(player.ffg_licence.clone().map(|licence| format!("FFG {licence}")));
    words.extend(player.aga_id.clone().map(|number| format!("AGA {number}")));
    words.extend(Some(format!("{:?}", entry.status)).filter(|status| status != "Registered"));
    let missed: Vec<u32> = entry.missed.iter().filter(|round| *round <= 20).collect();
    words.extend(Some(format!("misses {missed:?}")).filter(|_| !missed.is_empty()));
    words.extend(Some(format!("shift {}", entry.score_shift)).filter(|_| entry.score_shift != 0));
    writeln!(text, "{}: {} | {} | {}", entry.id.0, player.family, player.given, words.join(", ")).unwrap();
}

fn standings(text: &mut String, read: &Tournament, competition: &Competition) {
    let rounds = read.paired_rounds();
    let table = Crosstable::of(read, rounds);
    let standings = Standings::of(&table, competition, rounds);
    let names: Vec<String> = standings.tie_breaks.iter().map(ToString::to_string).collect();
    writeln!(text, "standings by {}", names.join(" ")).unwrap();
    let places: Vec<usize> = {
        let mut places = vec![0; table.rows.len()];
        for (line, place) in standings.lines.iter().zip(1..) {
            places[line.row] = place;
        }
        places
    };
    for line in &standings.lines {
        let place =
            line.place.filter(|_| !line.shared_with_above).map_or_else(|| "=".into(), |place| place.to_string());
        let name = read.entry(line.entry).unwrap().player.list_name();
        let criteria: Vec<String> = line.criteria.iter().map(|value| value.glyphs()).collect();
        let of = |row: usize| u32::try_from(places[row]).unwrap();
        let cells: Vec<String> = line.outcomes.iter().map(|outcome| cell(competition, *outcome, of)).collect();
        writeln!(text, "{place} {name}: {} | {}", criteria.join(" "), cells.join(" ")).unwrap();
    }
}

fn notes(text: &mut String, notes: &[Message]) {
    for note in notes {
        writeln!(text, "note: {note}").unwrap();
    }
}

#[test]
fn every_dialect_is_read_as_its_golden_text_says() {
    let is_renewed = std::env::var("INSTA_UPDATE").is_ok_and(|how| how == "always");
    let mut wrong = Vec::new();
    for path in files() {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let golden = path.with_file_name("golden").join(format!("{name}.txt"));
        let read = described(&std::fs::read(&path).unwrap());
        if is_renewed {
            std::fs::write(&golden, &read).unwrap();
        } else if std::fs::read_to_string(&golden).unwrap_or_default() != read {
            wrong.push(format!("{name}:\n{read}"));
        }
    }
    assert!(wrong.is_empty(), "these files are read in another way:\n{}", wrong.join("\n"));
}
