//! Changes of a table after its draw: alternates, rulings, and corrections carried through (R34).

use chrono::NaiveDate;

use super::{plan, table};
use crate::knockout::{
    CannotCarry, Carried, How, Progress, State, carry_through, invalidated_games, progress, replaced, reseat, verify,
};
use crate::model::absence::AbsenceReason;
use crate::model::competition::{Competition, System};
use crate::model::entry::{Entry, EntryStatus, Rounds};
use crate::model::event_settings::EventSettings;
use crate::model::game::{Game, KnockoutGame, Passes};
use crate::model::id::{CompetitionId, EntryId, GameId, TableId};
use crate::model::knockout_rules::AfterWithdrawal;
use crate::model::knockout_table::{KnockoutTable, Mark, Ruling, Slot};
use crate::model::player::Player;
use crate::model::rank::Rank;
use crate::model::result::{GameResult, Verdict};
use crate::model::round::{Bye, Round, RoundState};
use crate::model::tournament::Tournament;

const OPEN: CompetitionId = CompetitionId::OPEN;

fn holder(table: &KnockoutTable, place: u32) -> Option<i64> {
    table.boxes.iter().find(|b| b.place == place).and_then(|b| b.entry).map(|e| e.0)
}

/// Returns the box of a player.
fn place_of(table: &KnockoutTable, entry: i64) -> Option<u32> {
    table.boxes.iter().find(|b| b.entry == Some(EntryId(entry))).map(|b| b.place)
}

#[test]
fn strongest_unseeded_player_replaces_a_seed_and_the_alternate_replaces_that_player() {
    let mut table = table(plan(22), "dice");
    let old = place_of(&table, 9).unwrap();
    let changes = replaced(&table, EntryId(2), Some(EntryId(23)), AfterWithdrawal::Alternate, "ill");
    reseat(&mut table, changes);
    assert_eq!((holder(&table, 2), holder(&table, old), place_of(&table, 2)), (Some(9), Some(23), None));
    let marks: Vec<Mark> = [2, old].map(|p| table.boxes.iter().find(|b| b.place == p).unwrap().mark).to_vec();
    assert_eq!(marks, [Mark::Seed(9), Mark::Alternate]);
    assert_eq!(verify(&table), Ok(()), "the replacement is recorded");
    table.boxes.swap(0, 5);
    assert!(verify(&table).is_err(), "an unrecorded swap is found");
}

#[test]
fn alternate_replaces_an_unseeded_player_and_otherwise_the_box_is_a_bye() {
    let drawn = table(plan(22), "dice");
    let place = place_of(&drawn, 20).unwrap();
    let after = |alternate: Option<i64>, rule| {
        let mut table = drawn.clone();
        let changes = replaced(&table, EntryId(20), alternate.map(EntryId), rule, "ill");
        reseat(&mut table, changes);
        assert_eq!(verify(&table), Ok(()));
        holder(&table, place)
    };
    assert_eq!(after(Some(23), AfterWithdrawal::Alternate), Some(23));
    assert_eq!(after(None, AfterWithdrawal::Alternate), None);
    assert_eq!(after(Some(23), AfterWithdrawal::Bye), None);
    assert_eq!(after(Some(23), AfterWithdrawal::Walkover), Some(20));
    assert!(replaced(&drawn, EntryId(40), Some(EntryId(23)), AfterWithdrawal::Alternate, "ill").is_empty());
}

/// Returns three rounds with a table of eight from round 1 and two more players. Round 1 is played, and the smaller key
/// wins; round 2 is paired without results.
fn second_round() -> Tournament {
    let mut tournament = first_round_played();
    set_round(&mut tournament, 2);
    tournament
}

/// Returns three rounds with a table of eight from round 1 and two more players. Round 1 is played, and the smaller key
/// wins.
fn first_round_played() -> Tournament {
    let mut table = table(plan(8), "dice");
    table.third_place = true;
    let entry = |id: i64| Entry::new(EntryId(id), OPEN, Player::new(format!("F{id}"), "G", Rank::SHODAN));
    let event = EventSettings::new("Cup", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), "");
    let mut tournament = Tournament {
        entries: (1..=10).map(entry).collect(),
        tables: vec![table],
        ..Tournament::new(event, Competition::new(OPEN, "Open", System::McMahon, 3))
    };
    set_round(&mut tournament, 1);
    tournament.games.iter_mut().for_each(|game| win(game, game.black.min(game.white)));
    tournament
}

