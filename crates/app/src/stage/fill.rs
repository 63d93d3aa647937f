//! Filling a stage with players of the competition before it.

use std::collections::{BTreeMap, BTreeSet};

use domain::systems::round_robin;
use domain::systems::stages::{self, NoStage};
use domain::teams::{flow_team, team_entry, team_flow};
use domain::{
    Brought, BroughtGame, Competition, CompetitionId, Entry, EntryId, Rounds, StageSource, Team, Teams, Tournament,
};
use messages::{Explain, message};
use serde::Serialize;
use session::{AppError, ErrorCode, EventSession, Mutation, Result};
use store::Counters;
use ts_rs::TS;

use crate::operation::{FillStage, op};
use crate::teams::pairing_level;
use crate::timetable::{ConflictView, conflicts_of_entries};

/// The entries that were made, and what the director should know about them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StageFilled {
    /// The keys of the new entries, in the order of their numbers.
    #[ts(type = "Array<number>")]
    pub entries: Vec<i64>,
    /// Which of the players are due in another competition at the same time.
    pub conflicts: Vec<ConflictView>,
}

/// Enters the players, or the teams with their members, that go on to a stage, numbered by what they have reached, and chooses the
/// stage.
///
/// # Errors
/// No event is open; the competition is not a stage, is filled already, or its register is closed; the competition before it is not
/// finished, a tie is not decided, or it goes on for as long as players want and the director does not consent; or a player is
/// entered already. Then nobody is entered.
pub fn fill(session: &mut EventSession, request: &FillStage) -> Result<Mutation<StageFilled>> {
    let id = CompetitionId(request.stage);
    let filled = session.transact_whole(op::FillStage, request, |event, counters| {
        let at = event.competitions.iter().position(|competition| competition.id == id);
        let at = at.ok_or_else(|| AppError::not_found(message!("competition-missing")))?;
        fill_at(event, counters, at, request)
    })?;
    let conflicts = conflicts_of_entries(session.whole()?, id, &filled.value);
    session.choose(id)?;
    Ok(filled.map(|entries| StageFilled { entries, conflicts }))
}

fn fill_at(event: &mut Tournament, counters: &mut Counters, at: usize, request: &FillStage) -> Result<Vec<i64>> {
    let stage = event.competitions[at].clone();
    let rule = fillable(&stage)?;
    ask_if_open(event, &stage, request.consent)?;
    let chosen: BTreeSet<EntryId> = request.chosen.iter().copied().map(EntryId).collect();
    if stage.teams.is_some() {
        return fill_with_teams(event, counters, at, &chosen);
    }
    let taken = stages::players_taken(event, &stage, &chosen).map_err(|refused| refused_stage(&refused))?;
    let brought = brought(event, &stage, rule, &taken)?;
    let mut keys: BTreeMap<EntryId, EntryId> = BTreeMap::new();
    event.competitions[at].stage = Some(StageSource { brought: Some(Brought::default()), ..rule.clone() });
    let seeded = event.competitions[at].is_seeded_stage();
    for (number, &old) in (1..).zip(&taken) {
        let entry = entered(event, counters, old, &stage, seeded.then_some(number))?;
        keys.insert(old, entry.id);
        event.entries.push(entry);
    }
    event.competitions[at].stage = Some(StageSource { brought: Some(rekeyed(&brought, &keys)), ..rule.clone() });
    plan_rounds(event, at)?;
    Ok(taken.iter().filter_map(|old| keys.get(old)).map(|id| id.0).collect())
}

