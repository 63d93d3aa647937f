//! The case book: what happened, rulings, protests with their deadline, appeals (R74, R77) and guides (R76).

mod add;
mod clocks_view;
mod deadline;
mod file;
mod guide;
mod guide_view;
mod may;
mod read;
mod rule;
#[cfg(test)]
mod tests;
mod view;

pub use crate::operation::{
    AppealCase, CaseFields, ChangeCase, ClocksSet, CloseCase, GuideCase, GuideInput, ProtestCase, PublishCase,
    RuleCase, UsedMinutes,
};
pub use add::{add_case, change_case, publish_case};
pub use clocks_view::CaseClocksView;
pub use deadline::DeadlineView;
pub use file::{appeal_case, close_case, protest_case};
pub use guide::guide_case;
pub use guide_view::{GuideView, ProposalView};
pub use rule::rule_case;
pub use view::{
    CaseArticle, CaseCommitteeView, CasePlayer, CaseStepView, CaseView, CasesView, CorrectionLink, MayDo, ViewCase,
    ViewCases, view_case, view_cases,
};
