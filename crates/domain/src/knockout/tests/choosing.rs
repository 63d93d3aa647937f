//! Sizes, wild cards, qualifiers and later rounds (R24, R29-R32).

use proptest::prelude::*;

use super::{entrant, plan, table};
use crate::knockout::{
    Choice, ChoiceError, NoQualifying, QualifyingRequest, choose, most_wild_cards, options, qualifier_places,
    qualifying, sub_tables, verify,
};
use crate::model::absence::AbsenceReason;
use crate::model::game::{Game, Passes};
use crate::model::id::{CompetitionId, EntryId, GameId};
use crate::model::knockout_table::{DrawPlan, Entrant, EntryRoute, Mark};
use crate::model::qualifying::Qualifying;
use crate::model::rank::Rank;
use crate::model::result::{Colour, GameResult, Verdict};

fn list(players: u32) -> Vec<Entrant> {
    (1..=players).map(entrant).collect()
}

fn ids(numbers: impl IntoIterator<Item = i64>) -> Vec<EntryId> {
    numbers.into_iter().map(EntryId).collect()
}

#[test]
fn wild_cards_take_the_last_places_and_qualifiers_those_above() {
    let choice = Choice { size: 16, later: vec![], qualified: ids([20, 12, 17, 18]), wild_cards: ids([30, 25]) };
    let drawn = choose(&list(30), &choice).unwrap();
    let order: Vec<EntryId> = drawn.iter().map(|e| e.entry).collect();
    assert_eq!(order, ids((1..=10).chain([12, 17, 18, 20, 30, 25])));
    assert_eq!(drawn[10].way, EntryRoute::Qualified);
    let table = table(DrawPlan { list: drawn, ..plan(16) }, "7");
    let marked = |mark: Mark| table.boxes.iter().filter(|b| b.mark == mark).count();
    assert_eq!((marked(Mark::Qualifier), marked(Mark::WildCard)), (4, 2));
    assert!(table.boxes.iter().filter(|b| b.mark == Mark::WildCard).all(|b| b.place > 8));
}

#[test]
fn limits_of_wild_cards_and_qualifiers_match_the_rules() {
    assert_eq!([8, 16, 32, 64].map(most_wild_cards), [1, 2, 4, 8]);
    assert_eq!([8, 16, 32].map(qualifier_places), [Some(6..=7), Some(11..=14), Some(21..=28)]);
    assert_eq!((qualifier_places(64), qualifier_places(4)), (None, None));
}

#[test]
fn choose_refuses_choices_that_do_not_fit_the_list() {
    let refusal = |choice: Choice| choose(&list(10), &choice).unwrap_err();
    let base = Choice { size: 8, ..Choice::default() };
    assert_eq!(refusal(Choice { wild_cards: ids([11]), ..base.clone() }), ChoiceError::NotListed(EntryId(11)));
    let twice = Choice { wild_cards: ids([9]), qualified: ids([9]), ..base.clone() };
    assert_eq!(refusal(twice), ChoiceError::Twice(EntryId(9)));
    assert_eq!(refusal(Choice { later: vec![(EntryId(10), 2)], ..base.clone() }), ChoiceError::LeftOut(EntryId(10)));
    assert!(matches!(refusal(Choice { size: 11, ..base }), ChoiceError::Size { listed: 10, .. }));
}

#[test]
fn later_round_player_waits_for_the_winner_of_a_sub_table() {
    let choice = Choice { size: 13, later: vec![(EntryId(1), 3)], ..Choice::default() };
    let drawn = choose(&list(20), &choice).unwrap();
    let table = table(DrawPlan { list: drawn, ..plan(16) }, "");
    let sub = sub_tables(&table);
    assert_eq!((sub.len(), sub[0].waiting, sub[0].round, sub[0].boxes.clone()), (1, EntryId(1), 3, 4..8));
    assert_eq!(sub[0].entries.len(), 4);
    assert_eq!(verify(&table), Ok(()));
}

#[test]
fn options_show_the_effect_of_each_size() {
    let mut players = list(22);
    players.iter_mut().zip(0..).for_each(|(e, at)| e.rank = Rank::from_grade(4 - at));
    let sizes = options(&players, 6);
    let effects: Vec<(u32, u32, u32, usize)> =
        sizes.iter().map(|o| (o.size, o.first_round, o.byes, o.out.len())).collect();
    assert_eq!(effects, [(22, 2, 10, 0), (16, 3, 0, 6), (8, 4, 0, 14), (4, 5, 0, 18), (2, 6, 0, 20)]);
    assert_eq!(sizes[0].gaps, [11, 9, 7, 5, 3, 1]);
    assert_eq!((sizes[1].widest_gap(), sizes[1].out[0]), (15, EntryId(17)));
    assert_eq!(options(&players, 3)[0].size, 8, "three rounds hold eight players");
    assert!(options(&players[..1], 6).is_empty() && options(&players, 0).is_empty());
}

fn qualifying_request(lines: u32, wild_cards: u32, rounds: u32, begins: u32) -> QualifyingRequest {
    QualifyingRequest { lines, wild_cards, for_wild_cards: 0, rounds, begins }
}

/// Nobody is absent.
fn nobody(_: EntryId, _: u32) -> Option<AbsenceReason> {
    None
}

fn game(q: &Qualifying, round: u32, at: usize, games: &[Game], winner: Verdict) -> Game {
    let due = q.games(round, games, &nobody)[at];
    Game {
        id: GameId(games.len() as i64 + 1),
        competition: CompetitionId::OPEN,
        round,
        board: 1,
        black: due.a,
        white: due.b,
        handicap: 0,
        passes: Passes::both(Some(GameResult::played(winner))),
        knockout: None,
        ladder_winner: None,
        locked: false,
        changed_after_release: false,
        played_on: None,
    }
}

