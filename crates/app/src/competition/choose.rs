//! Choosing the competition that all screens and commands are about.

use domain::{Competition, CompetitionId};
use messages::message;
use session::{AppError, EventSession, Result};

use crate::event::{StatusView, status};
use crate::operation::ChooseCompetition;

/// Chooses a competition and returns the status of the event.
///
/// # Errors
/// No event is open, or it has no such competition.
pub fn choose(session: &mut EventSession, request: &ChooseCompetition) -> Result<StatusView> {
    session.choose(CompetitionId(request.competition))?;
    status(session)
}

/// Chooses the competition with this name or key. Upper and lower case do not count.
///
/// # Errors
/// No event is open, or it has no such competition; the hint lists the names.
pub fn choose_named(session: &mut EventSession, text: &str) -> Result<()> {
    let id = named(session.event()?.competitions(), text)?.id;
    session.choose(id)
}

/// Returns the competition with this name, or else with this key.
fn named<'c>(competitions: impl Iterator<Item = &'c Competition> + Clone, text: &str) -> Result<&'c Competition> {
    let name = text.trim().to_lowercase();
    let by_name = competitions.clone().find(|competition| competition.name.to_lowercase() == name);
    by_name.or_else(|| competitions.clone().find(|competition| competition.id.0.to_string() == name)).ok_or_else(|| {
        let names = competitions.map(|competition| competition.name.as_str()).collect::<Vec<_>>().join(", ");
        AppError::not_found(message!("competition-unknown", text)).hint(message!("competition-names", names))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::competition::{AddCompetition, add};
    use crate::fixture::{no_event, open_register};

    #[test]
    fn a_competition_is_chosen_by_name_or_key() {
        let mut session = open_register(2);
        add(&mut session, &AddCompetition { name: "Rapid".into(), ..AddCompetition::default() }).unwrap();
        assert_eq!(choose(&mut session, &ChooseCompetition { competition: 1 }).unwrap().competition, "Open");
        for (text, name) in [("rapid", "Rapid"), ("1", "Open"), (" 2 ", "Rapid")] {
            choose_named(&mut session, text).unwrap();
            assert_eq!(session.competition().unwrap().name, name);
        }
    }

    #[test]
    fn an_unknown_competition_is_refused_and_the_choice_stays() {
        let mut session = open_register(2);
        let refused = choose_named(&mut session, "Rapid").unwrap_err();
        assert_eq!((refused.message.id, refused.hints[0].id), ("competition-unknown", "competition-names"));
        let unknown = ChooseCompetition { competition: 7 };
        assert_eq!(choose(&mut session, &unknown).unwrap_err().message.id, "competition-missing");
        assert_eq!(session.competition().unwrap().name, "Open");
        assert_eq!(choose(&mut no_event(), &unknown).unwrap_err().message.id, "event-not-open");
    }
}
