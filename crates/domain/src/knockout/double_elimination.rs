//! Double elimination: the games after a first loss, and the last games (R61).

use super::losers_table::{LosersTable, Source};
use super::stage::RoundName;
use super::table_game::{Judge, Side, TableGame, TableRound};
use crate::model::absence::AbsenceReason;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::knockout_rules::LastGame;
use crate::model::knockout_table::Slot;

/// Adds the losers' table and the last games to the rounds of the winners' table.
pub(super) fn go_on<A>(rounds: &mut Vec<TableRound>, judge: &Judge<'_, A>, last_game: LastGame) -> LosersTable
where
    A: Fn(EntryId, RoundNumber) -> Option<AbsenceReason>,
{
    let plan = LosersTable::of(&judge.table.boxes);
    let champion = rounds.last().and_then(|last| last.games.first()).map_or(Side::Nobody, TableGame::winning_side);
    if let Some(last) = rounds.last_mut() {
        last.name = RoundName::WinnersFinal;
    }
    for (round, pairs) in (0..).zip(&plan.rounds).filter(|(_, pairs)| !pairs.is_empty()) {
        let number = judge.table.first_round.saturating_add(round);
        let game = |(index, two): (u32, &[Source; 2])| {
            let [a, b] = two.map(|source| side(rounds, source));
            judge.judge(Slot::Main { round, index }, number, a, b)
        };
        let games = (plan.first_game(round)..).zip(pairs).map(game).collect();
        rounds.push(TableRound { name: RoundName::LosersRound, round: number, games });
    }
    let challenger = plan.last.map_or(Side::Nobody, |source| side(rounds, source));
    rounds.extend(finals(judge, [champion, challenger], plan.rounds.len() as u32, last_game));
    plan
}

/// Returns who comes from a source.
fn side(rounds: &[TableRound], source: Source) -> Side {
    let game = rounds.iter().flat_map(|round| &round.games).find(|game| game.slot == source.slot());
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
