//! The checksums of all packages of a system, in one file.

use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// Writes `SHA256SUMS`, which `sha256sum --check` reads, into the folder of the files.
pub fn checksums(folder: &Path, system: &str, files: &[PathBuf]) -> Result<PathBuf> {
    let mut lines = Vec::new();
    for file in files {
        let bytes = fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        lines.push(format!("{}  {name}\n", digest(&bytes)));
    }
    lines.sort();
    let sums = folder.join(format!("SHA256SUMS-{system}"));
    fs::write(&sums, lines.concat()).with_context(|| format!("cannot write {}", sums.display()))?;
    Ok(sums)
}

/// SHA-256 in hexadecimal.
fn digest(bytes: &[u8]) -> String {
    use sha2::{Digest, Sha256};
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_are_those_that_sha256sum_reads() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.deb");
        fs::write(&file, "abc").unwrap();
        let sums = checksums(folder.path(), "linux", &[file]).unwrap();
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.deb\n";
        assert_eq!(fs::read_to_string(sums).unwrap(), expected);
    }
}
