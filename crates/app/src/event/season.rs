//! Changing the event's season: a built-in one or a file of the organisers (R84).

use domain::points::SeasonRules;
use domain::{AgeRule, Category, EventSettings, Tournament};
use messages::message;
use serde::{Deserialize, Serialize};
use session::{AppError, ErrorCode, EventSession, FileHandle, Mutation, Result, seasons};
use ts_rs::TS;

use crate::operation::{ChangeSetting, SettingsChange, op};

/// A season file to put into the event.
#[derive(Debug, Clone, Serialize, Deserialize, TS)]
pub struct UseSeasonFile {
    /// The season file.
    pub file: FileHandle,
    /// Consent to other age categories.
    #[serde(default)]
    pub consent: bool,
}

/// Puts the rules of a season file into the event, with their age categories. Bundles carry them. The answer is the name of
/// the season.
///
/// # Errors
/// The file is wrong, has no points for the event's class or the name of a built-in season, or its age categories need
/// consent or lack a category that is drawn.
pub fn use_season_file(session: &mut EventSession, request: &UseSeasonFile) -> Result<Mutation<String>> {
    let (rules, text) = seasons::text_of_file(&request.file)?;
    if seasons::names().contains(&rules.name.as_str()) {
        return Err(AppError::bad_input(message!("season-name-taken", name = &rules.name)));
    }
    let (path, value) = ("event.season".to_string(), rules.name.clone());
    let recorded = SettingsChange::Setting(ChangeSetting { path, value, consent: request.consent });
    session.transact(op::ChangeSettings, &recorded, |tournament| {
        check_season(tournament, &rules, request.consent)?;
        adopt(&mut tournament.event, &rules, Some(text))?;
        Ok(rules.name)
    })
}

/// Makes the event follow these rules: their name, their age categories and, if they come from a file, its text.
///
/// # Errors
/// The rules have no points for the event's class.
pub(super) fn adopt(event: &mut EventSettings, rules: &SeasonRules, file: Option<String>) -> Result<()> {
    rules.class(&event.tour.class).map_err(AppError::refused)?;
    event.season.clone_from(&rules.name);
    event.ages = rules.ages.clone();
    event.tour.season_file = file;
    Ok(())
}

/// Refuses rules with other age categories without consent, and rules without a category that is drawn.
///
/// # Errors
/// As described.
pub(super) fn check_season(tournament: &Tournament, rules: &SeasonRules, consent: bool) -> Result<()> {
    let (old, new) = (&tournament.event.ages, &rules.ages);
    if old == new {
        return Ok(());
    }
    let name = &rules.name;
    if let Some(Category(category)) = missing_category(tournament, rules) {
        return Err(AppError::not_now(message!("season-category-drawn", name, category)));
    }
    if consent {
        return Ok(());
    }
    let start = tournament.event.start;
    let moves = |e: &&domain::Entry| old.category(e.player.birth, start) != new.category(e.player.birth, start);
    let players = tournament.entries.iter().filter(moves).count();
    let [before, after] = [old, new].map(limits);
    Err(AppError::new(ErrorCode::Consent, message!("season-other-ages", name, before, after, players)))
}

/// Returns a category that is drawn or has a qualifying, but is not in the rules.
pub(super) fn missing_category(tournament: &Tournament, rules: &SeasonRules) -> Option<Category> {
    let finals = tournament.finals.iter().map(|f| f.category);
    let qualifyings = tournament.qualifyings.iter().map(|q| q.category);
    let drawn = tournament.tables.iter().map(|t| t.category).chain(finals).chain(qualifyings);
    drawn.into_iter().find(|drawn| !rules.ages.categories.contains(drawn))
}

/// Returns the limits of the categories.
fn limits(ages: &AgeRule) -> Vec<u8> {
    ages.categories.iter().map(|c| c.0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::change_setting;
    use crate::fixture::{knockout, open_youth};

    fn set(season: &str, consent: bool) -> ChangeSetting {
        ChangeSetting { path: "event.season".into(), value: season.into(), consent }
    }

    #[test]
    fn a_season_brings_its_ages_after_consent() {
        let mut session = open_youth(4);
        let refused = change_setting(&mut session, &set("2023", false)).unwrap_err();
        assert_eq!((refused.code, refused.message.id), (ErrorCode::Consent, "season-other-ages"));
        change_setting(&mut session, &set("2023", true)).unwrap();
        let event = &session.tournament().unwrap().event;
        assert_eq!((event.season.as_str(), &event.ages), ("2023", &seasons::named("2023").unwrap().ages));
    }

    #[test]
    fn a_drawn_category_keeps_the_ages() {
        let mut session = knockout(4);
        let mut rules = seasons::named("2022").unwrap();
        rules.ages.categories.retain(|c| c.0 != 12);
        let refused = check_season(session.tournament().unwrap(), &rules, true).unwrap_err();
        assert_eq!(refused.message.id, "season-category-drawn");
        change_setting(&mut session, &set("2022", true)).expect("category 12 stays");
    }

    #[test]
    fn a_season_file_stays_in_the_event() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("mine.toml");
        let text = seasons::text("2018-draft").unwrap();
        let own = text.replace("2018-draft\"", "club-2026\"").replace("winner = 1000", "winner = 999");
        std::fs::write(&file, &own).unwrap();
        let mut session = open_youth(4);
        let request = UseSeasonFile { file: file.clone().into(), consent: false };
        assert_eq!(use_season_file(&mut session, &request).unwrap().value, "club-2026");
        let event = session.tournament().unwrap().event.clone();
        let rules = seasons::of_event(&event).unwrap();
        assert_eq!((rules.name.as_str(), rules.classes["1000"].stages.winner), ("club-2026", Some(999)));
        change_setting(&mut session, &set("2018-draft", false)).expect("the ages are the same");
        assert_eq!(session.tournament().unwrap().event.tour.season_file, None);
        std::fs::write(&file, text).unwrap();
        let refused = use_season_file(&mut session, &request).unwrap_err();
        assert_eq!(refused.message.id, "season-name-taken");
    }
}
