//! Templates of stages: what is played after a competition (R68).

use domain::{Carries, System, Takes};

use crate::vocabulary::StageTemplateName;

/// A stage of a template.
pub(super) struct StageTemplate {
    pub name: &'static str,
    pub system: System,
    pub rounds: u32,
    pub takes: Takes,
    pub carries: Carries,
}

/// Returns the stages of a template.
pub(super) fn stages(template: StageTemplateName) -> Vec<StageTemplate> {
    let stage = |name, system, takes, carries| StageTemplate { name, system, rounds: 3, takes, carries };
    let places = |first, last| Takes::Places { first, last };
    match template {
        StageTemplateName::FinalOfEight => vec![stage("Final", System::Knockout, places(1, 8), Carries::Nothing)],
        StageTemplateName::Groups => vec![
            stage("Final", System::Knockout, Takes::FirstOfEach(2), Carries::Nothing),
            stage("Consolation", System::Swiss, Takes::Others, Carries::Nothing),
        ],
        StageTemplateName::ClubGroups => vec![
            stage("Group A", System::RoundRobin, places(1, 4), Carries::Results),
            stage("Group B", System::RoundRobin, places(5, 8), Carries::Results),
            stage("Group C", System::Swiss, Takes::Others, Carries::Score),
        ],
    }
}
