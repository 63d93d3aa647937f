//! Stages: which players of a competition go on to the next one, and what they bring along (R68).

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use messages::{Explain, Message, message};

use crate::knockout::progress;
use crate::model::category::Category;
use crate::model::competition::Competition;
use crate::model::criterion::ScoreBasis;
use crate::model::entry::{Entry, EntryStatus};
use crate::model::event::Event;
use crate::model::id::{CompetitionId, EntryId, PersonId, RoundNumber};
use crate::model::outcome::Outcome;
use crate::model::result::Decided;
use crate::model::round::RoundState;
use crate::model::score::HalfPoints;
use crate::model::stage_source::{Brought, BroughtGame, Carries, Takes};
use crate::model::tournament::Tournament;
use crate::standings::crosstable::Crosstable;
use crate::standings::{Scores, Standings};

/// Why a stage cannot take its players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoStage {
    /// The competition before it does not exist.
    Gone,
    /// A round that decides who goes on is not confirmed.
    RoundOpen {
        /// The competition before the stage.
        source: String,
        /// The round.
        round: RoundNumber,
    },
    /// The competition before it has no main table with this round.
    NoTable {
        /// The competition before the stage.
        source: String,
        /// The round of the table.
        round: RoundNumber,
    },
    /// Another stage after the same competition is not filled, so that the others are not known.
    OtherOpen(String),
    /// Players are equal in every criterion, and only some of them go on: at least one tie, in one or several lists.
    Tied(Vec<Tie>),
    /// A player was chosen who does not share the last place that goes on.
    NotTied(String),
    /// A player is in another stage after the same competition already.
    Taken {
        /// The player.
        name: String,
        /// That stage.
        stage: String,
    },
    /// Fewer than two players go on.
    TooFew,
}

/// Players who share the last place that goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tie {
    /// The zone, division or category whose list it is, from 1; `None` for the list of all players.
    pub list: Option<(ListKind, usize)>,
    /// Their entries.
    pub entries: Vec<EntryId>,
    /// Their numbers and names.
    pub names: Vec<String>,
    /// How many of them go on.
    pub seats: usize,
}

/// What divides the players of a competition into lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListKind {
    /// Zones dealt by lot or made by rank.
    Zone,
    /// Divisions of a league, or of ranks.
    Division,
    /// Age categories.
    Category,
}

impl Explain for Tie {
    fn message(&self) -> Message {
        let (names, seats) = (self.names.join("; "), self.seats);
        let Some((kind, number)) = self.list else { return message!("stage-tie", names, seats) };
        let list = match kind {
            ListKind::Zone => "zone",
            ListKind::Division => "division",
            ListKind::Category => "category",
        };
        message!("stage-tie-in-list", list, number, names, seats)
    }
}

impl Explain for NoStage {
    fn message(&self) -> Message {
        match self {
            NoStage::Gone => message!("stage-source-gone"),
            NoStage::RoundOpen { source, round } => {
                message!("stage-source-open", source = source.clone(), round = *round)
            }
            NoStage::NoTable { source, round } => message!("stage-no-table", source = source.clone(), round = *round),
            NoStage::OtherOpen(stage) => message!("stage-other-open", stage),
            NoStage::Tied(ties) => {
                let ties = ties.iter().map(Explain::message);
                let all = ties.reduce(|first, next| message!("stage-ties-two", first, next));
                all.map_or_else(|| message!("stage-too-few"), |ties| message!("stage-ties", ties))
            }
            NoStage::NotTied(name) => message!("stage-not-tied", name),
            NoStage::Taken { name, stage } => message!("stage-taken", name = name.clone(), stage = stage.clone()),
            NoStage::TooFew => message!("stage-too-few"),
        }
    }
}

messages::explained!(NoStage);

