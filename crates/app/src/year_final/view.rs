//! The Finals as their screen and the command line show them.

use domain::knockout::{State, TableGame, eligible};
use domain::model::year_final::{FinalGroup, JigoValue, RestPlan, YearFinal, group_rounds};
use domain::year_final::{FinalProgress, FinalRound, GroupLine, GroupOrder, Phase, ToldApart, progress};
use domain::{Category, Competition, EntryId, GameId, Tournament};
use messages::Message;
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use super::drawn;
use crate::knockout::{DrawView, ListedView, full_name, how_word, listed};

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

/// A player's line in his group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalLineView {
    /// Who.
    pub player: FinalistView,
    /// Place in the group, from 1; `None` while games are open or a tie is.
    pub place: Option<u32>,
    /// Entry position in the group, from 1.
    pub position: u32,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub jigos: u32,
    /// Wins, and jigos as they count: `3½`.
    pub score: String,
    /// `wins`, `direct_game`, `entry_position`, `ladder`, or `nothing`.
    pub told_apart: String,
    /// Against each member by entry position: `+`, `-`, `=`, or empty.
    pub results: Vec<String>,
}

/// A group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalGroupView {
    /// `GR` or `OR`.
    pub name: String,
    /// Its players in their order so far.
    pub lines: Vec<FinalLineView>,
    /// Whether all its games are over.
    pub complete: bool,
    /// Players whom only games on smaller boards can tell apart (R51).
    pub ties: Vec<Vec<FinalistView>>,
    /// The drawn games of the only two of their score, whose ladders tell the two apart.
    pub ladders: Vec<FinalLadderView>,
}

/// A game of a group after which a ladder is played.
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
    /// `GR`, `OR`; `SF12`; `1-2` for the places played for.
    pub title: String,
    /// One player, once known.
    pub a: Option<FinalistView>,
    /// The other.
    pub b: Option<FinalistView>,
    /// The board, once it is set.
    pub board: Option<u32>,
    /// The key of Black, once it is set.
    #[ts(type = "number | null")]
    pub black: Option<i64>,
    /// The result as far as it is known: `1-0`.
    pub result: Option<String>,
    /// The key of the winner, if one is known.
    #[ts(type = "number | null")]
    pub winner: Option<i64>,
    /// `played`, `forfeit`, `walkover`, `ladder`, or empty.
    pub how: String,
    /// `waiting`, `to_set`, `running`, `ladder` (a jigo that needs one), `jigo`, `overtaken`, `won`, `vacant`.
    pub state: String,
}

/// A round of a Final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalRoundView {
    /// The competition's round.
    pub round: u32,
    /// `group`, `semi_finals` or `finals`.
    pub phase: String,
    /// The day it is played on, from 1; 0 is the eve.
    pub day: u32,
    /// Whether nobody else plays in it.
    pub alone: bool,
    /// Its games.
    pub games: Vec<FinalGameView>,
    /// Who rests in it.
    pub rests: Vec<FinalistView>,
}

/// A place that is certain.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalPlaceView {
    /// The first of his places.
    pub from: u32,
    /// The last; the same unless places are shared.
    pub to: u32,
    /// Who.
    pub player: FinalistView,
}

/// A Final that is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalView {
    /// The age category.
    pub category: u8,
    /// Its players.
    pub size: u32,
    /// The competition's round in which it begins.
    pub first_round: u32,
    /// `best_ranked`, `lots`, `eve` or `balanced` (R54).
    pub rests: String,
    /// What a jigo counts in a group: `nothing`, `half` or `whole`.
    pub jigos: String,
    /// GR and OR.
    pub groups: Vec<FinalGroupView>,
    /// Its rounds.
    pub rounds: Vec<FinalRoundView>,
    /// The places that are certain, the first first.
    pub places: Vec<FinalPlaceView>,
    /// How it was drawn.
    pub draw: DrawView,
}

/// A category's Final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalCategoryView {
    /// 12, 16, 20.
    pub category: u8,
    /// Who is on the list, the first first.
    pub list: Vec<ListedView>,
    /// How many may be drawn, the most first.
    pub sizes: Vec<u32>,
    /// Why it cannot be drawn now; `None` when it can.
    pub disabled_reason: Option<Message>,
    /// The Final, once drawn.
    pub drawn: Option<FinalView>,
}

