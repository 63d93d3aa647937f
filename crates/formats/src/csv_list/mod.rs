//! Lists of players as spreadsheets or CSV: commas, semicolons or tabs, in any usual encoding, with columns in any order. The first line
//! or the director determines the meaning of the columns.

mod column;
mod country_names;
mod decode;
mod federations;
mod guess;
mod join;
mod names;
mod person;
mod sheet;
mod totals;
mod value;
mod value_words;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use messages::{Message, message};

pub use column::ListColumn;
pub(crate) use country_names::{country, federation};
pub use decode::ENCODINGS;
pub(crate) use federations::country_of_federation;
pub use person::ListedPlayer;

use crate::FormatError;
pub use crate::error::BadRow;
use crate::notes::Notes;
use crate::text::excerpt;
use sheet::Row;

/// A list of players and notes about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerList {
    /// The players in the list's order.
    pub players: Vec<ListedPlayer>,
    /// Unknown columns, repeated names and cleaned fields, in English.
    pub notes: Vec<Message>,
    /// The problems of the lines that were left out, by line; only if the options allow it.
    pub left: Vec<BadRow>,
}

/// How to read a list. Missing options are detected from its content.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ListOptions {
    /// An encoding's usual name.
    pub encoding: Option<String>,
    /// The sheet of a spreadsheet, by name.
    pub sheet: Option<String>,
    /// Tab, semicolon, comma or vertical bar.
    pub separator: Option<char>,
    /// Whether the first line names the columns.
    pub headed: Option<bool>,
    /// The meaning of columns by their position from 0; `None` leaves a column out.
    pub columns: BTreeMap<usize, Option<ListColumn>>,
    /// Whether lines with problems are left out.
    pub take_good: bool,
    /// Corrected fields by line and position from 0, which replace those of the list.
    pub edits: BTreeMap<(u64, usize), String>,
    /// The lines that are left out.
    pub left_out: BTreeSet<u64>,
}

/// A preview of a list, for choosing the meaning of its columns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListSample {
    /// The encoding that was used.
    pub encoding: String,
    /// Whether the encoding is a guess, so that the user should check the letters.
    pub encoding_guessed: bool,
    /// The separator of the fields.
    pub separator: char,
    /// Whether its first line names the columns.
    pub headed: bool,
    /// Every column with its heading, which may be empty, and its meaning.
    pub columns: Vec<(String, Option<ListColumn>)>,
    /// The fields of the first rows below the headings.
    pub first: Vec<Vec<String>>,
    /// The last line of the titles above the headings, which are left out.
    pub titles: Option<u64>,
    /// The sheet of a spreadsheet that was read, and all its sheets with cells.
    pub sheet: Option<(String, Vec<String>)>,
    /// The column of whole names whose order is only guessed from its heading.
    pub guessed_name: Option<usize>,
}

/// The number of rows in a [`ListSample`].
const FIRST: usize = 6;

/// Returns whether one of the first lines names the columns that a list needs.
pub(crate) fn is_list(bytes: &[u8]) -> bool {
    decode::decode(decode::head(bytes), None, None, has_headings).is_ok_and(|decoded| has_headings(&decoded.text))
}

/// Returns whether a file looks like a list of players without headings, or without one for the ranks: its fields show which columns
/// are ranks and names.
pub(crate) fn is_bare_list(bytes: &[u8]) -> bool {
    seen(decode::head(bytes), &ListOptions::default()).is_ok_and(|(sample, rows)| {
        let columns: Vec<Option<ListColumn>> = sample.columns.iter().map(|(_, column)| *column).collect();
        rows.len() > 1 && columns.len() > 1 && missing(&columns).is_none()
    })
}

/// Returns whether one of the first lines of a text names the columns that a list needs.
fn has_headings(text: &str) -> bool {
    if is_of_other_program(text) {
        return false;
    }
    let separator = sheet::separator(text, are_headings);
    let lines = text.lines().filter(|line| !line.trim().is_empty()).take(sheet::TITLES);
    lines.map(|line| sheet::naive_fields(line, separator)).any(|fields| are_headings(&fields))
}

