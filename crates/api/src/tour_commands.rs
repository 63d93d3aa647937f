//! The window's commands for the tour book: their request types, and the use cases on the open book.

use app::copies::RestoreCopy;
use chrono::{Datelike, NaiveDate};
use domain::TourPlayerId;
use serde::{Deserialize, Serialize};
use session::atomic_file::{Output, Written};
use session::{FileHandle, Result};
use std::collections::BTreeSet;
use tour::numbers::TourPlayerNumber;
use tour::operation::TourOperationName;
use tour::{
    AddBundle, Added, BundleView, DerivationView, DuplicateLine, EditionLine, KeyLine, PlayerLine, PrintTour,
    Published, RaceView, SeedsWritten, SpView, TourCopy, TourLogLine, TourSession,
};
use ts_rs::TS;

use crate::workspace::Workspace;

/// A tour book to open, or a folder to publish into.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct TourPlace {
    /// The file or folder.
    pub file: FileHandle,
}

/// A tour book to create.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct CreateTour {
    /// The file.
    pub file: FileHandle,
    /// The tour's name.
    pub name: String,
}

/// A bundle to preview or add.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct TourBundle {
    /// The file.
    pub file: FileHandle,
    /// The championship, if it has another name in the book than in the bundle; otherwise empty.
    pub championship: String,
    /// Whether a changed bundle of a known event replaces the one in the book.
    pub accept: bool,
    /// Whether an organiser may take the event over from the one whose key signed it so far.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub hand_over: bool,
}

/// An organiser's key to add or revoke.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct TourKey {
    /// The public key, 64 hexadecimal digits.
    pub public: String,
    /// The organiser's name; ignored when a key is revoked.
    pub holder: String,
}

/// A day at whose end to show the SP lists.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct TourDay {
    /// The day; `None` for today.
    #[ts(type = "string | null")]
    pub date: Option<NaiveDate>,
}

/// A player whose SP to explain.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct TourPlayerDay {
    /// Their number in the book.
    #[ts(as = "TourPlayerNumber")]
    pub player: TourPlayerId,
    /// The day; `None` for today.
    #[ts(type = "string | null")]
    pub date: Option<NaiveDate>,
}

/// A year whose race to show.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct TourYear {
    /// The calendar year.
    pub year: i32,
    /// The numbers of the players who cannot come to the Final.
    #[ts(as = "Vec<TourPlayerNumber>")]
    pub absent: Vec<TourPlayerId>,
}

/// Two players who are the same person, or are not.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct TourPair {
    /// The first player; in a merge, the player who is dropped.
    #[ts(as = "TourPlayerNumber")]
    pub one: TourPlayerId,
    /// The second player; in a merge, the player who is kept.
    #[ts(as = "TourPlayerNumber")]
    pub other: TourPlayerId,
}

/// A championship and its new name.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct ChampionshipName {
    /// Its name in the book.
    pub old: String,
    /// Its new name; that of another championship merges the two.
    pub new: String,
}

/// A player who confirmed their membership in the tour for a year.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct MembershipYear {
    /// The player.
    #[ts(as = "TourPlayerNumber")]
    pub player: TourPlayerId,
    /// The year.
    pub year: i32,
}

/// A seed list to write.
#[derive(Debug, Clone, Deserialize, TS)]
pub struct WriteSeeds {
    /// The file.
    pub file: FileHandle,
    /// Whether an existing file may be replaced.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub overwrite: bool,
    /// The championship whose next edition it is for; empty if none.
    pub championship: String,
    /// The day on whose morning the list holds; `None` for today.
    #[ts(type = "string | null")]
    pub date: Option<NaiveDate>,
}

