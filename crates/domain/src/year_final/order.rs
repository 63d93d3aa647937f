//! The order of a group: wins, the direct game of two players, the entry position of more, then smaller boards (R51).

use std::cmp::Reverse;

use crate::knockout::{State, TableGame};
use crate::model::id::{EntryId, GameId};
use crate::model::score::HalfPoints;
use crate::model::year_final::{CircleSeat, FinalGroup, TieRuling, YearFinal};

/// The criterion that determines a player's place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OrderCriterion {
    /// Wins, and jigos by the settings.
    Wins,
    /// The game between two players with equal scores.
    DirectGame,
    /// The entry position, among three or more players with equal scores.
    EntryPosition,
    /// Games on smaller boards.
    Ladder,
    /// None yet: the players are tied.
    Nothing,
}

/// A player's line in the order of a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GroupLine {
    /// The player.
    pub entry: EntryId,
    /// Entry position, from 1.
    pub position: u32,
    /// Games won, including walkovers, because the order of a group needs a winner.
    pub wins: u32,
    /// Games that ended in a jigo or without result.
    pub jigos: u32,
    /// Games that are over.
    pub games: u32,
    /// Wins, and jigos by the settings; the first criterion of the order.
    pub score: HalfPoints,
    /// The criterion that determines their place.
    pub decided_by: OrderCriterion,
}

/// The order of a group so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupOrder {
    /// The group.
    pub group: FinalGroup,
    /// Its players, the first place first.
    pub lines: Vec<GroupLine>,
    /// Whether all games of the group are over.
    pub complete: bool,
    /// Ties that only smaller boards can break; empty until all games are over.
    pub ties: Vec<Vec<EntryId>>,
    /// Games without a winner between two players with equal scores whose jigo ladder decides their order; empty until
    /// all games are over.
    pub ladders: Vec<GameId>,
}

impl GroupOrder {
    /// Returns the order of a group. `games` are all games of the group; `ladder` returns the winner of a game's jigo
    /// ladder.
    pub(super) fn of(
        year_final: &YearFinal,
        group: FinalGroup,
        games: &[TableGame],
        ladder: &dyn Fn(GameId) -> Option<EntryId>,
    ) -> GroupOrder {
        let members = year_final.group(group);
        let mut lines: Vec<GroupLine> =
            (1..).zip(members).map(|(position, seat)| line(year_final, position, seat, games)).collect();
        lines.sort_by_key(|line| (Reverse(line.score), line.position));
        let complete = games.iter().all(is_over);
        let sorting = Sorting { year_final, group, games, ladder };
        lines.chunk_by_mut(|a, b| a.score == b.score).for_each(|equals| sorting.order(equals));
        let ties = if complete { open_ties(&lines, year_final) } else { Vec::new() };
        let ladders = if complete { sorting.ladders(&lines) } else { Vec::new() };
        GroupOrder { group, lines, complete, ties, ladders }
    }

    /// Returns the player in a place, from 1, if it is final.
    pub fn at(&self, place: usize) -> Option<EntryId> {
        let entry = self.lines.get(place.checked_sub(1)?)?.entry;
        let tied = self.ties.iter().flatten().any(|&e| e == entry);
        (self.complete && !tied).then_some(entry)
    }
}

/// Returns whether a game of a group is over; a jigo needs no winner there.
pub(super) fn is_over(game: &TableGame) -> bool {
    game.is_decided() || game.state == State::Drawn
}

fn line(year_final: &YearFinal, position: u32, seat: &CircleSeat, games: &[TableGame]) -> GroupLine {
    let own: Vec<&TableGame> = games.iter().filter(|g| g.entries().any(|e| e == seat.entry)).collect();
    let count = |wanted: &dyn Fn(&TableGame) -> bool| own.iter().filter(|g| wanted(g)).count() as u32;
    let wins = count(&|g| g.winner() == Some(seat.entry));
    let jigos = count(&|g| g.state == State::Drawn);
    let jigo = year_final.settings.jigos.half_points();
    let score = HalfPoints(wins as i32 * HalfPoints::WIN.0 + jigos as i32 * jigo.0);
    let games = count(&|g| is_over(g));
    GroupLine { entry: seat.entry, position, wins, jigos, games, score, decided_by: OrderCriterion::Wins }
}

/// The data that determines the order of players with equal scores.
struct Sorting<'a> {
    year_final: &'a YearFinal,
    group: FinalGroup,
    games: &'a [TableGame],
    ladder: &'a dyn Fn(GameId) -> Option<EntryId>,
}

