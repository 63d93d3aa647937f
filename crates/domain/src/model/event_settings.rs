//! The event: one stage of the tour or any other tournament, and the settings of all its competitions (R1).

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::model::article::Article;
use crate::model::category::{AgeRule, Category};
use crate::model::country::Country;
use crate::model::currency::Currency;
use crate::model::draw_seed::SeedOrigin;
use crate::model::entry::Entry;
use crate::model::far_apart::FarApart;
use crate::model::fee_rules::FeeRules;
use crate::model::freeze::{DrawKind, Freeze};
use crate::model::id::CompetitionId;
use crate::model::levy::LevyRules;
use crate::model::round_sheets::RoundSheet;
use crate::model::score::HalfPoints;
use crate::model::start_times::StartTimes;
pub use crate::model::time_limits::{LoweredClass, Overtime, TimeLimits};
use crate::model::tour_settings::TourSettings;

/// A room and the boards in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Room {
    /// Name, as on the door.
    pub name: String,
    /// The lowest board in it.
    pub first: u32,
    /// The highest board in it.
    pub last: u32,
}

impl Room {
    /// Whether this is the room with a name, ignoring case.
    pub fn is_named(&self, name: &str) -> bool {
        self.name.to_lowercase() == name.to_lowercase()
    }
}

/// An event and the settings of all its competitions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "EventSettings")]
pub struct EventSettings {
    /// Name, as printed on every sheet.
    pub name: String,
    /// Place; empty if unknown.
    pub place: String,
    /// Country of the place.
    pub country: Option<Country>,
    /// First day.
    #[ts(type = "string")]
    pub start: NaiveDate,
    /// Last day, not before the first.
    #[ts(type = "string")]
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
    /// Start times that differ from the proposed timetable (R79).
    #[serde(default)]
    pub starts: StartTimes,
    /// Komi of an even game, in half points: 13 is 6.5.
    pub komi: HalfPoints,
    /// Whether results are entered twice, for Black and for White (R23).
    pub two_passes: bool,
    /// Whether players may report their results on their phones.
    #[serde(default)]
    pub player_reports: bool,
    /// The rooms, if there are several. A board outside their ranges belongs to no room.
    #[serde(default)]
    pub halls: Vec<Room>,
    /// The EGF class that the director chose, if lower than the time limits allow (R78).
    #[serde(default)]
    pub lowered_class: Option<LoweredClass>,
    /// The levy per player and day (R80).
    #[serde(default)]
    pub levy: LevyRules,
    /// The prices of entries and extras (R85). They are changed by operations of their own.
    #[serde(default, skip_serializing_if = "FeeRules::is_empty")]
    #[ts(skip)]
    pub fees: FeeRules,
    /// From which difference pairs are pointed out as far apart.
    #[serde(default)]
    pub far_apart: FarApart,
    /// The sheets that are printed for each round at once.
    #[serde(default = "RoundSheet::all")]
    pub round_sheets: Vec<RoundSheet>,
    /// The lists that are frozen and wait for their draw (R36).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Freeze>>")]
    pub freezes: Vec<Freeze>,
    /// 64 hexadecimal digits from which the codes of the boards are computed; empty until reports are first permitted.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(skip)]
    pub report_secret: String,
    /// Where the draw seed comes from; `None` before the register closes, and in events of older versions and other programs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed_origin: Option<SeedOrigin>,
    /// The full texts of articles of the EGF rules that the organiser added.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(optional, as = "Option<BTreeMap<Article, String>>")]
    pub article_texts: BTreeMap<Article, String>,
    /// 64 hexadecimal digits from which all lots of the event are computed (R36).
    pub draw_seed: String,
}

impl EventSettings {
    /// Returns the EGF class of the event's games, `A` to `C`, or `D` on the internet: the class that the time limits
    /// allow or the chosen class, whichever is lower. `None` if the games are not rated (R78).
    pub fn rating_class(&self) -> Option<char> {
        let allowed = if self.tour.online { self.time.internet_class()? } else { self.time.rating_class()? };
        match self.lowered_class {
            None => Some(allowed),
            Some(LoweredClass::B) => Some(allowed.max('B')),
            Some(LoweredClass::C) => Some(allowed.max('C')),
            Some(LoweredClass::Unrated) => None,
        }
    }

    /// Returns the frozen list of a category's table, or of its Final.
    pub fn freeze_of(&self, competition: CompetitionId, category: Category, kind: DrawKind) -> Option<&Freeze> {
        let is_meant = |f: &&Freeze| f.competition == competition && f.category == category && f.kind() == kind;
        self.freezes.iter().find(is_meant)
    }

