//! Reading results files, for imports and to verify written files.

use std::ops::Range;

use chrono::NaiveDate;
use domain::model::event_settings::{LoweredClass, Overtime, TimeLimits};
use domain::model::pairing_rules::HandicapBasis;
use domain::{Criterion, EventSettings, Player, Rank, System, Tournament};
use messages::{Explain, Message, message};

use super::explain::{self, Columns};
use super::{TABLE, columns};
use crate::error::MAX_PLAYERS;
use crate::file_places::{self, FilePlace};
use crate::notes::Notes;
use crate::results_table::{self, MAX_MINUTES, ResultsTable, half_game, is_of_player, komi};
use crate::text::{clean, excerpt, hundredths, is_pin, rank_from_30k};
use crate::{FormatError, ImportedTournament, assemble};

/// From here on, a time limit that is written without a unit is one in seconds: a quarter of an hour.
const SECONDS: i32 = 900;

/// The letters that stand for half a point after a number.
const HALF: [char; 3] = ['=', '?', '½'];

/// Reads a results file in UTF-8 or ISO-8859-15. The order of lines determines ids, starting numbers and boards, because
/// the format has no boards. Lines that cannot be read are left out.
///
/// # Errors
/// The file has no players, or more than a tournament can have.
pub fn read(bytes: &[u8]) -> Result<ImportedTournament, FormatError> {
    let expected = message!("import-format-egd-results");
    let text = results_table::text(bytes, expected.clone())?;
    let mut notes = Notes::default();
    let mut file = File::new();
    for (line, number) in text.lines().zip(1u64..) {
        match line.trim_start().strip_prefix(';') {
            Some(comment) => file.header(line, comment.trim(), &mut notes),
            None if line.trim().is_empty() || is_heading(line) => {}
            None => file.line(line, number, &mut notes)?,
        }
    }
    notes.header_left(&file.unread);
    file.settle_class(&mut notes);
    file.settle_rounds(&mut notes)?;
    let mut tournament = file.table.tournament(file.event.clone(), expected, &mut notes)?;
    file.explain(&mut tournament, &mut notes);
    if let Some(reduction) = file.reduction {
        let rules = &mut tournament.competition;
        let is_mcmahon = rules.system == System::McMahon;
        rules.handicap.basis = if is_mcmahon { HandicapBasis::Score } else { HandicapBasis::Rank };
        (rules.handicap.reduction, rules.handicap.ceiling) = (reduction, 9);
        notes.add(message!("import-note-egd-handicap", reduction = reduction.to_string()));
    }
    tournament.event.draw_seed = assemble::draw_seed(bytes);
    Ok(ImportedTournament { tournament, notes: notes.into_vec(), left: file.table.left_lines() })
}

/// The content of the lines.
struct File {
    event: EventSettings,
    /// The EGF class of the header; `X` is unrated.
    class: Option<char>,
    /// By how much handicaps are reduced, if the games have handicaps.
    reduction: Option<i32>,
    /// The players with what stands after their club.
    lines: Vec<Line>,
    /// The criteria that the heading names, by column; `None` for an unknown name.
    names: Vec<(String, Option<Criterion>)>,
    /// The columns of the rounds.
    rounds: Range<usize>,
    /// The keys of the header that are not read.
    unread: Vec<String>,
    table: ResultsTable,
}

/// The line of a player.
struct Line {
    number: u64,
    /// The player, or why the line is left out.
    player: Result<Player, Message>,
    /// The place; `None` if the line has none, as where a place is shared.
    place: Option<u32>,
    /// The words after the club: criteria, rounds, and scores in some files.
    words: Vec<String>,
}

impl File {
    fn new() -> File {
        let mut event = EventSettings::new("Tournament", assemble::unknown_day(), "");
        event.time = TimeLimits { main_minutes: 0, overtime: Overtime::None };
        let (lines, names, table) = (Vec::new(), Vec::new(), ResultsTable::default());
        let (class, reduction, rounds, unread) = (None, None, 0..0, Vec::new());
        File { event, class, reduction, lines, names, rounds, unread, table }
    }

