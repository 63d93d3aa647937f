//! What an OpenGotha file says of a competition, before it is written as XML: attributes of players, games and byes, and
//! settings by name. Data that the format does not support is left out or approximated.

use std::collections::{BTreeMap, HashMap};

use domain::model::board_size::BoardRule;
use domain::model::event_settings::Overtime;
use domain::model::opengotha_weights::FloatFrom;
use domain::model::pairing_rules::{HandicapBasis, HandicapExempt, Seeding};
use domain::{
    Competition, Criterion, Decided, Entry, EntryId, EntryStatus, ForeignSubject, Game, GameId, Rank, Rounds, System,
    Tournament, Verdict,
};
use messages::message;

use super::keys::{key, written};
use super::teams::boards_by_round;
use crate::missed_rounds::Unmarked;
use crate::notes::Notes;
use crate::text::clean;

/// The name of the format in records.
pub(super) const FORMAT: &str = "opengotha";
/// The number of rounds in OpenGotha's participation string.
const ROUNDS: u32 = 20;
/// The number of standings criteria in OpenGotha.
pub(super) const CRITERIA: usize = 6;
/// The name of a missing criterion.
pub(super) const NO_CRITERION: &str = "NULL";
/// The setting with the criteria of the standings, separated by blanks.
pub(super) const PLACEMENT: &str = "PlacementCriteria";
/// The parameter set of teams.
pub(super) const TEAM_SET: &str = "TeamGeneralParameterSet";
/// The setting with the criteria of teams, separated by blanks.
pub(super) const TEAM_PLACEMENT: &str = "TeamPlacementCriteria";
/// The criteria of teams: match points, then board points.
const TEAM_CRITERIA: &str = "TEAMP BDW SOST MNR NULL NULL";
/// The setting with the lower limits of the categories, separated by blanks.
pub(super) const CATEGORIES: &str = "Categories";
/// The setting with the lower limits of the groups of the Breizh system, separated by blanks.
pub(super) const BREIZH_GROUPS: &str = "BZHGroups";
/// The score of the Breizh system.
pub(super) const BREIZH_SCORE: &str = "BZS";
/// The setting with the groups of clubs, in JSON: a list for each group, its name first.
pub(super) const CLUB_GROUPS: &str = "ClubsGroups";

/// Attributes by name.
pub(super) type Attributes = Vec<(String, String)>;

/// A team with its boards.
#[derive(Debug, Default)]
pub(super) struct Team {
    /// Its number.
    pub number: String,
    /// Its name.
    pub name: String,
    /// Its boards by round and number.
    pub boards: Vec<Attributes>,
}

/// The content of a file.
#[derive(Debug, Default)]
pub(super) struct Content {
    /// The players with their keys in games.
    pub players: Vec<(EntryId, String, Attributes)>,
    /// The games.
    pub games: Vec<(GameId, Attributes)>,
    /// The byes.
    pub byes: Vec<Attributes>,
    /// The teams.
    pub teams: Vec<Team>,
    /// The settings: `GeneralParameterSet.komi`, and the lists above.
    pub settings: BTreeMap<String, String>,
}

impl Content {
    /// Returns the content for a competition with these rules, with notes on everything that OpenGotha cannot store as it is.
    ///
    /// Walkovers are left out, because they give no points. A supergroup becomes a score correction of each of its players.
    /// Ghosts and withdrawn players are marked as absent. Namesakes get a number after the given name. A missing name becomes
    /// a dash, because OpenGotha refuses a file with such a player.
    pub fn of(tournament: &Tournament, rules: &Competition, notes: &mut Notes) -> Content {
        let players = players(tournament, rules, notes);
        let keys: HashMap<EntryId, &str> = players.iter().map(|(entry, key, _)| (*entry, key.as_str())).collect();
        let name = |entry: EntryId| keys.get(&entry).copied().unwrap_or_default().to_string();
        let games = tournament.games.iter();
        let byes = tournament.byes.iter();
        let games = games.filter_map(|game| Some((game.id, game_attributes(game, name)?))).collect();
        let byes =
            byes.map(|bye| named([("roundNumber", bye.round.to_string()), ("player", name(bye.entry))])).collect();
        let teams = teams(tournament, rules, name);
        let mut settings = BTreeMap::new();
        let mut put = |set: &str, attributes: Attributes| {
            settings.extend(attributes.into_iter().map(|(name, value)| (format!("{set}.{name}"), value)));
        };
        put("GeneralParameterSet", general(tournament, rules));
        put("HandicapParameterSet", handicap(rules));
        put("PairingParameterSet", pairing(rules));
        settings.insert(PLACEMENT.into(), placement(rules, notes).join(" "));
        let limits = rules.grade_limits.as_deref().unwrap_or(&[]);
        settings.insert(CATEGORIES.into(), limits.iter().map(|limit| rank(*limit)).collect::<Vec<_>>().join(" "));
        settings.extend(club_groups(rules).map(|groups| (CLUB_GROUPS.to_string(), groups)));
        settings.extend(team_settings(rules));
        Content { players, games, byes, teams, settings }
    }
}

