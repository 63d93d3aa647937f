//! Texts for people, compared with snapshots that were reviewed. The snapshots do not depend on the pairing, which may
//! improve; explanations of pairings are checked for phrases only.

use support::TestVenue;

use crate::hall;

/// Two rounds of five players: a jigo, a win by default with nine stones, and a bye in each round.
const PLAYED: &str = include_str!("played.xml");

fn sample() -> TestVenue {
    let hall = hall();
    hall.words(&["new", "e.drawmaster", "--name", "Danube Stage", "--start", "2026-08-14", "--place", "Sulina"]).done();
    hall.write("players.csv", support::PLAYERS);
    hall.drawmaster("entry import e.drawmaster players.csv").done();
    hall.drawmaster("register close e.drawmaster").done();
    hall
}

#[test]
fn entries_and_a_drawn_table() {
    let hall = sample();
    insta::assert_snapshot!("entries", hall.drawmaster("entries e.drawmaster").done());
    let draw = "ko draw e.drawmaster --category 16 --seed 0123456789abcdef --entropy 61442";
    let drawn = hall.drawmaster(draw).done();
    let (table, _time) = drawn.split_once("\n\nDraw 1: ").expect("the number and time of the draw");
    insta::assert_snapshot!("ko_draw", table);
}

#[test]
fn standings() {
    let hall = hall();
    hall.write("played.xml", PLAYED);
    insta::assert_snapshot!("import", hall.drawmaster("import e.drawmaster played.xml").done());
    insta::assert_snapshot!("standings", hall.drawmaster("standings e.drawmaster").done());
    insta::assert_snapshot!(
        "standings_by_wins",
        hall.drawmaster("standings e.drawmaster --round 1 --criteria NBW,SOSW,SODOSW,CUSSW").done()
    );
}

#[test]
fn a_pairing_explains_itself() {
    let hall = sample();
    let plain = hall.drawmaster("pair e.drawmaster --round 1 --dry-run").done();
    let explained = hall.drawmaster("pair e.drawmaster --round 1 --dry-run --explain").done();
    assert_eq!(plain.lines().count(), 32 + 1, "{plain}");
    assert!(plain.ends_with(", proved to be the best.\n"), "{plain}");
    assert_eq!(plain.lines().last(), explained.lines().last());
    for (line, why) in plain.lines().zip(explained.lines()) {
        assert!(why.starts_with(line), "{why}");
    }
    // Ďásková, 6d, and Çınargöz, 6d, are in one group with six more; the explanation of a floating player says so.
    assert!(explained.contains("score difference: "), "{explained}");
}