    fn header(&mut self, line: &str, comment: &str, notes: &mut Notes) {
        if line.trim_start().starts_with(TABLE) {
            let names = comment.split_whitespace().skip_while(|word| *word != "Club").skip(1);
            self.names = names.map(|name| (name.to_string(), criterion(name))).collect();
            self.table.tie_breaks = self.names.iter().filter_map(|(_, criterion)| *criterion).collect();
        }
        let Some((key, value)) = comment.strip_suffix(']').and_then(|c| c.split_once('[')) else { return };
        let value = clean(value).0;
        let event = &mut self.event;
        match key.trim() {
            "EV" if !value.is_empty() => event.name = value,
            "PC" => {
                let (country, place) = value.split_once(',').unwrap_or(("", &value));
                event.country = country.parse().ok();
                event.place = place.trim().to_string();
            }
            "DT" => {
                let mut days = value.split(',').map(|day| day.trim().parse::<NaiveDate>());
                if let Some(Ok(start)) = days.next() {
                    event.start = start;
                    event.end = days.next().and_then(Result::ok).unwrap_or(start).max(start);
                }
            }
            "HA" => {
                let number = value.trim_start_matches(['h', 'H']).parse().ok();
                self.reduction = number.filter(|reduction| (1..=9).contains(reduction));
            }
            "KM" => event.komi = komi(&value).unwrap_or(event.komi),
            "CL" => self.class = value.chars().next().map(|letter| letter.to_ascii_uppercase()),
            "TM" => {
                let minutes = minutes(&value);
                event.time.main_minutes = minutes;
                notes.add(message!("import-note-one-time", minutes = minutes.to_string()));
            }
            key if !value.is_empty() => self.unread.push(key.to_string()),
            _ => {}
        }
    }

    /// Gives the event the class of the header: a lower one than the time allows is a choice of the director (R78).
    fn settle_class(&mut self, notes: &mut Notes) {
        let Some(class) = self.class else { return };
        let event = &mut self.event;
        event.tour.online = class == 'D';
        if event.time.main_minutes == 0
            && let Some(minutes) = TimeLimits::shortest(class)
        {
            event.time.main_minutes = minutes;
            notes.add(message!("import-note-class-time", class = class.to_string(), minutes = minutes.to_string()));
        }
        let Some(allowed) = event.rating_class() else {
            if TimeLimits::shortest(class).is_some() {
                notes.add(message!("import-note-class-unrated", class = class.to_string()));
            }
            return;
        };
        event.lowered_class = match class {
            'B' if allowed < 'B' => Some(LoweredClass::B),
            'C' if allowed < 'C' => Some(LoweredClass::C),
            'A'..='D' => None,
            _ => Some(LoweredClass::Unrated),
        };
        if ('A'..'D').contains(&class) && class < allowed {
            notes.add(message!("import-note-class-lower", class = class.to_string(), allowed = allowed.to_string()));
        }
    }

    /// Takes a line that is not a comment. One that is left out keeps its position among the lines of players if it has the number of
    /// a place or a round.
    fn line(&mut self, line: &str, number: u64, notes: &mut Notes) -> Result<(), FormatError> {
        let place = line.split_whitespace().next().and_then(|word| word.parse().ok());
        match player(line, notes) {
            Ok((player, words)) => self.lines.push(Line { number, player: Ok(player), place, words }),
            Err(what) if is_of_player(line) => {
                self.lines.push(Line { number, player: Err(what), place, words: Vec::new() });
            }
            Err(what) => self.table.leave_out(number, what, false)?,
        }
        match self.lines.len() > MAX_PLAYERS {
            true => {
                let what = message!("import-problem-too-many-players", most = MAX_PLAYERS);
                Err(FormatError::BadLine { line: number, what })
            }
            false => Ok(()),
        }
    }

    /// Finds the rounds in the lines, and puts the players with their rounds into the table. A line is left out if a word among the
    /// rounds is not a round, nor a score after them.
    ///
    /// # Errors
    /// There are too many players.
    fn settle_rounds(&mut self, notes: &mut Notes) -> Result<(), FormatError> {
        let lines = &self.lines;
        let words: Vec<Vec<&str>> = lines.iter().map(|line| line.words.iter().map(String::as_str).collect()).collect();
        let rounds = columns::rounds(&words);
        for (line, words) in lines.iter().zip(&words) {
            let rest = words.get(columns::start(words, &rounds)..).unwrap_or_default();
            let is_score = |word: &&str| value(word).is_some();
            let played = rest.iter().take(rounds.len()).take_while(|word| half_game(word).is_some()).count();
            let is_rest = rest[played..].iter().all(is_score);
            // The table names any other word in its error.
            let taken = if is_rest { played } else { rest.len() };
            match line.player.clone() {
                Ok(player) => self.table.player(player, &rest[..taken], line.number, notes)?,
                Err(what) => self.table.leave_out(line.number, what, true)?,
            }
        }
        self.rounds = rounds;
        Ok(())
    }

