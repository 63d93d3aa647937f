//! Adds a game with its result in one step (R69).

use chrono::NaiveDate;
use domain::systems::self_pairing::{add_game, check_day, free_board, round_for};
use domain::{Competition, EntryStatus, Game, GameResult, Passes};
use messages::message;
use serde::Serialize;
use session::fields::{date, some_text};
use session::{AppError, EventSession, Mutation, Result};
use ts_rs::TS;

use super::conditions::of_pair;
use super::{player, refuse_paired};
use crate::operation::{AddGame, op};
use crate::round::check_walkover;

/// Where a game was added.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct GameAdded {
    /// The game's key.
    #[ts(type = "number")]
    pub game: i64,
    /// The round that stores it.
    pub round: u32,
    /// Its board in that round.
    pub board: u32,
}

/// Adds a game of two players, with its result in both passes. A pre-registered player who plays becomes registered. On a club
/// ladder the game has the stones that the rungs give, if the weaker player had Black (R70).
///
/// # Errors
/// The competition is not self-paired, a number is unknown, a player is withdrawn, the two are one player or have met as often
/// as they may, no round is left for the game, the result is a walkover, the day is in the future, or a game on a club ladder was
/// played before the last one of a player.
pub fn add(session: &mut EventSession, request: &AddGame) -> Result<Mutation<GameAdded>> {
    let today = session.now().date();
    session.transact_with_keys(op::AddGame, request, |tournament, counters| {
        let competition = tournament.competition.clone();
        refuse_paired(&competition)?;
        let black = player(tournament, request.black)?;
        let white = player(tournament, request.white)?;
        let round = round_for(tournament, &competition, black, white).map_err(AppError::refused)?;
        let played_on = day(&competition, &request.day, today)?;
        check_day(tournament, &competition, [black, white], played_on).map_err(AppError::refused)?;
        let result = Some(GameResult::from(request.result));
        let even = of_pair(tournament, &competition, (black, white)).filter(|even| even.black == black);
        let board = free_board(tournament, round);
        let game = Game::new(counters.next_key::<Game>(), competition.id, round, board, (black, white));
        let game = Game { handicap: even.map_or(0, |even| even.stones), played_on, ..game };
        check_walkover(tournament, &game, result)?;
        let added = GameAdded { game: game.id.0, round, board };
        add_game(tournament, Game { passes: Passes::both(result), ..game });
        for entry in tournament.entries.iter_mut().filter(|e| [black, white].contains(&e.id)) {
            entry.status = EntryStatus::Registered;
        }
        Ok(added)
    })
}

/// Returns the day of a game: as written, otherwise today where games are played over months.
fn day(competition: &Competition, written: &str, today: NaiveDate) -> Result<Option<NaiveDate>> {
    let Some(text) = some_text(written) else {
        return Ok(competition.system.rules().over_months.then_some(today));
    };
    let day = date(&text)?;
    if day > today {
        return Err(AppError::bad_input(message!("game-day-future", day = day.to_string())));
    }
    Ok(Some(day))
}

#[cfg(test)]
mod tests {
    use domain::EntryId;

    use super::*;
    use crate::check::check;
    use crate::fixture::{closed_register, fields, self_paired};
    use crate::history::undo;
    use crate::labels::ResultView;
    use crate::operation::{EnterResult, SetEntryStatus};
    use crate::register;
    use crate::round::enter_result;
    use crate::vocabulary::StatusName;

    fn game(black: u32, white: u32) -> AddGame {
        AddGame { black, white, result: ResultView::BlackWon, day: String::new() }
    }

