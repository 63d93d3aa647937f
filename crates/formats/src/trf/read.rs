//! Reading tournament reports: header lines, players in fixed columns, and their rounds of ten columns each.

use chrono::NaiveDate;
use domain::model::player::{Birth, Sex};
use domain::{Criterion, Event, Gor, Player, Rank, ScoreBasis};
use messages::{Message, message};

use super::{BIRTH, NAME_COLUMNS, NUMBER, RATING, ROUND, ROUNDS};
use crate::csv_list::country;
use crate::notes::Notes;
use crate::results_table::{self, ResultsTable};
use crate::text::{clean, rating};
use crate::{FormatError, ImportedTournament, assemble};

/// The ways in which dates are written.
const DATES: [&str; 4] = ["%Y/%m/%d", "%Y-%m-%d", "%d/%m/%Y", "%d.%m.%Y"];

/// Reads a report in UTF-8 or ISO-8859-15. The order of lines determines ids, starting numbers and boards.
///
/// The format has no ranks of Go: they follow from the ratings, and a note says so.
///
/// # Errors
/// The file has no players, or an invalid line.
pub fn read(bytes: &[u8]) -> Result<ImportedTournament, FormatError> {
    let expected = message!("import-format-trf");
    let text = results_table::text(bytes, expected.clone())?;
    let mut notes = Notes::default();
    let mut file = File::default();
    for (line, number) in text.lines().zip(1u64..) {
        match line.get(..3) {
            Some("001") => file.player(line, number, &mut notes)?,
            Some(code) => file.header(code, &line[3..]),
            None => {}
        }
    }
    let tournament = file.tournament(bytes, expected, &mut notes)?;
    Ok(ImportedTournament { tournament, notes: notes.into_vec() })
}

/// The content of the lines.
#[derive(Debug, Default)]
struct File {
    name: String,
    place: String,
    country: String,
    start: Option<NaiveDate>,
    end: Option<NaiveDate>,
    rounds: u32,
    /// The number of each player's line.
    numbers: Vec<usize>,
    unrated: usize,
    table: ResultsTable,
}

impl File {
    fn header(&mut self, code: &str, value: &str) {
        let value = clean(value).0;
        let day = || DATES.iter().find_map(|form| NaiveDate::parse_from_str(&value, form).ok());
        match code {
            "012" => self.name = value,
            "022" => self.place = value,
            "032" => self.country = value,
            "042" => self.start = day(),
            "052" => self.end = day(),
            "XXR" => self.rounds = value.parse().unwrap_or(0),
            _ => {}
        }
    }

    fn player(&mut self, line: &str, number: u64, notes: &mut Notes) -> Result<(), FormatError> {
        let bad = |what: Message| FormatError::BadLine { line: number, what };
        let line: Vec<char> = line.chars().collect();
        let part = |columns: std::ops::Range<usize>| -> String {
            let end = columns.end.min(line.len());
            line.get(columns.start..end).unwrap_or_default().iter().collect::<String>()
        };
        let own = part(NUMBER).trim().parse().map_err(|_| bad(message!("import-problem-trf-number")))?;
        let (name, harmful) = clean(&part(NAME_COLUMNS));
        let (family, given) = name.split_once(',').or_else(|| name.split_once(' ')).unwrap_or((&name, ""));
        let (family, given) = (family.trim().to_string(), given.trim().to_string());
        if family.is_empty() {
            return Err(bad(message!("import-problem-no-family-name")));
        }
        notes.cleaned(harmful, &name);
        let rated: Option<Gor> = part(RATING).trim().parse().ok().filter(|rating| *rating != 0).and_then(rating);
        self.unrated += usize::from(rated.is_none());
        let mut player = Player::new(family, given, rated.map_or(Rank::WEAKEST, Gor::rank));
        player.rating = rated;
        player.sex = match part(9..10).as_str() {
            "m" | "M" => Some(Sex::Male),
            "w" | "W" | "f" | "F" => Some(Sex::Female),
            _ => None,
        };
        player.country = country(part(53..56).trim());
        player.birth = birth(part(BIRTH).trim());
        let mut words = Vec::new();
        for start in (ROUNDS..line.len()).step_by(ROUND) {
            words.push(round(&part(start..start + ROUND)).ok_or_else(|| bad(message!("import-problem-not-a-round")))?);
        }
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        self.table.player(player, &words, number, notes)?;
        self.numbers.push(own);
        Ok(())
    }

