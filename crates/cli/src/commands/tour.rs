//! `tour`: the tour book.

use std::path::{Path, PathBuf};

use chrono::NaiveDate;
use clap::{Args, Subcommand};
use domain::TourPlayerId;
use messages::{Message, message};
use serde::Serialize;
use session::AppError;
use session::atomic_file::{Output, Written};
use tour::operation::TourOperationName;
use tour::{
    AddBundle, Added, DerivationView, DuplicateLine, EditionLine, PlayerLine, PrintTour, PrizeLine, Prizes, Published,
    RaceView, SeedsWritten, SpView, StepKind, StepLine, TourLogLine, TourSession, TourSheet, add, confirm, derivation,
    duplicates, editions, keep_separate, merge, new, players, print_tour, prizes, publish, race, rename_championship,
    sp, undo, write_seeds,
};
use ts_rs::TS;

use super::print::PaperArgs;
use super::tour_key::{self, KeyCommand};
use crate::answer::row;
use crate::answer::{Answer, Either, columns};
use crate::answer_types::commands;
use crate::common::{changing_tour, reading_tour};
use crate::environment::environment;
use crate::language::{say, text};

/// The tour book; TOUR is its file.
#[derive(Debug, Args)]
pub struct TourArgs {
    /// The command
    #[command(subcommand)]
    pub command: TourCommand,
    /// The tour book
    #[arg(long, global = true, value_name = "FILE", env = "DRAWMASTER_TOUR", default_value = "tour.tourbook")]
    pub book: PathBuf,
}

/// The commands of the tour book.
#[derive(Debug, Subcommand)]
pub enum TourCommand {
    /// Create a tour book
    New {
        /// The tour's name
        #[arg(long, default_value = "SEYGO Tour")]
        name: String,
    },
    /// The organisers' keys
    #[command(subcommand)]
    Key(KeyCommand),
    /// Add a bundle; a changed bundle of a known event must be accepted
    Add {
        /// The bundle
        bundle: PathBuf,
        /// Replace the bundle in the book by a changed one
        #[arg(long)]
        accept: bool,
        /// Let this organiser take the event over from the one who signed it so far
        #[arg(long)]
        hand_over: bool,
        /// The championship, if it has another name in the book
        #[arg(long)]
        championship: Option<String>,
    },
    /// Show the SP lists at a date, or how a player reached their SP
    Sp {
        /// One age category
        #[arg(long)]
        category: Option<u8>,
        /// At the end of this day; default: today
        #[arg(long)]
        date: Option<NaiveDate>,
        /// One player, by number in the book, registration number or name
        #[arg(long)]
        player: Option<String>,
        /// Show all steps of the player's SP
        #[arg(long, requires = "player")]
        derivation: bool,
    },
    /// Show the race to the Final
    Race {
        /// The calendar year
        #[arg(long)]
        year: i32,
        /// One age category
        #[arg(long)]
        category: Option<u8>,
        /// A player who cannot come to the Final; the players below move up
        #[arg(long)]
        absent: Vec<String>,
    },
    /// Show the prizes of a year
    Prizes {
        /// The calendar year
        #[arg(long)]
        year: i32,
    },
    /// Save the race, the prizes of a year or the SP lists as PDF
    Print(PrintOf),
    /// List the events in the book
    Events,
    /// Rename a championship, or merge two
    Championship {
        /// Its name
        old: String,
        /// Its new name
        new: String,
    },
    /// List the players with careers and badges
    Players,
    /// Record that a player confirmed their membership for a year
    Confirm {
        /// The player
        player: String,
        /// The year
        #[arg(long)]
        year: i32,
    },
    /// List possible duplicates, or merge two players
    Merge {
        /// The player to drop
        #[arg(requires = "kept")]
        duplicate: Option<String>,
        /// The player to keep
        kept: Option<String>,
    },
    /// Record that two players are different people
    #[command(alias = "apart")]
    KeepSeparate {
        /// The first player
        one: String,
        /// The second player
        other: String,
    },
    /// Write the seed list for a venue
    Seedlist {
        /// The file to write
        #[arg(default_value = "seedlist.json")]
        out: PathBuf,
        /// Replace existing files; an event, a tour book or a key is never replaced
        #[arg(long)]
        overwrite: bool,
        /// The championship whose next edition it is for; points from its previous edition do not count
        #[arg(long)]
        championship: Option<String>,
        /// On the morning of this day; default: today
        #[arg(long)]
        date: Option<NaiveDate>,
    },
    /// Write the tour's web pages into a folder
    Publish {
        /// The folder
        dir: PathBuf,
    },
    /// Undo the last operation
    Undo,
    /// Show the journal
    Log,
}

