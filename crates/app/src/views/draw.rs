//! A knock-out's draw before it is made, and told lot by lot.

use domain::knockout::SizeOption;
use serde::Serialize;
use ts_rs::TS;

use super::knockout::BoxView;

/// A player on the list of a draw that is planned.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PlanLineView {
    /// The entry's key.
    #[ts(type = "number")]
    pub id: i64,
    /// Place on the list, from 1.
    pub place: u32,
    /// "Given FAMILY rank (CC)" (R37).
    pub name: String,
    /// Club.
    pub club: String,
    /// SEYGO points of the category.
    pub sp: u32,
    /// European rating.
    pub rating: Option<i32>,
    /// Whether the director's order puts him elsewhere than his strength does (R25).
    pub moved: bool,
    /// His number in the draw; none for who is left out.
    pub number: Option<u32>,
    /// The value group of that number (R26); empty for who is left out.
    pub group: String,
    /// The round of the table he enters in, if not the first (R31).
    pub later: Option<u32>,
}

/// A player who is not on the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ExcludedView {
    /// "Given FAMILY rank (CC)".
    pub name: String,
    /// Why: "plays as a guest".
    pub why: String,
}

/// A size worth choosing (R24, R32).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SizeView {
    /// Players drawn.
    pub size: u32,
    /// Lines of the table.
    pub lines: u32,
    /// Rounds it takes.
    pub rounds: u32,
    /// The competition's round in which it begins.
    pub first_round: u32,
    /// Players without a game in the table's first round.
    pub byes: u32,
    /// Players of the list who are left out.
    pub out: u32,
    /// The most lopsided first-round game, in grades, if the lots fell in the order of the list.
    pub widest_gap: u32,
}

impl From<SizeOption> for SizeView {
    fn from(option: SizeOption) -> SizeView {
        SizeView {
            size: option.size,
            lines: option.lines,
            rounds: option.rounds,
            first_round: option.first_round,
            byes: option.byes,
            out: option.out.len() as u32,
            widest_gap: option.widest_gap(),
        }
    }
}

/// What the choice would mean.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PlanEffectView {
    /// Players drawn.
    pub size: u32,
    /// Lines of the table.
    pub lines: u32,
    /// Rounds it takes.
    pub rounds: u32,
    /// The competition's round in which it begins.
    pub first_round: u32,
    /// Places of the first round that stay empty.
    pub byes: u32,
    /// Players of the list who are left out.
    pub out: u32,
    /// Grades between the two of each first-round game, strongest player first, if the lots fell in the order of the
    /// list; empty where players of later rounds leave it open.
    pub gaps: Vec<i32>,
    /// Wild cards given.
    pub wild_cards: u32,
    /// The most that may be given (R29).
    pub most_wild_cards: u32,
    /// Qualifiers.
    pub qualifiers: u32,
    /// The most there may be, wild cards included (R30).
    pub most_qualifiers: u32,
}

/// A category's draw as it would be made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PlanView {
    /// The age category.
    pub category: u8,
    /// The most players whose table fits the rounds.
    pub proposed_size: u32,
    /// The list in the order asked for.
    pub list: Vec<PlanLineView>,
    /// Everybody else in the competition.
    pub excluded: Vec<ExcludedView>,
    /// Sizes to choose from, the largest first.
    pub sizes: Vec<SizeView>,
    /// What the choice means; none if there can be no such draw.
    pub effect: Option<PlanEffectView>,
    /// The nonce, to be given with the draw.
    pub nonce: String,
    /// SHA-256 of the frozen list, to be published before the entropy is known (R36).
    pub commitment: Option<String>,
    /// Why it cannot be drawn now; `None` when it can.
    pub disabled_reason: Option<String>,
}

/// Somebody who is still to be drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CandidateView {
    /// The entry's key.
    #[ts(type = "number")]
    pub entry: i64,
    /// "Given FAMILY rank (CC)".
    pub name: String,
}

/// One player's way into his box.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct LotView {
    /// The box's number (R27).
    pub place: u32,
    /// Its value group (R26).
    pub group: String,
    /// Who comes into it.
    #[ts(type = "number")]
    pub entry: i64,
    /// His name.
    pub name: String,
    /// Mark beside it.
    pub mark: String,
    /// Those among whom the lot was drawn, in the order they lay; he alone where there was nothing to draw.
    pub among: Vec<CandidateView>,
    /// The lot: which of them, from 1.
    pub drawn: u32,
    /// How many lots before it were drawn again to keep countries or clubs apart (R35).
    pub again: u32,
}

/// A draw lot by lot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CeremonyView {
    /// The age category.
    pub category: u8,
    /// The event's name.
    pub event: String,
    /// Lines of the table.
    pub lines: u32,
    /// Players in it.
    pub size: u32,
    /// The competition's round in which it begins.
    pub first_round: u32,
    /// SHA-256 of the frozen list.
    pub commitment: String,
    /// What was called in the hall.
    pub entropy: String,
    /// Why the list was reordered or the table drawn again, if it was.
    pub reason: Option<String>,
    /// The boxes from the top, all empty.
    pub boxes: Vec<BoxView>,
    /// The lots in the order of the draw.
    pub lots: Vec<LotView>,
}
