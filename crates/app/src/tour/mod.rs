//! The tour book's use cases: bundles go in, standings of the tour, seed lists and pages come out (R46-R49, R82-R84).

mod add;
mod desk;
mod keys;
mod people;
mod publish;
mod race;
mod seeds;
mod sp;

pub use add::{AddBundle, Added, add};
pub use desk::{TourDesk, TourLogLine, new, undo};
pub use keys::{KeyLine, add_key, keys, revoke_key};
pub use people::{
    Careers, DuplicateLine, EditionLine, PlayerLine, confirm, duplicates, editions, merge, players, rename_championship,
};
pub use publish::{Published, publish};
pub use race::{PrizeLine, Prizes, RaceLine, RaceView, TeamLine, prizes, race};
pub use seeds::{SeedsImported, SeedsWritten, import_seeds, write_seeds};
pub use sp::{DerivationView, SpLine, SpView, StepLine, derivation, sp};
