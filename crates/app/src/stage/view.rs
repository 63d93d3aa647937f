//! The stages of the event, and why some of them cannot be filled yet.

use std::collections::BTreeSet;

use domain::stage_change::{StageChange, stage_change};
use domain::systems::stages::{self, NoStage, Tie};
use domain::{Competition, EntryId, EntryStatus, Event};
use messages::{Explain, Message};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use super::flow_level;
use crate::vocabulary::{CarriesName, SystemName};

/// A competition with stages, or a stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FlowStageView {
    /// Its key.
    #[ts(type = "number")]
    pub competition: i64,
    /// Its name.
    pub name: String,
    /// Its system.
    pub system: SystemName,
    /// The key of the competition before it; `None` for the first one.
    #[ts(type = "number | null")]
    pub after: Option<i64>,
    /// Who goes on to it, `places:1-8`; empty for the first one.
    pub takes: String,
    /// What they bring along.
    pub carries: CarriesName,
    /// How many players it has.
    pub players: usize,
    /// Whether it has taken its players; true for the first one.
    pub filled: bool,
    /// Why it cannot be filled now; `None` if it can, or is filled.
    pub disabled_reason: Option<Message>,
    /// The players who share the last place that goes on, if the director has to choose among them.
    pub tied: Vec<TiedPlayer>,
    /// How many of them go on.
    pub seats: usize,
    /// The same as sentences, one for each zone, division or category with a tie.
    pub ties: Vec<Message>,
    /// What has changed since it was filled, because results were changed.
    pub changed: StageChange,
}

/// A player or a team that shares the last place, so that the director decides whether they go on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TiedPlayer {
    /// The key of their entry in the competition before the stage; of a team, a key by which it can be chosen.
    #[ts(type = "number")]
    pub entry: i64,
    /// Their name.
    pub name: String,
    /// Their number in the competition before the stage.
    pub number: Option<u32>,
}

/// Returns the competitions that are stages or have stages after them, in the order of the event.
///
/// # Errors
/// No event is open.
pub fn view(session: &EventSession) -> Result<Vec<FlowStageView>> {
    let whole = session.event()?;
    let in_flow = |c: &&Competition| c.stage.is_some() || stages::stages_after(whole, c.id).next().is_some();
    Ok(whole.competitions().filter(in_flow).map(|competition| one(whole, competition)).collect())
}

fn one(event: &Event, competition: &Competition) -> FlowStageView {
    let whole = &*flow_level(event, competition);
    let rule = competition.stage.as_ref();
    let filled = rule.is_none_or(|rule| rule.is_filled());
    let refused = if filled { None } else { stages::players_taken(whole, competition, &BTreeSet::new()).err() };
    let ties: &[Tie] = match &refused {
        Some(NoStage::Tied(ties)) => ties,
        _ => &[],
    };
    let tied: Vec<TiedPlayer> = ties.iter().flat_map(|tie| &tie.entries).map(|&id| tied(whole, id)).collect();
    let plays = |entry: &&domain::Entry| entry.status != EntryStatus::Withdrawn && !entry.ghost;
    FlowStageView {
        competition: competition.id.0,
        name: competition.name.clone(),
        system: competition.system.into(),
        after: rule.map(|rule| rule.after.0),
        takes: rule.map(|rule| rule.takes.to_string()).unwrap_or_default(),
        carries: rule.map(|rule| rule.carries.into()).unwrap_or_default(),
        players: whole.entries_of(competition.id).filter(plays).count(),
        filled,
        disabled_reason: refused.as_ref().filter(|_| tied.is_empty()).map(Explain::message),
        tied,
        seats: ties.iter().map(|tie| tie.seats).sum(),
        ties: ties.iter().map(Explain::message).collect(),
        changed: stage_change(event, competition),
    }
}

fn tied(whole: &Event, id: EntryId) -> TiedPlayer {
    let entry = whole.entry(id);
    TiedPlayer {
        entry: id.0,
        name: entry.map(|entry| entry.player.list_name()).unwrap_or_default(),
        number: entry.and_then(|entry| entry.number),
    }
}
