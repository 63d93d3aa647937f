//! `serve`: runs the hall network of an event until Ctrl+C.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use messages::{Explain, cause, message};
use serde_json::json;
use server::{Hall, Limits, Service, wait_for_end};
use session::{AppError, ErrorCode};

use crate::answer::Answer;
use crate::common::changing;

/// The arguments of `serve`.
#[derive(Debug, Args)]
pub struct ServeArgs {
    /// The event file
    event: PathBuf,
    /// An address of this computer with a port, such as 192.168.0.7:8080; port 0 takes a free one
    #[arg(long, value_name = "IP:PORT")]
    address: SocketAddr,
    /// Also stop when the standard input ends, for programs that start this one
    #[arg(long)]
    until_input_ends: bool,
}

/// Serves the event. `started` prints the answer once the service listens.
pub fn run(arguments: &ServeArgs, started: impl FnOnce(Answer) -> ExitCode) -> Result<ExitCode, AppError> {
    let session = changing(&arguments.event)?;
    let (environment, clock) = (session.environment(), session.environment());
    let hall = Arc::new(Hall::new(environment, session.whole()?)?);
    let service = Service::start(arguments.address, hall, Limits::default(), move || clock.now());
    let service = service.map_err(|refused| AppError::new(ErrorCode::BadInput, refused.message()))?;
    let url = service.url();
    let answer = json!({ "address": service.address().to_string(), "url": url });
    let code = started(Answer::message(&message!("cli-hall-serving", url), &answer));
    if code == ExitCode::SUCCESS {
        let failed = |error| AppError::internal(message!("cli-output-failed", error = cause::of_io(&error)));
        wait_for_end(arguments.until_input_ends).map_err(failed)?;
    }
    drop((service, session));
    Ok(code)
}
