//! Reading results files, for imports and to verify written files.

use chrono::NaiveDate;
use domain::model::event::{LoweredClass, Overtime, TimeLimits};
use domain::{
    Bye, Colour, Competition, CompetitionId, Criterion, Entry, EntryId, Event, Game, GameId, GameResult, Passes,
    Player, Rank, RoundNumber, Rounds, System, Tournament, Verdict,
};
use messages::{Message, message};

use super::TABLE;
use crate::error::{MAX_PLAYERS, short_lines, sized};
use crate::notes::Notes;
use crate::text::{clean, decode, excerpt, half_points, hundredths, is_pin};
use crate::{FormatError, ImportedTournament, assemble};

/// The columns with criteria before the rounds.
const CRITERIA: usize = 4;
/// The longest line, in bytes.
const MAX_LINE: usize = 5_000;
/// Komi in half points, up to all points of the board.
const KOMI: std::ops::RangeInclusive<i32> = -722..=722;
/// The longest adjusted time, in minutes.
const MAX_MINUTES: i32 = 10_000;

/// Reads a results file in UTF-8 or ISO-8859-15. The order of lines determines ids, starting numbers and boards, because
/// the format has no boards.
///
/// # Errors
/// The file has no players, an invalid line or an invalid rank.
pub fn read(bytes: &[u8]) -> Result<ImportedTournament, FormatError> {
    let bytes = sized(bytes)?;
    if bytes.contains(&0) {
        let found = message!("import-found-zero-bytes");
        return Err(FormatError::OtherFormat { expected: message!("import-format-egd-results"), found });
    }
    let text = decode(bytes);
    short_lines(&text, MAX_LINE)?;
    let mut notes = Notes::default();
    let mut file = File::new();
    for (line, number) in text.lines().zip(1u64..) {
        match line.trim_start().strip_prefix(';') {
            Some(comment) => file.header(line, comment.trim(), &mut notes),
            None if line.trim().is_empty() => {}
            None => file.player(line, number, &mut notes)?,
        }
    }
    if file.players.is_empty() {
        let found = message!("import-found-no-player-lines");
        return Err(FormatError::OtherFormat { expected: message!("import-format-egd-results"), found });
    }
    file.settle_class(&mut notes);
    let mut tournament = file.tournament(&mut notes);
    tournament.event.draw_seed = assemble::draw_seed(bytes);
    Ok(ImportedTournament { tournament, notes: notes.into_vec() })
}

/// One round in one player's line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct HalfGame {
    /// The opponent's line, from 1; 0 for none.
    opponent: usize,
    sign: char,
    forfeit: bool,
    colour: Option<Colour>,
    handicap: u8,
}

/// The content of the lines.
struct File {
    event: Event,
    /// The EGF class of the header; `X` is unrated.
    class: Option<char>,
    tie_breaks: Vec<Criterion>,
    players: Vec<Player>,
    halves: Vec<Vec<HalfGame>>,
}

impl File {
    fn new() -> File {
        let mut event = Event::new("Tournament", assemble::unknown_day(), "");
        event.time = TimeLimits { main_minutes: 0, overtime: Overtime::None };
        File { event, class: None, tie_breaks: Vec::new(), players: Vec::new(), halves: Vec::new() }
    }

