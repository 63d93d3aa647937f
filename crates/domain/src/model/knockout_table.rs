//! A knock-out table: its boxes and the record of its draw (R24-R28, R36).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::announcement::{Announcement, DrawStamp};
use crate::model::category::Category;
use crate::model::country::Country;
use crate::model::id::{CompetitionId, EntryId, RoundNumber, TableId};
use crate::model::knockout_rules::LastGame;
use crate::model::rank::Rank;

/// The position of a game in a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Slot {
    /// A game of the main table. In a double elimination the games of the losers' table follow those of the winners' table.
    Main {
        /// Round of the table, from 0.
        round: u32,
        /// Game in the round from the top, from 0.
        index: u32,
    },
    /// The game between the losers of the semi-finals.
    ThirdPlace,
}

/// How a player came into their box, as printed beside their name (R37).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mark {
    /// By their place on the list; nothing is printed.
    None,
    /// A seed, with its number (R28).
    Seed(u32),
    /// A wild card (R29).
    WildCard,
    /// A qualifier (R30).
    Qualifier,
    /// Entered after the draw in place of a withdrawn player (R34).
    Alternate,
}

/// One line of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableBox {
    /// The box's number (R27), 1..=lines.
    pub place: u32,
    /// The player; `None` is a bye for the opponent (R28).
    pub entry: Option<EntryId>,
    /// How the player came into the box.
    pub mark: Mark,
}

/// Why a player is on the list.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum EntryRoute {
    /// By order of strength (R25).
    #[default]
    Listed,
    /// By winning their qualifying games (R30).
    Qualified,
    /// By choice of the organisers (R29).
    WildCard,
    /// As `Listed`, but the player enters only in this round of the table, 2 or later (R31).
    LaterRound(u32),
}

/// A player on the list to be drawn: everything that the lots depend on, and a name for readers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Entrant {
    /// The entry.
    pub entry: EntryId,
    /// The name, as far as the player agrees to its publication.
    pub name: String,
    /// Declared rank.
    pub rank: Rank,
    /// Country, if known.
    pub country: Option<Country>,
    /// Club; empty if none.
    pub club: String,
    /// Why the player is on the list.
    pub way: EntryRoute,
}

/// Which players the lots keep separate in the first round whenever possible (R35).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Apart {
    /// Players of one country.
    pub countries: bool,
    /// Players of one club; countries come first.
    pub clubs: bool,
}

/// Everything that determines a draw except the entropy; frozen before the draw (R36).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DrawPlan {
    /// The age category.
    pub category: Category,
    /// Lines of the table: a power of two, 2..=64.
    pub lines: u32,
    /// How many players from the top of the list are marked as seeds (R28).
    pub seeds: u32,
    /// Which players to keep separate.
    pub apart: Apart,
    /// In a double elimination, what is played when one player is left in each table (R61); `None`: the loser is out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub double: Option<LastGame>,
    /// The players, strongest first (R25), then qualifiers, then wild cards.
    pub list: Vec<Entrant>,
    /// The director's nonce in hexadecimal. It keeps others from guessing the list from the commitment.
    pub nonce: String,
    /// What was announced when the list was frozen; `None` if list and lots were drawn in one step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub announced: Option<Announcement>,
}

/// Everything needed to verify a draw (R36): of a knock-out table, or with another plan of a Final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawRecord<Plan = DrawPlan> {
    /// What was drawn.
    pub plan: Plan,
    /// The plan as text, line by line (`docs/lots.md`): the input of the commitment.
    pub frozen: String,
    /// SHA-256 of `frozen` as 64 hexadecimal digits, published before the entropy was known.
    pub commitment: String,
    /// Public input that nobody could know or control before, such as dice or numbers called out. May be empty.
    pub entropy: String,
    /// Why the draw was repeated, if it was (R36).
    pub reason: Option<String>,
    /// Which draw of the category it was, and when; `None` in the records of older versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stamp: Option<DrawStamp>,
}

/// A change of player in a box after the draw, because of a withdrawal before the first games (R34).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoxReplacement {
    /// The box's number (R27).
    pub place: u32,
    /// The previous player.
    pub from: Option<EntryId>,
    /// The new player; `None` is a bye for the opponent.
    pub to: Option<EntryId>,
    /// The new player's mark.
    pub mark: Mark,
    /// The reason.
    pub reason: String,
}

/// The director's decision on who advances from a game, whatever its result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ruling {
    /// The game.
    pub slot: Slot,
    /// Who advances. The ruling applies only while this player is in the game.
    pub winner: EntryId,
    /// The reason.
    pub reason: String,
}

/// Decisions about a table after its draw.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Amendments {
    /// Changes of players in boxes, in order.
    pub reseated: Vec<BoxReplacement>,
    /// Rulings on who advances, at most one per game.
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
    /// The competition's round in which the table's first round is played (R32).
    pub first_round: RoundNumber,
    /// Whether the losers of the semi-finals play for third place (R37).
    pub third_place: bool,
    /// The boxes in table order (R27) from the top; their number is a power of two, 2..=64.
    pub boxes: Vec<TableBox>,
    /// The record of the draw.
    pub draw: DrawRecord,
    /// Decisions after the draw.
    pub since: Amendments,
}
