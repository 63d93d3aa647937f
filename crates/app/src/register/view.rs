//! The register as its screen shows it.

use std::cmp::Reverse;

use domain::model::mcmahon::propose_bar;
use domain::model::player::{Publication, Sex};
use domain::standings::absence::sleeps_at_top;
use domain::{Competition, Entry, EntryStatus, Membership, Money, Rank, Tournament};

use super::set_status::word;
use crate::desk::EventSession;
use crate::failure::Result;
use crate::views::{EntryView, LevyView, RegisterView};

/// Every entry by number, else by strength.
///
/// # Errors
/// No event is open.
pub fn view(desk: &EventSession) -> Result<RegisterView> {
    let (tournament, competition) = (desk.tournament()?, desk.competition()?);
    let mut entries: Vec<&Entry> = tournament.entries_of(competition.id).collect();
    entries.sort_by_cached_key(|e| {
        let strength = (Reverse(e.player.rank), Reverse(e.player.strength()), e.player.list_name());
        (e.number.unwrap_or(u32::MAX), strength, e.id)
    });
    let registered = |e: &&&Entry| e.status == EntryStatus::Registered && !e.ghost;
    let ranks: Vec<Rank> = entries.iter().filter(registered).map(|e| e.player.rank).collect();
    Ok(RegisterView {
        closed: tournament.event.register_closed.is_some(),
        newcomers: competition.newcomers.is_some(),
        levy: levy(tournament, competition),
        rounds: competition.rounds,
        bar: competition.mcmahon.bar.to_string(),
        proposed_bar: propose_bar(&ranks, competition.rounds).map(|bar| bar.to_string()),
        at_bar: ranks.iter().filter(|&&r| competition.mcmahon.at_bar(r)).count(),
        entries: entries.into_iter().map(|e| entry_view(tournament, competition, e)).collect(),
    })
}

fn entry_view(tournament: &Tournament, competition: &Competition, entry: &Entry) -> EntryView {
    let player = &entry.player;
    let category = tournament.category_of(entry);
    let initial = competition.mcmahon.initial(player.rank) + domain::HalfPoints::whole(entry.score_shift);
    EntryView {
        id: entry.id.0,
        number: entry.number,
        family: player.family.clone(),
        given: player.given.clone(),
        latin: player.latin_name(),
        rank: player.rank.to_string(),
        rating: player.rating.map(|rating| rating.0),
        country: player.country.map(|c| c.to_string()).unwrap_or_default(),
        club: player.club.clone(),
        egd_pin: player.egd_pin.clone().unwrap_or_default(),
        irn: player.irn.clone().unwrap_or_default(),
        sex: player.sex.map(sex_letter).unwrap_or_default().into(),
        publication: publication_word(player.publication).into(),
        birth_year: player.birth.map(|b| b.year()),
        category: category.map(|c| c.0),
        sp: category.and_then(|c| entry.sp.get(&c)).copied(),
        status: word(entry.status).into(),
        missed: entry.missed.iter().filter(|&r| r <= competition.rounds).collect(),
        initial: initial.glyphs(),
        ghost: entry.ghost,
        guest: entry.guest,
        family_group: entry.family_group.clone(),
        fixed_board: entry.fixed_board,
        score_shift: entry.score_shift,
        stars_before: entry.stars_before,
        admitted: entry.admitted,
        membership: membership_word(entry.membership).into(),
        levy: owed(tournament, competition, entry).map(|money| money.to_string()),
        paid: entry.paid,
        sleeps_at_top: sleeps_at_top(competition, entry),
    }
}

/// What an entry owes; `None` for nothing, and for who left.
pub(super) fn owed(tournament: &Tournament, competition: &Competition, entry: &Entry) -> Option<Money> {
    let due = domain::levy::due(&tournament.event, competition, entry);
    Some(due).filter(|due| due.0 > 0 && entry.status != EntryStatus::Withdrawn && !entry.ghost)
}

fn levy(tournament: &Tournament, competition: &Competition) -> Option<LevyView> {
    let rules = &tournament.event.levy;
    if !rules.kept() {
        return None;
    }
    let seen = tournament.entries_of(competition.id).filter(|e| e.status == EntryStatus::Registered);
    let owing: Vec<(Money, bool)> = seen.filter_map(|e| Some((owed(tournament, competition, e)?, e.paid))).collect();
    let sum =
        |paid_alone: bool| Money(owing.iter().filter(|(_, paid)| *paid || !paid_alone).map(|(due, _)| due.0).sum());
    Some(LevyView {
        currency: rules.currency.clone(),
        due: sum(false).to_string(),
        paid: sum(true).to_string(),
        unpaid: owing.iter().filter(|(_, paid)| !paid).count(),
    })
}

fn membership_word(membership: Membership) -> &'static str {
    match membership {
        Membership::Member => "member",
        Membership::NonMember => "non_member",
        Membership::Concession => "concession",
    }
}

fn sex_letter(sex: Sex) -> &'static str {
    match sex {
        Sex::Female => "f",
        Sex::Male => "m",
    }
}

fn publication_word(publication: Publication) -> &'static str {
    match publication {
        Publication::Full => "full",
        Publication::Initials => "initials",
        Publication::Anonymous => "anonymous",
    }
}
