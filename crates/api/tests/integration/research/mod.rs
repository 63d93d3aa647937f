//! Every sheet of a whole stage.

mod sheets;