    /// Gives the competition the system and criteria that explain the columns, and compares the places.
    fn explain(&self, tournament: &mut Tournament, notes: &mut Notes) {
        let unknown = self.names.iter().take(self.rounds.start).filter(|(_, criterion)| criterion.is_none());
        unknown.for_each(|(name, _)| notes.add(message!("import-note-criterion", criterion = excerpt(name))));
        let lines = self.lines.iter().zip(&self.table.lines).filter(|(_, read)| read.player.is_some());
        let lines: Vec<&Line> = lines.map(|(line, _)| line).collect();
        let words = |line: &Line| line.words.iter().take(self.rounds.start).cloned().collect::<Vec<String>>();
        let names = self.names.iter().map(|(_, criterion)| *criterion).collect();
        let values = lines.iter().map(|line| words(line).iter().map(|word| value(word)).collect()).collect();
        let found = explain::explain(tournament, &Columns { names, values }, notes);
        if found.is_none() && tournament.competition.system == System::McMahon {
            notes.add(message!("import-note-scores-unknown"));
        }
        let columns = found.unwrap_or_default();
        let value_of = |line: &Line, at: &usize| {
            let word = line.words.get(*at)?;
            Some((excerpt(word), value(word)?))
        };
        let mut places = Vec::new();
        let mut above = None;
        for (line, read) in self.lines.iter().zip(&self.table.lines) {
            above = line.place.or(above);
            if read.player.is_some() {
                places.push(FilePlace { place: above, values: columns.iter().map(|at| value_of(line, at)).collect() });
            }
        }
        file_places::compare(tournament, &places, notes);
    }
}

/// Returns the player of a line and the words after the club.
///
/// # Errors
/// A word is missing, or the rank is not valid.
fn player(line: &str, notes: &mut Notes) -> Result<(Player, Vec<String>), Message> {
    let (line, pin) = line.rsplit_once('|').map_or((line, None), |(line, pin)| (line, Some(pin.trim())));
    let mut words = line.split_whitespace().peekable();
    words.next_if(|word| word.bytes().all(|b| b.is_ascii_digit()));
    let mut word = |missing: Message| words.next().ok_or(missing);
    let family = name(word(message!("import-problem-no-family-name"))?);
    let given = name(word(message!("import-problem-no-given-name"))?);
    let whole = format!("{family} {given}").trim().to_string();
    let written = word(message!("import-problem-rank-missing"))?;
    let unknown = || FormatError::UnknownRank { name: excerpt(&whole), rank: excerpt(written) }.message();
    let (rank, below) = rank_of(written).ok_or_else(unknown)?;
    let country = word(message!("import-problem-no-country"))?.parse().ok();
    let club = name(word(message!("import-problem-no-club"))?);
    notes.cleaned(clean(line).1, &whole);
    if below {
        let (name, written) = (excerpt(&whole), excerpt(written));
        notes.add(message!("import-note-level", name, written, rank = rank.to_string()));
    }
    let mut player = Player::new(family, given, rank);
    player.country = country.filter(|c: &domain::Country| c.to_string() != "XX");
    player.club = if club.trim_matches(['x', 'X']).is_empty() { String::new() } else { club };
    player.egd_pin = pin.filter(|pin| is_pin(pin)).map(str::to_string);
    Ok((player, words.map(str::to_owned).collect()))
}

/// Returns the value of a criterion in hundredths; a sign for ½ follows the number in files without that letter.
fn value(word: &str) -> Option<i32> {
    let number = word.trim_end_matches(HALF);
    match number.len() < word.len() {
        true if number.is_empty() => (word == "½").then_some(50),
        true => Some(hundredths(number)? + 50),
        false => hundredths(number),
    }
}

/// Returns the rank of a word; a number of two digits without a letter is a kyu.
fn rank_of(word: &str) -> Option<(Rank, bool)> {
    let is_bare = word.len() == 2 && word.bytes().all(|b| b.is_ascii_digit());
    rank_from_30k(&if is_bare { format!("{word}k") } else { word.to_owned() })
}

/// Returns the minutes of a time limit: `82.5`, `60 min`, `1h30`, `3h`, or seconds, `5400`. 0 for other texts.
fn minutes(text: &str) -> u32 {
    let text = text.trim().to_ascii_lowercase();
    let whole = |text: &str| hundredths(text.trim()).map(|number| number.div_euclid(100));
    let minutes = match text.split_once('h') {
        Some((hours, rest)) => {
            let rest = rest.trim_end_matches(|c: char| !c.is_ascii_digit());
            whole(hours)
                .map(|hours| hours.saturating_mul(60) + if rest.is_empty() { 0 } else { whole(rest).unwrap_or(0) })
        }
        None => {
            let number = text.trim_end_matches(|c: char| c.is_ascii_alphabetic() || " '.".contains(c));
            let unit = text[number.len()..].trim();
            whole(number).map(|number| if unit.starts_with('s') || number >= SECONDS { number / 60 } else { number })
        }
    };
    minutes.unwrap_or(0).clamp(0, MAX_MINUTES as i32) as u32
}

/// Returns whether a line names the columns; some files have it without the semicolon.
fn is_heading(line: &str) -> bool {
    let mut words = line.split_whitespace();
    words.next() == Some("Pl") && words.next() == Some("Name")
}

/// Returns a criterion by its name in the files of OpenGotha, of this program or of MacMahon.
fn criterion(name: &str) -> Option<Criterion> {
    name.parse().ok().or_else(|| Criterion::named_in_macmahon(name))
}

/// Returns a name with blanks in place of `_`; empty for a dash.
fn name(word: &str) -> String {
    let name = clean(&word.replace('_', " ")).0;
    if name == "-" { String::new() } else { name }
}
