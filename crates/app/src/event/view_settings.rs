//! The settings, for their screen: in the order of the day, with defaults, choices and consequences.

use domain::model::mcmahon::bar_guideline;
use domain::{Competition, EntryStatus, EventSettings, HalfPoints, PairRules, Tournament};
use messages::{Message, message};
use serde::Serialize;
use serde_json::{Value, json};
use session::{EventSession, Result, seasons};
use ts_rs::TS;

use super::setting_choices::{
    bases, board_numbers, board_orders, boards, byes, byes_in_sums, classes, criteria, cut_offs, exempts, float_rules,
    known_seasons, last_games, lowered_classes, mixed_pairs, overtimes, overtimes_or_none, own_classes, pair_strengths,
    profiles, ranks, ranks_or_none, round_sheets, rung_scales, seedings, sososes, unfinished_games, zeros,
};
use super::settings_document::document;

/// The consequence of a setting's value: a key of the window's catalogue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum EffectKey {
    /// The event is rated in an EGF class.
    RatingClass,
    /// The event is not rated.
    RatingNone,
    /// The number of players at or above the bar is as recommended.
    BarIn,
    /// Too few players are at or above the bar.
    BarFew,
    /// Too many players are at or above the bar.
    BarMany,
}

/// The consequence of a setting's value, with the values of its text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SettingEffect {
    /// The key of the text.
    pub key: EffectKey,
    /// A number in the text.
    pub count: u32,
    /// A word in the text.
    pub word: String,
}

/// A group of settings on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum SettingGroup {
    /// Name, place, days, tour.
    Event,
    /// Time limits, komi, passes.
    Games,
    /// Categories and levy.
    Register,
    /// Initial scores and points of missed rounds.
    Scores,
    /// Pairing.
    Pairing,
    /// Handicap.
    Handicap,
    /// Standings.
    Standings,
    /// Settings without a place of their own.
    More,
}

/// How a setting is edited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum SettingKind {
    /// As text.
    Text,
    /// As a whole number.
    Whole,
    /// As a number of points: stored in half points, written 6.5.
    Half,
    /// As on or off.
    Flag,
    /// As one of several choices.
    Choice,
    /// As a list of choices.
    List,
    /// As a list or a table that the window knows; otherwise as JSON.
    Json,
}

/// One setting.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SettingView {
    /// Its path: `event.komi`.
    pub path: String,
    /// Its group.
    pub group: SettingGroup,
    /// How it is edited.
    pub kind: SettingKind,
    /// Its value as JSON.
    pub value: String,
    /// The value in a new event of the same kind, as JSON.
    pub default: String,
    /// The event's value as JSON, which applies while the competition has none; `None` for other settings.
    pub inherited: Option<String>,
    /// The choices, as JSON; empty if any value is possible.
    pub choices: Vec<String>,
    /// Why it cannot be changed now; `None` if it can.
    pub disabled_reason: Option<Message>,
    /// The consequence of its value, if the screen shows one.
    pub effect: Option<SettingEffect>,
}

/// All settings in their order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SettingsView {
    /// The settings.
    pub settings: Vec<SettingView>,
}

/// How a setting of the list below is edited, with its choices.
#[derive(Clone, Copy)]
enum Kind {
    Text,
    Whole,
    Half,
    Flag,
    Choice(fn(&Tournament) -> Vec<Value>),
    List(fn(&Tournament) -> Vec<Value>),
    Json,
}

