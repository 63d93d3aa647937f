//! The table of a results file: players in the order of lines, each with their half of every game. It is read into a
//! tournament, and written from standings.

use domain::standings::{Standings, StandingsLine};
use domain::{
    Bye, Colour, Competition, CompetitionId, Criterion, Entry, EntryId, Event, Game, GameId, GameResult, HalfPoints,
    Outcome, Passes, Player, RoundNumber, Rounds, System, Tournament, Verdict,
};
use messages::{Message, message};

use crate::error::{MAX_PLAYERS, short_lines, sized};
use crate::notes::Notes;
use crate::text::{decode, excerpt, half_points};
use crate::{FormatError, assemble};

/// The longest line, in bytes.
const MAX_LINE: usize = 5_000;
/// Komi in half points, up to all points of the board.
const KOMI: std::ops::RangeInclusive<i32> = -722..=722;
/// The longest time of a results file, in minutes.
pub(crate) const MAX_MINUTES: u32 = 10_000;

/// Returns the text of a results file in UTF-8 or ISO-8859-15; `expected` is its format, with an article.
///
/// # Errors
/// The file is too large, contains zero bytes or has a line that is too long.
pub(crate) fn text(bytes: &[u8], expected: Message) -> Result<String, FormatError> {
    let bytes = sized(bytes)?;
    if bytes.contains(&0) {
        return Err(FormatError::OtherFormat { expected, found: message!("import-found-zero-bytes") });
    }
    let text = decode(bytes);
    short_lines(&text, MAX_LINE)?;
    Ok(text)
}

/// Parses the komi of a header. `None` if it is not a number, or more than all points of the board.
pub(crate) fn komi(text: &str) -> Option<HalfPoints> {
    half_points(text).filter(|komi| KOMI.contains(&komi.0))
}

/// One round in one player's line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct HalfGame {
    /// The opponent's line, from 1; 0 for none.
    pub opponent: usize,
    sign: char,
    forfeit: bool,
    colour: Option<Colour>,
    handicap: u8,
}

/// The players and rounds of a file that is read.
#[derive(Debug, Default)]
pub(crate) struct ResultsTable {
    /// The criteria of the standings; empty if the file has none.
    pub tie_breaks: Vec<Criterion>,
    /// The players in the order of lines.
    pub players: Vec<Player>,
    /// The rounds of each player.
    pub halves: Vec<Vec<HalfGame>>,
}

impl ResultsTable {
    /// Adds a player with the words of their rounds, from line `number` of the file.
    ///
    /// # Errors
    /// There are too many players, or a word is not a round.
    pub fn player(
        &mut self,
        player: Player,
        rounds: &[&str],
        number: u64,
        notes: &mut Notes,
    ) -> Result<(), FormatError> {
        let bad = |what: Message| FormatError::BadLine { line: number, what };
        if self.players.len() == MAX_PLAYERS {
            return Err(bad(message!("import-problem-too-many-players", most = MAX_PLAYERS)));
        }
        let no_round = |word: &str| bad(message!("import-problem-round-word", word = excerpt(word)));
        let halves = rounds.iter().map(|word| half_game(word).ok_or_else(|| no_round(word)));
        let mut halves = halves.collect::<Result<Vec<HalfGame>, FormatError>>()?;
        if halves.len() > Rounds::LAST as usize {
            notes.add(message!("import-note-late-rounds", line = number.to_string(), last = Rounds::LAST));
            halves.truncate(Rounds::LAST as usize);
        }
        self.players.push(player);
        self.halves.push(halves);
        Ok(())
    }

    /// Returns the tournament of these lines. Their order determines ids, starting numbers and boards.
    ///
    /// # Errors
    /// There are no players; `expected` is the format, with an article.
    pub fn tournament(self, event: Event, expected: Message, notes: &mut Notes) -> Result<Tournament, FormatError> {
        if self.players.is_empty() {
            let found = message!("import-found-no-player-lines");
            return Err(FormatError::OtherFormat { expected, found });
        }
        let rounds = self.halves.iter().map(Vec::len).max().unwrap_or(0) as RoundNumber;
        let mut tie_breaks =
            if self.tie_breaks.is_empty() { Criterion::mcmahon_tie_breaks() } else { self.tie_breaks.clone() };
        // Sums of opponents' scores alone would put the last first.
        let is_score = |criterion: &Criterion| {
            matches!(
                criterion,
                Criterion::Mms | Criterion::Wins | Criterion::Sts | Criterion::Cps | Criterion::BoardPoints
            )
        };
        if !tie_breaks.iter().any(is_score) {
            tie_breaks.insert(0, Criterion::Mms);
        }
        let system = if tie_breaks[0] == Criterion::Wins { System::Swiss } else { System::McMahon };
        if system == System::McMahon {
            notes.add(message!("import-note-scores-unknown"));
        }
        let competition = Competition {
            tie_breaks,
            ..Competition::new(CompetitionId::OPEN, event.name.clone(), system, rounds.max(1))
        };
        let mut tournament = Tournament::new(event, vec![competition]);
        for (player, number) in self.players.iter().zip(1u32..) {
            let mut entry = Entry::new(EntryId(i64::from(number)), CompetitionId::OPEN, player.clone());
            entry.number = Some(number);
            tournament.entries.push(entry);
        }
        for round in 1..=rounds {
            self.round(round, &mut tournament, notes);
        }
        tournament.rounds = assemble::rounds(&tournament.games, &tournament.byes);
        Ok(tournament)
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

impl HalfGame {
    /// Returns what the round counts, in half points.
    pub fn points(self) -> i32 {
        match self.sign {
            '+' => 2,
            '=' => 1,
            _ => 0,
        }
    }
}

/// Parses one round, such as `12+/w3`, `12-!b`, `12=`, `0+`, or `?` for a round of which nothing is known.
pub(crate) fn half_game(word: &str) -> Option<HalfGame> {
    if word == "?" {
        return half_game("0?");
    }
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

/// The lines of a file that is written: players who have a game or a bye, in the order of the standings.
pub(crate) struct ResultsLines<'a> {
    /// The lines with their entries.
    pub lines: Vec<(&'a StandingsLine, &'a Entry)>,
    /// The number of each row's line, from 1; 0 without one.
    numbers: Vec<u32>,
}

impl<'a> ResultsLines<'a> {
    /// Returns the lines of these standings.
    pub fn of(tournament: &'a Tournament, standings: &'a Standings) -> ResultsLines<'a> {
        let lines: Vec<(&StandingsLine, &Entry)> = standings
            .lines
            .iter()
            .filter(|line| line.outcomes.iter().any(|o| matches!(o, Outcome::Game { .. } | Outcome::Bye)))
            .filter_map(|line| Some((line, tournament.entry(line.entry)?)))
            .collect();
        let mut numbers = vec![0; standings.lines.iter().map(|line| line.row + 1).max().unwrap_or(0)];
        for ((line, _), number) in lines.iter().zip(1u32..) {
            numbers[line.row] = number;
        }
        ResultsLines { lines, numbers }
    }

    /// Returns the number of the line of a row of the crosstable; 0 without one.
    pub fn number(&self, row: usize) -> u32 {
        self.numbers.get(row).copied().unwrap_or(0)
    }
}
