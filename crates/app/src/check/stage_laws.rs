//! Adds stages to a played-out random event, plays them, and checks what stages must keep (R68).

use std::collections::{BTreeMap, BTreeSet};

use domain::lots::Lots;
use domain::standings::Standings;
use domain::systems::overall::overall;
use domain::teams::team_flow;
use domain::{
    Carries, Competition, CompetitionId, Crosstable, Entry, EntryStatus, Event, Game, HalfPoints, PersonId, Takes,
};
use messages::{Message, message};
use session::{EventSession, Result};

use crate::operation::{AddStage, FillStage};
use crate::register::close_register;
use crate::simulation::play_to_end;
use crate::stage::{add, fill, view};
use crate::vocabulary::{CarriesName, SystemName};

/// Adds two stages and one of the others to the event of a session, fills and plays them in turn, and returns the laws that they
/// broke. Ties are decided in favour of those who come first in the list.
///
/// # Errors
/// A stage cannot be added, filled or played.
pub(crate) fn play_stages(session: &mut EventSession, seed: u64) -> Result<Vec<Message>> {
    let first = session.competition()?.id;
    let teams = session.competition()?.teams.as_ref().map(|teams| teams.list.len());
    let players = teams.unwrap_or_else(|| session.tournament().map_or(0, |part| part.entries.len())) as u64;
    let mut lots = Lots::new("drawmaster stages 1", &seed.to_string());
    let border = 2 + lots.below(7);
    let second = if teams.is_some() { SystemName::Swiss } else { SystemName::Knockout };
    let wanted = [
        (format!("first:{border}"), SystemName::RoundRobin, CarriesName::Results),
        (format!("places:{}-{}", border + 1, 2 * border), second, CarriesName::Nothing),
        ("others".to_string(), SystemName::Swiss, CarriesName::Score),
    ];
    for (takes, system, carries) in wanted {
        let name = format!("Stage {takes}");
        let request = AddStage { after: first.0, takes, system: Some(system), carries, ..AddStage::default() };
        let stage = add(session, &AddStage { name, ..request })?.value[0];
        let found = view(session)?.into_iter().find(|line| line.competition == stage);
        let (tied, seats) = found.map(|line| (line.tied, line.seats)).unwrap_or_default();
        let chosen = tied.iter().take(seats).map(|player| player.entry).collect();
        match fill(session, &FillStage { stage, chosen, consent: true }) {
            // A small event has too few players for the later stages.
            Err(error) if error.message.id == "stage-too-few" && players < 20 => break,
            // Everyone has met everyone before.
            Err(error) if error.message.id == "stage-nothing-left" => break,
            filled => drop(filled?),
        }
        close_register(session)?;
        play_to_end(session, players as u32, &mut lots)?;
    }
    Ok(match teams {
        Some(_) => broken_laws(&team_flow(session.event()?), first),
        None => broken_laws(session.event()?, first),
    })
}

/// Returns the laws that the stages after a competition broke.
fn broken_laws(event: &Event, first: CompetitionId) -> Vec<Message> {
    let stages: Vec<&Competition> = event.competitions().filter(|stage| stage.brought().is_some()).collect();
    let mut broken = once_in_a_stage(event, &stages);
    for stage in &stages {
        broken.extend(only_at_their_places(event, first, stage));
        broken.extend(points_follow_games(event, first, stage));
        broken.extend(met_once(event, first, stage));
    }
    broken.extend(once_on_the_list(event, first, &stages));
    broken
}

/// Nobody is in two stages.
fn once_in_a_stage(event: &Event, stages: &[&Competition]) -> Vec<Message> {
    let mut seen: BTreeSet<PersonId> = BTreeSet::new();
    let entries = stages.iter().flat_map(|stage| event.entries_of(stage.id));
    entries
        .filter(|entry| !seen.insert(entry.person))
        .map(|entry| message!("law-stage-twice", name = name(entry)))
        .collect()
}

