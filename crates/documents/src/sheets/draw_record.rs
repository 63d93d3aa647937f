//! `draw-record`: the inputs of a draw, and how anyone can repeat it (R36).

use app::freeze::{DrawActView, draw_acts};
use domain::knockout::{entrant, group, one_field};
use domain::model::freeze::DrawKind;
use domain::model::knockout_table::{Entrant, KnockoutTable};
use domain::model::player::Publication;
use domain::model::year_final::{FinalGroup, Finalist, RestPlan, YearFinal};
use domain::{Category, EntryId};
use print::sheets::{DrawRecordSheet, PrintedListLine, PrintedLot};
use session::Result;

use super::Subject;
use super::draw_acts::{dates, drawn_when, history_head, reason_label};
use super::ko::drawn;

/// Stands for a name or club that may no longer be published.
const WITHHELD: &str = "(…)";

/// Returns the record of the draw of the category's table or Final.
pub(super) fn sheet(subject: &Subject) -> Result<DrawRecordSheet> {
    if let Some(year_final) = final_of(subject) {
        return of_final(subject, year_final);
    }
    let table = drawn(subject)?;
    let mut heading = subject.heading(None);
    heading.competition = format!("KO{}", table.category);
    let acts = draw_acts(subject.session, table.category, DrawKind::Knockout)?;
    heading.round = drawn_when(subject, table.draw.stamp.as_ref(), &acts);
    let frozen = Frozen::of(subject, &table.draw.frozen);
    Ok(DrawRecordSheet {
        heading,
        sources: sources(subject, table, &acts)?,
        list: table
            .draw
            .plan
            .list
            .iter()
            .zip(1..)
            .map(|(e, place)| listed(subject, table.category, e, place))
            .collect(),
        frozen: frozen.lines,
        frozen_notes: frozen.notes,
        lots: lots(subject, table),
        of_groups: false,
        redo: format!("drawmaster ko verify EVENT --category {}", table.category),
        signatures: signatures(subject),
    })
}

/// A frozen text as it may be printed.
struct Frozen {
    lines: Vec<String>,
    notes: Vec<String>,
}

impl Frozen {
    /// Returns the lines of a frozen text. The line of a player who has since withdrawn their consent shows only what may
    /// still be published, and a note says how many such lines there are, because the commitment cannot be recomputed from them.
    fn of(subject: &Subject, text: &str) -> Frozen {
        let withheld = |line: &str| withheld_line(subject, line);
        let lines: Vec<(String, bool)> =
            text.lines().map(|line| withheld(line).map_or((line.to_string(), false), |line| (line, true))).collect();
        let count = lines.iter().filter(|(_, withheld)| *withheld).count() as u32;
        let note = (count > 0).then(|| subject.counted("sheet-draw-withheld", "lines", count));
        Frozen { lines: lines.into_iter().map(|(line, _)| line).collect(), notes: note.into_iter().collect() }
    }
}

/// Returns a player's line of a frozen text without what may no longer be published; `None` if it may be shown whole.
fn withheld_line(subject: &Subject, line: &str) -> Option<String> {
    let mut fields: Vec<&str> = line.split('|').collect();
    let entry = subject.tournament.entry(EntryId(fields.get(1)?.parse().ok()?))?;
    if entry.player.publication == Publication::Full {
        return None;
    }
    let shown = entrant(entry);
    let country = shown.country.map(|country| country.to_string()).unwrap_or_default();
    let mut any = false;
    for (at, published) in [(2, one_field(&shown.name)), (4, country), (5, one_field(&shown.club))] {
        // In the line of a Final the field after the rank has the points.
        let is_personal = at == 2 || fields.len() > 5;
        if is_personal && fields.get(at).is_some_and(|field| *field != published && !field.is_empty()) {
            fields[at] = WITHHELD;
            any = true;
        }
    }
    any.then(|| fields.join("|"))
}

fn signatures(subject: &Subject) -> Vec<String> {
    ["print-referee", "sheet-witness", "sheet-witness"].map(|key| subject.word(key)).to_vec()
}

/// Returns the Final of the requested category, or without a category the Final if it is the only draw.
fn final_of<'a>(subject: &Subject<'a>) -> Option<&'a YearFinal> {
    let tournament = subject.tournament;
    if let Some(category) = subject.category {
        return tournament.final_of(category);
    }
    let mut finals = tournament.finals.iter();
    let alone = tournament.tables.is_empty();
    let first = finals.next().filter(|_| alone)?;
    finals.next().is_none().then_some(first)
}

