//! The folder `../shared/data` beside the repository; a stranger's clone has none, and its tests pass without.

use std::io::Write;
use std::path::{Path, PathBuf};

/// The files of the folder whose names end so, in order. Says on the terminal, past the test's own captured output, that a
/// test is skipped when there are none.
pub fn files(test: &str, ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/data");
    let listed = std::fs::read_dir(&folder).into_iter().flatten().flatten().map(|file| file.path());
    let mut files: Vec<PathBuf> = listed.filter(|path| path.to_string_lossy().ends_with(ending)).collect();
    files.sort();
    if files.is_empty() {
        writeln!(std::io::stderr(), "skipped: {test} (no ../shared/data beside the repository)").expect("a terminal");
    }
    files
}
