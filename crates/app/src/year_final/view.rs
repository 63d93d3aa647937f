//! The view of the Finals.

use domain::knockout::{State, TableGame, eligible};
use domain::model::freeze::DrawKind;
use domain::model::year_final::{RestPlan, YearFinal, group_rounds};
use domain::year_final::{FinalProgress, FinalRound, GroupLine, GroupOrder, Phase, progress};
use domain::{Category, Competition, EntryId, GameId, Tournament};
use messages::{Message, message};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use super::drawn;
use super::labels::{DecidedBy, FinalGameState, FinalPhase, GroupResult, RestPlanName, title};
use crate::freeze::{DrawActView, FrozenView, draw_acts};
use crate::knockout::{AdvancedBy, DrawView, ListedView, full_name, listed};
use crate::vocabulary::{FinalGroupName, JigoCounting};

/// A player of a Final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalistView {
    /// The entry's key.
    #[ts(type = "number")]
    pub id: i64,
    /// Starting number.
    pub number: Option<u32>,
    /// "Given FAMILY rank (CC)".
    pub name: String,
}

/// A player's line in a group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalLineView {
    /// The player.
    pub player: FinalistView,
    /// Place in the group, from 1; `None` while games or a tie are open.
    pub place: Option<u32>,
    /// Entry position in the group, from 1.
    pub position: u32,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub jigos: u32,
    /// Wins and counted jigos: `3½`.
    pub score: String,
    /// The criterion that decided the place.
    pub decided_by: DecidedBy,
    /// The results against each member, by entry position.
    pub results: Vec<GroupResult>,
}

/// A group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalGroupView {
    /// Its name.
    pub name: FinalGroupName,
    /// Its players in their current order.
    pub lines: Vec<FinalLineView>,
    /// Whether all its games are over.
    pub complete: bool,
    /// Tied players, whose order only games on smaller boards can decide (R51).
    pub ties: Vec<Vec<FinalistView>>,
    /// Drawn games between the only two players of a score, whose ladders decide between them.
    pub ladders: Vec<FinalLadderView>,
}

/// A game of a group that is followed by a ladder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalLadderView {
    /// The game's round.
    pub round: u32,
    /// Its board.
    pub board: u32,
}

/// A game of a Final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalGameView {
    /// `GR` or `OR`; `SF12`; `1-2` for the places at stake.
    pub title: String,
    /// One player, once known.
    pub a: Option<FinalistView>,
    /// The other player, once known.
    pub b: Option<FinalistView>,
    /// The board, once the game is paired.
    pub board: Option<u32>,
    /// The key of Black, once the game is paired.
    #[ts(type = "number | null")]
    pub black: Option<i64>,
    /// The result as far as it is known: `1-0`.
    pub result: Option<String>,
    /// The key of the winner, if one is known.
    #[ts(type = "number | null")]
    pub winner: Option<i64>,
    /// How the winner won.
    pub how: AdvancedBy,
    /// State of the game.
    pub state: FinalGameState,
}

/// A round of a Final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalRoundView {
    /// The competition's round.
    pub round: u32,
    /// The part of the Final.
    pub phase: FinalPhase,
    /// The day, from 1; 0 is the eve.
    pub day: u32,
    /// Whether only the Final plays in this round.
    pub alone: bool,
    /// Its games.
    pub games: Vec<FinalGameView>,
    /// The players who rest.
    pub rests: Vec<FinalistView>,
}

/// A decided place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalPlaceView {
    /// The best of the player's places.
    pub from: u32,
    /// The last of them; the same unless places are shared.
    pub to: u32,
    /// The player.
    pub player: FinalistView,
}

/// A drawn Final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalView {
    /// The age category.
    pub category: u8,
    /// Its players.
    pub size: u32,
    /// The competition's round in which it begins.
    pub first_round: u32,
    /// Rest plan (R54).
    pub rests: RestPlanName,
    /// What a jigo counts in a group.
    pub jigos: JigoCounting,
    /// GR and OR.
    pub groups: Vec<FinalGroupView>,
    /// Its rounds.
    pub rounds: Vec<FinalRoundView>,
    /// The decided places, best first.
    pub places: Vec<FinalPlaceView>,
    /// How it was drawn.
    pub draw: DrawView,
}

