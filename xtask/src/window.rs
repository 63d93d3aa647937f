//! Building the real window and driving it: an X server without a screen, tauri-driver, and the tests under tests/e2e that speak WebDriver to it.

use crate::{needs, place, shell, test};
use anyhow::{Context, Result, bail};
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The desktop package and the feature that makes it carry its front end instead of asking a development server for it.
pub const DESK: &str = "drawmaster-desk";
/// The same feature, as cargo wants it when several packages are built at once.
pub const EMBEDDED: &str = "drawmaster-desk/custom-protocol";

/// The command line's program, beside which the window is tested.
const CLI: &str = "drawmaster";

/// The line in `cargo xtask help`.
pub const HELP: &str = "drives the real window: `day` plays two rounds, `speed` measures it, any other word picks tests by their name's start";

const READY_WITHIN: Duration = Duration::from_secs(20);
const TESTS_WITHIN: Duration = Duration::from_secs(30 * 60);

/// Where the programs under test are.
type Built = fn(&str) -> PathBuf;

/// Builds the window and runs the tests that the word picks; `speed` measures the optimised one instead.
pub fn perform(words: &[String]) -> Result<()> {
    let [word] = words else { bail!("it takes one word: day, speed, or the start of a test's name") };
    needs::for_tests()?;
    build_front_end()?;
    if word == "speed" {
        let what = ["build", "--release", "--workspace", "--exclude", "xtask", "--features", EMBEDDED];
        shell::call(shell::cargo(what).args(["--bin", DESK, "--bin", CLI]))?;
        let script = place::root().join("tests").join("e2e").join("speed.mjs");
        return serve("1366x768", place::optimised, Command::new("node").arg(script), TESTS_WITHIN);
    }
    test::build()?;
    drive(word, "1366x768")
}

/// Builds the front end that the window carries.
pub fn build_front_end() -> Result<()> {
    needs::packages()?;
    shell::call(&mut shell::npm(["run", "--silent", "build"]))
}

/// Runs those of the tests under tests/e2e whose file name starts with `prefix`, on a screen of this size (`1366x768`).
/// The window and the command line must have been built.
pub fn drive(prefix: &str, screen: &str) -> Result<()> {
    drive_for(prefix, screen, &[], TESTS_WITHIN)
}

/// [`drive`] with something more for the tests to know, and another time within which they have to end.
pub fn drive_for(prefix: &str, screen: &str, told: &[(&str, String)], within: Duration) -> Result<()> {
    let mut node = Command::new("node");
    node.args(["--test", "--test-reporter=spec", "--test-concurrency=1", "--test-timeout=1200000"]);
    node.envs(told.iter().map(|(name, value)| (name, value)));
    serve(screen, place::built, node.args(test_files(prefix)?), within)
}

/// Runs a script of node's that drives the window through a WebDriver server, on a screen of this size.
fn serve(screen: &str, built: Built, node: &mut Command, within: Duration) -> Result<()> {
    let screens = place::target().join("screens");
    let home = place::target().join("e2e-home");
    let _ = fs::remove_dir_all(&home);
    let files = home.join("files");
    fs::create_dir_all(&files)?;
    fs::create_dir_all(&screens)?;
    let driver = needs::driver()?;
    let (_display, name) = display(screen)?;
    let (port, native_port) = (free_port()?, free_port()?);
    let mut command = Command::new(driver);
    command.args(["--port", &port.to_string(), "--native-port", &native_port.to_string()]).env("DISPLAY", name);
    // The window under test keeps its settings in a home of its own, finds and writes every file it asks for in a folder
    // of its own without a dialog, and speaks the language the tests expect.
    command
        .env("XDG_CONFIG_HOME", home.join("config"))
        .env("XDG_DATA_HOME", home.join("data"))
        .env("XDG_CACHE_HOME", home.join("cache"))
        .env("DRAWMASTER_PICK_FOLDER", &files);
    command.env("LC_ALL", "C.UTF-8").env_remove("WAYLAND_DISPLAY").stdin(Stdio::null());
    let _driver = Server(command.spawn().context("tauri-driver could not be started")?);
    await_port(port)?;
    node.current_dir(place::root()).env("DRAWMASTER_DESK", built(DESK)).env("DRAWMASTER_CLI", built(CLI));
    node.env("DRAWMASTER_DRIVER_URL", format!("http://127.0.0.1:{port}")).env("DRAWMASTER_SCREENS", screens);
    node.env("DRAWMASTER_PICK_FOLDER", files);
    await_success(node.spawn().context("node could not be started")?, within)
}

fn test_files(prefix: &str) -> Result<Vec<PathBuf>> {
    let folder = place::root().join("tests").join("e2e");
    let entries = fs::read_dir(&folder).with_context(|| format!("{} is missing", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    files.retain(|path| path.file_name().is_some_and(|name| is_test(&name.to_string_lossy(), prefix)));
    files.sort();
    if files.is_empty() {
        bail!("{} holds no test named {prefix}*.test.mjs", folder.display());
    }
    Ok(files)
}

fn is_test(name: &str, prefix: &str) -> bool {
    name.starts_with(prefix) && name.ends_with(".test.mjs")
}

/// A child process that is told to stop, and waited for, when it is no longer needed.
/// It is asked and not killed: a killed tauri-driver would leave its own children behind.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        shell::succeeds(Command::new("kill").args(["-TERM", &self.0.id().to_string()]));
        let _ = self.0.wait();
    }
}

/// An X server on a display number of its own choosing; returns it with the display's name.
fn display(screen: &str) -> Result<(Server, String)> {
    let mut command = Command::new("Xvfb");
    // Without `-noreset` the server starts anew whenever the last window closes, and refuses the next one meanwhile.
    command.args(["-displayfd", "1", "-noreset", "-nolisten", "tcp", "-screen", "0", &format!("{screen}x24")]);
    let mut child =
        command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().context("Xvfb could not be started")?;
    let answers = child.stdout.take().context("Xvfb has no output")?;
    let server = Server(child);
    let mut number = String::new();
    BufReader::new(answers).read_line(&mut number)?;
    if number.trim().is_empty() {
        bail!("Xvfb ended before it had a display");
    }
    Ok((server, format!(":{}", number.trim())))
}

fn free_port() -> Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}

fn await_port(port: u16) -> Result<()> {
    let start = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        if start.elapsed() > READY_WITHIN {
            bail!("tauri-driver did not answer within {} seconds", READY_WITHIN.as_secs());
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
