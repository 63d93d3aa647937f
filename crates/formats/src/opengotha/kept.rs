//! What an import of an OpenGotha file keeps for an export back to OpenGotha: every value that an export would not write as
//! the file has it. Identifying data of the director's computer is not kept.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use domain::{CompetitionId, EntryId, ForeignField, ForeignRecord, ForeignSubject, GameId, RoundNumber, Tournament};
use messages::message;

use super::content::{
    Attributes, BREIZH_GROUPS, CATEGORIES, CLUB_GROUPS, CRITERIA, Content, FORMAT, NO_CRITERION, PLACEMENT,
    TEAM_PLACEMENT, Team,
};
use super::keys::Keys;
use crate::notes::Notes;
use crate::text::{clean, excerpt};
use crate::xml::Element;

/// The field of a competition with numbers and names of its teams, in JSON. Teams whose games are matches are read, and not kept.
const TEAMS: &str = "Teams";
/// The field of an entry with its boards in teams: round, team, board, in JSON.
const BOARDS: &str = "Boards";
/// The attributes of players and games that follow from the names and order here.
const OWN: [&str; 5] = ["name", "firstName", "whitePlayer", "blackPlayer", "roundNumber"];
/// The longest value that is kept, in bytes. Only teams and groups of clubs are longer, which are limited as the file is.
const MAX_VALUE: usize = 1000;
/// The most values of a competition, a player or a game.
const MAX_FIELDS: usize = 1000;

/// Returns the records of everything in the file that an export of the imported tournament would not write, with a note.
/// The ratings of files with another scale are not kept, as an export has them on the scale of today.
pub(super) fn keep(root: &Element, tournament: &Tournament, old_scale: bool, notes: &mut Notes) -> Vec<ForeignRecord> {
    let rules = &tournament.competition;
    let own = Content::of(tournament, rules, &mut Notes::default());
    let mut records = Records { notes, competition: rules.id, all: Vec::new(), named: BTreeMap::new() };
    let mut settings = theirs_of(settings(root));
    let keys = Keys::of(&tournament.entries);
    let left_teams = teams(root).filter(|_| rules.teams.is_none());
    let boards = if left_teams.is_some() { boards(root, &keys, records.notes) } else { HashMap::new() };
    settings.extend(left_teams.map(|teams| (TEAMS.to_string(), teams)));
    records.keep(ForeignSubject::Competition, settings, &own.settings);
    for (element, (entry, _, attributes)) in root.list("Players", "Player").zip(&own.players) {
        let mut theirs = theirs_of(element.attributes.iter().cloned());
        if old_scale {
            theirs.remove("rating");
        }
        theirs.extend(boards.get(entry).map(|boards| (BOARDS.to_string(), boards.clone())));
        records.keep(ForeignSubject::Entry(*entry), theirs, &attributes.iter().cloned().collect());
    }
    let found = games(root, &keys, tournament);
    for (game, attributes) in &own.games {
        let Some(element) = found.get(game) else { continue };
        let theirs = theirs_of(element.attributes.iter().cloned());
        records.keep(ForeignSubject::Game(*game), theirs, &attributes.iter().cloned().collect());
    }
    records.finish()
}

/// Puts what an import kept into the content of a file. Kept teams are written only if the competition has none of its own.
pub(super) fn restore(content: &mut Content, tournament: &Tournament) {
    let of = |subject| tournament.foreign_of(subject, FORMAT);
    for (entry, _, attributes) in &mut content.players {
        restore_attributes(attributes, of(ForeignSubject::Entry(*entry)));
    }
    for (game, attributes) in &mut content.games {
        restore_attributes(attributes, of(ForeignSubject::Game(*game)));
    }
    let Some(record) = of(ForeignSubject::Competition) else { return };
    for name in record.fields.keys().filter(|name| *name != TEAMS) {
        let ours = content.settings.get(name).map(String::as_str);
        if let Some(value) = record.written(name, ours) {
            content.settings.insert(name.clone(), value);
        }
    }
    if !content.teams.is_empty() {
        return;
    }
    let kept_teams = record.fields.get(TEAMS).map_or("", |field| &field.theirs);
    let mut teams: Vec<Team> = serde_json::from_str::<Vec<(String, String)>>(kept_teams)
        .unwrap_or_default()
        .into_iter()
        .map(|(number, name)| Team { number, name, boards: Vec::new() })
        .collect();
    for (entry, key, _) in &content.players {
        let boards = of(ForeignSubject::Entry(*entry)).and_then(|record| record.fields.get(BOARDS));
        for (round, team, board) in boards.map_or_else(Vec::new, |field| board_list(&field.theirs)) {
            let Some(team) = teams.iter_mut().find(|known| known.number == team) else { continue };
            let attributes = [("roundNumber", round), ("boardNumber", board), ("player", key.clone())];
            let attributes = attributes.into_iter().filter(|(_, value)| !value.is_empty());
            team.boards.push(attributes.map(|(name, value)| (name.to_string(), value)).collect());
        }
    }
    teams.iter_mut().for_each(|team| team.boards.sort_by_cached_key(seat_order));
    content.teams = teams;
}

