//! The settings as their screen shows them: in the order of the day, with defaults, choices and consequences.

use domain::model::mcmahon::bar_guideline;
use domain::{Competition, Criterion, EntryStatus, Event, Rank, Tournament};
use messages::Message;
use serde::Serialize;
use serde_json::{Value, json};
use session::{EventSession, Result, seasons};
use ts_rs::TS;

use super::settings::document;

/// What a setting follows from its value: a key of the catalogue with its values.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SettingEffect {
    /// `rating-class`, `rating-none`, `bar-in`, `bar-few`, `bar-many`.
    pub key: String,
    /// A number in it.
    pub count: u32,
    /// A word in it.
    pub word: String,
}

/// One setting.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SettingView {
    /// Its path: `event.komi`.
    pub path: String,
    /// Where it stands: `event`, `games`, `register`, `scores`, `pairing`, `handicap`, `standings`, `more`.
    pub group: String,
    /// How it is edited: `text`, `whole`, `half` (written 6.5), `flag`, `choice`, `list`, `json`.
    pub kind: String,
    /// Its value as JSON.
    pub value: String,
    /// The value of a new event of the same kind, as JSON.
    pub default: String,
    /// What can be chosen, as JSON; empty where anything can.
    pub choices: Vec<String>,
    /// Why it cannot be changed now.
    pub disabled_reason: Option<Message>,
    /// What follows from its value.
    pub effect: Option<SettingEffect>,
}

/// All settings in their order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SettingsView {
    /// The settings.
    pub settings: Vec<SettingView>,
}

/// How a setting is edited.
#[derive(Clone, Copy)]
enum Kind {
    Text,
    Whole,
    /// A number of half points, written as points.
    Half,
    Flag,
    Choice(fn(&Tournament) -> Vec<Value>),
    List(fn(&Tournament) -> Vec<Value>),
}

/// The settings in the order in which a director meets them; what is not named here follows under "more".
const SETTINGS: &[(&str, &str, Kind)] = &[
    ("event.name", "event", Kind::Text),
    ("event.place", "event", Kind::Text),
    ("event.country", "event", Kind::Text),
    ("event.start", "event", Kind::Text),
    ("event.end", "event", Kind::Text),
    ("competition.name", "event", Kind::Text),
    ("competition.rounds", "event", Kind::Whole),
    ("event.season", "event", Kind::Choice(known_seasons)),
    ("event.tour.class", "event", Kind::Choice(classes)),
    ("event.tour.coefficient", "event", Kind::Text),
    ("event.tour.online", "event", Kind::Flag),
    ("event.time.main_minutes", "games", Kind::Whole),
    ("event.time.overtime", "games", Kind::Choice(overtimes)),
    ("event.lowered_class", "games", Kind::Choice(lowered_classes)),
    ("event.komi", "games", Kind::Half),
    ("event.two_passes", "games", Kind::Flag),
    ("event.ages.cut_off", "register", Kind::Choice(cut_offs)),
    ("event.ages.limit_included", "register", Kind::Flag),
    ("competition.knockouts", "register", Kind::Flag),
    ("competition.open_file", "register", Kind::Text),
    ("event.levy.member", "register", Kind::Text),
    ("event.levy.non_member", "register", Kind::Text),
    ("event.levy.concession", "register", Kind::Text),
    ("event.levy.currency", "register", Kind::Text),
    ("competition.mcmahon.bar", "scores", Kind::Choice(ranks)),
    ("competition.mcmahon.floor", "scores", Kind::Choice(ranks)),
    ("competition.mcmahon.zero", "scores", Kind::Choice(zeros)),
    ("competition.mcmahon.supergroup", "scores", Kind::Choice(ranks_or_none)),
    ("competition.scoring.absent_score", "scores", Kind::Half),
    ("competition.scoring.absent_wins", "scores", Kind::Half),
    ("competition.scoring.bye_score", "scores", Kind::Half),
    ("competition.scoring.bye_wins", "scores", Kind::Half),
    ("competition.scoring.round_down", "scores", Kind::Flag),
    ("competition.pairing.first_seeding", "pairing", Kind::Choice(seedings)),
    ("competition.pairing.later_seeding", "pairing", Kind::Choice(seedings)),
    ("competition.pairing.first_rounds", "pairing", Kind::Whole),
    ("competition.pairing.bye", "pairing", Kind::Choice(byes)),
    ("competition.pairing.apart_at_bar", "pairing", Kind::Flag),
    ("competition.pairing.boards", "pairing", Kind::Choice(board_numbers)),
    ("competition.pairing.profile", "pairing", Kind::Choice(profiles)),
    ("competition.handicap.basis", "handicap", Kind::Choice(bases)),
    ("competition.handicap.reduction", "handicap", Kind::Whole),
    ("competition.handicap.ceiling", "handicap", Kind::Whole),
    ("competition.handicap.exempt", "handicap", Kind::Choice(exempts)),
    ("competition.ladder", "standings", Kind::List(criteria)),
    ("competition.scoring.forfeit_counts_opponent", "standings", Kind::Flag),
    ("competition.scoring.handicap_in_sums", "standings", Kind::Flag),
    ("competition.scoring.unplayed_as_half", "standings", Kind::Flag),
    ("competition.scoring.missed_in_sosos", "standings", Kind::Choice(sososes)),
    ("competition.scoring.bye_in_sodos", "standings", Kind::Flag),
];

