//! The games and byes of a Pairgoth file.

use domain::{Bye, CompetitionId, Game, GameResult, Passes, Rounds, Verdict};
use messages::message;

use super::file::{File, RoundRows};
use super::players::Ids;
use crate::assemble;
use crate::notes::Notes;

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
                    if row.h > 9 {
                        let (board, handicap) = (row.t, row.h);
                        notes.add(message!("import-note-handicap", round, board, handicap));
                    }
                    let passes = Passes::both(result(&row.r, round, notes));
                    let handicap = row.h.clamp(0, 9) as u8;
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

pub(super) fn result(letter: &str, round: u32, notes: &mut Notes) -> Option<GameResult> {
    let verdict = match letter {
        "b" => Verdict::BlackWins,
        "w" => Verdict::WhiteWins,
        "=" => Verdict::Jigo,
        "#" => Verdict::BothWin,
        "0" => Verdict::BothLose,
        "X" => {
            notes.add(message!("import-note-cancelled", round));
            Verdict::NoResult
        }
        _ => return None,
    };
    Some(GameResult::played(verdict))
}
