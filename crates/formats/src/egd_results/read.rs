//! Reading results files, for imports and to verify written files.

use chrono::NaiveDate;
use domain::model::event::{LoweredClass, Overtime, TimeLimits};
use domain::model::pairing_rules::HandicapBasis;
use domain::{Criterion, Event, Player, Rank, System};
use messages::{Message, message};

use super::{TABLE, columns};
use crate::error::MAX_PLAYERS;
use crate::notes::Notes;
use crate::results_table::{self, HalfGame, MAX_MINUTES, ResultsTable, half_game, komi};
use crate::text::{clean, excerpt, half_points, hundredths, is_pin, rank_from_30k};
use crate::{FormatError, ImportedTournament, assemble};

/// From here on, a time limit that is written without a unit is one in seconds: a quarter of an hour.
const SECONDS: i32 = 900;

/// Reads a results file in UTF-8 or ISO-8859-15. The order of lines determines ids, starting numbers and boards, because
/// the format has no boards.
///
/// # Errors
/// The file has no players, an invalid line or an invalid rank.
pub fn read(bytes: &[u8]) -> Result<ImportedTournament, FormatError> {
    let expected = message!("import-format-egd-results");
    let text = results_table::text(bytes, expected.clone())?;
    let mut notes = Notes::default();
    let mut file = File::new();
    for (line, number) in text.lines().zip(1u64..) {
        match line.trim_start().strip_prefix(';') {
            Some(comment) => file.header(line, comment.trim(), &mut notes),
            None if line.trim().is_empty() || is_heading(line) => {}
            None => file.player(line, number, &mut notes)?,
        }
    }
    file.settle_class(&mut notes);
    file.settle_rounds(&mut notes)?;
    let mut tournament = file.table.tournament(file.event, expected, &mut notes)?;
    if let Some(reduction) = file.reduction {
        let rules = &mut tournament.competitions[0];
        let is_mcmahon = rules.system == System::McMahon;
        rules.handicap.basis = if is_mcmahon { HandicapBasis::Score } else { HandicapBasis::Rank };
        (rules.handicap.reduction, rules.handicap.ceiling) = (reduction, 9);
        notes.add(message!("import-note-egd-handicap", reduction = reduction.to_string()));
    }
    tournament.event.draw_seed = assemble::draw_seed(bytes);
    Ok(ImportedTournament { tournament, notes: notes.into_vec() })
}

/// The content of the lines.
struct File {
    event: Event,
    /// The EGF class of the header; `X` is unrated.
    class: Option<char>,
    /// By how much handicaps are reduced, if the games have handicaps.
    reduction: Option<i32>,
    /// The players with what stands after their club.
    lines: Vec<Line>,
    table: ResultsTable,
}

/// The line of a player.
struct Line {
    number: u64,
    player: Player,
    /// The words after the club: criteria, rounds, and scores in some files.
    words: Vec<String>,
}

impl File {
    fn new() -> File {
        let mut event = Event::new("Tournament", assemble::unknown_day(), "");
        event.time = TimeLimits { main_minutes: 0, overtime: Overtime::None };
        File { event, class: None, reduction: None, lines: Vec::new(), table: ResultsTable::default() }
    }

