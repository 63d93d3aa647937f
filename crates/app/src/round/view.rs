//! The view of a round.

use std::collections::{BTreeSet, HashMap};

use domain::knockout::{needs_winner, progress, qualifying_game};
use domain::model::board_size::BoardSize;
use domain::model::knockout_table::Slot;
use domain::pairing::is_same_home;
use domain::standings::Scores;
use domain::year_final::breaks_tie;
use domain::{
    Competition, Crosstable, Entry, EntryId, Game, HalfPoints, KnockoutGame, RoundNumber, RoundState, ScoreBasis,
    Tournament, Verdict,
};
use messages::{Message, message};
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use super::left_over::{left_over, missing};
use super::ready_to_pair::check_next;
use super::validity::{Validity, seen_by, validity};
use super::warnings::warnings;
use crate::labels::{ColourView, ResultView, StageView};
use crate::teams::{MatchView, match_views};

/// A player at a board.
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
    /// The round of the knock-out.
    pub stage: StageView,
}

/// A remark on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Note {
    /// The players have met before (R19).
    Rematch,
    /// The players are of one family (R11).
    Family,
    /// The players are of one club.
    Club,
    /// The players are of one country.
    Country,
    /// Black has the higher score.
    BlackFloatsDown,
    /// White has the higher score.
    WhiteFloatsDown,
    /// The players' ranks or scores differ by more than the event's limits.
    FarApart,
    /// The game is played on 9x9, while others of the competition are not (R71).
    Board9,
    /// The game is played on 13x13, while others of the competition are not (R71).
    Board13,
}

/// The results of a board in both passes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PassView {
    /// The result read in the pass for Black.
    pub black: Option<ResultView>,
    /// The result read in the pass for White.
    pub white: Option<ResultView>,
    /// The result if both passes are entered and agree.
    pub agreed: Option<ResultView>,
    /// Whether both passes are entered and differ.
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
    /// Its results.
    pub passes: PassView,
    /// Whether the game is adjourned and still to be decided (R75). The hall display does not get it.
    pub adjourned: bool,
    /// Whether a ladder must still decide the game (R38).
    pub needs_ladder: bool,
    /// The colour of the player who advanced by the ladder.
    pub ladder: Option<ColourView>,
    /// Whether re-pairing leaves the board alone.
    pub locked: bool,
    /// Whether the players, their colours or the handicap changed after the round was released.
    pub changed: bool,
    /// Remarks.
    pub notes: Vec<Note>,
}

/// The state of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum RoundStateView {
    /// Not paired.
    Unpaired,
    /// Paired, but not published.
    Draft,
    /// Published.
    Released,
    /// The games have begun.
    Playing,
    /// All results are agreed.
    Confirmed,
}

/// One round of the competition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RoundView {
    /// Its number.
    pub round: u32,
    /// The number of rounds planned.
    pub rounds: u32,
    /// Its state.
    pub state: RoundStateView,
    /// Whether results are read twice (R23).
    pub two_passes: bool,
    /// Whether the players of the competition meet by their scores, so that there are score groups and floats.
    pub by_score: bool,
    /// Why it cannot be paired now; `None` if it can.
    pub disabled_reason: Option<Message>,
    /// The boards in order.
    pub boards: Vec<BoardView>,
    /// The matches if teams meet, in the order of their boards; empty without teams.
    pub matches: Vec<MatchView>,
    /// The player with the bye, or the players of the team with the bye.
    pub byes: Vec<SideView>,
    /// The player to whom the director gave the bye; later pairings of the round keep it.
    pub given_bye: Option<SideView>,
    /// Registered players who have neither a game nor the bye.
    pub left_over: Vec<SideView>,
    /// Registered players who miss the round and can still be seated; none in a confirmed round.
    pub missing: Vec<SideView>,
    /// What the director should know about the round.
    pub warnings: Vec<Message>,
    /// Whether the round still follows from the facts.
    pub validity: Validity,
}