fn win(game: &mut Game, winner: EntryId) {
    let verdict = if game.black == winner { Verdict::BlackWins } else { Verdict::WhiteWins };
    game.passes = Passes::both(Some(GameResult::played(verdict)));
}

/// Pairs the due games of the table, then the other players of the round in the order of their keys. The last player has
/// the bye if their number is odd.
fn set_round(tournament: &mut Tournament, round: u32) {
    let table = tournament.tables[0].clone();
    let due = progress(tournament, &table).due(round).unwrap();
    let mut pairs: Vec<(EntryId, EntryId, Option<Slot>)> = due.iter().map(|g| (g.a, g.b, Some(g.slot))).collect();
    let busy: Vec<EntryId> = pairs.iter().flat_map(|p| [p.0, p.1]).collect();
    let plays = tournament.entries.iter().filter(|e| e.plays(round)).map(|e| e.id);
    let free: Vec<EntryId> = plays.filter(|e| !busy.contains(e)).collect();
    let field = free.chunks_exact(2);
    tournament.byes.extend(field.remainder().iter().map(|&entry| Bye { competition: OPEN, round, entry }));
    pairs.extend(field.map(|two| (two[0], two[1], None)));
    for ((black, white, slot), board) in pairs.into_iter().zip(1..) {
        let game = Game::new(GameId(i64::from(round * 100 + board)), OPEN, round, board, (black, white));
        let knockout = slot.map(|slot| KnockoutGame { draw: table.id.into(), slot });
        tournament.games.push(Game { knockout, ..game });
    }
    tournament.rounds.push(Round { competition: OPEN, number: round, state: RoundState::Released });
}

/// Reverses the result of the first quarter-final. Returns the player who should advance and the one who did.
fn reverse_first_result(tournament: &mut Tournament) -> (EntryId, EntryId) {
    let game = &mut tournament.games[0];
    let (had, should) = (game.black.min(game.white), game.black.max(game.white));
    win(game, should);
    (should, had)
}

fn semi_final(tournament: &Tournament) -> Game {
    let slot = Slot::Main { round: 1, index: 0 };
    tournament.games.iter().find(|g| g.knockout.is_some_and(|k| k.slot == slot)).unwrap().clone()
}

/// Returns the players of the round, sorted.
fn seated(tournament: &Tournament, round: u32) -> Vec<EntryId> {
    let games = tournament.games.iter().filter(|g| g.round == round);
    let mut seated: Vec<EntryId> = games.flat_map(|g| [g.black, g.white]).collect();
    seated.sort_unstable();
    seated
}

/// Carries a correction through the games of a table.
fn carry(tournament: &mut Tournament, table: TableId, annul: bool) -> Result<Vec<Carried>, CannotCarry> {
    let games = |t: &Tournament| t.table(table).map(|table| progress(t, table).games()).unwrap_or_default();
    carry_through(tournament, &games, annul)
}

#[test]
fn carry_through_swaps_the_games_of_the_two_players() {
    let mut tournament = second_round();
    let table = tournament.tables[0].id;
    let before = seated(&tournament, 2);
    let (should, had) = reverse_first_result(&mut tournament);
    let game_of = |t: &Tournament, e| t.games.iter().find(|g| g.round == 2 && g.colour_of(e).is_some()).unwrap().id;
    let field_game = game_of(&tournament, should);
    let carried = carry(&mut tournament, table, false).unwrap();
    let semi = semi_final(&tournament);
    assert_eq!(carried.len(), 2);
    assert_eq!(carried[0], Carried::Seat { game: semi.id, out: had, into: should });
    assert!(semi.colour_of(should).is_some() && semi.colour_of(had).is_none());
    assert_eq!(game_of(&tournament, had), field_game);
    assert_eq!(seated(&tournament, 2), before);
    assert!(invalidated_games(&progress(&tournament, &tournament.tables[0])).is_empty());
    assert_eq!(carry(&mut tournament, table, false), Ok(Vec::new()), "a second call changes nothing");
}

#[test]
fn carry_through_gives_the_bye_of_the_joining_player_to_the_leaving_player() {
    let mut tournament = second_round();
    let table = tournament.tables[0].id;
    let (should, had) = reverse_first_result(&mut tournament);
    tournament.games.retain(|g| g.round != 2 || g.colour_of(should).is_none());
    let bye = |entry| Bye { competition: OPEN, round: 2, entry };
    tournament.byes = vec![Bye { round: 1, ..bye(should) }, bye(should)];
    let semi = semi_final(&tournament).id;
    let carried = carry(&mut tournament, table, false);
    assert_eq!(carried, Ok(vec![Carried::Seat { game: semi, out: had, into: should }, Carried::Bye(had, 2)]));
    assert_eq!(tournament.byes, [Bye { round: 1, ..bye(should) }, bye(had)]);
}

