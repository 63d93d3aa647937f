//! The offline rating lists: a file for each association, which each import replaces.

use std::path::Path;

use domain::{Gor, ListOrigin, RatedList, RatedPlayer};
use rusqlite::{Connection, OpenFlags, params};

use crate::connection;
use crate::copy::{Draft, Existing};
use crate::error::{Result, StoreError, refusal};

/// `application_id` of a list: "DrwL" in ASCII.
const APPLICATION_ID: i64 = 0x4472_774C;

const SCHEMA: &str = "
CREATE TABLE about (date TEXT CHECK (date IS date(date)), origin TEXT NOT NULL) STRICT;
CREATE TABLE rated (
    id          INTEGER PRIMARY KEY,
    pin         TEXT NOT NULL,
    family      TEXT NOT NULL,
    given       TEXT NOT NULL,
    country     TEXT,
    club        TEXT NOT NULL,
    rank        TEXT,
    rating      INTEGER,
    tournaments INTEGER NOT NULL,
    last_event  TEXT NOT NULL,
    status      TEXT NOT NULL
) STRICT;
";

/// Returns the word for an association in the file.
fn word(origin: ListOrigin) -> &'static str {
    match origin {
        ListOrigin::Egd => "egd",
        ListOrigin::Ffg => "ffg",
        ListOrigin::Aga => "aga",
    }
}

/// Writes the list to `path` and replaces an existing one atomically.
///
/// # Errors
/// The folder or the file cannot be written.
pub fn write_rated_list(path: &Path, list: &RatedList) -> Result<()> {
    let draft = Draft::beside(path, Existing::Replace)?;
    let mut file = connection::writable(draft.path()).map_err(|error| refusal(path, error))?;
    let tx = file.transaction()?;
    tx.execute_batch(SCHEMA)?;
    tx.pragma_update(None, "application_id", APPLICATION_ID)?;
    let about = params![list.date.map(|date| date.to_string()), word(list.origin)];
    tx.execute("INSERT INTO about (date, origin) VALUES (?1, ?2)", about)?;
    {
        let columns = "pin, family, given, country, club, rank, rating, tournaments, last_event, status";
        let marks = "?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10";
        let mut insert = tx.prepare(&format!("INSERT INTO rated ({columns}) VALUES ({marks})"))?;
        for p in &list.players {
            let country = p.country.map(|country| country.to_string());
            let (rank, rating) = (p.rank.map(|rank| rank.to_string()), p.rating.map(|rating| rating.0));
            let (club, events, last, status) = (&p.club, p.tournaments, &p.last_event, &p.status);
            insert.execute(params![p.pin, p.family, p.given, country, club, rank, rating, events, last, status])?;
        }
    }
    tx.commit()?;
    drop(file);
    draft.publish()
}

/// Reads the list at `path`.
///
/// # Errors
/// The file does not exist or is not a rating list.
pub fn read_rated_list(path: &Path) -> Result<RatedList> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let file = Connection::open_with_flags(connection::native(path), flags).map_err(|error| refusal(path, error))?;
    let kind: i64 =
        file.pragma_query_value(None, "application_id", |row| row.get(0)).map_err(|error| refusal(path, error))?;
    if kind != APPLICATION_ID {
        return Err(StoreError::NotARatingList(path.to_owned()));
    }
    // Files of earlier versions have neither an origin nor a status: they are of the European database.
    let about = file.query_row("SELECT * FROM about", (), |row| {
        Ok((row.get::<_, Option<String>>("date")?, row.get::<_, String>("origin").unwrap_or_default()))
    });
    let (date, origin) = about?;
    let origin = ListOrigin::ALL.into_iter().find(|known| word(*known) == origin).unwrap_or_default();
    let date = date.map(|date| date.parse().map_err(|_| unreadable("date", &date))).transpose()?;
    let mut select = file.prepare("SELECT * FROM rated ORDER BY id")?;
    let mut rows = select.query(())?;
    let mut players = Vec::new();
    while let Some(row) = rows.next()? {
        let country: Option<String> = row.get("country")?;
        let rank: Option<String> = row.get("rank")?;
        let rating: Option<i32> = row.get("rating")?;
        players.push(RatedPlayer {
            pin: row.get("pin")?,
            family: row.get("family")?,
            given: row.get("given")?,
            country: country.and_then(|country| country.parse().ok()),
            club: row.get("club")?,
            rank: rank.map(|rank| rank.parse().map_err(|_| unreadable("rank", &rank))).transpose()?,
            rating: rating.map(Gor),
            tournaments: row.get("tournaments")?,
            last_event: row.get("last_event")?,
            status: row.get("status").unwrap_or_default(),
        });
    }
    Ok(RatedList { origin, date, players })
}

fn unreadable(column: &str, detail: &str) -> StoreError {
    StoreError::Unreadable { table: "rated".to_owned(), column: column.to_owned(), detail: detail.to_owned() }
}