/// A round to view.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize, TS)]
pub struct ViewRound {
    /// The round, from 1; `None` for the newest paired round, or round 1 if no round is paired.
    pub round: Option<u32>,
}

/// Returns a round's boards and the players without a game.
///
/// # Errors
/// The round does not exist.
pub fn view(session: &EventSession, request: &ViewRound) -> Result<RoundView> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let round = request.round.unwrap_or_else(|| tournament.paired_rounds().max(1));
    if !(1..=competition.rounds).contains(&round) {
        return Err(AppError::not_found(message!("round-unknown", round, last = competition.rounds)));
    }
    let seen = seen_by(session, tournament, competition.id, round)?;
    let context = RoundContext::of(tournament, &seen, competition, round);
    let state = tournament.round(round).map(|r| r.state);
    let games = tournament.games_of(round);
    Ok(RoundView {
        round,
        rounds: competition.rounds,
        state: state_view(state),
        two_passes: tournament.event.two_passes,
        by_score: pairs_by_score(competition),
        disabled_reason: disabled_reason(tournament, competition, round, state),
        boards: games.iter().map(|game| context.board(game)).collect(),
        matches: match_views(tournament, competition, round),
        byes: context.byes(),
        given_bye: tournament.given_bye(round).map(|e| context.side(e.id)),
        left_over: left_over(tournament, round).into_iter().map(|e| context.side(e.id)).collect(),
        missing: missing(tournament, round).into_iter().map(|e| context.side(e.id)).collect(),
        warnings: warnings(session, round)?,
        validity: validity(session, round)?,
    })
}

/// Whether players are paired by score: of teams the matches are, not the single games, and in a circle nothing is.
fn pairs_by_score(competition: &Competition) -> bool {
    let in_circle = competition.system.sets_games();
    competition.teams.is_none() && !in_circle
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
        return Some(message!("round-already-paired", round));
    }
    if let Err(refused) = check_next(tournament, competition, round) {
        return Some(refused.message);
    }
    let before = round.checked_sub(1).filter(|before| *before > 0)?;
    let open = |g: &&Game| g.passes.agreed().is_none() && !tournament.is_unfinished(g);
    let count = tournament.games_of(before).into_iter().filter(open).count();
    (count > 0).then(|| message!("round-results-open", round = before, count))
}

/// The facts known before a round, as it saw them.
struct RoundContext<'a> {
    tournament: &'a Tournament,
    /// What the round was paired from.
    seen: &'a Tournament,
    competition: &'a Competition,
    round: RoundNumber,
    scores: HashMap<EntryId, HalfPoints>,
    met: BTreeSet<(EntryId, EntryId)>,
}

