//! Small crosstables with manually computed values.

use super::{column, drawn, mcmahon, order};
use crate::model::competition::{Competition, System};
use crate::model::criterion::ScoreBasis;
use crate::model::id::CompetitionId;
use crate::model::score::HalfPoints;
use crate::model::scoring::{ByeInSums, MissedInSosos, ScoringRules};
use crate::standings::crosstable::Crosstable;
use crate::standings::{Scores, Standings};

/// A round robin of four players:
///
/// |   | start | 1  | 2  | 3  | wins | MMS |
/// |---|-------|----|----|----|------|-----|
/// | 1 | 22    | 2+ | 3+ | 4= | 2.5  | 24.5 |
/// | 2 | 22    | 1- | 4+ | 3+ | 2    | 24  |
/// | 3 | 21    | 4+ | 1- | 2- | 1    | 22  |
/// | 4 | 20    | 3- | 2- | 1= | 0.5  | 20.5 |
fn round_robin() -> Crosstable {
    drawn(&["22 2+/b0 3+/w0 4=/b0", "22 1-/w0 4+/b0 3+/w0", "21 4+/b0 1-/b0 2-/b0", "20 3-/w0 2-/w0 1=/w0"])
}

#[test]
fn sums_over_opponents_of_a_round_robin() {
    let (table, open) = (round_robin(), mcmahon(3));
    assert_eq!(column(&table, &open, "MMS"), ["24.5", "24", "22", "20.5"]);
    assert_eq!(column(&table, &open, "NBW"), ["2.5", "2", "1", "0.5"]);
    // Everyone has met everyone: the sum of all scores, 91, less the player's own.
    assert_eq!(column(&table, &open, "SOS"), ["66.5", "67", "69", "70.5"]);
    assert_eq!(column(&table, &open, "SOSW"), ["3.5", "4", "5", "5.5"]);
    assert_eq!(column(&table, &open, "SOS-1"), ["46", "46.5", "48.5", "48.5"]);
    assert_eq!(column(&table, &open, "SOS-2"), ["24", "24.5", "24.5", "24.5"]);
    // The sum of all SOS, 273, less the player's own.
    assert_eq!(column(&table, &open, "SOSOS"), ["206.5", "206", "204", "202.5"]);
    assert_eq!(column(&table, &open, "SODOSW"), ["3.25", "1.5", "0.5", "1.25"]);
    assert_eq!(column(&table, &open, "SODOS"), ["56.25", "42.5", "20.5", "12.25"]);
}

#[test]
fn sums_over_rounds_of_a_round_robin() {
    let (table, open) = (round_robin(), mcmahon(3));
    assert_eq!(column(&table, &open, "CUSSW"), ["5.5", "3", "3", "0.5"]);
    assert_eq!(column(&table, &open, "CUSS"), ["71.5", "69", "66", "60.5"]);
    assert_eq!(column(&table, &open, "CUSP"), ["5.5", "3", "3", "0.5"]);
    assert_eq!(column(&table, &open, "CPS"), ["6.5", "3", "4", "0.5"]);
}

#[test]
fn standings_of_an_earlier_round_ignore_later_rounds() {
    let (table, open) = (round_robin(), mcmahon(3));
    let after_one = Standings::of(&table, &open, 1);
    assert_eq!(after_one.lines[0].criteria.iter().map(ToString::to_string).collect::<Vec<_>>(), ["23", "22", "23"]);
    assert_eq!(after_one.lines[0].outcomes.len(), 1);
    let before = Standings::of(&table, &open, 0);
    assert_eq!(before.lines.iter().map(|l| l.place).collect::<Vec<_>>(), [Some(1), Some(1), Some(3), Some(4)]);
    assert_eq!(before.lines.iter().map(|l| l.shared_with_above).collect::<Vec<_>>(), [false, true, false, false]);
}

#[test]
fn two_missed_rounds_give_one_point() {
    let table = drawn(&["20 abs abs abs 2+/b0", "20 abs bye - 1-/w0"]);
    let open = mcmahon(4);
    let scores = Scores::of(&table, &open, 4);
    let course = |row| scores.course(ScoreBasis::Mms, row).iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(course(0), ["20", "20", "21", "21", "22"]);
    assert_eq!(course(1), ["20", "20", "21", "21", "21"]);
    assert_eq!(column(&table, &open, "NBW"), ["1", "1"]);
    assert_eq!(column(&table, &open, "CUSP"), ["1", "0"]);
}

