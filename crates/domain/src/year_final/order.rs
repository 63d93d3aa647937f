//! The order of a group: wins, the direct game of two, the entry position of more, then smaller boards (R51).

use std::cmp::Reverse;

use crate::knockout::{State, TableGame};
use crate::model::id::{EntryId, GameId};
use crate::model::score::HalfPoints;
use crate::model::year_final::{CircleSeat, FinalGroup, TieRuling, YearFinal};

/// What put a player into his place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ToldApart {
    /// Wins, and jigos as far as they count.
    Wins,
    /// The game between the only two with equal wins.
    DirectGame,
    /// The entry position, between more than two.
    EntryPosition,
    /// Games on smaller boards.
    Ladder,
    /// Nothing yet.
    Nothing,
}

/// A player of a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GroupLine {
    /// Who.
    pub entry: EntryId,
    /// Entry position, from 1.
    pub position: u32,
    /// Games won; a walkover is one here, as somebody has to be ahead.
    pub wins: u32,
    /// Games drawn or without result.
    pub jigos: u32,
    /// Games decided or drawn.
    pub games: u32,
    /// What orders the group first: wins, and jigos by the settings.
    pub score: HalfPoints,
    /// What put him where he is.
    pub told_apart: ToldApart,
}

/// A group in its order, as far as it has been played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupOrder {
    /// Which.
    pub group: FinalGroup,
    /// Its players, the first first.
    pub lines: Vec<GroupLine>,
    /// Whether all its games are over.
    pub complete: bool,
    /// Those whom only smaller boards can tell apart now, once the games are over.
    pub ties: Vec<Vec<EntryId>>,
    /// Once the games are over: those that ended without winner between the only two of their score. The jigo ladder after
    /// such a game, step by step, is what tells the two apart.
    pub ladders: Vec<GameId>,
}

impl GroupOrder {
    /// The order of a group after `games`, which are all of its games.
    ///
    /// `ladder` is who won the ladder after a game.
    pub(super) fn of(
        group_final: &YearFinal,
        group: FinalGroup,
        games: &[TableGame],
        ladder: &dyn Fn(GameId) -> Option<EntryId>,
    ) -> GroupOrder {
        let members = group_final.group(group);
        let mut lines: Vec<GroupLine> =
            (1..).zip(members).map(|(position, chair)| line(group_final, position, chair, games)).collect();
        lines.sort_by_key(|line| (Reverse(line.score), line.position));
        let complete = games.iter().all(is_over);
        let sorting = Sorting { group_final, group, games, ladder };
        lines.chunk_by_mut(|a, b| a.score == b.score).for_each(|equals| sorting.tell_apart(equals));
        let ties = if complete { open_ties(&lines, group_final) } else { Vec::new() };
        let ladders = if complete { sorting.ladders(&lines) } else { Vec::new() };
        GroupOrder { group, lines, complete, ties, ladders }
    }

    /// Who is in a place, from 1, if that is certain.
    pub fn at(&self, place: usize) -> Option<EntryId> {
        let entry = self.lines.get(place.checked_sub(1)?)?.entry;
        let tied = self.ties.iter().flatten().any(|&e| e == entry);
        (self.complete && !tied).then_some(entry)
    }
}

/// Whether a game of a group needs nothing any more; a jigo stays one.
pub(super) fn is_over(game: &TableGame) -> bool {
    game.is_decided() || game.state == State::Drawn
}

fn line(group_final: &YearFinal, position: u32, chair: &CircleSeat, games: &[TableGame]) -> GroupLine {
    let own: Vec<&TableGame> = games.iter().filter(|g| g.entries().any(|e| e == chair.entry)).collect();
    let count = |wanted: &dyn Fn(&TableGame) -> bool| own.iter().filter(|g| wanted(g)).count() as u32;
    let wins = count(&|g| g.winner() == Some(chair.entry));
    let jigos = count(&|g| g.state == State::Drawn);
    let worth = group_final.settings.jigos.half_points();
    let score = HalfPoints(wins as i32 * HalfPoints::WIN.0 + jigos as i32 * worth.0);
    let games = count(&|g| is_over(g));
    GroupLine { entry: chair.entry, position, wins, jigos, games, score, told_apart: ToldApart::Wins }
}

