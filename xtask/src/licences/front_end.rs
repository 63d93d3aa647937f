//! Checks the front end's packages in its lock file.

use super::allowed::Allowed;
use super::part::Part;
use crate::{paths, shell};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::fs;
use std::io::{Read, Seek, SeekFrom};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Licences that only the front end may use: one for fonts, and a permissive one that npm packages use.
const MORE: [&str; 2] = ["BlueOak-1.0.0", "OFL-1.1"];
/// Development dependencies of which parts are in the built front end: the run time of Svelte with what it uses, and the font.
const PACKED: [&str; 4] = ["svelte", "esm-env", "clsx", "@expo-google-fonts/noto-sans"];
/// How long npm may ask its registry for keys.
const PATIENCE: Duration = Duration::from_secs(10);
/// The source of all packages for which the lock file names one.
const REGISTRY: &str = "https://registry.npmjs.org/";

/// Describes each package that must not be used.
pub fn wrong(allowed: &Allowed) -> Result<Vec<String>> {
    let lock = fs::read(paths::ui().join("package-lock.json")).context("cannot read ui/package-lock.json")?;
    let lock: Value = serde_json::from_slice(&lock).context("ui/package-lock.json is not valid JSON")?;
    let packages = lock["packages"].as_object().context("ui/package-lock.json lists no packages")?;
    let allowed = if allowed.0.is_empty() { Allowed(Vec::new()) } else { allowed.and(&MORE) };
    let all = packages.iter().filter(|(path, _)| !path.is_empty());
    Ok(all.filter_map(|(path, package)| complaint(path, package, &allowed)).collect())
}

/// The packages that the window contains: dependencies, and development dependencies whose code or fonts Vite packs.
pub fn built_in() -> Result<Vec<Part>> {
    let lock = fs::read(paths::ui().join("package-lock.json")).context("cannot read ui/package-lock.json")?;
    let lock: Value = serde_json::from_slice(&lock).context("ui/package-lock.json is not valid JSON")?;
    let packages = lock["packages"].as_object().context("ui/package-lock.json lists no packages")?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let packed = |path: &str, package: &Value| {
        package["dev"] != true || PACKED.iter().any(|name| path == format!("node_modules/{name}"))
    };
    let part = |(path, package): (&String, &Value)| Part {
        name: path.rsplit_once("node_modules/").map_or(path.as_str(), |(_, name)| name).to_owned(),
        version: text(&package["version"]),
        licence: text(&package["license"]),
        kind: "npm",
        folder: paths::ui().join(path),
    };
    Ok(packages.iter().filter(|(path, package)| !path.is_empty() && packed(path, package)).map(part).collect())
}

fn complaint(path: &str, package: &Value, allowed: &Allowed) -> Option<String> {
    let licence = package["license"].as_str().unwrap_or_default();
    let elsewhere = package["resolved"].as_str().filter(|from| !from.starts_with(REGISTRY));
    if let Some(from) = elsewhere {
        return Some(format!("{path} comes from {from}"));
    }
    if !package["integrity"].as_str().is_some_and(|hash| hash.starts_with("sha512-")) {
        return Some(format!("{path} has no hash in the lock file"));
    }
    (!allowed.permits(licence)).then(|| format!("{path} has the licence \"{licence}\""))
}

/// Checks with npm that the registry signed the installed packages. Without an answer of the registry, the hashes of the
/// lock file suffice, which npm checks on installation.
pub fn signatures() -> Result<()> {
    let (success, output) = within(&mut shell::npm(["audit", "signatures"]), PATIENCE)?;
    match verdict(success, &output) {
        Verdict::Signed(line) => println!("npm audit signatures: {line}"),
        Verdict::Unanswered(why) => println!("npm audit signatures: no answer ({why}); the lock file's hashes hold"),
        Verdict::Wrong => bail!("npm audit signatures found packages whose signature is wrong:\n{output}"),
    }
    Ok(())
}

/// Runs a command and returns whether it succeeded, with its output. Kills it after `most`.
fn within(command: &mut Command, most: Duration) -> Result<(bool, String)> {
    let file = tempfile::tempfile().context("cannot create a temporary file")?;
    let (out, error) = (file.try_clone()?, file.try_clone()?);
    let mut child = command.stdin(Stdio::null()).stdout(out).stderr(error).spawn().context("cannot start npm")?;
    let start = Instant::now();
    let status = loop {
        match child.try_wait()? {
            Some(status) => break Some(status),
            None if start.elapsed() > most => {
                child.kill()?;
                child.wait()?;
                break None;
            }
            None => sleep(Duration::from_millis(50)),
        }
    };
    let mut output = String::new();
    let mut file = file;
    file.seek(SeekFrom::Start(0))?;
    file.read_to_string(&mut output)?;
    match status {
        Some(status) => Ok((status.success(), output)),
        None => Ok((false, format!("nothing within {} seconds", most.as_secs()))),
    }
}

#[derive(Debug, PartialEq)]
enum Verdict {
    Signed(String),
    Unanswered(String),
    Wrong,
}

fn verdict(success: bool, output: &str) -> Verdict {
    let lines = || output.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("npm warn"));
    if ["invalid registry signature", "invalid attestation", "missing registry signature"]
        .iter()
        .any(|w| output.contains(w))
    {
        return Verdict::Wrong;
    }
    match lines().find(|line| line.contains("verified registry signature")) {
        Some(line) if success => Verdict::Signed(line.to_owned()),
        _ => Verdict::Unanswered(lines().next().unwrap_or("the registry offers no keys").to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_package_from_elsewhere_or_without_a_hash_is_reported() {
        let allowed = Allowed(vec!["MIT".into()]);
        let good = json!({ "license": "MIT", "integrity": "sha512-abc" });
        assert_eq!(complaint("node_modules/x", &good, &allowed), None);
        for (field, value) in
            [("resolved", "git+ssh://host.example/x"), ("license", "UNLICENSED"), ("integrity", "sha1-a")]
        {
            let mut bad = good.clone();
            bad[field] = value.into();
            assert!(complaint("node_modules/x", &bad, &allowed).is_some(), "{field}");
        }
    }

    #[test]
    fn no_answer_differs_from_a_wrong_signature() {
        let signed = "audited 270 packages in 2s\n\n270 packages have verified registry signatures\n";
        assert!(matches!(verdict(true, signed), Verdict::Signed(_)));
        assert_eq!(verdict(false, "1 package has an invalid registry signature"), Verdict::Wrong);
        assert!(matches!(verdict(false, "npm error network timeout"), Verdict::Unanswered(_)));
        assert!(matches!(verdict(true, "npm warn something\n"), Verdict::Unanswered(_)));
    }
}
