//! Drawing a category's table (R24-R31, R35, R36).

use domain::knockout::{
    Choice, ChoiceError, MOST_LINES, choose, eligible, first_round, first_round_places, seeds_shown,
};
use domain::model::knockout_table::{Amendments, Apart, DrawPlan, Entrant, KnockoutTable};
use domain::model::qualifying::QualifyingStage;
use domain::{Category, Competition, EntryId, TableId, Tournament, knockout};
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::fields::hex_text;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::fitting_size;
use super::order::reordered;

/// What to draw. Entries are named by their keys.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct DrawKnockout {
    /// The age category.
    pub category: u8,
    /// How many of the list play, 2 to 64; none for as many as fit.
    pub size: Option<u32>,
    /// The director's nonce in hexadecimal; none for a fresh one.
    pub seed: Option<String>,
    /// What was called in the hall.
    pub entropy: Option<String>,
    /// Who comes first in the list, in this order; the others follow as they stand (R25). It needs a reason.
    #[ts(optional, as = "Option<Vec<i32>>")]
    pub order: Vec<i64>,
    /// Who gets a wild card, the strongest first (R29).
    #[ts(optional, as = "Option<Vec<i32>>")]
    pub wild_cards: Vec<i64>,
    /// Who won through the qualifying (R30).
    #[ts(optional, as = "Option<Vec<i32>>")]
    pub qualified: Vec<i64>,
    /// Who enters in which later round of the table, 2 or later (R31).
    #[ts(optional, as = "Option<Vec<(i32, u32)>>")]
    pub later: Vec<(i64, u32)>,
    /// Whether players of one country are kept apart in the first round (R35).
    #[ts(optional, as = "Option<bool>")]
    pub apart_countries: bool,
    /// Whether players of one club are.
    #[ts(optional, as = "Option<bool>")]
    pub apart_clubs: bool,
    /// Whether the semi-finals' losers play for third place (R37).
    #[ts(optional, as = "Option<bool>")]
    pub third_place: bool,
    /// Why the list was reordered or the table is drawn again (R25, R36).
    #[ts(optional)]
    pub reason: Option<String>,
    /// The commitment that went to the wall: another list or nonce is refused.
    #[ts(optional)]
    pub commitment: Option<String>,
}

/// Draws the table of a category; where it has a qualifying, qualifiers and wild cards follow from that. Drawn before its first round is paired, it is drawn again by the same act; both stand
/// in the journal (R36). The answer is the number of lines.
///
/// # Errors
/// There is no such category, the register is open, the list is too short, the table does not fit the rounds, or its
/// games have begun.
pub fn draw(session: &mut EventSession, request: &DrawKnockout) -> Result<Mutation<u32>> {
    let fresh = hex_text(&session.fresh_seed());
    session.transact(Operation::DrawKnockout, request, |tournament| {
        let competition = main_competition(tournament)?.clone();
        let category = category(tournament, request.category)?;
        check_closed(tournament)?;
        check_not_begun(tournament, &competition, category)?;
        let table = Drawing { tournament, competition: &competition, category, request }.table(&fresh)?;
        let lines = table.boxes.len() as u32;
        tournament.tables.retain(|t| t.id != table.id);
        tournament.tables.push(table);
        tournament.tables.sort_unstable_by_key(|t| t.id);
        Ok(lines)
    })
}

/// The event's category of that limit.
pub fn category(tournament: &Tournament, limit: u8) -> Result<Category> {
    let known = &tournament.event.ages.categories;
    known.iter().copied().find(|c| c.0 == limit).ok_or_else(|| {
        let list: Vec<String> = known.iter().map(Category::to_string).collect();
        AppError::not_found(format!("There is no age category {limit}: the categories are {}.", list.join(", ")))
    })
}

/// The list of a draw is frozen; who may still be registered is not on it.
pub(super) fn check_closed(tournament: &Tournament) -> Result<()> {
    match tournament.event.register_closed {
        Some(_) => Ok(()),
        None => Err(AppError::not_now("The register is still open: close it before the draw.")),
    }
}

