//! The list of a competition with all its stages, which is final once they are all played.

use domain::systems::overall::{OverallLine, first_stage, overall as overall_lines};
use domain::systems::stages;
use domain::{CompetitionId, Event};
use messages::message;
use serde::Serialize;
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use super::flow_level;
use crate::competition::{self, CompetitionView};
use crate::event::Step;

/// The list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct OverallView {
    /// The name of the first competition.
    pub name: String,
    /// Whether all stages are filled and played, so that nothing changes any more.
    pub finished: bool,
    /// The lines in order.
    pub lines: Vec<OverallLineView>,
}

/// A line of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct OverallLineView {
    /// The place; `None` for guests.
    pub place: Option<u32>,
    /// Whether the place is shared with the line above.
    pub shared: bool,
    /// The key of the player's entry in their last stage; of a team, a key that only this list has.
    #[ts(type = "number")]
    pub entry: i64,
    /// "Family Given".
    pub name: String,
    /// Rank.
    pub rank: String,
    /// Two letters; empty if unknown.
    pub country: String,
    /// Club.
    pub club: String,
    /// The name of the last stage that the player reached.
    pub stage: String,
}

/// Returns the list of the stages to which the chosen competition belongs.
///
/// # Errors
/// No event is open, or the competition has no stages.
pub fn overall(session: &EventSession) -> Result<OverallView> {
    let (whole, chosen) = (session.event()?, session.competition()?);
    let first = first_stage(whole, chosen.id);
    if stages::stages_after(whole, first).next().is_none() {
        return Err(AppError::not_now(message!("stage-no-stages", name = chosen.name.clone())));
    }
    let finished = is_finished(session, first)?;
    let whole = &*flow_level(whole, chosen);
    let mut last = None;
    let line = |line: OverallLine| {
        let shared = line.place.is_some() && line.place == last;
        last = line.place.or(last);
        view_of(whole, line, shared)
    };
    Ok(OverallView {
        name: name(whole, first),
        finished,
        lines: overall_lines(whole, first).into_iter().map(line).collect(),
    })
}

/// Whether a competition and all stages after it are filled and played. Where players choose their opponents, a game is enough.
fn is_finished(session: &EventSession, first: CompetitionId) -> Result<bool> {
    let (whole, competitions) = (session.event()?, competition::view(session)?);
    let mut flow = vec![first];
    let mut at = 0;
    while let Some(&id) = flow.get(at) {
        flow.extend(stages::stages_after(whole, id).map(|stage| stage.competition.id));
        at += 1;
    }
    let played = |view: &CompetitionView| match view.next.step {
        Step::AddGames => whole.games().any(|game| game.competition.0 == view.competition),
        step => step == Step::Finish,
    };
    Ok(competitions.iter().filter(|view| flow.contains(&CompetitionId(view.competition))).all(played))
}

fn view_of(whole: &Event, line: OverallLine, shared: bool) -> OverallLineView {
    let player = whole.entry(line.entry).map(|entry| &entry.player);
    OverallLineView {
        place: line.place,
        shared,
        entry: line.entry.0,
        name: player.map(domain::Player::list_name).unwrap_or_default(),
        rank: player.map(|player| player.rank.to_string()).unwrap_or_default(),
        country: player.and_then(|player| player.country).map(|country| country.to_string()).unwrap_or_default(),
        club: player.map(|player| player.club.clone()).unwrap_or_default(),
        stage: name(whole, line.stage),
    }
}

fn name(whole: &Event, id: CompetitionId) -> String {
    whole.competition(id).map(|competition| competition.name.clone()).unwrap_or_default()
}
