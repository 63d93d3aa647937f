//! Templates for a new event: what is set from the beginning, to be changed later like any setting (R1, R4, R45).

use domain::model::event::{Overtime, TimeLimits};
use domain::model::newcomer::NewcomerRule;
use domain::model::pairing_rules::HandicapBasis;
use domain::{Competition, CompetitionId, Event, Rank, System};
use session::{AppError, Result};

/// A kind of event.
pub(super) struct Template {
    /// Its name on the command line and in the catalogue.
    pub id: &'static str,
    /// The competition's name.
    pub title: &'static str,
    pub system: System,
    pub rounds: u32,
    /// How many days it takes.
    pub days: u32,
    pub time: TimeLimits,
    /// Whether results are read twice (R23).
    pub two_passes: bool,
    /// Whether the age categories play knock-outs.
    pub knockouts: bool,
    /// Stones below the difference of scores; none: all games are even (R17).
    pub handicap: Option<i32>,
    /// The class of the tour's points (R44, R45).
    pub class: &'static str,
    pub bar: Rank,
    /// Whether only newcomers may play (R4).
    pub newcomers: bool,
}

/// All of them, the tour's own first.
pub(super) const TEMPLATES: [Template; 5] = [
    Template {
        id: "seygo-open",
        title: "Open",
        system: System::McMahon,
        rounds: 6,
        days: 3,
        time: byoyomi(60, 3, 30),
        two_passes: true,
        knockouts: true,
        handicap: None,
        class: "1000",
        bar: Rank::SHODAN,
        newcomers: false,
    },
    Template {
        id: "eygc",
        title: "Open",
        system: System::McMahon,
        rounds: 6,
        days: 3,
        time: byoyomi(60, 3, 30),
        two_passes: true,
        knockouts: false,
        handicap: None,
        class: "eygoc",
        bar: Rank::SHODAN,
        newcomers: false,
    },
    Template {
        id: "club-day",
        title: "Open",
        system: System::McMahon,
        rounds: 3,
        days: 1,
        time: byoyomi(45, 3, 30),
        two_passes: false,
        knockouts: false,
        handicap: Some(1),
        class: "1000",
        bar: Rank::SHODAN,
        newcomers: false,
    },
    Template {
        id: "congress",
        title: "Open",
        system: System::McMahon,
        rounds: 10,
        days: 10,
        time: byoyomi(90, 5, 60),
        two_passes: true,
        knockouts: false,
        handicap: None,
        class: "1000",
        bar: Rank::DAN_4,
        newcomers: false,
    },
    Template {
        id: "future-stars",
        title: "Future Stars",
        system: System::Swiss,
        rounds: 10,
        days: 2,
        time: TimeLimits { main_minutes: 20, overtime: Overtime::None },
        two_passes: false,
        knockouts: false,
        handicap: None,
        class: "1000",
        bar: Rank::DAN_4,
        newcomers: true,
    },
];

const fn byoyomi(main_minutes: u32, periods: u32, seconds: u32) -> TimeLimits {
    TimeLimits { main_minutes, overtime: Overtime::Byoyomi { periods, seconds } }
}

/// The template of this name.
///
/// # Errors
/// There is none.
pub(super) fn named(id: &str) -> Result<&'static Template> {
    TEMPLATES.iter().find(|template| template.id == id.trim()).ok_or_else(|| {
        let known: Vec<&str> = TEMPLATES.iter().map(|template| template.id).collect();
        AppError::not_found(format!("There is no template \"{}\": choose one of {}.", id.trim(), known.join(", ")))
    })
}

impl Template {
    /// The competition it makes.
    pub fn competition(&self, system: System, rounds: u32) -> Competition {
        let mut competition = Competition::new(CompetitionId::OPEN, self.title, system, rounds);
        competition.knockouts = self.knockouts;
        competition.mcmahon.bar = self.bar;
        if let Some(reduction) = self.handicap {
            competition.handicap.basis = HandicapBasis::Score;
            competition.handicap.reduction = reduction;
        }
        competition.newcomers = self.newcomers.then(NewcomerRule::default);
        competition
    }

    /// What it sets for the event as a whole.
    pub fn apply(&self, event: &mut Event) {
        event.time = self.time;
        event.two_passes = self.two_passes;
        event.tour.class = self.class.into();
    }
}
