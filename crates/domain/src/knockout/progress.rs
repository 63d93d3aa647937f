//! How far a table has been played: every game with its sides, its winner, and how he won (R32-R34, R37, R40).

use super::places::rounds_needed;
use super::stage::RoundName;
use crate::model::game::Game;
use crate::model::id::{EntryId, GameId, RoundNumber, TableId};
use crate::model::knockout_table::{KnockoutTable, Slot};
use crate::model::result::{Decided, Verdict};
use crate::model::tournament::Tournament;

/// One side of a game in the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// This player.
    Entry(EntryId),
    /// Nobody will ever stand here: an empty box, or two players who both lost.
    Nobody,
    /// Whoever wins a game that is not decided.
    Open,
}

impl Side {
    /// The player, if he is known.
    pub fn entry(self) -> Option<EntryId> {
        match self {
            Side::Entry(entry) => Some(entry),
            Side::Nobody | Side::Open => None,
        }
    }
}

/// How a player advanced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// He won over the board.
    Played,
    /// His opponent lost by default (R16).
    Forfeit,
    /// There was no game: the opponent withdrew, was absent, or lost with his own (R34).
    Walkover,
    /// There never was an opponent (R28).
    Bye,
    /// A jigo, then the jigo ladder (R38-R40).
    Ladder,
    /// The director's decision.
    Ruling,
}

/// Where a game of the table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// A side is not known yet.
    Waiting,
    /// Both are known; the game is to be set in its round (R33).
    ToSet,
    /// Set, without a result that holds.
    Running,
    /// Jigo or no result, and the ladder has no winner yet (R38).
    Drawn,
    /// Set for other players than should meet here: an earlier result was corrected since.
    Overtaken,
    /// Decided.
    Won {
        /// Who advances.
        winner: EntryId,
        /// How.
        how: How,
    },
    /// Decided: nobody advances (both lost, both withdrew, or both boxes are empty).
    Vacant,
}

/// One game of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableGame {
    /// Where it stands.
    pub slot: Slot,
    /// The upper side.
    pub a: Side,
    /// The lower side.
    pub b: Side,
    /// How far it is.
    pub state: State,
    /// The game in the Open, if it is set.
    pub game: Option<GameId>,
}

impl TableGame {
    /// Who advances, if that is decided.
    pub fn winner(&self) -> Option<EntryId> {
        match self.state {
            State::Won { winner, .. } => Some(winner),
            _ => None,
        }
    }

    /// How he advanced, if that is decided.
    pub fn how(&self) -> Option<How> {
        match self.state {
            State::Won { how, .. } => Some(how),
            _ => None,
        }
    }

    /// The players known to stand in it, whether they meet or not.
    pub fn entries(&self) -> impl Iterator<Item = EntryId> {
        [self.a, self.b].into_iter().filter_map(Side::entry)
    }

    /// Whether it needs nothing any more.
    pub fn is_decided(&self) -> bool {
        matches!(self.state, State::Won { .. } | State::Vacant)
    }

    /// Who goes out in it: the loser, or both where nobody advances.
    pub fn eliminated(&self) -> impl Iterator<Item = EntryId> {
        let winner = self.winner();
        let decided = self.is_decided();
        self.entries().filter(move |&e| decided && Some(e) != winner)
    }

    /// The side the next round sees.
    fn advances(&self) -> Side {
        match self.state {
            State::Won { winner, .. } => Side::Entry(winner),
            State::Vacant => Side::Nobody,
            _ => Side::Open,
        }
    }

    /// The side the game for third place sees.
    fn falls(&self) -> Side {
        match (self.winner(), self.state) {
            (Some(_), _) => self.eliminated().next().map_or(Side::Nobody, Side::Entry),
            (None, State::Vacant) => Side::Nobody,
            (None, _) => Side::Open,
        }
    }
}

/// A round of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRound {
    /// Its name.
    pub name: RoundName,
    /// The competition's round it is played in (R32).
    pub round: RoundNumber,
    /// Its games from the top.
    pub games: Vec<TableGame>,
}

/// How far a table has been played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Progress {
    /// The table.
    pub table: TableId,
    /// Its rounds, the Final last.
    pub rounds: Vec<TableRound>,
    /// The game of the semi-finals' losers, played in the round of the Final; `None` if the table has none.
    pub third_place: Option<TableGame>,
}

/// How far `table` has been played in `tournament`. A player who does not play in the round of a game that is not
/// set (withdrawn, or planned as absent) leaves it to his opponent by walkover (R34).
pub fn progress(tournament: &Tournament, table: &KnockoutTable) -> Progress {
    let away = |entry, round| tournament.entry(entry).is_none_or(|e| !e.plays(round));
    Progress::of(table, &tournament.games, away)
}

