//! What a director may choose about a Final that is drawn: what a jigo counts for, and the rounds it has for itself.

use domain::YearFinal;
use domain::model::year_final::JigoValue;
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

use super::drawn;

/// What to change; what is left out stays.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct ChangeFinal {
    /// The age category.
    pub category: u8,
    /// What a jigo adds to the wins of a group: `nothing`, `half` or `whole` (R51).
    pub jigos: Option<String>,
    /// Rounds in which nobody else plays (R54).
    pub alone: Option<Vec<u32>>,
}

/// Changes a Final's settings.
///
/// # Errors
/// It is not drawn, a value does not fit, or a game stands on what would change.
pub fn change(session: &mut EventSession, request: &ChangeFinal) -> Result<Mutation<u8>> {
    session.transact(Operation::ChangeFinal, request, |tournament| {
        let competition = main_competition(tournament)?.id;
        let paired = tournament.paired_rounds(competition);
        let current = drawn(tournament, competition, request.category)?.clone();
        let mut settings = current.settings.clone();
        if let Some(jigos) = &request.jigos {
            settings.jigos = worth(jigos)?;
        }
        if let Some(alone) = &request.alone {
            check_alone(&current, alone)?;
            let before = |list: &[u32]| list.iter().copied().filter(|&r| r <= paired).collect::<Vec<_>>();
            if before(alone) != before(&settings.alone) {
                return Err(AppError::not_now(
                    "A paired round stays as it is: change only rounds that are not paired yet.",
                ));
            }
            settings.alone.clone_from(alone);
        }
        tournament.finals.iter_mut().filter(|f| f.id == current.id).for_each(|f| f.settings = settings.clone());
        Ok(request.category)
    })
}

/// Rounds for itself are rounds of its own.
pub(super) fn check_alone(group_final: &YearFinal, alone: &[u32]) -> Result<()> {
    match alone.iter().find(|&&round| !group_final.holds(round)) {
        None => Ok(()),
        Some(round) => Err(AppError::bad_input(format!(
            "Round {round} is none of the Final's: it is played in rounds {} to {}.",
            group_final.first_round,
            group_final.last_round()
        ))),
    }
}

fn worth(text: &str) -> Result<JigoValue> {
    match text {
        "nothing" => Ok(JigoValue::Nothing),
        "half" => Ok(JigoValue::Half),
        "whole" => Ok(JigoValue::Whole),
        other => {
            Err(AppError::bad_input(format!("\"{other}\" is not what a jigo counts: choose nothing, half or whole.")))
        }
    }
}
