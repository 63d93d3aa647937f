//! How players, boxes and games of a table are told, on every screen, sheet and in every answer.

use domain::knockout::{How, RoundName};
use domain::model::knockout_table::{KnockoutTable, Mark, Slot};
use domain::{EntryId, Tournament};

use super::replace::told;

/// "Given FAMILY rank (CC)", as on the table (R37).
pub fn full_name(tournament: &Tournament, entry: EntryId) -> String {
    let Some(player) = tournament.entry(entry).map(|e| &e.player) else { return String::new() };
    let country = player.country.map(|c| format!(" ({c})")).unwrap_or_default();
    format!("{} {}{country}", player.table_name(), player.rank)
}

/// What is printed beside a name (R37).
pub fn mark(mark: Mark) -> String {
    match mark {
        Mark::None => String::new(),
        Mark::Seed(number) => number.to_string(),
        Mark::WildCard => "WC".into(),
        Mark::Qualifier => "Q".into(),
        Mark::Alternate => "ALT".into(),
    }
}

/// How somebody advanced, as a word for data and catalogues.
pub fn how_word(how: How) -> &'static str {
    match how {
        How::Played => "played",
        How::Forfeit => "forfeit",
        How::Walkover => "walkover",
        How::Bye => "bye",
        How::Ladder => "ladder",
        How::Ruling => "ruling",
    }
}

/// What was decided about a table since its draw.
pub(super) fn since(tournament: &Tournament, table: &KnockoutTable) -> Vec<String> {
    let name = |entry| tournament.entry(entry).map(|e| e.player.list_name()).unwrap_or_default();
    let reseated = table.since.reseated.iter().map(|change| told(tournament, table, change));
    let rulings = table.since.rulings.iter().map(|ruling| {
        let stage = match ruling.slot {
            Slot::ThirdPlace => "Third place".to_string(),
            Slot::Main { round, .. } => RoundName::of(table.boxes.len() as u32, round).to_string(),
        };
        format!("KO{}, {stage}: {} advances by decision ({}).", table.category, name(ruling.winner), ruling.reason)
    });
    reseated.chain(rulings).collect()
}
