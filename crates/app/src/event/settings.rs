//! The settings of the event and its competition by path: read as one document, changed one at a time.

use domain::knockout::{MOST_LINES, progress};
use domain::model::board_ranges::BoardRanges;
use domain::model::prize_rules::PrizeGroups;
use domain::model::ratio::factor;
use domain::model::start_times::StartTimes;
use domain::{Competition, Country, Criterion, Event, EventSettings, Money, Rank, RoundState, Teams, Tournament};
use hex::encode;
use messages::{Explain, Message, cause, message};
use serde::Serialize;
use serde_json::{Value, json};
use session::{AppError, EventSession, Mutation, Result, seasons};
use ts_rs::TS;

use super::create::{check_days, check_own_days, refuse_taken};
use super::elsewhere::Elsewhere;
use super::season::{adopt, check_season};
use super::settings_document::document;
use super::view_settings::{half_points, is_half};
use crate::operation::{ChangeSetting, SettingsChange, op};
use crate::register::{check_pair_rules, follow_rules, number_missing, players_of};
use crate::teams::check_rules;

/// All settings, in the form of the event file: points are half points, and choices have the names of the program's types.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Settings {
    /// The settings of the event.
    pub event: EventSettings,
    /// The settings of the competition.
    pub competition: Competition,
}

/// Returns all settings.
///
/// # Errors
/// No event is open.
pub fn settings(session: &EventSession) -> Result<Settings> {
    // The secret of the codes of boards stays in the file.
    let event = EventSettings { report_secret: String::new(), ..session.tournament()?.event.clone() };
    Ok(Settings { event, competition: session.competition()?.clone() })
}

/// Changes one setting and returns its new value.
///
/// # Errors
/// The setting does not exist, the value does not fit it, a paired round depends on it, or it needs consent.
pub fn change_setting(session: &mut EventSession, request: &ChangeSetting) -> Result<Mutation<Value>> {
    if request.path == "competition.open_file" {
        check_open_file(session, &request.value)?;
    }
    if request.path == "competition.name" {
        refuse_taken(session.event()?, session.competition()?.id, &request.value)?;
    }
    let input = SettingsChange::Setting(request.clone());
    let secret = (request.path == "event.player_reports").then(|| encode(session.fresh_seed()));
    let elsewhere = Elsewhere::of(session)?;
    let has_paid = uses_currency(session.event()?);
    session.transact(op::ChangeSettings, &input, |tournament| {
        let competition = tournament.competition.clone();
        let mut settings = document(&tournament.event, &competition)?;
        let place = find(&mut settings, &request.path)?;
        let half_points = is_half(&request.path).then(|| half_points(&request.value)).flatten();
        *place = half_points.unwrap_or_else(|| read_value(&request.value, place.is_string()));
        let read = place.clone();
        let unfit = |error| unfit(request, &read, &error);
        let mut event: EventSettings = serde_json::from_value(settings["event"].clone()).map_err(unfit)?;
        let mut changed: Competition = serde_json::from_value(settings["competition"].clone()).map_err(unfit)?;
        if changed.system.is_free() && !competition.system.is_free() {
            play_freely(&mut changed);
        }
        if changed.teams.is_some() != competition.teams.is_some() {
            changed = switch_teams(changed);
        }
        let paired = tournament.paired_rounds();
        check(&event, &changed, &competition, paired)?;
        check_paired_rounds(tournament, &changed)?;
        check_pair_rules(tournament, &changed, &competition)?;
        if changed.pairs != competition.pairs {
            follow_rules(tournament, &changed);
        }
        if changed.rooms != competition.rooms {
            check_own_rooms(&event, &changed)?;
        }
        elsewhere.check(&event, &tournament.event)?;
        if event.season != tournament.event.season {
            // A season brings its age categories (R84).
            let rules = seasons::named(&event.season)?;
            check_season(tournament, &rules, request.consent)?;
            adopt(&mut event, &rules, None)?;
        }
        check_tour(&event, &tournament.event)?;
        check_currency(&event, &tournament.event, has_paid)?;
        check_fixed(&event, &tournament.event)?;
        if let Some(secret) = secret.filter(|_| event.player_reports && event.report_secret.is_empty()) {
            event.report_secret = secret;
        }
        tournament.event = event;
        tournament.competition = changed;
        if tournament.competition.system.is_free() {
            number_missing(tournament);
        }
        Ok(find(&mut settings, &request.path)?.clone())
    })
}

