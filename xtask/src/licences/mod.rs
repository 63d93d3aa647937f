//! What the program is made of: every crate and every package of the front end comes from its public registry, under a
//! licence that deny.toml allows, and nothing that speaks to a network is among what the command line is built of.

mod crates;
mod front_end;

use crate::steps::Done;
use crate::{place, shell};
use anyhow::{Context, Result, bail};
use spdx::{Expression, ParseMode};
use std::fs;

/// Checks everything; cargo-deny, which looks more closely, and npm's signatures are asked too where they answer.
pub fn check() -> Result<Done> {
    let allowed = Allowed::read()?;
    let mut wrong = crates::wrong(&allowed)?;
    wrong.extend(front_end::wrong(&allowed)?);
    if !wrong.is_empty() {
        bail!("{} parts are not as deny.toml allows:\n  {}", wrong.len(), wrong.join("\n  "));
    }
    if shell::find("cargo-deny").is_some() {
        shell::call(&mut shell::cargo(["deny", "--all-features", "check", "licenses", "bans", "sources"]))?;
    }
    front_end::signatures()?;
    Ok(Done::Passed)
}

/// The licences under which the program may be passed on.
struct Allowed(Vec<String>);

impl Allowed {
    /// Those of deny.toml.
    fn read() -> Result<Allowed> {
        let text = fs::read_to_string(place::root().join("deny.toml")).context("deny.toml is missing")?;
        let rules: toml::Table = text.parse().context("deny.toml is not TOML")?;
        let list = rules.get("licenses").and_then(|part| part.get("allow")).and_then(toml::Value::as_array);
        let list = list.context("deny.toml has no [licenses] allow")?;
        Ok(Allowed(list.iter().filter_map(|licence| licence.as_str().map(str::to_owned)).collect()))
    }

    /// The same with a few more.
    fn and(&self, more: &[&str]) -> Allowed {
        Allowed(self.0.iter().cloned().chain(more.iter().map(ToString::to_string)).collect())
    }

    /// Whether a choice among the licences told is allowed; none told is not.
    fn permits(&self, told: &str) -> bool {
        let Ok(expression) = Expression::parse_mode(told, ParseMode::LAX) else { return false };
        expression.evaluate(|wanted| self.0.contains(&wanted.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_enough_and_a_sum_needs_all() {
        let allowed = Allowed(["MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception"].map(String::from).to_vec());
        for told in [
            "MIT",
            "MIT/Apache-2.0",
            "GPL-2.0-only OR MIT",
            "(MIT OR Zlib) AND Apache-2.0",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert!(allowed.permits(told), "{told}");
        }
        for told in ["", "GPL-3.0-only", "MIT AND Zlib", "SEE LICENSE IN file", "MIT WITH Classpath-exception-2.0"] {
            assert!(!allowed.permits(told), "{told}");
        }
        assert!(allowed.and(&["OFL-1.1"]).permits("MIT AND OFL-1.1"));
    }

    #[test]
    fn everything_that_is_used_may_be_used() {
        let allowed = Allowed::read().unwrap();
        assert_eq!(crates::wrong(&allowed).unwrap(), Vec::<String>::new());
        assert_eq!(front_end::wrong(&allowed).unwrap(), Vec::<String>::new());
        let nothing = Allowed(Vec::new());
        assert!(crates::wrong(&nothing).unwrap().len() > 500, "with nothing allowed everything is wrong");
        assert!(front_end::wrong(&nothing).unwrap().len() > 200);
    }
}