/// Returns attributes with the names of this program.
fn named<const N: usize>(attributes: [(&str, String); N]) -> Attributes {
    attributes.into_iter().map(|(name, value)| (name.to_string(), value)).collect()
}

/// Returns the players with their keys.
fn players(tournament: &Tournament, rules: &Competition, notes: &mut Notes) -> Vec<(EntryId, String, Attributes)> {
    let mut uses: HashMap<String, u32> = HashMap::new();
    let mut players = Vec::new();
    let unmarked = Unmarked::of(tournament, rules);
    let groups = breizh_limits(tournament, rules);
    for entry in &tournament.entries {
        let mut player = entry.player.clone();
        (player.family, player.given) = (clean(&player.family).0, clean(&player.given).0);
        if player.family.is_empty() || player.given.is_empty() {
            notes.add(message!("export-note-one-name", name = player.list_name()));
        }
        (player.family, player.given) = (written(&player.family).into(), written(&player.given).into());
        let namesakes = uses.entry(key(&player)).or_insert(0);
        *namesakes += 1;
        if *namesakes > 1 {
            player.given = format!("{} ({namesakes})", player.given).trim().to_string();
        }
        let above = rules.mcmahon.supergroup.is_some_and(|group| player.rank >= group);
        let status = if entry.status == EntryStatus::PreRegistered { "PRE" } else { "FIN" };
        let mut attributes = named([
            ("name", player.family.clone()),
            ("firstName", player.given.clone()),
            ("country", player.country.map(|c| c.to_string()).unwrap_or_default()),
            ("club", player.club.clone()),
            ("egfPin", player.egd_pin.clone().unwrap_or_default()),
            ("ffgLicence", player.ffg_licence.clone().unwrap_or_default()),
            ("ffgLicenceStatus", player.ffg_status.clone().unwrap_or_default()),
            ("agaId", player.aga_id.clone().unwrap_or_default()),
            ("rank", rank(player.rank)),
            ("registeringStatus", status.into()),
            (
                "smmsCorrection",
                (entry.score_shift + i32::from(above) - points_of_groups(&groups, player.rank)).to_string(),
            ),
            ("participating", participation(tournament, entry, unmarked.rounds(entry.id))),
        ]);
        if let Some(name) = player.user_name.clone() {
            attributes.extend(named([("userName", name)]));
        }
        if let Some(grade) = player.rating_rank {
            attributes.extend(named([("grade", rank(grade))]));
        }
        if let Some(rating) = player.rating {
            let origin = if player.egd_pin.is_some() { format!("EGF : {}", rating.0) } else { "MAN".into() };
            attributes.extend(named([("rating", rating.0.to_string()), ("ratingOrigin", origin)]));
        }
        players.push((entry.id, key(&player), attributes));
    }
    players
}

/// Returns the lower limits of the groups of the Breizh system, whose points OpenGotha adds again; none if the file is not of this system,
/// or not any more.
fn breizh_limits(tournament: &Tournament, rules: &Competition) -> Vec<Rank> {
    let Some(record) = tournament.foreign_of(ForeignSubject::Competition, FORMAT) else { return Vec::new() };
    let own = placement(rules, &mut Notes::default()).join(" ");
    let is_breizh = record.written(PLACEMENT, Some(&own)).is_some_and(|criteria| criteria.starts_with(BREIZH_SCORE));
    let limits = record.written(BREIZH_GROUPS, None).filter(|_| is_breizh).unwrap_or_default();
    limits.split(' ').filter_map(|limit| limit.parse().ok()).collect()
}

