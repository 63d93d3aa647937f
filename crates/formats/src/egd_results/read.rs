//! Reading results files, for imports and to verify written files.

use std::ops::Range;

use domain::model::pairing_rules::HandicapBasis;
use domain::{Country, Criterion, Player, System, Tournament};
use messages::{Explain, Message, message};

use super::header::Header;
use super::values::{Columns, rank_of, value};
use super::{TABLE, columns, explain};
use crate::error::MAX_PLAYERS;
use crate::file_places::{self, FilePlace};
use crate::notes::Notes;
use crate::results_table::{self, ResultsTable, half_game, is_of_player};
use crate::text::{clean, excerpt, is_pin};
use crate::{FormatError, ImportedTournament, assemble};

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
            Some(comment) if line.trim_start().starts_with(TABLE) => file.heading(comment),
            Some(comment) => file.header.line(comment.trim(), &mut notes),
            None if line.trim().is_empty() || is_heading(line) => {}
            None => file.line(line, number, &mut notes)?,
        }
    }
    file.header.settle(&mut notes);
    file.settle_rounds(&mut notes)?;
    let mut tournament = file.table.tournament(file.header.event.clone(), expected, &mut notes)?;
    file.explain(&mut tournament, &mut notes);
    if let Some(reduction) = file.header.reduction {
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
    header: Header,
    /// The players with what stands after their club.
    lines: Vec<Line>,
    /// The criteria that the heading names, by column; `None` for an unknown name.
    names: Vec<(String, Option<Criterion>)>,
    /// The columns of the rounds.
    rounds: Range<usize>,
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
        let (lines, names, table) = (Vec::new(), Vec::new(), ResultsTable::default());
        File { header: Header::new(), lines, names, rounds: 0..0, table }
    }

    /// Takes the names of the columns.
    fn heading(&mut self, comment: &str) {
        let names = comment.split_whitespace().skip_while(|word| *word != "Club").skip(1);
        self.names = names.map(|name| (name.to_string(), criterion(name))).collect();
        self.table.tie_breaks = self.names.iter().filter_map(|(_, criterion)| *criterion).collect();
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
        let own: Vec<Option<usize>> = lines.iter().map(|line| line.place.map(|place| place as usize)).collect();
        let (numbers, are_own) = columns::numbers(&words, &own);
        let rounds = columns::rounds(&words, &numbers);
        let usual = columns::usual_length(&words);
        for (line, words) in lines.iter().zip(&words) {
            let rest = words.get(columns::start(words, &rounds, usual)..).unwrap_or_default();
            let is_score = |word: &&str| value(word).is_some();
            let played: Vec<&str> = rest.iter().take(rounds.len()).map_while(|word| round_of(word)).collect();
            let is_rest = rest[played.len()..].iter().all(is_score);
            // The table names any other word in its error.
            let taken = if is_rest { &played[..] } else { rest };
            match line.player.clone() {
                Ok(player) => self.table.player(player, taken, line.number, notes)?,
                Err(what) => self.table.leave_out(line.number, what, true)?,
            }
        }
        if are_own {
            self.table.number_opponents(&numbers);
            notes.add(message!("import-note-egd-numbers"));
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
        for line in &lines {
            for word in words(line).iter().filter(|word| value(word).is_none()) {
                notes.add(message!("import-note-egd-no-number", line = line.number.to_string(), word = excerpt(word)));
            }
        }
        let places = self.places();
        let columns = Columns {
            names: self.names.iter().map(|(_, criterion)| *criterion).collect(),
            are_criteria: self.names.iter().any(|(name, _)| is_own_score(name)),
            values: lines.iter().map(|line| words(line).iter().map(|word| value(word)).collect()).collect(),
            places: places.clone(),
        };
        let found = explain::explain(tournament, &columns, notes);
        let are_unexplained = found.is_none() && !columns.used().is_empty();
        if are_unexplained {
            notes.add(message!("import-note-egd-unexplained"));
        }
        if found.is_none() && tournament.competition.system == System::McMahon {
            notes.add(message!("import-note-scores-unknown"));
        }
        let found = found.unwrap_or_default();
        let value_of = |line: &Line, at: usize, higher: i32| {
            let word = line.words.get(at)?;
            Some((excerpt(word), value(word)? - higher))
        };
        let of_line = |((line, place), entry): ((&&Line, Option<u32>), usize)| {
            let higher = found.higher.get(entry).into_iter().flatten().copied().chain(std::iter::repeat(0));
            let values = found.columns.iter().zip(higher).map(|(at, higher)| value_of(line, *at, higher)).collect();
            FilePlace { place, values, are_unexplained }
        };
        let places: Vec<FilePlace> = lines.iter().zip(places).zip(0..).map(of_line).collect();
        file_places::compare(tournament, &places, notes);
    }
}

impl File {
    /// Returns the places of the players. A line without a place shares the one above.
    fn places(&self) -> Vec<Option<u32>> {
        let mut above = None;
        let lines = self.lines.iter().zip(&self.table.lines).map(|(line, read)| {
            above = line.place.or(above);
            read.player.is_some().then_some(above)
        });
        lines.flatten().collect()
    }
}

/// Returns the word of a round; a lone zero is a round without a game.
fn round_of(word: &str) -> Option<&str> {
    let word = if word == "0" { "0-" } else { word };
    half_game(word).map(|_| word)
}

/// Returns whether a heading is a score by its name in OpenGotha and in this program.
fn is_own_score(name: &str) -> bool {
    matches!(name.parse(), Ok(Criterion::Wins | Criterion::Mms))
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
    let country = word(message!("import-problem-no-country"))?;
    let club = name(word(message!("import-problem-no-club"))?);
    notes.cleaned(clean(line).1, &whole);
    if below {
        let (name, written) = (excerpt(&whole), excerpt(written));
        notes.add(message!("import-note-level", name, written, rank = rank.to_string()));
    }
    let mut player = Player::new(family, given, rank);
    player.country = country_of(country, &whole, notes);
    player.club = if club.trim_matches(['x', 'X']).is_empty() { String::new() } else { club };
    player.egd_pin = pin.and_then(|pin| pin_of(pin, &whole, notes));
    Ok((player, words.map(str::to_owned).collect()))
}

/// Returns the country of a word. Notes a word that is not a country, nor a sign for none.
fn country_of(word: &str, name: &str, notes: &mut Notes) -> Option<Country> {
    let country: Option<Country> = word.parse().ok();
    let is_none = word.trim_matches(['x', 'X', '-', '?']).is_empty();
    if country.is_none() && !is_none {
        notes.add(message!("import-note-country", name, country = excerpt(word)));
    }
    country.filter(|_| !is_none)
}

/// Returns the PIN after the line, which a word such as `EGF` may precede. Notes a text without a PIN, unless it is a zero for none.
fn pin_of(text: &str, name: &str, notes: &mut Notes) -> Option<String> {
    let pins: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).filter(|word| is_pin(word)).collect();
    let [pin] = pins[..] else {
        if !text.trim_matches('0').is_empty() {
            notes.add(message!("import-note-pin", name, pin = excerpt(text)));
        }
        return None;
    };
    Some(pin.to_string())
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
