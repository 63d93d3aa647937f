//! The numbers of players and editions as the window has them: numbers that TypeScript does not confuse with others.

use ts_rs::TS;

/// The TypeScript type of a [`TourPlayerId`](domain::TourPlayerId).
#[derive(TS)]
#[ts(rename = "TourPlayerId", type = "number & { readonly kind: \"TourPlayerId\" }")]
pub struct TourPlayerNumber(());

/// The TypeScript type of an [`EditionId`](domain::EditionId).
#[derive(TS)]
#[ts(rename = "EditionId", type = "number & { readonly kind: \"EditionId\" }")]
pub struct EditionNumber(());
