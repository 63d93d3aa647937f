//! The knock-out tables, drawn and to be drawn.

use serde::Serialize;
use ts_rs::TS;

/// A player on a category's list (R25).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ListedView {
    /// The entry's key.
    #[ts(type = "number")]
    pub id: i64,
    /// Place on the list, from 1.
    pub place: u32,
    /// "Given FAMILY rank (CC)" (R37).
    pub name: String,
    /// SEYGO points of the category.
    pub sp: Option<u32>,
    /// European rating.
    pub rating: Option<i32>,
}

/// One line of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct BoxView {
    /// The box's number (R27).
    pub place: u32,
    /// `gold`, `bronze`, `blue`, `green`, `magenta`, `red` (R26).
    pub group: String,
    /// Who stands in it; `None` is a bye.
    #[ts(type = "number | null")]
    pub entry: Option<i64>,
    /// "Given FAMILY rank (CC)" (R37); empty for a bye.
    pub name: String,
    /// Mark beside the name: seed number, WC, Q; empty if none.
    pub mark: String,
}

/// A game of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct KnockoutGameView {
    /// The upper player, once known.
    #[ts(type = "number | null")]
    pub a: Option<i64>,
    /// His name.
    pub a_name: String,
    /// The lower player, once known.
    #[ts(type = "number | null")]
    pub b: Option<i64>,
    /// His name.
    pub b_name: String,
    /// Who advances.
    #[ts(type = "number | null")]
    pub winner: Option<i64>,
    /// `played`, `forfeit`, `walkover`, `bye`, `ladder`, `ruling`, or empty while open.
    pub how: String,
    /// `waiting`, `to_set`, `running`, `drawn`, `overtaken`, `won`, `vacant`.
    pub state: String,
    /// Who has Black, once the game is set.
    #[ts(type = "number | null")]
    pub black: Option<i64>,
    /// The board, once the game is set.
    pub board: Option<u32>,
}

/// A round of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct KnockoutRoundView {
    /// `round_of_32`, `quarter_final`, `semi_final`, `final`, `third_place` ...
    pub stage: String,
    /// The competition's round in which it is played.
    pub round: u32,
    /// Its games from the top.
    pub games: Vec<KnockoutGameView>,
}

/// What makes the draw verifiable (R36).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct DrawView {
    /// SHA-256 of the frozen list.
    pub commitment: String,
    /// The director's nonce.
    pub nonce: String,
    /// What was called in the hall.
    pub entropy: String,
    /// Why the list was reordered or the table drawn again, if it was.
    pub reason: Option<String>,
}

/// A player's end in the table, or how far he is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RankedView {
    /// The entry's key.
    #[ts(type = "number")]
    pub entry: i64,
    /// His name.
    pub name: String,
    /// The best of the places he shares; none while he can still win a game.
    pub from: Option<u32>,
    /// The last of them.
    pub to: Option<u32>,
    /// The highest stage reached: `round_of_32` ... `finalist`, `winner` (R42).
    pub stage: String,
}

/// The part of a table that finds the opponent of a player who enters in a later round (R31).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SubTableView {
    /// Who waits.
    pub waiting: String,
    /// The round of the table, from 1, in which he meets its winner.
    pub round: u32,
    /// Its players.
    pub names: Vec<String>,
}

/// Those who play for one place of a table (R30).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct QualifyingSectionView {
    /// Its players from the top; empty is a bye.
    pub names: Vec<String>,
    /// Who has won it.
    pub winner: Option<String>,
    /// Whether it is decided, also by nobody's winning it.
    pub decided: bool,
}

/// The qualifying of a category.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct QualifyingView {
    /// Lines of its table.
    pub lines: u32,
    /// The competition's round of its first games.
    pub first_round: u32,
    /// Its last round.
    pub last_round: u32,
    /// Who is in the table directly.
    pub direct: Vec<String>,
    /// Who has a wild card.
    pub wild_cards: Vec<String>,
    /// One for each place.
    pub sections: Vec<QualifyingSectionView>,
}

/// The choice a table was drawn by, to begin a new draw with. Entries are named by their keys.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ChoiceView {
    /// How many of the list were drawn.
    pub size: u32,
    /// The listed players in the director's order; empty if they stood by strength (R25).
    #[ts(type = "Array<number>")]
    pub order: Vec<i64>,
    /// Wild cards, the strongest first (R29).
    #[ts(type = "Array<number>")]
    pub wild_cards: Vec<i64>,
    /// Qualifiers (R30).
    #[ts(type = "Array<number>")]
    pub qualified: Vec<i64>,
    /// Who entered in which later round (R31).
    #[ts(type = "Array<[number, number]>")]
    pub later: Vec<(i64, u32)>,
    /// Countries were kept apart (R35).
    pub apart_countries: bool,
    /// Clubs were.
    pub apart_clubs: bool,
    /// With a game for third place (R37).
    pub third_place: bool,
}

/// A table that has been drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct KnockoutTableView {
    /// Lines, a power of two.
    pub lines: u32,
    /// Players in it.
    pub size: u32,
    /// The competition's round in which it begins.
    pub first_round: u32,
    /// Boxes from the top.
    pub boxes: Vec<BoxView>,
    /// Rounds from the first to the final, then the game for third place if there is one.
    pub rounds: Vec<KnockoutRoundView>,
    /// The winner's name, once known.
    pub winner: Option<String>,
    /// Everybody in the table, best first.
    pub ranking: Vec<RankedView>,
    /// How it was drawn.
    pub draw: DrawView,
    /// The choice it was drawn by, to begin a new draw with.
    pub choice: ChoiceView,
    /// Where players enter in later rounds.
    pub sub_tables: Vec<SubTableView>,
    /// What was decided since the draw, a sentence each.
    pub since: Vec<String>,
    /// Who would come in for a player who leaves before the first games, the next first.
    pub alternates: Vec<ListedView>,
}

/// A category of the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CategoryView {
    /// 12, 16, 20.
    pub category: u8,
    /// Who may play in its table, strongest first.
    pub list: Vec<ListedView>,
    /// Its qualifying, once planned.
    pub qualifying: Option<QualifyingView>,
    /// The size proposed: the most whose table still fits the rounds.
    pub proposed_size: u32,
    /// Why it cannot be drawn now; `None` when it can.
    pub disabled_reason: Option<String>,
    /// The table, once drawn.
    pub table: Option<KnockoutTableView>,
}

/// All categories.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct KnockoutsView {
    /// Youngest first.
    pub categories: Vec<CategoryView>,
}
