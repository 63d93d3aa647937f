//! Tables played to the end: winners, due games, and the effects of corrections (R32-R34, R37, R40, R42).

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;

use super::{plan, table};
use crate::knockout::{Block, DueGame, How, Progress, Reached, RoundName, Side, State, first_round_pairs};
use crate::model::absence::AbsenceReason;
use crate::model::game::{Game, KnockoutGame, Passes};
use crate::model::id::{CompetitionId, EntryId, GameId, RoundNumber};
use crate::model::knockout_table::{KnockoutTable, Slot};
use crate::model::result::{Colour, GameResult, Verdict};

/// Returns a table of `players` that starts in round 1 of the Open, with a game for third place.
fn started(players: u32) -> KnockoutTable {
    KnockoutTable { third_place: true, ..table(plan(players), "dice") }
}

/// Nobody is absent.
pub(super) fn nobody(_: EntryId, _: RoundNumber) -> Option<AbsenceReason> {
    None
}

/// The players that `is_gone` names have withdrawn.
pub(super) fn withdrawn(
    is_gone: impl Fn(EntryId, RoundNumber) -> bool,
) -> impl Fn(EntryId, RoundNumber) -> Option<AbsenceReason> {
    move |entry, round| is_gone(entry, round).then_some(AbsenceReason::Withdrawn)
}

fn paired(due: DueGame, table: &KnockoutTable, round: RoundNumber, games: &[Game]) -> Game {
    Game {
        id: GameId(games.len() as i64 + 1),
        competition: CompetitionId::OPEN,
        round,
        board: games.len() as u32 + 1,
        black: due.b,
        white: due.a,
        handicap: 0,
        passes: Passes::default(),
        knockout: Some(KnockoutGame { draw: table.id.into(), slot: due.slot }),
        ladder_winner: None,
        locked: false,
        changed_after_release: false,
        played_on: None,
    }
}

/// Plays every round, with results entered by `result`. Checks that no game is due too early.
pub(super) fn play(
    table: &KnockoutTable,
    away: &dyn Fn(EntryId, u32) -> Option<AbsenceReason>,
    result: &mut dyn FnMut(&mut Game),
) -> Vec<Game> {
    let mut games: Vec<Game> = Vec::new();
    let mut round = table.first_round;
    while round <= Progress::of(table, &games, away).last_round() {
        let due = Progress::of(table, &games, away).due(round).unwrap();
        let first = games.len();
        for due in due {
            games.push(paired(due, table, round, &games));
        }
        let now = Progress::of(table, &games, away);
        assert_eq!(now.due(round), Ok(vec![]), "paired games are not due again");
        if first < games.len() && round < now.last_round() {
            assert_eq!(now.due(round + 1).unwrap_err().block, Block::NoResult);
        }
        games[first..].iter_mut().for_each(&mut *result);
        round += 1;
    }
    games
}

/// Lets the smaller key win.
pub(super) fn favourite(game: &mut Game) {
    let colour = if game.black < game.white { Colour::Black } else { Colour::White };
    game.passes = Passes::both(Some(GameResult::played(colour.wins())));
}

#[test]
fn table_of_eleven_is_won_by_the_first_seed() {
    let table = KnockoutTable { first_round: 3, ..started(11) };
    let games = play(&table, &nobody, &mut favourite);
    let progress = Progress::of(&table, &games, nobody);
    let names: Vec<(String, u32)> = progress.rounds.iter().map(|r| (r.name.to_string(), r.round)).collect();
    let expected = [("Round of 16", 3), ("Quarter-finals", 4), ("Semi-finals", 5), ("Final", 6)];
    assert_eq!(names, expected.map(|(name, round)| (name.to_string(), round)));
    assert_eq!(progress.winner(), Some(EntryId(1)));
    let hows: Vec<Option<How>> = progress.rounds[0].games.iter().map(|g| g.how()).collect();
    assert_eq!(hows.iter().filter(|h| **h == Some(How::Bye)).count(), 5);
    assert_eq!(games.len(), 11, "ten games to find the winner, and one for third place");
    let reached = progress.reached();
    assert_eq!(
        [1, 2, 3, 4].map(|n| reached[&EntryId(n)]),
        [Reached::Winner, Reached::Finalist, Reached::SemiFinals, Reached::SemiFinals]
    );
    assert!((5..=8).all(|n| reached[&EntryId(n)] == Reached::QuarterFinals), "{reached:?}");
    let ranking: Vec<(u32, u32)> = progress.ranking().iter().map(|p| (p.from, p.to)).collect();
    assert_eq!(ranking, [(1, 1), (2, 2), (3, 3), (4, 4), (5, 8), (9, 11)]);
    assert_eq!(progress.busy(3).len(), 6);
    assert!(progress.busy(2).is_empty() && !progress.busy(4).contains(&EntryId(9)));
    assert_eq!(first_round_pairs(&table).len(), 3);
}

