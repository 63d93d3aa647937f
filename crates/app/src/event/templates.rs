//! Templates for a new event: initial settings, which can be changed later (R1, R4, R45).

use domain::model::board_size::BoardRule;
use domain::model::event_settings::{Overtime, TimeLimits};
use domain::model::newcomer::NewcomerRule;
use domain::model::pairing_rules::HandicapBasis;
use domain::{Competition, CompetitionId, EventSettings, MOST_FREE_GAMES, PairRules, Rank, System};

use crate::vocabulary::TemplateName;

/// The initial settings of a kind of event.
pub(crate) struct Template {
    /// Its name on the command line and in the catalogue.
    pub id: TemplateName,
    /// The competition's name.
    pub title: &'static str,
    pub system: System,
    pub rounds: u32,
    /// Number of days.
    pub days: u32,
    pub time: TimeLimits,
    /// Whether results are entered in two passes (R23).
    pub two_passes: bool,
    /// Whether there are knock-outs of the age categories.
    pub knockouts: bool,
    /// How many stones fewer than the difference of scores; `None` if all games are even (R17).
    pub handicap: Option<i32>,
    /// The class, which determines the tour points (R44, R45).
    pub class: &'static str,
    pub bar: Rank,
    /// Whether only newcomers may play (R4).
    pub newcomers: bool,
    /// The boards; `None` for those of the system.
    pub boards: Option<BoardRule>,
}

/// The Open of a tour weekend.
const SEYGO_OPEN: Template = Template {
    id: TemplateName::SeygoOpen,
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
    boards: None,
};

/// All templates, the tour's own first.
pub(crate) const TEMPLATES: [Template; 7] = [
    SEYGO_OPEN,
    Template { id: TemplateName::Eygc, knockouts: false, class: "eygoc", ..SEYGO_OPEN },
    Template {
        id: TemplateName::ClubDay,
        rounds: 3,
        days: 1,
        time: byoyomi(45, 3, 30),
        two_passes: false,
        knockouts: false,
        handicap: Some(1),
        ..SEYGO_OPEN
    },
    Template {
        id: TemplateName::Congress,
        rounds: 10,
        days: 10,
        time: byoyomi(90, 5, 60),
        knockouts: false,
        bar: Rank::DAN_4,
        ..SEYGO_OPEN
    },
    Template {
        id: TemplateName::FutureStars,
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
        boards: None,
    },
    Template {
        id: TemplateName::SelfPaired,
        title: "Self-paired 9x9",
        system: System::SelfPairing,
        rounds: MOST_FREE_GAMES,
        days: 1,
        time: TimeLimits { main_minutes: 10, overtime: Overtime::None },
        two_passes: false,
        knockouts: false,
        boards: Some(BoardRule::Nine),
        ..SEYGO_OPEN
    },
    Template {
        id: TemplateName::PairGo,
        title: "Pair go",
        system: System::Swiss,
        rounds: 5,
        days: 1,
        time: byoyomi(30, 3, 30),
        two_passes: false,
        knockouts: false,
        ..SEYGO_OPEN
    },
];

const fn byoyomi(main_minutes: u32, periods: u32, seconds: u32) -> TimeLimits {
    TimeLimits { main_minutes, overtime: Overtime::Byoyomi { periods, seconds } }
}

/// Returns the template with this name.
pub(crate) fn named(id: TemplateName) -> &'static Template {
    match id {
        TemplateName::SeygoOpen => &TEMPLATES[0],
        TemplateName::Eygc => &TEMPLATES[1],
        TemplateName::ClubDay => &TEMPLATES[2],
        TemplateName::Congress => &TEMPLATES[3],
        TemplateName::FutureStars => &TEMPLATES[4],
        TemplateName::SelfPaired => &TEMPLATES[5],
        TemplateName::PairGo => &TEMPLATES[6],
    }
}

impl Template {
    /// Returns the competition of a new event.
    pub fn competition(&self, system: System, rounds: u32) -> Competition {
        let mut competition = Competition::new(CompetitionId::OPEN, self.title, system, rounds);
        competition.knockouts = self.knockouts;
        competition.mcmahon.bar = self.bar;
        if let Some(reduction) = self.handicap {
            competition.handicap.basis = HandicapBasis::Score;
            competition.handicap.reduction = reduction;
        }
        competition.board_size = self.boards.unwrap_or(competition.board_size);
        competition.newcomers = self.newcomers.then(NewcomerRule::default);
        if self.id == TemplateName::PairGo { competition.for_pairs(PairRules::default()) } else { competition }
    }

    /// Gives a competition of an existing event the template's time limits, where they differ from the event's.
    pub fn keep_times(&self, event: &EventSettings, competition: &mut Competition) {
        competition.main_minutes =
            (self.time.main_minutes != event.time.main_minutes).then_some(self.time.main_minutes);
        competition.overtime = (self.time.overtime != event.time.overtime).then_some(self.time.overtime);
    }

    /// Sets the settings of the event as a whole.
    pub fn apply(&self, event: &mut EventSettings) {
        event.time = self.time;
        event.two_passes = self.two_passes;
        event.tour.class = self.class.into();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_its_template() {
        assert_eq!(TEMPLATES.len(), TemplateName::ALL.len());
        for &name in TemplateName::ALL {
            assert_eq!(named(name).id, name);
        }
    }

    #[test]
    fn the_self_paired_side_event_is_played_on_9x9() {
        let template = named(TemplateName::SelfPaired);
        assert_eq!(template.competition(template.system, template.rounds).board_size, BoardRule::Nine);
    }
}
