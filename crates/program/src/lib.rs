//! What both programs share: a limit on their memory, and the version with the commit that they were built from, for `--version`,
//! the window's About, and every file that they write.
//!
//! `cargo xtask dist` passes the commit to the compiler. All other builds have none, so they are not repeated after each commit,
//! and their output, which tests compare, depends on the version only.

pub mod budget;

use std::sync::LazyLock;

/// The version, such as `0.2.0`.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The parts that other people wrote, each with its licence; `cargo xtask dist --notices` renews the file.
pub const NOTICES: &str = include_str!("../../../assets/notices/THIRD-PARTY.txt");

static WRITER: LazyLock<String> = LazyLock::new(|| writer_of(commit()));
static TEXT: LazyLock<String> = LazyLock::new(|| format!("{VERSION} (commit {})", commit().unwrap_or("unknown")));

/// Returns the commit, such as `1a2b3c4d5e6f`; `None` unless `cargo xtask dist` built the program.
pub fn commit() -> Option<&'static str> {
    option_env!("DRAWMASTER_COMMIT").filter(|commit| !commit.is_empty() && *commit != "unknown")
}

/// Returns the version for people, such as `0.2.0 (commit 1a2b3c4d5e6f)`.
pub fn text() -> &'static str {
    &TEXT
}

/// Returns the name that written files have for the program, such as `Drawmaster 0.2.0 (1a2b3c4d5e6f)`, or `Drawmaster 0.2.0`
/// without a commit.
pub fn writer() -> &'static str {
    &WRITER
}

fn writer_of(commit: Option<&str>) -> String {
    commit.map_or_else(|| format!("Drawmaster {VERSION}"), |commit| format!("Drawmaster {VERSION} ({commit})"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn version_names_the_package_and_the_commit() {
        assert!(text().starts_with(&format!("{VERSION} (commit ")), "{}", text());
        assert_eq!(writer_of(None), format!("Drawmaster {VERSION}"));
        assert_eq!(writer_of(Some("1a2b3c4d5e6f")), format!("Drawmaster {VERSION} (1a2b3c4d5e6f)"));
        assert!(writer().starts_with(&writer_of(None)));
    }
}
