//! Tests that cannot run on every machine.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What a skipped test lacks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Missing {
    /// The folder `../shared` beside the repository, which a clone does not have.
    SharedData,
    /// A program or package that `cargo xtask test` installs.
    Tool(&'static str),
    /// A feature that the operating system does not have or does not permit.
    System(&'static str),
}

/// Reports on the terminal that `test` is skipped and why. Returns so that the test can return too.
///
/// # Panics
/// Panics under `CI=true` on Linux unless the shared data is missing: CI must not skip checks unnoticed. Other systems lack some
/// of the tools.
pub fn skip(test: &str, missing: Missing) {
    let reason = match missing {
        Missing::SharedData => "../shared/data is not beside the repository",
        Missing::Tool(reason) | Missing::System(reason) => reason,
    };
    let ci = cfg!(target_os = "linux") && std::env::var("CI").is_ok_and(|value| value == "true");
    assert!(!ci || missing == Missing::SharedData, "{test} cannot run, and CI must not skip it: {reason}");
    // Cargo shows the captured output of a test only if it fails; stderr itself is not captured.
    writeln!(std::io::stderr(), "skipped: {test} ({reason})").expect("stderr is writable");
}

/// Returns the files of `../shared/data` whose names end in `ending`, sorted. Skips `test` if there are none.
pub fn shared_files(test: &str, ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/data");
    let listed = std::fs::read_dir(&folder).into_iter().flatten().flatten().map(|file| file.path());
    let mut files: Vec<PathBuf> = listed.filter(|path| path.to_string_lossy().ends_with(ending)).collect();
    files.sort();
    if files.is_empty() {
        skip(test, Missing::SharedData);
    }
    files
}

/// Returns the text of a PDF file, extracted with these options of pdftotext (`-layout`). Skips the check, with `None`, if
/// pdftotext is not installed.
pub fn pdf_text(pdf: &Path, options: &[&str]) -> Option<String> {
    let Ok(output) = Command::new("pdftotext").args(options).arg(pdf).arg("-").output() else {
        skip("reading sheets", Missing::Tool("pdftotext is not installed"));
        return None;
    };
    assert!(output.status.success(), "{}: {}", pdf.display(), String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8(output.stdout).expect("pdftotext writes UTF-8"))
}
