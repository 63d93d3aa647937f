//! Reading results files of the French federation, as OpenGotha, Pairgoth and this program write them.

use domain::model::board_size::BoardRule;
use domain::model::event_settings::{Overtime, TimeLimits};
use domain::{Country, EventSettings, Player, Rank};
use messages::{Message, message};

use super::{CLUB, FRANCE, ONLINE};
use crate::days::header_day;
use crate::notes::Notes;
use crate::results_table::{self, MAX_MINUTES, ResultsTable, half_game, is_like_round, is_of_player, komi};
use crate::text::{clean, excerpt, is_number, rank_from_30k};
use crate::{FormatError, ImportedTournament, assemble};

/// The columns of the name; it fills one column more in files of OpenGotha.
const NAME_COLUMNS: std::ops::Range<usize> = 5..30;
/// The columns of the rank.
const RANK_COLUMNS: std::ops::Range<usize> = 30..33;
/// The form of a date, such as `08/01/2005`.
const DATE: &str = "%d/%m/%Y";

/// Reads a results file in UTF-8, ISO-8859-1 or ISO-8859-15. The order of lines determines ids, starting numbers and boards.
/// Lines that cannot be read are left out.
///
/// The event gets the name of `comm`, or of `name` if it has none, and lasts one day. The length of its overtime follows
/// from the adjusted time `ta` (R78), as byo-yomi.
///
/// # Errors
/// The file has no players, or more than a tournament can have.
pub fn read(bytes: &[u8]) -> Result<ImportedTournament, FormatError> {
    let expected = message!("import-format-ffg-results");
    let text = results_table::text(bytes, expected.clone())?;
    let mut notes = Notes::default();
    let mut file = File::default();
    for (line, number) in text.lines().zip(1u64..) {
        match line.trim_start().strip_prefix(';') {
            Some(comment) => file.header(comment),
            None if line.trim().is_empty() => {}
            None => file.line(line, number, &mut notes)?,
        }
    }
    let tournament = file.tournament(bytes, expected, &mut notes)?;
    Ok(ImportedTournament { tournament, notes: notes.into_vec(), left: file.table.left_lines() })
}

/// The content of the lines. A header value is empty if the file does not have it.
#[derive(Debug, Default)]
struct File {
    name: String,
    comment: String,
    place: String,
    date: String,
    time: String,
    adjusted: String,
    size: String,
    komi: String,
    /// The keys of the header that are not read.
    unread: Vec<String>,
    /// The number in each player's line; `None` without one.
    numbers: Vec<Option<usize>>,
    table: ResultsTable,
}

impl File {
    fn header(&mut self, comment: &str) {
        let Some((key, value)) = comment.split_once('=') else { return };
        let field = match key.trim() {
            "name" => &mut self.name,
            "comm" => &mut self.comment,
            "vill" => &mut self.place,
            "date" => &mut self.date,
            "time" => &mut self.time,
            "ta" => &mut self.adjusted,
            "size" => &mut self.size,
            "komi" => &mut self.komi,
            "prog" => return,
            key => return self.unread.push(key.to_string()),
        };
        *field = clean(value).0;
    }

    fn line(&mut self, line: &str, number: u64, notes: &mut Notes) -> Result<(), FormatError> {
        let (own, player) = player(line, notes);
        let lines = self.table.lines.len();
        match player {
            Ok((player, rounds)) => {
                let rounds: Vec<&str> = rounds.iter().map(String::as_str).collect();
                self.table.player(player, &rounds, number, notes)?;
            }
            Err(what) => self.table.leave_out(number, what, is_of_player(line))?,
        }
        if self.table.lines.len() > lines {
            self.numbers.push(own);
        }
        Ok(())
    }

    fn tournament(
        &mut self,
        bytes: &[u8],
        expected: Message,
        notes: &mut Notes,
    ) -> Result<domain::Tournament, FormatError> {
        self.number_opponents();
        notes.header_left(&self.unread);
        let event = self.event(notes);
        let board_size = self.board_size(notes);
        let mut tournament = self.table.tournament(event, expected, notes)?;
        notes.add(message!("import-note-scores-unknown"));
        tournament.competition.board_size = board_size;
        tournament.event.draw_seed = assemble::draw_seed(bytes);
        Ok(tournament)
    }

    /// Replaces the numbers of opponents by their lines. Without a number of its own for every line, the numbers are lines:
    /// OpenGotha leaves out the number of a shared place.
    fn number_opponents(&mut self) {
        let lines: std::collections::BTreeMap<usize, usize> =
            self.numbers.iter().zip(1..).filter_map(|(number, line)| Some(((*number)?, line))).collect();
        if lines.len() < self.numbers.len() {
            return;
        }
        self.table.number_opponents(&lines);
    }

