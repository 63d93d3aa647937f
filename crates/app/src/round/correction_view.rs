//! What a correction affects, as screens and the command line show it.

use domain::{EntryId, Tournament};
use messages::{Message, message};
use serde::Serialize;
use ts_rs::TS;

use crate::labels::ResultView;

/// A later game that depends on a result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct AffectedGame {
    /// Its round.
    pub round: u32,
    /// Its board; 0 for a walkover, which has none.
    pub board: u32,
    /// Its result; `None` if it is not played yet.
    pub result: Option<ResultView>,
    /// A description of the game.
    pub text: Message,
}

/// The games that a correction affects, and what each possible choice would change.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct CorrectionView {
    /// The later games, nearest first. If empty, the correction needs no choice.
    pub affected: Vec<AffectedGame>,
    /// The changes if the correction is carried through; `None` if that is not possible.
    pub through: Option<Vec<Message>>,
    /// The changes if later games are annulled; `None` if that is not necessary or not possible.
    pub annul: Option<Vec<Message>>,
    /// The effect of keeping the players in the table; `None` if that is not possible.
    pub keep: Option<Vec<Message>>,
    /// Why the newest round would be out of date, if it comes after the corrected one and is not played yet.
    pub outdated: Vec<Message>,
}

/// Says that a player stays in the table.
pub(super) fn stays(tournament: &Tournament, player: EntryId) -> Message {
    let name = name(tournament, player);
    match tournament.competition.system.fixes_all_games() {
        true => message!("correction-kept-alone", name),
        false => message!("correction-kept", name),
    }
}

/// Returns the name of a player as in lists.
pub(super) fn name(tournament: &Tournament, entry: EntryId) -> String {
    tournament.entry(entry).map(|e| e.player.list_name()).unwrap_or_default()
}
