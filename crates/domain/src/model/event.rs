//! The event: one stage of the tour or any other tournament, and the settings of all its competitions (R1).

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::model::category::AgeRule;
use crate::model::country::Country;
use crate::model::levy::LevyRules;
use crate::model::score::HalfPoints;
use crate::model::tour_settings::TourSettings;

/// What happens when the main time is used up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Overtime {
    /// The game is lost.
    None,
    /// Japanese byo-yomi: `periods` of `seconds` each.
    Byoyomi {
        /// Number of periods.
        periods: u32,
        /// Length of one.
        seconds: u32,
    },
    /// Canadian overtime: `stones` moves in `seconds`.
    Canadian {
        /// Moves to make.
        stones: u32,
        /// Length of the period in seconds.
        seconds: u32,
    },
    /// Fischer: `seconds` are added for every move.
    Fischer {
        /// Bonus per move in seconds.
        seconds: u32,
    },
}

/// Time limits of a game (R1, R78).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeLimits {
    /// Main time of each player in minutes.
    pub main_minutes: u32,
    /// What follows the main time.
    pub overtime: Overtime,
}

impl TimeLimits {
    /// Returns main time plus the time for 60 moves in overtime, in seconds (R78).
    pub fn adjusted_seconds(self) -> u32 {
        let overtime = match self.overtime {
            Overtime::None => 0,
            Overtime::Byoyomi { seconds, .. } => 60 * seconds,
            Overtime::Canadian { stones, seconds } => 60 * seconds / stones.max(1),
            Overtime::Fischer { seconds } => 60 * seconds,
        };
        self.main_minutes * 60 + overtime
    }

    /// Returns the EGF class that the time limits allow, `A`, `B` or `C`; `None` for unrated (R78).
    pub fn rating_class(self) -> Option<char> {
        let adjusted = self.adjusted_seconds() / 60;
        [('A', 60, 75), ('B', 40, 50), ('C', 25, 30)]
            .into_iter()
            .find(|&(_, minimum_main, minimum_adjusted)| {
                self.main_minutes >= minimum_main && adjusted >= minimum_adjusted
            })
            .map(|(class, ..)| class)
    }
}

/// An EGF class lower than the time limits allow (R78).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum LoweredClass {
    /// Class B: games have a weight of 0.75.
    B,
    /// Class C: games have a weight of 0.5.
    C,
    /// Games are not rated.
    Unrated,
}

/// A room and the boards in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Room {
    /// Name, as on the door.
    pub name: String,
    /// The lowest board in it.
    pub first: u32,
    /// The highest board in it.
    pub last: u32,
}

/// An event and the settings of all its competitions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// Name, as printed on every sheet.
    pub name: String,
    /// Place; empty if unknown.
    pub place: String,
    /// Country of the place.
    pub country: Option<Country>,
    /// First day.
    pub start: NaiveDate,
    /// Last day, not before the first.
    pub end: NaiveDate,
    /// Name of the season rules that apply (R84).
    pub season: String,
    /// The event's part in the tour (R1, R44).
    #[serde(default)]
    pub tour: TourSettings,
    /// Age categories (R2).
    pub ages: AgeRule,
    /// Time limits of a game.
    pub time: TimeLimits,
    /// Komi of an even game, in half points: 13 is 6.5.
    pub komi: HalfPoints,
    /// Whether results are entered twice, for Black and for White (R23).
    pub two_passes: bool,
    /// When the register was closed (R7); `None` while it is open.
    pub register_closed: Option<String>,
    /// The rooms, if there are several. A board outside their ranges belongs to no room.
    #[serde(default)]
    pub halls: Vec<Room>,
    /// The EGF class that the director chose, if lower than the time limits allow (R78).
    #[serde(default)]
    pub lowered_class: Option<LoweredClass>,
    /// The levy per player and day (R80).
    #[serde(default)]
    pub levy: LevyRules,
    /// 64 hexadecimal digits from which all lots of the event are computed (R36).
    pub draw_seed: String,
}

impl Event {
    /// Returns the EGF class of the event's games, `A`, `B` or `C`: the class that the time limits allow or the chosen
    /// class, whichever is lower. `None` if the games are not rated (R78).
    pub fn rating_class(&self) -> Option<char> {
        let allowed = self.time.rating_class()?;
        match self.lowered_class {
            None => Some(allowed),
            Some(LoweredClass::B) => Some(allowed.max('B')),
            Some(LoweredClass::C) => Some(allowed.max('C')),
            Some(LoweredClass::Unrated) => None,
        }
    }

    /// Returns the room of a board.
    pub fn hall_of(&self, board: u32) -> Option<&Room> {
        self.halls.iter().find(|hall| (hall.first..=hall.last).contains(&board))
    }

    /// Returns a one-day event with the tour's defaults (R1): 60 minutes, 3 x 30 seconds, komi 6.5.
    pub fn new(name: impl Into<String>, start: NaiveDate, draw_seed: impl Into<String>) -> Event {
        Event {
            name: name.into(),
            place: String::new(),
            country: None,
            start,
            end: start,
            season: "2018-draft".into(),
            tour: TourSettings::default(),
            ages: AgeRule::default(),
            time: TimeLimits { main_minutes: 60, overtime: Overtime::Byoyomi { periods: 3, seconds: 30 } },
            komi: HalfPoints(13),
            two_passes: true,
            register_closed: None,
            halls: Vec::new(),
            lowered_class: None,
            levy: LevyRules::default(),
            draw_seed: draw_seed.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tours_time_limits_give_class_a() {
        let limits = |main_minutes, overtime| TimeLimits { main_minutes, overtime };
        assert_eq!(limits(60, Overtime::Byoyomi { periods: 3, seconds: 30 }).rating_class(), Some('A'));
        assert_eq!(limits(60, Overtime::None).rating_class(), Some('B'));
        assert_eq!(limits(30, Overtime::None).rating_class(), Some('C'));
        assert_eq!(limits(20, Overtime::Byoyomi { periods: 1, seconds: 60 }).rating_class(), None);
    }

    #[test]
    fn the_class_can_be_lowered_but_not_raised() {
        let class = |main_minutes, lowered_class| {
            let time = TimeLimits { main_minutes, overtime: Overtime::Byoyomi { periods: 3, seconds: 30 } };
            let day = NaiveDate::from_ymd_opt(2026, 8, 14).unwrap();
            Event { time, lowered_class, ..Event::new("Stage", day, "") }.rating_class()
        };
        assert_eq!(
            [None, Some(LoweredClass::B), Some(LoweredClass::Unrated)].map(|c| class(60, c)),
            [Some('A'), Some('B'), None]
        );
        assert_eq!([LoweredClass::B, LoweredClass::C].map(|c| class(30, Some(c))), [Some('C'), Some('C')]);
    }
}
