//! Reading results files, for imports and to verify written files.

use std::ops::Range;

use domain::model::pairing_rules::HandicapBasis;
use domain::{Country, Criterion, Player, System, Tournament};
use messages::{Explain, Message, message};

use super::header::Header;
use super::values::{Columns, rank_of, value};
use super::{TABLE, clubs, columns, explain};
use crate::error::MAX_PLAYERS;
use crate::file_places::{self, FilePlace};
use crate::notes::Notes;
use crate::results_table::{self, ResultsTable, half_game, is_like_round, is_of_player};
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
    file.settle_clubs();
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
    /// The lines of players.
    lines: Vec<Line>,
    /// The criteria that the heading names, by column; `None` for an unknown name.
    names: Vec<(String, Option<Criterion>)>,
    /// The columns of the rounds.
    rounds: Range<usize>,
    /// How many columns of scores follow the rounds.
    after: usize,
    table: ResultsTable,
}

/// The line of a player.
struct Line {
    number: u64,
    /// The player, or why the line is left out.
    player: Result<Player, Message>,
    /// The place; `None` if the line has none, as where a place is shared.
    place: Option<u32>,
    /// The words after the country: club, criteria, rounds, and scores in some files. Those of the club are removed once it is known.
    words: Vec<String>,
    /// The words in the columns of criteria, before and after the rounds; `None` where the line has too few or too many.
    scores: Vec<Option<String>>,
    /// Whether the line has more or fewer scores than the columns.
    is_uneven: bool,
}

impl Line {
    fn new(number: u64, player: Result<Player, Message>, place: Option<u32>, words: Vec<String>) -> Line {
        Line { number, player, place, words, scores: Vec::new(), is_uneven: false }
    }
}

