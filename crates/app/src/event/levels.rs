//! The levels of a good pairing, in order: each can be moved, weakened by a cap, and switched on or off.

use domain::model::pairing_rules::{Level, LevelSetting};
use serde::{Deserialize, Serialize};
use session::event_session::main_competition;
use session::{AppError, EventSession, Mutation, Operation, Result};
use ts_rs::TS;

/// A level as it is set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct LevelView {
    /// Its name, `ScoreDifference`.
    pub level: String,
    /// Whether it counts.
    pub on: bool,
    /// The most that one board can pay.
    pub cap: Option<u32>,
    /// What one board pays, as a formula.
    pub formula: String,
}

/// A change of one level; what is left out stays.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct SetLevel {
    /// Its name, in any case: `category`.
    pub level: String,
    /// Whether it counts.
    pub on: Option<bool>,
    /// The most that one board can pay; 0 for no limit.
    pub cap: Option<u32>,
    /// Its place in the order, from 1.
    pub place: Option<usize>,
}

/// All levels in order, those not listed last and off.
///
/// # Errors
/// No event is open.
pub fn levels(session: &EventSession) -> Result<Vec<LevelView>> {
    Ok(told(&complete(&session.competition()?.pairing.levels)))
}

/// Changes one level.
///
/// # Errors
/// There is no such level or place.
pub fn set_level(session: &mut EventSession, request: &SetLevel) -> Result<Mutation<Vec<LevelView>>> {
    let level = named(&request.level)?;
    session.transact(Operation::ChangeSettings, request, |tournament| {
        let id = main_competition(tournament)?.id;
        let competition = tournament.competitions.iter_mut().find(|c| c.id == id);
        let rules = &mut competition.ok_or_else(|| AppError::internal("the competition is gone"))?.pairing;
        let mut levels = complete(&rules.levels);
        let at = levels.iter().position(|s| s.level == level).unwrap_or(0);
        let mut setting = levels.remove(at);
        setting.on = request.on.unwrap_or(setting.on);
        setting.cap = request.cap.map_or(setting.cap, |cap| (cap > 0).then_some(cap));
        let place = request.place.unwrap_or(at + 1);
        if !(1..=levels.len() + 1).contains(&place) {
            return Err(AppError::bad_input(format!("There is no place {place}: choose 1 to {}.", levels.len() + 1)));
        }
        levels.insert(place - 1, setting);
        rules.levels.clone_from(&levels);
        Ok(told(&levels))
    })
}

fn named(text: &str) -> Result<Level> {
    let plain = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase();
    let found = Level::ALL.into_iter().find(|level| plain(&format!("{level:?}")) == plain(text));
    found.ok_or_else(|| {
        AppError::not_found(format!("There is no level {text}: see the list of levels for their names."))
    })
}

/// The list with all levels in it, each once.
fn complete(levels: &[LevelSetting]) -> Vec<LevelSetting> {
    let mut all: Vec<LevelSetting> = Vec::new();
    let usual = LevelSetting::usual().into_iter().map(|s| LevelSetting { on: false, ..s });
    for setting in levels.iter().copied().chain(usual) {
        if all.iter().all(|s| s.level != setting.level) {
            all.push(setting);
        }
    }
    all
}

fn told(levels: &[LevelSetting]) -> Vec<LevelView> {
    let view = |s: &LevelSetting| LevelView {
        level: format!("{:?}", s.level),
        on: s.on,
        cap: s.cap,
        formula: formula(s.level).to_string(),
    };
    levels.iter().map(view).collect()
}

/// What a board pays, as `docs/decisions/0004-pairing.md` has it.
fn formula(level: Level) -> &'static str {
    match level {
        Level::Rematch => "1 for each earlier game of the two",
        Level::Family => "1 if they are of one family",
        Level::Category => "the difference of their categories, squared",
        Level::ScoreDifference => "the difference of scores in half points, squared",
        Level::KnockoutApart => "1 if they may meet in the coming first round of a knock-out",
        Level::Floats => "32 times how often each floats this way, squared, and 0 to 12 for his place in his group",
        Level::Club => "1 if they are of one club, below the bar",
        Level::Country => "1 if they are of one country, below the bar",
        Level::Colours => "8 for each colour beyond a balance of one, 1 for each colour twice running",
        Level::Handicap => "the stones, squared",
        Level::Seeding => "how far they are from whom the seeding asks for, squared",
        Level::Lot => "a lot from 0 to 255",
    }
}
