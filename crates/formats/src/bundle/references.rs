//! Which players the additions of version 2 refer to, and whether they agree with the games and groups of the bundle.

use std::collections::BTreeSet;

use messages::{Message, message};

use super::data::{Data, GameData};

/// Returns whether the data has any field that version 1 lacks.
pub(super) fn is_used(data: &Data) -> bool {
    let lists = [data.finals.len(), data.ladders.len(), data.qualifyings.len(), data.slips.len()];
    data.table.final_points.is_some() || lists.iter().any(|&count| count > 0)
}

/// Returns all players that these fields refer to.
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

/// Checks that ladders belong to games, and the groups and places of a Final to its players.
pub(super) fn check(data: &Data) -> Result<(), Message> {
    for ladder in &data.ladders {
        let own = |g: &&GameData| (g.competition, g.round, g.board) == (ladder.competition, ladder.round, ladder.board);
        let game = data.games.iter().find(own).ok_or_else(|| message!("bundle-problem-ladder"))?;
        if ladder.games.iter().filter_map(|g| g.winner).any(|winner| winner != game.black && winner != game.white) {
            return Err(message!("bundle-problem-ladder-winner"));
        }
    }
    for made in &data.finals {
        let wrong = || message!("bundle-problem-final", category = made.category.to_string());
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