    fn event(&self, notes: &mut Notes) -> EventSettings {
        let names = [&self.comment, &self.name].into_iter().find(|name| !name.is_empty());
        let name = names.map_or("Tournament", String::as_str);
        let start = header_day("date", &self.date, &[DATE], notes);
        if start.is_none() {
            notes.add(message!("import-note-start", day = assemble::unknown_day().to_string()));
        }
        let mut event = EventSettings::new(name, start.unwrap_or_else(assemble::unknown_day), "");
        let offline = self.place.strip_suffix(ONLINE);
        event.tour.online = offline.is_some();
        event.place = offline.unwrap_or(&self.place).trim().to_string();
        event.komi = komi(&self.komi).or_else(|| left_out("komi", &self.komi, notes)).unwrap_or(event.komi);
        event.time = self.time_limits(notes);
        event
    }

    /// Returns the time limits: `time` is the main time, with `+` if overtime follows, and `ta` the adjusted time.
    fn time_limits(&self, notes: &mut Notes) -> TimeLimits {
        let minutes = |text: &str| text.trim().parse::<u32>().ok().map(|minutes| minutes.min(MAX_MINUTES));
        let (main, overtime) = self.time.split_once('+').map_or((&*self.time, false), |(main, _)| (main, true));
        let adjusted = minutes(&self.adjusted).or_else(|| left_out("ta", &self.adjusted, notes));
        let Some(main_minutes) = minutes(main) else {
            let minutes = adjusted.unwrap_or(0);
            notes.add(message!("import-note-ffg-no-time", minutes = minutes.to_string()));
            return TimeLimits { main_minutes: minutes, overtime: Overtime::None };
        };
        let extra = adjusted.and_then(|adjusted| adjusted.checked_sub(main_minutes));
        let overtime = match extra {
            Some(extra) if overtime || extra > 0 => {
                let seconds = byoyomi_seconds(extra);
                let (adjusted, seconds_text) = ((main_minutes + extra).to_string(), seconds.to_string());
                notes.add(message!("import-note-ffg-adjusted", adjusted, seconds = seconds_text));
                Overtime::Byoyomi { periods: 1, seconds }
            }
            _ => {
                if overtime {
                    notes.add(message!("import-note-ffg-overtime"));
                }
                Overtime::None
            }
        };
        TimeLimits { main_minutes, overtime }
    }

    fn board_size(&self, notes: &mut Notes) -> BoardRule {
        match &*self.size {
            "9" => BoardRule::Nine,
            "13" => BoardRule::Thirteen,
            "" | "19" => BoardRule::Nineteen,
            size => {
                notes.add(message!("import-note-board-size", size));
                BoardRule::Nineteen
            }
        }
    }
}

/// Notes a value of the header that cannot be read.
fn left_out<T>(key: &str, value: &str, notes: &mut Notes) -> Option<T> {
    if !value.is_empty() {
        notes.add(message!("import-note-setting", setting = key, value = excerpt(value)));
    }
    None
}

/// A player with the words of the rounds, or why the line has no player.
type ReadPlayer = Result<(Player, Vec<String>), Message>;

/// Returns the number at the beginning of a line, and its player with the words of the rounds.
///
/// # Errors
/// The rank or the name is missing.
fn player(line: &str, notes: &mut Notes) -> (Option<usize>, ReadPlayer) {
    let first = line.split_whitespace().next().unwrap_or("");
    let Some(columns) = columns(line) else {
        return (first.parse().ok(), Err(message!("import-problem-rank-missing")));
    };
    let (cleaned, harmful) = clean(&columns.name);
    let (family, given) = cleaned.split_once(' ').unwrap_or((&cleaned, ""));
    let (family, given) = (capitalised(&name(family)), name(given));
    if family.is_empty() {
        return (columns.number, Err(message!("import-problem-no-family-name")));
    }
    notes.cleaned(harmful, format!("{family} {given}").trim());
    let words: Vec<&str> = columns.rest.split_whitespace().collect();
    let first = words.iter().position(|word| half_game(word).is_some()).unwrap_or(words.len());
    let (before, rounds) = words.split_at(first);
    let (licence, origin) = match before {
        [word, others @ ..] if is_licence(word) => (is_number(word).then(|| (*word).to_string()), others),
        others => (None, others),
    };
    if let Some(word) = origin.iter().find(|word| is_like_round(word) || is_round_without_sign(word)) {
        return (columns.number, Err(message!("import-problem-round-word", word = excerpt(word))));
    }
    let (rank, below) = columns.rank;
    let mut player = Player::new(family, given, rank);
    if below {
        let (name, rank) = (player.list_name(), rank.to_string());
        notes.add(message!("import-note-level", name, written = excerpt(&columns.written), rank));
    }
    player.ffg_licence = licence;
    let (last, more) = origin.split_last().map_or(("", origin), |(last, more)| (*last, more));
    (player.club, player.country) = club_and_country(last);
    for text in more {
        notes.add(message!("import-note-value-left", name = player.list_name(), text = excerpt(text)));
    }
    (columns.number, Ok((player, rounds.iter().map(|word| (*word).to_string()).collect())))
}

