//! What the pairing of a round sees of its competition.

use std::ops::Deref;

use crate::model::adjournment::{AssumedGame, CountsAs};
use crate::model::entry::Entry;
use crate::model::game::Passes;
use crate::model::id::RoundNumber;
use crate::model::tournament::Tournament;
use crate::teams::match_play;

/// A competition as the pairing of one round sees it: everyone who is entered, but of the rounds only those before it, with
/// results in place of those that unfinished games do not have yet (R75). It is never shown to players.
#[derive(Debug, Clone)]
pub struct Field {
    round: RoundNumber,
    known: Tournament,
    assumed: Vec<AssumedGame>,
}

impl Deref for Field {
    type Target = Tournament;

    fn deref(&self) -> &Tournament {
        &self.known
    }
}

impl Field {
    /// Returns what a pairing of `round` sees. If the round is paired already, unfinished games count as its certificates recorded.
    pub fn before(tournament: &Tournament, round: RoundNumber) -> Field {
        let assumed = tournament.assumptions(round);
        let mut known = tournament.before_round(round);
        for AssumedGame { game: id, counts_as } in &assumed {
            if let Some(game) = known.games.iter_mut().find(|game| game.id == *id) {
                game.passes = Passes::both(counts_as.result());
            }
        }
        Field { round, known, assumed }
    }

    /// Returns what a new pairing of `round` sees, whatever an earlier one recorded.
    pub fn fresh(tournament: &Tournament, round: RoundNumber) -> Field {
        Field::before(&tournament.before_round(round), round)
    }

    /// Returns the field with its teams as entries and their matches as games, if teams meet.
    pub fn of_teams(self) -> Field {
        match self.known.competition.teams {
            Some(_) => Field { known: match_play(&self.known), ..self },
            None => self,
        }
    }

    /// Returns the field after a change of who and what is known, such as a player who takes part after all.
    pub fn with(mut self, change: impl FnOnce(&mut Tournament)) -> Field {
        change(&mut self.known);
        self
    }

    /// Returns the round that is to be paired.
    pub fn round(&self) -> RoundNumber {
        self.round
    }

    /// Returns what unfinished games of earlier rounds count as.
    pub fn assumed(&self) -> &[AssumedGame] {
        &self.assumed
    }

    /// Whether an entry without a game is not left over, as [`Tournament::rests`] says, or because an unfinished game is held.
    pub fn rests(&self, entry: &Entry) -> bool {
        let held = self.assumed.iter().filter(|assumed| assumed.counts_as == CountsAs::Held);
        let mut games = held.filter_map(|assumed| self.known.games.iter().find(|game| game.id == assumed.game));
        self.known.is_left_out(entry, self.round) || games.any(|game| game.colour_of(entry.id).is_some())
    }
}
