//! The guide of a case for the screen: what comes next, and how it ended (R76).

use domain::model::case_guide::{CaseGuide, ClockFault, Irregularity, WrongStart};
use domain::referee::irregularity::{GuideStep, PROPOSALS};
use serde::Serialize;
use ts_rs::TS;

use super::clocks_view::{CaseClocksView, clocks_view};
use crate::case_words::{
    FlagRulingName, GuideStateName, ProposalAnswerName, ProposalName, StartMistakeName, StartRulingName,
};
use crate::labels::ColourView;
use crate::referee::moments::clock_text;

/// A proposal of 8g with its answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ProposalView {
    /// Its number in 8g, from 1.
    pub number: usize,
    /// The proposal.
    pub proposal: ProposalName,
    /// Black's answer.
    pub black: Option<ProposalAnswerName>,
    /// White's answer.
    pub white: Option<ProposalAnswerName>,
}

/// The guide of a case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum GuideView {
    /// Displaced stones (8g).
    Position {
        /// Where the procedure stands.
        state: GuideStateName,
        /// The proposals that were made so far, the present one last.
        proposals: Vec<ProposalView>,
        /// The colour that resigned.
        resigned: Option<ColourView>,
        /// Why the referee ended the proposals early; empty if they did not.
        shortened: String,
        /// The clocks after going back, as times used.
        clocks: Option<CaseClocksView>,
    },
    /// Wrong colours or handicap (8a).
    Start {
        /// The mistake.
        mistake: StartMistakeName,
        /// The moves that were fixed.
        moves: u32,
        /// Whether the game should have been even.
        even: bool,
        /// What the rules decide.
        ruling: StartRulingName,
    },
    /// A clock that malfunctions (8e).
    Clock {
        /// The time left that it showed.
        shown: String,
        /// The time that should have been left.
        actual: String,
        /// The time that the new clock gets.
        corrected: String,
        /// When byo-yomi begins, if a flag fell at the wrong time.
        flag: Option<FlagRulingName>,
    },
}

/// Returns a guide as the screen shows it.
pub(super) fn guide_view(guide: &CaseGuide) -> GuideView {
    match guide {
        CaseGuide::Position(guide) => position(guide),
        CaseGuide::Start(start) => {
            let WrongStart { mistake, moves, even } = *start;
            GuideView::Start { mistake: mistake.into(), moves, even, ruling: start.ruling().into() }
        }
        CaseGuide::Clock(fault) => {
            let ClockFault { shown, actual, .. } = *fault;
            GuideView::Clock {
                shown: clock_text(shown),
                actual: clock_text(actual),
                corrected: clock_text(fault.corrected()),
                flag: fault.flag_ruling().map(Into::into),
            }
        }
    }
}

fn position(guide: &Irregularity) -> GuideView {
    let (state, made) = match guide.step() {
        GuideStep::Propose(proposal, _) => (GuideStateName::Proposed, proposal.number()),
        GuideStep::Agreed(proposal) => (GuideStateName::Agreed, proposal.number()),
        GuideStep::Committee => (GuideStateName::Committee, guide.answers.len()),
    };
    let proposal = |(at, proposal): (usize, _)| {
        let answers = guide.answers.get(at).copied().unwrap_or_default();
        let (black, white) = (answers.black.map(Into::into), answers.white.map(Into::into));
        ProposalView { number: at + 1, proposal: ProposalName::from(proposal), black, white }
    };
    GuideView::Position {
        state,
        proposals: PROPOSALS.into_iter().enumerate().take(made).map(proposal).collect(),
        resigned: guide.resigned().map(Into::into),
        shortened: guide.shortened.clone(),
        clocks: guide.clocks.map(clocks_view),
    }
}
