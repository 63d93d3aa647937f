//! Properties of the standings of any crosstable.

use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::{column, mcmahon, row};
use crate::model::competition::Competition;
use crate::model::criterion::{Criterion, ScoreBasis};
use crate::model::outcome::Outcome;
use crate::model::result::{Colour, Decided, Verdict};
use crate::model::score::HalfPoints;
use crate::model::scoring::{ByeInSums, ScoringRules};
use crate::standings::crosstable::Crosstable;
use crate::standings::{Scores, Standings, tied_groups};

/// All criteria, and sums without other numbers of scores and first rounds.
fn all() -> Vec<Criterion> {
    let sums = criteria(&["SOSW-1", "SOSW-2", "SOSR1", "SOSR2"]);
    Criterion::ALL.iter().copied().chain(sums).collect()
}

fn criteria(names: &[&str]) -> Vec<Criterion> {
    names.iter().map(|c| c.parse().unwrap()).collect()
}

/// A round with up to `players / 2` random games and random outcomes for the other players.
fn round(players: usize) -> impl Strategy<Value = Vec<Outcome>> {
    let verdicts = select(vec![
        Some(Verdict::BlackWins),
        Some(Verdict::WhiteWins),
        Some(Verdict::BlackWins),
        Some(Verdict::WhiteWins),
        Some(Verdict::Jigo),
        Some(Verdict::BothLose),
        Some(Verdict::BothWin),
        Some(Verdict::NoResult),
        None,
    ]);
    let decided = select(vec![Decided::Played, Decided::Played, Decided::Played, Decided::Forfeit, Decided::Walkover]);
    let game = (verdicts, decided, 0u8..4);
    let free = select(vec![Outcome::Absent, Outcome::Bye, Outcome::Unmarked, Outcome::Unpaired]);
    let order = Just((0..players).collect::<Vec<_>>()).prop_shuffle();
    let several = |n| proptest::collection::vec(free.clone(), n);
    (order, 0..=players / 2, proptest::collection::vec(game, players / 2), several(players)).prop_map(
        |(order, games, results, mut outcomes)| {
            for (pair, (verdict, decided, handicap)) in order.chunks_exact(2).zip(results).take(games) {
                let side = |opponent, colour| Outcome::Game { opponent, colour, handicap, decided, verdict };
                outcomes[pair[0]] = side(pair[1], Colour::Black);
                outcomes[pair[1]] = side(pair[0], Colour::White);
            }
            outcomes
        },
    )
}

fn crosstable() -> impl Strategy<Value = Crosstable> {
    (1usize..12, 0usize..6).prop_flat_map(|(players, rounds)| {
        let starts = proptest::collection::vec(15..24, players);
        (starts, proptest::collection::vec(round(players), rounds)).prop_map(move |(starts, rounds)| Crosstable {
            rounds: rounds.len() as u32,
            rows: starts
                .into_iter()
                .enumerate()
                .map(|(at, start)| row(at, start, rounds.iter().map(|round| round[at]).collect()))
                .collect(),
        })
    })
}

fn rules() -> impl Strategy<Value = Competition> {
    let presets = vec![
        ScoringRules::handbook(),
        ScoringRules::opengotha(),
        ScoringRules { unplayed_as_half: true, ..ScoringRules::opengotha() },
        ScoringRules { round_down: false, ..ScoringRules::handbook() },
        ScoringRules { bye_in_sums: ByeInSums::OtherPoints, ..ScoringRules::handbook() },
        ScoringRules { unmarked_counts: true, round_down: false, ..ScoringRules::handbook() },
    ];
    select(presets).prop_map(|scoring| Competition { scoring, ..mcmahon(5) })
}

/// Returns the same players with their rows in another order.
fn permuted(table: &Crosstable, new_row: &[usize]) -> Crosstable {
    let mut rows = table.rows.clone();
    for (from, row) in table.rows.iter().enumerate() {
        let mut row = row.clone();
        row.outcomes.iter_mut().for_each(|outcome| {
            if let Outcome::Game { opponent, .. } = outcome {
                *opponent = new_row[*opponent];
            }
        });
        rows[new_row[from]] = row;
    }
    Crosstable { rows, rounds: table.rounds }
}

/// Returns the same results with every game that both players lose entered as `0-0`, or as `0-0!`.
fn with_double_losses(table: &Crosstable, as_entered: Decided) -> Crosstable {
    let mut table = table.clone();
    for outcome in table.rows.iter_mut().flat_map(|row| &mut row.outcomes) {
        if let Outcome::Game { decided, verdict: Some(Verdict::BothLose), .. } = outcome {
            *decided = as_entered;
        }
    }
    table
}

