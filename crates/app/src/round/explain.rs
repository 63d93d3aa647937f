//! Explains why two players meet: the cost of their pairing, and of the best round without it.

use std::collections::BTreeMap;

use domain::knockout::needs_winner;
use domain::pairing::{Field, PairingExplanation, PairingRefused, Share};
use domain::{EntryId, Game, Tournament, pairing};
use messages::{Message, message};
use serde::Serialize;
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use super::changed::{changed_after_board, texts_about};
use super::cost_line::{CostLine, differences};
use super::origin::{Origin, RoundOrigin};
use super::reason::reason_of;
use super::reason_kind::ReasonKind;
use super::request::around;
use super::validity::{parts_of, seen_by, seen_by_pairing};
use super::{board_position, paired, side_view};
use crate::operation::SwapColours;
use crate::round::SideView;
use crate::teams::{match_of_board, pairing_level};

/// Why two players meet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Explanation {
    /// The board.
    pub board: u32,
    /// The players, Black first.
    pub players: Vec<SideView>,
    /// Why the round has the pair.
    pub kind: ReasonKind,
    /// The reason as a sentence.
    pub text: Message,
    /// Whether the costs of the levels decided about the pair. Otherwise it follows from a fixed order of games, or nothing is known
    /// of its reason, and it has no cost and no alternative.
    pub priced: bool,
    /// Whether the best pairing of the round contains the pair, or the fixed order of games does.
    pub best: bool,
    /// The cost of the pair, most important reason first.
    pub pays: Vec<CostLine>,
    /// If the best pairing contains the pair: how much more the best round without it costs. Otherwise: how much more the
    /// best round with it costs than the best round. `None` if there is no such round.
    pub otherwise: Option<Vec<CostLine>>,
    /// Black's opponent in the best round without the pair.
    pub black_would_play: Option<SideView>,
    /// White's opponent in that round.
    pub white_would_play: Option<SideView>,
    /// What changed since the round was paired, of the players named here and of the competition, a sentence for each.
    pub changes: Vec<Message>,
}

/// Explains the pairing of a board, or of the teams that meet there.
///
/// # Errors
/// The board does not exist, or its game is a knock-out or qualifying game, which its table explains.
pub fn explain(session: &EventSession, request: &SwapColours) -> Result<Explanation> {
    let SwapColours { round, board } = *request;
    let explained = explain_boards(session, round, &[board])?.pop();
    let explained = explained.unwrap_or_else(|| Err(AppError::not_now(message!("round-board-of-table", board))))?;
    let others = [&explained.black_would_play, &explained.white_would_play].into_iter().flatten();
    let named: Vec<EntryId> = explained.players.iter().chain(others).map(|side| EntryId(side.id)).collect();
    let changes = texts_about(&changed_after_board(session, round, board)?, &named);
    Ok(Explanation { changes, ..explained })
}

/// Explains several boards as [`explain`] does, without what changed since. Each board is explained by its own pairing, and what a
/// pairing saw is paired again only once. Returns one answer for each board, in the same order.
///
/// # Errors
/// A board does not exist, or the round cannot be paired again; for a single board as [`explain`].
pub(super) fn explain_boards(session: &EventSession, round: u32, boards: &[u32]) -> Result<Vec<Result<Explanation>>> {
    let (now, id) = (session.tournament()?, session.competition()?.id);
    paired(now, round)?;
    let parts = parts_of(session, now, id, round)?;
    let mut by_part: BTreeMap<Option<usize>, Vec<usize>> = BTreeMap::new();
    for (index, &board) in boards.iter().enumerate() {
        let game = now.games[board_position(now, round, board)?].id;
        by_part.entry(parts.iter().position(|part| part.games.contains(&game))).or_default().push(index);
    }
    let mut explained = BTreeMap::new();
    for (part, indices) in by_part {
        let persons = match part {
            Some(part) => seen_by_pairing(session, &parts[part].basis, now, id, round)?,
            None => seen_by(session, now, id, round)?,
        };
        let own: Vec<u32> = indices.iter().map(|&index| boards[index]).collect();
        explained.extend(indices.into_iter().zip(explain_seen(session, &persons, round, &own)?));
    }
    Ok(explained.into_values().collect())
}

