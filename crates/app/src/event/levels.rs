//! The levels of a good pairing, in order. Each can be moved, capped, and turned on or off.

use domain::model::pairing_rules::{Level, LevelSetting};
use messages::{Message, message};
use serde::Serialize;
use session::{AppError, EventSession, Mutation, Result};
use ts_rs::TS;

use crate::operation::{SetLevel, SettingsChange, op};
use crate::vocabulary::LevelName;

/// A level and its setting.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct LevelView {
    /// The level.
    pub level: LevelName,
    /// Whether it is on.
    pub on: bool,
    /// The highest cost of one board; `None` for no limit.
    pub cap: Option<u32>,
    /// The cost of one board, as a formula.
    pub formula: Message,
}

/// Returns all levels in order. Levels that the setting does not list are off and come last.
///
/// # Errors
/// No event is open.
pub fn levels(session: &EventSession) -> Result<Vec<LevelView>> {
    Ok(views(&complete(&session.competition()?.pairing.levels)))
}

/// Changes one level and returns all of them.
///
/// # Errors
/// The position does not exist.
pub fn set_level(session: &mut EventSession, request: &SetLevel) -> Result<Mutation<Vec<LevelView>>> {
    let level = Level::from(request.level);
    let input = SettingsChange::Level(*request);
    session.transact(op::ChangeSettings, &input, |tournament| {
        let rules = &mut tournament.competition.pairing;
        let mut levels = complete(&rules.levels);
        let at = levels.iter().position(|s| s.level == level).unwrap_or(0);
        let mut setting = levels.remove(at);
        setting.on = request.on.unwrap_or(setting.on);
        setting.cap = request.cap.map_or(setting.cap, |cap| (cap > 0).then_some(cap));
        let place = request.place.unwrap_or(at + 1);
        if !(1..=levels.len() + 1).contains(&place) {
            return Err(AppError::bad_input(message!("level-place-unknown", place, last = levels.len() + 1)));
        }
        levels.insert(place - 1, setting);
        rules.levels.clone_from(&levels);
        Ok(views(&levels))
    })
}

/// Returns the list completed to all levels, each once.
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

fn views(levels: &[LevelSetting]) -> Vec<LevelView> {
    let view = |s: &LevelSetting| LevelView { level: s.level.into(), on: s.on, cap: s.cap, formula: formula(s.level) };
    levels.iter().map(view).collect()
}

/// Returns the cost of a board, as in `docs/decisions/0004-pairing.md`.
fn formula(level: Level) -> Message {
    match level {
        Level::Rematch => message!("level-formula-rematch"),
        Level::Family => message!("level-formula-family"),
        Level::Winless => message!("level-formula-winless"),
        Level::Category => message!("level-formula-category"),
        Level::ScoreDifference => message!("level-formula-score-difference"),
        Level::KnockoutApart => message!("level-formula-knockout-apart"),
        Level::Floats => message!("level-formula-floats"),
        Level::Club => message!("level-formula-club"),
        Level::Country => message!("level-formula-country"),
        Level::Colours => message!("level-formula-colours"),
        Level::Handicap => message!("level-formula-handicap"),
        Level::Seeding => message!("level-formula-seeding"),
        Level::Lot => message!("level-formula-lot"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::open_register;

    #[test]
    fn set_level_moves_a_level_to_the_top() {
        let mut session = open_register(2);
        let request = SetLevel { on: Some(false), place: Some(1), ..SetLevel::of(LevelName::Club) };
        set_level(&mut session, &request).unwrap();
        let all = levels(&session).unwrap();
        assert_eq!((all.len(), all[0].level, all[0].on), (Level::ALL.len(), LevelName::Club, false));
    }

    #[test]
    fn set_level_refuses_an_unknown_position() {
        let request = SetLevel { place: Some(Level::ALL.len() + 1), ..SetLevel::of(LevelName::Lot) };
        let refused = set_level(&mut open_register(2), &request).unwrap_err();
        assert_eq!(refused.message.id, "level-place-unknown");
    }
}
