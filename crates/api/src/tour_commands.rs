//! The tour book in the window: the same use cases on the book that is open on the desk, and the request of each.

use std::collections::BTreeSet;
use std::path::PathBuf;

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};
use session::Result;
use session::atomic_file::Written;
use tour::{
    AddBundle, Added, BundleView, DerivationView, DuplicateLine, EditionLine, KeyLine, PlayerLine, PrintTour,
    Published, RaceView, SeedsWritten, SpView, TourSession,
};
use ts_rs::TS;

use crate::workspace::Workspace;

/// A tour book to be opened, or a folder to publish into.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct TourPlace {
    /// The file or folder.
    #[ts(type = "number")]
    pub file: PathBuf,
}

/// A tour book to be made.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct CreateTour {
    /// Its file.
    #[ts(type = "number")]
    pub file: PathBuf,
    /// The tour's name.
    pub name: String,
}

/// A bundle to be looked at or added.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct TourBundle {
    /// Its file.
    #[ts(type = "number")]
    pub file: PathBuf,
    /// The championship, where the bundle names it otherwise; empty where it does not.
    pub championship: String,
    /// Whether it takes the place of another one of the same event.
    pub accept: bool,
}

/// An organiser's key.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct TourKey {
    /// 64 hexadecimal digits.
    pub public: String,
    /// Whose it is; not needed to revoke it.
    pub holder: String,
}

/// A day at whose end SP are asked for.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct TourDay {
    /// The day; none for today.
    #[ts(type = "string | null")]
    pub date: Option<NaiveDate>,
}

/// A player whose SP are asked for.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct TourPlayerDay {
    /// His number in the book.
    #[ts(type = "number")]
    pub player: i64,
    /// The day; none for today.
    #[ts(type = "string | null")]
    pub date: Option<NaiveDate>,
}

/// A race that is asked for.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct TourYear {
    /// The calendar year.
    pub year: i32,
    /// The numbers of those who cannot come to the Final.
    #[ts(type = "number[]")]
    pub absent: Vec<i64>,
}

/// Two players about whom is decided.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct TourPair {
    /// The one; of one person the number that is no more.
    #[ts(type = "number")]
    pub one: i64,
    /// The other; of one person the number that stays.
    #[ts(type = "number")]
    pub other: i64,
}

/// A seed list to be written.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct WriteSeeds {
    /// Its file.
    #[ts(type = "number")]
    pub file: PathBuf,
    /// The championship whose new edition it is for; empty for none.
    pub championship: String,
    /// On the morning of this day; none for today.
    #[ts(type = "string | null")]
    pub date: Option<NaiveDate>,
}

/// The open tour book in a few words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TourView {
    /// The tour's name.
    pub name: String,
    /// The book's file, without its folder.
    pub file: String,
    /// How many players it knows.
    pub players: usize,
    /// How many editions it holds.
    pub editions: usize,
    /// How many pairs of players may be one person.
    pub duplicates: usize,
    /// The years of its editions, the newest first.
    pub years: Vec<i32>,
    /// Its championships by name.
    pub championships: Vec<String>,
    /// The keys of its organisers.
    pub keys: Vec<KeyLine>,
    /// Today, by the machine's clock.
    #[ts(type = "string")]
    pub today: NaiveDate,
    /// The operation that undo takes back; none if there is none.
    pub undo: Option<String>,
}

/// Makes a tour book and opens it.
///
/// # Errors
/// It has no name, or the file exists already.
pub fn create_tour(workspace: &mut Workspace, request: &CreateTour) -> Result<TourView> {
    let tour = tour::new(workspace.event.environment(), &request.file, &request.name)?;
    workspace.set_tour(Some(tour));
    view_tour(workspace)
}

/// Opens a tour book.
///
/// # Errors
/// The file's refusal; what was open stays open.
pub fn open_tour(workspace: &mut Workspace, request: &TourPlace) -> Result<TourView> {
    // The book that is open locks its file, which may be the one that is asked for.
    if workspace.tour().is_ok_and(|tour| tour.path() == request.file) {
        return view_tour(workspace);
    }
    let tour = TourSession::at(workspace.event.environment(), &request.file)?;
    workspace.set_tour(Some(tour));
    view_tour(workspace)
}

/// Closes the tour book that is open.
///
/// # Errors
/// None; the table of commands asks for one.
pub fn close_tour(workspace: &mut Workspace) -> Result<()> {
    workspace.set_tour(None);
    Ok(())
}

/// The open tour book in a few words.
///
/// # Errors
/// None is open.
pub fn view_tour(workspace: &mut Workspace) -> Result<TourView> {
    let tour = workspace.tour()?;
    let book = tour.book();
    let years: BTreeSet<i32> = book.editions.iter().map(|e| e.start.year()).collect();
    let mut championships: Vec<String> = book.championships.iter().map(|c| c.name.clone()).collect();
    championships.sort();
    Ok(TourView {
        name: book.tour.name.clone(),
        file: tour.path().file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default(),
        players: book.players.len(),
        editions: book.editions.len(),
        duplicates: book.duplicates().len(),
        years: years.into_iter().rev().collect(),
        championships,
        keys: tour::keys(tour),
        today: tour.today(),
        undo: tour.undoable()?,
    })
}

