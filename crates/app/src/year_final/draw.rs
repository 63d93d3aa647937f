//! Drawing the Final of a category (R50, R54).

use domain::knockout::{Listed, eligible};
use domain::model::year_final::{FinalPlan, FinalSettings, Finalist, RestPlan, YearFinal, group_rounds};
use domain::year_final::FinalPlanError;
use domain::{Category, Competition, TableId, TourSettings, Tournament};
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::fields::hex_text;
use session::{AppError, EventSession, Mutation, Operation, Result, seasons};
use ts_rs::TS;

use crate::knockout::category;

/// The tour's class of the Final and its Open (R53).
pub(crate) const CLASS: &str = "final";

/// What to draw. Entries are named by their keys.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct DrawFinal {
    /// The age category.
    pub category: u8,
    /// How many play: 10 or 8, where no more have come 6 or 4; none for as many of the season's number as there are.
    pub size: Option<u32>,
    /// The director's nonce in hexadecimal; none for a fresh one.
    pub seed: Option<String>,
    /// What was called in the hall.
    pub entropy: Option<String>,
    /// How ten players rest: `best`, `lots` or `eve` (R54); none for `best`.
    pub rests: Option<String>,
    /// The day with three rounds of the groups, 1 or 2; none for the second.
    pub long_day: Option<u32>,
    /// The competition's round in which it begins; none: so that it ends with the last.
    pub first_round: Option<u32>,
    /// Rounds in which nobody else plays; none for the eve, or the third round of the long day.
    pub alone: Option<Vec<u32>>,
    /// Who comes first in the list, in this order; the others follow as they stand. It needs a reason.
    #[ts(optional, as = "Option<Vec<i32>>")]
    pub order: Vec<i64>,
    /// Why the list was reordered or the Final is drawn again (R36).
    #[ts(optional)]
    pub reason: Option<String>,
}

/// What was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalDrawn {
    /// Its players.
    pub players: u32,
    /// Whether the event's points are now those of the tour's Final (R53): they were those of an ordinary stage.
    pub class_changed: bool,
}

/// Draws the Final of a category. Until its first game is set it is drawn again by the same act (R36).
///
/// # Errors
/// There is no such category, the register is open, too few are in the list, the rounds do not hold it, or it has begun.
pub fn draw(session: &mut EventSession, request: &DrawFinal) -> Result<Mutation<FinalDrawn>> {
    let fresh = hex_text(&session.fresh_seed());
    session.transact(Operation::DrawFinal, request, |tournament| {
        let competition = main_competition(tournament)?.clone();
        let category = category(tournament, request.category)?;
        check_now(tournament, &competition, category)?;
        let drawn = Drawing { tournament, competition: &competition, category, request }.group_final(&fresh)?;
        let players = drawn.chairs.len() as u32;
        tournament.finals.retain(|f| f.id != drawn.id);
        tournament.finals.push(drawn);
        tournament.finals.sort_unstable_by_key(|f| f.id);
        Ok(FinalDrawn { players, class_changed: set_class(tournament) })
    })
}

/// An event that is still an ordinary stage to the tour becomes its Final, if the season has points for it.
fn set_class(tournament: &mut Tournament) -> bool {
    let tour = &mut tournament.event.tour;
    let known = seasons::named(&tournament.event.season).is_ok_and(|season| season.class(CLASS).is_ok());
    let ordinary = tour.class == TourSettings::default().class;
    if known && ordinary {
        tour.class = CLASS.into();
    }
    known && ordinary
}

fn check_now(tournament: &Tournament, competition: &Competition, category: Category) -> Result<()> {
    if tournament.event.register_closed.is_none() {
        return Err(AppError::not_now("The register is still open: close it before the draw."));
    }
    if tournament.table_of(competition.id, category).is_some() {
        return Err(AppError::not_now(format!(
            "KO{category} is drawn: a category has a knock-out or a Final, not both."
        )));
    }
    let Some(earlier) = tournament.final_of(competition.id, category) else { return Ok(()) };
    if tournament.games.iter().any(|g| g.knockout.is_some_and(|k| k.table == earlier.id)) {
        let message =
            format!("Games of the Final of category {category} are set already: take those pairings back first.");
        return Err(AppError::not_now(message));
    }
    Ok(())
}

/// A draw that is being made.
struct Drawing<'a> {
    tournament: &'a Tournament,
    competition: &'a Competition,
    category: Category,
    request: &'a DrawFinal,
}

