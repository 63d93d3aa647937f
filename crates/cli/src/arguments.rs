//! What can be typed.

use clap::{Parser, Subcommand};

use crate::commands::{
    by_hand, check, copies, demo, egd, endorse, entry, export, import, ko, ladder, levels, new, pair, points, print,
    result, settings, simulate, slip, standings, year_final,
};
use crate::common::{EventFile, RoundOf};

/// Draws, results and standings of Go tournaments, from the command line.
#[derive(Debug, Parser)]
#[command(name = "drawmaster", version, about, disable_help_subcommand = true)]
pub struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
    /// Answer with one JSON document.
    #[arg(long, global = true)]
    pub json: bool,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Make a new event
    New(new::New),
    /// Make an event from another program's file
    Import(import::Import),
    /// Show all settings
    Settings(EventFile),
    /// Change a setting
    Set(settings::Set),
    /// List the entries
    Entries(EventFile),
    /// Add and change entries
    #[command(subcommand)]
    Entry(entry::Entry),
    /// The European rating list, kept offline
    #[command(subcommand)]
    Egd(egd::Egd),
    /// The register
    #[command(subcommand)]
    Register(Register),
    /// Pink slips: changes asked for after the register was closed
    #[command(subcommand)]
    Slip(slip::Slip),
    /// Pair a round: the knock-out games first, then the rest
    Pair(pair::Pair),
    /// Show the boards of a round as they are
    Boards(RoundOf),
    /// Take a round's pairing back, or one board apart
    Unpair(by_hand::Unpair),
    /// Swap the colours of a board, or two seats
    Swap(by_hand::Swap),
    /// Lock a board, so that pairing the rest leaves it alone
    Lock(by_hand::Lock),
    /// Pair two players who are free
    Join(by_hand::Join),
    /// Give the bye to another
    Bye(by_hand::Bye),
    /// Set a board's handicap
    Handicap(by_hand::Handicap),
    /// Number the boards anew, the strongest on top, or give one game another board
    Renumber(by_hand::Renumber),
    /// Show what a good pairing is, level by level, or change a level
    Levels(levels::Levels),
    /// Pair the rest anew around what is locked
    Rest(RoundOf),
    /// Say why two players meet
    Why(by_hand::Board),
    /// The pairing report of a round
    Report(RoundOf),
    /// Show a round's boards and results
    Round(RoundOf),
    /// Put a paired round on the wall
    Release(RoundOf),
    /// Confirm a round whose results are all in
    Confirm(RoundOf),
    /// Enter a result
    Result(result::EnterResult),
    /// Show the standings
    Standings(standings::Standings),
    /// Show the tour's points of the event
    Points(points::Points),
    /// The knock-outs
    #[command(subcommand)]
    Ko(ko::Ko),
    /// The Final of the year: two groups, semi-finals, finals
    #[command(subcommand)]
    Final(year_final::Final),
    /// The jigo ladder of a knock-out game
    Ladder(ladder::Ladder),
    /// Print a sheet into a PDF file
    Print(print::Print),
    /// Write a file for other programs
    Export(export::Export),
    /// Show your public key, which the tour is told; the first time it is made
    Key,
    /// The tour book: bundles in; SP lists, race and seed lists out
    Tour(crate::commands::tour::Tour),
    /// The tour's seed list at the venue
    #[command(subcommand)]
    Seedlist(crate::commands::seeds::Seedlist),
    /// Season rules: list, show, export, check
    #[command(subcommand)]
    Season(crate::commands::season::Season),
    /// Undo the last operation
    Undo(EventFile),
    /// Redo the operation undone last
    Redo(EventFile),
    /// Show the journal
    Log(EventFile),
    /// Check the file, its journal and its pairings
    Check(check::Check),
    /// The copies made while working
    #[command(subcommand)]
    Copies(copies::Copies),
    /// Make a new event file of what can be read of a damaged one
    Salvage(copies::Salvage),
    /// Make a random event and play it out
    Simulate(simulate::Simulate),
    /// Play out random events and derive everything in them again
    Endorse(endorse::Endorse),
    /// Play the sample event through and write everything into a folder
    Demo(demo::Demo),
}

/// The register's commands.
#[derive(Debug, Subcommand)]
pub enum Register {
    /// What is to be looked at before it is closed
    Check(EventFile),
    /// Close it: numbers are fixed
    Close(EventFile),
}
