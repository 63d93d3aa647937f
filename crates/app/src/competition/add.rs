//! Adding a competition to an event.

use chrono::NaiveDate;
use domain::systems::league;
use domain::{Competition, CompetitionId, Entry, EntryStatus, Event, OwnClass, System, Tournament};
use messages::message;
use session::fields::{date, required, some_text};
use session::{AppError, EventSession, Mutation, Result};
use store::Counters;

use crate::event::{asked_rounds, check_own_days, refuse_taken, template};
use crate::operation::{AddCompetition, op};
use crate::teams::with_teams;

/// Adds a competition without entries, chooses it and returns its key.
///
/// # Errors
/// No event is open, the name is taken, the number of rounds is out of range, or the earlier season is unknown or the next one has no
/// name.
pub fn add(session: &mut EventSession, request: &AddCompetition) -> Result<Mutation<i64>> {
    let added =
        session.transact_event(op::AddCompetition, request, |event, counters| add_to(event, counters, request))?;
    session.choose(added.value)?;
    Ok(added.map(CompetitionId::number))
}

/// Adds the competition to the event and returns its key.
///
/// # Errors
/// As [`add`].
pub(crate) fn add_to(event: &mut Event, counters: &mut Counters, request: &AddCompetition) -> Result<CompetitionId> {
    let earlier = request.next_season_of.map(|id| earlier(event, CompetitionId(id))).transpose()?;
    let mut competition = match &earlier {
        Some(earlier) => next_season(&earlier.competition, request)?,
        None => requested(request)?,
    };
    if let Some(template) = request.template.map(template) {
        template.keep_times(event.settings(), &mut competition);
    }
    competition.id = counters.next_key::<Competition>();
    (competition.start, competition.end) = (some_date(&request.from)?, some_date(&request.to)?);
    check_own_days(event.settings(), &competition)?;
    competition.own_class = request.class.map(OwnClass::from).or(competition.own_class);
    // Points come from the Open, which the event begins with (R43).
    competition.earns_points =
        event.competitions().len() == 0 && competition.teams.is_none() && competition.pairs.is_none();
    refuse_taken(event, competition.id, &competition.name)?;
    let id = competition.id;
    let entries = match earlier {
        Some(earlier) => enter_again(&earlier, counters, &competition),
        None => Vec::new(),
    };
    event.replace(Tournament { entries, ..Tournament::new(event.settings().clone(), competition) });
    Ok(id)
}

fn some_date(text: &str) -> Result<Option<NaiveDate>> {
    some_text(text).map(|text| date(&text)).transpose()
}

/// Returns the competition with this key.
fn earlier(event: &Event, id: CompetitionId) -> Result<Tournament> {
    let found = event.tournament(id).cloned();
    found.ok_or_else(|| AppError::not_found(message!("competition-unknown", text = id.number().to_string())))
}

/// Returns the next season of a competition: the same settings under a new name, with an open register.
fn next_season(earlier: &Competition, request: &AddCompetition) -> Result<Competition> {
    let name = required(message!("competition-no-name"), &request.name)?;
    let rounds = asked_rounds(request.rounds)?.filter(|_| !earlier.system.is_free()).unwrap_or(earlier.rounds);
    Ok(Competition { name, rounds, ..earlier.before_its_begin() })
}

/// Returns entries of everyone who has not left the earlier competition: those of a league in the order after promotion and relegation.
fn enter_again(earlier: &Tournament, counters: &mut Counters, next: &Competition) -> Vec<Entry> {
    let rules = &earlier.competition;
    let order = if rules.system.has_divisions() {
        league::next_season(earlier, rules, earlier.paired_rounds())
    } else {
        earlier.entries.iter().map(|entry| entry.id).collect()
    };
    let entries = order.iter().filter_map(|id| earlier.entry(*id));
    let stays = entries.filter(|entry| entry.status != EntryStatus::Withdrawn);
    let enter = |(number, entry): (u32, &Entry)| {
        let id = counters.next_key::<Entry>();
        let number = next.numbers_at_entry().then_some(number);
        let again = Entry { person: entry.person, number, ..Entry::new(id, next.id, entry.player.clone()) };
        let Entry { family_group, membership, ghost, guest, .. } = entry.clone();
        Entry { family_group, membership, ghost, guest, ..again }
    };
    (1..).zip(stays).map(enter).collect()
}

