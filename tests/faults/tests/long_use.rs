//! A day at the desk in small: the memory that the program holds does not grow with the day. How long each action takes is told
//! by `cargo xtask faults --long`, in the profile that users get; a test has no clock.

use faults::long::{Size, long_use};

#[test]
fn a_day_leaves_the_memory_as_it_was() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let size = Size { players: 60, rounds: 4, entries: 1200 };
    let (figures, entries) = long_use(size, folder.path(), |_| {});
    assert!((1200..1300).contains(&entries), "{entries}");
    assert!(figures.actions() > entries, "{figures}");
    let memory = figures.memory();
    if let [first, .., last] = memory[1..] {
        // In kilobytes: the journal's own text is some hundred of them.
        assert!(last < first + 24 * 1024, "{figures}");
    }
}
