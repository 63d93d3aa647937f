//! The competitions that the entries of the journal changed, by name.

use std::collections::{BTreeMap, BTreeSet};

use domain::{CompetitionId, Event, GameId};
use session::{EventSession, Result};
use store::Touched;

/// The names of the competitions of journal entries.
#[derive(Debug, Default)]
pub(crate) struct EntryCompetitions(BTreeMap<i64, String>);

impl EntryCompetitions {
    /// Returns the competitions of the journal entries after number `after`. An event with one competition has no need of their
    /// names.
    ///
    /// # Errors
    /// No event is open, or the journal cannot be read.
    pub(crate) fn of(session: &EventSession, after: i64) -> Result<EntryCompetitions> {
        let whole = session.event()?;
        if whole.competitions().len() < 2 {
            return Ok(EntryCompetitions::default());
        }
        let touched = session.file()?.touched(after)?;
        let named = touched.values().flatten();
        let wanted: BTreeSet<GameId> = named.filter_map(|record| record.game()).collect();
        let games = whole.games().filter(|game| wanted.contains(&game.id));
        let games = games.map(|game| (game.id, game.competition)).collect();
        Ok(EntryCompetitions(touched.iter().map(|(&entry, records)| (entry, names(whole, &games, records))).collect()))
    }

    /// Returns the names of the competitions that an entry changed, such as `Open, Rapid`; empty if it changed only the event, or
    /// records that do not exist any more.
    pub(crate) fn names(&self, entry: i64) -> String {
        self.0.get(&entry).cloned().unwrap_or_default()
    }
}

fn names(whole: &Event, games: &BTreeMap<GameId, CompetitionId>, records: &[Touched]) -> String {
    let id = |record: &Touched| match *record {
        Touched::Competition(id) => Some(id),
        Touched::Entry(id) => whole.entry(id).map(|entry| entry.competition),
        Touched::Game(id) => games.get(&id).copied(),
        Touched::Table(id) => whole.tables().find(|table| table.id == id).map(|table| table.competition),
        Touched::Final(id) => whole.finals().find(|drawn| drawn.id == id).map(|year_final| year_final.competition),
        Touched::Case(id) => whole.cases().find(|case| case.id == id).map(|case| case.competition),
        Touched::Slip(id) => whole.slips().find(|slip| slip.id == id).map(|slip| slip.competition),
    };
    let changed: BTreeSet<CompetitionId> = records.iter().filter_map(id).collect();
    let named = changed.into_iter().filter_map(|id| whole.competition(id));
    named.map(|competition| competition.name.as_str()).collect::<Vec<_>>().join(", ")
}
