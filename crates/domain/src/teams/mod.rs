//! Teams: who plays at which board, the matches of a round, and the competition of the teams themselves (decision 105).
//!
//! The games stay games of two persons. A match is the group of games between members of two teams, and [`match_play`] returns
//! the competition in which teams are the players and matches the games, so that pairing and standings need no rules for teams.

mod board_games;
mod flow;
mod line_up;
mod match_play;
mod matches;
mod seated;

pub use board_games::{MatchGame, TeamProposal, board_games, match_games};
pub use flow::{flow_entry, flow_team, team_flow};
pub use line_up::{LineUpRefused, check_line_up, line_up, resting_players};
pub use match_play::{match_play, team_entry};
pub use matches::{TeamMatch, matches};
pub use seated::seated_otherwise;
