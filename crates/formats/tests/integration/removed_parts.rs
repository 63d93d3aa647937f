//! Each element, attribute, field and line of a sample of every format is removed and renamed in turn. Without it, the import reads
//! something else or says something else, unless the part is in the list of those that carry nothing here. Under another name, what the
//! import does not read any more is named in a note, or refused, and so is another value that it does not read.

mod parts;
mod samples;
mod words;

use std::fmt::Debug;

use domain::Tournament;
use formats::{FormatError, ImportedTournament};

use parts::Part;
use samples::{Sample, samples};

/// The parts that carry nothing here, with the reason. A `*` at either end stands for any text.
const NOTHING: &[(&str, &str, &str)] = &[
    ("opengotha", "@saveDT", "when the file was saved"),
    ("opengotha", "@runningMode", "how the program ran"),
    ("macmahon", "*@typeversion", "the version of the element's form"),
    ("macmahon", "CurrentRoundNumber", "it follows from the rounds"),
    ("macmahon", "VersionSaved", "the program that wrote the file"),
    ("macmahon", "Country*", "the program's own list of countries and clubs"),
    ("macmahon", "TournamentRound/LastUpdated", "when the round was changed"),
    ("macmahon", "TournamentRound/Pairing/CreationTime", "when the pairing was made"),
    ("macmahon", "TournamentRound/Pairing/PairingWithBye", "a pairing with nobody on one side is a bye without it"),
    ("pairgoth", "games.id", "the key of the game, by which only games of teams are found"),
    ("opengotha teams", "@saveDT", "when the file was saved"),
    ("opengotha teams", "@runningMode", "how the program ran"),
    ("opengotha teams", "ByePlayers", "an empty list"),
    ("opengotha teams", "@fullVersionNumber", "the program that wrote the file"),
    ("opengotha teams", "Teams/Team/Board@roundNumber", "without it a board is that of every round, and there is one"),
    ("opengotha teams", "*/TeamGeneralParameterSet", "without it the boards give the size of the teams"),
    ("pairgoth pairs", "teams.name", "a pair has the names of its players"),
    ("pairgoth teams", "games.h", "matches of teams have no handicap"),
    ("pairgoth teams", "games.r", "the result of a match follows from its boards"),
    ("pairgoth teams", "individualGames.21.id", "the key of a game"),
    ("pairgoth teams", "individualGames.21.t", "boards follow from the order"),
    ("pairgoth pairs", "games.id", "the key of the game"),
    ("tou", "name", "a short name, where `comm` has the name"),
    ("tou", "prog", "the program that wrote the file"),
    ("tou", "Num", "the heading of columns that are always the same"),
    ("trf", "062", "the number of players"),
    ("trf", "8/2 Kim", "the note has the name of the line"),
    ("trf", "8/3 Reed", "the note has the name of the line"),
    ("trf", "9/2 30", "the note has the name of the line"),
    ("trf", "9/3 min", "the note has the name of the line"),
    ("trf", "*1.0", "points explain places that differ"),
    ("trf", "*0.0", "points explain places that differ"),
    ("EGD list", "*--", "a column without a use"),
    ("FFG list", "1/2 au", "a word of the title"),
    ("FFG list", "1/4 et", "a word of the title"),
    ("FFG list", "1/5 classement", "a word of the title"),
    ("AGA list", "1/8 VA", "a column without a use"),
];

/// The parts whose other name is not noted, with the reason.
const UNNOTED: &[(&str, &str, &str)] = &[
    ("pairgoth", "players.final", "an unknown field that is false says nothing"),
    ("pairgoth teams", "players.final", "an unknown field that is false says nothing"),
    ("pairgoth pairs", "players.final", "an unknown field that is false says nothing"),
    ("EGD table", "First_Name", "a list has columns without a use here"),
    ("EGD table", "Country_Code", "a list has columns without a use here"),
    ("EGD table", "Club", "a list has columns without a use here"),
    ("EGD table", "Grade", "a list has columns without a use here"),
    ("EGD table", "Gor", "a list has columns without a use here"),
    ("EGD table", "Tot_Tournaments", "a list has columns without a use here"),
    ("EGD table", "Last_Appearance", "a list has columns without a use here"),
    ("h9", "Pl", "it is a comment; the criteria follow from the values, if they can"),
];