/// Returns whether a text begins like JSON or XML, in whose encoding the other readers saw no file of theirs.
fn is_of_other_program(text: &str) -> bool {
    text.trim_start_matches('\u{FEFF}').trim_start().starts_with(['{', '<'])
}

/// Returns whether fields name the columns that a list needs, and are not more than a list may have.
fn are_headings(fields: &[&str]) -> bool {
    fields.len() <= sheet::MAX_COLUMNS && missing(&column::guessed(fields.iter().copied())).is_none()
}

/// Reads a list whose first line names its columns.
///
/// # Errors
/// As [`read_as`].
pub fn read(bytes: &[u8]) -> Result<PlayerList, FormatError> {
    read_as(bytes, &ListOptions::default())
}

/// Reads a list with these options.
///
/// # Errors
/// The encoding is unknown, a column for name or rank is missing, or lines are invalid. All invalid lines are reported,
/// including those with the EGD PIN or IRN of an earlier line (R6). With [`ListOptions::take_good`], invalid lines are left
/// out and are not an error.
pub fn read_as(bytes: &[u8], options: &ListOptions) -> Result<PlayerList, FormatError> {
    let (sample, rows) = seen(bytes, options)?;
    let mut notes = Notes::default();
    if sample.encoding_guessed {
        notes.add(message!("import-note-encoding-guessed", encoding = &sample.encoding));
    }
    let columns = checked(&sample, &mut notes)?;
    if let Some(last) = sample.titles {
        notes.add(message!("import-note-title-rows", last = last.to_string()));
    }
    if !sample.headed && options.columns.is_empty() {
        notes.add(message!("import-note-no-headings"));
    }
    if let Some((sheet, all)) = sample.sheet.as_ref().filter(|(_, all)| all.len() > 1 && options.sheet.is_none()) {
        notes.add(message!("import-note-sheet", sheet, others = all.len() - 1));
    }
    let rows = &rows[usize::from(sample.headed)..];
    let habits = person::Habits::of(&columns, rows);
    let mut players: Vec<ListedPlayer> = Vec::new();
    let mut problems: Vec<BadRow> = Vec::new();
    for row in rows.iter().filter(|row| !options.left_out.contains(&row.line)) {
        if let Some(words) = totals::total(&columns, row) {
            notes.add(message!("import-note-total-row", line = row.line.to_string(), text = excerpt(words)));
            continue;
        }
        match person::listed(&columns, row, habits, &mut notes) {
            Ok(player) => players.push(player),
            Err(reasons) => problems.extend(reasons),
        }
    }
    problems.extend(persons_twice(&players, &mut notes));
    problems.sort_by_key(|bad| bad.line);
    if options.take_good {
        players.retain(|listed| problems.binary_search_by_key(&listed.line, |bad| bad.line).is_err());
    }
    if problems.is_empty() || options.take_good {
        Ok(PlayerList { players, notes: notes.into_vec(), left: problems })
    } else {
        Err(FormatError::BadRows(problems))
    }
}

/// Returns a preview: the list's form, its columns and its first rows.
///
/// # Errors
/// The file is not a CSV file or its encoding is unknown.
pub fn sample(bytes: &[u8], options: &ListOptions) -> Result<ListSample, FormatError> {
    Ok(seen(bytes, options)?.0)
}

/// Returns the fields of these lines as they are read, with the corrections of the options.
///
/// # Errors
/// As [`sample`].
pub fn fields_of(
    bytes: &[u8],
    options: &ListOptions,
    lines: &BTreeSet<u64>,
) -> Result<BTreeMap<u64, Vec<String>>, FormatError> {
    let (_, rows) = seen(bytes, options)?;
    Ok(rows.into_iter().filter(|row| lines.contains(&row.line)).map(|row| (row.line, row.fields)).collect())
}

