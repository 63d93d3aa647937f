//! Reading results files of the association, as OpenGotha, this program and the association's own examples have them.

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};

use chrono::NaiveDate;
use domain::{
    Competition, CompetitionId, Criterion, Entry, EntryId, EventSettings, Game, GameResult, HalfPoints, Passes, Player,
    Rank, RoundNumber, Rounds, System, Verdict,
};
use messages::{Message, message};

use super::{END, FIRST_PLACEHOLDER, GAMES, LAST_NUMBER, PLAYERS, TOURNAMENT, TOURNEY, keyword};
use crate::assemble::{self, Parts, assemble, unknown_day};
use crate::days::{header_day, is_day, last_day};
use crate::error::{BadRow, MAX_GAMES, MAX_PLAYERS};
use crate::notes::{Notes, listed};
use crate::results_table::{self, KOMI};
use crate::text::{clean, excerpt, half_points, hundredths, is_number, rank_from_30k};
use crate::{FormatError, ImportedTournament};

/// The rules of the association, which files name.
const RULES: &str = "AGA";
/// The ways in which dates are written.
const DATES: [&str; 3] = ["%B %d, %Y", "%m/%d/%Y", "%Y-%m-%d"];
/// What stands between the first and the last day in a line.
const BETWEEN_DAYS: [&str; 4] = [" - ", " – ", "–", " to "];

/// Reads a results file in UTF-8 or ISO-8859-15. Players get their ids in the order of lines.
///
/// The format has no time limits, byes and standings; notes list what is assumed. A game of a player who has one in the same
/// round is put into the next round without one. Lines that cannot be read are left out.
///
/// # Errors
/// The file has no players, or more players or games than a tournament can have.
pub fn read(bytes: &[u8]) -> Result<ImportedTournament, FormatError> {
    let expected = message!("import-format-aga-results");
    let text = results_table::text(bytes, expected.clone())?;
    let mut notes = Notes::default();
    let mut file = File { headings: rounds_of_headings(&text), ..File::default() };
    for (line, number) in text.lines().zip(1u64..) {
        file.line(line.split("//").next().unwrap_or("").trim(), number, &mut notes)?;
    }
    let left = std::mem::take(&mut file.left);
    if file.entries.is_empty() {
        let none = FormatError::OtherFormat { expected, found: message!("import-found-no-player-lines") };
        return Err(if left.is_empty() { none } else { FormatError::BadRows(left) });
    }
    let tournament = file.tournament(bytes, &mut notes);
    Ok(ImportedTournament { tournament, notes: notes.into_vec(), left })
}

/// The part of the file in which a line stands.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
enum Part {
    #[default]
    Header,
    Players,
    /// The games of a round; `None` if the file does not number it.
    Games(Option<RoundNumber>),
    End,
}

/// The content of the lines.
#[derive(Debug, Default)]
struct File {
    part: Part,
    /// The rounds of the headings of games that are still to come.
    headings: VecDeque<Option<u32>>,
    /// Whether the word that opens the file was read.
    titled: bool,
    name: String,
    place: String,
    start: Option<NaiveDate>,
    end: Option<NaiveDate>,
    entries: Vec<Entry>,
    /// The entries by their numbers in the file.
    ids: HashMap<String, EntryId>,
    /// The rounds in which a player has a game.
    seats: HashSet<(RoundNumber, EntryId)>,
    /// The last round in which a player has a game.
    last: HashMap<EntryId, RoundNumber>,
    games: Vec<Game>,
    /// The keys of the header that are not read.
    unread: Vec<String>,
    /// The words after the ranks of players that are not read.
    words: BTreeSet<String>,
    /// The komi of the even games.
    komi: BTreeSet<i32>,
    /// The lines that are left out.
    left: Vec<BadRow>,
    /// The numbers of players whose line is left out, with that line.
    left_players: HashMap<String, u64>,
    placeholders: usize,
    undecided: usize,
    moved: usize,
}

