//! Entries and standings as CSV for spreadsheets: RFC 4180, UTF-8, without fields that a spreadsheet runs as formulas.

use std::collections::BTreeSet;

use csv::{Terminator, WriterBuilder};
use domain::model::disclosure::Audience;
use domain::model::player::{Birth, Sex};
use domain::standings::{Standings, cell};
use domain::{Category, Entry, EntryStatus, Tournament};
use messages::LanguageCode;

use crate::published::{disclosed, names};
use crate::text::clean;

/// How a spreadsheet of the user's language reads a CSV file. The default is that of RFC 4180, for programs and for English.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CsvForm {
    /// The character between fields.
    pub separator: char,
    /// Whether numbers have a decimal comma.
    pub decimal_comma: bool,
    /// Whether the file begins with a byte-order mark, without which some spreadsheets do not read UTF-8.
    pub byte_order_mark: bool,
}

impl Default for CsvForm {
    fn default() -> CsvForm {
        CsvForm { separator: ',', decimal_comma: false, byte_order_mark: false }
    }
}

impl CsvForm {
    /// Returns the form that spreadsheets of a language read when the file is opened. All languages but English write a decimal
    /// comma, so the fields are separated by semicolons.
    pub fn of(language: LanguageCode) -> CsvForm {
        match language {
            LanguageCode::En => CsvForm::default(),
            _ => CsvForm { separator: ';', decimal_comma: true, byte_order_mark: true },
        }
    }

    /// Returns the form for a table without numbers that have fractions, in which a name such as `1.5` stays.
    pub(crate) fn of_texts(self) -> CsvForm {
        CsvForm { decimal_comma: false, ..self }
    }
}

/// Returns the entries of a competition in the form that [`crate::csv_list`] reads, preceded by number and status.
///
/// The list is for the organisers: it has full names, regardless of the players' publication choices.
pub fn entries(tournament: &Tournament, form: CsvForm) -> Vec<u8> {
    let categories: BTreeSet<Category> = tournament.entries.iter().flat_map(|e| e.sp.keys().copied()).collect();
    let fixed = "number,status,family,given,middle,latin,rank,rating,country,town,club,birth_year,egd_pin,irn,sex,family_group,ffg_licence,ffg_status,aga_id,user_name,rating_rank";
    let mut table = vec![fixed.split(',').map(str::to_string).collect::<Vec<_>>()];
    table[0].extend(categories.iter().map(|category| format!("sp{category}")));
    table.extend(tournament.entries.iter().map(|entry| entry_row(entry, &categories)));
    write(&table, form.of_texts())
}

fn entry_row(entry: &Entry, categories: &BTreeSet<Category>) -> Vec<String> {
    let player = &entry.player;
    let or_empty = |text: Option<String>| text.unwrap_or_default();
    let status = match entry.status {
        EntryStatus::PreRegistered => "pre-registered",
        EntryStatus::Registered => "registered",
        EntryStatus::Withdrawn => "withdrawn",
    };
    let mut row = vec![
        or_empty(entry.number.map(|n| n.to_string())),
        status.to_string(),
        player.family.clone(),
        player.given.clone(),
        player.middle.clone(),
        or_empty(player.latin.clone()),
        player.rank.to_string(),
        or_empty(player.rating.map(|r| r.0.to_string())),
        or_empty(player.country.map(|c| c.to_string())),
        player.town.clone(),
        player.club.clone(),
        or_empty(player.birth.map(Birth::year).map(|year| year.to_string())),
        or_empty(player.egd_pin.clone()),
        or_empty(player.irn.clone()),
        or_empty(player.sex.map(|sex| if sex == Sex::Female { "f" } else { "m" }.to_string())),
        or_empty(entry.family_group.clone()),
        or_empty(player.ffg_licence.clone()),
        or_empty(player.ffg_status.clone()),
        or_empty(player.aga_id.clone()),
        or_empty(player.user_name.clone()),
        or_empty(player.rating_rank.map(|rank| rank.to_string())),
    ];
    row.extend(categories.iter().map(|category| or_empty(entry.sp.get(category).map(u32::to_string))));
    row
}

/// Returns the standings: place, number, name as it may be published, rank, country, club, one column for each criterion
/// (halves as `.5`) and each round (`4+/b0`, with the opponent's line).
pub fn standings(tournament: &Tournament, standings: &Standings, form: CsvForm) -> Vec<u8> {
    let rounds = standings.lines.first().map_or(0, |line| line.outcomes.len());
    let mut table = vec!["place,number,name,rank,country,club".split(',').map(str::to_string).collect::<Vec<_>>()];
    table[0].extend(standings.tie_breaks.iter().map(ToString::to_string));
    table[0].extend((1..=rounds).map(|round| format!("R{round}")));
    let lines = standings.line_numbers();
    for line in &standings.lines {
        let Some(entry) = tournament.entry(line.entry) else { continue };
        let number = |n: Option<u32>| n.map(|n| n.to_string()).unwrap_or_default();
        let shown = disclosed(entry, Audience::PublicSheet);
        let (family, given) = names(&shown);
        let name = format!("{family} {given}").trim().to_string();
        let country = shown.country.map(|c| c.to_string()).unwrap_or_default();
        let rank = entry.player.rank.to_string();
        let mut row = vec![number(line.place), number(line.number), name, rank, country, shown.club];
        row.extend(line.criteria.iter().map(ToString::to_string));
        row.extend(line.outcomes.iter().map(|&outcome| cell(&tournament.competition, outcome, |row| lines[row])));
        table.push(row);
    }
    write(&table, form)
}