/// Puts the corrected fields into the rows. A field beyond the end of its row fills the row up.
fn correct(rows: &mut [Row], edits: &BTreeMap<(u64, usize), String>) {
    for row in rows {
        for ((_, at), text) in edits.range((row.line, 0)..=(row.line, usize::from(u8::MAX))) {
            row.fields.resize(row.fields.len().max(at + 1), String::new());
            row.fields[*at] = text.clone();
        }
    }
}

fn seen(bytes: &[u8], options: &ListOptions) -> Result<(ListSample, Vec<Row>), FormatError> {
    let decoded = decode::decode(bytes, options.encoding.as_deref(), options.sheet.as_deref(), has_headings)?;
    if is_of_other_program(&decoded.text) {
        return Err(FormatError::MissingColumn { column: "family" });
    }
    let of_words = if options.separator.is_none() { sheet::of_words(&decoded.text) } else { None };
    let text = of_words.unwrap_or(decoded.text);
    let separator = options.separator.unwrap_or_else(|| sheet::separator(&text, are_headings));
    let mut rows = sheet::rows(&text, separator)?;
    correct(&mut rows, &options.edits);
    let titles = rows.drain(..titles(&rows, options)).next_back().map(|row| row.line);
    let top = &rows[0].fields;
    let mut by_heading = column::guessed(top.iter().map(String::as_str));
    // A given name may be a heading elsewhere, as Dan is.
    let is_player = top.iter().any(|field| value::rank(field).is_ok_and(|read| !read.bare));
    let has_heading = !is_player && by_heading.iter().any(Option::is_some);
    let headed = options.headed.unwrap_or_else(|| has_heading || heads(&rows));
    let width = if headed { top.len() } else { rows.iter().map(|row| row.fields.len()).max().unwrap_or(0) };
    if headed {
        join::join_columns(&mut by_heading, &mut rows, &options.edits);
    }
    let top = &rows[0].fields;
    let guesses = if headed { guess::completed(by_heading, &rows[1..]) } else { guess::by_content(&rows, width) };
    let is_guessed_name =
        |at: &usize| guesses[*at] == Some(ListColumn::FamilyFirst) && !options.columns.contains_key(at);
    let guessed_name = (0..width).find(is_guessed_name);
    let columns = (0..width).map(|at| {
        let heading = top.get(at).filter(|_| headed).cloned().unwrap_or_default();
        let guess = guesses[at].filter(|guess| !options.columns.values().flatten().any(|chosen| chosen == guess));
        (heading, options.columns.get(&at).copied().unwrap_or(guess))
    });
    let sample = ListSample {
        encoding: decoded.encoding.into(),
        encoding_guessed: decoded.guessed,
        separator,
        headed,
        columns: columns.collect(),
        first: rows.iter().skip(usize::from(headed)).take(FIRST).map(|row| row.fields.clone()).collect(),
        titles,
        sheet: decoded.sheet,
        guessed_name,
    };
    Ok((sample, rows))
}

/// Returns the number of rows with titles above the row that names the columns; zero without such a row.
fn titles(rows: &[Row], options: &ListOptions) -> usize {
    let head = |row: &Row| are_headings(&row.fields.iter().map(String::as_str).collect::<Vec<_>>());
    match options.headed {
        Some(false) => 0,
        _ => rows.iter().take(sheet::TITLES).position(head).unwrap_or(0),
    }
}

/// Returns whether a first row of unknown words is a heading all the same: it has no rank, but the next row has one.
fn heads(rows: &[Row]) -> bool {
    let ranked = |row: &Row| row.fields.iter().any(|field| field.parse::<domain::Rank>().is_ok());
    !ranked(&rows[0]) && rows.get(1).is_some_and(ranked)
}