#[test]
fn carry_through_annuls_played_games_only_on_request() {
    let mut tournament = second_round();
    let table = tournament.tables[0].id;
    let mut semi = semi_final(&tournament);
    let black = semi.black;
    win(&mut semi, black);
    tournament.games.iter_mut().filter(|g| g.id == semi.id).for_each(|g| *g = semi.clone());
    let (should, _) = reverse_first_result(&mut tournament);
    assert_eq!(carry(&mut tournament.clone(), table, false), Err(CannotCarry::Played(semi.id)));
    assert_eq!(carry(&mut tournament, table, true), Ok(vec![Carried::Ordinary(semi.id)]));
    let stays = tournament.games.iter().find(|g| g.id == semi.id).unwrap();
    assert_eq!((stays.knockout, stays.passes), (None, semi.passes), "the game and its result stay in the Open");
    let slot = Slot::Main { round: 1, index: 0 };
    let open = *progress(&tournament, &tournament.tables[0]).game(slot).unwrap();
    assert_eq!(open.state, State::Due);
    tournament.tables[0].since.rulings.push(Ruling { slot, winner: should, reason: "play-off".into() });
    let decided = progress(&tournament, &tournament.tables[0]);
    assert_eq!(decided.game(slot).unwrap().state, State::Won { winner: should, how: How::Ruling });
}

/// Returns all three rounds paired, with the results of the first two, and the games of the third by slot.
fn third_round() -> (Tournament, [Game; 2]) {
    let mut tournament = second_round();
    confirm(&mut tournament, 2);
    set_round(&mut tournament, 3);
    let in_slot = |slot| tournament.games.iter().find(|g| g.knockout.is_some_and(|k| k.slot == slot)).unwrap().clone();
    let last = [in_slot(Slot::ThirdPlace), in_slot(Slot::Main { round: 2, index: 0 })];
    (tournament, last)
}

#[test]
fn annulling_goes_through_all_later_rounds() {
    let (mut paired, [third, last]) = third_round();
    let table = paired.tables[0].id;
    let semi = semi_final(&paired);
    reverse_first_result(&mut paired);
    let mut playing = paired.clone();
    playing.rounds.iter_mut().filter(|r| r.number == 3).for_each(|r| r.state = RoundState::Playing);
    let mut played = playing.clone();
    played.games.iter_mut().filter(|g| g.round == 3).for_each(|g| win(g, g.black));
    let off = |game: &Game| Carried::Unpaired { round: 3, board: game.board };
    assert_eq!(
        carry(&mut paired, table, true),
        Ok(vec![Carried::Ordinary(semi.id), off(&third), off(&last)]),
        "boards of a round that has not begun"
    );
    assert!(paired.games.iter().all(|g| g.id != third.id && g.id != last.id));
    for mut begun in [playing, played] {
        let ordinary = [semi.id, third.id, last.id].map(Carried::Ordinary).to_vec();
        assert_eq!(carry(&mut begun, table, true), Ok(ordinary));
        assert!(begun.games.iter().all(|g| g.round < 3 || g.knockout.is_none()));
        assert!(invalidated_games(&progress(&begun, &begun.tables[0])).is_empty());
    }
}

#[test]
fn where_no_other_games_are_played_a_wrong_game_of_an_open_round_is_played_again() {
    let (mut paired, [third, last]) = third_round();
    paired.competition.system = System::Knockout;
    let table = paired.tables[0].id;
    let semi = semi_final(&paired).id;
    paired.games.iter_mut().filter(|g| g.id == semi).for_each(|g| win(g, g.black.max(g.white)));
    let wrong = |id: GameId, played: &[GameId]| {
        let mut playing = paired.clone();
        playing.games.iter_mut().filter(|g| played.contains(&g.id)).for_each(|g| win(g, g.black));
        let refused = carry(&mut playing.clone(), table, false);
        assert!(matches!(refused, Err(CannotCarry::Played(_) | CannotCarry::Busy(_))), "{refused:?}");
        let carried = carry(&mut playing, table, true).unwrap();
        assert!(carried.contains(&Carried::Void(id)), "{carried:?}");
        let open = |game: &Game| (game.knockout.is_some(), game.passes) == (true, Passes::default());
        assert!(
            [third.id, last.id].iter().all(|id| playing.games.iter().any(|g| g.id == *id && open(g))),
            "{carried:?}"
        );
        let found = progress(&playing, &playing.tables[0]);
        assert!(invalidated_games(&found).is_empty());
    };
    wrong(third.id, &[third.id]);
    wrong(last.id, &[last.id]);
    wrong(last.id, &[third.id, last.id]);
}

