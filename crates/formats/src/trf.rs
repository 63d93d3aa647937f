//! The tournament report file of the chess federation (TRF16), which programs that check or count Swiss pairings read: header
//! lines, then one line of fixed columns per player. Programs that pair Swiss tournaments write it too.

mod read;

pub use read::read;

use std::fmt::Write;
use std::ops::Range;

use deunicode::deunicode;
use domain::model::disclosure::{Audience, disclose};
use domain::model::player::Publication;
use domain::standings::{Standings, StandingsLine};
use domain::{Colour, Competition, Decided, Entry, HalfPoints, Outcome, ScoreBasis, Tournament, Verdict};
use messages::{Message, message};

use crate::csv_list::federation;
use crate::notes::listed;
use crate::published::latin_names;
use crate::results_table::ResultsLines;
use crate::text::clean;

/// The letters of the column of names.
const NAME: usize = 33;
/// The columns of the number of a player, from 0.
const NUMBER: Range<usize> = 4..8;
/// The columns of the name.
const NAME_COLUMNS: Range<usize> = 14..47;
/// The columns of the rating.
const RATING: Range<usize> = 48..52;
/// The columns of the title and of the number in the chess federation, which are not read.
const TITLE: Range<usize> = 10..13;
const FEDERATION_NUMBER: Range<usize> = 57..68;
/// The columns of the sex and of the federation.
const SEX: Range<usize> = 9..10;
const FEDERATION: Range<usize> = 53..56;
/// The columns of the points and of the place.
const POINTS: Range<usize> = 80..84;
const PLACE: Range<usize> = 85..89;
/// The columns of the day of birth.
const BIRTH: Range<usize> = 69..79;
/// The column after the place, where the rounds begin.
const ROUNDS: usize = 89;
/// The columns of a round: two blanks, opponent, colour and result.
const ROUND: usize = 10;

/// Returns whether a text is a report: it has a line of a player, and every line before begins with a code of three characters.
pub(crate) fn is_trf(text: &str) -> bool {
    let is_code = |line: &&str| {
        let code = line.get(..3).filter(|_| matches!(line.as_bytes().get(3), None | Some(b' ')));
        code.is_some_and(|code| code.bytes().all(|b| b.is_ascii_digit()) || code.starts_with("XX") || code == "###")
    };
    let mut lines = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .skip_while(|line| is_code(line) && !line.starts_with("001"));
    let number = |line: &str| line.get(NUMBER).is_some_and(|number| number.trim().parse::<u32>().is_ok());
    lines.next().is_some_and(|line| line.starts_with("001 ") && number(line))
}

/// Returns the report of a competition in ASCII, with the players in the order of the standings; their numbers are those of the
/// lines.
///
/// Names are shown as players agreed to be published. Sex, title, number and birth are left out: they are those of the chess
/// federation, or personal. The federation is the player's country by its letters in sports. A forfeit is an unplayed game, and so is a walkover.
pub fn write(tournament: &Tournament, standings: &Standings) -> Vec<u8> {
    let rules = &tournament.competition;
    let table = ResultsLines::of(tournament, standings);
    let mut out = String::new();
    header(&mut out, tournament, rules, table.lines.len());
    for ((line, entry), number) in table.lines.iter().zip(1u32..) {
        player(&mut out, rules, line, entry, number);
        for &outcome in &line.outcomes {
            let (opponent, colour, result) = round(rules, outcome, &table);
            let _ = write!(out, "  {opponent:>4} {colour} {result}");
        }
        out.push('\n');
    }
    out.into_bytes()
}

/// Returns notes on what the report cannot say: handicaps, results that count the same for both players, cut names.
pub fn check(tournament: &Tournament, standings: &Standings) -> Vec<Message> {
    let table = ResultsLines::of(tournament, standings);
    let is_cut = |entry: &&Entry| name(entry).chars().count() > NAME;
    let cut: Vec<String> =
        table.lines.iter().map(|(_, entry)| *entry).filter(is_cut).map(|entry| entry.player.list_name()).collect();
    let handicaps = tournament.games.iter().filter(|game| game.handicap > 0).count();
    let mut notes = Vec::new();
    if handicaps > 0 {
        notes.push(message!("export-note-trf-handicaps", count = handicaps));
    }
    for game in &tournament.games {
        let known = game.passes.known();
        if known.is_some_and(|result| matches!(result.verdict, Verdict::BothWin | Verdict::NoResult)) {
            notes.push(message!("export-note-trf-result", round = game.round, board = game.board));
        }
    }
    let unknown = without_federation(&table);
    if !unknown.is_empty() {
        notes.push(message!("export-note-trf-federation", names = listed(&unknown)));
    }
    if !cut.is_empty() {
        notes.push(message!("export-note-trf-cut", count = cut.len(), most = NAME, names = listed(&cut)));
    }
    notes
}