impl<'a> RoundContext<'a> {
    fn of(
        tournament: &'a Tournament,
        seen: &'a Tournament,
        competition: &'a Competition,
        round: RoundNumber,
    ) -> RoundContext<'a> {
        let earlier = seen.games.iter().filter(|g| g.round < round);
        RoundContext {
            tournament,
            seen,
            competition,
            round,
            scores: scores_seen(seen, tournament, competition, round),
            met: earlier.map(|g| ordered(g.black, g.white)).collect(),
        }
    }

    fn board(&self, game: &Game) -> BoardView {
        let passes = game.passes;
        let view = |result: Option<domain::GameResult>| result.map(ResultView::from);
        let ladder = game.ladder_winner.and_then(|e| game.colour_of(e));
        BoardView {
            board: game.board,
            black: self.side(game.black),
            white: self.side(game.white),
            handicap: game.handicap,
            knockout: board_tag(self.tournament, game),
            passes: PassView {
                black: view(passes.black),
                white: view(passes.white),
                agreed: view(passes.agreed()),
                disagree: passes.disagree(),
            },
            adjourned: self.tournament.is_unfinished(game),
            needs_ladder: needs_ladder(self.tournament, game),
            ladder: ladder.map(ColourView::from),
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
        let (Some(black), Some(white)) = (self.seen.entry(game.black), self.seen.entry(game.white)) else {
            return Vec::new();
        };
        let points = |e: &Entry| self.scores.get(&e.id).copied().unwrap_or_default();
        // The report uses the same definitions.
        let club = is_same_home(&black.player.club, &white.player.club);
        let family = |e: &Entry| e.family_group.clone().unwrap_or_default();
        let board = self.competition.board_by_rank(black.player.rank, white.player.rank);
        let difference = HalfPoints(points(black).0 - points(white).0);
        // How far is far is a setting of today: it changes what is pointed out, and not what was paired.
        let grades = black.player.rank.grade() - white.player.rank.grade();
        let by_score = game.knockout.is_none() && pairs_by_score(self.competition);
        [
            (self.met.contains(&ordered(black.id, white.id)), Note::Rematch),
            (is_same_home(&family(black), &family(white)), Note::Family),
            (club, Note::Club),
            (!club && black.player.country.is_some() && black.player.country == white.player.country, Note::Country),
            (by_score && floats_down(points(black), points(white)), Note::BlackFloatsDown),
            (by_score && floats_down(points(white), points(black)), Note::WhiteFloatsDown),
            (by_score && self.tournament.event.far_apart.applies(grades, difference), Note::FarApart),
            (board == Some(BoardSize::Nine), Note::Board9),
            (board == Some(BoardSize::Thirteen), Note::Board13),
        ]
        .into_iter()
        .filter_map(|(holds, note)| holds.then_some(note))
        .collect()
    }

    fn byes(&self) -> Vec<SideView> {
        let of_round = |b: &&domain::Bye| b.round == self.round;
        self.tournament.byes.iter().filter(of_round).map(|b| self.side(b.entry)).collect()
    }
}

/// Returns whether a player with `score` floats down to an opponent with `other`: their score groups differ.
pub(crate) fn floats_down(score: HalfPoints, other: HalfPoints) -> bool {
    score.floor() > other.floor()
}

/// Returns the main score of every entry before a round as it is shown: in score pairing, a win counts two points (R59). Players
/// of teams are shown with their wins.
pub fn scores_before(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
) -> HashMap<EntryId, HalfPoints> {
    let table = Crosstable::of(tournament, round - 1);
    let scores = Scores::of(&table, competition, round - 1);
    // Of teams, the matches have a main score; their players are shown with their wins.
    let main_score = if competition.teams.is_some() { ScoreBasis::Wins } else { competition.system.main_score() };
    let shown = |row| HalfPoints(scores.now(main_score, row).0 * competition.system.shown_points_per_win());
    table.rows.iter().enumerate().map(|(row, r)| (r.entry, shown(row))).collect()
}

/// As [`scores_before`], with what the round was paired from. Players whom it did not know have the score that they have now.
pub(crate) fn scores_seen(
    seen: &Tournament,
    now: &Tournament,
    competition: &Competition,
    round: RoundNumber,
) -> HashMap<EntryId, HalfPoints> {
    let mut scores = scores_before(now, competition, round);
    scores.extend(scores_before(seen, competition, round));
    scores
}

/// Returns the score of every entry before a round of the chosen competition, as it was when the round was paired.
///
/// # Errors
/// No event is open, or the journal cannot be read.
pub fn scores_at_pairing(session: &EventSession, round: RoundNumber) -> Result<HashMap<EntryId, HalfPoints>> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let seen = seen_by(session, tournament, competition.id, round)?;
    Ok(scores_seen(&seen, tournament, competition, round))
}

/// Returns the view of a player at a board.
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

