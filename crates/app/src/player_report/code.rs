//! Codes of the two seats of a board: eight letters and digits, which are computed and not stored. They are printed on the result slip.

use domain::{Colour, Event, Game, RoundState};
use messages::message;
use session::{AppError, ErrorCode, Result};
use sha2::{Digest, Sha256};

/// The letters and digits of codes: 32 that are not taken for one another.
const LETTERS: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";

/// The letters of a code.
const COUNT: usize = 8;

/// Returns the code of a seat, such as `k7mw-2pqd`; `None` if the event takes no reports.
pub fn code(whole: &Event, game: &Game, colour: Colour) -> Option<String> {
    let secret = &whole.settings().report_secret;
    if !whole.settings().player_reports || secret.is_empty() {
        return None;
    }
    let seat = [game.competition.0, i64::from(game.round), i64::from(game.board), game.black.0, game.white.0];
    let hash = seat.iter().fold(Sha256::new().chain_update(secret), |hash, part| hash.chain_update(part.to_be_bytes()));
    let hash = hash.chain_update([u8::from(colour == Colour::Black)]).finalize();
    let letters: String =
        hash.iter().take(COUNT).map(|byte| char::from(LETTERS[usize::from(*byte) % LETTERS.len()])).collect();
    Some(format!("{}-{}", &letters[..COUNT / 2], &letters[COUNT / 2..]))
}

/// Returns the games of released rounds that are not confirmed.
pub(super) fn open_games(whole: &Event) -> impl Iterator<Item = &Game> {
    let open = |state| matches!(state, RoundState::Released | RoundState::Playing);
    let rounds = whole.rounds().filter(move |round| open(round.state));
    rounds.flat_map(|round| whole.games_of(round.competition, round.number))
}

/// Returns the seat with this code. Spaces, hyphens and capitals do not count.
///
/// # Errors
/// No seat of a running round has it, or the event takes no reports: one sentence for both.
pub(super) fn seat_with<'a>(whole: &'a Event, typed: &str) -> Result<(&'a Game, Colour)> {
    let plain = |text: &str| -> String {
        text.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
    };
    let typed = plain(typed);
    let seats = open_games(whole).flat_map(|game| [Colour::Black, Colour::White].map(|colour| (game, colour)));
    let mut found = seats.filter(|(game, colour)| code(whole, game, *colour).is_some_and(|code| plain(&code) == typed));
    found.next().ok_or_else(|| AppError::new(ErrorCode::NotFound, message!("report-code-invalid")))
}
