//! The standings after the last paired round (R21): order, places, values as printed, and cells.

use crate::facts::{Facts, Person, Status};
use crate::sums::{Basis, Day, has};

/// One line of the standings as the window shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The entry.
    pub id: i64,
    /// The place; none for guests and players who did not take part yet.
    pub place: Option<u64>,
    /// Whether the place is shared with the line above.
    pub shared: bool,
    /// The values of the tie-breaks as printed: `35½`.
    pub values: Vec<String>,
    /// The text and kind of each round, and the opponent.
    pub cells: Vec<(String, String, Option<i64>)>,
}

/// A criterion: the value of each listed player, or how tied players are compared.
enum Column {
    Values(Vec<i64>),
    Direct,
    SimpleDirect,
}

/// Returns the standings after the last paired round.
pub fn standings(facts: &Facts) -> Vec<Line> {
    let last = facts.last_round();
    let mut listed: Vec<&Person> = facts.people.iter().filter(|person| is_listed(facts, person)).collect();
    listed.sort_by_key(|person| (&person.family, &person.given, person.id));
    let columns: Vec<Column> = facts.rules.tie_breaks.iter().map(|name| column(facts, name, &listed, last)).collect();
    let (groups, values) = rank(facts, &listed, &columns, last);
    let order = placed(facts, &listed, &groups);
    let line_of = |id: i64| order.iter().position(|line| listed[line.0].id == id).map_or(0, |at| at + 1);
    let names = &facts.rules.tie_breaks;
    order
        .iter()
        .map(|&(row, place, shared)| Line {
            id: listed[row].id,
            place,
            shared,
            values: names.iter().zip(&values[row]).map(|(name, value)| printed(facts, name, *value)).collect(),
            cells: (1..=last).map(|round| cell(facts, listed[row], round, &line_of)).collect(),
        })
        .collect()
}

/// Returns whether a player is in the standings: registered and no ghost, or with a game or a bye.
fn is_listed(facts: &Facts, person: &Person) -> bool {
    took_part(facts, person) || person.status == Status::Registered && !person.ghost
}

/// Returns whether a player had a game or a bye.
fn took_part(facts: &Facts, person: &Person) -> bool {
    facts.games.iter().any(|game| has(game, person.id)) || facts.byes.iter().any(|bye| bye.1 == person.id)
}

/// Returns the groups of tied rows in order, and the shown values of each row.
fn rank(facts: &Facts, listed: &[&Person], columns: &[Column], last: u32) -> (Vec<Vec<usize>>, Vec<Vec<i64>>) {
    let mut groups: Vec<Vec<usize>> = vec![(0..listed.len()).collect()];
    let mut shown: Vec<Vec<i64>> = vec![Vec::new(); listed.len()];
    for (at, column) in columns.iter().enumerate() {
        let (show, order) = match column {
            Column::Values(values) => (values.clone(), values.clone()),
            Column::SimpleDirect => {
                let values = confront(facts, listed, &groups, &|ids, _| facts.simple_direct(ids, last));
                (values.clone(), values)
            }
            Column::Direct => {
                let later = |rows: &[usize]| -> Vec<Vec<i64>> {
                    rows.iter().map(|&row| columns[at + 1..].iter().filter_map(|c| value(c, row)).collect()).collect()
                };
                let alone = |ids: &[i64], rows: &[usize]| facts.direct(ids, &vec![Vec::new(); rows.len()], last);
                let ranked = |ids: &[i64], rows: &[usize]| facts.direct(ids, &later(rows), last);
                (confront(facts, listed, &groups, &alone), confront(facts, listed, &groups, &ranked))
            }
        };
        shown.iter_mut().zip(show).for_each(|(row, value)| row.push(value));
        groups = split(groups, &order);
    }
    (groups, shown)
}

fn value(column: &Column, row: usize) -> Option<i64> {
    match column {
        Column::Values(values) => Some(values[row]),
        _ => None,
    }
}

/// Compares tied players, given by their keys and rows.
type Compare<'a> = &'a dyn Fn(&[i64], &[usize]) -> Vec<i64>;

