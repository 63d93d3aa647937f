//! The use cases of the tour book: adding bundles, SP lists, the race, seed lists, sheets and pages (R46-R49, R82-R84).

mod add;
mod bundle_contents;
mod bundle_difference;
mod copies;
mod keys;
pub mod numbers;
pub mod operation;
mod people;
mod publish;
mod race;
mod repeated;
mod seeds;
mod sheets;
mod sp;
mod tour_session;

pub use crate::tour_session::{TourLogLine, TourSession, new, undo};
pub use add::{AddBundle, Added, BundleView, add, preview_bundle};
pub use copies::{TourCopy, copies, is_copy, restore_copy};
pub use keys::{KeyLine, add_key, keys, revoke_key};
pub use people::{
    Careers, DuplicateLine, EditionLine, PlayerLine, confirm, duplicates, editions, keep_separate, merge, players,
    rename_championship,
};
pub use publish::{Published, publish};
pub use race::{PrizeKind, PrizeLine, Prizes, RaceEdition, RaceLine, RaceState, RaceView, TeamLine, prizes, race};
pub use seeds::{SeedsWritten, write_seeds};
pub use sheets::{PrintTour, TourSheet, print_tour, print_tour_file};
pub use sp::{DerivationView, SpLine, SpView, StepKind, StepLine, derivation, sp};