impl File {
    fn line(&mut self, line: &str, number: u64, notes: &mut Notes) -> Result<(), FormatError> {
        if line.is_empty() || line.starts_with('#') || self.part == Part::End {
            return Ok(());
        }
        let is_open = self.part == Part::Header || !line.starts_with(|c: char| c.is_ascii_digit());
        match keyword(line).filter(|_| is_open) {
            Some(word @ (TOURNEY | TOURNAMENT)) if self.name.is_empty() => {
                self.name = clean(line[word.len()..].trim_start_matches([':', ' ', '\t'])).0;
                self.titled = true;
            }
            Some(PLAYERS) => self.part = Part::Players,
            Some(GAMES) => self.part = Part::Games(self.next_round(line, notes)),
            Some(END) => self.part = Part::End,
            _ => match self.part {
                Part::Header => self.header(line, notes),
                Part::Players => return self.player_line(line, number, notes),
                Part::Games(round) => return self.game_line(line, round, number, notes),
                Part::End => {}
            },
        }
        Ok(())
    }

    fn player_line(&mut self, line: &str, number: u64, notes: &mut Notes) -> Result<(), FormatError> {
        if self.entries.len() + self.left.len() == MAX_PLAYERS {
            let what = message!("import-problem-too-many-players", most = MAX_PLAYERS);
            return Err(FormatError::BadLine { line: number, what });
        }
        if let Err(what) = self.player(line, notes) {
            let own = line.split_whitespace().next().map(key).unwrap_or_default();
            if !self.ids.contains_key(&own) {
                self.left_players.insert(own, number);
            }
            self.left.push(BadRow { line: number, what });
        }
        Ok(())
    }

    fn game_line(
        &mut self,
        line: &str,
        round: Option<RoundNumber>,
        number: u64,
        notes: &mut Notes,
    ) -> Result<(), FormatError> {
        if self.games.len() + self.left.len() == MAX_GAMES {
            return Err(FormatError::TooMany(message!("import-limit-games", most = MAX_GAMES)));
        }
        if let Err(what) = self.game(line, round, number, notes) {
            self.left.push(BadRow { line: number, what });
        }
        Ok(())
    }

    /// Returns the round of the next heading of games.
    fn next_round(&mut self, heading: &str, notes: &mut Notes) -> Option<RoundNumber> {
        if heading.len() > GAMES.len() && numbers_of_heading(heading) == (None, None) {
            self.unread.push(clean(heading).0);
        }
        let round = self.headings.pop_front().flatten()?;
        if (1..=Rounds::LAST).contains(&round) {
            return Some(round);
        }
        notes.add(message!("import-note-round", round = round.to_string(), last = Rounds::LAST));
        None
    }

    fn header(&mut self, line: &str, notes: &mut Notes) {
        let Some((key, value)) = line.split_once('=') else { return self.words_of_header(line, notes) };
        self.value_of_header(key, value, notes);
    }

    fn value_of_header(&mut self, key: &str, value: &str, notes: &mut Notes) {
        let value = clean(value.trim().trim_matches(['\'', '"'])).0;
        match key.trim().to_ascii_lowercase().as_str() {
            key @ "start" => self.start = header_day(key, &value, &DATES, notes),
            key @ "finish" => self.end = header_day(key, &value, &DATES, notes),
            "location" => {
                let line = std::mem::replace(&mut self.place, value);
                self.unread.extend(Some(line).filter(|line| !line.is_empty() && *line != self.place));
            }
            "rules" if value.eq_ignore_ascii_case(RULES) => {}
            key => self.unread.push(key.to_string()),
        }
    }

