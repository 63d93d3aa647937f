//! `tour`: the tour book.

use std::path::{Path, PathBuf};

use chrono::NaiveDate;
use clap::{Args, Subcommand};
use session::{AppError, SystemEnvironment};
use tour::{
    AddBundle, Added, DerivationView, PrintTour, PrizeLine, RaceView, SpView, StepLine, TourSession, add, add_key,
    confirm, derivation, duplicates, editions, keep_apart, keys, merge, new, players, print_tour, prizes, publish,
    race, rename_championship, revoke_key, sp, undo, write_seeds,
};

use crate::answer::row;
use crate::answer::{Answer, columns};

/// The tour book; TOUR is its file.
#[derive(Debug, Args)]
pub struct Tour {
    /// What to do
    #[command(subcommand)]
    command: TourCommand,
    /// The tour book
    #[arg(long, global = true, value_name = "FILE", env = "DRAWMASTER_TOUR", default_value = "tour.tourbook")]
    book: PathBuf,
}

/// What can be done with the tour book.
#[derive(Debug, Subcommand)]
pub enum TourCommand {
    /// Make a tour book
    New {
        /// The tour's name
        #[arg(long, default_value = "SEYGO Tour")]
        name: String,
    },
    /// The organisers' keys
    #[command(subcommand)]
    Key(KeyCommand),
    /// Add a bundle; a changed one of a known event shows its differences and waits to be accepted
    Add {
        /// The bundle
        bundle: PathBuf,
        /// Take a changed bundle in place of the one in the book
        #[arg(long)]
        accept: bool,
        /// The championship it is an edition of, where the bundle names it otherwise
        #[arg(long)]
        championship: Option<String>,
    },
    /// SP lists at a date, or how one player's SP came about
    Sp {
        /// One age category
        #[arg(long)]
        category: Option<u8>,
        /// At the end of this day; today if left out
        #[arg(long)]
        date: Option<NaiveDate>,
        /// One player, by his number in the book, his registration number or his name
        #[arg(long)]
        player: Option<String>,
        /// The whole derivation of the player's SP
        #[arg(long, requires = "player")]
        derivation: bool,
    },
    /// The race to the Final
    Race {
        /// The calendar year
        #[arg(long)]
        year: i32,
        /// One age category
        #[arg(long)]
        category: Option<u8>,
        /// Who cannot come to the Final: those below shift up
        #[arg(long)]
        absent: Vec<String>,
    },
    /// The prizes of a year
    Prizes {
        /// The calendar year
        #[arg(long)]
        year: i32,
    },
    /// Print the race, the prizes of a year or the SP lists into a PDF file, for the wall
    Print(PrintOf),
    /// The events in the book
    Events,
    /// Give a championship another name, or join two that are one
    Championship {
        /// Its name
        old: String,
        /// Its new name
        new: String,
    },
    /// The players, with careers and badges
    Players,
    /// Note that a player confirmed to be in the tour for a year
    Confirm {
        /// The player
        player: String,
        /// The year
        #[arg(long)]
        year: i32,
    },
    /// Show who may be one person, or decide that two are
    Merge {
        /// Who is no more
        #[arg(requires = "kept")]
        duplicate: Option<String>,
        /// Who stays
        kept: Option<String>,
    },
    /// Decide that two who look like one person are two, so that they are not proposed again
    Apart {
        /// The one
        one: String,
        /// The other
        other: String,
    },
    /// Write what a venue seeds by
    Seedlist {
        /// The file to write
        #[arg(default_value = "seedlist.json")]
        out: PathBuf,
        /// The championship whose new edition it is for: what its previous edition gave is taken off
        #[arg(long)]
        championship: Option<String>,
        /// On the morning of this day; today if left out
        #[arg(long)]
        date: Option<NaiveDate>,
    },
    /// Write the tour's pages into a folder; nothing is uploaded
    Publish {
        /// The folder
        dir: PathBuf,
    },
    /// Take the last operation back
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
    /// The calendar year; that of the newest event if left out
    #[arg(long)]
    year: Option<i32>,
    /// One age category
    #[arg(long)]
    category: Option<u8>,
    /// Who cannot come to the Final: those below shift up
    #[arg(long)]
    absent: Vec<String>,
    /// a4 or a3
    #[arg(long)]
    paper: Option<documents::PaperChoice>,
    /// The language of the sheet, en or ro, or two of them with a comma between
    #[arg(long)]
    lang: Option<String>,
    /// How often each page is in the file
    #[arg(long)]
    copies: Option<u32>,
    /// The longer side above
    #[arg(long)]
    landscape: bool,
    /// A replacement sign for every character that no font has
    #[arg(long)]
    replace: bool,
}