/// Its players with their careers.
///
/// # Errors
/// No book is open.
pub fn view_tour_players(workspace: &mut Workspace) -> Result<Vec<PlayerLine>> {
    Ok(tour::players(workspace.tour()?))
}

/// Its editions, the newest first.
///
/// # Errors
/// No book is open.
pub fn view_tour_events(workspace: &mut Workspace) -> Result<Vec<EditionLine>> {
    Ok(tour::editions(workspace.tour()?))
}

/// The SP lists at the end of a day.
///
/// # Errors
/// No book is open.
pub fn view_tour_sp(workspace: &mut Workspace, request: &TourDay) -> Result<Vec<SpView>> {
    tour::sp(workspace.tour()?, None, request.date)
}

/// How a player's SP came about.
///
/// # Errors
/// No book is open, or he has no points by then.
pub fn view_tour_derivation(workspace: &mut Workspace, request: &TourPlayerDay) -> Result<DerivationView> {
    tour::derivation(workspace.tour()?, &request.player.to_string(), request.date)
}

/// The race of a year.
///
/// # Errors
/// No book is open, or an absent player is not in it.
pub fn view_tour_race(workspace: &mut Workspace, request: &TourYear) -> Result<Vec<RaceView>> {
    let absent: Vec<String> = request.absent.iter().map(i64::to_string).collect();
    tour::race(workspace.tour()?, request.year, None, &absent)
}

/// Players who may be one person.
///
/// # Errors
/// No book is open.
pub fn view_tour_duplicates(workspace: &mut Workspace) -> Result<Vec<DuplicateLine>> {
    Ok(tour::duplicates(workspace.tour()?))
}

/// What adding a bundle would do.
///
/// # Errors
/// As [`tour::look`].
pub fn view_bundle(workspace: &mut Workspace, request: &TourBundle) -> Result<BundleView> {
    tour::look(workspace.tour()?, &request.file, some(&request.championship))
}

/// Adds a bundle.
///
/// # Errors
/// As [`tour::add()`].
pub fn add_bundle(workspace: &mut Workspace, request: &TourBundle) -> Result<Added> {
    let championship = some(&request.championship).map(str::to_string);
    tour::add(workspace.tour()?, &request.file, &AddBundle { accept: request.accept, championship })
}

/// Takes bundles of an organiser from now on.
///
/// # Errors
/// As [`tour::add_key`].
pub fn add_tour_key(workspace: &mut Workspace, request: &TourKey) -> Result<KeyLine> {
    tour::add_key(workspace.tour()?, &request.public, &request.holder)
}

/// Takes nothing any more that is signed with a key.
///
/// # Errors
/// As [`tour::revoke_key`].
pub fn revoke_tour_key(workspace: &mut Workspace, request: &TourKey) -> Result<KeyLine> {
    tour::revoke_key(workspace.tour()?, &request.public)
}

/// Decides that two players are one person.
///
/// # Errors
/// As [`tour::merge`].
pub fn merge_players(workspace: &mut Workspace, request: &TourPair) -> Result<String> {
    tour::merge(workspace.tour()?, &request.one.to_string(), &request.other.to_string())
}

/// Decides that two players are two people.
///
/// # Errors
/// As [`tour::keep_apart`].
pub fn keep_players_apart(workspace: &mut Workspace, request: &TourPair) -> Result<String> {
    tour::keep_apart(workspace.tour()?, &request.one.to_string(), &request.other.to_string())
}

/// Writes what a venue seeds by.
///
/// # Errors
/// As [`tour::write_seeds`].
pub fn write_tour_seeds(workspace: &mut Workspace, request: &WriteSeeds) -> Result<SeedsWritten> {
    tour::write_seeds(workspace.tour()?, some(&request.championship), request.date, &request.file)
}

/// Writes the tour's pages into a folder; the host is told how far it is.
///
/// # Errors
/// As [`tour::publish()`].
pub fn publish_tour(workspace: &mut Workspace, request: &TourPlace) -> Result<Published> {
    tour::publish(workspace.tour()?, &request.file)
}

/// Takes the book's last operation back; the answer is its name.
///
/// # Errors
/// There is nothing to take back.
pub fn undo_tour(workspace: &mut Workspace) -> Result<String> {
    tour::undo(workspace.tour()?)
}

/// Prints from the open tour book, or from another one, which is only read.
///
/// # Errors
/// No book is open, the file is not a tour book, or as [`tour::print_tour`].
pub fn print_tour(workspace: &mut Workspace, request: &PrintTour) -> Result<Written> {
    match &request.file {
        None => tour::print_tour(workspace.tour()?, request),
        Some(file) => tour::print_tour_file(file, workspace.event.now(), request),
    }
}

fn some(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|text| !text.is_empty())
}