/// A sheet of the tour.
#[derive(Debug, Args)]
pub struct PrintOf {
    /// race, prizes or sp-list
    what: String,
    /// The PDF file to write
    out: PathBuf,
    /// Replace existing files; an event, a tour book or a key is never replaced
    #[arg(long)]
    overwrite: bool,
    /// The calendar year; default: the year of the newest event
    #[arg(long)]
    year: Option<i32>,
    /// One age category
    #[arg(long)]
    category: Option<u8>,
    /// A player who cannot come to the Final; the players below move up
    #[arg(long)]
    absent: Vec<String>,
    #[command(flatten)]
    paper: PaperArgs,
}

commands! {
    /// Runs a command of the tour book in the file `book`.
    pub fn run(command: &TourCommand, book: &Path) {
        New { name } => create(book, name), ["create_tour"];
        Add { bundle, accept, hand_over, championship } => {
            let request = AddBundle { accept: *accept, hand_over: *hand_over, championship: championship.clone() };
            add_bundle(book, bundle, &request)
        }, ["add_bundle", "view_bundle"];
        Sp { category, date, player, .. } => show_sp(book, *category, *date, player.as_deref()),
            ["view_tour_sp", "view_tour_derivation"];
        Race { year, category, absent } => show_race(book, *year, *category, absent), ["view_tour_race"];
        Prizes { year } => prizes_of(book, *year), ["print_tour"];
        Print(of) => print_of(book, of), ["print_tour"];
        Events => events(book), ["view_tour_events"];
        Championship { old, new } => rename(book, old, new), ["rename_championship"];
        Players => careers(book), ["view_tour_players"];
        Confirm { player, year } => confirm_membership(book, player, *year), ["confirm_player"];
        Merge { duplicate, kept } => merge_two(book, duplicate.as_deref().zip(kept.as_deref())), ["merge_players"];
        KeepSeparate { one, other } => separate(book, one, other), ["keep_players_apart"];
        Seedlist { out, overwrite, championship, date } => {
            let output = Output::ordinary(*overwrite);
            seed_list(book, championship.as_deref(), *date, out, output)
        }, ["write_tour_seeds"];
        Publish { dir } => publish_pages(book, dir), ["publish_tour"];
        Undo => undo_last(book), ["undo_tour"];
        Log => log(book), ["view_tour_log"];
    }
    groups {
        Key(command) in tour_key => tour_key::run(command, book);
    }
}

/// The new tour book.
#[derive(Debug, Serialize, TS)]
pub struct TourCreated {
    /// The name of the tour.
    tour: String,
}

fn create(book: &Path, name: &str) -> Result<Answer<TourCreated>, AppError> {
    let tour = new(environment()?, book, name)?.book().tour.name.clone();
    Ok(Answer::message(&message!("cli-tour-created", file = book, name = &tour), &TourCreated { tour }))
}

fn add_bundle(book: &Path, bundle: &Path, request: &AddBundle) -> Result<Answer<Added>, AppError> {
    let mut session = changing_tour(book)?;
    let added = add(&mut session, bundle, request)?;
    let failed = session.copy_failed().map(|failed| format!("\n{}", text(failed)));
    Ok(Answer::new(added_text(&added) + &failed.unwrap_or_default(), &added))
}

