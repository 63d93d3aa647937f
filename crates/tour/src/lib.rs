//! The tour book's use cases: bundles go in, standings of the tour, seed lists and pages come out (R46-R49, R82-R84).

mod add;
mod difference;
mod keys;
mod people;
mod publish;
mod race;
mod seeds;
mod sheets;
mod sp;
mod tour_session;

pub use crate::tour_session::{TourLogLine, TourSession, new, undo};
pub use add::{AddBundle, Added, BundleView, add, look};
pub use keys::{KeyLine, add_key, keys, revoke_key};
pub use people::{
    Careers, DuplicateLine, EditionLine, PlayerLine, confirm, duplicates, editions, keep_apart, merge, players,
    rename_championship,
};
pub use publish::{Published, publish};
pub use race::{PrizeLine, Prizes, RaceLine, RaceView, TeamLine, prizes, race};
pub use seeds::{SeedsWritten, write_seeds};
pub use sheets::{PrintTour, TOUR_SHEETS, print_tour, print_tour_file};
pub use sp::{DerivationView, SpLine, SpView, StepLine, derivation, sp};