/// What the program sets itself: no settings.
const FIXED: &[&str] = &["event.register_closed", "event.draw_seed", "competition.id", "competition.system"];

/// The settings of the open event.
///
/// # Errors
/// No event is open.
pub fn view_settings(session: &EventSession) -> Result<SettingsView> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let now = document(&tournament.event, competition)?;
    let (event, fresh) = defaults(&tournament.event, competition)?;
    let usual = document(&event, &fresh)?;
    let mut settings: Vec<SettingView> =
        SETTINGS.iter().map(|&(path, group, kind)| line(tournament, (&now, &usual), path, group, kind)).collect();
    let mut leaves = Vec::new();
    flatten("", &now, &mut leaves);
    let known = |path: &str| SETTINGS.iter().any(|(p, ..)| *p == path || path.starts_with(&format!("{p}.")));
    for path in leaves.iter().filter(|path| !known(path) && !FIXED.contains(&path.as_str())) {
        settings.push(other(&now, &usual, path));
    }
    for setting in &mut settings {
        setting.disabled_reason = disabled_reason(tournament, competition, &setting.path);
        setting.effect = effect(tournament, competition, &setting.path);
    }
    Ok(SettingsView { settings })
}

/// A new event of the same days, season and system. Name, place and days have no default but themselves.
fn defaults(event: &Event, competition: &Competition) -> Result<(Event, Competition)> {
    let mut fresh = Event::new(event.name.clone(), event.start, event.draw_seed.clone());
    fresh.place.clone_from(&event.place);
    (fresh.country, fresh.end, fresh.season) = (event.country, event.end, event.season.clone());
    fresh.ages = seasons::named(&event.season).map_or_else(|_| event.ages.clone(), |season| season.ages);
    let usual = Competition::new(competition.id, competition.name.clone(), competition.system, competition.rounds);
    Ok((fresh, Competition { knockouts: competition.knockouts, ..usual }))
}

fn at<'a>(settings: &'a Value, path: &str) -> &'a Value {
    path.split('.').fold(settings, |place, name| &place[name])
}

fn line(tournament: &Tournament, (now, usual): (&Value, &Value), path: &str, group: &str, kind: Kind) -> SettingView {
    let (name, mut choices) = match kind {
        Kind::Text => ("text", Vec::new()),
        Kind::Whole => ("whole", Vec::new()),
        Kind::Half => ("half", Vec::new()),
        Kind::Flag => ("flag", Vec::new()),
        Kind::Choice(choices) => ("choice", choices(tournament)),
        Kind::List(choices) => ("list", choices(tournament)),
    };
    let value = at(now, path);
    if name == "choice" && !choices.contains(value) {
        choices.insert(0, value.clone());
    }
    SettingView {
        path: path.into(),
        group: group.into(),
        kind: name.into(),
        value: value.to_string(),
        default: at(usual, path).to_string(),
        choices: choices.iter().map(Value::to_string).collect(),
        disabled_reason: None,
        effect: None,
    }
}