/// All categories.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FinalsView {
    /// Youngest first.
    pub categories: Vec<FinalCategoryView>,
}

/// All categories of the event.
///
/// # Errors
/// No event is open.
pub fn view(session: &EventSession) -> Result<FinalsView> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let categories = tournament.event.ages.categories.iter();
    Ok(FinalsView { categories: categories.map(|&c| category_view(tournament, competition, c)).collect() })
}

/// The Final of a category.
///
/// # Errors
/// There is no such category, or it is not drawn.
pub fn final_view(session: &EventSession, limit: u8) -> Result<FinalView> {
    let tournament = session.tournament()?;
    Ok(Shown::of(tournament, drawn(tournament, session.competition()?.id, limit)?).view())
}

fn category_view(tournament: &Tournament, competition: &Competition, category: Category) -> FinalCategoryView {
    let eligible = eligible(tournament, competition.id, category);
    let count = eligible.list.len();
    let sizes: Vec<u32> = [10u32, 8, 6, 4].into_iter().filter(|&size| size as usize <= count).collect();
    let paired = tournament.paired_rounds(competition.id);
    let fits = |size: &u32| group_rounds(*size as usize / 2) + 2 + paired <= competition.rounds;
    let disabled_reason = if tournament.event.register_closed.is_none() {
        Some("The register is still open: close it before the draw.".into())
    } else if sizes.is_empty() {
        Some("Fewer than four registered players are of this age: there is no Final.".into())
    } else if tournament.table_of(competition.id, category).is_some() {
        Some(format!("KO{category} is drawn: a category has a knock-out or a Final, not both.").into())
    } else if !sizes.iter().any(fits) {
        Some("No Final fits into the rounds that are left: add rounds in the settings.".into())
    } else {
        None
    };
    FinalCategoryView {
        category: category.0,
        list: listed(tournament, category, &eligible),
        sizes: sizes.into_iter().filter(fits).collect(),
        disabled_reason,
        drawn: tournament.final_of(competition.id, category).map(|f| Shown::of(tournament, f).view()),
    }
}

/// A Final and how far it has been played.
struct Shown<'a> {
    tournament: &'a Tournament,
    group_final: &'a YearFinal,
    progress: FinalProgress,
}

