//! Whether a filled stage still follows from the competition before it (R68).

use std::collections::{BTreeMap, BTreeSet};

use messages::{Message, message};
use serde::Serialize;
use ts_rs::TS;

use crate::model::competition::Competition;
use crate::model::event::Event;
use crate::model::id::{CompetitionId, EntryId, PersonId};
use crate::model::score::HalfPoints;
use crate::model::tournament::Tournament;
use crate::systems::stages::{NoStage, brought, deciding_round, players_taken, source, stages_after};
use crate::teams::team_flow;

/// What has changed since a stage was filled.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum StageChange {
    /// Nothing.
    #[default]
    Nothing,
    /// Other players would go on now.
    Players,
    /// The same players go on, and would bring along other points.
    Brought,
}

/// Returns what is different from the filling of a stage: other people would go on now, or they would bring along something else. Those in
/// the stage go first in ties.
pub fn stage_change(event: &Event, stage: &Competition) -> StageChange {
    match stage.stage.as_ref().is_some_and(|rule| rule.is_filled()) {
        true if stage.teams.is_some() => change(&team_flow(event), stage),
        true => change(event, stage),
        false => StageChange::Nothing,
    }
}

/// As [`stage_change`], as a sentence; `None` if nothing has changed.
pub fn changed_since_filled(event: &Event, stage: &Competition) -> Option<Message> {
    let name = stage.name.clone();
    match stage_change(event, stage) {
        StageChange::Nothing => None,
        StageChange::Players => Some(message!("stage-changed", name)),
        StageChange::Brought => Some(message!("stage-brought-changed", name)),
    }
}

/// As [`changed_since_filled`], of all stages that take players of a competition.
pub fn changed_stages(event: &Event, source: CompetitionId) -> Vec<Message> {
    let after = stages_after(event, source);
    after.filter_map(|stage| changed_since_filled(event, &stage.competition)).collect()
}

/// As [`stage_change`], of a filled stage in an event with teams as entries where teams meet.
fn change(whole: &Event, stage: &Competition) -> StageChange {
    let Some((source, _)) = source(whole, stage) else { return StageChange::Nothing };
    let in_stage: BTreeSet<PersonId> = whole.entries_of(stage.id).map(|entry| entry.person).collect();
    let chosen = source.entries.iter().filter(|entry| in_stage.contains(&entry.person)).map(|entry| entry.id);
    match players_taken(whole, stage, &chosen.collect()) {
        Ok(taken) if taken.iter().any(|&id| whole.entry(id).is_some_and(|entry| !in_stage.contains(&entry.person))) => {
            StageChange::Players
        }
        Ok(taken) if brings_otherwise(whole, source, stage, &taken) => StageChange::Brought,
        Ok(_) => StageChange::Nothing,
        // Someone of the stage would not go on, someone of another stage would, or a round before it is open again.
        Err(NoStage::NotTied(_) | NoStage::Taken { .. } | NoStage::RoundOpen { .. }) => StageChange::Players,
        Err(_) => StageChange::Nothing,
    }
}

/// Whether the players who go on would bring along other points than they did.
fn brings_otherwise(whole: &Event, source: &Tournament, stage: &Competition, taken: &[EntryId]) -> bool {
    // With teams as entries, the points are by the keys of teams.
    let Some(rule) = whole.competition(stage.id).and_then(|stage| stage.stage.as_ref()) else { return false };
    let (Some(then), Ok(round)) = (&rule.brought, deciding_round(source, rule.takes)) else { return false };
    let in_stage = |id: EntryId| {
        let person = whole.entry(id).map(|entry| entry.person);
        person.and_then(|person| whole.entry_of(person, stage.id)).map(|entry| entry.id)
    };
    let now = brought(source, round, taken, rule.carries);
    let points: BTreeMap<EntryId, HalfPoints> = then.points.iter().copied().collect();
    now.points.iter().any(|&(id, points_now)| in_stage(id).and_then(|id| points.get(&id)) != Some(&points_now))
}
