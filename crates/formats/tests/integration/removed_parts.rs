//! Each element, attribute, field and line of a sample of every format is removed and renamed in turn. Without it, the import reads
//! something else or says something else, unless the part is in the list of those that carry nothing here. Under another name, what the
//! import does not read any more is named in a note, or refused.

use domain::Tournament;
use formats::{
    FormatError, ImportedTournament, aga_results, csv_list, egd_results, ffg_results, macmahon_import, opengotha,
    pairgoth, trf,
};
use quick_xml::Reader;
use quick_xml::events::Event;
use serde_json::{Map, Value};

use crate::attributes::RICH;

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
    ("tou", "name", "a short name, where `comm` has the name"),
    ("tou", "prog", "the program that wrote the file"),
    ("tou", "Num", "the heading of columns that are always the same"),
    ("trf", "062", "the number of players"),
];

/// The parts whose other name is not noted, with the reason.
const UNNOTED: &[(&str, &str, &str)] = &[
    ("h9", "Pl", "it is a comment; the criteria follow from the values, if they can"),
    ("pairgoth", "players.final", "an unknown field that is false says nothing"),
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
    fn refusal(error: &FormatError) -> Said {
        Said { refused: Some(error.to_string()), content: String::new(), kept: String::new(), notes: Vec::new() }
    }
}

/// A part of a sample, and the sample without it, with another name for it and with another value.
struct Part {
    name: String,
    removed: String,
    renamed: Option<String>,
    altered: Option<String>,
}