/// What can be done with keys.
#[derive(Debug, Subcommand)]
pub enum KeyCommand {
    /// List them
    List,
    /// Take bundles of this organiser
    Add {
        /// His public key, as `drawmaster key` shows it to him
        key: String,
        /// His name
        #[arg(long)]
        holder: String,
    },
    /// Take nothing any more that is signed with this key
    Revoke {
        /// The public key
        key: String,
    },
}

/// Carries out one of them.
pub fn run(tour: &Tour) -> Result<Answer, AppError> {
    let book = tour.book.as_path();
    match &tour.command {
        TourCommand::New { name } => {
            let desk = new(SystemEnvironment, book, name)?;
            let name = &desk.book().tour.name;
            Ok(Answer::new(format!("{} is made for {name}.", book.display()), &serde_json::json!({ "tour": name })))
        }
        TourCommand::Key(command) => key(book, command),
        TourCommand::Add { bundle, accept, championship } => {
            let request = AddBundle { accept: *accept, championship: championship.clone() };
            let added = add(&mut changing(book)?, bundle, &request)?;
            Ok(Answer::new(told(&added), &added))
        }
        TourCommand::Sp { player: Some(player), date, .. } => {
            let view = derivation(&reading(book)?, player, *date)?;
            Ok(Answer::new(derived(&view), &view))
        }
        TourCommand::Sp { category, date, .. } => {
            let lists = sp(&reading(book)?, *category, *date)?;
            Ok(Answer::new(lists.iter().map(list).collect::<Vec<_>>().join("\n\n"), &lists))
        }
        TourCommand::Race { year, category, absent } => {
            let races = race(&reading(book)?, *year, *category, absent)?;
            Ok(Answer::new(races.iter().map(racers).collect::<Vec<_>>().join("\n\n"), &races))
        }
        TourCommand::Print(of) => print_of(book, of),
        TourCommand::Undo => {
            let name = undo(&mut changing(book)?)?;
            Ok(Answer::new(format!("Undone: {name}."), &serde_json::json!({ "undone": name })))
        }
        other => people(book, other),
    }
}

fn people(book: &Path, command: &TourCommand) -> Result<Answer, AppError> {
    match command {
        TourCommand::Prizes { year } => prizes_of(book, *year),
        TourCommand::Events => {
            let lines = editions(&reading(book)?);
            let row = |e: &tour::EditionLine| row![e.start, e.name, e.championship, e.class, e.players, e.sequence];
            let rows = [row!["from", "event", "championship", "class", "players", "bundle"]].into_iter();
            Ok(Answer::new(columns(&rows.chain(lines.iter().map(row)).collect::<Vec<_>>()), &lines))
        }
        TourCommand::Championship { old, new } => {
            let count = rename_championship(&mut changing(book)?, old, new)?;
            Ok(Answer::new(format!("{new} has {count} editions."), &serde_json::json!({ "editions": count })))
        }
        TourCommand::Confirm { player, year } => {
            let name = confirm(&mut changing(book)?, player, *year)?;
            Ok(Answer::new(format!("{name} is confirmed for {year}."), &serde_json::json!({ "player": name })))
        }
        TourCommand::Merge { duplicate: Some(duplicate), kept: Some(kept) } => {
            let name = merge(&mut changing(book)?, duplicate, kept)?;
            Ok(Answer::new(format!("They are one now: {name}."), &serde_json::json!({ "kept": name })))
        }
        TourCommand::Apart { one, other } => {
            let names = keep_apart(&mut changing(book)?, one, other)?;
            Ok(Answer::new(format!("They stay two: {names}."), &serde_json::json!({ "two": names })))
        }
        TourCommand::Merge { .. } => {
            let pairs = duplicates(&reading(book)?);
            let row = |d: &tour::DuplicateLine| row![d.a, d.a_is, d.b, d.b_is];
            Ok(Answer::new(columns(&pairs.iter().map(row).collect::<Vec<_>>()), &pairs))
        }
        TourCommand::Seedlist { out, championship, date } => {
            let done = write_seeds(&reading(book)?, championship.as_deref(), *date, out)?;
            let text = format!("{} is written, {} players, signed with {}.", out.display(), done.players, done.key);
            Ok(Answer::new(text, &done))
        }
        TourCommand::Publish { dir } => {
            let done = publish(&reading(book)?, dir)?;
            let text = format!("{} pages are in {}, {} of them players'.", done.pages, dir.display(), done.players);
            Ok(Answer::new(text, &done))
        }
        TourCommand::Log => {
            let lines = reading(book)?.log()?;
            let rows: Vec<Vec<String>> = lines.iter().map(|l| row![l.at, l.who, l.operation]).collect();
            Ok(Answer::new(columns(&rows), &lines))
        }
        _ => {
            let lines = players(&reading(book)?);
            let badges = |p: &tour::PlayerLine| {
                p.career.badges.iter().map(|(badge, day)| format!("{badge} on {day}")).collect::<Vec<_>>().join(", ")
            };
            let row = |p: &tour::PlayerLine| {
                row![
                    p.player,
                    p.irn.clone().unwrap_or_default(),
                    p.name,
                    p.latin,
                    p.country,
                    p.club,
                    p.career.total,
                    badges(p)
                ]
            };
            let rows = [row!["", "IRN", "name", "in Latin letters", "", "club", "career", "badges"]].into_iter();
            Ok(Answer::new(columns(&rows.chain(lines.iter().map(row)).collect::<Vec<_>>()), &lines))
        }
    }
}

