//! Drives the real window: a virtual X server, WebKitWebDriver, and the tests under tests/e2e, which are its clients.

mod display;
mod start;

use crate::load::Load;
use crate::{build, paths, prerequisites};
use anyhow::{Context, Result, bail};
use display::{READY_WITHIN, Server, start_display};
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The line in `cargo xtask help`.
pub const HELP: &str = "drives the real window: all tests, or those whose name starts with TEST; \
     --repeat N runs them N times, --busy keeps all cores busy; `speed` measures the window, `start` its start";

/// The screen on which the tests run unless they need a larger one.
pub const SCREEN: &str = "1366x768";

const TESTS_WITHIN: Duration = Duration::from_secs(60 * 60);

/// What the command line asks for.
#[derive(Debug, Default, PartialEq)]
struct Request {
    /// The start of the names of the tests; empty for all.
    tests: String,
    /// How often the tests run; `None` for once with the report on the terminal.
    repeat: Option<u32>,
    busy: bool,
}

/// Builds the window and runs the chosen tests; `speed` and `start` measure the optimised window instead.
pub fn perform(words: &[String]) -> Result<()> {
    let request = Request::read(words)?;
    prerequisites::for_tests()?;
    build::front_end()?;
    match request.tests.as_str() {
        "speed" => return measure_speed(),
        "start" => return start::perform(SCREEN),
        _ => {}
    }
    build::programs(&[build::WINDOW, build::COMMAND_LINE])?;
    let _load = request.busy.then(Load::start).transpose()?;
    match request.repeat {
        None => drive(&request.tests, SCREEN),
        Some(times) => repeat(&request.tests, times),
    }
}

impl Request {
    fn read(words: &[String]) -> Result<Request> {
        let mut request = Request::default();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--repeat" => {
                    let number = words.next().context("--repeat needs a number")?;
                    let times = number.parse().ok().filter(|times| *times > 0);
                    request.repeat = Some(times.with_context(|| format!("--repeat {number}: not a positive number"))?);
                }
                "--busy" => request.busy = true,
                option if option.starts_with('-') => bail!("unknown option {option}: use --repeat N or --busy"),
                name if request.tests.is_empty() => name.clone_into(&mut request.tests),
                _ => bail!("more than one test is named"),
            }
        }
        Ok(request)
    }
}

/// Runs a script of tests/e2e that drives the windows under test, with more environment variables.
pub fn script(name: &str, variables: &[(&str, &OsStr)]) -> Result<()> {
    script_with(name, variables, paths::built)
}

/// [`script`] with programs that `program` finds.
pub fn script_with(name: &str, variables: &[(&str, &OsStr)], program: fn(&str) -> PathBuf) -> Result<()> {
    let script = paths::root().join("tests").join("e2e").join(name);
    Session::new(SCREEN, program).run(Command::new("node").arg(script).envs(variables.iter().copied()))
}

fn measure_speed() -> Result<()> {
    build::optimised_programs(&[build::WINDOW, build::COMMAND_LINE])?;
    let script = paths::root().join("tests").join("e2e").join("speed.mjs");
    Session::new(SCREEN, paths::optimised).run(Command::new("node").arg(script))
}

/// Runs the tests `times` times, with a line for each run, until one fails. A run's report goes to
/// `target/window/run-NUMBER.txt`; that of the failed run is printed as well.
fn repeat(prefix: &str, times: u32) -> Result<()> {
    let folder = paths::target().join("window");
    fs::create_dir_all(&folder)?;
    for run in 1..=times {
        let report = folder.join(format!("run-{run}.txt"));
        let start = Instant::now();
        let outcome = run_into(prefix, &report);
        let word = if outcome.is_ok() { "passed" } else { "FAILED" };
        println!("run {run} of {times}: {word} after {} seconds", start.elapsed().as_secs());
        if let Err(error) = outcome {
            println!("{}", fs::read_to_string(&report).unwrap_or_default());
            return Err(error.context(format!("run {run} of {times} failed; its report is {}", report.display())));
        }
    }
    Ok(())
}

fn run_into(prefix: &str, report: &Path) -> Result<()> {
    let file = File::create(report).with_context(|| format!("cannot write {}", report.display()))?;
    let mut node = test_runner(prefix)?;
    node.stdout(file.try_clone()?).stderr(file);
    Session::new(SCREEN, paths::built).run(&mut node)
}

/// Runs the tests under tests/e2e whose file names start with `prefix`, on a screen of this size (`1366x768`).
/// The window and the command line must have been built.
pub fn drive(prefix: &str, screen: &str) -> Result<()> {
    Session::new(screen, paths::built).run(&mut test_runner(prefix)?)
}

/// Runs the tests of the window's wiring.
pub fn quick() -> Result<()> {
    drive("wiring", SCREEN)
}

/// Runs all tests on the usual screen and prints their report in one piece once they have ended.
pub fn report() -> Result<()> {
    let folder = paths::target().join("window");
    fs::create_dir_all(&folder)?;
    let report = folder.join("report.txt");
    let outcome = run_into("", &report);
    println!("\n{}", fs::read_to_string(&report).unwrap_or_default());
    outcome
}

/// [`drive`] on the usual screen with programs that `program` finds.
pub fn drive_installed(prefix: &str, program: fn(&str) -> PathBuf) -> Result<()> {
    Session::new(SCREEN, program).run(&mut test_runner(prefix)?)
}

/// [`drive`] on the usual screen with more environment variables and another time limit.
pub fn drive_with(prefix: &str, variables: &[(&str, String)], within: Duration) -> Result<()> {
    let mut node = test_runner(prefix)?;
    node.envs(variables.iter().map(|(name, value)| (name, value)));
    Session { within, ..Session::new(SCREEN, paths::built) }.run(&mut node)
}