/// Returns the players whose country has no federation, each with the country.
fn without_federation(table: &ResultsLines) -> Vec<String> {
    let player = |(_, entry): &(&StandingsLine, &Entry)| {
        let shown = disclose(&entry.player, entry.number, Audience::RatingList);
        let country = shown.country.filter(|country| federation(*country).is_none())?;
        Some(format!("{} ({country})", name(entry)))
    };
    table.lines.iter().filter_map(player).collect()
}

fn header(out: &mut String, tournament: &Tournament, rules: &Competition, players: usize) {
    let event = tournament.event.for_competition(rules);
    let mut line = |code: &str, value: &str| {
        let _ = writeln!(out, "{code} {}", ascii(value));
    };
    line("012", &event.name);
    line("022", &event.place);
    if let Some(federation) = event.country.and_then(federation) {
        line("032", federation);
    }
    line("042", &event.start.format("%Y/%m/%d").to_string());
    line("052", &event.end.format("%Y/%m/%d").to_string());
    line("062", &players.to_string());
    line("XXR", &tournament.rounds_in_all().to_string());
}

/// Writes the columns of a player up to the rounds.
fn player(out: &mut String, rules: &Competition, line: &StandingsLine, entry: &Entry, number: u32) {
    let rating = entry.player.rating.filter(|rating| entry.player.publication == Publication::Full && rating.0 > 0);
    let rating = rating.map(|rating| rating.0.to_string()).unwrap_or_default();
    let name: String = name(entry).chars().take(NAME).collect();
    let total: i32 = line.outcomes.iter().map(|&outcome| points(rules, outcome).0).sum();
    let total = HalfPoints(total).0;
    let (whole, half) = (total.div_euclid(2), total.rem_euclid(2) * 5);
    let place = line.place.map(|place| place.to_string()).unwrap_or_default();
    let shown = disclose(&entry.player, entry.number, Audience::RatingList);
    let federation = shown.country.and_then(federation).unwrap_or_default();
    let _ = write!(
        out,
        "001 {number:>4}      {name:<NAME$} {rating:>4} {federation:<3} {:22} {whole:>2}.{half} {place:>4}",
        ""
    );
}

/// Returns "Family, Given" in ASCII before it is cut to the column.
fn name(entry: &Entry) -> String {
    let shown = disclose(&entry.player, entry.number, Audience::RatingList);
    let (family, given) = latin_names(entry, &shown);
    let name = ascii(&format!("{family}, {given}"));
    name.trim_end_matches([',', ' ']).to_string()
}

fn ascii(text: &str) -> String {
    deunicode(&clean(text).0).trim().to_string()
}

/// Returns the points of a round: of the game, or what the rules give for none.
fn points(rules: &Competition, outcome: Outcome) -> HalfPoints {
    match outcome {
        Outcome::Game { .. } => outcome.points(),
        free => rules.scoring.free(free, ScoreBasis::Wins),
    }
}

/// Returns a round as the opponent's number, the colour and the result.
fn round(rules: &Competition, outcome: Outcome, table: &ResultsLines) -> (String, char, char) {
    let none = |result| ("0000".to_string(), '-', result);
    let Outcome::Game { opponent, colour, decided, verdict, .. } = outcome else {
        return none(match (outcome, rules.scoring.free(outcome, ScoreBasis::Wins)) {
            (Outcome::Bye, HalfPoints::WIN) => 'U',
            (_, HalfPoints::WIN) => 'F',
            (_, HalfPoints::JIGO) => 'H',
            _ => 'Z',
        });
    };
    let is_played = decided == Decided::Played;
    let wins = verdict.is_some_and(|verdict| verdict == colour.wins() || verdict == Verdict::BothWin);
    let result = match verdict {
        None | Some(Verdict::NoResult) => ' ',
        Some(_) if decided == Decided::Walkover => '-',
        Some(Verdict::Jigo) if is_played => '=',
        Some(Verdict::Jigo) => 'H',
        Some(_) if wins => {
            if is_played {
                '1'
            } else {
                '+'
            }
        }
        Some(_) => {
            if is_played {
                '0'
            } else {
                '-'
            }
        }
    };
    let side = if colour == Colour::Black { 'b' } else { 'w' };
    (table.number(opponent).to_string(), side, result)
}