impl Progress {
    /// How far `table` has been played by `games`; `away` says who is not there in a round.
    pub fn of(table: &KnockoutTable, games: &[Game], away: impl Fn(EntryId, RoundNumber) -> bool) -> Progress {
        let desk = EventSession { table, games, away };
        let lines = (table.boxes.len() as u32).next_power_of_two();
        let mut sides: Vec<Side> = table.boxes.iter().map(|b| b.entry.map_or(Side::Nobody, Side::Entry)).collect();
        sides.resize(lines as usize, Side::Nobody);
        let mut rounds: Vec<TableRound> = Vec::new();
        for round in 0..rounds_needed(lines) {
            let number = table.first_round.saturating_add(round);
            let game = |(index, two): (usize, &[Side])| {
                let slot = Slot::Main { round, index: index as u32 };
                desk.judge(slot, number, two[0], two[1])
            };
            let games: Vec<TableGame> = sides.chunks(2).enumerate().map(game).collect();
            sides = games.iter().map(TableGame::advances).collect();
            rounds.push(TableRound { name: RoundName::of(lines, round), round: number, games });
        }
        let semi_finals = rounds.iter().find(|r| r.name == RoundName::SemiFinals).filter(|_| table.third_place);
        let third_place = semi_finals.map(|semi| {
            desk.judge(Slot::ThirdPlace, semi.round.saturating_add(1), semi.games[0].falls(), semi.games[1].falls())
        });
        Progress { table: table.id, rounds, third_place }
    }

    /// Every game with the competition's round it is played in, the game for third place before the Final.
    pub fn games(&self) -> Vec<(RoundNumber, TableGame)> {
        let of_round = |r: &TableRound| r.games.iter().map(|&g| (r.round, g)).collect::<Vec<_>>();
        let mut games: Vec<(RoundNumber, TableGame)> = self.rounds.iter().flat_map(of_round).collect();
        if let Some(third) = self.third_place {
            let final_at = games.len() - 1;
            games.insert(final_at, (games[final_at].0, third));
        }
        games
    }

    /// The game in a slot.
    pub fn game(&self, slot: Slot) -> Option<&TableGame> {
        match slot {
            Slot::Main { round, index } => self.rounds.get(round as usize)?.games.get(index as usize),
            Slot::ThirdPlace => self.third_place.as_ref(),
        }
    }

    /// Who won the table.
    pub fn winner(&self) -> Option<EntryId> {
        self.rounds.last()?.games.first()?.winner()
    }
}

/// What a game of the table is judged by.
struct EventSession<'a, A> {
    table: &'a KnockoutTable,
    games: &'a [Game],
    away: A,
}

impl<A: Fn(EntryId, RoundNumber) -> bool> EventSession<'_, A> {
    /// The game in `slot` between two sides.
    fn judge(&self, slot: Slot, round: RoundNumber, a: Side, b: Side) -> TableGame {
        let here = |g: &&Game| g.knockout.is_some_and(|k| k.table == self.table.id && k.slot == slot);
        let set = self.games.iter().find(here);
        let state = match (self.ruled(slot, a, b), set) {
            (Some(winner), _) => State::Won { winner, how: How::Ruling },
            (None, Some(game)) => judge_set(game, a, b),
            (None, None) => self.judge_unset(slot, round, a, b),
        };
        TableGame { slot, a, b, state, game: set.map(|g| g.id) }
    }

    /// Whom the director let advance, if he stands here.
    fn ruled(&self, slot: Slot, a: Side, b: Side) -> Option<EntryId> {
        let ruling = self.table.since.rulings.iter().find(|r| r.slot == slot)?;
        [a, b].contains(&Side::Entry(ruling.winner)).then_some(ruling.winner)
    }

    /// What follows where no game is set.
    fn judge_unset(&self, slot: Slot, round: RoundNumber, a: Side, b: Side) -> State {
        match (a, b) {
            (Side::Open, _) | (_, Side::Open) => State::Waiting,
            (Side::Nobody, Side::Nobody) => State::Vacant,
            (Side::Entry(winner), Side::Nobody) => State::Won { winner, how: self.unopposed(slot, 1) },
            (Side::Nobody, Side::Entry(winner)) => State::Won { winner, how: self.unopposed(slot, 0) },
            (Side::Entry(a), Side::Entry(b)) => match ((self.away)(a, round), (self.away)(b, round)) {
                (false, false) => State::ToSet,
                (true, true) => State::Vacant,
                (true, false) => State::Won { winner: b, how: How::Walkover },
                (false, true) => State::Won { winner: a, how: How::Walkover },
            },
        }
    }

    /// A bye if the empty side (0 the upper, 1 the lower) never had a player, else a walkover.
    fn unopposed(&self, slot: Slot, side: usize) -> How {
        let (block, number, needed) = match slot {
            Slot::Main { round, index } => (1 << round, 2 * index as usize + side, 1),
            Slot::ThirdPlace => (self.table.boxes.len().div_ceil(2), side, 2),
        };
        let lines = self.table.boxes.iter().skip(number * block).take(block);
        if lines.filter(|b| b.entry.is_some()).count() < needed { How::Bye } else { How::Walkover }
    }
}

/// What follows from a game that is set.
pub(crate) fn judge_set(game: &Game, a: Side, b: Side) -> State {
    let (Side::Entry(a), Side::Entry(b)) = (a, b) else { return State::Overtaken };
    if [game.black, game.white] != [a, b] && [game.black, game.white] != [b, a] {
        return State::Overtaken;
    }
    let Some(result) = game.passes.known() else { return State::Running };
    if let Some(colour) = result.winner() {
        let how = match result.decided {
            Decided::Played => How::Played,
            Decided::Forfeit => How::Forfeit,
            Decided::Walkover => How::Walkover,
        };
        return State::Won { winner: game.entry(colour), how };
    }
    match game.ladder_winner.filter(|&winner| winner == a || winner == b) {
        _ if result.verdict == Verdict::BothLose => State::Vacant,
        Some(winner) => State::Won { winner, how: How::Ladder },
        None => State::Drawn,
    }
}
