//! Reading tournament reports: header lines, players in fixed columns, and their rounds of ten columns each.

use std::ops::Range;

use chrono::NaiveDate;
use domain::model::player::{Birth, Sex};
use domain::{Country, Criterion, EventSettings, Gor, HalfPoints, Player, Rank, ScoreBasis};
use messages::{Message, message};

use super::{
    BIRTH, FEDERATION, FEDERATION_NUMBER, NAME_COLUMNS, NUMBER, PLACE, POINTS, RATING, ROUND, ROUNDS, SEX, TITLE,
};
use crate::csv_list::{country, country_of_federation};
use crate::days::{header_day, last_day};
use crate::file_places::{self, FilePlace};
use crate::notes::Notes;
use crate::results_table::{self, ResultsTable};
use crate::text::{clean, excerpt, hundredths, rating};
use crate::{FormatError, ImportedTournament, assemble};

/// The ways in which dates are written.
const DATES: [&str; 4] = ["%Y/%m/%d", "%Y-%m-%d", "%d/%m/%Y", "%d.%m.%Y"];

/// Reads a report in UTF-8 or ISO-8859-15. The order of lines determines ids, starting numbers and boards.
///
/// The format has no ranks of Go: they follow from the ratings, and a note says so. Lines that cannot be read are left out.
///
/// # Errors
/// The file has no players, or more than a tournament can have.
pub fn read(bytes: &[u8]) -> Result<ImportedTournament, FormatError> {
    let expected = message!("import-format-trf");
    let text = results_table::text(bytes, expected.clone())?;
    let mut notes = Notes::default();
    let mut file = File::default();
    for (line, number) in text.lines().zip(1u64..) {
        match line.get(..3) {
            Some("001") => file.line(line, number, &mut notes)?,
            Some(code) => file.header(code, &line[3..], &mut notes),
            None => {}
        }
    }
    let tournament = file.tournament(bytes, expected, &mut notes)?;
    Ok(ImportedTournament { tournament, notes: notes.into_vec(), left: file.table.left_lines() })
}

/// The content of the lines.
#[derive(Debug, Default)]
struct File {
    name: String,
    place: String,
    country: Option<Country>,
    start: Option<NaiveDate>,
    end: Option<NaiveDate>,
    rounds: u32,
    /// The number of each player's line.
    numbers: Vec<Option<usize>>,
    unrated: usize,
    /// The codes of the header that are not read.
    unread: Vec<String>,
    /// Players with a title or a number of the chess federation.
    titled: usize,
    /// The places and points of the players.
    places: Vec<FilePlace>,
    /// The places of the lines that are left out.
    left_places: Vec<u32>,
    table: ResultsTable,
}

impl File {
    fn header(&mut self, code: &str, value: &str, notes: &mut Notes) {
        let value = clean(value).0;
        match code {
            "012" => self.name = value,
            "022" => self.place = value,
            "032" => self.country = country_here(&value).or_else(|| left_out(code, &value, notes)),
            "042" => self.start = header_day(code, &value, &DATES, notes),
            "052" => self.end = header_day(code, &value, &DATES, notes),
            "XXR" => self.rounds = value.parse().ok().or_else(|| left_out(code, &value, notes)).unwrap_or(0),
            // How many players and teams there are, and the days of rounds.
            "062" | "072" | "082" | "132" | "###" => {}
            code if !code.trim().is_empty() => self.unread.push(code.to_string()),
            _ => {}
        }
    }

    fn line(&mut self, line: &str, number: u64, notes: &mut Notes) -> Result<(), FormatError> {
        let line: Vec<char> = line.chars().collect();
        let part = |columns: Range<usize>| -> String {
            let end = columns.end.min(line.len());
            line.get(columns.start..end).unwrap_or_default().iter().collect::<String>()
        };
        self.numbers.push(part(NUMBER).trim().parse().ok());
        match self.player(&part, line.len(), notes) {
            Ok((player, words)) => {
                let points = part(POINTS).trim().to_string();
                let values = vec![hundredths(&points).map(|value| (excerpt(&points), value))];
                let mut unread = Vec::new();
                let place = read_or_left(part(PLACE).trim(), &mut unread, |text| text.parse().ok());
                note_unread(&unread, &player, notes);
                self.places.push(FilePlace { place, values, are_unexplained: false });
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                self.table.player(player, &words, number, notes)
            }
            Err(what) => {
                self.left_places.extend(part(PLACE).trim().parse::<u32>().ok());
                self.table.leave_out(number, what, true)
            }
        }
    }