#[cfg(test)]
mod tests {
    use domain::{Bye, CompetitionId, Crosstable, EntryId, ScoringRules};

    use super::*;

    const FILE: &str = "<Tournament dataVersion='201'><Players>
        <Player name='Brook' firstName='Ada' rank='2D' rating='2190'/><Player name='Pop' firstName='Ana' rank='1D'/>
        <Player name='Lake' firstName='Žana' rank='1K'/></Players><Games>
        <Game roundNumber='1' tableNumber='1' whitePlayer='POPANA' blackPlayer='BROOKADA' result='RESULT_BLACKWINS'/>
        <Game roundNumber='2' tableNumber='1' whitePlayer='BROOKADA' blackPlayer='LAKEŽANA' handicap='2'
            result='RESULT_WHITEWINS_BYDEF'/></Games></Tournament>";

    fn tournament() -> Tournament {
        let mut tournament = crate::opengotha::read(FILE.as_bytes()).unwrap().tournament;
        tournament.byes = vec![Bye { competition: CompetitionId::OPEN, round: 1, entry: EntryId(3) }];
        tournament.competition.scoring = ScoringRules::handbook();
        tournament
    }

    fn standings(tournament: &Tournament) -> Standings {
        let rules = &tournament.competition;
        Standings::of(&Crosstable::of(tournament, 2), rules, 2)
    }

    fn written(tournament: &Tournament) -> String {
        String::from_utf8(write(tournament, &standings(tournament))).unwrap()
    }

    #[test]
    fn players_are_in_fixed_columns() {
        let text = written(&tournament());
        let lines: Vec<&str> = text.lines().filter(|line| line.starts_with("001")).collect();
        let column = |line: &str, from: usize, to: usize| line[from - 1..to].trim().to_string();
        let shown: Vec<[String; 6]> = lines
            .iter()
            .map(|line| {
                [(5, 8), (15, 47), (49, 52), (81, 84), (86, 89), (92, 99)].map(|(from, to)| column(line, from, to))
            })
            .collect();
        assert_eq!(shown[0], ["1", "Brook, Ada", "2190", "2.0", "1", "2 b 1"].map(String::from));
        let lake = shown.iter().find(|line| line[1] == "Lake, Zana").unwrap();
        assert_eq!((lake[3].as_str(), lake[5].as_str()), ("1.0", "0000 - U"));
        let line = lines.iter().find(|line| line.contains("Lake")).unwrap();
        assert_eq!(column(line, 102, 109), "1 b -", "the forfeit in the second round");
        assert!(text.starts_with("012 ") && text.contains("\n062 3\nXXR "), "{text}");
    }

    #[test]
    fn players_have_the_federation_of_their_country() {
        let mut tournament = tournament();
        tournament.entries[0].player.country = "DE".parse().ok();
        tournament.entries[1].player.country = "XQ".parse().ok();
        tournament.event.country = "SE".parse().ok();
        let ids: Vec<&str> = check(&tournament, &standings(&tournament)).iter().map(|note| note.id).collect();
        assert!(ids.contains(&"export-note-trf-federation"), "{ids:?}");
        let text = written(&tournament);
        let of = |name: &str| text.lines().find(|line| line.contains(name)).unwrap()[53..56].trim().to_string();
        assert_eq!((of("Brook"), of("Pop"), of("Lake")), ("GER".into(), String::new(), String::new()));
        assert!(text.contains("\n032 SWE\n"), "{text}");
        let read = super::read(text.as_bytes()).unwrap().tournament;
        assert_eq!(read.event.country, "SE".parse().ok());
        let brook = read.entries.iter().find(|entry| entry.player.family == "Brook").unwrap();
        assert_eq!(brook.player.country, "DE".parse().ok());
    }

    #[test]
    fn players_are_shown_as_they_agreed() {
        let mut tournament = tournament();
        tournament.entries[0].player.publication = Publication::Anonymous;
        let text = written(&tournament);
        assert!(!text.contains("Brook") && !text.contains("2190"), "{text}");
    }

    #[test]
    fn handicaps_and_long_names_are_noted() {
        let mut tournament = tournament();
        tournament.entries[1].player.family = "Pop".repeat(20);
        let ids: Vec<&str> = check(&tournament, &standings(&tournament)).iter().map(|note| note.id).collect();
        assert_eq!(ids, ["export-note-trf-handicaps", "export-note-trf-cut"]);
    }
}
