//! A whole stage: every sheet, its points, and the season that it counts in.

mod points;
mod sheets;
mod tour_season;