/// Sets what follows from teams in place of players, or the other way round: the board points among the tie-breaks.
fn switch_teams(mut competition: Competition) -> Competition {
    competition.tie_breaks.retain(|&criterion| criterion != Criterion::BoardPoints);
    match competition.teams.clone() {
        None => competition,
        Some(teams) => Competition { teams: Some(teams), ..competition.for_teams(Teams::FEWEST) },
    }
}

/// Sets what follows from self-pairing: the order by wins, and rounds for as many games as there can be (R69).
fn play_freely(competition: &mut Competition) {
    let usual = Competition::new(competition.id, "", competition.system, competition.rounds);
    (competition.rounds, competition.tie_breaks) = (usual.rounds, usual.tie_breaks);
}

/// The largest number of places of a group that win prizes.
const MOST_PRIZES: u32 = 20;

/// Returns why a text is not a value of some type. `None` if it is one.
type Refusal = fn(&str) -> Option<Message>;

/// The types of settings that are written as texts.
const REFUSALS: [Refusal; 8] = [
    refusal::<Rank>,
    refusal::<Country>,
    refusal::<Criterion>,
    refusal::<Money>,
    refusal::<StartTimes>,
    refusal::<BoardRanges>,
    refusal::<PrizeGroups>,
    |text| factor(text).err().map(|error| error.message()),
];

/// Returns the error for a value of the wrong form.
fn unfit(request: &ChangeSetting, read: &Value, error: &serde_json::Error) -> AppError {
    let (value, path) = (&request.value, &request.path);
    if is_half(path) {
        return AppError::bad_input(message!("setting-unfit-half", value, path));
    }
    AppError::bad_input(match own_refusal(read, &error.to_string()) {
        Some(reason) => message!("setting-unfit-own", value, path, reason),
        None => message!("setting-unfit", value, path, reason = cause::of_json(error)),
    })
}

/// Returns the message with which one of these types refuses a text in `value`. `None` if another type refuses it. The JSON
/// library keeps only the words of the refusal, so the message is the one with the same words.
fn own_refusal(value: &Value, words: &str) -> Option<Message> {
    match value {
        Value::String(text) => {
            REFUSALS.iter().filter_map(|refusal| refusal(text)).find(|message| message.to_string() == words)
        }
        Value::Array(items) => items.iter().find_map(|item| own_refusal(item, words)),
        Value::Object(fields) => fields.values().find_map(|field| own_refusal(field, words)),
        Value::Null | Value::Bool(_) | Value::Number(_) => None,
    }
}

/// Returns why `text` is not a `T`. `None` if it is one.
fn refusal<T: TryFrom<String, Error: Explain>>(text: &str) -> Option<Message> {
    T::try_from(text.to_string()).err().map(|error| error.message())
}

/// Checks that the file of the Open can be read (R4).
fn check_open_file(session: &EventSession, value: &str) -> Result<()> {
    match read_value(value, true).as_str() {
        Some(name) => players_of(session.path(), name).map(|_| ()),
        None => Ok(()),
    }
}

/// Reads JSON or plain text. If a text is wanted, digits are a text too: the season `2022`, the class `500`.
fn read_value(text: &str, text_wanted: bool) -> Value {
    match serde_json::from_str(text) {
        Ok(value @ Value::String(_)) => value,
        // Objects, lists and null are never texts: overtime changes from a word to an object.
        Ok(value) if !text_wanted || !(value.is_number() || value.is_boolean()) => value,
        _ => json!(text),
    }
}

/// Returns the current path of a setting that had another name in earlier versions.
fn current(path: &str) -> &str {
    if path == "competition.ladder" { "competition.tie_breaks" } else { path }
}

fn find<'a>(settings: &'a mut Value, path: &str) -> Result<&'a mut Value> {
    current(path)
        .split('.')
        .try_fold(settings, |place, name| place.get_mut(name))
        .ok_or_else(|| AppError::not_found(message!("setting-unknown", path)))
}

/// Checks that a newly chosen season is known and has points for the event's class (R84).
fn check_tour(event: &EventSettings, old: &EventSettings) -> Result<()> {
    if (&event.season, &event.tour) == (&old.season, &old.tour) {
        return Ok(());
    }
    seasons::of_event(event)?.class(&event.tour.class).map_err(AppError::refused)?;
    Ok(())
}

