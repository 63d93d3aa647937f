//! The absences of confirmed rounds by the journal: the register at the time when each round was confirmed. Older formats do
//! not store absences, so their migration takes them from here, and the check compares them with those that are stored.

use std::collections::{BTreeMap, BTreeSet};

use domain::{
    Absence, Bye, Competition, CompetitionId, Entry, EntryId, EntryStatus, EventSettings, Game, GameId, GameResult,
    Passes, Player, Rank, Round, RoundNumber, RoundState, Rounds, System, Tournament,
};
use rusqlite::{Connection, Transaction};
use serde_json::Value;

use crate::error::Result;
use crate::journal::{self, Kind, UndoStacks};
use crate::replay::State;
use crate::rows::{RowChange, Table};
use crate::table::Stored;

/// A competition and the number of its round.
pub(crate) type RoundKey = (CompetitionId, RoundNumber);

/// The absences of a round by the register after one journal entry.
struct Confirmation {
    entry: i64,
    kind: Kind,
    absences: Vec<Absence>,
}

/// The confirmations of each round in the order of the journal.
#[derive(Default)]
struct Confirmations(BTreeMap<RoundKey, Vec<Confirmation>>);

/// Returns for each round that an operation confirmed who was absent by the register at that time. Rounds that were confirmed
/// before the history begins, as in an imported event, are not included.
///
/// # Errors
/// [`crate::StoreError::Unreadable`] if the journal contains an invalid value.
pub(crate) fn absences(connection: &Connection, tables: &[Table]) -> Result<BTreeMap<RoundKey, Vec<Absence>>> {
    let mut stacks = UndoStacks::default();
    stacks.catch_up(connection)?;
    let confirmations = Confirmations::read(connection, tables)?;
    let in_effect = confirmations.in_effect(stacks.undone());
    Ok(in_effect.filter(|(_, c)| c.kind != Kind::Base).map(|(key, c)| (key, c.absences)).collect())
}

/// Stores the absences of all closed rounds of an older file: by the journal, otherwise by the present register.
pub(crate) fn store_absences(tx: &Transaction) -> rusqlite::Result<()> {
    store(tx).map_err(|error| rusqlite::Error::ToSqlConversionFailure(Box::new(error)))
}

fn store(tx: &Transaction) -> Result<()> {
    let tables = Table::all(tx)?;
    let mut stacks = UndoStacks::default();
    stacks.catch_up(tx)?;
    let confirmations = Confirmations::read(tx, &tables)?;
    let known: BTreeMap<RoundKey, Vec<Absence>> =
        confirmations.in_effect(stacks.undone()).map(|(key, c)| (key, c.absences)).collect();
    let mut rows = Vec::new();
    for table in &tables {
        let insertion = |row| RowChange::insertion(table.name.clone(), row);
        rows.extend(table.rows(tx)?.into_iter().map(insertion));
    }
    let mut state = State::default();
    state.apply(&tables, Kind::Base, &rows);
    let rounds = state.iter().filter(|((table, _), _)| table == "round").filter_map(|(_, row)| round(row));
    let competitions: BTreeSet<CompetitionId> = rounds.map(|round| round.competition).collect();
    competitions.into_iter().try_for_each(|competition| store_of(tx, &take_part(&state, competition), &known))
}

/// Stores the absences of a competition.
fn store_of(tx: &Transaction, present: &Tournament, known: &BTreeMap<RoundKey, Vec<Absence>>) -> Result<()> {
    for Round { competition, number, .. } in &present.rounds {
        let by_register = present.absences.iter().filter(|a| a.round == *number).copied().collect();
        let closed = present.is_closed(*number);
        let absences = known.get(&(*competition, *number)).filter(|_| closed).unwrap_or(&by_register);
        // An entry can have been deleted after the round, by undo.
        absences.iter().filter(|a| present.entry(a.entry).is_some()).try_for_each(|absence| absence.upsert(tx))?;
    }
    Ok(())
}

impl Confirmations {
    /// Reads the journal, of any format.
    fn read(connection: &rusqlite::Connection, tables: &[Table]) -> Result<Confirmations> {
        let (mut state, mut confirmations) = (State::default(), Confirmations::default());
        journal::each_entry(connection, i64::MAX, |entry, kind, changes| {
            state.apply(tables, kind, &changes);
            let rounds: BTreeSet<RoundKey> =
                changes.iter().filter(|c| c.table == "round").filter_map(|c| round_key(c.after.as_ref()?)).collect();
            if !rounds.is_empty() && matches!(kind, Kind::Base | Kind::Apply) {
                let register_too = kind == Kind::Apply && changes.iter().any(|c| c.table == "entry");
                confirmations.add(entry, kind, &rounds, register_too, &state);
            }
            Ok(())
        })?;
        Ok(confirmations)
    }