/// Returns the columns, after checking that every meaning occurs once and that no needed column is missing.
fn checked(sample: &ListSample, notes: &mut Notes) -> Result<Vec<Option<ListColumn>>, FormatError> {
    let mut columns: Vec<Option<ListColumn>> = Vec::new();
    let is_joined = join::is_joined(&sample.columns);
    for (at, (heading, column)) in sample.columns.iter().enumerate() {
        if column.is_some_and(ListColumn::is_needed) && columns.contains(column) {
            return Err(FormatError::SameColumn { heading: excerpt(heading) });
        }
        if column.is_none() && !heading.is_empty() && !is_joined(at) {
            notes.add(message!("import-note-column", heading = excerpt(heading)));
        }
        columns.push(*column);
    }
    missing(&columns).map_or(Ok(columns), |column| Err(FormatError::MissingColumn { column }))
}

/// Returns a needed column that is missing.
fn missing(columns: &[Option<ListColumn>]) -> Option<&'static str> {
    let has = |column| columns.contains(&Some(column));
    let whole = has(ListColumn::FamilyFirst) || has(ListColumn::GivenFirst);
    if !whole && !has(ListColumn::Family) {
        Some("family")
    } else if !whole && !has(ListColumn::Given) {
        Some("given")
    } else {
        (!has(ListColumn::Rank)).then_some("rank")
    }
}