/// Refuses a change of what only other operations may change: the draw seed, the frozen lists (R36) and the prices (R85).
fn check_fixed(event: &EventSettings, old: &EventSettings) -> Result<()> {
    if (&event.draw_seed, &event.seed_origin) != (&old.draw_seed, &old.seed_origin) {
        return Err(AppError::not_now(message!("setting-draw-seed")));
    }
    if event.report_secret != old.report_secret {
        return Err(AppError::not_now(message!("setting-reports")));
    }
    if event.fees != old.fees {
        return Err(AppError::not_now(message!("setting-fees")));
    }
    if event.freezes != old.freezes {
        return Err(AppError::not_now(message!("setting-freezes")));
    }
    Ok(())
}

/// Whether amounts in the event's currency are stored: payments, discounts or a till. Prices are in its settings.
fn uses_currency(event: &Event) -> bool {
    let has_discount = event.person_fees.iter().any(|fees| !fees.discounts.is_empty());
    has_discount || !event.payments.is_empty() || !event.cash_days.is_empty()
}

/// Refuses another currency while amounts in the old one are stored: they would become other amounts (R85). A currency that only gets its
/// name keeps them, if it has as many decimals.
fn check_currency(event: &EventSettings, old: &EventSettings, is_used: bool) -> Result<()> {
    let (new, currency) = (event.currency(), old.currency());
    let is_same = new == currency || currency.name().is_empty() && new.decimals() == currency.decimals();
    if is_same || !is_used && old.fees.prices.is_empty() {
        return Ok(());
    }
    let currency = new.name().to_string();
    Err(AppError::not_now(match is_used {
        true => message!("currency-used", currency),
        false => message!("currency-priced", currency),
    }))
}

/// Checks that rooms have different names and no board is in two rooms.
fn check_rooms(event: &EventSettings) -> Result<()> {
    for (index, room) in event.halls.iter().enumerate() {
        let name = &room.name;
        if name.trim().is_empty() || room.first == 0 || room.last < room.first {
            return Err(AppError::bad_input(message!("room-incomplete", name)));
        }
        let clash = event.halls[..index].iter().find(|other| {
            other.name.to_lowercase() == name.to_lowercase() || other.first <= room.last && room.first <= other.last
        });
        if let Some(other) = clash {
            return Err(AppError::bad_input(message!("rooms-overlap", first = &other.name, second = name)));
        }
    }
    Ok(())
}

/// Checks that the event has the rooms of a competition.
fn check_own_rooms(event: &EventSettings, competition: &Competition) -> Result<()> {
    match competition.rooms.iter().find(|name| !event.has_room(name)) {
        Some(name) => Err(AppError::bad_input(message!("competition-room-unknown", name))),
        None => Ok(()),
    }
}

/// Checks the number of boards of teams, which paired rounds depend on. The teams themselves have operations of their own.
fn check_teams(changed: &Competition, old: &Competition, paired: u32) -> Result<()> {
    let list = |competition: &Competition| competition.teams.clone().map(|teams| teams.list).unwrap_or_default();
    if list(changed) != list(old) {
        return Err(AppError::not_now(message!("setting-team-list")));
    }
    let size = |competition: &Competition| competition.teams.as_ref().map(|teams| teams.size);
    if paired > 0 && size(changed) != size(old) {
        return Err(AppError::not_now(message!("teams-round-paired")));
    }
    if size(changed) != size(old) && changed.stage.is_some() {
        return Err(AppError::bad_input(message!("stage-of-teams", name = &changed.name)));
    }
    check_rules(changed)
}

/// Refuses fewer rounds than are paired, or than a drawn table needs.
fn check_paired_rounds(tournament: &Tournament, changed: &Competition) -> Result<()> {
    let (paired, rounds) = (tournament.paired_rounds(), changed.rounds);
    let lasts = tournament.tables.iter().map(|table| (table.category, progress(tournament, table).last_round()));
    if let Some((category, last)) =
        lasts.filter(|&(_, last)| rounds < last && rounds < tournament.competition.rounds).max()
    {
        return Err(AppError::not_now(message!("rounds-below-table", rounds, category, last)));
    }
    if rounds >= paired {
        return Ok(());
    }
    let draft = tournament.round(paired).is_some_and(|round| round.state == RoundState::Draft);
    Err(AppError::not_now(match draft {
        true => message!("rounds-below-draft", rounds, paired),
        false => message!("rounds-below-paired", rounds, paired, last = changed.system.last_round()),
    }))
}