#[test]
fn jigo_blocks_the_next_round_until_its_ladder_is_decided() {
    let table = started(4);
    let mut games = play(&table, &nobody, &mut favourite);
    games.truncate(2);
    games[0].passes = Passes::both(Some(GameResult::played(Verdict::Jigo)));
    let refusal = Progress::of(&table, &games, nobody).due(2).unwrap_err();
    assert_eq!((refusal.block, refusal.number, refusal.name), (Block::Drawn, 1, Some(RoundName::SemiFinals)));
    let expected =
        "Semi-finals, game 1 (round 1): The game has no winner. Play the jigo ladder and enter its winner (R38).";
    assert_eq!(refusal.to_string(), expected);
    games[0].ladder_winner = Some(games[0].black);
    let progress = Progress::of(&table, &games, nobody);
    assert_eq!(progress.rounds[0].games[0].how(), Some(How::Ladder));
    assert_eq!(progress.due(2).unwrap().len(), 2);
    games[0].ladder_winner = Some(EntryId(99));
    assert_eq!(Progress::of(&table, &games, nobody).due(2).unwrap_err().block, Block::Drawn);
}

#[test]
fn next_opponent_has_a_walkover_if_both_players_lose() {
    let table = started(4);
    let mut games = play(&table, &nobody, &mut favourite);
    games.truncate(2);
    games[0].passes = Passes::both(Some(GameResult::forfeit(Verdict::BothLose)));
    let progress = Progress::of(&table, &games, nobody);
    assert_eq!(progress.rounds[1].games[0].a, Side::Nobody);
    assert_eq!(progress.rounds[1].games[0].state, State::Won { winner: EntryId(2), how: How::Walkover });
    assert_eq!(progress.winner(), Some(EntryId(2)));
    assert_eq!(progress.due(2), Ok(vec![]));
    assert_eq!(progress.third_place.unwrap().how(), Some(How::Walkover));
}

#[test]
fn withdrawn_player_loses_the_next_game_by_walkover() {
    let table = started(8);
    let mut games = play(&table, &nobody, &mut favourite);
    games.truncate(4);
    let gone = withdrawn(|entry, _| entry == EntryId(1));
    let progress = Progress::of(&table, &games, gone);
    let semi = progress.rounds[1].games[0];
    assert_eq!((semi.how(), semi.game), (Some(How::Walkover), None));
    assert_eq!(progress.reached()[&EntryId(1)], Reached::SemiFinals);
    assert!(!progress.busy(2).contains(&semi.winner().unwrap()), "the winner plays in the McMahon field");
    assert_eq!(progress.due(2).unwrap().len(), 1);
    let all_gone = Progress::of(&table, &games, withdrawn(|_, _| true));
    assert_eq!((all_gone.winner(), all_gone.rounds[2].games[0].state), (None, State::Vacant));
}

#[test]
fn correction_invalidates_the_later_games() {
    let table = started(8);
    let mut games = play(&table, &nobody, &mut favourite);
    let before = Progress::of(&table, &games, nobody);
    let first = Slot::Main { round: 0, index: 0 };
    let affected = before.affected_by(first);
    let of = |slot| before.game(slot).and_then(|g| g.game).unwrap();
    let later = [of(Slot::Main { round: 1, index: 0 }), of(Slot::ThirdPlace), of(Slot::Main { round: 2, index: 0 })];
    assert_eq!(affected, later);
    assert!(before.affected_by(Slot::Main { round: 2, index: 0 }).is_empty());
    games[0].passes = Passes::both(Some(GameResult::played(Verdict::BlackWins)));
    let after = Progress::of(&table, &games, nobody);
    assert_eq!(after.game(Slot::Main { round: 1, index: 0 }).unwrap().state, State::Invalidated);
    assert_eq!(after.due(2).unwrap_err().block, Block::Invalidated);
    assert_eq!(after.winner(), None);
}

#[test]
fn unpaired_round_blocks_the_next_round() {
    let table = started(4);
    let refusal = Progress::of(&table, &[], nobody).due(2).unwrap_err();
    assert_eq!((refusal.block, refusal.round), (Block::NotPaired, 1));
}

