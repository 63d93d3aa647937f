//! The competitions of an event: the list, and adding, removing and choosing one, and entering people who play in another.

mod add;
mod choose;
mod enter;
mod remove;
mod view;

pub use crate::operation::{AddCompetition, ChooseCompetition, EnterPeople, RemoveCompetition};
pub use add::add;
pub use choose::{choose, choose_named};
pub use enter::{PeopleEntered, enter};
pub use remove::remove;
pub use view::{CompetitionView, PersonView, people, view};
