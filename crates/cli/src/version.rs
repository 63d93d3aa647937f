//! The version that `--version` shows: the package's, and the commit that it was built from.

use std::sync::LazyLock;

static TEXT: LazyLock<String> =
    LazyLock::new(|| format!("{} (commit {})", env!("CARGO_PKG_VERSION"), commit(option_env!("DRAWMASTER_COMMIT"))));

/// Returns the version, such as "0.1.0 (commit 1a2b3c4d5e6f)". `cargo xtask dist` passes the commit to the compiler; a build without
/// it shows "unknown", so that ordinary builds are not repeated after each commit.
pub fn text() -> &'static str {
    &TEXT
}

fn commit(passed: Option<&'static str>) -> &'static str {
    passed.filter(|commit| !commit.is_empty()).unwrap_or("unknown")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn version_names_the_package_and_the_commit() {
        assert!(text().starts_with(&format!("{} (commit ", env!("CARGO_PKG_VERSION"))), "{}", text());
        assert_eq!([commit(None), commit(Some("")), commit(Some("1a2b3c"))], ["unknown", "unknown", "1a2b3c"]);
    }
}
