//! The inputs of the operations on officials and cases (R72-R77).

use domain::referee::going_back::Used;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::round::Carry;
use crate::case_words::{
    OfficialRoleName, ProposalAnswerName, ProtestOutcomeName, ProtestTargetName, RulingBodyName, StartMistakeName,
};
use crate::labels::ResultView;

/// The fields of an official.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct OfficialFields {
    /// The office.
    pub role: OfficialRoleName,
    /// The name; empty for the name of the entry.
    #[serde(default)]
    pub name: String,
    /// The club; empty if none.
    #[serde(default)]
    pub club: String,
    /// The word of the family, as in the register; empty if none plays.
    #[serde(default)]
    pub family: String,
    /// The key of an entry of the official as a player.
    #[serde(default)]
    #[ts(type = "number | null")]
    pub entry: Option<i64>,
    /// The keys of entries of related players.
    #[serde(default)]
    #[ts(type = "number[]")]
    pub related: Vec<i64>,
    /// The place among the officials of the role, from 1; `None` for the last.
    #[serde(default)]
    pub turn: Option<u32>,
}

/// A change of an official.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ChangeOfficial {
    /// The key.
    #[ts(type = "number")]
    pub official: i64,
    /// All fields.
    pub fields: OfficialFields,
}

/// An official.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct OfficialRequest {
    /// The key.
    #[ts(type = "number")]
    pub official: i64,
}

/// The facts of a case.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct CaseFields {
    /// When it happened, `14:05` or `2026-08-14 14:05`; empty for now.
    pub happened: String,
    /// The round.
    pub round: Option<u32>,
    /// The board of the round.
    pub board: Option<u32>,
    /// The keys of the players' entries; empty for the players of the board.
    #[ts(type = "number[]")]
    pub players: Vec<i64>,
    /// The articles of the EGF rules, such as `5e` and `8g.3`.
    pub articles: Vec<String>,
    /// What happened.
    pub facts: String,
    /// When the game ended, as `happened`; empty for the time at which its result was entered.
    pub ended: String,
}

/// A change of the facts of a case.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ChangeCase {
    /// The case.
    #[ts(type = "number")]
    pub case: i64,
    /// All facts.
    pub fields: CaseFields,
}

/// The times that a ruling sets, each `12:30` or whole minutes.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
pub struct ClocksSet {
    /// Black's.
    pub black: String,
    /// White's.
    pub white: String,
    /// Whether these are the times used, not the times left.
    #[serde(default)]
    pub used: bool,
}

/// A ruling.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct RuleCase {
    /// The case.
    #[ts(type = "number")]
    pub case: i64,
    /// Who rules; `None` for the committee if it has an appeal, else the referee.
    #[ts(optional)]
    pub by: Option<RulingBodyName>,
    /// The ruling.
    pub words: String,
    /// What it makes of a protest or an appeal that waits.
    #[ts(optional)]
    pub outcome: Option<ProtestOutcomeName>,
    /// The result that it enters; a correction if the round is confirmed.
    #[ts(optional)]
    pub result: Option<ResultView>,
    /// What happens to later knock-out games that depend on the old result.
    #[ts(optional)]
    pub carry: Option<Carry>,
    /// The clocks that it sets.
    #[ts(optional)]
    pub clocks: Option<ClocksSet>,
}

/// A protest.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ProtestCase {
    /// The case.
    #[ts(type = "number")]
    pub case: i64,
    /// The key of the entry of the player who protests.
    #[serde(default)]
    #[ts(type = "number | null")]
    pub player: Option<i64>,
    /// The name of another person who protests.
    #[serde(default)]
    pub name: String,
    /// What it is against.
    pub against: ProtestTargetName,
    /// What the player says.
    pub words: String,
    /// When it was filed, `14:05` or `2026-08-14 14:05`; empty for now.
    #[serde(default)]
    pub at: String,
    /// Why the referee takes it although it is late.
    #[serde(default)]
    pub late: String,
}

/// An appeal to the committee.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct AppealCase {
    /// The case.
    #[ts(type = "number")]
    pub case: i64,
    /// The key of the entry of the player who appeals.
    #[serde(default)]
    #[ts(type = "number | null")]
    pub player: Option<i64>,
    /// What the player says.
    pub words: String,
    /// Whether a committee of fewer than three members decides.
    #[serde(default)]
    pub fewer: bool,
}

/// The end of a case.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct CloseCase {
    /// The case.
    #[ts(type = "number")]
    pub case: i64,
    /// How it ended; may be empty after a ruling.
    #[serde(default)]
    pub words: String,
}

/// Whether a case may appear in what leaves the desk.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct PublishCase {
    /// The case.
    #[ts(type = "number")]
    pub case: i64,
    /// Whether it is public.
    pub public: bool,
}

/// Times in minutes used after a move, for going back (8g.3).
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct UsedMinutes {
    /// The moves played.
    pub moves: u32,
    /// Used by Black.
    pub black: u32,
    /// Used by White.
    pub white: u32,
    /// The seconds beyond Black's and White's minutes.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub seconds: [u32; 2],
}

impl From<UsedMinutes> for Used {
    fn from(used: UsedMinutes) -> Used {
        let seconds = |minutes: u32, more: u32| minutes.saturating_mul(60).saturating_add(more);
        let [black, white] = used.seconds;
        Used { moves: used.moves, black: seconds(used.black, black), white: seconds(used.white, white) }
    }
}

/// A step of a guide through an irregularity.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
#[serde(tag = "step", rename_all = "snake_case")]
pub enum GuideInput {
    /// The players' answers to the present proposal of 8g.
    Answer {
        /// Black's, if Black answers now.
        black: Option<ProposalAnswerName>,
        /// White's, if White answers now.
        white: Option<ProposalAnswerName>,
    },
    /// The referee ends the proposals for lack of time (8g).
    Shorten {
        /// The reason.
        reason: String,
    },
    /// The game goes back (8g.3).
    Clocks {
        /// The times now.
        now: UsedMinutes,
        /// The move after which the game goes on.
        back_to: u32,
        /// The times recorded at an adjournment.
        adjourned: Option<UsedMinutes>,
    },
    /// Wrong colours or handicap (8a).
    WrongStart {
        /// The mistake.
        mistake: StartMistakeName,
        /// The moves that were fixed when it was noticed.
        moves: u32,
        /// Whether the game should have been even.
        even: bool,
    },
    /// A clock that malfunctions (8e).
    ClockFault {
        /// The time left that it shows, `12:30` or whole minutes.
        shown: String,
        /// The time that should be left.
        actual: String,
        /// The seconds by which the flag fell early.
        flag_early: Option<u32>,
        /// Whether the flag fell late.
        #[serde(default)]
        flag_late: bool,
    },
}

/// A step of the guide of a case.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct GuideCase {
    /// The case.
    #[ts(type = "number")]
    pub case: i64,
    /// The step.
    pub guide: GuideInput,
}

/// The full text of an article of the EGF rules, which the organiser adds.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct SetArticleText {
    /// The article.
    pub article: String,
    /// The text; empty to remove it.
    pub text: String,
}
