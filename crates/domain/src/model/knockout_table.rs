//! What a knock-out table consists of: its boxes and the record of the draw that filled them (R24-R28, R36).

use serde::{Deserialize, Serialize};

use crate::model::category::Category;
use crate::model::country::Country;
use crate::model::id::{CompetitionId, EntryId, RoundNumber, TableId};
use crate::model::rank::Rank;

/// Where a game stands in a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Slot {
    /// Game `index` (from 0, from the top) of the table's round `round` (from 0, the first round).
    Main {
        /// Round of the table, from 0.
        round: u32,
        /// Game in it, from 0, from the top.
        index: u32,
    },
    /// The game of the semi-finals' losers.
    ThirdPlace,
}

/// How a player came into his box, as marked beside his name (R37).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mark {
    /// By his place in the list, nothing printed.
    None,
    /// A seed, with its number (R28).
    Seed(u32),
    /// A wild card (R29).
    WildCard,
    /// A qualifier (R30).
    Qualifier,
    /// Came in after the draw for somebody who withdrew (R34).
    Alternate,
}

/// One line of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableBox {
    /// The box's number (R27), 1..=lines.
    pub place: u32,
    /// Who stands in it; `None` is a bye for the neighbour (R28).
    pub entry: Option<EntryId>,
    /// How he came there.
    pub mark: Mark,
}

/// By what right a player stands in the list.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EntryRoute {
    /// His place in the order of strength (R25).
    #[default]
    Listed,
    /// He won his qualifying games (R30).
    Qualified,
    /// The organisers' choice (R29).
    WildCard,
    /// As `Listed`, but he enters only in this round of the table, 2 or later (R31).
    LaterRound(u32),
}

/// A player in the list that is drawn: all that the lots depend on, and a name for people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// His entry.
    pub entry: EntryId,
    /// His name as far as he lets it be published.
    pub name: String,
    /// Declared rank.
    pub rank: Rank,
    /// Country played for, if known.
    pub country: Option<Country>,
    /// Club; empty if none.
    pub club: String,
    /// By what right he is here.
    pub way: EntryRoute,
}

/// Whom the lots keep apart in the first round, whenever possible (R35).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Apart {
    /// Players of one country.
    pub countries: bool,
    /// Players of one club; countries come first.
    pub clubs: bool,
}

/// Everything a draw depends on but the entropy: what is frozen before it (R36).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawPlan {
    /// The age category.
    pub category: Category,
    /// Lines of the table: a power of two, 2..=64.
    pub lines: u32,
    /// How many of the first in the list are marked as seeds (R28).
    pub seeds: u32,
    /// Whom to keep apart.
    pub apart: Apart,
    /// The players, strongest first (R25), then qualifiers, then wild cards.
    pub list: Vec<Entrant>,
    /// The director's nonce, hexadecimal: it keeps others from guessing the list from the commitment.
    pub nonce: String,
}

/// What makes a draw verifiable (R36).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawRecord {
    /// What was drawn.
    pub plan: DrawPlan,
    /// The plan as a text, line by line (`docs/lots.md`): what the commitment was made of.
    pub frozen: String,
    /// SHA-256 of `frozen`, 64 hexadecimal digits, published before the entropy was known.
    pub commitment: String,
    /// What nobody could know before: dice, numbers called in the hall. May be empty.
    pub entropy: String,
    /// Why it was drawn again, if it was (R36).
    pub reason: Option<String>,
}

/// A box that changed hands after the draw: a player withdrew before the first games (R34).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoxReplacement {
    /// The box's number (R27).
    pub place: u32,
    /// Who stood in it.
    pub from: Option<EntryId>,
    /// Who stands in it; `None` is a bye for the neighbour.
    pub to: Option<EntryId>,
    /// His mark.
    pub mark: Mark,
    /// Why.
    pub reason: String,
}

/// Who advances from a game by the director's decision, whatever its result says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    /// The game.
    pub slot: Slot,
    /// Who advances; it holds as long as he stands in the game.
    pub winner: EntryId,
    /// Why.
    pub reason: String,
}

/// What was decided about a table since it was drawn.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Amendments {
    /// Boxes that changed hands, in their order.
    pub reseated: Vec<BoxReplacement>,
    /// Who advances by decision, one for a game at most.
    pub rulings: Vec<Ruling>,
}

/// A knock-out table of one category.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnockoutTable {
    /// Key in the event.
    pub id: TableId,
    /// The competition it is embedded in.
    pub competition: CompetitionId,
    /// The age category.
    pub category: Category,
    /// The competition's round in which its first round is played (R32).
    pub first_round: RoundNumber,
    /// Whether the semi-finals' losers play for third place (R37).
    pub third_place: bool,
    /// The boxes in table order (R27) from the top; their number is a power of two, 2..=64.
    pub boxes: Vec<TableBox>,
    /// How it was drawn.
    pub draw: DrawRecord,
    /// What was decided since.
    pub since: Amendments,
}