#[test]
fn two_qualifying_rounds_for_two_places() {
    let q = qualifying(&list(12), &qualifying_request(8, 1, 2, 4)).unwrap();
    assert_eq!((q.direct.len(), q.first_round), (5, 2));
    assert_eq!(q.sections[0].boxes, [Some(6), None, Some(10), Some(9)].map(|e| e.map(EntryId)));
    assert_eq!(q.sections[1].boxes, [Some(7), Some(12), Some(11), Some(8)].map(|e| e.map(EntryId)));
    assert_eq!(
        (q.games(2, &[], &nobody).len(), q.games(3, &[], &nobody).len(), q.games(4, &[], &nobody).len()),
        (3, 0, 0)
    );
    let mut games: Vec<Game> = Vec::new();
    for at in 0..3 {
        games.push(game(&q, 2, at, &games, Colour::White.wins()));
    }
    assert_eq!(q.winners(&games, &nobody), [None, None]);
    games.push(game(&q, 3, 0, &games, Verdict::BlackWins));
    games.push(game(&q, 3, 1, &games, Verdict::Jigo));
    assert_eq!(q.winners(&games, &nobody), [Some(EntryId(6)), None]);
    games[4].ladder_winner = Some(EntryId(8));
    assert_eq!(q.winners(&games, &nobody), [Some(EntryId(6)), Some(EntryId(8))]);
    assert!(q.open(&games, &nobody).is_empty());
}

#[test]
fn qualifiers_can_replace_wild_cards() {
    let request = QualifyingRequest { for_wild_cards: 2, ..qualifying_request(16, 0, 1, 3) };
    let q = qualifying(&list(30), &request).unwrap();
    assert_eq!((q.direct.len(), q.sections.len(), q.last_round()), (10, 6, 2));
    assert_eq!(q.sections[5].boxes, [Some(16), Some(17)].map(|e| e.map(EntryId)));
}

#[test]
fn absent_player_loses_the_qualifying_game_by_walkover() {
    let q = qualifying(&list(12), &qualifying_request(8, 1, 2, 4)).unwrap();
    let away = |entry: EntryId, _: u32| (entry == EntryId(12)).then_some(AbsenceReason::NotSeen);
    assert_eq!(q.games(2, &[], &away).len(), 2, "7 advances without a game");
    let both_away = |entry: EntryId, _: u32| [12, 7].contains(&entry.0).then_some(AbsenceReason::Consent);
    let games = [game(&q, 2, 2, &[], Verdict::BlackWins)];
    assert_eq!(q.winners(&games, &both_away), [None, Some(EntryId(11))]);
}

#[test]
fn withdrawn_player_does_not_qualify_without_an_opponent() {
    let mut q = qualifying(&list(12), &qualifying_request(8, 1, 2, 4)).unwrap();
    q.sections[0].boxes = vec![Some(EntryId(6)), None, None, None];
    let absent = |reason| move |entry: EntryId, _: u32| (entry == EntryId(6)).then_some(reason);
    assert_eq!(q.winners(&[], &absent(AbsenceReason::Consent))[0], Some(EntryId(6)));
    assert_eq!(q.winners(&[], &absent(AbsenceReason::Withdrawn))[0], None);
    assert!(!q.open(&[], &absent(AbsenceReason::Withdrawn)).contains(&0));
}

#[test]
fn qualifying_refuses_requests_against_the_rules() {
    assert_eq!(qualifying(&list(80), &qualifying_request(64, 0, 1, 3)), Err(NoQualifying::Lines(64)));
    assert_eq!(qualifying(&list(40), &qualifying_request(16, 0, 3, 4)), Err(NoQualifying::Rounds(3)));
    assert_eq!(qualifying(&list(40), &qualifying_request(16, 0, 2, 2)), Err(NoQualifying::TooEarly(2)));
    assert_eq!(qualifying(&list(17), &qualifying_request(16, 2, 1, 3)), Err(NoQualifying::TooFew(17, 4)));
    let too_many = QualifyingRequest { for_wild_cards: 1, ..qualifying_request(16, 2, 1, 3) };
    assert!(matches!(qualifying(&list(40), &too_many), Err(NoQualifying::WildCards { given: 3, .. })));
    assert!(matches!(
        qualifying(&list(40), &qualifying_request(16, 3, 1, 3)),
        Err(NoQualifying::WildCards { most: 2, .. })
    ));
}

proptest! {
    #[test]
    fn qualifying_has_each_player_once(players in 8u32..90, wide in 0u32..3, wild in 0u32..=1, rounds in 1u32..=2) {
        let lines = 8 << wide;
        let Ok(q) = qualifying(&list(players), &qualifying_request(lines, wild, rounds, 4)) else { return Ok(()) };
        prop_assert_eq!(q.direct.len() + q.sections.len() + wild as usize, lines as usize);
        let mut all: Vec<EntryId> = q.sections.iter().flat_map(|s| s.boxes.iter().copied().flatten()).collect();
        prop_assert!(q.sections.iter().all(|s| s.boxes.len() == 1 << rounds));
        all.extend(&q.direct);
        all.sort_unstable();
        prop_assert_eq!(&all, &ids(1..=all.len() as i64));
        prop_assert!(all.len() == players as usize || q.sections.iter().all(|s| s.boxes.iter().all(Option::is_some)));
    }
}
