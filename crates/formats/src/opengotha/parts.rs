//! The elements and attributes of OpenGotha's files. Attributes of players, games and settings are all read or kept.

use crate::unknown_parts::Known;
use crate::xml::Element;

/// The parts with settings.
const SETTINGS: [&str; 2] = ["TournamentParameterSet", "TeamTournamentParameterSet"];
/// Their sets. Attributes of others are kept.
const SETS: [&str; 8] = [
    "GeneralParameterSet",
    "HandicapParameterSet",
    "PlacementParameterSet",
    "PairingParameterSet",
    "DPParameterSet",
    "PublishParameterSet",
    "TeamGeneralParameterSet",
    "TeamPlacementParameterSet",
];
/// The other parts. Pairgoth writes byes into an element `ByePlayer`.
const LISTS: [&str; 6] = ["Players", "Games", "ByePlayers", "ByePlayer", "Teams", "ClubsGroups"];

/// What is read or kept.
pub(super) const KNOWN: Known = Known { element, attribute };

fn element(path: &[&str], element: &Element) -> bool {
    let is_set = |part: &&str, set: &&str| SETTINGS.contains(part) && SETS.contains(set);
    match path {
        [part] => SETTINGS.contains(part) || LISTS.contains(part),
        ["Players", "Player"] | ["Games", "Game"] | ["ByePlayers" | "ByePlayer", "ByePlayer"] => true,
        ["Teams", "Team"] | ["Teams", "Team", "Board"] => true,
        ["ClubsGroups", "ClubsGroup"] | ["ClubsGroups", "ClubsGroup", "Club"] => true,
        [part, set] => is_set(part, set) || SETTINGS.contains(part) && !element.attributes.is_empty(),
        [part, set, "Categories" | "BZHGroups" | "PlacementCriteria"] => is_set(part, set),
        [part, set, "Categories", "Category"] | [part, set, "BZHGroups", "BZHGroup"] => is_set(part, set),
        [part, set, "PlacementCriteria", "PlacementCriterion"] => is_set(part, set),
        _ => false,
    }
}

fn attribute(path: &[&str], name: &str) -> bool {
    let known: &[&str] = match path {
        ["Players", "Player"] | ["Games", "Game"] => return true,
        [part, _] if SETTINGS.contains(part) => return true,
        // What the computer says of itself.
        [] => &[
            "dataVersion",
            "externalIPAddress",
            "fullVersionNumber",
            "gothaVersion",
            "gothaMinorVersion",
            "runningMode",
            "saveDT",
        ],
        ["ByePlayers" | "ByePlayer", "ByePlayer"] => &["roundNumber", "player"],
        ["Teams", "Team"] => &["teamNumber", "teamName"],
        ["Teams", "Team", "Board"] => &["roundNumber", "boardNumber", "player"],
        ["ClubsGroups", "ClubsGroup"] | ["ClubsGroups", "ClubsGroup", "Club"] => &["name"],
        [.., "Categories", "Category"] | [.., "BZHGroups", "BZHGroup"] => &["number", "lowerLimit"],
        [.., "PlacementCriteria", "PlacementCriterion"] => &["number", "name"],
        _ => &[],
    };
    known.contains(&name)
}
