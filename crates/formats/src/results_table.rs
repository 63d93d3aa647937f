//! The table of a results file: players in the order of lines, each with their half of every game. It is read into a
//! tournament, and written from standings.

use std::collections::BTreeMap;

use domain::standings::{Standings, StandingsLine};
use domain::{
    Bye, Colour, Competition, CompetitionId, Criterion, Entry, EntryId, EventSettings, Game, GameId, GameResult,
    HalfPoints, Outcome, Passes, Player, RoundNumber, Rounds, System, Tournament, Verdict,
};
use messages::{Message, message};

use crate::error::{BadRow, MAX_PLAYERS, short_lines, sized};
use crate::notes::Notes;
use crate::text::{decode, excerpt, half_points, hundredths};
use crate::{FormatError, assemble};

/// The longest line, in bytes.
const MAX_LINE: usize = 5_000;
/// The largest handicap of a game.
const MOST_HANDICAP: u8 = 9;
/// Komi in half points, up to all points of the board.
pub(crate) const KOMI: std::ops::RangeInclusive<i32> = -722..=722;
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
    /// The player's colour.
    pub colour: Option<Colour>,
    handicap: u8,
}

/// The players and rounds of a file that is read.
#[derive(Debug, Default)]
pub(crate) struct ResultsTable {
    /// The criteria of the standings; empty if the file has none.
    pub tie_breaks: Vec<Criterion>,
    /// The lines in their order, by which opponents name each other.
    pub lines: Vec<TableLine>,
    /// The lines that cannot be read. Those of players are also among `lines`, without their player.
    pub left: Vec<BadRow>,
}

/// The line of a player.
#[derive(Debug)]
pub(crate) struct TableLine {
    /// The number of the line in the file, from 1.
    pub number: u64,
    /// The player; `None` if the line cannot be read.
    pub player: Option<Player>,
    /// The rounds.
    pub halves: Vec<HalfGame>,
}

impl ResultsTable {
    /// Adds a player with the words of their rounds, from line `number` of the file. If a word is not a round, the line is left out.
    ///
    /// # Errors
    /// There are too many players.
    pub fn player(
        &mut self,
        player: Player,
        rounds: &[&str],
        number: u64,
        notes: &mut Notes,
    ) -> Result<(), FormatError> {
        if let Some(word) = rounds.iter().find(|word| half_game(word).is_none()) {
            return self.leave_out(number, message!("import-problem-round-word", word = excerpt(word)), true);
        }
        let mut halves: Vec<HalfGame> = rounds.iter().filter_map(|word| half_game(word)).collect();
        if halves.len() > Rounds::LAST as usize {
            notes.add(message!("import-note-late-rounds", line = number.to_string(), last = Rounds::LAST));
            halves.truncate(Rounds::LAST as usize);
        }
        self.push(TableLine { number, player: Some(player), halves })
    }

    /// Leaves out a line for a problem. That of a player keeps its position, so that their opponents are still known.
    ///
    /// # Errors
    /// There are too many players.
    pub fn leave_out(&mut self, number: u64, what: Message, of_player: bool) -> Result<(), FormatError> {
        self.left.push(BadRow { line: number, what });
        match of_player {
            true => self.push(TableLine { number, player: None, halves: Vec::new() }),
            false => Ok(()),
        }
    }

    /// Returns the lines that are left out, in order.
    pub fn left_lines(mut self) -> Vec<BadRow> {
        self.left.sort_by_key(|bad| bad.line);
        self.left
    }

    fn push(&mut self, line: TableLine) -> Result<(), FormatError> {
        if self.lines.len() == MAX_PLAYERS {
            let what = message!("import-problem-too-many-players", most = MAX_PLAYERS);
            return Err(FormatError::BadLine { line: line.number, what });
        }
        self.lines.push(line);
        Ok(())
    }

    /// Replaces the numbers of opponents, which files give to players, by their lines. `numbers` are those of the lines.
    pub fn number_opponents(&mut self, numbers: &BTreeMap<usize, usize>) {
        let unknown = self.lines.len() + 1;
        let halves = self.lines.iter_mut().flat_map(|line| &mut line.halves);
        for half in halves.filter(|half| half.opponent != 0) {
            half.opponent = numbers.get(&half.opponent).copied().unwrap_or(unknown);
        }
    }