impl File {
    fn new() -> File {
        let (lines, names, table) = (Vec::new(), Vec::new(), ResultsTable::default());
        File { header: Header::new(), lines, names, rounds: 0..0, after: 0, table }
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
        let place = line.split_whitespace().next().and_then(place_of).and_then(|place| place.parse().ok());
        match player(line, notes) {
            Ok((player, words)) => self.lines.push(Line::new(number, Ok(player), place, words)),
            Err(what) if is_of_player(line) => self.lines.push(Line::new(number, Err(what), place, Vec::new())),
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

    /// Gives the players their clubs, whose words are removed from the lines.
    fn settle_clubs(&mut self) {
        let lengths = clubs::lengths(&words_of(&self.lines));
        for (line, length) in self.lines.iter_mut().zip(lengths) {
            let club: Vec<String> = line.words.drain(..length).collect();
            if let Ok(player) = &mut line.player {
                let club = name(&club.join(" "));
                player.club = if club.trim_matches(['x', 'X']).is_empty() { String::new() } else { club };
            }
        }
    }

    /// Finds the rounds in the lines, and puts the players with their rounds into the table. A line is left out if a word among the
    /// rounds is not a round, nor a score after them, or if a word elsewhere looks like a round.
    ///
    /// # Errors
    /// There are too many players.
    fn settle_rounds(&mut self, notes: &mut Notes) -> Result<(), FormatError> {
        let lines = &self.lines;
        let words = words_of(lines);
        let own: Vec<Option<usize>> = lines.iter().map(|line| line.place.map(|place| place as usize)).collect();
        let (numbers, are_own) = columns::numbers(&words, &own);
        let rounds = columns::rounds(&words, &numbers);
        let usual = columns::usual_length(&words);
        let parts: Vec<Parts> = words.iter().map(|words| Parts::of(words, &rounds, usual)).collect();
        let after = usual_after(&parts);
        for (line, parts) in lines.iter().zip(&parts) {
            match (line.player.clone(), parts.problem()) {
                (Ok(player), None) => self.table.player(player, &parts.rounds, line.number, notes)?,
                (Ok(_), Some(word)) => {
                    let what = message!("import-problem-round-word", word = excerpt(word));
                    self.table.leave_out(line.number, what, true)?;
                }
                (Err(what), _) => self.table.leave_out(line.number, what, true)?,
            }
        }
        let scores = |parts: &Parts| (parts.scores(rounds.start, after), !parts.has_columns(rounds.start, after));
        let scores: Vec<(Vec<Option<String>>, bool)> = parts.iter().map(scores).collect();
        for (line, scores) in self.lines.iter_mut().zip(scores) {
            (line.scores, line.is_uneven) = scores;
        }
        if are_own {
            self.table.number_opponents(&numbers);
            notes.add(message!("import-note-egd-numbers"));
        }
        (self.rounds, self.after) = (rounds, after);
        Ok(())
    }

    /// Returns the names of the columns of criteria. A heading may name the rounds, too.
    fn column_names(&self) -> Vec<(String, Option<Criterion>)> {
        let before = self.rounds.start;
        let mut names: Vec<_> = self.names.iter().take(before).cloned().collect();
        if self.after > 0 {
            names.resize(before, (String::new(), None));
            let with_rounds = self.rounds.end + self.after;
            let has_all = self.names.len() == before + self.after || self.names.len() >= with_rounds;
            let first = if has_all { self.names.len() - self.after } else { self.names.len() };
            names.extend(self.names.iter().skip(first).cloned());
        }
        names
    }

    /// Notes the scores that are left out: those of a line that has more or fewer than the others, and words that are not numbers.
    fn note_scores(lines: &[&Line], notes: &mut Notes) {
        for line in lines {
            let number = line.number.to_string();
            if line.is_uneven {
                notes.add(message!("import-note-egd-scores", line = number.clone()));
            }
            for word in line.scores.iter().flatten().filter(|word| value(word).is_none()) {
                notes.add(message!("import-note-egd-no-number", line = number.clone(), word = excerpt(word)));
            }
        }
    }

    /// Gives the competition the system and criteria that explain the columns, and compares the places.
    fn explain(&self, tournament: &mut Tournament, notes: &mut Notes) {
        let names = self.column_names();
        let unknown = names.iter().filter(|(name, criterion)| criterion.is_none() && !name.is_empty());
        unknown.for_each(|(name, _)| notes.add(message!("import-note-criterion", criterion = excerpt(name))));
        let lines = self.lines.iter().zip(&self.table.lines).filter(|(_, read)| read.player.is_some());
        let lines: Vec<&Line> = lines.map(|(line, _)| line).collect();
        File::note_scores(&lines, notes);
        let (places, left) = self.places();
        let columns = Columns {
            names: names.iter().map(|(_, criterion)| *criterion).collect(),
            are_criteria: self.names.iter().any(|(name, _)| is_own_score(name)),
            values: lines.iter().map(|line| values_of(line)).collect(),
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
        let value_of = |line: &Line, at: Option<usize>, higher: i32| {
            let word = line.scores.get(at?)?.as_ref()?;
            Some((excerpt(word), value(word)? - higher))
        };
        let of_line = |((line, place), entry): ((&&Line, Option<u32>), usize)| {
            let higher = found.higher.get(entry).into_iter().flatten().copied().chain(std::iter::repeat(0));
            let values = found.columns.iter().zip(higher).map(|(at, higher)| value_of(line, *at, higher)).collect();
            FilePlace { place, values, are_unexplained }
        };
        let places: Vec<FilePlace> = lines.iter().zip(places).zip(0..).map(of_line).collect();
        file_places::compare(tournament, &places, &left, notes);
    }
}

impl File {
    /// Returns the places of the players, and those of the lines that are left out. A line without a place shares the one above.
    fn places(&self) -> (Vec<Option<u32>>, Vec<u32>) {
        let mut above = None;
        let (mut places, mut left) = (Vec::new(), Vec::new());
        for (line, read) in self.lines.iter().zip(&self.table.lines) {
            above = line.place.or(above);
            match read.player {
                Some(_) => places.push(above),
                None => left.extend(above),
            }
        }
        (places, left)
    }
}

/// The parts of a line after the club.
struct Parts<'a> {
    before: &'a [&'a str],
    /// The rounds of the line.
    rounds: Vec<&'a str>,
    after: &'a [&'a str],
}