/// Returns the record of a Final's draw (R50, R54): the heads first, then one player of each pair to each group.
fn of_final(subject: &Subject, year_final: &YearFinal) -> Result<DrawRecordSheet> {
    let mut heading = subject.heading(None);
    heading.competition = subject.counted("sheet-final", "category", u32::from(year_final.category.0));
    let record = &year_final.draw;
    let rests = match record.plan.rests {
        RestPlan::BestRanked => Some("sheet-draw-rests-best"),
        RestPlan::Lots => Some("sheet-draw-rests-lots"),
        RestPlan::Eve => Some("sheet-draw-rests-eve"),
        RestPlan::Balanced => None,
    };
    let mut sources = origins(subject, &record.commitment, &record.plan.nonce, &record.entropy);
    sources.extend(rests.map(|key| ("sheet-draw-rests", subject.word(key))));
    sources.extend(record.reason.clone().map(|reason| (reason_label(record.stamp.as_ref()), reason)));
    let acts = draw_acts(subject.session, year_final.category, DrawKind::Final)?;
    heading.round = drawn_when(subject, record.stamp.as_ref(), &acts);
    sources.extend(dates(subject, record.plan.announced.as_ref(), record.stamp.as_ref(), &acts));
    sources.push(history_head(subject)?);
    let frozen = Frozen::of(subject, &record.frozen);
    let listed = |(place, finalist): (u32, &Finalist)| PrintedListLine {
        place: place.to_string(),
        player: subject.player(finalist.entry),
        strength: finalist.points.map_or_else(|| finalist.rank.to_string(), |points| format!("{points} SP")),
        group: String::new(),
    };
    Ok(DrawRecordSheet {
        heading,
        sources: sources.into_iter().map(|(label, value)| (subject.word(label), value)).collect(),
        list: (1..).zip(&record.plan.list).map(listed).collect(),
        frozen: frozen.lines,
        frozen_notes: frozen.notes,
        lots: seats(subject, year_final),
        of_groups: true,
        redo: format!("drawmaster final verify EVENT --category {}", year_final.category),
        signatures: signatures(subject),
    })
}

/// Returns the players of the groups by entry position, GR before OR.
fn seats(subject: &Subject, year_final: &YearFinal) -> Vec<PrintedLot> {
    let place_of =
        |entry| year_final.draw.plan.list.iter().position(|f| f.entry == entry).map(|at| (at + 1).to_string());
    let odd = year_final.group_size() % 2 == 1;
    let mut lots = Vec::new();
    for position in 0..year_final.group_size() {
        for group in FinalGroup::BOTH {
            let Some(seat) = year_final.group(group).get(position) else { continue };
            lots.push(PrintedLot {
                group: group.to_string(),
                box_number: (position + 1).to_string(),
                place: place_of(seat.entry).unwrap_or_default(),
                player: subject.player(seat.entry),
                rests: if odd { (year_final.first_round + seat.number).to_string() } else { String::new() },
            });
        }
    }
    lots
}

/// Returns the inputs that every draw has.
fn origins(subject: &Subject, commitment: &str, nonce: &str, entropy: &str) -> Vec<(&'static str, String)> {
    let or_dash = |text: &str| if text.is_empty() { "–".to_string() } else { text.to_string() };
    vec![
        ("sheet-draw-generator", subject.word("sheet-draw-generator-is")),
        ("sheet-draw-commitment", commitment.to_string()),
        ("sheet-draw-nonce", or_dash(nonce)),
        ("sheet-draw-called", or_dash(entropy)),
    ]
}

/// Returns all inputs of the draw of a table.
fn sources(subject: &Subject, table: &KnockoutTable, acts: &[DrawActView]) -> Result<Vec<(String, String)>> {
    let record = &table.draw;
    let mut sources = origins(subject, &record.commitment, &record.plan.nonce, &record.entropy);
    let apart = record.plan.apart;
    let kept = [(apart.countries, "sheet-draw-countries"), (apart.clubs, "sheet-draw-clubs")];
    let kept: Vec<String> = kept.into_iter().filter(|(on, _)| *on).map(|(_, key)| subject.word(key)).collect();
    if !kept.is_empty() {
        sources.push(("sheet-draw-apart", kept.join(", ")));
    }
    sources.extend(record.reason.clone().map(|reason| (reason_label(record.stamp.as_ref()), reason)));
    sources.extend(dates(subject, record.plan.announced.as_ref(), record.stamp.as_ref(), acts));
    sources.push(history_head(subject)?);
    Ok(sources.into_iter().map(|(label, value)| (subject.word(label), value)).collect())
}

/// Returns a line of the list, with the value group of its place (R26).
fn listed(subject: &Subject, category: Category, entrant: &Entrant, place: u32) -> PrintedListLine {
    let entry = subject.tournament.entry(entrant.entry);
    let points = entry.and_then(|e| e.sp.get(&category)).map(|sp| format!("{sp} SP"));
    let rating = entry.and_then(|e| e.player.rating).map(|r| format!("GoR {}", r.0));
    PrintedListLine {
        place: place.to_string(),
        player: subject.player(entrant.entry),
        strength: points.or(rating).unwrap_or_else(|| entrant.rank.to_string()),
        group: group(place).letter().into(),
    }
}

/// Returns the lots in the order of the draw: by value group, then by box. Boxes 1 and 2 need no lots; they go to the first
/// two players of the list.
fn lots(subject: &Subject, table: &KnockoutTable) -> Vec<PrintedLot> {
    let mut boxes: Vec<_> =
        table.boxes.iter().filter(|b| b.place > 2).filter_map(|b| Some((b.place, b.entry?))).collect();
    boxes.sort_unstable();
    let place_of = |entry| table.draw.plan.list.iter().position(|e| e.entry == entry);
    let lot = |(place, entry)| PrintedLot {
        group: group(place).letter().into(),
        box_number: place.to_string(),
        place: place_of(entry).map(|at| (at + 1).to_string()).unwrap_or_default(),
        player: subject.player(entry),
        rests: String::new(),
    };
    boxes.into_iter().map(lot).collect()
}
