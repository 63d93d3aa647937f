//! Remarks on a paired round: rematches, byes that would avoid them, floats, equal clubs, countries or families, colours
//! and handicaps (R10, R11, R17-R19).

use std::collections::{BTreeMap, BTreeSet};

use messages::{Message, message};

use crate::knockout::needs_winner;
use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::game::Game;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::pairing_rules::{Level, Profile};
use crate::model::score::HalfPoints;
use crate::model::tournament::Tournament;

use super::bye_choice::ByeChoice;
use super::contender::Contender;
use super::history::{self, PairingHistory};
use super::pool::PairingPool;

/// A remark on one board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PairingRemark {
    /// The board.
    pub board: u32,
    /// The remark.
    pub what: RemarkKind,
}

/// What a remark says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RemarkKind {
    /// The players have met this many times before (R19).
    Rematch(u32),
    /// The players are of one family (R11).
    Family,
    /// The players' scores differ.
    Float {
        /// The player with the higher score.
        down: EntryId,
        /// The player with the lower score.
        up: EntryId,
        /// The difference.
        by: HalfPoints,
        /// Whether the groups of both players are odd, so that this game is needed (R62).
        odd: bool,
    },
    /// The players' ranks or scores differ by more than the event's limits.
    FarApart {
        /// Grades between the ranks.
        grades: u32,
        /// Points between the scores.
        points: HalfPoints,
    },
    /// The players are of different categories, although the levels keep these separate.
    Categories {
        /// Whether both categories have an odd number of players in games, so that this game is needed (R65).
        odd: bool,
    },
    /// The players are of one club (R11).
    Club,
    /// The players are of one country (R11).
    Country,
    /// After this game, a player's colours over even games differ by two or more (R18).
    Unbalanced {
        /// The player.
        entry: EntryId,
        /// Games with Black minus games with White.
        balance: i32,
    },
    /// The number of handicap stones (R17).
    Handicap(u8),
    /// The players meet again because this player is not given another bye (R10, R19).
    SecondBye(EntryId),
}

impl RemarkKind {
    /// Returns the remark as a sentence; `name` returns the name of an entry.
    pub fn message(&self, name: impl Fn(EntryId) -> String) -> Message {
        match *self {
            RemarkKind::Rematch(times) => message!("pairing-remark-rematch", times),
            RemarkKind::Family => message!("pairing-remark-family"),
            RemarkKind::Float { down, up, by, odd: true } => {
                message!("pairing-remark-odd-groups", down = name(down), up = name(up), points = by.glyphs())
            }
            RemarkKind::Float { down, up, by, odd: false } => {
                message!("pairing-remark-float", down = name(down), up = name(up), points = by.glyphs())
            }
            RemarkKind::FarApart { grades, points } => {
                message!("pairing-remark-far-apart", grades, points = points.glyphs())
            }
            RemarkKind::Categories { odd: true } => message!("pairing-remark-odd-categories"),
            RemarkKind::Categories { odd: false } => message!("pairing-remark-categories"),
            RemarkKind::Club => message!("pairing-remark-club"),
            RemarkKind::Country => message!("pairing-remark-country"),
            RemarkKind::Unbalanced { entry, balance } if balance > 0 => {
                message!("pairing-remark-blacks", name = name(entry), more = balance)
            }
            RemarkKind::Unbalanced { entry, balance } => {
                message!("pairing-remark-whites", name = name(entry), more = -balance)
            }
            RemarkKind::Handicap(stones) => message!("pairing-remark-handicap", stones),
            RemarkKind::SecondBye(entry) => message!("pairing-remark-second-bye", name = name(entry)),
        }
    }
}

/// Returns the remarks on a round by board, from its games and what was known before it.
pub fn report(tournament: &Tournament, round: RoundNumber) -> Vec<PairingRemark> {
    let rules = &tournament.competition;
    let games = tournament.games_of(round);
    let history = history::before(tournament, rules, round);
    let players = games.iter().flat_map(|g| [g.black, g.white]);
    let pool = PairingPool::gather(tournament, rules, round, entries(tournament, players), &history);
    let mut remarks = Vec::new();
    let second_bye = second_bye(tournament, rules, round, &games, &history);
    for game in games {
        let Some((black, white)) = pool.pair((game.black, game.white)) else { continue };
        let (a, b) = (&pool.contenders[black], &pool.contenders[white]);
        let mut found = remarks_on(&pool, (black, white), game.handicap);
        if a.category != b.category && pool.rules.settings.iter().any(|s| s.level == Level::Category) {
            let odd = pool.rules.zones.is_some() && [a, b].iter().all(|c| is_odd(&pool, |o| o.category == c.category));
            found.push(RemarkKind::Categories { odd });
        }
        found.extend(far_apart(tournament, game, HalfPoints(a.score - b.score)));
        found.extend(second_bye.filter(|&(board, _)| board == game.board).map(|(_, id)| RemarkKind::SecondBye(id)));
        remarks.extend(found.into_iter().map(|what| PairingRemark { board: game.board, what }));
    }
    remarks
}