/// The parts whose other value is not looked at, or is left out without a note, with the reason.
const UNALTERED: &[(&str, &str, &str)] = &[
    (
        "opengotha",
        "*TeamPlacementParameterSet/PlacementCriteria/PlacementCriterion@number",
        "an order that is only kept",
    ),
    (
        "opengotha teams",
        "*TeamPlacementParameterSet/PlacementCriteria/PlacementCriterion@number",
        "an order that is only kept",
    ),
    ("pairgoth teams", "games.w", "the boards of a match say who meets"),
    ("csv", "egd_pin", "its digits are read"),
    ("xlsx", "egd_pin", "its digits are read"),
    ("ods", "egd_pin", "its digits are read"),
    ("EGD table", "Grade", "without a rank, it is that of the rating"),
    ("FFG list", "1/3 01/03/2026", "a date in another form is left out"),
    ("pairgoth teams", "teams.mmsCorrection", "the note has the name of the field"),
    ("pairgoth teams", "teams.captain", "the note has the name of the field"),
    ("pairgoth teams", "games.ft", "the note has the name of the field"),
    ("pairgoth pairs", "teams.captain", "the note has the name of the field"),
    ("pairgoth pairs", "players.egc", "the note has the name of the field"),
    ("pairgoth pairs", "players.mmsCorrection", "the note has the name of the field"),
    ("aga", "rules", "the note has the name of the line"),
    ("trf", "092", "the note has the name of the line"),
    ("trf", "*12345678", "the note counts these numbers"),
    ("csv", "phone", "the note has the name of the column"),
    ("xlsx", "phone", "the note has the name of the column"),
    ("ods", "phone", "the note has the name of the column"),
    ("EGD list", "1/*", "a date in another form is left out"),
    ("EGD list", "*/1 12345678", "a line without a PIN is text of the page"),
    ("EGD list", "*/1 12345679", "a line without a PIN is text of the page"),
    ("EGD list", "*NL", "an unknown country is left out, as XX is"),
    ("EGD list", "*SE", "an unknown country is left out, as XX is"),
];

/// What an import says about a file.
#[derive(Debug, PartialEq)]
struct Said {
    refused: Option<String>,
    content: String,
    /// The values that are kept for an export to the same format.
    kept: String,
    notes: Vec<String>,
}

impl Said {
    /// Returns what a reader without notes says.
    fn of<T: Debug>(read: Result<T, FormatError>) -> Said {
        match read {
            Ok(read) => {
                let (kept, notes) = (String::new(), Vec::new());
                Said { refused: None, content: format!("{read:?}"), kept, notes }
            }
            Err(error) => Said::refusal(&error),
        }
    }

    fn refusal(error: &FormatError) -> Said {
        Said { refused: Some(error.to_string()), content: String::new(), kept: String::new(), notes: Vec::new() }
    }
}

fn said(read: Result<ImportedTournament, FormatError>) -> Said {
    let imported = match read {
        Ok(imported) => imported,
        Err(error) => return Said::refusal(&error),
    };
    let mut tournament: Tournament = imported.tournament;
    // The hash of the file.
    tournament.event.draw_seed.clear();
    let kept = format!("{:?}", std::mem::take(&mut tournament.foreign));
    let mut notes: Vec<String> = imported.notes.iter().map(ToString::to_string).collect();
    notes.extend(imported.left.iter().map(|bad| format!("{}: {}", bad.line, bad.what)));
    Said { refused: None, content: format!("{tournament:?}"), kept, notes }
}

/// Whether a name of a list is that of a part.
fn fits(listed: &str, part: &str) -> bool {
    let end = || listed.strip_prefix('*').is_some_and(|end| part.ends_with(end));
    let start = || listed.strip_suffix('*').is_some_and(|start| part.starts_with(start));
    part == listed || end() || start()
}

fn is_listed(list: &[(&str, &str, &str)], format: &str, part: &str) -> bool {
    list.iter().any(|(own, name, _)| *own == format && fits(name, part))
}

/// What is wrong with the import of a part of a sample.
fn problems(format: &str, part: &Part, whole: &Said, read: fn(&str) -> Said) -> Vec<String> {
    let Part { name, removed, renamed, altered } = part;
    let mut problems = Vec::new();
    let is_same = |text: &Option<String>| text.as_ref().is_none_or(|text| read(text) == *whole);
    let carries_nothing = read(removed) == *whole && is_same(altered);
    if carries_nothing != is_listed(NOTHING, format, name) {
        problems.push(format!(
            "{format} {name}: removed, {} differs",
            if carries_nothing { "nothing" } else { "something" }
        ));
    }
    let is_ignored = altered.as_ref().is_some_and(|text| {
        let (now, without) = (read(text), read(removed));
        let is_lost = now.content == without.content && now.kept == without.kept;
        now.refused.is_none()
            && now.notes == whole.notes
            && (now.content == whole.content && now.kept == whole.kept || is_lost)
    });
    if is_ignored && !carries_nothing && !is_listed(UNALTERED, format, name) {
        problems.push(format!("{format} {name}: altered, and neither read nor noted"));
    }
    let Some(now) = renamed.as_ref().map(|text| read(text)) else { return problems };
    let is_silent = now.refused.is_none() && now.notes == whole.notes && now.content != whole.content;
    if is_silent != is_listed(UNNOTED, format, name) {
        problems
            .push(format!("{format} {name}: renamed, {}", if is_silent { "and lost silently" } else { "and noted" }));
    }
    problems
}

#[test]
fn no_part_of_a_file_is_left_out_silently() {
    let mut all = Vec::new();
    for Sample { format, text, read, parts } in samples() {
        let whole = read(&text);
        assert_eq!(whole.refused, None, "{format}");
        let parts = parts(&text);
        assert!(parts.len() > 3, "{format}");
        all.extend(parts.iter().flat_map(|part| problems(format, part, &whole, read)));
        let unused = NOTHING
            .iter()
            .chain(UNNOTED)
            .chain(UNALTERED)
            .filter(|(own, listed, _)| *own == format && !parts.iter().any(|part| fits(listed, &part.name)));
        all.extend(unused.map(|(format, name, _)| format!("{format} {name}: listed, but not in the sample")));
    }
    assert!(all.is_empty(), "{} problems:\n{}", all.len(), all.join("\n"));
}
