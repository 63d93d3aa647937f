//! `cargo xtask fuzz`: every door through which strangers' bytes come in, for some time each, with the compiler's
//! instruments. What a target finds stays in fuzz/artifacts and belongs into fuzz/corpus once it is mended.

use crate::{place, shell};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;

/// The line in `cargo xtask help`.
pub const HELP: &str = "runs every fuzz target for a while (--seconds 60), or those named; needs cargo-fuzz";

/// The longest input in bytes, for targets whose seeds are short.
const LONGEST: usize = 300_000;

/// Runs the targets one after the other; fails if one of them found something.
pub fn perform(words: &[String]) -> Result<()> {
    let (seconds, wanted) = asked(words)?;
    if shell::find("cargo-fuzz").is_none() {
        bail!(
            "cargo-fuzz is not installed: run \"cargo install cargo-fuzz\", which needs no other compiler than this one"
        );
    }
    let folder = place::root().join("fuzz");
    let all = targets(&folder)?;
    if let Some(unknown) = wanted.iter().find(|name| !all.contains(name)) {
        bail!("there is no target \"{unknown}\"; the targets are {}", all.join(", "));
    }
    let chosen = all.into_iter().filter(|name| wanted.is_empty() || wanted.contains(name));
    let failed: Vec<String> = chosen.filter(|name| fuzz(&folder, name, seconds).is_err()).collect();
    if !failed.is_empty() {
        bail!("something was found by {}: see fuzz/artifacts", failed.join(", "));
    }
    Ok(())
}

fn asked(words: &[String]) -> Result<(u32, Vec<String>)> {
    let (mut seconds, mut names, mut words) = (60, Vec::new(), words.iter());
    while let Some(word) = words.next() {
        match word.as_str() {
            "--seconds" => {
                let told = words.next().context("--seconds needs a number")?;
                seconds = told.parse().with_context(|| format!("\"{told}\" is no number of seconds"))?;
            }
            name => names.push(name.to_string()),
        }
    }
    Ok((seconds, names))
}

/// The targets by name, in order.
fn targets(folder: &Path) -> Result<Vec<String>> {
    let listed = fs::read_dir(folder.join("fuzz_targets")).context("fuzz/fuzz_targets is missing")?;
    let mut names: Vec<String> = listed
        .filter_map(|file| file.ok()?.path().file_stem().map(|stem| stem.to_string_lossy().into_owned()))
        .collect();
    names.sort();
    Ok(names)
}

/// One target. What it learns goes into a folder that is not kept; the seeds stay as they are.
fn fuzz(folder: &Path, name: &str, seconds: u32) -> Result<()> {
    let found = folder.join("found").join(name);
    fs::create_dir_all(&found)?;
    let mut command = shell::cargo(["fuzz", "run", "--fuzz-dir"]);
    command.arg(folder).arg(name).arg(&found).arg(folder.join("corpus").join(name));
    command.args(["--", "-print_final_stats=1", "-rss_limit_mb=2048", "-timeout=20"]);
    command.arg(format!("-max_total_time={seconds}")).arg(format!("-max_len={LONGEST}"));
    // The instruments are not yet stable in name, but the stable compiler has them.
    command.env("RUSTC_BOOTSTRAP", "1");
    shell::call(&mut command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_and_names_are_understood() {
        let words = |text: &str| -> Vec<String> { text.split(' ').map(str::to_string).collect() };
        assert_eq!(asked(&words("--seconds 5 h9")).unwrap(), (5, vec!["h9".to_string()]));
        assert!(asked(&words("--seconds")).is_err());
        assert!(asked(&words("--seconds soon")).is_err());
    }

    #[test]
    fn every_target_is_found() {
        let all = targets(&place::root().join("fuzz")).unwrap();
        assert!(all.contains(&"event_file".to_string()) && all.contains(&"pairing".to_string()), "{all:?}");
    }
}