/// Enters the teams that go on, numbered by what they have reached, with all their members. Returns the keys of these.
fn fill_with_teams(
    event: &mut Tournament,
    counters: &mut Counters,
    at: usize,
    chosen: &BTreeSet<EntryId>,
) -> Result<Vec<i64>> {
    let (stage, flow) = (event.competitions[at].clone(), team_flow(event));
    let rule = fillable(&stage)?;
    let taken = stages::players_taken(&flow, &stage, chosen).map_err(|refused| refused_stage(&refused))?;
    let brought = brought(&flow, &stage, rule, &taken)?;
    let before =
        event.competition(rule.after).and_then(|source| source.teams.clone()).unwrap_or_else(|| Teams::of_size(2));
    event.competitions[at].stage = Some(StageSource { brought: Some(Brought::default()), ..rule.clone() });
    let seeded = event.competitions[at].is_seeded_stage();
    let (mut list, mut entries, mut keys) = (Vec::new(), Vec::new(), BTreeMap::new());
    for (number, &old) in (1..).zip(&taken) {
        let Some(team) = before.team(flow_team(old)) else { continue };
        let mut members = Vec::new();
        for &member in &team.members {
            let place = seeded.then_some(entries.len() as u32 + 1);
            let entry = entered(event, counters, member, &stage, place)?;
            members.push(entry.id);
            entries.push(entry.id.0);
            event.entries.push(entry);
        }
        keys.insert(old, team_entry(number));
        let name = team.name.clone();
        list.push(Team { number, name, members, line_ups: BTreeMap::new(), came_from: Some(team.number) });
    }
    event.competitions[at].teams = stage.teams.clone().map(|teams| Teams { list, ..teams });
    event.competitions[at].stage = Some(StageSource { brought: Some(rekeyed(&brought, &keys)), ..rule.clone() });
    plan_rounds(event, at)?;
    Ok(entries)
}

/// Returns the rule of a stage that can be filled.
fn fillable(stage: &Competition) -> Result<&StageSource> {
    let name = || stage.name.clone();
    let rule = stage.stage.as_ref().ok_or_else(|| AppError::bad_input(message!("stage-none", name = name())))?;
    if rule.is_filled() {
        return Err(AppError::not_now(message!("stage-filled", name = name())));
    }
    match stage.register_closed {
        Some(_) => Err(AppError::not_now(message!("stage-register-closed", name = name()))),
        None => Ok(rule),
    }
}

/// Asks whether a competition without a last round is over.
fn ask_if_open(event: &Tournament, stage: &Competition, consent: bool) -> Result<()> {
    let source = stages::source(event, stage).map(|(source, _)| source);
    match source.filter(|source| source.system.is_free() && !consent) {
        Some(source) => {
            Err(AppError::new(ErrorCode::Consent, message!("stage-source-free", name = source.name.clone())))
        }
        None => Ok(()),
    }
}

fn brought(event: &Tournament, stage: &Competition, rule: &StageSource, taken: &[EntryId]) -> Result<Brought> {
    let (source, takes) = stages::source(event, stage).ok_or_else(|| refused_stage(&NoStage::Gone))?;
    let round = stages::deciding_round(event, source, takes).map_err(|refused| refused_stage(&refused))?;
    Ok(stages::brought(event, source, round, taken, rule.carries))
}

/// Returns the entry of a player in the stage.
fn entered(
    event: &Tournament,
    counters: &mut Counters,
    old: EntryId,
    stage: &Competition,
    number: Option<u32>,
) -> Result<Entry> {
    let missing = || AppError::not_found(message!("entry-unknown", id = old.0));
    let source = event.entry(old).cloned().ok_or_else(missing)?;
    if event.entry_of(source.person, stage.id).is_some() {
        return Err(AppError::bad_input(message!("entry-twice", name = source.player.list_name())));
    }
    let id = counters.next_key::<Entry>();
    Ok(Entry { id, competition: stage.id, number, missed: Rounds::NONE, score_shift: 0, ..source })
}

fn refused_stage(refused: &NoStage) -> AppError {
    AppError::not_now(refused.message())
}

fn rekeyed(brought: &Brought, keys: &BTreeMap<EntryId, EntryId>) -> Brought {
    let new = |old: EntryId| keys.get(&old).copied().unwrap_or(old);
    let game = |game: &BroughtGame| BroughtGame { one: new(game.one), other: new(game.other), ..*game };
    Brought {
        points: brought.points.iter().map(|&(entry, points)| (new(entry), points)).collect(),
        games: brought.games.iter().map(game).collect(),
    }
}

