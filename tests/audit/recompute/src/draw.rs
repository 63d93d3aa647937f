//! The draw of a knock-out table (R25-R31, R35, R36) from its frozen list, by the specification in `docs/lots.md`.

use std::collections::HashMap;

use crate::facts::{Draw, Entrant, Facts, Person, Status, Table};
use crate::lots::{Lots, commitment};

/// One line of the table as it is printed: number of the box, colour, player, mark.
pub type PrintedBox = (u64, String, Option<i64>, String);

/// Fewest games between compatriots, then between clubmates.
type Clashes = (i64, i64);

/// Returns the frozen text of a draw.
pub fn frozen(draw: &Draw) -> String {
    let apart = match (draw.apart_countries, draw.apart_clubs) {
        (true, true) => "countries clubs",
        (true, false) => "countries",
        (false, true) => "clubs",
        (false, false) => "nobody",
    };
    let mut text = String::from("drawmaster draw 1\n");
    text += &format!("category {}\nlines {}\nseeds {}\n", draw.category, draw.lines, draw.seeds);
    text += &format!("apart {apart}\nnonce {}\n", draw.nonce);
    for (at, player) in draw.list.iter().enumerate() {
        let field = |text: &str| text.replace(|c: char| c == '|' || c.is_control(), " ");
        let way = match player.way.as_str() {
            "later" => format!("round {}", player.round),
            way => way.to_string(),
        };
        let Entrant { id, rank, country, .. } = player;
        let (name, club) = (field(&player.name), field(&player.club));
        text += &format!("{}|{id}|{name}|{rank}|{country}|{club}|{way}\n", at + 1);
    }
    text
}

/// Returns the boxes of a table as drawn, in table order: number, player, mark.
pub fn drawn_boxes(draw: &Draw) -> Vec<(u32, Option<i64>, String)> {
    let mut lots = Lots::new(&commitment(&frozen(draw)), &draw.entropy);
    // By box number; `void` boxes stay empty because their players would meet a later-round player too early.
    let mut players: HashMap<u32, usize> = HashMap::new();
    let mut void: Vec<u32> = Vec::new();
    let mut next = 0;
    let (mut first, mut last) = (1, 1);
    while first <= draw.lines {
        let open: Vec<u32> = (first..=last).filter(|number| !void.contains(number)).collect();
        let count = open.len().min(draw.list.len() - next);
        let mut order: Vec<usize> = (next..next + count).collect();
        let open = &open[..count];
        let settled = draw.list[next..].iter().all(|player| player.way != "later");
        let mut check = if settled && (draw.apart_countries || draw.apart_clubs) && count > 1 {
            Some(Apart::new(draw, &void))
        } else {
            None
        };
        let fewest = check.as_mut().map(|check| check.fewest(&players));
        lots.shuffle(&mut order, &mut |order, at| {
            let Some(check) = check.as_mut() else { return true };
            let mut with = players.clone();
            with.extend(open.iter().copied().zip(order.iter().copied()).take(at + 1));
            Some(check.fewest(&with)) == fewest
        });
        for (&number, &player) in open.iter().zip(&order) {
            players.insert(number, player);
            if draw.list[player].way == "later" {
                let block = 1 << (draw.list[player].round - 1);
                let table = table_order(draw.lines);
                let own = table.chunks(block).find(|part| part.contains(&number));
                void.extend(own.into_iter().flatten().filter(|&&other| other != number));
            }
        }
        next += count;
        (first, last) = (last + 1, 2 * last);
    }
    let seated = |number: u32| {
        let player = players.get(&number).map(|&at| (at, &draw.list[at]));
        (number, player.map(|p| p.1.id), player.map_or(String::new(), |(at, player)| mark(draw, at, player)))
    };
    table_order(draw.lines).into_iter().map(seated).collect()
}

/// Returns the boxes of a table as printed now: as drawn, with the replacements since.
pub fn printed_boxes(table: &Table) -> Vec<PrintedBox> {
    let mut boxes = drawn_boxes(&table.draw);
    for (number, player, mark) in &table.replacements {
        for b in boxes.iter_mut().filter(|b| b.0 == *number) {
            (b.1, b.2) = (*player, mark.clone());
        }
    }
    let pairs = boxes.len() / 2;
    let mut printed = Vec::new();
    for (at, pair) in boxes.chunks(2).enumerate() {
        // The stronger colour is on top in sections 1 and 3 and below in sections 2 and 4; a section has at least a pair.
        let section = if pairs <= 4 { at } else { at / (pairs / 4) };
        let mut pair = pair.to_vec();
        pair.sort_by_key(|b| b.0);
        if section % 2 == 1 {
            pair.reverse();
        }
        printed.extend(
            pair.into_iter()
                .map(|(number, player, mark)| (u64::from(number), colour(number).to_string(), player, mark)),
        );
    }
    printed
}

/// Whether a competition has lists for knock-outs. It has none where a circle fixes all games (R33), where players choose their
/// opponents (R66, R69), and where teams meet; unless a table was drawn before it became such a competition.
pub fn has_lists(facts: &Facts) -> bool {
    let without = ["round-robin", "self-pairing", "club-ladder", "league"];
    !facts.tables.is_empty() || (facts.team_size == 0 && !without.contains(&facts.rules.system.as_str()))
}

