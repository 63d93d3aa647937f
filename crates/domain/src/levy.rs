//! The levy that a player owes (R80).

use std::collections::{BTreeMap, BTreeSet};

use chrono::{Days, NaiveDate};

use crate::model::competition::Competition;
use crate::model::currency::Amount;
use crate::model::entry::{Entry, EntryStatus};
use crate::model::event::Event;
use crate::model::event_settings::EventSettings;
use crate::model::game::Game;
use crate::model::id::{PersonId, RoundNumber};
use crate::model::levy::{Membership, Money};
use crate::model::result::Decided;
use crate::model::tournament::Tournament;
use crate::timetable::{plan, rounds_a_day};

/// Returns the number of days on which a player has a round to play; for a ghost, days on which they may be needed.
pub fn days(event: &EventSettings, competition: &Competition, entry: &Entry) -> u32 {
    dates(event, competition, entry).len() as u32
}

/// Returns the days on which a player has a round to play, so that a day with rounds of two competitions counts once.
pub fn dates(event: &EventSettings, competition: &Competition, entry: &Entry) -> BTreeSet<NaiveDate> {
    dates_with(event, competition, &|round| !entry.missed.contains(round))
}

/// Returns the days for which a player owes the levy: as [`dates`]; of a player who withdrew, the days on which they played.
pub fn dates_of(event: &EventSettings, tournament: &Tournament, entry: &Entry) -> BTreeSet<NaiveDate> {
    match entry.status {
        EntryStatus::Withdrawn => dates_with(event, &tournament.competition, &|round| played(tournament, entry, round)),
        _ => dates(event, &tournament.competition, entry),
    }
}

/// Whether a player has played a game.
pub fn has_played(tournament: &Tournament, entry: &Entry) -> bool {
    tournament.rounds.iter().any(|round| played(tournament, entry, round.number))
}

fn played(tournament: &Tournament, entry: &Entry, round: RoundNumber) -> bool {
    let is_played = |game: &Game| game.passes.known().is_some_and(|result| result.decided == Decided::Played);
    tournament.games_of(round).iter().any(|game| game.colour_of(entry.id).is_some() && is_played(game))
}

fn dates_with(
    event: &EventSettings,
    competition: &Competition,
    plays: &dyn Fn(RoundNumber) -> bool,
) -> BTreeSet<NaiveDate> {
    let plays = |round: &u32| plays(*round);
    if let Ok(starts) = plan(event, competition) {
        return starts.iter().filter(|start| plays(&start.round)).map(|start| start.at.date()).collect();
    }
    let a_day = rounds_a_day(event.start, event.end, competition.rounds);
    let days = (1..=competition.rounds).filter(plays).map(|round| (round - 1) / a_day);
    days.filter_map(|day| event.start.checked_add_days(Days::new(u64::from(day)))).collect()
}

/// Returns what a player owes for all their days.
pub fn due(event: &EventSettings, competition: &Competition, entry: &Entry) -> Money {
    Money(event.levy.a_day(entry.membership).0 * days(event, competition, entry))
}

/// A line of the form with which the organiser sends the levy to the association.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LevyLine {
    /// The rate.
    pub membership: Membership,
    /// How many people it is due for.
    pub people: u32,
    /// On how many days in all.
    pub days: u32,
    /// The rate of a day.
    pub a_day: Amount,
    /// The sum.
    pub amount: Amount,
}

/// Returns the levy of all registered players by rate, whether or not it is paid, and that of players who withdrew for the days on which
/// they played. A day of a person counts once, whatever they play on it; ghosts and pairs count for nothing.
pub fn form(event: &Event) -> Vec<LevyLine> {
    let mut people: BTreeMap<PersonId, (Membership, BTreeSet<NaiveDate>)> = BTreeMap::new();
    for tournament in event.tournaments().filter(|tournament| tournament.competition.pairs.is_none()) {
        let playing = tournament.entries.iter().filter(|e| e.status != EntryStatus::PreRegistered && !e.ghost);
        for entry in playing {
            let days = dates_of(event.settings(), tournament, entry);
            people.entry(entry.person).or_insert_with(|| (entry.membership, BTreeSet::new())).1.extend(days);
        }
    }
    [Membership::Member, Membership::NonMember, Membership::Concession]
        .into_iter()
        .map(|membership| {
            let of_rate = || people.values().filter(|(of, days)| *of == membership && !days.is_empty());
            let days: u32 = of_rate().map(|(_, days)| days.len() as u32).sum();
            let a_day = event.settings().currency().of_levy(event.settings().levy.a_day(membership));
            let amount = Amount(a_day.0 * i64::from(days));
            LevyLine { membership, people: of_rate().count() as u32, days, a_day, amount }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::competition::System;
    use crate::model::entry::Rounds;
    use crate::model::id::{CompetitionId, EntryId};
    use crate::model::levy::LevyRules;
    use crate::model::player::Player;
    use crate::model::rank::Rank;

    #[test]
    fn a_day_is_charged_if_a_round_of_it_is_played() {
        let day = |day| NaiveDate::from_ymd_opt(2026, 8, day).unwrap();
        let mut event = EventSettings::new("Stage", day(14), "");
        event.end = day(16);
        event.levy =
            LevyRules { member: Money(150), non_member: Money(300), concession: Money(100), ..LevyRules::default() };
        let open = Competition::new(CompetitionId::OPEN, "Open", System::McMahon, 6);
        let mut entry = Entry::new(EntryId(1), open.id, Player::new("Brook", "Ada", Rank::SHODAN));
        assert_eq!((days(&event, &open, &entry), due(&event, &open, &entry)), (3, Money(450)));
        entry.missed = Rounds::of([1, 2, 3]);
        entry.membership = Membership::NonMember;
        assert_eq!((days(&event, &open, &entry), due(&event, &open, &entry)), (2, Money(600)));
        entry.missed = Rounds::of(1..=6);
        assert_eq!(due(&event, &open, &entry), Money(0));
    }

    #[test]
    fn the_form_counts_each_day_of_a_person_once() {
        let day = |day| NaiveDate::from_ymd_opt(2026, 8, day).unwrap();
        let mut settings = EventSettings::new("Stage", day(14), "");
        settings.end = day(15);
        settings.levy = LevyRules { member: Money(150), non_member: Money(300), ..LevyRules::default() };
        let competitions = [1, 2].map(|id| Competition::new(CompetitionId(id), "Name", System::Swiss, 4));
        let mut event = Event::with_competitions(settings, competitions);
        for (id, competition, person) in [(1, 1, 1), (2, 1, 2), (3, 2, 1), (4, 1, 4)] {
            let player = Player::new("Brook", "Ada", Rank::SHODAN);
            let entry = Entry::new(EntryId(id), CompetitionId(competition), player);
            event.add_record(Entry { person: PersonId(person), ..entry }, |of| &mut of.entries).unwrap();
        }
        event.entry_mut(EntryId(2)).unwrap().membership = Membership::NonMember;
        event.entry_mut(EntryId(4)).unwrap().ghost = true;
        let lines: Vec<_> = form(&event).iter().map(|line| (line.people, line.days, line.amount.0)).collect();
        assert_eq!(lines, [(1, 2, 300), (1, 2, 600), (0, 0, 0)]);
    }
}
