//! The choice from which a table was drawn.

use domain::Tournament;
use domain::model::knockout_table::{Entrant, EntryRoute, KnockoutTable};
use domain::systems::main_table::{self, eligible};
use serde::Serialize;
use ts_rs::TS;

/// The choice from which a table was drawn, as the starting point of a new draw. Entries are named by their keys.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ChoiceView {
    /// How many players of the list were drawn.
    pub size: u32,
    /// The listed players in the director's order; empty for the order by strength (R25).
    #[ts(type = "Array<number>")]
    pub order: Vec<i64>,
    /// Wild cards, the strongest first (R29).
    #[ts(type = "Array<number>")]
    pub wild_cards: Vec<i64>,
    /// Qualifiers (R30).
    #[ts(type = "Array<number>")]
    pub qualified: Vec<i64>,
    /// Players with the later round in which they entered (R31).
    #[ts(type = "Array<[number, number]>")]
    pub later: Vec<(i64, u32)>,
    /// Whether countries were kept apart (R35).
    pub apart_countries: bool,
    /// Whether clubs were kept apart.
    pub apart_clubs: bool,
    /// Whether there is a game for third place (R37).
    pub third_place: bool,
    /// The competition's round in which it begins, if not the latest possible (R32).
    pub first_round: Option<u32>,
}

/// Returns the choice from which `table` was drawn.
pub(super) fn choice_of(tournament: &Tournament, table: &KnockoutTable) -> ChoiceView {
    let plan = &table.draw.plan;
    let with_route =
        |way: EntryRoute| plan.list.iter().filter(|e| e.way == way).map(|e| e.entry.0).collect::<Vec<i64>>();
    let listed = |e: &&Entrant| matches!(e.way, EntryRoute::Listed | EntryRoute::LaterRound(_));
    let order: Vec<i64> = plan.list.iter().filter(listed).map(|e| e.entry.0).collect();
    let by_strength = eligible(tournament, table.category).list;
    let by_strength: Vec<i64> =
        by_strength.iter().map(|l| l.entrant.entry.0).filter(|key| order.contains(key)).collect();
    let later = |e: &Entrant| match e.way {
        EntryRoute::LaterRound(round) => Some((e.entry.0, round)),
        _ => None,
    };
    let usual = main_table::first_round(tournament, &tournament.competition, table.category, plan.lines).unwrap_or(0);
    ChoiceView {
        size: plan.list.len() as u32,
        wild_cards: with_route(EntryRoute::WildCard),
        qualified: with_route(EntryRoute::Qualified),
        later: plan.list.iter().filter_map(later).collect(),
        order: if by_strength == order { Vec::new() } else { order },
        apart_countries: plan.apart.countries,
        apart_clubs: plan.apart.clubs,
        third_place: table.third_place,
        first_round: Some(table.first_round).filter(|&first| first != usual),
    }
}
