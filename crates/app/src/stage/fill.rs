//! Filling a stage with players of the competition before it.

use std::collections::{BTreeMap, BTreeSet};

use domain::systems::round_robin;
use domain::systems::stages::{self, NoStage};
use domain::teams::{flow_team, team_entry, team_flow};
use domain::{
    Brought, BroughtGame, Competition, CompetitionId, Entry, EntryId, Event, Rounds, StageSource, Team, Teams,
    Tournament,
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
    let filled =
        session.transact_event(op::FillStage, request, |event, counters| fill_stage(event, counters, request))?;
    let conflicts = conflicts_of_entries(session.event()?, id, &filled.value);
    session.choose(id)?;
    Ok(filled.map(|entries| StageFilled { entries, conflicts }))
}

fn fill_stage(event: &mut Event, counters: &mut Counters, request: &FillStage) -> Result<Vec<i64>> {
    let missing = || AppError::not_found(message!("competition-missing"));
    let mut stage = event.tournament(CompetitionId(request.stage)).cloned().ok_or_else(missing)?;
    fillable(&stage.competition)?;
    ask_if_open(event, &stage.competition, request.consent)?;
    let chosen: BTreeSet<EntryId> = request.chosen.iter().copied().map(EntryId).collect();
    let entries = if stage.competition.teams.is_some() {
        fill_with_teams(event, counters, &mut stage, &chosen)?
    } else {
        fill_with_players(event, counters, &mut stage, &chosen)?
    };
    plan_rounds(&mut stage)?;
    event.replace(stage);
    Ok(entries)
}

/// Enters the players who go on, numbered by what they have reached. Returns their keys.
fn fill_with_players(
    event: &Event,
    counters: &mut Counters,
    stage: &mut Tournament,
    chosen: &BTreeSet<EntryId>,
) -> Result<Vec<i64>> {
    let rule = fillable(&stage.competition)?.clone();
    let taken = stages::players_taken(event, &stage.competition, chosen).map_err(|refused| refused_stage(&refused))?;
    let brought = brought(event, &stage.competition, &rule, &taken)?;
    bring(stage, &rule, Brought::default());
    let seeded = stage.competition.is_seeded_stage();
    let mut keys: BTreeMap<EntryId, EntryId> = BTreeMap::new();
    for (number, &old) in (1..).zip(&taken) {
        let entry = entered(event, counters, old, stage, seeded.then_some(number))?;
        keys.insert(old, entry.id);
        stage.entries.push(entry);
    }
    bring(stage, &rule, rekeyed(&brought, &keys));
    Ok(taken.iter().filter_map(|old| keys.get(old)).map(|id| id.0).collect())
}

/// Enters the teams that go on, numbered by what they have reached, with all their members. Returns the keys of these.
fn fill_with_teams(
    event: &Event,
    counters: &mut Counters,
    stage: &mut Tournament,
    chosen: &BTreeSet<EntryId>,
) -> Result<Vec<i64>> {
    let flow = team_flow(event);
    let rule = fillable(&stage.competition)?.clone();
    let taken = stages::players_taken(&flow, &stage.competition, chosen).map_err(|refused| refused_stage(&refused))?;
    let brought = brought(&flow, &stage.competition, &rule, &taken)?;
    let before =
        event.competition(rule.after).and_then(|source| source.teams.clone()).unwrap_or_else(|| Teams::of_size(2));
    bring(stage, &rule, Brought::default());
    let seeded = stage.competition.is_seeded_stage();
    let (mut list, mut entries, mut keys) = (Vec::new(), Vec::new(), BTreeMap::new());
    for (number, &old) in (1..).zip(&taken) {
        let Some(team) = before.team(flow_team(old)) else { continue };
        let mut members = Vec::new();
        for &member in &team.members {
            let place = seeded.then_some(entries.len() as u32 + 1);
            let entry = entered(event, counters, member, stage, place)?;
            members.push(entry.id);
            entries.push(entry.id.0);
            stage.entries.push(entry);
        }
        keys.insert(old, team_entry(number));
        let name = team.name.clone();
        list.push(Team { number, name, members, line_ups: BTreeMap::new(), came_from: Some(team.number) });
    }
    stage.competition.teams = stage.competition.teams.take().map(|teams| Teams { list, ..teams });
    bring(stage, &rule, rekeyed(&brought, &keys));
    Ok(entries)
}

