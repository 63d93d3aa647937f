//! The games and byes of an OpenGotha file.

use std::collections::HashMap;

use domain::model::board_ranges::LAST_BOARD;
use domain::{Bye, CompetitionId, Game, GameResult, Passes, RoundNumber, Rounds, Verdict};
use messages::message;

use super::keys::Keys;
use crate::assemble;
use crate::notes::Notes;
use crate::text::excerpt;
use crate::xml::Element;

/// Returns the games in the file's order. Invalid games are dropped with a note. Of two games at one board, OpenGotha keeps the
/// later one.
pub(super) fn games(root: &Element, keys: &Keys, notes: &mut Notes) -> Vec<Game> {
    let all: Vec<Game> = root.list("Games", "Game").filter_map(|element| game(element, keys, notes)).collect();
    let last: HashMap<(RoundNumber, u32), usize> =
        all.iter().enumerate().map(|(at, game)| ((game.round, game.board), at)).collect();
    let mut kept = Vec::new();
    for (at, game) in all.into_iter().enumerate() {
        let (round, board) = (game.round, game.board);
        if board == 0 || last.get(&(round, board)) == Some(&at) {
            kept.push(game);
        } else {
            notes.add(message!("import-note-game-replaced", round, board));
        }
    }
    kept
}

/// Returns the byes in the file's order.
pub(super) fn byes(root: &Element, keys: &Keys, notes: &mut Notes) -> Vec<Bye> {
    let mut bye = |element| {
        let round = round(element, notes)?;
        let key = element.attribute("player").unwrap_or("");
        let entry = keys.find(key);
        if entry.is_none() {
            notes.add(message!("import-note-unknown-player-bye", round, player = excerpt(key)));
        }
        let entry = entry?;
        Some(Bye { competition: CompetitionId::OPEN, round, entry })
    };
    // Pairgoth calls the list like its elements.
    let lists = root.list("ByePlayers", "ByePlayer").chain(root.list("ByePlayer", "ByePlayer"));
    lists.filter_map(&mut bye).collect()
}

fn game(element: &Element, keys: &Keys, notes: &mut Notes) -> Option<Game> {
    let round = round(element, notes)?;
    let board = number(element, "tableNumber").filter(|board| *board <= LAST_BOARD).unwrap_or(0);
    let mut player = |attribute| {
        let key = element.attribute(attribute).unwrap_or("");
        let entry = keys.find(key);
        if entry.is_none() {
            notes.add(message!("import-note-unknown-player-game", round, board, player = excerpt(key)));
        }
        entry
    };
    let (black, white) = (player("blackPlayer")?, player("whitePlayer")?);
    if black == white {
        notes.add(message!("import-note-self-pairing", round, board));
        return None;
    }
    let handicap = assemble::handicap(element.attribute("handicap").unwrap_or(""), (round, board), notes);
    let passes = Passes::both(result(element, round, board, notes));
    Some(Game { handicap, passes, ..assemble::game(round, board, black, white) })
}

fn number(element: &Element, attribute: &str) -> Option<u32> {
    element.attribute(attribute)?.trim().parse().ok()
}

fn round(element: &Element, notes: &mut Notes) -> Option<RoundNumber> {
    let round = number(element, "roundNumber").filter(|round| (1..=Rounds::LAST).contains(round));
    if round.is_none() {
        let written = excerpt(element.attribute("roundNumber").unwrap_or(""));
        notes.add(message!("import-note-round", round = written, last = Rounds::LAST));
    }
    round
}

fn result(element: &Element, round: RoundNumber, board: u32, notes: &mut Notes) -> Option<GameResult> {
    let written = element.attribute("result").unwrap_or("RESULT_UNKNOWN").trim();
    let (verdict, forfeit) = written.strip_suffix("_BYDEF").map_or((written, false), |verdict| (verdict, true));
    let verdict = match verdict {
        "RESULT_UNKNOWN" => return None,
        "RESULT_BLACKWINS" => Verdict::BlackWins,
        "RESULT_WHITEWINS" => Verdict::WhiteWins,
        "RESULT_EQUAL" => Verdict::Jigo,
        "RESULT_BOTHLOSE" => Verdict::BothLose,
        "RESULT_BOTHWIN" => Verdict::BothWin,
        _ => {
            notes.add(message!("import-note-result", round, board, result = excerpt(written)));
            return None;
        }
    };
    Some(if forfeit { GameResult::forfeit(verdict) } else { GameResult::played(verdict) })
}
