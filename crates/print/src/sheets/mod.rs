//! The sheets, one file each. Small sheets of one kind share a file.

mod by_name;
mod cards;
mod draw_record;
mod final_groups;
mod jigo_ladder;
mod knockout_table;
mod knockout_table_web;
mod ko;
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
pub use jigo_ladder::{LadderGame, LadderSheet};
pub use ko::{Holder, KnockOut, Meeting, Side, TableBox, ThirdPlace, ValueGroup};
pub use pairings::{AbsenceReason, Aside, Game, Pairings, Section};
pub use points::{Points, PointsKind, PointsLine, Prize, Prizes};
pub use records::{Incident, Incidents, PinkEntry, PinkRegister, SealedMove};
pub use register::{Register, Registered};
pub use rules::{Rules, RulesIn};
pub use slips::{Slip, Slips};
pub use standings::{Criterion, Standing, Standings};
pub use timetable::{Appointment, Day, Timetable};
pub use wall_chart::{Played, WallChart, WallLine};