/// Returns the players of a category's list in order (R25): points, rating, rank; then number and name.
pub fn list(facts: &Facts, category: u8) -> Vec<i64> {
    let mut eligible: Vec<&Person> = facts
        .people
        .iter()
        .filter(|person| person.category(&facts.tour, facts.year) == Some(category))
        .filter(|person| person.status == Status::Registered && !person.guest && !person.ghost)
        .collect();
    eligible.sort_by_key(|person| {
        let points = person.sp.iter().find(|sp| sp.0 == category).map_or(0, |sp| sp.1);
        let rating = person.rating.unwrap_or(2100 + 100 * person.grade());
        let strength = (-i64::from(points), -rating, -person.rank);
        (strength, person.number.unwrap_or(u32::MAX), person.name(), person.id)
    });
    eligible.iter().map(|person| person.id).collect()
}

/// Returns the numbers of the boxes in table order (R27).
fn table_order(lines: u32) -> Vec<u32> {
    let mut table = vec![1, 2];
    while table.len() < lines as usize {
        let sum = 2 * table.len() as u32 + 1;
        let mut doubled = Vec::new();
        for (at, number) in table.iter().enumerate() {
            if at % 2 == 0 {
                doubled.extend([*number, sum - number]);
            } else {
                doubled.extend([sum - number, *number]);
            }
        }
        table = doubled;
    }
    table
}

/// Returns the colour of a box (R26).
fn colour(number: u32) -> &'static str {
    match number {
        1 | 2 => "gold",
        3 | 4 => "bronze",
        5..=8 => "blue",
        9..=16 => "green",
        17..=32 => "magenta",
        _ => "red",
    }
}

/// Returns the mark beside a player (R28, R37).
fn mark(draw: &Draw, at: usize, player: &Entrant) -> String {
    match player.way.as_str() {
        "wild card" => "WC".into(),
        "qualified" => "Q".into(),
        _ if at < draw.seeds as usize => (at + 1).to_string(),
        _ => String::new(),
    }
}

/// Finds the fewest clashes of the first round that are still possible, by trying all placements (R35).
struct Apart<'a> {
    draw: &'a Draw,
    /// The players of each box number that are possible: those of its group.
    groups: HashMap<u32, Vec<usize>>,
    /// Answers for the pairs from a number on, by the players seated so far.
    known: HashMap<(u32, u64), Clashes>,
}

impl<'a> Apart<'a> {
    fn new(draw: &'a Draw, void: &[u32]) -> Apart<'a> {
        let mut groups = HashMap::new();
        let (mut first, mut last, mut next) = (1, 1, 0);
        while first <= draw.lines {
            let open: Vec<u32> = (first..=last).filter(|number| !void.contains(number)).collect();
            let count = open.len().min(draw.list.len() - next);
            for number in &open[..count] {
                groups.insert(*number, (next..next + count).collect());
            }
            next += count;
            (first, last) = (last + 1, 2 * last);
        }
        Apart { draw, groups, known: HashMap::new() }
    }

    /// Returns the fewest clashes with these players seated.
    fn fewest(&mut self, seated: &HashMap<u32, usize>) -> Clashes {
        self.known.clear();
        let used = seated.values().fold(0, |used, player| used | 1 << player);
        self.pairs_after(1, used, seated)
    }

    /// Returns the fewest clashes in the games of box `number` and of the higher ones in the upper half.
    fn pairs_after(&mut self, number: u32, used: u64, seated: &HashMap<u32, usize>) -> Clashes {
        let other = self.draw.lines + 1 - number;
        if number >= other {
            return (0, 0);
        }
        if let Some(&known) = self.known.get(&(number, used)) {
            return known;
        }
        let (upper, lower) = (self.possible(number, seated), self.possible(other, seated));
        let mut best = None;
        if upper.is_empty() || lower.is_empty() {
            best = Some(self.pairs_after(number + 1, used, seated));
        }
        for &one in &upper {
            for &two in &lower {
                let taken = |player: usize, number: u32| !seated.contains_key(&number) && used & (1 << player) != 0;
                if one == two || taken(one, number) || taken(two, other) {
                    continue;
                }
                let rest = self.pairs_after(number + 1, used | 1 << one | 1 << two, seated);
                let own = self.clash(one, two);
                let sum = (rest.0 + own.0, rest.1 + own.1);
                best = Some(best.map_or(sum, |best: Clashes| best.min(sum)));
            }
        }
        let best = best.unwrap_or((i64::MAX / 2, 0));
        self.known.insert((number, used), best);
        best
    }

    fn possible(&self, number: u32, seated: &HashMap<u32, usize>) -> Vec<usize> {
        match seated.get(&number) {
            Some(&player) => vec![player],
            None => self.groups.get(&number).cloned().unwrap_or_default(),
        }
    }

    fn clash(&self, one: usize, two: usize) -> Clashes {
        let (a, b) = (&self.draw.list[one], &self.draw.list[two]);
        let country = self.draw.apart_countries && !a.country.is_empty() && a.country == b.country;
        let club = self.draw.apart_clubs && !a.club.is_empty() && a.club == b.club;
        (i64::from(country), i64::from(club))
    }
}
