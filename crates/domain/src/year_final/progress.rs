//! The progress of a Final: its rounds, the order of its groups, and the places decided so far (R51, R52).

use super::games::Judge;
use super::order::GroupOrder;
use super::places::{FinalPlace, places};
use crate::knockout::{Side, State, TableGame};
use crate::model::absence::AbsenceReason;
use crate::model::game::Game;
use crate::model::id::{EntryId, FinalId, RoundNumber};
use crate::model::knockout_table::Slot;
use crate::model::tournament::Tournament;
use crate::model::year_final::{FinalGroup, YearFinal};

/// A part of the Final.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// The round robins of the groups.
    Group,
    /// GR1-OR2 and GR2-OR1, GR3-OR4 and GR4-OR3, GR5-OR5 (R52).
    SemiFinals,
    /// The games for places 1-2, 3-4 and so on.
    Finals,
}

/// A round of the Final.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinalRound {
    /// The competition's round in which it is played.
    pub number: RoundNumber,
    /// The part of the Final that is played.
    pub phase: Phase,
    /// Its games; in a round of the groups, first GR, then OR.
    pub games: Vec<TableGame>,
    /// The players who rest in it by the circle (R66).
    pub rests: Vec<EntryId>,
}

/// The progress of a Final.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinalProgress {
    /// The Final.
    pub year_final: FinalId,
    /// Its rounds, the finals last.
    pub rounds: Vec<FinalRound>,
    /// The orders of GR and OR.
    pub groups: [GroupOrder; 2],
    /// The places decided so far, the first place first.
    pub places: Vec<FinalPlace>,
}

/// Returns the progress of a Final in `tournament`. A player who is absent from the round of an unpaired game loses it to
/// the opponent by walkover. For a closed round, the stored absences count (R34).
pub fn progress(tournament: &Tournament, year_final: &YearFinal) -> FinalProgress {
    let absence = |entry, round| tournament.absence(round, entry);
    FinalProgress::of(year_final, &tournament.games, absence)
}

/// Returns whether the jigo ladder after this game of a group decides the order of two players with equal scores (R51).
pub fn breaks_tie(tournament: &Tournament, game: &Game) -> bool {
    let Some(place) = game.knockout else { return false };
    let found = tournament.final_of_game(place).filter(|f| !f.needs_winner(place.slot));
    found.is_some_and(|f| progress(tournament, f).groups.iter().any(|group| group.ladders.contains(&game.id)))
}

impl FinalProgress {
    /// Returns the progress of a Final after `games`; `absence` returns why an entry is absent from a round.
    pub fn of(
        year_final: &YearFinal,
        games: &[Game],
        absence: impl Fn(EntryId, RoundNumber) -> Option<AbsenceReason>,
    ) -> FinalProgress {
        let judge = Judge { year_final, games, absence };
        let number = |index: u32| year_final.first_round.saturating_add(index);
        let mut rounds: Vec<FinalRound> = (0..year_final.group_rounds())
            .map(|index| {
                let (games, rests) = judge.group_round(index);
                FinalRound { number: number(index), phase: Phase::Group, games, rests }
            })
            .collect();
        let ladder = |id| judge.games.iter().find(|game| game.id == id)?.ladder_winner;
        let groups = FinalGroup::BOTH.map(|group| {
            let games: Vec<TableGame> = rounds.iter().flat_map(|r| of_group(year_final, group, r)).collect();
            GroupOrder::of(year_final, group, &games, &ladder)
        });
        let mut last = |phase, sides: Vec<(Side, Side)>| {
            let round = rounds.len() as u32;
            let game = |(index, (a, b)): (u32, (Side, Side))| judge.judge(Slot::Main { round, index }, a, b);
            let games: Vec<TableGame> = (0..).zip(sides).map(game).collect();
            rounds.push(FinalRound { number: number(round), phase, games: games.clone(), rests: Vec::new() });
            games
        };
        let semi_finals = last(Phase::SemiFinals, semi_final_sides(year_final.group_size(), &groups));
        let finals = last(Phase::Finals, final_sides(&semi_finals));
        let places = places(&semi_finals, &finals);
        FinalProgress { year_final: year_final.id, rounds, groups, places }
    }

    /// Returns all games with their rounds, in the order in which they are played.
    pub fn games(&self) -> Vec<(RoundNumber, TableGame)> {
        self.rounds.iter().flat_map(|round| round.games.iter().map(|&game| (round.number, game))).collect()
    }

    /// Returns the game in a slot.
    pub fn game(&self, slot: Slot) -> Option<&TableGame> {
        let Slot::Main { round, index } = slot else { return None };
        self.rounds.get(round as usize)?.games.get(index as usize)
    }

    /// Returns the part of the Final that a slot belongs to.
    pub fn phase(&self, slot: Slot) -> Option<Phase> {
        let Slot::Main { round, .. } = slot else { return None };
        self.rounds.get(round as usize).map(|r| r.phase)
    }
}

/// Returns a group's games of a round.
fn of_group(year_final: &YearFinal, group: FinalGroup, round: &FinalRound) -> Vec<TableGame> {
    let members = year_final.group(group);
    let in_group = |g: &&TableGame| g.entries().any(|e| members.iter().any(|m| m.entry == e));
    round.games.iter().filter(in_group).copied().collect()
}

/// Returns the sides of the semi-finals: GR1-OR2, GR2-OR1, and so on for every two places; the last players of groups
/// of odd size meet each other (R52).
fn semi_final_sides(size: usize, [green, orange]: &[GroupOrder; 2]) -> Vec<(Side, Side)> {
    let side = |group: &GroupOrder, place: usize| group.at(place).map_or(Side::Open, Side::Entry);
    let mut sides = Vec::new();
    for place in (1..=size).step_by(2) {
        if place == size {
            sides.push((side(green, place), side(orange, place)));
        } else {
            sides.push((side(green, place), side(orange, place + 1)));
            sides.push((side(green, place + 1), side(orange, place)));
        }
    }
    sides
}

/// Returns the sides of the finals: the winners of two semi-finals meet, and so do their losers; a single semi-final is
/// played again (R52).
fn final_sides(semi_finals: &[TableGame]) -> Vec<(Side, Side)> {
    let of_two = |two: &[TableGame]| match two {
        [one, other] => vec![(winning_side(one), winning_side(other)), (losing_side(one), losing_side(other))],
        one => one.iter().map(|game| (game.a, game.b)).collect(),
    };
    semi_finals.chunks(2).flat_map(of_two).collect()
}

fn winning_side(game: &TableGame) -> Side {
    match game.state {
        State::Won { winner, .. } => Side::Entry(winner),
        State::Vacant => Side::Nobody,
        _ => Side::Open,
    }
}

fn losing_side(game: &TableGame) -> Side {
    match game.state {
        State::Won { .. } => game.eliminated().next().map_or(Side::Nobody, Side::Entry),
        State::Vacant => Side::Nobody,
        _ => Side::Open,
    }
}