/// Returns the last round that decides who goes on by `takes`. Where players choose their opponents, this is the last possible one.
///
/// # Errors
/// [`NoStage::RoundOpen`] for the first round up to it that is not confirmed, and [`NoStage::NoTable`].
pub fn deciding_round(before: &Tournament, takes: Takes) -> Result<RoundNumber, NoStage> {
    let source = &before.competition;
    if source.system.is_free() {
        return Ok(before.paired_rounds());
    }
    let last = match takes {
        Takes::Losers(round) => {
            let table = before.table_of(Category::EVERYONE);
            let table = table.filter(|table| progress(before, table).rounds.len() >= round as usize);
            let none = || NoStage::NoTable { source: source.name.clone(), round };
            table.ok_or_else(none)?.first_round + round - 1
        }
        _ => source.rounds,
    };
    let confirmed = |round| before.round(round).is_some_and(|round| round.state == RoundState::Confirmed);
    match (1..=last).find(|&round| !confirmed(round)) {
        Some(round) => Err(NoStage::RoundOpen { source: source.name.clone(), round }),
        None => Ok(last),
    }
}

/// Returns the entries of the competition before `stage` that go on to it, in the order in which they are seeded: by place, those
/// in the same place of different zones or divisions one after the other. Players who have left, and guests except among the
/// others, do not go on. `chosen` are entries that go on from a tie.
///
/// # Errors
/// [`NoStage`] if the competition before it is not finished, or a tie is not decided.
pub fn players_taken(event: &Event, stage: &Competition, chosen: &BTreeSet<EntryId>) -> Result<Vec<EntryId>, NoStage> {
    let (before, takes) = source(event, stage).ok_or(NoStage::Gone)?;
    let lines = lines(before, deciding_round(before, takes)?);
    let placed = || lines.iter().filter(|line| line.place.is_some()).copied().collect::<Vec<_>>();
    let others = OtherStages::of(event, stage);
    let taken = match takes {
        Takes::Places { first, last } => {
            others.cut(before, placed(), first as usize - 1..last as usize, Some(first), chosen)?
        }
        Takes::FirstOfEach(count) => first_of_each(before, &others, placed(), count as usize, chosen)?,
        Takes::Others => others.left(before, &lines)?,
        Takes::Losers(round) => losers(before, round),
    };
    others.refuse_taken(before, &taken)?;
    if let Some(id) = chosen.iter().find(|id| !taken.contains(id)) {
        return Err(NoStage::NotTied(name(before, *id)));
    }
    if taken.len() < 2 { Err(NoStage::TooFew) } else { Ok(taken) }
}

/// Returns what entries of a competition bring along from it to a stage after `round`, by their keys in it.
pub fn brought(before: &Tournament, round: RoundNumber, taken: &[EntryId], carries: Carries) -> Brought {
    if carries == Carries::Nothing {
        return Brought::default();
    }
    let table = Crosstable::of(before, round);
    let games = games_between(&table, taken);
    let scores = Scores::of(&table, &before.competition, round);
    let against_each_other = |id: EntryId| {
        let own = games.iter().map(|game| match id {
            id if id == game.one => game.points,
            id if id == game.other => game.other_points,
            _ => HalfPoints::ZERO,
        });
        own.sum()
    };
    let points = |id: EntryId| match carries {
        Carries::Score => table.row_of(id).map_or(HalfPoints::ZERO, |row| scores.now(ScoreBasis::Wins, row)),
        Carries::Results | Carries::Nothing => against_each_other(id),
    };
    let points = taken.iter().map(|&id| (id, points(id))).collect();
    Brought { points, games }
}

/// Returns the games that these entries have played against each other, also in earlier stages.
fn games_between(table: &Crosstable, taken: &[EntryId]) -> Vec<BroughtGame> {
    let inside: BTreeSet<EntryId> = taken.iter().copied().collect();
    let mut games = Vec::new();
    for (at, row) in table.rows.iter().enumerate().filter(|(_, row)| inside.contains(&row.entry)) {
        let mut add = |opponent: usize, points, other_points| {
            let other = table.rows[opponent].entry;
            if at < opponent && inside.contains(&other) {
                games.push(BroughtGame { one: row.entry, other, points, other_points });
            }
        };
        row.brought_games.iter().for_each(|&(opponent, own, theirs)| add(opponent, own, theirs));
        for (round, outcome) in (1..).zip(&row.outcomes) {
            if let Outcome::Game { opponent, decided, .. } = *outcome
                && decided != Decided::Walkover
            {
                add(opponent, outcome.points(), table.rows[opponent].outcome(round).points());
            }
        }
    }
    games
}