    fn tournament(
        mut self,
        bytes: &[u8],
        expected: Message,
        notes: &mut Notes,
    ) -> Result<domain::Tournament, FormatError> {
        self.number_opponents();
        let start = self.start.or(self.end).unwrap_or_else(assemble::unknown_day);
        if self.start.is_none() {
            notes.add(message!("import-note-start", day = start.to_string()));
        }
        let mut event = Event::new(if self.name.is_empty() { "Tournament" } else { &self.name }, start, "");
        event.place = self.place;
        event.country = country(self.country.trim());
        event.end = self.end.unwrap_or(start).max(start);
        notes.add(message!("import-note-trf-ranks"));
        if self.unrated > 0 {
            notes.add(message!("import-note-trf-unrated", count = self.unrated));
        }
        let over = ScoreBasis::Wins;
        self.table.tie_breaks = vec![Criterion::Wins, Criterion::Sos(over, 0), Criterion::Sosos(over)];
        let mut tournament = self.table.tournament(event, expected, notes)?;
        let competition = &mut tournament.competitions[0];
        competition.rounds = self.rounds.clamp(competition.rounds, domain::Rounds::LAST.max(competition.rounds));
        tournament.event.draw_seed = assemble::draw_seed(bytes);
        Ok(tournament)
    }

    /// Replaces the numbers of opponents by their lines.
    fn number_opponents(&mut self) {
        let lines: std::collections::BTreeMap<usize, usize> = self.numbers.iter().copied().zip(1..).collect();
        let nobody = self.numbers.len() + 1;
        for half in self.table.halves.iter_mut().flatten().filter(|half| half.opponent != 0) {
            half.opponent = lines.get(&half.opponent).copied().unwrap_or(nobody);
        }
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
        "H" | "h" | "Z" | "z" | "-" => ('-', ""),
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

#[cfg(test)]
mod tests {
    use domain::{Bye, CompetitionId, EntryId, System, Tournament};

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
        let ImportedTournament { tournament, notes } = read(FILE).unwrap();
        let event = &tournament.event;
        assert_eq!(
            (&*event.name, &*event.place, event.country.unwrap().to_string()),
            ("Mill Open", "Arad", "RO".into())
        );
        assert_eq!((event.start.to_string(), event.end.to_string()), ("2026-03-07".into(), "2026-03-08".into()));
        assert_eq!((tournament.competitions[0].system, tournament.competitions[0].rounds), (System::Swiss, 3));
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
        assert_eq!(ids, ["import-note-trf-ranks", "import-note-trf-unrated"]);
    }

    #[test]
    fn forfeits_and_numbers_with_gaps_are_read() {
        let tournament = read(FORFEITS).unwrap().tournament;
        assert_eq!(games(&tournament), ["1 Brook Lake 0-1!", "2 Lake Brook ="]);
        assert_eq!(tournament.event.start.to_string(), "2026-03-07");
    }

    #[test]
    fn damaged_lines_are_refused_with_their_number() {
        let text = std::str::from_utf8(FILE).unwrap();
        let refused = |text: &str| read(text.as_bytes()).unwrap_err().to_string();
        assert!(refused("012 Open\n").contains("no line of a player"));
        assert!(refused(&text.replace("   2 w 1", "   2 w x")).starts_with("Line 10: "));
        assert!(refused(&text.replace("001    2", "001    x")).contains("columns 5 to 8"));
    }
}