    /// Returns the player of a line with the words of the rounds.
    ///
    /// # Errors
    /// The number or the name is missing, or a round is not valid.
    fn player(
        &mut self,
        part: &dyn Fn(Range<usize>) -> String,
        length: usize,
        notes: &mut Notes,
    ) -> Result<(Player, Vec<String>), Message> {
        if self.numbers.last().copied().flatten().is_none() {
            return Err(message!("import-problem-trf-number"));
        }
        let (name, harmful) = clean(&part(NAME_COLUMNS));
        let (family, given) = name.split_once(',').or_else(|| name.split_once(' ')).unwrap_or((&name, ""));
        let (family, given) = (family.trim().to_string(), given.trim().to_string());
        if family.is_empty() {
            return Err(message!("import-problem-no-family-name"));
        }
        let starts = (ROUNDS..length).step_by(ROUND).map(|start| part(start..start + ROUND));
        let words = starts
            .map(|word| round(&word).ok_or_else(|| message!("import-problem-round-word", word = excerpt(word.trim()))));
        let words = words.collect::<Result<Vec<String>, Message>>()?;
        notes.cleaned(harmful, &name);
        let value = |columns| part(columns).trim().to_string();
        let mut unread = Vec::new();
        // 0 means no opponent.
        let written = Some(value(RATING)).filter(|written| written != "0").unwrap_or_default();
        let rated = read_or_left(&written, &mut unread, |text| rating(text.parse().ok()?));
        self.unrated += usize::from(rated.is_none());
        self.titled +=
            usize::from([TITLE, FEDERATION_NUMBER].into_iter().any(|columns| !part(columns).trim().is_empty()));
        let mut player = Player::new(family, given, rated.map_or(Rank::WEAKEST, Gor::rank));
        player.rating = rated;
        player.sex = read_or_left(&value(SEX), &mut unread, sex);
        player.country = read_or_left(&value(FEDERATION), &mut unread, country_here);
        player.birth = read_or_left(&value(BIRTH), &mut unread, birth);
        note_unread(&unread, &player, notes);
        Ok((player, words))
    }

    fn tournament(
        &mut self,
        bytes: &[u8],
        expected: Message,
        notes: &mut Notes,
    ) -> Result<domain::Tournament, FormatError> {
        let lines = self.numbers.iter().zip(1..).filter_map(|(number, line)| Some(((*number)?, line))).collect();
        self.table.number_opponents(&lines);
        let start = self.start.or(self.end).unwrap_or_else(assemble::unknown_day);
        if self.start.is_none() {
            notes.add(message!("import-note-start", day = start.to_string()));
        }
        let mut event = EventSettings::new(if self.name.is_empty() { "Tournament" } else { &self.name }, start, "");
        event.place = self.place.clone();
        event.country = self.country;
        event.end = last_day("052", start, self.end, notes);
        notes.header_left(&self.unread);
        notes.add(message!("import-note-trf-ranks"));
        if self.titled > 0 {
            notes.add(message!("import-note-trf-titles", count = self.titled));
        }
        if self.unrated > 0 {
            notes.add(message!("import-note-trf-unrated", count = self.unrated));
        }
        let over = ScoreBasis::Wins;
        self.table.tie_breaks = vec![Criterion::Wins, Criterion::Sos(over, 0), Criterion::Sosos(over)];
        let mut tournament = self.table.tournament(event, expected, notes)?;
        let competition = &mut tournament.competition;
        if self.table.has_half_byes() {
            competition.scoring.absent_wins = HalfPoints::JIGO;
            competition.scoring.round_down = false;
        }
        competition.rounds = self.rounds.clamp(competition.rounds, domain::Rounds::LAST.max(competition.rounds));
        tournament.event.draw_seed = assemble::draw_seed(bytes);
        file_places::compare(&mut tournament, &self.places, &self.left_places, notes);
        Ok(tournament)
    }
}

/// Notes a value of the header that cannot be read.
fn left_out<T>(code: &str, value: &str, notes: &mut Notes) -> Option<T> {
    if !value.is_empty() {
        notes.add(message!("import-note-setting", setting = code, value = excerpt(value)));
    }
    None
}

