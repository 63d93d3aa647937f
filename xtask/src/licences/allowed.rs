//! The licences that deny.toml allows.

use crate::paths;
use anyhow::{Context, Result};
use spdx::{Expression, ParseMode};
use std::fs;

/// The licences under which a dependency may be distributed with the program.
pub struct Allowed(pub Vec<String>);

impl Allowed {
    /// Reads the licences of deny.toml.
    pub fn read() -> Result<Allowed> {
        let text = fs::read_to_string(paths::root().join("deny.toml")).context("deny.toml is missing")?;
        let rules: toml::Table = text.parse().context("deny.toml is not TOML")?;
        let list = rules.get("licenses").and_then(|part| part.get("allow")).and_then(toml::Value::as_array);
        let list = list.context("deny.toml has no [licenses] allow")?;
        Ok(Allowed(list.iter().filter_map(|licence| licence.as_str().map(str::to_owned)).collect()))
    }

    /// These licences and `more`.
    pub fn and(&self, more: &[&str]) -> Allowed {
        Allowed(self.0.iter().cloned().chain(more.iter().map(ToString::to_string)).collect())
    }

    /// Whether an SPDX expression can be satisfied with these licences. A missing expression cannot.
    pub fn permits(&self, expression: &str) -> bool {
        let Ok(parsed) = Expression::parse_mode(expression, ParseMode::LAX) else { return false };
        parsed.evaluate(|wanted| self.0.contains(&wanted.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_alternative_of_or_and_all_parts_of_and_must_be_allowed() {
        let allowed = Allowed(["MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception"].map(String::from).to_vec());
        for expression in [
            "MIT",
            "MIT/Apache-2.0",
            "GPL-2.0-only OR MIT",
            "(MIT OR Zlib) AND Apache-2.0",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert!(allowed.permits(expression), "{expression}");
        }
        for expression in
            ["", "GPL-3.0-only", "MIT AND Zlib", "SEE LICENSE IN file", "MIT WITH Classpath-exception-2.0"]
        {
            assert!(!allowed.permits(expression), "{expression}");
        }
        assert!(allowed.and(&["OFL-1.1"]).permits("MIT AND OFL-1.1"));
    }
}
