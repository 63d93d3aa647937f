//! A player reduced to a few small integers, so that the cost of a pair takes a few operations.

use crate::model::board_size::BoardSize;
use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::id::EntryId;
use crate::model::pairing_rules::{HandicapBasis, HandicapExempt};
use crate::model::result::{Colour, Decided};

use super::history::PairingHistory;

/// What the levels need to know about a player. Indices are those of the pool's contenders.
#[derive(Debug, Clone)]
pub(crate) struct Contender {
    pub entry: EntryId,
    /// Score before the round, in half points.
    pub score: i32,
    /// Earlier opponents, once per game (R19), without walkovers, in which nobody played (R34).
    pub met: Vec<u32>,
    /// Possible opponents in the coming first round of a knock-out.
    pub knockout_opponents: Vec<u32>,
    /// Index of the family, if any (R11).
    pub family: Option<u32>,
    pub club: Option<u32>,
    pub country: Option<u32>,
    /// Division by rank or age, 0 for the strongest or youngest.
    pub category: u32,
    /// Whether club and country are kept separate: below the bar, or everywhere if the rules say so (R11).
    pub separates_homes: bool,
    /// Index of the score group, 0 for the highest score.
    pub group: u32,
    /// Number of players in the score group.
    pub group_size: u32,
    /// Position in the score group by strength, from 0.
    pub place: u32,
    /// Floats down minus floats up so far; knock-out games do not count.
    pub down: i32,
    /// Games with Black minus games with White, over played even games (R18).
    pub balance: i32,
    /// The colour in the last of these games.
    pub last: Option<Colour>,
    /// What handicaps are computed from, in whole grades or points (R17).
    pub measure: i32,
    /// The largest board on which the player plays (R71).
    pub board: BoardSize,
    /// Whether the player has lost all games so far, or has played none (R71).
    pub winless: bool,
    /// Whether the player plays without handicap (R17).
    pub even: bool,
    /// The player's lot in this round.
    pub lot: u64,
    /// Rating, or the middle of the rank: the order within a score group.
    pub strength: i32,
    /// Earlier byes, and by the competition's rules also missed rounds and free wins.
    pub byes: u32,
    pub fixed_board: Option<u32>,
}

impl Contender {
    /// Returns what follows from one entry alone; the pool fills in group, opponents and indices.
    pub(crate) fn new(entry: &Entry, history: &PairingHistory, competition: &Competition, lot: u64) -> Contender {
        let at_bar = competition.system.starts_by_rank() && competition.mcmahon.at_bar(entry.player.rank);
        let mut even_games = history.games.iter().filter(|g| g.handicap == 0 && g.decided == Decided::Played);
        let floats = history.games.iter().filter(|g| !g.knockout).map(|g| g.lead.0.signum());
        Contender {
            entry: entry.id,
            score: history.score.0,
            met: Vec::new(),
            knockout_opponents: Vec::new(),
            family: None,
            club: None,
            country: None,
            category: 0,
            separates_homes: !at_bar || competition.pairing.apart_at_bar,
            group: 0,
            group_size: 1,
            place: 0,
            down: floats.sum(),
            balance: even_games.clone().map(|g| if g.colour == Colour::Black { 1 } else { -1 }).sum(),
            last: even_games.next_back().map(|g| g.colour),
            measure: measure(entry, history, competition),
            board: competition.board_size.largest(entry.player.rank, competition.thirteen_from),
            winless: !history.has_scored,
            even: competition.handicap.exempt == HandicapExempt::EitherAtBar
                && competition.mcmahon.at_bar(entry.player.rank),
            lot,
            strength: entry.player.strength().0,
            byes: history.byes + if competition.pairing.free_rounds_as_byes { history.free_rounds } else { 0 },
            fixed_board: entry.fixed_board,
        }
    }
}

/// Returns what a player's handicap is computed from: whole McMahon points or grades above shodan (R17).
fn measure(entry: &Entry, history: &PairingHistory, competition: &Competition) -> i32 {
    let measured = match competition.handicap.basis {
        HandicapBasis::Off => 0,
        HandicapBasis::Score => history.mms.floor() + competition.mcmahon.zero.grade(),
        HandicapBasis::Rank => entry.player.rank.grade(),
    };
    match competition.handicap.exempt {
        HandicapExempt::Capped(rank) => measured.min(rank.grade()),
        HandicapExempt::EitherAtBar => measured,
    }
}
