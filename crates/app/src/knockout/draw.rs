//! Drawing a category's table (R24-R31, R35, R36).

use domain::knockout::{Choice, ChoiceError, MOST_LINES, choose, first_round, first_round_places, seeds_shown};
use domain::model::freeze::{DrawKind, Freeze, FrozenDraw};
use domain::model::knockout_table::{Amendments, Apart, DrawPlan, Entrant, KnockoutTable};
use domain::model::qualifying::QualifyingStage;
use domain::systems::main_table::{self, eligible};
use domain::{Category, Competition, EntryId, Tournament, knockout};
use messages::{Explain, message};
use session::fields::hex_text;
use session::{AppError, EventSession, Mutation, Result};
use store::Counters;

use super::labels::list_name;
use super::not_eligible;
use super::order::reordered;
use crate::freeze::{check_still_listed, differs_from_frozen, draw_stamp, entropy};
use crate::operation::{DrawKnockout, op};

/// Draws the table of a category: its frozen list, or, if none is frozen, the list that the request chooses, frozen in the same
/// step. A qualifying decides the qualifiers and wild cards. Until the table's first round is paired
/// the table can be drawn again; the journal keeps both draws (R36). A competition that plays nothing else ends with its table.
/// The answer is the number of lines.
///
/// # Errors
/// Fails if there is no such category, the register is open, the list is too short, the table does not fit into the rounds,
/// its games have begun, the entropy is not as announced, or the request differs from the frozen list.
pub fn draw(session: &mut EventSession, request: &DrawKnockout) -> Result<Mutation<u32>> {
    let fresh = hex_text(&session.fresh_seed());
    let stamp = draw_stamp(session, request.category, DrawKind::Knockout)?;
    session.transact_with_keys(op::DrawKnockout, request, |tournament, counters| {
        let competition = tournament.competition.clone();
        let category = category(tournament, request.category)?;
        check_closed(tournament)?;
        check_source(tournament, &competition, category)?;
        check_not_begun(tournament, category)?;
        let frozen = tournament.event.take_freeze(competition.id, category, DrawKind::Knockout);
        let drawing = Drawing { tournament, competition: &competition, category, request };
        let mut table = drawing.table(drawing.chosen(frozen, &fresh)?, counters)?;
        table.draw.stamp = Some(stamp);
        let lines = table.boxes.len() as u32;
        tournament.tables.retain(|t| t.id != table.id);
        tournament.tables.push(table);
        tournament.tables.sort_unstable_by_key(|t| t.id);
        follow_main_table(tournament)?;
        Ok(lines)
    })
}

/// Gives a competition that plays nothing else the rounds of its main table; a double elimination needs one more if the first
/// final leads to a second one (R61).
pub(crate) fn follow_main_table(tournament: &mut Tournament) -> Result<()> {
    if let Some(rounds) = main_table::needed_rounds(tournament, &tournament.competition) {
        tournament.competition.rounds = rounds;
    }
    Ok(())
}

/// Returns the category with this age limit, or everyone for 0 if the system has a main table.
pub fn category(tournament: &Tournament, limit: u8) -> Result<Category> {
    let known = main_table::categories(tournament, &tournament.competition);
    known.iter().copied().find(|c| c.0 == limit).ok_or_else(|| {
        let known: Vec<u8> = known.iter().map(|c| c.0).collect();
        AppError::not_found(match Category(limit) {
            Category::EVERYONE => message!("ko-category-missing", known),
            category => message!("ko-category-unknown", category, known),
        })
    })
}

/// Refuses a draw while the register is open, since a draw freezes its list; and a draw in a round robin.
pub(super) fn check_closed(tournament: &Tournament) -> Result<()> {
    if tournament.competition.register_closed.is_none() {
        return Err(AppError::not_now(message!("ko-register-open")));
    }
    check_no_circle(&tournament.competition)
}

