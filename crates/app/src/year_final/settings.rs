//! Settings of a drawn Final: what a jigo counts, and the rounds in which nobody else plays.

use domain::YearFinal;
use messages::message;
use session::{AppError, EventSession, Mutation, Result};

use super::drawn;
use crate::operation::{ChangeFinal, op};

/// Changes a Final's settings.
///
/// # Errors
/// Fails if the Final is not drawn, a round is not one of its rounds, or a paired round would change.
pub fn change(session: &mut EventSession, request: &ChangeFinal) -> Result<Mutation<u8>> {
    session.transact(op::ChangeFinal, request, |tournament| {
        let paired = tournament.paired_rounds();
        let current = drawn(tournament, request.category)?.clone();
        let mut settings = current.settings.clone();
        if let Some(jigos) = request.jigos {
            settings.jigos = jigos.into();
        }
        if let Some(alone) = &request.alone {
            check_alone(&current, alone)?;
            let fixed = |rounds: &[u32]| rounds.iter().copied().filter(|&r| r <= paired).collect::<Vec<_>>();
            if fixed(alone) != fixed(&settings.alone) {
                return Err(AppError::not_now(message!("year-final-round-paired")));
            }
            settings.alone.clone_from(alone);
        }
        tournament.finals.iter_mut().filter(|f| f.id == current.id).for_each(|f| f.settings = settings.clone());
        Ok(request.category)
    })
}

/// Refuses rounds that are not rounds of the Final.
pub(super) fn check_alone(year_final: &YearFinal, alone: &[u32]) -> Result<()> {
    match alone.iter().find(|&&round| !year_final.holds(round)) {
        None => Ok(()),
        Some(&round) => {
            let (first, last) = (year_final.first_round, year_final.last_round());
            Err(AppError::bad_input(message!("year-final-round-outside", round, first, last)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use crate::vocabulary::JigoCounting;
    use crate::year_final::final_view;

    #[test]
    fn change_sets_the_value_of_a_jigo() {
        let mut session = fixture::year_final(8);
        let request = ChangeFinal { category: 12, jigos: Some(JigoCounting::Whole), alone: None };
        change(&mut session, &request).expect("the Final is drawn");
        assert_eq!(final_view(&session, 12).expect("the Final is drawn").jigos, JigoCounting::Whole);
    }

    #[test]
    fn change_refuses_a_round_outside_the_final() {
        let mut session = fixture::year_final(8);
        let request = ChangeFinal { category: 12, jigos: None, alone: Some(vec![1]) };
        let error = change(&mut session, &request).expect_err("the Final begins in round 3");
        assert_eq!(error.message.id, "year-final-round-outside");
    }
}
