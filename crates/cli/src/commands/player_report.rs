//! `player-report`: what players report of their own games on their phones, and the codes with which they do.

use std::path::PathBuf;

use app::player_report::{BoardCodes, ReportRequest, ReportStateName, ReportView, accept, dismiss, view};
use app::round::ResultEntered;
use clap::{Args, Subcommand};
use messages::message;
use serde::Serialize;
use session::{AppError, EventSession};
use ts_rs::TS;

use crate::answer::{Answer, columns, row};
use crate::answer_types::commands;
use crate::common::{EventArgs, changing, reading};
use crate::language::say;

/// The commands for reports of players.
#[derive(Debug, Subcommand)]
pub enum PlayerReportCommand {
    /// List the reports that wait, differ, or contradict the result that was entered
    List(EventArgs),
    /// Enter the reported result of a board, in the first pass if results are read twice
    Accept(BoardOf),
    /// Dismiss the reports of a board; the players cannot send them again
    Dismiss(DismissOf),
    /// List the codes with which players report, as on the result slips
    Codes(EventArgs),
}

/// A board of a round.
#[derive(Debug, Args)]
pub struct BoardOf {
    /// The event file
    event: PathBuf,
    /// The round, from 1
    #[arg(long)]
    round: u32,
    /// The board
    #[arg(long)]
    board: u32,
}

/// A board whose reports are dismissed.
#[derive(Debug, Args)]
pub struct DismissOf {
    #[command(flatten)]
    board: BoardOf,
    /// Only what was sent of players who do not sit there now, also results of helpers
    #[arg(long)]
    moved: bool,
}

/// The board whose reports were dismissed.
#[derive(Debug, Serialize, TS)]
pub struct ReportsDismissed {
    /// The board.
    board: u32,
}

commands! {
    /// Runs a command for reports of players.
    pub fn run(command: &PlayerReportCommand) {
        List(arguments) => list(&reading(&arguments.event)?), ["view_reports"];
        Accept(arguments) => accept_report(arguments), ["accept_report"];
        Dismiss(arguments) => dismiss_report(arguments), ["dismiss_report"];
        Codes(arguments) => codes(&reading(&arguments.event)?), ["view_reports"];
    }
}

fn accept_report(arguments: &BoardOf) -> Result<Answer<ResultEntered>, AppError> {
    let mut session = changing(&arguments.event)?;
    let request = request(&session, arguments)?;
    let entered = accept(&mut session, &request)?.value;
    Ok(Answer::message(&message!("cli-report-accepted", board = arguments.board), &entered))
}

fn dismiss_report(arguments: &DismissOf) -> Result<Answer<ReportsDismissed>, AppError> {
    let mut session = changing(&arguments.board.event)?;
    let request = ReportRequest { moved: arguments.moved, ..request(&session, &arguments.board)? };
    let board = dismiss(&mut session, &request)?.value;
    Ok(Answer::message(&message!("cli-report-dismissed", board), &ReportsDismissed { board }))
}

fn request(session: &EventSession, of: &BoardOf) -> Result<ReportRequest, AppError> {
    Ok(ReportRequest { competition: session.competition()?.id.0, round: of.round, board: of.board, moved: false })
}

fn list(session: &EventSession) -> Result<Answer<Vec<ReportView>>, AppError> {
    let reports = view(session)?.reports;
    let state = |of: &ReportView| match of.state {
        ReportStateName::Waiting => say!("cli-report-waiting"),
        ReportStateName::Disputed => say!("cli-report-disputed"),
        ReportStateName::Contradicted => say!("cli-report-contradicted"),
        ReportStateName::Moved => say!("cli-report-moved"),
    };
    let line = |of: &ReportView| {
        row![of.name, of.round, of.board, of.black, of.white, of.result.to_string(), of.by.to_string(), state(of)]
    };
    let rows: Vec<Vec<String>> = reports.iter().map(line).collect();
    let table = if rows.is_empty() { say!("cli-no-reports") } else { columns(&rows) };
    Ok(Answer::new(table, &reports))
}

fn codes(session: &EventSession) -> Result<Answer<Vec<BoardCodes>>, AppError> {
    let codes = view(session)?.codes;
    let rows: Vec<Vec<String>> =
        codes.iter().map(|of: &BoardCodes| row![of.name, of.round, of.board, of.black, of.white]).collect();
    let table = if rows.is_empty() { say!("cli-no-report-codes") } else { columns(&rows) };
    Ok(Answer::new(table, &codes))
}
