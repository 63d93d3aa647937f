//! `serve`: runs the hall network of an event until Ctrl+C. Other commands may change the event meanwhile.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use documents::{PrintPoster, print_poster};
use messages::{Explain, cause, message};
use serde::Serialize;
use server::{FileDesk, HelperDesk, Limits, Service, wait_for_end};
use session::environment::Environment;
use session::{AppError, ErrorCode, EventSession};
use ts_rs::TS;

use crate::answer::Answer;
use crate::environment::environment;

use super::print::languages;

/// The arguments of `serve`.
#[derive(Debug, Args)]
pub struct ServeArgs {
    /// The event file
    event: PathBuf,
    /// An address of this computer with a port, such as 192.168.0.7:8080; port 0 takes a free one
    #[arg(long, value_name = "IP:PORT")]
    address: SocketAddr,
    /// Also write a poster with the address and its QR code to this PDF file
    #[arg(long, value_name = "FILE")]
    poster: Option<PathBuf>,
    /// The language of the poster's first line, by its code, or two: ro,en
    #[arg(long, requires = "poster")]
    lang: Option<String>,
    /// Replace an existing poster
    #[arg(long, requires = "poster")]
    overwrite: bool,
    /// Also stop when the standard input ends, for programs that start this one
    #[arg(long)]
    until_input_ends: bool,
}

/// Where the hall network listens.
#[derive(Debug, Serialize, TS)]
pub struct Served {
    /// The address and port, such as 192.168.1.5:8080.
    address: String,
    /// The address for a browser.
    url: String,
}

/// Serves the event. `started` prints the answer once the service listens.
pub fn run(arguments: &ServeArgs, started: impl FnOnce(Answer<Served>) -> ExitCode) -> Result<ExitCode, AppError> {
    let environment: Arc<dyn Environment> = Arc::new(environment()?);
    let clock = Arc::clone(&environment);
    let poster = arguments.poster.as_ref().map(|file| EventPoster::of(arguments, file, &environment)).transpose()?;
    let desk = Arc::new(FileDesk::open(environment, &arguments.event)?);
    let service =
        Service::start(arguments.address, Arc::clone(&desk) as Arc<dyn HelperDesk>, Limits::default(), move || {
            clock.now()
        });
    let service = service.map_err(|refused| AppError::new(ErrorCode::BadInput, refused.message()))?;
    let url = service.url();
    poster.map_or(Ok(()), |poster| poster.print(&url))?;
    let answer = Served { address: service.address().to_string(), url: url.clone() };
    let follower = desk.follow();
    let code = started(Answer::message(&message!("cli-hall-serving", url), &answer));
    if code == ExitCode::SUCCESS {
        let failed = |error| AppError::internal(message!("cli-output-failed", error = cause::of_io(&error)));
        wait_for_end(arguments.until_input_ends).map_err(failed)?;
    }
    drop((follower, service));
    Ok(code)
}

/// A poster to print once the address is known, with the event as it was before the service started.
struct EventPoster {
    session: EventSession,
    request: PrintPoster,
}

impl EventPoster {
    fn of(arguments: &ServeArgs, file: &Path, environment: &Arc<dyn Environment>) -> Result<EventPoster, AppError> {
        let language = languages(arguments.lang.as_deref())?;
        let request =
            PrintPoster { file: file.into(), overwrite: arguments.overwrite, language, ..PrintPoster::default() };
        // The service opens the file for moments only, so this must not keep it open.
        let event = EventSession::open_read_only(Arc::clone(environment), &arguments.event)?.event()?.clone();
        Ok(EventPoster { session: EventSession::of_snapshots(Arc::clone(environment), event)?, request })
    }

    fn print(self, url: &str) -> Result<(), AppError> {
        print_poster(&self.session, &PrintPoster { url: url.to_owned(), ..self.request }).map(drop)
    }
}
