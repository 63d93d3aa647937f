//! Adding a competition to an event.

use domain::{Competition, CompetitionId, System};
use session::fields::some_text;
use session::{EventSession, Mutation, Result};

use crate::event::{check_rounds, refuse_taken, template, title};
use crate::operation::{AddCompetition, op};

/// Adds a competition without entries, chooses it and returns its key.
///
/// # Errors
/// No event is open, the name is taken, or the number of rounds is out of range.
pub fn add(session: &mut EventSession, request: &AddCompetition) -> Result<Mutation<i64>> {
    let added = session.transact_whole(op::AddCompetition, request, |event, counters| {
        let mut competition = requested(request)?;
        if let Some(template) = request.template.map(template) {
            template.keep_times(&event.event, &mut competition);
        }
        competition.id = counters.next_key::<Competition>();
        // Points come from the Open, which the event begins with (R43).
        competition.earns_points = event.competitions.is_empty();
        refuse_taken(event, competition.id, &competition.name)?;
        let id = competition.id;
        event.competitions.push(competition);
        Ok(id)
    })?;
    session.choose(added.value)?;
    Ok(added.map(CompetitionId::number))
}

/// Returns the competition that a request describes, as the first of an event.
fn requested(request: &AddCompetition) -> Result<Competition> {
    let template = request.template.map(template);
    let system = request.system.map(System::from);
    let system = system.or(template.map(|template| template.system)).unwrap_or(System::McMahon);
    let rounds = check_rounds(request.rounds.or(template.map(|template| template.rounds)).unwrap_or(6))?;
    let mut competition = match template {
        Some(template) => template.competition(system, rounds),
        None => Competition::new(CompetitionId::OPEN, "", system, rounds),
    };
    let unnamed = competition.name.is_empty().then(|| title(system).to_string());
    competition.name = some_text(&request.name).or(unnamed).unwrap_or(competition.name);
    Ok(competition)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{closed_register, no_event, open_register};
    use crate::history::undo;
    use crate::register::close_register;
    use crate::vocabulary::{SystemName, TemplateName};

    fn stars() -> AddCompetition {
        AddCompetition { template: Some(TemplateName::FutureStars), ..AddCompetition::default() }
    }

    #[test]
    fn a_new_competition_is_chosen_and_has_no_entries() {
        let mut session = closed_register(4);
        assert_eq!(add(&mut session, &stars()).unwrap().value, 2);
        let competition = session.competition().unwrap();
        assert_eq!((competition.name.as_str(), competition.system), ("Future Stars", System::Swiss));
        assert!(!competition.earns_points);
        assert!(competition.register_closed.is_none() && session.tournament().unwrap().entries.is_empty());
        assert_eq!(session.whole().unwrap().entries.len(), 4);
        undo(&mut session).unwrap();
        assert_eq!((session.whole().unwrap().competitions.len(), session.competition().unwrap().id.0), (1, 1));
        assert_eq!(add(&mut session, &stars()).unwrap().value, 3, "keys are not reused");
    }

    #[test]
    fn a_template_brings_its_time_limits() {
        let mut session = open_register(2);
        add(&mut session, &stars()).unwrap();
        let (event, stars) = (&session.whole().unwrap().event, session.competition().unwrap());
        assert_eq!((event.time.main_minutes, event.for_competition(stars).time.main_minutes), (60, 20));
        assert_eq!(event.for_competition(stars).time.overtime, domain::model::event::Overtime::None);
        add(&mut session, &AddCompetition { name: "Rapid".into(), ..AddCompetition::default() }).unwrap();
        assert_eq!(session.competition().unwrap().main_minutes, None, "without a template, as in the event");
    }

    #[test]
    fn a_second_register_keeps_the_draw_seed() {
        let mut session = closed_register(4);
        let seed = session.whole().unwrap().event.draw_seed.clone();
        add(&mut session, &stars()).unwrap();
        assert_eq!(close_register(&mut session).unwrap_err().message.id, "register-too-few");
        let entries = session.whole().unwrap().entries.iter().map(|entry| entry.id.0).collect();
        let all = crate::operation::EnterPeople { entries, overrule: true };
        crate::competition::enter(&mut session, &all).unwrap();
        assert_eq!(close_register(&mut session).unwrap().value, 4);
        assert_eq!(session.whole().unwrap().event.draw_seed, seed);
        assert_eq!(crate::register::acts_that_drew(&session).unwrap().len(), 1);
    }

    #[test]
    fn a_competition_without_a_name_is_named_after_its_system() {
        let mut session = open_register(2);
        let request = AddCompetition { system: Some(SystemName::Knockout), ..AddCompetition::default() };
        add(&mut session, &request).unwrap();
        let competition = session.competition().unwrap();
        assert_eq!((competition.name.as_str(), competition.system), ("Knock-out", System::Knockout));
    }

    #[test]
    fn add_refuses_a_taken_name_and_too_many_rounds() {
        let mut session = open_register(2);
        let refusal =
            |session: &mut EventSession, request: AddCompetition| add(session, &request).unwrap_err().message.id;
        assert_eq!(refusal(&mut session, AddCompetition::default()), "competition-name-taken");
        let named = |name: &str| AddCompetition { name: name.into(), ..stars() };
        assert_eq!(refusal(&mut session, named(" OPEN ")), "competition-name-taken");
        assert_eq!(refusal(&mut session, AddCompetition { rounds: Some(33), ..stars() }), "event-rounds-out-of-range");
        assert_eq!(refusal(&mut no_event(), stars()), "event-not-open");
    }
}