    fn header(&mut self, line: &str, comment: &str, notes: &mut Notes) {
        if line.trim_start().starts_with(TABLE) {
            let names = comment.split_whitespace().skip_while(|word| *word != "Club").skip(1);
            self.table.tie_breaks = names.filter_map(criterion).collect();
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

    fn player(&mut self, line: &str, number: u64, notes: &mut Notes) -> Result<(), FormatError> {
        let bad = |what: Message| FormatError::BadLine { line: number, what };
        let (line, pin) = line.rsplit_once('|').map_or((line, None), |(line, pin)| (line, Some(pin.trim())));
        let mut words = line.split_whitespace().peekable();
        words.next_if(|word| word.bytes().all(|b| b.is_ascii_digit()));
        let mut word = |missing: Message| words.next().ok_or_else(|| bad(missing));
        let family = name(word(message!("import-problem-no-family-name"))?);
        let given = name(word(message!("import-problem-no-given-name"))?);
        notes.cleaned(clean(line).1, format!("{family} {given}").trim());
        let rank = word(message!("import-problem-rank-missing"))?;
        let shown = || excerpt(format!("{family} {given}").trim());
        let read = rank_of(rank);
        let (written, (rank, below)) =
            (rank, read.ok_or_else(|| FormatError::UnknownRank { name: shown(), rank: excerpt(rank) })?);
        if below {
            notes.add(message!(
                "import-note-level",
                name = shown(),
                written = excerpt(written),
                rank = rank.to_string()
            ));
        }
        let country = word(message!("import-problem-no-country"))?.parse().ok();
        let club = name(word(message!("import-problem-no-club"))?);
        let mut player = Player::new(family, given, rank);
        player.country = country.filter(|c: &domain::Country| c.to_string() != "XX");
        player.club = if club.trim_matches(['x', 'X']).is_empty() { String::new() } else { club };
        player.egd_pin = pin.filter(|pin| is_pin(pin)).map(str::to_string);
        if self.lines.len() == MAX_PLAYERS {
            return Err(bad(message!("import-problem-too-many-players", most = MAX_PLAYERS)));
        }
        self.lines.push(Line { number, player, words: words.map(str::to_owned).collect() });
        Ok(())
    }

    /// Finds the rounds in the lines, and puts the players with their rounds into the table.
    ///
    /// # Errors
    /// A word among the rounds is not a round, nor a score after them.
    fn settle_rounds(&mut self, notes: &mut Notes) -> Result<(), FormatError> {
        let lines = std::mem::take(&mut self.lines);
        let words: Vec<Vec<&str>> = lines.iter().map(|line| line.words.iter().map(String::as_str).collect()).collect();
        let rounds = columns::rounds(&words);
        for (line, words) in lines.iter().zip(&words) {
            let rest = words.get(columns::start(words, &rounds)..).unwrap_or_default();
            let is_score = |word: &&str| half_points(word.trim_end_matches(['=', '?', '½'])).is_some();
            let played = rest.iter().take(rounds.len()).take_while(|word| half_game(word).is_some()).count();
            let is_rest = rest[played..].iter().all(is_score);
            // The table names any other word in its error.
            let taken = if is_rest { played } else { rest.len() };
            self.table.player(line.player.clone(), &rest[..taken], line.number, notes)?;
        }
        if self.table.tie_breaks.is_empty() && self.is_swiss(&words, rounds.start) {
            self.table.tie_breaks = Criterion::swiss_tie_breaks();
            notes.add(message!("import-note-egd-swiss"));
        }
        Ok(())
    }

    /// Whether the first column has the wins of every player, as in a Swiss. A McMahon begins with scores.
    fn is_swiss(&self, words: &[Vec<&str>], criteria: usize) -> bool {
        let value = |words: &Vec<&str>| {
            let word = words.first()?;
            let half = i32::from(word.ends_with(['=', '?', '½']));
            Some(half_points(word.trim_end_matches(['=', '?', '½']))?.0 + half)
        };
        let wins = |halves: &Vec<HalfGame>| halves.iter().map(|half| half.points()).sum::<i32>();
        let agree = words.iter().zip(&self.table.halves).all(|(words, halves)| value(words) == Some(wins(halves)));
        criteria > 0 && agree && self.table.halves.iter().any(|halves| !halves.is_empty())
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
    match name {
        "Points" => Some(Criterion::Wins),
        "Score" | "ScoreX" => Some(Criterion::Mms),
        name => name.parse().ok(),
    }
}

/// Returns a name with blanks in place of `_`; empty for a dash.
fn name(word: &str) -> String {
    let name = clean(&word.replace('_', " ")).0;
    if name == "-" { String::new() } else { name }
}