    /// Reads a line without an equals sign: after the word that opens the file, title and place may stand on lines of their own, and so
    /// may the days and keys with their values.
    fn words_of_header(&mut self, line: &str, notes: &mut Notes) {
        let words = clean(line).0;
        if self.titled && self.name.is_empty() {
            self.name = words;
        } else if let Some((key, value)) =
            line.split_once(char::is_whitespace).filter(|(key, value)| is_key(key, value))
        {
            self.value_of_header(key, value, notes);
        } else if let Some((first, last)) = days_of(line) {
            let day = self.start.or_else(|| header_day("start", first, &DATES, notes));
            let is_later = self.start.is_some() || first != last;
            (self.start, self.end) =
                (day, self.end.or_else(|| header_day("finish", last, &DATES, notes).filter(|_| is_later)));
        } else if self.titled && self.place.is_empty() {
            if words.contains(|c: char| c.is_ascii_digit()) {
                notes.add(message!("import-note-aga-place", words = excerpt(&words)));
            }
            self.place = words;
        } else {
            self.unread.push(words);
        }
    }

    /// Adds a player: number, "Family, Given", rank, and words about club or membership.
    ///
    /// # Errors
    /// The rank or the name is missing, or another player has the number.
    fn player(&mut self, line: &str, notes: &mut Notes) -> Result<(), Message> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let at = words.iter().skip(2).rposition(|word| rank(word).is_some()).map(|at| at + 2);
        let at = at.ok_or_else(|| message!("import-problem-rank-missing"))?;
        let (name, harmful) = clean(&words[1..at].join(" "));
        let (family, given) = names(&name);
        if family.is_empty() {
            return Err(message!("import-problem-no-family-name"));
        }
        notes.cleaned(harmful, name.trim());
        let mut player = Player::new(family, given, rank(words[at]).unwrap_or(Rank::WEAKEST));
        for word in &words[at + 1..] {
            match word.split_once('=').filter(|(key, _)| key.eq_ignore_ascii_case("club")) {
                Some((_, club)) => player.club = clean(club).0,
                None => drop(self.words.insert(excerpt(word))),
            }
        }
        let key = key(words[0]);
        let number = key.parse::<u32>().ok().filter(|number| (FIRST_PLACEHOLDER..=LAST_NUMBER).contains(number));
        player.aga_id = Some(key.clone()).filter(|key| is_number(key) && number.is_none());
        let id = EntryId(self.entries.len() as i64 + 1);
        if self.ids.contains_key(&key) {
            return Err(message!("import-problem-aga-number-twice", number = excerpt(&key)));
        }
        self.placeholders += usize::from(player.aga_id.is_none());
        self.ids.insert(key, id);
        self.entries.push(Entry::new(id, CompetitionId::OPEN, player));
        Ok(())
    }

    /// Adds a game: White, Black, who wins, handicap, komi.
    ///
    /// # Errors
    /// The line is not a game, or one of its players is not in the list.
    fn game(&mut self, line: &str, round: Option<RoundNumber>, number: u64, notes: &mut Notes) -> Result<(), Message> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [white, black, winner, rest @ ..] = &words[..] else {
            return Err(message!("import-problem-not-an-aga-game"));
        };
        if let Some(left) = [white, black].iter().find_map(|player| self.left_players.get(&key(player))) {
            notes.add(message!("import-note-aga-game-of-left", line = number.to_string(), left = left.to_string()));
            return Ok(());
        }
        let (Some(&white), Some(&black)) = (self.ids.get(&key(white)), self.ids.get(&key(black))) else {
            return Err(message!("import-problem-aga-number"));
        };
        let verdict = match winner.to_ascii_uppercase().as_str() {
            "W" => Some(Verdict::WhiteWins),
            "B" => Some(Verdict::BlackWins),
            "?" => None,
            _ => return Err(message!("import-problem-not-an-aga-game")),
        };
        let Some(round) = self.free_round(round, white, black).filter(|_| white != black) else {
            notes.add(message!("import-note-aga-game-left", line = number.to_string(), last = Rounds::LAST));
            return Ok(());
        };
        self.undecided += usize::from(verdict.is_none());
        let handicap = rest.first().and_then(|word| word.parse::<u8>().ok());
        let komi = rest.get(1).and_then(|komi| half_points(komi));
        let is_bad = [handicap.is_none_or(|stones| stones > 9), komi.is_none()];
        let bad = rest.iter().zip(is_bad.into_iter().chain(std::iter::repeat(true))).filter(|(_, is_bad)| *is_bad);
        for (word, _) in bad {
            notes.add(message!("import-note-aga-game-word", line = number.to_string(), word = excerpt(word)));
        }
        let handicap = handicap.unwrap_or(0).min(9);
        if handicap == 0 {
            self.komi.extend(komi.map(|komi| komi.0));
        }
        let passes = Passes::both(verdict.map(GameResult::played));
        self.games.push(Game { handicap, passes, ..assemble::game(round, 0, black, white) });
        for player in [white, black] {
            self.seats.insert((round, player));
            self.last.entry(player).and_modify(|last| *last = round.max(*last)).or_insert(round);
        }
        Ok(())
    }

    /// Returns the round of a game: the one of its heading if both players are free in it, or else the first one after all other
    /// games of both. `None` if there are too many rounds.
    fn free_round(&mut self, round: Option<RoundNumber>, white: EntryId, black: EntryId) -> Option<RoundNumber> {
        let is_free = |round: &RoundNumber| [white, black].iter().all(|&id| !self.seats.contains(&(*round, id)));
        if let Some(round) = round.filter(is_free) {
            return Some(round);
        }
        self.moved += usize::from(round.is_some());
        let last = |id| self.last.get(&id).copied().unwrap_or(0);
        Some(last(white).max(last(black)) + 1).filter(|&round| round <= Rounds::LAST)
    }

    fn tournament(mut self, bytes: &[u8], notes: &mut Notes) -> domain::Tournament {
        let start = self.start.or(self.end).unwrap_or_else(unknown_day);
        if self.start.is_none() {
            notes.add(message!("import-note-start", day = start.to_string()));
        }
        self.settle_place();
        let mut event = EventSettings::new(if self.name.is_empty() { "Tournament" } else { &self.name }, start, "");
        if let Some(&komi) = self.komi.first().filter(|komi| self.komi.len() == 1 && KOMI.contains(*komi)) {
            event.komi = HalfPoints(komi);
        } else if !self.komi.is_empty() {
            notes.add(message!("import-note-aga-komi", komi = event.komi.to_string()));
        }
        notes.header_left(&self.unread);
        notes.add(message!("import-note-aga-defaults", minutes = event.time.main_minutes.to_string()));
        self.count_notes(notes);
        event.place = self.place;
        event.end = last_day("finish", start, self.end, notes);
        let rounds = self.games.iter().map(|game| game.round).max().unwrap_or(1);
        let mut competition = Competition::new(CompetitionId::OPEN, event.name.clone(), System::McMahon, rounds);
        competition.tie_breaks = Criterion::mcmahon_tie_breaks();
        let (entries, games) = (self.entries, self.games);
        assemble(Parts { event, competition, entries, games, byes: Vec::new() }, bytes, notes)
    }

    /// Notes how many players and games are not as the file has them.
    fn count_notes(&self, notes: &mut Notes) {
        if self.placeholders > 0 {
            notes.add(message!("import-note-aga-placeholders", count = self.placeholders));
        }
        if self.undecided > 0 {
            notes.add(message!("import-note-aga-undecided", count = self.undecided));
        }
        if !self.words.is_empty() {
            let words: Vec<String> = self.words.iter().cloned().collect();
            notes.add(message!("import-note-aga-words", words = listed(&words)));
        }
        if self.moved > 0 {
            notes.add(message!("import-note-aga-moved", count = self.moved));
        }
    }

    /// Takes the place from the end of the name: "Mill Open, Springfield", also with the state: "Mill Open, Springfield, VA".
    fn settle_place(&mut self) {
        if self.place.is_empty() {
            if let Some((name, place)) = self.name.rsplit_once(',') {
                let is_state = |word: &str| word.len() == 2 && word.bytes().all(|b| b.is_ascii_uppercase());
                let town = name.rsplit_once(',').filter(|_| is_state(place.trim()));
                (self.name, self.place) = match town {
                    Some((name, town)) => (name.trim().into(), format!("{}, {}", town.trim(), place.trim())),
                    None => (name.trim().into(), place.trim().into()),
                };
            }
        } else if let Some(name) =
            self.name.strip_suffix(&self.place).and_then(|name| name.trim_end().strip_suffix(','))
        {
            self.name = name.trim().to_string();
        }
    }
}