/// Returns the points of the group of a rank in the Breizh system: one for each lower limit that the rank reaches.
pub(super) fn points_of_groups(limits: &[Rank], rank: Rank) -> i32 {
    limits.iter().filter(|limit| rank.grade() >= limit.grade()).count() as i32
}

/// Returns the attributes of a game; `None` for a walkover.
fn game_attributes(game: &Game, name: impl Fn(EntryId) -> String) -> Option<Attributes> {
    Some(named([
        ("roundNumber", game.round.to_string()),
        ("tableNumber", game.board.to_string()),
        ("whitePlayer", name(game.white)),
        ("blackPlayer", name(game.black)),
        ("knownColor", "true".into()),
        ("handicap", game.handicap.to_string()),
        ("result", result(game)?),
    ]))
}

/// Returns the teams with their members by round and board.
fn teams(tournament: &Tournament, rules: &Competition, name: impl Fn(EntryId) -> String) -> Vec<Team> {
    let Some(teams) = &rules.teams else { return Vec::new() };
    let board = |((round, board), entry): ((u32, u32), EntryId)| {
        named([("roundNumber", round.to_string()), ("boardNumber", board.to_string()), ("player", name(entry))])
    };
    let team = |(number, boards): (u32, BTreeMap<(u32, u32), EntryId>)| Team {
        number: number.to_string(),
        name: teams.team(number).map(|team| team.name.clone()).unwrap_or_default(),
        boards: boards.into_iter().map(board).collect(),
    };
    // OpenGotha has the members of a team for all rounds that it supports.
    boards_by_round(tournament, rules, rules.rounds.max(ROUNDS)).into_iter().map(team).collect()
}

/// Returns the settings of teams; none if no teams meet.
fn team_settings(rules: &Competition) -> Vec<(String, String)> {
    let Some(teams) = &rules.teams else { return Vec::new() };
    vec![
        (format!("{TEAM_SET}.teamSize"), teams.size.to_string()),
        (TEAM_PLACEMENT.to_string(), TEAM_CRITERIA.to_string()),
    ]
}

/// Returns a rank as OpenGotha writes it: amateur ranks only, in upper case.
fn rank(rank: domain::Rank) -> String {
    domain::Rank::from_grade(rank.grade()).to_string().to_uppercase()
}

/// Returns one digit per round: 1 if the entry plays, else 0. Ghosts and withdrawn entries play only the rounds that
/// they have played. OpenGotha gives the points of a missed round only for a marked one, so `unmarked` rounds that count here
/// are marked.
fn participation(tournament: &Tournament, entry: &Entry, unmarked: Rounds) -> String {
    let gone = entry.ghost || entry.status == EntryStatus::Withdrawn;
    let games = tournament.games.iter().filter(|g| g.colour_of(entry.id).is_some()).map(|g| g.round);
    let byes = tournament.byes.iter().filter(|b| b.entry == entry.id).map(|b| b.round);
    let present = Rounds::of(games.chain(byes));
    let missed = entry.missed.with_all(unmarked);
    let rounds = 1..=ROUNDS.max(missed.iter().last().unwrap_or(0));
    let plays = |round| if gone { present.contains(round) } else { !missed.contains(round) };
    rounds.map(|round| if plays(round) { '1' } else { '0' }).collect()
}

/// Returns a result by OpenGotha's name; `None` for a walkover. "No result" becomes "both lose", as neither player scores.
fn result(game: &Game) -> Option<String> {
    let Some(result) = game.passes.known() else { return Some("RESULT_UNKNOWN".into()) };
    let name = match result.verdict {
        Verdict::BlackWins => "BLACKWINS",
        Verdict::WhiteWins => "WHITEWINS",
        Verdict::Jigo => "EQUAL",
        Verdict::BothLose | Verdict::NoResult => "BOTHLOSE",
        Verdict::BothWin => "BOTHWIN",
    };
    match result.decided {
        Decided::Played => Some(format!("RESULT_{name}")),
        Decided::Forfeit => Some(format!("RESULT_{name}_BYDEF")),
        Decided::Walkover => None,
    }
}