/// Returns the values of a comparison within each group; 0 for guests, for players who did not take part, and for players
/// with nobody to compare.
fn confront(facts: &Facts, listed: &[&Person], groups: &[Vec<usize>], compare: Compare<'_>) -> Vec<i64> {
    let mut values = vec![0; listed.len()];
    for group in groups {
        let takes = |row: &usize| !listed[*row].guest && took_part(facts, listed[*row]);
        let rows: Vec<usize> = group.iter().copied().filter(takes).collect();
        let ids: Vec<i64> = rows.iter().map(|&row| listed[row].id).collect();
        if rows.len() > 1 {
            rows.iter().zip(compare(&ids, &rows)).for_each(|(&row, value)| values[row] = value);
        }
    }
    values
}

/// Returns the groups split by a value, higher values first.
fn split(groups: Vec<Vec<usize>>, values: &[i64]) -> Vec<Vec<usize>> {
    let mut parts: Vec<Vec<usize>> = Vec::new();
    for group in groups {
        let mut different: Vec<i64> = group.iter().map(|&row| values[row]).collect();
        different.sort_unstable();
        different.dedup();
        for value in different.into_iter().rev() {
            parts.push(group.iter().copied().filter(|&row| values[row] == value).collect());
        }
    }
    parts
}

/// Returns row, place and whether it is shared, in the order of the list. Guests take no place; players who did not take
/// part come last, unless nobody did yet.
fn placed(facts: &Facts, listed: &[&Person], groups: &[Vec<usize>]) -> Vec<(usize, Option<u64>, bool)> {
    let begun = listed.iter().any(|person| took_part(facts, person));
    let counts = |row: usize| !begun || took_part(facts, listed[row]);
    let mut lines = Vec::new();
    let mut ahead = 0;
    for group in groups {
        let mut in_group = 0;
        for &row in group.iter().filter(|&&row| counts(row)) {
            if listed[row].guest {
                lines.push((row, None, false));
            } else {
                lines.push((row, Some(ahead + 1), in_group > 0));
                in_group += 1;
            }
        }
        ahead += in_group;
    }
    let waiting = groups.iter().flatten().filter(|&&row| !counts(row));
    lines.extend(waiting.map(|&row| (row, None, false)));
    lines
}

/// Returns a criterion by its name.
fn column(facts: &Facts, name: &str, listed: &[&Person], last: u32) -> Column {
    let each = |value: &dyn Fn(&Person) -> i64| Column::Values(listed.iter().map(|person| value(person)).collect());
    match name {
        "MMS" => each(&|p| facts.score(Basis::Mms, p, last)),
        "NBW" => each(&|p| facts.score(Basis::Wins, p, last)),
        "SODOS" => each(&|p| facts.sodos(Basis::Mms, p, last)),
        "SODOSW" => each(&|p| facts.sodos(Basis::Wins, p, last)),
        "SOSOS" => each(&|p| facts.sosos(Basis::Mms, p, last)),
        "SOSOSW" => each(&|p| facts.sosos(Basis::Wins, p, last)),
        "CUSS" => each(&|p| facts.cuss(Basis::Mms, p, last)),
        "CUSSW" => each(&|p| facts.cuss(Basis::Wins, p, last)),
        "CUSP" => each(&|p| facts.cusp(p, last)),
        "BP" => each(&|p| board_points(facts, p, last)),
        "CPS" => each(&|p| facts.cps(p, last)),
        "STS" => each(&|p| facts.sts(p, last)),
        "SOSTS" => each(&|p| facts.sosts(p, last)),
        "EXT" => each(&|p| facts.exploits(p, last, false)),
        "EXR" => each(&|p| facts.exploits(p, last, true)),
        "CAT" => each(&|p| -division(facts, p)),
        "RANK" => each(&|p| i64::from(p.rank)),
        "RATING" => each(&|p| i64::from(p.rating.unwrap_or_else(|| middle_rating(p.rank)))),
        "DC" => Column::Direct,
        "SDC" => Column::SimpleDirect,
        name => {
            let basis = if name.starts_with("SOSW") { Basis::Wins } else { Basis::Mms };
            if let Some(first) = name.strip_prefix("SOSR") {
                let main = if facts.rules.system == "mcmahon" { Basis::Mms } else { Basis::Wins };
                let first: usize = first.parse().unwrap_or(0);
                return each(&|p| facts.sos_terms(main, p, last).into_iter().skip(first).sum());
            }
            let lowest = name.split_once('-').and_then(|(_, number)| number.parse().ok()).unwrap_or(0);
            each(&|p| facts.sos(basis, p, last, lowest))
        }
    }
}

