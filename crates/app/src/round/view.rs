//! A round as its screen shows it.

use std::collections::{BTreeSet, HashMap};

use domain::knockout::{needs_winner, progress, qualifying_game};
use domain::model::knockout_table::Slot;
use domain::standings::Scores;
use domain::year_final::breaks_tie;
use domain::{
    Competition, Crosstable, Entry, EntryId, Game, HalfPoints, KnockoutGame, RoundNumber, RoundState, Tournament,
    Verdict,
};
use messages::Message;
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use super::due::check_next;
use crate::labels::stage_word;
use crate::year_final::phase_word;

/// One side of a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SideView {
    /// The entry's key.
    #[ts(type = "number")]
    pub id: i64,
    /// Starting number.
    pub number: Option<u32>,
    /// "Family Given".
    pub name: String,
    /// Rank.
    pub rank: String,
    /// Two letters; empty if unknown.
    pub country: String,
    /// Club.
    pub club: String,
    /// Score before the round, `21½`.
    pub score: String,
    /// Age category.
    pub category: Option<u8>,
}

/// The knock-out a board belongs to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct KnockoutTag {
    /// Age category: 12 for KO12.
    pub category: u8,
    /// `round_of_32`, `quarter_final`, `semi_final`, `final`, `third_place`, `qualifying` ...; of the year's Final `final_group`,
    /// `final_semi_finals`, `final_finals`.
    pub stage: String,
}

/// Something to be aware of on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Note {
    /// They have met before (R19).
    Rematch,
    /// Same family group (R11).
    Family,
    /// Same club.
    Club,
    /// Same country.
    Country,
    /// Black comes from a higher score.
    BlackFloatsDown,
    /// White comes from a higher score.
    WhiteFloatsDown,
}

/// What a pass says of a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PassView {
    /// The result read for Black, `1-0`.
    pub black: Option<String>,
    /// The result read for White.
    pub white: Option<String>,
    /// Both are in and agree: the result.
    pub agreed: Option<String>,
    /// Both are in and differ.
    pub disagree: bool,
}

/// One board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct BoardView {
    /// Board number.
    pub board: u32,
    /// Black.
    pub black: SideView,
    /// White.
    pub white: SideView,
    /// Handicap stones.
    pub handicap: u8,
    /// The knock-out it belongs to, if any.
    pub knockout: Option<KnockoutTag>,
    /// Its result.
    pub passes: PassView,
    /// A knock-out jigo that the ladder must still decide (R38).
    pub needs_ladder: bool,
    /// Who advanced by the ladder: `black` or `white`.
    pub ladder: Option<String>,
    /// Left alone when the round is paired anew.
    pub locked: bool,
    /// Who plays it, or how, was changed after the round went on the wall.
    pub changed: bool,
    /// What to be aware of.
    pub notes: Vec<Note>,
}

/// How far a round is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RoundStateView {
    /// Not paired.
    Unpaired,
    /// Seen by the director only.
    Draft,
    /// On the wall.
    Released,
    /// The games have begun.
    Playing,
    /// All results agreed.
    Confirmed,
}

/// One round of the competition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RoundView {
    /// Its number.
    pub round: u32,
    /// Rounds planned.
    pub rounds: u32,
    /// How far it is.
    pub state: RoundStateView,
    /// Whether results are read twice (R23).
    pub two_passes: bool,
    /// Why it cannot be paired now; `None` when it can.
    pub disabled_reason: Option<Message>,
    /// The boards in order.
    pub boards: Vec<BoardView>,
    /// Who has the bye.
    pub byes: Vec<SideView>,
    /// Who is registered and neither plays nor has the bye.
    pub left_over: Vec<SideView>,
}

/// Which round.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, TS)]
pub struct ViewRound {
    /// From 1; none for the newest paired one, or the first.
    pub round: Option<u32>,
}