impl<'a> Shown<'a> {
    fn of(tournament: &'a Tournament, group_final: &'a YearFinal) -> Shown<'a> {
        Shown { tournament, group_final, progress: progress(tournament, group_final) }
    }

    fn view(&self) -> FinalView {
        let made = self.group_final;
        FinalView {
            category: made.category.0,
            size: made.chairs.len() as u32,
            first_round: made.first_round,
            rests: rests_word(made.draw.plan.rests).into(),
            jigos: jigos_word(made.settings.jigos).into(),
            groups: self.progress.groups.iter().map(|g| self.group(g)).collect(),
            rounds: (0..).zip(&self.progress.rounds).map(|(at, round)| self.round(at, round)).collect(),
            places: self
                .progress
                .places
                .iter()
                .map(|p| FinalPlaceView { from: p.from, to: p.to, player: self.player(p.entry) })
                .collect(),
            draw: DrawView {
                commitment: made.draw.commitment.clone(),
                nonce: made.draw.plan.nonce.clone(),
                entropy: made.draw.entropy.clone(),
                reason: made.draw.reason.clone(),
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
            name: order.group.to_string(),
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
        let members = self.group_final.group(order.group);
        FinalLineView {
            player: self.player(line.entry),
            place: order.at(place as usize).map(|_| place),
            position: line.position,
            wins: line.wins,
            jigos: line.jigos,
            score: line.score.glyphs(),
            told_apart: told_apart_word(line.told_apart).into(),
            results: members.iter().map(|m| self.against(line.entry, m.entry).into()).collect(),
        }
    }

    /// What one had against another of his group.
    fn against(&self, entry: EntryId, other: EntryId) -> &'static str {
        let groups = self.progress.rounds.iter().filter(|r| r.phase == Phase::Group);
        let between =
            |g: &&TableGame| entry != other && g.entries().any(|e| e == entry) && g.entries().any(|e| e == other);
        match groups.flat_map(|r| &r.games).find(between).map(|g| g.state) {
            Some(State::Won { winner, .. }) if winner == entry => "+",
            Some(State::Won { .. } | State::Vacant) => "-",
            Some(State::Drawn) => "=",
            _ => "",
        }
    }

    fn round(&self, at: usize, round: &FinalRound) -> FinalRoundView {
        FinalRoundView {
            round: round.number,
            phase: phase_word(round.phase).into(),
            day: self.day(at as u32),
            alone: self.group_final.settings.alone.contains(&round.number),
            games: (0..).zip(&round.games).map(|(index, game)| self.game(round.phase, index, game)).collect(),
            rests: round.rests.iter().map(|&e| self.player(e)).collect(),
        }
    }

    /// The day of the Final's round `at`, from 0; with a first round on the eve, the eve is day 0.
    fn day(&self, at: u32) -> u32 {
        let days = self.group_final.days();
        let first = u32::from(self.group_final.draw.plan.rests != RestPlan::Eve);
        let mut last = 0;
        let day = days.iter().position(|rounds| {
            last += rounds;
            at < last
        });
        first + day.unwrap_or(days.len() - 1) as u32
    }

    fn game(&self, phase: Phase, index: usize, game: &TableGame) -> FinalGameView {
        let set = game.game.and_then(|id| self.tournament.games.iter().find(|g| g.id == id));
        FinalGameView {
            title: title(self.group_final, phase, index),
            a: game.a.entry().map(|e| self.player(e)),
            b: game.b.entry().map(|e| self.player(e)),
            board: set.map(|g| g.board),
            black: set.map(|g| g.black.0),
            result: set.and_then(|g| g.passes.known()).map(|r| r.to_string()),
            winner: game.winner().map(|e| e.0),
            how: game.how().map(how_word).unwrap_or_default().into(),
            state: state_word(game.state, phase).into(),
        }
    }
}

/// `GR`; `SF12`; `1-2`: what a game of the Final is for (R52).
pub fn title(group_final: &YearFinal, phase: Phase, index: usize) -> String {
    let size = group_final.group_size();
    match phase {
        Phase::Group => FinalGroup::BOTH[usize::from(index >= size / 2)].to_string(),
        Phase::SemiFinals => {
            let (one, other) = match index {
                last if last + 1 == size && !size.is_multiple_of(2) => (size, size),
                upper if upper.is_multiple_of(2) => (upper + 1, upper + 2),
                lower => (lower + 1, lower),
            };
            format!("SF{one}{other}")
        }
        Phase::Finals => format!("{}-{}", 2 * index + 1, 2 * index + 2),
    }
}

/// Returns the name of a rest plan in requests and views.
pub fn rests_word(rests: RestPlan) -> &'static str {
    match rests {
        RestPlan::BestRanked => "best_ranked",
        RestPlan::Lots => "lots",
        RestPlan::Eve => "eve",
        RestPlan::Balanced => "balanced",
    }
}

/// Returns the name of a jigo value in requests and views.
pub fn jigos_word(jigos: JigoValue) -> &'static str {
    match jigos {
        JigoValue::Nothing => "nothing",
        JigoValue::Half => "half",
        JigoValue::Whole => "whole",
    }
}

fn told_apart_word(by: ToldApart) -> &'static str {
    match by {
        ToldApart::Wins => "wins",
        ToldApart::DirectGame => "direct_game",
        ToldApart::EntryPosition => "entry_position",
        ToldApart::Ladder => "ladder",
        ToldApart::Nothing => "nothing",
    }
}

/// A part of the Final as a word for catalogues.
pub fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Group => "group",
        Phase::SemiFinals => "semi_finals",
        Phase::Finals => "finals",
    }
}

fn state_word(state: State, phase: Phase) -> &'static str {
    match state {
        State::Waiting => "waiting",
        State::ToSet => "to_set",
        State::Running => "running",
        State::Drawn if phase == Phase::Group => "jigo",
        State::Drawn => "ladder",
        State::Overtaken => "overtaken",
        State::Won { .. } => "won",
        State::Vacant => "vacant",
    }
}