/// Returns whether a line of the header begins with a key, and its value fits: a title may begin with "Start", too.
fn is_key(key: &str, value: &str) -> bool {
    match key.to_ascii_lowercase().as_str() {
        "start" | "finish" => is_day(value, &DATES),
        "rules" => value.trim().eq_ignore_ascii_case(RULES),
        "location" => true,
        _ => false,
    }
}

/// Returns the first and the last day of a line that has nothing else.
fn days_of(line: &str) -> Option<(&str, &str)> {
    let days = BETWEEN_DAYS.iter().find_map(|between| line.split_once(between)).unwrap_or((line, line));
    [days.0, days.1].iter().all(|day| is_day(day, &DATES)).then_some(days)
}

/// Returns the rounds of all headings of games. A number in parentheses is a round only if the headings count from 1; otherwise it is how
/// many games follow. Several headings without a number are those of one round each, in their order. `None` where the games are not
/// sorted by rounds.
fn rounds_of_headings(text: &str) -> VecDeque<Option<u32>> {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or("").trim());
    let headings: Vec<(Option<u32>, Option<u32>)> =
        lines.filter(|line| keyword(line) == Some(GAMES)).map(numbers_of_heading).collect();
    let in_order = headings.len() > 1 || headings.iter().all(|(_, counted)| *counted == Some(1));
    headings.iter().zip(1..).map(|((round, _), at)| round.or(in_order.then_some(at))).collect()
}

