//! The games and byes of a Pairgoth file.

use domain::{Bye, CompetitionId, Game, GameResult, Passes, Rounds, Verdict};
use messages::message;

use super::file::{File, RoundRows, Row};
use super::players::Ids;
use crate::assemble;
use crate::notes::Notes;
use crate::text::excerpt;

/// Returns the games and byes in the file's order, by the keys of those who meet.
pub(super) fn games(file: &File, ids: &Ids, notes: &mut Notes) -> (Vec<Game>, Vec<Bye>) {
    let (mut games, mut byes) = (Vec::new(), Vec::new());
    for (RoundRows(rows), round) in file.games.iter().zip(1u32..) {
        if round > Rounds::LAST && !rows.is_empty() {
            notes.add(message!("import-note-round-range", round, last = Rounds::LAST));
            continue;
        }
        for row in rows {
            match (ids.get(&row.b).copied(), ids.get(&row.w).copied()) {
                (Some(black), Some(white)) if black != white => {
                    let passes = Passes::both(result(row, round, notes));
                    let handicap = assemble::handicap(&row.h.to_string(), (round, row.t), notes);
                    games.push(Game { handicap, passes, ..assemble::game(round, row.t.min(10_000), black, white) });
                }
                (Some(entry), None) if row.w == 0 => byes.push(Bye { competition: CompetitionId::OPEN, round, entry }),
                (None, Some(entry)) if row.b == 0 => byes.push(Bye { competition: CompetitionId::OPEN, round, entry }),
                _ => notes.add(message!("import-note-unknown-player", round)),
            }
        }
    }
    (games, byes)
}

/// Returns the result of a game, with a note about one that is not known.
pub(super) fn result(row: &Row, round: u32, notes: &mut Notes) -> Option<GameResult> {
    let verdict = match row.r.trim() {
        "b" | "B" => Verdict::BlackWins,
        "w" | "W" => Verdict::WhiteWins,
        "=" => Verdict::Jigo,
        "#" => Verdict::BothWin,
        "0" => Verdict::BothLose,
        "X" => {
            notes.add(message!("import-note-cancelled", round));
            Verdict::NoResult
        }
        "" | "?" => return None,
        other => {
            notes.add(message!("import-note-result", round, board = row.t, result = excerpt(other)));
            return None;
        }
    };
    Some(GameResult::played(verdict))
}
