//! A player leaves a drawn table before its first games: who takes his box (R34).

use domain::knockout::{eligible, replaced, reseat};
use domain::model::knockout_rules::AfterWithdrawal;
use domain::model::knockout_table::{BoxReplacement, KnockoutTable};
use domain::{EntryId, Tournament};
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::draw::category;

/// Who leaves, and who comes.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct ReplaceInKnockout {
    /// The age category.
    pub category: u8,
    /// Who leaves the table.
    #[ts(type = "number")]
    pub out: i64,
    /// The alternate; none for the next of the list who was not drawn.
    #[ts(optional, as = "Option<i32>")]
    pub by: Option<i64>,
    /// Why; none for a withdrawal.
    #[ts(optional)]
    pub reason: Option<String>,
}

/// Replaces a player of a drawn table. A seed's box goes to the strongest without a seed's mark, and his to the
/// alternate; where there is no alternate the box is a bye. The answer says what changed.
///
/// # Errors
/// There is no such table or player in it, its games have begun, or the alternate is not eligible.
pub fn replace(session: &mut EventSession, request: &ReplaceInKnockout) -> Result<Mutation<Vec<String>>> {
    session.transact(Operation::ReplaceInKnockout, request, |tournament| {
        let category = category(tournament, request.category)?;
        let competition = main_competition(tournament)?.id;
        let not_drawn = || AppError::not_found(format!("KO{category} is not drawn: draw it first."));
        let table = tournament.table_of(competition, category).ok_or_else(not_drawn)?.clone();
        if has_begun(tournament, &table) {
            return Err(AppError::not_now(format!(
                "Games of KO{category} are set already: who leaves now loses by walkover."
            )));
        }
        let out = EntryId(request.out);
        let name = |entry| tournament.entry(entry).map(|e| e.player.list_name()).unwrap_or_default();
        if !stands(&table, out) {
            return Err(AppError::not_found(format!("{} does not stand in KO{category}.", name(out))));
        }
        let free = alternates(tournament, &table);
        let alternate = match request.by.map(EntryId) {
            None => free.iter().copied().find(|&e| e != out),
            Some(by) if free.contains(&by) => Some(by),
            Some(by) => {
                let message = format!("{} cannot come into KO{category}: choose an alternate of its list.", name(by));
                return Err(AppError::bad_input(message));
            }
        };
        let reason = request.reason.as_deref().map(str::trim).filter(|r| !r.is_empty()).unwrap_or("withdrawn");
        let changes = replaced(&table, out, alternate, AfterWithdrawal::Alternate, reason);
        let told = changes.iter().map(|change| told(tournament, &table, change)).collect();
        write(tournament, &table, changes);
        Ok(told)
    })
}

/// What the competition's setting makes of an entry that was withdrawn: his boxes in tables that have not begun.
pub(crate) fn after_withdrawal(tournament: &mut Tournament, out: EntryId) -> Result<()> {
    let rule = main_competition(tournament)?.knockout_rules.after_withdrawal;
    let tables: Vec<KnockoutTable> = tournament.tables.iter().filter(|t| stands(t, out)).cloned().collect();
    for table in tables {
        if has_begun(tournament, &table) {
            continue;
        }
        let alternate = alternates(tournament, &table).first().copied();
        write(tournament, &table, replaced(&table, out, alternate, rule, "withdrawn"));
    }
    Ok(())
}

/// Those of the table's list who were not drawn or have come out of it, strongest first.
pub(crate) fn alternates(tournament: &Tournament, table: &KnockoutTable) -> Vec<EntryId> {
    let list = eligible(tournament, table.competition, table.category).list;
    list.into_iter().map(|listed| listed.entrant.entry).filter(|&entry| !stands(table, entry)).collect()
}

/// Whether games of a table are set.
pub(crate) fn has_begun(tournament: &Tournament, table: &KnockoutTable) -> bool {
    tournament.games.iter().any(|g| g.knockout.is_some_and(|k| k.table == table.id))
        || tournament.paired_rounds(table.competition) >= table.first_round
}

fn stands(table: &KnockoutTable, entry: EntryId) -> bool {
    table.boxes.iter().any(|b| b.entry == Some(entry))
}

fn write(tournament: &mut Tournament, table: &KnockoutTable, changes: Vec<BoxReplacement>) {
    if let Some(table) = tournament.tables.iter_mut().find(|t| t.id == table.id) {
        reseat(table, changes);
    }
}

/// "Box 1: Ana Reed comes for Ivo Stone (withdrawn)."
pub(crate) fn told(tournament: &Tournament, table: &KnockoutTable, change: &BoxReplacement) -> String {
    let name = |entry: Option<EntryId>| {
        let name = entry.and_then(|e| tournament.entry(e)).map(|e| e.player.list_name());
        name.unwrap_or_else(|| "nobody".into())
    };
    let BoxReplacement { place, from, to, reason, .. } = change;
    format!("KO{}, box {place}: {} comes for {} ({reason}).", table.category, name(*to), name(*from))
}
