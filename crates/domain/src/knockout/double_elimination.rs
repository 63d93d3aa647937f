//! Double elimination: the games after a first loss, the last games, and the places that follow (R61).

use std::collections::{BTreeMap, BTreeSet};

use super::losers_table::{LosersTable, Source};
use super::progress::{Judge, Progress, Side, State, TableGame, TableRound};
use super::ranking::Places;
use super::stage::RoundName;
use crate::model::absence::AbsenceReason;
use crate::model::id::{EntryId, GameId, RoundNumber};
use crate::model::knockout_rules::LastGame;
use crate::model::knockout_table::Slot;
use crate::model::score::HalfPoints;

/// Adds the losers' table and the last games to the winners' table.
pub(super) fn go_on<A>(mut progress: Progress, judge: &Judge<'_, A>, last_game: LastGame) -> Progress
where
    A: Fn(EntryId, RoundNumber) -> Option<AbsenceReason>,
{
    let plan = LosersTable::of(&judge.table.boxes);
    let champion =
        progress.rounds.last().and_then(|last| last.games.first()).map_or(Side::Nobody, TableGame::winning_side);
    if let Some(last) = progress.rounds.last_mut() {
        last.name = RoundName::WinnersFinal;
    }
    for (round, pairs) in (0..).zip(&plan.rounds).filter(|(_, pairs)| !pairs.is_empty()) {
        let number = judge.table.first_round.saturating_add(round);
        let game = |(index, two): (u32, &[Source; 2])| {
            let [a, b] = two.map(|source| side(&progress, source));
            judge.judge(Slot::Main { round, index }, number, a, b)
        };
        let games = (plan.first_game(round)..).zip(pairs).map(game).collect();
        progress.rounds.push(TableRound { name: RoundName::LosersRound, round: number, games });
    }
    let challenger = plan.last.map_or(Side::Nobody, |source| side(&progress, source));
    progress.rounds.extend(finals(judge, [champion, challenger], plan.rounds.len() as u32, last_game));
    Progress { losers: Some(plan), ..progress }
}

/// Returns who comes from a source.
fn side(progress: &Progress, source: Source) -> Side {
    let game = progress.game(source.slot());
    game.map_or(Side::Nobody, |game| match source {
        Source::Loser(_) => game.losing_side(),
        Source::Winner(_) => game.winning_side(),
    })
}

/// Returns the games between the winners of the two tables, each in a round of its own: those that are certain, and a further
/// one as soon as it is needed or while it is paired. So the table is decided when the last one is.
fn finals<A>(judge: &Judge<'_, A>, [a, b]: [Side; 2], first: u32, last_game: LastGame) -> Vec<TableRound>
where
    A: Fn(EntryId, RoundNumber) -> Option<AbsenceReason>,
{
    let needed = if a == Side::Nobody || b == Side::Nobody { [1, 1] } else { last_game.wins_needed() };
    let certain = needed.into_iter().min().unwrap_or(1);
    let names = [RoundName::Final, RoundName::SecondFinal, RoundName::ThirdFinal];
    let mut won = [0, 0];
    let mut rounds = Vec::new();
    for (at, name) in (0..).zip(names) {
        let is_over = won[0] == needed[0] || won[1] == needed[1];
        let is_next = !is_over && won[0] + won[1] == at;
        let slot = Slot::Main { round: first + at, index: 0 };
        if at >= certain && !is_next && !judge.is_paired(slot) {
            break;
        }
        let [a, b] = if is_next { [a, b] } else { [Side::Open; 2] };
        let number = judge.table.first_round.saturating_add(first + at);
        let game = judge.judge(slot, number, a, b);
        for (side, won) in [a, b].into_iter().zip(&mut won) {
            *won += u32::from(game.winner().is_some() && game.winner() == side.entry());
        }
        rounds.push(TableRound { name, round: number, games: vec![game] });
    }
    rounds
}

/// Returns how long each player has been in the table: the number of the latest round in which they stand, half a round more
/// without a loss, and one more for the winner.
pub(super) fn stages(progress: &Progress) -> BTreeMap<EntryId, HalfPoints> {
    let games = progress.games();
    let first = games.first().map_or(1, |&(round, _)| round);
    let mut stages = BTreeMap::new();
    for (round, game) in &games {
        let stage = HalfPoints::whole((round - first + 1) as i32);
        stages.extend(game.entries().map(|entry| (entry, stage)));
    }
    let lost: BTreeSet<EntryId> = games.iter().flat_map(|(_, game)| game.eliminated()).collect();
    stages.iter_mut().filter(|(entry, _)| !lost.contains(entry)).for_each(|(_, stage)| *stage += HalfPoints::JIGO);
    if let Some(stage) = progress.winner().and_then(|winner| stages.get_mut(&winner)) {
        *stage += HalfPoints::WIN;
    }
    stages
}

/// Returns the decided places, best first: the winner, the loser of the last game, then those who left the losers' table,
/// round by round from the last. Those who leave in the same round share their places.
pub(super) fn ranking(progress: &Progress, losers: &LosersTable) -> Vec<Places> {
    let games = progress.games();
    let mut left = games.iter().flat_map(|(_, game)| game.entries()).collect::<BTreeSet<_>>().len();
    let last = games.last().map(|(_, game)| game.slot);
    let mut ranking = Vec::new();
    for of_round in games.chunk_by(|one, other| one.0 == other.0) {
        let last_chance = of_round.iter().map(|(_, game)| game).filter(|game| {
            let goes_on = losers.is_of_winners(game.slot) && game.state != State::Vacant;
            let decides = !losers.is_final(game.slot) || progress.winner().is_some() && Some(game.slot) == last;
            !goes_on && decides
        });
        let (mut out, mut leaving) = (Vec::new(), 0);
        for game in last_chance {
            let gone: Vec<EntryId> = game.eliminated().collect();
            leaving += if game.is_decided() { gone.len() } else { 1 };
            out.extend(gone);
        }
        let to = left;
        left -= leaving.min(left);
        if !out.is_empty() {
            ranking.push(Places { from: left as u32 + 1, to: to as u32, entries: out });
        }
    }
    ranking.extend(progress.winner().map(|winner| Places { from: 1, to: 1, entries: vec![winner] }));
    ranking.reverse();
    ranking
}

/// Returns the later games that depend on the result in `slot`, in the order in which they are played.
pub(super) fn affected_by(progress: &Progress, losers: &LosersTable, slot: Slot) -> Vec<GameId> {
    let mut reached = BTreeSet::from([slot]);
    let mut affected = Vec::new();
    for (_, game) in progress.games() {
        if losers.sources(game.slot).iter().any(|source| reached.contains(&source.slot())) {
            reached.insert(game.slot);
            affected.extend(game.game);
        }
    }
    affected
}

/// Where a player of the losers' table or of the final comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Origin {
    /// The round of the game that decides it.
    pub name: RoundName,
    /// The competition's round in which it is played.
    pub round: RoundNumber,
    /// The game in its round, from the top, from 1.
    pub number: u32,
    /// Whether its loser comes, not its winner.
    pub is_loser: bool,
}

impl Progress {
    /// Returns where the upper and the lower player of a game of the losers' table come from; nothing for other games.
    pub fn origins(&self, slot: Slot) -> Option<[Origin; 2]> {
        let losers = self.losers.as_ref().filter(|losers| !losers.is_of_winners(slot) && !losers.is_final(slot))?;
        let origin = |source: &Source| {
            let round = self.round_of(source.slot())?;
            let at = round.games.iter().position(|game| game.slot == source.slot())?;
            let is_loser = matches!(source, Source::Loser(_));
            Some(Origin { name: round.name, round: round.round, number: at as u32 + 1, is_loser })
        };
        let origins: Vec<Origin> = losers.sources(slot).iter().filter_map(origin).collect();
        origins.try_into().ok()
    }
}
