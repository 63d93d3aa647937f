//! Reading H9: for importing, and to prove that what was written says what was meant.

use chrono::NaiveDate;
use domain::model::event::{Overtime, TimeLimits};
use domain::{
    Bye, Colour, Competition, CompetitionId, Criterion, Entry, EntryId, Event, Game, GameId, GameResult, HalfPoints,
    Passes, Player, Rank, RoundNumber, Rounds, System, Tournament, Verdict,
};
use sha2::{Digest, Sha256};

use super::TABLE;
use crate::error::{short_lines, sized};
use crate::notes::Notes;
use crate::text::{clean, decode, excerpt, hundredths};
use crate::{FormatError, Imported, assemble};

/// The longest line, in bytes.
const MAX_LINE: usize = 5_000;
/// The most players of a results file.
const MAX_PLAYERS: usize = 20_000;

/// Reads a results file, UTF-8 or ISO-8859-15. The order of lines gives keys and starting numbers; boards are numbered
/// in it too, as the format knows none.
///
/// # Errors
/// A file without players, a line that is no player's, a rank that is none.
pub fn read(bytes: &[u8]) -> Result<Imported, FormatError> {
    let bytes = sized(bytes)?;
    if bytes.contains(&0) {
        let found = "it has zero bytes, so it is no plain text; save it again as UTF-8".to_string();
        return Err(FormatError::OtherFormat { expected: "a results file (H9)", found });
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
        let found = "it has no line of a player".to_string();
        return Err(FormatError::OtherFormat { expected: "a results file (H9)", found });
    }
    let mut tournament = file.tournament(&mut notes);
    tournament.event.draw_seed = hex::encode(Sha256::digest(bytes));
    Ok(Imported { tournament, notes: notes.into_vec() })
}

/// One round as one player's line has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct HalfGame {
    /// The opponent's line, from 1; 0 for none.
    opponent: usize,
    sign: char,
    forfeit: bool,
    colour: Option<Colour>,
    handicap: u8,
}

/// What the lines said.
struct File {
    event: Event,
    ladder: Vec<Criterion>,
    players: Vec<Player>,
    halves: Vec<Vec<HalfGame>>,
}

impl File {
    fn new() -> File {
        let day = NaiveDate::from_ymd_opt(2000, 1, 1).expect("a day of the calendar");
        let mut event = Event::new("Tournament", day, "");
        event.time = TimeLimits { main_minutes: 0, overtime: Overtime::None };
        File { event, ladder: Vec::new(), players: Vec::new(), halves: Vec::new() }
    }

    fn header(&mut self, line: &str, comment: &str, notes: &mut Notes) {
        if line.trim_start().starts_with(TABLE) {
            let names = comment.split_whitespace().skip_while(|word| *word != "Club").skip(1);
            self.ladder = names.filter_map(|name| name.parse().ok()).collect();
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
            "KM" => event.komi = hundredths(&value).map_or(event.komi, |komi| HalfPoints(komi.div_euclid(50))),
            "TM" => {
                event.time.main_minutes = value.parse().unwrap_or(0).min(10_000);
                notes.add("The file tells one time for main time and overtime together; it is taken as main time.");
            }
            _ => {}
        }
    }

    fn player(&mut self, line: &str, number: u64, notes: &mut Notes) -> Result<(), FormatError> {
        let bad = |what: String| FormatError::BadLine { line: number, what };
        if self.players.len() == MAX_PLAYERS {
            return Err(bad(format!("a results file can have {MAX_PLAYERS} players at most")));
        }
        let (line, pin) = line.rsplit_once('|').map_or((line, None), |(line, pin)| (line, Some(pin.trim())));
        let mut words = line.split_whitespace().peekable();
        words.next_if(|word| word.bytes().all(|b| b.is_ascii_digit()));
        let mut word = |what: &str| words.next().ok_or_else(|| bad(format!("the player's {what} is missing")));
        let (family, given) = (name(word("family name")?), name(word("given name")?));
        notes.cleaned(clean(line).1, format!("{family} {given}").trim());
        let rank = word("rank")?;
        let shown = || excerpt(format!("{family} {given}").trim());
        let rank: Rank = rank.parse().map_err(|_| FormatError::UnknownRank { name: shown(), rank: excerpt(rank) })?;
        let (country, club) = (word("country")?.parse().ok(), name(word("club")?));
        let mut player = Player::new(family, given, rank);
        player.country = country.filter(|c: &domain::Country| c.to_string() != "XX");
        player.club = if club == "xxxx" { String::new() } else { club };
        player.egd_pin =
            pin.filter(|pin| pin.len() == 8 && pin.bytes().all(|b| b.is_ascii_digit())).map(str::to_string);
        let rest: Vec<&str> = words.collect();
        let first = rest.iter().position(|word| half_game(word).is_some()).unwrap_or(rest.len());
        let halves: Option<Vec<HalfGame>> = rest[first..].iter().map(|word| half_game(word)).collect();
        let halves = halves.ok_or_else(|| bad("after the first round there is a word that is no round".into()))?;
        if halves.len() > Rounds::LAST as usize {
            notes.add(format!("Line {number}: rounds after {} are left out.", Rounds::LAST));
        }
        self.players.push(player);
        self.halves.push(halves.into_iter().take(Rounds::LAST as usize).collect());
        Ok(())
    }

    fn tournament(self, notes: &mut Notes) -> Tournament {
        let rounds = self.halves.iter().map(Vec::len).max().unwrap_or(0) as RoundNumber;
        let ladder = if self.ladder.is_empty() { Criterion::mcmahon_ladder() } else { self.ladder.clone() };
        let system = if ladder[0] == Criterion::Wins { System::Swiss } else { System::McMahon };
        if system == System::McMahon {
            notes.add("The file does not tell bar, floor and zero of the scores; check them before the standings.");
        }
        let competition = Competition {
            ladder,
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
                    notes.add(format!(
                        "Round {round}: lines {line} and {} do not agree; the game is left out.",
                        own.opponent
                    ));
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

/// A name as people write it: blanks for `_`, nothing for a dash.
fn name(word: &str) -> String {
    let name = clean(&word.replace('_', " ")).0;
    if name == "-" { String::new() } else { name }
}

/// `12+/w3`, `12-!b`, `12=`, `0+`.
fn half_game(word: &str) -> Option<HalfGame> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let opponent = word[..digits].parse().ok()?;
    let mut rest = word[digits..].chars();
    let sign = rest.next().filter(|sign| "+-=?".contains(*sign))?;
    let mut half = HalfGame { opponent, sign, forfeit: false, colour: None, handicap: 0 };
    for sign in rest {
        match sign {
            '/' | '?' => {}
            '!' => half.forfeit = true,
            'b' | 'B' => half.colour = Some(Colour::Black),
            'w' | 'W' => half.colour = Some(Colour::White),
            _ => half.handicap = sign.to_digit(10)? as u8,
        }
    }
    Some(half)
}

/// The game of two halves; where no colour is told the upper line takes Black.
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