/// Enters one of the possible results, by number.
pub(super) fn enter_result(game: &mut Game, kind: u8) {
    let result = match kind {
        0..=3 => GameResult::played(Verdict::BlackWins),
        4..=6 => GameResult::played(Verdict::WhiteWins),
        7 => GameResult::forfeit(Verdict::WhiteWins),
        8 => GameResult::walkover(Colour::Black),
        9 => GameResult::played(Verdict::NoResult),
        10 => GameResult::played(Verdict::Jigo),
        _ => GameResult::forfeit(Verdict::BothLose),
    };
    game.passes = Passes::both(Some(result));
    game.ladder_winner = (9..=10).contains(&kind).then_some(game.white);
}

#[test]
fn progress_accepts_a_damaged_table() {
    let whole = started(8);
    for boxes in 0..8 {
        let cut = KnockoutTable { boxes: whole.boxes[..boxes].to_vec(), first_round: u32::MAX, ..whole.clone() };
        let progress = Progress::of(&cut, &[], nobody);
        assert_eq!(
            progress.games().len(),
            progress.rounds.iter().map(|r| r.games.len()).sum::<usize>() + usize::from(boxes > 2)
        );
        assert!(progress.ranking().len() <= boxes && first_round_pairs(&cut).len() <= boxes / 2);
    }
}

proptest! {
    #[test]
    fn table_played_to_the_end_has_one_winner(
        players in 2u32..=64,
        kinds in prop::collection::vec(0u8..11, 64),
        gone in prop::collection::btree_map(1i64..=64, 1u32..=6, 0..6),
    ) {
        let table = started(players);
        let away = withdrawn(|e, round| gone.get(&e.0).is_some_and(|&from| round >= from));
        let mut kinds = kinds.into_iter();
        let games = play(&table, &away, &mut |g| enter_result(g, kinds.next().unwrap()));
        let progress = Progress::of(&table, &games, &away);
        let mut out: BTreeMap<EntryId, u32> = BTreeMap::new();
        for game in progress.rounds.iter().flat_map(|r| &r.games) {
            prop_assert!(game.is_decided());
            game.eliminated().for_each(|e| *out.entry(e).or_default() += 1);
        }
        let all: BTreeSet<EntryId> = table.boxes.iter().filter_map(|b| b.entry).collect();
        prop_assert!(out.values().all(|&times| times == 1), "nobody is eliminated twice");
        let left: Vec<EntryId> = all.iter().copied().filter(|e| !out.contains_key(e)).collect();
        prop_assert_eq!(&left, &progress.winner().into_iter().collect::<Vec<_>>());
        prop_assert!(!left.is_empty() || !gone.is_empty());
        let ranked: Vec<EntryId> = progress.ranking().into_iter().flat_map(|p| p.entries).collect();
        prop_assert_eq!(ranked.len(), all.len(), "each player has one place");
        prop_assert_eq!(ranked.into_iter().collect::<BTreeSet<_>>(), all);
        for game in &games {
            prop_assert!(away(game.black, game.round).is_none() && away(game.white, game.round).is_none());
        }
    }

    #[test]
    fn places_are_contiguous(players in 2u32..=64, kinds in prop::collection::vec(0u8..11, 64)) {
        let table = started(players);
        let mut kinds = kinds.into_iter();
        let games = play(&table, &nobody, &mut |g| enter_result(g, kinds.next().unwrap()));
        let progress = Progress::of(&table, &games, nobody);
        let mut next = 1;
        for places in progress.ranking() {
            prop_assert_eq!(places.from, next, "{:?}", progress.ranking());
            prop_assert_eq!(places.entries.len() as u32, places.to + 1 - places.from);
            next = places.to + 1;
        }
        prop_assert_eq!(next, players + 1);
        let reached: Vec<Reached> = progress.reached().into_values().collect();
        prop_assert_eq!(reached.len() as u32, players);
        prop_assert_eq!(reached.iter().filter(|r| **r == Reached::Winner).count(), 1);
        prop_assert_eq!(reached.iter().filter(|r| **r == Reached::Finalist).count(), 1);
    }

    #[test]
    fn table_is_decided_even_if_both_players_lose(players in 2u32..=64, kinds in prop::collection::vec(4u8..=11, 64)) {
        let table = started(players);
        let mut kinds = kinds.into_iter();
        let games = play(&table, &nobody, &mut |g| enter_result(g, kinds.next().unwrap()));
        let progress = Progress::of(&table, &games, nobody);
        prop_assert!(progress.games().iter().all(|(_, g)| g.is_decided()));
        let ranked: BTreeSet<EntryId> = progress.ranking().into_iter().flat_map(|p| p.entries).collect();
        prop_assert_eq!(ranked.len() as u32, players);
        if let Some(winner) = progress.winner() {
            prop_assert_eq!(&progress.ranking()[0].entries, &[winner]);
        }
    }
}