    fn refusal(session: &mut EventSession, request: AddGame) -> &'static str {
        add(session, &request).expect_err("the game is not possible").message.id
    }

    #[test]
    fn a_game_takes_the_first_round_in_which_neither_plays() {
        let mut session = self_paired(4);
        let mut place = |black, white| {
            let added = add(&mut session, &game(black, white)).expect("the two may play").value;
            (added.round, added.board)
        };
        assert_eq!(place(1, 2), (1, 1));
        assert_eq!(place(2, 1), (2, 1));
        assert_eq!(place(1, 3), (3, 1));
        assert_eq!(place(3, 4), (1, 2));
        let tournament = session.tournament().expect("an event is open");
        assert_eq!((tournament.rounds.len(), tournament.games.len()), (3, 4));
        let checked = check(&session).expect("the event is sound");
        assert_eq!(checked.decisions, []);
        undo(&mut session).expect("the last game can be undone");
        assert_eq!(session.tournament().expect("an event is open").games.len(), 3);
    }

    #[test]
    fn add_refuses_what_the_rules_do_not_allow() {
        let mut session = self_paired(4);
        assert_eq!(refusal(&mut session, game(1, 1)), "self-pairing-same-player");
        assert_eq!(refusal(&mut session, game(1, 9)), "self-pairing-number-unknown");
        let walkover = AddGame { result: ResultView::BlackWalkover, ..game(1, 2) };
        assert_eq!(refusal(&mut session, walkover), "result-walkover");
        for _ in 0..2 {
            add(&mut session, &game(1, 2)).expect("two may meet twice");
        }
        assert_eq!(refusal(&mut session, game(2, 1)), "self-pairing-met-too-often");
        let id = session.tournament().expect("an event is open").entry_by_number(4).map(|e| e.id.0);
        let request = SetEntryStatus { id: id.expect("four players"), status: StatusName::Withdrawn, reason: None };
        register::set_status(&mut session, &request).expect("a player can withdraw");
        assert_eq!(refusal(&mut session, game(1, 4)), "self-pairing-withdrawn");
        assert_eq!(refusal(&mut closed_register(4), game(1, 2)), "game-rounds-paired");
    }

    #[test]
    fn a_ladder_game_before_the_last_one_of_a_player_is_refused() {
        let mut session = crate::fixture::club_ladder(&["3k", "5k", "8k"]);
        let today = session.now().date();
        let on = |black, white, day: NaiveDate| AddGame { day: day.to_string(), ..game(black, white) };
        let (yesterday, tomorrow) = (today - chrono::Days::new(1), today + chrono::Days::new(1));
        add(&mut session, &game(1, 2)).expect("the two may play");
        let refused = add(&mut session, &on(2, 3, yesterday)).expect_err("number 2 played today");
        assert_eq!(refused.message.id, "ladder-game-before-last");
        assert_eq!(session.tournament().expect("open").games.len(), 1);
        assert_eq!(refusal(&mut session, on(1, 3, tomorrow)), "game-day-future");
        assert_eq!(refusal(&mut session, AddGame { day: "yesterday".into(), ..game(1, 3) }), "date-unknown");
        add(&mut session, &on(1, 3, today)).expect("the next game of the same day");
        let days = |session: &EventSession| -> Vec<_> {
            session.tournament().expect("open").games.iter().map(|game| game.played_on).collect()
        };
        assert_eq!(days(&session), [Some(today); 2]);
        add(&mut self_paired(2), &on(1, 2, yesterday)).expect("the order does not matter in self-pairing");
    }

    #[test]
    fn entries_get_numbers_as_they_come() {
        let mut session = self_paired(2);
        let late = register::add(&mut session, &fields(2)).expect("the register is open").value;
        assert_eq!(session.tournament().expect("open").entry(EntryId(late)).and_then(|e| e.number), Some(3));
        let arrives = SetEntryStatus { id: late, status: StatusName::PreRegistered, reason: None };
        register::set_status(&mut session, &arrives).expect("the register is open");
        add(&mut session, &game(1, 3)).expect("the third player has a number");
        let tournament = session.tournament().expect("an event is open");
        assert_eq!(tournament.entry(EntryId(late)).map(|e| e.status), Some(EntryStatus::Registered));
    }

    #[test]
    fn a_result_is_changed_like_any_other() {
        let mut session = self_paired(2);
        let added = add(&mut session, &game(1, 2)).expect("the two may play").value;
        let result = Some(ResultView::WhiteWon);
        let request = EnterResult { round: added.round, board: added.board, result, ..EnterResult::default() };
        let entered = enter_result(&mut session, &request).expect("the round stays open");
        assert_eq!(entered.value.agreed, result);
    }

    #[test]
    fn nothing_is_paired_published_or_confirmed() {
        use crate::operation::{PairRound, PairTwo, RoundRequest, RoundStep};
        use crate::round::{confirm, pair, pair_two, release, unpair};
        let mut session = self_paired(4);
        add(&mut session, &game(1, 2)).expect("the two may play");
        let refused =
            pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect_err("nothing is paired");
        assert_eq!(refused.message.id, "self-pairing-no-rounds");
        let refused = [
            confirm(&mut session, &RoundStep::of(1)).map(drop),
            release(&mut session, &RoundStep::of(1)).map(drop),
            unpair(&mut session, &RoundRequest { round: 1 }).map(drop),
            pair_two(&mut session, &PairTwo { round: 1, first: 3, second: 4, consent: false }).map(drop),
        ];
        for refused in refused {
            assert_eq!(refused.expect_err("there are no rounds").message.id, "self-pairing-no-rounds");
        }
    }
}
