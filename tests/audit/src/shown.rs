//! Reads what the views show, in the form of the recomputation.

use recompute::draw::PrintedBox;
use recompute::knockout::{TableLine, TableState};
use recompute::points::PointsLine;
use recompute::standings::Line;
use recompute::year_final::{FinalGame, FinalState, GroupLine};
use serde_json::Value;

/// Returns the lines of the view of the standings.
pub fn standings(view: &Value) -> Vec<Line> {
    list(&view["lines"]).map(standings_line).collect()
}

fn standings_line(line: &Value) -> Line {
    let cell = |cell: &Value| (text(&cell["text"]), text(&cell["kind"]), cell["opponent"].as_i64());
    Line {
        id: key(&line["id"]),
        place: line["place"].as_u64(),
        shared: line["shared"] == true,
        values: list(&line["values"]).map(text).collect(),
        cells: list(&line["cells"]).map(cell).collect(),
    }
}

/// Returns the lines of the view of the points.
pub fn points(view: &Value) -> Vec<PointsLine> {
    list(&view["players"]).map(points_line).collect()
}

fn points_line(line: &Value) -> PointsLine {
    let source = |source: &Value| (text(&source["what"]), source["round"].as_u64(), text(&source["points"]));
    PointsLine {
        id: key(&line["id"]),
        place: line["place"].as_u64().unwrap_or_default(),
        category: line["category"].as_u64().unwrap_or_default(),
        stage: line["stage"].as_str().map(str::to_string),
        sources: list(&line["sources"]).map(source).collect(),
        exact: text(&line["exact"]),
        points: key(&line["points"]),
    }
}

/// Returns the drawn table of a category in the view of the knock-outs.
pub fn table(view: &Value, category: u8) -> Option<TableState> {
    let table = category_of(view, category).get("table").filter(|table| !table.is_null())?;
    let round = |round: &Value| {
        let games = list(&round["games"]).map(table_line).collect();
        (text(&round["stage"]), round["round"].as_u64().unwrap_or_default(), games)
    };
    let ranked = |line: &Value| {
        let (from, to) = (line["from"].as_u64(), line["to"].as_u64());
        (key(&line["entry"]), from, to, text(&line["stage"]))
    };
    Some(TableState {
        rounds: list(&table["rounds"]).map(round).collect(),
        ranking: list(&table["ranking"]).map(ranked).collect(),
    })
}

/// Returns the boxes of a category's table and the commitment of its draw.
pub fn boxes(view: &Value, category: u8) -> (Vec<PrintedBox>, String) {
    let table = &category_of(view, category)["table"];
    let shown =
        |b: &Value| (b["place"].as_u64().unwrap_or_default(), text(&b["group"]), b["entry"].as_i64(), text(&b["mark"]));
    (list(&table["boxes"]).map(shown).collect(), text(&table["draw"]["commitment"]))
}

/// Returns the players of a category's list.
pub fn listed(view: &Value, category: u8) -> Vec<i64> {
    list(&category_of(view, category)["list"]).map(|line| key(&line["id"])).collect()
}

/// Returns the sections of a category's qualifying: the last words of the players' names, the winner's, and whether it is
/// decided.
pub fn sections(view: &Value, category: u8) -> Vec<(Vec<String>, Option<String>, bool)> {
    let section = |section: &Value| {
        let names = list(&section["names"]).map(text).collect();
        (names, section["winner"].as_str().map(str::to_string), section["decided"] == true)
    };
    list(&category_of(view, category)["qualifying"]["sections"]).map(section).collect()
}

fn category_of(view: &Value, category: u8) -> &Value {
    list(&view["categories"]).find(|c| c["category"] == category).unwrap_or(&Value::Null)
}

fn table_line(game: &Value) -> TableLine {
    let mut players = ["a", "b"].map(|side| game[side].as_i64());
    players.sort_unstable_by(|one, other| other.cmp(one));
    TableLine {
        players,
        winner: game["winner"].as_i64(),
        how: text(&game["how"]),
        state: text(&game["state"]),
        black: game["black"].as_i64(),
        board: game["board"].as_u64(),
    }
}

/// Returns the Final of a category and the commitment of its draw.
pub fn year_final(view: &Value, category: u8) -> (FinalState, String) {
    let drawn = &category_of(view, category)["drawn"];
    let groups = list(&drawn["groups"]).flat_map(|group| list(&group["lines"]));
    let round = |round: &Value| {
        let mut games: Vec<FinalGame> = list(&round["games"]).map(final_game).collect();
        if round["phase"] == "group" {
            games.sort();
        }
        (round["round"].as_u64().unwrap_or_default(), games)
    };
    let number = |value: &Value| value.as_u64().unwrap_or_default();
    let mut places: Vec<(u64, u64, i64)> =
        list(&drawn["places"]).map(|p| (number(&p["from"]), number(&p["to"]), key(&p["player"]["id"]))).collect();
    places.sort_unstable();
    let state = FinalState {
        groups: groups.map(group_line).collect(),
        rounds: list(&drawn["rounds"]).map(round).collect(),
        places,
    };
    (state, text(&drawn["draw"]["commitment"]))
}

fn group_line(line: &Value) -> GroupLine {
    GroupLine {
        id: key(&line["player"]["id"]),
        place: line["place"].as_u64(),
        position: line["position"].as_u64().unwrap_or_default(),
        wins: line["wins"].as_u64().unwrap_or_default(),
        jigos: line["jigos"].as_u64().unwrap_or_default(),
    }
}

fn final_game(game: &Value) -> FinalGame {
    let mut players: Vec<i64> = [&game["a"], &game["b"]].iter().filter_map(|player| player["id"].as_i64()).collect();
    players.sort_unstable();
    FinalGame { players, winner: game["winner"].as_i64(), how: text(&game["how"]), state: text(&game["state"]) }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}

fn key(value: &Value) -> i64 {
    value.as_i64().unwrap_or_default()
}