/// A round's boards and who is left over.
///
/// # Errors
/// There is no such round.
pub fn view(session: &EventSession, request: &ViewRound) -> Result<RoundView> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let round = request.round.unwrap_or_else(|| tournament.paired_rounds(competition.id).max(1));
    if !(1..=competition.rounds).contains(&round) {
        return Err(AppError::not_found(format!(
            "There is no round {round}: the rounds are 1 to {}.",
            competition.rounds
        )));
    }
    let hall = RoundContext::of(tournament, competition, round);
    let state = tournament.round(competition.id, round).map(|r| r.state);
    let games = tournament.games_of(competition.id, round);
    Ok(RoundView {
        round,
        rounds: competition.rounds,
        state: state_view(state),
        two_passes: tournament.event.two_passes,
        disabled_reason: disabled_reason(tournament, competition, round, state),
        boards: games.iter().map(|game| hall.board(game)).collect(),
        byes: hall.byes(),
        left_over: hall.left_over(&games),
    })
}

fn state_view(state: Option<RoundState>) -> RoundStateView {
    match state {
        None => RoundStateView::Unpaired,
        Some(RoundState::Draft) => RoundStateView::Draft,
        Some(RoundState::Released) => RoundStateView::Released,
        Some(RoundState::Playing) => RoundStateView::Playing,
        Some(RoundState::Confirmed) => RoundStateView::Confirmed,
    }
}

fn disabled_reason(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
    state: Option<RoundState>,
) -> Option<Message> {
    if state.is_some() {
        return Some(format!("Round {round} is paired already.").into());
    }
    let refusal = check_next(tournament, competition, round).err().map(|failure| failure.message);
    let open = |g: &&Game| g.passes.agreed().is_none();
    let missing =
        if round > 1 { tournament.games_of(competition.id, round - 1).into_iter().filter(open).count() } else { 0 };
    refusal.or_else(|| (missing > 0).then(|| format!("Round {} still lacks {missing} results.", round - 1).into()))
}

/// What is known of a round before it is played.
struct RoundContext<'a> {
    tournament: &'a Tournament,
    competition: &'a Competition,
    round: RoundNumber,
    scores: HashMap<EntryId, HalfPoints>,
    met: BTreeSet<(EntryId, EntryId)>,
}

impl<'a> RoundContext<'a> {
    fn of(tournament: &'a Tournament, competition: &'a Competition, round: RoundNumber) -> RoundContext<'a> {
        let earlier = tournament.games.iter().filter(|g| g.competition == competition.id && g.round < round);
        RoundContext {
            tournament,
            competition,
            round,
            scores: scores_before(tournament, competition, round),
            met: earlier.map(|g| ordered(g.black, g.white)).collect(),
        }
    }

    fn board(&self, game: &Game) -> BoardView {
        let passes = game.passes;
        let text = |result: Option<domain::GameResult>| result.map(|r| r.to_string());
        let ladder = game.ladder_winner.and_then(|e| game.colour_of(e));
        BoardView {
            board: game.board,
            black: self.side(game.black),
            white: self.side(game.white),
            handicap: game.handicap,
            knockout: tag(self.tournament, game),
            passes: PassView {
                black: text(passes.black),
                white: text(passes.white),
                agreed: text(passes.agreed()),
                disagree: passes.disagree(),
            },
            needs_ladder: needs_ladder(self.tournament, game),
            ladder: ladder.map(|c| if c == domain::Colour::Black { "black".into() } else { "white".into() }),
            locked: game.locked,
            changed: game.changed_after_release,
            notes: self.notes(game),
        }
    }

    fn side(&self, id: EntryId) -> SideView {
        let score = self.scores.get(&id).copied().unwrap_or_default();
        side_view(self.tournament, id, &score.glyphs())
    }

    fn notes(&self, game: &Game) -> Vec<Note> {
        let (Some(black), Some(white)) = (self.tournament.entry(game.black), self.tournament.entry(game.white)) else {
            return Vec::new();
        };
        let score = |e: &Entry| self.scores.get(&e.id).copied().unwrap_or_default().floor();
        let same_text = |a: &str, b: &str| !a.is_empty() && a == b;
        let club = same_text(&black.player.club, &white.player.club) && black.player.country == white.player.country;
        [
            (self.met.contains(&ordered(black.id, white.id)), Note::Rematch),
            (black.family_group.is_some() && black.family_group == white.family_group, Note::Family),
            (club, Note::Club),
            (!club && black.player.country.is_some() && black.player.country == white.player.country, Note::Country),
            (game.knockout.is_none() && score(black) > score(white), Note::BlackFloatsDown),
            (game.knockout.is_none() && score(white) > score(black), Note::WhiteFloatsDown),
        ]
        .into_iter()
        .filter_map(|(holds, note)| holds.then_some(note))
        .collect()
    }

    fn byes(&self) -> Vec<SideView> {
        let here = |b: &&domain::Bye| b.competition == self.competition.id && b.round == self.round;
        self.tournament.byes.iter().filter(here).map(|b| self.side(b.entry)).collect()
    }

    fn left_over(&self, games: &[&Game]) -> Vec<SideView> {
        let mut busy: BTreeSet<EntryId> = games.iter().flat_map(|g| [g.black, g.white]).collect();
        busy.extend(self.tournament.byes.iter().filter(|b| b.round == self.round).map(|b| b.entry));
        let kept = |e: &Entry| self.tournament.is_kept_for_final(e, self.round);
        let free = |e: &&Entry| e.plays(self.round) && !e.ghost && !busy.contains(&e.id) && !kept(e);
        self.tournament.entries_of(self.competition.id).filter(free).map(|e| self.side(e.id)).collect()
    }
}