/// The settings in the order of the day. All others follow in the group "more".
const SETTINGS: &[(&str, SettingGroup, Kind)] = &[
    ("event.name", SettingGroup::Event, Kind::Text),
    ("event.place", SettingGroup::Event, Kind::Text),
    ("event.country", SettingGroup::Event, Kind::Text),
    ("event.start", SettingGroup::Event, Kind::Text),
    ("event.end", SettingGroup::Event, Kind::Text),
    ("event.starts", SettingGroup::Event, Kind::Text),
    ("competition.name", SettingGroup::Event, Kind::Text),
    ("competition.rounds", SettingGroup::Event, Kind::Whole),
    ("competition.earns_points", SettingGroup::Event, Kind::Flag),
    ("competition.start", SettingGroup::Event, Kind::Text),
    ("competition.end", SettingGroup::Event, Kind::Text),
    ("competition.starts", SettingGroup::Event, Kind::Text),
    ("event.halls", SettingGroup::Event, Kind::Json),
    ("competition.rooms", SettingGroup::Event, Kind::Json),
    ("competition.boards", SettingGroup::Event, Kind::Text),
    ("event.season", SettingGroup::Event, Kind::Choice(known_seasons)),
    ("event.tour.class", SettingGroup::Event, Kind::Choice(classes)),
    ("event.tour.coefficient", SettingGroup::Event, Kind::Text),
    ("event.tour.online", SettingGroup::Event, Kind::Flag),
    ("event.time.main_minutes", SettingGroup::Games, Kind::Whole),
    ("event.time.overtime", SettingGroup::Games, Kind::Choice(overtimes)),
    ("event.lowered_class", SettingGroup::Games, Kind::Choice(lowered_classes)),
    ("event.komi", SettingGroup::Games, Kind::Half),
    ("competition.board_size", SettingGroup::Games, Kind::Choice(boards)),
    ("competition.thirteen_from", SettingGroup::Games, Kind::Choice(ranks)),
    ("competition.main_minutes", SettingGroup::Games, Kind::Whole),
    ("competition.overtime", SettingGroup::Games, Kind::Choice(overtimes_or_none)),
    ("competition.komi", SettingGroup::Games, Kind::Half),
    ("competition.own_class", SettingGroup::Games, Kind::Choice(own_classes)),
    ("event.two_passes", SettingGroup::Games, Kind::Flag),
    ("event.player_reports", SettingGroup::Games, Kind::Flag),
    ("event.round_sheets", SettingGroup::Games, Kind::List(round_sheets)),
    ("event.ages.categories", SettingGroup::Register, Kind::Json),
    ("event.ages.cut_off", SettingGroup::Register, Kind::Choice(cut_offs)),
    ("event.ages.limit_included", SettingGroup::Register, Kind::Flag),
    ("competition.knockouts", SettingGroup::Register, Kind::Flag),
    ("competition.newcomers", SettingGroup::Register, Kind::Json),
    ("competition.open_file", SettingGroup::Register, Kind::Text),
    ("event.levy.member", SettingGroup::Register, Kind::Text),
    ("event.levy.non_member", SettingGroup::Register, Kind::Text),
    ("event.levy.concession", SettingGroup::Register, Kind::Text),
    ("event.levy.currency", SettingGroup::Register, Kind::Text),
    ("competition.mcmahon.bar", SettingGroup::Scores, Kind::Choice(ranks)),
    ("competition.mcmahon.floor", SettingGroup::Scores, Kind::Choice(ranks)),
    ("competition.mcmahon.zero", SettingGroup::Scores, Kind::Choice(zeros)),
    ("competition.mcmahon.supergroup", SettingGroup::Scores, Kind::Choice(ranks_or_none)),
    ("competition.scoring.absent_score", SettingGroup::Scores, Kind::Half),
    ("competition.scoring.absent_wins", SettingGroup::Scores, Kind::Half),
    ("competition.scoring.bye_score", SettingGroup::Scores, Kind::Half),
    ("competition.scoring.bye_wins", SettingGroup::Scores, Kind::Half),
    ("competition.scoring.round_down", SettingGroup::Scores, Kind::Flag),
    ("competition.meetings", SettingGroup::Pairing, Kind::Whole),
    ("competition.division_size", SettingGroup::Pairing, Kind::Whole),
    ("competition.moves", SettingGroup::Pairing, Kind::Whole),
    ("competition.club_ladder.scale", SettingGroup::Pairing, Kind::Choice(rung_scales)),
    ("competition.club_ladder.bottom", SettingGroup::Pairing, Kind::Choice(ranks_or_none)),
    ("competition.club_ladder.third_win", SettingGroup::Pairing, Kind::Flag),
    ("competition.club_ladder.upset", SettingGroup::Pairing, Kind::Whole),
    ("competition.club_ladder.anchored", SettingGroup::Pairing, Kind::Flag),
    ("competition.pairing.first_seeding", SettingGroup::Pairing, Kind::Choice(seedings)),
    ("competition.pairing.later_seeding", SettingGroup::Pairing, Kind::Choice(seedings)),
    ("competition.pairing.first_rounds", SettingGroup::Pairing, Kind::Whole),
    ("competition.pairing.bye", SettingGroup::Pairing, Kind::Choice(byes)),
    ("competition.pairing.free_rounds_as_byes", SettingGroup::Pairing, Kind::Flag),
    ("competition.pairing.apart_at_bar", SettingGroup::Pairing, Kind::Flag),
    ("competition.pairing.main_club", SettingGroup::Pairing, Kind::Whole),
    ("competition.pairing.floats", SettingGroup::Pairing, Kind::Choice(float_rules)),
    ("event.far_apart.ranks", SettingGroup::Pairing, Kind::Whole),
    ("event.far_apart.points", SettingGroup::Pairing, Kind::Half),
    ("competition.pairing.boards", SettingGroup::Pairing, Kind::Choice(board_numbers)),
    ("competition.pairing.unfinished", SettingGroup::Pairing, Kind::Choice(unfinished_games)),
    ("competition.pairing.profile", SettingGroup::Pairing, Kind::Choice(profiles)),
    ("competition.pairing.levels", SettingGroup::Pairing, Kind::Json),
    ("competition.finalists", SettingGroup::Pairing, Kind::Whole),
    ("competition.zones", SettingGroup::Pairing, Kind::Whole),
    ("competition.knockout_rules.last_game", SettingGroup::Pairing, Kind::Choice(last_games)),
    ("competition.handicap.basis", SettingGroup::Handicap, Kind::Choice(bases)),
    ("competition.handicap.reduction", SettingGroup::Handicap, Kind::Whole),
    ("competition.handicap.ceiling", SettingGroup::Handicap, Kind::Whole),
    ("competition.handicap.exempt", SettingGroup::Handicap, Kind::Choice(exempts)),
    ("competition.tie_breaks", SettingGroup::Standings, Kind::List(criteria)),
    ("competition.lists_unplayed", SettingGroup::Standings, Kind::Flag),
    ("competition.grade_limits", SettingGroup::Standings, Kind::Json),
    ("competition.prizes.groups", SettingGroup::Standings, Kind::Text),
    ("competition.prizes.places", SettingGroup::Standings, Kind::Whole),
    ("competition.prizes.one_per_person", SettingGroup::Standings, Kind::Flag),
    ("competition.scoring.forfeit_counts_opponent", SettingGroup::Standings, Kind::Flag),
    ("competition.scoring.handicap_in_sums", SettingGroup::Standings, Kind::Flag),
    ("competition.scoring.unplayed_as_half", SettingGroup::Standings, Kind::Flag),
    ("competition.scoring.missed_in_sosos", SettingGroup::Standings, Kind::Choice(sososes)),
    ("competition.scoring.bye_in_sodos", SettingGroup::Standings, Kind::Flag),
    ("competition.scoring.bye_in_sums", SettingGroup::Standings, Kind::Choice(byes_in_sums)),
    ("competition.scoring.unmarked_counts", SettingGroup::Standings, Kind::Flag),
];

