//! Profile OpenGotha: its weights and formulas, so that an imported event is paired on as it began.
//! Written from a description of its behaviour; every term is a gain, and the sum of gains is the largest possible.

mod bye;
mod curves;
mod double;
mod model;
mod names;
mod player;
mod terms;

pub(crate) use bye::lowest;
pub(crate) use model::OpenGothaModel;