/// Returns the competition before a stage and the rule by which players go on.
pub fn source<'t>(event: &'t Event, stage: &Competition) -> Option<(&'t Tournament, Takes)> {
    let rule = stage.stage.as_ref()?;
    // Keys grow, so that stages in a damaged file cannot form a ring.
    let source = event.tournament(rule.after).filter(|source| source.competition.id < stage.id)?;
    Some((source, rule.takes))
}

/// Returns the stages that follow a competition.
pub fn stages_after(event: &Event, competition: CompetitionId) -> impl Iterator<Item = &Tournament> {
    let is_it = move |(before, _): (&Tournament, Takes)| before.competition.id == competition;
    event.tournaments().filter(move |stage| source(event, &stage.competition).is_some_and(is_it))
}

/// A line of the competition before a stage.
#[derive(Debug, Clone, Copy)]
pub(super) struct Line {
    pub entry: EntryId,
    /// The list that it stands in, from 0: standings by zone or division consist of several.
    pub list: usize,
    pub place: Option<u32>,
    category: usize,
}

/// Returns the standings after a round without players who have left and without ghosts.
pub(super) fn lines(before: &Tournament, round: RoundNumber) -> Vec<Line> {
    all_lines(before, round).into_iter().filter(|line| is_present(before, line.entry)).collect()
}

/// Returns the standings after a round.
pub(super) fn all_lines(tournament: &Tournament, round: RoundNumber) -> Vec<Line> {
    let table = Crosstable::of(tournament, round);
    let (mut list, mut last) = (0, 0);
    let standings = Standings::of(&table, &tournament.competition, round);
    let line = |line: crate::standings::StandingsLine| {
        let place = line.place.unwrap_or(last);
        list += usize::from(place < last || place == 1 && last == 1 && !line.shared_with_above && line.place.is_some());
        last = place;
        Line { entry: line.entry, list, place: line.place, category: table.rows[line.row].category }
    };
    standings.lines.into_iter().map(line).collect()
}

fn is_present(before: &Tournament, id: EntryId) -> bool {
    before.entry(id).is_some_and(|entry| entry.status != EntryStatus::Withdrawn && !entry.ghost)
}

/// Returns the number and the name of a player.
fn numbered(before: &Tournament, id: EntryId) -> String {
    match before.entry(id).and_then(|entry| entry.number) {
        Some(number) => format!("{number} {}", name(before, id)),
        None => name(before, id),
    }
}

fn name(before: &Tournament, id: EntryId) -> String {
    before.entry(id).map(|entry| entry.player.list_name()).unwrap_or_default()
}

/// The other stages after the same competition, with their people.
struct OtherStages<'t> {
    stages: Vec<&'t Competition>,
    /// The stage of each person.
    people: BTreeMap<PersonId, &'t Competition>,
}

impl<'t> OtherStages<'t> {
    fn of(event: &'t Event, stage: &Competition) -> OtherStages<'t> {
        let after = stage.stage.as_ref().map(|rule| rule.after);
        let others = after.into_iter().flat_map(|after| stages_after(event, after));
        let others: Vec<&Tournament> = others.filter(|other| other.competition.id != stage.id).collect();
        let people = |other: &&'t Tournament| {
            let Tournament { competition, entries, .. } = *other;
            entries.iter().map(move |entry| (entry.person, competition))
        };
        let people = others.iter().flat_map(people).collect();
        OtherStages { stages: others.iter().map(|other| &other.competition).collect(), people }
    }

