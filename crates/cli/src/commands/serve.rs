//! `serve`: runs the hall network of an event until Ctrl+C. Other commands may change the event meanwhile.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use messages::{Explain, cause, message};
use serde_json::json;
use server::{FileDesk, HelperDesk, Limits, Service, wait_for_end};
use session::environment::Environment;
use session::{AppError, ErrorCode};

use crate::answer::Answer;
use crate::environment::environment;

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
    let environment: Arc<dyn Environment> = Arc::new(environment()?);
    let clock = Arc::clone(&environment);
    let desk = Arc::new(FileDesk::open(environment, &arguments.event)?);
    let service =
        Service::start(arguments.address, Arc::clone(&desk) as Arc<dyn HelperDesk>, Limits::default(), move || {
            clock.now()
        });
    let service = service.map_err(|refused| AppError::new(ErrorCode::BadInput, refused.message()))?;
    let url = service.url();
    let answer = json!({ "address": service.address().to_string(), "url": url });
    let follower = desk.follow();
    let code = started(Answer::message(&message!("cli-hall-serving", url), &answer));
    if code == ExitCode::SUCCESS {
        let failed = |error| AppError::internal(message!("cli-output-failed", error = cause::of_io(&error)));
        wait_for_end(arguments.until_input_ends).map_err(failed)?;
    }
    drop((follower, service));
    Ok(code)
}
