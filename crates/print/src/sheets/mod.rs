//! The documents, one file each; small ones of a kind share a file.

mod bracket;
mod bracket_web;
mod by_name;
mod cards;
mod draw_record;
mod final_groups;
mod ko;
mod ladder;
mod pairings;
mod points;
mod records;
mod register;
mod rules;
mod slips;
mod standings;
mod timetable;
mod wall_chart;

pub use by_name::{ByName, Seat};
pub use cards::{Door, Doors, DrawCards, Labels, PinkSlips, TableNumbers};
pub use draw_record::{DrawRecord, Listed, Lot};
pub use final_groups::{FinalGroups, Group, Member};
pub use ko::{Holder, KnockOut, Meeting, Side, TableBox, ThirdPlace, ValueGroup};
pub use ladder::{Ladder, Rung};
pub use pairings::{Aside, Game, Pairings, Section, Why};
pub use points::{Points, PointsKind, PointsLine, Prize, Prizes};
pub use records::{Incident, Incidents, PinkEntry, PinkRegister, SealedMove};
pub use register::{Register, Registered};
pub use rules::{Rules, RulesIn};
pub use slips::{Slip, Slips};
pub use standings::{Criterion, Standing, Standings};
pub use timetable::{Appointment, Day, Timetable};
pub use wall_chart::{Played, WallChart, WallLine};