/// The settings of a competition of teams, which others do not have.
const TEAM_SETTINGS: [(&str, SettingGroup, Kind); 2] = [
    ("competition.teams.size", SettingGroup::Pairing, Kind::Whole),
    ("competition.teams.order", SettingGroup::Pairing, Kind::Choice(board_orders)),
];

/// The settings of a competition of pairs, which others do not have.
const PAIR_SETTINGS: [(&str, SettingGroup, Kind); 2] = [
    ("competition.pairs.strength", SettingGroup::Pairing, Kind::Choice(pair_strengths)),
    ("competition.pairs.mixed", SettingGroup::Pairing, Kind::Choice(mixed_pairs)),
];

/// The settings that a competition may have for itself, each with the event's setting that applies otherwise.
const INHERITED: [(&str, &str); 7] = [
    ("competition.main_minutes", "event.time.main_minutes"),
    ("competition.overtime", "event.time.overtime"),
    ("competition.komi", "event.komi"),
    ("competition.start", "event.start"),
    ("competition.end", "event.end"),
    ("competition.own_class", "event.lowered_class"),
    ("competition.starts", "event.starts"),
];

/// Fields that only the program changes, which are not settings.
const FIXED: &[&str] = &[
    "event.draw_seed",
    "event.seed_origin",
    "event.freezes",
    "event.fees",
    "event.report_secret",
    "event.tour.season_file",
    "event.tour.handed_over_to",
    "competition.id",
    "competition.given_byes",
    "competition.prize_list",
    "competition.register_closed",
    "competition.system",
    "competition.teams",
    "competition.pairs",
];

