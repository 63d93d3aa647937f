//! The timetable of all competitions, with the people who are due in two rounds at one time (R79).

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDateTime;
use domain::schedule::{Schedule, ScheduledRound, TimeConflict};
use domain::{CompetitionId, Entry, EntryId, Event, PersonId, RoundNumber};
use messages::{Explain, Message, message};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

/// A round in the timetable.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TimetableLine {
    /// The day, `2026-11-20`.
    pub day: String,
    /// When the round starts, `10:00`.
    pub start: String,
    /// When its longest games should be over, `13:00`.
    pub over: String,
    /// The key of the competition.
    pub competition: i64,
    /// The competition's name.
    pub name: String,
    /// The round.
    pub round: u32,
}

/// The people who are due in rounds of two competitions at one time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ConflictView {
    /// How many people are due twice, and in which competitions, as a sentence.
    pub summary: Message,
    /// A sentence for each two rounds, with the names of the people.
    pub rounds: Vec<Message>,
}

/// The timetable of the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TimetableView {
    /// The rounds of all competitions in order of their start.
    pub rounds: Vec<TimetableLine>,
    /// Who is due in two rounds at one time, for each two competitions.
    pub conflicts: Vec<ConflictView>,
    /// Why competitions have no times, a sentence for each.
    pub too_long: Vec<Message>,
}

/// Returns the timetable of all competitions.
///
/// # Errors
/// No event is open.
pub fn view(session: &EventSession) -> Result<TimetableView> {
    let whole = session.event()?;
    let schedule = Schedule::of(whole);
    let too_long = schedule
        .too_long
        .iter()
        .map(|(id, reason)| message!("timetable-without", competition = name(whole, *id), reason = reason.message()));
    Ok(TimetableView {
        rounds: schedule.rounds.iter().map(|round| line(whole, round)).collect(),
        conflicts: by_competitions(whole, &schedule.conflicts(whole)),
        too_long: too_long.collect(),
    })
}

fn line(whole: &Event, round: &ScheduledRound) -> TimetableLine {
    TimetableLine {
        day: round.start.at.format("%Y-%m-%d").to_string(),
        start: time(round.start.at),
        over: time(round.start.over),
        competition: round.competition.0,
        name: name(whole, round.competition),
        round: round.start.round,
    }
}

/// Returns the conflicts of a round of the chosen competition as sentences.
pub(crate) fn conflicts_of_round(whole: &Event, competition: CompetitionId, round: RoundNumber) -> Vec<Message> {
    if whole.competitions().len() < 2 {
        return Vec::new();
    }
    sentences(whole, &Schedule::of(whole).conflicts_of(whole, competition, round))
}

/// Returns the conflicts of these entries' people in a competition, for each other competition.
pub(crate) fn conflicts_of_entries(whole: &Event, competition: CompetitionId, entries: &[i64]) -> Vec<ConflictView> {
    let people: Vec<PersonId> = entries.iter().filter_map(|id| whole.entry(EntryId(*id))).flat_map(persons).collect();
    let mut conflicts = Schedule::of(whole).conflicts(whole);
    conflicts.retain(|c| people.contains(&c.person) && c.seen_from(competition).is_some());
    by_competitions(whole, &conflicts)
}

/// Returns the sentences of all conflicts without their summaries.
#[must_use]
pub fn in_full(conflicts: &[ConflictView]) -> Vec<Message> {
    conflicts.iter().flat_map(|conflict| conflict.rounds.clone()).collect()
}

/// Returns the conflicts of each two competitions, summed up.
fn by_competitions(whole: &Event, conflicts: &[TimeConflict]) -> Vec<ConflictView> {
    let mut pairs: BTreeMap<[CompetitionId; 2], Vec<TimeConflict>> = BTreeMap::new();
    for conflict in conflicts {
        let mut pair = [conflict.first.competition, conflict.second.competition];
        pair.sort_unstable();
        pairs.entry(pair).or_default().push(*conflict);
    }
    let summed_up = |([first, second], conflicts): ([CompetitionId; 2], Vec<TimeConflict>)| ConflictView {
        summary: summary(whole, first, second, &conflicts),
        rounds: sentences(whole, &conflicts),
    };
    pairs.into_iter().map(summed_up).collect()
}

fn summary(whole: &Event, first: CompetitionId, second: CompetitionId, conflicts: &[TimeConflict]) -> Message {
    let people: BTreeSet<PersonId> = conflicts.iter().map(|conflict| conflict.person).collect();
    message!("timetable-conflicts", count = people.len(), competition = name(whole, first), other = name(whole, second))
}

