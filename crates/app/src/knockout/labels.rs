//! Names of players, boxes, games and decisions of a table, for every screen, sheet and answer.

use domain::knockout::{Group, How, State, progress};
use domain::model::knockout_table::{BoxReplacement, KnockoutTable, Mark, Ruling, Slot};
use domain::{EntryId, Tournament};
use messages::{Explain, Message, message};

use super::own_reason::shown_reason;
use crate::vocabulary;

vocabulary! {
    /// A value group of boxes (R26).
    pub enum BoxGroup = Group {
        /// The boxes of the first two seeds.
        Gold = "gold",
        /// Boxes 3 and 4.
        Bronze = "bronze",
        /// Boxes 5 to 8.
        Blue = "blue",
        /// Boxes 9 to 16.
        Green = "green",
        /// Boxes 17 to 32.
        Magenta = "magenta",
        /// Boxes 33 to 64.
        Red = "red",
    }
}

vocabulary! {
    /// How a player advanced from a game.
    pub enum AdvancedBy {
        /// The game is open.
        Open = "",
        /// By a game over the board.
        Played = "played",
        /// By forfeit.
        Forfeit = "forfeit",
        /// By walkover.
        Walkover = "walkover",
        /// Without an opponent.
        Bye = "bye",
        /// By the jigo ladder.
        Ladder = "ladder",
        /// By the director's decision.
        Ruling = "ruling",
    }
}

vocabulary! {
    /// The state of a game of a table.
    pub enum KnockoutGameState {
        /// A player is not known yet.
        Waiting = "waiting",
        /// Both players are known; the game is not paired.
        Due = "due",
        /// The game is paired and has no agreed result.
        Running = "running",
        /// The game ended without a winner.
        Drawn = "drawn",
        /// The game was paired for players other than those who advanced.
        Invalidated = "invalidated",
        /// The game has a winner.
        Won = "won",
        /// Nobody can win the game.
        Vacant = "vacant",
    }
}

impl From<Option<How>> for AdvancedBy {
    fn from(how: Option<How>) -> AdvancedBy {
        match how {
            None => AdvancedBy::Open,
            Some(How::Played) => AdvancedBy::Played,
            Some(How::Forfeit) => AdvancedBy::Forfeit,
            Some(How::Walkover) => AdvancedBy::Walkover,
            Some(How::Bye) => AdvancedBy::Bye,
            Some(How::Ladder) => AdvancedBy::Ladder,
            Some(How::Ruling) => AdvancedBy::Ruling,
        }
    }
}

impl From<State> for KnockoutGameState {
    fn from(state: State) -> KnockoutGameState {
        match state {
            State::Waiting => KnockoutGameState::Waiting,
            State::Due => KnockoutGameState::Due,
            State::Running => KnockoutGameState::Running,
            State::Drawn => KnockoutGameState::Drawn,
            State::Invalidated => KnockoutGameState::Invalidated,
            State::Won { .. } => KnockoutGameState::Won,
            State::Vacant => KnockoutGameState::Vacant,
        }
    }
}

/// Returns "Given FAMILY rank (CC)", as on the table (R37); empty for an unknown entry.
pub fn full_name(tournament: &Tournament, entry: EntryId) -> String {
    let Some(player) = tournament.entry(entry).map(|e| &e.player) else { return String::new() };
    let country = player.country.map(|c| format!(" ({c})")).unwrap_or_default();
    format!("{} {}{country}", player.table_name(), player.rank)
}

/// Returns "Family Given"; empty for an unknown entry.
pub(super) fn list_name(tournament: &Tournament, entry: EntryId) -> String {
    tournament.entry(entry).map(|e| e.player.list_name()).unwrap_or_default()
}

/// Returns the mark beside a name: the seed's number, `WC`, `Q`, `ALT`, or an empty text (R37).
pub fn mark(mark: Mark) -> String {
    match mark {
        Mark::None => String::new(),
        Mark::Seed(number) => number.to_string(),
        Mark::WildCard => "WC".into(),
        Mark::Qualifier => "Q".into(),
        Mark::Alternate => "ALT".into(),
    }
}

/// Returns the replacements and rulings since the draw, one sentence each.
pub(super) fn amendments(tournament: &Tournament, table: &KnockoutTable) -> Vec<Message> {
    let replacements = table.since.reseated.iter().map(|change| replacement(tournament, table, change));
    replacements.chain(table.since.rulings.iter().map(|ruling| decision(tournament, table, ruling))).collect()
}

/// Returns the sentence for a box with a new player, or none.
pub(super) fn replacement(tournament: &Tournament, table: &KnockoutTable, change: &BoxReplacement) -> Message {
    let name = |entry| list_name(tournament, entry);
    let (category, place, reason) = (table.category, change.place, shown_reason(&change.reason));
    match (change.from, change.to) {
        (Some(from), Some(to)) => {
            message!("ko-box-replaced", category, place, entering = name(to), leaving = name(from), reason)
        }
        (None, Some(to)) => message!("ko-box-filled", category, place, entering = name(to), reason),
        (Some(from), None) => message!("ko-box-emptied", category, place, leaving = name(from), reason),
        (None, None) => message!("ko-box-unchanged", category, place, reason),
    }
}

fn decision(tournament: &Tournament, table: &KnockoutTable, ruling: &Ruling) -> Message {
    let (category, winner, reason) =
        (table.category, list_name(tournament, ruling.winner), shown_reason(&ruling.reason));
    match ruling.slot {
        Slot::ThirdPlace => message!("ko-ruled-third-place", category, winner, reason),
        Slot::Main { .. } => {
            let round = progress(tournament, table).round_of(ruling.slot).map(|round| round.name.message());
            let round = round.unwrap_or_else(|| message!("knockout-final"));
            message!("ko-ruled", category, round, winner, reason)
        }
    }
}