impl Drawing<'_> {
    fn group_final(&self, fresh: &str) -> Result<YearFinal> {
        let list = self.list()?;
        let players = list.len();
        let rests = self.rests(players)?;
        let first_round = self.first_round(players)?;
        let earlier = self.tournament.final_of(self.competition.id, self.category);
        let plan = FinalPlan {
            category: self.category,
            list: list.iter().map(finalist).collect(),
            rests,
            long_day: self.request.long_day.unwrap_or(2),
            nonce: self.request.seed.as_deref().unwrap_or(fresh).trim().to_lowercase(),
        };
        let entropy = self.request.entropy.as_deref().unwrap_or_default();
        let reason = self.reason().or_else(|| earlier.map(|_| "drawn again by the director".to_string()));
        let (chairs, draw) =
            domain::year_final::draw(plan, entropy, reason).map_err(|e| AppError::bad_input(e.to_string()))?;
        let (tables, finals) =
            (self.tournament.tables.iter().map(|t| t.id.0), self.tournament.finals.iter().map(|f| f.id.0));
        let free = TableId(tables.chain(finals).max().unwrap_or(0) + 1);
        let mut made = YearFinal {
            id: earlier.map_or(free, |f| f.id),
            competition: self.competition.id,
            category: self.category,
            first_round,
            chairs,
            settings: earlier.map(|f| f.settings.clone()).unwrap_or_default(),
            draw,
        };
        let alone = self.request.alone.clone().unwrap_or_else(|| alone_by_default(&made));
        super::settings::check_alone(&made, &alone)?;
        made.settings = FinalSettings { alone, settled: Vec::new(), ..made.settings };
        Ok(made)
    }

    /// The players, first of the list first; who is not registered is not there, and the list shifts up (R48).
    fn list(&self) -> Result<Vec<Listed>> {
        let mut list = eligible(self.tournament, self.competition.id, self.category).list;
        let order = &self.request.order;
        if !order.is_empty() && self.reason().is_none() {
            let message = "The list is reordered without a reason: give one, it is kept with the draw.";
            return Err(AppError::bad_input(message));
        }
        if let Some(stranger) = order.iter().find(|key| !list.iter().any(|l| l.entrant.entry.0 == **key)) {
            return Err(AppError::bad_input(format!("Entry {stranger} is not in the list: choose among its players.")));
        }
        list.sort_by_key(|l| order.iter().position(|key| *key == l.entrant.entry.0).unwrap_or(order.len()));
        let size = self.size(list.len())?;
        list.truncate(size);
        Ok(list)
    }

    fn size(&self, listed: usize) -> Result<usize> {
        let most = seasons::named(&self.tournament.event.season).map_or(10, |season| season.final_rules.size).min(10);
        let fits = listed.min(most) / 2 * 2;
        let size = self.request.size.map_or(fits, |size| size as usize);
        if ![4, 6, 8, 10].contains(&size) && self.request.size.is_some() {
            return Err(AppError::bad_input(FinalPlanError::Size(size).to_string()));
        }
        if size > listed || size < 4 {
            let category = self.category;
            return Err(AppError::not_now(format!(
                "{listed} registered players are in category {category}: a Final needs four, and has no more than there are."
            )));
        }
        Ok(size)
    }

    fn rests(&self, players: usize) -> Result<RestPlan> {
        match (self.request.rests.as_deref(), players) {
            (None, 10) | (Some("best"), _) => Ok(RestPlan::BestRanked),
            (Some("lots"), _) => Ok(RestPlan::Lots),
            (Some("eve"), _) => Ok(RestPlan::Eve),
            (None, _) => Ok(RestPlan::Balanced),
            (Some(other), _) => {
                Err(AppError::bad_input(format!("\"{other}\" is no way to rest: choose best, lots or eve (R54).")))
            }
        }
    }

    fn first_round(&self, players: usize) -> Result<u32> {
        let rounds = group_rounds(players / 2) + 2;
        let all = self.competition.rounds;
        if rounds > all {
            let message = format!("A Final of {players} takes {rounds} rounds, and the competition has {all}.");
            return Err(AppError::not_now(message).hint(format!(
                "Set competition.rounds to {rounds}, or draw eight players, who play five rounds (R54)."
            )));
        }
        let (last, paired) = (all - rounds + 1, self.tournament.paired_rounds(self.competition.id));
        let first = self.request.first_round.unwrap_or(last);
        if first > last || first <= paired {
            let message =
                format!("A Final of {players} begins in a round from {} to {last}: choose one of them.", paired + 1);
            return Err(AppError::bad_input(message));
        }
        Ok(first)
    }

    fn reason(&self) -> Option<String> {
        self.request.reason.as_deref().map(str::trim).filter(|reason| !reason.is_empty()).map(str::to_string)
    }
}

/// Players without points of the tour have none that could be equal.
fn finalist(listed: &Listed) -> Finalist {
    let entrant = &listed.entrant;
    let points = (listed.sp > 0).then_some(listed.sp);
    Finalist { entry: entrant.entry, name: entrant.name.clone(), rank: entrant.rank, points }
}

/// The eve; or the third round of the long day, so that the others play two rounds a day (R54).
fn alone_by_default(made: &YearFinal) -> Vec<u32> {
    let third = if made.draw.plan.long_day == 1 { 2 } else { 4 };
    match made.draw.plan.rests {
        RestPlan::Eve => vec![made.first_round],
        RestPlan::BestRanked | RestPlan::Lots => vec![made.first_round + third],
        RestPlan::Balanced => Vec::new(),
    }
}