proptest! {
    /// R16: it does not matter how a game that both players lose was entered.
    #[test]
    fn double_losses_count_the_same_however_they_were_entered(table in crosstable(), open in rules()) {
        let [played, forfeit] = [Decided::Played, Decided::Forfeit].map(|decided| with_double_losses(&table, decided));
        for criterion in all() {
            let shown = |table| column(table, &open, &criterion.to_string());
            prop_assert_eq!(shown(&played), shown(&forfeit), "{}", criterion);
        }
    }

    #[test]
    fn the_zero_of_the_scale_does_not_change_the_order(table in crosstable(), open in rules(), shift in -30i32..30) {
        let tie_breaks = criteria(&["MMS", "SOS", "SOS-1", "SOS-2", "SOSOS", "CUSS", "SOSW", "DC", "SDC", "CUSP", "SOSR1"]);
        let mut shifted = table.clone();
        shifted.rows.iter_mut().for_each(|row| row.initial += HalfPoints::whole(shift));
        for at in 0..tie_breaks.len() {
            let groups = |t: &Crosstable| tied_groups(&Scores::of(t, &open, t.rounds), &tie_breaks[at..]);
            prop_assert_eq!(groups(&table), groups(&shifted));
        }
    }

    #[test]
    fn the_order_of_entries_does_not_change_the_standings(
        (table, new_row) in crosstable().prop_flat_map(|t| {
            let rows = Just((0..t.rows.len()).collect::<Vec<_>>()).prop_shuffle();
            (Just(t), rows)
        }),
        open in rules(),
        from in any::<Index>(),
    ) {
        let mut tie_breaks = all();
        let first = from.index(tie_breaks.len());
        tie_breaks.rotate_left(first);
        let keyed = |t: &Crosstable| {
            let mut lines: Vec<_> = Standings::by(&tie_breaks, t, &open, t.rounds)
                .lines
                .into_iter()
                .map(|line| (line.entry, line.place, line.criteria))
                .collect();
            lines.sort_by_key(|line| line.0);
            lines
        };
        prop_assert_eq!(keyed(&table), keyed(&permuted(&table, &new_row)));
    }

    #[test]
    fn later_rounds_do_not_change_earlier_scores(table in crosstable(), open in rules()) {
        let whole = Scores::of(&table, &open, table.rounds);
        for round in 0..=table.rounds {
            let early = Scores::of(&table, &open, round);
            for row in 0..table.rows.len() {
                for basis in [ScoreBasis::Wins, ScoreBasis::Mms] {
                    prop_assert_eq!(early.now(basis, row), whole.course(basis, row)[round as usize]);
                }
            }
        }
    }

    #[test]
    fn all_sos_add_up_to_all_scores_times_their_games(table in crosstable()) {
        let mut open = mcmahon(5);
        open.scoring = ScoringRules::opengotha();
        let scores = Scores::of(&table, &open, table.rounds);
        let counted = |row: usize| scores.outcomes(row).iter().filter(|&&o| scores.counted(o).is_some()).count() as i32;
        for basis in [ScoreBasis::Wins, ScoreBasis::Mms] {
            let expected: i32 = (0..table.rows.len())
                .map(|row| {
                    // Unmarked rounds count the own score, too.
                    let own = scores.outcomes(row).iter().filter(|&&o| o == Outcome::Unmarked).count() as i32;
                    let now = counted(row) + own;
                    scores.now(basis, row).0 * now + scores.start(basis, row).0 * (table.rounds as i32 - now)
                })
                .sum();
            // A handicap is added for one player and subtracted for the other, so it cancels out.
            prop_assert_eq!(scores.sos(basis, 0).iter().map(|p| p.0).sum::<i32>(), expected);
        }
    }

    #[test]
    fn a_defeated_equal_never_ranks_higher(table in crosstable(), open in rules()) {
        let members: Vec<usize> = (0..table.rows.len()).collect();
        let scores = Scores::of(&table, &open, table.rounds);
        let value = scores.direct(&members, &vec![Vec::new(); members.len()]);
        let beaten = scores.beaten(&members);
        let reaches = |from: usize, to: usize| {
            let (mut seen, mut stack) = (vec![false; members.len()], vec![from]);
            while let Some(at) = stack.pop() {
                for &next in &beaten[at] {
                    if !std::mem::replace(&mut seen[next], true) {
                        stack.push(next);
                    }
                }
            }
            seen[to]
        };
        for &winner in &members {
            for &loser in &beaten[winner] {
                if reaches(loser, winner) {
                    prop_assert_eq!(value[winner], value[loser]);
                } else {
                    prop_assert!(value[winner] > value[loser]);
                }
            }
        }
    }

    #[test]
    fn a_place_is_one_more_than_the_number_of_better_players(table in crosstable(), open in rules(), guests in proptest::collection::vec(any::<bool>(), 12)) {
        let mut table = table;
        table.rows.iter_mut().zip(guests).for_each(|(row, guest)| row.guest = guest);
        let standings = Standings::of(&table, &open, table.rounds);
        prop_assert_eq!(standings.lines.len(), table.rows.len());
        let mut above: Vec<&crate::standings::StandingsLine> = Vec::new();
        for line in standings.lines.iter().filter(|line| line.place.is_some()) {
            let tied: Vec<_> = above.iter().filter(|other| other.criteria == line.criteria).collect();
            prop_assert_eq!(line.shared_with_above, !tied.is_empty());
            prop_assert_eq!(line.place, Some((above.len() - tied.len()) as u32 + 1));
            above.push(line);
        }
    }
}
