//! The printers of this computer, through the print service of the system: the programs `lp` and `lpstat`, which Linux and macOS
//! have. A system without them has no printers here, and its user saves the PDF.

use std::ffi::OsStr;
use std::io::{ErrorKind, Write};
use std::process::{Command, Output, Stdio};

use messages::{Message, cause, message};
use serde::Serialize;
use ts_rs::TS;

use crate::error::{AppError, ErrorCode, Result};

/// The printers of this computer.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct PrintersView {
    /// Their names, the default first.
    pub names: Vec<String>,
    /// Why nothing can be printed; `None` if there is a printer.
    pub disabled_reason: Option<Message>,
}

/// A PDF file for the print service.
pub struct PrintJob<'a> {
    /// The title of the job, as in the list of a printer.
    pub title: &'a str,
    /// The file.
    pub pdf: &'a [u8],
    /// The printer by its name; the default printer without one.
    pub printer: Option<&'a str>,
    /// How often it is printed, from 1.
    pub copies: u32,
}

/// Returns the printers of this computer, with the reason if there are none.
pub fn printers() -> PrintersView {
    let listed = match run("lpstat", ["-e"], None) {
        Ok(output) => text(&output.stdout),
        Err(refused) => return PrintersView { names: Vec::new(), disabled_reason: Some(refused.message) },
    };
    let default = run("lpstat", ["-d"], None).ok().and_then(|output| default_of(&text(&output.stdout)));
    let names = with_default(&listed, default.as_deref());
    let disabled_reason = names.is_empty().then(|| message!("printer-none"));
    PrintersView { names, disabled_reason }
}

/// Sends a file to a printer.
///
/// # Errors
/// There is no print service, or it refuses the file, for example because the printer does not exist.
pub fn send(job: &PrintJob) -> Result<()> {
    let copies = job.copies.to_string();
    let mut arguments = vec!["-n", &copies, "-t", job.title];
    if let Some(printer) = job.printer {
        arguments.extend(["-d", printer]);
    }
    let output = run("lp", arguments, Some(job.pdf))?;
    if output.status.success() {
        return Ok(());
    }
    let reason = text(&output.stderr).lines().next().unwrap_or_default().trim().to_string();
    let printer = job.printer.unwrap_or("lp").to_string();
    let refused = message!("printer-refused", printer, reason);
    Err(AppError::new(ErrorCode::File, refused).hint(message!("printer-refused-hint")))
}

/// Runs a program of the print service with `input`, and waits for it.
fn run<'a>(program: &str, arguments: impl IntoIterator<Item = &'a str>, input: Option<&[u8]>) -> Result<Output> {
    let failed = |error: std::io::Error| match error.kind() {
        ErrorKind::NotFound => AppError::not_now(message!("printer-no-service")),
        _ => AppError::new(ErrorCode::File, message!("printer-service-failed", reason = cause::of_io(&error))),
    };
    let mut command = Command::new(program);
    // The answers are read, so they are asked for in one language.
    command.args(arguments.into_iter().map(OsStr::new)).env("LC_ALL", "C");
    let stdin = if input.is_some() { Stdio::piped() } else { Stdio::null() };
    let mut child = command.stdin(stdin).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().map_err(failed)?;
    if let (Some(bytes), Some(mut pipe)) = (input, child.stdin.take()) {
        // A program that refuses the job closes the pipe early; its own message says why.
        let _ = pipe.write_all(bytes);
    }
    child.wait_with_output().map_err(failed)
}

/// Returns the output of a program as text, without control characters.
fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).chars().filter(|c| !c.is_control() || *c == '\n').collect()
}

/// Returns the default printer in "system default destination: NAME".
fn default_of(answer: &str) -> Option<String> {
    let (_, name) = answer.lines().next()?.split_once(": ")?;
    Some(name.trim().to_string()).filter(|name| !name.is_empty())
}

/// Returns the names, one a line, with the default first.
fn with_default(listed: &str, default: Option<&str>) -> Vec<String> {
    let mut names: Vec<String> = listed.lines().map(|name| name.trim().to_string()).collect();
    names.retain(|name| !name.is_empty());
    names.sort_by_key(|name| Some(name.as_str()) != default);
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_printer_comes_first() {
        assert_eq!(default_of("system default destination: Office\n").as_deref(), Some("Office"));
        assert_eq!(default_of("no system default destination\n"), None);
        assert_eq!(with_default("Attic\nOffice\n\n", Some("Office")), ["Office", "Attic"]);
        assert_eq!(with_default("Attic\nOffice\n", None), ["Attic", "Office"]);
    }

    #[test]
    fn a_missing_print_service_is_one_sentence_with_what_to_do() {
        let refused = run("lp-of-no-system", [], None).expect_err("there is no such program");
        assert_eq!(refused.message.id, "printer-no-service");
        assert!(refused.message.to_string().contains("Save the PDF"));
    }
}
