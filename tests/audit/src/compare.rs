//! Compares what the views show with the recomputation.

use std::fmt::Debug;
use std::sync::atomic::{AtomicU64, Ordering};

use api::dispatch_event;
use recompute::draw::{frozen, has_lists, list, printed_boxes};
use recompute::facts::{Facts, Qualifying, Table};
use recompute::knockout::table_state;
use recompute::lots::commitment;
use recompute::points::points;
use recompute::qualifying::winners;
use recompute::standings::standings;
use recompute::teams::of_teams;
use recompute::year_final::{drawn_seats, final_state, frozen_final};
use serde_json::{Value, json};
use session::{EventSession, FileHandles};

use crate::read_facts::read_facts;
use crate::shown;

/// A difference between a view and the recomputation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The view and the part of it.
    pub what: String,
    /// The value shown.
    pub shown: String,
    /// The value recomputed.
    pub recomputed: String,
}

/// A change of a view before it is compared, to prove that the comparison notices it: the name of the command, its answer.
pub type Alter<'a> = &'a dyn Fn(&str, &mut Value);

/// Returns the first difference between the views of the open event and the recomputation.
///
/// # Panics
/// No event is open.
pub fn compare(session: &mut EventSession, alter: Alter<'_>) -> Option<Difference> {
    let facts = read_facts(session.tournament().expect("an event is open"));
    compare_standings(session, &facts, alter)
        .or_else(|| compare_knockouts(session, &facts, alter))
        .or_else(|| compare_finals(session, &facts, alter))
        .or_else(|| compare_points(session, &facts, alter))
}

fn compare_finals(session: &mut EventSession, facts: &Facts, alter: Alter<'_>) -> Option<Difference> {
    if facts.finals.is_empty() {
        return None;
    }
    let view = view(session, "view_finals", alter);
    facts.finals.iter().find_map(|year_final| {
        let name = format!("Final {}", year_final.category);
        let (shown, text) = shown::year_final(&view, year_final.category);
        let recomputed = final_state(facts, year_final);
        let part = |part: &str| format!("{name} {part}");
        first_difference(&part("seats"), &year_final.seats, &drawn_seats(&year_final.draw))
            .or_else(|| first_difference(&part("commitment"), &[text], &[commitment(&frozen_final(&year_final.draw))]))
            .or_else(|| first_difference(&part("groups"), &shown.groups, &recomputed.groups))
            .or_else(|| first_difference(&part("rounds"), &shown.rounds, &recomputed.rounds))
            .or_else(|| first_difference(&part("places"), &shown.places, &recomputed.places))
    })
}

fn compare_standings(session: &mut EventSession, facts: &Facts, alter: Alter<'_>) -> Option<Difference> {
    // A round that has no results yet is left out unless it is asked for.
    let rounds = session.tournament().map_or(0, domain::Tournament::paired_rounds);
    let view = asked(session, "view_standings", json!({ "round": rounds }), alter);
    first_difference("standings", &shown::standings(&view), &standings(&of_teams(facts)))
}

fn compare_points(session: &mut EventSession, facts: &Facts, alter: Alter<'_>) -> Option<Difference> {
    let view = view(session, "view_points", alter);
    first_difference("points", &shown::points(&view), &points(facts))
}

fn compare_knockouts(session: &mut EventSession, facts: &Facts, alter: Alter<'_>) -> Option<Difference> {
    let view = view(session, "view_knockouts", alter);
    let lists = facts.tour.limits.iter().find_map(|&category| {
        let recomputed = if has_lists(facts) { list(facts, category) } else { Vec::new() };
        first_difference(&format!("list of KO{category}"), &shown::listed(&view, category), &recomputed)
    });
    let qualifyings = || facts.qualifyings.iter().find_map(|q| compare_qualifying(&view, facts, q));
    lists.or_else(qualifyings).or_else(|| facts.tables.iter().find_map(|table| compare_table(&view, facts, table)))
}

/// Compares the sections of a qualifying. Names are compared by the family name, which is different for all players.
fn compare_qualifying(view: &Value, facts: &Facts, qualifying: &Qualifying) -> Option<Difference> {
    let family = |id: i64| facts.person(id).map(|person| person.family.to_uppercase()).unwrap_or_default();
    let shown_family = |name: &String| {
        let is_family = |word: &&str| facts.people.iter().any(|person| person.family.to_uppercase() == *word);
        name.split_whitespace().find(is_family).unwrap_or_default().to_string()
    };
    let shown: Vec<(Vec<String>, Option<String>, bool)> = shown::sections(view, qualifying.category)
        .iter()
        .map(|(names, winner, decided)| {
            (names.iter().map(shown_family).collect(), winner.as_ref().map(shown_family), *decided)
        })
        .collect();
    let recomputed: Vec<(Vec<String>, Option<String>, bool)> = qualifying
        .sections
        .iter()
        .zip(winners(facts, qualifying))
        .map(|(boxes, (winner, decided))| {
            (boxes.iter().map(|b| b.map(family).unwrap_or_default()).collect(), winner.map(family), decided)
        })
        .collect();
    first_difference(&format!("qualifying of KO{}", qualifying.category), &shown, &recomputed)
}

fn compare_table(view: &Value, facts: &Facts, table: &Table) -> Option<Difference> {
    let name = format!("KO{}", table.category);
    let (boxes, shown_commitment) = shown::boxes(view, table.category);
    let drawn = first_difference(&format!("{name} boxes"), &boxes, &printed_boxes(table)).or_else(|| {
        first_difference(&format!("{name} commitment"), &[shown_commitment], &[commitment(&frozen(&table.draw))])
    });
    drawn.or_else(|| {
        let shown = shown::table(view, table.category).unwrap_or_default();
        let recomputed = table_state(facts, table);
        first_difference(&format!("{name} rounds"), &shown.rounds, &recomputed.rounds)
            .or_else(|| first_difference(&format!("{name} ranking"), &shown.ranking, &recomputed.ranking))
    })
}

fn view(session: &mut EventSession, name: &str, alter: Alter<'_>) -> Value {
    asked(session, name, json!({}), alter)
}

fn asked(session: &mut EventSession, name: &str, request: Value, alter: Alter<'_>) -> Value {
    let answer = dispatch_event(session, &FileHandles::default(), name, request);
    let mut view = answer.unwrap_or_else(|error| json!({ "refused": error.to_string() }));
    alter(name, &mut view);
    view
}

/// How many lines were compared since the program began.
pub static COMPARED: AtomicU64 = AtomicU64::new(0);

/// Returns the first line that differs.
fn first_difference<T: PartialEq + Debug>(what: &str, shown: &[T], recomputed: &[T]) -> Option<Difference> {
    COMPARED.fetch_add(shown.len().max(recomputed.len()) as u64, Ordering::Relaxed);
    let differs = |at: &usize| shown.get(*at) != recomputed.get(*at);
    let at = (0..shown.len().max(recomputed.len())).find(differs)?;
    let line = |lines: &[T]| lines.get(at).map_or("nothing".to_string(), |line| format!("{line:?}"));
    Some(Difference { what: format!("{what}, line {}", at + 1), shown: line(shown), recomputed: line(recomputed) })
}
