//! `cargo xtask windows`: builds the workspace for Windows and runs its tests there. On Windows it does so itself; elsewhere with Cargo's
//! target for Windows, MinGW and Wine, or in a folder with a Debian that has them and the source of Rust's standard library.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::{paths, shell};

/// The line in `cargo xtask help`.
pub const HELP: &str =
    "builds and tests for Windows, elsewhere under Wine (or STEP ...: window, tests; -- words for the tests)";

/// The variable with the folder of a Debian: `cargo`, `rust-src`, `gcc-mingw-w64-x86-64-win32` and `wine` are installed in it.
const FOLDER: &str = "DRAWMASTER_WINDOWS_ROOT";

/// Cargo's name of Windows on this processor.
const TARGET: &str = "x86_64-pc-windows-gnu";

/// What is tested: everything that has quick tests and does not need the window. The excluded packages are tools of the checks.
const TESTED: [&str; 13] = [
    "--workspace",
    "--exclude=xtask",
    "--exclude=audit",
    "--exclude=faults",
    "--exclude=fuzz_entry",
    "--exclude=recompute",
    "--exclude=drawmaster-desk",
    "--lib",
    "--bins",
    "--tests",
    "--no-fail-fast",
    "--config=profile.dev.incremental=false",
    "--config=profile.test.incremental=false",
];

/// Builds, tests, and prints a table. Without words, does everything.
pub fn perform(words: &[String]) -> Result<()> {
    let (steps, filter) = match words.iter().position(|word| word == "--") {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &words[..0]),
    };
    let unknown = steps.iter().find(|step| !["window", "tests"].contains(&step.as_str()));
    if let Some(step) = unknown {
        bail!("there is no step \"{step}\": choose window, tests, or both");
    }
    let wanted = |step: &str| steps.is_empty() || steps.iter().any(|word| word == step);
    let place = Place::find()?;
    if wanted("window") {
        println!("== window: the crate of the window is compiled; its web view runs on Windows only");
        shell::call(&mut place.cargo(&["check", "--package=drawmaster-desk"]))?;
    }
    if wanted("tests") { test(&place, filter) } else { Ok(()) }
}

/// Where programs for Windows are built and run.
enum Place {
    /// This is Windows.
    Here,
    /// Cargo has the target, and Wine runs its programs.
    Wine,
    /// A folder with a Debian, which has both.
    Folder(PathBuf),
}

impl Place {
    fn find() -> Result<Place> {
        if cfg!(windows) {
            return Ok(Place::Here);
        }
        if let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) {
            // Both can be links, which lead somewhere in the folder only.
            let has = |program: &str| folder.join("usr/bin").join(program).symlink_metadata().is_ok();
            return match has("cargo") && has("wine") {
                true => Ok(Place::Folder(folder)),
                false => bail!("{FOLDER}: {} has no usr/bin/cargo or no usr/bin/wine", folder.display()),
            };
        }
        let libraries = shell::output(Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]));
        let has_target = libraries.is_ok_and(|folder| Path::new(folder.trim()).exists());
        let missing: Vec<&str> = [
            (!has_target).then_some("Cargo's target (rustup target add x86_64-pc-windows-gnu)"),
            shell::find("x86_64-w64-mingw32-gcc").is_none().then_some("MinGW (gcc-mingw-w64-x86-64)"),
            shell::find("wine").is_none().then_some("Wine"),
        ]
        .into_iter()
        .flatten()
        .collect();
        match missing.is_empty() {
            true => Ok(Place::Wine),
            false => bail!(
                "this system lacks {}. Install that, or name a folder with a Debian that has it in {FOLDER} (docs/platforms.md)",
                missing.join(", ")
            ),
        }
    }

    /// Returns Cargo with these words, for Windows.
    fn cargo(&self, words: &[&str]) -> Command {
        match self {
            Place::Here => shell::cargo(words),
            Place::Wine => {
                let mut command = shell::cargo(words);
                command.args(["--target", TARGET]).envs(variables());
                command
            }
            Place::Folder(folder) => in_folder(folder, words),
        }
    }
}

/// The variables with which Cargo builds and runs programs for Windows elsewhere.
fn variables() -> [(&'static str, &'static str); 4] {
    [
        // `printpdf` is a library for C too, which exports nothing. MinGW would then export everything, which is more than it can number.
        ("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUSTFLAGS", "-Clink-arg=-Wl,--exclude-all-symbols"),
        ("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER", "x86_64-w64-mingw32-gcc"),
        ("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER", "wine"),
        ("WINEDEBUG", "-all"),
    ]
}

/// Returns Cargo with these words in a Debian's folder. The workspace is mounted in it, what is built stays in it, and the standard library
/// is built from its source. Nothing stays mounted, because the command has mounts of its own.
fn in_folder(folder: &Path, words: &[&str]) -> Command {
    const ENTER: &str = r#"root=$1; project=$2; shift 2
        mkdir -p "$root/project" "$root/build/target" "$root/tmp/runtime"
        mount -t proc proc "$root/proc" && mount --rbind /dev "$root/dev" && mount --bind "$project" "$root/project" || exit 1
        exec chroot "$root" /usr/bin/env -i "$@""#;
    let mut command = Command::new("unshare");
    command.args(["--mount", "--propagation", "private", "sh", "-c", ENTER, "sh"]).arg(folder).arg(paths::root());
    let own = [
        ("HOME", "/root"),
        ("PATH", "/usr/sbin:/usr/bin:/sbin:/bin"),
        ("LANG", "C.UTF-8"),
        ("RUSTC_BOOTSTRAP", "1"),
        ("CARGO_TARGET_DIR", "/build/target"),
        ("XDG_RUNTIME_DIR", "/tmp/runtime"),
    ];
    command.args(own.iter().chain(&variables()).map(|(name, value)| format!("{name}={value}")));
    command.args(["sh", "-c", "cd /project && exec cargo \"$@\"", "sh"]).args(words);
    command.args(["-Z", "build-std=std,panic_unwind", "--target", TARGET]);
    command
}