/// Returns the seconds of byo-yomi that add this many minutes to the main time: 45 moves are counted (R78).
fn byoyomi_seconds(minutes: u32) -> u32 {
    (minutes * 60).div_ceil(45).max(1)
}

/// The parts of a player's line.
struct Columns {
    number: Option<usize>,
    name: String,
    /// The rank, and whether a lower one is written.
    rank: (Rank, bool),
    /// The rank as written.
    written: String,
    /// Licence, club and rounds.
    rest: String,
}

/// Returns the parts of a line: by columns, because a long name may touch the rank, or else by words.
fn columns(line: &str) -> Option<Columns> {
    fixed_columns(line).or_else(|| {
        let mut words = line.split_whitespace().peekable();
        let own = |word: &str| word.trim_end_matches(['.', ')']).parse::<usize>().ok();
        let number = words.next_if(|word| own(word).is_some()).and_then(own);
        let words: Vec<&str> = words.collect();
        let is_rank = |word: &&str| rank_from_30k(word).is_some();
        let at = 1 + words.iter().skip(1).position(is_rank)?;
        Some(Columns {
            number,
            name: words[..at].join(" "),
            rank: rank_from_30k(words[at])?,
            written: words[at].to_string(),
            rest: words[at + 1..].join(" "),
        })
    })
}

fn fixed_columns(line: &str) -> Option<Columns> {
    let line: Vec<char> = line.chars().collect();
    let part = |range: std::ops::Range<usize>| Some(line.get(range)?.iter().collect::<String>());
    let number = part(0..NAME_COLUMNS.start)?;
    let blank = line.get(RANK_COLUMNS.end).is_none_or(|c| c.is_whitespace());
    let written = part(RANK_COLUMNS)?.trim().to_string();
    let rank = rank_from_30k(&written).filter(|_| blank && number.ends_with(' '))?;
    let number = number.trim().trim_end_matches(['.', ')']);
    let number = if number.is_empty() { None } else { Some(number.parse().ok()?) };
    let name = part(NAME_COLUMNS)?.trim().to_string();
    Some(Columns { number, name, rank, written, rest: part(RANK_COLUMNS.end..line.len())? })
}

/// Returns a name with blanks in place of `_`; empty for a dash.
fn name(word: &str) -> String {
    let name = clean(&word.replace('_', " ")).0;
    if name == "-" { String::new() } else { name }
}

/// Returns a family name that is written in capitals with only its first letters as capitals: `LE BERRE` is `Le Berre`.
fn capitalised(family: &str) -> String {
    if family.chars().any(char::is_lowercase) {
        return family.to_string();
    }
    let mut inside = false;
    let mut out = String::with_capacity(family.len());
    for c in family.chars() {
        if inside {
            out.extend(c.to_lowercase());
        } else {
            out.push(c);
        }
        inside = c.is_alphabetic();
    }
    out
}

/// Returns whether a word is a round that lacks the sign of its result, such as `8w0`. Clubs end with letters.
fn is_round_without_sign(word: &str) -> bool {
    let is_digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    word.split_once(['b', 'w']).is_some_and(|(opponent, handicap)| is_digits(opponent) && is_digits(handicap))
}

/// Whether a word is a licence: digits, seven of them in files of today, or dashes for none.
fn is_licence(word: &str) -> bool {
    is_number(word) || word.bytes().all(|b| b == b'-')
}

/// Returns the club and country of the last column before the rounds: a country in two capitals, or a club. The clubs of
/// the federation, such as `75Pa`, begin with the number of their department.
fn club_and_country(word: &str) -> (String, Option<Country>) {
    let french = || FRANCE.parse().ok();
    match clean(word).0 {
        code if code.len() == 2 && code.bytes().all(|b| b.is_ascii_uppercase()) => {
            (String::new(), code.parse().ok().filter(|_| code != "XX"))
        }
        club if club.len() == CLUB && club.starts_with(|c: char| c.is_ascii_digit()) => (club, french()),
        club => (club, None),
    }
}
