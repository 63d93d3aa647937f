//! The progress of a knock-out table (R32-R34, R37, R40, R42): who meets whom, who advances and how, places, stages.

use crate::facts::{Facts, Game, Position, Reason, Table};
use crate::sums::has;

/// One side of a game of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    /// This player.
    Player(i64),
    /// Nobody, for good.
    Nobody,
    /// Not decided yet.
    Open,
}

/// A game as the window shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableLine {
    /// The players, the larger key first, each if known. Which of them stands above on paper (R27) is not compared.
    pub players: [Option<i64>; 2],
    /// Who advances.
    pub winner: Option<i64>,
    /// How: `played`, `forfeit`, `walkover`, `bye`, `ladder`, `ruling`, or empty.
    pub how: String,
    /// `waiting`, `due`, `running`, `drawn`, `invalidated`, `won` or `vacant`.
    pub state: String,
    /// Black, once the game is paired.
    pub black: Option<i64>,
    /// The board, once the game is paired.
    pub board: Option<u64>,
}

/// A table as the window shows it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TableState {
    /// Stage, the competition's round, and the games from the top; the game for third place last.
    pub rounds: Vec<(String, u64, Vec<TableLine>)>,
    /// Every player: best and worst of the shared places if they are out, and the highest stage.
    pub ranking: Vec<(i64, Option<u64>, Option<u64>, String)>,
}

/// A game of the table while it is computed.
#[derive(Debug, Clone)]
pub(crate) struct TableGame {
    pub sides: [Side; 2],
    pub state: &'static str,
    pub winner: Option<i64>,
    pub how: &'static str,
    pub game: Option<Game>,
}

/// Returns the state of a table.
pub fn table_state(facts: &Facts, table: &Table) -> TableState {
    let rounds = rounds(facts, table);
    let third = third_place(facts, table, &rounds);
    let ranking = ranking(table, &rounds, third.as_ref());
    let lines = |games: &[TableGame]| games.iter().map(TableGame::line).collect::<Vec<_>>();
    let number = |at: usize| u64::from(table.first_round) + at as u64;
    let mut shown: Vec<(String, u64, Vec<TableLine>)> = rounds
        .iter()
        .enumerate()
        .map(|(at, games)| (stage(2 * games.len()).to_string(), number(at), lines(games)))
        .collect();
    if let Some(third) = third {
        shown.push(("third_place".into(), number(rounds.len() - 1), lines(&[third])));
    }
    TableState { rounds: shown, ranking }
}

/// Returns the highest stage that each player of a table reached: the round they stood in, however they got there (R42).
pub(crate) fn reached(facts: &Facts, table: &Table) -> Vec<(i64, &'static str)> {
    stages_of(&rounds(facts, table))
}

fn stages_of(rounds: &[Vec<TableGame>]) -> Vec<(i64, &'static str)> {
    let mut stages: Vec<(i64, &'static str)> = Vec::new();
    for games in rounds {
        let name = match stage(2 * games.len()) {
            "final" => "finalist",
            other => other,
        };
        for id in games.iter().flat_map(TableGame::players) {
            stages.retain(|known| known.0 != id);
            stages.push((id, name));
        }
    }
    if let Some(id) = rounds.last().and_then(|last| last[0].winner) {
        stages.retain(|known| known.0 != id);
        stages.push((id, "winner"));
    }
    stages
}

/// Returns the name of a round by the number of boxes left (R37).
fn stage(boxes: usize) -> &'static str {
    match boxes {
        64 => "round_of_64",
        32 => "round_of_32",
        16 => "round_of_16",
        8 => "quarter_final",
        4 => "semi_final",
        _ => "final",
    }
}

/// Returns the games of each round of the table.
fn rounds(facts: &Facts, table: &Table) -> Vec<Vec<TableGame>> {
    let mut sides: Vec<Side> = table.boxes.iter().map(|b| b.1.map_or(Side::Nobody, Side::Player)).collect();
    let mut rounds = Vec::new();
    let mut number = 0;
    while sides.len() > 1 {
        let mut games = Vec::new();
        for at in 0..sides.len() / 2 {
            let position = Position::Main(number, at as u32);
            let block = 1 << number;
            let came = |side: usize| {
                let from = (2 * at + side) * block;
                table.boxes[from..from + block].iter().any(|b| b.1.is_some())
            };
            let meeting = TableGame::of(facts, table, position, [sides[2 * at], sides[2 * at + 1]]);
            games.push(meeting.unopposed([came(0), came(1)]));
        }
        sides = games.iter().map(TableGame::winning_side).collect();
        rounds.push(games);
        number += 1;
    }
    rounds
}