/// Returns the lines with the PIN or IRN of an earlier line. Lines with the same name only get a note (R6).
fn persons_twice(players: &[ListedPlayer], notes: &mut Notes) -> Vec<BadRow> {
    let mut problems = Vec::new();
    let mut names: HashMap<String, u64> = HashMap::new();
    let mut numbers: HashMap<(&'static str, &str), u64> = HashMap::new();
    for listed in players {
        let (player, line) = (&listed.player, listed.line);
        let own = [("EGD PIN", &player.egd_pin), ("IRN", &player.irn)];
        for (what, value) in own.into_iter().filter_map(|(what, value)| Some((what, value.as_deref()?))) {
            if let Some(first) = numbers.insert((what, value), line) {
                let first = first.to_string();
                let problem = message!("import-problem-same-number", number = what, value = excerpt(value), first);
                problems.push(BadRow { line, what: problem });
            }
        }
        let name = player.list_name();
        if let Some(first) = names.insert(name.to_lowercase(), line) {
            let (first, line) = (first.to_string(), line.to_string());
            notes.add(message!("import-note-name-twice", first, line, name = excerpt(&name)));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use domain::model::player::{Birth, Sex};

    use domain::Category;

    use super::*;

    fn refused(list: &str) -> String {
        read(list.as_bytes()).unwrap_err().to_string()
    }

    #[test]
    fn columns_are_recognised_in_any_order_by_usual_names() {
        let list = "\u{FEFF}Rank;First Name;Surname;Shoe;Gender;sp16;Birth Year;PIN;family_group;Country\r\n\
                    5 kyu;Zoë;van der Mühl;39;F;250;2012;10000001;Mühl;nl\r\n\r\n1D;Ada;Brook;;;;;;;UK\r\n";
        let PlayerList { players, notes, .. } = read(list.as_bytes()).unwrap();
        let [zoe, ada] = &players[..] else { panic!("two players") };
        assert_eq!((zoe.line, ada.line), (2, 4));
        assert_eq!((zoe.player.list_name(), zoe.player.rank.to_string()), ("van der Mühl Zoë".into(), "5k".into()));
        assert_eq!((zoe.player.birth, zoe.player.sex), (Some(Birth::Year(2012)), Some(Sex::Female)));
        assert_eq!((zoe.sp[&Category(16)], zoe.family_group.as_deref()), (250, Some("Mühl")));
        assert_eq!(ada.player.country.unwrap().to_string(), "UK");
        assert_eq!(notes, [message!("import-note-column", heading = "Shoe")]);
    }

    #[test]
    fn quotes_tabs_and_line_breaks_are_parsed() {
        let list = "family,given,rank,club\n\"Brook, the\nolder\",\"Ada \"\"A\"\"\",1d,'=Mill\n";
        let player = &read(list.as_bytes()).unwrap().players[0].player;
        assert_eq!((player.family.as_str(), player.given.as_str()), ("Brook, the older", "Ada \"A\""));
        assert_eq!(player.club, "=Mill");
        assert_eq!(read(b"family\tgiven\trank\nBrook\tAda\t1d").unwrap().players.len(), 1);
    }

    #[test]
    fn invalid_line_is_reported_with_its_problem() {
        let head = "family,given,rank,rating,country,birth_year,egd_pin,sex,sp12";
        for (line, words) in [
            ("Brook,Ada,,,,,,,", "Brook Ada has no rank"),
            ("Brook,,1d,,,,,,", "\"Brook\" is a family name without a given name. Write both"),
            (",Ada,1d,,,,,,", "\"Ada\" is a given name without a family name. Write both"),
            (",,1d,,,,,,", "no name"),
            ("Brook,Ada,36k,,,,,,", "\"36k\" is not a rank"),
            ("Brook,Ada,1d,9999,,,,,", "\"9999\" is not a rating"),
            ("Brook,Ada,1d,,Narnia,,,,", "\"Narnia\" is not a country"),
            ("Brook,Ada,1d,,,12,,,", "\"12\" is not a year"),
            ("Brook,Ada,1d,,,,123,,", "\"123\" is not an EGD PIN"),
            ("Brook,Ada,1d,,,,,x,", "\"x\" is not a sex"),
            ("Brook,Ada,1d,,,,,,-1", "\"-1\" is not a number of SEYGO points"),
            ("Brook,Ada,1d,,,,,,,5", "The line has 10 fields, but the first line names 9 columns"),
        ] {
            let error = refused(&format!("{head}\nPop,Ana,5k,,,,,,\n{line}\n"));
            assert!(error.starts_with("Line 3: ") && error.contains(words), "{error}");
        }
        assert!(refused("family,given\nBrook,Ada").contains("no column rank"));
        assert!(refused("family,surname,given,rank\n").contains("same meaning"));
        assert!(refused(&format!("family,given,rank\n{},Ada,1d", "x".repeat(10_000_000))).contains("bytes, more than"));
    }

    #[test]
    fn list_of_too_many_players_is_refused() {
        let list = |players: usize| {
            let lines: String = (0..players).map(|i| format!("Brook{i},Ada,1d\n")).collect();
            format!("family,given,rank\n{lines}")
        };
        assert_eq!(read(list(5_000).as_bytes()).unwrap().players.len(), 5_000);
        assert!(refused(&list(5_001)).contains("at most 5000 players"));
        assert!(refused(&list(150_000)).contains("at most 5000 players"));
    }

    #[test]
    fn a_person_cannot_be_listed_twice() {
        let pins = refused("family,given,rank,egd_pin\nBrook,Ada,1d,10000001\nPop,Ana,5k,\nBrook,A.,1d,10000001");
        assert_eq!(pins, "Line 4: The EGD PIN 10000001 is also in line 2. One person can be entered only once.");
        assert!(refused("family,given,rank,irn\nBrook,Ada,1d,7\nPop,Ana,5k,7").contains("IRN 7 is also in line 2"));
        let names = read(b"family,given,rank\nBrook,Ada,1d\nBROOK,ADA,2k").unwrap();
        assert_eq!(names.notes[0].to_string(), "Lines 2 and 3: BROOK ADA is listed twice.");
        assert_eq!(names.notes.len(), 1);
    }

    #[test]
    fn all_invalid_lines_are_reported_together() {
        let list = "family,given,rank,country\nPop,Ana,5k,\nBrook,,1d,\nReed,Bea,36k,Narnia\n,,,\nMill,Tom,,\n";
        let FormatError::BadRows(wrong) = read(list.as_bytes()).unwrap_err() else { panic!("bad rows") };
        assert_eq!(wrong.iter().map(|bad| bad.line).collect::<Vec<_>>(), [3, 4, 4, 6]);
        assert!(refused(list).contains("4 problems in 3 lines"));
    }

    #[test]
    fn good_lines_can_be_taken_without_the_others() {
        let list = "family,given,rank,egd_pin\nPop,Ana,5k,10000001\nBrook,,1d,\nReed,Bea,36k,\nLake,Bo,1d,10000001\nMill,Tom,2k,\n";
        let take_good = ListOptions { take_good: true, ..ListOptions::default() };
        let read = read_as(list.as_bytes(), &take_good).unwrap();
        let names: Vec<String> = read.players.iter().map(|listed| listed.player.list_name()).collect();
        assert_eq!(names, ["Pop Ana", "Mill Tom"]);
        assert_eq!(read.left.iter().map(|bad| bad.line).collect::<Vec<_>>(), [3, 4, 5]);
        let all_bad = read_as(b"family,given,rank\nBrook,,1d\n", &take_good).unwrap();
        assert_eq!((all_bad.players.len(), all_bad.left.len()), (0, 1));
    }

    #[test]
    fn corrected_fields_replace_those_of_the_list_and_lines_are_left_out() {
        let list = b"family,given,rank\nPop,Ana,5k\nBrook,Ada\nReed,Bea,36k\n";
        let mut options = ListOptions::default();
        options.edits.insert((3, 2), "7k".into());
        options.left_out.insert(4);
        let players = read_as(list, &options).unwrap().players;
        let names: Vec<String> =
            players.iter().map(|listed| format!("{} {}", listed.player.family, listed.player.rank)).collect();
        assert_eq!(names, ["Pop 5k", "Brook 7k"]);
        let shown = fields_of(list, &options, &BTreeSet::from([3, 4])).unwrap();
        assert_eq!(shown[&3], ["Brook", "Ada", "7k"]);
        assert_eq!(shown[&4], ["Reed", "Bea", "36k"]);
    }

    #[test]
    fn titles_above_the_headings_are_left_out_with_a_note() {
        let names = |list: &str| {
            let list = read(list.as_bytes()).unwrap();
            let names: Vec<String> = list.players.iter().map(|listed| listed.player.list_name()).collect();
            (names.join("; "), list.players[0].line, list.notes)
        };
        let body = "Nr. crt.;Numele;Prenumele;Gradul\n1;Brook;Ada;5k\n";
        let (all, line, notes) = names(&format!("Cupa Primăverii, Cluj, 2026;;;\n\n{body}"));
        assert_eq!((all.as_str(), line), ("Brook Ada", 4));
        assert!(notes.contains(&message!("import-note-title-rows", last = "1")), "{notes:?}");
        assert_eq!(crate::detect(format!("Cup;;;\n{body}").as_bytes()), Some(crate::Format::Csv));
        let (_, line, notes) = names(body);
        assert!(line == 2 && !notes.iter().any(|note| note.id == "import-note-title-rows"), "{notes:?}");
    }

    #[test]
    fn separators_are_declared_or_detected() {
        for list in [
            "sep=;\nname;rank\nBrook, Ada;5k\n",
            "\"sep=;\"\r\nname;rank\r\nBrook, Ada;5k\r\n",
            "| Name | Rank |\n|---|:--|\n| Brook, Ada | 5k |\n",
            "Name|Rank\nBrook, Ada|5k\n",
            "A, B, C, D\nName;Rank\nBrook, Ada;5k\n",
        ] {
            let players = read(list.as_bytes()).unwrap_or_else(|error| panic!("{list}: {error}")).players;
            assert_eq!((players.len(), players[0].player.list_name().as_str()), (1, "Brook Ada"), "{list}");
        }
        assert_eq!(read(b"sep=,\nname,rank\nBrook Ada,5k\n").unwrap().players[0].line, 3);
    }

    #[test]
    fn unusual_ranks_and_values_are_read_with_notes() {
        let list = "name;rank;rating;country;birth;club\nBrook, Ada;shodan;2 150;Germany;41790;-\n\
                    Pop, Ana;35k;n/a;ROU;;Cluj\nLake, Bo;10;1.850,5;-;-;\n";
        let PlayerList { players, notes, .. } = read(list.as_bytes()).unwrap();
        let [ada, ana, bo] = &players[..] else { panic!("three players") };
        let values = |listed: &ListedPlayer| {
            let player = &listed.player;
            let country = player.country.map(|country| country.to_string()).unwrap_or_default();
            (player.rank.to_string(), player.rating.map(|rating| rating.0), country, player.club.clone())
        };
        assert_eq!(values(ada), ("1d".into(), Some(2150), "DE".into(), String::new()));
        assert_eq!(values(ana), ("30k".into(), None, "RO".into(), "Cluj".into()));
        assert_eq!(values(bo), ("10k".into(), Some(1851), String::new(), String::new()));
        assert_eq!(ada.player.birth.map(|birth| format!("{birth:?}")).as_deref(), Some("Day(2014-05-31)"));
        let notes: Vec<&str> = notes.iter().map(|note| note.id).collect();
        assert_eq!(notes, ["import-note-rank-below", "import-note-rank-bare"]);
    }

    #[test]
    fn a_tournament_in_utf_16_is_no_list() {
        let file = "{\"type\":\"SWISS\",\"players\":[{\"name\":\"Brook\",\"firstname\":\"Ada\",\"rank\":-3}]}";
        let wide: Vec<u8> = std::iter::once(0xFEFF).chain(file.encode_utf16()).flat_map(u16::to_le_bytes).collect();
        assert!(!is_list(&wide) && !is_bare_list(&wide));
        assert!(matches!(read(&wide), Err(FormatError::MissingColumn { .. })));
        let list: Vec<u8> =
            "\u{FEFF}family,given,rank\nBrook,Ada,5k\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert!(is_list(&list));
    }

    #[test]
    fn headings_of_more_columns_than_a_list_may_have_are_no_list() {
        let columns = |more: usize| format!("family,given,rank{}\nBrook,Ada,5k\n", ",x".repeat(more));
        assert!(is_list(columns(97).as_bytes()));
        assert!(!is_list(columns(98).as_bytes()));
    }

    #[test]
    fn of_two_columns_with_one_meaning_the_first_value_counts() {
        let list = "family,given,rank,Date of birth,Year of birth,Rating,GoR\n\
                    Brook,Ada,5k,31/5/2012,2012,,1600\nLake,Bo,6k,,2011,1500,1499\n";
        let players = read(list.as_bytes()).unwrap().players;
        let values = |at: usize| {
            let player = &players[at].player;
            (player.birth.map(|birth| format!("{birth:?}")).unwrap_or_default(), player.rating.map(|rating| rating.0))
        };
        assert_eq!(values(0), ("Day(2012-05-31)".into(), Some(1600)));
        assert_eq!(values(1), ("Year(2011)".into(), Some(1500)));
    }

    #[test]
    fn lists_of_forms_and_spreadsheets_are_read() {
        let list = "Numele și prenumele;Gradul;Sexul;PIN EGD;Data nașterii\n\
                    POPA Ana;începător;F;=\"12345678\";2012-05-31 00:00:00\nIonescu Vlad;5 kyu?;băiat;pe card;31 mai 2013\n";
        let PlayerList { players, notes, .. } = read(list.as_bytes()).unwrap();
        let values = |at: usize| {
            let player = &players[at].player;
            (player.list_name(), player.rank.to_string(), player.sex, player.egd_pin.clone())
        };
        assert_eq!(values(0), ("POPA Ana".into(), "30k".into(), Some(Sex::Female), Some("12345678".into())));
        assert_eq!(values(1), ("Ionescu Vlad".into(), "5k".into(), Some(Sex::Male), None));
        let birth = |at: usize| players[at].player.birth.map(|birth| format!("{birth:?}"));
        assert_eq!([birth(0), birth(1)], [Some("Day(2012-05-31)".into()), Some("Day(2013-05-31)".into())]);
        let ids: Vec<&str> = notes.iter().map(|note| note.id).collect();
        assert_eq!(ids, ["import-note-rank-below", "import-note-line-no-pin"]);
        let dutch = "Achternaam;Tussenvoegsel;Voornaam;Sterkte\nBerg;van den;Jan;5k\nSmit;;Ans;1d\n";
        let PlayerList { players, notes, .. } = read(dutch.as_bytes()).unwrap();
        let names: Vec<String> = players.iter().map(|listed| listed.player.list_name()).collect();
        assert_eq!((names.join("; ").as_str(), notes.len()), ("van den Berg Jan; Smit Ans", 0));
        let pasted = "1. Brook Ada 5k Mill\n2. van der Mill Tom 12 kyu\n\n3. Pop Ana\n4. Lake Bo 1d Weir Hall\n";
        let options = ListOptions { take_good: true, ..ListOptions::default() };
        let PlayerList { players, left, .. } = read_as(pasted.as_bytes(), &options).unwrap();
        let lines: Vec<String> = players
            .iter()
            .map(|listed| {
                let player = &listed.player;
                format!("{} {}|{}|{}|{}", listed.line, player.family, player.given, player.rank, player.club)
            })
            .collect();
        assert_eq!(lines, ["1 Brook|Ada|5k|Mill", "2 van der Mill|Tom|12k|", "5 Lake|Bo|1d|Weir Hall"]);
        assert_eq!(left.iter().map(|bad| bad.line).collect::<Vec<_>>(), [4]);
        assert_eq!(read(b"Family;Given;Rank\rBrook;Ada;5k\rLake;Bo;6k\r").unwrap().players.len(), 2);
    }

    #[test]
    fn options_determine_the_meaning_of_columns() {
        let list = b"Who,Power,Tel\n\"Brook, Ada\",1d,555\n";
        assert!(refused("Who,Power,Tel\nBrook Ada,1d,555").contains("no column family"));
        let columns = BTreeMap::from([(0, ListColumn::of_id("name")), (1, ListColumn::of_id("rank"))]);
        let options = ListOptions { columns, headed: Some(true), ..ListOptions::default() };
        assert_eq!(read_as(list, &options).unwrap().players[0].player.list_name(), "Brook Ada");
        let columns = BTreeMap::from([
            (0, ListColumn::of_id("given")),
            (1, ListColumn::of_id("family")),
            (2, ListColumn::of_id("rank")),
        ]);
        let options = ListOptions { columns, headed: Some(false), ..ListOptions::default() };
        let all = read_as(b"Ada,Brook,1d\nBea,Reed,2k\n", &options).unwrap();
        assert_eq!((all.players.len(), all.players[1].line), (2, 2));
        let plain = read(b"Popa Ion,5k,RO,Buc\nIonescu Dan,3k,RO,Ploi\n").unwrap();
        assert_eq!(plain.players[1].player.list_name(), "Ionescu Dan");
        assert_eq!(plain.notes, [message!("import-note-no-headings")]);
        let dan = read(b"Popa,Dan,5k\nIonescu,Ana,3k\n").unwrap();
        assert_eq!((dan.players.len(), dan.players[0].player.list_name().as_str()), (2, "Popa Dan"));
        let sample = sample(b"Ada|x;Brook;1d\nBea;Reed;2k\n", &ListOptions::default()).unwrap();
        assert_eq!((sample.separator, sample.headed, sample.columns.len(), sample.first.len()), (';', false, 3, 2));
    }
}
