//! The clocks of a case for the screen.

use domain::model::case_guide::CaseClocks;
use serde::Serialize;
use ts_rs::TS;

use crate::referee::moments::clock_text;

/// Times on both clocks, `12:30`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CaseClocksView {
    /// Black's.
    pub black: String,
    /// White's.
    pub white: String,
    /// Whether these are the times used, not the times left.
    pub used: bool,
}

/// Returns clocks as the screen shows them.
pub(super) fn clocks_view(clocks: CaseClocks) -> CaseClocksView {
    CaseClocksView { black: clock_text(clocks.black), white: clock_text(clocks.white), used: clocks.used }
}
