//! Adding an entry, before or after the register closes (R6, R7).

use domain::{Competition, Entry, Event, Player, Tournament};
use messages::message;
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::fields::{
    birth, clean, country, fixed_board, membership, missed, pin, publication, rank, rating, required, sex, some_text,
    year,
};
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::newcomers::Known;

/// The fields of an entry as typed. All but family name and rank may be empty.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct EntryFields {
    /// Family name.
    pub family: String,
    /// Given name.
    pub given: String,
    /// Middle name or patronymic.
    pub middle: String,
    /// Transliteration "Family Given"; empty for the proposed one (R3).
    pub latin: String,
    /// Rank, `3k`.
    pub rank: String,
    /// European rating.
    pub rating: String,
    /// Country, two letters.
    pub country: String,
    /// Town.
    pub town: String,
    /// Club.
    pub club: String,
    /// EGD PIN, eight digits.
    pub egd_pin: String,
    /// Number in the youth tour (IRN).
    pub irn: String,
    /// `f` or `m`, only where prizes need it.
    pub sex: String,
    /// Publication choice: `full`, `initials` or `anonymous`; empty for full.
    pub publication: String,
    /// Year of birth, or the day, `2014-05-31`.
    pub birth_year: String,
    /// The same word for players of one family (R11).
    pub family_group: String,
    /// Rounds that the player misses (R9).
    pub missed: Vec<u32>,
    /// Whether the player is a ghost, who plays only when the number is odd (R10).
    pub ghost: bool,
    /// Whether the player is hors concours (R84).
    pub guest: bool,
    /// The player's fixed board; `None` for any.
    pub fixed_board: Option<u32>,
    /// Whole points added to the initial score by the director (R13, R15).
    pub score_shift: i32,
    /// Whether the player has played in Future Stars at another event (R4).
    pub stars_before: bool,
    /// Membership in the association (R80): `member`, `non_member` or `concession`; empty for member.
    pub membership: String,
    /// Whether the player has paid the levy.
    pub paid: bool,
    /// Whether the director admits the player against the rules of the competition (R4); recorded in the journal.
    pub overrule: bool,
}

/// Adds a registered entry and returns its key. After the register has closed, the entry gets the next number (R7).
///
/// # Errors
/// A field is wrong, the player is entered already, or may not play here.
pub fn add(session: &mut EventSession, fields: &EntryFields) -> Result<Mutation<i64>> {
    let known = Known::of(session, [fields.egd_pin.as_str()].into_iter())?;
    session.transact_with_keys(Operation::AddEntry, fields, |tournament, counters| {
        let competition = main_competition(tournament)?.clone();
        let mut entry =
            Entry::new(counters.next_key::<Entry>(), competition.id, Player::new("", "", domain::Rank::WEAKEST));
        apply(&mut entry, fields, &competition, &tournament.event)?;
        refuse_twice(tournament, &entry)?;
        known.admit(&mut entry, &tournament.event, fields.overrule)?;
        if tournament.event.register_closed.is_some() {
            entry.number = Some(next_number(tournament, &competition));
        }
        let id = entry.id.0;
        tournament.entries.push(entry);
        Ok(id)
    })
}

/// Sets the fields of an entry.
///
/// # Errors
/// A field is wrong.
pub(crate) fn apply(entry: &mut Entry, fields: &EntryFields, competition: &Competition, event: &Event) -> Result<()> {
    let player = &mut entry.player;
    player.family = required(message!("entry-no-family-name"), &fields.family)?;
    player.given = clean(&fields.given);
    player.middle = clean(&fields.middle);
    player.set_latin(&clean(&fields.latin));
    player.rank = rank(&fields.rank)?;
    player.rating = rating(&fields.rating)?;
    player.country = country(&fields.country)?;
    player.town = clean(&fields.town);
    player.club = clean(&fields.club);
    player.egd_pin = pin(&fields.egd_pin)?;
    player.irn = some_text(&fields.irn);
    player.sex = sex(&fields.sex)?;
    player.publication = publication(&fields.publication)?;
    // Forms show only the year: keep a known day of birth.
    let born = birth(&fields.birth_year, year(event.start))?;
    if player.birth.map(|b| b.year()) != born.map(|b| b.year()) || player.birth.is_none() {
        player.birth = born;
    }
    entry.family_group = some_text(&fields.family_group);
    entry.missed = missed(&fields.missed, competition.rounds)?;
    entry.ghost = fields.ghost;
    entry.guest = fields.guest;
    entry.fixed_board = fixed_board(fields.fixed_board)?;
    entry.score_shift = fields.score_shift;
    entry.stars_before = fields.stars_before;
    entry.membership = membership(&fields.membership)?;
    entry.paid = fields.paid;
    Ok(())
}

/// Refuses an entry that has the PIN or IRN of another one, or the same name, club and rank (R6).
///
/// # Errors
/// The player is entered already.
pub(crate) fn refuse_twice(tournament: &Tournament, entry: &Entry) -> Result<()> {
    let same = |a: &Option<String>, b: &Option<String>| a.is_some() && a == b;
    let twin = tournament.entries_of(entry.competition).find(|e| {
        let (old, new) = (&e.player, &entry.player);
        let namesake = old.list_name() == new.list_name() && old.club == new.club && old.rank == new.rank;
        e.id != entry.id && (same(&old.egd_pin, &new.egd_pin) || same(&old.irn, &new.irn) || namesake)
    });
    match twin {
        None => Ok(()),
        Some(twin) => Err(AppError::bad_input(message!("entry-twice", name = twin.player.list_name()))),
    }
}

/// Returns the next free number.
pub(crate) fn next_number(tournament: &Tournament, competition: &Competition) -> u32 {
    tournament.entries_of(competition.id).filter_map(|e| e.number).max().unwrap_or(0) + 1
}

#[cfg(test)]
mod tests {
    use domain::EntryId;

    use super::*;
    use crate::fixture::{closed_register, fields, open_register};

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
