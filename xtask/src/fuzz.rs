//! `cargo xtask fuzz`: runs every fuzz target for some time under libFuzzer. Inputs that fail are kept in fuzz/artifacts;
//! move them to fuzz/corpus once the fault is fixed.

use crate::{paths, prerequisites, shell};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;

/// The line in `cargo xtask help`.
pub const HELP: &str = "runs every fuzz target, or those named, for --seconds 60 each; needs cargo-fuzz";

/// The longest input in bytes. Without it libFuzzer derives a limit from the seeds, which may be short.
const LONGEST: usize = 300_000;

/// Runs the targets one after the other. Fails if one of them found a fault.
pub fn perform(words: &[String]) -> Result<()> {
    let (seconds, wanted) = request(words)?;
    // A nightly compiler is not needed, see `fuzz` below.
    prerequisites::cargo_tool("cargo-fuzz")?;
    let folder = paths::root().join("fuzz");
    let all = targets(&folder)?;
    if let Some(unknown) = wanted.iter().find(|name| !all.contains(name)) {
        bail!("there is no target \"{unknown}\"; the targets are {}", all.join(", "));
    }
    let chosen = all.into_iter().filter(|name| wanted.is_empty() || wanted.contains(name));
    let failed: Vec<String> = chosen.filter(|name| fuzz(&folder, name, seconds).is_err()).collect();
    if !failed.is_empty() {
        bail!("faults found by {}: see fuzz/artifacts", failed.join(", "));
    }
    Ok(())
}

/// The seconds per target and the names of the targets.
fn request(words: &[String]) -> Result<(u32, Vec<String>)> {
    let (mut seconds, mut names, mut words) = (60, Vec::new(), words.iter());
    while let Some(word) = words.next() {
        match word.as_str() {
            "--seconds" => {
                let number = words.next().context("--seconds needs a number")?;
                seconds = number.parse().with_context(|| format!("--seconds {number}: not a number"))?;
            }
            name => names.push(name.to_string()),
        }
    }
    Ok((seconds, names))
}

/// The names of all targets, sorted.
fn targets(folder: &Path) -> Result<Vec<String>> {
    let listed = fs::read_dir(folder.join("fuzz_targets")).context("fuzz/fuzz_targets is missing")?;
    let mut names: Vec<String> = listed
        .filter_map(|file| file.ok()?.path().file_stem().map(|stem| stem.to_string_lossy().into_owned()))
        .collect();
    names.sort();
    Ok(names)
}

/// Runs one target. New inputs go to a folder that git ignores; the seeds do not change.
fn fuzz(folder: &Path, name: &str, seconds: u32) -> Result<()> {
    let found = folder.join("found").join(name);
    fs::create_dir_all(&found)?;
    let mut command = shell::cargo(["fuzz", "run", "--fuzz-dir"]);
    command.arg(folder).arg(name).arg(&found).arg(folder.join("corpus").join(name));
    command.args(["--", "-print_final_stats=1", "-rss_limit_mb=2048", "-timeout=20"]);
    command.arg(format!("-max_total_time={seconds}")).arg(format!("-max_len={LONGEST}"));
    // Sanitizers are unstable options; this variable enables them in the stable compiler.
    command.env("RUSTC_BOOTSTRAP", "1");
    shell::call(&mut command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_and_names_are_read() {
        let words = |text: &str| -> Vec<String> { text.split(' ').map(str::to_string).collect() };
        assert_eq!(request(&words("--seconds 5 h9")).unwrap(), (5, vec!["h9".to_string()]));
        assert!(request(&words("--seconds")).is_err());
        assert!(request(&words("--seconds soon")).is_err());
    }

    #[test]
    fn all_targets_are_listed() {
        let all = targets(&paths::root().join("fuzz")).unwrap();
        assert!(all.contains(&"event_file".to_string()) && all.contains(&"pairing".to_string()), "{all:?}");
    }
}
