//! A draw before it is made: the list with everyone's way in, who is not in it and why, what the choice would mean, and
//! the commitment to publish (R25, R29-R32, R36). Nothing changes.

use domain::knockout::{eligible, first_round_places, group, most_qualifiers, most_wild_cards, option, options};
use domain::model::knockout_table::{DrawPlan, Entrant, KnockoutTable, EntryRoute};
use domain::{EntryId, RoundNumber, Tournament};

use super::DrawKnockout;
use super::draw::{Drawing, category, check_closed, check_not_begun};
use super::words::full_name;
use crate::desk::EventSession;
use crate::failure::Result;
use crate::fields::hex_text;
use crate::views::{ChoiceView, ExcludedView, PlanEffectView, PlanLineView, PlanView, SizeView};

/// The most of `listed` players whose table fits into `rounds` (R32), 64 at most.
pub(crate) fn fitting_size(listed: usize, rounds: RoundNumber) -> u32 {
    let most = 1u32 << rounds.min(6);
    u32::try_from(listed).unwrap_or(u32::MAX).min(most)
}

/// What a draw by `request` would be. The answer's nonce is the request's `seed`, or a fresh one: a draw by it gives
/// the answer's commitment.
///
/// # Errors
/// There is no such category, or no event is open. What would hinder the draw is told in the answer.
pub fn plan(desk: &EventSession, request: &DrawKnockout) -> Result<PlanView> {
    let (tournament, competition) = (desk.tournament()?, desk.competition()?);
    let category = category(tournament, request.category)?;
    let nonce = request.seed.clone().unwrap_or_else(|| hex_text(&desk.fresh_seed()));
    let drawing = Drawing { tournament, competition, category, request };
    // The reason may still be missing; what the choice means is seen all the same.
    let reasoned = DrawKnockout { reason: Some("planned".into()), ..request.clone() };
    let planned = Drawing { request: &reasoned, ..drawing }.plan(&nonce);
    let eligible = eligible(tournament, competition.id, category);
    let mut listed: Vec<_> = eligible.list.iter().collect();
    let own_place = |entry: EntryId| eligible.list.iter().position(|l| l.entrant.entry == entry).unwrap_or_default();
    let asked = |entry: EntryId| request.order.iter().position(|key| *key == entry.0).unwrap_or(request.order.len());
    listed.sort_by_key(|l| asked(l.entrant.entry));
    let drawn = planned.as_ref().map(|plan| plan.list.as_slice()).unwrap_or_default();
    let line = |(at, l): (usize, &&domain::knockout::Listed)| PlanLineView {
        moved: own_place(l.entrant.entry) != at,
        sp: l.sp,
        rating: l.rating.map(|r| r.0),
        ..plan_line(tournament, &l.entrant, at, drawn)
    };
    let entrants: Vec<Entrant> = listed.iter().map(|l| l.entrant.clone()).collect();
    let refusal = check_closed(tournament)
        .and_then(|()| check_not_begun(tournament, competition, category))
        .and_then(|()| drawing.plan(&nonce))
        .and_then(|plan| drawing.first_round(plan.lines, plan.list.len()));
    Ok(PlanView {
        category: category.0,
        proposed_size: fitting_size(entrants.len(), competition.rounds),
        list: listed.iter().enumerate().map(line).collect(),
        excluded: eligible
            .excluded
            .iter()
            .map(|e| ExcludedView { name: full_name(tournament, e.entry), why: e.why.to_string() })
            .collect(),
        sizes: options(&entrants, competition.rounds).into_iter().map(SizeView::from).collect(),
        commitment: planned.as_ref().map(DrawPlan::commitment).ok(),
        effect: planned.ok().map(|plan| effect(&plan, entrants.len(), competition.rounds)),
        nonce,
        disabled_reason: refusal.err().map(|failure| failure.message),
    })
}

/// The choice that `table` was drawn by.
pub(super) fn choice_of(tournament: &Tournament, table: &KnockoutTable) -> ChoiceView {
    let plan = &table.draw.plan;
    let of = |way: EntryRoute| plan.list.iter().filter(|e| e.way == way).map(|e| e.entry.0).collect::<Vec<i64>>();
    let listed = |e: &&Entrant| matches!(e.way, EntryRoute::Listed | EntryRoute::LaterRound(_));
    let order: Vec<i64> = plan.list.iter().filter(listed).map(|e| e.entry.0).collect();
    let own = eligible(tournament, table.competition, table.category).list;
    let own: Vec<i64> = own.iter().map(|l| l.entrant.entry.0).filter(|key| order.contains(key)).collect();
    let later = |e: &Entrant| match e.way {
        EntryRoute::LaterRound(round) => Some((e.entry.0, round)),
        _ => None,
    };
    ChoiceView {
        size: plan.list.len() as u32,
        wild_cards: of(EntryRoute::WildCard),
        qualified: of(EntryRoute::Qualified),
        later: plan.list.iter().filter_map(later).collect(),
        order: if own == order { Vec::new() } else { order },
        apart_countries: plan.apart.countries,
        apart_clubs: plan.apart.clubs,
        third_place: table.third_place,
    }
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
        club: entrant.club.clone(),
        sp: 0,
        rating: None,
        moved: false,
        number,
        group: number.map(|n| group(n).to_string()).unwrap_or_default(),
        later,
    }
}

fn effect(plan: &DrawPlan, listed: usize, total: u32) -> PlanEffectView {
    let later = |e: &Entrant| match e.way {
        EntryRoute::LaterRound(round) => Some(round),
        _ => None,
    };
    let players = plan.list.len() as u32;
    let rounds = plan.lines.ilog2();
    let plain = plan.list.iter().all(|e| later(e).is_none());
    let of_size = option(&plan.list, players, total).filter(|o| plain && o.lines == plan.lines);
    let ways = |way: EntryRoute| plan.list.iter().filter(|e| e.way == way).count() as u32;
    PlanEffectView {
        size: players,
        lines: plan.lines,
        rounds,
        first_round: (total + 1).saturating_sub(rounds),
        byes: first_round_places(plan.lines, plan.list.iter().filter_map(later)).saturating_sub(players),
        out: (listed as u32).saturating_sub(players),
        gaps: of_size.map(|o| o.gaps).unwrap_or_default(),
        wild_cards: ways(EntryRoute::WildCard),
        most_wild_cards: most_wild_cards(plan.lines),
        qualifiers: ways(EntryRoute::Qualified),
        most_qualifiers: most_qualifiers(plan.lines),
    }
}