/// Returns what a column says. One that cannot be read is added to `unread`.
fn read_or_left<T>(written: &str, unread: &mut Vec<String>, read: impl Fn(&str) -> Option<T>) -> Option<T> {
    let value = read(written);
    if value.is_none() && !written.is_empty() {
        unread.push(written.to_string());
    }
    value
}

fn note_unread(unread: &[String], player: &Player, notes: &mut Notes) {
    for text in unread {
        notes.add(message!("import-note-value-left", name = player.list_name(), text = excerpt(text)));
    }
}

fn sex(letter: &str) -> Option<Sex> {
    match letter {
        "m" | "M" => Some(Sex::Male),
        "w" | "W" | "f" | "F" => Some(Sex::Female),
        _ => None,
    }
}

/// Returns a round such as `  12 w 1` as a word of a results file, `12+w`. `None` if it is neither a round nor blank.
fn round(columns: &str) -> Option<String> {
    let words: Vec<&str> = columns.split_whitespace().collect();
    let (opponent, colour, result) = match words[..] {
        [] => (0, "-", "Z"),
        [opponent, colour] => (opponent.parse().ok()?, colour, " "),
        [opponent, colour, result] => (opponent.parse().ok()?, colour, result),
        _ => return None,
    };
    let colour = match colour {
        "w" | "W" => "w",
        "b" | "B" => "b",
        "-" => "",
        _ => return None,
    };
    let (sign, kind) = match result {
        "1" | "W" | "w" => ('+', "/"),
        "0" | "L" | "l" => ('-', "/"),
        "=" | "D" | "d" => ('=', "/"),
        "+" => ('+', "!"),
        "-" if opponent != 0 => ('-', "!"),
        "H" | "h" if opponent != 0 => ('=', "!"),
        "F" | "f" | "U" | "u" => ('+', ""),
        "H" | "h" => ('=', ""),
        "Z" | "z" | "-" => ('-', ""),
        " " => ('?', ""),
        _ => return None,
    };
    Some(if opponent == 0 { format!("0{sign}") } else { format!("{opponent}{sign}{kind}{colour}") })
}

/// Parses a day of birth; a year alone, or with zeros for month and day, is a year.
fn birth(text: &str) -> Option<Birth> {
    let day = DATES.iter().find_map(|form| NaiveDate::parse_from_str(text, form).ok());
    let year = || text.get(..4)?.parse().ok().filter(|year| (1900..=2100).contains(year)).map(Birth::Year);
    day.filter(|day| (1900..=2100).contains(&chrono::Datelike::year(day))).map(Birth::Day).or_else(year)
}

/// Returns the country with these letters in sports, or with another code or name.
fn country_here(text: &str) -> Option<Country> {
    country_of_federation(text).or_else(|| country(text))
}

#[cfg(test)]
mod tests {
    use domain::{Bye, CompetitionId, Crosstable, EntryId, Standings, System, Tournament};

    use super::*;
    use crate::{Format, detect};

    const FILE: &[u8] = include_bytes!("../../../../fuzz/corpus/trf/chess.txt");
    const FORFEITS: &[u8] = include_bytes!("../../../../fuzz/corpus/trf/forfeits.txt");

    /// Returns the games as round, White, Black and result.
    fn games(tournament: &Tournament) -> Vec<String> {
        let family = |id: EntryId| tournament.entry(id).unwrap().player.family.clone();
        let result = |game: &domain::Game| game.passes.known().map(|result| result.to_string()).unwrap_or_default();
        tournament
            .games
            .iter()
            .map(|game| format!("{} {} {} {}", game.round, family(game.white), family(game.black), result(game)))
            .collect()
    }

