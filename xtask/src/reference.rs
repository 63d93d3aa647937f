//! `cargo xtask reference`: writes the page of all commands for people and the schemas of their answers for programs.

use crate::{build, paths, prerequisites, shell, types};
use anyhow::{Context, Result, bail};
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::process::Command;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// The line in `cargo xtask help`.
pub const HELP: &str = "writes the page of all commands and the schemas of their answers into target/reference";

/// Builds the generator, and writes the reference and an archive of it for a release.
pub fn perform(words: &[String]) -> Result<()> {
    if !words.is_empty() {
        bail!("it takes no options");
    }
    prerequisites::packages()?;
    build::type_generator()?;
    types::write()?;
    write()?;
    archive(&paths::target().join("reference"))
}

/// Writes the reference. The types must have been written.
pub fn write() -> Result<()> {
    let folder = paths::target().join("reference");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    let schemas = folder.join("answers");
    fs::create_dir_all(&schemas).with_context(|| format!("cannot create {}", schemas.display()))?;
    let page = shell::output(Command::new(paths::example(build::TYPES)).arg("commands"))?;
    fs::write(folder.join("commands.md"), page).with_context(|| format!("cannot write to {}", folder.display()))?;
    shell::call(shell::npm(["run", "--silent", "schemas", "--"]).arg(schemas))
}

/// Packs the folder into an archive next to it.
fn archive(folder: &Path) -> Result<()> {
    let path = folder.with_extension("zip");
    let mut zip = ZipWriter::new(File::create(&path).with_context(|| format!("cannot create {}", path.display()))?);
    let mut files = vec![folder.join("commands.md")];
    for file in fs::read_dir(folder.join("answers"))? {
        files.push(file?.path());
    }
    files.sort();
    for file in &files {
        let name = file.strip_prefix(folder)?.to_string_lossy().replace('\\', "/");
        zip.start_file(name, SimpleFileOptions::default())?;
        zip.write_all(&fs::read(file)?)?;
    }
    zip.finish()?;
    Ok(())
}
