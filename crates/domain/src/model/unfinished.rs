//! Adjourned games without a result, and what they count as when a later round is paired (R75).

use crate::model::adjournment::{Adjournment, AssumedGame, CountsAs};
use crate::model::entry::Entry;
use crate::model::game::Game;
use crate::model::id::{EntryId, GameId, RoundNumber};
use crate::model::result::Colour;
use crate::model::round_clock::RoundClock;
use crate::model::tournament::Tournament;

impl Tournament {
    /// Returns the form of an adjourned game.
    pub fn adjournment_of(&self, game: GameId) -> Option<&Adjournment> {
        self.adjournments.iter().find(|form| form.game == game)
    }

    /// Whether a game is adjourned and still to be decided.
    pub fn is_unfinished(&self, game: &Game) -> bool {
        game.passes.agreed().is_none() && self.adjournment_of(game.id).is_some()
    }

    /// Returns the times of a round; a record without times if the round has none.
    pub fn clock_of(&self, round: RoundNumber) -> RoundClock {
        let found = self.clocks.iter().find(|clock| clock.round == round);
        found.copied().unwrap_or_else(|| RoundClock::new(self.competition.id, round))
    }

    /// Puts the times of a round in place of those it had.
    pub fn set_clock(&mut self, clock: RoundClock) {
        let key = |clock: &RoundClock| (clock.competition, clock.round);
        self.clocks.retain(|other| key(other) != key(&clock));
        if !clock.is_empty() {
            self.clocks.push(clock);
            self.clocks.sort_unstable_by_key(key);
        }
    }

    /// Returns what the unfinished games of earlier rounds count as in the pairing of `round`: as its certificates record it,
    /// or as it would be now. Games of tables are left out, because a table needs their winner.
    pub fn assumptions(&self, round: RoundNumber) -> Vec<AssumedGame> {
        let of_round = self.certificates.iter().filter(|c| c.round == round);
        let mut recorded: Vec<AssumedGame> = Vec::new();
        for assumed in of_round.clone().flat_map(|certificate| &certificate.assumed) {
            if !recorded.contains(assumed) {
                recorded.push(*assumed);
            }
        }
        if of_round.count() > 0 {
            return recorded;
        }
        let earlier = self.games.iter().filter(|g| g.round < round);
        let open = earlier.filter(|g| g.knockout.is_none() && g.passes.agreed().is_none());
        open.filter_map(|game| Some(AssumedGame { game: game.id, counts_as: self.counts_as(game)? })).collect()
    }

    /// Returns what an adjourned game counts as; `None` if it is not adjourned. Where teams meet, no game is held.
    pub fn counts_as(&self, game: &Game) -> Option<CountsAs> {
        let form = self.adjournment_of(game.id)?;
        let competition = &self.competition;
        let counts_as = form.counts_as.unwrap_or_else(|| competition.pairing.unfinished.into());
        Some(if competition.teams.is_some() && counts_as == CountsAs::Held { CountsAs::Jigo } else { counts_as })
    }

    /// Whether an entry is not paired in `round` because an unfinished game of an earlier round is held. A game that is decided before the
    /// round is over is held no longer.
    pub fn is_held(&self, entry: &Entry, round: RoundNumber) -> bool {
        if self.adjournments.is_empty() {
            return false;
        }
        let now = self.assumptions(round);
        let held = now.iter().filter(|assumed| assumed.counts_as == CountsAs::Held);
        held.filter_map(|assumed| self.games.iter().find(|g| g.id == assumed.game))
            .filter(|game| self.is_closed(round) || self.is_unfinished(game))
            .any(|game| game.colour_of(entry.id).is_some())
    }

    /// Lets the marks of late players follow them when colours are swapped. Who does not sit at the board any more has no mark there.
    fn move_late_marks(&mut self, before: &Tournament) {
        let games = &self.games;
        let game =
            |games: &[Game], id: GameId| games.iter().find(|game| game.id == id).map(|game| (game.black, game.white));
        self.late.retain_mut(|late| {
            let (then, now) = (game(&before.games, late.game), game(games, late.game));
            let (Some(then), Some(now)) = (then, now) else { return true };
            let of = |(black, white): (EntryId, EntryId)| if late.colour == Colour::Black { black } else { white };
            // A mark that was set at the board in the same operation is of who sits there now.
            if then == now || !before.late.contains(late) {
                return true;
            }
            match of(then) {
                player if player == now.0 => late.colour = Colour::Black,
                player if player == now.1 => late.colour = Colour::White,
                _ => return false,
            }
            true
        });
        self.late.sort_unstable_by_key(|late| (late.game, late.sitting, late.colour));
    }

    /// Lets the referee's records follow a change: marks of late players go with them, and records of games and rounds that do not exist
    /// any more are removed.
    pub fn settle_records(&mut self, before: Option<&Tournament>) {
        if let Some(before) = before {
            self.move_late_marks(before);
        }
        if self.late.is_empty() && self.adjournments.is_empty() && self.clocks.is_empty() {
            return;
        }
        let exists = |id: GameId, games: &[Game]| games.iter().any(|game| game.id == id);
        self.late.retain(|late| exists(late.game, &self.games));
        self.adjournments.retain(|form| exists(form.game, &self.games));
        let paired = |clock: &RoundClock, now: &Tournament| now.round(clock.round).is_some();
        let mut clocks = std::mem::take(&mut self.clocks);
        for clock in clocks.iter_mut().filter(|clock| !paired(clock, self)) {
            (clock.started, clock.ended) = (None, None);
        }
        clocks.retain(|clock| !clock.is_empty());
        self.clocks = clocks;
    }
}