/// Reads a number of points with a decimal point, a decimal comma or a half as half points; `None` for other texts. A whole number
/// is a number of half points, as the event file stores them.
pub(super) fn half_points(text: &str) -> Option<Value> {
    let text = text.trim();
    let (whole, half) = match text.strip_suffix('½') {
        Some("") => ("0", 1),
        Some(whole) => (whole, 1),
        None => {
            let (whole, part) = text.split_once(['.', ','])?;
            (
                whole,
                match part {
                    "5" => 1,
                    "0" => 0,
                    _ => return None,
                },
            )
        }
    };
    let points: i32 = whole.parse().ok()?;
    let sign = if whole.starts_with('-') { -1 } else { 1 };
    Some(json!(HalfPoints(points.checked_mul(2)?.checked_add(sign * half)?)))
}

/// Returns the value of a setting in points as people write it, `6½`; `None` for a setting of another kind.
pub fn shown_points(path: &str, value: &Value) -> Option<String> {
    let points = value.as_i64().filter(|_| is_half(path))?;
    Some(HalfPoints(i32::try_from(points).ok()?).glyphs())
}

/// Whether a setting is a number of points, which is stored in half points.
pub(super) fn is_half(path: &str) -> bool {
    SETTINGS.iter().any(|&(listed, _, kind)| listed == path && matches!(kind, Kind::Half))
}

/// Whether a path is a fixed field, or inside one.
fn is_fixed(path: &str) -> bool {
    FIXED.iter().any(|fixed| path.strip_prefix(fixed).is_some_and(|rest| rest.is_empty() || rest.starts_with('.')))
}

/// Returns the settings of the open event.
///
/// # Errors
/// No event is open.
pub fn view_settings(session: &EventSession) -> Result<SettingsView> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let now = document(&tournament.event, competition)?;
    let (event, fresh) = defaults(&tournament.event, competition)?;
    let usual = document(&event, &fresh)?;
    let of_teams = TEAM_SETTINGS.iter().filter(|_| competition.teams.is_some());
    let of_pairs = PAIR_SETTINGS.iter().filter(|_| competition.pairs.is_some());
    let listed = SETTINGS.iter().chain(of_teams).chain(of_pairs);
    let mut settings: Vec<SettingView> =
        listed.map(|&(path, group, kind)| line(tournament, (&now, &usual), path, group, kind)).collect();
    let mut leaves = Vec::new();
    flatten("", &now, &mut leaves);
    let known = |path: &str| SETTINGS.iter().any(|(p, ..)| *p == path || path.starts_with(&format!("{p}.")));
    for path in leaves.iter().filter(|path| !known(path) && !is_fixed(path)) {
        settings.push(other(&now, &usual, path));
    }
    for setting in &mut settings {
        setting.disabled_reason = disabled_reason(tournament, &setting.path);
        setting.effect = effect(tournament, competition, &setting.path);
        let inherited = INHERITED.iter().find(|(path, _)| *path == setting.path);
        setting.inherited = inherited.map(|(_, of_event)| at(&now, of_event).to_string());
    }
    Ok(SettingsView { settings })
}

/// Returns a new event with the same days, season and system. Name, place and days are their own defaults.
fn defaults(event: &EventSettings, competition: &Competition) -> Result<(EventSettings, Competition)> {
    let mut fresh = EventSettings::new(event.name.clone(), event.start, event.draw_seed.clone());
    fresh.place.clone_from(&event.place);
    (fresh.country, fresh.end, fresh.season) = (event.country, event.end, event.season.clone());
    fresh.ages = seasons::of_event(event).map_or_else(|_| event.ages.clone(), |season| season.ages);
    let usual = Competition::new(competition.id, competition.name.clone(), competition.system, competition.rounds);
    let usual = match &competition.teams {
        Some(teams) => usual.for_teams(teams.size),
        None => usual,
    };
    let usual = if competition.pairs.is_some() { usual.for_pairs(PairRules::default()) } else { usual };
    let (knockouts, earns_points) = (competition.knockouts, competition.earns_points);
    Ok((fresh, Competition { knockouts, earns_points, ..usual }))
}