fn test_runner(prefix: &str) -> Result<Command> {
    let mut node = Command::new("node");
    node.args(["--test", "--test-reporter=spec", "--test-concurrency=1", "--test-timeout=1200000"]);
    node.args(test_files(prefix)?);
    Ok(node)
}

/// A display, a WebDriver server and a home for the windows under test.
struct Session<'a> {
    /// The size of the screen, `1366x768`.
    screen: &'a str,
    /// Finds the programs under test.
    program: fn(&str) -> PathBuf,
    within: Duration,
}

impl Session<'_> {
    fn new(screen: &str, program: fn(&str) -> PathBuf) -> Session<'_> {
        Session { screen, program, within: TESTS_WITHIN }
    }

    /// Runs a Node script that drives windows through the WebDriver server.
    fn run(&self, node: &mut Command) -> Result<()> {
        let screens = paths::target().join("screens");
        let home = paths::target().join("e2e-home");
        let _ = fs::remove_dir_all(&home);
        let files = home.join("files");
        fs::create_dir_all(&files)?;
        fs::create_dir_all(&screens)?;
        let (_display, display) = start_display(self.screen)?;
        let (_driver, port) = start_driver(&display, &home, &files)?;
        node.current_dir(paths::root());
        node.env("DRAWMASTER_DESK", (self.program)(build::WINDOW));
        node.env("DRAWMASTER_CLI", (self.program)(build::COMMAND_LINE));
        node.env("DRAWMASTER_DRIVER_URL", format!("http://127.0.0.1:{port}"));
        // For a script that starts programs itself.
        node.env("DISPLAY", &display).env_remove("WAYLAND_DISPLAY");
        node.env("XDG_CONFIG_HOME", home.join("config")).env("XDG_CACHE_HOME", home.join("cache"));
        node.env("DRAWMASTER_SCREENS", screens).env("DRAWMASTER_PICK_FOLDER", files);
        await_success(node.spawn().context("cannot start node")?, self.within)
    }
}

fn test_files(prefix: &str) -> Result<Vec<PathBuf>> {
    let folder = paths::root().join("tests").join("e2e");
    let entries = fs::read_dir(&folder).with_context(|| format!("{} is missing", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    files.retain(|path| path.file_name().is_some_and(|name| is_test(&name.to_string_lossy(), prefix)));
    files.sort();
    if files.is_empty() {
        bail!("{} has no test named {prefix}*.test.mjs", folder.display());
    }
    Ok(files)
}

fn is_test(name: &str, prefix: &str) -> bool {
    name.starts_with(prefix) && name.ends_with(".test.mjs")
}

/// Starts WebKitWebDriver, which starts the windows; returns it with its port.
fn start_driver(display: &str, home: &Path, files: &Path) -> Result<(Server, u16)> {
    let port = free_port()?;
    let mut command = Command::new("WebKitWebDriver");
    command.arg(format!("--port={port}")).env("DISPLAY", display).env_remove("WAYLAND_DISPLAY").stdin(Stdio::null());
    // Without this variable Tauri refuses to be driven.
    command.env("TAURI_WEBVIEW_AUTOMATION", "true");
    // The windows keep their settings in a home of their own, read and write files in a folder of their own without a
    // dialog, and use the language that the tests expect.
    command
        .env("XDG_CONFIG_HOME", home.join("config"))
        .env("XDG_DATA_HOME", home.join("data"))
        .env("XDG_CACHE_HOME", home.join("cache"))
        .env("DRAWMASTER_PICK_FOLDER", files)
        // Tests put programs of the system there, such as a print service.
        .env("PATH", with_programs(&home.join("programs")))
        .env("LC_ALL", "C.UTF-8");
    let server = Server(command.spawn().context("cannot start WebKitWebDriver")?);
    await_port(port)?;
    Ok((server, port))
}

/// Returns the search path of programs, with a folder before all others.
fn with_programs(folder: &Path) -> OsString {
    let usual = std::env::var_os("PATH").unwrap_or_default();
    let all = std::iter::once(folder.to_path_buf()).chain(std::env::split_paths(&usual));
    std::env::join_paths(all).unwrap_or(usual)
}

fn free_port() -> Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}

fn await_port(port: u16) -> Result<()> {
    let start = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        if start.elapsed() > READY_WITHIN {
            bail!("WebKitWebDriver did not answer within {} seconds", READY_WITHIN.as_secs());
        }
        sleep(Duration::from_millis(50));
    }
    Ok(())
}

fn await_success(mut tests: Child, within: Duration) -> Result<()> {
    let start = Instant::now();
    loop {
        match tests.try_wait()? {
            Some(status) if status.success() => return Ok(()),
            Some(_) => bail!("a test of the window failed; its report is above"),
            None if start.elapsed() > within => {
                tests.kill()?;
                bail!("the tests of the window did not end within {} minutes", within.as_secs() / 60);
            }
            None => sleep(Duration::from_millis(200)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_and_the_test_are_read_in_any_order() {
        let read = |text: &str| Request::read(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        let expected = Request { tests: "day".into(), repeat: Some(3), busy: true };
        assert_eq!(read("--busy day --repeat 3").unwrap(), expected);
        assert_eq!(read("").unwrap(), Request::default());
        for wrong in ["--repeat", "--repeat 0", "--repeat often", "--fast", "day desk"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn tests_are_chosen_by_the_start_of_their_name() {
        assert!(is_test("day.test.mjs", "") && is_test("day-forty.test.mjs", "day"));
        assert!(!is_test("window.mjs", "") && !is_test("day.test.mjs", "desk"));
    }
}
