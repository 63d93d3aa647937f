//! Removing a competition that is not played.

use domain::systems::stages;
use domain::{Competition, CompetitionId, Event, Takes, Tournament};
use messages::message;
use session::{AppError, ErrorCode, EventSession, Mutation, Result};

use crate::operation::{RemoveCompetition, op};

/// Removes a competition with its entries. Returns how many entries it had.
///
/// # Errors
/// No event is open, it has no such competition or no other, a stage takes its players from it, rounds are paired or knock-outs drawn,
/// or the director does not consent to the removal of entries and cases.
pub fn remove(session: &mut EventSession, request: &RemoveCompetition) -> Result<Mutation<usize>> {
    let id = CompetitionId(request.competition);
    session.transact_event(op::RemoveCompetition, request, |event, _| {
        let competition = event.competition(id).ok_or_else(|| AppError::not_found(message!("competition-missing")))?;
        let entries = event.entries_of(id).count();
        check(event, competition)?;
        if !request.consent {
            ask(event, competition, entries)?;
        }
        let source = stages::source(event, competition).map(|(source, _)| source.competition.id);
        event.remove(id);
        play_out_zones(event, source);
        Ok(entries)
    })
}

/// Lets zones lead to their own knock-out again if no stage takes the first of each zone any more (R63, R68).
fn play_out_zones(event: &mut Event, source: Option<CompetitionId>) {
    let Some(source) = source else { return };
    let takes = |stage: &Tournament| stage.competition.stage.as_ref().map(|rule| rule.takes);
    let needed = stages::stages_after(event, source).any(|stage| matches!(takes(stage), Some(Takes::FirstOfEach(_))));
    if let Some(source) = event.tournament_mut(source) {
        source.competition.zones_only &= needed;
    }
}

fn check(event: &Event, competition: &Competition) -> Result<()> {
    let name = competition.name.clone();
    if event.competitions().len() == 1 {
        return Err(AppError::not_now(message!("competition-last", name)));
    }
    if let Some(stage) = stages::stages_after(event, competition.id).next() {
        return Err(AppError::not_now(message!(
            "competition-has-stages",
            name,
            stage = stage.competition.name.clone()
        )));
    }
    let played = |of: &Tournament| !of.rounds.is_empty() || !of.tables.is_empty() || !of.finals.is_empty();
    if event.tournament(competition.id).is_some_and(played) {
        return Err(AppError::not_now(message!("competition-played", name)));
    }
    Ok(())
}

/// Asks before entries, or cases of the referee, go with a competition.
fn ask(event: &Event, competition: &Competition, entries: usize) -> Result<()> {
    let name = &competition.name;
    let cases = event.tournament(competition.id).map_or(0, |of| of.cases.len());
    if cases > 0 {
        return Err(AppError::new(ErrorCode::Consent, message!("competition-has-cases", name, cases, entries)));
    }
    if entries > 0 {
        return Err(AppError::new(ErrorCode::Consent, message!("competition-has-entries", name, entries)));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::competition::{AddCompetition, EnterPeople, add, enter};
    use crate::fixture::{no_event, open_register, paired};
    use crate::history::undo;
    use crate::referee::{CaseFields, add_case};

    fn with_rapid(mut session: EventSession) -> EventSession {
        add(&mut session, &AddCompetition { name: "Rapid".into(), ..AddCompetition::default() }).unwrap();
        session
    }

    fn request(competition: i64, consent: bool) -> RemoveCompetition {
        RemoveCompetition { competition, consent }
    }

    #[test]
    fn removing_asks_about_entries_and_can_be_undone() {
        let mut session = with_rapid(open_register(3));
        enter(&mut session, &EnterPeople { entries: vec![1, 2], overrule: false }).unwrap();
        let before = session.event().unwrap().clone();
        let asked = remove(&mut session, &request(2, false)).unwrap_err();
        assert_eq!((asked.code, asked.message.id), (ErrorCode::Consent, "competition-has-entries"));
        assert_eq!(remove(&mut session, &request(2, true)).unwrap().value, 2);
        assert_eq!((session.competition().unwrap().id.0, session.event().unwrap().entries().count()), (1, 3));
        undo(&mut session).unwrap();
        assert_eq!(*session.event().unwrap(), before);
    }

    #[test]
    fn removing_asks_about_cases_of_the_referee() {
        let mut session = with_rapid(open_register(3));
        add_case(&mut session, &CaseFields { facts: "Loud talk.".into(), ..CaseFields::default() }).unwrap();
        let asked = remove(&mut session, &request(2, false)).unwrap_err();
        let expected = message!("competition-has-cases", name = "Rapid", cases = 1, entries = 0);
        assert_eq!((asked.code, asked.message), (ErrorCode::Consent, expected));
        assert_eq!(remove(&mut session, &request(2, true)).unwrap().value, 0);
        assert_eq!(session.event().unwrap().cases().count(), 0);
    }

    #[test]
    fn the_last_competition_and_a_paired_one_stay() {
        let refusal = |session: &mut EventSession, id| remove(session, &request(id, true)).unwrap_err().message.id;
        assert_eq!(refusal(&mut open_register(2), 1), "competition-last");
        let mut session = with_rapid(paired(4));
        assert_eq!(refusal(&mut session, 1), "competition-played");
        assert_eq!(refusal(&mut session, 9), "competition-missing");
        assert_eq!(refusal(&mut no_event(), 1), "event-not-open");
    }
}
