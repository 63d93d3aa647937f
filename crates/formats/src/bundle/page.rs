//! A bundle's web page: the event, its points, its knock-outs and its games, with names as they may be published. Texts
//! are escaped, and the page has no scripts or external resources.

use std::collections::BTreeMap;

use domain::GameResult;
use maud::{Markup, html};

use super::{BoxData, Data, GameData, PlayerData, TableData, page_final};
use crate::web_page::web_page;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;margin:1rem auto;max-width:60rem;padding:0 1rem}\
table{border-collapse:collapse;margin:.5rem 0}td,th{border:1px solid #777;padding:.2rem .5rem;text-align:left}\
.number{text-align:right}.scroll{overflow-x:auto}";

/// Returns the whole page.
pub(super) fn page(data: &Data, names: &BTreeMap<i64, String>) -> String {
    let name = |player: i64| html! { (names.get(&player).map_or("", String::as_str)) };
    let body = html! { main {
        h1 { (data.event.name) }
        (event_body(data, &name))
    } };
    web_page(&data.event.name, &html! { style { (STYLE) } }, &body)
}

/// Returns an event's part of a page below its heading. `name` returns a player's name as it may be published.
pub fn event_body(data: &Data, name: &dyn Fn(i64) -> Markup) -> Markup {
    let event = &data.event;
    let country = event.country.map(|c| c.to_string()).unwrap_or_default();
    html! {
        p {
            (days(data)) @if !event.place.is_empty() { ", " (event.place) } @if !country.is_empty() { " (" (country) ")" }
        }
        p {
            "Season " (data.table.season) ", class " (data.table.class) ", coefficient " (event.coefficient)
            @if event.online { ", played online" } ". " (data.players.len()) " players, " (data.games.len()) " games."
        }
        @for category in &data.table.categories { (points(data, *category, name)) }
        @for table in &data.tables { (knockout(data, table, name)) }
        @for made in &data.finals { (page_final::final_part(made, name)) }
        @for competition in &data.competitions {
            @for round in rounds(data, competition.competition) {
                (games(data, competition.competition, &competition.name, round, name))
            }
        }
    }
}

fn days(data: &Data) -> String {
    let (start, end) = (data.event.start, data.event.end);
    if start == end { start.to_string() } else { format!("{start} to {end}") }
}

fn points(data: &Data, category: u8, name: &dyn Fn(i64) -> Markup) -> Markup {
    let lines: Vec<_> = data.points.iter().filter(|p| p.category == category && p.points > 0).collect();
    html! {
        @if !lines.is_empty() {
            h2 { "Points, category " (category) }
            div.scroll tabindex="0" role="region" aria-label={ "Points, category " (category) } { table {
                thead { tr { th scope="col" { "Player" } th scope="col" { "Rank" } th scope="col" { "Points" } th scope="col" { "From" } } }
                tbody {
                    @for line in lines {
                        tr {
                            td { (name(line.player)) }
                            td { (player(data, line.player).map_or("", |p| p.rank.as_str())) }
                            td.number { (line.points) }
                            td.from { (from(line)) }
                        }
                    }
                }
            } }
        }
    }
}

/// Returns the sources of points: `semi-finals: 250; 3 wins: 60; 2 losses: 10`, or `place 3 in the Final: 400; ...`. Each
/// source comes before its points, so that two numbers are never adjacent.
fn from(line: &super::PointsData) -> String {
    let mut parts = Vec::new();
    for source in line.sources.iter().filter(|source| source.round.is_none()) {
        let stage = source.stage.as_deref().unwrap_or_default();
        let what = match source.what.as_str() {
            "place" if stage.contains('-') => format!("places {} in the Final", stage.replace('-', "–")),
            "place" => format!("place {stage} in the Final"),
            _ => reached(stage).to_string(),
        };
        parts.push(format!("{what}: {}", source.points));
    }
    for (what, one, many) in [("win", "win", "wins"), ("jigo", "jigo", "jigos"), ("loss", "loss", "losses")] {
        let of = line.sources.iter().filter(|source| source.round.is_some() && source.what == what);
        let sums: Vec<_> = of.filter_map(|source| domain::model::ratio::exact(&source.points)).collect();
        if !sums.is_empty() {
            let word = if sums.len() == 1 { one } else { many };
            parts.push(format!("{} {word}: {}", sums.len(), sums.iter().sum::<domain::Ratio>()));
        }
    }
    parts.join("; ")
}

/// Returns a stage in words, as in the event's points.
fn reached(stage: &str) -> &str {
    match stage {
        "round_of_64" => "round of 64",
        "round_of_32" => "round of 32",
        "round_of_16" => "round of 16",
        "quarter_final" => "quarter-finals",
        "semi_final" => "semi-finals",
        other => other,
    }
}

fn knockout(data: &Data, table: &TableData, name: &dyn Fn(i64) -> Markup) -> Markup {
    let of_table = |game: &&GameData| {
        game.competition == table.competition && game.knockout.is_some_and(|k| k.category == table.category)
    };
    let games: Vec<&GameData> = data.games.iter().filter(of_table).collect();
    let rounds = table.boxes.len().max(1).ilog2();
    html! {
        h2 { "Knock-out, category " (table.category) }
        @for round in 0..rounds {
            @let by_index: BTreeMap<u32, &GameData> = games.iter().filter_map(|g| Some((g.knockout?.game?, *g)))
                .filter(|((r, _), _)| *r == round).map(|((_, at), g)| (at, g)).collect();
            h3 { (round_name(rounds - round)) }
            ul {
                @for (_, game) in &by_index { li { (meeting(game, name)) } }
                @if round == 0 {
                    @for pair in table.boxes.chunks(2) {
                        @if let Some(player) = with_bye(pair) { li { (name(player)) ": bye" } }
                    }
                }
            }
        }
        @for game in games.iter().filter(|g| g.knockout.is_some_and(|k| k.game.is_none())) {
            h3 { "Third place" }
            p { (meeting(game, name)) }
        }
        p { "Lots drawn with the commitment " code style="overflow-wrap:anywhere" { (table.commitment) } }
    }
}

/// Returns the player of a pair of boxes whose other box is empty.
fn with_bye(pair: &[BoxData]) -> Option<i64> {
    match pair {
        [a, b] if a.player.is_some() != b.player.is_some() => a.player.or(b.player),
        _ => None,
    }
}

fn round_name(left: u32) -> String {
    match left {
        1 => "Final".into(),
        2 => "Semi-finals".into(),
        3 => "Quarter-finals".into(),
        _ => format!("Round of {}", 1u32 << left),
    }
}

fn meeting(game: &GameData, name: &dyn Fn(i64) -> Markup) -> Markup {
    html! {
        (name(game.black)) " – " (name(game.white)) " " (result(game))
        @if let Some(winner) = game.ladder { " (jigo ladder: " (name(winner)) ")" }
    }
}

fn result(game: &GameData) -> String {
    match game.result.parse::<GameResult>() {
        Ok(result) => {
            result.to_string().replace("wo-black", "walkover for Black").replace("wo-white", "walkover for White")
        }
        Err(_) => "not played".into(),
    }
}

fn rounds(data: &Data, competition: i64) -> Vec<u32> {
    let mut rounds: Vec<u32> = data.games.iter().filter(|g| g.competition == competition).map(|g| g.round).collect();
    rounds.sort_unstable();
    rounds.dedup();
    rounds
}

fn games(data: &Data, competition: i64, title: &str, round: u32, name: &dyn Fn(i64) -> Markup) -> Markup {
    let of_round = |game: &&GameData| game.competition == competition && game.round == round;
    let label = format!("{title}, round {round}");
    html! {
        details {
            summary { h2 style="display:inline;font-size:1rem" { (label) } }
            div.scroll tabindex="0" role="region" aria-label=(label) { table {
                thead { tr { th scope="col" { "Board" } th scope="col" { "Black" } th scope="col" { "White" } th scope="col" { "Result" } } }
                tbody {
                    @for game in data.games.iter().filter(of_round) {
                        tr {
                            td.number { (game.board) }
                            td { (name(game.black)) }
                            td { (name(game.white)) }
                            td { (result(game)) @if game.handicap > 0 { ", " (game.handicap) " stones" } }
                        }
                    }
                }
            } }
            @for bye in data.byes.iter().filter(|bye| bye.competition == competition && bye.round == round) {
                p { "Bye: " (name(bye.player)) }
            }
        }
    }
}

fn player(data: &Data, key: i64) -> Option<&PlayerData> {
    data.players.iter().find(|p| p.player == key)
}