/// A format with its sample.
struct Sample {
    format: &'static str,
    text: String,
    read: fn(&str) -> Said,
    parts: fn(&str) -> Vec<Part>,
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

fn said_of_list(text: &str) -> Said {
    match csv_list::read(text.as_bytes()) {
        Ok(list) => {
            let notes = list.notes.iter().map(ToString::to_string).collect();
            let content = format!("{:?} {:?}", list.players, list.left);
            Said { refused: None, content, kept: String::new(), notes }
        }
        Err(error) => Said::refusal(&error),
    }
}

fn without(text: &str, from: usize, to: usize) -> String {
    format!("{}{}", &text[..from], &text[to..])
}

/// Returns the text with an `x` before each of these positions, the last one first.
fn marked(text: &str, positions: &[usize]) -> String {
    let mut text = text.to_string();
    positions.iter().for_each(|at| text.insert(*at, 'x'));
    text
}

/// Returns the first element and attribute of each path below the root.
fn xml_parts(text: &str) -> Vec<Part> {
    let mut reader = Reader::from_str(text);
    let mut parts: Vec<Part> = Vec::new();
    let mut open: Vec<(String, usize)> = Vec::new();
    let path = |open: &[(String, usize)], name: &str| match open {
        [_, inner @ ..] => inner.iter().map(|(name, _)| name.as_str()).chain([name]).collect::<Vec<_>>().join("/"),
        [] => String::new(),
    };
    loop {
        let start = reader.buffer_position() as usize;
        let event = reader.read_event().unwrap();
        let end = reader.buffer_position() as usize;
        match event {
            Event::Start(tag) => {
                let name = tag.name().as_ref().to_string();
                attributes(text, start, end, &path(&open, &name), &mut parts);
                open.push((name, start));
            }
            Event::Empty(tag) => {
                let name = tag.name().as_ref().to_string();
                let path = path(&open, &name);
                attributes(text, start, end, &path, &mut parts);
                add(&mut parts, path, without(text, start, end), Some(marked(text, &[start + 1])), None);
            }
            Event::End(_) => {
                let (name, from) = open.pop().unwrap();
                if !open.is_empty() {
                    let renamed = marked(text, &[start + 2, from + 1]);
                    let opened = from + text[from..].find('>').unwrap() + 1;
                    let altered = (!text[opened..start].contains('<')).then(|| marked(text, &[opened]));
                    add(&mut parts, path(&open, &name), without(text, from, end), Some(renamed), altered);
                }
            }
            Event::Eof => return parts,
            _ => {}
        }
    }
}

/// Adds a part if it is the first one of its name.
fn add(parts: &mut Vec<Part>, name: String, removed: String, renamed: Option<String>, altered: Option<String>) {
    if parts.iter().all(|part| part.name != name) {
        parts.push(Part { name, removed, renamed, altered });
    }
}

/// Adds the attributes of the tag at this place.
fn attributes(text: &str, start: usize, end: usize, path: &str, parts: &mut Vec<Part>) {
    let mut at = start;
    while let Some(equals) = text[at..end].find("=\"").map(|found| at + found) {
        let from = text[..equals].rfind(char::is_whitespace).unwrap();
        let to = equals + 2 + text[equals + 2..end].find('"').unwrap() + 1;
        let name = format!("{path}@{}", &text[from + 1..equals]);
        let altered = Some(marked(text, &[equals + 2]));
        add(parts, name, without(text, from, to), Some(marked(text, &[from + 1])), altered);
        at = to;
    }
}

/// Returns the first field of each path.
fn json_parts(text: &str) -> Vec<Part> {
    let whole: Value = serde_json::from_str(text).unwrap();
    let mut pointers = Vec::new();
    json_pointers(&whole, "", "", &mut pointers);
    let mut parts = Vec::new();
    for (name, pointer) in pointers {
        let (parent, key) = pointer.rsplit_once('/').unwrap();
        let changed = |put: &dyn Fn(&mut Map<String, Value>, Value)| {
            let mut value = whole.clone();
            let fields = value.pointer_mut(parent).unwrap().as_object_mut().unwrap();
            let field = fields.remove(key).unwrap();
            put(fields, field);
            value.to_string()
        };
        let renamed = changed(&|fields, field| drop(fields.insert(format!("x{key}"), field)));
        let altered = changed(&|fields, field| drop(fields.insert(key.to_string(), other(field))));
        add(&mut parts, name, changed(&|_, _| {}), Some(renamed), Some(altered));
    }
    parts
}

/// Returns another value of the same kind.
fn other(value: Value) -> Value {
    match value {
        Value::Bool(flag) => Value::Bool(!flag),
        Value::Number(number) => Value::from(number.as_i64().unwrap_or(7) + 1),
        Value::String(text) => Value::String(format!("x{text}")),
        other => other,
    }
}

fn json_pointers(value: &Value, path: &str, pointer: &str, found: &mut Vec<(String, String)>) {
    match value {
        Value::Object(fields) => {
            for (key, field) in fields {
                let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                found.push((path.clone(), format!("{pointer}/{key}")));
                json_pointers(field, &path, &format!("{pointer}/{key}"), found);
            }
        }
        Value::Array(items) => {
            for (item, at) in items.iter().zip(0..) {
                json_pointers(item, path, &format!("{pointer}/{at}"), found);
            }
        }
        _ => {}
    }
}

/// Returns the lines of a header, whose key follows these signs, and the marked words of the other lines: `<` and `>` stand around a
/// word that can be left out.
fn line_parts(text: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    for at in 0..lines.len() {
        let key: String =
            lines[at].chars().skip_while(|c| "; ".contains(*c)).take_while(|c| !"=[ ".contains(*c)).collect();
        let is_header =
            lines[at].starts_with([';', ' ']) || lines[at].starts_with('0') && !lines[at].starts_with("001");
        if !is_header || key.trim().is_empty() {
            continue;
        }
        let with = |line: &str| [&lines[..at], &[line], &lines[at + 1..]].concat().concat();
        let other = key.strip_prefix('0').map_or_else(|| "ZZ".to_string(), |rest| format!("9{rest}"));
        add(&mut parts, key.clone(), with(""), Some(with(&lines[at].replacen(&key, &other, 1))), None);
    }
    parts
}

/// Returns the columns of a list.
fn csv_parts(text: &str) -> Vec<Part> {
    let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split(';').collect()).collect();
    let joined = |rows: Vec<Vec<String>>| rows.iter().map(|row| format!("{}\n", row.join(";"))).collect::<String>();
    let column = |at: usize| {
        let cells = |row: &Vec<&str>| row.iter().map(ToString::to_string).collect::<Vec<String>>();
        let mut renamed: Vec<Vec<String>> = rows.iter().map(cells).collect();
        let mut removed = renamed.clone();
        removed.iter_mut().for_each(|row| drop(row.remove(at)));
        renamed[0][at].insert_str(0, "qx");
        Part { name: rows[0][at].to_string(), removed: joined(removed), renamed: Some(joined(renamed)), altered: None }
    };
    (0..rows[0].len()).map(column).collect()
}