/// Returns the competition that a request describes, as the first of an event.
fn requested(request: &AddCompetition) -> Result<Competition> {
    let template = request.template.map(template);
    let system = request.system.map(System::from);
    let system = system.or(template.map(|template| template.system)).unwrap_or(System::McMahon);
    let rounds = asked_rounds(request.rounds)?.or(template.map(|template| template.rounds)).unwrap_or(6);
    let mut competition = match template {
        Some(template) => template.competition(system, rounds),
        None => Competition::new(CompetitionId::OPEN, "", system, rounds),
    };
    let unnamed = competition.name.is_empty().then(|| system.rules().title.to_string());
    competition.name = some_text(&request.name).or(unnamed).unwrap_or(competition.name);
    with_teams(competition, request.teams)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{ChangeSetting, change_setting};
    use crate::fixture::{closed_register, fields, no_event, open_register};
    use crate::game::{self, AddGame};
    use crate::history::undo;
    use crate::labels::ResultView;
    use crate::register::EntryFields;
    use crate::register::close_register;
    use crate::vocabulary::{SystemName, TemplateName};

    fn stars() -> AddCompetition {
        AddCompetition { template: Some(TemplateName::FutureStars), ..AddCompetition::default() }
    }

    #[test]
    fn the_next_season_of_a_league_has_everyone_after_promotion_and_relegation() {
        let mut session = open_register(0);
        let league =
            AddCompetition { system: Some(SystemName::League), name: "Spring".into(), ..AddCompetition::default() };
        let spring = add(&mut session, &league).unwrap().value;
        for (path, value) in [("competition.division_size", "3"), ("competition.moves", "1")] {
            let request = ChangeSetting { path: path.into(), value: value.into(), consent: false };
            change_setting(&mut session, &request).unwrap();
        }
        for index in 0..6 {
            let fields = EntryFields { guest: index == 5, ..fields(index) };
            crate::register::add(&mut session, &fields).unwrap();
        }
        // In each division the larger numbers win: 3 and 6 are first, 1 and 4 last.
        for (black, white) in [(2, 1), (3, 1), (3, 2), (5, 4), (6, 4), (6, 5)] {
            game::add(&mut session, &AddGame { black, white, result: ResultView::BlackWon, day: String::new() })
                .unwrap();
        }
        let across =
            game::add(&mut session, &AddGame { black: 1, white: 4, result: ResultView::BlackWon, day: String::new() });
        assert_eq!(across.unwrap_err().message.id, "self-pairing-other-division");
        let people = |session: &EventSession| -> Vec<i64> {
            let tournament = session.tournament().unwrap();
            let mut entries: Vec<_> = tournament.entries.iter().map(|e| (e.number, e.person.0)).collect();
            entries.sort_unstable();
            entries.into_iter().map(|(_, person)| person).collect()
        };
        let before = people(&session);
        let autumn =
            AddCompetition { next_season_of: Some(spring), name: "Autumn".into(), ..AddCompetition::default() };
        add(&mut session, &autumn).unwrap();
        assert!(session.tournament().unwrap().entries.iter().any(|entry| entry.guest), "a guest stays one");
        let expected: Vec<i64> = [3, 2, 6, 1, 5, 4].map(|number: usize| before[number - 1]).to_vec();
        assert_eq!(people(&session), expected, "1 goes down, 6 goes up");
        assert_eq!(session.competition().unwrap().division_size, 3);
        undo(&mut session).unwrap();
        let refusal =
            |session: &mut EventSession, request: &AddCompetition| add(session, request).unwrap_err().message.id;
        let unknown = AddCompetition { next_season_of: Some(99), ..autumn.clone() };
        assert_eq!(refusal(&mut session, &unknown), "competition-unknown");
        assert_eq!(refusal(&mut session, &AddCompetition { name: String::new(), ..autumn }), "competition-no-name");
    }

    #[test]
    fn a_new_competition_is_chosen_and_has_no_entries() {
        let mut session = closed_register(4);
        assert_eq!(add(&mut session, &stars()).unwrap().value, 2);
        let competition = session.competition().unwrap();
        assert_eq!((competition.name.as_str(), competition.system), ("Future Stars", System::Swiss));
        assert!(!competition.earns_points);
        assert!(competition.register_closed.is_none() && session.tournament().unwrap().entries.is_empty());
        assert_eq!(session.event().unwrap().entries().count(), 4);
        undo(&mut session).unwrap();
        assert_eq!((session.event().unwrap().competitions().len(), session.competition().unwrap().id.0), (1, 1));
        assert_eq!(add(&mut session, &stars()).unwrap().value, 3, "keys are not reused");
    }

    #[test]
    fn a_template_brings_its_time_limits() {
        let mut session = open_register(2);
        add(&mut session, &stars()).unwrap();
        let (event, stars) = (session.event().unwrap().settings(), session.competition().unwrap());
        assert_eq!((event.time.main_minutes, event.for_competition(stars).time.main_minutes), (60, 20));
        assert_eq!(event.for_competition(stars).time.overtime, domain::model::event_settings::Overtime::None);
        add(&mut session, &AddCompetition { name: "Rapid".into(), ..AddCompetition::default() }).unwrap();
        assert_eq!(session.competition().unwrap().main_minutes, None, "without a template, as in the event");
    }

    #[test]
    fn a_second_register_keeps_the_draw_seed() {
        let mut session = closed_register(4);
        let seed = session.event().unwrap().settings().draw_seed.clone();
        add(&mut session, &stars()).unwrap();
        assert_eq!(close_register(&mut session).unwrap_err().message.id, "register-too-few");
        let entries = session.event().unwrap().entries().map(|entry| entry.id.0).collect();
        let all = crate::operation::EnterPeople { entries, overrule: true };
        crate::competition::enter(&mut session, &all).unwrap();
        assert_eq!(close_register(&mut session).unwrap().value, 4);
        assert_eq!(session.event().unwrap().settings().draw_seed, seed);
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