#[test]
fn carry_through_refuses_a_player_with_a_result_in_the_round() {
    let mut tournament = second_round();
    let table = tournament.tables[0].id;
    let (should, _) = reverse_first_result(&mut tournament);
    let busy = tournament.games.iter_mut().find(|g| g.round == 2 && g.colour_of(should).is_some()).unwrap();
    win(busy, should);
    let busy = busy.id;
    assert_eq!(carry(&mut tournament, table, false), Err(CannotCarry::Busy(busy)));
}

#[test]
fn absent_player_loses_a_carried_game_by_walkover() {
    let mut tournament = second_round();
    let table = tournament.tables[0].id;
    let (should, had) = reverse_first_result(&mut tournament);
    tournament.entries.iter_mut().filter(|e| e.id == should).for_each(|e| e.missed = e.missed.with(2));
    let semi = semi_final(&tournament);
    assert_eq!(carry(&mut tournament, table, false), Ok(vec![Carried::Ordinary(semi.id)]));
    let game = *progress(&tournament, &tournament.tables[0]).game(Slot::Main { round: 1, index: 0 }).unwrap();
    assert_eq!(game.how(), Some(How::Walkover));
    assert_ne!(game.winner(), Some(had));
}

#[test]
fn ruling_counts_only_for_a_player_of_the_game() {
    let mut tournament = second_round();
    let slot = Slot::Main { round: 1, index: 0 };
    let rule = |winner| Ruling { slot, winner, reason: "late".into() };
    let semi = semi_final(&tournament);
    tournament.tables[0].since.rulings = vec![rule(EntryId(10))];
    assert_eq!(progress(&tournament, &tournament.tables[0]).game(slot).unwrap().state, State::Running);
    tournament.tables[0].since.rulings = vec![rule(semi.white)];
    let game = *progress(&tournament, &tournament.tables[0]).game(slot).unwrap();
    assert_eq!((game.winner(), game.how()), (Some(semi.white), Some(How::Ruling)));
}

/// Plays a paired round, in which the smaller key wins, and confirms it.
fn confirm(tournament: &mut Tournament, round: u32) {
    tournament.record_absences(round);
    tournament.games.iter_mut().filter(|g| g.round == round).for_each(|g| win(g, g.black.min(g.white)));
    tournament.rounds.iter_mut().filter(|r| r.number == round).for_each(|r| r.state = RoundState::Confirmed);
}

fn entry_of(tournament: &mut Tournament, id: EntryId) -> &mut Entry {
    tournament.entries.iter_mut().find(|e| e.id == id).unwrap()
}

/// Returns a table whose first semi-final was a walkover in the confirmed round 2, its winner and the absent player.
fn walkover_in_the_semi_final() -> (Tournament, EntryId, EntryId) {
    let mut tournament = first_round_played();
    let slot = Slot::Main { round: 1, index: 0 };
    let semi = *progress(&tournament, &tournament.tables[0]).game(slot).unwrap();
    let players: Vec<EntryId> = semi.entries().collect();
    let (winner, absent) = (players[0].min(players[1]), players[0].max(players[1]));
    let entry = entry_of(&mut tournament, absent);
    entry.missed = entry.missed.with(2);
    set_round(&mut tournament, 2);
    confirm(&mut tournament, 2);
    (tournament, winner, absent)
}

#[test]
fn walkover_stays_when_the_absent_player_is_registered_again() {
    let (mut tournament, winner, absent) = walkover_in_the_semi_final();
    set_round(&mut tournament, 3);
    confirm(&mut tournament, 3);
    let before = progress(&tournament, &tournament.tables[0]);
    assert_eq!(before.winner(), Some(winner));
    let entry = entry_of(&mut tournament, absent);
    entry.missed = entry.missed.without(2);
    assert_eq!(progress(&tournament, &tournament.tables[0]), before);
}

#[test]
fn walkover_stays_when_its_winner_withdraws_later() {
    let (mut tournament, winner, _) = walkover_in_the_semi_final();
    set_round(&mut tournament, 3);
    let before = progress(&tournament, &tournament.tables[0]);
    entry_of(&mut tournament, winner).status = EntryStatus::Withdrawn;
    assert_eq!(progress(&tournament, &tournament.tables[0]), before);
}

