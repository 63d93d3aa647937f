//! Drawing the Final of a category (R50, R54).

use domain::knockout::{Listed, eligible};
use domain::model::freeze::{DrawKind, Freeze, FrozenDraw};
use domain::model::year_final::{FinalPlan, FinalSettings, Finalist, RestPlan, YearFinal, group_rounds};
use domain::year_final::FinalPlanError;
use domain::{Category, Competition, EntryId, RoundNumber, TourSettings, Tournament};
use messages::{Explain, message};
use serde::Serialize;
use session::fields::hex_text;
use session::{AppError, EventSession, Mutation, Result, seasons};
use store::Counters;
use ts_rs::TS;

use crate::freeze::{
    FrozenView, announcement, check_no_entropy, check_still_listed, differs_from_frozen, draw_stamp, entropy,
};
use crate::knockout::{category, check_no_circle};
use crate::operation::{DrawFinal, op};

/// The tour's class of the Final and its Open (R53).
pub(crate) const CLASS: &str = "final";

/// A Final that was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalDrawn {
    /// Its players.
    pub players: u32,
    /// Whether the event's class changed from an ordinary stage to the tour's Final (R53).
    pub class_changed: bool,
}

/// Freezes the list of a category's Final with a nonce, and announces how the entropy will be found. Exactly one draw uses the
/// freeze. Freezing again replaces it; the journal keeps both. The answer has the commitment to publish.
///
/// # Errors
/// The list cannot be drawn now, or the request has entropy already.
pub fn freeze(session: &mut EventSession, request: &DrawFinal) -> Result<Mutation<FrozenView>> {
    let fresh = hex_text(&session.fresh_seed());
    check_no_entropy(request.entropy.as_deref())?;
    let announced =
        announcement(session, request.category, DrawKind::Final, request.digits, request.source.as_deref())?;
    session.transact(op::FreezeFinal, request, |tournament| {
        let competition = tournament.competition.clone();
        let category = category(tournament, request.category)?;
        check_now(tournament, &competition, category)?;
        let drawing = Drawing { tournament, competition: &competition, category, request };
        let Chosen { mut plan, first_round, alone, reason } = drawing.requested(&fresh)?;
        plan.announced = Some(announced);
        plan.check().map_err(|e| AppError::bad_input(e.message()))?;
        let draw = FrozenDraw::Final { plan, first_round, alone, reason };
        let freeze = Freeze { competition: competition.id, category, draw };
        let view = FrozenView::from(&freeze);
        tournament.event.take_freeze(competition.id, category, DrawKind::Final);
        tournament.event.freezes.push(freeze);
        Ok(view)
    })
}

/// Draws the Final of a category: its frozen list, or, if none is frozen, the list that the request chooses, frozen in the same
/// step. Until its first game is paired the Final can be drawn again (R36).
///
/// # Errors
/// Fails if there is no such category, the register is open, the list is too short, the rounds are too few, it has begun, the
/// entropy is not as announced, or the request differs from the frozen list.
pub fn draw(session: &mut EventSession, request: &DrawFinal) -> Result<Mutation<FinalDrawn>> {
    let fresh = hex_text(&session.fresh_seed());
    let stamp = draw_stamp(session, request.category, DrawKind::Final)?;
    session.transact_with_keys(op::DrawFinal, request, |tournament, counters| {
        let competition = tournament.competition.clone();
        let category = category(tournament, request.category)?;
        check_now(tournament, &competition, category)?;
        let frozen = tournament.event.take_freeze(competition.id, category, DrawKind::Final);
        let drawing = Drawing { tournament, competition: &competition, category, request };
        let mut drawn = drawing.year_final(drawing.chosen(frozen, &fresh)?, counters)?;
        drawn.draw.stamp = Some(stamp);
        let players = drawn.seats.len() as u32;
        tournament.finals.retain(|f| f.id != drawn.id);
        tournament.finals.push(drawn);
        tournament.finals.sort_unstable_by_key(|f| f.id);
        Ok(FinalDrawn { players, class_changed: set_class(tournament) })
    })
}

/// Makes an event with the class of an ordinary stage the tour's Final, if the season has points for it. Returns whether it
/// changed.
fn set_class(tournament: &mut Tournament) -> bool {
    let known = seasons::of_event(&tournament.event).is_ok_and(|season| season.class(CLASS).is_ok());
    let tour = &mut tournament.event.tour;
    let ordinary = tour.class == TourSettings::default().class;
    if known && ordinary {
        tour.class = CLASS.into();
    }
    known && ordinary
}

