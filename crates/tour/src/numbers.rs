//! The numbers of players and editions as the window has them: numbers that TypeScript does not confuse with others.

use ts_rs::TS;

/// The number of a player in the tour book.
#[derive(TS)]
#[ts(rename = "TourPlayerId", type = "number & { readonly kind: \"TourPlayerId\" }")]
pub struct TourPlayerNumber(());

/// The number of an edition in the tour book.
#[derive(TS)]
#[ts(rename = "EditionId", type = "number & { readonly kind: \"EditionId\" }")]
pub struct EditionNumber(());