/// Explains boards of a round with what one pairing saw.
fn explain_seen(
    session: &EventSession,
    persons: &Tournament,
    round: u32,
    boards: &[u32],
) -> Result<Vec<Result<Explanation>>> {
    let competition = &persons.competition;
    let level = pairing_level(persons, competition);
    let tournament: &Tournament = &level;
    let game = |&board: &u32| {
        board_position(persons, round, board)?;
        let at = match_of_board(persons, competition, round, board).unwrap_or(board);
        Ok(&tournament.games[board_position(tournament, round, at)?])
    };
    let games: Vec<&Game> = boards.iter().map(game).collect::<Result<_>>()?;
    let of_table = |game: &Game| needs_winner(tournament, game);
    let field = Field::before(persons, round).of_teams();
    let knockouts: Vec<Game> = tournament.games_of(round).into_iter().filter(|g| of_table(g)).cloned().collect();
    let mut request = around(&field, knockouts);
    let bye = tournament.byes.iter().find(|b| b.round == round);
    request.bye = bye.map(|b| b.entry);
    let certificate = tournament.certificates.iter().find(|c| c.round == round);
    let origins = RoundOrigin::of(session, tournament, competition, round)?;
    let is_priced = |game: &Game| !of_table(game) && origins.of_game(game).reason().is_none();
    let pairs: Vec<_> = games.iter().filter(|g| is_priced(g)).map(|game| (game.black, game.white)).collect();
    let mut explained = match pairs.is_empty() {
        true => Vec::new(),
        false => pairing::explain_each(&field, &request, certificate, &pairs)?,
    }
    .into_iter();
    let answer = |(&board, game): (&u32, &&Game)| {
        let origin = origins.of_game(game);
        if let Some((kind, text)) = origin.reason().filter(|_| !of_table(game)) {
            return Ok(without_costs(tournament, board, game, origin, (kind, text)));
        }
        let of_pair = if of_table(game) { None } else { explained.next() };
        match of_pair.ok_or_else(|| AppError::not_now(message!("round-board-of-table", board)))? {
            // The best pairing gives one of the two the bye, so it was moved by hand.
            Err(PairingRefused::NotChosen(..)) if origin == Origin::Manual => {
                let reason = (ReasonKind::Manual, message!("report-reason-manual"));
                Ok(without_costs(tournament, board, game, origin, reason))
            }
            explanation => Ok(view(tournament, board, game, &explanation?, origin)),
        }
    };
    Ok(boards.iter().zip(&games).map(answer).collect())
}

/// Returns the explanation of a pair that no costs decided.
fn without_costs(
    tournament: &Tournament,
    board: u32,
    game: &Game,
    origin: Origin,
    (kind, text): (ReasonKind, Message),
) -> Explanation {
    Explanation {
        board,
        players: [game.black, game.white].map(|id| side_view(tournament, id, "")).into(),
        kind,
        text,
        priced: false,
        best: origin != Origin::OutsideCircle,
        pays: Vec::new(),
        otherwise: None,
        black_would_play: None,
        white_would_play: None,
        changes: Vec::new(),
    }
}