fn check_now(tournament: &Tournament, competition: &Competition, category: Category) -> Result<()> {
    if competition.register_closed.is_none() {
        return Err(AppError::not_now(message!("ko-register-open")));
    }
    check_no_circle(competition)?;
    if tournament.table_of(category).is_some() {
        return Err(AppError::not_now(message!("year-final-knockout-drawn", category = category.0)));
    }
    let Some(earlier) = tournament.final_of(category) else { return Ok(()) };
    if tournament.games.iter().any(|g| g.knockout.is_some_and(|k| k.is_of(earlier.id))) {
        return Err(AppError::not_now(message!("year-final-games-paired", category = category.0)));
    }
    Ok(())
}

/// What is drawn: chosen by the request, or frozen before.
#[derive(PartialEq)]
struct Chosen {
    plan: FinalPlan,
    first_round: RoundNumber,
    alone: Option<Vec<RoundNumber>>,
    reason: Option<String>,
}

/// A draw in progress.
struct Drawing<'a> {
    tournament: &'a Tournament,
    competition: &'a Competition,
    category: Category,
    request: &'a DrawFinal,
}

impl Drawing<'_> {
    /// Returns what the request chooses, with the nonce `fresh` unless the request has one.
    fn requested(&self, fresh: &str) -> Result<Chosen> {
        let list = self.list()?;
        let plan = FinalPlan {
            category: self.category,
            list: list.iter().map(finalist).collect(),
            rests: self.rests(list.len()),
            long_day: self.request.long_day.unwrap_or(2),
            nonce: self.request.seed.as_deref().unwrap_or(fresh).trim().to_lowercase(),
            announced: None,
        };
        let (first_round, alone) = (self.first_round(list.len())?, self.request.alone.clone());
        Ok(Chosen { plan, first_round, alone, reason: self.reason() })
    }

    /// Returns the frozen list, or the one that the request chooses.
    fn chosen(&self, frozen: Option<Freeze>, fresh: &str) -> Result<Chosen> {
        let Some(FrozenDraw::Final { plan, first_round, alone, reason }) = frozen.map(|freeze| freeze.draw) else {
            return self.requested(fresh);
        };
        check_still_listed(self.tournament, self.category, plan.list.iter().map(|f| f.entry))?;
        let frozen = Chosen { plan, first_round, alone, reason: None };
        if self.has_choice() {
            let mut again = Chosen { reason: None, ..self.requested(&frozen.plan.nonce)? };
            again.plan.announced.clone_from(&frozen.plan.announced);
            if again != frozen {
                return Err(differs_from_frozen(frozen.plan.announced.as_ref()));
            }
        }
        Ok(Chosen { reason: self.reason().or(reason), ..frozen })
    }

    /// Whether the request chooses anything that a freeze fixes.
    fn has_choice(&self) -> bool {
        let request = DrawFinal { entropy: None, reason: None, ..self.request.clone() };
        request != DrawFinal { category: request.category, ..DrawFinal::default() }
    }

    fn year_final(
        &self,
        Chosen { plan, first_round, alone, reason }: Chosen,
        counters: &mut Counters,
    ) -> Result<YearFinal> {
        let earlier = self.tournament.final_of(self.category);
        let entropy = entropy(self.request.entropy.as_deref(), plan.announced.as_ref())?;
        let (seats, draw) =
            domain::year_final::draw(plan, &entropy, reason).map_err(|e| AppError::bad_input(e.message()))?;
        let mut drawn = YearFinal {
            id: earlier.map_or_else(|| counters.next_key::<YearFinal>(), |f| f.id),
            competition: self.competition.id,
            category: self.category,
            first_round,
            seats,
            settings: earlier.map(|f| f.settings.clone()).unwrap_or_default(),
            draw,
        };
        let alone = alone.unwrap_or_else(|| default_alone(&drawn));
        super::settings::check_alone(&drawn, &alone)?;
        drawn.settings = FinalSettings { alone, settled: Vec::new(), ..drawn.settings };
        Ok(drawn)
    }

    /// Returns the players in order. Players who are not registered are omitted, and the list moves up (R48).
    fn list(&self) -> Result<Vec<Listed>> {
        let mut list = eligible(self.tournament, self.category).list;
        let order = &self.request.order;
        if !order.is_empty() && self.reason().is_none() {
            return Err(AppError::bad_input(message!("ko-order-without-reason")));
        }
        if let Some(stranger) = order.iter().find(|key| !list.iter().any(|l| l.entrant.entry.0 == **key)) {
            let name = self.tournament.entry(EntryId(*stranger)).map(|e| e.player.list_name());
            let name = name.unwrap_or_else(|| format!("#{stranger}"));
            return Err(AppError::bad_input(message!("ko-not-eligible", name)));
        }
        list.sort_by_key(|l| order.iter().position(|key| *key == l.entrant.entry.0).unwrap_or(order.len()));
        let size = self.size(list.len())?;
        list.truncate(size);
        Ok(list)
    }

    fn size(&self, listed: usize) -> Result<usize> {
        let most = seasons::of_event(&self.tournament.event).map_or(10, |season| season.final_rules.size).min(10);
        let fits = listed.min(most) / 2 * 2;
        let size = self.request.size.map_or(fits, |size| size as usize);
        if ![4, 6, 8, 10].contains(&size) && self.request.size.is_some() {
            return Err(AppError::refused(FinalPlanError::Size(size)));
        }
        if size > listed || size < 4 {
            return Err(AppError::not_now(message!("year-final-too-few", category = self.category.0, listed)));
        }
        Ok(size)
    }

    fn rests(&self, players: usize) -> RestPlan {
        match (self.request.rests, players) {
            (Some(choice), _) => choice.into(),
            (None, 10) => RestPlan::BestRanked,
            (None, _) => RestPlan::Balanced,
        }
    }

    fn first_round(&self, players: usize) -> Result<u32> {
        let needed = group_rounds(players / 2) + 2;
        let rounds = self.competition.rounds;
        if needed > rounds {
            let error = AppError::not_now(message!("year-final-too-long", players, needed, rounds));
            return Err(error.hint(message!("year-final-too-long-hint", needed)));
        }
        let (last, paired) = (rounds - needed + 1, self.tournament.paired_rounds());
        let first = self.request.first_round.unwrap_or(last);
        if first > last || first <= paired {
            return Err(AppError::bad_input(message!("year-final-first-round", players, first = paired + 1, last)));
        }
        Ok(first)
    }

    fn reason(&self) -> Option<String> {
        self.request.reason.as_deref().map(str::trim).filter(|reason| !reason.is_empty()).map(str::to_string)
    }
}