fn general(tournament: &Tournament, rules: &Competition) -> Attributes {
    let event = tournament.event.for_competition(rules);
    let scoring = rules.scoring;
    let categories = rules.grade_limits.as_deref().unwrap_or(&[]).len() + 1;
    let mut attributes = named([
        ("shortName", event.name.chars().filter(|c| c.is_alphanumeric()).collect()),
        ("name", event.name.clone()),
        ("location", event.place.clone()),
        ("beginDate", event.start.to_string()),
        ("endDate", event.end.to_string()),
        ("size", board_size(rules.board_size).into()),
        ("komi", event.komi.to_string()),
        ("bInternet", event.tour.online.to_string()),
        ("numberOfRounds", tournament.rounds_in_all().to_string()),
        ("genMMFloor", rank(rules.mcmahon.floor)),
        ("genMMBar", rank(rules.mcmahon.bar)),
        ("genMMZero", rank(domain::Rank::WEAKEST)),
        ("genNBW2ValueAbsent", scoring.absent_wins.0.to_string()),
        ("genNBW2ValueBye", scoring.bye_wins.0.to_string()),
        ("genMMS2ValueAbsent", scoring.absent_score.0.to_string()),
        ("genMMS2ValueBye", scoring.bye_score.0.to_string()),
        ("genRoundDownNBWMMS", scoring.round_down.to_string()),
        ("genCountNotPlayedGamesAsHalfPoint", scoring.unplayed_as_half.to_string()),
        ("basicTime", event.time.main_minutes.to_string()),
        ("numberOfCategories", categories.to_string()),
    ]);
    attributes.extend(overtime(event.time.overtime));
    attributes
}

/// Returns the size of the boards; the usual one if it depends on the rank.
fn board_size(rule: BoardRule) -> &'static str {
    match rule {
        BoardRule::Nine => "9",
        BoardRule::Thirteen => "13",
        BoardRule::Nineteen | BoardRule::ByRank => "19",
    }
}

fn overtime(overtime: Overtime) -> Attributes {
    let system = |name: &str| ("complementaryTimeSystem", name.to_string());
    match overtime {
        Overtime::None => named([system("SUDDENDEATH")]),
        Overtime::Byoyomi { seconds, .. } => named([system("STDBYOYOMI"), ("stdByoYomiTime", seconds.to_string())]),
        Overtime::Canadian { stones, seconds } => named([
            system("CANBYOYOMI"),
            ("canByoYomiTime", seconds.to_string()),
            ("nbMovesCanTime", stones.to_string()),
        ]),
        Overtime::Fischer { seconds } => named([system("FISCHER"), ("fischerTime", seconds.to_string())]),
    }
}

fn handicap(rules: &Competition) -> Attributes {
    let handicap = rules.handicap;
    let ceiling = if handicap.basis == HandicapBasis::Off { 0 } else { handicap.ceiling };
    let threshold = match handicap.exempt {
        HandicapExempt::Capped(threshold) => threshold,
        HandicapExempt::EitherAtBar => rules.mcmahon.bar,
    };
    named([
        ("hdBasedOnMMS", (handicap.basis != HandicapBasis::Rank).to_string()),
        ("hdNoHdRankThreshold", rank(threshold)),
        ("hdCorrection", handicap.reduction.to_string()),
        ("hdCeiling", ceiling.to_string()),
    ])
}

/// Returns the tie-breaks that OpenGotha supports, beginning with the score that it pairs by. Those that it lacks get a note.
fn placement(rules: &Competition, notes: &mut Notes) -> Vec<String> {
    let main: &[Criterion] = match rules.system {
        System::McMahon => &[Criterion::Mms, Criterion::Sts],
        _ => &[Criterion::Wins, Criterion::Cps],
    };
    let mut tie_breaks = rules.tie_breaks.clone();
    // The criteria of teams are apart, and always have the board points.
    tie_breaks.retain(|&criterion| rules.teams.is_none() || criterion != Criterion::BoardPoints);
    if !tie_breaks.iter().any(|criterion| main.contains(criterion)) {
        tie_breaks.insert(0, main[0]);
    }
    let name = |own: Criterion| own.facts().opengotha;
    for lacking in tie_breaks.iter().filter(|own| name(**own).is_none()) {
        notes.add(message!("export-note-criterion", criterion = lacking.to_string()));
    }
    let mut names: Vec<String> = tie_breaks.into_iter().filter_map(name).collect();
    if names.len() > CRITERIA {
        notes.add(message!("export-note-criteria", most = CRITERIA, left = names.split_off(CRITERIA).join(", ")));
    }
    names.resize(CRITERIA, NO_CRITERION.into());
    names
}

