//! The final list of a competition with stages: those who went on stand where their stage puts them (R68).

use std::collections::{BTreeMap, BTreeSet};

use crate::model::event::Event;
use crate::model::id::{CompetitionId, EntryId, PersonId};
use crate::model::stage_source::Takes;
use crate::model::tournament::Tournament;
use crate::systems::stages::{Line, all_lines, source, stages_after};

/// A line of the final list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OverallLine {
    /// The place in the whole list, from 1; players who are equal share it. `None` for guests.
    pub place: Option<u32>,
    /// The last stage that the player reached.
    pub stage: CompetitionId,
    /// The player's entry there.
    pub entry: EntryId,
}

/// Returns the first competition of the stages to which a competition belongs: itself, if it is not a stage.
pub fn first_stage(event: &Event, competition: CompetitionId) -> CompetitionId {
    let mut first = competition;
    while let Some((before, _)) = event.competition(first).and_then(|stage| source(event, stage)) {
        first = before.competition.id;
    }
    first
}

/// Returns the final list of a competition and all stages after it. Everyone is on it once. The players of a stage stand together,
/// where the best of them stood before; without a place in it they come after the others.
pub fn overall(event: &Event, competition: CompetitionId) -> Vec<OverallLine> {
    let Some(first) = event.tournament(competition) else { return Vec::new() };
    let stages: Vec<&Tournament> =
        stages_after(event, competition).filter(|stage| stage.competition.brought().is_some()).collect();
    let mut list = List { event, stages, lines: Vec::new(), listed: BTreeSet::new(), placed: 0 };
    let mut last = None;
    for line in ordered(first, &list.stages) {
        let Some(person) = first.entry(line.entry).map(|entry| entry.person) else { continue };
        if list.listed.contains(&person) {
            continue;
        }
        if let Some(stage) = list.stage_of(person) {
            list.add_stage(stage);
            last = None;
            continue;
        }
        let shares = last.is_some_and(|before: Line| (before.list, before.place) == (line.list, line.place));
        let place = list.next_place(shares);
        list.add(OverallLine { place: line.place.and(place), stage: competition, entry: line.entry }, person);
        last = line.place.map(|_| line).or(last);
    }
    list.lines
}

/// Returns the lines of a competition, by place if stages take the first of each division.
fn ordered(first: &Tournament, stages: &[&Tournament]) -> Vec<Line> {
    let mut lines = all_lines(first, first.competition.rounds);
    let takes = |stage: &&Tournament| stage.competition.stage.as_ref().map(|rule| rule.takes);
    let of_each = |stage: &&Tournament| matches!(takes(stage), Some(Takes::FirstOfEach(_)));
    if stages.iter().any(of_each) {
        lines.sort_by_key(|line| (line.place.is_none(), line.place));
        lines.iter_mut().for_each(|line| line.list = 0);
    }
    lines
}

struct List<'t> {
    event: &'t Event,
    stages: Vec<&'t Tournament>,
    lines: Vec<OverallLine>,
    listed: BTreeSet<PersonId>,
    /// How many lines have a place.
    placed: u32,
}

impl<'t> List<'t> {
    fn stage_of(&self, person: PersonId) -> Option<&'t Tournament> {
        self.stages.iter().find(|stage| stage.entry_of(person).is_some()).copied()
    }

    /// Returns the place of the next line; that of the line before it if they share one.
    fn next_place(&self, shares: bool) -> Option<u32> {
        let shared = self.lines.iter().rev().find_map(|line| line.place).filter(|_| shares);
        shared.or(Some(self.placed + 1))
    }

    fn add(&mut self, line: OverallLine, person: PersonId) {
        self.placed += u32::from(line.place.is_some());
        self.lines.push(line);
        self.listed.insert(person);
    }

    /// Adds everyone of a stage: first those in its own final list, then those who have not played in it.
    fn add_stage(&mut self, stage: &Tournament) {
        let (before, id) = (self.placed, stage.competition.id);
        let persons: BTreeMap<EntryId, PersonId> = self.event.entries().map(|entry| (entry.id, entry.person)).collect();
        for line in overall(self.event, id) {
            let Some(&person) = persons.get(&line.entry).filter(|person| !self.listed.contains(person)) else {
                continue;
            };
            self.add(OverallLine { place: line.place.map(|place| before + place), ..line }, person);
        }
        let mut place = None;
        let rest = stage.entries.iter().filter(|entry| !entry.ghost);
        for entry in rest.filter(|entry| !self.listed.contains(&entry.person)).collect::<Vec<_>>() {
            place = place.or(Some(self.placed + 1));
            let place = place.filter(|_| !entry.guest);
            self.add(OverallLine { place, stage: id, entry: entry.id }, entry.person);
        }
    }
}