/// A category's Final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalCategoryView {
    /// The age category: 12, 16 or 20.
    pub category: u8,
    /// The list, in order.
    pub list: Vec<ListedView>,
    /// The possible sizes, largest first.
    pub sizes: Vec<u32>,
    /// Why it cannot be drawn now; `None` when it can.
    pub disabled_reason: Option<Message>,
    /// The list that is frozen and waits for its draw.
    pub frozen: Option<FrozenView>,
    /// Its freezes and draws in order, undone ones included.
    pub acts: Vec<DrawActView>,
    /// The Final, once drawn.
    pub drawn: Option<FinalView>,
}

/// All categories.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalsView {
    /// Youngest first.
    pub categories: Vec<FinalCategoryView>,
}

/// Returns all categories of the event.
///
/// # Errors
/// Fails if no event is open.
pub fn view(session: &EventSession) -> Result<FinalsView> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let categories = tournament.event.ages.categories.iter();
    let categories = categories.map(|&c| category_view(session, tournament, competition, c)).collect::<Result<_>>()?;
    Ok(FinalsView { categories })
}

/// Returns the Final of a category.
///
/// # Errors
/// Fails if there is no such category or its Final is not drawn.
pub fn final_view(session: &EventSession, limit: u8) -> Result<FinalView> {
    let tournament = session.tournament()?;
    Ok(Shown::of(tournament, drawn(tournament, limit)?).view())
}

fn category_view(
    session: &EventSession,
    tournament: &Tournament,
    competition: &Competition,
    category: Category,
) -> Result<FinalCategoryView> {
    let eligible = eligible(tournament, category);
    let count = eligible.list.len();
    let sizes: Vec<u32> = [10u32, 8, 6, 4].into_iter().filter(|&size| size as usize <= count).collect();
    let paired = tournament.paired_rounds();
    let fits = |size: &u32| group_rounds(*size as usize / 2) + 2 + paired <= competition.rounds;
    let disabled_reason = if competition.register_closed.is_none() {
        Some(message!("ko-register-open"))
    } else if sizes.is_empty() {
        Some(message!("year-final-too-small", category = category.0))
    } else if tournament.table_of(category).is_some() {
        Some(message!("year-final-knockout-drawn", category = category.0))
    } else if !sizes.iter().any(fits) {
        Some(message!("year-final-no-room"))
    } else {
        None
    };
    Ok(FinalCategoryView {
        category: category.0,
        list: listed(tournament, category, &eligible),
        sizes: sizes.into_iter().filter(fits).collect(),
        disabled_reason,
        frozen: tournament.event.freeze_of(competition.id, category, DrawKind::Final).map(FrozenView::from),
        acts: draw_acts(session, category, DrawKind::Final)?,
        drawn: tournament.final_of(category).map(|f| Shown::of(tournament, f).view()),
    })
}

/// A Final and its progress.
struct Shown<'a> {
    tournament: &'a Tournament,
    year_final: &'a YearFinal,
    progress: FinalProgress,
}

