//! What a pairing changed by hand costs above the best one, level by level.

use domain::knockout::needs_winner;
use domain::pairing::{Change, price};
use domain::{CompetitionId, EntryId, Game, RoundNumber, Tournament};
use serde::Serialize;
use session::Result;
use session::event_session::main_competition;
use ts_rs::TS;

use super::request::around;

/// How one reason differs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PriceLine {
    /// For what: `met before`, `score difference` ...
    pub reason: String,
    /// How much more is paid; negative if less.
    pub by: i64,
}

/// A change by hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ManualChange {
    /// The board it is about.
    pub board: u32,
    /// What the round costs above the best pairing of the same players, the most important first; nothing if it is
    /// one of the best.
    pub above_best: Vec<PriceLine>,
}

/// The change at `board`, with the price of the whole round as it stands now.
pub(super) fn by_hand(tournament: &Tournament, round: RoundNumber, board: u32) -> Result<ManualChange> {
    let competition = main_competition(tournament)?.id;
    let earlier = tournament.before_round(competition, round);
    let above_best = above_best(&earlier, competition, round, tournament.games_of(competition, round))?;
    Ok(ManualChange { board, above_best })
}

/// What these games of a round cost above the best pairing of the same players, knock-out and qualifying games apart.
pub(crate) fn above_best(
    earlier: &Tournament,
    competition: CompetitionId,
    round: RoundNumber,
    games: Vec<&Game>,
) -> Result<Vec<PriceLine>> {
    let (set, chosen): (Vec<Game>, Vec<Game>) = games.into_iter().cloned().partition(|g| needs_winner(earlier, g));
    let pairs: Vec<(EntryId, EntryId)> = chosen.iter().map(|g| (g.black, g.white)).collect();
    let price = price(earlier, competition, round, &around(earlier, competition, round, set), &pairs)?;
    Ok(lines(&price.above_best))
}

/// The differences that are any, in words.
pub(super) fn lines(changes: &[Change]) -> Vec<PriceLine> {
    let line = |c: &Change| PriceLine { reason: c.reason.to_string(), by: c.by };
    changes.iter().filter(|c| c.by != 0).map(line).collect()
}