/// The main score of everyone before a round.
pub fn scores_before(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
) -> HashMap<EntryId, HalfPoints> {
    let table = Crosstable::of(tournament, competition.id, round - 1);
    let scores = Scores::of(&table, competition, round - 1);
    let over = competition.system.main_score();
    table.rows.iter().enumerate().map(|(row, r)| (r.entry, scores.now(over, row))).collect()
}

/// A player at a board.
pub fn side_view(tournament: &Tournament, id: EntryId, score: &str) -> SideView {
    let entry = tournament.entry(id);
    let player = entry.map(|e| &e.player);
    SideView {
        id: id.0,
        number: entry.and_then(|e| e.number),
        name: player.map(|p| p.list_name()).unwrap_or_default(),
        rank: player.map(|p| p.rank.to_string()).unwrap_or_default(),
        country: player.and_then(|p| p.country).map(|c| c.to_string()).unwrap_or_default(),
        club: player.map(|p| p.club.clone()).unwrap_or_default(),
        score: score.to_string(),
        category: entry.and_then(|e| tournament.category_of(e)).map(|c| c.0),
    }
}

/// A knock-out or qualifying game without a winner that can only be decided by the ladder, or such a game of a Final's
/// group whose ladder tells its two players apart (R38, R51).
fn needs_ladder(tournament: &Tournament, game: &Game) -> bool {
    let drawn = |r: domain::GameResult| matches!(r.verdict, Verdict::Jigo | Verdict::NoResult);
    let open = game.ladder_winner.is_none() && game.passes.agreed().is_some_and(drawn);
    open && (needs_winner(tournament, game) || breaks_tie(tournament, game))
}

/// The knock-out or qualifying a game belongs to.
fn tag(tournament: &Tournament, game: &Game) -> Option<KnockoutTag> {
    let qualifying = || {
        let category = qualifying_game(tournament, game)?.category.0;
        Some(KnockoutTag { category, stage: "qualifying".into() })
    };
    game.knockout.and_then(|place| knockout_tag(tournament, place)).or_else(qualifying)
}

/// Which knock-out a game belongs to.
pub(crate) fn knockout_tag(tournament: &Tournament, place: KnockoutGame) -> Option<KnockoutTag> {
    if let Some(group_final) = tournament.group_final(place.table) {
        let phase = domain::year_final::progress(tournament, group_final).phase(place.slot)?;
        return Some(KnockoutTag { category: group_final.category.0, stage: format!("final_{}", phase_word(phase)) });
    }
    let table = tournament.table(place.table)?;
    let stage = match place.slot {
        Slot::ThirdPlace => "third_place".to_string(),
        Slot::Main { round, .. } => {
            stage_word(progress(tournament, table).rounds.get(round as usize).map(|r| r.name)?).to_string()
        }
    };
    Some(KnockoutTag { category: table.category.0, stage })
}

fn ordered(a: EntryId, b: EntryId) -> (EntryId, EntryId) {
    (a.min(b), a.max(b))
}