/// Shows the lists, or how a player reached their SP.
fn show_sp(
    book: &Path,
    category: Option<u8>,
    date: Option<NaiveDate>,
    player: Option<&str>,
) -> Result<Answer<Either<Vec<SpView>, DerivationView>>, AppError> {
    let session = reading_tour(book)?;
    if let Some(player) = player {
        let view = derivation(&session, session.find(player)?, date)?;
        return Ok(Answer::new(derivation_text(&view), &view).other());
    }
    let lists = sp(&session, category, date)?;
    Ok(Answer::new(lists.iter().map(sp_table).collect::<Vec<_>>().join("\n\n"), &lists).first())
}

fn show_race(
    book: &Path,
    year: i32,
    category: Option<u8>,
    absent: &[String],
) -> Result<Answer<Vec<RaceView>>, AppError> {
    let session = reading_tour(book)?;
    let races = race(&session, year, category, &found(&session, absent)?)?;
    Ok(Answer::new(races.iter().map(race_table).collect::<Vec<_>>().join("\n\n"), &races))
}

/// The operation that was undone.
#[derive(Debug, Serialize, TS)]
pub struct TourUndone {
    /// The operation.
    undone: TourOperationName,
}

fn undo_last(book: &Path) -> Result<Answer<TourUndone>, AppError> {
    let undone = undo(&mut changing_tour(book)?)?;
    Ok(Answer::message(&message!("journal-undone", operation = undone.to_string()), &TourUndone { undone }))
}

/// Lists the events in the book.
fn events(book: &Path) -> Result<Answer<Vec<EditionLine>>, AppError> {
    let lines = editions(&reading_tour(book)?)?;
    let row = |e: &EditionLine| {
        let signed_by = signer(&e.signed_by, &e.handed_over_by);
        row![e.start, e.name, e.championship, e.class, e.players, e.sequence, signed_by]
    };
    let rows = [row![
        say!("cli-head-from"),
        say!("cli-head-event"),
        say!("cli-head-championship"),
        say!("cli-head-class"),
        say!("cli-head-players"),
        say!("cli-head-bundle"),
        say!("cli-head-signed-by")
    ]]
    .into_iter();
    Ok(Answer::new(columns(&rows.chain(lines.iter().map(row)).collect::<Vec<_>>()), &lines))
}

/// Returns the organiser who signed, with the one who handed the event over to them.
fn signer(signed_by: &str, handed_over_by: &str) -> String {
    match handed_over_by {
        "" => signed_by.to_string(),
        old => say!("cli-tour-handed-over", signed_by = signed_by, old = old),
    }
}

/// A championship that was renamed.
#[derive(Debug, Serialize, TS)]
pub struct RenamedChampionship {
    /// The number of events with the new name.
    editions: usize,
}

fn rename(book: &Path, old: &str, new: &str) -> Result<Answer<RenamedChampionship>, AppError> {
    let editions = rename_championship(&mut changing_tour(book)?, old, new)?;
    let renamed = message!("cli-tour-championship", name = new, count = editions);
    Ok(Answer::message(&renamed, &RenamedChampionship { editions }))
}

/// The player whose membership was confirmed.
#[derive(Debug, Serialize, TS)]
pub struct MembershipConfirmed {
    /// Their name.
    player: String,
}

fn confirm_membership(book: &Path, player: &str, year: i32) -> Result<Answer<MembershipConfirmed>, AppError> {
    let mut session = changing_tour(book)?;
    let player = session.find(player)?;
    let player = confirm(&mut session, player, year)?;
    let message = message!("cli-tour-confirmed", player = &player, year = year.to_string());
    Ok(Answer::message(&message, &MembershipConfirmed { player }))
}

/// The player who remains of two.
#[derive(Debug, Serialize, TS)]
pub struct MergedPlayer {
    /// Their name.
    kept: String,
}

