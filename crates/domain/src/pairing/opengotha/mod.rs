//! Profile OpenGotha: its weights and formulas, so that an imported event continues as it began.
//! Written from a description of its behaviour. Every term is a gain, and the best pairing has the largest sum of gains.

mod bye;
mod curves;
mod double;
mod model;
mod names;
mod player;
mod terms;

pub(crate) use bye::lowest;
pub(crate) use model::OpenGothaModel;
