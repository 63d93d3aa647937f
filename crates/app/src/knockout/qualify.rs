//! Planning a qualifying: games in the Open's earlier rounds for the last places of a table (R30).

use domain::knockout::{QualifyingRequest, eligible, first_round, qualifying};
use domain::model::knockout_table::Entrant;
use domain::model::qualifying::QualifyingStage;
use domain::{Category, Competition, EntryId, Tournament};
use messages::{Explain, message};
use session::{AppError, EventSession, Mutation, Result};

use super::draw::{category, check_closed};
use super::not_eligible;
use super::order::reordered;
use crate::operation::{PlanQualifying, op};

/// Plans the qualifying of a category, or replaces the plan before the first qualifying games. The answer is the number of
/// places that are played for.
///
/// # Errors
/// Fails if the register is open, the table is drawn, a qualifying round is paired, or R29 or R30 forbids the plan.
pub fn plan_qualifying(session: &mut EventSession, request: &PlanQualifying) -> Result<Mutation<usize>> {
    session.transact(op::PlanQualifying, request, |tournament| {
        let competition = tournament.competition.clone();
        let category = category(tournament, request.category)?;
        check_closed(tournament)?;
        check_not_begun(tournament, category)?;
        let planned = if request.take_back { None } else { Some(stage(tournament, &competition, category, request)?) };
        tournament.qualifyings.retain(|q| q.category != category);
        let places = planned.as_ref().map_or(0, |stage| stage.plan.sections.len());
        tournament.qualifyings.extend(planned);
        tournament.qualifyings.sort_unstable_by_key(|q| (q.competition, q.category));
        Ok(places)
    })
}

fn check_not_begun(tournament: &Tournament, category: Category) -> Result<()> {
    if tournament.table_of(category).is_some() {
        return Err(AppError::not_now(message!("ko-qualifying-too-late", category)));
    }
    let paired = tournament.paired_rounds();
    match tournament.qualifying_of(category) {
        Some(stage) if stage.plan.first_round <= paired => {
            Err(AppError::not_now(message!("ko-qualifying-begun", category)))
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
    let listed = eligible(tournament, category).list;
    let list = listed.into_iter().map(|listed| listed.entrant).collect();
    let list = reordered(tournament, list, &request.order, request.reason.as_deref())?;
    let wild_cards: Vec<EntryId> = request.wild_cards.iter().map(|&key| EntryId(key)).collect();
    if let Some(stranger) = wild_cards.iter().find(|w| !list.iter().any(|e| e.entry == **w)) {
        return Err(not_eligible(tournament, *stranger));
    }
    let others: Vec<Entrant> = list.into_iter().filter(|e| !wild_cards.contains(&e.entry)).collect();
    let lines = request.lines;
    let begins = first_round(lines.max(2), competition.rounds).map_err(|e| AppError::bad_input(e.message()))?;
    let wish = QualifyingRequest {
        lines,
        wild_cards: wild_cards.len() as u32,
        for_wild_cards: request.for_wild_cards,
        rounds: request.rounds,
        begins,
    };
    let plan = qualifying(&others, &wish).map_err(|e| AppError::bad_input(e.message()))?;
    if plan.first_round <= tournament.paired_rounds() {
        return Err(AppError::not_now(message!("ko-qualifying-round-paired", round = plan.first_round)));
    }
    Ok(QualifyingStage { competition: competition.id, category, lines, wild_cards, plan })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use crate::knockout::view;

    fn request() -> PlanQualifying {
        PlanQualifying { category: 12, lines: 8, rounds: 1, ..PlanQualifying::default() }
    }

    #[test]
    fn plan_qualifying_stores_a_plan_and_takes_it_back() {
        let mut session = fixture::closed_youth(12);
        let places = plan_qualifying(&mut session, &request()).expect("twelve players fill a qualifying").value;
        let planned = view(&session).expect("the knock-outs can be shown").categories[0].qualifying.clone();
        assert_eq!(planned.expect("the qualifying is planned").sections.len(), places);
        let back = PlanQualifying { take_back: true, ..request() };
        assert_eq!(plan_qualifying(&mut session, &back).expect("a plan can be taken back").value, 0);
        assert_eq!(view(&session).expect("the knock-outs can be shown").categories[0].qualifying, None);
    }

    #[test]
    fn a_round_robin_has_no_room_for_a_table_or_a_final() {
        use crate::knockout::{DrawKnockout, draw};
        use crate::operation::RoundRequest;
        use crate::year_final;
        let mut session = fixture::closed_youth(12);
        let circle = |tournament: &mut Tournament| {
            tournament.competition.system = domain::System::RoundRobin;
            Ok(())
        };
        session.transact(op::UnpairRound, &RoundRequest { round: 1 }, circle).expect("the store accepts any system");
        let draw = draw(&mut session, &DrawKnockout { category: 12, ..DrawKnockout::default() }).map(|_| ());
        let planned = plan_qualifying(&mut session, &request()).map(|_| ());
        let request = year_final::DrawFinal { category: 12, ..year_final::DrawFinal::default() };
        let year_final = year_final::draw(&mut session, &request).map(|_| ());
        for refused in [draw, planned, year_final] {
            assert_eq!(refused.expect_err("the circle fixes all games").message.id, "ko-in-round-robin");
        }
    }

    #[test]
    fn plan_qualifying_refuses_a_drawn_table() {
        let mut session = fixture::knockout(12);
        let error = plan_qualifying(&mut session, &request()).expect_err("KO12 is drawn");
        assert_eq!(error.message.id, "ko-qualifying-too-late");
    }
}
