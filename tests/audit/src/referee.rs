//! Chooses what the referee does in a random event: officials, cases and rulings, clocks, late players, adjourned games, moved
//! rounds.

use domain::{Game, Tournament};
use serde_json::{Value, json};

use crate::chance::Chance;
use crate::run::{Step, step};

const COLOURS: [&str; 2] = ["black", "white"];
const ARTICLES: [&str; 6] = ["1b", "5d", "5e", "5j", "8g.3", "9c"];

/// Returns an operation of the referee's desk. `present` is the first official of the event.
pub fn referee(chance: &mut Chance, tournament: &Tournament, present: Option<i64>) -> Step {
    match chance.below(12) {
        0 => official(chance, tournament, present),
        1 => article(chance),
        2..=5 => case(chance, tournament),
        6 => times(chance, tournament),
        7..=8 => late(chance, tournament),
        _ => adjourned(chance, tournament),
    }
}

fn official(chance: &mut Chance, tournament: &Tournament, present: Option<i64>) -> Step {
    let role = chance.one_of(&["head-referee", "referee", "timekeeper", "committee", "committee", "replacement"]);
    let entry = player(chance, tournament).filter(|_| chance.percent(40));
    let related: Vec<i64> = player(chance, tournament).filter(|_| chance.percent(30)).into_iter().collect();
    let fields = json!({
        "role": role, "name": format!("Official {}", chance.below(50)), "club": chance.one_of(&["Alpha", "Beta", ""]),
        "entry": entry, "related": related,
    });
    match (chance.below(5), present) {
        (0, Some(official)) => step("remove_official", json!({ "official": official })),
        (1, Some(official)) => step("change_official", json!({ "official": official, "fields": fields })),
        _ => step("add_official", fields),
    }
}

fn article(chance: &mut Chance) -> Step {
    let text = chance.one_of(&["The text of the article.", ""]);
    step("set_article_text", json!({ "article": chance.one_of(&ARTICLES), "text": text }))
}

fn case(chance: &mut Chance, tournament: &Tournament) -> Step {
    let Some(of) = some_case(chance, tournament).filter(|_| chance.percent(85)) else {
        return step("add_case", fields(chance, tournament));
    };
    let (case, player) = of;
    match chance.below(8) {
        0 => step("change_case", json!({ "case": case, "fields": fields(chance, tournament) })),
        1 => {
            let against = chance.one_of(&["game", "ruling"]);
            let late = chance.one_of(&["", "they asked in time"]);
            step(
                "protest_case",
                json!({ "case": case, "player": player, "against": against, "words": "Wrong.", "late": late }),
            )
        }
        2 => step(
            "appeal_case",
            json!({ "case": case, "player": player, "words": "Wrong.", "fewer": chance.percent(70) }),
        ),
        3 => step("close_case", json!({ "case": case, "words": chance.one_of(&["Done.", ""]) })),
        4 => step("publish_case", json!({ "case": case, "public": chance.percent(50) })),
        5 => step("guide_case", json!({ "case": case, "guide": guide(chance) })),
        _ => ruling(chance, case),
    }
}

fn fields(chance: &mut Chance, tournament: &Tournament) -> Value {
    let game = game(chance, tournament);
    let (round, board) = game.map_or((None, None), |game| (Some(game.round), Some(game.board)));
    let ended = game.and(chance.percent(50).then_some("08:30")).unwrap_or_default();
    json!({ "round": round, "board": board, "facts": "They disagree.", "articles": [chance.one_of(&ARTICLES)], "ended": ended })
}

/// A ruling, which often enters or corrects the result.
fn ruling(chance: &mut Chance, case: i64) -> Step {
    let results = [json!("1-0"), json!("0-1"), json!("="), json!("0-0"), json!("wo-black"), Value::Null, Value::Null];
    let outcome = chance.one_of(&[json!("upheld"), json!("rejected"), Value::Null]).clone();
    let carry = chance.one_of(&[Value::Null, json!("through"), json!("keep"), json!("annul")]).clone();
    let clocks = if chance.percent(30) { json!({ "black": "12:30", "white": "8" }) } else { Value::Null };
    let result = chance.one_of(&results).clone();
    let request = json!({ "case": case, "words": "So be it.", "outcome": outcome, "result": result, "carry": carry, "clocks": clocks });
    step("rule_case", request)
}

