//! Writing OpenGotha files (data version 201) as XML.

use std::collections::BTreeMap;

use domain::{Competition, Tournament};
use messages::Message;
use quick_xml::escape::escape;

use super::content::{
    Attributes, BREIZH_GROUPS, CATEGORIES, CLUB_GROUPS, Content, PLACEMENT, TEAM_PLACEMENT, TEAM_SET, Team,
};
use super::kept;
use crate::chosen_class::note_lost_class;
use crate::notes::Notes;
use crate::text::clean;

/// A written file, with notes for the director.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct WrittenOpenGotha {
    /// The file.
    pub bytes: Vec<u8>,
    /// Notes in English on everything that OpenGotha cannot store as it is.
    pub notes: Vec<Message>,
}

/// As [`write_with_notes`], without the notes.
pub fn write(tournament: &Tournament) -> Vec<u8> {
    write_with_notes(tournament).bytes
}

/// Returns a competition as an OpenGotha file.
///
/// Walkovers are left out, because they give no points. A supergroup becomes a score correction of each of its players.
/// Ghosts and withdrawn players are marked as absent. Namesakes get a number after the given name. A missing name becomes
/// a dash, because OpenGotha refuses a file with such a player. What an import of an OpenGotha file kept is written back.
pub fn write_with_notes(tournament: &Tournament) -> WrittenOpenGotha {
    write_as(tournament, &tournament.competition)
}

