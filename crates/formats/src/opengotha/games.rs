//! The games and byes of an OpenGotha file.

use std::collections::{BTreeMap, BTreeSet};

use domain::{Bye, CompetitionId, Entry, EntryId, Game, GameId, GameResult, Passes, RoundNumber, Rounds, Verdict};

use super::keys::Keys;
use crate::notes::Notes;
use crate::text::excerpt;
use crate::xml::Element;

/// Board numbers above this are taken for damage.
const LAST_BOARD: u32 = 10_000;

/// The games in order of rounds and boards. What cannot be a game is dropped with a note.
pub(super) fn games(root: &Element, keys: &Keys, entries: &mut [Entry], notes: &mut Notes) -> Vec<Game> {
    let mut boards: BTreeMap<(RoundNumber, u32), Game> = BTreeMap::new();
    for element in root.list("Games", "Game") {
        let Some(mut game) = game(element, keys, notes) else { continue };
        if game.board == 0 {
            let last = boards.range((game.round, 0)..=(game.round, u32::MAX)).next_back().map_or(0, |((_, b), _)| *b);
            game.board = last + 1;
        }
        let (round, board) = (game.round, game.board);
        if boards.insert((round, board), game).is_some() {
            notes.add(format!("Round {round}, table {board}: two games are at this table; the later one is kept."));
        }
    }
    let mut playing = BTreeSet::new();
    let mut games: Vec<Game> = Vec::new();
    for (_, mut game) in boards {
        let both = [(game.round, game.black), (game.round, game.white)];
        if both.iter().any(|seat| playing.contains(seat)) {
            notes.add(format!(
                "Round {}, table {}: a player has a game at another table already; this one is dropped.",
                game.round, game.board
            ));
            continue;
        }
        playing.extend(both);
        for (round, entry) in both {
            takes_part(entries, entry, round);
        }
        game.id = GameId(games.len() as i64 + 1);
        games.push(game);
    }
    games
}

/// The byes, in the file's order.
pub(super) fn byes(root: &Element, keys: &Keys, games: &[Game], entries: &mut [Entry], notes: &mut Notes) -> Vec<Bye> {
    let mut byes: Vec<Bye> = Vec::new();
    let seats = games.iter().flat_map(|g| [(g.round, g.black), (g.round, g.white)]);
    let mut seats: BTreeSet<(RoundNumber, EntryId)> = seats.collect();
    for element in root.list("ByePlayers", "ByePlayer") {
        let Some(round) = round(element, notes) else { continue };
        let Some(entry) = player(element, "player", keys, &format!("Round {round}: the bye"), notes) else { continue };
        if !seats.insert((round, entry)) {
            notes.add(format!("Round {round}: a player has a bye beside a game or another bye; it is dropped."));
            continue;
        }
        takes_part(entries, entry, round);
        byes.push(Bye { competition: CompetitionId::OPEN, round, entry });
    }
    byes.sort_by_key(|b| (b.round, b.entry));
    byes
}

/// A player who has a game or a bye is not missing, whatever his row says.
fn takes_part(entries: &mut [Entry], id: EntryId, round: RoundNumber) {
    if let Ok(at) = entries.binary_search_by_key(&id, |e| e.id) {
        entries[at].missed = entries[at].missed.without(round);
    }
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
    Some(Game {
        id: GameId(0),
        competition: CompetitionId::OPEN,
        round,
        board,
        black,
        white,
        handicap: handicap.min(9) as u8,
        passes: Passes::both(result(element, &place, notes)),
        knockout: None,
        ladder_winner: None,
        locked: false,
    })
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
