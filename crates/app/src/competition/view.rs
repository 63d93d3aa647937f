//! The list of competitions, and the people of the event with their competitions.

use std::collections::BTreeMap;

use domain::{Entry, EntryStatus, PersonId, Tournament};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use crate::event::{NextStep, RegisterCounts, RoundProgress, counts, next_step, progress};
use crate::round::{Validity, validity_of_last};
use crate::vocabulary::SystemName;

/// A competition and what is due in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CompetitionView {
    /// Its key.
    pub competition: i64,
    /// Its name.
    pub name: String,
    /// Its system.
    pub system: SystemName,
    /// Whether players choose their opponents, so that games are added instead of rounds paired (R66, R69, R70).
    pub free: bool,
    /// The number of boards of a match if teams meet; `None` for players without teams.
    pub teams: Option<u32>,
    /// Whether pairs meet (decision 108).
    pub pairs: bool,
    /// Number of rounds planned; 0 if players choose their opponents.
    pub rounds: u32,
    /// Whether it is the chosen one.
    pub chosen: bool,
    /// Its entries.
    pub register: RegisterCounts,
    /// Its latest paired round, if any.
    pub progress: Option<RoundProgress>,
    /// Whether that round still follows from the facts.
    pub validity: Validity,
    /// Its next step.
    pub next: NextStep,
}

/// A person of the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PersonView {
    /// Their key in the event, by which pairs name them.
    #[ts(type = "number")]
    pub person: i64,
    /// The key of one of their entries; of a pair if they have none of their own.
    pub entry: i64,
    /// Whether they have an entry of their own, so that they can be entered in other competitions by it.
    pub alone: bool,
    /// Family and given name.
    pub name: String,
    /// Rank.
    pub rank: String,
    /// Club; empty if unknown.
    pub club: String,
    /// The keys of the competitions in which they are entered and not withdrawn.
    pub competitions: Vec<i64>,
}

/// Returns all competitions of the open event.
///
/// # Errors
/// No event is open.
pub fn view(session: &EventSession) -> Result<Vec<CompetitionView>> {
    let (whole, chosen) = (session.event()?, session.competition()?.id);
    whole.tournaments().map(|tournament| one(session, tournament, tournament.competition.id == chosen)).collect()
}

fn one(session: &EventSession, tournament: &Tournament, chosen: bool) -> Result<CompetitionView> {
    let competition = &tournament.competition;
    let (register, progress) = (counts(tournament, competition), progress(tournament, competition));
    let validity = validity_of_last(session, tournament, competition)?;
    Ok(CompetitionView {
        competition: competition.id.0,
        name: competition.name.clone(),
        system: competition.system.into(),
        free: competition.system.is_free(),
        teams: competition.teams.as_ref().map(|teams| teams.size),
        pairs: competition.pairs.is_some(),
        rounds: competition.planned_rounds().unwrap_or(0),
        chosen,
        register,
        progress,
        next: next_step(tournament, competition, register, progress, &validity),
        validity,
    })
}

/// Returns everyone who is entered in a competition of the open event, by name, without ghosts.
///
/// # Errors
/// No event is open.
pub fn people(session: &EventSession) -> Result<Vec<PersonView>> {
    let mut people: BTreeMap<PersonId, Vec<&Entry>> = BTreeMap::new();
    for entry in session.event()?.entries().filter(|entry| !entry.ghost) {
        for (person, _) in entry.people() {
            people.entry(person).or_default().push(entry);
        }
    }
    let mut lines: Vec<PersonView> = people.into_iter().filter_map(|(id, entries)| person(id, &entries)).collect();
    lines.sort_by(|a, b| (&a.name, a.entry).cmp(&(&b.name, b.entry)));
    Ok(lines)
}

/// Returns a person by their own entry, or else as a partner of a pair.
fn person(id: PersonId, entries: &[&Entry]) -> Option<PersonView> {
    let own = entries.iter().find(|entry| entry.person == id);
    let first = own.or(entries.first())?;
    let player = first.people().into_iter().find(|(person, _)| *person == id).map(|(_, player)| player)?;
    let present = entries.iter().filter(|entry| entry.status != EntryStatus::Withdrawn);
    Some(PersonView {
        person: id.0,
        entry: first.id.0,
        alone: own.is_some(),
        name: player.list_name(),
        rank: player.rank.to_string(),
        club: player.club.clone(),
        competitions: present.map(|entry| entry.competition.0).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::competition::{AddCompetition, EnterPeople, add, enter};
    use crate::event::Step;
    use crate::fixture::{no_event, playing};

    #[test]
    fn each_competition_has_its_own_next_step() {
        let mut session = playing(4);
        add(&mut session, &AddCompetition { name: "Rapid".into(), ..AddCompetition::default() }).unwrap();
        enter(&mut session, &EnterPeople { entries: vec![1, 2], overrule: false }).unwrap();
        let list = view(&session).unwrap();
        let steps: Vec<_> = list.iter().map(|c| (c.name.as_str(), c.chosen, c.next.step)).collect();
        assert_eq!(steps, [("Open", false, Step::EnterResults), ("Rapid", true, Step::CloseRegister)]);
        let people = people(&session).unwrap();
        let competitions: Vec<_> = people.iter().map(|person| person.competitions.clone()).collect();
        assert_eq!(competitions, [vec![1, 2], vec![1, 2], vec![1], vec![1]]);
    }

    #[test]
    fn the_views_refuse_a_session_without_an_event() {
        assert_eq!(view(&no_event()).unwrap_err().message.id, "event-not-open");
        assert_eq!(people(&no_event()).unwrap_err().message.id, "event-not-open");
    }
}
