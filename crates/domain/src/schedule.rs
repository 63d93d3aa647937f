//! The timetable of all competitions of an event, and the people who are due in two of them at one time (R79).

use std::collections::{BTreeMap, BTreeSet};

use crate::model::competition::Competition;
use crate::model::entry::{Entry, EntryStatus};
use crate::model::event::Event;
use crate::model::id::{CompetitionId, EntryId, PersonId, RoundNumber};
use crate::model::round::RoundState;
use crate::timetable::{RoundStart, TooLong, plan};

/// A round of a competition in the timetable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScheduledRound {
    /// The competition.
    pub competition: CompetitionId,
    /// The round, its start, and when its longest games should be over.
    pub start: RoundStart,
}

/// A person who is due in two rounds at one time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeConflict {
    /// The person.
    pub person: PersonId,
    /// Their entry in the competition of the first round.
    pub entry: EntryId,
    /// The round that starts first.
    pub first: ScheduledRound,
    /// The other round.
    pub second: ScheduledRound,
}

/// The timetable of all competitions.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Schedule {
    /// The rounds of all competitions in order of their start. Self-paired games have no times (R69).
    pub rounds: Vec<ScheduledRound>,
    /// The competitions whose rounds do not fit into the days of the event.
    pub too_long: Vec<(CompetitionId, TooLong)>,
}

impl Schedule {
    /// Returns the timetable of an event.
    pub fn of(event: &Event) -> Schedule {
        let mut schedule = Schedule::default();
        for competition in event.competitions().filter(|c| !c.system.is_free()) {
            match plan(event.settings(), competition) {
                Ok(starts) => schedule
                    .rounds
                    .extend(starts.into_iter().map(|start| ScheduledRound { competition: competition.id, start })),
                Err(too_long) => schedule.too_long.push((competition.id, too_long)),
            }
        }
        schedule.rounds.sort_by_key(|round| (round.start.at, round.competition, round.start.round));
        schedule
    }

    /// Returns who is due in two of these rounds at one time, in order of the rounds, then of the people. Finished rounds do
    /// not count. In a round that is paired, only the players who have a game are due.
    pub fn conflicts(&self, event: &Event) -> Vec<TimeConflict> {
        self.conflicts_where(event, |_| true)
    }

    /// Returns the conflicts of one round with those of other competitions.
    pub fn conflicts_of(&self, event: &Event, competition: CompetitionId, round: RoundNumber) -> Vec<TimeConflict> {
        let is_this = |r: &ScheduledRound| (r.competition, r.start.round) == (competition, round);
        self.conflicts_where(event, |pair| pair.iter().any(is_this))
    }

    fn conflicts_where(&self, event: &Event, is_wanted: impl Fn(&[ScheduledRound; 2]) -> bool) -> Vec<TimeConflict> {
        let is_open = |round: &&ScheduledRound| !is_finished(event, round.competition, round.start.round);
        let open: Vec<ScheduledRound> = self.rounds.iter().filter(is_open).copied().collect();
        let mut found = Vec::new();
        for (index, &first) in open.iter().enumerate() {
            let later = open[index + 1..].iter().take_while(|round| round.start.at < first.start.over);
            let others = later.filter(|round| round.competition != first.competition).map(|&second| [first, second]);
            let others = others.filter(|pair| !is_one_after_the_other(event, pair));
            for [first, second] in others.filter(&is_wanted) {
                let (here, there) = (due(event, &first), due(event, &second));
                let both = here.into_iter().filter(|(person, _)| there.contains_key(person));
                found.extend(both.map(|(person, entry)| TimeConflict { person, entry, first, second }));
            }
        }
        found
    }
}

impl TimeConflict {
    /// Returns the round of the conflict in a competition, and the one in the other competition. `None` if neither round is of
    /// this competition.
    pub fn seen_from(&self, competition: CompetitionId) -> Option<(ScheduledRound, ScheduledRound)> {
        if self.first.competition == competition {
            return Some((self.first, self.second));
        }
        (self.second.competition == competition).then_some((self.second, self.first))
    }
}

/// Whether one of two rounds is of a stage that takes its players from the other's competition (R68).
fn is_one_after_the_other(event: &Event, pair: &[ScheduledRound; 2]) -> bool {
    let follows = |stage: CompetitionId, source: CompetitionId| {
        let rule = event.competition(stage).and_then(|competition| competition.stage.as_ref());
        rule.is_some_and(|rule| rule.after == source)
    };
    let [first, second] = pair.map(|round| round.competition);
    follows(first, second) || follows(second, first)
}

/// Whether a round is over: confirmed, or before a later paired round.
fn is_finished(event: &Event, competition: CompetitionId, round: RoundNumber) -> bool {
    let state = event.round(competition, round).map(|r| r.state);
    state == Some(RoundState::Confirmed) || event.paired_rounds(competition) > round
}

/// Returns the people who are due in a round, with their entries.
fn due(event: &Event, round: &ScheduledRound) -> BTreeMap<PersonId, EntryId> {
    let (competition, number) = (round.competition, round.start.round);
    let entries = event.entries_of(competition).filter(|e| !e.ghost && e.status != EntryStatus::Withdrawn);
    if event.round(competition, number).is_none() {
        let may_play = |e: &&Entry| !e.missed.contains(number) && is_expected(event, competition, e);
        return entries.filter(may_play).flat_map(people).collect();
    }
    let games = event.games_of(competition, number);
    let seated: BTreeSet<EntryId> = games.iter().flat_map(|g| [g.black, g.white]).collect();
    entries.filter(|e| seated.contains(&e.id)).flat_map(people).collect()
}

