//! The tour book in the window: the same use cases on the book that is open on the desk, and the request of each.

use std::collections::BTreeSet;
use std::path::PathBuf;

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    AddBundle, Added, BundleView, DerivationView, DuplicateLine, EditionLine, KeyLine, PlayerLine, Published, RaceView,
    SeedsWritten, SpView,
};
use crate::desk::EventSession;
use crate::failure::Result;
use crate::tour_desk::{self, TourSession};

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
pub fn create_tour(desk: &mut EventSession, request: &CreateTour) -> Result<TourView> {
    let tour = tour_desk::new(desk.host(), &request.file, &request.name)?;
    desk.place_tour(Some(tour));
    view_tour(desk)
}

/// Opens a tour book.
///
/// # Errors
/// The file's refusal; what was open stays open.
pub fn open_tour(desk: &mut EventSession, request: &TourPlace) -> Result<TourView> {
    // The book that is open locks its file, which may be the one that is asked for.
    if desk.tour().is_ok_and(|tour| tour.path() == request.file) {
        return view_tour(desk);
    }
    let tour = TourSession::at(desk.host(), &request.file)?;
    desk.place_tour(Some(tour));
    view_tour(desk)
}

/// Closes the tour book that is open.
///
/// # Errors
/// None; the table of commands asks for one.
pub fn close_tour(desk: &mut EventSession) -> Result<()> {
    desk.place_tour(None);
    Ok(())
}

/// The open tour book in a few words.
///
/// # Errors
/// None is open.
pub fn view_tour(desk: &mut EventSession) -> Result<TourView> {
    let tour = desk.tour()?;
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
        keys: super::keys(tour),
        today: tour.today(),
        undo: tour.undoable()?,
    })
}

/// Its players with their careers.
///
/// # Errors
/// No book is open.
pub fn view_tour_players(desk: &mut EventSession) -> Result<Vec<PlayerLine>> {
    Ok(super::players(desk.tour()?))
}

/// Its editions, the newest first.
///
/// # Errors
/// No book is open.
pub fn view_tour_events(desk: &mut EventSession) -> Result<Vec<EditionLine>> {
    Ok(super::editions(desk.tour()?))
}

/// The SP lists at the end of a day.
///
/// # Errors
/// No book is open.
pub fn view_tour_sp(desk: &mut EventSession, request: &TourDay) -> Result<Vec<SpView>> {
    super::sp(desk.tour()?, None, request.date)
}

/// How a player's SP came about.
///
/// # Errors
/// No book is open, or he has no points by then.
pub fn view_tour_derivation(desk: &mut EventSession, request: &TourPlayerDay) -> Result<DerivationView> {
    super::derivation(desk.tour()?, &request.player.to_string(), request.date)
}

/// The race of a year.
///
/// # Errors
/// No book is open, or an absent player is not in it.
pub fn view_tour_race(desk: &mut EventSession, request: &TourYear) -> Result<Vec<RaceView>> {
    let absent: Vec<String> = request.absent.iter().map(i64::to_string).collect();
    super::race(desk.tour()?, request.year, None, &absent)
}

/// Players who may be one person.
///
/// # Errors
/// No book is open.
pub fn view_tour_duplicates(desk: &mut EventSession) -> Result<Vec<DuplicateLine>> {
    Ok(super::duplicates(desk.tour()?))
}

/// What adding a bundle would do.
///
/// # Errors
/// As [`super::look`].
pub fn view_bundle(desk: &mut EventSession, request: &TourBundle) -> Result<BundleView> {
    super::look(desk.tour()?, &request.file, some(&request.championship))
}

/// Adds a bundle.
///
/// # Errors
/// As [`super::add()`].
pub fn add_bundle(desk: &mut EventSession, request: &TourBundle) -> Result<Added> {
    let championship = some(&request.championship).map(str::to_string);
    super::add(desk.tour()?, &request.file, &AddBundle { accept: request.accept, championship })
}

/// Takes bundles of an organiser from now on.
///
/// # Errors
/// As [`super::add_key`].
pub fn add_tour_key(desk: &mut EventSession, request: &TourKey) -> Result<KeyLine> {
    super::add_key(desk.tour()?, &request.public, &request.holder)
}

/// Takes nothing any more that is signed with a key.
///
/// # Errors
/// As [`super::revoke_key`].
pub fn revoke_tour_key(desk: &mut EventSession, request: &TourKey) -> Result<KeyLine> {
    super::revoke_key(desk.tour()?, &request.public)
}

/// Decides that two players are one person.
///
/// # Errors
/// As [`super::merge`].
pub fn merge_players(desk: &mut EventSession, request: &TourPair) -> Result<String> {
    super::merge(desk.tour()?, &request.one.to_string(), &request.other.to_string())
}

/// Decides that two players are two people.
///
/// # Errors
/// As [`super::keep_apart`].
pub fn keep_players_apart(desk: &mut EventSession, request: &TourPair) -> Result<String> {
    super::keep_apart(desk.tour()?, &request.one.to_string(), &request.other.to_string())
}

/// Writes what a venue seeds by.
///
/// # Errors
/// As [`super::write_seeds`].
pub fn write_tour_seeds(desk: &mut EventSession, request: &WriteSeeds) -> Result<SeedsWritten> {
    super::write_seeds(desk.tour()?, some(&request.championship), request.date, &request.file)
}

/// Writes the tour's pages into a folder; the host is told how far it is.
///
/// # Errors
/// As [`super::publish()`].
pub fn publish_tour(desk: &mut EventSession, request: &TourPlace) -> Result<Published> {
    super::publish(desk.tour()?, &request.file)
}

/// Takes the book's last operation back; the answer is its name.
///
/// # Errors
/// There is nothing to take back.
pub fn undo_tour(desk: &mut EventSession) -> Result<String> {
    tour_desk::undo(desk.tour()?)
}

fn some(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|text| !text.is_empty())
}
