//! A short day: memory does not grow during it. `cargo xtask faults --long` measures the duration of each action in the release
//! profile; tests do not measure time.

use faults::long::{Size, long_use};

#[test]
fn memory_does_not_grow_during_a_day() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let size = Size { players: 60, rounds: 4, entries: 1200 };
    let (figures, entries) = long_use(size, folder.path(), |_| {});
    assert!((1200..1300).contains(&entries), "{entries}");
    assert!(figures.actions() > entries, "{figures}");
    let memory = figures.memory();
    if let [first, .., last] = memory[1..] {
        // In kilobytes; the text of the journal takes some hundred.
        assert!(last < first + 24 * 1024, "{figures}");
    }
}