fn view(
    tournament: &Tournament,
    board: u32,
    game: &Game,
    explanation: &PairingExplanation,
    origin: Origin,
) -> Explanation {
    let side = |id: EntryId| side_view(tournament, id, "");
    let name = |id: EntryId| tournament.entry(id).map_or_else(String::new, |entry| entry.player.list_name());
    let cost = |share: &Share| CostLine { reason: share.reason.into(), by: share.cost.cast_signed() };
    let otherwise = explanation.otherwise.as_deref().map(differences);
    let (kind, text) = reason_of(explanation, otherwise.as_deref(), origin, &name);
    Explanation {
        board,
        kind,
        text,
        players: vec![side(game.black), side(game.white)],
        priced: true,
        best: explanation.paired,
        pays: explanation.pays.iter().filter(|share| share.cost > 0).map(cost).collect(),
        otherwise,
        black_would_play: explanation.first_would_play.map(side),
        white_would_play: explanation.second_would_play.map(side),
        changes: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{paired, played};
    use crate::labels::{ColourView, ResultView};
    use crate::operation::{EnterResult, PairTwo, RoundRequest, RoundStep, SetEntryStatus, SetPaid, op};
    use crate::register::set_status;
    use crate::round::{
        PairRest, PairRound, Seat, SwapPlayers, enter_result, pair, pair_rest, pair_two, release, report, swap_players,
    };
    use crate::vocabulary::StatusName;

    #[test]
    fn the_best_pairing_contains_its_own_boards() {
        let session = paired(8);
        let explanation = explain(&session, &SwapColours { round: 1, board: 1 }).expect("board 1 exists");
        assert!(explanation.best);
        assert!(explanation.otherwise.is_some_and(|changes| changes.first().is_none_or(|first| first.by > 0)));
        assert!(explanation.black_would_play.is_some() && explanation.white_would_play.is_some());
    }

    #[test]
    fn a_manual_board_is_compared_with_the_best_pairing() {
        let mut session = paired(8);
        let players = |session: &EventSession| {
            session
                .tournament()
                .expect("an event is open")
                .games
                .iter()
                .map(|g| (g.black.0, g.white.0))
                .collect::<Vec<_>>()
        };
        let best = players(&session);
        let seat = |board| Seat { board, colour: ColourView::White };
        let swap = SwapPlayers { round: 1, one: seat(1), other: seat(4), consent: false };
        swap_players(&mut session, &swap).expect("the boards are free");
        let explanation = explain(&session, &SwapColours { round: 1, board: 1 }).expect("board 1 exists");
        let (black, white) = players(&session)[0];
        let opponent = |of| best.iter().find_map(|&(a, b)| [(a, b), (b, a)].iter().find(|p| p.0 == of).map(|p| p.1));
        assert!(!explanation.best && explanation.otherwise.is_some_and(|more| more[0].by > 0));
        assert_eq!(explanation.black_would_play.map(|s| Some(s.id)), Some(opponent(black)));
        assert_eq!(explanation.white_would_play.map(|s| Some(s.id)), Some(opponent(white)));
    }

    #[test]
    fn the_reason_names_the_rematch_or_the_distance_that_the_pair_avoids() {
        let text = |session: &EventSession, round, board| {
            explain(session, &SwapColours { round, board }).expect("the board exists").text.to_string()
        };
        // Ranks fall by one grade from player to player, which are points under McMahon.
        let said = text(&paired(4), 1, 1);
        assert!(said.starts_with("Otherwise ") && said.ends_with(", 2 points apart."), "{said}");
        // Four players have met all others after three rounds.
        let mut session = paired(4);
        for round in 1..=2 {
            for board in 1..=2 {
                let result = Some(ResultView::BlackWon);
                let request = EnterResult { round, board, result, ..EnterResult::default() };
                enter_result(&mut session, &request).expect("Black can win");
            }
            let next = PairRound { round: round + 1, ..PairRound::default() };
            pair(&mut session, &next).expect("all results are agreed");
        }
        let said = text(&session, 3, 1);
        assert!(said.starts_with("Otherwise ") && said.ends_with(" would meet again."), "{said}");
    }

    #[test]
    fn a_board_is_explained_by_its_own_pairing() {
        let mut session = played(8);
        pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect("round 1 is played");
        let explained = |session: &EventSession| {
            let of_board = |board| explain(session, &SwapColours { round: 2, board }).expect("the board exists");
            (1..=4).map(of_board).collect::<Vec<_>>()
        };
        let before = explained(&session);
        let seated = EntryId(before[0].players[0].id);
        session
            .transact(op::SetPaid, &SetPaid { id: 1, paid: true }, |tournament| {
                let entry = tournament.entries.iter_mut().find(|entry| entry.id == seated).expect("they are entered");
                entry.player.rank = "20k".parse().expect("a rank");
                Ok(())
            })
            .expect("the rank changes");
        let one = PairRest { round: 2, boards: vec![4], ..PairRest::default() };
        pair_rest(&mut session, &one).expect("two players");
        let after = explained(&session);
        let reasons = |all: &[Explanation]| all.iter().map(|e| (e.text.clone(), e.pays.clone())).collect::<Vec<_>>();
        assert_eq!(reasons(&after[..3]), reasons(&before[..3]));
        assert_eq!(after[0].changes.len(), 1, "{:?}", after[0].changes);
        assert!(after[3].changes.is_empty(), "the pairing of board 4 knew the rank: {:?}", after[3].changes);
        let report = report(&session, &RoundRequest { round: 2 }).expect("round 2 is paired");
        assert_eq!(report.changes, after[0].changes);
    }

    #[test]
    fn a_pair_with_the_player_who_should_have_the_bye_was_set_by_hand() {
        let mut session = paired(7);
        release(&mut session, &RoundStep::of(1)).expect("a draft");
        let tournament = session.tournament().expect("an event is open");
        let (leaver, stays, rests) = (tournament.games[1].black, tournament.games[1].white, tournament.byes[0].entry);
        let gone = SetEntryStatus { id: leaver.0, status: StatusName::Withdrawn, reason: Some("ill".into()) };
        set_status(&mut session, &gone).expect("they can withdraw");
        let two = PairTwo { round: 1, first: stays.0, second: rests.0, consent: true };
        pair_two(&mut session, &two).expect("the bye is seated");
        let games = session.tournament().expect("an event is open").games_of(1);
        let board = games.iter().find(|game| game.colour_of(rests).is_some()).expect("they have a game").board;
        let explanation = explain(&session, &SwapColours { round: 1, board }).expect("the board exists");
        assert_eq!(explanation.kind, ReasonKind::Manual);
    }

    #[test]
    fn an_unknown_board_cannot_be_explained() {
        let refused = explain(&paired(8), &SwapColours { round: 1, board: 9 }).expect_err("there are four boards");
        assert_eq!(refused.message.id, "round-board-missing");
    }
}
