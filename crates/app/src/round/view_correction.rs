//! The request for the preview of a correction, which `correct.rs` computes.

use domain::GameResult;
use domain::stage_change::changed_stages;
use domain::systems::main_table;
use messages::message;
use serde::{Deserialize, Serialize};
use session::{EventSession, Result};
use ts_rs::TS;

use super::board_position;
use super::correct::preview;
use super::correct_qualifying::preview_qualifying;
use super::correction_view::CorrectionView;
use super::enter_result::set_both;
use super::validity::validity_after;
use crate::labels::ResultView;

/// A correction to preview.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ViewCorrection {
    /// The round, from 1.
    pub round: u32,
    /// The board, from 1.
    pub board: u32,
    /// The new result; `None` clears it.
    pub result: Option<ResultView>,
}

/// Returns the later games that depend on a result, what each choice would change, and why a round that is paired already would be
/// out of date. The event does not change.
///
/// # Errors
/// The board does not exist.
pub fn view_correction(session: &EventSession, request: &ViewCorrection) -> Result<CorrectionView> {
    let (before, competition) = (session.tournament()?, session.competition()?);
    let position = board_position(before, request.round, request.board)?;
    let mut after = before.clone();
    set_both(&mut after.games[position], request.result.map(GameResult::from));
    let outdated = validity_after(session, &after, competition, request.round)?.texts();
    let more_rounds = main_table::needed_rounds(&after, competition).filter(|&needed| needed > competition.rounds);
    let more_rounds = more_rounds.filter(|_| before.is_closed(request.round));
    let more_rounds = more_rounds.map(|round| message!("correction-round-needed", round));
    let mut event = session.event()?.clone();
    event.replace(after.clone());
    let stages = changed_stages(&event, competition.id);
    let outdated = outdated.into_iter().chain(more_rounds).chain(stages).collect();
    let place = before.games[position].knockout;
    let view = match place {
        Some(place) => preview(before, &after, place),
        None => preview_qualifying(before, &after, position),
    };
    Ok(CorrectionView { outdated, ..view })
}

#[cfg(test)]
mod tests {
    use domain::knockout::{progress, qualifying_game};
    use domain::{EntryId, Game};
    use messages::Message;

    use super::*;
    use crate::event::{ChangeSetting, Step, change_setting, status};
    use crate::fixture;
    use crate::history::undo;
    use crate::knockout::{DecideKnockout, decide, plan_qualifying};
    use crate::labels::ColourView;
    use crate::operation::{DrawKnockout, PlanQualifying, SetEntryStatus};
    use crate::register::{close_register, set_status};
    use crate::round::{
        Carry, EnterLadder, EnterResult, PairRest, PairRound, PairTwo, RoundStep, UnpairBoard, confirm, enter_ladder,
        enter_result, pair, pair_rest, pair_two, release, unpair_board,
    };
    use crate::vocabulary::StatusName;
    use crate::year_final::{DrawFinal, draw as draw_final};

    fn games(session: &EventSession, round: u32) -> Vec<Game> {
        let tournament = session.tournament().expect("an event is open");
        tournament.games_of(round).into_iter().cloned().collect()
    }

    #[test]
    fn in_a_pure_knock_out_who_is_out_is_not_to_be_paired_manually() {
        let mut session = fixture::open_register(8);
        let system = ChangeSetting { path: "competition.system".into(), value: "Knockout".into(), consent: true };
        change_setting(&mut session, &system).expect("no round is paired");
        close_register(&mut session).expect("the register can be closed");
        let table = DrawKnockout { category: 0, ..DrawKnockout::default() };
        crate::knockout::draw(&mut session, &table).expect("the players can be drawn");
        pair(&mut session, &PairRound { round: 1, ..PairRound::default() }).expect("the table is drawn");
        for game in games(&session, 1) {
            let request = EnterResult { result: Some(ResultView::BlackWon), ..correction(&game, None) };
            enter_result(&mut session, &EnterResult { round: 1, reason: None, ..request }).expect("Black can win");
        }
        pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect("round 1 is played");
        let board = games(&session, 1)[0].board;
        let view = ViewCorrection { round: 1, board, result: Some(ResultView::WhiteWon) };
        let through = view_correction(&session, &view).expect("the board exists").through.expect("it is a draft");
        assert_eq!(through.iter().map(|m| m.id).collect::<Vec<_>>(), ["correction-seat", "correction-out"]);
        let leaver = games(&session, 2)[0].black;
        let leaves = SetEntryStatus { id: leaver.0, status: StatusName::Withdrawn, reason: Some("ill".into()) };
        set_status(&mut session, &leaves).expect("they can withdraw");
        let rest = PairRest { round: 2, consent: true, ..PairRest::default() };
        let refused = pair_rest(&mut session, &rest).expect_err("the table sets all games");
        assert!(refused.to_string().contains("Enter the forfeit of a player who left"), "{refused}");
    }