/// Sets the number of rounds of a round robin, which follows from its players and the games that they have played.
fn plan_rounds(event: &mut Tournament, at: usize) -> Result<()> {
    let stage = &event.competitions[at];
    if !stage.system.everyone_meets() {
        return Ok(());
    }
    let level = pairing_level(event, stage);
    let rounds = round_robin::rounds_needed(&level, level.competition(stage.id).unwrap_or(stage));
    if rounds == 0 {
        return Err(AppError::not_now(message!("stage-nothing-left", name = stage.name.clone())));
    }
    if rounds > Rounds::LAST {
        return Err(AppError::not_now(message!("stage-too-large", name = stage.name.clone(), last = Rounds::LAST)));
    }
    event.competitions[at].rounds = rounds;
    Ok(())
}

#[cfg(test)]
mod tests {
    use domain::HalfPoints;

    use super::*;
    use crate::fixture::{closed_register, no_event};
    use crate::history::undo;
    use crate::operation::AddStage;
    use crate::register::close_register;
    use crate::simulation::{Sides, Size, simulate_in_memory};
    use crate::stage::{add, overall, view};
    use crate::vocabulary::{CarriesName, SystemName};

    fn played(system: SystemName, players: usize, rounds: u32) -> EventSession {
        simulate_in_memory(Size { players, rounds, seed: 5, system, sides: Sides::Players }).unwrap()
    }

    fn stage(session: &mut EventSession, takes: &str, system: SystemName, carries: CarriesName) -> i64 {
        let request = AddStage { after: 1, takes: takes.into(), system: Some(system), carries, ..AddStage::default() };
        add(session, &AddStage { name: format!("Stage {takes}"), ..request }).unwrap().value[0]
    }

    fn request(stage: i64) -> FillStage {
        FillStage { stage, ..FillStage::default() }
    }