/// A setting that has no place of its own on the screen.
fn other(now: &Value, usual: &Value, path: &str) -> SettingView {
    let value = at(now, path);
    let kind = match value {
        Value::Bool(_) => "flag",
        Value::Number(_) => "whole",
        Value::String(_) => "text",
        _ => "json",
    };
    SettingView {
        path: path.into(),
        group: "more".into(),
        kind: kind.into(),
        value: value.to_string(),
        default: at(usual, path).to_string(),
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

/// What a paired round stands on cannot move under it.
fn disabled_reason(tournament: &Tournament, competition: &Competition, path: &str) -> Option<Message> {
    let paired = tournament.paired_rounds(competition.id);
    (paired > 0 && path.starts_with("competition.mcmahon."))
        .then(|| "A round is paired already: take the pairings back before changing initial scores.".into())
}

fn effect(tournament: &Tournament, competition: &Competition, path: &str) -> Option<SettingEffect> {
    let told = |key: &str, count: u32, word: String| Some(SettingEffect { key: key.into(), count, word });
    match path {
        "event.time.main_minutes" | "event.time.overtime" | "event.lowered_class" => {
            match tournament.event.rating_class() {
                Some(class) => told("rating-class", 0, class.to_string()),
                None => told("rating-none", 0, String::new()),
            }
        }
        "competition.mcmahon.bar" => {
            let guideline = bar_guideline(competition.rounds)?;
            let bar = competition.mcmahon.bar;
            let here = |e: &&domain::Entry| e.status == EntryStatus::Registered && e.player.rank.grade() >= bar.grade();
            let count = tournament.entries_of(competition.id).filter(here).count();
            let key = if guideline.contains(&count) {
                "bar-in"
            } else if count < *guideline.start() {
                "bar-few"
            } else {
                "bar-many"
            };
            told(key, count as u32, format!("{}–{}", guideline.start(), guideline.end()))
        }
        _ => None,
    }
}

fn ranks(_: &Tournament) -> Vec<Value> {
    (Rank::KYU_20.grade() - 10..=Rank::KYU_20.grade() + 28).rev().map(|g| json!(Rank::from_grade(g))).collect()
}

fn ranks_or_none(tournament: &Tournament) -> Vec<Value> {
    std::iter::once(Value::Null).chain(ranks(tournament)).collect()
}

fn zeros(_: &Tournament) -> Vec<Value> {
    vec![json!(Rank::KYU_20), json!(Rank::SHODAN)]
}

fn known_seasons(_: &Tournament) -> Vec<Value> {
    seasons::names().into_iter().map(Value::from).collect()
}

fn classes(tournament: &Tournament) -> Vec<Value> {
    let season = seasons::named(&tournament.event.season);
    season.map(|s| s.classes.keys().map(|name| json!(name)).collect()).unwrap_or_default()
}

fn overtimes(_: &Tournament) -> Vec<Value> {
    let byoyomi = [(1, 30), (3, 20), (3, 30), (5, 30), (5, 60)];
    let canadian = [(15, 300), (20, 300)];
    let mut all = vec![json!("None")];
    all.extend(byoyomi.map(|(periods, seconds)| json!({ "Byoyomi": { "periods": periods, "seconds": seconds } })));
    all.extend(canadian.map(|(stones, seconds)| json!({ "Canadian": { "stones": stones, "seconds": seconds } })));
    all.extend([10, 20, 30].map(|seconds| json!({ "Fischer": { "seconds": seconds } })));
    all
}

fn lowered_classes(_: &Tournament) -> Vec<Value> {
    vec![Value::Null, json!("B"), json!("C"), json!("Unrated")]
}

fn cut_offs(_: &Tournament) -> Vec<Value> {
    vec![json!([1, 1]), json!([7, 31]), json!([12, 31])]
}

fn seedings(_: &Tournament) -> Vec<Value> {
    ["Slip", "Fold", "Random", "Neighbours"].map(Value::from).to_vec()
}

fn byes(_: &Tournament) -> Vec<Value> {
    ["GhostThenBye", "Bye", "Off"].map(Value::from).to_vec()
}

fn board_numbers(_: &Tournament) -> Vec<Value> {
    ["Kept", "Renumbered"].map(Value::from).to_vec()
}

fn profiles(_: &Tournament) -> Vec<Value> {
    ["Seygo", "OpenGotha"].map(Value::from).to_vec()
}

fn bases(_: &Tournament) -> Vec<Value> {
    ["Off", "Score", "Rank"].map(Value::from).to_vec()
}

fn exempts(_: &Tournament) -> Vec<Value> {
    let mut all = vec![json!("EitherAtBar")];
    all.extend((1..=7).filter_map(|d| format!("{d}d").parse::<Rank>().ok()).map(|rank| json!({ "Capped": rank })));
    all
}

fn sososes(_: &Tournament) -> Vec<Value> {
    ["OwnSos", "StartTimesRounds"].map(Value::from).to_vec()
}

fn criteria(_: &Tournament) -> Vec<Value> {
    let both = Criterion::mcmahon_ladder().into_iter().chain(Criterion::swiss_ladder());
    let mut names: Vec<Value> = both.map(|criterion| json!(criterion)).collect();
    for name in ["MMS", "NBW", "SOS", "SOS-1", "SOS-2", "SOSOS", "SODOS", "CUSS", "DC", "EXT", "EXR"] {
        names.extend(name.parse::<Criterion>().ok().map(|criterion| json!(criterion)));
    }
    let mut seen = Vec::new();
    names.retain(|name| {
        !seen.contains(name) && {
            seen.push(name.clone());
            true
        }
    });
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{ChangeSetting, OpenSample, change_setting, open_sample};
    use session::environment::FixedEnvironment;

    const ENGLISH: &str = include_str!("../../../../assets/messages/en/desk.ftl");

    fn sample() -> (tempfile::TempDir, EventSession) {
        let folder = tempfile::tempdir().unwrap();
        let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 20).unwrap();
        let mut session = EventSession::new(FixedEnvironment::new(1, day));
        open_sample(&mut session, &OpenSample { file: folder.path().join("s.drawmaster") }).unwrap();
        (folder, session)
    }

    #[test]
    fn every_setting_has_a_plain_word_and_its_consequence() {
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
    fn every_choice_and_default_is_taken() {
        let (_folder, mut session) = sample();
        for setting in view_settings(&session).unwrap().settings {
            for value in setting.choices.iter().filter(|_| setting.kind == "choice").chain([&setting.default]) {
                let request = ChangeSetting { path: setting.path.clone(), value: value.clone() };
                change_setting(&mut session, &request)
                    .unwrap_or_else(|e| panic!("{} = {value}: {}", setting.path, e.message));
            }
        }
        for setting in view_settings(&session).unwrap().settings {
            assert_eq!(setting.value, setting.default, "{}", setting.path);
        }
    }

    #[test]
    fn the_bar_says_whether_its_group_keeps_to_the_guideline() {
        let (_folder, mut session) = sample();
        let mut keys = Vec::new();
        for bar in ["\"7d\"", "\"20k\""] {
            change_setting(&mut session, &ChangeSetting { path: "competition.mcmahon.bar".into(), value: bar.into() })
                .unwrap();
            let settings = view_settings(&session).unwrap().settings;
            let bar = settings.iter().find(|s| s.path == "competition.mcmahon.bar").unwrap();
            keys.push(bar.effect.clone().unwrap().key);
        }
        assert_eq!(keys, ["bar-few", "bar-many"]);
    }
}
