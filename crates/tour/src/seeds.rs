//! Writes the seed list of the tour for a venue (R25, R46, R47, R83).

use std::collections::BTreeMap;
use std::path::Path;

use chrono::NaiveDate;
use domain::EditionId;
use domain::model::disclosure::{Audience, Disclosure, NameForm};
use domain::model::ratio::published;
use domain::tour::book::TourPlayer;
use domain::tour::ledger::accounts;
use formats::seed_list;
use formats::seed_list::{Seed, SeedList};
use formats::signing::PublicKey;
use messages::message;
use serde::Serialize;
use session::atomic_file::{Output, Written};
use session::{AppError, Result, signing_key};
use ts_rs::TS;

use super::people::future_stars;
use crate::tour_session::TourSession;

/// A seed list that was written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SeedsWritten {
    /// The file.
    pub written: Written,
    /// The number of players in it.
    pub players: usize,
    /// The public key that signed it.
    #[ts(type = "string")]
    pub key: PublicKey,
}

/// Writes the seed list for the morning of `date`, by default today: SP in the player's category of that year, without the
/// points from the previous edition of the championship.
///
/// # Errors
/// The championship does not exist, or the file exists and may not be replaced or cannot be written.
pub fn write_seeds(
    session: &TourSession,
    championship: Option<&str>,
    date: Option<NaiveDate>,
    file: &Path,
    output: Output,
) -> Result<SeedsWritten> {
    let (book, date) = (session.book(), date.unwrap_or_else(|| session.today()));
    let wanted = championship.unwrap_or_default().trim();
    let id = match book.championships.iter().find(|c| c.name == wanted) {
        Some(found) => Some(found.id),
        None if wanted.is_empty() => None,
        None => return Err(AppError::not_found(message!("tourbook-championship-unknown", name = wanted))),
    };
    let eve = date.pred_opt().unwrap_or(date);
    let newest = book.editions.iter().filter(|e| e.start <= date).max_by_key(|e| (e.start, &e.event));
    let mut stars = future_stars(book);
    let mut players = Vec::new();
    for (player, mut account) in accounts(&book.ledger(), eve) {
        let Some(player) = book.player(player) else { continue };
        let in_year = book.category(player, date);
        if in_year.is_none() && player.person.birth_year.is_some() {
            continue;
        }
        if let (Some(category), Some(newest)) = (in_year, newest) {
            account.enter(date, category, &newest.ages.categories, newest.avc);
        }
        let previous = id.map_or_else(|| domain::Ratio::from_integer(0), |id| account.live(id));
        if let Some(id) = id {
            account.lapse(date, id, EditionId(0));
        }
        let whole = |points| u32::try_from(published(points)).unwrap_or(0);
        players.push(Seed {
            sp: [(account.category.0, whole(account.sp))].into(),
            previous: whole(previous),
            stars: stars.remove(&player.id).is_some(),
            ..without_points(player)
        });
    }
    players.extend(stars.into_keys().filter_map(|id| Some(Seed { stars: true, ..without_points(book.player(id)?) })));
    players.sort_by(|a, b| (&a.irn, &a.family, &a.given).cmp(&(&b.irn, &b.family, &b.given)));
    let count = players.len();
    let list = SeedList { tour: book.tour.name.clone(), championship: wanted.into(), date, players };
    let pair = signing_key::of_environment(session.environment.as_ref())?;
    let written = output.personal().write(file, &seed_list::write(&list, &pair))?;
    Ok(SeedsWritten { written, players: count, key: pair.public() })
}

/// Returns the seed of a player without points.
fn without_points(player: &TourPlayer) -> Seed {
    let person = &player.person;
    let shown = Disclosure::of(person.publication, person.irn.is_some(), Audience::OtherDesk);
    let named = shown.name == NameForm::Full;
    Seed {
        irn: person.irn.clone(),
        egd_pin: person.egd_pin.clone().filter(|_| shown.egd_pin),
        family: person.family.clone().filter(|_| named),
        given: person.given.clone().filter(|_| named),
        country: person.country,
        birth_year: person.birth_year,
        sp: BTreeMap::new(),
        previous: 0,
        stars: false,
    }
}