/// Returns the points of a team's boards.
fn board_points(facts: &Facts, team: &Person, last: u32) -> i64 {
    let own = facts.board_points.iter().filter(|&&(round, number, _)| round <= last && number == team.id);
    own.map(|&(.., points)| points).sum()
}

/// Returns the rating of a player without one: the middle of the rank, 2100 for 1d and 100 for each grade. Professionals
/// count as 9d.
fn middle_rating(rank: i32) -> i32 {
    2100 + 100 * rank.min(8)
}

/// Returns the division from 1: by the competition's ranks, or by age with seniors last.
fn division(facts: &Facts, person: &Person) -> i64 {
    let at = match &facts.rules.divisions {
        Some(limits) => limits.iter().position(|&lowest| person.rank >= lowest).unwrap_or(limits.len()),
        None => {
            let limits = &facts.tour.limits;
            let own = person.category(&facts.tour, facts.year);
            own.and_then(|own| limits.iter().position(|&limit| limit == own)).unwrap_or(limits.len())
        }
    };
    at as i64 + 1
}

/// Returns a value as printed, with fractions as one character.
fn printed(facts: &Facts, name: &str, value: i64) -> String {
    let (parts, marks) = match name {
        "CAT" => return (-value).to_string(),
        "RANK" | "RATING" | "DC" | "SDC" => return value.to_string(),
        "SODOS" | "SODOSW" => (4, ["", "¼", "½", "¾"].as_slice()),
        _ => (2, ["", "½"].as_slice()),
    };
    // In score pairing a win counts two points (R59).
    let value = if facts.rules.system == "score-pairing" { 2 * value } else { value };
    let sign = if value < 0 { "-" } else { "" };
    let (whole, mark) = (value.abs() / parts, marks[usize::try_from(value.abs() % parts).unwrap_or(0)]);
    if whole == 0 && !mark.is_empty() { format!("{sign}{mark}") } else { format!("{sign}{whole}{mark}") }
}

/// Returns the cell of a round: `4+/b` for a game, `0+` for what a round without one gave; its kind; and the opponent.
fn cell(facts: &Facts, person: &Person, round: u32, line_of: &dyn Fn(i64) -> usize) -> (String, String, Option<i64>) {
    let day = facts.day(person, round);
    let Day::Game(game) = day else {
        let basis = if facts.rules.system == "mcmahon" { Basis::Mms } else { Basis::Wins };
        let kind = match day {
            Day::Bye => "bye",
            Day::Absent => "absent",
            _ => "none",
        };
        let text = match facts.free(basis, day) {
            0 => "0-",
            1 => "0=",
            _ => "0+",
        };
        return (text.into(), kind.into(), None);
    };
    let (sign, kind) = match game.result() {
        None | Some("nr" | "nr!") => ("?", "open"),
        Some("=" | "=!") => ("=", "jigo"),
        Some("1-1" | "1-1!") => ("+", "win"),
        Some(_) if game.winner() == Some(person.id) => ("+", "win"),
        Some(_) => ("-", "loss"),
    };
    let played = if game.is_unplayed() { "!" } else { "/" };
    let colour = if game.black == person.id { "b" } else { "w" };
    let handicap = if game.handicap == 0 { String::new() } else { game.handicap.to_string() };
    let opponent = game.opponent(person.id);
    (format!("{}{sign}{played}{colour}{handicap}", line_of(opponent)), kind.into(), Some(opponent))
}
