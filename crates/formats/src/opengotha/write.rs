//! Writing OpenGotha files (data version 201). Data that the format does not support is left out or approximated.

use std::collections::HashMap;

use domain::model::event::Overtime;
use domain::model::opengotha_weights::FloatFrom;
use domain::model::pairing_rules::{HandicapBasis, HandicapExempt, Seeding};
use domain::{
    Competition, CompetitionId, Criterion, Decided, Entry, EntryId, EntryStatus, Game, Rounds, ScoreBasis, System,
    Tournament, Verdict,
};
use quick_xml::escape::escape;

use messages::{Message, message};

use super::keys::{key, written};
use super::teams::boards_by_round;
use crate::notes::Notes;
use crate::text::clean;

/// The number of rounds in OpenGotha's participation string.
const ROUNDS: u32 = 20;
/// The number of standings criteria in OpenGotha.
const CRITERIA: usize = 6;

/// A written file, with notes for the director.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WrittenOpenGotha {
    /// The file.
    pub bytes: Vec<u8>,
    /// Notes in English on everything that OpenGotha cannot store as it is.
    pub notes: Vec<Message>,
}

/// As [`write_with_notes`], without the notes.
pub fn write(tournament: &Tournament, competition: CompetitionId) -> Vec<u8> {
    write_with_notes(tournament, competition).bytes
}

