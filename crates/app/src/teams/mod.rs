//! The teams of a competition: entering them, who plays in a round, and the competition of the teams themselves.

mod add;
mod change;
mod level;
mod line_up;
mod members;
mod remove;
mod rules;
mod seats;
mod swap;
#[cfg(test)]
mod tests;
mod view;

pub use crate::operation::{AddTeam, ChangeTeam, RemoveTeam, SetLineUp};
pub use add::add;
pub use change::change;
pub use level::pairing_level;
pub(crate) use level::{first_board, match_of_board};
pub use line_up::set_line_up;
pub(crate) use members::check_complete;
pub use remove::remove;
pub(crate) use rules::{check_rules, with_teams};
pub(crate) use swap::{move_team_bye, swap_teams};
pub use view::{MatchView, MemberView, TeamView, TeamsView, ViewTeams, match_views, view};