/// Returns the game of the semi-finals' losers, if the table has one (R37).
fn third_place(facts: &Facts, table: &Table, rounds: &[Vec<TableGame>]) -> Option<TableGame> {
    let semi_finals = rounds.iter().find(|games| games.len() == 2)?;
    if !table.third_place {
        return None;
    }
    let sides = [semi_finals[0].losing_side(), semi_finals[1].losing_side()];
    let half = table.boxes.len() / 2;
    // A half of the table with one player never has a loser.
    let came = |side: usize| table.boxes[side * half..(side + 1) * half].iter().filter(|b| b.1.is_some()).count() > 1;
    Some(TableGame::of(facts, table, Position::ThirdPlace, sides).unopposed([came(0), came(1)]))
}

impl TableGame {
    fn of(facts: &Facts, table: &Table, position: Position, sides: [Side; 2]) -> TableGame {
        let game = facts.games.iter().find(|g| g.place == Some((table.id, position))).cloned();
        let meeting = TableGame { sides, state: "waiting", winner: None, how: "", game };
        let ruling = table.rulings.iter().find(|r| r.0 == position).map(|r| r.1);
        if let Some(winner) = ruling.filter(|&winner| sides.contains(&Side::Player(winner))) {
            return meeting.won(winner, "ruling");
        }
        if let Some(game) = meeting.game.clone() {
            return meeting.judged(&game);
        }
        let round = match position {
            Position::Main(number, _) => table.first_round + number,
            Position::ThirdPlace => table.first_round + table.boxes.len().ilog2() - 1,
        };
        // How a player without an opponent advances is determined by `unopposed`.
        meeting.unpaired(facts, round, "")
    }

    /// Judges a game that is not paired: an absent player loses by walkover; a player without an opponent advances unless
    /// they withdrew (R34).
    pub(crate) fn unpaired(mut self, facts: &Facts, round: u32, alone: &'static str) -> TableGame {
        let absence = |id: i64| facts.absence(round, id);
        match self.sides {
            [Side::Open, _] | [_, Side::Open] => self.state = "waiting",
            [Side::Nobody, Side::Nobody] => self.state = "vacant",
            [Side::Player(one), Side::Nobody] | [Side::Nobody, Side::Player(one)] => {
                if absence(one) == Some(Reason::Withdrawn) {
                    self.state = "vacant";
                } else {
                    return self.won(one, alone);
                }
            }
            [Side::Player(a), Side::Player(b)] => match (absence(a).is_some(), absence(b).is_some()) {
                (false, false) => self.state = "due",
                (true, true) => self.state = "vacant",
                (true, false) => return self.won(b, "walkover"),
                (false, true) => return self.won(a, "walkover"),
            },
        }
        self
    }

    pub(crate) fn won(mut self, winner: i64, how: &'static str) -> TableGame {
        (self.state, self.winner, self.how) = ("won", Some(winner), how);
        self
    }

    /// Judges a paired game by its result.
    pub(crate) fn judged(mut self, game: &Game) -> TableGame {
        let [Side::Player(a), Side::Player(b)] = self.sides else {
            self.state = "invalidated";
            return self;
        };
        if !has(game, a) || !has(game, b) {
            self.state = "invalidated";
            return self;
        }
        if let Some(winner) = game.winner() {
            let how = if game.is_walkover() {
                "walkover"
            } else if game.is_unplayed() {
                "forfeit"
            } else {
                "played"
            };
            return self.won(winner, how);
        }
        self.state = match game.result() {
            None => "running",
            Some(_) if game.both_lost() => "vacant",
            Some(_) => match game.ladder_winner.filter(|&winner| winner == a || winner == b) {
                Some(winner) => return self.won(winner, "ladder"),
                None => "drawn",
            },
        };
        self
    }