    /// Notes who is absent from those of `rounds` that are confirmed in `state`. As in
    /// [`Tournament::record_absences`], the first confirmation counts if a later round is paired.
    ///
    /// An operation that also writes the register, such as a recovery, does not tell who was absent before it.
    fn add(&mut self, entry: i64, kind: Kind, rounds: &BTreeSet<RoundKey>, register_too: bool, state: &State) {
        let competitions: BTreeSet<CompetitionId> = rounds.iter().map(|(competition, _)| *competition).collect();
        let present: BTreeMap<CompetitionId, Tournament> =
            competitions.into_iter().map(|competition| (competition, take_part(state, competition))).collect();
        for &(competition, round) in rounds {
            let Some(present) = present.get(&competition) else { continue };
            let confirmed = present.round(round).is_some_and(|r| r.state == RoundState::Confirmed);
            let of_round = self.0.entry((competition, round)).or_default();
            if register_too {
                of_round.clear();
            } else if confirmed && (of_round.is_empty() || kind == Kind::Apply && present.paired_rounds() == round) {
                let absent = present.absences.iter().filter(|a| a.round == round);
                of_round.push(Confirmation { entry, kind, absences: absent.copied().collect() });
            }
        }
    }

    /// Returns the last confirmation of each round that is not undone.
    fn in_effect(self, undone: &BTreeSet<i64>) -> impl Iterator<Item = (RoundKey, Confirmation)> {
        let last = |of_round: Vec<Confirmation>| of_round.into_iter().rfind(|c| !undone.contains(&c.entry));
        self.0.into_iter().filter_map(move |(key, of_round)| Some((key, last(of_round)?)))
    }
}

/// Returns a competition with its absences and what they depend on: who is registered, paired and has a result. Names and settings are
/// missing.
/// Rows that cannot be read are skipped.
fn take_part(state: &State, competition: CompetitionId) -> Tournament {
    let rules = Competition::new(competition, "", System::ALL[0], 0);
    let mut tournament = Tournament::new(EventSettings::new("", Default::default(), ""), rules);
    let own = state.iter().filter(|(_, row)| number(row, "competition") == Some(competition.number()));
    for ((table, _), row) in own {
        match table.as_str() {
            "entry" => tournament.entries.extend(entry(row)),
            "round" => tournament.rounds.extend(round(row)),
            "game" => tournament.games.extend(game(row)),
            "bye" => tournament.byes.extend(bye(row)),
            _ => {}
        }
    }
    tournament.entries.sort_unstable_by_key(|e| e.id);
    tournament.rounds.sort_unstable_by_key(|r| (r.competition, r.number));
    tournament.record_past_absences();
    tournament
}

fn number(row: &Value, column: &str) -> Option<i64> {
    row[column].as_i64()
}

fn round_key(row: &Value) -> Option<RoundKey> {
    let column = if row["number"].is_null() { "round" } else { "number" };
    let round = RoundNumber::try_from(number(row, column)?).ok()?;
    Some((CompetitionId(number(row, "competition")?), round))
}

fn entry(row: &Value) -> Option<Entry> {
    let competition = CompetitionId(number(row, "competition")?);
    let player = Player::new("", "", Rank::SHODAN);
    Some(Entry {
        status: serde_json::from_value::<EntryStatus>(row["status"].clone()).ok()?,
        missed: Rounds(u32::try_from(number(row, "missed")?).ok()?),
        ..Entry::new(EntryId(number(row, "id")?), competition, player)
    })
}

fn round(row: &Value) -> Option<Round> {
    let (competition, number) = round_key(row)?;
    let state = serde_json::from_value::<RoundState>(row["state"].clone()).ok()?;
    Some(Round { competition, number, state })
}

fn game(row: &Value) -> Option<Game> {
    let (competition, round) = round_key(row)?;
    let read = |column: &str| row[column].as_str().and_then(|text| text.parse::<GameResult>().ok());
    let players = (EntryId(number(row, "black")?), EntryId(number(row, "white")?));
    let passes = Passes { black: read("read_for_black"), white: read("read_for_white") };
    Some(Game { passes, ..Game::new(GameId(number(row, "id")?), competition, round, 0, players) })
}

fn bye(row: &Value) -> Option<Bye> {
    let (competition, round) = round_key(row)?;
    Some(Bye { competition, round, entry: EntryId(number(row, "entry")?) })
}