fn at<'a>(settings: &'a Value, path: &str) -> &'a Value {
    path.split('.').fold(settings, |place, name| &place[name])
}

fn line(
    tournament: &Tournament,
    (now, usual): (&Value, &Value),
    path: &str,
    group: SettingGroup,
    kind: Kind,
) -> SettingView {
    let (kind, mut choices) = match kind {
        Kind::Text => (SettingKind::Text, Vec::new()),
        Kind::Whole => (SettingKind::Whole, Vec::new()),
        Kind::Half => (SettingKind::Half, Vec::new()),
        Kind::Flag => (SettingKind::Flag, Vec::new()),
        Kind::Choice(choices) => (SettingKind::Choice, choices(tournament)),
        Kind::List(choices) => (SettingKind::List, choices(tournament)),
        Kind::Json => (SettingKind::Json, Vec::new()),
    };
    let value = at(now, path);
    if kind == SettingKind::Choice && !choices.contains(value) {
        choices.insert(0, value.clone());
    }
    SettingView {
        path: path.into(),
        group,
        kind,
        value: value.to_string(),
        default: at(usual, path).to_string(),
        inherited: None,
        choices: choices.iter().map(Value::to_string).collect(),
        disabled_reason: None,
        effect: None,
    }
}

/// Returns a setting that is not in the list above.
fn other(now: &Value, usual: &Value, path: &str) -> SettingView {
    let value = at(now, path);
    let kind = match value {
        Value::Bool(_) => SettingKind::Flag,
        Value::Number(_) => SettingKind::Whole,
        Value::String(_) => SettingKind::Text,
        _ => SettingKind::Json,
    };
    SettingView {
        path: path.into(),
        group: SettingGroup::More,
        kind,
        value: value.to_string(),
        default: at(usual, path).to_string(),
        inherited: None,
        choices: Vec::new(),
        disabled_reason: None,
        effect: None,
    }
}

fn flatten(path: &str, value: &Value, leaves: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                flatten(&if path.is_empty() { name.clone() } else { format!("{path}.{name}") }, field, leaves);
            }
        }
        _ => leaves.push(path.to_string()),
    }
}

/// Returns why a setting cannot be changed: initial scores are fixed once a round is paired.
fn disabled_reason(tournament: &Tournament, path: &str) -> Option<Message> {
    let paired = tournament.paired_rounds();
    (paired > 0 && path.starts_with("competition.mcmahon.")).then(|| message!("initial-scores-round-paired"))
}

fn effect(tournament: &Tournament, competition: &Competition, path: &str) -> Option<SettingEffect> {
    let effect = |key: EffectKey, count: u32, word: String| Some(SettingEffect { key, count, word });
    match path {
        "event.time.main_minutes" | "event.time.overtime" | "event.lowered_class" => {
            Some(class_effect(tournament.event.rating_class()))
        }
        "competition.main_minutes" | "competition.overtime" | "competition.own_class" => {
            Some(class_effect(tournament.event.for_competition(competition).rating_class()))
        }
        "competition.mcmahon.bar" => {
            let guideline = bar_guideline(competition.rounds)?;
            let bar = competition.mcmahon.bar;
            let at_bar =
                |e: &&domain::Entry| e.status == EntryStatus::Registered && e.player.rank.grade() >= bar.grade();
            let count = tournament.entries.iter().filter(at_bar).count();
            let key = if guideline.contains(&count) {
                EffectKey::BarIn
            } else if count < *guideline.start() {
                EffectKey::BarFew
            } else {
                EffectKey::BarMany
            };
            effect(key, count as u32, format!("{}–{}", guideline.start(), guideline.end()))
        }
        _ => None,
    }
}