    fn header(&mut self, line: &str, comment: &str, notes: &mut Notes) {
        if line.trim_start().starts_with(TABLE) {
            let names = comment.split_whitespace().skip_while(|word| *word != "Club").skip(1);
            self.tie_breaks = names.filter_map(|name| name.parse().ok()).collect();
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
            "KM" => event.komi = half_points(&value).filter(|komi| KOMI.contains(&komi.0)).unwrap_or(event.komi),
            "CL" => self.class = value.chars().next().map(|letter| letter.to_ascii_uppercase()),
            "TM" => {
                let minutes = hundredths(&value).map_or(0, |time| time.div_euclid(100)).clamp(0, MAX_MINUTES);
                event.time.main_minutes = minutes as u32;
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
        if self.players.len() == MAX_PLAYERS {
            return Err(bad(message!("import-problem-too-many-players", most = MAX_PLAYERS)));
        }
        let (line, pin) = line.rsplit_once('|').map_or((line, None), |(line, pin)| (line, Some(pin.trim())));
        let mut words = line.split_whitespace().peekable();
        words.next_if(|word| word.bytes().all(|b| b.is_ascii_digit()));
        let mut word = |missing: Message| words.next().ok_or_else(|| bad(missing));
        let family = name(word(message!("import-problem-no-family-name"))?);
        let given = name(word(message!("import-problem-no-given-name"))?);
        notes.cleaned(clean(line).1, format!("{family} {given}").trim());
        let rank = word(message!("import-problem-rank-missing"))?;
        let shown = || excerpt(format!("{family} {given}").trim());
        let rank: Rank = rank.parse().map_err(|_| FormatError::UnknownRank { name: shown(), rank: excerpt(rank) })?;
        let country = word(message!("import-problem-no-country"))?.parse().ok();
        let club = name(word(message!("import-problem-no-club"))?);
        let mut player = Player::new(family, given, rank);
        player.country = country.filter(|c: &domain::Country| c.to_string() != "XX");
        player.club = if club == "xxxx" { String::new() } else { club };
        player.egd_pin = pin.filter(|pin| is_pin(pin)).map(str::to_string);
        let rest: Vec<&str> = words.collect();
        let criteria = criteria_columns(&rest);
        let first = rest.iter().skip(criteria).position(|word| half_game(word).is_some());
        let first = first.map_or(rest.len(), |first| first + criteria);
        let halves: Option<Vec<HalfGame>> = rest[first..].iter().map(|word| half_game(word)).collect();
        let halves = halves.ok_or_else(|| bad(message!("import-problem-not-a-round")))?;
        if halves.len() > Rounds::LAST as usize {
            notes.add(message!("import-note-late-rounds", line = number.to_string(), last = Rounds::LAST));
        }
        self.players.push(player);
        self.halves.push(halves.into_iter().take(Rounds::LAST as usize).collect());
        Ok(())
    }

    fn tournament(self, notes: &mut Notes) -> Tournament {
        let rounds = self.halves.iter().map(Vec::len).max().unwrap_or(0) as RoundNumber;
        let tie_breaks =
            if self.tie_breaks.is_empty() { Criterion::mcmahon_tie_breaks() } else { self.tie_breaks.clone() };
        let system = if tie_breaks[0] == Criterion::Wins { System::Swiss } else { System::McMahon };
        if system == System::McMahon {
            notes.add(message!("import-note-scores-unknown"));
        }
        let competition = Competition {
            tie_breaks,
            ..Competition::new(CompetitionId::OPEN, self.event.name.clone(), system, rounds.max(1))
        };
        let mut tournament = Tournament::new(self.event.clone(), vec![competition]);
        for (player, number) in self.players.iter().zip(1u32..) {
            let mut entry = Entry::new(EntryId(i64::from(number)), CompetitionId::OPEN, player.clone());
            entry.number = Some(number);
            tournament.entries.push(entry);
        }
        for round in 1..=rounds {
            self.round(round, &mut tournament, notes);
        }
        tournament.rounds = assemble::rounds(&tournament.games, &tournament.byes);
        tournament
    }

    fn half(&self, line: usize, round: RoundNumber) -> Option<HalfGame> {
        self.halves.get(line.checked_sub(1)?)?.get(round as usize - 1).copied()
    }

    /// Adds a round's games, byes and absences.
    fn round(&self, round: RoundNumber, tournament: &mut Tournament, notes: &mut Notes) {
        let competition = CompetitionId::OPEN;
        let mut board = 0;
        for line in 1..=self.players.len() {
            let Some(own) = self.half(line, round) else { continue };
            let entry = EntryId(line as i64);
            match self.half(own.opponent, round).filter(|other| other.opponent == line) {
                None if own.opponent != 0 => {
                    let (line, other) = (line.to_string(), own.opponent.to_string());
                    notes.add(message!("import-note-lines-disagree", round, line, other));
                }
                None if own.sign == '+' => tournament.byes.push(Bye { competition, round, entry }),
                None => tournament.entries[line - 1].missed = tournament.entries[line - 1].missed.with(round),
                Some(other) if line < own.opponent => {
                    board += 1;
                    let id = GameId(tournament.games.len() as i64 + 1);
                    let game = game(id, round, board, (line, own), (own.opponent, other));
                    tournament.games.push(game);
                }
                Some(_) => {}
            }
        }
    }
}

/// Returns a name with blanks in place of `_`; empty for a dash.
fn name(word: &str) -> String {
    let name = clean(&word.replace('_', " ")).0;
    if name == "-" { String::new() } else { name }
}

/// Returns the number of columns with criteria that may look like rounds: some programs write 104½ as `104=`. The format has
/// four columns of numbers before the rounds.
fn criteria_columns(words: &[&str]) -> usize {
    let is_value = |word: &&&str| word.trim_end_matches(['=', '½']).bytes().all(|b| b.is_ascii_digit() || b == b'.');
    let values = words.iter().take(CRITERIA).take_while(is_value).count();
    if values == CRITERIA { CRITERIA } else { 0 }
}

/// Parses one round, such as `12+/w3`, `12-!b`, `12=` or `0+`.
fn half_game(word: &str) -> Option<HalfGame> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let opponent = word[..digits].parse().ok()?;
    let mut rest = word[digits..].chars();
    let sign = rest.next().filter(|sign| "+-=?".contains(*sign))?;
    let mut half = HalfGame { opponent, sign, forfeit: false, colour: None, handicap: 0 };
    for letter in rest {
        match letter {
            '/' | '?' => {}
            '!' => half.forfeit = true,
            'b' | 'B' => half.colour = Some(Colour::Black),
            'w' | 'W' => half.colour = Some(Colour::White),
            _ => half.handicap = letter.to_digit(10)? as u8,
        }
    }
    Some(half)
}

/// Returns the game of two halves. Without colours, the upper line gets Black.
fn game(id: GameId, round: RoundNumber, board: u32, upper: (usize, HalfGame), lower: (usize, HalfGame)) -> Game {
    let upper_is_white = upper.1.colour == Some(Colour::White) || lower.1.colour == Some(Colour::Black);
    let (black, white) = if upper_is_white { (lower, upper) } else { (upper, lower) };
    let verdict = match (black.1.sign, white.1.sign) {
        ('+', '+') => Some(Verdict::BothWin),
        ('+', _) => Some(Verdict::BlackWins),
        (_, '+') => Some(Verdict::WhiteWins),
        ('=', '=') => Some(Verdict::Jigo),
        ('-', '-') => Some(Verdict::BothLose),
        _ => None,
    };
    let forfeit = upper.1.forfeit || lower.1.forfeit;
    let result = |verdict| if forfeit { GameResult::forfeit(verdict) } else { GameResult::played(verdict) };
    let entry = |line: usize| EntryId(line as i64);
    Game {
        id,
        handicap: upper.1.handicap.max(lower.1.handicap),
        passes: Passes::both(verdict.map(result)),
        ..assemble::game(round, board, entry(black.0), entry(white.0))
    }
}