fn key(book: &Path, command: &KeyCommand) -> Result<Answer, AppError> {
    let line = |k: &tour::KeyLine| {
        let state = k.revoked.map(|day| format!("revoked on {day}")).unwrap_or_default();
        row![k.public, k.holder, state]
    };
    let lines = match command {
        KeyCommand::List => keys(&reading(book)?),
        KeyCommand::Add { key, holder } => vec![add_key(&mut changing(book)?, key, holder)?],
        KeyCommand::Revoke { key } => vec![revoke_key(&mut changing(book)?, key)?],
    };
    Ok(Answer::new(columns(&lines.iter().map(line).collect::<Vec<_>>()), &lines))
}

fn told(added: &Added) -> String {
    if !added.changed {
        return format!("{} is in the book already: nothing changed.", added.event);
    }
    let mut lines = vec![format!(
        "{} by {} is in the book as an edition of {}: {} players, {} new to the tour.",
        added.event, added.organiser, added.championship, added.players, added.new_players
    )];
    lines.extend(added.differences.iter().map(|line| format!("Changed: {line}.")));
    lines.extend(added.consequences.iter().map(|line| format!("So now: {line}.")));
    if added.duplicates > 0 {
        lines.push(format!("{} pairs of players may be one person: see `tour merge`.", added.duplicates));
    }
    lines.join("\n")
}

fn list(view: &SpView) -> String {
    let mut rows = vec![row![format!("SP{}", view.category), "", "IRN", "name", "", "club", "SP", "exactly"]];
    rows.extend(
        view.lines.iter().map(|l| {
            row![l.place, l.player, l.irn.clone().unwrap_or_default(), l.name, l.country, l.club, l.sp, l.exact]
        }),
    );
    columns(&rows)
}

fn derived(view: &DerivationView) -> String {
    let step = |step: &StepLine| {
        let edition = step.edition.clone().unwrap_or_default();
        let at = if step.rate == "1" { String::new() } else { format!(" at {}", step.rate) };
        let what = match (step.what.as_str(), &step.by, step.category) {
            ("gained", ..) => format!("+ {}{at}: {edition}", step.points),
            ("lapsed", by, _) => {
                format!("- {}{at}: {edition}, before {}", step.points, by.clone().unwrap_or_default())
            }
            (_, _, category) => format!("x {}: category {}", step.points, category.unwrap_or_default()),
        };
        row![step.date, what, format!("= {}", step.sp)]
    };
    let steps = columns(&view.steps.iter().map(step).collect::<Vec<_>>());
    format!("{}: SP{} {} ({})\n{steps}", view.name, view.category, view.sp, view.exact)
}

fn racers(view: &RaceView) -> String {
    let mut rows = vec![row![format!("{} in {}", view.category, view.year), "", "name", "", "points", ""]];
    rows.extend(view.lines.iter().map(|l| row![l.place, l.player, l.name, l.country, l.points, l.state]));
    columns(&rows)
}

fn prizes_of(book: &Path, year: i32) -> Result<Answer, AppError> {
    let prizes = prizes(&reading(book)?, year)?;
    let row = |p: &PrizeLine| {
        let category = p.category.map(|c| c.to_string()).unwrap_or_default();
        row![p.prize.replace('_', " "), category, p.place, p.name, p.country, p.points]
    };
    let mut text = columns(&prizes.players.iter().map(row).collect::<Vec<_>>());
    for team in &prizes.teams {
        let state = if team.complete { "" } else { " (incomplete)" };
        text += &format!("\nteam {} {}{state}: {}", team.country, team.points, team.players.join(", "));
    }
    Ok(Answer::new(text, &prizes))
}

fn print_of(book: &Path, of: &PrintOf) -> Result<Answer, AppError> {
    let request = PrintTour {
        what: of.what.clone(),
        file: None,
        into: of.out.clone(),
        year: of.year,
        category: of.category,
        absent: of.absent.clone(),
        paper: of.paper,
        language: of.lang.clone(),
        copies: of.copies,
        landscape: of.landscape,
        replace: of.replace,
    };
    let written = print_tour(&reading(book)?, &request)?;
    Ok(Answer::new(format!("{} is written, {} bytes.", of.out.display(), written.bytes), &written))
}

fn changing(book: &Path) -> Result<TourSession, AppError> {
    TourSession::at(SystemEnvironment, book)
}

fn reading(book: &Path) -> Result<TourSession, AppError> {
    TourSession::reading(SystemEnvironment, book)
}
