//! Planning a qualifying: who plays for the last places of a table in the Open's earlier rounds (R30).

use domain::knockout::{QualifyingWish, eligible, first_round, qualifying};
use domain::model::knockout_table::Entrant;
use domain::model::qualifying::QualifyingStage;
use domain::{Category, Competition, EntryId, Tournament};
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::draw::{category, check_closed};
use super::order::reordered;

/// What kind of qualifying. Entries are named by their keys.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct PlanQualifying {
    /// The age category.
    pub category: u8,
    /// Lines of its table: 8, 16 or 32.
    pub lines: u32,
    /// Qualifying rounds, 1 or 2.
    pub rounds: u32,
    /// Who gets a wild card, the strongest first (R29).
    #[ts(optional, as = "Option<Vec<i32>>")]
    pub wild_cards: Vec<i64>,
    /// How many places of wild cards are played for instead.
    #[ts(optional, as = "Option<u32>")]
    pub for_wild_cards: u32,
    /// Who comes first in the list, in this order; it needs a reason (R25).
    #[ts(optional, as = "Option<Vec<i32>>")]
    pub order: Vec<i64>,
    /// Why the list was reordered.
    #[ts(optional)]
    pub reason: Option<String>,
    /// Take the plan back instead.
    #[ts(optional, as = "Option<bool>")]
    pub take_back: bool,
}

/// Plans the qualifying of a category, or plans it anew before its first games. The answer is how many places are played
/// for.
///
/// # Errors
/// The register is open, the table is drawn, a qualifying round is paired, or R29 and R30 do not allow it.
pub fn plan_qualifying(session: &mut EventSession, request: &PlanQualifying) -> Result<Mutation<usize>> {
    session.transact(Operation::PlanQualifying, request, |tournament| {
        let competition = main_competition(tournament)?.clone();
        let category = category(tournament, request.category)?;
        check_closed(tournament)?;
        check_not_begun(tournament, &competition, category)?;
        let planned = if request.take_back { None } else { Some(stage(tournament, &competition, category, request)?) };
        tournament.qualifyings.retain(|q| (q.competition, q.category) != (competition.id, category));
        let places = planned.as_ref().map_or(0, |stage| stage.plan.sections.len());
        tournament.qualifyings.extend(planned);
        tournament.qualifyings.sort_unstable_by_key(|q| (q.competition, q.category));
        Ok(places)
    })
}

fn check_not_begun(tournament: &Tournament, competition: &Competition, category: Category) -> Result<()> {
    if tournament.table_of(competition.id, category).is_some() {
        return Err(AppError::not_now(format!("KO{category} is drawn already: there is nothing left to qualify for.")));
    }
    let paired = tournament.paired_rounds(competition.id);
    match tournament.qualifying_of(competition.id, category) {
        Some(stage) if stage.plan.first_round <= paired => {
            Err(AppError::not_now(format!("The qualifying of KO{category} has begun: take its pairings back first.")))
        }
        _ => Ok(()),
    }
}

fn stage(
    tournament: &Tournament,
    competition: &Competition,
    category: Category,
    request: &PlanQualifying,
) -> Result<QualifyingStage> {
    let listed = eligible(tournament, competition.id, category).list;
    let list = listed.into_iter().map(|listed| listed.entrant).collect();
    let list = reordered(tournament, list, &request.order, request.reason.as_deref())?;
    let wild_cards: Vec<EntryId> = request.wild_cards.iter().map(|&key| EntryId(key)).collect();
    if let Some(stranger) = wild_cards.iter().find(|w| !list.iter().any(|e| e.entry == **w)) {
        let name = tournament.entry(*stranger).map(|e| e.player.list_name()).unwrap_or_default();
        return Err(AppError::bad_input(format!("{name} is not eligible for this table: see who is in its list.")));
    }
    let others: Vec<Entrant> = list.into_iter().filter(|e| !wild_cards.contains(&e.entry)).collect();
    let refused = |e: String| AppError::bad_input(e);
    let lines = request.lines;
    let begins = first_round(lines.max(2), competition.rounds).map_err(|e| refused(e.to_string()))?;
    let wish = QualifyingWish {
        lines,
        wild_cards: wild_cards.len() as u32,
        for_wild_cards: request.for_wild_cards,
        rounds: request.rounds,
        begins,
    };
    let plan = qualifying(&others, &wish).map_err(|e| refused(e.to_string()))?;
    if plan.first_round <= tournament.paired_rounds(competition.id) {
        let message = format!("The qualifying would begin in round {}, which is paired already.", plan.first_round);
        return Err(AppError::not_now(message));
    }
    Ok(QualifyingStage { competition: competition.id, category, lines, wild_cards, plan })
}