/// Returns round and board of a team's board, for the order in which OpenGotha writes them.
fn seat_order(attributes: &Attributes) -> (u32, u32) {
    let number = |name: &str| {
        let found = attributes.iter().find(|(own, _)| own == name);
        found.and_then(|(_, value)| value.parse().ok()).unwrap_or(0)
    };
    (number("roundNumber"), number("boardNumber"))
}

fn restore_attributes(attributes: &mut Attributes, record: Option<&ForeignRecord>) {
    let Some(record) = record else { return };
    for name in record.fields.keys().filter(|name| *name != BOARDS) {
        let at = attributes.iter().position(|(own, _)| own == name);
        let ours = at.map(|at| attributes[at].1.as_str());
        let Some(value) = record.written(name, ours) else { continue };
        match at {
            Some(at) => attributes[at].1 = value,
            None => attributes.push((name.clone(), value)),
        }
    }
}

/// The records found so far, and the names of their fields for a note.
struct Records<'n> {
    notes: &'n mut Notes,
    competition: CompetitionId,
    all: Vec<ForeignRecord>,
    named: BTreeMap<(u8, String), usize>,
}

impl Records<'_> {
    /// Adds a record of the values that differ from `ours`.
    fn keep(&mut self, subject: ForeignSubject, theirs: BTreeMap<String, String>, ours: &BTreeMap<String, String>) {
        let mut fields = BTreeMap::new();
        for (name, theirs) in theirs {
            let ours = ours.get(&name).cloned();
            let same = theirs == ours.as_deref().unwrap_or("");
            if same || OWN.contains(&name.as_str()) || !is_xml_name(&name) {
                continue;
            }
            let is_list = [TEAMS, BOARDS, CLUB_GROUPS].contains(&name.as_str());
            if fields.len() == MAX_FIELDS || theirs.len() > MAX_VALUE && !is_list {
                self.notes.add(message!("import-note-foreign-left", name));
                continue;
            }
            *self.named.entry(group(subject, &name)).or_insert(0) += 1;
            fields.insert(name, ForeignField { theirs, ours });
        }
        if !fields.is_empty() {
            self.all.push(ForeignRecord { competition: self.competition, subject, format: FORMAT.into(), fields });
        }
    }

    fn finish(mut self) -> Vec<ForeignRecord> {
        for (kind, note) in [
            (0, message!("import-note-foreign-settings")),
            (1, message!("import-note-foreign-players")),
            (2, message!("import-note-foreign-games")),
        ] {
            let names: Vec<&str> = self.named.keys().filter(|(own, _)| *own == kind).map(|(_, name)| &**name).collect();
            if !names.is_empty() {
                self.notes.add(note.with("names", names.join(", ")));
            }
        }
        self.all.sort_by_key(|record| (record.competition, record.subject));
        self.all
    }
}

/// Returns what a note lists for a field: the kind of its subject, and its name; only the set of the many options of lists.
fn group(subject: ForeignSubject, name: &str) -> (u8, String) {
    match subject {
        ForeignSubject::Competition => {
            let (set, attribute) = name.split_once('.').unwrap_or(("", name));
            let shown = if ["", "GeneralParameterSet", "HandicapParameterSet", "PairingParameterSet"].contains(&set) {
                attribute
            } else {
                set
            };
            (0, shown.to_string())
        }
        ForeignSubject::Entry(_) => (1, name.to_string()),
        ForeignSubject::Game(_) => (2, name.to_string()),
    }
}

/// Returns whether a text can be written as the name of an attribute, or of a set and its attribute.
fn is_xml_name(name: &str) -> bool {
    let part = |part: &str| {
        part.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            && part.chars().all(|c| c.is_ascii_alphanumeric() || "_-".contains(c))
    };
    name.splitn(2, '.').all(part)
}

fn theirs_of(attributes: impl IntoIterator<Item = (String, String)>) -> BTreeMap<String, String> {
    attributes.into_iter().map(|(name, value)| (name, clean(&value).0)).collect()
}

