//! The sheets, one file each. Small sheets of one kind share a file.

mod by_name;
mod cards;
mod draw_record;
mod final_groups;
mod jigo_ladder;
mod knockout_table;
mod knockout_table_web;
mod ko;
mod losers_table;
mod meeting;
mod pairings;
mod points;
mod records;
mod register;
mod rules;
mod slips;
mod standings;
mod timetable;
mod wall_chart;

pub use by_name::{ByName, PrintedSeat};
pub use cards::{Door, Doors, DrawCards, Labels, PinkSlips, TableNumbers};
pub use draw_record::{DrawRecordSheet, PrintedListLine, PrintedLot};
pub use final_groups::{FinalGroups, Member, PrintedGroup};
pub use jigo_ladder::{LadderGame, LadderSheet};
pub use ko::{Holder, KnockOut, PrintedBox, ThirdPlace};
pub use losers_table::{LosersGame, LosersRound, LosersSeat};
pub use meeting::{Meeting, PrintedSide};
pub use pairings::{Aside, DueElsewhere, Pairings, PrintedAbsence, PrintedGame, PrintedSection};
pub use points::{PointsKind, PointsLine, PointsSheet, Prize, PrizesSheet};
pub use records::{Incident, Incidents, LateBoard, LatePlayers, PinkEntry, PinkRegister, SealedMove};
pub use register::{RegisterSheet, Registered};
pub use rules::{Rules, RulesIn};
pub use slips::{PrintedSlip, Slips};
pub use standings::{PrintedCriterion, Standing, StandingsSheet};
pub use timetable::{Appointment, Day, Timetable};
pub use wall_chart::{PrintedCell, WallChart, WallLine};
