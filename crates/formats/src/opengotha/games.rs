//! The games and byes of an OpenGotha file.

use domain::{Bye, CompetitionId, EntryId, Game, GameResult, Passes, RoundNumber, Rounds, Verdict};

use super::keys::Keys;
use crate::assemble;
use crate::notes::Notes;
use crate::text::excerpt;
use crate::xml::Element;

/// Board numbers above this are taken for damage.
const LAST_BOARD: u32 = 10_000;

/// The games in the file's order. What cannot be a game is dropped with a note.
pub(super) fn games(root: &Element, keys: &Keys, notes: &mut Notes) -> Vec<Game> {
    root.list("Games", "Game").filter_map(|element| game(element, keys, notes)).collect()
}

/// The byes in the file's order.
pub(super) fn byes(root: &Element, keys: &Keys, notes: &mut Notes) -> Vec<Bye> {
    let mut bye = |element| {
        let round = round(element, notes)?;
        let entry = player(element, "player", keys, &format!("Round {round}: the bye"), notes)?;
        Some(Bye { competition: CompetitionId::OPEN, round, entry })
    };
    root.list("ByePlayers", "ByePlayer").filter_map(&mut bye).collect()
}

fn game(element: &Element, keys: &Keys, notes: &mut Notes) -> Option<Game> {
    let round = round(element, notes)?;
    let board = number(element, "tableNumber").filter(|board| *board <= LAST_BOARD).unwrap_or(0);
    let place = format!("Round {round}, table {board}");
    let black = player(element, "blackPlayer", keys, &format!("{place}: the game"), notes)?;
    let white = player(element, "whitePlayer", keys, &format!("{place}: the game"), notes)?;
    if black == white {
        notes.add(format!("{place}: a player meets himself; the game is dropped."));
        return None;
    }
    let handicap = number(element, "handicap").unwrap_or(0);
    if handicap > 9 {
        notes.add(format!("{place}: the handicap {handicap} is above 9; 9 is taken."));
    }
    let passes = Passes::both(result(element, &place, notes));
    Some(Game { handicap: handicap.min(9) as u8, passes, ..assemble::game(round, board, black, white) })
}

fn number(element: &Element, attribute: &str) -> Option<u32> {
    element.attribute(attribute)?.trim().parse().ok()
}

fn round(element: &Element, notes: &mut Notes) -> Option<RoundNumber> {
    let round = number(element, "roundNumber").filter(|round| (1..=Rounds::LAST).contains(round));
    if round.is_none() {
        let written = excerpt(element.attribute("roundNumber").unwrap_or(""));
        notes.add(format!("A game or bye of round \"{written}\" is dropped: rounds count from 1 to {}.", Rounds::LAST));
    }
    round
}

fn player(element: &Element, attribute: &str, keys: &Keys, what: &str, notes: &mut Notes) -> Option<EntryId> {
    let key = element.attribute(attribute).unwrap_or("");
    let found = keys.find(key);
    if found.is_none() {
        notes.add(format!("{what} is dropped: \"{}\" is not in the list of players.", excerpt(key)));
    }
    found
}

fn result(element: &Element, place: &str, notes: &mut Notes) -> Option<GameResult> {
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
            notes.add(format!("{place}: the result \"{}\" is unknown and left open.", excerpt(written)));
            return None;
        }
    };
    Some(if forfeit { GameResult::forfeit(verdict) } else { GameResult::played(verdict) })
}