/// Returns the remark that the players of a game are far apart, from the difference of their scores before the round. `None`
/// if they are not, or if a table decides who meets.
pub fn far_apart(tournament: &Tournament, game: &Game, points: HalfPoints) -> Option<RemarkKind> {
    let grade = |id| tournament.entry(id).map(|e| e.player.rank.grade());
    let grades = grade(game.black)? - grade(game.white)?;
    let applies = !needs_winner(tournament, game) && tournament.event.far_apart.applies(grades, points);
    applies.then(|| RemarkKind::FarApart { grades: grades.unsigned_abs(), points: HalfPoints(points.0.abs()) })
}

/// Returns these entries once each.
fn entries(tournament: &Tournament, ids: impl Iterator<Item = EntryId>) -> Vec<&Entry> {
    let ids: BTreeSet<EntryId> = ids.collect();
    ids.into_iter().filter_map(|id| tournament.entry(id)).collect()
}

/// Returns the first board with a rematch that a second bye would avoid, and the player who would have that bye. `None` if
/// the levels do not decide the bye, or if the rematch could be avoided without a second bye.
fn second_bye(
    tournament: &Tournament,
    rules: &Competition,
    round: RoundNumber,
    games: &[&Game],
    history: &BTreeMap<EntryId, PairingHistory>,
) -> Option<(u32, EntryId)> {
    let mut byes = tournament.byes.iter().filter(|b| b.round == round);
    let (Some(bye), None) = (byes.next(), byes.next()) else { return None };
    if rules.pairing.profile == Profile::OpenGotha || rules.system.everyone_meets() {
        return None;
    }
    let free: Vec<&Game> = games.iter().copied().filter(|g| !g.locked && !needs_winner(tournament, g)).collect();
    let players = free.iter().flat_map(|g| [g.black, g.white]).chain([bye.entry]);
    let pool = PairingPool::gather(tournament, rules, round, entries(tournament, players), history);
    let pairs = free.iter().filter_map(|g| Some((g.board, pool.pair((g.black, g.white))?)));
    let rematches: Vec<(u32, (usize, usize))> =
        pairs.filter(|&(_, (i, j))| pool.contenders[i].met.contains(&(j as u32))).collect();
    if rematches.is_empty() || pool.contenders.len().is_multiple_of(2) {
        return None;
    }
    let choice = ByeChoice::new(&pool);
    let fewest = choice.rematches(&choice.solve().ok()?.totals)?;
    let choice = choice.rematches_first();
    let other = choice.solve().ok()?;
    let &(board, _) = rematches.iter().find(|&&(_, (i, j))| other.mate[i] != j)?;
    (choice.rematches(&other.totals)? < fewest).then(|| (board, choice.bye_of(&other.mate)))
}

/// Whether an odd number of players in games are in a group.
fn is_odd(pool: &PairingPool, in_group: impl Fn(&Contender) -> bool) -> bool {
    !pool.contenders.iter().filter(|contender| in_group(contender)).count().is_multiple_of(2)
}

/// Returns the remarks on a game from the indices of its players.
fn remarks_on(pool: &PairingPool, (black, white_index): (usize, usize), handicap: u8) -> Vec<RemarkKind> {
    let (black, white) = (&pool.contenders[black], &pool.contenders[white_index]);
    let mut found = Vec::new();
    let met = black.met.iter().filter(|&&m| m as usize == white_index).count() as u32;
    let same = |a: Option<u32>, b: Option<u32>| a.is_some() && a == b;
    let mut note = |applies: bool, kind: RemarkKind| {
        if applies {
            found.push(kind);
        }
    };
    note(met > 0, RemarkKind::Rematch(met));
    note(same(black.family, white.family), RemarkKind::Family);
    let (down, up) = if black.score > white.score { (black, white) } else { (white, black) };
    let by = HalfPoints(down.score - up.score);
    let odd = pool.rules.sequences.is_some() && [down, up].iter().all(|c| is_odd(pool, |o| o.score == c.score));
    note(by > HalfPoints::ZERO, RemarkKind::Float { down: down.entry, up: up.entry, by, odd });
    note(same(black.club, white.club), RemarkKind::Club);
    note(same(black.country, white.country), RemarkKind::Country);
    if handicap == 0 {
        for (player, balance) in [(black, black.balance + 1), (white, white.balance - 1)] {
            note(balance.abs() >= 2, RemarkKind::Unbalanced { entry: player.entry, balance });
        }
    }
    note(handicap > 0, RemarkKind::Handicap(handicap));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_are_sentences() {
        let text = |kind: RemarkKind| kind.message(|id| format!("Player {}", id.0)).to_string();
        let (first, second) = (EntryId(1), EntryId(2));
        assert_eq!(text(RemarkKind::Rematch(1)), "The players have met before.");
        assert_eq!(text(RemarkKind::Rematch(3)), "The players have met 3 times before.");
        let float = RemarkKind::Float { down: first, up: second, by: HalfPoints(3), odd: false };
        assert_eq!(text(float), "Player 1 floats down and Player 2 floats up by 1½.");
        assert_eq!(
            text(RemarkKind::Unbalanced { entry: second, balance: -2 }),
            "After this game, Player 2 has had White 2 times more often than Black."
        );
        assert_eq!(text(RemarkKind::Handicap(1)), "Handicap: 1 stone.");
        assert_eq!(
            text(RemarkKind::FarApart { grades: 12, points: HalfPoints(7) }),
            "The players are far apart: 12 ranks and 3½ points."
        );
    }
}