fn samples() -> Vec<Sample> {
    let opengotha = RICH
        .replace(
            "</Players>",
            "<Player name=\"Lake\" firstName=\"Bo\" rank=\"3K\" rating=\"1800\" registeringStatus=\"FIN\"/></Players>",
        )
        .replace(
            "participating=\"11111111111111111111\"/>\n    <Player",
            "participating=\"11011111111111111111\"/>\n    <Player",
        )
        .replace("</Games>", "</Games><ByePlayers><ByePlayer roundNumber=\"1\" player=\"LAKEBO\"/></ByePlayers>");
    let xml = |read: fn(&str) -> Said, format, text| Sample { format, text, read, parts: xml_parts };
    let lines =
        |read: fn(&str) -> Said, format, text: &str| Sample { format, text: text.into(), read, parts: line_parts };
    vec![
        xml(|text| said(opengotha::read(text.as_bytes())), "opengotha", opengotha),
        xml(|text| said(macmahon_import::read(text.as_bytes())), "macmahon", MACMAHON.into()),
        Sample {
            format: "pairgoth",
            text: PAIRGOTH.into(),
            read: |text| said(pairgoth::read(text.as_bytes())),
            parts: json_parts,
        },
        lines(|text| said(egd_results::read(text.as_bytes())), "h9", H9),
        lines(|text| said(ffg_results::read(text.as_bytes())), "tou", TOU),
        lines(|text| said(aga_results::read(text.as_bytes())), "aga", AGA),
        lines(|text| said(trf::read(text.as_bytes())), "trf", TRF),
        Sample { format: "csv", text: CSV.into(), read: said_of_list, parts: csv_parts },
    ]
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
            .filter(|(own, listed, _)| *own == format && !parts.iter().any(|part| fits(listed, &part.name)));
        all.extend(unused.map(|(format, name, _)| format!("{format} {name}: listed, but not in the sample")));
    }
    assert!(all.is_empty(), "{} problems:\n{}", all.len(), all.join("\n"));
}

/// The words of a player's line, and the values of the header, of a results file.
#[test]
fn no_word_of_a_results_file_is_left_out_silently() {
    let read = |text: &str| said(egd_results::read(text.as_bytes()));
    let whole = read(H9_WORDS);
    assert_eq!(whole.refused, None);
    let mut lost = Vec::new();
    let lines: Vec<&str> = H9_WORDS.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        let with = |line: &str| read(&[&lines[..at], &[line], &lines[at + 1..]].concat().join("\n"));
        if let Some((key, value)) = line.split_once('[') {
            // An altered value that cannot be read is not the same as none.
            let (none, other) = (with(&format!("{key}[]")), with(&format!("{key}[x{value}")));
            lost.extend((none == whole || other == whole || other == none).then(|| line.to_string()));
            continue;
        }
        let words: Vec<&str> = line.split(' ').collect();
        for word in 0..words.len() {
            let without = [&words[..word], &words[word + 1..]].concat();
            let marked = format!("x{}", words[word]);
            let altered = [&words[..word], &[&*marked], &words[word + 1..]].concat();
            let larger = words[word].parse::<u32>().map(|number| (number + 1).to_string());
            let mut others = vec![without.join(" "), altered.join(" ")];
            others.extend(larger.map(|larger| [&words[..word], &[&*larger], &words[word + 1..]].concat().join(" ")));
            let silent = others.into_iter().filter(|other| with(other) == whole);
            lost.extend(silent.map(|other| format!("{line}: {other}")));
        }
    }
    assert!(lost.is_empty(), "{} words:\n{}", lost.len(), lost.join("\n"));
}