/// What equals of a group are told apart by.
struct Sorting<'a> {
    group_final: &'a YearFinal,
    group: FinalGroup,
    games: &'a [TableGame],
    ladder: &'a dyn Fn(GameId) -> Option<EntryId>,
}

impl Sorting<'_> {
    /// Orders players with the same score.
    fn tell_apart(&self, equals: &mut [GroupLine]) {
        match equals {
            [] | [_] => {}
            [one, other] => match self.direct_winner(one.entry, other.entry) {
                Some(winner) => {
                    if winner == other.entry {
                        std::mem::swap(one, other);
                    }
                    (one.told_apart, other.told_apart) = (ToldApart::DirectGame, ToldApart::DirectGame);
                }
                None => self.by_ladder(equals, true),
            },
            _ => {
                let place = |line: &GroupLine| self.group_final.draw.plan.shared_place(line.entry);
                equals.sort_by_key(|line| (place(line), line.position));
                equals.iter_mut().for_each(|line| line.told_apart = ToldApart::EntryPosition);
                equals
                    .chunk_by_mut(|a, b| place(a) == place(b))
                    .filter(|c| c.len() > 1)
                    .for_each(|c| self.by_ladder(c, false));
            }
        }
    }

    fn between(&self, one: EntryId, other: EntryId) -> Option<&TableGame> {
        self.games.iter().find(|g| g.entries().all(|e| e == one || e == other) && g.entries().count() == 2)
    }

    fn direct_winner(&self, one: EntryId, other: EntryId) -> Option<EntryId> {
        self.between(one, other)?.winner()
    }

    /// The drawn games between the only two of a score, whose order was not entered otherwise.
    fn ladders(&self, lines: &[GroupLine]) -> Vec<GameId> {
        let pairs = lines.chunk_by(|a, b| a.score == b.score);
        let drawn = pairs.filter_map(|equals| match equals {
            [one, other] if self.settled(equals).is_none() => {
                self.between(one.entry, other.entry).filter(|g| g.state == State::Drawn)?.game
            }
            _ => None,
        });
        drawn.collect()
    }

    /// The order of these players that was entered.
    fn settled(&self, equals: &[GroupLine]) -> Option<&TieRuling> {
        let of_them = |settled: &&TieRuling| {
            settled.group == self.group && equals.iter().all(|line| settled.order.contains(&line.entry))
        };
        self.group_final.settings.settled.iter().find(of_them)
    }

    /// Who won the ladder after the game of the only two of their score.
    fn ladder_winner(&self, equals: &[GroupLine]) -> Option<EntryId> {
        let [one, other] = equals else { return None };
        let winner = (self.ladder)(self.between(one.entry, other.entry)?.game?)?;
        (one.score == other.score && [one.entry, other.entry].contains(&winner)).then_some(winner)
    }

    /// Orders those who are equal in everything else as smaller boards have it: as it was entered, or, of the only two of
    /// their score, as the ladder after their drawn game has it.
    fn by_ladder(&self, equals: &mut [GroupLine], of_two: bool) {
        let winner = if of_two { self.ladder_winner(equals) } else { None };
        match (self.settled(equals), winner) {
            (None, Some(winner)) => {
                equals.sort_by_key(|line| line.entry != winner);
                equals.iter_mut().for_each(|line| line.told_apart = ToldApart::Ladder);
            }
            (None, None) => equals.iter_mut().for_each(|line| line.told_apart = ToldApart::Nothing),
            (Some(settled), _) => {
                equals.sort_by_key(|line| settled.order.iter().position(|&e| e == line.entry));
                equals.iter_mut().for_each(|line| line.told_apart = ToldApart::Ladder);
            }
        }
    }
}

/// Runs of players whom nothing tells apart.
fn open_ties(lines: &[GroupLine], group_final: &YearFinal) -> Vec<Vec<EntryId>> {
    let place = |line: &GroupLine| group_final.draw.plan.shared_place(line.entry);
    let score_of_two = |line: &GroupLine| lines.iter().filter(|other| other.score == line.score).count() == 2;
    let together = |a: &GroupLine, b: &GroupLine| {
        a.score == b.score
            && (a.told_apart, b.told_apart) == (ToldApart::Nothing, ToldApart::Nothing)
            && (score_of_two(a) || place(a) == place(b))
    };
    let runs = lines.chunk_by(together).filter(|run| run.len() > 1);
    runs.map(|run| run.iter().map(|line| line.entry).collect()).collect()
}
