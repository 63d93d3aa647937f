//! The version and the commit that a package names.

use crate::{paths, shell};
use std::process::Command;

/// The variable with the commit for `--version` and written files.
pub const COMMIT: &str = "DRAWMASTER_COMMIT";

/// The version in the root manifest.
pub fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

/// The commit that is built, marked if files were changed since; "unknown" without git.
pub fn commit() -> String {
    let git = |words: &[&str]| shell::output(Command::new("git").args(words).current_dir(paths::root()));
    let Ok(commit) = git(&["rev-parse", "--short=12", "HEAD"]) else { return "unknown".to_owned() };
    let changed = git(&["status", "--porcelain"]).is_ok_and(|files| !files.trim().is_empty());
    format!("{}{}", commit.trim(), if changed { "-modified" } else { "" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commit_is_short_or_unknown() {
        let commit = commit();
        let number = commit.trim_end_matches("-modified");
        assert!(number == "unknown" || number.len() >= 12 && number.chars().all(|c| c.is_ascii_hexdigit()), "{commit}");
    }
}
