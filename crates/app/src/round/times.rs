//! Notes when rounds began and ended, and says what unfinished games counted as (R75, R79).

use chrono::{NaiveDateTime, Timelike};
use domain::{AssumedGame, RoundClock, RoundNumber, Tournament};
use messages::{Explain, Message, message};

use crate::operation::CountsAsView;

/// Notes when the games of a round began.
pub(super) fn note_start(tournament: &mut Tournament, round: RoundNumber, now: NaiveDateTime) {
    let clock = tournament.clock_of(round);
    tournament.set_clock(RoundClock { started: Some(clock.started.unwrap_or(whole_minute(now))), ..clock });
}

/// Notes when a round was confirmed, unless it was before.
pub(super) fn note_end(tournament: &mut Tournament, round: RoundNumber, now: NaiveDateTime) {
    let clock = tournament.clock_of(round);
    tournament.set_clock(RoundClock { ended: Some(clock.ended.unwrap_or(whole_minute(now))), ..clock });
}

/// Returns a moment without its seconds: people read it off a wall clock.
pub(crate) fn whole_minute(moment: NaiveDateTime) -> NaiveDateTime {
    moment.with_second(0).and_then(|m| m.with_nanosecond(0)).unwrap_or(moment)
}

/// Returns what the pairing of a round took unfinished games for, a sentence for each (R75).
pub(super) fn assumed_in(tournament: &Tournament, round: u32) -> Vec<Message> {
    let line = |assumed: &AssumedGame| {
        let game = tournament.games.iter().find(|g| g.id == assumed.game)?;
        let name = |id| tournament.entry(id).map_or_else(String::new, |e| e.player.list_name());
        let (black, white) = (name(game.black), name(game.white));
        let effect = CountsAsView::from(assumed.counts_as).message();
        Some(message!("unfinished-game", round = game.round, board = game.board, black, white, effect))
    };
    tournament.assumptions(round).iter().filter_map(line).collect()
}
