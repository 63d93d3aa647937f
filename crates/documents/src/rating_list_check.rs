//! What the stored rating list of the European Go Database says about the players of a results file: PINs that it lacks, and
//! the PINs of players who have none.

use domain::names::NameKey;
use domain::{CompetitionId, ListOrigin, Player};
use messages::{Message, message};
use session::rating_list::Ratings;
use session::{EventSession, Result};

/// The most notes on single players.
const MOST: usize = 20;
/// The people of the list that are compared with a player.
const CANDIDATES: usize = 3;

/// Returns a note on every player whose PIN is not in the list, and on every player without a PIN who may be in the list.
/// Nothing without a list.
///
/// # Errors
/// No event is open, or the list cannot be read.
pub(crate) fn check_pins(session: &mut EventSession, competition: CompetitionId) -> Result<Vec<Message>> {
    let entries = session.event()?.entries_of(competition);
    let players: Vec<Player> = entries.map(|entry| entry.player.clone()).collect();
    let has_european = |ratings: &&Ratings| ratings.lists().iter().any(|list| list.origin == ListOrigin::Egd);
    let Some(ratings) = session.ratings()?.filter(has_european) else { return Ok(Vec::new()) };
    Ok(players.iter().filter_map(|player| note(ratings, player)).take(MOST).collect())
}

fn note(ratings: &Ratings, player: &Player) -> Option<Message> {
    let name = player.list_name();
    if let Some(pin) = &player.egd_pin {
        return ratings.by_pin(pin).is_none().then(|| message!("export-note-egd-pin-unknown", name, pin));
    }
    let latin = player.latin_name();
    let own = NameKey::of(&latin);
    let listed = |family: &str, given: &str| format!("{family} {given}").trim().to_string();
    let european = ratings.find(&latin, CANDIDATES).filter(|rated| rated.origin == ListOrigin::Egd);
    let found = european
        .map(|rated| rated.player)
        .find(|rated| NameKey::of(&listed(&rated.family, &rated.given)).is_like(&own))?;
    let rated = listed(&found.family, &found.given);
    Some(message!(
        "export-note-egd-candidate",
        name,
        pin = &found.pin,
        rated,
        rank = found.rank.map(|rank| rank.to_string()).unwrap_or_default()
    ))
}
