//! A game of the ladder that has been played; on the 1x1 board the nigiri (R39).

use domain::Game;
use domain::model::jigo_ladder::{JigoLadder, Next, Played, StepResult};
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::start::whole_minute;
use super::{colour, drawn_game, moment};
use crate::round::{Carry, correct};

/// What came out of the ladder's next game.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct RecordLadderGame {
    /// The round, from 1.
    pub round: u32,
    /// The board of the original game.
    pub board: u32,
    /// Which game it was, so that none is entered twice: 9, 7, 5, 1; none for whichever is next.
    #[ts(optional)]
    pub lines: Option<u32>,
    /// Who won, `black` or `white` by the colours of the original game; none for jigo or no result. On the 1x1 board
    /// it is who was White after nigiri.
    #[ts(optional)]
    pub winner: Option<String>,
    /// When it ended, `14:35`; none for now.
    #[ts(optional)]
    pub ended: Option<String>,
    /// After a drawn new game (R41): the seconds that remain to Black and to White of the original game.
    #[ts(optional)]
    pub remaining: Option<[u32; 2]>,
    /// What becomes of later knock-out games that were set on another winner.
    #[ts(optional)]
    pub carry: Option<Carry>,
}

/// Enters the next game of a ladder; its winner advances (R40). The answer is `black`, `white`, or nobody yet.
///
/// # Errors
/// No ladder has begun there, another game is next, or a later knock-out game stands on it.
pub fn record(session: &mut EventSession, request: &RecordLadderGame) -> Result<Mutation<Option<String>>> {
    let now = whole_minute(session.now());
    let winner = request.winner.as_deref().map(colour).transpose()?;
    session.transact(Operation::RecordLadderGame, request, |tournament| {
        let at = drawn_game(tournament, request.round, request.board)?;
        let game = tournament.games[at].clone();
        let mut ladder = tournament.ladder_of(game.id).cloned().ok_or_else(|| {
            AppError::not_now(format!(
                "The ladder of board {} has not begun: enter when the jigo was accepted.",
                game.board
            ))
        })?;
        check_next(&ladder, request.lines)?;
        let ended = match &request.ended {
            Some(text) => moment(text, ladder.not_before().date())?,
            None => now.max(ladder.not_before()),
        };
        let result = winner.map_or(StepResult::Drawn, |colour| StepResult::Won(game.entry(colour)));
        let played = Played { result, ended, remaining: request.remaining };
        ladder.record(played).map_err(|e| AppError::bad_input(e.to_string()))?;
        tournament.ladders.retain(|l| l.game != game.id);
        correct(
            tournament,
            at,
            Game { ladder_winner: ladder.winner(), ..game },
            request.carry.map(|carry| (carry, "")),
        )?;
        tournament.ladders.push(ladder);
        tournament.ladders.sort_unstable_by_key(|l| l.game);
        Ok(request.winner.clone())
    })
}

/// The game that is entered must be the one that comes next.
fn check_next(ladder: &JigoLadder, lines: Option<u32>) -> Result<()> {
    let Some(lines) = lines else { return Ok(()) };
    let next = match ladder.next() {
        Next::Game(step, _) => step.board,
        Next::Nigiri(_) => 1,
        Next::NewGame(..) => {
            return Err(AppError::bad_input("A new game decides here, not the boards: enter it without a board."));
        }
        Next::Decided(_) => return Ok(()),
    };
    if next == lines {
        return Ok(());
    }
    Err(AppError::not_now(format!("The next game of this ladder is on {next} × {next}, not on {lines} × {lines}.")))
}