    /// Returns the tournament of these lines. Their order determines ids, starting numbers and boards.
    ///
    /// # Errors
    /// There are no players; `expected` is the format, with an article.
    pub fn tournament(
        &self,
        event: EventSettings,
        expected: Message,
        notes: &mut Notes,
    ) -> Result<Tournament, FormatError> {
        if self.lines.iter().all(|line| line.player.is_none()) {
            let found = message!("import-found-no-player-lines");
            let unread = FormatError::BadRows(self.left.clone());
            return Err(if self.left.is_empty() { FormatError::OtherFormat { expected, found } } else { unread });
        }
        let rounds = self.lines.iter().map(|line| line.halves.len()).max().unwrap_or(0) as RoundNumber;
        let mut tie_breaks =
            if self.tie_breaks.is_empty() { Criterion::mcmahon_tie_breaks() } else { self.tie_breaks.clone() };
        // Sums of opponents' scores alone would put the last first.
        if !tie_breaks.iter().any(|own| own.facts().is_score) {
            tie_breaks.insert(0, Criterion::Mms);
        }
        let system = if tie_breaks[0] == Criterion::Wins { System::Swiss } else { System::McMahon };
        let competition = Competition {
            tie_breaks,
            ..Competition::new(CompetitionId::OPEN, event.name.clone(), system, rounds.max(1))
        };
        let mut tournament = Tournament::new(event, competition);
        let ids = self.ids();
        let seated = self.lines.iter().zip(&ids).filter_map(|(line, id)| Some((line.player.as_ref()?, (*id)?)));
        for ((player, id), number) in seated.zip(1u32..) {
            let mut entry = Entry::new(id, CompetitionId::OPEN, player.clone());
            entry.number = Some(number);
            tournament.entries.push(entry);
        }
        for round in 1..=rounds {
            self.round(round, &ids, &mut tournament, notes);
        }
        tournament.rounds = assemble::rounds(&tournament.games, &tournament.byes);
        Ok(tournament)
    }

    /// Returns the entry of each line: `None` for a line that is left out.
    pub fn ids(&self) -> Vec<Option<EntryId>> {
        let mut last = 0;
        let mut next = || {
            last += 1;
            EntryId(last)
        };
        self.lines.iter().map(|line| line.player.as_ref().map(|_| next())).collect()
    }

    /// Returns whether a round without a game gives somebody half a point.
    pub fn has_half_byes(&self) -> bool {
        self.lines.iter().flat_map(|line| &line.halves).any(|half| half.opponent == 0 && half.sign == '=')
    }

    fn half(&self, line: usize, round: RoundNumber) -> Option<HalfGame> {
        self.lines.get(line.checked_sub(1)?)?.halves.get(round as usize - 1).copied()
    }

    /// Adds a round's games, byes and absences.
    fn round(&self, round: RoundNumber, ids: &[Option<EntryId>], tournament: &mut Tournament, notes: &mut Notes) {
        let competition = CompetitionId::OPEN;
        let some_give_half = self.has_half_byes();
        let mut board = 0;
        for line in 1..=self.lines.len() {
            let (Some(own), Some(entry)) = (self.half(line, round), ids[line - 1]) else { continue };
            let agrees = |other: &HalfGame| other.opponent == line && line != own.opponent;
            match self.half(own.opponent, round).filter(agrees) {
                None if own.opponent != 0 => notes.add(self.gap(round, line, own.opponent)),
                // Where other absences give half a point, this one gives nothing.
                None if own.sign != '=' && own.sign != '+' && some_give_half => {}
                None if own.sign == '+' => tournament.byes.push(Bye { competition, round, entry }),
                None => {
                    // Entries have ids from 1.
                    let absent = &mut tournament.entries[entry.0 as usize - 1];
                    absent.missed = absent.missed.with(round);
                }
                Some(other) if line < own.opponent => {
                    let Some(opponent) = ids[own.opponent - 1] else { continue };
                    board += 1;
                    let handicap = own.handicap.max(other.handicap);
                    if handicap > MOST_HANDICAP {
                        let line = self.lines[line - 1].number.to_string();
                        notes.add(message!("import-note-high-handicap", round, line, handicap = handicap.to_string()));
                    }
                    let id = GameId(tournament.games.len() as i64 + 1);
                    tournament.games.push(game(id, round, board, (entry, own), (opponent, other)));
                }
                Some(_) => {}
            }
        }
    }

