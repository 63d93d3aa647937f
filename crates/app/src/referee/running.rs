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
    let latest = if competition.system.is_free() { 0 } else { tournament.paired_rounds(competition.id) };
    let state = tournament.round(competition.id, latest).map(|round| round.state);
    let is_played = matches!(state, Some(RoundState::Released | RoundState::Playing));
    let start = start_of(tournament, competition.id, latest).filter(|_| is_played);
    let since = |game: &Game| match tournament.adjournment_of(game.id) {
        Some(form) => form.resumed,
        None => start.filter(|_| game.round == latest),
    };
    let open =
        tournament.games.iter().filter(|game| game.competition == competition.id && game.passes.known().is_none());
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