/// Returns the EGF class of games as an effect.
fn class_effect(class: Option<char>) -> SettingEffect {
    let key = if class.is_some() { EffectKey::RatingClass } else { EffectKey::RatingNone };
    SettingEffect { key, count: 0, word: class.map(String::from).unwrap_or_default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::competition::{AddCompetition, add};
    use crate::event::{ChangeSetting, change_setting};
    use crate::sample::{OpenSample, open_sample};
    use session::environment::FixedEnvironment;

    const ENGLISH: &str = include_str!("../../../../assets/messages/en/window.ftl");

    fn sample() -> (tempfile::TempDir, EventSession) {
        let folder = tempfile::tempdir().unwrap();
        let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 20).unwrap();
        let mut session = EventSession::new(FixedEnvironment::new(1, day));
        open_sample(&mut session, &OpenSample { file: folder.path().join("s.drawmaster").into(), whole_stage: false })
            .unwrap();
        (folder, session)
    }

    #[test]
    fn every_setting_has_a_name_and_an_explanation() {
        let (_folder, session) = sample();
        let missing: Vec<String> = view_settings(&session)
            .unwrap()
            .settings
            .iter()
            .map(|s| format!("setting-{}", s.path.replace(['.', '_'], "-")))
            .flat_map(|key| [key.clone(), format!("{key}-about")])
            .filter(|key| !ENGLISH.contains(&format!("\n{key} =")))
            .collect();
        assert!(missing.is_empty(), "The catalogue lacks {missing:?}.");
    }

    #[test]
    fn a_competition_of_teams_has_its_settings_with_texts_and_others_have_not() {
        let (_folder, mut session) = sample();
        let of_teams = |session: &EventSession| -> Vec<String> {
            let all = view_settings(session).unwrap().settings.into_iter();
            all.map(|s| s.path).filter(|path| path.starts_with("competition.teams")).collect()
        };
        assert_eq!(of_teams(&session), Vec::<String>::new());
        let request = AddCompetition { name: "Teams".into(), teams: Some(3), ..AddCompetition::default() };
        add(&mut session, &request).unwrap();
        let paths = of_teams(&session);
        assert_eq!(paths, ["competition.teams.size", "competition.teams.order"]);
        for path in paths {
            let key = format!("setting-{}", path.replace(['.', '_'], "-"));
            assert!(ENGLISH.contains(&format!("\n{key} =")) && ENGLISH.contains(&format!("\n{key}-about =")), "{key}");
        }
    }

    #[test]
    fn a_setting_of_the_competition_shows_the_value_of_the_event() {
        let (_folder, mut session) = sample();
        let line = |session: &EventSession| {
            let all = view_settings(session).unwrap().settings;
            all.into_iter().find(|s| s.path == "competition.main_minutes").unwrap()
        };
        let before = line(&session);
        assert_eq!((before.value.as_str(), before.inherited.as_deref()), ("null", Some("60")));
        let request = ChangeSetting { path: "competition.main_minutes".into(), value: "10".into(), consent: false };
        change_setting(&mut session, &request).unwrap();
        let after = line(&session);
        assert_eq!((after.value.as_str(), after.inherited.as_deref()), ("10", Some("60")));
        assert_eq!(after.effect.map(|effect| effect.key), Some(EffectKey::RatingNone));
    }

    #[test]
    fn every_choice_and_default_is_accepted() {
        let (_folder, mut session) = sample();
        for setting in view_settings(&session).unwrap().settings {
            for value in
                setting.choices.iter().filter(|_| setting.kind == SettingKind::Choice).chain([&setting.default])
            {
                let request = ChangeSetting { path: setting.path.clone(), value: value.clone(), consent: true };
                change_setting(&mut session, &request)
                    .unwrap_or_else(|e| panic!("{} = {value}: {}", setting.path, e.message));
            }
        }
        for setting in view_settings(&session).unwrap().settings {
            assert_eq!(setting.value, setting.default, "{}", setting.path);
        }
    }

    #[test]
    fn bar_has_an_effect_that_compares_it_with_the_guideline() {
        let (_folder, mut session) = sample();
        let mut keys = Vec::new();
        let path = "competition.mcmahon.bar";
        let set_bar = |bar: &str| ChangeSetting { path: path.into(), value: bar.into(), consent: false };
        for bar in ["\"7d\"", "\"20k\""] {
            change_setting(&mut session, &set_bar(bar)).unwrap();
            let settings = view_settings(&session).unwrap().settings;
            let bar = settings.iter().find(|s| s.path == "competition.mcmahon.bar").unwrap();
            keys.push(bar.effect.clone().unwrap().key);
        }
        assert_eq!(keys, [EffectKey::BarFew, EffectKey::BarMany]);
    }
}