/// Refuses a draw in a round robin, whose circle fixes all games, so that no game of a table or Final could be set (R33, R66),
/// in self-pairing, in which nothing is paired (R69), and among teams, which are paired as a whole (decision 105).
pub(crate) fn check_no_circle(competition: &Competition) -> Result<()> {
    if competition.teams.is_some() {
        return Err(AppError::not_now(message!("ko-of-teams")));
    }
    if competition.system.everyone_meets() {
        return Err(AppError::not_now(message!("ko-in-round-robin")));
    }
    if competition.system.is_free() {
        return Err(AppError::not_now(message!("ko-in-self-pairing")));
    }
    Ok(())
}

/// Refuses a draw if the category has a Final or its games are paired.
pub(super) fn check_not_begun(tournament: &Tournament, category: Category) -> Result<()> {
    if tournament.final_of(category).is_some() {
        return Err(AppError::not_now(message!("ko-final-drawn", category)));
    }
    let Some(table) = tournament.table_of(category) else { return Ok(()) };
    if tournament.games.iter().any(|g| g.knockout.is_some_and(|k| k.is_of(table.id))) {
        return Err(AppError::not_now(message!("ko-games-paired", category)));
    }
    Ok(())
}

/// Refuses a draw of the main table while the rounds that decide its players are not confirmed (R63, R67).
pub(super) fn check_source(tournament: &Tournament, competition: &Competition, category: Category) -> Result<()> {
    match main_table::open_round(tournament, competition, category) {
        Some(round) => Err(AppError::not_now(message!("ko-source-open", round))),
        None => Ok(()),
    }
}

/// What is drawn: chosen by the request, or frozen before.
struct Chosen {
    plan: DrawPlan,
    third_place: bool,
    reason: Option<String>,
}

/// A draw in progress.
#[derive(Clone, Copy)]
pub(super) struct Drawing<'a> {
    pub tournament: &'a Tournament,
    pub competition: &'a Competition,
    pub category: Category,
    pub request: &'a DrawKnockout,
}