impl<'a> Parts<'a> {
    /// Divides the words of a line. `usual` is the number of words of most lines.
    fn of(words: &'a [&'a str], rounds: &Range<usize>, usual: usize) -> Parts<'a> {
        let start = columns::start(words, rounds, usual).min(words.len());
        let (before, rest) = words.split_at(start);
        let played: Vec<&str> = rest.iter().take(rounds.len()).map_while(|word| round_of(word)).collect();
        let after = &rest[played.len()..];
        Parts { before, rounds: played, after }
    }

    /// Returns the word for which the line is left out: one that looks like a round but is none, or the first after the rounds if they are
    /// followed by other words than scores.
    fn problem(&self) -> Option<&'a str> {
        let unread = self.before.iter().chain(self.after).find(|word| is_like_round(word));
        let is_other = |word: &&&str| value(word).is_none();
        let neither = || self.after.iter().find(|word| value(word).is_none() && half_game(word).is_none());
        let other = || self.after.iter().find(is_other).and_then(|_| neither().or(self.after.first()));
        unread.or_else(other).copied()
    }

    /// Returns whether the line has so many words before and after its rounds.
    fn has_columns(&self, before: usize, after: usize) -> bool {
        (self.before.len(), self.after.len()) == (before, after)
    }

    /// Returns the words in the columns of criteria, of which these many are before and after the rounds.
    fn scores(&self, before: usize, after: usize) -> Vec<Option<String>> {
        let aligned = |words: &[&str], columns: usize| match words.len() == columns {
            true => words.iter().map(|word| Some((*word).to_string())).collect(),
            false => vec![None; columns],
        };
        [aligned(self.before, before), aligned(self.after, after)].concat()
    }
}

/// Returns how many words most lines have after their rounds: that in the middle.
fn usual_after(parts: &[Parts]) -> usize {
    let mut lengths: Vec<usize> = parts.iter().map(|parts| parts.after.len()).collect();
    lengths.sort_unstable();
    lengths.get(lengths.len() / 2).copied().unwrap_or(0)
}

/// Returns the words of lines.
fn words_of(lines: &[Line]) -> Vec<Vec<&str>> {
    lines.iter().map(|line| line.words.iter().map(String::as_str).collect()).collect()
}

/// Returns the values of a line in the columns of criteria, in hundredths.
fn values_of(line: &Line) -> Vec<Option<i32>> {
    line.scores.iter().map(|word| value(word.as_ref()?)).collect()
}

/// Returns the number of a place, which a full stop or a bracket may follow: `3`, `3.` or `3)`.
fn place_of(word: &str) -> Option<&str> {
    let number = word.strip_suffix(['.', ')']).unwrap_or(word);
    (!number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())).then_some(number)
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

/// Returns the player of a line, without the club, and the words after the country.
///
/// # Errors
/// A word is missing, or the rank is not valid.
fn player(line: &str, notes: &mut Notes) -> Result<(Player, Vec<String>), Message> {
    let (line, pin) = line.rsplit_once('|').map_or((line, None), |(line, pin)| (line, Some(pin.trim())));
    let words: Vec<&str> = line.split_whitespace().collect();
    let words = &words[words.first().and_then(|word| place_of(word)).map_or(0, |_| 1)..];
    let word = |at: usize, missing: Message| words.get(at).copied().ok_or(missing);
    let family = name(word(0, message!("import-problem-no-family-name"))?);
    let given = name(word(1, message!("import-problem-no-given-name"))?);
    let whole = format!("{family} {given}").trim().to_string();
    let written = word(2, message!("import-problem-rank-missing"))?;
    let unknown = || FormatError::UnknownRank { name: excerpt(&whole), rank: excerpt(written) }.message();
    let rank = rank_of(&words[2..]).ok_or_else(unknown)?;
    let after_rank = 2 + rank.words;
    let country = word(after_rank, message!("import-problem-no-country"))?;
    word(after_rank + 1, message!("import-problem-no-club"))?;
    notes.cleaned(clean(line).1, &whole);
    if rank.is_below {
        let (name, written) = (excerpt(&whole), excerpt(written));
        notes.add(message!("import-note-level", name, written, rank = rank.rank.to_string()));
    }
    let mut player = Player::new(family, given, rank.rank);
    player.country = country_of(country, &whole, notes);
    player.egd_pin = pin.and_then(|pin| pin_of(pin, &whole, notes));
    Ok((player, words[after_rank + 1..].iter().map(|word| (*word).to_string()).collect()))
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

#[cfg(test)]
mod tests;
