//! One more entry, before or after the register is closed (R6, R7).

use domain::{Competition, Entry, EntryId, Event, Player, Tournament};
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::fields::{
    birth, clean, country, fixed_board, membership, missed, pin, publication, rank, rating, required, sex, some_text,
    year,
};
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::eligible::Known;

/// An entry as it is typed in; everything but family name and rank may be empty.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct EntryFields {
    /// Family name.
    pub family: String,
    /// Given name.
    pub given: String,
    /// Rank, `3k`.
    pub rank: String,
    /// European rating.
    pub rating: String,
    /// Two letters.
    pub country: String,
    /// Club.
    pub club: String,
    /// Number in the European database, eight digits.
    pub egd_pin: String,
    /// Number in the youth tour.
    pub irn: String,
    /// `f` or `m`, only where prizes need it.
    pub sex: String,
    /// `full`, `initials` or `anonymous`: what may be published; empty for full.
    pub publication: String,
    /// Year of birth, or the day as `2014-05-31`.
    pub birth_year: String,
    /// The same word for players of one family (R11).
    pub family_group: String,
    /// Rounds he does not play (R9).
    pub missed: Vec<u32>,
    /// A stand-in for odd numbers (R10).
    pub ghost: bool,
    /// Plays hors concours (R84).
    pub guest: bool,
    /// The board he must sit at; none for any.
    pub fixed_board: Option<u32>,
    /// Whole points added to the initial score by the director (R13, R15).
    pub score_shift: i32,
    /// He played in Future Stars at another event (R4).
    pub stars_before: bool,
    /// `member`, `non_member` or `concession`: what he is to the association (R80); empty for member.
    pub membership: String,
    /// He has paid what he owes.
    pub paid: bool,
    /// The director's word that he may play although the rules of the competition say no (R4); the journal keeps it.
    pub overrule: bool,
}

/// Adds a registered entry; after closing it gets the next number (R7).
///
/// # Errors
/// A field is wrong, or he is entered already.
pub fn add(session: &mut EventSession, fields: &EntryFields) -> Result<Mutation<i64>> {
    let known = Known::of(session, [fields.egd_pin.as_str()].into_iter())?;
    session.transact(Operation::AddEntry, fields, |tournament| {
        let competition = main_competition(tournament)?.clone();
        let mut entry = Entry::new(next_id(tournament), competition.id, Player::new("", "", domain::Rank::WEAKEST));
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

/// Puts the fields into an entry.
pub(crate) fn apply(entry: &mut Entry, fields: &EntryFields, competition: &Competition, event: &Event) -> Result<()> {
    let player = &mut entry.player;
    player.family = required("The entry needs a family name.", &fields.family)?;
    player.given = clean(&fields.given);
    player.rank = rank(&fields.rank)?;
    player.rating = rating(&fields.rating)?;
    player.country = country(&fields.country)?;
    player.club = clean(&fields.club);
    player.egd_pin = pin(&fields.egd_pin)?;
    player.irn = some_text(&fields.irn);
    player.sex = sex(&fields.sex)?;
    player.publication = publication(&fields.publication)?;
    // A known day of birth is not thrown away by a form that shows the year alone.
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

/// Nobody is entered twice: the same PIN or IRN is refused (R6).
pub(crate) fn refuse_twice(tournament: &Tournament, entry: &Entry) -> Result<()> {
    let same = |a: &Option<String>, b: &Option<String>| a.is_some() && a == b;
    let twin = tournament.entries_of(entry.competition).find(|e| {
        let (old, new) = (&e.player, &entry.player);
        let namesake = old.list_name() == new.list_name() && old.club == new.club && old.rank == new.rank;
        e.id != entry.id && (same(&old.egd_pin, &new.egd_pin) || same(&old.irn, &new.irn) || namesake)
    });
    match twin {
        None => Ok(()),
        Some(twin) => Err(AppError::bad_input(format!(
            "{} is entered already: change that entry instead of adding another.",
            twin.player.list_name()
        ))),
    }
}

/// The next free key.
pub(crate) fn next_id(tournament: &Tournament) -> EntryId {
    EntryId(tournament.entries.iter().map(|e| e.id.0).max().unwrap_or(0) + 1)
}

pub(crate) fn next_number(tournament: &Tournament, competition: &Competition) -> u32 {
    tournament.entries_of(competition.id).filter_map(|e| e.number).max().unwrap_or(0) + 1
}