/// Returns a sentence for each two rounds with the names of the people who are due in both.
fn sentences(whole: &Event, conflicts: &[TimeConflict]) -> Vec<Message> {
    let same = |a: &TimeConflict, b: &TimeConflict| (a.first, a.second) == (b.first, b.second);
    conflicts.chunk_by(same).filter_map(|people| sentence(whole, people)).collect()
}

fn sentence(whole: &Event, people: &[TimeConflict]) -> Option<Message> {
    let TimeConflict { first, second, .. } = people.first()?;
    let names: Vec<String> = people.iter().filter_map(|conflict| person_name(whole, conflict)).collect();
    Some(message!(
        "timetable-conflict",
        names,
        count = people.len(),
        round = first.start.round,
        competition = name(whole, first.competition),
        over = time(first.start.over),
        other_round = second.start.round,
        other = name(whole, second.competition),
        start = time(second.start.at),
        day = second.start.at.format("%Y-%m-%d").to_string()
    ))
}

/// Returns the keys of the people of an entry.
fn persons(entry: &Entry) -> Vec<PersonId> {
    entry.people().into_iter().map(|(person, _)| person).collect()
}

/// Returns the name of someone who is due twice; of a partner alone, not of their pair.
fn person_name(whole: &Event, conflict: &TimeConflict) -> Option<String> {
    let people = whole.entry(conflict.entry)?.people();
    let found = people.into_iter().find(|(person, _)| *person == conflict.person);
    found.map(|(_, player)| player.list_name())
}

fn name(whole: &Event, id: CompetitionId) -> String {
    whole.competition(id).map(|competition| competition.name.clone()).unwrap_or_default()
}

fn time(moment: NaiveDateTime) -> String {
    moment.format("%H:%M").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::competition::{AddCompetition, EnterPeople, add, enter};
    use crate::event::{ChangeSetting, change_setting};
    use crate::fixture::{closed_register, no_event};

    /// The Open of four players, and a Rapid at 11:00 in which the first two are entered.
    fn two_at_one_time() -> (EventSession, Vec<ConflictView>) {
        let mut session = closed_register(4);
        let rapid = AddCompetition { name: "Rapid".into(), rounds: Some(1), ..AddCompetition::default() };
        add(&mut session, &rapid).expect("a free name");
        let start = session.event().expect("open").settings().start;
        let end = start + chrono::Days::new(3);
        for (path, value) in [
            ("event.end", end.to_string()),
            ("competition.main_minutes", "15".to_string()),
            ("competition.starts", format!("1 {start} 11:00")),
        ] {
            let request = ChangeSetting { path: path.into(), value, consent: false };
            change_setting(&mut session, &request).expect("the value fits");
        }
        let entered = enter(&mut session, &EnterPeople { entries: vec![1, 2], overrule: false });
        (session, entered.expect("they are new in the Rapid").value.conflicts)
    }

    #[test]
    fn entering_a_player_of_another_round_at_that_time_is_pointed_out() {
        let (session, warned) = two_at_one_time();
        let view = view(&session).expect("an event is open");
        assert_eq!(view.conflicts, warned);
        assert_eq!(warned.len(), 1, "one line for the two competitions");
        assert_eq!(warned[0].summary.to_string(), "2 people are due twice, in Open and Rapid.");
        assert_eq!(warned[0].rounds.len(), 1, "one sentence for both players");
        let sentence = in_full(&warned)[0].to_string();
        assert!(sentence.contains("Rapid") && sentence.contains("11:00") && sentence.contains("Open"), "{sentence}");
        let competitions: Vec<&str> = view.rounds.iter().map(|line| line.name.as_str()).take(3).collect();
        assert_eq!(competitions, ["Open", "Rapid", "Open"]);
    }

    #[test]
    fn rounds_at_other_times_are_no_conflict() {
        let (mut session, _) = two_at_one_time();
        let start = session.event().expect("open").settings().start;
        let value = format!("1 {start} 22:30");
        let request = ChangeSetting { path: "competition.starts".into(), value, consent: false };
        change_setting(&mut session, &request).expect("the value fits");
        assert_eq!(view(&session).expect("an event is open").conflicts, []);
    }

    #[test]
    fn the_timetable_names_competitions_that_do_not_fit_and_refuses_without_an_event() {
        let (mut session, _) = two_at_one_time();
        for (path, value) in [("competition.starts", "null"), ("competition.rounds", "32")] {
            let request = ChangeSetting { path: path.into(), value: value.into(), consent: false };
            change_setting(&mut session, &request).expect("the value fits");
        }
        let without = view(&session).expect("an event is open").too_long;
        assert!(without.len() == 1 && without[0].to_string().starts_with("Rapid"), "{without:?}");
        assert_eq!(view(&no_event()).expect_err("no event").message.id, "event-not-open");
    }
}
