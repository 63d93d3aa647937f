//! `late`: the late players of a round with their clocks, for the referee (R73). It is in no folder, so that nobody hangs it up by
//! accident.

use app::referee::{LateBoardView, LatePlayerView, PresenceView, ViewRoundClock, view_round_clock};
use domain::EntryId;
use print::sheets::{LateBoard, LatePlayers};
use session::Result;

use super::Subject;

/// Returns the late players of the subject's round.
pub(super) fn sheet(subject: &Subject) -> Result<LatePlayers> {
    let round = subject.paired_round()?;
    let view = view_round_clock(subject.session, &ViewRoundClock { round: Some(round) })?;
    let marked = view.boards.iter().filter(|board| board.clocks.is_some());
    Ok(LatePlayers { heading: subject.heading(Some(round)), boards: marked.map(|line| board(subject, line)).collect() })
}

fn board(subject: &Subject, line: &LateBoardView) -> LateBoard {
    let players = [&line.black, &line.white];
    let result = line.result.or(line.forfeit).map(|result| result.to_string());
    let until = line.lost_after.as_deref().map(|time| subject.phrase("sheet-late-until", &[("time", hour(time))]));
    LateBoard {
        board: line.board.to_string(),
        players: players.map(|player| subject.player(EntryId(player.entry))),
        came: players.map(came),
        used: players.map(|player| player.used.to_string()),
        outcome: result.or(until).unwrap_or_default(),
    }
}

fn came(player: &LatePlayerView) -> String {
    match (player.presence, player.arrived.as_deref()) {
        (PresenceView::OnTime, _) => String::new(),
        (PresenceView::Missing, _) => "–".to_string(),
        (PresenceView::Came, at) => at.map_or("", hour).to_string(),
    }
}

/// Returns the time of day of a moment, `2026-11-20T10:25`.
fn hour(moment: &str) -> &str {
    moment.get(11..16).unwrap_or_default()
}