/// Merges a duplicate into the player to keep, or lists the players who may be the same.
fn merge_two(
    book: &Path,
    two: Option<(&str, &str)>,
) -> Result<Answer<Either<Vec<DuplicateLine>, MergedPlayer>>, AppError> {
    let Some((duplicate, kept)) = two else {
        let pairs = duplicates(&reading_tour(book)?);
        let row = |d: &DuplicateLine| row![d.a.0, d.a_is, d.b.0, d.b_is];
        return Ok(Answer::new(columns(&pairs.iter().map(row).collect::<Vec<_>>()), &pairs).first());
    };
    let mut session = changing_tour(book)?;
    let (duplicate, kept) = (session.find(duplicate)?, session.find(kept)?);
    let kept = merge(&mut session, duplicate, kept)?;
    Ok(Answer::message(&message!("cli-tour-merged", player = &kept), &MergedPlayer { kept }).other())
}

/// Two players who are different people.
#[derive(Debug, Serialize, TS)]
pub struct PlayersSeparated {
    /// Their names.
    two: String,
}

fn separate(book: &Path, one: &str, other: &str) -> Result<Answer<PlayersSeparated>, AppError> {
    let mut session = changing_tour(book)?;
    let (one, other) = (session.find(one)?, session.find(other)?);
    let two = keep_separate(&mut session, one, other)?;
    Ok(Answer::message(&message!("cli-tour-separate", players = &two), &PlayersSeparated { two }))
}

fn seed_list(
    book: &Path,
    championship: Option<&str>,
    date: Option<NaiveDate>,
    out: &Path,
    output: Output,
) -> Result<Answer<SeedsWritten>, AppError> {
    let done = write_seeds(&reading_tour(book)?, championship, date, out, output)?;
    let message = message!("cli-tour-seeds", file = out, players = done.players, key = done.key.to_string());
    Ok(Answer::message(&message, &done))
}

fn publish_pages(book: &Path, folder: &Path) -> Result<Answer<Published>, AppError> {
    let done = publish(&reading_tour(book)?, folder)?;
    let message = message!("cli-tour-published", pages = done.pages, folder, players = done.players);
    Ok(Answer::message(&message, &done))
}

fn log(book: &Path) -> Result<Answer<Vec<TourLogLine>>, AppError> {
    let lines = reading_tour(book)?.log()?;
    let row = |l: &TourLogLine| row![l.at, l.who, l.operation, l.event, signer(&l.signed_by, &l.handed_over_by)];
    Ok(Answer::new(columns(&lines.iter().map(row).collect::<Vec<_>>()), &lines))
}

/// Lists the players with their careers and badges.
fn careers(book: &Path) -> Result<Answer<Vec<PlayerLine>>, AppError> {
    let lines = players(&reading_tour(book)?);
    let badges = |p: &PlayerLine| {
        let badge = |(badge, day): &(u32, NaiveDate)| say!("cli-tour-badge", badge = *badge, day = day.to_string());
        p.career.badges.iter().map(badge).collect::<Vec<_>>().join(", ")
    };
    let row = |p: &PlayerLine| {
        row![
            p.player.0,
            p.irn.clone().unwrap_or_default(),
            p.name,
            p.latin,
            p.country,
            p.club,
            p.career.total,
            badges(p)
        ]
    };
    let rows = [row![
        "",
        "IRN",
        say!("cli-head-name"),
        say!("cli-head-latin"),
        "",
        say!("cli-head-club"),
        say!("cli-head-career"),
        say!("cli-head-badges")
    ]]
    .into_iter();
    Ok(Answer::new(columns(&rows.chain(lines.iter().map(row)).collect::<Vec<_>>()), &lines))
}

fn added_text(added: &Added) -> String {
    if !added.changed {
        return text(&message!("cli-tour-unchanged", event = &added.event));
    }
    let mut lines = vec![message!(
        "cli-tour-added",
        event = &added.event,
        organiser = &added.organiser,
        championship = &added.championship,
        players = added.players,
        new = added.new_players,
    )];
    if let Some(old) = &added.handed_over_by {
        lines.push(message!("tourbook-handed-over", organiser = &added.organiser, old));
    }
    let changed = |line: &Message| message!("cli-tour-changed", line = line.clone());
    let follows = |line: &Message| message!("cli-tour-follows", line = line.clone());
    lines.extend(added.differences.iter().map(changed));
    lines.extend(added.consequences.iter().map(follows));
    if added.unnamed > 0 {
        lines.push(message!("cli-tour-unnamed", count = added.unnamed));
    }
    if added.duplicates > 0 {
        lines.push(message!("cli-tour-duplicates", count = added.duplicates));
    }
    lines.iter().map(text).collect::<Vec<_>>().join("\n")
}

