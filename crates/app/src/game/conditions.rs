//! The conditions of a game on a club ladder before it is played: colours, stones and komi (R70).

use domain::club_ladder::{Climber, Conditions, Rungs, climbers, conditions};
use domain::{Competition, EntryId, Tournament};
use messages::message;
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use super::player;

/// Two players by their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GamePair {
    /// One player's number.
    pub first: u32,
    /// The other player's number.
    pub second: u32,
}

/// The conditions that make the game of two players even.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ConditionsView {
    /// Black's number: the player on the lower rung, or the first one.
    pub black: u32,
    /// Black, "Family Given".
    pub black_name: String,
    /// White's number.
    pub white: u32,
    /// White, "Family Given".
    pub white_name: String,
    /// Handicap stones, 0 to 9.
    pub stones: u8,
    /// White's komi, `6½`; negative if it goes to Black.
    pub komi: String,
}

/// Returns the conditions of a game of two players on a club ladder.
///
/// # Errors
/// No event is open, the competition is not a club ladder, a number is unknown, a player is withdrawn, or the two are one player.
pub fn view_conditions(session: &EventSession, request: &GamePair) -> Result<ConditionsView> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let first = player(tournament, request.first);
    let second = player(tournament, request.second);
    if !competition.system.has_rungs() {
        return Err(AppError::not_now(message!("game-conditions-other-system", name = &competition.name)));
    }
    let pair = (first?, second?);
    if pair.0 == pair.1 {
        return Err(AppError::bad_input(message!("self-pairing-same-player")));
    }
    let found = of_pair(tournament, competition, pair)
        .ok_or_else(|| AppError::not_found(message!("self-pairing-number-unknown", number = request.first)))?;
    let number = |id| tournament.entry(id).and_then(|entry| entry.number).unwrap_or_default();
    let name = |id| tournament.entry(id).map_or_else(String::new, |entry| entry.player.list_name());
    Ok(ConditionsView {
        black: number(found.black),
        black_name: name(found.black),
        white: number(found.white),
        white_name: name(found.white),
        stones: found.stones,
        komi: found.komi.glyphs(),
    })
}

/// Returns the conditions of a game of two players now; `None` if the competition is not a club ladder.
pub(super) fn of_pair(
    tournament: &Tournament,
    competition: &Competition,
    (first, second): (EntryId, EntryId),
) -> Option<Conditions> {
    if !competition.system.has_rungs() {
        return None;
    }
    let rungs = Rungs::of(competition.club_ladder);
    let climbers = climbers(tournament, competition, competition.rounds);
    let height = |id: EntryId| climbers.get(&id).map(|climber: &Climber| (id, rungs.height(climber.rung)));
    let komi = competition.komi.unwrap_or(tournament.event.komi);
    Some(conditions(height(first)?, height(second)?, komi))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{ChangeSetting, change_setting};
    use crate::fixture::{club_ladder, self_paired};
    use crate::game::{AddGame, add, view};
    use crate::labels::ResultView;

    const PAIR: GamePair = GamePair { first: 1, second: 3 };

    #[test]
    fn the_weaker_player_has_black_and_the_stones_follow_the_rungs() {
        let mut session = club_ladder(&["3k", "5k", "8k"]);
        let found = view_conditions(&session, &PAIR).expect("the two may play");
        assert_eq!((found.black, found.white, found.stones, found.komi.as_str()), (3, 1, 5, "0"));
        for _ in 0..3 {
            add(&mut session, &AddGame { black: 3, white: 1, result: ResultView::BlackWon, day: String::new() })
                .expect("the two may play");
        }
        let tournament = session.tournament().expect("an event is open");
        let stones: Vec<u8> = tournament.games.iter().map(|game| game.handicap).collect();
        assert_eq!(stones, [5, 4, 3], "5, 4.3 and 3.6 grades");
        let found = view_conditions(&session, &PAIR).expect("the two may play");
        assert_eq!((found.stones, found.komi.starts_with(['-', '\u{2212}'])), (2, true), "2.9 grades");
        let chart = view(&session).expect("a ladder").chart;
        let rungs: Vec<(u32, &str, i32)> =
            chart.iter().map(|row| (row.number, row.rung.as_str(), row.climbed)).collect();
        assert_eq!(rungs, [(1, "4k+0.4", -3), (2, "5k", 0), (3, "7k+0.5", 3)]);
    }

    #[test]
    fn the_komi_is_that_of_the_competition() {
        let mut session = club_ladder(&["3k", "3k"]);
        let komi = |session: &EventSession| {
            view_conditions(session, &GamePair { first: 1, second: 2 }).expect("the two may play").komi
        };
        assert_eq!(komi(&session), "6½");
        let request = ChangeSetting { path: "competition.komi".into(), value: "14".into(), consent: false };
        change_setting(&mut session, &request).expect("half points");
        assert_eq!(komi(&session), "7");
    }

    #[test]
    fn conditions_are_refused_without_two_players_on_a_ladder() {
        let refusal = |session: &EventSession, pair: GamePair| {
            view_conditions(session, &pair).expect_err("there are no conditions").message.id
        };
        let ladder = club_ladder(&["3k", "5k"]);
        assert_eq!(refusal(&self_paired(4), PAIR), "game-conditions-other-system");
        assert_eq!(refusal(&ladder, PAIR), "self-pairing-number-unknown");
        assert_eq!(refusal(&ladder, GamePair { first: 1, second: 1 }), "self-pairing-same-player");
    }
}
