//! The rules of `docs/rules.md` and `docs/lots.md` a second time, as literally as possible and without any code of the
//! program. The audit compares both. Speed does not matter here; that every line can be compared with its rule does.
//!
//! [`facts`] has what a director enters and what the pairing decides; everything else is computed from it.

mod confrontation;
pub mod draw;
pub mod facts;
pub mod knockout;
pub mod ledger;
pub mod lots;
pub mod pairing;
pub mod points;
pub mod published;
pub mod qualifying;
mod results;
pub mod standings;
mod sums;
pub mod teams;
pub mod year_final;