#[test]
fn winner_by_walkover_advances_although_nobody_played_and_they_withdraw_later() {
    let mut tournament = first_round_played();
    let slot = Slot::Main { round: 1, index: 0 };
    let semi = *progress(&tournament, &tournament.tables[0]).game(slot).unwrap();
    let players: Vec<EntryId> = semi.entries().collect();
    let (winner, absent) = (players[0].min(players[1]), players[0].max(players[1]));
    entry_of(&mut tournament, absent).missed = Rounds::of([2]);
    set_round(&mut tournament, 2);
    // The director leaves the winner without a game in the field.
    tournament.games.retain(|g| g.round != 2 || g.colour_of(winner).is_none());
    tournament.byes.retain(|b| b.entry != winner);
    confirm(&mut tournament, 2);
    set_round(&mut tournament, 3);
    confirm(&mut tournament, 3);
    let before = progress(&tournament, &tournament.tables[0]);
    assert_eq!(before.winner(), Some(winner));
    let gone = |e: &mut Entry| e.status = EntryStatus::Withdrawn;
    let missed = |e: &mut Entry| e.missed = Rounds::of([2, 4]);
    for change in [gone as fn(&mut Entry), missed] {
        let mut later = tournament.clone();
        change(entry_of(&mut later, winner));
        assert_eq!(progress(&later, &later.tables[0]), before);
    }
    entry_of(&mut tournament, absent).missed = Rounds::NONE;
    assert_eq!(progress(&tournament, &tournament.tables[0]), before);
}

#[test]
fn withdrawn_player_does_not_advance_by_a_bye() {
    let table = table(plan(7), "dice");
    let game = |t: &KnockoutTable, absence| {
        let is_one = move |entry: EntryId, _| if entry == EntryId(1) { absence } else { None };
        Progress::of(t, &[], is_one).rounds[0]
            .games
            .iter()
            .find(|g| g.entries().any(|e| e == EntryId(1)))
            .unwrap()
            .state
    };
    let won = State::Won { winner: EntryId(1), how: How::Bye };
    assert_eq!(game(&table, None), won);
    assert_eq!(game(&table, Some(AbsenceReason::Consent)), won, "a bye needs nobody at the board");
    assert_eq!(game(&table, Some(AbsenceReason::Withdrawn)), State::Vacant);
    // The opponent in the next round advances by walkover.
    let gone = |entry: EntryId, _| (entry != EntryId(4)).then_some(AbsenceReason::Withdrawn);
    assert_eq!(Progress::of(&table, &[], gone).winner(), Some(EntryId(4)));
}

#[test]
fn register_decides_a_walkover_until_the_round_is_confirmed() {
    let (mut tournament, winner, absent) = walkover_in_the_semi_final();
    tournament.rounds.iter_mut().for_each(|r| r.state = RoundState::Released);
    let slot = Slot::Main { round: 1, index: 0 };
    let semi = *progress(&tournament, &tournament.tables[0]).game(slot).unwrap();
    assert_eq!((semi.winner(), semi.how()), (Some(winner), Some(How::Walkover)));
    let entry = entry_of(&mut tournament, absent);
    entry.missed = entry.missed.without(2);
    assert_eq!(progress(&tournament, &tournament.tables[0]).game(slot).unwrap().state, State::Due);
}

#[test]
fn player_who_forfeits_another_game_of_the_round_is_absent() {
    let mut tournament = second_round();
    let table = tournament.tables[0].id;
    let (should, _) = reverse_first_result(&mut tournament);
    let entry = entry_of(&mut tournament, should);
    entry.missed = entry.missed.with(2);
    carry(&mut tournament, table, false).unwrap();
    confirm(&mut tournament, 2);
    let game = tournament.games.iter_mut().find(|g| g.round == 2 && g.colour_of(should).is_some()).unwrap();
    let verdict = if game.black == should { Verdict::WhiteWins } else { Verdict::BlackWins };
    game.passes = Passes::both(Some(GameResult::forfeit(verdict)));
    tournament.record_absences(2);
    let entry = entry_of(&mut tournament, should);
    entry.missed = entry.missed.without(2);
    let game = *progress(&tournament, &tournament.tables[0]).game(Slot::Main { round: 1, index: 0 }).unwrap();
    assert_eq!(game.how(), Some(How::Walkover));
    assert_ne!(game.winner(), Some(should));
}