    /// Removes and returns the frozen list of a category's table, or of its Final.
    pub fn take_freeze(&mut self, competition: CompetitionId, category: Category, kind: DrawKind) -> Option<Freeze> {
        let taken = self.freeze_of(competition, category, kind).cloned();
        self.freezes.retain(|freeze| Some(freeze) != taken.as_ref());
        taken
    }

    /// Returns the age category of an entry at the event (R2); `None` for seniors and unknown births.
    pub fn category_of(&self, entry: &Entry) -> Option<Category> {
        self.ages.category(entry.player.birth, self.start)
    }

    /// Returns the currency of the levy and of all prices.
    pub fn currency(&self) -> Currency {
        Currency::named(&self.levy.currency)
    }

    /// Returns the room of a board.
    pub fn hall_of(&self, board: u32) -> Option<&Room> {
        self.halls.iter().find(|hall| (hall.first..=hall.last).contains(&board))
    }

    /// Whether there is a room with this name, ignoring case.
    pub fn has_room(&self, name: &str) -> bool {
        self.halls.iter().any(|hall| hall.is_named(name))
    }

    /// Whether a board is in the room with this name, ignoring case; every board is if no room is named.
    pub fn is_in_room(&self, board: u32, room: Option<&str>) -> bool {
        room.is_none_or(|name| self.hall_of(board).is_some_and(|hall| hall.is_named(name)))
    }

    /// Returns a one-day event with the tour's defaults (R1): 60 minutes, 3 x 30 seconds, komi 6.5.
    pub fn new(name: impl Into<String>, start: NaiveDate, draw_seed: impl Into<String>) -> EventSettings {
        EventSettings {
            name: name.into(),
            place: String::new(),
            country: None,
            start,
            end: start,
            season: "2018-draft".into(),
            tour: TourSettings::default(),
            ages: AgeRule::default(),
            time: TimeLimits { main_minutes: 60, overtime: Overtime::Byoyomi { periods: 3, seconds: 30 } },
            starts: StartTimes::default(),
            komi: HalfPoints(13),
            two_passes: true,
            player_reports: false,
            halls: Vec::new(),
            lowered_class: None,
            levy: LevyRules::default(),
            fees: FeeRules::default(),
            far_apart: FarApart::default(),
            round_sheets: RoundSheet::all(),
            freezes: Vec::new(),
            report_secret: String::new(),
            seed_origin: None,
            article_texts: BTreeMap::new(),
            draw_seed: draw_seed.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_in_its_room_however_the_name_is_written() {
        let mut event = EventSettings::new("Stage", NaiveDate::from_ymd_opt(2026, 8, 14).unwrap(), "");
        event.halls = vec![Room { name: "Hall A".into(), first: 1, last: 10 }];
        assert_eq!([Some("HALL A"), None, Some("Attic")].map(|room| event.is_in_room(10, room)), [true, true, false]);
        assert_eq!([Some("Hall A"), None].map(|room| event.is_in_room(11, room)), [false, true]);
    }

    #[test]
    fn the_class_can_be_lowered_but_not_raised() {
        let class = |main_minutes, lowered_class| {
            let time = TimeLimits { main_minutes, overtime: Overtime::Byoyomi { periods: 3, seconds: 30 } };
            let day = NaiveDate::from_ymd_opt(2026, 8, 14).unwrap();
            EventSettings { time, lowered_class, ..EventSettings::new("Stage", day, "") }.rating_class()
        };
        assert_eq!(
            [None, Some(LoweredClass::B), Some(LoweredClass::Unrated)].map(|c| class(60, c)),
            [Some('A'), Some('B'), None]
        );
        assert_eq!([LoweredClass::B, LoweredClass::C].map(|c| class(30, Some(c))), [Some('C'), Some('C')]);
    }
    #[test]
    fn an_event_on_the_internet_has_class_d() {
        let day = NaiveDate::from_ymd_opt(2026, 8, 14).unwrap();
        let class = |lowered_class| {
            let tour = TourSettings { online: true, ..TourSettings::default() };
            EventSettings { tour, lowered_class, ..EventSettings::new("Stage", day, "") }.rating_class()
        };
        assert_eq!([None, Some(LoweredClass::B), Some(LoweredClass::C)].map(class), [Some('D'); 3]);
        assert_eq!(class(Some(LoweredClass::Unrated)), None);
        assert_eq!(EventSettings::new("Stage", day, "").rating_class(), Some('A'));
    }
}
