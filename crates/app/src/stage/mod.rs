//! Stages: competitions that take their players from the one before them, and the final list of all (R68).

mod add;
mod fill;
mod overall;
mod templates;
mod view;

pub use crate::operation::{AddStage, FillStage};
pub use add::add;
pub use domain::stage_change::StageChange;
pub use fill::{StageFilled, fill};
pub use overall::{OverallLineView, OverallView, overall};
pub use view::{FlowStageView, TiedPlayer, view};

use std::borrow::Cow;

use domain::teams::team_flow;
use domain::{Competition, Event};

/// Returns the event as the stages of a competition see it: with teams as entries if teams meet.
fn flow_level<'t>(event: &'t Event, competition: &Competition) -> Cow<'t, Event> {
    if competition.teams.is_some() { Cow::Owned(team_flow(event)) } else { Cow::Borrowed(event) }
}