/// What the tests of one program said.
#[derive(Default)]
struct Tally {
    program: String,
    passed: u32,
    failed: u32,
    skipped: u32,
}

/// Runs the tests and prints how many of each program ran.
fn test(place: &Place, filter: &[String]) -> Result<()> {
    let start = Instant::now();
    let mut words = vec!["test"];
    words.extend(TESTED);
    let mut command = place.cargo(&words);
    command.args(["--", "--quiet"]).args(filter);
    let (succeeded, tallies) = run(&mut command)?;
    println!("\n{:<28} {:>7} {:>7} {:>8}", "tests for Windows", "passed", "failed", "skipped");
    for Tally { program, passed, failed, skipped } in tallies.iter().filter(|tally| tally.passed + tally.failed > 0) {
        println!("{program:<28} {passed:>7} {failed:>7} {skipped:>8}");
    }
    let sum = |count: fn(&Tally) -> u32| tallies.iter().map(count).sum::<u32>();
    let (passed, failed) = (sum(|tally| tally.passed), sum(|tally| tally.failed));
    println!(
        "{:<28} {passed:>7} {failed:>7} {:>8}   in {} s",
        "all",
        sum(|tally| tally.skipped),
        start.elapsed().as_secs()
    );
    match succeeded && failed == 0 && passed > 0 {
        true => Ok(()),
        false => bail!("tests for Windows failed, or could not be built"),
    }
}

/// Runs the tests, shows what they say, and counts it. Cargo names each program on one stream, and the program counts on the other.
fn run(command: &mut Command) -> Result<(bool, Vec<Tally>)> {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().context("cannot start the tests")?;
    let (sender, lines) = channel();
    let streams: [Option<Box<dyn Read + Send>>; 2] = [
        child.stdout.take().map(|stream| Box::new(stream) as Box<dyn Read + Send>),
        child.stderr.take().map(|stream| Box::new(stream) as Box<dyn Read + Send>),
    ];
    let readers: Vec<_> = streams.into_iter().flatten().map(|stream| forward(stream, sender.clone())).collect();
    drop(sender);
    let mut tallies = Vec::new();
    for line in lines {
        println!("{line}");
        read(&mut tallies, &line);
    }
    readers.into_iter().for_each(|reader| drop(reader.join()));
    Ok((child.wait()?.success(), tallies))
}

fn forward(stream: impl Read + Send + 'static, lines: Sender<String>) -> thread::JoinHandle<()> {
    let send = move || {
        for line in BufReader::new(stream).lines().map_while(|line| line.ok()) {
            if lines.send(line.trim_end_matches('\r').to_owned()).is_err() {
                return;
            }
        }
    };
    thread::spawn(send)
}

/// Takes a line of Cargo or of a test program into the count.
fn read(tallies: &mut Vec<Tally>, line: &str) {
    if let Some(program) = line.trim_start().strip_prefix("Running ") {
        tallies.push(Tally { program: name_of(program), ..Tally::default() });
    }
    let Some((_, counts)) = line.split_once("test result: ") else { return };
    let count = |word: &str| {
        let number = counts.split([';', '.']).map(str::trim).find_map(|part| part.strip_suffix(word));
        number.and_then(|number| number.trim().parse().ok()).unwrap_or(0)
    };
    let (passed, failed, skipped) = (count("passed"), count("failed"), count("ignored"));
    if let Some(tally) = tallies.last_mut() {
        *tally = Tally { program: std::mem::take(&mut tally.program), passed, failed, skipped };
    }
}

/// Returns `store integration` for `tests/integration/main.rs (target/debug/deps/integration-79c99f31495d3260.exe)`.
fn name_of(program: &str) -> String {
    let file = program.rsplit(['/', '\\', '(']).next().unwrap_or(program).trim_end_matches(')');
    let name = file.trim_end_matches(".exe");
    name.rsplit_once('-').map_or(name, |(name, _)| name).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_results_of_each_program_are_counted() {
        let mut tallies = Vec::new();
        for line in [
            "     Running unittests src/lib.rs (/build/target/x86_64-pc-windows-gnu/debug/deps/store-79c99f31495d3260.exe)",
            "test result: ok. 117 passed; 0 failed; 3 ignored; 0 measured; 1 filtered out; finished in 8.13s",
            "     Running tests/integration/main.rs (target\\debug\\deps\\integration-0f.exe)",
            "test result: FAILED. 5 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.10s",
        ] {
            read(&mut tallies, line);
        }
        let found: Vec<_> = tallies.iter().map(|t| (t.program.as_str(), t.passed, t.failed, t.skipped)).collect();
        assert_eq!(found, [("store", 117, 0, 3), ("integration", 5, 2, 0)]);
    }
}