/// A summary of the open tour book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TourView {
    /// The tour's name.
    pub name: String,
    /// The name of the book's file, without its folder.
    pub file: String,
    /// The number of players.
    pub players: usize,
    /// The number of editions.
    pub editions: usize,
    /// The number of pairs of players who may be the same person.
    pub duplicates: usize,
    /// The years of its editions, newest first.
    pub years: Vec<i32>,
    /// The names of its championships, sorted.
    pub championships: Vec<String>,
    /// The organisers' keys.
    pub keys: Vec<KeyLine>,
    /// The local date.
    #[ts(type = "string")]
    pub today: NaiveDate,
    /// The operation that undo would undo.
    pub undo: Option<TourOperationName>,
}

/// Creates a tour book and opens it.
///
/// # Errors
/// The name is empty, or the file exists.
pub fn create_tour(workspace: &mut Workspace, request: &CreateTour) -> Result<TourView> {
    let tour = tour::new(workspace.event.environment(), &request.file, &request.name)?;
    workspace.set_tour(Some(tour));
    view_tour(workspace)
}

/// Opens a tour book.
///
/// # Errors
/// The file cannot be opened as a tour book; the open book then stays open.
pub fn open_tour(workspace: &mut Workspace, request: &TourPlace) -> Result<TourView> {
    // The open book locks its file, so it cannot be opened a second time.
    if workspace.tour().is_ok_and(|tour| tour.path() == &*request.file) {
        return view_tour(workspace);
    }
    let tour = TourSession::open(workspace.event.environment(), &request.file)?;
    workspace.set_tour(Some(tour));
    view_tour(workspace)
}

/// Returns the automatic copies of the open tour book, or without one, those of all tour books.
///
/// # Errors
/// As [`tour::copies`].
pub fn view_tour_copies(workspace: &mut Workspace) -> Result<Vec<TourCopy>> {
    let environment = workspace.event.environment();
    let book = workspace.tour().ok().map(|tour| tour.path().to_owned());
    tour::copies(&environment, book.as_deref())
}

/// Restores a copy as a new tour book and opens it.
///
/// # Errors
/// As [`tour::restore_copy`]; the open book then stays open.
pub fn restore_tour_copy(workspace: &mut Workspace, request: &RestoreCopy) -> Result<TourView> {
    tour::restore_copy(&workspace.event.environment(), request.folder, &request.name, &request.file)?;
    open_tour(workspace, &TourPlace { file: request.file.clone() })
}

/// Closes the open tour book.
///
/// # Errors
/// Never; the table of commands needs a `Result`.
pub fn close_tour(workspace: &mut Workspace) -> Result<()> {
    workspace.set_tour(None);
    Ok(())
}

/// Returns a summary of the open tour book.
///
/// # Errors
/// No book is open.
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

/// Returns the players with their careers.
///
/// # Errors
/// No book is open.
pub fn view_tour_players(workspace: &mut Workspace) -> Result<Vec<PlayerLine>> {
    Ok(tour::players(workspace.tour()?))
}

/// Returns the editions, newest first.
///
/// # Errors
/// No book is open.
pub fn view_tour_events(workspace: &mut Workspace) -> Result<Vec<EditionLine>> {
    tour::editions(workspace.tour()?)
}

/// Returns the journal, oldest first.
///
/// # Errors
/// No book is open, or its journal cannot be read.
pub fn view_tour_log(workspace: &mut Workspace) -> Result<Vec<TourLogLine>> {
    workspace.tour()?.log()
}

/// Returns the SP lists at the end of a day.
///
/// # Errors
/// No book is open.
pub fn view_tour_sp(workspace: &mut Workspace, request: &TourDay) -> Result<Vec<SpView>> {
    tour::sp(workspace.tour()?, None, request.date)
}

/// Returns the steps by which a player reached their SP.
///
/// # Errors
/// No book is open, or the player has gained no points by then.
pub fn view_tour_derivation(workspace: &mut Workspace, request: &TourPlayerDay) -> Result<DerivationView> {
    tour::derivation(workspace.tour()?, request.player, request.date)
}

