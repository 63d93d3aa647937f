//! Creating an event with one competition, the Open.

use chrono::{Days, NaiveDate};
use domain::model::draw_seed::SeedOrigin;
use domain::model::event_settings::Overtime;
use domain::{Competition, CompetitionId, Event, EventSettings, Rounds, System, Tournament};
use messages::message;
use session::fields::{country, date, required, some_text};
use session::{AppError, EventSession, Result, seasons};

use super::season::adopt;
use super::{status, template};
use crate::event::StatusView;
use crate::operation::{CreateEvent, Creation, op};
use crate::teams::with_teams;
use crate::vocabulary::TemplateName;

/// Creates an event file and opens it.
///
/// # Errors
/// A field is wrong, or the file exists already.
pub fn create(session: &mut EventSession, request: &CreateEvent) -> Result<StatusView> {
    let tournament = new_tournament(request, session.fresh_seed())?;
    session.create(op::CreateEvent, &Creation::New(Box::new(request.clone())), &request.file, &tournament.into())?;
    status(session)
}

/// Returns the tournament of a new event.
///
/// # Errors
/// A field is wrong.
pub(crate) fn new_tournament(request: &CreateEvent, seed: [u8; 32]) -> Result<Tournament> {
    let name = required(message!("event-no-name"), &request.name)?;
    let start = date(&request.start)?;
    let template = request.template.map(template);
    let days = template.map_or(1, |template| template.days);
    let last = start.checked_add_days(Days::new(u64::from(days - 1))).unwrap_or(start);
    let end = if request.end.trim().is_empty() { last } else { date(&request.end)? };
    check_days(start, end)?;
    let season = some_text(&request.season).map(|name| seasons::named(&name)).transpose()?;
    // A season's own number of rounds is for its stages, not for other kinds of events.
    let of_season =
        season.as_ref().filter(|_| template.is_none_or(|t| t.id == TemplateName::SeygoOpen)).and_then(|s| s.rounds);
    let usual = of_season.or(template.map(|template| template.rounds)).unwrap_or(6);
    let rounds = asked_rounds(request.rounds)?.unwrap_or(usual);
    let system = request.system.map(System::from);
    let system = system.or(template.map(|template| template.system)).unwrap_or(System::McMahon);
    let mut event = EventSettings::new(name, start, hex::encode(seed));
    event.end = end;
    event.place = request.place.trim().to_string();
    event.country = country(&request.country)?;
    if let Some(template) = template {
        template.apply(&mut event);
    }
    if let Some(seed) = some_text(&request.seed) {
        (event.draw_seed, event.seed_origin) = (given_seed(&seed)?, Some(SeedOrigin::Given));
    }
    set_time(&mut event, request)?;
    if let Some(rules) = season {
        adopt(&mut event, &rules, None)?;
    }
    let competition = match template {
        Some(template) => template.competition(system, rounds),
        None => Competition::new(CompetitionId::OPEN, system.rules().title, system, rounds),
    };
    let competition = with_teams(competition, request.teams)?;
    Ok(Tournament::new(event, competition))
}

/// Refuses a name for the competition `id` that another one of the event has.
///
/// # Errors
/// The name is taken. Upper and lower case do not count.
pub(crate) fn refuse_taken(event: &Event, id: CompetitionId, name: &str) -> Result<()> {
    let same = |other: &&Competition| other.id != id && other.name.to_lowercase() == name.trim().to_lowercase();
    match event.competitions().find(same) {
        Some(other) => Err(AppError::bad_input(message!("competition-name-taken", name = other.name.clone()))),
        None => Ok(()),
    }
}

pub(super) fn check_days(start: NaiveDate, end: NaiveDate) -> Result<()> {
    if end < start {
        return Err(AppError::bad_input(message!("event-ends-before-start")));
    }
    Ok(())
}

/// Returns the number of rounds that a request asks for.
///
/// # Errors
/// It is not 1 to 32.
pub(crate) fn asked_rounds(rounds: Option<u32>) -> Result<Option<u32>> {
    match rounds.filter(|rounds| !(1..=Rounds::LAST).contains(rounds)) {
        None => Ok(rounds),
        Some(rounds) => {
            let last = Rounds::LAST;
            Err(AppError::bad_input(message!("event-rounds-out-of-range", rounds, first = 1, last)))
        }
    }
}

/// Returns a given draw seed with 64 digits.
fn given_seed(text: &str) -> Result<String> {
    if text.len() > 64 || !text.chars().all(|c| c.is_ascii_hexdigit()) {
        return Err(AppError::bad_input(message!("draw-seed-invalid", text)));
    }
    Ok(format!("{:0>64}", text.to_lowercase()))
}

