//! The competitions of an event: the list; adding, importing, removing and choosing one; entering people who play in another.

mod add;
mod choose;
mod enter;
mod foreign;
mod import;
mod remove;
mod view;

pub use crate::operation::{AddCompetition, ChooseCompetition, EnterPeople, ImportCompetition, RemoveCompetition};
pub use add::add;
pub(crate) use add::add_to;
pub use choose::{choose, choose_named};
pub(crate) use enter::enter_one;
pub use enter::{PeopleEntered, enter};
pub use import::{CompetitionImported, import};
pub use remove::remove;
pub use view::{CompetitionView, PersonView, people, view};
