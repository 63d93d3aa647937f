//! The progress of a table: every game of every round (R32-R34, R37, R61).

use super::box_numbers::{on_paper, rounds_needed};
use super::double_elimination;
use super::losers_table::LosersTable;
use super::stage::RoundName;
use super::table_game::{Judge, Side, TableGame, TableRound};
use crate::model::absence::AbsenceReason;
use crate::model::game::Game;
use crate::model::id::{EntryId, RoundNumber, TableId};
use crate::model::knockout_table::{KnockoutTable, Slot};
use crate::model::tournament::Tournament;

/// The progress of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Progress {
    /// The table.
    pub table: TableId,
    /// Its rounds, the Final last. In a double elimination first those of the winners' table, then those of the losers' table,
    /// then one for each game between their winners (R61).
    pub rounds: Vec<TableRound>,
    /// The losers' table of a double elimination.
    pub(super) losers: Option<LosersTable>,
    /// The game of the semi-finals' losers, played in the round of the Final; `None` if the table does not have one.
    pub third_place: Option<TableGame>,
}

/// Returns the progress of `table` in `tournament`. A player who is absent from the round of an unpaired game, because
/// they withdrew or planned to be absent, loses it to the opponent by walkover (R34). For a closed round, the stored
/// absences count.
pub fn progress(tournament: &Tournament, table: &KnockoutTable) -> Progress {
    Progress::of(table, &tournament.games, |entry, round| tournament.absence(round, entry))
}

impl Progress {
    /// Returns the progress of `table` after `games`; `absence` returns why an entry is absent from a round.
    pub fn of(
        table: &KnockoutTable,
        games: &[Game],
        absence: impl Fn(EntryId, RoundNumber) -> Option<AbsenceReason>,
    ) -> Progress {
        let judge = Judge { table, games, absence };
        let lines = (table.boxes.len() as u32).next_power_of_two();
        let mut sides: Vec<Side> = table.boxes.iter().map(|b| b.entry.map_or(Side::Nobody, Side::Entry)).collect();
        sides.resize(lines as usize, Side::Nobody);
        let mut rounds: Vec<TableRound> = Vec::new();
        for round in 0..rounds_needed(lines) {
            let number = table.first_round.saturating_add(round);
            let game = |(index, two): (usize, &[Side])| {
                let slot = Slot::Main { round, index: index as u32 };
                judge.judge(slot, number, two[0], two[1])
            };
            let games: Vec<TableGame> = sides.chunks(2).enumerate().map(game).collect();
            sides = games.iter().map(TableGame::winning_side).collect();
            rounds.push(TableRound { name: RoundName::of(lines, round), round: number, games });
        }
        let semi_finals = rounds.iter().find(|r| r.name == RoundName::SemiFinals).filter(|_| table.third_place);
        let third_place = semi_finals.map(|semi| {
            let (a, b) = (semi.games[0].losing_side(), semi.games[1].losing_side());
            judge.judge(Slot::ThirdPlace, semi.round.saturating_add(1), a, b)
        });
        let losers = table.draw.plan.double.map(|last_game| double_elimination::go_on(&mut rounds, &judge, last_game));
        Progress { table: table.id, rounds, losers, third_place }
    }

    /// Returns the round with this slot.
    pub fn round_of(&self, slot: Slot) -> Option<&TableRound> {
        self.rounds.iter().find(|round| round.games.iter().any(|game| game.slot == slot))
    }

    /// Returns every game with its round in the competition, the game for third place before the Final.
    pub fn games(&self) -> Vec<(RoundNumber, TableGame)> {
        let of_round = |r: &TableRound| r.games.iter().map(|&g| (r.round, g)).collect::<Vec<_>>();
        let mut games: Vec<(RoundNumber, TableGame)> = self.rounds.iter().flat_map(of_round).collect();
        games.sort_by_key(|&(round, _)| round);
        if let Some(third) = self.third_place {
            let final_at = games.len() - 1;
            games.insert(final_at, (games[final_at].0, third));
        }
        games
    }

    /// Returns the game in a slot.
    pub fn game(&self, slot: Slot) -> Option<&TableGame> {
        match slot {
            Slot::Main { .. } => self.round_of(slot)?.games.iter().find(|game| game.slot == slot),
            Slot::ThirdPlace => self.third_place.as_ref(),
        }
    }

    /// Returns the winner of the table.
    pub fn winner(&self) -> Option<EntryId> {
        self.rounds.last()?.games.first()?.winner()
    }

    /// Returns the last round of the competition in which the table has a game.
    pub fn last_round(&self) -> RoundNumber {
        self.rounds.iter().map(|round| round.round).max().unwrap_or_default()
    }
}

/// Returns the rounds of `progress` in paper order: the sides of each game of the first round stand as their boxes do in
/// [`on_paper`] (R27). The games of later rounds stay as they are.
pub fn rounds_on_paper(table: &KnockoutTable, progress: &Progress) -> Vec<TableRound> {
    let paper = on_paper(&table.boxes, |b| b.place);
    let mut rounds = progress.rounds.clone();
    let games = rounds.first_mut().map(|first| first.games.as_mut_slice()).unwrap_or_default();
    for (game, (two, printed)) in games.iter_mut().zip(table.boxes.chunks(2).zip(paper.chunks(2))) {
        if two.first() != printed.first() {
            std::mem::swap(&mut game.a, &mut game.b);
        }
    }
    rounds
}
