//! What becomes of a box whose player withdraws after the draw and before the table's first games (R34).

use crate::model::id::EntryId;
use crate::model::knockout_rules::AfterWithdrawal;
use crate::model::knockout_table::{BoxReplacement, KnockoutTable, Mark, TableBox};

/// The boxes that change hands when `out` leaves, in their order; nothing if he is not in the table or keeps his box.
///
/// `alternate` is the next of the list who was not drawn. As in other sports a seed's box goes to the strongest player
/// without a seed's mark, and his box to the alternate; any other box goes to the alternate. Without an alternate the
/// box is a bye.
pub fn replaced(
    table: &KnockoutTable,
    out: EntryId,
    alternate: Option<EntryId>,
    rule: AfterWithdrawal,
    reason: &str,
) -> Vec<BoxReplacement> {
    let Some(left) = table.boxes.iter().find(|b| b.entry == Some(out)) else { return Vec::new() };
    let change = |from: &TableBox, to: Option<EntryId>, mark: Mark| BoxReplacement {
        place: from.place,
        from: from.entry,
        to,
        mark,
        reason: reason.to_string(),
    };
    let newcomer = match rule {
        AfterWithdrawal::Walkover => return Vec::new(),
        AfterWithdrawal::Bye => None,
        AfterWithdrawal::Alternate => alternate,
    };
    let Some(newcomer) = newcomer else { return vec![change(left, None, Mark::None)] };
    let strongest = next_eligible(table).filter(|_| matches!(left.mark, Mark::Seed(_)));
    match strongest {
        Some((number, next)) => {
            vec![change(left, next.entry, Mark::Seed(number)), change(next, Some(newcomer), Mark::Alternate)]
        }
        None => vec![change(left, Some(newcomer), Mark::Alternate)],
    }
}

/// Makes the changes in the table's boxes and keeps their record.
pub fn reseat(table: &mut KnockoutTable, changes: Vec<BoxReplacement>) {
    for change in &changes {
        if let Some(place) = table.boxes.iter_mut().find(|b| b.place == change.place) {
            (place.entry, place.mark) = (change.to, change.mark);
        }
    }
    table.since.reseated.extend(changes);
}

/// The strongest of the drawn list who stands in the table without a mark, with his number in the list.
fn next_eligible(table: &KnockoutTable) -> Option<(u32, &TableBox)> {
    let list = table.draw.plan.list.iter().zip(1..);
    list.filter_map(|(entrant, number)| {
        let stands = |b: &&TableBox| b.entry == Some(entrant.entry) && b.mark == Mark::None;
        Some((number, table.boxes.iter().find(stands)?))
    })
    .next()
}