    /// Returns the result in which the player with the smaller key wins.
    fn favourite(game: &Game) -> ResultView {
        if game.black < game.white { ResultView::BlackWon } else { ResultView::WhiteWon }
    }

    /// Returns a knock-out of eight in rounds 5 to 7, with round 7 released.
    fn final_released() -> EventSession {
        let mut session = fixture::knockout(8);
        for round in 1..=7 {
            pair(&mut session, &PairRound { round, consent: true, ..PairRound::default() })
                .expect("the round can be paired");
            for game in games(&session, round).iter().filter(|_| round < 7) {
                let result = Some(favourite(game));
                let request = EnterResult { round, board: game.board, result, ..EnterResult::default() };
                enter_result(&mut session, &request).expect("a player can win");
            }
        }
        release(&mut session, &RoundStep::of(7)).expect("round 7 is a draft");
        session
    }

    /// Returns a knock-out of eight whose qualifying is played in round 4, drawn after it, and a game that decided who qualifies.
    fn drawn_after_qualifying() -> (EventSession, Game) {
        let mut session = fixture::closed_youth(12);
        let plan = PlanQualifying { category: 12, lines: 8, rounds: 1, ..PlanQualifying::default() };
        plan_qualifying(&mut session, &plan).expect("twelve players fill a qualifying");
        for round in 1..=4 {
            pair(&mut session, &PairRound { round, consent: true, ..PairRound::default() })
                .expect("the round can be paired");
            for game in games(&session, round) {
                let result = Some(favourite(&game));
                let request = EnterResult { round, board: game.board, result, ..EnterResult::default() };
                enter_result(&mut session, &request).expect("a player can win");
            }
        }
        confirm(&mut session, &RoundStep { round: 4, consent: true }).expect("all results are agreed");
        crate::knockout::draw(&mut session, &DrawKnockout { category: 12, ..DrawKnockout::default() })
            .expect("the qualifying is decided");
        let tournament = session.tournament().expect("an event is open");
        let game = tournament.games_of(4).into_iter().find(|game| qualifying_game(tournament, game).is_some());
        let game = game.expect("the qualifying is played in round 4").clone();
        (session, game)
    }

    #[test]
    fn the_preview_of_a_qualifying_game_says_what_the_correction_asks() {
        let (mut session, game) = drawn_after_qualifying();
        let upset = if favourite(&game) == ResultView::BlackWon { ResultView::WhiteWon } else { ResultView::BlackWon };
        let view = ViewCorrection { round: 4, board: game.board, result: Some(upset) };
        let ids = |messages: Option<Vec<Message>>| messages.map(|all| all.iter().map(|m| m.id).collect::<Vec<_>>());
        let before = view_correction(&session, &view).expect("the board exists");
        assert_eq!(before.affected.iter().map(|game| game.text.id).collect::<Vec<_>>(), ["correction-qualifier"]);
        assert_eq!(
            (ids(before.through), ids(before.keep)),
            (Some(vec!["correction-box"]), Some(vec!["correction-kept"]))
        );
        let request = EnterResult { result: Some(upset), ..correction(&game, None) };
        let refused = enter_result(&mut session, &request).expect_err("KO12 is drawn with this result");
        assert_eq!(refused.message.id, "correction-table-drawn");
        pair(&mut session, &PairRound { round: 5, consent: true, ..PairRound::default() }).expect("the table begins");
        let begun = view_correction(&session, &view).expect("the board exists");
        assert_eq!(
            (begun.affected.len(), ids(begun.through), ids(begun.keep)),
            (1, None, Some(vec!["correction-kept"]))
        );
        let refused = enter_result(&mut session, &request).expect_err("KO12 has begun");
        assert_eq!(refused.message.id, "correction-table-begun");
        let kept = EnterResult { carry: Some(Carry::Keep), ..request };
        let carried = enter_result(&mut session, &kept).expect("its players stay").value.carried;
        assert_eq!(carried.iter().map(|m| m.id).collect::<Vec<_>>(), ["correction-kept"]);
    }