impl<'a> Shown<'a> {
    fn of(tournament: &'a Tournament, year_final: &'a YearFinal) -> Shown<'a> {
        Shown { tournament, year_final, progress: progress(tournament, year_final) }
    }

    fn view(&self) -> FinalView {
        let drawn = self.year_final;
        FinalView {
            category: drawn.category.0,
            size: drawn.seats.len() as u32,
            first_round: drawn.first_round,
            rests: drawn.draw.plan.rests.into(),
            jigos: drawn.settings.jigos.into(),
            groups: self.progress.groups.iter().map(|g| self.group(g)).collect(),
            rounds: (0..).zip(&self.progress.rounds).map(|(at, round)| self.round(at, round)).collect(),
            places: self
                .progress
                .places
                .iter()
                .map(|p| FinalPlaceView { from: p.from, to: p.to, player: self.player(p.entry) })
                .collect(),
            draw: DrawView {
                commitment: drawn.draw.commitment.clone(),
                nonce: drawn.draw.plan.nonce.clone(),
                entropy: drawn.draw.entropy.clone(),
                reason: drawn.draw.reason.clone(),
                number: drawn.draw.stamp.as_ref().map(|stamp| stamp.number),
                drawn_at: drawn.draw.stamp.as_ref().map(|stamp| stamp.at.clone()),
                frozen_at: drawn.draw.plan.announced.as_ref().map(|announced| announced.at.clone()),
            },
        }
    }

    fn player(&self, entry: EntryId) -> FinalistView {
        let number = self.tournament.entry(entry).and_then(|e| e.number);
        FinalistView { id: entry.0, number, name: full_name(self.tournament, entry) }
    }

    fn group(&self, order: &GroupOrder) -> FinalGroupView {
        let lines = (1u32..).zip(&order.lines);
        FinalGroupView {
            name: order.group.into(),
            lines: lines.map(|(place, line)| self.line(order, line, place)).collect(),
            complete: order.complete,
            ladders: order.ladders.iter().filter_map(|id| self.ladder(*id)).collect(),
            ties: order.ties.iter().map(|tie| tie.iter().map(|&e| self.player(e)).collect()).collect(),
        }
    }

    fn ladder(&self, id: GameId) -> Option<FinalLadderView> {
        let game = self.tournament.games.iter().find(|game| game.id == id)?;
        Some(FinalLadderView { round: game.round, board: game.board })
    }

    fn line(&self, order: &GroupOrder, line: &GroupLine, place: u32) -> FinalLineView {
        let members = self.year_final.group(order.group);
        FinalLineView {
            player: self.player(line.entry),
            place: order.at(place as usize).map(|_| place),
            position: line.position,
            wins: line.wins,
            jigos: line.jigos,
            score: line.score.glyphs(),
            decided_by: line.decided_by.into(),
            results: members.iter().map(|m| self.against(line.entry, m.entry)).collect(),
        }
    }

    /// Returns the result of one player against another of the group.
    fn against(&self, entry: EntryId, other: EntryId) -> GroupResult {
        let groups = self.progress.rounds.iter().filter(|r| r.phase == Phase::Group);
        let between =
            |g: &&TableGame| entry != other && g.entries().any(|e| e == entry) && g.entries().any(|e| e == other);
        match groups.flat_map(|r| &r.games).find(between).map(|g| g.state) {
            Some(State::Won { winner, .. }) if winner == entry => GroupResult::Won,
            Some(State::Won { .. } | State::Vacant) => GroupResult::Lost,
            Some(State::Drawn) => GroupResult::Jigo,
            _ => GroupResult::Open,
        }
    }

    fn round(&self, at: usize, round: &FinalRound) -> FinalRoundView {
        FinalRoundView {
            round: round.number,
            phase: round.phase.into(),
            day: self.day(at as u32),
            alone: self.year_final.settings.alone.contains(&round.number),
            games: (0..).zip(&round.games).map(|(index, game)| self.game(round.phase, index, game)).collect(),
            rests: round.rests.iter().map(|&e| self.player(e)).collect(),
        }
    }

    /// Returns the day of the Final's round `at`, counted from 0; a first round on the eve has day 0.
    fn day(&self, at: u32) -> u32 {
        let days = self.year_final.days();
        let first = u32::from(self.year_final.draw.plan.rests != RestPlan::Eve);
        let mut last = 0;
        let day = days.iter().position(|rounds| {
            last += rounds;
            at < last
        });
        first + day.unwrap_or(days.len() - 1) as u32
    }

    fn game(&self, phase: Phase, index: usize, game: &TableGame) -> FinalGameView {
        let paired = game.game.and_then(|id| self.tournament.games.iter().find(|g| g.id == id));
        FinalGameView {
            title: title(self.year_final, phase, index),
            a: game.a.entry().map(|e| self.player(e)),
            b: game.b.entry().map(|e| self.player(e)),
            board: paired.map(|g| g.board),
            black: paired.map(|g| g.black.0),
            result: paired.and_then(|g| g.passes.known()).map(|r| r.to_string()),
            winner: game.winner().map(|e| e.0),
            how: game.how().into(),
            state: FinalGameState::of(game.state, phase),
        }
    }
}
