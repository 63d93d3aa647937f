//! What costs of a pairing are for, and differences of costs, reason by reason.

use domain::model::pairing_rules::Level;
use domain::pairing::{CostDifference, Reason, Term};
use messages::{Explain, Message, message};
use serde::Serialize;
use ts_rs::TS;

/// What a cost is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub enum CostReason {
    /// The players have met before (R19).
    #[serde(rename = "met before")]
    Rematch,
    /// The players are of one family (R11).
    #[serde(rename = "same family")]
    Family,
    /// The players are of different categories.
    #[serde(rename = "categories")]
    Categories,
    /// The players' scores differ.
    #[serde(rename = "score difference")]
    ScoreDifference,
    /// The players may meet in a knock-out that has not begun (R19).
    #[serde(rename = "may meet in the knock-out")]
    Knockout,
    /// A player floats.
    #[serde(rename = "floats")]
    Floats,
    /// The players are of one club.
    #[serde(rename = "same club")]
    Club,
    /// The players are of one country.
    #[serde(rename = "same country")]
    Country,
    /// Only one of the two has won or drawn a game (R71).
    #[serde(rename = "winless")]
    Winless,
    /// The colours are not balanced (R18).
    #[serde(rename = "colours")]
    Colours,
    /// The game has a handicap (R17).
    #[serde(rename = "handicap")]
    Handicap,
    /// The pairing differs from the seeding inside a score group.
    #[serde(rename = "seeding")]
    Seeding,
    /// The lots.
    #[serde(rename = "lot")]
    Lot,
    /// Clubs and countries together, as OpenGotha counts them.
    #[serde(rename = "clubs and countries")]
    Geography,
}

impl From<Reason> for CostReason {
    fn from(reason: Reason) -> CostReason {
        match reason {
            Reason::Level(Level::Rematch) | Reason::OpenGotha(Term::Rematch) => CostReason::Rematch,
            Reason::Level(Level::Family) => CostReason::Family,
            Reason::Level(Level::Winless) => CostReason::Winless,
            Reason::Level(Level::Category) | Reason::OpenGotha(Term::Categories) => CostReason::Categories,
            Reason::Level(Level::ScoreDifference) | Reason::OpenGotha(Term::ScoreDifference) => {
                CostReason::ScoreDifference
            }
            Reason::Level(Level::KnockoutApart) => CostReason::Knockout,
            Reason::Level(Level::Floats) | Reason::OpenGotha(Term::Floats) => CostReason::Floats,
            Reason::Level(Level::Club) => CostReason::Club,
            Reason::Level(Level::Country) => CostReason::Country,
            Reason::Level(Level::Colours) | Reason::OpenGotha(Term::Colours) => CostReason::Colours,
            Reason::Level(Level::Handicap) | Reason::OpenGotha(Term::Handicap) => CostReason::Handicap,
            Reason::Level(Level::Seeding) | Reason::OpenGotha(Term::Seeding) => CostReason::Seeding,
            Reason::Level(Level::Lot) | Reason::OpenGotha(Term::Random) => CostReason::Lot,
            Reason::OpenGotha(Term::Geography) => CostReason::Geography,
        }
    }
}

impl Explain for CostReason {
    /// Returns a short label, such as "met before".
    fn message(&self) -> Message {
        match self {
            CostReason::Rematch => message!("pairing-cost-rematch"),
            CostReason::Family => message!("pairing-cost-family"),
            CostReason::Winless => message!("pairing-cost-winless"),
            CostReason::Categories => message!("pairing-cost-categories"),
            CostReason::ScoreDifference => message!("pairing-cost-score-difference"),
            CostReason::Knockout => message!("pairing-cost-knockout"),
            CostReason::Floats => message!("pairing-cost-floats"),
            CostReason::Club => message!("pairing-cost-club"),
            CostReason::Country => message!("pairing-cost-country"),
            CostReason::Colours => message!("pairing-cost-colours"),
            CostReason::Handicap => message!("pairing-cost-handicap"),
            CostReason::Seeding => message!("pairing-cost-seeding"),
            CostReason::Lot => message!("pairing-cost-lot"),
            CostReason::Geography => message!("pairing-cost-geography"),
        }
    }
}

/// The cost for one reason, or the difference of two costs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CostLine {
    /// The reason.
    pub reason: CostReason,
    /// The cost, or how much higher it is than the other one; negative if it is lower.
    pub by: i64,
}

impl Explain for CostLine {
    /// Returns the difference as "score difference +8".
    fn message(&self) -> Message {
        message!("cost-difference", reason = self.reason.message(), by = format!("{:+}", self.by))
    }
}

/// Returns the changes that are not 0.
pub(super) fn differences(changes: &[CostDifference]) -> Vec<CostLine> {
    let line = |change: &CostDifference| CostLine { reason: change.reason.into(), by: change.by };
    changes.iter().filter(|change| change.by != 0).map(line).collect()
}
