//! What a director may choose about a Final that is drawn: what a jigo counts for, and the rounds it has for itself.

use domain::GroupFinal;
use domain::model::year_final::JigoWorth;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::drawn;
use crate::desk::{Desk, main_competition};
use crate::failure::{Failure, Outcome};
use crate::operation::Operation;
use crate::stale::Done;

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
pub fn change(desk: &mut Desk, request: &ChangeFinal) -> Outcome<Done<u8>> {
    desk.transact(Operation::ChangeFinal, request, |tournament| {
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
                return Err(Failure::not_now(
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
pub(super) fn check_alone(group_final: &GroupFinal, alone: &[u32]) -> Outcome<()> {
    match alone.iter().find(|&&round| !group_final.holds(round)) {
        None => Ok(()),
        Some(round) => Err(Failure::bad_input(format!(
            "Round {round} is none of the Final's: it is played in rounds {} to {}.",
            group_final.first_round,
            group_final.last_round()
        ))),
    }
}

fn worth(text: &str) -> Outcome<JigoWorth> {
    match text {
        "nothing" => Ok(JigoWorth::Nothing),
        "half" => Ok(JigoWorth::Half),
        "whole" => Ok(JigoWorth::Whole),
        other => {
            Err(Failure::bad_input(format!("\"{other}\" is not what a jigo counts: choose nothing, half or whole.")))
        }
    }
}
