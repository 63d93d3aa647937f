//! The view of adjourned games: the form of each, and its resumption (R75).

use domain::{Adjournment, Colour, Game, Sitting, Tournament};
use messages::{Explain, Message, message};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use super::moments::{clock_text, shown};
use super::round_clock::{LateBoardView, adjourned_games, board_view};
use crate::labels::{ColourView, ResultView};
use crate::operation::CountsAsView;

/// The state of an adjourned game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AdjournedState {
    /// The form is with the referee.
    Sealed,
    /// The game is played on.
    Resumed,
    /// It has a result.
    Decided,
}

/// An adjourned game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct AdjournedView {
    /// The round that the result counts in.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// Black's name.
    pub black: String,
    /// White's name.
    pub white: String,
    /// The state.
    pub state: AdjournedState,
    /// The result, if it is agreed.
    pub result: Option<ResultView>,
    /// When it was adjourned, `2026-11-20T13:05`.
    pub adjourned: String,
    /// Who sealed the move.
    pub sealed_by: ColourView,
    /// Who moves when the form has been opened.
    pub next_to_move: ColourView,
    /// The number of the sealed move.
    pub move_number: u32,
    /// The stones captured by Black and by White.
    pub captures: [u32; 2],
    /// The time that remains to Black and to White, `12:30` or `1:05:00`.
    pub remaining: [String; 2],
    /// When play is resumed.
    pub resumption: Option<String>,
    /// Where, if that is elsewhere.
    pub site: String,
    /// Whether Black and White have signed.
    pub signed: [bool; 2],
    /// When it was really resumed.
    pub resumed: Option<String>,
    /// What the game was given to count as; `None` for the competition's setting.
    pub own_counts_as: Option<CountsAsView>,
    /// What the game counts as in the pairing of the next round.
    pub counts_as: CountsAsView,
    /// The same as a sentence.
    pub effect: Message,
    /// Who is late at the resumption, and when the game is lost; `None` before the resumption is fixed.
    pub late: Option<LateBoardView>,
}

/// The adjourned games of the competition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct AdjournmentsView {
    /// The games, by round and board.
    pub games: Vec<AdjournedView>,
    /// The boards of the latest round that can be adjourned, with the names of their players.
    pub boards: Vec<OpenBoardView>,
    /// The latest round; 0 before the first pairing.
    pub round: u32,
}

/// A board without a result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct OpenBoardView {
    /// The board.
    pub board: u32,
    /// Black's name.
    pub black: String,
    /// White's name.
    pub white: String,
}

/// Returns the adjourned games.
///
/// # Errors
/// No event is open.
pub fn view_adjournments(session: &EventSession) -> Result<AdjournmentsView> {
    let tournament = session.tournament()?;
    let round = tournament.paired_rounds();
    let open = tournament.games_of(round).into_iter();
    let open = open.filter(|game| game.passes.known().is_none() && tournament.adjournment_of(game.id).is_none());
    let board = |game: &Game| OpenBoardView {
        board: game.board,
        black: name(tournament, game, Colour::Black),
        white: name(tournament, game, Colour::White),
    };
    let games = adjourned_games(tournament).into_iter();
    Ok(AdjournmentsView {
        games: games.filter_map(|game| adjourned(session, tournament, game)).collect(),
        boards: open.map(board).collect(),
        round,
    })
}

fn adjourned(session: &EventSession, tournament: &Tournament, game: &Game) -> Option<AdjournedView> {
    let form = tournament.adjournment_of(game.id)?;
    let counts_as: CountsAsView = tournament.counts_as(game)?.into();
    Some(AdjournedView {
        round: game.round,
        board: game.board,
        black: name(tournament, game, Colour::Black),
        white: name(tournament, game, Colour::White),
        state: state(game, form),
        result: game.passes.agreed().map(ResultView::from),
        adjourned: shown(form.adjourned),
        sealed_by: form.sealed_by.into(),
        next_to_move: form.next_to_move().into(),
        move_number: form.move_number,
        captures: form.captures,
        remaining: form.remaining.map(clock_text),
        resumption: form.resumption.map(shown),
        site: form.site.clone(),
        signed: form.signed,
        resumed: form.resumed.map(shown),
        own_counts_as: form.counts_as.map(CountsAsView::from),
        counts_as,
        effect: if game.knockout.is_some() { message!("unfinished-of-table") } else { counts_as.message() },
        late: board_view(tournament, game, Sitting::Resumption, session.now()),
    })
}

fn state(game: &Game, form: &Adjournment) -> AdjournedState {
    match (game.passes.agreed(), form.resumed) {
        (Some(_), _) => AdjournedState::Decided,
        (None, Some(_)) => AdjournedState::Resumed,
        (None, None) => AdjournedState::Sealed,
    }
}

fn name(tournament: &Tournament, game: &Game, colour: Colour) -> String {
    tournament.entry(game.entry(colour)).map_or_else(String::new, |e| e.player.list_name())
}
