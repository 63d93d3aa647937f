//! A planned draw: the list with entry routes, the excluded players, the effect of the choice, and the commitment to
//! publish (R25, R29-R32, R36). Planning changes nothing.

use domain::knockout::{SizeOption, first_round_gaps, first_round_places, group, most_qualifiers, most_wild_cards};
use domain::model::knockout_table::{DrawPlan, Entrant, EntryRoute};
use domain::systems::main_table::{self, eligible};
use domain::{EntryId, Tournament};
use messages::{Explain, Message};
use serde::Serialize;
use session::fields::hex_text;
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use super::draw::{Drawing, category, check_closed, check_not_begun, check_source};
use super::labels::{BoxGroup, full_name};
use super::view::BoxView;
use crate::operation::DrawKnockout;

/// A player on the list of a planned draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PlanLineView {
    /// The entry's key.
    #[ts(type = "number")]
    pub id: i64,
    /// Place on the list, from 1.
    pub place: u32,
    /// "Given FAMILY rank (CC)" (R37).
    pub name: String,
    /// Club.
    pub club: String,
    /// SEYGO points of the category.
    pub sp: u32,
    /// European rating.
    pub rating: Option<i32>,
    /// Whether the director's order differs from the order by strength here (R25).
    pub moved: bool,
    /// The number in the draw; `None` for players who are left out.
    pub number: Option<u32>,
    /// The value group of that number (R26); empty for players who are left out.
    pub group: String,
    /// The round of the table in which the player enters, if not the first (R31).
    pub later: Option<u32>,
}

/// A player who is not on the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ExcludedView {
    /// "Given FAMILY rank (CC)".
    pub name: String,
    /// The reason.
    pub why: Message,
}

/// A size worth choosing (R24, R32).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SizeView {
    /// Players drawn.
    pub size: u32,
    /// Lines of the table.
    pub lines: u32,
    /// Rounds it takes.
    pub rounds: u32,
    /// The competition's round in which it begins.
    pub first_round: u32,
    /// Players without a game in the table's first round.
    pub byes: u32,
    /// Players of the list who are left out.
    pub out: u32,
    /// The largest difference in grades of a first-round game if the lots follow the order of the list.
    pub widest_gap: u32,
}

impl From<SizeOption> for SizeView {
    fn from(option: SizeOption) -> SizeView {
        SizeView {
            size: option.size,
            lines: option.lines,
            rounds: option.rounds,
            first_round: option.first_round,
            byes: option.byes,
            out: option.out.len() as u32,
            widest_gap: option.widest_gap(),
        }
    }
}

/// The effect of a choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PlanEffectView {
    /// Players drawn.
    pub size: u32,
    /// Lines of the table.
    pub lines: u32,
    /// Rounds it takes.
    pub rounds: u32,
    /// The competition's round in which it begins.
    pub first_round: u32,
    /// Places of the first round that stay empty.
    pub byes: u32,
    /// Players of the list who are left out.
    pub out: u32,
    /// Difference in grades of each first-round game, strongest player first, if the lots follow the order of the list.
    pub gaps: Vec<i32>,
    /// Wild cards given.
    pub wild_cards: u32,
    /// The most that may be given (R29).
    pub most_wild_cards: u32,
    /// Qualifiers.
    pub qualifiers: u32,
    /// The most there may be, wild cards included (R30).
    pub most_qualifiers: u32,
}

/// A category's planned draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PlanView {
    /// The age category.
    pub category: u8,
    /// The most players whose table fits the rounds.
    pub proposed_size: u32,
    /// The list in the requested order.
    pub list: Vec<PlanLineView>,
    /// All other players of the competition.
    pub excluded: Vec<ExcludedView>,
    /// Sizes to choose from, the largest first.
    pub sizes: Vec<SizeView>,
    /// The effect of the choice; `None` if it cannot be drawn.
    pub effect: Option<PlanEffectView>,
    /// The nonce to pass to the draw.
    pub nonce: String,
    /// SHA-256 of the frozen list, to be published before the entropy is known (R36); `None` if it cannot be drawn now.
    pub commitment: Option<String>,
    /// Why it cannot be drawn now; `None` when it can.
    pub disabled_reason: Option<Message>,
}

/// A player who is still to be drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CandidateView {
    /// The entry's key.
    #[ts(type = "number")]
    pub entry: i64,
    /// "Given FAMILY rank (CC)".
    pub name: String,
}