const MACMAHON: &str = r#"<Tournament typeversion="9">
<Name>Mill Cup</Name><NumberOfRounds>4</NumberOfRounds><CurrentRoundNumber>2</CurrentRoundNumber>
<RatingLowestOneDanRating>2050</RatingLowestOneDanRating>
<LowerMacMahonBar>true</LowerMacMahonBar><LowerMacMahonBarLevel>10k</LowerMacMahonBarLevel>
<UpperMacMahonBar>true</UpperMacMahonBar><UpperMacMahonBarLevel>2d</UpperMacMahonBarLevel>
<ByeShouldResultInZeroSOSetc>true</ByeShouldResultInZeroSOSetc><HalfScoreGroupsRoundDown>true</HalfScoreGroupsRoundDown>
<HandicapUsed>true</HandicapUsed><HandicapBelow>true</HandicapBelow><HandicapBelowLevel>1d</HandicapBelowLevel>
<HandicapByLevel>true</HandicapByLevel><HandicapAdjustment>true</HandicapAdjustment>
<HandicapAdjustmentValue>-2</HandicapAdjustmentValue><HandicapLimit>true</HandicapLimit>
<HandicapLimitValue>5</HandicapLimitValue><HandicapIncludeInTieBreakers>true</HandicapIncludeInTieBreakers>
<Boardsize>13</Boardsize><VersionSaved>MacMahon 3.10</VersionSaved>
<Walllist typeversion="3"><ShowClub>true</ShowClub>
<SortCriterionDescriptor typeversion="2"><ShortName>Score</ShortName></SortCriterionDescriptor>
<SortCriterionDescriptor typeversion="2"><ShortName>SODOS</ShortName></SortCriterionDescriptor></Walllist>
<Country typeversion="1"><InternetCode>ro</InternetCode><Name>Romania</Name><Club typeversion="1"><Name>Mill</Name><EGDName>M</EGDName></Club></Country>
<IndividualParticipant typeversion="1"><Id>7</Id><Joker>true</Joker><PreliminaryRegistration>true</PreliminaryRegistration>
<ScoreAdjustment>true</ScoreAdjustment><ScoreAdjustmentValue>8</ScoreAdjustmentValue><SuperBarMember>true</SuperBarMember>
<NotPlayingInRound>3</NotPlayingInRound><NotPlayingInRound>4</NotPlayingInRound>
<GoPlayer typeversion="1"><AsianName>true</AsianName><FirstName>Ada</FirstName><Surname>Brook</Surname><Club>Mill</Club>
<Country>ro</Country><GoLevel>4d</GoLevel><Rating>2390</Rating><EgdPin>40000001</EgdPin></GoPlayer></IndividualParticipant>
<IndividualParticipant typeversion="1"><Id>9</Id><GoPlayer typeversion="1"><FirstName>Bo</FirstName><Surname>Lake</Surname>
<GoLevel>3k</GoLevel><Rating>1800</Rating></GoPlayer></IndividualParticipant>
<TournamentRound typeversion="2"><RoundNumber>1</RoundNumber><LastUpdated>1</LastUpdated>
<Pairing typeversion="2"><ForcedPairing>true</ForcedPairing><Black>9</Black><White>7</White><Handicap>4</Handicap>
<AllowJigo>true</AllowJigo><Result>0-1</Result><ResultByReferee>true</ResultByReferee><ResultPoints>12</ResultPoints>
<BoardNumber>3</BoardNumber><BoardNumberFixed>true</BoardNumberFixed><CreationTime>5</CreationTime></Pairing></TournamentRound>
<TournamentRound typeversion="2"><RoundNumber>2</RoundNumber>
<Pairing typeversion="2"><PairingWithBye>true</PairingWithBye><Black>7</Black></Pairing></TournamentRound>
</Tournament>"#;

