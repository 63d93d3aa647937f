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
mod window;

pub use add::{AddBundle, Added, BundleView, add, look};
pub use keys::{KeyLine, add_key, keys, revoke_key};
pub use people::{
    Careers, DuplicateLine, EditionLine, PlayerLine, confirm, duplicates, editions, keep_apart, merge, players,
    rename_championship,
};
pub use publish::{Published, publish};
pub use race::{PrizeLine, Prizes, RaceLine, RaceView, TeamLine, prizes, race};
pub use seeds::{SeedsImported, SeedsWritten, import_seeds, write_seeds};
pub use sheets::{PrintTour, TOUR_SHEETS, print_book, print_tour};
pub use sp::{DerivationView, SpLine, SpView, StepLine, derivation, sp};
pub use window::{
    CreateTour, TourBundle, TourDay, TourKey, TourPair, TourPlace, TourPlayerDay, TourView, TourYear, WriteSeeds,
    add_bundle, add_tour_key, close_tour, create_tour, keep_players_apart, merge_players, open_tour, publish_tour,
    revoke_tour_key, undo_tour, view_bundle, view_tour, view_tour_derivation, view_tour_duplicates, view_tour_events,
    view_tour_players, view_tour_race, view_tour_sp, write_tour_seeds,
};

pub use crate::tour_desk::{TourSession, TourLogLine, new, undo};
