//! Tests of the Final: the draw, the order of groups, and whole Finals.

mod drawing;
mod ordering;
mod playing;

use chrono::NaiveDate;

use super::*;
use crate::model::category::Category;
use crate::model::competition::{Competition, System};
use crate::model::entry::Entry;
use crate::model::event_settings::EventSettings;
use crate::model::game::{Game, KnockoutGame, Passes};
use crate::model::id::{CompetitionId, EntryId, FinalId, GameId};
use crate::model::player::Player;
use crate::model::rank::Rank;
use crate::model::result::GameResult;
use crate::model::tournament::Tournament;
use crate::model::year_final::{CircleSeat, FinalGroup, FinalPlan, FinalSettings, Finalist, RestPlan, YearFinal};

const OPEN: CompetitionId = CompetitionId::OPEN;

/// Returns a plan with players 1..=n in the order of their points.
fn plan(points: &[u32], rests: RestPlan) -> FinalPlan {
    let finalist = |(id, &points): (i64, &u32)| Finalist {
        entry: EntryId(id),
        name: format!("Player {id}"),
        rank: Rank::DAN_4,
        points: Some(points),
    };
    FinalPlan {
        category: Category(16),
        list: (1..).zip(points).map(finalist).collect(),
        rests,
        long_day: 2,
        nonce: "5eed".into(),
        announced: None,
    }
}

fn ten(rests: RestPlan) -> FinalPlan {
    plan(&[900, 850, 800, 750, 700, 650, 600, 550, 500, 450], rests)
}

fn drawn(plan: FinalPlan, entropy: &str) -> YearFinal {
    let (seats, draw) = draw(plan, entropy, None).unwrap();
    YearFinal {
        id: FinalId(1),
        competition: OPEN,
        category: Category(16),
        first_round: 1,
        seats,
        settings: FinalSettings::default(),
        draw,
    }
}

/// Returns a Final with the odd players in GR and the even players in OR, in order and without lots.
fn odd_and_even(size: i64, rests: RestPlan) -> YearFinal {
    let points: Vec<u32> = (0..size as u32).map(|at| 900 - 50 * at).collect();
    let mut made = drawn(plan(&points, rests), "");
    let seats: Vec<u32> = made.group(FinalGroup::Green).iter().map(|c| c.number).collect();
    let order = (1..=size).step_by(2).chain((2..=size).step_by(2));
    made.seats =
        order.zip(seats.iter().cycle()).map(|(id, &number)| CircleSeat { entry: EntryId(id), number }).collect();
    made
}

fn tournament(made: YearFinal) -> Tournament {
    let entry = |id| {
        let mut entry = Entry::new(EntryId(id), OPEN, Player::new(format!("Player {id}"), "Ana", Rank::DAN_4));
        entry.status = crate::model::entry::EntryStatus::Registered;
        entry
    };
    let last = made.last_round();
    let event = EventSettings::new("Final", NaiveDate::from_ymd_opt(2026, 12, 4).unwrap(), "");
    let players = made.seats.len() as i64;
    Tournament {
        entries: (1..=players).map(entry).collect(),
        finals: vec![made],
        ..Tournament::new(event, Competition::new(OPEN, "Open", System::McMahon, last))
    }
}

/// Pairs the games due in a round, the first player as Black, and enters the results returned by `result`.
fn play_round(tournament: &mut Tournament, round: u32, result: impl Fn(i64, i64) -> &'static str) {
    let made = tournament.finals[0].clone();
    let due = progress(tournament, &made).due(round).unwrap();
    for game in due {
        let id = tournament.games.len() as i64 + 1;
        tournament.games.push(Game {
            id: GameId(id),
            competition: OPEN,
            round,
            board: id as u32,
            black: game.a,
            white: game.b,
            handicap: 0,
            passes: Passes::both(result(game.a.0, game.b.0).parse::<GameResult>().ok()),
            knockout: Some(KnockoutGame { draw: made.id.into(), slot: game.slot }),
            ladder_winner: None,
            locked: false,
            changed_after_release: false,
            played_on: None,
        });
    }
}

/// Returns results in which the stronger player wins, except for the given pairs: `(black, white, result)`, in either
/// order.
fn by_strength(exceptions: &'static [(i64, i64, &'static str)]) -> impl Fn(i64, i64) -> &'static str {
    move |black, white| {
        let reversed = |text| match text {
            "1-0" => "0-1",
            "0-1" => "1-0",
            other => other,
        };
        for &(one, other, result) in exceptions {
            if (one, other) == (black, white) {
                return result;
            }
            if (other, one) == (black, white) {
                return reversed(result);
            }
        }
        if black < white { "1-0" } else { "0-1" }
    }
}

fn now(tournament: &Tournament) -> FinalProgress {
    progress(tournament, &tournament.finals[0])
}

/// Returns the places as `(entry, from, to)`.
fn places(tournament: &Tournament) -> Vec<(i64, u32, u32)> {
    now(tournament).places.iter().map(|p| (p.entry.0, p.from, p.to)).collect()
}