/// Returns whether a ladder must still decide a drawn game: a knock-out or qualifying game, or a game that breaks a tie in
/// a group of the Final (R38, R51).
pub(super) fn needs_ladder(tournament: &Tournament, game: &Game) -> bool {
    let drawn = |r: domain::GameResult| matches!(r.verdict, Verdict::Jigo | Verdict::NoResult);
    let open = game.ladder_winner.is_none() && game.passes.agreed().is_some_and(drawn);
    open && (needs_winner(tournament, game) || breaks_tie(tournament, game))
}

/// Returns the knock-out or qualifying that a game belongs to.
pub(crate) fn board_tag(tournament: &Tournament, game: &Game) -> Option<KnockoutTag> {
    let qualifying = || {
        let category = qualifying_game(tournament, game)?.category.0;
        Some(KnockoutTag { category, stage: StageView::Qualifying })
    };
    game.knockout.and_then(|place| knockout_tag(tournament, place)).or_else(qualifying)
}

/// Returns the knock-out that a place in a table belongs to.
pub(crate) fn knockout_tag(tournament: &Tournament, place: KnockoutGame) -> Option<KnockoutTag> {
    if let Some(year_final) = tournament.final_of_game(place) {
        let phase = domain::year_final::progress(tournament, year_final).phase(place.slot)?;
        return Some(KnockoutTag { category: year_final.category.0, stage: phase.into() });
    }
    let table = tournament.table_of_game(place)?;
    let stage = match place.slot {
        Slot::ThirdPlace => StageView::ThirdPlace,
        Slot::Main { .. } => progress(tournament, table).round_of(place.slot)?.name.into(),
    };
    Some(KnockoutTag { category: table.category.0, stage })
}

fn ordered(a: EntryId, b: EntryId) -> (EntryId, EntryId) {
    (a.min(b), a.max(b))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{closed_register, open_register, paired, played};
    use crate::simulation::{Sides, Size, simulate_in_memory};
    use crate::vocabulary::SystemName;

    #[test]
    fn view_shows_boards_and_the_bye() {
        let view = view(&paired(7), &ViewRound::default()).expect("round 1 is paired");
        assert_eq!((view.round, view.state, view.boards.len()), (1, RoundStateView::Draft, 3));
        assert_eq!((view.byes.len(), view.left_over.len()), (1, 0));
    }

    #[test]
    fn games_that_a_circle_fixes_have_no_notes_on_scores_and_ranks() {
        let noted = |system| {
            let size = Size { players: 8, rounds: 7, seed: 3, system, sides: Sides::Players };
            let session = simulate_in_memory(size).expect("the event can be played");
            let of_round = |round| view(&session, &ViewRound { round: Some(round) }).expect("the round is paired");
            let notes: Vec<Note> = (2..=3).flat_map(|round| of_round(round).boards).flat_map(|b| b.notes).collect();
            let on_scores = [Note::BlackFloatsDown, Note::WhiteFloatsDown, Note::FarApart];
            (of_round(2).by_score, on_scores.iter().any(|note| notes.contains(note)))
        };
        assert_eq!(noted(SystemName::Swiss), (true, true));
        assert_eq!(noted(SystemName::RoundRobin), (false, false));
    }

    #[test]
    fn view_says_why_a_round_cannot_be_paired() {
        let reason = |session: &EventSession, round| {
            let view = view(session, &ViewRound { round: Some(round) }).expect("the event has seven rounds");
            view.disabled_reason.map(|message| message.id)
        };
        assert_eq!(reason(&open_register(8), 1), Some("round-register-open"));
        assert_eq!(reason(&closed_register(8), 1), None);
        assert_eq!(reason(&paired(8), 1), Some("round-already-paired"));
        assert_eq!(reason(&paired(8), 2), Some("round-results-open"));
        assert_eq!(reason(&played(8), 2), None);
    }

    #[test]
    fn view_refuses_an_unknown_round() {
        let refused = view(&paired(8), &ViewRound { round: Some(8) }).expect_err("the event has seven rounds");
        assert_eq!(refused.to_string(), "Round 8 does not exist. The rounds are 1 to 7.");
    }
}