impl Drawing<'_> {
    /// Returns the frozen list, or the one that the request chooses, with the nonce `fresh` unless the request has one.
    fn chosen(&self, frozen: Option<Freeze>, fresh: &str) -> Result<Chosen> {
        let Some(FrozenDraw::Knockout { plan, third_place, reason }) = frozen.map(|freeze| freeze.draw) else {
            let (plan, third_place, reason) = (self.plan(fresh)?, self.request.third_place, self.reason());
            return Ok(Chosen { plan, third_place, reason });
        };
        check_still_listed(self.tournament, self.category, plan.list.iter().map(|e| e.entry))?;
        if self.has_choice() {
            let again = DrawPlan { announced: plan.announced.clone(), ..self.plan(&plan.nonce)? };
            if again != plan || third_place != self.request.third_place {
                return Err(differs_from_frozen(plan.announced.as_ref()));
            }
        }
        Ok(Chosen { plan, third_place, reason: self.reason().or(reason) })
    }

    /// Whether the request chooses anything that a freeze fixes.
    fn has_choice(&self) -> bool {
        let request = DrawKnockout { entropy: None, reason: None, commitment: None, ..self.request.clone() };
        request != DrawKnockout { category: request.category, ..DrawKnockout::default() }
    }

    fn table(&self, Chosen { plan, third_place, reason }: Chosen, counters: &mut Counters) -> Result<KnockoutTable> {
        if self.request.commitment.as_deref().is_some_and(|published| published.trim() != plan.commitment()) {
            return Err(AppError::not_now(message!("ko-commitment-differs")));
        }
        let first_round = self.first_round(plan.lines, plan.list.len())?;
        let earlier = self.tournament.table_of(self.category);
        let entropy = entropy(self.request.entropy.as_deref(), plan.announced.as_ref())?;
        let (boxes, draw) = knockout::draw(plan, &entropy, reason).map_err(|e| AppError::bad_input(e.message()))?;
        Ok(KnockoutTable {
            id: earlier.map_or_else(|| counters.next_key::<KnockoutTable>(), |t| t.id),
            competition: self.competition.id,
            category: self.category,
            first_round,
            third_place,
            boxes,
            draw,
            since: Amendments::default(),
        })
    }

    /// Returns everything that the lots depend on except the entropy; `fresh` is the nonce unless the request has one.
    pub fn plan(&self, fresh: &str) -> Result<DrawPlan> {
        let list = self.list()?;
        let lines = self.lines(list.len())?;
        let is_double = self.competition.system.allows_a_loss() && self.category == Category::EVERYONE;
        if is_double && self.request.third_place {
            return Err(AppError::bad_input(message!("ko-third-place-double")));
        }
        Ok(DrawPlan {
            category: self.category,
            lines,
            seeds: seeds_shown(lines),
            apart: Apart { countries: self.request.apart_countries, clubs: self.request.apart_clubs },
            list,
            nonce: nonce(self.request.seed.as_deref().unwrap_or(fresh))?,
            double: is_double.then_some(self.competition.knockout_rules.last_game),
            announced: None,
        })
    }

    /// Returns the players to draw, in order, each with their entry route.
    fn list(&self) -> Result<Vec<Entrant>> {
        let category = self.category;
        let eligible = eligible(self.tournament, category).list;
        let list = eligible.into_iter().map(|listed| listed.entrant).collect();
        let list = reordered(self.tournament, list, &self.request.order, self.request.reason.as_deref())?;
        if list.len() < 2 {
            return Err(AppError::not_now(message!("ko-too-few-players", category)));
        }
        if let Some(stage) = self.tournament.qualifying_of(category) {
            return self.qualified(stage, list);
        }
        let size =
            self.request.size.unwrap_or_else(|| main_table::size(self.competition, category, list.len())) as usize;
        if size < 2 || size > list.len() {
            let eligible = list.len();
            return Err(AppError::bad_input(message!("ko-size-out-of-range", size, category, eligible)));
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

    /// Returns the list after a qualifying: the direct players, the qualifiers and the wild cards. If a place was not won or a
    /// player has left, the next player of the list moves up.
    fn qualified(&self, stage: &QualifyingStage, mut list: Vec<Entrant>) -> Result<Vec<Entrant>> {
        let (category, request) = (self.category, self.request);
        if let Some(open) = stage.open(self.tournament).first() {
            return Err(AppError::not_now(message!("ko-qualifying-undecided", category, place = open + 1)));
        }
        let is_listed = |entry: &EntryId| list.iter().any(|e| e.entry == *entry);
        let qualified: Vec<EntryId> = stage.winners(self.tournament).into_iter().flatten().filter(is_listed).collect();
        let wild_cards: Vec<EntryId> = stage.wild_cards.iter().copied().filter(is_listed).collect();
        let differs = |keys: &[i64], decided: &[EntryId]| keys.iter().any(|key| !decided.contains(&EntryId(*key)));
        if differs(&request.qualified, &qualified) || differs(&request.wild_cards, &wild_cards) {
            return Err(AppError::bad_input(message!("ko-qualifying-decides", category)));
        }
        if request.order.is_empty() {
            list.sort_by_key(|e| stage.plan.direct.iter().position(|d| *d == e.entry).unwrap_or(usize::MAX));
        }
        let size = (stage.lines as usize).min(list.len());
        let later = request.later.iter().map(|&(key, round)| (EntryId(key), round)).collect();
        choose(&list, &Choice { size, later, qualified, wild_cards }).map_err(|why| self.refused(why))
    }

    /// Returns the error for a refused choice, with the player's name.
    fn refused(&self, why: ChoiceError) -> AppError {
        let name = |entry| list_name(self.tournament, entry);
        match why {
            ChoiceError::NotListed(entry) => not_eligible(self.tournament, entry),
            ChoiceError::Twice(entry) => AppError::bad_input(message!("ko-choice-twice", name = name(entry))),
            ChoiceError::LeftOut(entry) => AppError::bad_input(message!("ko-choice-left-out", name = name(entry))),
            other => AppError::refused(other),
        }
    }

    /// Returns the lines of the smallest table with enough first-round places for `players` (R24, R31).
    fn lines(&self, players: usize) -> Result<u32> {
        let fits = |lines: &u32| {
            let later = self.request.later.iter().map(|&(_, round)| round);
            first_round_places(*lines, later) as usize >= players
        };
        (1..=MOST_LINES.ilog2())
            .map(|power| 1u32 << power)
            .find(fits)
            .ok_or_else(|| AppError::bad_input(message!("ko-too-many-players", players, lines = MOST_LINES)))
    }

    /// Returns the competition's round in which a table with these lines begins (R32).
    pub fn first_round(&self, lines: u32, players: usize) -> Result<u32> {
        let latest = first_round(lines, main_table::rounds(self.competition, self.category));
        let latest = latest.map_err(|e| AppError::not_now(e.message()))?;
        let usual = main_table::first_round(self.tournament, self.competition, self.category, lines);
        let usual = usual.map_err(|e| AppError::not_now(e.message()))?;
        let begins = self.request.first_round.unwrap_or(usual);
        let earliest = if self.competition.system.has_zones() { usual } else { 1 };
        if !(earliest..=latest).contains(&begins) {
            let category = self.category;
            return Err(AppError::bad_input(message!("ko-first-round-out-of-range", category, round = begins, latest)));
        }
        if begins <= self.tournament.paired_rounds() {
            let category = self.category;
            return Err(AppError::not_now(message!("ko-begins-too-early", category, players, round = begins)));
        }
        Ok(begins)
    }

    pub fn reason(&self) -> Option<String> {
        self.request.reason.as_deref().map(str::trim).filter(|reason| !reason.is_empty()).map(str::to_string)
    }
}

/// Returns the hexadecimal digits of `text` as whole bytes.
fn nonce(text: &str) -> Result<String> {
    let digits = text.trim().to_lowercase();
    if digits.is_empty() || !digits.chars().all(|c| c.is_ascii_hexdigit()) {
        return Err(AppError::bad_input(message!("ko-nonce-invalid", text = digits)));
    }
    Ok(if digits.len().is_multiple_of(2) { digits } else { format!("0{digits}") })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use crate::knockout::view;

    #[test]
    fn draw_fills_the_smallest_table() {
        let mut session = fixture::closed_youth(6);
        let request = DrawKnockout { category: 12, ..DrawKnockout::default() };
        assert_eq!(draw(&mut session, &request).expect("six players can be drawn").value, 8);
        let table = view(&session).expect("the knock-outs can be shown").categories[0].table.clone();
        assert_eq!(table.expect("KO12 is drawn").size, 6);
    }

    #[test]
    fn draw_refuses_an_open_register() {
        let mut session = fixture::open_youth(6);
        let request = DrawKnockout { category: 12, ..DrawKnockout::default() };
        let error = draw(&mut session, &request).expect_err("the register is open");
        assert_eq!(error.message.id, "ko-register-open");
    }

    #[test]
    fn a_competition_whose_players_choose_their_opponents_says_why_it_has_no_knockouts() {
        let seen = view(&fixture::self_paired(4)).expect("an event is open");
        assert!(seen.categories.is_empty());
        assert_eq!(seen.disabled_reason.map(|reason| reason.id), Some("ko-in-self-pairing"));
        let seen = view(&fixture::closed_youth(6)).expect("an event is open");
        assert!(seen.disabled_reason.is_none() && !seen.categories.is_empty());
    }

    #[test]
    fn draw_refuses_a_choice_with_the_name_of_the_player() {
        let mut session = fixture::closed_youth(6);
        let key = session.tournament().expect("an event is open").entries[0].id.0;
        let request = DrawKnockout { category: 12, qualified: vec![key, key], ..DrawKnockout::default() };
        let error = draw(&mut session, &request).expect_err("a player qualifies once");
        assert_eq!(error.to_string(), "Alder Sam is chosen in two ways. Remove one of them.");
    }
}
