//! Tests of the knock-outs: properties of any draw and table, and the published cases.

mod ceremony;
mod choosing;
mod deciding;
mod double;
mod drawing;
mod listing;
mod playing;
mod research;

use super::{draw, lines_for, seeds_shown};
use crate::model::announcement::Announcement;
use crate::model::category::Category;
use crate::model::id::{CompetitionId, EntryId, TableId};
use crate::model::knockout_table::{Amendments, Apart, DrawPlan, Entrant, EntryRoute, KnockoutTable};
use crate::model::rank::Rank;

fn entrant(number: u32) -> Entrant {
    Entrant {
        entry: EntryId(i64::from(number)),
        name: format!("Player {number}"),
        rank: Rank::SHODAN,
        country: None,
        club: String::new(),
        way: EntryRoute::Listed,
    }
}

fn plan(players: u32) -> DrawPlan {
    let lines = lines_for(players as usize).unwrap();
    DrawPlan {
        category: Category(16),
        lines,
        seeds: seeds_shown(lines),
        apart: Apart::default(),
        double: None,
        list: (1..=players).map(entrant).collect(),
        nonce: "00".into(),
        announced: None,
    }
}

fn announced() -> Announcement {
    let (at, source) = ("2026-08-14 09:30:00".into(), "dice thrown in the hall".into());
    Announcement { number: 1, at, digits: Some(5), source }
}

fn table(plan: DrawPlan, entropy: &str) -> KnockoutTable {
    let (boxes, draw) = draw(plan, entropy, None).unwrap();
    KnockoutTable {
        id: TableId(1),
        competition: CompetitionId::OPEN,
        category: draw.plan.category,
        first_round: 1,
        third_place: false,
        boxes,
        draw,
        since: Amendments::default(),
    }
}