fn set_time(event: &mut EventSettings, request: &CreateEvent) -> Result<()> {
    if let Some(minutes) = request.main_minutes {
        if minutes > 24 * 60 {
            return Err(AppError::bad_input(message!("event-main-time-too-long", minutes)));
        }
        event.time.main_minutes = minutes;
    }
    if let Some(text) = some_text(&request.overtime) {
        event.time.overtime = overtime(&text)?;
    }
    Ok(())
}

/// Reads `3x30`, `15/300`, `+20` or `none`.
pub(crate) fn overtime(text: &str) -> Result<Overtime> {
    let wrong = || AppError::bad_input(message!("overtime-unknown", text));
    let number = |part: &str| part.trim().parse::<u32>().ok().filter(|n| (1..=3600).contains(n)).ok_or_else(wrong);
    if text == "none" {
        return Ok(Overtime::None);
    }
    if let Some(seconds) = text.strip_prefix('+') {
        return Ok(Overtime::Fischer { seconds: number(seconds)? });
    }
    if let Some((periods, seconds)) = text.split_once(['x', '×']) {
        return Ok(Overtime::Byoyomi { periods: number(periods)?, seconds: number(seconds)? });
    }
    let (stones, seconds) = text.split_once('/').ok_or_else(wrong)?;
    Ok(Overtime::Canadian { stones: number(stones)?, seconds: number(seconds)? })
}

/// Checks that the days of a competition are days of the event, the first one not after the last.
///
/// # Errors
/// They are not.
pub(crate) fn check_own_days(event: &EventSettings, competition: &Competition) -> Result<()> {
    let (start, end) = (competition.start.unwrap_or(event.start), competition.end.unwrap_or(event.end));
    let own = [competition.start, competition.end].into_iter().flatten();
    for day in own {
        if !(event.start..=event.end).contains(&day) {
            let [day, first, last] = [day, event.start, event.end].map(|day| day.to_string());
            return Err(AppError::bad_input(message!("competition-day-outside", day, first, last)));
        }
    }
    check_days(start, end)
}

#[cfg(test)]
mod tests {
    use session::FixedEnvironment;

    use super::*;

    fn request(folder: &std::path::Path) -> CreateEvent {
        let file = folder.join("new.drawmaster").into();
        CreateEvent { file, name: "New".into(), start: "2026-08-14".into(), ..CreateEvent::default() }
    }

    fn session() -> EventSession {
        EventSession::new(FixedEnvironment::new(1, NaiveDate::from_ymd_opt(2026, 8, 1).unwrap()))
    }

    #[test]
    fn create_makes_the_file_and_opens_it() {
        let folder = tempfile::tempdir().unwrap();
        let mut session = session();
        let request =
            CreateEvent { template: Some(TemplateName::ClubDay), overtime: "+20".into(), ..request(folder.path()) };
        let status = create(&mut session, &request).unwrap();
        assert_eq!((status.event.as_str(), status.rounds, request.file.is_file()), ("New", 3, true));
        assert_eq!(session.tournament().unwrap().event.time.overtime, Overtime::Fischer { seconds: 20 });
    }

    #[test]
    fn create_takes_ages_and_rounds_of_the_season() {
        let folder = tempfile::tempdir().unwrap();
        let mut session = session();
        let request =
            CreateEvent { season: "2023".into(), template: Some(TemplateName::SeygoOpen), ..request(folder.path()) };
        assert_eq!(create(&mut session, &request).unwrap().rounds, 5);
        assert_eq!(session.tournament().unwrap().event.ages, seasons::named("2023").unwrap().ages);
    }

    #[test]
    fn create_refuses_an_existing_file() {
        let folder = tempfile::tempdir().unwrap();
        let request = request(folder.path());
        create(&mut session(), &request).unwrap();
        assert_eq!(create(&mut session(), &request).unwrap_err().code, session::ErrorCode::File);
    }

    #[test]
    fn create_refuses_wrong_fields_and_leaves_no_file() {
        let folder = tempfile::tempdir().unwrap();
        let refusal = |change: fn(&mut CreateEvent)| {
            let mut request = request(folder.path());
            change(&mut request);
            let id = create(&mut session(), &request).unwrap_err().message.id;
            assert!(!request.file.exists());
            id
        };
        assert_eq!(refusal(|r| r.name = " ".into()), "event-no-name");
        assert_eq!(refusal(|r| r.end = "2026-08-13".into()), "event-ends-before-start");
        assert_eq!(refusal(|r| r.rounds = Some(33)), "event-rounds-out-of-range");
        assert_eq!(refusal(|r| r.main_minutes = Some(2000)), "event-main-time-too-long");
        assert_eq!(refusal(|r| r.overtime = "3y30".into()), "overtime-unknown");
        let without_class = |r: &mut CreateEvent| (r.template, r.season) = (Some(TemplateName::Eygc), "2022".into());
        assert_eq!(refusal(without_class), "points-no-class");
    }
}