fn pairing(rules: &Competition) -> Attributes {
    let weights = rules.pairing.opengotha.clone().unwrap_or_default();
    let extra =
        |extra: Option<Criterion>| extra.and_then(|own| own.facts().opengotha).unwrap_or_else(|| NO_CRITERION.into());
    named([
        ("paiStandardNX1Factor", thousandths(weights.concavity)),
        ("paiBaAvoidDuplGame", weights.avoid_rematch.to_string()),
        ("paiBaRandom", weights.random.to_string()),
        ("paiBaDeterministic", weights.deterministic.to_string()),
        ("paiBaBalanceWB", weights.balance_colours.to_string()),
        ("paiMaAvoidMixingCategories", weights.avoid_mixing_categories.to_string()),
        ("paiMaMinimizeScoreDifference", weights.score_difference.to_string()),
        ("paiMaDUDDWeight", weights.floats.to_string()),
        ("paiMaCompensateDUDD", weights.compensate_floats.to_string()),
        ("paiMaDUDDUpperMode", float_from(weights.upper_floater)),
        ("paiMaDUDDLowerMode", float_from(weights.lower_floater)),
        ("paiMaMaximizeSeeding", weights.seeding.to_string()),
        ("paiMaLastRoundForSeedSystem1", rules.pairing.first_rounds.to_string()),
        ("paiMaSeedSystem1", seeding(rules.pairing.first_seeding)),
        ("paiMaSeedSystem2", seeding(rules.pairing.later_seeding)),
        ("paiMaAdditionalPlacementCritSystem1", extra(weights.first_extra)),
        ("paiMaAdditionalPlacementCritSystem2", extra(weights.later_extra)),
        ("paiSeRankThreshold", rank(weights.rank_threshold)),
        ("paiSeNbWinsThresholdActive", weights.wins_threshold.to_string()),
        ("paiSeBarThresholdActive", weights.bar_threshold.to_string()),
        ("paiSeDefSecCrit", weights.geography.max(weights.handicap).to_string()),
        ("paiSeMinimizeHandicap", weights.handicap.to_string()),
        ("paiSeAvoidSameGeo", weights.geography.to_string()),
        ("paiSePreferMMSDiffRatherThanSameCountry", weights.country_factor.to_string()),
        ("paiSePreferMMSDiffRatherThanSameClub", weights.club_factor.to_string()),
    ])
}

/// Returns thousandths as a decimal number: 500 is `0.5`.
fn thousandths(number: u32) -> String {
    let text = format!("{}.{:03}", number / 1000, number % 1000);
    let short = text.trim_end_matches('0');
    if short.ends_with('.') { format!("{short}0") } else { short.to_string() }
}

fn float_from(from: FloatFrom) -> String {
    match from {
        FloatFrom::Top => "TOP",
        FloatFrom::Middle => "MID",
        FloatFrom::Bottom => "BOT",
    }
    .into()
}

fn seeding(seeding: Seeding) -> String {
    match seeding {
        Seeding::Random => "SPLITANDRANDOM",
        Seeding::Fold => "SPLITANDFOLD",
        // OpenGotha cannot pair neighbours.
        Seeding::Slip | Seeding::Neighbours => "SPLITANDSLIP",
    }
    .into()
}

/// Returns the groups of clubs; `None` without any.
fn club_groups(rules: &Competition) -> Option<String> {
    let groups = &rules.pairing.opengotha.as_ref().filter(|weights| !weights.club_groups.is_empty())?.club_groups;
    let named = groups.iter().zip(1..).map(|(clubs, number)| [&[format!("Group {number}")], &clubs[..]].concat());
    serde_json::to_string(&named.collect::<Vec<_>>()).ok()
}

/// Returns the settings of a file that other rules change, as `name=value`.
pub(crate) fn changed_settings(tournament: &Tournament, rules: &Competition, other: &Competition) -> Vec<String> {
    let of = |rules: &Competition| Content::of(tournament, rules, &mut Notes::default()).settings;
    let before = of(rules);
    let changed = of(other).into_iter().filter(|(name, value)| before.get(name) != Some(value));
    let short = |name: &str| name.rsplit('.').next().unwrap_or_default().to_string();
    changed.map(|(name, value)| format!("{}={value}", short(&name))).collect()
}
