//! The games that are still being played, the longest first (R79).

use chrono::NaiveDateTime;
use domain::timetable::is_past;
use domain::{Competition, Game, RoundState, Tournament};
use serde::Serialize;
use ts_rs::TS;

use super::moments::{shown, start_of};

/// A game that is still being played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RunningGame {
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// The keys of the entries of Black and White.
    #[ts(type = "[number, number]")]
    pub entries: [i64; 2],
    /// Black's name.
    pub black: String,
    /// White's name.
    pub white: String,
    /// When it began, or was resumed, `2026-11-20T10:00`.
    pub since: String,
    /// For how many minutes it has been played; `None` if it began on another day.
    pub minutes: Option<u32>,
}

/// Returns the games of a competition that have begun and have no result: those of the latest round, and adjourned games that
/// were resumed.
pub(super) fn running(tournament: &Tournament, competition: &Competition, now: NaiveDateTime) -> Vec<RunningGame> {
    let latest = if competition.system.is_free() { 0 } else { tournament.paired_rounds() };
    let state = tournament.round(latest).map(|round| round.state);
    let is_played = matches!(state, Some(RoundState::Released | RoundState::Playing));
    let start = start_of(tournament, latest).filter(|_| is_played);
    let since = |game: &Game| match tournament.adjournment_of(game.id) {
        Some(form) => form.resumed,
        None => start.filter(|_| game.round == latest),
    };
    let open = tournament.games.iter().filter(|game| game.passes.known().is_none());
    let begun = open.filter_map(|game| Some((since(game).filter(|&since| since <= now)?, game)));
    let mut games: Vec<(NaiveDateTime, &Game)> = begun.collect();
    games.sort_by_key(|&(since, game)| (since, game.round, game.board));
    let name = |id| tournament.entry(id).map_or_else(String::new, |entry| entry.player.list_name());
    let view = |(since, game): (NaiveDateTime, &Game)| RunningGame {
        round: game.round,
        board: game.board,
        entries: [game.black.0, game.white.0],
        black: name(game.black),
        white: name(game.white),
        since: shown(since),
        minutes: (!is_past(since, now)).then(|| u32::try_from((now - since).num_minutes()).unwrap_or(0)),
    };
    games.into_iter().map(view).collect()
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;
    use session::EventSession;

    use super::*;
    use crate::fixture::{paired, playing};
    use crate::labels::{ColourView, ResultView};
    use crate::referee::{AdjournGame, ResumeGame, SetRoundClock, adjourn, resume, set_round_clock};
    use crate::round::{EnterResult, RoundStep, confirm, enter_result};

    fn at(day: u32, hour: u32, minute: u32) -> NaiveDateTime {
        NaiveDate::from_ymd_opt(2026, 8, day).unwrap().and_hms_opt(hour, minute, 0).unwrap()
    }

    /// Returns the boards of the games that run at `now`, with their minutes.
    fn running_at(session: &EventSession, now: NaiveDateTime) -> Vec<(u32, Option<u32>)> {
        let tournament = session.tournament().unwrap();
        running(tournament, &tournament.competition, now).iter().map(|game| (game.board, game.minutes)).collect()
    }

    fn enter(session: &mut EventSession, board: u32) {
        let won = EnterResult { round: 1, board, result: Some(ResultView::BlackWon), ..EnterResult::default() };
        enter_result(session, &won).unwrap();
    }

    /// Returns an event of eight players whose first round began at half past eight.
    fn begun() -> EventSession {
        let mut session = playing(8);
        let clock = SetRoundClock { round: 1, started: Some("08:30".into()), ..SetRoundClock::default() };
        set_round_clock(&mut session, &clock).unwrap();
        session
    }

    #[test]
    fn games_without_a_result_run_from_the_start_of_their_round() {
        let mut session = begun();
        assert_eq!(running_at(&session, at(14, 8, 29)), [], "it has not begun");
        enter(&mut session, 2);
        let boards = [1, 3, 4].map(|board| (board, Some(40)));
        assert_eq!(running_at(&session, at(14, 9, 10)), boards);
        let next_day = [1, 3, 4].map(|board| (board, None));
        assert_eq!(running_at(&session, at(15, 9, 0)), next_day, "no minutes are counted over a night");
        assert_eq!(running_at(&paired(8), at(14, 23, 0)), [], "a draft is not played");
    }

    #[test]
    fn an_adjourned_game_runs_from_its_resumption_and_stands_behind_longer_games() {
        let mut session = begun();
        let form = AdjournGame {
            round: 1,
            board: 1,
            adjourned: Some("08:50".into()),
            sealed_by: ColourView::White,
            move_number: 124,
            captures: [3, 7],
            remaining: ["12:30".into(), "25".into()],
            resumption: Some("10:00".into()),
            site: String::new(),
            signed: [true, true],
            counts_as: None,
        };
        adjourn(&mut session, &form).unwrap();
        let others = [2, 3, 4].map(|board| (board, Some(90)));
        assert_eq!(running_at(&session, at(14, 10, 0)), others, "it is adjourned");
        resume(&mut session, &ResumeGame { round: 1, board: 1, at: Some("10:05".into()) }).unwrap();
        assert_eq!(running_at(&session, at(14, 10, 4)), others.map(|(board, _)| (board, Some(94))));
        let after: Vec<(u32, Option<u32>)> = running_at(&session, at(14, 10, 30));
        assert_eq!(after, [(2, Some(120)), (3, Some(120)), (4, Some(120)), (1, Some(25))], "the longest first");
        for board in 2..=4 {
            enter(&mut session, board);
        }
        confirm(&mut session, &RoundStep::of(1)).unwrap();
        assert_eq!(running_at(&session, at(14, 10, 30)), [(1, Some(25))], "though its round is confirmed");
    }
}
