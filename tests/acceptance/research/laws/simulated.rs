//! Random events of many sizes: every round is legal and every file is sound, also after undo and redo.

use std::collections::BTreeSet;

use serde_json::Value;
use support::TestVenue;

use crate::hall;

const SIZES: [(u32, u32, u32); 8] =
    [(8, 4, 1), (9, 5, 2), (13, 6, 3), (24, 5, 4), (37, 6, 5), (64, 6, 6), (91, 7, 7), (120, 6, 8)];

fn simulated(players: u32, rounds: u32, seed: u32) -> TestVenue {
    let hall = hall();
    hall.drawmaster(&format!("simulate --players {players} --rounds {rounds} --seed {seed} e.drawmaster")).done();
    hall
}

/// The players of a pairing in the order of seats, and the pairs outside knock-outs.
fn seated(paired: &Value) -> (Vec<u64>, Vec<(u64, u64)>) {
    let number = |value: &Value| value.as_u64().unwrap();
    let boards = paired["boards"].as_array().unwrap();
    let byes = paired["bye"].as_array().unwrap().iter().map(number);
    let all = boards.iter().flat_map(|b| [number(&b["black"]), number(&b["white"])]).chain(byes).collect();
    let free = boards.iter().filter(|b| b["ko"].is_null());
    let pair = |b: &Value| (number(&b["black"]), number(&b["white"]));
    (all, free.map(pair).map(|(a, b)| (a.min(b), a.max(b))).collect())
}

#[test]
fn every_round_is_legal_and_every_file_sound() {
    for (players, rounds, seed) in SIZES {
        let hall = simulated(players, rounds, seed);
        hall.drawmaster("check e.drawmaster").done();
        let entries = hall.drawmaster("entries e.drawmaster --json").json();
        let mut met = BTreeSet::new();
        for round in 1..=u64::from(rounds) {
            let paired = hall.drawmaster(&format!("pair e.drawmaster --round {round} --dry-run --json")).json();
            assert_eq!(paired["optimal"], true, "{players} players, round {round}");
            let (all, pairs) = seated(&paired);
            let misses = |entry: &Value| entry["missed"].as_array().unwrap().contains(&round.into());
            let playing: Vec<u64> = entries
                .as_array()
                .unwrap()
                .iter()
                .filter(|e| !misses(e))
                .map(|e| e["number"].as_u64().unwrap())
                .collect();
            assert_eq!(all.len(), playing.len(), "{players} players, round {round}");
            assert_eq!(
                all.iter().collect::<BTreeSet<_>>(),
                playing.iter().collect(),
                "{players} players, round {round}"
            );
            for pair in pairs {
                assert!(met.insert(pair), "{players} players, round {round}: {pair:?} met before");
            }
        }
    }
}

#[test]
fn pairing_a_played_round_again_gives_the_same_boards() {
    let hall = simulated(37, 6, 5);
    for round in 1..=6 {
        let paired = hall.drawmaster(&format!("pair e.drawmaster --round {round} --dry-run --json")).json();
        let standings = hall.drawmaster(&format!("standings e.drawmaster --round {round} --json")).json();
        let lines = standings.as_array().unwrap();
        let (_, pairs) = seated(&paired);
        let opponent = |line: &Value| -> Option<u64> {
            let cell = line["rounds"][round - 1].as_str().unwrap();
            let row: usize = cell.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()?;
            lines.get(row.checked_sub(1)?)?["number"].as_u64()
        };
        let played: BTreeSet<(u64, u64)> = lines
            .iter()
            .filter_map(|line| {
                let (a, b) = (line["number"].as_u64()?, opponent(line)?);
                Some((a.min(b), a.max(b)))
            })
            .collect();
        assert_eq!(pairs.into_iter().collect::<BTreeSet<_>>(), played, "round {round}");
    }
}

#[test]
fn all_operations_can_be_undone_and_redone() {
    let hall = simulated(8, 2, 11);
    let standings = hall.drawmaster("standings e.drawmaster --json").json();
    let steps = hall.drawmaster("log e.drawmaster --json").json().as_array().unwrap().len() - 1;
    assert!(steps > 8, "{steps}");
    for _ in 0..steps {
        hall.drawmaster("undo e.drawmaster").done();
    }
    hall.drawmaster("check e.drawmaster").done();
    assert_ne!(hall.drawmaster("standings e.drawmaster --json").json(), standings);
    for _ in 0..steps {
        hall.drawmaster("redo e.drawmaster").done();
    }
    hall.drawmaster("check e.drawmaster").done();
    assert_eq!(hall.drawmaster("standings e.drawmaster --json").json(), standings);
}