/// Returns the settings of a file by the names of [`Content::settings`].
fn settings(root: &Element) -> Vec<(String, String)> {
    let mut settings = Vec::new();
    let sets = ["TournamentParameterSet", "TeamTournamentParameterSet"];
    for set in sets.into_iter().filter_map(|name| root.child(name)).flat_map(|parent| &parent.children) {
        let named = set.attributes.iter().map(|(name, value)| (format!("{}.{name}", set.name), value.clone()));
        settings.extend(named);
        for (list, item, attribute, name) in [
            ("Categories", "Category", "lowerLimit", CATEGORIES),
            (BREIZH_GROUPS, "BZHGroup", "lowerLimit", BREIZH_GROUPS),
            ("PlacementCriteria", "PlacementCriterion", "name", placement_of(&set.name)),
        ] {
            let mut words = numbered(set, list, item, attribute);
            if name == PLACEMENT && !words.is_empty() {
                words.resize(words.len().max(CRITERIA), NO_CRITERION);
            }
            if !words.is_empty() {
                settings.push((name.to_string(), words.join(" ")));
            }
        }
    }
    let groups: Vec<Vec<&str>> = root
        .list("ClubsGroups", "ClubsGroup")
        .map(|group| {
            let clubs = group.children.iter().filter(|club| club.name == "Club");
            let own = group.attribute("name").unwrap_or("");
            std::iter::once(own).chain(clubs.filter_map(|club| club.attribute("name"))).collect()
        })
        .collect();
    if !groups.is_empty() {
        settings.extend(serde_json::to_string(&groups).ok().map(|groups| (CLUB_GROUPS.to_string(), groups)));
    }
    settings
}

fn placement_of(set: &str) -> &'static str {
    if set == "TeamPlacementParameterSet" { TEAM_PLACEMENT } else { PLACEMENT }
}

/// Returns an attribute of the items of a list by their numbers. Values with blanks cannot be kept in such a list.
fn numbered<'e>(set: &'e Element, list: &str, item: &str, attribute: &str) -> Vec<&'e str> {
    let lists = set.children.iter().filter(|child| child.name == list);
    let items = lists.flat_map(|list| &list.children).filter(|child| child.name == item);
    let number = |item: &Element| item.attribute("number").and_then(|n| n.trim().parse().ok()).unwrap_or(u32::MAX);
    let mut words: Vec<(u32, &str)> =
        items.map(|item| (number(item), item.attribute(attribute).unwrap_or("").trim())).collect();
    words.sort_by_key(|(number, _)| *number);
    words.into_iter().map(|(_, word)| word).filter(|word| !word.contains(' ')).collect()
}

/// Returns numbers and names of the teams in JSON; `None` without teams.
fn teams(root: &Element) -> Option<String> {
    let text = |element: &Element, name: &str| clean(element.attribute(name).unwrap_or("")).0;
    let teams: Vec<(String, String)> =
        root.list("Teams", "Team").map(|team| (text(team, "teamNumber"), text(team, "teamName"))).collect();
    if teams.is_empty() { None } else { serde_json::to_string(&teams).ok() }
}

/// Returns the boards of each player in the teams, in JSON: round, team, board.
fn boards(root: &Element, keys: &Keys, notes: &mut Notes) -> HashMap<EntryId, String> {
    let mut boards: HashMap<EntryId, Vec<[String; 3]>> = HashMap::new();
    for team in root.list("Teams", "Team") {
        let number = clean(team.attribute("teamNumber").unwrap_or("")).0;
        for board in team.children.iter().filter(|child| child.name == "Board") {
            let text = |name: &str| clean(board.attribute(name).unwrap_or("")).0;
            let player = board.attribute("player").unwrap_or("");
            match keys.find(player) {
                Some(entry) => {
                    let seat = [text("roundNumber"), number.clone(), text("boardNumber")];
                    boards.entry(entry).or_default().push(seat);
                }
                None => notes.add(message!("import-note-team-player", name = excerpt(player), team = excerpt(&number))),
            }
        }
    }
    boards.into_iter().filter_map(|(entry, boards)| Some((entry, serde_json::to_string(&boards).ok()?))).collect()
}

fn board_list(json: &str) -> Vec<(String, String, String)> {
    serde_json::from_str(json).unwrap_or_default()
}

/// Returns the element of each imported game.
fn games<'e>(root: &'e Element, keys: &Keys, tournament: &Tournament) -> HashMap<GameId, &'e Element> {
    let seats = |game: &domain::Game| (game.round, game.black, game.white);
    let ids: HashMap<(RoundNumber, EntryId, EntryId), GameId> =
        tournament.games.iter().map(|game| (seats(game), game.id)).collect();
    let id = |element: &Element| {
        let round = element.attribute("roundNumber")?.trim().parse().ok()?;
        let player = |name: &str| keys.find(element.attribute(name).unwrap_or(""));
        ids.get(&(round, player("blackPlayer")?, player("whitePlayer")?)).copied()
    };
    let mut twice = BTreeSet::new();
    let mut found = HashMap::new();
    for element in root.list("Games", "Game") {
        let Some(id) = id(element) else { continue };
        if found.insert(id, element).is_some() {
            twice.insert(id);
        }
    }
    found.retain(|id, _| !twice.contains(id));
    found
}