/// Returns a competition as an OpenGotha file; empty if the competition does not exist.
///
/// Walkovers are left out, because they give no points. A supergroup becomes a score correction of each of its players.
/// Ghosts and withdrawn players are marked as absent. Namesakes get a number after the given name. A missing name becomes
/// a dash, because OpenGotha refuses a file with such a player.
pub fn write_with_notes(tournament: &Tournament, competition: CompetitionId) -> WrittenOpenGotha {
    let Some(rules) = tournament.competition(competition) else { return WrittenOpenGotha::default() };
    let mut notes = Notes::default();
    let mut file = File { out: String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"), depth: 0 };
    file.open("Tournament", &[("dataVersion", "201".into())]);
    let keys = players(&mut file, tournament, rules, &mut notes);
    games(&mut file, tournament, competition, &keys);
    teams(&mut file, tournament, rules, &keys);
    file.open("TournamentParameterSet", &[]);
    general(&mut file, tournament, rules);
    file.leaf("HandicapParameterSet", &handicap(rules));
    placement(&mut file, rules, &mut notes);
    file.leaf("PairingParameterSet", &pairing(rules));
    file.close("TournamentParameterSet");
    team_settings(&mut file, rules);
    club_groups(&mut file, rules);
    file.close("Tournament");
    WrittenOpenGotha { bytes: file.out.into_bytes(), notes: notes.into_vec() }
}

/// Attributes by name.
type Attributes = Vec<(&'static str, String)>;

/// The XML written so far.
struct File {
    out: String,
    depth: usize,
}

impl File {
    fn tag(&mut self, name: &str, attributes: &[(&str, String)], end: &str) {
        self.out.push_str(&"  ".repeat(self.depth));
        self.out.push_str(&format!("<{name}"));
        for (attribute, value) in attributes {
            self.out.push_str(&format!(" {attribute}=\"{}\"", escape(&clean(value).0)));
        }
        self.out.push_str(end);
    }

    fn open(&mut self, name: &str, attributes: &[(&str, String)]) {
        self.tag(name, attributes, ">\n");
        self.depth += 1;
    }

    fn leaf(&mut self, name: &str, attributes: &[(&str, String)]) {
        self.tag(name, attributes, "/>\n");
    }

    fn close(&mut self, name: &str) {
        self.depth -= 1;
        self.out.push_str(&format!("{}</{name}>\n", "  ".repeat(self.depth)));
    }
}

/// Writes the players and returns their keys.
fn players(
    file: &mut File,
    tournament: &Tournament,
    rules: &Competition,
    notes: &mut Notes,
) -> HashMap<EntryId, String> {
    let mut keys = HashMap::new();
    let mut uses: HashMap<String, u32> = HashMap::new();
    file.open("Players", &[]);
    for entry in tournament.entries_of(rules.id) {
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
        let mut attributes = vec![
            ("name", player.family.clone()),
            ("firstName", player.given.clone()),
            ("country", player.country.map(|c| c.to_string()).unwrap_or_default()),
            ("club", player.club.clone()),
            ("egfPin", player.egd_pin.clone().unwrap_or_default()),
            ("rank", rank(player.rank)),
            ("registeringStatus", status.into()),
            ("smmsCorrection", (entry.score_shift + i32::from(above)).to_string()),
            ("participating", participation(tournament, entry)),
        ];
        if let Some(rating) = player.rating {
            attributes.push(("rating", rating.0.to_string()));
            attributes.push(("ratingOrigin", if player.egd_pin.is_some() { "EGF" } else { "MAN" }.into()));
        }
        file.leaf("Player", &attributes);
        keys.insert(entry.id, key(&player));
    }
    file.close("Players");
    keys
}

/// Returns a rank as OpenGotha writes it: amateur ranks only, in upper case.
fn rank(rank: domain::Rank) -> String {
    domain::Rank::from_grade(rank.grade()).to_string().to_uppercase()
}

/// Returns one digit per round: 1 if the entry plays, else 0. Ghosts and withdrawn entries play only the rounds that
/// they have played.
fn participation(tournament: &Tournament, entry: &Entry) -> String {
    let gone = entry.ghost || entry.status == EntryStatus::Withdrawn;
    let games = tournament.games.iter().filter(|g| g.colour_of(entry.id).is_some()).map(|g| g.round);
    let byes = tournament.byes.iter().filter(|b| b.entry == entry.id).map(|b| b.round);
    let present = Rounds::of(games.chain(byes));
    let rounds = 1..=ROUNDS.max(entry.missed.iter().last().unwrap_or(0));
    let plays = |round| if gone { present.contains(round) } else { !entry.missed.contains(round) };
    rounds.map(|round| if plays(round) { '1' } else { '0' }).collect()
}

fn games(file: &mut File, tournament: &Tournament, competition: CompetitionId, keys: &HashMap<EntryId, String>) {
    let name = |entry: EntryId| keys.get(&entry).cloned().unwrap_or_default();
    file.open("Games", &[]);
    for game in tournament.games.iter().filter(|g| g.competition == competition) {
        let Some(result) = result(game) else { continue };
        let attributes = [
            ("roundNumber", game.round.to_string()),
            ("tableNumber", game.board.to_string()),
            ("whitePlayer", name(game.white)),
            ("blackPlayer", name(game.black)),
            ("knownColor", "true".into()),
            ("handicap", game.handicap.to_string()),
            ("result", result),
        ];
        file.leaf("Game", &attributes);
    }
    file.close("Games");
    file.open("ByePlayers", &[]);
    for bye in tournament.byes.iter().filter(|b| b.competition == competition) {
        file.leaf("ByePlayer", &[("roundNumber", bye.round.to_string()), ("player", name(bye.entry))]);
    }
    file.close("ByePlayers");
}

/// Writes the teams with their members by round and board.
fn teams(file: &mut File, tournament: &Tournament, rules: &Competition, keys: &HashMap<EntryId, String>) {
    let Some(teams) = &rules.teams else { return };
    file.open("Teams", &[]);
    for (number, boards) in boards_by_round(tournament, rules) {
        let name = teams.team(number).map(|team| team.name.clone()).unwrap_or_default();
        file.open("Team", &[("teamNumber", number.to_string()), ("teamName", name)]);
        for ((round, board), entry) in boards {
            let player = keys.get(&entry).cloned().unwrap_or_default();
            let place = [("roundNumber", round.to_string()), ("boardNumber", board.to_string()), ("player", player)];
            file.leaf("Board", &place);
        }
        file.close("Team");
    }
    file.close("Teams");
}

/// Writes the settings of teams: match points, then board points.
fn team_settings(file: &mut File, rules: &Competition) {
    let Some(teams) = &rules.teams else { return };
    file.open("TeamTournamentParameterSet", &[]);
    file.leaf("TeamGeneralParameterSet", &[("teamSize", teams.size.to_string())]);
    file.open("TeamPlacementParameterSet", &[]);
    file.open("PlacementCriteria", &[]);
    for (number, name) in (1..).zip(["TEAMP", "BDW", "SOST", "MNR", "NULL", "NULL"]) {
        let number: u32 = number;
        file.leaf("PlacementCriterion", &[("number", number.to_string()), ("name", name.into())]);
    }
    file.close("PlacementCriteria");
    file.close("TeamPlacementParameterSet");
    file.close("TeamTournamentParameterSet");
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

fn general(file: &mut File, tournament: &Tournament, rules: &Competition) {
    let event = tournament.event.for_competition(rules);
    let several = tournament.competitions.len() > 1;
    let name = if several { format!("{}, {}", event.name, rules.name) } else { event.name.clone() };
    let scoring = rules.scoring;
    let mut attributes = vec![
        ("shortName", name.chars().filter(|c| c.is_alphanumeric()).collect()),
        ("name", name),
        ("location", event.place.clone()),
        ("director", String::new()),
        ("beginDate", event.start.to_string()),
        ("endDate", event.end.to_string()),
        ("size", "19".into()),
        ("komi", event.komi.to_string()),
        ("bInternet", event.tour.online.to_string()),
        ("numberOfRounds", rules.rounds.to_string()),
        ("genMMFloor", rank(rules.mcmahon.floor)),
        ("genMMBar", rank(rules.mcmahon.bar)),
        ("genMMZero", "30K".into()),
        ("genNBW2ValueAbsent", scoring.absent_wins.0.to_string()),
        ("genNBW2ValueBye", scoring.bye_wins.0.to_string()),
        ("genMMS2ValueAbsent", scoring.absent_score.0.to_string()),
        ("genMMS2ValueBye", scoring.bye_score.0.to_string()),
        ("genRoundDownNBWMMS", scoring.round_down.to_string()),
        ("genCountNotPlayedGamesAsHalfPoint", scoring.unplayed_as_half.to_string()),
        ("basicTime", event.time.main_minutes.to_string()),
    ];
    attributes.extend(overtime(event.time.overtime));
    let limits = rules.grade_limits.as_deref().unwrap_or(&[]);
    attributes.push(("numberOfCategories", (limits.len() + 1).to_string()));
    if limits.is_empty() {
        return file.leaf("GeneralParameterSet", &attributes);
    }
    file.open("GeneralParameterSet", &attributes);
    file.open("Categories", &[]);
    for (limit, number) in limits.iter().zip(1..) {
        file.leaf("Category", &[("number", number.to_string()), ("lowerLimit", rank(*limit))]);
    }
    file.close("Categories");
    file.close("GeneralParameterSet");
}

fn overtime(overtime: Overtime) -> Attributes {
    let system = |name: &str| ("complementaryTimeSystem", name.to_string());
    match overtime {
        Overtime::None => vec![system("SUDDENDEATH")],
        Overtime::Byoyomi { seconds, .. } => vec![system("STDBYOYOMI"), ("stdByoYomiTime", seconds.to_string())],
        Overtime::Canadian { stones, seconds } => {
            vec![system("CANBYOYOMI"), ("canByoYomiTime", seconds.to_string()), ("nbMovesCanTime", stones.to_string())]
        }
        Overtime::Fischer { seconds } => vec![system("FISCHER"), ("fischerTime", seconds.to_string())],
    }
}

fn handicap(rules: &Competition) -> Attributes {
    let handicap = rules.handicap;
    let ceiling = if handicap.basis == HandicapBasis::Off { 0 } else { handicap.ceiling };
    let threshold = match handicap.exempt {
        HandicapExempt::Capped(threshold) => threshold,
        HandicapExempt::EitherAtBar => rules.mcmahon.bar,
    };
    vec![
        ("hdBasedOnMMS", (handicap.basis != HandicapBasis::Rank).to_string()),
        ("hdNoHdRankThreshold", rank(threshold)),
        ("hdCorrection", handicap.reduction.to_string()),
        ("hdCeiling", ceiling.to_string()),
    ]
}

/// Writes the tie-breaks that OpenGotha supports, beginning with the score that it pairs by. Those that it lacks get a note.
fn placement(file: &mut File, rules: &Competition, notes: &mut Notes) {
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
    for lacking in tie_breaks.iter().filter(|own| criterion(**own).is_none()) {
        notes.add(message!("export-note-criterion", criterion = lacking.to_string()));
    }
    let mut names: Vec<String> = tie_breaks.into_iter().filter_map(criterion).collect();
    if names.len() > CRITERIA {
        notes.add(message!("export-note-criteria", most = CRITERIA, left = names.split_off(CRITERIA).join(", ")));
    }
    names.resize(CRITERIA, "NULL".into());
    file.open("PlacementParameterSet", &[]);
    file.open("PlacementCriteria", &[]);
    for (name, number) in names.into_iter().zip(1..) {
        file.leaf("PlacementCriterion", &[("number", number.to_string()), ("name", name)]);
    }
    file.close("PlacementCriteria");
    file.close("PlacementParameterSet");
}

/// Returns a criterion's name in OpenGotha; `None` if OpenGotha lacks the criterion.
fn criterion(criterion: Criterion) -> Option<String> {
    let letter = |over| if over == ScoreBasis::Wins { "W" } else { "M" };
    Some(match criterion {
        Criterion::Sos(over, 0) => format!("SOS{}", letter(over)),
        Criterion::Sos(over, drop @ 1..=2) => format!("SOS{}-{drop}", letter(over)),
        Criterion::Sodos(over) => format!("SODOS{}", letter(over)),
        Criterion::Sosos(over) => format!("SOSOS{}", letter(over)),
        Criterion::Cuss(over) => format!("CUSS{}", letter(over)),
        Criterion::Sequence => Criterion::Cps.to_string(),
        Criterion::Rank => "Rank".into(),
        Criterion::Rating => "Rating".into(),
        Criterion::Sos(..)
        | Criterion::Cusp
        | Criterion::SosWithoutFirst(_)
        | Criterion::Stage
        | Criterion::Rung
        | Criterion::BoardPoints => {
            return None;
        }
        other => other.to_string(),
    })
}

fn pairing(rules: &Competition) -> Attributes {
    let weights = rules.pairing.opengotha.clone().unwrap_or_default();
    let extra = |extra: Option<Criterion>| extra.and_then(criterion).unwrap_or_else(|| "NULL".into());
    vec![
        ("paiStandardNX1Factor", format!("{}.{:03}", weights.concavity / 1000, weights.concavity % 1000)),
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
    ]
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

fn club_groups(file: &mut File, rules: &Competition) {
    let Some(weights) = &rules.pairing.opengotha else { return };
    if weights.club_groups.is_empty() {
        return;
    }
    file.open("ClubsGroups", &[]);
    for (clubs, number) in weights.club_groups.iter().zip(1..) {
        file.open("ClubsGroup", &[("name", format!("Group {number}"))]);
        for club in clubs {
            file.leaf("Club", &[("name", club.clone())]);
        }
        file.close("ClubsGroup");
    }
    file.close("ClubsGroups");
}
