//! The sample event: invented players in a register that can be closed.

use chrono::NaiveDate;
use domain::model::draw_seed::SeedOrigin;
use domain::{Competition, CompetitionId, EntryStatus, Event, Rank, System, Tournament};
use messages::message;
use session::{AppError, EventSession, Result};
use store::Counters;

use super::status;
use crate::event::StatusView;
use crate::operation::{OpenSample, op};
use crate::register::{Known, accept, add_listed};

/// 64 invented players from 14 countries.
const PLAYERS: &[u8] = include_bytes!("../../../../assets/sample/players.csv");

/// Creates the sample event and opens it.
///
/// # Errors
/// The file exists already or cannot be written.
pub fn open_sample(session: &mut EventSession, request: &OpenSample) -> Result<StatusView> {
    let tournament = sample(session.fresh_seed())?;
    session.create(op::OpenSample, request, &request.file, &tournament)?;
    status(session)
}

/// Returns the sample: six rounds in three days with knock-outs (R1).
fn sample(seed: [u8; 32]) -> Result<Tournament> {
    let day = |day| NaiveDate::from_ymd_opt(2026, 8, day).ok_or_else(|| AppError::internal(message!("sample-day")));
    let mut event = Event::new("Danube Youth Stage", day(14)?, hex::encode(seed));
    event.seed_origin = Some(SeedOrigin::Given);
    event.end = day(16)?;
    event.place = "Sulina".into();
    event.country = "RO".parse().ok();
    let mut open = Competition::new(CompetitionId::OPEN, "Open", System::McMahon, 6);
    open.knockouts = true;
    open.mcmahon.bar = Rank::SHODAN;
    let mut tournament = Tournament::new(event, vec![open]);
    let players = formats::csv_list::read(PLAYERS)?;
    let counters = &mut Counters::default();
    let (added, wrong) = add_listed(&mut tournament, counters, &players, EntryStatus::Registered, &Known::default());
    accept(&players, added, &wrong, false)?;
    Ok(tournament)
}

#[cfg(test)]
mod tests {
    use session::FixedEnvironment;

    use super::*;

    #[test]
    fn sample_has_64_players_and_never_replaces_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let day = NaiveDate::from_ymd_opt(2026, 8, 14).unwrap();
        let mut session = EventSession::new(FixedEnvironment::new(1, day));
        let request = OpenSample { file: folder.path().join("sample.drawmaster").into() };
        assert_eq!(open_sample(&mut session, &request).unwrap().register.registered, 64);
        assert_eq!(open_sample(&mut session, &request).unwrap_err().code, session::ErrorCode::File);
    }
}
