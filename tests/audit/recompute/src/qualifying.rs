//! Qualifying games: the games for the last places of a table, and who wins them (R30, R34).

use crate::draw::list;
use crate::facts::{Facts, Qualifying};
use crate::knockout::{Side, TableGame};
use crate::sums::has;

/// The players of each section from the top; `None` is a bye.
pub type Sections = Vec<Vec<Option<i64>>>;

/// Returns the plan of a qualifying: the players who are in the table directly, and the sections.
///
/// The list without the wild cards fills the places above those that are played for. The next players of the list play:
/// the strongest meet the weakest.
pub fn plan(facts: &Facts, qualifying: &Qualifying, rounds: u32, for_wild_cards: usize) -> (Vec<i64>, Sections) {
    let places = for_wild_cards
        + match qualifying.lines {
            8 => 2,
            16 => 4,
            _ => 8,
        };
    let mut players = list(facts, qualifying.category);
    players.retain(|id| !qualifying.wild_cards.contains(id));
    let direct = qualifying.lines as usize - places - qualifying.wild_cards.len();
    let candidates = players.split_off(direct.min(players.len()));
    let candidate = |place: usize| candidates.get(place - 1).copied();
    let section = |head: usize| match rounds {
        1 => vec![candidate(head), candidate(2 * places + 1 - head)],
        _ => vec![
            candidate(head),
            candidate(4 * places + 1 - head),
            candidate(2 * places + head),
            candidate(2 * places + 1 - head),
        ],
    };
    (players, (1..=places).map(section).collect())
}

/// Returns the winner of each section, and whether it is decided.
pub fn winners(facts: &Facts, qualifying: &Qualifying) -> Vec<(Option<i64>, bool)> {
    let last = |boxes: &Vec<Option<i64>>| meetings(facts, qualifying, boxes).pop().map(|(_, meeting)| meeting);
    let winner = |meeting: TableGame| match meeting.winning_side() {
        Side::Player(id) => (Some(id), true),
        Side::Nobody => (None, true),
        Side::Open => (None, false),
    };
    qualifying.sections.iter().filter_map(last).map(winner).collect()
}

/// Returns two players who should meet in a qualifying game of a round but are not paired.
pub(crate) fn unpaired(facts: &Facts, round: u32) -> Option<Vec<i64>> {
    let all = facts.qualifyings.iter().flat_map(|q| q.sections.iter().flat_map(|boxes| meetings(facts, q, boxes)));
    all.into_iter().find(|(at, meeting)| *at == round && meeting.state == "due").map(|(_, meeting)| meeting.players())
}

/// Returns the games of a section with their rounds, the last one deciding.
fn meetings(facts: &Facts, qualifying: &Qualifying, boxes: &[Option<i64>]) -> Vec<(u32, TableGame)> {
    let side = |at: usize| boxes[at].map_or(Side::Nobody, Side::Player);
    let first = qualifying.first_round;
    let mut games: Vec<(u32, TableGame)> =
        (0..boxes.len() / 2).map(|at| (first, meeting(facts, first, [side(2 * at), side(2 * at + 1)]))).collect();
    if let [(_, upper), (_, lower)] = &games[..] {
        let sides = [upper.winning_side(), lower.winning_side()];
        games.push((first + 1, meeting(facts, first + 1, sides)));
    }
    games
}

/// Returns a game between two sides: the board at which they meet in that round, or what follows without one.
fn meeting(facts: &Facts, round: u32, sides: [Side; 2]) -> TableGame {
    let game = match sides {
        [Side::Player(a), Side::Player(b)] => {
            facts.games.iter().find(|game| game.round == round && has(game, a) && has(game, b)).cloned()
        }
        _ => None,
    };
    let meeting = TableGame { sides, state: "waiting", winner: None, how: "", game };
    match meeting.game.clone() {
        Some(game) => meeting.judged(&game),
        None => meeting.unpaired(facts, round, "bye"),
    }
}
