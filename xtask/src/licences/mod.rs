//! Checks the dependencies: every crate and every package of the front end comes from its public registry under a licence
//! that deny.toml allows, and the programs depend on nothing that accesses a network.

mod allowed;
mod crates;
mod front_end;
mod part;

pub use part::Part;

use crate::shell;
use crate::steps::Done;
use allowed::Allowed;
use anyhow::{Result, bail};

/// Checks all dependencies. Where they are available, cargo-deny and the signatures of npm are checked as well.
pub fn check() -> Result<Done> {
    let allowed = Allowed::read()?;
    let mut wrong = crates::wrong(&allowed)?;
    wrong.extend(front_end::wrong(&allowed)?);
    if !wrong.is_empty() {
        bail!("{} dependencies violate deny.toml:\n  {}", wrong.len(), wrong.join("\n  "));
    }
    if shell::find("cargo-deny").is_some() {
        shell::call(&mut shell::cargo(["deny", "--all-features", "check", "licenses", "bans", "sources"]))?;
    }
    front_end::signatures()?;
    Ok(Done::Passed)
}

/// The crates that the two programs contain, on any desktop system.
pub fn built_in_crates() -> Result<Vec<Part>> {
    crates::built_in()
}

/// The packages that the front end contains.
pub fn built_in_packages() -> Result<Vec<Part>> {
    front_end::built_in()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_dependencies_are_allowed() {
        let allowed = Allowed::read().unwrap();
        assert_eq!(crates::wrong(&allowed).unwrap(), Vec::<String>::new());
        assert_eq!(front_end::wrong(&allowed).unwrap(), Vec::<String>::new());
        let nothing = Allowed(Vec::new());
        assert!(crates::wrong(&nothing).unwrap().len() > 500, "every crate has a licence");
        assert!(front_end::wrong(&nothing).unwrap().len() > 200);
    }
}
