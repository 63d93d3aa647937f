//! The pairs of a round robin that do not meet in the planned rounds, because players joined late or there are too few rounds (R66).

use domain::systems::round_robin::{RobinOutlook, outlook};
use domain::{Competition, Tournament};
use messages::{Message, message};

use crate::teams::pairing_level;

/// The largest number of pairs that are named.
const NAMED: usize = 6;

/// Returns the games that a round robin still needs, of teams the matches; `None` for another system.
pub(crate) fn robin_outlook(tournament: &Tournament, competition: &Competition) -> Option<RobinOutlook> {
    competition.system.everyone_meets().then(|| outlook(&pairing_level(tournament, competition), competition))
}

/// Returns which pairs do not meet, and the number of rounds in which all meet; `None` if all do.
pub(crate) fn missing_pairs(tournament: &Tournament, competition: &Competition) -> Option<Message> {
    let RobinOutlook { missing, rounds, .. } = robin_outlook(tournament, competition)?;
    let level = pairing_level(tournament, competition);
    let name = |id| level.entry(id).map_or_else(String::new, |entry| entry.player.list_name());
    let pairs: Vec<String> =
        missing.iter().take(NAMED).map(|&(one, other)| format!("{} – {}", name(one), name(other))).collect();
    let (count, planned) = (missing.len(), competition.rounds);
    let more = if count > NAMED { "more" } else { "none" };
    (count > 0).then(|| message!("round-robin-missing", count, pairs, more, planned, rounds))
}

#[cfg(test)]
mod tests {
    use domain::{EntryId, GameResult, RoundState};
    use session::EventSession;

    use super::*;
    use crate::check::check;
    use crate::event::{ChangeSetting, Step, change_setting, status};
    use crate::fixture::{fields, open_register};
    use crate::labels::ResultView;
    use crate::operation::{EnterResult, PairRound, RoundStep, SetEntryStatus};
    use crate::register::{add, close_register, set_status};
    use crate::round::{confirm, enter_result, pair, release};
    use crate::vocabulary::StatusName;

    fn set(session: &mut EventSession, path: &str, value: &str) {
        let request = ChangeSetting { path: path.into(), value: value.into(), consent: false };
        change_setting(session, &request).expect("the value fits");
    }

    fn round_robin(players: usize, rounds: u32) -> EventSession {
        let mut session = open_register(players);
        set(&mut session, "competition.system", "RoundRobin");
        set(&mut session, "competition.rounds", &rounds.to_string());
        close_register(&mut session).expect("players are registered");
        session
    }

    /// Pairs a round, plays it without a question, and returns the warnings of its pairing.
    fn play(session: &mut EventSession, round: u32) -> Vec<&'static str> {
        let paired =
            pair(session, &PairRound { round, ..PairRound::default() }).expect("the round can be paired").value;
        release(session, &RoundStep::of(round)).expect("everyone has a game or rests");
        for board in paired.boards.iter().map(|board| board.board) {
            let tournament = session.tournament().expect("open");
            let game = tournament.game_at(round, board).expect("the board exists");
            if game.passes.agreed().is_none() {
                let result = Some(ResultView::BlackWon);
                let request = EnterResult { round, board, result, ..EnterResult::default() };
                enter_result(session, &request).expect("a player can win");
            }
        }
        confirm(session, &RoundStep::of(round)).expect("all results are entered");
        paired.warnings.iter().map(|warning| warning.id).collect()
    }

    #[test]
    fn players_who_left_need_not_be_registered_again_and_their_games_are_lost_by_forfeit() {
        for leaver in 1..=5 {
            let mut session = round_robin(5, 5);
            play(&mut session, 1);
            let gone = SetEntryStatus { id: leaver, status: StatusName::Withdrawn, reason: Some("ill".into()) };
            set_status(&mut session, &gone).expect("the entry exists");
            let warned: Vec<&str> = (2..=5).flat_map(|round| play(&mut session, round)).collect();
            assert!(warned.len() >= 3 && warned.iter().all(|id| *id == "round-forfeit-absent"), "{leaver}: {warned:?}");
            let tournament = session.tournament().expect("open");
            let lost = tournament.games.iter().filter(|game| game.round > 1);
            for game in lost.filter(|game| game.colour_of(EntryId(leaver)).is_some()) {
                let winner = game.passes.agreed().and_then(GameResult::winner).map(|colour| game.entry(colour));
                assert!(winner.is_some_and(|winner| winner != EntryId(leaver)), "leaver {leaver}");
            }
            assert_eq!(tournament.rounds.iter().filter(|round| round.state == RoundState::Confirmed).count(), 5);
            assert_eq!(status(&session).expect("open").next.step, Step::Finish);
        }
    }

    #[test]
    fn after_a_late_entry_the_missing_pairs_are_named_and_played_in_further_rounds() {
        let mut session = round_robin(5, 5);
        play(&mut session, 1);
        add(&mut session, &fields(5)).expect("a late entry");
        (2..=5).for_each(|round| assert_eq!(play(&mut session, round), ["round-robin-missing"]));
        assert_eq!(status(&session).expect("open").next.step, Step::AddRounds);
        let (tournament, competition) = (session.tournament().expect("open"), session.competition().expect("open"));
        let said = missing_pairs(tournament, competition).expect("a pair is missing").to_string();
        assert!(said.contains("Fir Sam") && said.contains("Set the number of rounds to 6"), "{said}");
        set(&mut session, "competition.rounds", "6");
        assert_eq!(play(&mut session, 6), [""; 0]);
        assert_eq!(status(&session).expect("open").next.step, Step::Finish);
        let met = session.tournament().expect("open").games.len();
        assert_eq!(met, 15, "six players");
        assert_eq!(check(&session).expect("the event is sound").decisions, []);
    }
}
