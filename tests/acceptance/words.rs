//! The words for people, on the demonstration's event: as they were when somebody last read and accepted them.

use crate::hall;

#[test]
fn the_answers_on_the_demonstration() {
    let hall = hall();
    hall.drawmaster("demo played").done();
    let said = |line: &str| hall.drawmaster(&line.replace("EVENT", "played/sample.drawmaster")).done();
    insta::assert_snapshot!("entries", said("entries EVENT"));
    insta::assert_snapshot!("standings", said("standings EVENT"));
    insta::assert_snapshot!("ko_show", said("ko show EVENT --category 16"));
    insta::assert_snapshot!("pair_explain", said("pair EVENT --round 5 --dry-run --explain"));
}