    #[test]
    fn a_semi_final_that_becomes_a_jigo_is_decided_before_the_final_is_paired_again_or_confirmed() {
        let semi = |session: &EventSession| {
            games(session, 6).into_iter().find(|game| game.knockout.is_some()).expect("round 6 has semi-finals")
        };
        let mut session = final_released();
        let jigo = EnterResult { result: Some(ResultView::Jigo), ..correction(&semi(&session), Some(Carry::Annul)) };
        let kept = EnterResult { carry: Some(Carry::Through), ..jigo.clone() };
        for game in games(&session, 7).iter().filter(|game| game.knockout.is_none()) {
            let request = EnterResult { reason: None, ..correction(game, None) };
            enter_result(&mut session, &request).expect("the round is released");
        }
        if enter_result(&mut session, &kept).is_err() {
            enter_result(&mut session, &jigo).expect("later games can be annulled");
        }
        for game in games(&session, 7).iter().filter(|game| game.passes.agreed().is_none()) {
            let request = EnterResult { reason: None, ..correction(game, None) };
            enter_result(&mut session, &request).expect("the round is released");
        }
        assert_eq!(next(&session), (Step::DecideKnockout, Some(6)));
        let asked = confirm(&mut session, &RoundStep::of(7)).expect_err("nobody knows who is in the final");
        assert_eq!(asked.message.id, "round-table-game-undecided");
    }

    fn next(session: &EventSession) -> (Step, Option<u32>) {
        let next = status(session).expect("an event is open").next;
        (next.step, next.round)
    }

    #[test]
    fn a_table_is_drawn_when_the_ladders_of_its_qualifying_are_played() {
        let (mut session, game) = drawn_after_qualifying();
        undo(&mut session).expect("the draw is undone");
        assert_eq!(next(&session), (Step::DrawKnockouts, Some(5)));
        let jigo = EnterResult { result: Some(ResultView::Jigo), ..correction(&game, None) };
        enter_result(&mut session, &jigo).expect("nothing depends on the game");
        assert_eq!(next(&session), (Step::EnterResults, Some(4)));
        let ladder = EnterLadder { round: 4, board: game.board, winner: Some(ColourView::White), carry: None };
        enter_ladder(&mut session, &ladder).expect("White wins the ladder");
        assert_eq!(next(&session), (Step::DrawKnockouts, Some(5)));
    }

    #[test]
    fn a_qualifying_game_that_becomes_a_jigo_leaves_a_box_that_its_ladder_fills() {
        let (mut session, game) = drawn_after_qualifying();
        let jigo = EnterResult { result: Some(ResultView::Jigo), ..correction(&game, Some(Carry::Through)) };
        let empty = |session: &EventSession| {
            let table = session.tournament().expect("an event is open").tables[0].clone();
            table.boxes.iter().filter(|b| b.entry.is_none()).count()
        };
        let carried = enter_result(&mut session, &jigo).expect("the box becomes empty").value.carried;
        assert_eq!((carried[0].id, empty(&session)), ("correction-box-empty", 1));
        let request = PairRound { round: 5, consent: true, ..PairRound::default() };
        let refused = pair(&mut session, &request).expect_err("the ladder is to be played");
        assert_eq!(refused.message.id, "round-qualifying-undecided");
        assert_eq!(next(&session), (Step::EnterResults, Some(4)));
        let ladder = EnterLadder { round: 4, board: game.board, winner: Some(ColourView::White), carry: None };
        enter_ladder(&mut session, &ladder).expect("White wins the ladder");
        assert_eq!(next(&session), (Step::Pair, Some(5)));
        let tournament = session.tournament().expect("an event is open");
        assert_eq!(empty(&session), 0);
        assert!(tournament.tables[0].boxes.iter().any(|b| b.entry == Some(game.white)));
        pair(&mut session, &request).expect("the table is complete");
    }

