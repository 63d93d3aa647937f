//! The tour's points of an event (R42-R45, R84), from the tables of the rules.

use crate::facts::{Facts, Game, Person, Status};
use crate::knockout::reached;
use crate::sums::has;
use crate::year_final::final_places;

/// An exact number of points: numerator and denominator in lowest terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fraction(pub i64, pub i64);

impl Fraction {
    fn reduced(numerator: i64, denominator: i64) -> Fraction {
        let (mut a, mut b) = (numerator.abs(), denominator.abs());
        while b > 0 {
            (a, b) = (b, a % b);
        }
        let divisor = a.max(1);
        Fraction(numerator / divisor, denominator / divisor)
    }

    /// Returns the product.
    pub fn times(self, other: Fraction) -> Fraction {
        Fraction::reduced(self.0 * other.0, self.1 * other.1)
    }

    /// Returns the sum.
    pub fn plus(self, other: Fraction) -> Fraction {
        Fraction::reduced(self.0 * other.1 + other.0 * self.1, self.1 * other.1)
    }

    /// Returns the text: `20`, `25/2`.
    pub fn text(self) -> String {
        if self.1 == 1 { self.0.to_string() } else { format!("{}/{}", self.0, self.1) }
    }
}

/// A player's points as the window shows them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointsLine {
    /// The entry.
    pub id: i64,
    /// Place within the category.
    pub place: u64,
    /// Age category.
    pub category: u64,
    /// The highest stage reached in a knock-out.
    pub stage: Option<String>,
    /// What, round of a game, and exact points of each source: the stage, the place, then the games by round.
    pub sources: Vec<(String, Option<u64>, String)>,
    /// The exact sum.
    pub exact: String,
    /// Its integer part.
    pub points: i64,
}

