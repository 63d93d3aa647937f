//! The types of answers that only the command line has: its schemas are made from the generated TypeScript types too.

use app::check::self_check::SelfChecked;
use app::event::Imported;
use app::knockout::{ListView, TableDocument, Verified};
use app::standings::JsonLine;
use app::year_final::VerifiedFinal;
use tour::Prizes;

use crate::declarations::Declarations;
use crate::demo::DemoEvents;

/// Declares the types of the command line's answers that no command of the window returns.
pub fn declare_answers(types: &mut Declarations) {
    types.add::<DemoEvents>();
    types.add::<Imported>();
    types.add::<JsonLine>();
    types.add::<ListView>();
    types.add::<Prizes>();
    types.add::<SelfChecked>();
    types.add::<TableDocument>();
    types.add::<Verified>();
    types.add::<VerifiedFinal>();
}