/// Returns any table as CSV, with every field cleaned and guarded.
pub fn write(table: &[Vec<String>], form: CsvForm) -> Vec<u8> {
    let start = if form.byte_order_mark { "\u{FEFF}".as_bytes().to_vec() } else { Vec::new() };
    let separator = u8::try_from(form.separator).unwrap_or(b',');
    let mut writer =
        WriterBuilder::new().delimiter(separator).terminator(Terminator::CRLF).flexible(true).from_writer(start);
    for row in table {
        let fields = row.iter().map(|field| number_of(field, form).unwrap_or_else(|| guarded(field)));
        writer.write_record(fields).expect("writing to memory cannot fail");
    }
    writer.into_inner().expect("writing to memory cannot fail")
}

/// Returns a number with a decimal point as the form writes it; `None` for any other field.
fn number_of(field: &str, form: CsvForm) -> Option<String> {
    let (whole, part) = field.strip_prefix('-').unwrap_or(field).split_once('.')?;
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_number = digits(whole) && digits(part);
    is_number.then(|| if form.decimal_comma { field.replace('.', ",") } else { field.to_string() })
}

/// Returns the field with an apostrophe before it if a spreadsheet would run it as a formula. Negative whole numbers
/// stay numbers.
fn guarded(field: &str) -> String {
    let (field, _) = clean(field);
    let number = field.starts_with('-') && field.parse::<i64>().is_ok();
    if field.starts_with(['=', '+', '-', '@']) && !number { format!("'{field}") } else { field }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(fields: &[&str]) -> String {
        String::from_utf8(write(&[fields.iter().map(ToString::to_string).collect()], CsvForm::default())).unwrap()
    }

    #[test]
    fn fields_are_quoted_and_never_formulas() {
        assert_eq!(text(&["a", "b,c", "d\"e", "ž"]), "a,\"b,c\",\"d\"\"e\",ž\r\n");
        assert_eq!(text(&["=1+1", "+x", "-x", "@x", "-900", "\t=x"]), "'=1+1,'+x,'-x,'@x,-900,'=x\r\n");
        assert_eq!(text(&["a\u{202E}b\u{0}"]), "ab\r\n");
    }

    #[test]
    fn spreadsheets_of_other_languages_get_semicolons_decimal_commas_and_a_byte_order_mark() {
        let table = [["Pop; Ana", "31.5", "-0.5", "1.2.3", "3k"].map(String::from).to_vec()];
        let german = write(&table, CsvForm::of(LanguageCode::De));
        assert_eq!(String::from_utf8(german).unwrap(), "\u{FEFF}\"Pop; Ana\";31,5;-0,5;1.2.3;3k\r\n");
        let english = write(&table, CsvForm::of(LanguageCode::En));
        assert_eq!(String::from_utf8(english).unwrap(), "Pop; Ana,31.5,-0.5,1.2.3,3k\r\n");
    }

    #[test]
    fn standings_respect_publication_choices() {
        use domain::Crosstable;
        use domain::model::player::Publication;

        let file = "<Tournament dataVersion='201'><Players><Player name='Brook' firstName='Ada' rank='2D' country='UK'/>
            <Player name='Pop' firstName='Ana' rank='2D' club='Râu'/></Players><Games><Game roundNumber='1' tableNumber='1'
            whitePlayer='POPANA' blackPlayer='BROOKADA' result='RESULT_EQUAL'/></Games></Tournament>";
        let mut tournament = crate::opengotha::read(file.as_bytes()).unwrap().tournament;
        tournament.entries[1].player.publication = Publication::Initials;
        let table = Crosstable::of(&tournament, 1);
        let lines = Standings::of(&table, &tournament.competition, 1);
        let csv = String::from_utf8(standings(&tournament, &lines, CsvForm::default())).unwrap();
        assert_eq!(
            csv,
            "place,number,name,rank,country,club,MMS,SOS,SOSOS,R1\r\n1,1,Brook Ada,2d,UK,,31.5,31.5,31.5,2=/b0\r\n\
             1,2,P. A.,2d,,,31.5,31.5,31.5,1=/w0\r\n"
        );
    }
}