    fn stage_of(&self, before: &Tournament, id: EntryId) -> Option<&'t Competition> {
        before.entry(id).and_then(|entry| self.people.get(&entry.person)).copied()
    }

    /// Returns the entries at these positions, from 0. Of players who share a place, those in a stage with better places come
    /// first, then the chosen ones.
    fn cut(
        &self,
        before: &Tournament,
        mut lines: Vec<Line>,
        range: Range<usize>,
        first: Option<u32>,
        chosen: &BTreeSet<EntryId>,
    ) -> Result<Vec<EntryId>, NoStage> {
        let key = |line: &Line| {
            let elsewhere = self.stage_of(before, line.entry).and_then(first_place);
            let other = elsewhere.map_or(1, |other| if Some(other) < first { 0 } else { 2 });
            (line.list, line.place, other, !chosen.contains(&line.entry))
        };
        lines.sort_by_key(key);
        let range = range.start.min(lines.len())..range.end.min(lines.len());
        for border in [range.start, range.end] {
            let tied = |line: &&Line| lines.get(border).is_some_and(|next| key(line) == key(next));
            if border == 0 || !lines.get(border - 1).is_some_and(|line| tied(&line)) {
                continue;
            }
            let entries: Vec<EntryId> = lines.iter().filter(tied).map(|line| line.entry).collect();
            let names = entries.iter().map(|&id| numbered(before, id)).collect();
            let seats = lines[range].iter().filter(tied).count();
            return Err(NoStage::Tied(vec![Tie { list: None, entries, names, seats }]));
        }
        Ok(lines[range].iter().map(|line| line.entry).collect())
    }

    /// Returns everyone who is in no other stage.
    fn left(&self, before: &Tournament, lines: &[Line]) -> Result<Vec<EntryId>, NoStage> {
        let open = |stage: &&&Competition| stage.brought().is_none();
        if let Some(stage) = self.stages.iter().find(open) {
            return Err(NoStage::OtherOpen(stage.name.clone()));
        }
        let left = lines.iter().filter(|line| self.stage_of(before, line.entry).is_none());
        Ok(left.map(|line| line.entry).collect())
    }

    fn refuse_taken(&self, before: &Tournament, taken: &[EntryId]) -> Result<(), NoStage> {
        let twice = taken.iter().find_map(|&id| Some((id, self.stage_of(before, id)?)));
        match twice {
            Some((id, stage)) => Err(NoStage::Taken { name: name(before, id), stage: stage.name.clone() }),
            None => Ok(()),
        }
    }
}

fn first_place(stage: &Competition) -> Option<u32> {
    match stage.stage.as_ref()?.takes {
        Takes::Places { first, .. } => Some(first),
        _ => None,
    }
}

/// Returns the first `count` of each division, the winners first.
///
/// # Errors
/// [`NoStage::Tied`] with the ties of all divisions.
fn first_of_each(
    before: &Tournament,
    others: &OtherStages<'_>,
    placed: Vec<Line>,
    count: usize,
    chosen: &BTreeSet<EntryId>,
) -> Result<Vec<EntryId>, NoStage> {
    let mut divisions: BTreeMap<usize, Vec<Line>> = BTreeMap::new();
    for line in placed {
        divisions.entry(line.category).or_default().push(line);
    }
    let (mut taken, mut ties) = (Vec::new(), Vec::new());
    for (division, lines) in divisions {
        match others.cut(before, lines, 0..count, None, chosen) {
            Ok(first) => taken.extend(first.into_iter().enumerate().map(|(place, id)| (place, division, id))),
            Err(NoStage::Tied(found)) => {
                let list = Some((list_kind(&before.competition), division + 1));
                ties.extend(found.into_iter().map(|tie| Tie { list, ..tie }));
            }
            Err(other) => return Err(other),
        }
    }
    if !ties.is_empty() {
        return Err(NoStage::Tied(ties));
    }
    taken.sort_unstable();
    Ok(taken.into_iter().map(|(_, _, id)| id).collect())
}

fn list_kind(source: &Competition) -> ListKind {
    match source.has_divisions() {
        _ if source.system.rules().lists_zones => ListKind::Zone,
        true => ListKind::Division,
        false => ListKind::Category,
    }
}

