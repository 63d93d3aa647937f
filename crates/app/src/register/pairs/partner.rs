//! A partner of a pair: someone of the event, or typed.

use domain::{Event, Partner, PersonId, Player, Rank};
use messages::message;
use session::fields::{clean, country, pin, rank, rating, required};
use session::{AppError, Result};

use crate::operation::PartnerFields;
use crate::register::KnownPeople;

/// Returns a partner. Someone new whose number or name another competition of the event has is that person; otherwise the person
/// gets a key of their own. `people` has everyone of the event, also those who play in the chosen competition only.
///
/// # Errors
/// The person is unknown, or a field is wrong.
pub(super) fn partner(
    people: &[(PersonId, Player)],
    known: &KnownPeople,
    fresh: &mut PersonId,
    fields: &PartnerFields,
) -> Result<Partner> {
    let Some(id) = fields.person else {
        let mut player = Player::new("", "", Rank::WEAKEST);
        apply(&mut player, fields)?;
        let person = known.identified(&mut player).unwrap_or_else(|| take(fresh));
        return Ok(Partner { person, player });
    };
    let found = people.iter().find(|(person, _)| person.0 == id);
    let (person, player) = found.ok_or_else(|| AppError::not_found(message!("person-unknown", id)))?;
    let mut partner = Partner { person: *person, player: player.clone() };
    if !clean(&fields.family).is_empty() {
        apply(&mut partner.player, fields)?;
    }
    Ok(partner)
}

/// The first key of people who have no entry of their own. The keys of entries, which are those of other people, stay below it.
const FIRST_PARTNER: i64 = 1_000_000_001;

/// Returns the key of the next person without an entry of their own.
pub(crate) fn next_person(event: &Event) -> PersonId {
    let of_accounts = event.payments.iter().map(|payment| payment.person);
    let of_accounts = of_accounts.chain(event.person_fees.iter().map(|fees| fees.person));
    let persons = event.people().chain(of_accounts).map(|person| person.0 + 1);
    PersonId(persons.max().unwrap_or(0).max(FIRST_PARTNER))
}

/// Returns a key and moves on to the next one.
pub(crate) fn take(fresh: &mut PersonId) -> PersonId {
    let taken = *fresh;
    fresh.0 += 1;
    taken
}

/// Returns everyone of an event, each once, with what their first entry says.
pub(super) fn everyone(event: &Event) -> Vec<(PersonId, Player)> {
    let mut people: Vec<(PersonId, Player)> = Vec::new();
    for entry in event.entries().filter(|entry| !entry.ghost) {
        for (person, player) in entry.people() {
            if people.iter().all(|(known, _)| *known != person) {
                people.push((person, player.clone()));
            }
        }
    }
    people
}

fn apply(player: &mut Player, fields: &PartnerFields) -> Result<()> {
    player.family = required(message!("entry-no-family-name"), &fields.family)?;
    player.given = clean(&fields.given);
    player.rank = rank(&fields.rank)?;
    player.rating = rating(&fields.rating)?;
    player.country = country(&fields.country)?;
    player.club = clean(&fields.club);
    player.egd_pin = pin(&fields.egd_pin)?;
    player.publication = fields.publication.into();
    Ok(())
}
