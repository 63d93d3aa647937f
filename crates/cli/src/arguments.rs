//! The arguments of the command line.

use clap::{Parser, Subcommand};
use messages::LanguageCode;

use crate::commands::{
    about, audit_log, check, competition, copies, demo, egd, entry, export, extras, game, import, ko, ladder, levels,
    manual, moves, new, pair, points, print, prize_list, publish, referee, register, result, self_check, settings,
    simulate, slip, stage, standings, team, year_final,
};
use crate::common::{EventArgs, RoundOf};
use crate::language::code;
use crate::option_help::one_of;

/// Draws, results and standings of Go tournaments, from the command line.
#[derive(Debug, Parser)]
#[command(name = "drawmaster", version = program::text(), about, disable_help_subcommand = true)]
pub struct Arguments {
    /// The command
    #[command(subcommand)]
    pub command: Command,
    /// Print one JSON document instead of text
    #[arg(long, global = true)]
    pub json: bool,
    /// The competition that the command is about, by name or key; default: the first one
    #[arg(long, global = true, value_name = "NAME")]
    pub competition: Option<String>,
    /// After an error, print its technical detail, for developers
    #[arg(long, global = true)]
    pub verbose: bool,
    #[arg(
        long,
        global = true,
        value_name = "CODE",
        env = "DRAWMASTER_LANGUAGE",
        default_value = "en",
        value_parser = code,
        help = one_of("The language of messages and errors, by its code", &LanguageCode::WORDS)
    )]
    pub language: LanguageCode,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Create an event
    New(new::New),
    /// Create an event from another program's file
    Import(import::Import),
    /// Show the notes of the import that created the event
    ImportNotes(EventArgs),
    /// Show all settings
    Settings(EventArgs),
    /// Change a setting
    Set(settings::Set),
    /// The competitions of the event
    #[command(subcommand)]
    Competition(competition::CompetitionCommand),
    /// Show the rounds of all competitions by time, and who is due in two at one time
    Timetable(EventArgs),
    /// Show the competition at a glance: rounds, colours, handicaps, and how often the stronger player wins
    Statistics(EventArgs),
    /// List the entries
    Entries(EventArgs),
    /// Add and change entries
    #[command(subcommand)]
    Entry(Box<entry::EntryCommand>),
    /// The rating lists of the EGD, the FFG and the AGA, kept offline
    #[command(subcommand)]
    Egd(egd::Egd),
    /// The register
    #[command(subcommand)]
    Register(register::RegisterCommand),
    /// Pink slips: changes requested after the register closed
    #[command(subcommand)]
    Slip(slip::SlipCommand),
    /// Pair a round: knock-out games first, then the remaining players
    Pair(pair::Pair),
    /// Show the boards of a round
    Boards(RoundOf),
    /// Remove the pairing of a round, or of one board
    Unpair(manual::Unpair),
    /// Swap the colours of a board, or two players
    Swap(manual::Swap),
    /// Lock a board, so that re-pairing leaves it alone
    Lock(manual::Lock),
    /// Pair two players who have no game yet
    #[command(alias = "join")]
    PairTwo(manual::PairTwoArgs),
    /// Give the bye to another player
    Bye(manual::ByeArgs),
    /// Set a board's handicap
    Handicap(manual::Handicap),
    /// Renumber the boards, strongest first, or move one game to another board
    Renumber(manual::Renumber),
    /// Show the levels of a good pairing, or change one
    Levels(levels::Levels),
    /// Pair the players who are not on locked boards
    #[command(alias = "rest")]
    PairRemaining(manual::PairRemainingArgs),
    /// Explain why two players meet
    #[command(alias = "why")]
    Explain(manual::ExplainArgs),
    /// Show what it would cost to move a player of a draft to each other place
    Moves(moves::Moves),
    /// Show the pairing report of a round
    Report(manual::ReportArgs),
    /// Show a round's boards and results
    Round(RoundOf),
    /// Publish a paired round
    Release(pair::RoundStepOf),
    /// Confirm a round with all results entered
    Confirm(pair::RoundStepOf),
    /// Enter a result
    Result(result::ResultArgs),
    /// The games of a self-pairing competition, whose players choose their opponents
    #[command(subcommand)]
    Game(game::GameCommand),
    /// The stages of a competition: a final, groups, a consolation
    #[command(subcommand)]
    Stage(stage::StageCommand),
    /// The teams of a competition in which teams meet, and who plays in a round
    #[command(subcommand)]
    Team(team::TeamCommand),
    /// Fees and the cash desk: prices, payments, refunds and reports
    #[command(subcommand)]
    Fees(crate::commands::fees::FeesCommand),
    /// Show the standings
    Standings(standings::StandingsArgs),
    /// Fix the list for the prize giving, so that later corrections show; it replaces an earlier one
    PrizeList(prize_list::PrizeListArgs),
    /// Show the tour points of the event
    Points(points::PointsArgs),
    /// The knock-outs
    #[command(subcommand)]
    Ko(ko::Ko),
    /// The referee's desk: officials, cases, clocks, adjourned games and calculations
    #[command(subcommand)]
    Referee(referee::Referee),
    /// Show the EGF class that time limits allow
    EgfClass(referee::EgfClass),
    /// The year final: two groups, semi-finals, finals
    #[command(subcommand)]
    Final(year_final::Final),
    /// The jigo ladder of a knock-out game
    Ladder(ladder::Ladder),
    /// Save a sheet as PDF, or send it to a printer
    Print(print::Print),
    /// Write a file for other programs
    Export(export::ExportArgs),
    /// Write a web site: pages, sheets, results files and data of all competitions
    Publish(publish::PublishArgs),
    /// Serve the event to phones and displays at the venue until interrupted
    Serve(crate::commands::serve::ServeArgs),
    /// Keep a copy of an event that another computer serves, as a second desk
    Follow(crate::commands::follow::FollowArgs),
    /// Make the copy of a second desk an ordinary event file, because the first desk has failed
    Promote(crate::commands::follow::PromoteArgs),
    /// Helpers who enter results, arrivals and notes on their phones while the event is served
    #[command(subcommand)]
    Helper(crate::commands::helper::HelperCommand),
    /// What players report of their own games while the event is served
    #[command(subcommand)]
    PlayerReport(crate::commands::player_report::PlayerReportCommand),
    /// The bundles of an event for the tour
    #[command(subcommand)]
    Bundle(crate::commands::bundle::BundleCommand),
    /// Show your public key (creates one on first use)
    Key,
    /// The tour book: add bundles, show SP lists and the race, write seed lists
    Tour(crate::commands::tour::TourArgs),
    /// The tour's seed list at the venue
    #[command(subcommand)]
    Seedlist(crate::commands::seeds::Seedlist),
    /// Season rules: list, show, export, check
    #[command(subcommand)]
    Season(crate::commands::season::Season),
    /// Undo the last operation
    Undo(EventArgs),
    /// Redo the operation undone last
    Redo(EventArgs),
    /// Show the journal
    Log(EventArgs),
    /// Show the history as a chain of hashes, or prove that a printed sheet belongs to it
    AuditLog(audit_log::AuditLog),
    /// Check the file, its journal and its pairings
    Check(check::Check),
    /// The automatic copies
    #[command(subcommand)]
    Copies(copies::CopiesCommand),
    /// Create an event file from the readable parts of a damaged one
    Salvage(copies::Salvage),
    /// Create a random event and play it
    Simulate(simulate::Simulate),
    /// Play random events and recompute everything in them
    #[command(alias = "endorse")]
    SelfCheck(self_check::SelfCheckArgs),
    /// Play a sample stage with four competitions and write all its outputs into a folder
    Demo(demo::Demo),
    /// Show the version, the folder of your data, and the licences
    About(about::About),
    /// Write the completions of all shells and the man pages, for packages
    #[command(hide = true)]
    Extras(extras::Extras),
}