    #[test]
    fn a_kept_qualifier_plays_without_the_ladder() {
        let (mut session, game) = drawn_after_qualifying();
        let jigo = EnterResult { result: Some(ResultView::Jigo), ..correction(&game, Some(Carry::Keep)) };
        enter_result(&mut session, &jigo).expect("the players stay");
        pair(&mut session, &PairRound { round: 5, consent: true, ..PairRound::default() })
            .expect("the table is complete");
    }

    /// Plays a knock-out of eight in rounds 5 to 7 in which both players of one game of `round` lose by forfeit, and confirms all
    /// rounds before `last`. Returns that game.
    fn with_double_forfeit(round: u32, last: u32) -> (EventSession, Game) {
        let mut session = fixture::knockout(8);
        let mut lost = None;
        for number in 1..=last {
            pair(&mut session, &PairRound { round: number, consent: true, ..PairRound::default() })
                .expect("the round can be paired");
            for game in games(&session, number) {
                let is_lost = number == round && game.knockout.is_some() && lost.is_none();
                let result = if is_lost { ResultView::BothLostByForfeit } else { favourite(&game) };
                lost = lost.or(is_lost.then(|| game.clone()));
                let request =
                    EnterResult { round: number, board: game.board, result: Some(result), ..EnterResult::default() };
                enter_result(&mut session, &request).expect("a result can be entered");
            }
        }
        (session, lost.expect("the round has games of the table"))
    }

    fn winner(session: &EventSession) -> Option<EntryId> {
        let tournament = session.tournament().expect("an event is open");
        progress(tournament, &tournament.tables[0]).winner()
    }

    fn correction(game: &Game, carry: Option<Carry>) -> EnterResult {
        let (round, board, reason) = (game.round, game.board, Some("they played".to_string()));
        EnterResult { round, board, result: Some(favourite(game)), reason, carry, ..EnterResult::default() }
    }

    #[test]
    fn a_walkover_that_followed_from_a_double_forfeit_depends_on_it() {
        let (mut session, semi) = with_double_forfeit(6, 7);
        confirm(&mut session, &RoundStep::of(7)).expect("all results are agreed");
        let first = winner(&session).expect("the other finalist has nobody to play");
        let next = |session: &EventSession| status(session).expect("an event is open").next;
        assert_eq!(next(&session).step, Step::Finish);
        let view = ViewCorrection { round: 6, board: semi.board, result: Some(favourite(&semi)) };
        let preview = view_correction(&session, &view).expect("the board exists");
        let ids = |messages: Option<Vec<Message>>| messages.map(|all| all.iter().map(|m| m.id).collect::<Vec<_>>());
        let affected: Vec<&str> = preview.affected.iter().map(|game| game.text.id).collect();
        assert_eq!(affected, ["correction-walkover"]);
        assert_eq!(ids(preview.through), Some(vec!["correction-to-decide"]));
        assert_eq!((ids(preview.annul), ids(preview.keep)), (None, Some(vec!["correction-kept"])));
        let refused = enter_result(&mut session, &correction(&semi, None)).expect_err("a walkover depends on it");
        assert_eq!(refused.message.id, "correction-needs-choice");

        enter_result(&mut session, &correction(&semi, Some(Carry::Keep))).expect("the winner can be kept");
        assert_eq!((winner(&session), next(&session).step), (Some(first), Step::Finish));
        undo(&mut session).expect("the correction is one operation");

        enter_result(&mut session, &correction(&semi, Some(Carry::Through))).expect("the final can be opened");
        assert_eq!(winner(&session), None);
        assert_eq!((next(&session).step, next(&session).round), (Step::DecideKnockout, Some(7)));
        let reason = "played at noon".to_string();
        let decision = DecideKnockout { category: 12, round: 7, winner: first.0, reason, take_back: false };
        decide(&mut session, &decision).expect("a finalist can win");
        assert_eq!(next(&session).step, Step::Finish);
    }

