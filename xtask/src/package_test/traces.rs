//! What a package leaves on the machine: files with its name, and its file types in the system's lists.

use crate::shell;
use anyhow::Result;
use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

/// Folders into which packages write.
const FOLDERS: &[&str] = &["/etc", "/opt", "/usr", "/var/cache", "/var/lib"];
/// Lists in which the system collects the file types and programs of all packages.
const LISTS: &[&str] = &[
    "/usr/share/applications/mimeinfo.cache",
    "/usr/share/mime/globs2",
    "/usr/share/mime/subclasses",
    "/usr/share/mime/types",
    "/var/lib/dpkg/status",
];

/// Returns the traces on this machine.
pub fn of_package() -> Result<BTreeSet<String>> {
    let mut find = Command::new("find");
    find.args(FOLDERS).args(["-xdev", "(", "-iname", "*drawmaster*", "-o", "-iname", "*tourbook*", ")"]);
    let mut found: BTreeSet<String> = shell::output(&mut find)?.lines().map(str::to_owned).collect();
    for list in LISTS {
        let text = fs::read_to_string(list).unwrap_or_default().to_lowercase();
        found.extend(text.lines().filter(|line| line.contains("drawmaster")).map(|line| format!("{list}: {line}")));
    }
    Ok(found)
}

/// Returns the traces that were not there before.
pub fn left(before: &BTreeSet<String>) -> Result<Vec<String>> {
    Ok(of_package()?.difference(before).cloned().collect())
}
