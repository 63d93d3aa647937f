//! The referee's desk: officials, the case book, guides, the round's clocks, and calculators (R72-R79).

mod articles;
mod calculators;
mod cases;
mod officials;
mod reasons;

pub use articles::{ArticleView, set_article_text, view_articles};
pub use calculators::{ClassView, ClockView, LatenessView, clock, egf_class, lateness};
pub use cases::*;
pub use officials::{
    InvolvedView, OfficialView, OfficialsView, SeatTaken, add_official, change_official, remove_official,
    view_officials,
};
pub use reasons::{ClassRequest, ClockRequest, LatenessRequest, RatedTimes, view_class, view_clock, view_lateness};
