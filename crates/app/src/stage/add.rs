//! Adding stages after a competition.

use domain::model::category::Category;
use domain::systems::{stages, zones};
use domain::{Competition, CompetitionId, Event, StageSource, System, Takes, Teams, Tournament};
use messages::message;
use session::fields::some_text;
use session::{AppError, EventSession, Mutation, Result};
use store::Counters;

use super::templates;
use crate::event::{asked_rounds, refuse_taken};
use crate::operation::{AddStage, op};
use crate::teams::with_teams;

/// Adds a stage after a competition, or the stages of a template. Returns their keys. The competition before them stays chosen.
///
/// # Errors
/// No event is open, the competition before it is unknown, the rule cannot be read or does not fit the competition or another
/// stage, the name is taken, or the number of rounds is out of range.
pub fn add(session: &mut EventSession, request: &AddStage) -> Result<Mutation<Vec<i64>>> {
    let wanted = wanted(request)?;
    session.transact_event(op::AddStage, request, |event, counters| {
        let after = CompetitionId(request.after);
        wanted.into_iter().map(|stage| add_one(event, counters, after, stage)).collect()
    })
}

/// A stage to add.
struct NewStage {
    name: String,
    system: System,
    rounds: u32,
    source: StageSource,
}

fn wanted(request: &AddStage) -> Result<Vec<NewStage>> {
    let source = |takes, carries| StageSource { after: CompetitionId(request.after), takes, carries, brought: None };
    let Some(template) = request.template else {
        let unreadable = |_| AppError::bad_input(message!("stage-rule-unknown", text = request.takes.trim()));
        let takes: Takes = request.takes.parse().map_err(unreadable)?;
        let system = request.system.map_or(System::Knockout, System::from);
        let name = some_text(&request.name).unwrap_or_else(|| system.rules().title.to_string());
        let rounds = asked_rounds(request.rounds)?.unwrap_or(3);
        return Ok(vec![NewStage { name, system, rounds, source: source(takes, request.carries.into()) }]);
    };
    let stage = |stage: templates::StageTemplate| NewStage {
        name: stage.name.to_string(),
        system: stage.system,
        rounds: stage.rounds,
        source: source(stage.takes, stage.carries),
    };
    Ok(templates::stages(template).into_iter().map(stage).collect())
}

fn add_one(event: &mut Event, counters: &mut Counters, after: CompetitionId, stage: NewStage) -> Result<i64> {
    let missing = || AppError::not_found(message!("competition-unknown", text = after.number().to_string()));
    let before = event.competition(after).cloned().ok_or_else(missing)?;
    check_rule(event, &before, &stage)?;
    let id = counters.next_key::<Competition>();
    refuse_taken(event, id, &stage.name)?;
    let boards = before.teams.as_ref();
    let rules =
        with_teams(Competition::new(id, stage.name, stage.system, stage.rounds), boards.map(|teams| teams.size))?;
    event.add_competition(Competition {
        stage: Some(stage.source.clone()),
        earns_points: false,
        teams: boards.map(|teams| Teams { list: Vec::new(), ..teams.clone() }),
        pairs: before.pairs,
        mcmahon: before.mcmahon,
        main_minutes: before.main_minutes,
        overtime: before.overtime,
        komi: before.komi,
        rooms: before.rooms.clone(),
        boards: before.boards.clone(),
        start: before.start,
        end: before.end,
        own_class: before.own_class,
        ..rules
    });
    if matches!(stage.source.takes, Takes::FirstOfEach(_)) {
        end_with_zones(event, after);
    }
    Ok(id.number())
}

/// Refuses a rule that does not fit the competition before the stage, or takes players that another stage takes.
fn check_rule(event: &Event, before: &Competition, stage: &NewStage) -> Result<()> {
    let name = before.name.clone();
    let takes = stage.source.takes;
    // In a double elimination, nobody is out after the first loss (R61).
    let losers_are_out = before.has_main_table() && !before.system.allows_a_loss();
    if matches!(takes, Takes::Losers(_)) && !losers_are_out {
        return Err(AppError::bad_input(message!("stage-needs-table", name)));
    }
    let drawn = event.tables().any(|table| table.competition == before.id && table.category == Category::EVERYONE);
    if matches!(takes, Takes::FirstOfEach(_)) && before.system.has_zones() && drawn {
        return Err(AppError::not_now(message!("stage-zones-drawn", name)));
    }
    let rule = |other: &Competition| other.stage.as_ref().map(|source| source.takes);
    let same = |other: &&Tournament| rule(&other.competition).is_some_and(|other| overlap(takes, other));
    match stages::stages_after(event, before.id).find(same) {
        Some(other) => Err(AppError::bad_input(message!("stage-overlap", stage = other.competition.name.clone()))),
        None => Ok(()),
    }
}