/// Returns the player for the draw. Zero points count as none, so that they do not tie.
fn finalist(listed: &Listed) -> Finalist {
    let entrant = &listed.entrant;
    let points = (listed.sp > 0).then_some(listed.sp);
    Finalist { entry: entrant.entry, name: entrant.name.clone(), rank: entrant.rank, points }
}

/// Returns the eve, or the third round of the long day, so that the others play two rounds a day (R54).
fn default_alone(drawn: &YearFinal) -> Vec<u32> {
    let third = if drawn.draw.plan.long_day == 1 { 2 } else { 4 };
    match drawn.draw.plan.rests {
        RestPlan::Eve => vec![drawn.first_round],
        RestPlan::BestRanked | RestPlan::Lots => vec![drawn.first_round + third],
        RestPlan::Balanced => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use crate::vocabulary::RestChoice;
    use crate::year_final::{RestPlanName, final_view};

    #[test]
    fn draw_makes_two_groups() {
        let mut session = fixture::closed_youth(10);
        let request = DrawFinal { category: 12, rests: Some(RestChoice::Lots), ..DrawFinal::default() };
        assert_eq!(draw(&mut session, &request).expect("ten players can be drawn").value.players, 10);
        let view = final_view(&session, 12).expect("the Final is drawn");
        assert_eq!((view.rests, view.groups[0].lines.len(), view.groups[1].lines.len()), (RestPlanName::Lots, 5, 5));
    }

    #[test]
    fn draw_refuses_three_players() {
        let mut session = fixture::closed_youth(3);
        let request = DrawFinal { category: 12, ..DrawFinal::default() };
        let error = draw(&mut session, &request).expect_err("a Final needs four players");
        assert_eq!(error.message.id, "year-final-too-few");
    }
}