#[test]
fn half_points_from_jigos_are_not_rounded_down() {
    let table = drawn(&["20 2=/b0 abs", "20 1=/w0 abs"]);
    assert_eq!(column(&table, &mcmahon(2), "MMS"), ["20.5", "20.5"]);
}

/// R16: a forfeit is a win, and both players' sums count their own initial score. R34: a walkover counts nothing.
#[test]
fn games_not_played_count_the_players_own_initial_score_in_sums() {
    let table = drawn(&["22 2+!b0 3+~w0", "20 1-!w0 bye", "18 abs 1-~b0"]);
    let open = mcmahon(2);
    assert_eq!(column(&table, &open, "MMS"), ["23", "21", "18"]);
    assert_eq!(column(&table, &open, "NBW"), ["1", "1", "0"]);
    assert_eq!(column(&table, &open, "SOS"), ["44", "40", "36"]);
    assert_eq!(column(&table, &open, "SOSW"), ["0", "0", "0"]);
    // Each round counts the player's own SOS.
    assert_eq!(column(&table, &open, "SOSOS"), ["88", "80", "72"]);
    // Free wins count the player's own initial score.
    assert_eq!(column(&table, &open, "SODOS"), ["22", "20", "0"]);
}

#[test]
fn opengothas_rules_count_handicaps_and_opponents_in_forfeits() {
    let table = drawn(&["22 2+!b0 3-/w4", "20 1-!w0 abs", "18 abs 1+/b4"]);
    let mut open = mcmahon(2);
    open.scoring = ScoringRules::opengotha();
    assert_eq!(column(&table, &open, "MMS"), ["23", "20", "19"]);
    assert_eq!(column(&table, &open, "SOS"), ["43", "43", "37"]);
    assert_eq!(column(&table, &open, "SOSOS"), ["80", "83", "79"]);
    assert_eq!(column(&table, &open, "SODOS"), ["20", "0", "19"]);
}

#[test]
fn unplayed_rounds_can_count_half_a_point_for_the_opponents() {
    let table = drawn(&["20 2+/b0 3+!w0", "20 1-/w0 abs", "20 bye 1-!b0"]);
    let mut open = mcmahon(2);
    open.scoring = ScoringRules { unplayed_as_half: true, ..ScoringRules::opengotha() };
    // In the opponents' sums, 1 has 1 + ½, 2 has 0 + ½, and 3 has ½ + ½.
    assert_eq!(column(&table, &open, "SOSW"), ["1.5", "1.5", "1.5"]);
    assert_eq!(column(&table, &open, "SOS"), ["41.5", "41.5", "41.5"]);
    assert_eq!(column(&table, &open, "SOSOSW"), ["3", "1.5", "1.5"]);
}

#[test]
fn the_bye_counts_in_sums_as_the_rules_say() {
    let table = drawn(&["20 2+/b0 bye", "20 1-/w0 3+/b0", "19 abs 2-/w0"]);
    let mut open = mcmahon(2);
    for (rule, sos, sosos) in
        [(ByeInSums::StartScore, "41", "82"), (ByeInSums::OtherPoints, "42", "83"), (ByeInSums::Zero, "21", "41")]
    {
        open.scoring.bye_in_sums = rule;
        assert_eq!(column(&table, &open, "SOS"), [sos, "41", "40"], "{rule:?}");
        assert_eq!(column(&table, &open, "SOSOS")[0], sosos, "{rule:?}");
    }
}

