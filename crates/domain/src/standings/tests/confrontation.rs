//! Direct confrontation of small groups of tied players.

use super::{column, drawn, mcmahon, order};
use crate::standings::Standings;

/// Four players with one win each: 1 beat 2, 2 beat 3, 3 beat 4, and 4 had a bye.
#[test]
fn a_chain_of_wins_is_fully_ordered() {
    let table = drawn(&["20 2+/b0 -", "20 1-/w0 3+/b0", "20 4+/b0 2-/w0", "20 3-/w0 bye"]);
    assert_eq!(column(&table, &mcmahon(2), "DC"), ["3", "2", "1", "0"]);
    assert_eq!(order(&table, &mcmahon(2), &["NBW", "DC"]), [0, 1, 2, 3]);
    // Not all of them have met.
    assert_eq!(column(&table, &mcmahon(2), "SDC"), ["0", "0", "0", "0"]);
}

/// 1, 2 and 3 beat each other in a ring; 4 lost to 3. The shared first place is three above the place of 4.
#[test]
fn players_who_beat_each_other_in_a_ring_share_a_place() {
    let table = drawn(&["20 2+/b0 3-/w0 -", "20 1-/w0 - 3+/b0", "20 4+/b0 1+/b0 2-/w0", "20 3-/w0 - -"]);
    assert_eq!(column(&table, &mcmahon(3), "DC"), ["3", "3", "3", "0"]);
}

#[test]
fn only_tied_players_are_confronted() {
    // 3 beat 1 but has fewer points; 1 and 2 have not met.
    let table = drawn(&["22 3-/b0", "22 -", "20 1+/w0"]);
    let tie_breaks = ["MMS".parse().unwrap(), "DC".parse().unwrap()];
    let standings = Standings::by(&tie_breaks, &table, &mcmahon(1), 1);
    assert!(standings.lines.iter().all(|line| line.criteria[1].to_string() == "0"));
}

#[test]
fn a_second_game_can_cancel_or_confirm_the_first() {
    let undone = drawn(&["20 2+/b0 2-/w0", "20 1-/w0 1+/b0"]);
    assert_eq!(column(&undone, &mcmahon(2), "DC"), ["0", "0"]);
    let confirmed = drawn(&["20 2+/b0 2+/w0", "20 1-/w0 1-/b0"]);
    assert_eq!(column(&confirmed, &mcmahon(2), "DC"), ["1", "0"]);
}

#[test]
fn games_not_played_do_not_count_in_confrontation() {
    for how in ['!', '~'] {
        let table = drawn(&[&format!("20 2+{how}b0"), &format!("20 1-{how}w0")]);
        assert_eq!(column(&table, &mcmahon(1), "DC"), ["0", "0"], "{how}");
        assert_eq!(column(&table, &mcmahon(1), "SDC"), ["0", "0"], "{how}");
    }
}

#[test]
fn simple_confrontation_counts_wins_if_all_have_met() {
    let table = drawn(&["20 2+/b0 3+/w0 -", "20 1-/w0 - 3+/b0", "20 - 1-/b0 2-/w0"]);
    assert_eq!(column(&table, &mcmahon(3), "SDC"), ["2", "1", "0"]);
}

/// 1 beat 2 and 2 beat 3, but 2 plays hors concours.
#[test]
fn wins_over_a_guest_do_not_order_the_others() {
    let mut table = drawn(&["20 2+/b0 -", "20 1-/w0 3+/b0", "20 - 2-/w0"]);
    assert_eq!(column(&table, &mcmahon(2), "DC"), ["2", "1", "0"]);
    table.rows[1].guest = true;
    assert_eq!(column(&table, &mcmahon(2), "DC"), ["0", "0", "0"]);
}

/// 1 beat 2; 3 and 4 beat nobody in the group. The criterion after DC orders 2, 3 and 4 before 1 can leave the group.
#[test]
fn later_criteria_order_players_who_beat_nobody() {
    let mut table = drawn(&["20 2+/b0", "20 1-/w0", "20 bye", "20 bye"]);
    for (row, rating) in [(0, 1), (1, 30), (2, 20), (3, 10)] {
        table.rows[row].rating.0 = rating;
    }
    assert_eq!(order(&table, &mcmahon(1), &["DC", "RATING"]), [0, 1, 2, 3]);
    table.rows[1].rating.0 = 5;
    assert_eq!(order(&table, &mcmahon(1), &["DC", "RATING"]), [2, 3, 0, 1]);
    // Without later criteria, DC only places 1 above the others.
    assert_eq!(column(&table, &mcmahon(1), "DC"), ["1", "0", "0", "0"]);
}
