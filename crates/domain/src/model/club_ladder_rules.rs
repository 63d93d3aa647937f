//! The rules of a club ladder (R70, handbook 5.1).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::rank::Rank;

/// How far the rungs are apart.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub enum RungScale {
    /// 0.1 grade for dan players, 0.2 from 1k to 6k, 0.5 from 7k to 16k, 1 from 17k down: weaker players move faster.
    #[default]
    Club,
    /// 0.5 everywhere, for an evening of lightning games (handbook 5.3).
    Lightning,
}

/// The settings of a club ladder. All but the scale work against the ladder's drift while the whole club becomes stronger.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct LadderRules {
    /// How far the rungs are apart.
    pub scale: RungScale,
    /// The rank below which nobody goes; `None`: 30k.
    pub bottom: Option<Rank>,
    /// Whether the third win in a row, and each further one, counts two rungs.
    pub third_win: bool,
    /// The difference in grades from which the weaker player's win counts two rungs for them; 0 for never.
    pub upset: u32,
    /// Whether players with a rating stay on their rung.
    pub anchored: bool,
}