#[test]
fn a_round_that_is_not_marked_counts_the_own_score() {
    let table = drawn(&["20 2+/b0 ?", "20 1-/w0 3+/b0", "19 abs 2-/w0"]);
    let mut open = mcmahon(2);
    open.scoring = ScoringRules {
        round_down: false,
        missed_in_sosos: MissedInSosos::StartTimesRounds,
        unmarked_counts: true,
        ..open.scoring
    };
    assert_eq!(column(&table, &open, "MMS"), ["21.5", "21", "19.5"]);
    assert_eq!(column(&table, &open, "NBW"), ["1", "1", "0"]);
    // 1: the opponent's 21 and the own 21.5. 3: the initial 19 and the opponent's 21.
    assert_eq!(column(&table, &open, "SOS"), ["42.5", "41", "40"]);
    // 1: the opponent's 41 and the own 42.5. 3: twice 19, and the opponent's 41.
    assert_eq!(column(&table, &open, "SOSOS"), ["83.5", "82.5", "79"]);
    assert_eq!(column(&table, &open, "SOS-1"), ["21.5", "21.5", "21"]);
    assert_eq!(column(&table, &open, "SODOS"), ["21", "19.5", "0"]);
    assert_eq!(column(&table, &open, "CUSS"), ["42.5", "41", "39"]);
}

#[test]
fn a_game_without_result_counts_as_unplayed_for_the_opponents() {
    let table = drawn(&["20 2x/b0", "20 1x/w0"]);
    let mut open = mcmahon(1);
    assert_eq!(column(&table, &open, "SOSW"), ["0", "0"]);
    open.scoring.unplayed_as_half = true;
    assert_eq!(column(&table, &open, "SOSW"), ["0.5", "0.5"]);
}

#[test]
fn a_game_that_both_lose_counts_like_a_forfeit_however_it_was_entered() {
    for lines in [["22 2d/b0", "20 1d/w0"], ["22 2d!b0", "20 1d!w0"]] {
        let mut open = mcmahon(1);
        assert_eq!(column(&drawn(&lines), &open, "MMS"), ["22", "20"]);
        assert_eq!(column(&drawn(&lines), &open, "SOS"), ["22", "20"], "the player's own initial score");
        open.scoring = ScoringRules::opengotha();
        assert_eq!(column(&drawn(&lines), &open, "SOS"), ["20", "22"]);
    }
}

/// R59: a win counts two points.
#[test]
fn score_pairing_shows_two_points_for_a_win() {
    let table = drawn(&["20 2+/b0 3+/w0", "20 1-/w0 bye", "20 bye 1-/b0"]);
    let side = Competition::new(CompetitionId::OPEN, "Side", System::ScorePairing, 2);
    assert_eq!(column(&table, &side, "NBW"), ["4", "2", "2"]);
    assert_eq!(column(&table, &side, "SOSW"), ["4", "4", "4"]);
    assert_eq!(column(&table, &side, "SOSR1"), ["2", "0", "4"]);
    assert_eq!(column(&table, &side, "SODOSW"), ["4", "0", "0"]);
    assert_eq!(column(&table, &side, "CAT"), column(&table, &mcmahon(2), "CAT"));
}

#[test]
fn the_cup_score_does_not_double_free_wins() {
    let table = drawn(&["20 bye 2+/b0 2+/b0", "20 bye 1-/w0 1-/w0"]);
    assert_eq!(column(&table, &mcmahon(3), "CPS"), ["4", "1"]);
}

/// R59: SOS without the opponents of the first round, or of the first two; in a Swiss over wins.
#[test]
fn score_pairing_drops_the_earliest_opponents() {
    let (table, mut swiss) = (round_robin(), mcmahon(3));
    swiss.system = System::Swiss;
    assert_eq!(column(&table, &swiss, "SOSR1"), ["1.5", "1.5", "4.5", "4.5"]);
    assert_eq!(column(&table, &swiss, "SOSR2"), ["0.5", "1", "2", "2.5"]);
    assert_eq!(column(&table, &mcmahon(3), "SOSR2"), ["20.5", "22", "24", "24.5"]);
}

/// Three rounds with the bar at 20: player 1 is unbeaten after rounds 1 and 2, player 2 after round 1 only.
#[test]
fn an_unbeaten_player_of_the_top_group_gets_the_bonus() {
    let table =
        drawn(&["20 3+/b0 2+/w0 4-/b0", "20 4+/b0 1-/b0 3-/w0", "20 1-/w0 4+/b0 2+/b0", "19 2-/w0 3-/w0 1+/w0"]);
    let mut open = mcmahon(3);
    open.mcmahon.bar = "1d".parse().unwrap();
    assert_eq!(column(&table, &open, "STS"), ["26", "23", "22", "20"]);
    assert_eq!(column(&table, &open, "SOSTS"), ["65", "68", "69", "71"]);
}