/// Of the first N, everyone has fewer than N players before them, and exactly N go on if there are as many.
fn only_at_their_places(event: &Event, first: CompetitionId, stage: &Competition) -> Vec<Message> {
    let Some(Takes::Places { first: from, last: to }) = stage.stage.as_ref().map(|rule| rule.takes) else {
        return Vec::new();
    };
    let Some(before) = event.tournament(first) else { return Vec::new() };
    let source = &before.competition;
    let table = Crosstable::of(before, source.rounds);
    let present = |line: &domain::standings::StandingsLine| {
        event.entry(line.entry).is_some_and(|entry| entry.status != EntryStatus::Withdrawn && line.place.is_some())
    };
    let standings = Standings::of(&table, source, source.rounds);
    let listed: Vec<_> = standings.lines.iter().filter(|line| present(line)).collect();
    // Standings by zone or division have several first places; the position counts there.
    let lists = listed.iter().filter(|line| line.place == Some(1) && !line.shared_with_above).count();
    let wrong = |(position, line): &(u32, &&domain::standings::StandingsLine)| {
        let in_stage = event.entry(line.entry).and_then(|entry| event.entry_of(entry.person, stage.id)).is_some();
        let before = if lists > 1 { *position } else { line.place.unwrap_or(*position) };
        in_stage && before > to
    };
    let mut broken: Vec<Message> = (1..)
        .zip(&listed)
        .filter(wrong)
        .filter_map(|(_, line)| event.entry(line.entry))
        .map(|entry| message!("law-stage-place", name = name(entry)))
        .collect();
    let expected = (listed.len() as u32).min(to) + 1 - from;
    if event.entries_of(stage.id).count() as u32 != expected {
        broken.push(message!("law-stage-size", stage = stage.name.clone()));
    }
    broken
}

/// The points brought along are those of the games that count.
fn points_follow_games(event: &Event, first: CompetitionId, stage: &Competition) -> Vec<Message> {
    let Some(rule) = stage.stage.as_ref().filter(|rule| rule.carries == Carries::Results) else { return Vec::new() };
    let persons: BTreeSet<PersonId> = event.entries_of(stage.id).map(|entry| entry.person).collect();
    let mut points: BTreeMap<PersonId, HalfPoints> = BTreeMap::new();
    for game in event.games().filter(|game| game.competition == first) {
        let [Some(black), Some(white)] = [game.black, game.white].map(|id| event.entry(id)) else { continue };
        if !persons.contains(&black.person) || !persons.contains(&white.person) {
            continue;
        }
        for entry in [black, white] {
            let won = game.colour_of(entry.id).zip(game.passes.agreed()).map(|(colour, result)| result.points(colour));
            *points.entry(entry.person).or_default() += won.unwrap_or_default();
        }
    }
    let brought = rule.brought.iter().flat_map(|brought| &brought.points);
    let wrong = brought.filter_map(|(id, own)| {
        let entry = event.entry(*id)?;
        (points.get(&entry.person).copied().unwrap_or_default() != *own).then_some(entry)
    });
    wrong.map(|entry| message!("law-stage-points", name = name(entry))).collect()
}

/// In a round robin with results brought along, everyone has met everyone: here once, or before, but not both.
fn met_once(event: &Event, first: CompetitionId, stage: &Competition) -> Vec<Message> {
    let carries = stage.stage.as_ref().map(|rule| rule.carries);
    if !stage.system.everyone_meets() || carries != Some(Carries::Results) {
        return Vec::new();
    }
    let met = |competition: CompetitionId, one: &Entry, other: &Entry| {
        let person = |id| event.entry(id).map(|entry| entry.person);
        let between = |game: &&Game| {
            let pair = [person(game.black), person(game.white)];
            game.competition == competition && pair.contains(&Some(one.person)) && pair.contains(&Some(other.person))
        };
        event.games().filter(between).count()
    };
    let entries: Vec<&Entry> = event.entries_of(stage.id).collect();
    let pairs =
        entries.iter().enumerate().flat_map(|(at, one)| entries[at + 1..].iter().map(move |other| (one, other)));
    let wrong = pairs.filter(|(one, other)| met(stage.id, one, other) + met(first, one, other).min(1) != 1);
    wrong.map(|(one, other)| message!("law-meets-once", first = name(one), second = name(other))).collect()
}

/// Everyone of the first competition and of the stages is on the final list once.
fn once_on_the_list(event: &Event, first: CompetitionId, stages: &[&Competition]) -> Vec<Message> {
    let mut times: BTreeMap<PersonId, i32> = BTreeMap::new();
    let all = std::iter::once(first).chain(stages.iter().map(|stage| stage.id));
    let people: BTreeSet<PersonId> = all.flat_map(|id| event.entries_of(id)).map(|entry| entry.person).collect();
    people.into_iter().for_each(|person| *times.entry(person).or_default() -= 1);
    for line in overall(event, first) {
        *times.entry(event.entry(line.entry).map_or(PersonId(0), |entry| entry.person)).or_default() += 1;
    }
    let wrong = event.entries_of(first).filter(|entry| times.get(&entry.person).is_some_and(|&times| times != 0));
    wrong.map(|entry| message!("law-stage-list", name = name(entry))).collect()
}

fn name(entry: &Entry) -> String {
    entry.player.list_name()
}