/// Notes what the players of a stage bring along.
fn bring(stage: &mut Tournament, rule: &StageSource, brought: Brought) {
    stage.competition.stage = Some(StageSource { brought: Some(brought), ..rule.clone() });
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
fn ask_if_open(event: &Event, stage: &Competition, consent: bool) -> Result<()> {
    let source = stages::source(event, stage).map(|(source, _)| &source.competition);
    match source.filter(|source| source.system.is_free() && !consent) {
        Some(source) => {
            Err(AppError::new(ErrorCode::Consent, message!("stage-source-free", name = source.name.clone())))
        }
        None => Ok(()),
    }
}

fn brought(event: &Event, stage: &Competition, rule: &StageSource, taken: &[EntryId]) -> Result<Brought> {
    let (source, takes) = stages::source(event, stage).ok_or_else(|| refused_stage(&NoStage::Gone))?;
    let round = stages::deciding_round(source, takes).map_err(|refused| refused_stage(&refused))?;
    Ok(stages::brought(source, round, taken, rule.carries))
}

/// Returns the entry of a player in the stage.
fn entered(
    event: &Event,
    counters: &mut Counters,
    old: EntryId,
    stage: &Tournament,
    number: Option<u32>,
) -> Result<Entry> {
    let missing = || AppError::not_found(message!("entry-unknown", id = old.0));
    let source = event.entry(old).cloned().ok_or_else(missing)?;
    if stage.entry_of(source.person).is_some() {
        return Err(AppError::bad_input(message!("entry-twice", name = source.player.list_name())));
    }
    let id = counters.next_key::<Entry>();
    Ok(Entry { id, competition: stage.competition.id, number, missed: Rounds::NONE, score_shift: 0, ..source })
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
fn plan_rounds(stage: &mut Tournament) -> Result<()> {
    let rules = &stage.competition;
    if !rules.system.everyone_meets() {
        return Ok(());
    }
    let level = pairing_level(stage, rules);
    let rounds = round_robin::rounds_needed(&level, &level.competition);
    if rounds == 0 {
        return Err(AppError::not_now(message!("stage-nothing-left", name = rules.name.clone())));
    }
    if rounds > Rounds::LAST {
        return Err(AppError::not_now(message!("stage-too-large", name = rules.name.clone(), last = Rounds::LAST)));
    }
    stage.competition.rounds = rounds;
    Ok(())
}

#[cfg(test)]
mod tests {
    use domain::HalfPoints;
    use domain::standings::Standings;
    use domain::standings::crosstable::Crosstable;

    use super::*;
    use crate::check::check;
    use crate::competition::{self, enter};
    use crate::event::{Step, status};
    use crate::fixture::{closed_register, no_event};
    use crate::history::undo;
    use crate::labels::ResultView;
    use crate::operation::{AddCompetition, AddStage, EnterPeople, EnterResult, LowerSleeper};
    use crate::register::close_register;
    use crate::round::{PairRound, RoundStep, StaleKind, ViewCorrection, enter_result, pair, release, view_correction};
    use crate::simulation::{Sides, Size, simulate_in_memory};
    use crate::stage::{StageChange, add, overall, view};
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
        let before = session.event().unwrap().entries().count();
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
        assert_eq!(session.event().unwrap().entries().count(), before);
        assert!(view(&session).unwrap().iter().all(|line| line.after.is_none() || !line.filled));
    }

    #[test]
    fn filling_a_stage_changes_nobody_in_other_competitions() {
        let mut session = played(SystemName::Swiss, 8, 3);
        let rapid = AddCompetition { name: "Rapid".into(), ..AddCompetition::default() };
        competition::add(&mut session, &rapid).unwrap();
        let everyone = (1..=8).collect();
        enter(&mut session, &EnterPeople { entries: everyone, overrule: false }).unwrap();
        let stronger = |tournament: &mut Tournament| {
            tournament.entries.iter_mut().for_each(|entry| entry.player.rank = domain::Rank::DAN_4);
            Ok(())
        };
        session.transact(op::LowerSleeper, &LowerSleeper { id: 1, by: 1 }, stronger).unwrap();
        let before: Vec<Entry> = session.event().unwrap().entries().cloned().collect();
        let id = stage(&mut session, "first:8", SystemName::Swiss, CarriesName::Nothing);
        fill(&mut session, &request(id)).unwrap();
        let after: Vec<Entry> = session.event().unwrap().entries().take(before.len()).cloned().collect();
        assert_eq!(after, before);
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
        assert_eq!(view(&session).unwrap()[1].changed, StageChange::Nothing);
    }

    fn standings_order(session: &EventSession) -> Vec<EntryId> {
        let tournament = session.tournament().unwrap();
        let table = Crosstable::of(tournament, 3);
        Standings::of(&table, &tournament.competition, 3).lines.iter().map(|line| line.entry).collect()
    }

    /// Corrects every game of a player so that they won it.
    fn win_everything(session: &mut EventSession, player: EntryId) {
        let games = session.tournament().unwrap().games.clone();
        for game in games {
            let Some(colour) = game.colour_of(player) else { continue };
            let result = if colour == domain::Colour::Black { ResultView::BlackWon } else { ResultView::WhiteWon };
            let (round, board, reason) = (game.round, game.board, Some("misread".to_owned()));
            let request = EnterResult { round, board, result: Some(result), reason, ..EnterResult::default() };
            enter_result(session, &request).unwrap();
        }
    }

    #[test]
    fn a_filled_stage_says_that_others_would_go_on_also_if_they_are_in_the_consolation() {
        let mut session = played(SystemName::Swiss, 8, 3);
        let source = session.competition().unwrap().id;
        let last = standings_order(&session).pop().unwrap();
        let id = stage(&mut session, "first:4", SystemName::RoundRobin, CarriesName::Results);
        let rest = stage(&mut session, "others", SystemName::Swiss, CarriesName::Score);
        let chosen: Vec<i64> = standings_order(&session)[..4].iter().map(|id| id.0).collect();
        let ties = view(&session).unwrap()[1].tied.iter().map(|tied| tied.entry).collect::<Vec<_>>();
        let chosen = chosen.into_iter().filter(|id| ties.contains(id)).collect();
        fill(&mut session, &FillStage { chosen, ..request(id) }).unwrap();
        fill(&mut session, &request(rest)).unwrap();
        assert_eq!(view(&session).unwrap()[1].changed, StageChange::Nothing);
        session.choose(source).unwrap();
        win_everything(&mut session, last);
        assert_eq!(view(&session).unwrap()[1].changed, StageChange::Players);
    }

    #[test]
    fn a_filled_stage_says_that_the_same_players_would_bring_other_points() {
        let mut session = played(SystemName::Swiss, 8, 3);
        let source = session.competition().unwrap().id;
        let id = stage(&mut session, "first:8", SystemName::Swiss, CarriesName::Score);
        fill(&mut session, &request(id)).unwrap();
        assert_eq!(view(&session).unwrap()[1].changed, StageChange::Nothing);
        session.choose(source).unwrap();
        let last = standings_order(&session).pop().unwrap();
        win_everything(&mut session, last);
        assert_eq!(view(&session).unwrap()[1].changed, StageChange::Brought);
    }

    #[test]
    fn a_correction_that_sends_others_to_a_filled_stage_is_told_where_it_is_made_and_where_the_stage_is_released() {
        let mut session = played(SystemName::Swiss, 8, 3);
        let source = session.competition().unwrap().id;
        let id = stage(&mut session, "first:8", SystemName::Swiss, CarriesName::Score);
        fill(&mut session, &request(id)).unwrap();
        close_register(&mut session).unwrap();
        pair(&mut session, &PairRound { round: 1, ..PairRound::default() }).unwrap();
        session.choose(source).unwrap();
        let game = session.tournament().unwrap().games.iter().find(|g| g.round == 3 && g.board == 1).cloned().unwrap();
        let black_won = game.advances() == Some(game.black);
        let result = Some(if black_won { ResultView::WhiteWon } else { ResultView::BlackWon });
        let preview = view_correction(&session, &ViewCorrection { round: 3, board: 1, result }).unwrap();
        let correction =
            EnterResult { round: 3, board: 1, result, reason: Some("misread".into()), ..EnterResult::default() };
        let told = enter_result(&mut session, &correction).unwrap().value.warnings;
        let ids = |told: &[messages::Message]| told.iter().map(|told| told.id).collect::<Vec<_>>();
        assert_eq!(
            (ids(&preview.outdated), ids(&told)),
            (vec!["stage-brought-changed"], vec!["stage-brought-changed"])
        );
        let noted = check(&session).unwrap().decisions;
        assert!(noted.iter().any(|note| note.to_string().contains("would bring other points")), "{noted:?}");
        session.choose(CompetitionId(id)).unwrap();
        let now = status(&session).unwrap();
        assert_eq!((now.next.step, now.validity.reasons[0].kind), (Step::Release, StaleKind::Filled));
        let refused = release(&mut session, &RoundStep::of(1)).unwrap_err();
        assert_eq!(refused.code, ErrorCode::Consent);
        release(&mut session, &RoundStep { round: 1, consent: true }).unwrap();
        assert!(!status(&session).unwrap().validity.is_out_of_date());
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