impl Sorting<'_> {
    /// Orders players with equal scores.
    fn order(&self, equals: &mut [GroupLine]) {
        match equals {
            [] | [_] => {}
            [one, other] => match self.direct_winner(one.entry, other.entry) {
                Some(winner) => {
                    if winner == other.entry {
                        std::mem::swap(one, other);
                    }
                    (one.decided_by, other.decided_by) = (OrderCriterion::DirectGame, OrderCriterion::DirectGame);
                }
                None => self.order_by_ladder(equals, true),
            },
            _ => {
                let place = |line: &GroupLine| self.year_final.draw.plan.shared_place(line.entry);
                equals.sort_by_key(|line| (place(line), line.position));
                equals.iter_mut().for_each(|line| line.decided_by = OrderCriterion::EntryPosition);
                equals
                    .chunk_by_mut(|a, b| place(a) == place(b))
                    .filter(|c| c.len() > 1)
                    .for_each(|c| self.order_by_ladder(c, false));
            }
        }
    }

    fn between(&self, one: EntryId, other: EntryId) -> Option<&TableGame> {
        self.games.iter().find(|g| g.entries().all(|e| e == one || e == other) && g.entries().count() == 2)
    }

    fn direct_winner(&self, one: EntryId, other: EntryId) -> Option<EntryId> {
        self.between(one, other)?.winner()
    }

    /// Returns the games without a winner between two players with equal scores whose order is not settled.
    fn ladders(&self, lines: &[GroupLine]) -> Vec<GameId> {
        let pairs = lines.chunk_by(|a, b| a.score == b.score);
        let drawn = pairs.filter_map(|equals| match equals {
            [one, other] if self.tie_ruling(equals).is_none() => {
                self.between(one.entry, other.entry).filter(|g| g.state == State::Drawn)?.game
            }
            _ => None,
        });
        drawn.collect()
    }

    /// Returns the order of these players that the director entered.
    fn tie_ruling(&self, equals: &[GroupLine]) -> Option<&TieRuling> {
        let of_these = |ruling: &&TieRuling| {
            ruling.group == self.group && equals.iter().all(|line| ruling.order.contains(&line.entry))
        };
        self.year_final.settings.settled.iter().find(of_these)
    }

    /// Returns the winner of the jigo ladder between two players with equal scores.
    fn ladder_winner(&self, equals: &[GroupLine]) -> Option<EntryId> {
        let [one, other] = equals else { return None };
        let winner = (self.ladder)(self.between(one.entry, other.entry)?.game?)?;
        (one.score == other.score && [one.entry, other.entry].contains(&winner)).then_some(winner)
    }

    /// Orders players who are equal in all other criteria by games on smaller boards: by the order entered, or, with
    /// `of_two`, by the jigo ladder after their game.
    fn order_by_ladder(&self, equals: &mut [GroupLine], of_two: bool) {
        let winner = if of_two { self.ladder_winner(equals) } else { None };
        match (self.tie_ruling(equals), winner) {
            (None, Some(winner)) => {
                equals.sort_by_key(|line| line.entry != winner);
                equals.iter_mut().for_each(|line| line.decided_by = OrderCriterion::Ladder);
            }
            (None, None) => equals.iter_mut().for_each(|line| line.decided_by = OrderCriterion::Nothing),
            (Some(ruling), _) => {
                equals.sort_by_key(|line| ruling.order.iter().position(|&e| e == line.entry));
                equals.iter_mut().for_each(|line| line.decided_by = OrderCriterion::Ladder);
            }
        }
    }
}

/// Returns the runs of players that no criterion separates.
fn open_ties(lines: &[GroupLine], year_final: &YearFinal) -> Vec<Vec<EntryId>> {
    let place = |line: &GroupLine| year_final.draw.plan.shared_place(line.entry);
    let score_of_two = |line: &GroupLine| lines.iter().filter(|other| other.score == line.score).count() == 2;
    let together = |a: &GroupLine, b: &GroupLine| {
        a.score == b.score
            && (a.decided_by, b.decided_by) == (OrderCriterion::Nothing, OrderCriterion::Nothing)
            && (score_of_two(a) || place(a) == place(b))
    };
    let runs = lines.chunk_by(together).filter(|run| run.len() > 1);
    runs.map(|run| run.iter().map(|line| line.entry).collect()).collect()
}
