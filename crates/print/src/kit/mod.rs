//! The layout kit: lengths, fonts, shaping, fitting, tables, the frame of a page, and the writer of the file.
//! Everything below this line of the crate is ignorant of tournaments.

pub mod cards;
pub mod fit;
pub mod fonts;
pub mod form;
pub mod frame;
pub mod length;
pub mod page;
pub(crate) mod pdf;
pub(crate) mod shaping;
pub mod table;
pub mod text;
