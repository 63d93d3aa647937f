//! The sample events: invented players in registers that can be closed.

use chrono::NaiveDate;
use domain::model::draw_seed::SeedOrigin;
use domain::{Competition, CompetitionId, Entry, EntryStatus, Event, EventSettings, Rank, System, Tournament};
use messages::message;
use session::{AppError, EventSession, Result};
use store::Counters;

use crate::competition::{AddCompetition, add_to, enter_one};
use crate::event::{StatusView, status};
pub use crate::operation::OpenSample;
use crate::operation::op;
use crate::register::{Known, KnownPeople, accept, add_listed};
use crate::vocabulary::{SystemName, TemplateName};

/// 64 invented players from 14 countries.
const PLAYERS: &[u8] = include_bytes!("../../../assets/sample/players.csv");

/// 24 invented newcomers.
const FUTURE_STARS: &[u8] = include_bytes!("../../../assets/sample/future-stars.csv");

/// 20 invented players who are older than the age categories.
const SENIOR_YOUTH: &[u8] = include_bytes!("../../../assets/sample/senior-youth.csv");

/// How many players of the Open play in the side event too.
const SELF_PAIRED: usize = 30;

/// Creates a sample event and opens it.
///
/// # Errors
/// The file exists already or cannot be written.
pub fn open_sample(session: &mut EventSession, request: &OpenSample) -> Result<StatusView> {
    let mut counters = Counters::default();
    let mut event = open(&mut counters, session.fresh_seed())?;
    if request.whole_stage {
        add_the_others(&mut event, &mut counters)?;
    }
    session.create(op::OpenSample, request, &request.file, &event)?;
    status(session)
}

/// Returns the Open: six rounds in three days with knock-outs (R1).
fn open(counters: &mut Counters, seed: [u8; 32]) -> Result<Event> {
    let day = |day| NaiveDate::from_ymd_opt(2026, 8, day).ok_or_else(|| AppError::internal(message!("sample-day")));
    let mut event = EventSettings::new("Danube Youth Stage", day(14)?, hex::encode(seed));
    event.seed_origin = Some(SeedOrigin::Given);
    event.end = day(16)?;
    event.place = "Sulina".into();
    event.country = "RO".parse().ok();
    let mut open = Competition::new(counters.next_key::<Competition>(), "Open", System::McMahon, 6);
    open.knockouts = true;
    open.mcmahon.bar = Rank::SHODAN;
    let id = open.id;
    let mut event = Event::with_competitions(event, [open]);
    enter_list(&mut event, counters, id, PLAYERS)?;
    Ok(event)
}

/// Adds what is played beside the Open at a stage: Future Stars, Senior Youth, and a side event in which players of the Open choose
/// their opponents (R1, R4, R69).
fn add_the_others(event: &mut Event, counters: &mut Counters) -> Result<()> {
    let in_open: Vec<Entry> = event.entries().take(SELF_PAIRED).cloned().collect();
    let stars = AddCompetition { template: Some(TemplateName::FutureStars), rounds: Some(12), ..Default::default() };
    let stars = add_to(event, counters, &stars)?;
    enter_list(event, counters, stars, FUTURE_STARS)?;
    let senior =
        AddCompetition { name: "Senior Youth".into(), system: Some(SystemName::McMahon), ..Default::default() };
    let senior = add_to(event, counters, &senior)?;
    enter_list(event, counters, senior, SENIOR_YOUTH)?;
    let side = AddCompetition { template: Some(TemplateName::SelfPaired), ..Default::default() };
    let side = add_to(event, counters, &side)?;
    within(event, side, |part, known| {
        in_open.iter().try_for_each(|entry| enter_one(part, counters, entry, known, false).map(drop))
    })
}

/// Registers the players of a list in a competition of the event.
fn enter_list(event: &mut Event, counters: &mut Counters, id: CompetitionId, list: &[u8]) -> Result<()> {
    let players = formats::csv_list::read(list)?;
    within(event, id, |part, known| {
        let (added, wrong) = add_listed(part, counters, &players, EntryStatus::Registered, known);
        accept(&players, added, &wrong, false)
    })
}

/// Changes one competition of the event.
fn within(
    event: &mut Event,
    id: CompetitionId,
    change: impl FnOnce(&mut Tournament, &Known) -> Result<()>,
) -> Result<()> {
    let missing = || AppError::internal(message!("competition-gone"));
    let mut tournament = event.tournament(id).cloned().ok_or_else(missing)?;
    change(&mut tournament, &Known { people: KnownPeople::of(event, id), ..Known::default() })?;
    event.replace(tournament);
    Ok(())
}

#[cfg(test)]
mod tests {
    use session::FixedEnvironment;

    use super::*;
    use crate::competition::{people, view};
    use crate::event::Step;

    fn session() -> EventSession {
        EventSession::new(FixedEnvironment::new(1, NaiveDate::from_ymd_opt(2026, 8, 14).unwrap()))
    }

    #[test]
    fn sample_has_64_players_and_never_replaces_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let mut session = session();
        let file = folder.path().join("sample.drawmaster");
        let request = OpenSample { file: file.into(), whole_stage: false };
        assert_eq!(open_sample(&mut session, &request).unwrap().register.registered, 64);
        assert_eq!(session.event().unwrap().competitions().len(), 1);
        assert_eq!(open_sample(&mut session, &request).unwrap_err().code, session::ErrorCode::File);
    }

    #[test]
    fn whole_stage_has_four_competitions_before_the_first_round() {
        let folder = tempfile::tempdir().unwrap();
        let mut session = session();
        let file = folder.path().join("sample.drawmaster");
        let status = open_sample(&mut session, &OpenSample { file: file.into(), whole_stage: true }).unwrap();
        assert_eq!((status.competition.as_str(), status.register.registered), ("Open", 64));
        let competitions = view(&session).unwrap();
        let seen: Vec<_> =
            competitions.iter().map(|c| (c.name.as_str(), c.register.registered, c.rounds, c.next.step)).collect();
        assert_eq!(
            seen[..3],
            [
                ("Open", 64, 6, Step::CloseRegister),
                ("Future Stars", 24, 12, Step::CloseRegister),
                ("Senior Youth", 20, 6, Step::CloseRegister),
            ]
        );
        assert_eq!((seen[3].0, seen[3].1, seen[3].3), ("Self-paired 9x9", 30, Step::AddGames));
        assert_eq!(people(&session).unwrap().len(), 64 + 24 + 20, "the side event has people of the Open");
        let whole = session.event().unwrap();
        assert!(whole.rounds().next().is_none() && whole.tables().next().is_none());
        assert!(whole.competitions().all(|c| c.earns_points == (c.name == "Open")));
    }
}
