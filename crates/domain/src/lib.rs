//! The rules of a Go tournament's organisation, pure: no files, no clock, no SQL, no windows.
//! Numbers such as `R27` in the documentation name the rules in `docs/rules.md`.
//!
//! [`Tournament`] is one event as it stands; everything else is a question asked of it
//! ([`standings`], [`knockout`], [`pairing`], [`points`]) or a word used in it ([`Rank`], [`Entry`], [`Game`] ...).

pub mod category;
pub mod certificate;
pub mod changed;
pub mod circle;
pub mod competition;
pub mod country;
pub mod criterion;
pub mod crosstable;
pub mod entry;
pub mod event;
pub mod finals;
pub mod game;
pub mod group_final;
pub mod id;
pub mod jigo_ladder;
pub mod knockout;
pub mod knockout_rules;
pub mod lots;
pub mod mcmahon;
pub mod name_index;
pub mod newcomer;
pub mod opengotha_weights;
pub mod outcome;
pub mod pairing;
pub mod pairing_rules;
pub mod player;
pub mod points;
pub mod qualifying;
pub mod rank;
pub mod rated;
pub mod rating;
pub mod ratio;
pub mod result;
pub mod round;
pub mod score;
pub mod scoring;
pub mod sleeping;
pub mod slip;
pub mod standings;
pub mod table;
pub mod text;
pub mod timetable;
pub mod tour;
pub mod tour_book;
pub mod tournament;

pub use category::{AgeRule, Category};
pub use certificate::Certificate;
pub use competition::{Competition, System};
pub use country::Country;
pub use criterion::{Criterion, Over};
pub use crosstable::Crosstable;
pub use entry::{Entry, EntryStatus, Rounds};
pub use event::{Event, Hall};
pub use finals::GroupFinal;
pub use game::{Game, KnockoutGame, Passes};
pub use id::{CompetitionId, EntryId, GameId, RoundNumber, SlipId, TableId};
pub use mcmahon::McMahon;
pub use outcome::Outcome;
pub use player::Player;
pub use rank::Rank;
pub use rated::{RatedList, RatedPlayer};
pub use rating::Gor;
pub use ratio::Ratio;
pub use result::{Colour, Decided, GameResult, Verdict};
pub use round::{Bye, Round, RoundState};
pub use score::{HalfPoints, QuarterPoints};
pub use scoring::ScoringRules;
pub use slip::{Slip, SlipChange, SlipState, Wish};
pub use standings::Standings;
pub use tour::TourSettings;
pub use tour_book::{TourBook, TourPlayerId};
pub use tournament::Tournament;
