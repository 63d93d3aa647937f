//! Replacing a player who leaves a drawn table before its first games (R34).

use domain::knockout::{replaced, reseat};
use domain::model::knockout_rules::AfterWithdrawal;
use domain::model::knockout_table::{BoxReplacement, KnockoutTable};
use domain::systems::main_table::eligible;
use domain::{EntryId, Tournament};
use messages::{Message, message};
use session::{AppError, EventSession, Mutation, Result};

use super::draw::category;
use super::drawn_table;
use super::labels::{list_name, replacement};
use super::own_reason::OwnReason;
use crate::operation::{ReplaceInKnockout, op};

/// Replaces a player of a drawn table. The strongest player without a seed's mark takes a seed's box and leaves their own
/// to the alternate; without an alternate the box becomes a bye. The answer lists the changed boxes.
///
/// # Errors
/// Fails if the table is not drawn, its games have begun, the player is not in it, or the alternate is not eligible.
pub fn replace(session: &mut EventSession, request: &ReplaceInKnockout) -> Result<Mutation<Vec<Message>>> {
    session.transact(op::ReplaceInKnockout, request, |tournament| {
        let category = category(tournament, request.category)?;
        let table = drawn_table(tournament, category)?.clone();
        if has_begun(tournament, &table) {
            return Err(AppError::not_now(message!("ko-replace-begun", category)));
        }
        let out = EntryId(request.out);
        if !is_in_table(&table, out) {
            let name = list_name(tournament, out);
            return Err(AppError::not_found(message!("ko-player-not-in-table", name, category)));
        }
        let alternate = chosen_alternate(tournament, &table, out, request.by.map(EntryId))?;
        let given = request.reason.as_deref().map(str::trim).filter(|reason| !reason.is_empty());
        let reason = given.unwrap_or(OwnReason::Withdrawn.stored());
        let changes = replaced(&table, out, alternate, AfterWithdrawal::Alternate, reason);
        let sentences = changes.iter().map(|change| replacement(tournament, &table, change)).collect();
        apply(tournament, &table, changes);
        Ok(sentences)
    })
}

/// Returns the alternate for the player `out`: the director's choice, otherwise the strongest; `None` without an alternate.
///
/// # Errors
/// The chosen player is not an alternate of the table.
fn chosen_alternate(
    tournament: &Tournament,
    table: &KnockoutTable,
    out: EntryId,
    chosen: Option<EntryId>,
) -> Result<Option<EntryId>> {
    let free = alternates(tournament, table);
    match chosen {
        None => Ok(free.into_iter().find(|&entry| entry != out)),
        Some(by) if free.contains(&by) => Ok(chosen),
        Some(by) => {
            let (name, category) = (list_name(tournament, by), table.category);
            Err(AppError::bad_input(message!("ko-alternate-unknown", name, category)))
        }
    }
}

/// Applies the competition's rule for withdrawals to the boxes of `out` in tables that have not begun.
pub(crate) fn after_withdrawal(tournament: &mut Tournament, out: EntryId) -> Result<()> {
    let rule = tournament.competition.knockout_rules.after_withdrawal;
    let tables: Vec<KnockoutTable> = tournament.tables.iter().filter(|t| is_in_table(t, out)).cloned().collect();
    for table in tables {
        if has_begun(tournament, &table) {
            continue;
        }
        let alternate = alternates(tournament, &table).first().copied();
        apply(tournament, &table, replaced(&table, out, alternate, rule, OwnReason::Withdrawn.stored()));
    }
    Ok(())
}

/// Returns the players of the table's list who are not in the table, strongest first.
pub(super) fn alternates(tournament: &Tournament, table: &KnockoutTable) -> Vec<EntryId> {
    let list = eligible(tournament, table.category).list;
    list.into_iter().map(|listed| listed.entrant.entry).filter(|&entry| !is_in_table(table, entry)).collect()
}

/// Returns whether games of a table are paired.
pub(super) fn has_begun(tournament: &Tournament, table: &KnockoutTable) -> bool {
    tournament.games.iter().any(|g| g.knockout.is_some_and(|k| k.is_of(table.id)))
        || tournament.paired_rounds() >= table.first_round
}

fn is_in_table(table: &KnockoutTable, entry: EntryId) -> bool {
    table.boxes.iter().any(|b| b.entry == Some(entry))
}

fn apply(tournament: &mut Tournament, table: &KnockoutTable, changes: Vec<BoxReplacement>) {
    if let Some(table) = tournament.tables.iter_mut().find(|t| t.id == table.id) {
        reseat(table, changes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use crate::knockout::{DrawKnockout, draw, view};

    #[test]
    fn replace_gives_the_box_to_the_next_alternate() {
        let mut session = fixture::closed_youth(6);
        draw(&mut session, &DrawKnockout { category: 12, size: Some(4), ..DrawKnockout::default() })
            .expect("four of six players can be drawn");
        let list = view(&session).expect("the knock-outs can be shown").categories[0].list.clone();
        let request = ReplaceInKnockout { category: 12, out: list[3].id, ..ReplaceInKnockout::default() };
        let changes = replace(&mut session, &request).expect("a player can be replaced before the first games").value;
        assert!(changes[0].to_string().ends_with("(withdrawn)."), "{}", changes[0]);
        let table = view(&session).expect("the knock-outs can be shown").categories[0].table.clone();
        let entries: Vec<Option<i64>> = table.expect("KO12 is drawn").boxes.iter().map(|b| b.entry).collect();
        assert!(entries.contains(&Some(list[4].id)) && !entries.contains(&Some(list[3].id)), "{entries:?}");
    }

    #[test]
    fn replace_refuses_a_player_who_is_not_in_the_table() {
        let mut session = fixture::knockout(4);
        let request = ReplaceInKnockout { category: 12, out: 999, ..ReplaceInKnockout::default() };
        let error = replace(&mut session, &request).expect_err("entry 999 does not exist");
        assert_eq!(error.message.id, "ko-player-not-in-table");
    }
}
