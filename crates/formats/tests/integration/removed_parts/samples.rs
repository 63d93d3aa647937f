//! The samples: one of every format, with invented people.

use std::collections::BTreeMap;
use std::io::{Cursor, Write};

use chrono::NaiveDate;
use formats::seed_list::{Seed, SeedList};
use formats::signing::KeyPair;
use formats::{
    aga_results, csv_list, egd_results, ffg_results, macmahon_import, opengotha, pairgoth, rating_list, season,
    seed_list, trf,
};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::parts::{Part, csv_parts, json_parts, line_parts, list_parts, toml_parts, word_parts, xml_parts};
use super::{Said, said};
use crate::attributes::RICH;

/// A format with its sample.
pub(super) struct Sample {
    pub format: &'static str,
    pub text: String,
    pub read: fn(&str) -> Said,
    pub parts: fn(&str) -> Vec<Part>,
}

/// Returns the samples of all formats.
pub(super) fn samples() -> Vec<Sample> {
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
    let cup = opengotha.replace("name=\"MMS\"", "name=\"CPS\"");
    vec![
        sample("opengotha", &opengotha, xml_parts, |text| said(opengotha::read(text.as_bytes()))),
        sample("opengotha", &cup, xml_parts, |text| said(opengotha::read(text.as_bytes()))),
        sample("opengotha teams", OPENGOTHA_TEAMS, xml_parts, |text| said(opengotha::read_teams(text.as_bytes()))),
        sample("macmahon", MACMAHON, xml_parts, |text| said(macmahon_import::read(text.as_bytes()))),
        sample("pairgoth", PAIRGOTH, json_parts, of_pairgoth),
        sample("pairgoth teams", &of_sides("TEAM2"), json_parts, of_pairgoth),
        sample("pairgoth pairs", &of_sides("PAIRGO"), json_parts, of_pairgoth),
        sample("h9", H9, line_parts, |text| said(egd_results::read(text.as_bytes()))),
        sample("tou", TOU, word_parts, |text| said(ffg_results::read(text.as_bytes()))),
        sample("aga", AGA, word_parts, |text| said(aga_results::read(text.as_bytes()))),
        sample("trf", TRF, word_parts, |text| said(trf::read(text.as_bytes()))),
        sample("csv", CSV, csv_parts, |text| of_list(text.as_bytes())),
        sample("xlsx", CSV, csv_parts, |text| of_list(&xlsx(text))),
        sample("ods", CSV, csv_parts, |text| of_list(&ods(text))),
        sample("EGD list", &egd_list(), list_parts, of_rating_list),
        sample("EGD table", EGD_TABLE, csv_parts, of_rating_list),
        sample("FFG list", &ffg_list(), list_parts, of_rating_list),
        sample("AGA list", AGA_LIST, list_parts, of_rating_list),
        sample("seed list", &a_seed_list(), json_parts, |text| Said::of(seed_list::read(text.as_bytes()))),
        sample("season", SEASON, toml_parts, |text| Said::of(season::read(text.as_bytes()))),
    ]
}

fn sample(format: &'static str, text: &str, parts: fn(&str) -> Vec<Part>, read: fn(&str) -> Said) -> Sample {
    Sample { format, text: text.into(), read, parts }
}

fn of_pairgoth(text: &str) -> Said {
    said(pairgoth::read(text.as_bytes()))
}

fn of_list(bytes: &[u8]) -> Said {
    match csv_list::read(bytes) {
        Ok(list) => {
            let notes = list.notes.iter().map(ToString::to_string).collect();
            Said { notes, ..Said::of(Ok((list.players, list.left))) }
        }
        Err(error) => Said::refusal(&error),
    }
}

fn of_rating_list(text: &str) -> Said {
    match rating_list::read(text.as_bytes()) {
        Ok(list) => {
            let notes = list.notes.iter().map(ToString::to_string).collect();
            Said { notes, ..Said::of(Ok((list.origin, list.date, list.players))) }
        }
        Err(error) => Said::refusal(&error),
    }
}

