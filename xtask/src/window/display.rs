//! The virtual X server, and the processes that end with the task.

use crate::shell;
use anyhow::{Context, Result, bail};
use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// How long a server may take until it answers.
pub const READY_WITHIN: Duration = Duration::from_secs(20);

/// A child process that is terminated, and waited for, when it is dropped.
pub struct Server(pub Child);

impl Drop for Server {
    fn drop(&mut self) {
        // SIGTERM instead of SIGKILL, so that it can clean up.
        shell::succeeds(Command::new("kill").args(["-TERM", &self.0.id().to_string()]));
        let _ = self.0.wait();
    }
}

/// Starts an X server on a display number that it chooses; returns it with the display's name.
pub fn start_display(screen: &str) -> Result<(Server, String)> {
    display_with(screen, &[])
}

/// [`start_display`] with more arguments for the X server.
pub fn display_with(screen: &str, arguments: &[&OsStr]) -> Result<(Server, String)> {
    let mut command = Command::new("Xvfb");
    // Without `-noreset` the server restarts when the last window closes, and refuses the next window meanwhile.
    command.args(["-displayfd", "1", "-noreset", "-nolisten", "tcp", "-screen", "0", &format!("{screen}x24")]);
    command.args(arguments);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().context("cannot start Xvfb")?;
    let answers = child.stdout.take().context("Xvfb has no output")?;
    let server = Server(child);
    let mut number = String::new();
    BufReader::new(answers).read_line(&mut number)?;
    if number.trim().is_empty() {
        bail!("Xvfb ended before it opened a display");
    }
    Ok((server, format!(":{}", number.trim())))
}