const PAIRGOTH: &str = r#"{ "type": "INDIVIDUAL", "name": "Mill Cup", "shortName": "cup", "startDate": "2026-03-07", "endDate": "2026-03-08",
"country": "nl", "location": "Dorf", "online": true, "komi": 5.5, "rules": "CHINESE", "gobanSize": 13, "director": "Kim Reed",
"timeSystem": { "type": "JAPANESE", "mainTime": 1800, "byoyomi": 40, "periods": 3 }, "rounds": 3,
"frozen": { "2": 31 }, "tablesExclusion": ["1-2"],
"pairing": { "type": "MAC_MAHON", "base": { "dupWeight": 5.0E13, "random": 1.5 },
"main": { "firstSeedLastRound": 1, "firstSeed": "SPLIT_AND_SLIP", "secondSeed": "SPLIT_AND_RANDOM", "mmsValueAbsent": 1.0,
"mmsValueBye": 0.5, "nbwValueAbsent": 0.5, "nbwValueBye": 0.5, "roundDownScore": false, "sosValueAbsentUseBase": false },
"geo": { "avoidSameFamily": 3.0E11 }, "handicap": { "useMMS": false, "threshold": -3, "correction": 2, "ceiling": 5 },
"placement": [ "MMS", "SOSM", "CUSSM" ], "mmFloor": -12, "mmBar": 1 },
"players": [ { "id": 2, "name": "Brook", "firstname": "Ada", "rating": 2400, "rank": 3, "country": "ro", "club": "Mill",
"final": false, "egf": "10000001", "ffg": "1234567", "aga": "12345", "egc": "77", "skip": [2], "mmsCorrection": 1,
"honoraryGrade": "5d" },
{ "id": 6, "name": "Lake", "firstname": "Bo", "rating": 1500, "rank": -6, "country": "se", "club": "" },
{ "id": 7, "name": "Pop", "firstname": "Ana", "rating": 1400, "rank": -7, "country": "se", "club": "" } ],
"games": [ [ { "id": 1, "t": 2, "w": 2, "b": 6, "h": 4, "r": "b", "ft": 1 }, { "id": 2, "w": 7, "b": 0, "r": "w" } ] ] }"#;

const H9: &str = "; CL[C]\n; EV[Mill Open]\n; PC[RO,Arad]\n; DT[2024-03-09,2024-03-10]\n; HA[h2]\n; KM[7.5]\n; TM[82]\n\
    ; CM[Fischer, 45 and 20]\n; Pl Name Rk Co Club MMS SOS\n\
    1 Brook Ada 3d RO Mil 35 98 2+/w3 |70000001\n2 Lake Bo 5k UK Wei 22 91 1-/b3\n";

const H9_WORDS: &str = "; CL[C]
; EV[Mill Open]
; PC[RO,Arad]
; DT[2024-03-09,2024-03-10]
; HA[h2]
; KM[7.5]
; TM[82]
1 Brook Ada 3d RO Mil 2= 3= 2+/w3 3=/w 4+/b |70000001
2 Lake Bo 5k UK Wei 2 4 1-/b3 4+/w 3+/w |70000002
3 Reed Kim 9k IE Wei 1= 4= 4+/b 1=/b 2-/b |70000003
4 Pop Ana 12k SE Lun 0 6 3-/w 2-/b 1-/w |70000004
";

const TOU: &str = ";name=moulin\n;date=04/11/2023\n;vill=Grenoble\n;comm=Tournoi du Moulin\n;prog=Program 1\n;time=50+\n\
    ;ta=60\n;size=13\n;komi=5.5\n;Num Nom Prenom               Niv Licence Club\n\
    1 BROOK Ada 1D 0412345 38Gr 2+w2\n2 LAKE Bo 1K ------- DE 1-b2\n";

const AGA: &str = "TOURNEY Mill Open, Springfield, VA\n     start=3/9/2024\n    finish=3/10/2024\n    location=Weir\n    rules=NZ\n\
    PLAYERS\n12345 Brook, Ada 3D CLUB=MILL\n2345 Lake, Bo -3.5\nGAMES 1\n12345 2345 W 0 5\nEND\n";

const TRF: &str = "012 Weir Rapid\n022 Arad\n032 ROU\n042 2025/10/04\n052 2025/10/05\n062 2\n092 Individual: Swiss-System\n\
    102 Kim Reed\n122 30 min\nXXR 3\n\
    001    1 w    Brook, Ada                        1990 ROU    12345678 2012/05/03  1.0    1     2 w 1\n\
    001    2 m    Lake, Bo                          1850 SWE                         0.0    2     1 b 0\n";

const CSV: &str = "family;given;rank;rating;country;club;egd_pin;sex;birth;phone\n\
    Brook;Ada;3d;2300;RO;Mill;10000001;f;2012;0711\nLake;Bo;5k;1600;SE;Weir;10000002;m;2010;0722\n";
