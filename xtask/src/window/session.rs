//! A display, a WebDriver server and a home for windows under test, and the Node script that drives the windows.

use super::display::{READY_WITHIN, Server, start_display};
use crate::{build, paths, shell};
use anyhow::{Context, Result, bail};
use std::ffi::OsString;
use std::fs::{self, File};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

/// What a script needs to drive windows. Sessions with different names can run at the same time.
#[derive(Clone, Copy)]
pub struct Session<'a> {
    /// The name of the folder for its home.
    pub name: &'a str,
    /// The size of the screen, `1366x768`.
    pub screen: &'a str,
    /// Finds the programs under test.
    pub program: fn(&str) -> PathBuf,
    /// The folder for the pictures that tests take; `None` for none, which is faster.
    pub pictures: Option<&'a Path>,
    /// The time after which the script is killed.
    pub within: Duration,
}

impl Session<'_> {
    /// Runs a Node script with a display, a driver and a home of its own. The home is removed if the script succeeds.
    pub fn run(&self, node: &mut Command) -> Result<()> {
        let home = paths::target().join("e2e-home").join(self.name);
        let _ = fs::remove_dir_all(&home);
        let files = home.join("files");
        fs::create_dir_all(&files)?;
        let (_display, display) = start_display(self.screen)?;
        let (_driver, port) = start_driver(&display, &home, &files)?;
        node.current_dir(paths::root());
        node.env("DRAWMASTER_DESK", (self.program)(build::WINDOW));
        node.env("DRAWMASTER_CLI", (self.program)(build::COMMAND_LINE));
        node.env("DRAWMASTER_DRIVER_URL", format!("http://127.0.0.1:{port}"));
        // For a script that starts programs itself.
        node.env("DISPLAY", &display).env_remove("WAYLAND_DISPLAY");
        node.env("XDG_CONFIG_HOME", home.join("config")).env("XDG_CACHE_HOME", home.join("cache"));
        // The command line is another user than the window, and never the one at this computer.
        node.env("DRAWMASTER_DATA", home.join("command-line"));
        node.env("DRAWMASTER_PICK_FOLDER", files);
        if let Some(pictures) = self.pictures {
            fs::create_dir_all(pictures)?;
            node.env("DRAWMASTER_SCREENS", pictures);
        }
        await_success(node.spawn().context("cannot start node")?, self.within)?;
        let _ = fs::remove_dir_all(&home);
        Ok(())
    }
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
    // It is also the output of the windows.
    let output = File::create(home.join("driver.txt"))?;
    command.stdout(output.try_clone()?).stderr(output);
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

/// Waits until the script has ended, and kills it after `within`.
fn await_success(mut script: Child, within: Duration) -> Result<()> {
    let process = script.id().to_string();
    let (end, ended) = channel::<()>();
    let guard = thread::spawn(move || {
        let late = ended.recv_timeout(within) == Err(RecvTimeoutError::Timeout);
        if late {
            shell::succeeds(Command::new("kill").args(["-KILL", &process]));
        }
        late
    });
    let status = script.wait()?;
    drop(end);
    match guard.join() {
        Ok(false) if status.success() => Ok(()),
        Ok(true) => bail!("the script did not end within {} minutes", within.as_secs() / 60),
        _ => bail!("a test of the window failed"),
    }
}