    #[test]
    fn the_first_four_go_on_in_the_order_of_their_places_and_the_rest_to_the_others() {
        let mut session = played(SystemName::RoundRobin, 8, 7);
        let before = session.whole().unwrap().entries.len();
        let robin = stage(&mut session, "first:4", SystemName::RoundRobin, CarriesName::Results);
        let found = view(&session).unwrap();
        let chosen: Vec<i64> = found[1].tied.iter().take(found[1].seats).map(|player| player.entry).collect();
        let nothing_left = fill(&mut session, &FillStage { chosen, ..request(robin) }).unwrap_err();
        assert_eq!(nothing_left.message.id, "stage-nothing-left");
        undo(&mut session).unwrap();
        let first = stage(&mut session, "first:4", SystemName::Swiss, CarriesName::Results);
        let rest = stage(&mut session, "others", SystemName::Swiss, CarriesName::Score);
        let waiting = fill(&mut session, &request(rest)).unwrap_err();
        assert_eq!(waiting.message.id, "stage-other-open");
        let found = view(&session).unwrap();
        let chosen: Vec<i64> = found[1].tied.iter().take(found[1].seats).map(|player| player.entry).collect();
        let filled = fill(&mut session, &FillStage { chosen, ..request(first) }).unwrap().value;
        assert_eq!((filled.entries.len(), session.competition().unwrap().id.0), (4, first));
        let numbers: Vec<_> = session.tournament().unwrap().entries.iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, [Some(1), Some(2), Some(3), Some(4)]);
        let brought = session.competition().unwrap().brought().unwrap().clone();
        assert_eq!(brought.games.len(), 6);
        let points: HalfPoints = brought.points.iter().map(|(_, points)| *points).sum();
        assert_eq!(points, HalfPoints::whole(6));
        assert_eq!(fill(&mut session, &request(rest)).unwrap().value.entries.len(), 4);
        assert_eq!(fill(&mut session, &request(rest)).unwrap_err().message.id, "stage-filled");
        assert_eq!(overall(&session).unwrap().lines.len(), 8);
        undo(&mut session).unwrap();
        undo(&mut session).unwrap();
        assert_eq!(session.whole().unwrap().entries.len(), before);
        assert!(view(&session).unwrap().iter().all(|line| line.after.is_none() || !line.filled));
    }

    #[test]
    fn closing_the_register_of_a_stage_keeps_its_numbers() {
        let mut session = played(SystemName::Swiss, 16, 4);
        let id = stage(&mut session, "first:4", SystemName::Knockout, CarriesName::Nothing);
        let found = view(&session).unwrap();
        let chosen: Vec<i64> = found[1].tied.iter().take(found[1].seats).map(|player| player.entry).collect();
        let entries = fill(&mut session, &FillStage { chosen, ..request(id) }).unwrap().value.entries;
        close_register(&mut session).unwrap();
        let tournament = session.tournament().unwrap();
        let mut by_number: Vec<_> = tournament.entries.iter().map(|entry| (entry.number, entry.id.0)).collect();
        by_number.sort_unstable();
        assert_eq!(by_number.into_iter().map(|(_, id)| id).collect::<Vec<_>>(), entries);
    }

    #[test]
    fn players_who_share_the_last_place_are_left_to_the_director() {
        // Of a knock-out of eight, the losers of the quarter-finals share place 5.
        let mut session = played(SystemName::Knockout, 8, 3);
        let id = stage(&mut session, "first:6", SystemName::Swiss, CarriesName::Nothing);
        let refused = fill(&mut session, &request(id)).unwrap_err();
        assert_eq!(refused.message.id, "stage-ties");
        let line = view(&session).unwrap().remove(1);
        assert_eq!((line.tied.len(), line.seats, line.disabled_reason), (4, 2, None));
        let chosen: Vec<i64> = line.tied[2..].iter().map(|player| player.entry).collect();
        let winner = session.tournament().unwrap().entries[0].id.0;
        let with = |chosen: &[i64]| FillStage { chosen: chosen.to_vec(), ..request(id) };
        assert_eq!(fill(&mut session, &with(&chosen[..1])).unwrap_err().message.id, "stage-ties");
        assert_eq!(fill(&mut session, &with(&[chosen[0], 99])).unwrap_err().message.id, "stage-ties");
        let entries = fill(&mut session, &with(&chosen)).unwrap().value.entries;
        assert_eq!(entries.len(), 6);
        let persons: Vec<i64> = session.tournament().unwrap().entries.iter().map(|entry| entry.person.0).collect();
        assert!(chosen.iter().all(|entry| persons.contains(entry)), "{persons:?}, {winner}");
        assert!(!view(&session).unwrap()[1].changed);
    }

    #[test]
    fn losers_of_a_round_of_the_table_go_to_the_consolation() {
        let mut session = played(SystemName::Knockout, 8, 3);
        let id = stage(&mut session, "losers:1", SystemName::Swiss, CarriesName::Nothing);
        let unknown = stage(&mut session, "losers:4", SystemName::Swiss, CarriesName::Nothing);
        assert_eq!(fill(&mut session, &request(id)).unwrap().value.entries.len(), 4);
        assert_eq!(fill(&mut session, &request(unknown)).unwrap_err().message.id, "stage-no-table");
        let places: Vec<_> = overall(&session).unwrap().lines.iter().map(|line| line.stage.clone()).collect();
        assert!(places[..4].iter().all(|stage| stage != "Stage losers:1"), "{places:?}");
        assert!(places[4..].iter().all(|stage| stage == "Stage losers:1"), "{places:?}");
    }

    #[test]
    fn a_stage_waits_for_the_competition_before_it() {
        let mut session = closed_register(8);
        let id = stage(&mut session, "first:4", SystemName::Knockout, CarriesName::Nothing);
        let refused = fill(&mut session, &request(id)).unwrap_err();
        assert_eq!(refused.message.to_string(), "Round 1 of Open is not confirmed yet. Confirm it first.");
        assert_eq!(view(&session).unwrap()[1].disabled_reason.as_ref().unwrap().id, "stage-source-open");
        assert_eq!(fill(&mut session, &request(1)).unwrap_err().message.id, "stage-none");
        assert_eq!(fill(&mut session, &request(9)).unwrap_err().message.id, "competition-missing");
        assert_eq!(fill(&mut no_event(), &request(2)).unwrap_err().message.id, "event-not-open");
    }

    #[test]
    fn free_play_goes_on_until_the_director_ends_it() {
        let mut session = played(SystemName::SelfPairing, 8, 3);
        let id = stage(&mut session, "first:2", SystemName::Knockout, CarriesName::Nothing);
        let asked = fill(&mut session, &request(id)).unwrap_err();
        assert_eq!((asked.code, asked.message.id), (ErrorCode::Consent, "stage-source-free"));
    }
}