fn sp_table(view: &SpView) -> String {
    let mut rows = vec![row![
        format!("SP{}", view.category),
        "",
        "IRN",
        say!("cli-head-name"),
        "",
        say!("cli-head-club"),
        "SP",
        say!("cli-head-exactly")
    ]];
    rows.extend(view.lines.iter().map(|l| {
        row![l.place, l.player.0, l.irn.clone().unwrap_or_default(), l.name, l.country, l.club, l.sp, l.exact]
    }));
    columns(&rows)
}

fn derivation_text(view: &DerivationView) -> String {
    let step = |step: &StepLine| {
        let edition = step.edition.clone().unwrap_or_default();
        let points = match step.rate.as_str() {
            "1" => step.points.to_string(),
            rate => say!("cli-tour-step-at-rate", points = step.points.to_string(), rate),
        };
        let what = match step.what {
            StepKind::Gained => format!("+ {points}: {edition}"),
            StepKind::Lapsed => {
                say!("cli-tour-step-lapsed", points, edition, by = step.by.clone().unwrap_or_default())
            }
            StepKind::Transition => {
                let (points, category) = (step.points.to_string(), step.category.unwrap_or_default());
                say!("cli-tour-step-transition", points, category = category.to_string())
            }
        };
        row![step.date, what, format!("= {}", step.sp)]
    };
    let steps = columns(&view.steps.iter().map(step).collect::<Vec<_>>());
    format!("{}: SP{} {} ({})\n{steps}", view.name, view.category, view.sp, view.exact)
}

fn race_table(view: &RaceView) -> String {
    let mut rows = vec![row![
        say!("cli-tour-race", category = view.category.to_string(), year = view.year.to_string()),
        "",
        say!("cli-head-name"),
        "",
        say!("cli-head-points"),
        ""
    ]];
    rows.extend(view.lines.iter().map(|l| row![l.place, l.player.0, l.name, l.country, l.points, l.state.name()]));
    columns(&rows)
}

fn prizes_of(book: &Path, year: i32) -> Result<Answer<Prizes>, AppError> {
    let prizes = prizes(&reading_tour(book)?, year)?;
    let row = |p: &PrizeLine| {
        let category = p.category.map(|c| c.to_string()).unwrap_or_default();
        row![p.prize.name(), category, p.place, p.name, p.country, p.points]
    };
    let mut table = columns(&prizes.players.iter().map(row).collect::<Vec<_>>());
    for team in &prizes.teams {
        let (country, points, players) = (&team.country, team.points.to_string(), team.players.clone());
        let line = match team.complete {
            true => say!("cli-tour-team", country, points, players),
            false => say!("cli-tour-team-incomplete", country, points, players),
        };
        table = table + "\n" + &line;
    }
    Ok(Answer::new(table, &prizes))
}

fn print_of(book: &Path, of: &PrintOf) -> Result<Answer<Written>, AppError> {
    let what = TourSheet::named(&of.what)?;
    let session = reading_tour(book)?;
    let request = PrintTour {
        what,
        file: None,
        into: of.out.clone().into(),
        overwrite: of.overwrite,
        year: of.year,
        category: of.category,
        absent: found(&session, &of.absent)?,
        paper: of.paper.paper,
        language: super::print::languages(of.paper.lang.as_deref())?,
        copies: of.paper.copies,
        landscape: of.paper.landscape,
        replace: of.paper.replace,
    };
    let written = print_tour(&session, &request)?;
    let message = message!("document-written", file = &of.out, bytes = written.bytes.to_string());
    Ok(Answer::message(&message, &written))
}

/// Returns the players with these numbers or names.
fn found(session: &TourSession, players: &[String]) -> Result<Vec<TourPlayerId>, AppError> {
    players.iter().map(|player| session.find(player)).collect()
}