/// Player 2 is two ranks below 1 and wins an even game; 3 is one rank above 1 and wins giving three stones.
#[test]
fn exploits_weigh_the_opponents_wins_by_the_odds() {
    let table = drawn(&["20 2-/w0 3-/b3", "18 1+/b0 -", "21 - 1+/w3"]);
    let open = mcmahon(2);
    assert_eq!(column(&table, &open, "EXT"), ["0", "0", "0"]);
    let table = drawn(&["20 2-/w0 3+/b0", "18 1+/b0 -", "21 - 1-/w0"]);
    assert_eq!(column(&table, &open, "EXT"), ["0", "3", "0"]);
    assert_eq!(column(&table, &open, "EXR"), ["0", "3", "0"]);
}

#[test]
fn a_guest_takes_no_place_but_counts_for_the_opponents() {
    let mut table = round_robin();
    table.rows[0].guest = true;
    let standings = Standings::of(&table, &mcmahon(3), 3);
    assert_eq!(standings.lines.iter().map(|l| l.row).collect::<Vec<_>>(), [0, 1, 2, 3]);
    assert_eq!(standings.lines.iter().map(|l| l.place).collect::<Vec<_>>(), [None, Some(1), Some(2), Some(3)]);
    assert_eq!(column(&table, &mcmahon(3), "SOS")[1], "67");
}

#[test]
fn a_guest_between_tied_players_does_not_break_the_tie() {
    let mut table = drawn(&["20 abs bye", "20 abs bye", "20 abs bye", "19 abs bye"]);
    table.rows[1].guest = true;
    let standings = Standings::of(&table, &mcmahon(2), 2);
    let places: Vec<_> = standings.lines.iter().map(|l| (l.place, l.shared_with_above)).collect();
    assert_eq!(places, [(Some(1), false), (None, false), (Some(1), true), (Some(3), false)]);
}

#[test]
fn players_who_never_took_part_are_listed_last() {
    let table = drawn(&["25 abs", "20 3+/b0", "20 2-/w0"]);
    let standings = Standings::of(&table, &mcmahon(1), 1);
    assert_eq!(standings.lines.iter().map(|l| l.place).collect::<Vec<_>>(), [Some(1), Some(2), None]);
    assert_eq!(standings.line_numbers(), [3, 1, 2]);
    assert_eq!(standings.clone().listed(&mcmahon(1)), standings);
    let shorter = standings.listed(&Competition { lists_unplayed: false, ..mcmahon(1) });
    assert_eq!(shorter.lines.iter().map(|line| line.row).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(shorter.line_numbers(), [0, 1, 2]);
    let mut before = drawn(&["25 abs", "20 abs"]);
    before.rows[0].guest = true;
    let all = Standings::of(&before, &mcmahon(1), 1);
    assert_eq!(all.clone().listed(&Competition { lists_unplayed: false, ..mcmahon(1) }), all, "nobody has played yet");
}

#[test]
fn categories_start_at_one_and_the_lowest_comes_first() {
    let mut table = drawn(&["20 2+/b0", "20 1-/w0"]);
    table.rows[0].category = 2;
    assert_eq!(order(&table, &mcmahon(1), &["CAT", "MMS"]), [1, 0]);
    assert_eq!(column(&table, &mcmahon(1), "CAT"), ["3", "1"]);
}

#[test]
fn values_are_exact_in_data_and_on_paper() {
    let table = round_robin();
    let tie_breaks = ["SODOSW".parse().unwrap(), "NBW".parse().unwrap(), "RATING".parse().unwrap()];
    let line = &Standings::by(&tie_breaks, &table, &mcmahon(3), 3).lines[0];
    assert_eq!(line.criteria.iter().map(ToString::to_string).collect::<Vec<_>>(), ["3.25", "2.5", "2200"]);
    assert_eq!(line.criteria.iter().map(|v| v.glyphs()).collect::<Vec<_>>(), ["3¼", "2½", "2200"]);
    assert_eq!(HalfPoints::whole(2), HalfPoints(4));
}