    #[test]
    fn keeping_the_players_keeps_the_one_who_walked_over_into_the_final() {
        let (mut session, quarter) = with_double_forfeit(5, 6);
        pair(&mut session, &PairRound { round: 7, consent: true, ..PairRound::default() })
            .expect("the final can be paired");
        let table_game = |session: &EventSession| {
            let tournament = session.tournament().expect("an event is open");
            progress(tournament, &tournament.tables[0]).rounds[2].games[0]
        };
        let before = table_game(&session);
        let view = ViewCorrection { round: 5, board: quarter.board, result: Some(favourite(&quarter)) };
        let preview = view_correction(&session, &view).expect("the board exists");
        let affected: Vec<&str> = preview.affected.iter().map(|game| game.text.id).collect();
        assert_eq!(affected, ["correction-walkover", "correction-game-open"]);
        assert!(preview.keep.is_some());
        enter_result(&mut session, &correction(&quarter, Some(Carry::Keep))).expect("the player can be kept");
        assert_eq!(table_game(&session), before);
    }

    /// Decides the annulled semi-final, seats the players of the final, and pairs the others again.
    fn set_the_final(session: &mut EventSession) {
        let now = |session: &EventSession| {
            let tournament = session.tournament().expect("an event is open");
            progress(tournament, &tournament.tables[0])
        };
        let due = |game: &domain::knockout::TableGame| game.winner().is_none();
        let semi = now(session).rounds[1].games.iter().copied().find(due).expect("the semi-final was annulled");
        let winner = semi.entries().next().expect("both players are known");
        let decision = DecideKnockout {
            category: 12,
            round: 6,
            winner: winner.0,
            reason: "played at noon".into(),
            take_back: false,
        };
        decide(session, &decision).expect("a player of the game can advance");
        let finalists: Vec<EntryId> = now(session).rounds[2].games[0].entries().collect();
        for game in games(session, 7).iter().rev() {
            if finalists.iter().any(|&e| game.colour_of(e).is_some()) {
                unpair_board(session, &UnpairBoard { round: 7, board: game.board }).expect("the board has no result");
            }
        }
        let request = PairTwo { round: 7, first: finalists[0].0, second: finalists[1].0, consent: false };
        pair_two(session, &request).expect("the finalists are free");
        pair_rest(session, &PairRest { round: 7, consent: true, ..PairRest::default() })
            .expect("the others can be paired");
        let last = now(session).rounds[2].games[0];
        assert!(last.game.is_some(), "the game of the two finalists is the final: {last:?}");
    }

    #[test]
    fn annulling_reaches_the_final_in_one_preview_and_one_undo_step() {
        let mut session = final_released();
        let before = session.tournament().expect("an event is open").clone();
        let quarter =
            games(&session, 5).into_iter().find(|g| g.knockout.is_some() && g.colour_of(EntryId(1)).is_some());
        let quarter = quarter.expect("the first player is in the table");
        let result = if quarter.black == EntryId(1) { ResultView::WhiteWon } else { ResultView::BlackWon };
        let request = ViewCorrection { round: 5, board: quarter.board, result: Some(result) };
        let preview = view_correction(&session, &request).expect("the board exists");
        assert_eq!(preview.through, None);
        let annul: Vec<&str> = preview.annul.expect("the semi-final is played").into_iter().map(|m| m.id).collect();
        assert_eq!(annul, ["correction-ordinary", "correction-unpaired"]);
        let request = EnterResult {
            round: 5,
            board: quarter.board,
            result: Some(result),
            reason: Some("misread".into()),
            carry: Some(Carry::Annul),
            ..EnterResult::default()
        };
        let carried = enter_result(&mut session, &request).expect("later games can be annulled").value.carried;
        assert_eq!(carried.iter().map(|m| m.id).collect::<Vec<_>>(), annul);
        assert!(games(&session, 7).iter().all(|g| g.knockout.is_none()));

        undo(&mut session).expect("the correction is one operation");
        assert_eq!(session.tournament().expect("an event is open"), &before);
        enter_result(&mut session, &request).expect("later games can be annulled");
        set_the_final(&mut session);
    }

