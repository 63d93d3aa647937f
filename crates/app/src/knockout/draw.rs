//! Drawing a category's table (R24-R28, R36).

use domain::knockout::{self, Listed, eligible, first_round, lines_for, seeds_shown};
use domain::lots::sha256_hex;
use domain::table::{Apart, DrawPlan, KnockoutTable};
use domain::{Category, Competition, TableId, Tournament};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::fitting_size;
use crate::desk::{Desk, main_competition};
use crate::event::hex_text;
use crate::failure::{Failure, Outcome};
use crate::operation::Operation;
use crate::stale::Done;

/// What to draw.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
pub struct DrawKnockout {
    /// The age category.
    pub category: u8,
    /// How many of the list play, 2 to 64; none for as many as fit.
    #[serde(default)]
    pub size: Option<u32>,
    /// The director's nonce in hexadecimal; none for a fresh one.
    #[serde(default)]
    pub seed: Option<String>,
    /// What was called in the hall.
    #[serde(default)]
    pub entropy: Option<String>,
}

/// Draws the table of a category. Drawn before its first round is paired, it is drawn again by the same act; both stand
/// in the journal (R36). The answer is the number of lines.
///
/// # Errors
/// There is no such category, the list is too short, the table does not fit the rounds, or its games have begun.
pub fn draw(desk: &mut Desk, request: &DrawKnockout) -> Outcome<Done<u32>> {
    let fresh = hex_text(&desk.fresh_seed());
    desk.transact(Operation::DrawKnockout, request, |tournament| {
        let competition = main_competition(tournament)?.clone();
        let category = category(tournament, request.category)?;
        check_not_begun(tournament, &competition, category)?;
        let table = drawn(tournament, &competition, category, request, &fresh)?;
        let lines = table.boxes.len() as u32;
        tournament.tables.retain(|t| t.id != table.id);
        tournament.tables.push(table);
        tournament.tables.sort_unstable_by_key(|t| t.id);
        Ok(lines)
    })
}

/// The event's category of that limit.
pub(crate) fn category(tournament: &Tournament, limit: u8) -> Outcome<Category> {
    let known = &tournament.event.ages.categories;
    known.iter().copied().find(|c| c.0 == limit).ok_or_else(|| {
        let list: Vec<String> = known.iter().map(Category::to_string).collect();
        Failure::not_found(format!("There is no age category {limit}: the categories are {}.", list.join(", ")))
    })
}

fn check_not_begun(tournament: &Tournament, competition: &Competition, category: Category) -> Outcome<()> {
    let Some(table) = tournament.table_of(competition.id, category) else { return Ok(()) };
    if tournament.games.iter().any(|g| g.knockout.is_some_and(|k| k.table == table.id)) {
        return Err(Failure::not_now(format!(
            "Games of KO{category} are set already: take those pairings back first."
        )));
    }
    Ok(())
}

fn drawn(
    tournament: &Tournament,
    competition: &Competition,
    category: Category,
    request: &DrawKnockout,
    fresh: &str,
) -> Outcome<KnockoutTable> {
    let mut list = eligible(tournament, competition.id, category).list;
    let size = request.size.unwrap_or_else(|| fitting_size(list.len(), competition.rounds)) as usize;
    check_size(size, list.len(), category)?;
    list.truncate(size);
    let refused = |e: knockout::NoTable| Failure::not_now(e.to_string());
    let lines = lines_for(size).map_err(refused)?;
    let first_round = first_round(lines, competition.rounds).map_err(refused)?;
    if first_round <= tournament.paired_rounds(competition.id) {
        let message = format!(
            "KO{category} with {size} players begins in round {first_round}, which is paired already: choose fewer players."
        );
        return Err(Failure::not_now(message));
    }
    let earlier = tournament.table_of(competition.id, category);
    let plan = plan(category, lines, list, request.seed.as_deref().unwrap_or(fresh))?;
    let reason = earlier.map(|_| "drawn again by the director".to_string());
    let (boxes, record) = knockout::draw(plan, request.entropy.as_deref().unwrap_or_default(), reason)
        .map_err(|e| Failure::bad_input(e.to_string()))?;
    let fresh_id = TableId(tournament.tables.iter().map(|t| t.id.0).max().unwrap_or(0) + 1);
    Ok(KnockoutTable {
        id: earlier.map_or(fresh_id, |t| t.id),
        competition: competition.id,
        category,
        first_round,
        third_place: false,
        boxes,
        draw: record,
    })
}

fn check_size(size: usize, listed: usize, category: Category) -> Outcome<()> {
    if listed < 2 {
        return Err(Failure::not_now(format!(
            "Fewer than two registered players are in category {category}: there is no knock-out."
        )));
    }
    if size < 2 || size > listed {
        return Err(Failure::bad_input(format!(
            "{size} players cannot be drawn: {listed} are eligible for KO{category}, so choose 2 to {listed}."
        )));
    }
    Ok(())
}

fn plan(category: Category, lines: u32, list: Vec<Listed>, nonce: &str) -> Outcome<DrawPlan> {
    let nonce = nonce.trim().to_lowercase();
    if nonce.is_empty() || !nonce.chars().all(|c| c.is_ascii_hexdigit()) {
        let message = format!("\"{nonce}\" is no seed: write hexadecimal digits, 0-9 and a-f.");
        return Err(Failure::bad_input(message).hint(format!("Of any text, {} would do.", &sha256_hex(&nonce)[..16])));
    }
    let even = if nonce.len() % 2 == 0 { nonce } else { format!("0{nonce}") };
    Ok(DrawPlan {
        category,
        lines,
        seeds: seeds_shown(lines),
        apart: Apart::default(),
        list: list.into_iter().map(|listed| listed.entrant).collect(),
        nonce: even,
    })
}
