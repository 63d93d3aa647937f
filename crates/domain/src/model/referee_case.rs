//! The referee's case book: what happened, rulings, protests and appeals (R74, R77).

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use crate::model::article::Article;
use crate::model::case_guide::CaseGuide;
use crate::model::id::{CaseId, CompetitionId, EntryId, GameId, RoundNumber};
use crate::model::result::GameResult;

/// The state of a case, which its last step decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CaseState {
    /// Recorded; nothing is decided yet.
    Open,
    /// The referee or the committee has ruled.
    Ruled,
    /// A protest waits for a ruling (5j).
    Protested,
    /// An appeal waits for the committee (9d).
    Appealed,
    /// Finished.
    Closed,
}

/// Who ruled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RulingBody {
    /// A referee.
    Referee,
    /// The appeals committee.
    Committee,
}

/// What a protest or an appeal became.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ProtestOutcome {
    /// The player was right.
    Upheld,
    /// The player was not right.
    Rejected,
}

/// What a protest is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ProtestTarget {
    /// The result of the game (5j).
    Game,
    /// The last ruling.
    Ruling,
}

/// A result that a ruling entered or corrected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct CaseCorrection {
    /// The round.
    pub round: RoundNumber,
    /// The board at the time of the ruling.
    pub board: u32,
    /// The result before; `None` if there was none, or the passes differed.
    pub before: Option<GameResult>,
    /// The result of the ruling.
    pub after: GameResult,
    /// Whether the round was confirmed, so that this was a correction.
    pub confirmed: bool,
}

/// The times that a ruling sets on both clocks, in seconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct CaseClocks {
    /// Black's.
    pub black: u32,
    /// White's.
    pub white: u32,
    /// Whether these are the times used, as in 8g.3, not the times left.
    pub used: bool,
}

/// A ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CaseRuling {
    /// Who ruled.
    pub by: RulingBody,
    /// The ruling.
    pub words: String,
    /// What it made of the protest or appeal before it.
    #[serde(default)]
    pub outcome: Option<ProtestOutcome>,
    /// The result that it entered.
    #[serde(default)]
    pub correction: Option<CaseCorrection>,
    /// The clocks that it set.
    #[serde(default)]
    pub clocks: Option<CaseClocks>,
}

/// A protest (5j).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CaseProtest {
    /// The player who protests; `None` if another person does.
    pub player: Option<EntryId>,
    /// The name of another person who protests, such as a trainer; empty for a player.
    #[serde(default)]
    pub name: String,
    /// What it is against.
    pub against: ProtestTarget,
    /// What the player says.
    pub words: String,
    /// Why the referee took it although it was late; empty if it was in time.
    #[serde(default)]
    pub late: String,
}

/// A seat of the committee for a case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CaseSeat {
    /// The member's name.
    pub name: String,
    /// The member who is involved and whose seat this is; empty for a regular member.
    #[serde(default)]
    pub instead_of: String,
}

/// An appeal to the committee (9d).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CaseAppeal {
    /// The player who appeals.
    pub player: Option<EntryId>,
    /// What the player says.
    pub words: String,
    /// The committee for this case, by the names of that time.
    pub committee: Vec<CaseSeat>,
}

/// One step of a case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum CaseAct {
    /// A ruling.
    Ruled(CaseRuling),
    /// A protest.
    Protested(CaseProtest),
    /// An appeal.
    Appealed(CaseAppeal),
    /// The end, in words.
    Closed(String),
}

/// A step with its time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CaseStep {
    /// The local time.
    pub at: NaiveDateTime,
    /// The number of its entry in the journal.
    pub journal: i64,
    /// What was done.
    pub act: CaseAct,
}

/// A case of the referee.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefereeCase {
    /// Number in the event, from 1.
    pub id: CaseId,
    /// The competition.
    pub competition: CompetitionId,
    /// Whether the referee lets it appear in what leaves the desk.
    #[serde(default)]
    pub public: bool,
    /// When it happened, in local time.
    pub happened: NaiveDateTime,
    /// The round; `None` for a case outside of rounds.
    pub round: Option<RoundNumber>,
    /// The board at the time of the case.
    pub board: Option<u32>,
    /// The game, whose board may change later.
    pub game: Option<GameId>,
    /// The players concerned.
    pub players: Vec<EntryId>,
    /// The articles of the rules.
    #[serde(default)]
    pub articles: Vec<Article>,
    /// What happened.
    pub facts: String,
    /// When the game ended, for the period of protests; `None` if not recorded (R74).
    #[serde(default)]
    pub ended: Option<NaiveDateTime>,
    /// The guide through an irregularity (R76).
    #[serde(default)]
    pub guide: Option<CaseGuide>,
    /// What was done, in order.
    #[serde(default)]
    pub steps: Vec<CaseStep>,
}

impl RefereeCase {
    /// Returns the state, which the last step decides.
    pub fn state(&self) -> CaseState {
        match self.steps.last().map(|step| &step.act) {
            None => CaseState::Open,
            Some(CaseAct::Ruled(_)) => CaseState::Ruled,
            Some(CaseAct::Protested(_)) => CaseState::Protested,
            Some(CaseAct::Appealed(_)) => CaseState::Appealed,
            Some(CaseAct::Closed(_)) => CaseState::Closed,
        }
    }

    /// Returns the last ruling with its time.
    pub fn last_ruling(&self) -> Option<(NaiveDateTime, &CaseRuling)> {
        self.steps.iter().rev().find_map(|step| match &step.act {
            CaseAct::Ruled(ruling) => Some((step.at, ruling)),
            _ => None,
        })
    }

    /// Returns the last appeal.
    pub fn last_appeal(&self) -> Option<&CaseAppeal> {
        self.steps.iter().rev().find_map(|step| match &step.act {
            CaseAct::Appealed(appeal) => Some(appeal),
            _ => None,
        })
    }

    /// Returns the protests in order.
    pub fn protests(&self) -> impl Iterator<Item = &CaseProtest> {
        self.steps.iter().filter_map(|step| match &step.act {
            CaseAct::Protested(protest) => Some(protest),
            _ => None,
        })
    }
}