    /// Returns a Final of four whose semi-finals in round 2 are played and whose last games in round 3 are released.
    fn last_games_released() -> EventSession {
        let mut session = fixture::closed_youth(4);
        let request = DrawFinal { category: 12, first_round: Some(1), ..DrawFinal::default() };
        draw_final(&mut session, &request).expect("four players can be drawn");
        for round in 1..=3 {
            pair(&mut session, &PairRound { round, consent: true, ..PairRound::default() })
                .expect("the round can be paired");
            for game in games(&session, round).iter().filter(|_| round < 3) {
                let result = Some(favourite(game));
                let request = EnterResult { round, board: game.board, result, ..EnterResult::default() };
                enter_result(&mut session, &request).expect("a player can win");
            }
        }
        release(&mut session, &RoundStep::of(3)).expect("round 3 is a draft");
        session
    }

    /// Takes an annulled game of round 2 off its board.
    fn clear_board(session: &mut EventSession, board: u32) {
        let (round, reason) = (2, Some("played by the wrong players".to_string()));
        let clear = EnterResult { round, board, reason, ..EnterResult::default() };
        enter_result(session, &clear).expect("the game is no longer part of the Final");
        unpair_board(session, &UnpairBoard { round, board }).expect("the board has no result");
    }

    #[test]
    fn annulling_in_the_final_of_the_year_reaches_its_last_games() {
        let mut session = last_games_released();
        let before = session.tournament().expect("an event is open").clone();
        let group = games(&session, 1)[0].clone();
        let result =
            Some(if favourite(&group) == ResultView::BlackWon { ResultView::WhiteWon } else { ResultView::BlackWon });
        let view = ViewCorrection { round: 1, board: group.board, result };
        let preview = view_correction(&session, &view).expect("the board exists");
        assert_eq!((preview.affected.len(), preview.through, preview.keep), (4, None, None));
        let annul: Vec<&str> = preview.annul.expect("the semi-finals are played").into_iter().map(|m| m.id).collect();
        let expected = ["correction-ordinary", "correction-ordinary", "correction-unpaired", "correction-unpaired"];
        assert_eq!(annul, expected);
        let reason = Some("misread".to_string());
        let request = EnterResult { round: 1, board: group.board, result, reason, ..EnterResult::default() };
        let refused = enter_result(&mut session, &request).expect_err("later games depend on the result");
        assert_eq!(refused.message.id, "correction-needs-choice");
        let through = EnterResult { carry: Some(Carry::Through), ..request.clone() };
        let refused = enter_result(&mut session, &through).expect_err("a later game is played");
        assert_eq!(refused.message.id, "correction-later-game-of-final");
        let annulled = EnterResult { carry: Some(Carry::Annul), ..request };
        enter_result(&mut session, &annulled).expect("later games can be annulled");
        assert!(games(&session, 2).iter().chain(&games(&session, 3)).all(|g| g.knockout.is_none()));

        undo(&mut session).expect("the correction is one operation");
        assert_eq!(session.tournament().expect("an event is open"), &before);
        enter_result(&mut session, &annulled).expect("later games can be annulled");
        for game in games(&session, 2) {
            clear_board(&mut session, game.board);
        }
        let due = |session: &EventSession, round| {
            let tournament = session.tournament().expect("an event is open");
            domain::year_final::progress(tournament, &tournament.finals[0]).due(round).expect("the games are due")
        };
        for round in [2, 3] {
            for game in due(&session, round) {
                let request = PairTwo { round, first: game.a.0, second: game.b.0, consent: false };
                pair_two(&mut session, &request).expect("both players are free");
            }
            for game in games(&session, round) {
                assert!(game.knockout.is_some(), "it is a game of the Final again");
                let reason = Some("played again".to_string());
                let result = Some(favourite(&game));
                let request = EnterResult { round, board: game.board, result, reason, ..EnterResult::default() };
                enter_result(&mut session, &request).expect("a player can win");
            }
        }
        let tournament = session.tournament().expect("an event is open");
        assert_eq!(domain::year_final::progress(tournament, &tournament.finals[0]).places.len(), 4);
    }

    fn preview_of(board: u32) -> Result<CorrectionView> {
        view_correction(&fixture::playing(8), &ViewCorrection { round: 1, board, result: Some(ResultView::Jigo) })
    }

    #[test]
    fn a_game_outside_of_tables_affects_no_later_game() {
        assert_eq!(preview_of(1).expect("board 1 exists"), CorrectionView::default());
    }

    #[test]
    fn view_correction_refuses_an_unknown_board() {
        assert_eq!(preview_of(9).expect_err("there are four boards").message.id, "round-board-missing");
    }
}
