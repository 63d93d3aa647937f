//! What `data.json` holds since version 2 of the format: the Finals, the games of the jigo ladders, the qualifyings and the
//! pink slips. Of a slip the tour learns what kind of change it was and what became of it, never what was written on it.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::Data;

/// The Final's part of the table of points (R48, R53).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinalPoints {
    /// How many of a category qualify for it.
    pub size: usize,
    /// Points for its places, the first place first.
    pub places: Vec<u32>,
}

/// The Final of a category: its groups, their order, and the places that are certain (R50-R52).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinalData {
    /// The category.
    pub category: u8,
    /// The competition it is embedded in.
    pub competition: i64,
    /// The round in which it began.
    pub first_round: u32,
    /// `best_ranked`, `lots`, `eve` or `balanced` (R54).
    pub rests: String,
    /// What a jigo counts in a group: `nothing`, `half` or `whole` (R51).
    pub jigos: String,
    /// GR, then OR.
    pub groups: Vec<FinalGroupData>,
    /// The places, the first first; who shares places has the same ones.
    pub places: Vec<FinalPlaceData>,
    /// SHA-256 of the frozen list (R36).
    pub commitment: String,
    /// What was called in the hall.
    pub entropy: String,
    /// The file with the frozen list.
    pub draw: String,
}

/// A group of the Final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinalGroupData {
    /// `GR` or `OR`.
    pub name: String,
    /// Its players by entry position.
    pub members: Vec<MemberData>,
    /// Its players in their order; those whose place is not certain are left out.
    pub order: Vec<i64>,
    /// Players whom only smaller boards told apart, in the order that these gave (R51).
    pub settled: Vec<Vec<i64>>,
}

/// A player of a group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MemberData {
    /// Who.
    pub player: i64,
    /// His chair in the group's circle, from 0 (R66).
    pub chair: u32,
}

/// A place of the Final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinalPlaceData {
    /// Who.
    pub player: i64,
    /// The first of his places, from 1.
    pub from: u32,
    /// The last; the same unless places are shared.
    pub to: u32,
}

/// The jigo ladder after a game (R38, R41).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LadderData {
    /// The game's competition.
    pub competition: i64,
    /// Its round.
    pub round: u32,
    /// Its board.
    pub board: u32,
    /// The ladder's games in their order.
    pub games: Vec<LadderGameData>,
}

/// A game of a ladder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LadderGameData {
    /// Lines of its board: 9, 7, 5, 1; none for a new game on the full board (R41).
    pub lines: Option<u32>,
    /// Who won; none after another jigo.
    pub winner: Option<i64>,
}

/// The qualifying for a category's table (R30).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QualifyingData {
    /// The category.
    pub category: u8,
    /// The competition in whose rounds it was played.
    pub competition: i64,
    /// The round of its first games.
    pub first_round: u32,
    /// Lines of the table it is for.
    pub lines: u32,
    /// Who was in without qualifying, the strongest first.
    pub direct: Vec<i64>,
    /// Who had a wild card (R29).
    pub wild_cards: Vec<i64>,
    /// For each place those who played for it, from the top; none is a bye.
    pub sections: Vec<Vec<Option<i64>>>,
}

/// A pink slip (R8).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlipData {
    /// Its number in the event.
    pub slip: i64,
    /// Whose; none of a late entry that was not made, or of somebody who is not in the list of players.
    pub player: Option<i64>,
    /// `pending`, `applied` or `refused`.
    pub state: String,
    /// The fields it changed: `family`, `given`, `rank`, `club`, `country`, `rounds`, `status`, `initial`.
    pub changed: Vec<String>,
}

/// Whether anything is told that version 1 of the format has no words for.
pub(super) fn is_told(data: &Data) -> bool {
    let lists = [data.finals.len(), data.ladders.len(), data.qualifyings.len(), data.slips.len()];
    data.table.final_points.is_some() || lists.iter().any(|&count| count > 0)
}

/// Everyone who is named in it.
pub(super) fn players(data: &Data) -> Vec<i64> {
    let groups = data.finals.iter().flat_map(|f| &f.groups);
    let members = groups.clone().flat_map(|g| g.members.iter().map(|m| m.player));
    let ordered = groups.flat_map(|g| g.order.iter().chain(g.settled.iter().flatten()).copied());
    let placed = data.finals.iter().flat_map(|f| f.places.iter().map(|p| p.player));
    let won = data.ladders.iter().flat_map(|l| l.games.iter().filter_map(|g| g.winner));
    let direct = data.qualifyings.iter().flat_map(|q| q.direct.iter().chain(&q.wild_cards).copied());
    let sections = data.qualifyings.iter().flat_map(|q| q.sections.iter().flatten().flatten().copied());
    let slips = data.slips.iter().filter_map(|slip| slip.player);
    members.chain(ordered).chain(placed).chain(won).chain(direct).chain(sections).chain(slips).collect()
}

/// Whether it makes sense: ladders belong to games, and the Final's groups and places to its players.
pub(super) fn check(data: &Data) -> Result<(), String> {
    for ladder in &data.ladders {
        let own = |g: &&super::GameData| {
            (g.competition, g.round, g.board) == (ladder.competition, ladder.round, ladder.board)
        };
        let game = data.games.iter().find(own).ok_or("a jigo ladder in it belongs to no game")?;
        if ladder.games.iter().filter_map(|g| g.winner).any(|winner| winner != game.black && winner != game.white) {
            return Err("somebody won a jigo ladder in it who did not play it".into());
        }
    }
    for made in &data.finals {
        let wrong = || format!("the groups or places of the Final of category {} do not fit together", made.category);
        let members: Vec<i64> = made.groups.iter().flat_map(|g| g.members.iter().map(|m| m.player)).collect();
        let known: BTreeSet<i64> = members.iter().copied().collect();
        let placed: BTreeSet<i64> = made.places.iter().map(|p| p.player).collect();
        let whole = known.len() == members.len() && placed.len() == made.places.len() && placed.is_subset(&known);
        let ranges = made.places.iter().all(|p| 1 <= p.from && p.from <= p.to && p.to as usize <= members.len());
        if made.groups.len() != 2 || !whole || !ranges {
            return Err(wrong());
        }
    }
    Ok(())
}
