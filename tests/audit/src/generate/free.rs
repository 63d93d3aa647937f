//! The operations of events in which players choose their opponents: self-pairing, club ladders, leagues.

use domain::Tournament;
use serde_json::json;

use super::Generator;
use crate::run::{Step, step};

impl Generator {
    /// Returns what comes next where any two may play at any time; `None` once everyone has played about three games.
    pub(super) fn advance_freely(&mut self, tournament: &Tournament) -> Option<Step> {
        if tournament.entries.len() < self.players {
            return Some(self.add());
        }
        if tournament.competition.register_closed.is_none() && self.chance.percent(10) {
            return Some(step("close_register", json!({})));
        }
        if tournament.games.len() * 2 > tournament.entries.len() * 3 {
            return None;
        }
        let last = tournament.entries.iter().filter_map(|entry| entry.number).max().unwrap_or(1) as usize;
        let (black, white) = (1 + self.chance.below(last), 1 + self.chance.below(last));
        if self.chance.percent(10)
            && let Some(game) = tournament.games.last()
        {
            return Some(step("remove_game", json!({ "game": game.id.0 })));
        }
        let result = self.chance.one_of(&["1-0", "0-1", "="]);
        Some(step("add_game", json!({ "black": black, "white": white, "result": result, "day": "" })))
    }
}
