//! The calculators as the window asks for them, with the reason for a class in words (R73, R76, R78).

use domain::model::event_settings::{Overtime, TimeLimits};
use messages::{Message, message};
use serde::{Deserialize, Serialize};
use session::Result;
use ts_rs::TS;

use super::calculators::{ClassView, ClockView, LatenessView, clock, egf_class, lateness};
use crate::event::overtime;
use crate::operation::UsedMinutes;

/// The time limits of a game.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ClassRequest {
    /// The main time in minutes.
    pub minutes: u32,
    /// The overtime: `3x30`, `15/300`, `+20` or `none`.
    pub overtime: String,
    /// Whether the games are played on the internet.
    #[serde(default)]
    pub online: bool,
}

/// The class of time limits, with the reason.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RatedTimes {
    /// The class and the times that it follows from.
    pub class: ClassView,
    /// How the adjusted time is counted, as a sentence.
    pub counted: Message,
    /// Whether the main time or the adjusted time decides, as a sentence.
    pub reason: Message,
}

/// Returns the class of time limits with the reason.
///
/// # Errors
/// The overtime is written in another way.
pub fn view_class(request: &ClassRequest) -> Result<RatedTimes> {
    let limits = TimeLimits { main_minutes: request.minutes, overtime: overtime(&request.overtime)? };
    let class = egf_class(request.minutes, &request.overtime, request.online)?;
    Ok(RatedTimes { counted: counted(limits), reason: reason(limits, request.online), class })
}

/// Returns how the adjusted time is counted.
fn counted(limits: TimeLimits) -> Message {
    let (minutes, moves) = (limits.main_minutes, limits.counted_moves());
    let adjusted = limits.adjusted_seconds() / 60;
    match limits.overtime {
        Overtime::None => message!("referee-counted-none", minutes, adjusted),
        Overtime::Byoyomi { seconds, .. } => message!("referee-counted-byoyomi", minutes, moves, seconds, adjusted),
        Overtime::Fischer { seconds } => message!("referee-counted-fischer", minutes, moves, seconds, adjusted),
        Overtime::Canadian { stones, seconds } => {
            message!("referee-counted-canadian", minutes, moves, stones, seconds, adjusted)
        }
    }
}

/// Returns which of the two times keeps the limits out of the next higher class.
fn reason(limits: TimeLimits, online: bool) -> Message {
    let Some(next) = limits.next_class(online) else {
        return message!("referee-class-highest");
    };
    let (main, adjusted) = (limits.main_minutes, limits.adjusted_seconds() / 60);
    let (class, needs_main, needs_adjusted) = (next.class.to_string(), next.main, next.adjusted);
    match (main < needs_main, adjusted < needs_adjusted) {
        (true, true) => message!("referee-class-both", class, main, needs_main, adjusted, needs_adjusted),
        (true, false) => message!("referee-class-main", class, main, needs_main),
        (false, _) => message!("referee-class-adjusted", class, adjusted, needs_adjusted),
    }
}

/// The times recorded in a game, in minutes used, and the move to go back to.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct ClockRequest {
    /// The moves played.
    pub moves: u32,
    /// Minutes used by Black.
    pub black: u32,
    /// Minutes used by White.
    pub white: u32,
    /// The move after which the game goes on.
    pub back_to: u32,
    /// The move after which the game was adjourned, with the minutes used then by Black and White.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub adjourned: Option<[u32; 3]>,
}

/// Returns the clocks when a game goes back to an earlier position (8g.3).
///
/// # Errors
/// As [`clock`].
pub fn view_clock(request: &ClockRequest) -> Result<ClockView> {
    let ClockRequest { moves, black, white, back_to, adjourned } = *request;
    let used = |moves, black: u32, white: u32| UsedMinutes { moves, black, white, seconds: [0; 2] }.into();
    clock(used(moves, black, white), back_to, adjourned.map(|[moves, black, white]| used(moves, black, white)))
}

/// When a round began and the players came, as `14:05`.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct LatenessRequest {
    /// The start of the round.
    pub start: String,
    /// When Black came; `None` if they have not come.
    #[serde(default)]
    pub black: Option<String>,
    /// When White came.
    #[serde(default)]
    pub white: Option<String>,
    /// The main time in minutes.
    pub minutes: u32,
}

/// Returns what lateness does to a game (5d, 5e).
///
/// # Errors
/// As [`lateness`].
pub fn view_lateness(request: &LatenessRequest) -> Result<LatenessView> {
    lateness(&request.start, request.black.as_deref(), request.white.as_deref(), request.minutes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn times(minutes: u32, overtime: &str, online: bool) -> (Option<char>, String, String) {
        let view = view_class(&ClassRequest { minutes, overtime: overtime.into(), online }).unwrap();
        (view.class.class, view.counted.id.to_string(), view.reason.id.to_string())
    }

    #[test]
    fn the_reason_names_the_time_that_decides() {
        let expected = |class, counted: &str, reason: &str| {
            (class, format!("referee-counted-{counted}"), format!("referee-class-{reason}"))
        };
        assert_eq!(times(60, "3x30", false), expected(Some('A'), "byoyomi", "highest"));
        assert_eq!(times(60, "1x15", false), expected(Some('B'), "byoyomi", "adjusted"));
        assert_eq!(times(55, "15/300", false), expected(Some('B'), "canadian", "main"));
        assert_eq!(times(30, "none", false), expected(Some('C'), "none", "both"));
        assert_eq!(times(60, "+10", true), expected(Some('D'), "fischer", "highest"));
    }

    #[test]
    fn published_examples_of_the_clocks_hold() {
        let request = ClockRequest { moves: 120, black: 90, white: 120, back_to: 80, adjourned: None };
        let shown = |request: &ClockRequest| view_clock(request).map(|view| [view.black, view.white]).unwrap();
        assert_eq!(shown(&request), ["60", "80"].map(String::from));
        assert_eq!(shown(&ClockRequest { adjourned: Some([60, 75, 90]), ..request }), ["80", "100"].map(String::from));
    }
}
