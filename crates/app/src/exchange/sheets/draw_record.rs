//! `draw-record`: what decided a draw, and how anyone draws it again (R36).

use domain::Category;
use domain::knockout::group;
use domain::table::{Entrant, KnockoutTable};
use print::sheets::{DrawRecord, Listed, Lot};

use super::Subject;
use super::ko::{drawn, printed_group};
use crate::failure::Outcome;

/// The record of the category's draw.
pub(super) fn sheet(subject: &Subject) -> Outcome<DrawRecord> {
    let table = drawn(subject)?;
    let mut heading = subject.heading(None);
    heading.competition = format!("KO{}", table.category);
    Ok(DrawRecord {
        heading,
        sources: sources(subject, table),
        list: table
            .draw
            .plan
            .list
            .iter()
            .zip(1..)
            .map(|(e, place)| listed(subject, table.category, e, place))
            .collect(),
        lots: lots(subject, table),
        redo: format!("drawmaster ko verify EVENT --category {}", table.category),
        signatures: ["sheet-referee", "sheet-witness", "sheet-witness"].map(|key| subject.word(key)).to_vec(),
    })
}

/// Everything that the lots follow from.
fn sources(subject: &Subject, table: &KnockoutTable) -> Vec<(String, String)> {
    let record = &table.draw;
    let told = |text: &str| if text.is_empty() { "–".to_string() } else { text.to_string() };
    let mut sources = vec![
        ("sheet-draw-generator", subject.word("sheet-draw-generator-is")),
        ("sheet-draw-commitment", record.commitment.clone()),
        ("sheet-draw-nonce", told(&record.plan.nonce)),
        ("sheet-draw-called", told(&record.entropy)),
    ];
    let apart = record.plan.apart;
    let kept = [(apart.countries, "sheet-draw-countries"), (apart.clubs, "sheet-draw-clubs")];
    let kept: Vec<String> = kept.into_iter().filter(|(on, _)| *on).map(|(_, key)| subject.word(key)).collect();
    if !kept.is_empty() {
        sources.push(("sheet-draw-apart", kept.join(", ")));
    }
    sources.extend(record.reason.clone().map(|reason| ("sheet-draw-again", reason)));
    sources.into_iter().map(|(label, value)| (subject.word(label), value)).collect()
}

/// A line of the list: places are what the value groups are made of (R26).
fn listed(subject: &Subject, category: Category, entrant: &Entrant, place: u32) -> Listed {
    let entry = subject.tournament.entry(entrant.entry);
    let points = entry.and_then(|e| e.sp.get(&category)).map(|sp| format!("{sp} SP"));
    let rating = entry.and_then(|e| e.player.rating).map(|r| format!("GoR {}", r.0));
    Listed {
        place: place.to_string(),
        player: subject.player(entrant.entry),
        strength: points.or(rating).unwrap_or_else(|| entrant.rank.to_string()),
        group: printed_group(group(place)),
    }
}

/// The lots in the order they were drawn: group by group, in each for one box after the other. The boxes 1 and 2 go to
/// the first two of the list without lots.
fn lots(subject: &Subject, table: &KnockoutTable) -> Vec<Lot> {
    let mut boxes: Vec<_> =
        table.boxes.iter().filter(|b| b.place > 2).filter_map(|b| Some((b.place, b.entry?))).collect();
    boxes.sort_unstable();
    let place_of = |entry| table.draw.plan.list.iter().position(|e| e.entry == entry);
    let lot = |(place, entry)| Lot {
        group: printed_group(group(place)),
        box_number: place.to_string(),
        place: place_of(entry).map(|at| (at + 1).to_string()).unwrap_or_default(),
        player: subject.player(entry),
    };
    boxes.into_iter().map(lot).collect()
}