/// Returns the race of a year.
///
/// # Errors
/// No book is open, or an absent player is not in it.
pub fn view_tour_race(workspace: &mut Workspace, request: &TourYear) -> Result<Vec<RaceView>> {
    tour::race(workspace.tour()?, request.year, None, &request.absent)
}

/// Returns the pairs of players who may be the same person.
///
/// # Errors
/// No book is open.
pub fn view_tour_duplicates(workspace: &mut Workspace) -> Result<Vec<DuplicateLine>> {
    Ok(tour::duplicates(workspace.tour()?))
}

/// Returns the contents of a bundle and the effect of adding it.
///
/// # Errors
/// As [`tour::preview_bundle`].
pub fn view_bundle(workspace: &mut Workspace, request: &TourBundle) -> Result<BundleView> {
    tour::preview_bundle(workspace.tour()?, &request.file, some(&request.championship))
}

/// Adds a bundle.
///
/// # Errors
/// As [`tour::add()`].
pub fn add_bundle(workspace: &mut Workspace, request: &TourBundle) -> Result<Added> {
    let championship = some(&request.championship).map(str::to_string);
    let request = (&request.file, AddBundle { accept: request.accept, hand_over: request.hand_over, championship });
    tour::add(workspace.tour()?, request.0, &request.1)
}

/// Registers an organiser's key.
///
/// # Errors
/// As [`tour::add_key`].
pub fn add_tour_key(workspace: &mut Workspace, request: &TourKey) -> Result<KeyLine> {
    tour::add_key(workspace.tour()?, &request.public, &request.holder)
}

/// Revokes an organiser's key.
///
/// # Errors
/// As [`tour::revoke_key`].
pub fn revoke_tour_key(workspace: &mut Workspace, request: &TourKey) -> Result<KeyLine> {
    tour::revoke_key(workspace.tour()?, &request.public)
}

/// Decides that two players are the same person.
///
/// # Errors
/// As [`tour::merge`].
pub fn merge_players(workspace: &mut Workspace, request: &TourPair) -> Result<String> {
    tour::merge(workspace.tour()?, request.one, request.other)
}

/// Renames a championship, or merges two; returns how many editions it has.
///
/// # Errors
/// As [`tour::rename_championship`].
pub fn rename_championship(workspace: &mut Workspace, request: &ChampionshipName) -> Result<usize> {
    tour::rename_championship(workspace.tour()?, &request.old, &request.new)
}

/// Records that a player confirmed their membership for a year; returns their name.
///
/// # Errors
/// As [`tour::confirm`].
pub fn confirm_player(workspace: &mut Workspace, request: &MembershipYear) -> Result<String> {
    tour::confirm(workspace.tour()?, request.player, request.year)
}

/// Decides that two players are different people.
///
/// # Errors
/// As [`tour::keep_separate`].
pub fn keep_players_separate(workspace: &mut Workspace, request: &TourPair) -> Result<String> {
    tour::keep_separate(workspace.tour()?, request.one, request.other)
}

/// Writes a seed list for a venue.
///
/// # Errors
/// As [`tour::write_seeds`].
pub fn write_tour_seeds(workspace: &mut Workspace, request: &WriteSeeds) -> Result<SeedsWritten> {
    let output = Output::ordinary(request.overwrite);
    tour::write_seeds(workspace.tour()?, some(&request.championship), request.date, &request.file, output)
}

/// Writes the tour's web pages into a folder, reporting progress.
///
/// # Errors
/// As [`tour::publish()`].
pub fn publish_tour(workspace: &mut Workspace, request: &TourPlace) -> Result<Published> {
    tour::publish(workspace.tour()?, &request.file)
}

/// Undoes the last operation on the book and returns its name.
///
/// # Errors
/// There is nothing to undo.
pub fn undo_tour(workspace: &mut Workspace) -> Result<TourOperationName> {
    tour::undo(workspace.tour()?)
}

/// Prints from the open tour book, or from another one, opened read-only.
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