/// The lot that put a player into a box.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct LotView {
    /// The box's number (R27).
    pub place: u32,
    /// Its value group (R26).
    pub group: BoxGroup,
    /// The player who comes into it.
    #[ts(type = "number")]
    pub entry: i64,
    /// The player's name.
    pub name: String,
    /// Mark beside the name.
    pub mark: String,
    /// The players in the lot, in their order; only the player if there was no choice.
    pub among: Vec<CandidateView>,
    /// The lot: the position of the player among them, from 1.
    pub drawn: u32,
    /// How many lots before it were repeated to keep countries or clubs apart (R35).
    pub again: u32,
}

/// A draw lot by lot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CeremonyView {
    /// The age category.
    pub category: u8,
    /// The event's name.
    pub event: String,
    /// Lines of the table.
    pub lines: u32,
    /// Players in it.
    pub size: u32,
    /// The competition's round in which it begins.
    pub first_round: u32,
    /// SHA-256 of the frozen list.
    pub commitment: String,
    /// The public entropy.
    pub entropy: String,
    /// The reason for the order or for drawing again, if any.
    pub reason: Option<String>,
    /// The boxes from the top, all empty.
    pub boxes: Vec<BoxView>,
    /// The lots in the order of the draw.
    pub lots: Vec<LotView>,
}

/// Returns the draw that `request` would make. The answer's nonce is the request's `seed` or a fresh one; a draw with this
/// nonce has the answer's commitment. The answer also says why the draw is not possible now.
///
/// # Errors
/// Fails if there is no such category or no event is open.
pub fn plan(session: &EventSession, request: &DrawKnockout) -> Result<PlanView> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let category = category(tournament, request.category)?;
    let nonce = request.seed.clone().unwrap_or_else(|| hex_text(&session.fresh_seed()));
    let drawing = Drawing { tournament, competition, category, request };
    // Show the effect of the choice even while the reason is missing.
    let reasoned = DrawKnockout { reason: Some("planned".into()), ..request.clone() };
    let planned = Drawing { request: &reasoned, ..drawing }.plan(&nonce).ok();
    let eligible = eligible(tournament, category);
    let mut listed: Vec<_> = eligible.list.iter().collect();
    let place_by_strength =
        |entry: EntryId| eligible.list.iter().position(|l| l.entrant.entry == entry).unwrap_or_default();
    let requested =
        |entry: EntryId| request.order.iter().position(|key| *key == entry.0).unwrap_or(request.order.len());
    listed.sort_by_key(|l| requested(l.entrant.entry));
    let drawn = planned.as_ref().map(|plan| plan.list.as_slice()).unwrap_or_default();
    let checked = planned.as_ref().filter(|plan| plan.check().is_ok());
    let line = |(at, l): (usize, &&domain::knockout::Listed)| PlanLineView {
        moved: place_by_strength(l.entrant.entry) != at,
        sp: l.sp,
        rating: l.rating.map(|r| r.0),
        ..plan_line(tournament, &l.entrant, at, drawn)
    };
    let entrants: Vec<Entrant> = listed.iter().map(|l| l.entrant.clone()).collect();
    let refusal = check_closed(tournament)
        .and_then(|()| check_source(tournament, competition, category))
        .and_then(|()| check_not_begun(tournament, category))
        .and_then(|()| drawing.plan(&nonce))
        .and_then(|plan| {
            plan.check().map_err(AppError::refused)?;
            drawing.first_round(plan.lines, plan.list.len())
        });
    let usual = |lines| main_table::first_round(tournament, competition, category, lines).ok();
    Ok(PlanView {
        category: category.0,
        proposed_size: main_table::size(competition, category, entrants.len()),
        list: listed.iter().enumerate().map(line).collect(),
        excluded: eligible
            .excluded
            .iter()
            .map(|e| ExcludedView { name: full_name(tournament, e.entry), why: e.why.message() })
            .collect(),
        sizes: main_table::options(tournament, competition, category, &entrants)
            .into_iter()
            .map(SizeView::from)
            .collect(),
        commitment: planned.as_ref().filter(|_| refusal.is_ok()).map(DrawPlan::commitment),
        effect: checked
            .map(|plan| effect(plan, entrants.len(), request.first_round.or(usual(plan.lines)).unwrap_or(1))),
        nonce,
        disabled_reason: refusal.err().map(|failure| failure.message),
    })
}