    #[test]
    fn reports_of_chess_programs_are_read() {
        assert_eq!(detect(FILE), Some(Format::Trf));
        let ImportedTournament { tournament, notes, .. } = read(FILE).unwrap();
        let event = &tournament.event;
        assert_eq!(
            (&*event.name, &*event.place, event.country.unwrap().to_string()),
            ("Mill Open", "Arad", "RO".into())
        );
        assert_eq!((event.start.to_string(), event.end.to_string()), ("2026-03-07".into(), "2026-03-08".into()));
        assert_eq!((tournament.competition.system, tournament.competition.rounds), (System::Swiss, 3));
        let player = &tournament.entries[0].player;
        assert_eq!(
            (player.list_name().as_str(), player.rank.to_string(), player.rating),
            ("Brook Ada", "1k".into(), Some(Gor(1990)))
        );
        assert_eq!((player.sex, player.birth.map(Birth::year)), (Some(Sex::Female), Some(2012)));
        assert_eq!(games(&tournament), ["1 Brook Lake 0-1", "2 Pop Brook 1-0"]);
        let bye = Bye { competition: CompetitionId::OPEN, round: 1, entry: EntryId(3) };
        assert_eq!(tournament.byes, [bye]);
        assert!(tournament.entries[1].missed.contains(2), "a half point without a game is a missed round");
        let ids: Vec<&str> = notes.iter().map(|note| note.id).collect();
        assert_eq!(
            ids,
            ["import-note-header-left", "import-note-trf-ranks", "import-note-trf-unrated", "import-note-places-agree"]
        );
    }

    #[test]
    fn forfeits_and_numbers_with_gaps_are_read() {
        let tournament = read(FORFEITS).unwrap().tournament;
        assert_eq!(games(&tournament), ["1 Brook Lake 0-1!", "2 Lake Brook ="]);
        assert_eq!(tournament.event.start.to_string(), "2026-03-07");
    }

    #[test]
    fn half_points_without_a_game_count() {
        let wins = |round: &str| {
            let text = std::str::from_utf8(FILE).unwrap();
            let text = text.replace("0000 - U", "0000 - -").replace("0000 - H", round);
            let tournament = read(text.as_bytes()).unwrap().tournament;
            let standings = Standings::of(&Crosstable::of(&tournament, 2), &tournament.competition, 2);
            let wins = |entry| standings.lines.iter().find(|line| line.entry == EntryId(entry)).unwrap().criteria[0];
            // Lake, who misses the second round, and Pop, who misses the first one.
            [2, 3].map(|entry| wins(entry).to_string())
        };
        assert_eq!(wins("0000 - H"), ["0.5", "0"]);
        assert_eq!(wins("0000 - ="), ["0.5", "0"]);
        assert_eq!(wins("0000 - Z"), ["0", "0"]);
    }

    #[test]
    fn values_that_cannot_be_read_are_noted() {
        let (setting, value) = ("import-note-setting", "import-note-value-left");
        for (from, to, id) in [
            ("032 ROU", "032 Weir", setting),
            ("042 2026/03/07", "042 soon", setting),
            ("052 2026/03/08", "052 later", setting),
            ("XXR 3", "XXR x", setting),
            ("1990 ROU", "19x0 ROU", value),
            ("1990 ROU", "4990 ROU", value),
            ("1990 ROU", "1990 ZZZ", value),
            ("2012/05/03", "20.5.12   ", value),
            ("1 w ", "1 q ", value),
        ] {
            let whole = std::str::from_utf8(FILE).unwrap();
            assert!(whole.contains(from), "{from}");
            let notes = read(whole.replacen(from, to, 1).as_bytes()).unwrap().notes;
            let written = to.split(' ').zip(from.split(' ')).find(|(to, from)| to != from).unwrap().0;
            let is_noted =
                notes.iter().any(|note| note.id == id && note.to_string().contains(&format!("\"{written}\"")));
            assert!(is_noted, "{to}: {notes:?}");
        }
    }

    #[test]
    fn damaged_lines_are_refused_with_their_number() {
        let text = std::str::from_utf8(FILE).unwrap();
        let refused =
            |text: &str| read(text.as_bytes()).and_then(ImportedTournament::complete).unwrap_err().to_string();
        assert!(refused("012 Open\n").contains("no line of a player"));
        assert!(refused(&text.replace("   2 w 1", "   2 w x")).starts_with("Line 10: "));
        assert!(refused(&text.replace("001    2", "001    x")).contains("columns 5 to 8"));
    }

    #[test]
    fn good_lines_are_taken_and_opponents_of_the_others_are_gaps_with_a_note() {
        let text = std::str::from_utf8(FILE).unwrap().replace("   2 w 1", "   2 w x");
        let ImportedTournament { tournament, notes, left } = read(text.as_bytes()).unwrap();
        assert_eq!((tournament.entries.len(), left.len(), left[0].line), (2, 1, 10));
        assert!(left[0].what.to_string().contains("\"2 w x\" is not a round"), "{left:?}");
        assert!(notes.iter().any(|note| note.id == "import-note-opponent-left"), "{notes:?}");
    }
}
