//! Who takes part in a round: the stored absences of a closed round, the register for any other (R9, R15, R34).

use crate::model::absence::{Absence, AbsenceReason};
use crate::model::entry::Entry;
use crate::model::game::Game;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::result::Decided;
use crate::model::round::{Round, RoundState};
use crate::model::tournament::Tournament;

impl Tournament {
    /// Whether the absences of a round are facts: the round is confirmed, or a later round is paired.
    pub fn is_closed(&self, round: RoundNumber) -> bool {
        let closes = |r: &Round| r.number > round || r.number == round && r.state == RoundState::Confirmed;
        self.rounds.iter().any(closes)
    }

    /// Returns why an entry is absent from a round; `None` if they are present. The stored absences decide about a closed
    /// round, the register about any other round, in which an unknown entry is absent.
    pub fn absence(&self, round: RoundNumber, entry: EntryId) -> Option<AbsenceReason> {
        if self.is_closed(round) {
            return self.stored_absence(round, entry);
        }
        self.entry(entry).map_or(Some(AbsenceReason::NotSeen), |e| e.planned_absence(round))
    }

    /// Whether a player is to be paired in an open round, or was present in a closed one.
    pub fn is_present(&self, entry: &Entry, round: RoundNumber) -> bool {
        self.absence(round, entry.id).is_none()
    }

    /// Returns who the director gave the bye of a round; `None` if nobody, or if the player does not play the round.
    pub fn given_bye(&self, round: RoundNumber) -> Option<&Entry> {
        let given = self.competition.given_byes.get(&round)?;
        self.entry(*given).filter(|entry| entry.plays(round))
    }

    /// Forgets who was given the bye of a round if they have a game in it, because the director chose them for one instead.
    pub fn forget_given_bye_of_seated(&mut self, round: RoundNumber) {
        let Tournament { games, competition, .. } = self;
        let sits = |entry: EntryId| {
            let mut of_round = games.iter().filter(|game| game.round == round);
            of_round.any(|game| game.colour_of(entry).is_some())
        };
        competition.given_byes.retain(|&of, &mut entry| of != round || !sits(entry));
    }

    /// Returns why an entry took no part in a round, as it was stored when the round was confirmed.
    pub fn stored_absence(&self, round: RoundNumber, entry: EntryId) -> Option<AbsenceReason> {
        let at = self.absences.binary_search_by_key(&(self.competition.id, round, entry), Absence::key).ok()?;
        self.absences.get(at).map(|absence| absence.reason)
    }

    /// Stores the absences of a round that is being confirmed: the entries that the register expects to be absent, except
    /// those who took part all the same. If a later round is paired, the absences are stored already and stay.
    pub fn record_absences(&mut self, round: RoundNumber) {
        if self.paired_rounds() > round {
            return;
        }
        self.absences.retain(|a| a.round != round);
        self.append_absences(round);
    }

    /// Stores the absences of all closed rounds of an event that comes from a file without such a record.
    pub fn record_past_absences(&mut self) {
        let rounds = self.rounds.iter().map(|r| r.number);
        let closed: Vec<_> = rounds.filter(|&round| self.is_closed(round)).collect();
        self.absences.clear();
        closed.into_iter().for_each(|round| self.append_absences(round));
    }

    fn append_absences(&mut self, round: RoundNumber) {
        let absence = |entry: &Entry| {
            let reason = entry.planned_absence(round).filter(|_| !self.took_part(round, entry.id))?;
            Some(Absence { competition: self.competition.id, round, entry: entry.id, reason })
        };
        let absent: Vec<Absence> = self.entries.iter().filter_map(absence).collect();
        self.absences.extend(absent);
        self.absences.sort_unstable_by_key(Absence::key);
    }

    /// Whether an entry had the bye of the round, or a game that they did not lose without play.
    fn took_part(&self, round: RoundNumber, entry: EntryId) -> bool {
        let bye = self.byes.iter().any(|b| b.round == round && b.entry == entry);
        let games = self.games.iter().filter(|g| g.round == round);
        bye || games.filter(|g| g.colour_of(entry).is_some()).any(|g| !lost_without_play(g, entry))
    }
}

fn lost_without_play(game: &Game, entry: EntryId) -> bool {
    let unplayed = game.passes.known().filter(|result| result.decided != Decided::Played);
    unplayed.is_some_and(|result| result.winner().is_none_or(|winner| game.entry(winner) != entry))
}