/// As [`write_with_notes`], for the competition with other rules.
pub(crate) fn write_as(tournament: &Tournament, rules: &Competition) -> WrittenOpenGotha {
    let mut notes = Notes::default();
    note_lost_class(&tournament.event.for_competition(rules), "OpenGotha", &mut notes);
    let mut content = Content::of(tournament, rules, &mut notes);
    kept::restore(&mut content, tournament);
    let mut file = File { out: String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"), depth: 0 };
    file.open("Tournament", &[("dataVersion", "201")]);
    file.list("Players", "Player", content.players.iter().map(|(_, _, attributes)| attributes));
    file.list("Games", "Game", content.games.iter().map(|(_, attributes)| attributes));
    file.list("ByePlayers", "ByePlayer", &content.byes);
    file.teams(&content.teams);
    file.settings(&content.settings);
    file.close("Tournament");
    WrittenOpenGotha { bytes: file.out.into_bytes(), notes: notes.into_vec() }
}

/// The parameter sets that OpenGotha reads, in its order. Sets that only other versions have follow them.
const SETS: [&str; 5] =
    ["GeneralParameterSet", "HandicapParameterSet", "PairingParameterSet", "DPParameterSet", "PublishParameterSet"];

/// The XML written so far.
struct File {
    out: String,
    depth: usize,
}

impl File {
    fn tag<N: AsRef<str>, V: AsRef<str>>(&mut self, name: &str, attributes: &[(N, V)], end: &str) {
        self.out.push_str(&"  ".repeat(self.depth));
        self.out.push_str(&format!("<{name}"));
        for (attribute, value) in attributes {
            self.out.push_str(&format!(" {}=\"{}\"", attribute.as_ref(), escape(&clean(value.as_ref()).0)));
        }
        self.out.push_str(end);
    }

    fn open<N: AsRef<str>, V: AsRef<str>>(&mut self, name: &str, attributes: &[(N, V)]) {
        self.tag(name, attributes, ">\n");
        self.depth += 1;
    }

    fn open_plain(&mut self, name: &str) {
        self.open::<&str, &str>(name, &[]);
    }

    fn leaf<N: AsRef<str>, V: AsRef<str>>(&mut self, name: &str, attributes: &[(N, V)]) {
        self.tag(name, attributes, "/>\n");
    }

    fn close(&mut self, name: &str) {
        self.depth -= 1;
        self.out.push_str(&format!("{}</{name}>\n", "  ".repeat(self.depth)));
    }

    fn list<'a>(&mut self, list: &str, item: &str, items: impl IntoIterator<Item = &'a Attributes>) {
        self.open_plain(list);
        items.into_iter().for_each(|attributes| self.leaf(item, attributes));
        self.close(list);
    }

    fn teams(&mut self, teams: &[Team]) {
        if teams.is_empty() {
            return;
        }
        self.open_plain("Teams");
        for team in teams {
            self.open("Team", &[("teamNumber", &team.number), ("teamName", &team.name)]);
            team.boards.iter().for_each(|attributes| self.leaf("Board", attributes));
            self.close("Team");
        }
        self.close("Teams");
    }

    fn settings(&mut self, settings: &BTreeMap<String, String>) {
        let mut sets: BTreeMap<&str, Attributes> = BTreeMap::new();
        for (name, value) in settings {
            if let Some((set, attribute)) = name.split_once('.') {
                sets.entry(set).or_default().push((attribute.to_string(), value.clone()));
            }
        }
        let words = |name: &str| settings.get(name).map_or_else(Vec::new, |words| words.split(' ').collect::<Vec<_>>());
        let team_set = sets.remove(TEAM_SET);
        self.open_plain("TournamentParameterSet");
        for set in SETS {
            let attributes = sets.remove(set);
            match (set, attributes) {
                ("GeneralParameterSet", attributes) => {
                    let groups = (BREIZH_GROUPS, "BZHGroup", words(BREIZH_GROUPS));
                    self.general(
                        &attributes.unwrap_or_default(),
                        [(CATEGORIES, "Category", words(CATEGORIES)), groups],
                    );
                }
                (set, Some(attributes)) => self.leaf(set, &attributes),
                (_, None) => {}
            }
            if set == "HandicapParameterSet" {
                self.criteria("PlacementParameterSet", &words(PLACEMENT));
            }
        }
        sets.iter().for_each(|(set, attributes)| self.leaf(set, attributes));
        self.close("TournamentParameterSet");
        if let Some(attributes) = team_set {
            self.open_plain("TeamTournamentParameterSet");
            self.leaf(TEAM_SET, &attributes);
            self.criteria("TeamPlacementParameterSet", &words(TEAM_PLACEMENT));
            self.close("TeamTournamentParameterSet");
        }
        self.club_groups(settings.get(CLUB_GROUPS).map_or("", String::as_str));
    }

    fn general(&mut self, attributes: &Attributes, lists: [(&str, &str, Vec<&str>); 2]) {
        let full = |limits: &[&str]| limits.iter().any(|limit| !limit.is_empty());
        if !lists.iter().any(|(.., limits)| full(limits)) {
            return self.leaf("GeneralParameterSet", attributes);
        }
        self.open("GeneralParameterSet", attributes);
        for (list, item, limits) in lists.into_iter().filter(|(.., limits)| full(limits)) {
            self.open_plain(list);
            for (limit, number) in limits.into_iter().filter(|limit| !limit.is_empty()).zip(1..) {
                self.leaf(item, &[("number", number.to_string().as_str()), ("lowerLimit", limit)]);
            }
            self.close(list);
        }
        self.close("GeneralParameterSet");
    }

    fn criteria(&mut self, set: &str, names: &[&str]) {
        self.open_plain(set);
        self.open_plain("PlacementCriteria");
        for (name, number) in names.iter().zip(1..) {
            self.leaf("PlacementCriterion", &[("number", number.to_string().as_str()), ("name", name)]);
        }
        self.close("PlacementCriteria");
        self.close(set);
    }

    fn club_groups(&mut self, groups: &str) {
        let groups: Vec<Vec<String>> = serde_json::from_str(groups).unwrap_or_default();
        if groups.is_empty() {
            return;
        }
        self.open_plain("ClubsGroups");
        for group in &groups {
            let Some((name, clubs)) = group.split_first() else { continue };
            self.open("ClubsGroup", &[("name", name)]);
            clubs.iter().for_each(|club| self.leaf("Club", &[("name", club)]));
            self.close("ClubsGroup");
        }
        self.close("ClubsGroups");
    }
}
