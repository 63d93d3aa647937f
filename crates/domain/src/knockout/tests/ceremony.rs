//! The ceremony shows the draw exactly as it was made.

use super::plan;
use crate::knockout::{ceremony, draw};
use crate::lots::Lots;

#[test]
fn ceremony_shows_each_box_once_with_the_player_drawn() {
    for players in [2, 3, 6, 11, 16, 22, 48, 64] {
        let (boxes, record) = draw(plan(players), "4 2 6 1 3 5", None).unwrap();
        let lots = ceremony(&record);
        assert_eq!(lots.len(), players as usize);
        for lot in &lots {
            let drawn = boxes.iter().find(|b| b.place == lot.place).and_then(|b| b.entry.map(|e| (e, b.mark)));
            assert_eq!(drawn, Some((lot.entry, lot.mark)), "{players}, box {}", lot.place);
            assert_eq!(lot.among[lot.drawn - 1], lot.entry);
        }
        let places: Vec<u32> = lots.iter().map(|lot| lot.place).collect();
        assert!(places.is_sorted(), "stronger groups come first: {places:?}");
    }
}

#[test]
fn lots_are_the_numbers_of_the_random_stream() {
    let (_, record) = draw(plan(16), "dice", None).unwrap();
    let mut stream = Lots::new(&record.commitment, "dice");
    for lot in ceremony(&record).iter().filter(|lot| lot.among.len() > 1) {
        assert_eq!(stream.below(lot.among.len() as u32) as usize + 1, lot.drawn, "box {}", lot.place);
    }
}

#[test]
fn lots_rejected_to_separate_compatriots_are_counted() {
    let mut plan = plan(16);
    plan.apart.countries = true;
    plan.list.iter_mut().for_each(|e| e.country = None);
    plan.list.iter_mut().skip(4).take(8).for_each(|e| e.country = "RO".parse().ok());
    let rejected: usize = (0..20)
        .map(|n| {
            let (boxes, record) = draw(plan.clone(), &n.to_string(), None).unwrap();
            let lots = ceremony(&record);
            assert_eq!(lots.len(), 16);
            for lot in &lots {
                assert!(boxes.iter().any(|b| b.place == lot.place && b.entry == Some(lot.entry)));
            }
            lots.iter().map(|lot| lot.again).sum::<usize>()
        })
        .sum();
    assert!(rejected > 0);
}
