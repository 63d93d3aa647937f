//! Stages: competitions that take their players from the one before them, and the final list of all (R68).

mod add;
mod fill;
mod overall;
mod templates;
mod view;

pub use crate::operation::{AddStage, FillStage};
pub use add::add;
pub use fill::{StageFilled, fill};
pub use overall::{OverallLineView, OverallView, overall};
pub use view::{FlowStageView, TiedPlayer, view};
