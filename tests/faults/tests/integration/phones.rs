//! 300 runs of phones against the desk: no result reaches another game than its author saw, nothing unreleased is shown, every entry is
//! applied once, refused, or waits. A release plays 20,000 (`cargo xtask faults --phones`).

use faults::phones::play_phones;

#[test]
fn phones_and_the_desk_keep_every_entry_with_its_game() {
    let verdict = play_phones(300, "test", |_| {});
    println!("{:?}", verdict.counts);
    assert!(verdict.faults.is_empty(), "{}", verdict.faults.join("\n"));
    // The runs reach what they are about.
    let counts = verdict.counts;
    assert!(counts.actions > 300 * 20 && counts.applied > 300 && counts.reports > 20, "{counts:?}");
    assert!(counts.known > 50 && counts.conflicts > 100 && counts.refused > 100 && counts.takeovers > 10, "{counts:?}");
}
