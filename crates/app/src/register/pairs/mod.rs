//! The pairs of pair go: entries of two people (decision 108).

mod add;
mod change;
mod check;
mod partner;
mod rules;
mod view;

#[cfg(test)]
mod tests;

pub use add::{PairEntered, add_pair};
pub use change::change_pair;
pub use view::PairView;

pub(crate) use check::{check_people, refuse_pair_fields};
pub(crate) use partner::{next_person, take};
pub(crate) use rules::{check_pair_rules, follow_rules};
pub(super) use view::pair_view;