/// Checks the conditions that every change of a setting must keep.
fn check(event: &EventSettings, changed: &Competition, old: &Competition, paired: u32) -> Result<()> {
    check_days(event.start, event.end)?;
    check_own_days(event, changed)?;
    check_rooms(event)?;
    if changed.id != old.id {
        return Err(AppError::bad_input(message!("competition-key-fixed")));
    }
    let last = changed.system.last_round();
    if !(1..=last).contains(&changed.rounds) {
        let (rounds, first) = (changed.rounds, paired.max(1));
        return Err(AppError::bad_input(message!("event-rounds-out-of-range", rounds, first, last)));
    }
    if changed.meetings == 0 {
        return Err(AppError::bad_input(message!("competition-meetings-none")));
    }
    if !(1..=MOST_PRIZES).contains(&changed.prizes.places) {
        return Err(AppError::bad_input(message!("prize-places-out-of-range", most = MOST_PRIZES)));
    }
    if changed.tie_breaks.is_empty() {
        return Err(AppError::bad_input(message!("tie-breaks-empty")));
    }
    let levels = &changed.pairing.levels;
    if let Some(twice) = (1..levels.len()).find(|&at| levels[..at].iter().any(|l| l.level == levels[at].level)) {
        let name = format!("{:?}", levels[twice].level);
        return Err(AppError::bad_input(message!("level-twice", name)));
    }
    if changed.pairing.main_club.is_some_and(|share| !(1..=100).contains(&share)) {
        return Err(AppError::bad_input(message!("main-club-out-of-range")));
    }
    let weights = &changed.pairing.opengotha;
    if *weights != old.pairing.opengotha && weights.as_ref().is_some_and(|w| *w != w.clone().within_limits()) {
        return Err(AppError::bad_input(message!("weight-out-of-range")));
    }
    if changed.handicap.ceiling > 9 {
        return Err(AppError::bad_input(message!("handicap-ceiling-out-of-range")));
    }
    if !(2..=MOST_LINES).contains(&changed.finalists) || !(2..=MOST_LINES).contains(&changed.zones) {
        return Err(AppError::bad_input(message!("main-table-out-of-range", first = 2, last = MOST_LINES)));
    }
    if paired > 0 && changed.zones != old.zones {
        return Err(AppError::not_now(message!("zones-round-paired")));
    }
    check_teams(changed, old, paired)?;
    if paired > 0 && (changed.mcmahon != old.mcmahon || changed.system != old.system) {
        return Err(AppError::not_now(message!("initial-scores-round-paired")));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use domain::CompetitionId;

    use super::*;
    use crate::competition::{AddCompetition, ChooseCompetition, add, choose};
    use crate::fixture::{open_register, paired};

    fn set(session: &mut EventSession, path: &str, value: &str) -> Result<Value> {
        let request = ChangeSetting { path: path.into(), value: value.into(), consent: false };
        change_setting(session, &request).map(|done| done.value)
    }

    #[test]
    fn a_competition_has_days_of_the_event() {
        let mut session = open_register(2);
        let start = session.event().unwrap().settings().start;
        set(&mut session, "event.end", &(start + chrono::Days::new(2)).to_string()).unwrap();
        let refusal = |session: &mut EventSession, path: &str, day: u64| {
            set(session, path, &(start + chrono::Days::new(day)).to_string()).map_err(|error| error.message.id)
        };
        assert!(refusal(&mut session, "competition.start", 1).is_ok());
        assert!(refusal(&mut session, "competition.end", 1).is_ok());
        assert_eq!(refusal(&mut session, "competition.end", 0), Err("event-ends-before-start"));
        assert_eq!(refusal(&mut session, "competition.start", 3), Err("competition-day-outside"));
        assert_eq!(refusal(&mut session, "event.end", 0), Err("competition-day-outside"));
        add(&mut session, &AddCompetition { name: "Rapid".into(), ..AddCompetition::default() }).unwrap();
        assert_eq!(refusal(&mut session, "event.end", 0), Err("event-days-needed"), "the days of the other one");
        choose(&mut session, &ChooseCompetition { competition: 1 }).unwrap();
        set(&mut session, "competition.own_class", "Unrated").unwrap();
        let whole = session.event().unwrap();
        let seen = whole.settings().for_competition(whole.competition(CompetitionId::OPEN).unwrap());
        assert_eq!((seen.start, seen.end, seen.rating_class()), (start + chrono::Days::new(1), seen.start, None));
    }

    #[test]
    fn change_setting_takes_json_and_plain_text() {
        let mut session = open_register(2);
        assert_eq!(set(&mut session, "event.name", "Mill Cup").unwrap(), "Mill Cup");
        assert_eq!(set(&mut session, "competition.rounds", "5").unwrap(), 5);
        assert_eq!(settings(&session).unwrap().event.name, "Mill Cup");
    }

    #[test]
    fn a_competition_has_its_own_times_and_boards() {
        let mut session = open_register(2);
        let halls = json!([{ "name": "Hall", "first": 1, "last": 40 }, { "name": "Attic", "first": 41, "last": 50 }]);
        set(&mut session, "event.halls", &halls.to_string()).unwrap();
        add(&mut session, &AddCompetition { name: "Rapid".into(), ..AddCompetition::default() }).unwrap();
        assert_eq!(set(&mut session, "competition.main_minutes", "15").unwrap(), 15);
        assert_eq!(set(&mut session, "competition.overtime", "None").unwrap(), "None");
        assert_eq!(set(&mut session, "competition.starts", "1 2026-08-14 17:00").unwrap(), "1 2026-08-14 17:00");
        assert_eq!(set(&mut session, "competition.rooms", "[\"Attic\"]").unwrap(), json!(["Attic"]));
        set(&mut session, "competition.boards", "61-64").unwrap();
        let (event, rapid) = (session.event().unwrap().settings(), session.competition().unwrap());
        assert_eq!(event.for_competition(rapid).time.main_minutes, 15);
        assert_eq!(String::from(event.boards_of(rapid)), "41-50, 61-64");
        let open = session.event().unwrap().competition(CompetitionId::OPEN).unwrap();
        assert_eq!(event.for_competition(open), *event, "the Open keeps the values of the event");
        assert_eq!(set(&mut session, "competition.main_minutes", "null").unwrap(), Value::Null);
        let renamed =
            json!([{ "name": "Hall A", "first": 1, "last": 40 }, { "name": "Loft", "first": 41, "last": 50 }]);
        let refused = set(&mut session, "event.halls", &renamed.to_string()).unwrap_err().message;
        assert_eq!(refused, message!("room-in-use", name = "Attic", user = "Rapid"), "the restriction would be lifted");
        set(&mut session, "competition.rooms", "[]").unwrap();
        set(&mut session, "event.halls", &renamed.to_string()).unwrap();
    }

    #[test]
    fn unknown_rooms_and_wrong_boards_are_refused() {
        let mut session = open_register(2);
        let mut refused = |path: &str, value: &str| set(&mut session, path, value).unwrap_err().message;
        assert_eq!(refused("competition.rooms", "[\"Attic\"]").id, "competition-room-unknown");
        let boards = refused("competition.boards", "9-1").to_string();
        assert!(boards.contains("1-40, 61-80"), "{boards}");
        assert_eq!(refused("competition.main_minutes", "many").id, "setting-unfit");
    }

    #[test]
    fn two_competitions_cannot_have_one_name() {
        let mut session = open_register(2);
        add(&mut session, &AddCompetition { name: "Rapid".into(), ..AddCompetition::default() }).unwrap();
        let taken = set(&mut session, "competition.name", "open").unwrap_err();
        assert_eq!(taken.message.id, "competition-name-taken");
        assert_eq!(set(&mut session, "competition.name", "RAPID").unwrap(), "RAPID");
    }

    #[test]
    fn zones_stay_as_they_are_once_a_round_is_paired() {
        assert_eq!(set(&mut open_register(2), "competition.zones", "3").unwrap(), 3);
        let refusal =
            |session: &mut EventSession, value| set(session, "competition.zones", value).unwrap_err().message.id;
        assert_eq!(refusal(&mut open_register(2), "1"), "main-table-out-of-range");
        assert_eq!(refusal(&mut paired(4), "3"), "zones-round-paired");
    }

    #[test]
    fn change_setting_knows_the_former_name_of_the_tie_breaks() {
        let mut session = open_register(2);
        let wanted = json!(["NBW", "SOS"]);
        assert_eq!(set(&mut session, "competition.ladder", &wanted.to_string()).unwrap(), wanted);
        assert_eq!(json!(settings(&session).unwrap().competition.tie_breaks), wanted);
    }

    #[test]
    fn change_setting_refuses_values_that_break_the_event() {
        let mut session = open_register(2);
        let mut refusal = |path: &str, value: &str| set(&mut session, path, value).unwrap_err().message.id;
        assert_eq!(refusal("event.luck", "1"), "setting-unknown");
        assert_eq!(refusal("competition.rounds", "many"), "setting-unfit");
        assert_eq!(refusal("competition.rounds", "33"), "event-rounds-out-of-range");
        assert_eq!(refusal("competition.meetings", "0"), "competition-meetings-none");
        assert_eq!(refusal("event.end", "2026-08-13"), "event-ends-before-start");
        assert_eq!(refusal("competition.tie_breaks", "[]"), "tie-breaks-empty");
        assert_eq!(refusal("competition.prizes.places", "0"), "prize-places-out-of-range");
        assert_eq!(refusal("competition.handicap.ceiling", "10"), "handicap-ceiling-out-of-range");
        assert_eq!(refusal("event.season", "2031"), "season-unknown");
        assert_eq!(refusal("event.draw_seed", "00"), "setting-draw-seed");
    }

    #[test]
    fn change_setting_says_what_a_value_must_be_in_our_own_words() {
        let mut session = open_register(2);
        let mut refusal = |path: &str, value: &str| set(&mut session, path, value).unwrap_err().message.to_string();
        let cases = [
            ("competition.mcmahon.bar", "zz", "Write 30k to 1k"),
            ("event.levy.member", "x", "Write it as 3 or 3.50."),
            ("competition.prizes.groups", "all, seniors", "\"seniors\" is not a group of prizes."),
            ("event.country", "zzz", "two-letter code"),
            ("event.starts", "x", "event.starts."),
            ("competition.tie_breaks", "[\"LUCK\"]", "\"LUCK\" is not a standings criterion."),
            ("event.time.overtime", "x", "(choose one of None, Byoyomi, Canadian, Fischer)"),
            ("competition.rounds", "many", "(a whole number is needed)"),
            ("event.start", "tomorrow", "(its form is wrong)"),
        ];
        for (path, value, words) in cases {
            let said = refusal(path, value);
            assert!(said.contains(words) && !said.contains("expected"), "{path}: {said}");
        }
    }

    #[test]
    fn points_are_set_with_a_half_or_in_half_points() {
        let mut session = open_register(2);
        for (written, half_points) in
            [("6.5", 13), ("6,5", 13), ("7½", 15), ("½", 1), ("7.0", 14), ("13", 13), ("-0.5", -1)]
        {
            assert_eq!(set(&mut session, "event.komi", written).unwrap(), half_points, "{written}");
        }
        assert_eq!(set(&mut session, "competition.scoring.absent_score", "0.5").unwrap(), 1);
        let refused = set(&mut session, "event.komi", "6.25").unwrap_err().message;
        assert_eq!(refused.id, "setting-unfit-half");
        assert!(refused.to_string().contains("13 is 6.5"), "{refused}");
    }

    #[test]
    fn fewer_rounds_than_are_paired_are_refused_with_the_reason() {
        let refused = |session: &mut EventSession| set(session, "competition.rounds", "1").unwrap_err().to_string();
        let mut session = crate::fixture::played(8);
        crate::round::pair(&mut session, &crate::operation::PairRound { round: 2, ..Default::default() }).unwrap();
        let draft = "The number of rounds cannot be 1, because round 2 is paired as a draft. Unpair it first.";
        assert_eq!(refused(&mut session), draft);
        crate::round::release(&mut session, &crate::operation::RoundStep::of(2)).unwrap();
        let released = "The number of rounds cannot be 1, because round 2 is already released. Choose 2 to 32.";
        assert_eq!(refused(&mut session), released);
    }

    #[test]
    fn fewer_rounds_than_a_drawn_table_needs_are_refused() {
        let mut session = crate::fixture::knockout(8);
        let refused = set(&mut session, "competition.rounds", "6").unwrap_err();
        assert_eq!(refused.message.id, "rounds-below-table");
        assert_eq!(set(&mut session, "competition.rounds", "8").unwrap(), 8);
    }

    #[test]
    fn change_setting_keeps_initial_scores_once_a_round_is_paired() {
        let error = set(&mut paired(4), "competition.mcmahon.bar", "1d").unwrap_err();
        assert_eq!(error.message.id, "initial-scores-round-paired");
    }
}
