//! The event's draw seed: drawn when the register closes, and changed only by a recorded decision (R36).

use domain::EventSettings;
use domain::lots::{draw_seed, entropy_digits};
use domain::model::draw_seed::{SeedDrawn, SeedOrigin};
use messages::{Explain, message};
use session::fields::{hex_text, required};
use session::operation::input_of;
use session::{AppError, EventSession, Mutation, Operation as _, Result};
use store::JournalEntry;

use crate::operation::{ChangeDrawSeed, op};

/// Draws the event's draw seed again. Rounds that are paired keep their pairings, and the check names them. The answer is the
/// new seed.
///
/// # Errors
/// The register is open, the reason is missing, or the entropy is not digits.
pub fn change_draw_seed(session: &mut EventSession, request: &ChangeDrawSeed) -> Result<Mutation<String>> {
    let drawn = seed_drawn(session, request.entropy.as_deref())?;
    session.transact(op::ChangeDrawSeed, request, |tournament| {
        if tournament.competition.register_closed.is_none() {
            return Err(AppError::not_now(message!("draw-seed-register-open")));
        }
        let reason = required(message!("draw-seed-no-reason"), &request.reason)?;
        set(&mut tournament.event, SeedOrigin::Changed { drawn, reason });
        Ok(tournament.event.draw_seed.clone())
    })
}

/// Returns a fresh random number with the digits of `entropy`.
///
/// # Errors
/// The entropy is not digits.
pub(crate) fn seed_drawn(session: &EventSession, entropy: Option<&str>) -> Result<SeedDrawn> {
    let entropy = entropy_digits(entropy.unwrap_or_default()).map_err(|error| AppError::bad_input(error.message()))?;
    Ok(SeedDrawn { at: session.at_text(), random: hex_text(&session.fresh_seed()), entropy })
}

/// Sets the seed when the register of the first competition closes, or one comes in that is closed. A seed given when the event was created stays. So does the
/// seed when another register is `closed_before`.
///
/// # Errors
/// There is entropy, but the seed was given or drawn.
pub(crate) fn set_at_closing(event: &mut EventSettings, drawn: SeedDrawn, closed_before: bool) -> Result<()> {
    let given = event.seed_origin == Some(SeedOrigin::Given);
    if !given && !closed_before {
        set(event, SeedOrigin::Closing(drawn));
    } else if !drawn.entropy.is_empty() {
        return Err(AppError::not_now(if given { message!("draw-seed-given") } else { message!("draw-seed-drawn") }));
    }
    Ok(())
}

/// Returns the acts that drew the event's seed, undone ones included, in the order of the journal.
///
/// # Errors
/// No event is open, or its journal cannot be read.
pub fn acts_that_drew(session: &EventSession) -> Result<Vec<JournalEntry>> {
    let (file, import) = (session.file()?, op::ImportCompetition::NAME);
    let mut acts = file.operations([op::CloseRegister::NAME, op::ChangeDrawSeed::NAME])?;
    acts.extend(file.operations([import, import])?);
    acts.sort_by_key(|act| act.id);
    acts.retain(|act| {
        input_of::<op::CloseRegister>(act).is_none_or(|closing| !closing.keeps_seed)
            && input_of::<op::ImportCompetition>(act).is_none_or(|imported| imported.draws_seed)
    });
    Ok(acts)
}

fn set(event: &mut EventSettings, origin: SeedOrigin) {
    if let SeedOrigin::Closing(drawn) | SeedOrigin::Changed { drawn, .. } = &origin {
        event.draw_seed = draw_seed(&drawn.random, &drawn.entropy);
    }
    event.seed_origin = Some(origin);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::check;
    use crate::fixture::{open_register, paired};
    use crate::history::undo;
    use crate::operation::SetLevel;
    use crate::operation::SettingsChange;
    use crate::register::{CloseRegister, close_register_with};
    use crate::vocabulary::LevelName;

    fn closed_with(session: &mut EventSession, entropy: &str) -> Result<String> {
        let request = CloseRegister { entropy: Some(entropy.into()), ..CloseRegister::default() };
        close_register_with(session, &request)?;
        Ok(session.tournament()?.event.draw_seed.clone())
    }

    fn without_given_seed(players: usize) -> EventSession {
        let mut session = open_register(players);
        let forget = |tournament: &mut domain::Tournament| {
            tournament.event.seed_origin = None;
            Ok(())
        };
        session.transact(op::ChangeSettings, &SettingsChange::Level(SetLevel::of(LevelName::Lot)), forget).unwrap();
        session
    }

    #[test]
    fn the_seed_is_drawn_when_the_register_closes() {
        let mut session = without_given_seed(4);
        let before = session.tournament().unwrap().event.draw_seed.clone();
        let seed = closed_with(&mut session, "6 1 4").unwrap();
        assert_ne!(seed, before);
        let origin = session.tournament().unwrap().event.seed_origin.clone();
        let Some(SeedOrigin::Closing(drawn)) = origin else { panic!("{origin:?}") };
        assert_eq!((drawn.entropy.as_str(), draw_seed(&drawn.random, "614")), ("614", seed));
    }

    #[test]
    fn check_names_seeds_that_were_drawn_again_and_rounds_of_another_seed() {
        let mut session = paired(8);
        let request = ChangeDrawSeed { reason: "the children wanted to call it".into(), entropy: Some("614".into()) };
        change_draw_seed(&mut session, &request).unwrap();
        let ids: Vec<String> = check(&session).unwrap().decisions.iter().map(|d| d.id.to_string()).collect();
        assert!(ids.contains(&"check-seed-drawn".to_string()), "{ids:?}");
        assert!(ids.contains(&"check-other-seed".to_string()), "{ids:?}");
        undo(&mut session).unwrap();
        let ids: Vec<String> = check(&session).unwrap().decisions.iter().map(|d| d.id.to_string()).collect();
        assert_eq!(ids, ["check-seed-drawn"], "the journal keeps what was undone");
    }

    #[test]
    fn a_new_seed_needs_a_reason_and_a_closed_register() {
        let refusal = |session: &mut EventSession, reason: &str| {
            let request = ChangeDrawSeed { reason: reason.into(), entropy: None };
            change_draw_seed(session, &request).unwrap_err().message.id.to_string()
        };
        assert_eq!(refusal(&mut open_register(4), "early"), "draw-seed-register-open");
        assert_eq!(refusal(&mut paired(4), " "), "draw-seed-no-reason");
        assert_eq!(closed_with(&mut open_register(4), "6").unwrap_err().message.id, "draw-seed-given");
    }
}
