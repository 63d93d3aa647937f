//! Entries and standings as CSV for spreadsheets: RFC 4180, UTF-8, without fields that a spreadsheet runs as formulas.

use std::collections::BTreeSet;

use csv::{Terminator, WriterBuilder};
use domain::model::disclosure::Audience;
use domain::model::player::{Birth, Sex};
use domain::standings::{Standings, cell};
use domain::{Category, CompetitionId, Entry, EntryStatus, Tournament};

use crate::published::{disclosed, names};
use crate::text::clean;

/// Returns the entries of a competition in the form that [`crate::csv_list`] reads, preceded by number and status.
///
/// The list is for the organisers: it has full names, regardless of the players' publication choices.
pub fn entries(tournament: &Tournament, competition: CompetitionId) -> Vec<u8> {
    let categories: BTreeSet<Category> =
        tournament.entries_of(competition).flat_map(|e| e.sp.keys().copied()).collect();
    let fixed = "number,status,family,given,middle,latin,rank,rating,country,town,club,birth_year,egd_pin,irn,sex,family_group,ffg_licence,ffg_status,aga_id";
    let mut table = vec![fixed.split(',').map(str::to_string).collect::<Vec<_>>()];
    table[0].extend(categories.iter().map(|category| format!("sp{category}")));
    table.extend(tournament.entries_of(competition).map(|entry| entry_row(entry, &categories)));
    write(&table)
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
    ];
    row.extend(categories.iter().map(|category| or_empty(entry.sp.get(category).map(u32::to_string))));
    row
}

/// Returns the standings: place, number, name as it may be published, rank, country, club, one column for each criterion
/// (halves as `.5`) and each round (`4+/b0`, with the opponent's line).
pub fn standings(tournament: &Tournament, competition: CompetitionId, standings: &Standings) -> Vec<u8> {
    let rounds = standings.lines.first().map_or(0, |line| line.outcomes.len());
    let mut table = vec!["place,number,name,rank,country,club".split(',').map(str::to_string).collect::<Vec<_>>()];
    table[0].extend(standings.tie_breaks.iter().map(ToString::to_string));
    table[0].extend((1..=rounds).map(|round| format!("R{round}")));
    let lines = standings.line_numbers();
    for line in &standings.lines {
        let (Some(entry), Some(rules)) = (tournament.entry(line.entry), tournament.competition(competition)) else {
            continue;
        };
        let number = |n: Option<u32>| n.map(|n| n.to_string()).unwrap_or_default();
        let shown = disclosed(entry, Audience::PublicSheet);
        let (family, given) = names(&shown);
        let name = format!("{family} {given}").trim().to_string();
        let country = shown.country.map(|c| c.to_string()).unwrap_or_default();
        let rank = entry.player.rank.to_string();
        let mut row = vec![number(line.place), number(line.number), name, rank, country, shown.club];
        row.extend(line.criteria.iter().map(ToString::to_string));
        row.extend(line.outcomes.iter().map(|&outcome| cell(rules, outcome, |row| lines[row])));
        table.push(row);
    }
    write(&table)
}

/// Returns any table as CSV, with every field cleaned and guarded.
pub fn write(table: &[Vec<String>]) -> Vec<u8> {
    let mut writer = WriterBuilder::new().terminator(Terminator::CRLF).flexible(true).from_writer(Vec::new());
    for row in table {
        writer.write_record(row.iter().map(|field| guarded(field))).expect("writing to memory cannot fail");
    }
    writer.into_inner().expect("writing to memory cannot fail")
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
        String::from_utf8(write(&[fields.iter().map(ToString::to_string).collect()])).unwrap()
    }

    #[test]
    fn fields_are_quoted_and_never_formulas() {
        assert_eq!(text(&["a", "b,c", "d\"e", "ž"]), "a,\"b,c\",\"d\"\"e\",ž\r\n");
        assert_eq!(text(&["=1+1", "+x", "-x", "@x", "-900", "\t=x"]), "'=1+1,'+x,'-x,'@x,-900,'=x\r\n");
        assert_eq!(text(&["a\u{202E}b\u{0}"]), "ab\r\n");
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
        let table = Crosstable::of(&tournament, CompetitionId::OPEN, 1);
        let lines = Standings::of(&table, &tournament.competitions[0], 1);
        let csv = String::from_utf8(standings(&tournament, CompetitionId::OPEN, &lines)).unwrap();
        assert_eq!(
            csv,
            "place,number,name,rank,country,club,MMS,SOS,SOSOS,R1\r\n1,1,Brook Ada,2d,UK,,31.5,31.5,31.5,2=/b0\r\n\
             1,2,P. A.,2d,,,31.5,31.5,31.5,1=/w0\r\n"
        );
    }
}