/// Whether two rules always take some of the same players.
fn overlap(one: Takes, other: Takes) -> bool {
    match (one, other) {
        (Takes::Places { first, last }, Takes::Places { first: from, last: to }) => first <= to && from <= last,
        (Takes::FirstOfEach(_), Takes::FirstOfEach(_)) | (Takes::Others, Takes::Others) => true,
        (Takes::Losers(round), Takes::Losers(other)) => round == other,
        (Takes::FirstOfEach(_), Takes::Places { first, .. }) | (Takes::Places { first, .. }, Takes::FirstOfEach(_)) => {
            first == 1
        }
        _ => false,
    }
}

/// Leaves out the knock-out of zones, because the stages come in its place (R63).
fn end_with_zones(event: &mut Event, zones: CompetitionId) {
    let Some(tournament) = event.tournament_mut(zones).filter(|of| of.competition.system.has_zones()) else { return };
    tournament.competition.zones_only = true;
    if tournament.competition.register_closed.is_some() {
        tournament.competition.rounds = zones::rounds(tournament, &tournament.competition);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::competition::{RemoveCompetition, remove};
    use crate::fixture::{closed_register, no_event, open_register};
    use crate::history::undo;
    use crate::vocabulary::{StageTemplateName, SystemName};

    fn stage(takes: &str, name: &str) -> AddStage {
        AddStage { after: 1, takes: takes.into(), name: name.into(), ..AddStage::default() }
    }

    fn refusal(session: &mut EventSession, request: &AddStage) -> &'static str {
        add(session, request).unwrap_err().message.id
    }

    #[test]
    fn a_stage_is_a_competition_that_remembers_its_source() {
        let mut session = closed_register(4);
        let before = session.event().unwrap().clone();
        assert_eq!(add(&mut session, &stage("first:2", "Final")).unwrap().value, [2]);
        let added = session.event().unwrap().competitions().nth(1).unwrap().clone();
        assert_eq!((added.system, added.earns_points), (System::Knockout, false));
        assert_eq!(added.stage.unwrap().takes, Takes::Places { first: 1, last: 2 });
        let removed = remove(&mut session, &RemoveCompetition { competition: 1, consent: true });
        assert_eq!(removed.unwrap_err().message.id, "competition-has-stages");
        undo(&mut session).unwrap();
        assert_eq!(*session.event().unwrap(), before);
    }

    #[test]
    fn a_template_adds_its_stages_in_one_operation() {
        for (template, names) in [
            (StageTemplateName::FinalOfEight, vec!["Final"]),
            (StageTemplateName::Groups, vec!["Final", "Consolation"]),
            (StageTemplateName::ClubGroups, vec!["Group A", "Group B", "Group C"]),
        ] {
            let mut session = open_register(2);
            add(&mut session, &AddStage { after: 1, template: Some(template), ..AddStage::default() }).unwrap();
            let competitions = session.event().unwrap().competitions().skip(1);
            assert_eq!(competitions.map(|c| c.name.as_str()).collect::<Vec<_>>(), names);
            undo(&mut session).unwrap();
            assert_eq!(session.event().unwrap().competitions().len(), 1);
        }
    }

    #[test]
    fn zones_lose_their_knock_out_to_a_stage_and_get_it_back() {
        let mut session = open_register(2);
        let request = crate::operation::AddCompetition { system: Some(SystemName::Zones), ..Default::default() };
        let zones = crate::competition::add(&mut session, &request).unwrap().value;
        let added = add(&mut session, &AddStage { after: zones, ..stage("each:2", "Final") }).unwrap().value[0];
        let has_table =
            |session: &EventSession| session.event().unwrap().competitions().nth(1).unwrap().has_main_table();
        assert!(!has_table(&session));
        remove(&mut session, &RemoveCompetition { competition: added, consent: false }).unwrap();
        assert!(has_table(&session));
    }

    #[test]
    fn add_refuses_unknown_rules_sources_and_rules_that_overlap() {
        let mut session = open_register(2);
        assert_eq!(refusal(&mut session, &stage("best:2", "Final")), "stage-rule-unknown");
        assert_eq!(refusal(&mut session, &AddStage { after: 9, ..stage("first:8", "Final") }), "competition-unknown");
        assert_eq!(refusal(&mut session, &stage("losers:1", "Consolation")), "stage-needs-table");
        let judan =
            crate::operation::AddCompetition { system: Some(SystemName::DoubleElimination), ..Default::default() };
        let judan = crate::competition::add(&mut session, &judan).unwrap().value;
        let losers = AddStage { after: judan, ..stage("losers:1", "Consolation") };
        assert_eq!(refusal(&mut session, &losers), "stage-needs-table", "they have not lost twice");
        assert_eq!(refusal(&mut session, &stage("first:8", " OPEN")), "competition-name-taken");
        add(&mut session, &stage("first:8", "Final")).unwrap();
        for takes in ["places:8-12", "each:1", "first:4"] {
            assert_eq!(refusal(&mut session, &stage(takes, "B")), "stage-overlap", "{takes}");
        }
        add(&mut session, &stage("places:9-16", "B")).unwrap();
        add(&mut session, &stage("others", "C")).unwrap();
        assert_eq!(refusal(&mut session, &stage("others", "D")), "stage-overlap");
        assert_eq!(refusal(&mut no_event(), &stage("first:8", "Final")), "event-not-open");
    }
}
