//! The layout kit: lengths, fonts, shaping, fitting, tables, the frame of a page, and the PDF writer. It knows nothing
//! about tournaments.

pub mod cards;
pub mod fit;
pub mod fonts;
pub mod form;
pub mod frame;
pub mod length;
pub mod page;
pub mod paper;
pub(crate) mod pdf;
pub(crate) mod shaping;
pub mod table;
pub mod text;
