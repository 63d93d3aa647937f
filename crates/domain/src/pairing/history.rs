//! What happened to each entry before a round: games, byes, and the score before each game.

use std::collections::{BTreeMap, BTreeSet};

use crate::model::competition::Competition;
use crate::model::criterion::ScoreBasis;
use crate::model::entry::Entry;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::outcome::Outcome;
use crate::model::result::{Colour, Decided, GameResult};
use crate::model::score::HalfPoints;
use crate::model::tournament::Tournament;
use crate::standings::Scores;
use crate::standings::crosstable::Crosstable;

/// A game of an earlier round from one player's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PastGame {
    pub opponent: EntryId,
    pub colour: Colour,
    pub handicap: u8,
    /// How it was decided; `Played` while no result is known.
    pub decided: Decided,
    pub knockout: bool,
    /// The player's score before the game minus the opponent's.
    pub lead: HalfPoints,
}

/// What an entry has played before a round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct PairingHistory {
    /// The score by which opponents are found.
    pub score: HalfPoints,
    pub mms: HalfPoints,
    pub byes: u32,
    /// The rounds that they missed with consent or won without playing (R16).
    pub free_rounds: u32,
    /// Whether they won or drew a game.
    pub has_scored: bool,
    pub games: Vec<PastGame>,
    /// The opponents in an earlier stage (R68).
    pub met_before: Vec<EntryId>,
}

impl PairingHistory {
    /// Returns the history of an entry that has not played yet, such as a ghost.
    pub(crate) fn new(entry: &Entry, competition: &Competition) -> PairingHistory {
        let mms = competition.mcmahon.initial(entry.player.rank) + HalfPoints::whole(entry.score_shift);
        let score = if competition.system.main_score() == ScoreBasis::Mms { mms } else { HalfPoints::ZERO };
        PairingHistory { mms, score, ..PairingHistory::default() }
    }
}

/// Returns what happened before `round` to all entries of a competition that are in its crosstable by then.
pub(crate) fn before(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
) -> BTreeMap<EntryId, PairingHistory> {
    let table = Crosstable::of(tournament, round.saturating_sub(1));
    let scores = Scores::of(&table, competition, table.rounds);
    let courses = courses(&table, competition, &scores);
    let games = tournament.games.iter().filter(|g| g.knockout.is_some());
    let knockout: BTreeSet<(RoundNumber, EntryId)> =
        games.flat_map(|g| [(g.round, g.black), (g.round, g.white)]).collect();
    let history = |at: usize| {
        let row = &table.rows[at];
        let outcomes = (1..).zip(&row.outcomes);
        let game = |(round, outcome): (RoundNumber, &Outcome)| match *outcome {
            Outcome::Game { opponent, colour, handicap, decided, .. } => Some(PastGame {
                opponent: table.rows[opponent].entry,
                colour,
                handicap,
                decided,
                knockout: knockout.contains(&(round, row.entry)),
                lead: courses[at][round as usize - 1] - courses[opponent][round as usize - 1],
            }),
            _ => None,
        };
        PairingHistory {
            score: courses[at][table.rounds as usize],
            mms: scores.now(ScoreBasis::Mms, at),
            byes: row.outcomes.iter().filter(|&&o| o == Outcome::Bye).count() as u32,
            free_rounds: row.outcomes.iter().filter(|outcome| is_free(outcome)).count() as u32,
            has_scored: row.outcomes.iter().any(|outcome| outcome.points() > HalfPoints::ZERO),
            games: outcomes.filter_map(game).collect(),
            met_before: row.brought_games.iter().map(|&(opponent, ..)| table.rows[opponent].entry).collect(),
        }
    };
    (0..table.rows.len()).map(|at| (table.rows[at].entry, history(at))).collect()
}

/// Whether a round was missed with consent, or won without playing.
fn is_free(outcome: &Outcome) -> bool {
    match *outcome {
        Outcome::Absent => true,
        Outcome::Game { colour, decided, verdict: Some(verdict), .. } => {
            decided != Decided::Played && GameResult { verdict, decided }.winner() == Some(colour)
        }
        _ => false,
    }
}

/// Returns for each row the score by which opponents are found, before each round and after the last: the McMahon score, the
/// wins, or in a generalised knock-out the place of the player's sequence of results among all (R62).
fn courses(table: &Crosstable, competition: &Competition, scores: &Scores<'_>) -> Vec<Vec<HalfPoints>> {
    if !competition.system.pairs_by_sequence() {
        let course = |row| scores.course(competition.system.main_score(), row).to_vec();
        return (0..table.rows.len()).map(course).collect();
    }
    let after: Vec<Vec<i32>> =
        (0..=table.rounds).map(|round| Scores::of(table, competition, round).sequences()).collect();
    let course = |row: usize| after.iter().map(|sequences| HalfPoints::whole(sequences[row])).collect();
    (0..table.rows.len()).map(course).collect()
}
