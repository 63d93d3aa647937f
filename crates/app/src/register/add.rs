//! Adding an entry, before or after the register closes (R6, R7).

use domain::{Category, Competition, Entry, EventSettings, Player, Tournament};
use messages::message;
use session::fields::{
    birth, clean, country, fixed_board, licence_status, missed, pin, rank, rating, register_number, required,
    some_text, year,
};
use session::{AppError, EventSession, Mutation, Result};

use super::known::Known;
use super::late::take_late_place;
use super::pairs::check_people;
use crate::operation::{EntryFields, SpField, op};

/// Adds a registered entry and returns its key. After the register has closed, and in self-pairing, the entry gets the next
/// number (R7, R69).
///
/// # Errors
/// A field is wrong, the player is entered already, or may not play here.
pub fn add(session: &mut EventSession, fields: &EntryFields) -> Result<Mutation<i64>> {
    let known = Known::of(session, [fields.egd_pin.as_str()].into_iter())?;
    session.transact_with_keys(op::AddEntry, fields, |tournament, counters| {
        let competition = tournament.competition.clone();
        let mut entry =
            Entry::new(counters.next_key::<Entry>(), competition.id, Player::new("", "", domain::Rank::WEAKEST));
        apply(&mut entry, fields, &competition, &tournament.event)?;
        known.people.identify(&mut entry);
        refuse_twice(tournament, &entry)?;
        known.newcomers.admit(&mut entry, &tournament.event, fields.overrule)?;
        take_late_place(tournament, &competition, &mut entry, fields.missed.is_some());
        let id = entry.id.0;
        tournament.entries.push(entry);
        Ok(id)
    })
}

/// Sets the fields of an entry.
///
/// # Errors
/// A field is wrong.
pub(crate) fn apply(
    entry: &mut Entry,
    fields: &EntryFields,
    competition: &Competition,
    event: &EventSettings,
) -> Result<()> {
    let player = &mut entry.player;
    player.family = required(message!("entry-no-family-name"), &fields.family)?;
    player.given = clean(&fields.given);
    player.middle = clean(&fields.middle);
    player.set_latin(&clean(&fields.latin));
    player.rank = rank(&fields.rank)?;
    player.rating_rank = some_text(&fields.rating_rank).map(|written| rank(&written)).transpose()?;
    player.rating_rank = player.rating_rank.filter(|&rated| rated != player.rank);
    player.rating = rating(&fields.rating)?;
    player.country = country(&fields.country)?;
    player.town = clean(&fields.town);
    player.club = clean(&fields.club);
    player.egd_pin = pin(&fields.egd_pin)?;
    player.ffg_licence = register_number(&fields.ffg_licence)?;
    player.ffg_status = licence_status(&fields.ffg_status)?;
    player.aga_id = register_number(&fields.aga_id)?;
    player.user_name = some_text(&fields.user_name);
    player.irn = some_text(&fields.irn);
    player.sex = fields.sex.into();
    player.publication = fields.publication.into();
    // Forms show only the year: keep a known day of birth.
    let born = birth(&fields.birth_year, year(event.start))?;
    if player.birth.map(|b| b.year()) != born.map(|b| b.year()) || player.birth.is_none() {
        player.birth = born;
    }
    entry.family_group = some_text(&fields.family_group);
    if let Some(rounds) = &fields.missed {
        entry.missed = missed(rounds, competition.rounds)?;
    }
    entry.ghost = fields.ghost;
    entry.guest = fields.guest;
    entry.fixed_board = fixed_board(fields.fixed_board)?;
    entry.score_shift = fields.score_shift;
    entry.stars_before = fields.stars_before;
    entry.membership = fields.membership.into();
    entry.paid = fields.paid;
    for field in fields.sp.iter().flatten() {
        set_sp(entry, field)?;
    }
    Ok(())
}

/// Sets the SEYGO points of one age category, or removes them.
fn set_sp(entry: &mut Entry, field: &SpField) -> Result<()> {
    let (category, text) = (Category(field.category), field.points.trim());
    if text.is_empty() {
        entry.sp.remove(&category);
        return Ok(());
    }
    let points = text.parse().map_err(|_| AppError::bad_input(message!("entry-sp-unknown", text)))?;
    entry.sp.insert(category, points);
    Ok(())
}

/// Refuses an entry of a person who has one in the competition, or that has the PIN or IRN of another one, or the same name, club and
/// rank (R6).
///
/// # Errors
/// The player is entered already, or the people of the entry do not fit a competition for pairs or single people.
pub(crate) fn refuse_twice(tournament: &Tournament, entry: &Entry) -> Result<()> {
    check_people(tournament, entry)?;
    let same = |a: &Option<String>, b: &Option<String>| a.is_some() && a == b;
    let twin = tournament.entries.iter().find(|e| {
        let (old, new) = (&e.player, &entry.player);
        let namesake = old.list_name() == new.list_name() && old.club == new.club && old.rank == new.rank;
        let known = e.person == entry.person || same(&old.egd_pin, &new.egd_pin) || same(&old.irn, &new.irn);
        e.id != entry.id && (known || namesake)
    });
    match twin {
        None => Ok(()),
        Some(twin) => Err(AppError::bad_input(message!("entry-twice", name = twin.player.list_name()))),
    }
}

#[cfg(test)]
mod tests {
    use domain::EntryId;

    use super::*;
    use crate::fixture::{closed_register, fields, open_register};

    #[test]
    fn sp_are_set_by_category_and_kept_without_the_field() {
        let mut session = open_register(2);
        let field = |points: &str| Some(vec![SpField { category: 16, points: points.into() }]);
        let key = add(&mut session, &EntryFields { sp: field("250"), ..fields(2) }).unwrap().value;
        let sp = |session: &EventSession| {
            let entries = &session.tournament().unwrap().entries;
            entries.iter().find(|entry| entry.id.0 == key).unwrap().sp.get(&Category(16)).copied()
        };
        let change = |session: &mut EventSession, sp| {
            let fields = EntryFields { sp, ..fields(2) };
            crate::register::change(session, &crate::operation::ChangeEntry { id: key, reason: None, fields })
        };
        assert_eq!(sp(&session), Some(250));
        change(&mut session, None).unwrap();
        assert_eq!(sp(&session), Some(250));
        assert_eq!(change(&mut session, field("many")).unwrap_err().message.id, "entry-sp-unknown");
        change(&mut session, field("")).unwrap();
        assert_eq!(sp(&session), None);
    }

    #[test]
    fn add_registers_a_player() {
        let mut session = open_register(2);
        let id = add(&mut session, &fields(2)).unwrap().value;
        let entry = session.tournament().unwrap().entry(EntryId(id)).unwrap();
        assert_eq!((entry.player.family.as_str(), entry.number), ("Cedar", None));
    }

    #[test]
    fn add_gives_a_late_entry_the_next_number() {
        let mut session = closed_register(4);
        let id = add(&mut session, &fields(4)).unwrap().value;
        assert_eq!(session.tournament().unwrap().entry(EntryId(id)).unwrap().number, Some(5));
    }

    #[test]
    fn add_refuses_a_player_who_is_entered() {
        let mut session = open_register(2);
        assert_eq!(add(&mut session, &fields(1)).unwrap_err().message.id, "entry-twice");
        assert_eq!(session.tournament().unwrap().entries.len(), 2);
    }

    #[test]
    fn add_refuses_an_entry_without_a_name() {
        let mut session = open_register(2);
        let nameless = EntryFields { family: " ".into(), ..fields(2) };
        assert_eq!(add(&mut session, &nameless).unwrap_err().message.id, "entry-no-family-name");
    }
}