/// Returns the points of all players of an age category, by category, then most points first, then by entry.
pub fn points(facts: &Facts) -> Vec<PointsLine> {
    if facts.rules.newcomers {
        return Vec::new();
    }
    let stages: Vec<(i64, &'static str)> = facts.tables.iter().flat_map(|table| reached(facts, table)).collect();
    let stage_of = |id: i64| stages.iter().filter(|s| s.0 == id).map(|s| s.1).max_by_key(|s| level(s));
    let takes = |person: &&Person| {
        let took_part = stage_of(person.id).is_some()
            || facts.games.iter().any(|game| has(game, person.id) && outcome(game, person.id).is_some());
        let category = person.category(&facts.tour, facts.year).is_some();
        category && !person.guest && !person.ghost && (took_part || person.status == Status::Registered)
    };
    let takers: Vec<&Person> = facts.people.iter().filter(takes).collect();
    let category = |person: &Person| person.category(&facts.tour, facts.year).unwrap_or(0);
    let mut lines: Vec<(PointsLine, Fraction)> = Vec::new();
    for person in &takers {
        let group = takers.iter().filter(|other| category(other) == category(person)).count();
        let stage = stage_of(person.id);
        let mut sources = Vec::new();
        let mut sum = Fraction(0, 1);
        if let Some(points) = stage.and_then(|stage| stage_points(facts, stage)) {
            let points = Fraction(points, 1).times(stage_factor(facts, group));
            sum = sum.plus(points);
            sources.push(("stage".to_string(), None, points.text()));
        }
        if let Some(points) = place_points(facts, person.id) {
            let points = points.times(stage_factor(facts, group));
            sum = sum.plus(points);
            sources.push(("place".to_string(), None, points.text()));
        }
        for round in 1..=facts.last_round() {
            let Some(game) = facts.game_of(round, person.id) else { continue };
            let Some(what) = outcome(game, person.id) else { continue };
            let points = game_points(facts, person, what).times(game_factor(facts));
            sum = sum.plus(points);
            sources.push((what.to_string(), Some(u64::from(round)), points.text()));
        }
        let line = PointsLine {
            id: person.id,
            place: 0,
            category: u64::from(category(person)),
            stage: stage.map(str::to_string),
            sources,
            exact: sum.text(),
            points: sum.0.div_euclid(sum.1),
        };
        lines.push((line, sum));
    }
    let more = |a: Fraction, b: Fraction| a.0 * b.1 > b.0 * a.1;
    let all = lines.clone();
    for (line, sum) in &mut lines {
        let ahead = all.iter().filter(|(other, theirs)| other.category == line.category && more(*theirs, *sum));
        line.place = ahead.count() as u64 + 1;
    }
    lines.sort_by_key(|(line, _)| (line.category, line.place, line.id));
    lines.into_iter().map(|(line, _)| line).collect()
}

/// Returns the order of a stage, the winner highest.
fn level(stage: &str) -> usize {
    ["round_of_64", "round_of_32", "round_of_16", "quarter_final", "semi_final", "finalist", "winner"]
        .iter()
        .position(|name| *name == stage)
        .unwrap_or(0)
}

/// Returns the points of a stage (R42, R44, R84).
fn stage_points(facts: &Facts, stage: &str) -> Option<i64> {
    let table: [i64; 7] = match (facts.tour.season.as_str(), facts.tour.class.as_str()) {
        ("2018-draft", "1000") => [30, 40, 80, 150, 250, 500, 1000],
        ("2018-draft", "500") => [20, 35, 70, 130, 200, 300, 500],
        ("2018-draft", "200") => [10, 20, 40, 75, 100, 140, 200],
        ("2022", "1000") => [0, 0, 0, 128, 256, 512, 1024],
        _ => return None,
    };
    Some(table[level(stage)]).filter(|&points| points > 0)
}

/// Returns the points of a place in a Final; players who share places share their points (R53).
fn place_points(facts: &Facts, id: i64) -> Option<Fraction> {
    let table = [600, 500, 400, 300, 260, 220, 180, 140, 100, 100];
    let places: Vec<(u64, u64, i64)> = facts.finals.iter().flat_map(|f| final_places(facts, f)).collect();
    let &(from, to, _) = places.iter().find(|place| place.2 == id)?;
    let sum: i64 = (from..=to).map(|place| table[place as usize - 1]).sum();
    Some(Fraction::reduced(sum, (to - from + 1) as i64))
}

/// Returns the points of a game: a jigo is half a win (R43-R45, R84). At the European championship players who start at or
/// above the bar have their own points.
fn game_points(facts: &Facts, person: &Person, what: &str) -> Fraction {
    let main = facts.initial(person) >= facts.bar_score();
    let (win, loss) = match (facts.tour.season.as_str(), facts.tour.class.as_str()) {
        ("2018-draft", "500") => (10, 2),
        ("2018-draft", "200") => (5, 1),
        ("2018-draft", "eygoc") if main => (170, 30),
        ("2018-draft", "eygoc") => (50, 5),
        ("2018-draft", "final") => (50, 20),
        ("2022", "1000") => (24, 6),
        _ => (20, 5),
    };
    match what {
        "win" => Fraction(win, 1),
        "jigo" => Fraction::reduced(win, 2),
        _ => Fraction(loss, 1),
    }
}

/// Returns the factor of stage points: the coefficient; half in 2022 for a group of fewer than four (R44, R84).
fn stage_factor(facts: &Facts, group: usize) -> Fraction {
    let (numerator, denominator) = facts.tour.coefficient;
    let small = facts.tour.season == "2022" && group < 4;
    Fraction::reduced(numerator, denominator).times(if small { Fraction(1, 2) } else { Fraction(1, 1) })
}

/// Returns the factor of game points: half in 2022 for an event played online (R84).
fn game_factor(facts: &Facts) -> Fraction {
    if facts.tour.season == "2022" && facts.tour.online { Fraction(1, 2) } else { Fraction(1, 1) }
}

/// Returns what a game was for a player: only games over the board count (R16, R34, R43).
fn outcome(game: &Game, id: i64) -> Option<&'static str> {
    if game.is_unplayed() || game.both_lost() {
        return None;
    }
    match game.result()? {
        "nr" => None,
        "=" => Some("jigo"),
        "1-1" => Some("win"),
        _ if game.winner() == Some(id) => Some("win"),
        _ => Some("loss"),
    }
}