pub(super) fn check_not_begun(tournament: &Tournament, competition: &Competition, category: Category) -> Result<()> {
    if tournament.final_of(competition.id, category).is_some() {
        let message =
            format!("The Final of category {category} is drawn: a category has a knock-out or a Final, not both.");
        return Err(AppError::not_now(message));
    }
    let Some(table) = tournament.table_of(competition.id, category) else { return Ok(()) };
    if tournament.games.iter().any(|g| g.knockout.is_some_and(|k| k.table == table.id)) {
        return Err(AppError::not_now(format!(
            "Games of KO{category} are set already: take those pairings back first."
        )));
    }
    Ok(())
}

/// A draw that is being made.
#[derive(Clone, Copy)]
pub(super) struct Drawing<'a> {
    pub tournament: &'a Tournament,
    pub competition: &'a Competition,
    pub category: Category,
    pub request: &'a DrawKnockout,
}

impl Drawing<'_> {
    fn table(&self, fresh: &str) -> Result<KnockoutTable> {
        let plan = self.plan(fresh)?;
        if self.request.commitment.as_deref().is_some_and(|published| published.trim() != plan.commitment()) {
            return Err(AppError::not_now(
                "The list is not the one whose commitment was published: publish a new one before the draw.",
            ));
        }
        let first_round = self.first_round(plan.lines, plan.list.len())?;
        let earlier = self.tournament.table_of(self.competition.id, self.category);
        let reason = self.reason().or_else(|| earlier.map(|_| "drawn again by the director".to_string()));
        let entropy = self.request.entropy.as_deref().unwrap_or_default();
        let (boxes, draw) = knockout::draw(plan, entropy, reason).map_err(|e| AppError::bad_input(e.to_string()))?;
        let finals = self.tournament.finals.iter().map(|f| f.id.0);
        let free = TableId(self.tournament.tables.iter().map(|t| t.id.0).chain(finals).max().unwrap_or(0) + 1);
        Ok(KnockoutTable {
            id: earlier.map_or(free, |t| t.id),
            competition: self.competition.id,
            category: self.category,
            first_round,
            third_place: self.request.third_place,
            boxes,
            draw,
            since: Amendments::default(),
        })
    }

    /// All that the lots depend on but the entropy; `fresh` is the nonce unless the director gave one.
    pub fn plan(&self, fresh: &str) -> Result<DrawPlan> {
        let list = self.list()?;
        let lines = self.lines(list.len())?;
        Ok(DrawPlan {
            category: self.category,
            lines,
            seeds: seeds_shown(lines),
            apart: Apart { countries: self.request.apart_countries, clubs: self.request.apart_clubs },
            list,
            nonce: nonce(self.request.seed.as_deref().unwrap_or(fresh))?,
        })
    }

    /// The players to draw, in their order, each with his way in.
    fn list(&self) -> Result<Vec<Entrant>> {
        let category = self.category;
        let eligible = eligible(self.tournament, self.competition.id, category).list;
        let list = eligible.into_iter().map(|listed| listed.entrant).collect();
        let list = reordered(self.tournament, list, &self.request.order, self.request.reason.as_deref())?;
        if list.len() < 2 {
            let message =
                format!("Fewer than two registered players are in category {category}: there is no knock-out.");
            return Err(AppError::not_now(message));
        }
        if let Some(stage) = self.tournament.qualifying_of(self.competition.id, category) {
            return self.qualified(stage, list);
        }
        let size = self.request.size.unwrap_or_else(|| fitting_size(list.len(), self.competition.rounds)) as usize;
        if size < 2 || size > list.len() {
            let most = list.len();
            let message =
                format!("{size} players cannot be drawn: {most} are eligible for KO{category}, so choose 2 to {most}.");
            return Err(AppError::bad_input(message));
        }
        let keys = |keys: &[i64]| keys.iter().map(|&key| EntryId(key)).collect();
        let choice = Choice {
            size,
            later: self.request.later.iter().map(|&(key, round)| (EntryId(key), round)).collect(),
            qualified: keys(&self.request.qualified),
            wild_cards: keys(&self.request.wild_cards),
        };
        choose(&list, &choice).map_err(|why| self.refused(why))
    }

    /// The list after a qualifying: who was in directly, who won through, the wild cards. Where a place was not won, or
    /// somebody who was in has left, the next of the list moves up.
    fn qualified(&self, stage: &QualifyingStage, mut list: Vec<Entrant>) -> Result<Vec<Entrant>> {
        let (category, asked) = (self.category, self.request);
        if let Some(open) = stage.open(self.tournament).first() {
            let place = open + 1;
            let message = format!("The qualifying of KO{category} is not decided for place {place}: finish it first.");
            return Err(AppError::not_now(message));
        }
        let there = |entry: &EntryId| list.iter().any(|e| e.entry == *entry);
        let qualified: Vec<EntryId> = stage.winners(self.tournament).into_iter().flatten().filter(there).collect();
        let wild_cards: Vec<EntryId> = stage.wild_cards.iter().copied().filter(there).collect();
        let other = |keys: &[i64], own: &[EntryId]| keys.iter().any(|key| !own.contains(&EntryId(*key)));
        if other(&asked.qualified, &qualified) || other(&asked.wild_cards, &wild_cards) {
            let message = format!("KO{category} has a qualifying: its qualifiers and wild cards follow from that.");
            return Err(AppError::bad_input(message));
        }
        if asked.order.is_empty() {
            list.sort_by_key(|e| stage.plan.direct.iter().position(|d| *d == e.entry).unwrap_or(usize::MAX));
        }
        let size = (stage.lines as usize).min(list.len());
        let later = asked.later.iter().map(|&(key, round)| (EntryId(key), round)).collect();
        choose(&list, &Choice { size, later, qualified, wild_cards }).map_err(|why| self.refused(why))
    }

    /// A choice's refusal, with the player's name for his key.
    fn refused(&self, why: ChoiceError) -> AppError {
        let (ChoiceError::NotListed(entry) | ChoiceError::Twice(entry) | ChoiceError::LeftOut(entry)) = why else {
            return AppError::bad_input(why.to_string());
        };
        let name = self.tournament.entry(entry).map_or_else(|| format!("Entry {}", entry.0), |e| e.player.list_name());
        let what = match why {
            ChoiceError::NotListed(_) => "is not eligible for this table: see who is in its list",
            ChoiceError::Twice(_) => "is chosen in two ways: leave one of them",
            _ => "is not among the players who are drawn: choose more players or another one for the later round",
        };
        AppError::bad_input(format!("{name} {what}."))
    }

    /// The smallest table with enough first-round places for them (R24, R31).
    fn lines(&self, players: usize) -> Result<u32> {
        let fits = |lines: &u32| {
            let later = self.request.later.iter().map(|&(_, round)| round);
            first_round_places(*lines, later) as usize >= players
        };
        (1..=MOST_LINES.ilog2()).map(|power| 1u32 << power).find(fits).ok_or_else(|| {
            AppError::bad_input(format!(
                "{players} players do not fit into the largest table of {MOST_LINES} lines: choose fewer."
            ))
        })
    }

    pub fn first_round(&self, lines: u32, players: usize) -> Result<u32> {
        let begins = first_round(lines, self.competition.rounds).map_err(|e| AppError::not_now(e.to_string()))?;
        if begins <= self.tournament.paired_rounds(self.competition.id) {
            let category = self.category;
            let message = format!(
                "KO{category} with {players} players begins in round {begins}, which is paired already: choose fewer players."
            );
            return Err(AppError::not_now(message));
        }
        Ok(begins)
    }

    fn reason(&self) -> Option<String> {
        self.request.reason.as_deref().map(str::trim).filter(|reason| !reason.is_empty()).map(str::to_string)
    }
}

/// Hexadecimal digits in whole bytes.
fn nonce(text: &str) -> Result<String> {
    let digits = text.trim().to_lowercase();
    if digits.is_empty() || !digits.chars().all(|c| c.is_ascii_hexdigit()) {
        return Err(AppError::bad_input(format!("\"{digits}\" is no seed: write hexadecimal digits, 0-9 and a-f.")));
    }
    Ok(if digits.len().is_multiple_of(2) { digits } else { format!("0{digits}") })
}