fn guide(chance: &mut Chance) -> Value {
    let answers = [json!("accept"), json!("refuse"), json!("refuse"), Value::Null];
    match chance.below(6) {
        0 => json!({ "step": "shorten", "reason": "late" }),
        1 => {
            let now = json!({ "moves": 120, "black": 90, "white": 120 });
            json!({ "step": "clocks", "now": now, "back_to": 80, "adjourned": null })
        }
        2 => {
            let mistake = chance.one_of(&["colours", "handicap"]);
            json!({ "step": "wrong_start", "mistake": mistake, "moves": chance.below(8), "even": chance.percent(50) })
        }
        3 => {
            json!({ "step": "clock_fault", "shown": "12:30", "actual": "8", "flag_early": null, "flag_late": chance.percent(50) })
        }
        _ => json!({ "step": "answer", "black": chance.one_of(&answers), "white": chance.one_of(&answers) }),
    }
}

/// The start of a round, times for sealing, or a round that is moved.
fn times(chance: &mut Chance, tournament: &Tournament) -> Step {
    let round = 1 + chance.below(tournament.competition.rounds as usize);
    if chance.percent(40) {
        let start = format!("2026-08-14 {:02}:{:02}", 8 + chance.below(15), 5 * chance.below(12));
        return step("publish_times", json!({ "starts": [{ "round": round, "start": start }] }));
    }
    // Early enough for players to lose by lateness at nine, when these events are played.
    let started = chance.one_of(&["07:30", "07:45", "08:50", ""]);
    let seal = chance.one_of(&["12:30", "13:00", ""]);
    step("set_round_clock", json!({ "round": round, "started": started, "seal_from": seal, "seal_by": "12:45" }))
}

fn late(chance: &mut Chance, tournament: &Tournament) -> Step {
    let Some(game) = game(chance, tournament) else { return step("undo", Value::Null) };
    let (round, board) = (game.round, game.board);
    let marked = tournament
        .late
        .iter()
        .find(|late| late.game == game.id)
        .map(|late| usize::from(late.colour == domain::Colour::White));
    let colour = COLOURS[marked.unwrap_or(chance.below(2))];
    let seat = json!({ "round": round, "board": board, "colour": colour, "resumption": chance.percent(10) });
    match chance.below(6) {
        0..=2 if marked.is_none() => step("mark_late", seat),
        0 => step("clear_late", seat),
        1 => step("mark_arrived", json!({ "seat": seat, "at": chance.one_of(&["08:10", "08:59"]) })),
        _ => step("forfeit_late", json!({ "round": round, "board": board })),
    }
}

fn adjourned(chance: &mut Chance, tournament: &Tournament) -> Step {
    let at = |game: &Game| json!({ "round": game.round, "board": game.board });
    let unfinished: Vec<&Game> = tournament.games.iter().filter(|game| tournament.is_unfinished(game)).collect();
    if !unfinished.is_empty() && chance.percent(60) {
        let game = *chance.one_of(&unfinished);
        let result = chance.one_of(&["1-0", "0-1", "=", "0-0!"]);
        return match chance.below(5) {
            0 => step("resume_game", at(game)),
            1 => step("remove_adjournment", at(game)),
            _ => step(
                "enter_result",
                json!({ "round": game.round, "board": game.board, "result": result, "pass": null }),
            ),
        };
    }
    let Some(game) = game(chance, tournament) else { return step("redo", Value::Null) };
    let counts_as = chance.one_of(&[Value::Null, json!("jigo"), json!("black"), json!("white"), json!("held")]).clone();
    let request = json!({
        "round": game.round, "board": game.board, "sealed_by": chance.one_of(&COLOURS), "move_number": 1 + chance.below(200),
        "captures": [chance.below(20), chance.below(20)], "remaining": ["12:30", "25"], "resumption": "2026-08-15 09:00",
        "counts_as": counts_as,
    });
    step("adjourn_game", request)
}

/// Returns a case, and one of its players.
fn some_case(chance: &mut Chance, tournament: &Tournament) -> Option<(i64, Option<i64>)> {
    if tournament.cases.is_empty() {
        return None;
    }
    let case = chance.one_of(&tournament.cases);
    Some((case.id.0, case.players.first().map(|entry| entry.0)))
}

/// Returns a game, usually one of the newest round.
fn game<'t>(chance: &mut Chance, tournament: &'t Tournament) -> Option<&'t Game> {
    let newest = tournament.games.iter().map(|game| game.round).max()?;
    let usual = chance.percent(75);
    let games: Vec<&Game> = tournament.games.iter().filter(|game| !usual || game.round == newest).collect();
    Some(*chance.one_of(&games))
}

fn player(chance: &mut Chance, tournament: &Tournament) -> Option<i64> {
    let ids: Vec<i64> = tournament.entries.iter().map(|entry| entry.id.0).collect();
    if ids.is_empty() { None } else { Some(*chance.one_of(&ids)) }
}