    /// Returns the note on a game that is left out, because the line of the opponent is, or names another one.
    fn gap(&self, round: RoundNumber, line: usize, opponent: usize) -> Message {
        let own = &self.lines[line - 1];
        let name = |line: &TableLine| line.player.as_ref().map(Player::list_name).unwrap_or_default();
        let (line, name_of) = (own.number.to_string(), name(own));
        match opponent.checked_sub(1).and_then(|at| self.lines.get(at)) {
            None => message!("import-note-opponent-missing", round, line, name = name_of),
            Some(other) if other.player.is_none() => {
                let other = other.number.to_string();
                message!("import-note-opponent-left", round, line, name = name_of, other)
            }
            Some(other) => {
                let (opponent, other) = (name(other), other.number.to_string());
                message!("import-note-halves-disagree", round, line, name = name_of, other, opponent)
            }
        }
    }
}

/// Returns whether a line that cannot be read is of a player: it has a round, or begins with the number of a place.
pub(crate) fn is_of_player(line: &str) -> bool {
    let is_round = |word: &str| {
        let is_numbered = word.starts_with(|c: char| c.is_ascii_digit());
        is_numbered && word.contains(['+', '-', '=']) && half_game(word).is_some()
    };
    line.trim_start().starts_with(|c: char| c.is_ascii_digit()) || line.split_whitespace().any(is_round)
}

/// Returns whether a word looks like a round, but can be read neither as one nor as a number: `4/-w`, `2w+`, or `+/w` after a blank.
pub(crate) fn is_like_round(word: &str) -> bool {
    let is_part = |c: char| c.is_ascii_digit() || "+-=?!/bBwWh".contains(c);
    let has_one_sign = word.matches(['+', '-', '=']).count() == 1;
    let is_mixed = has_one_sign && word.contains(|c: char| c.is_ascii_digit() || c == '/');
    let is_number = || hundredths(word.trim_end_matches(['=', '?'])).is_some();
    let is_blank = || !word.contains(|c: char| c.is_ascii_alphanumeric());
    word.chars().all(is_part) && is_mixed && half_game(word).is_none() && !is_number() && !is_blank()
}

/// Parses one round, such as `12+/w3`, `12-!b`, `12=`, `0+`, or `?` or `--` for a round of which nothing is known.
pub(crate) fn half_game(word: &str) -> Option<HalfGame> {
    if word == "?" || word == "--" {
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
            _ => half.handicap = half.handicap.saturating_mul(10).saturating_add(letter.to_digit(10)? as u8),
        }
    }
    Some(half)
}

/// Returns the game of two halves. Without colours, the upper line gets Black.
fn game(id: GameId, round: RoundNumber, board: u32, upper: (EntryId, HalfGame), lower: (EntryId, HalfGame)) -> Game {
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
    Game {
        id,
        handicap: upper.1.handicap.max(lower.1.handicap).min(MOST_HANDICAP),
        passes: Passes::both(verdict.map(result)),
        ..assemble::game(round, board, black.0, white.0)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_look_like_rounds_are_neither_rounds_nor_numbers() {
        for word in ["4/-w", "2w+", "2+/h0w", "+2w", "+/w", "8w+0", "-4b"] {
            assert!(is_like_round(word), "{word}");
        }
        for word in
            ["4-/w", "43=", "-3", "-3=", "2+", "75Pa", "xxxx", "-", "--", "-/-", "n/a", "1-Dan", "W-B", "=1+1", "-2+3"]
        {
            assert!(!is_like_round(word), "{word}");
        }
    }
}