/// Returns the losers of a round of the main table who have not left, by their numbers.
fn losers(before: &Tournament, round: RoundNumber) -> Vec<EntryId> {
    let Some(table) = before.table_of(Category::EVERYONE) else { return Vec::new() };
    let progress = progress(before, table);
    let games = progress.rounds.get(round as usize - 1).into_iter().flat_map(|round| &round.games);
    let out: BTreeSet<EntryId> =
        games.flat_map(|game| game.eliminated()).filter(|&id| is_present(before, id)).collect();
    let mut out: Vec<&Entry> = out.into_iter().filter_map(|id| before.entry(id)).collect();
    out.sort_by_key(|entry| entry.number);
    out.into_iter().map(|entry| entry.id).collect()
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use proptest::prelude::*;

    use super::*;
    use crate::model::competition::System;
    use crate::model::event_settings::EventSettings;

    fn before(system: System) -> Tournament {
        let settings = EventSettings::new("Cup", NaiveDate::default(), "");
        Tournament::new(settings, Competition::new(CompetitionId::OPEN, "Zones", system, 3))
    }

    fn nobody() -> OtherStages<'static> {
        OtherStages { stages: Vec::new(), people: BTreeMap::new() }
    }

    /// Returns lines with shared places from the sizes of the tied groups, for entries 1, 2, 3 ...
    fn tied_groups(sizes: &[usize]) -> Vec<Line> {
        let mut lines = Vec::new();
        for &size in sizes {
            let place = u32::try_from(lines.len() + 1).ok();
            let entry = |at: usize| EntryId(at as i64 + 1);
            let before = lines.len();
            lines.extend((0..size).map(|at| Line { entry: entry(before + at), list: 0, place, category: 0 }));
        }
        lines
    }

    proptest! {
        #[test]
        fn the_first_n_go_on_or_the_director_is_asked(
            sizes in prop::collection::vec(1usize..4, 1..8),
            last in 1usize..16,
            picks in prop::collection::btree_set(1i64..24, 0..6),
        ) {
            let source = before(System::Swiss);
            let lines = tied_groups(&sizes);
            let place: BTreeMap<EntryId, Option<u32>> = lines.iter().map(|line| (line.entry, line.place)).collect();
            let chosen: BTreeSet<EntryId> = picks.into_iter().map(EntryId).collect();
            match nobody().cut(&source, lines.clone(), 0..last, Some(1), &chosen) {
                Ok(taken) => {
                    prop_assert_eq!(taken.len(), last.min(lines.len()));
                    for line in lines.iter().filter(|line| !taken.contains(&line.entry)) {
                        prop_assert!(taken.iter().all(|id| place[id] <= line.place), "{taken:?}");
                        let equals = taken.iter().filter(|id| place[*id] == line.place);
                        prop_assert!(equals.clone().all(|id| chosen.contains(id)), "nobody is chosen by chance");
                    }
                }
                Err(NoStage::Tied(ties)) => {
                    let (entries, seats) = (&ties[0].entries, ties[0].seats);
                    prop_assert!(seats < entries.len() && seats > 0);
                    prop_assert!(entries.iter().all(|id| place[id] == place[&entries[0]]));
                    prop_assert!(place[&entries[0]].is_some_and(|place| place as usize <= last));
                }
                Err(other) => prop_assert!(false, "{other:?}"),
            }
        }
    }

    #[test]
    fn ties_of_all_zones_are_named_at_once() {
        let source = before(System::Zones);
        let zone = |category, entries: [i64; 3]| {
            entries.map(|id| Line { entry: EntryId(id), list: 0, place: Some(1), category })
        };
        let lines = || [zone(0, [1, 2, 3]), zone(1, [4, 5, 6])].concat();
        let taken = |chosen: &[i64]| {
            let chosen: BTreeSet<EntryId> = chosen.iter().copied().map(EntryId).collect();
            first_of_each(&source, &nobody(), lines(), 1, &chosen)
        };
        let zones = |refused: Result<Vec<EntryId>, NoStage>| match refused {
            Err(NoStage::Tied(ties)) => ties.into_iter().filter_map(|tie| tie.list).collect(),
            _ => Vec::new(),
        };
        assert_eq!(zones(taken(&[])), [(ListKind::Zone, 1), (ListKind::Zone, 2)]);
        assert_eq!(zones(taken(&[2])), [(ListKind::Zone, 2)]);
        assert_eq!(taken(&[2, 6]), Ok(vec![EntryId(2), EntryId(6)]));
    }

    #[test]
    fn places_after_a_tie_are_those_that_the_stage_before_left() {
        let source = before(System::Swiss);
        let lines = tied_groups(&[1, 2, 1]);
        let none = BTreeSet::new();
        assert!(matches!(
            nobody().cut(&source, lines.clone(), 2..4, Some(3), &none),
            Err(NoStage::Tied(ties)) if ties[0].seats == 1
        ));
        let chosen = BTreeSet::from([EntryId(2)]);
        assert_eq!(nobody().cut(&source, lines, 0..2, Some(1), &chosen), Ok(vec![EntryId(1), EntryId(2)]));
    }
}