/// Returns a file of Pairgoth of this kind: the sample with teams or pairs of two and a match.
fn of_sides(kind: &str) -> String {
    let start = PAIRGOTH.find("\"games\"").unwrap();
    let person = r#"{ "id": 8, "name": "Reed", "firstname": "Cy", "rank": -8 } ],"#;
    let players = PAIRGOTH[..start].trim_end().strip_suffix("],").unwrap();
    let teams = r#""teams": [ { "id": 11, "name": "Hill", "players": [2, 6], "mmsCorrection": 1, "captain": 2 },
        { "id": 12, "name": "Dale", "players": [7, 8] } ],
        "games": [ [ { "id": 21, "t": 1, "w": 11, "b": 12, "h": 0, "r": "w", "ft": 1 } ], [ { "id": 22, "w": 12, "b": 0, "r": "w" } ] ]"#;
    let boards = r#", "individualGames": { "21": [ { "id": 31, "t": 1, "w": 2, "b": 7, "h": 3, "r": "w", "ft": 1 },
        { "id": 32, "t": 1, "w": 8, "b": 6, "h": 0, "r": "b" } ] }"#;
    let boards = if kind == "PAIRGO" { "" } else { boards };
    format!("{players}, {person} {teams} {boards} }}").replace("INDIVIDUAL", kind)
}

/// Returns a signed list of one player.
fn a_seed_list() -> String {
    let player = Seed {
        irn: Some("RO-1".into()),
        egd_pin: Some("10000001".into()),
        family: Some("Brook".into()),
        given: Some("Ada".into()),
        country: "RO".parse().ok(),
        birth_year: Some(2011),
        sp: BTreeMap::from([(16, 234)]),
        previous: 166,
        stars: true,
    };
    let date = NaiveDate::from_ymd_opt(2026, 8, 14).unwrap();
    let list = SeedList { tour: "Weir Tour".into(), championship: "Spring".into(), date, players: vec![player] };
    String::from_utf8(seed_list::write(&list, &KeyPair::from_secret(&[2; 32]))).unwrap()
}

/// Returns the list of the EGD in its fixed columns.
fn egd_list() -> String {
    let line = |[pin, name, country, club, grade, rating, number, last]: [&str; 8]| {
        format!(" {pin}  {name:<38}{country}  {club:<4}   {grade:>3}   --   {rating:>4}{number:>6}  {last:<8}\n")
    };
    let brook = line(["12345678", "Brook_van_der Ada", "NL", "Mill", "6k", "1490", "2", "T020209A"]);
    let lake = line(["12345679", "Lake Bo", "SE", "Weir", "20k", "100", "12", "T061007A"]);
    format!("(22 Feb 2018)\n{brook}{lake}")
}

/// Returns the list of the French federation in its fixed columns.
fn ffg_list() -> String {
    let line = |name: &str, rest: &str| format!("{name:<38}{rest}\n");
    let brook = line("BROOK Ada", "  150 e 7654321 38Gr GB");
    format!("#Echelle au 01/03/2026 et classement\n{}{brook}", line("LE_BERRE Zoe", "  -50 L 1234567 35Mi FR"))
}