fn plan_line(tournament: &Tournament, entrant: &Entrant, at: usize, drawn: &[Entrant]) -> PlanLineView {
    let number = drawn.iter().position(|e| e.entry == entrant.entry);
    let later = match number.map(|at| drawn[at].way) {
        Some(EntryRoute::LaterRound(round)) => Some(round),
        _ => None,
    };
    let number = number.map(|at| at as u32 + 1);
    PlanLineView {
        id: entrant.entry.0,
        place: at as u32 + 1,
        name: full_name(tournament, entrant.entry),
        club: tournament.entry(entrant.entry).map(|e| e.player.club.clone()).unwrap_or_default(),
        sp: 0,
        rating: None,
        moved: false,
        number,
        group: number.map(|n| group(n).to_string()).unwrap_or_default(),
        later,
    }
}

fn effect(plan: &DrawPlan, listed: usize, first_round: u32) -> PlanEffectView {
    let later = |e: &Entrant| match e.way {
        EntryRoute::LaterRound(round) => Some(round),
        _ => None,
    };
    let players = plan.list.len() as u32;
    let rounds = plan.lines.ilog2();
    let ways = |way: EntryRoute| plan.list.iter().filter(|e| e.way == way).count() as u32;
    PlanEffectView {
        size: players,
        lines: plan.lines,
        rounds,
        first_round,
        byes: first_round_places(plan.lines, plan.list.iter().filter_map(later)).saturating_sub(players),
        out: (listed as u32).saturating_sub(players),
        gaps: first_round_gaps(plan),
        wild_cards: ways(EntryRoute::WildCard),
        most_wild_cards: most_wild_cards(plan.lines),
        qualifiers: ways(EntryRoute::Qualified),
        most_qualifiers: most_qualifiers(plan.lines),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{self, closed_youth, no_event};
    use crate::knockout::choice::choice_of;
    use crate::knockout::draw;

    fn plan_of(session: &EventSession) -> Result<PlanView> {
        plan(session, &DrawKnockout { category: 12, ..DrawKnockout::default() })
    }

    #[test]
    fn plan_proposes_the_size_that_fits() {
        let view = plan_of(&closed_youth(6)).expect("there is a category 12");
        assert_eq!((view.proposed_size, view.list.len(), view.disabled_reason), (6, 6, None));
    }

    #[test]
    fn plan_refuses_a_session_without_an_event() {
        assert_eq!(plan_of(&no_event()).expect_err("no event is open").message.id, "event-not-open");
    }

    #[test]
    fn plan_shows_the_widest_gap_also_with_later_rounds() {
        let session = fixture::closed_youth(12);
        let first = session.tournament().expect("an event is open").entries[0].id.0;
        let request = DrawKnockout { category: 12, later: vec![(first, 2)], ..DrawKnockout::default() };
        let plan = plan(&session, &request).expect("the choice can be shown");
        let gaps = plan.effect.expect("the choice can be drawn").gaps;
        // Places 5 to 8 meet 12 to 9: 2k and 9k, 3k and 8k, 4k and 7k, 5k and 6k.
        assert_eq!((plan.disabled_reason, gaps), (None, vec![7, 5, 3, 1]));
    }

    #[test]
    fn plan_commits_to_nothing_that_the_draw_refuses() {
        let mut session = fixture::closed_youth(12);
        let keys: Vec<i64> = session.tournament().expect("an event is open").entries.iter().map(|e| e.id.0).collect();
        let many =
            DrawKnockout { category: 12, size: Some(8), qualified: keys[3..8].to_vec(), ..DrawKnockout::default() };
        let refused = draw(&mut session, &many).expect_err("a list of 8 has at most two qualifiers (R30)");
        let shown = plan(&session, &many).expect("the choice can be shown");
        assert_eq!((shown.commitment, shown.effect), (None, None));
        assert_eq!(shown.disabled_reason, Some(refused.message));
    }

    #[test]
    fn first_round_is_a_setting() {
        let mut session = fixture::closed_youth(8);
        let early = DrawKnockout { category: 12, first_round: Some(2), ..DrawKnockout::default() };
        assert_eq!(plan(&session, &early).expect("it can be shown").effect.expect("it can be drawn").first_round, 2);
        draw(&mut session, &early).expect("three rounds fit from round 2");
        let table = &session.tournament().expect("an event is open").tables[0];
        assert_eq!(
            (table.first_round, choice_of(session.tournament().expect("open"), table).first_round),
            (2, Some(2))
        );
        let late = DrawKnockout { first_round: Some(6), ..early };
        let refused = draw(&mut session, &late).expect_err("three rounds do not fit from round 6 of 7");
        assert_eq!(refused.message.id, "ko-first-round-out-of-range");
        assert_eq!(plan(&session, &late).expect("it can be shown").disabled_reason, Some(refused.message));
    }
}