/// Returns the people of an entry, with its key.
fn people(entry: &Entry) -> Vec<(PersonId, EntryId)> {
    entry.people().into_iter().map(|(person, _)| (person, entry.id)).collect()
}

/// Whether an entry may still have games: pre-registered players count until the register closes.
fn is_expected(event: &Event, competition: CompetitionId, entry: &Entry) -> bool {
    let closed = |c: &Competition| c.register_closed.is_some();
    entry.status == EntryStatus::Registered || !event.competition(competition).is_some_and(closed)
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;
    use crate::model::competition::System;
    use crate::model::entry::Rounds;
    use crate::model::event_settings::{EventSettings, Overtime};
    use crate::model::game::Game;
    use crate::model::id::GameId;
    use crate::model::player::Player;
    use crate::model::rank::Rank;
    use crate::model::round::Round;
    use crate::model::tournament::Tournament;

    const OPEN: CompetitionId = CompetitionId::OPEN;
    const SIDE: CompetitionId = CompetitionId(2);

    /// Two rounds of the Open, 10:00 to 13:00 and 14:00 to 17:00, and a side event of 40 minutes that starts at `starts`.
    /// Entries 1 and 2 are in the Open; entry 3 is the person of entry 1, entry 4 another person, both in the side event.
    fn event(starts: &str) -> Event {
        let event = EventSettings::new("Cup", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), "");
        let open = Competition::new(OPEN, "Open", System::Swiss, 2);
        let side = Competition {
            main_minutes: Some(20),
            overtime: Some(Overtime::None),
            starts: Some(starts.to_string().try_into().unwrap()),
            ..Competition::new(SIDE, "Rapid", System::Swiss, 1)
        };
        let entry = |id, competition| Entry::new(EntryId(id), competition, Player::new("Reed", "Bea", Rank::SHODAN));
        let again = Entry { person: PersonId(1), ..entry(3, SIDE) };
        let mut event = Event::with_competitions(event, [open, side]);
        open_of(&mut event).entries = vec![entry(1, OPEN), entry(2, OPEN)];
        event.tournament_mut(SIDE).unwrap().entries = vec![again, entry(4, SIDE)];
        event
    }

    fn open_of(event: &mut Event) -> &mut Tournament {
        event.tournament_mut(OPEN).unwrap()
    }

    fn conflicts(event: &Event) -> Vec<(i64, u32, u32)> {
        let found = Schedule::of(event).conflicts(event);
        found.iter().map(|c| (c.person.0, c.first.start.round, c.second.start.round)).collect()
    }

    #[test]
    fn the_timetable_has_the_rounds_of_all_competitions_by_time() {
        let schedule = Schedule::of(&event("1 2026-11-20 13:10"));
        let rounds: Vec<(i64, u32)> = schedule.rounds.iter().map(|r| (r.competition.0, r.start.round)).collect();
        assert_eq!(rounds, [(1, 1), (2, 1), (1, 2)]);
        let mut crowded = event("1 2026-11-20 13:10");
        open_of(&mut crowded).competition.rounds = 9;
        let schedule = Schedule::of(&crowded);
        assert_eq!((schedule.rounds.len(), schedule.too_long.len(), schedule.too_long[0].0), (1, 1, OPEN));
    }

    #[test]
    fn a_person_in_two_rounds_at_one_time_is_a_conflict() {
        assert_eq!(conflicts(&event("1 2026-11-20 13:10")), []);
        assert_eq!(conflicts(&event("1 2026-11-20 13:00")), []);
        assert_eq!(conflicts(&event("1 2026-11-20 12:59")), [(1, 1, 1)]);
        assert_eq!(conflicts(&event("1 2026-11-20 09:30")), [(1, 1, 1)]);
        assert_eq!(conflicts(&event("1 2026-11-20 13:50")), [(1, 1, 2)]);
        let both = Schedule::of(&event("1 2026-11-20 13:50"));
        let event = event("1 2026-11-20 13:50");
        let found = both.conflicts(&event)[0];
        let rounds = |id| found.seen_from(id).map(|(own, other)| (own.start.round, other.start.round));
        assert_eq!((rounds(OPEN), rounds(SIDE), rounds(CompetitionId(3))), (Some((2, 1)), Some((1, 2)), None));
    }

    #[test]
    fn players_without_a_game_in_a_round_have_no_conflict() {
        let clash = || event("1 2026-11-20 11:00");
        let mut misses = clash();
        open_of(&mut misses).entries[0].missed = Rounds::of([1]);
        let mut withdrawn = clash();
        withdrawn.tournament_mut(SIDE).unwrap().entries[0].status = EntryStatus::Withdrawn;
        let mut paired = clash();
        open_of(&mut paired).rounds = vec![Round { competition: OPEN, number: 1, state: RoundState::Draft }];
        assert_eq!([conflicts(&misses), conflicts(&withdrawn), conflicts(&paired)], [[], [], []]);
        open_of(&mut paired).games = vec![Game::new(GameId(1), OPEN, 1, 1, (EntryId(1), EntryId(2)))];
        assert_eq!(conflicts(&paired), [(1, 1, 1)]);
        open_of(&mut paired).rounds[0].state = RoundState::Confirmed;
        assert_eq!(conflicts(&paired), []);
    }
}
