//! Plays rounds with random results that depend on the players' strength.

use domain::knockout::needs_winner;
use domain::lots::Lots;
use domain::{Game, Tournament};
use messages::{Message, message};
use session::{AppError, EventSession, Result};

use crate::labels::{ColourView, ResultView};
use crate::operation::{EnterLadder, EnterResults, PairRound, RoundStep};
use crate::round::{confirm, enter_ladder, enter_results, pair, release};

/// One of this many knock-out games ends in jigo.
const JIGO: u32 = 12;

/// Pairs a round, plays it, and enters its results in two passes (R23). Returns a message for each ladder.
///
/// # Errors
/// The round cannot be paired.
pub fn play_round(session: &mut EventSession, round: u32, lots: &mut Lots) -> Result<Vec<Message>> {
    pair(session, &PairRound { round, consent: true, ..PairRound::default() })?;
    release(session, &RoundStep::of(round))?;
    finish_round(session, round, lots)
}

/// Plays a paired round and enters its results in two passes (R23). Returns a message for each ladder.
///
/// # Errors
/// The round is not paired, or is confirmed.
pub fn finish_round(session: &mut EventSession, round: u32, lots: &mut Lots) -> Result<Vec<Message>> {
    // Boards of a team whose player is absent are lost already.
    let open = |game: &&Game| game.passes.agreed().is_none();
    let games: Vec<Game> = session.tournament()?.games_of(round).into_iter().filter(open).cloned().collect();
    let (mut results, mut jigos) = (Vec::new(), Vec::new());
    for game in &games {
        let black = black_wins(session.tournament()?, game, lots)?;
        let jigo = needs_winner(session.tournament()?, game) && lots.below(JIGO) == 0;
        let (won, winner) =
            if black { (ResultView::BlackWon, ColourView::Black) } else { (ResultView::WhiteWon, ColourView::White) };
        results.push((game.board, if jigo { ResultView::Jigo } else { won }));
        jigos.extend(jigo.then_some((game.board, winner)));
    }
    for pass in [ColourView::Black, ColourView::White] {
        let results = results.clone();
        enter_results(session, &EnterResults { round, pass: Some(pass), results, reason: None })?;
    }
    let mut ladders = Vec::new();
    for (board, winner) in jigos {
        enter_ladder(session, &EnterLadder { round, board, winner: Some(winner), carry: None })?;
        ladders.push(match winner {
            ColourView::Black => message!("simulation-ladder-black", round, board),
            ColourView::White => message!("simulation-ladder-white", round, board),
        });
    }
    confirm(session, &RoundStep { round, consent: true })?;
    Ok(ladders)
}

/// Draws whether Black wins: 50 per cent at equal ratings, one more for every ten rating points, between 5 and 95.
fn black_wins(tournament: &Tournament, game: &Game, lots: &mut Lots) -> Result<bool> {
    let strength = |id| tournament.entry(id).map(|e| e.player.strength().0);
    let (Some(black), Some(white)) = (strength(game.black), strength(game.white)) else {
        return Err(AppError::internal(message!("simulation-player-unknown")));
    };
    let chance = (500 + (black - white)).clamp(50, 950);
    Ok(lots.below(1000) < chance.cast_unsigned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{closed_register, open_register};
    use domain::RoundState;

    #[test]
    fn play_round_confirms_the_round() {
        let mut session = closed_register(8);
        play_round(&mut session, 1, &mut Lots::new("play", "1")).expect("round 1 is next");
        assert_eq!(session.tournament().expect("an event is open").rounds[0].state, RoundState::Confirmed);
    }

    #[test]
    fn play_round_refuses_an_open_register() {
        let refused = play_round(&mut open_register(8), 1, &mut Lots::new("play", "1"));
        assert_eq!(refused.expect_err("the register is open").message.id, "round-register-open");
    }
}