fn archive(files: &[(&str, String)]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in files {
        archive.start_file(*name, SimpleFileOptions::default()).unwrap();
        archive.write_all(text.as_bytes()).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

/// Returns a list as a spreadsheet of Excel.
fn xlsx(list: &str) -> Vec<u8> {
    let cell = |word: &str, column: char, row: usize| {
        format!("<c r=\"{column}{row}\" t=\"inlineStr\"><is><t>{word}</t></is></c>")
    };
    let rows = list.lines().zip(1usize..).map(|(line, row)| {
        let cells: String = line.split(';').zip('A'..='Z').map(|(word, column)| cell(word, column, row)).collect();
        format!("<row r=\"{row}\">{cells}</row>")
    });
    let rows: String = rows.collect();
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    let package = "http://schemas.openxmlformats.org/package/2006/relationships";
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let link = |kind: &str, target: &str| {
        format!(
            "<?xml version=\"1.0\"?><Relationships xmlns=\"{package}\"><Relationship Id=\"rId1\" Type=\"{office}/{kind}\" \
            Target=\"{target}\"/></Relationships>"
        )
    };
    let workbook = format!(
        "<?xml version=\"1.0\"?><workbook xmlns=\"{main}\" xmlns:r=\"{office}\"><sheets>\
        <sheet name=\"Players\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>"
    );
    let styles = format!(
        "<?xml version=\"1.0\"?><styleSheet xmlns=\"{main}\"><cellXfs count=\"1\"><xf numFmtId=\"0\"/></cellXfs></styleSheet>"
    );
    let sheet = format!("<?xml version=\"1.0\"?><worksheet xmlns=\"{main}\"><sheetData>{rows}</sheetData></worksheet>");
    archive(&[
        ("_rels/.rels", link("officeDocument", "xl/workbook.xml")),
        ("xl/workbook.xml", workbook),
        ("xl/_rels/workbook.xml.rels", link("worksheet", "worksheets/sheet1.xml")),
        ("xl/styles.xml", styles),
        ("xl/worksheets/sheet1.xml", sheet),
    ])
}

/// Returns a list as a spreadsheet of LibreOffice.
fn ods(list: &str) -> Vec<u8> {
    let cell = |word: &str| {
        format!("<table:table-cell office:value-type=\"string\"><text:p>{word}</text:p></table:table-cell>")
    };
    let row =
        |line: &str| format!("<table:table-row>{}</table:table-row>", line.split(';').map(cell).collect::<String>());
    let name = "urn:oasis:names:tc:opendocument:xmlns";
    let content = format!(
        "<?xml version=\"1.0\"?><office:document-content xmlns:office=\"{name}:office:1.0\" xmlns:table=\"{name}:table:1.0\" \
        xmlns:text=\"{name}:text:1.0\"><office:body><office:spreadsheet><table:table table:name=\"Players\">{}</table:table>\
        </office:spreadsheet></office:body></office:document-content>",
        list.lines().map(row).collect::<String>()
    );
    let manifest = format!(
        "<?xml version=\"1.0\"?><manifest:manifest xmlns:manifest=\"{name}:manifest:1.0\"></manifest:manifest>"
    );
    archive(&[
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet".into()),
        ("META-INF/manifest.xml", manifest),
        ("content.xml", content),
    ])
}

const OPENGOTHA_TEAMS: &str = include_str!("../../dialects/opengotha-351-teams.xml");

const SEASON: &str = include_str!("../../../../../assets/seasons/2018-draft.toml");

const EGD_TABLE: &str = "Pin_Player;Last_Name;First_Name;Country_Code;Club;Grade;Gor;Tot_Tournaments;Last_Appearance\n\
12345678;Brook;Ada;NL;Mill;5k;1490;2;T020209A\n12345679;Lake;Bo;SE;Weir;20k;100;12;T061007A\n";

const AGA_LIST: &str = "Brook, Ada              15648 Full    -1.5  7/2/2027 NOVA VA\n\
Lake, Bo                 9616 Forgn    2.5  1/1/2028 none\n";

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
"frozen": { "2": 31 }, "ratingsDate": "2026-03-01", "tablesExclusion": ["1-2"],
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

const TOU: &str = ";name=moulin\n;date=04/11/2023\n;vill=Grenoble\n;comm=Tournoi du Moulin\n;prog=Program 1\n;time=50+\n\
    ;ta=60\n;size=13\n;komi=5.5\n;Num Nom Prenom               Niv Licence Club\n\
    1 BROOK Ada 1D 0412345 38Gr 2+w2\n2 LAKE Bo 1K ------- DE 1-b2\n";

const AGA: &str = "TOURNEY Mill Open, Springfield, VA\n     start=3/9/2024\n    finish=3/10/2024\n    location=Weir\n    rules=NZ\n\
    PLAYERS\n12345 Brook, Ada 3D CLUB=MILL\n2345 Lake, Bo -3.5\nGAMES 2\n12345 2345 W 0 5\nEND\n";

const TRF: &str = "012 Weir Rapid\n022 Arad\n032 ROU\n042 2025/10/04\n052 2025/10/05\n062 2\n092 Individual: Swiss-System\n\
    102 Kim Reed\n122 30 min\nXXR 3\n\
    001    1 w    Brook, Ada                        1990 ROU    12345678 2012/05/03  1.0    1     2 w 1\n\
    001    2 m    Lake, Bo                          1850 SWE                         0.0    2     1 b 0\n";

const CSV: &str = "family;given;rank;rating;country;club;egd_pin;sex;birth;phone\n\
    Brook;Ada;3d;2300;RO;Mill;10000001;f;2012;0711\nLake;Bo;5k;1600;SE;Weir;10000002;m;2010;0722\n";
