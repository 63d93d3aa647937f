//! The fields of a Pairgoth file that have no use here: parameters of its pairing, exclusions of tables, marks of games.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::file::Kind;
use crate::text::clean;

/// The fields of the tournament that are read, or are written by every export; objects that have further fields end in a dot.
const SETTINGS: &str = "id type name startDate endDate country location online gobanSize director komi rules shortName rounds \
    players games teams individualGames timeSystem. timeSystem.type timeSystem.mainTime timeSystem.increment \
    timeSystem.byoyomi timeSystem.periods timeSystem.stones pairing. pairing.type pairing.mmFloor pairing.mmBar \
    pairing.placement pairing.base. pairing.secondary. pairing.geo. pairing.geo.mainClubAdjustment pairing.geo.mainClubDetectionThreshold pairing.main. \
    pairing.main.firstSeedLastRound pairing.main.firstSeed pairing.main.secondSeed pairing.main.nbwValueAbsent pairing.main.nbwValueBye \
    pairing.main.mmsValueAbsent pairing.main.mmsValueBye pairing.main.roundDownScore pairing.handicap. pairing.handicap.useMMS \
    pairing.handicap.threshold pairing.handicap.treshold pairing.handicap.correction pairing.handicap.ceiling";
/// The fields of a player that are read.
const PLAYERS: &str = "id name firstname rating rank country club final skip mmsCorrection egf ffg aga egc";
/// The fields of a game that are read.
const GAMES: &str = "id t w b h r";
/// The fields of a team that are read, and the points of a pair.
const TEAMS: &str = "id name players";
const PAIRS: &str = "id name players mmsCorrection";
/// The longest path of a field.
const MAX_PATH: usize = 100;

/// Fields by their paths, such as `pairing.base.nx1`, with their values as JSON.
pub(super) type Fields = BTreeMap<String, String>;

/// The fields of a file that are not read.
#[derive(Debug, Default)]
pub(super) struct Rest {
    /// The fields of the tournament.
    pub settings: Fields,
    /// The fields of the players, in the order of the file.
    pub players: Vec<Fields>,
    /// The fields of the games by round, in the order of the file.
    pub games: Vec<Vec<Fields>>,
    /// The fields of the teams or pairs.
    pub teams: Vec<Fields>,
    /// The fields of the games of boards by the key of the match, in the order of the file.
    pub boards: BTreeMap<String, Vec<Fields>>,
}

/// Returns the fields of a file of this kind that are not read. Players, teams and games have only values other than 0, `false`, nothing and an
/// empty list, which are what Pairgoth itself assumes.
pub(super) fn rest(file: &Value, kind: Kind) -> Rest {
    let Some(all) = file.as_object() else { return Rest::default() };
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let rows = |value: &Value, known: &str| list(value).iter().map(|row| row_fields(row, known)).collect::<Vec<_>>();
    let mut settings = Fields::new();
    collect(all, "", SETTINGS, &mut settings);
    let geo = &file["pairing"]["geo"];
    if geo["mainClubAdjustment"] != true {
        // Without a main club nothing is written about its share.
        let share = Some(&geo["mainClubDetectionThreshold"]).filter(|share| !share.is_null());
        settings.extend(
            share.map(|share| ("pairing.geo.mainClubDetectionThreshold".to_owned(), clean(&share.to_string()).0)),
        );
    }
    settings.retain(|_, value| value != "null");
    let games = list(&file["games"]).iter().map(|round| rows(round, GAMES)).collect();
    let boards = file["individualGames"].as_object().into_iter().flatten();
    let boards = boards.map(|(key, games)| (key.clone(), rows(games, GAMES))).collect();
    let teams = rows(&file["teams"], if kind == Kind::Pairs { PAIRS } else { TEAMS });
    Rest { settings, players: rows(&file["players"], PLAYERS), games, teams, boards }
}

/// Returns the fields of a player or a game that say something.
fn row_fields(row: &Value, known: &str) -> Fields {
    let mut fields = Fields::new();
    if let Some(row) = row.as_object() {
        collect(row, "", known, &mut fields);
    }
    fields.retain(|_, value| !["null", "false", "0", "\"\"", "[]", "{}"].contains(&value.as_str()));
    fields
}

/// Adds the fields of an object that are not known.
fn collect(object: &Map<String, Value>, before: &str, known: &str, fields: &mut Fields) {
    let is_known = |path: &str| known.split_whitespace().any(|own| own == path);
    for (name, value) in object.iter().filter(|(name, _)| !name.is_empty() && !name.contains('.')) {
        let path = format!("{before}{name}");
        match value.as_object() {
            Some(inner) if is_known(&format!("{path}.")) => collect(inner, &format!("{path}."), known, fields),
            _ if is_known(&path) || path.len() > MAX_PATH => {}
            _ => drop(fields.insert(path, clean(&value.to_string()).0)),
        }
    }
}