    /// Names how a player advanced without an opponent: by a bye if nobody could ever come from the other side (R28),
    /// otherwise by walkover.
    fn unopposed(mut self, came: [bool; 2]) -> TableGame {
        if self.state == "won" && self.how.is_empty() {
            let empty = if self.sides[0] == Side::Nobody { 0 } else { 1 };
            self.how = if came[empty] { "walkover" } else { "bye" };
        }
        self
    }

    pub(crate) fn players(&self) -> Vec<i64> {
        let player = |side: &Side| if let Side::Player(id) = side { Some(*id) } else { None };
        self.sides.iter().filter_map(player).collect()
    }

    pub(crate) fn is_decided(&self) -> bool {
        self.state == "won" || self.state == "vacant"
    }

    /// Returns the players who are out by this game.
    pub(crate) fn out(&self) -> Vec<i64> {
        let losers = |id: &i64| self.is_decided() && self.winner != Some(*id);
        self.players().into_iter().filter(losers).collect()
    }

    pub(crate) fn winning_side(&self) -> Side {
        match self.winner {
            Some(winner) => Side::Player(winner),
            None if self.state == "vacant" => Side::Nobody,
            None => Side::Open,
        }
    }

    pub(crate) fn losing_side(&self) -> Side {
        match (self.state, self.out().first()) {
            ("won", Some(&loser)) => Side::Player(loser),
            ("won" | "vacant", _) => Side::Nobody,
            _ => Side::Open,
        }
    }

    fn line(&self) -> TableLine {
        let player = |side: Side| if let Side::Player(id) = side { Some(id) } else { None };
        let mut players = self.sides.map(player);
        players.sort_unstable_by(|one, other| other.cmp(one));
        TableLine {
            players,
            winner: self.winner,
            how: self.how.into(),
            state: self.state.into(),
            black: self.game.as_ref().map(|game| game.black),
            board: self.game.as_ref().map(|game| u64::from(game.board)),
        }
    }
}

/// Returns the ranking: the winner, the players who are still in, and the others with their places. The players who are
/// out by one round share the places between those who went on and all who stood in it.
fn ranking(
    table: &Table,
    rounds: &[Vec<TableGame>],
    third: Option<&TableGame>,
) -> Vec<(i64, Option<u64>, Option<u64>, String)> {
    let mut places: Vec<(i64, u64, u64)> = Vec::new();
    if let Some(winner) = rounds.last().and_then(|last| last[0].winner) {
        places.push((winner, 1, 1));
    }
    let mut from = 1;
    for (at, games) in rounds.iter().enumerate().rev() {
        let went_on = games.iter().filter(|game| game.state != "vacant").count() as u64;
        let stood = games.iter().flat_map(|game| game.sides).filter(|side| *side != Side::Nobody).count() as u64;
        from = from.max(went_on + 1);
        let to = stood.max(from);
        let out: Vec<i64> = games.iter().flat_map(TableGame::out).collect();
        match third {
            Some(third) if at + 2 == rounds.len() => match third.winner {
                Some(winner) => {
                    places.push((winner, from, from));
                    let others = out.into_iter().filter(|&id| id != winner);
                    places.extend(others.map(|id| (id, from + 1, to.max(from + 1))));
                }
                None if third.state == "vacant" => places.extend(out.into_iter().map(|id| (id, from, to))),
                None => {}
            },
            _ => places.extend(out.into_iter().map(|id| (id, from, to))),
        }
    }
    let order = ["winner", "finalist", "semi_final", "quarter_final", "round_of_16", "round_of_32", "round_of_64"];
    let stages = stages_of(rounds);
    let stage_of = |id: i64| stages.iter().find(|known| known.0 == id).map_or("", |known| known.1);
    let mut playing: Vec<i64> = table.boxes.iter().filter_map(|b| b.1).collect();
    playing.retain(|id| places.iter().all(|place| place.0 != *id));
    playing.sort_by_key(|&id| (order.iter().position(|stage| *stage == stage_of(id)), id));
    let line = |id: i64, from: Option<u64>, to: Option<u64>| (id, from, to, stage_of(id).to_string());
    let winner = places.iter().filter(|place| place.1 == 1).map(|p| line(p.0, Some(p.1), Some(p.2)));
    let others = places.iter().filter(|place| place.1 != 1).map(|p| line(p.0, Some(p.1), Some(p.2)));
    winner.chain(playing.iter().map(|&id| line(id, None, None))).chain(others).collect()
}