/// Returns the number of a heading of games, and the one in its parentheses: `GAMES 1 (4)`.
fn numbers_of_heading(line: &str) -> (Option<u32>, Option<u32>) {
    let (before, inside) = line[GAMES.len()..].split_once('(').unwrap_or((&line[GAMES.len()..], ""));
    let number = |text: &str| text.trim_matches(|c: char| !c.is_ascii_digit()).parse().ok();
    (number(before), number(inside))
}

/// Returns the number of a player without zeros before it; other words are kept in capitals.
fn key(word: &str) -> String {
    let word = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
    word.parse::<u64>().map_or_else(|_| word.to_ascii_uppercase(), |number| number.to_string())
}

/// Returns the family and given name of "Family, Given"; without a comma the last word is the family name.
fn names(name: &str) -> (String, String) {
    let (family, given) = match name.split_once(',') {
        Some(parts) => parts,
        None => name.rsplit_once(' ').map_or((name, ""), |(given, family)| (family, given)),
    };
    (clean(family).0, clean(given).0)
}

/// Parses a rank: "3d", or the association's number: 3.5 is 3 dan, -3.5 is 3 kyu.
fn rank(word: &str) -> Option<Rank> {
    if let Some((rank, _)) = rank_from_30k(word) {
        return Some(rank);
    }
    let number = hundredths(word).filter(|_| word.contains('.'))? / 100;
    let strength = u8::try_from(number.abs()).ok()?;
    let kyu = || Rank::kyu(strength).or((30..=50).contains(&strength).then_some(Rank::WEAKEST));
    if number > 0 { Rank::dan(strength) } else { kyu() }
}
