//! The crosstable: every player's rounds side by side, the one form all scores are computed from.

use std::collections::{HashMap, HashSet};

use crate::{
    Colour, Competition, CompetitionId, Decided, Entry, EntryId, EntryStatus, Game, Gor, HalfPoints, Outcome, Rank,
    RoundNumber, Tournament,
};

/// One player of a crosstable.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The entry.
    pub entry: EntryId,
    /// Its starting number (R7), once the register is closed.
    pub number: Option<u32>,
    /// Initial McMahon score with the director's shift (R12, R13, R15); in a Swiss it only serves sums over McMahon scores.
    pub initial: HalfPoints,
    /// Declared rank.
    pub rank: Rank,
    /// Rating, or the middle of the rank without one.
    pub rating: Gor,
    /// Division, from 0: the youngest or strongest first.
    pub category: usize,
    /// Plays hors concours (R84).
    pub guest: bool,
    /// What each round was for him, round 1 first; opponents are indices into [`Crosstable::rows`].
    pub outcomes: Vec<Outcome>,
}

impl Row {
    /// What `round` was for him; `Unpaired` beyond the crosstable's last round.
    pub fn outcome(&self, round: RoundNumber) -> Outcome {
        let at = (round as usize).checked_sub(1);
        at.and_then(|at| self.outcomes.get(at)).copied().unwrap_or(Outcome::Unpaired)
    }
}

/// A competition's players and what each round was for each of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Crosstable {
    /// The players, in alphabetical order (family, given name, by code points): equals are listed so.
    pub rows: Vec<Row>,
    /// The last round in it.
    pub rounds: RoundNumber,
}

impl Crosstable {
    /// The crosstable of a competition after `up_to` rounds: registered players, and any other, ghosts included,
    /// who had a game or a bye. Empty if there is no such competition.
    ///
    /// Results count as far as they are known, even before the second pass confirms them (R23).
    pub fn of(tournament: &Tournament, competition: CompetitionId, up_to: RoundNumber) -> Crosstable {
        let Some(rules) = tournament.competition(competition) else {
            return Crosstable { rows: Vec::new(), rounds: up_to };
        };
        let counts = |r: RoundNumber| (1..=up_to).contains(&r);
        let games = tournament.games.iter().filter(|g| g.competition == competition && counts(g.round));
        let byes = tournament.byes.iter().filter(|b| b.competition == competition && counts(b.round));

        let mut seen: HashSet<EntryId> = games.clone().flat_map(|g| [g.black, g.white]).collect();
        seen.extend(byes.clone().map(|b| b.entry));
        let mut entries: Vec<&Entry> = tournament
            .entries_of(competition)
            .filter(|e| seen.contains(&e.id) || e.status == EntryStatus::Registered && !e.ghost)
            .collect();
        entries.sort_by(|a, b| order(a).cmp(&order(b)));

        let row_of: HashMap<EntryId, usize> = entries.iter().enumerate().map(|(row, e)| (e.id, row)).collect();
        let mut rows: Vec<Row> = entries.iter().map(|e| row(tournament, rules, e, up_to)).collect();
        for bye in byes {
            if let Some(&row) = row_of.get(&bye.entry) {
                rows[row].outcomes[bye.round as usize - 1] = Outcome::Bye;
            }
        }
        for game in games {
            let (Some(&black), Some(&white)) = (row_of.get(&game.black), row_of.get(&game.white)) else { continue };
            let at = game.round as usize - 1;
            rows[black].outcomes[at] = seen_by(game, Colour::Black, white);
            rows[white].outcomes[at] = seen_by(game, Colour::White, black);
        }
        Crosstable { rows, rounds: up_to }
    }

    /// The row of an entry, if it is in the table.
    pub fn row_of(&self, entry: EntryId) -> Option<usize> {
        self.rows.iter().position(|r| r.entry == entry)
    }
}

/// Alphabetical order, the key last so that namesakes keep theirs.
fn order(entry: &Entry) -> (&str, &str, EntryId) {
    (&entry.player.family, &entry.player.given, entry.id)
}

/// A player's row before any game is written into it.
fn row(tournament: &Tournament, rules: &Competition, entry: &Entry, up_to: RoundNumber) -> Row {
    let player = &entry.player;
    Row {
        entry: entry.id,
        number: entry.number,
        initial: rules.mcmahon.initial(player.rank) + HalfPoints::whole(entry.score_shift),
        rank: player.rank,
        rating: player.strength(),
        category: division(tournament, rules, entry),
        guest: entry.guest,
        outcomes: (1..=up_to).map(|round| without_game(entry, round)).collect(),
    }
}

/// The division of an entry: by grade limits if the competition has them, else by age, seniors last.
fn division(tournament: &Tournament, rules: &Competition, entry: &Entry) -> usize {
    if let Some(limits) = &rules.grade_limits {
        return limits.iter().position(|&limit| entry.player.rank >= limit).unwrap_or(limits.len());
    }
    let categories = &tournament.event.ages.categories;
    let own = tournament.category_of(entry);
    categories.iter().position(|&c| Some(c) == own).unwrap_or(categories.len())
}

/// What a round without game and bye was: absence is planned, or that of a player who left or of a ghost not needed
/// (R9, R10). One who was announced and never seen has asked for nothing, and is merely unpaired.
fn without_game(entry: &Entry, round: RoundNumber) -> Outcome {
    let away = entry.missed.contains(round) || entry.status == EntryStatus::Withdrawn || entry.ghost;
    if away { Outcome::Absent } else { Outcome::Unpaired }
}

/// A game from the side of `colour`.
fn seen_by(game: &Game, colour: Colour, opponent: usize) -> Outcome {
    let result = game.passes.known();
    Outcome::Game {
        opponent,
        colour,
        handicap: game.handicap,
        decided: result.map_or(Decided::Played, |r| r.decided),
        verdict: result.map(|r| r.verdict),
    }
}
