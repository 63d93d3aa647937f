//! Double eliminations played to the end: who is out, who wins, and the places (R61).

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;

use super::playing::{enter_result, favourite, nobody, play, withdrawn};
use super::{plan, table};
use crate::knockout::{Progress, RoundName};
use crate::model::game::{Game, Passes};
use crate::model::id::EntryId;
use crate::model::knockout_rules::LastGame;
use crate::model::knockout_table::{DrawPlan, KnockoutTable};
use crate::model::result::{Colour, GameResult};

fn started(players: u32, last_game: LastGame) -> KnockoutTable {
    table(DrawPlan { double: Some(last_game), ..plan(players) }, "dice")
}

/// Returns how often each player has lost.
fn losses(games: &[Game]) -> BTreeMap<EntryId, u32> {
    let mut losses = BTreeMap::new();
    for game in games {
        let winner = game.passes.agreed().and_then(|result| result.winner()).unwrap();
        *losses.entry(game.entry(winner.other())).or_default() += 1;
    }
    losses
}

/// Lets the smaller key win, except in the games of round `upset`.
fn upset_in(upset: u32) -> impl FnMut(&mut Game) {
    move |game| {
        let better = if game.black < game.white { Colour::Black } else { Colour::White };
        let colour = if game.round == upset { better.other() } else { better };
        game.passes = Passes::both(Some(GameResult::played(colour.wins())));
    }
}

#[test]
fn favourites_take_their_places_in_sixteen() {
    let table = started(16, LastGame::Second);
    let games = play(&table, &nobody, &mut favourite);
    let progress = Progress::of(&table, &games, nobody);
    assert_eq!(games.len(), 30);
    assert_eq!(progress.last_round(), 7, "two rounds more than a knock-out, and the final");
    let places: Vec<(u32, u32)> = progress.ranking().iter().map(|p| (p.from, p.to)).collect();
    assert_eq!(places, [(1, 1), (2, 2), (3, 3), (4, 5), (6, 8), (9, 12), (13, 16)]);
    let first: Vec<EntryId> = progress.ranking().into_iter().take(3).flat_map(|p| p.entries).collect();
    assert_eq!(first, [EntryId(1), EntryId(2), EntryId(3)]);
    let stages = progress.stages();
    assert!(stages[&EntryId(1)] > stages[&EntryId(2)] && stages[&EntryId(2)] > stages[&EntryId(3)]);
}

#[test]
fn losing_the_first_final_leads_to_a_second_one() {
    let (second, one) = (started(8, LastGame::Second), started(8, LastGame::One));
    let final_round = Progress::of(&second, &[], nobody).last_round();
    let games = play(&second, &nobody, &mut upset_in(final_round));
    let progress = Progress::of(&second, &games, nobody);
    assert_eq!(progress.rounds.last().unwrap().name, RoundName::SecondFinal);
    assert_eq!(progress.last_round(), final_round + 1);
    assert_eq!(progress.winner(), Some(EntryId(1)), "who wins the second game");
    assert_eq!(progress.ranking()[1].entries, [EntryId(2)]);

    let games = play(&one, &nobody, &mut upset_in(final_round));
    let progress = Progress::of(&one, &games, nobody);
    assert_eq!((progress.winner(), progress.last_round()), (Some(EntryId(2)), final_round));
}

#[test]
fn best_of_three_ends_with_the_second_win() {
    let table = started(8, LastGame::BestOfThree);
    let certain = Progress::of(&table, &[], nobody).last_round();
    for (upset, games_of_final) in [(0, 2), (certain, 3), (certain - 1, 3)] {
        let games = play(&table, &nobody, &mut upset_in(upset));
        let progress = Progress::of(&table, &games, nobody);
        assert_eq!(progress.winner(), Some(EntryId(1)));
        let finals = progress.rounds.iter().skip_while(|round| round.name != RoundName::Final).count();
        assert_eq!(finals, games_of_final, "upset in round {upset}");
    }
}

#[test]
fn a_correction_reaches_both_tables() {
    let table = started(8, LastGame::Second);
    let games = play(&table, &nobody, &mut favourite);
    let progress = Progress::of(&table, &games, nobody);
    let first = progress.rounds[0].games[0];
    let affected = progress.affected_by(first.slot);
    let rounds: Vec<u32> = games.iter().filter(|game| affected.contains(&game.id)).map(|game| game.round).collect();
    assert_eq!(rounds, [2, 2, 3, 3, 3, 4, 5, 6], "the later games of both tables, to the final");
    let last = progress.rounds.last().unwrap().games[0].slot;
    assert_eq!(progress.affected_by(last), []);
}

#[test]
fn progress_accepts_a_damaged_table() {
    let whole = started(8, LastGame::Second);
    for boxes in 0..8 {
        let cut = KnockoutTable { boxes: whole.boxes[..boxes].to_vec(), first_round: u32::MAX, ..whole.clone() };
        let progress = Progress::of(&cut, &[], nobody);
        assert!(progress.ranking().len() <= boxes && progress.stages().len() <= boxes);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases::cases(8)))]

    #[test]
    fn nobody_is_out_before_the_second_loss(
        players in 2u32..=64,
        black in prop::collection::vec(any::<bool>(), 130),
        last_game in prop::sample::select(vec![LastGame::Second, LastGame::One, LastGame::BestOfThree]),
    ) {
        let table = started(players, last_game);
        let mut black = black.into_iter();
        let games = play(&table, &nobody, &mut |game| {
            let colour = if black.next().unwrap() { Colour::Black } else { Colour::White };
            game.passes = Passes::both(Some(GameResult::played(colour.wins())));
        });
        let progress = Progress::of(&table, &games, nobody);
        let winner = progress.winner().unwrap();
        let losses = losses(&games);
        for entry in table.boxes.iter().filter_map(|b| b.entry).filter(|&entry| entry != winner) {
            let lost = losses.get(&entry).copied().unwrap_or(0);
            let second = progress.ranking()[1].entries == [entry];
            prop_assert!(lost == 2 || second && (1..=3).contains(&lost), "{entry:?} lost {lost} times");
        }
        prop_assert!(losses.get(&winner).copied().unwrap_or(0) <= 2);
    }

    #[test]
    fn everyone_has_one_place_whatever_happens(
        players in 2u32..=64,
        kinds in prop::collection::vec(0u8..11, 130),
        gone in prop::collection::btree_map(1i64..=64, 1u32..=8, 0..6),
    ) {
        let table = started(players, LastGame::Second);
        let away = withdrawn(|e, round| gone.get(&e.0).is_some_and(|&from| round >= from));
        let mut kinds = kinds.into_iter();
        let games = play(&table, &away, &mut |g| enter_result(g, kinds.next().unwrap()));
        let progress = Progress::of(&table, &games, &away);
        prop_assert!(progress.games().iter().all(|(_, game)| game.is_decided()));
        let all: BTreeSet<EntryId> = table.boxes.iter().filter_map(|b| b.entry).collect();
        let ranking = progress.ranking();
        let ranked: Vec<EntryId> = ranking.iter().flat_map(|p| p.entries.clone()).collect();
        prop_assert_eq!(ranked.len(), all.len(), "each player has one place");
        prop_assert_eq!(ranked.into_iter().collect::<BTreeSet<_>>(), all);
        let stages = progress.stages();
        for two in ranking.windows(2) {
            prop_assert_eq!(two[0].to + 1, two[1].from);
            prop_assert!(two[0].entries.iter().all(|e| two[1].entries.iter().all(|other| stages[e] > stages[other])));
        }
    }
}
