//! The prizes of a club ladder for a period: improvement and persistence (R70, handbook 5.1.1).

use std::cmp::Reverse;

use domain::Tournament;
use domain::club_ladder::{PeriodLine, period};
use messages::message;
use serde::{Deserialize, Serialize};
use session::fields::{date, some_text};
use session::{AppError, EventSession, Result};
use ts_rs::TS;

/// A period.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct LadderPeriod {
    /// The first day; empty for the beginning of the ladder.
    pub from: String,
    /// The last day; empty for today.
    pub to: String,
}

/// What a player did in a period.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct LadderPrizeView {
    /// The entry's key.
    #[ts(type = "number")]
    pub id: i64,
    /// The player's number.
    pub number: u32,
    /// "Family Given".
    pub name: String,
    /// How many rungs they climbed; negative if they went down.
    pub climbed: i32,
    /// How many games they played.
    pub games: u32,
}

/// Who is first in a period.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct LadderPrizesView {
    /// The most improved players: those who climbed, the most rungs first.
    pub improvement: Vec<LadderPrizeView>,
    /// The most persistent players: those who played, the most games first.
    pub persistence: Vec<LadderPrizeView>,
}

/// Returns who climbed the most rungs of a club ladder in a period, and who played the most games. Equals are in order of their
/// numbers.
///
/// # Errors
/// No event is open, the competition is not a club ladder, or a day cannot be read, or the last one is before the first.
pub fn view_prizes(session: &EventSession, request: &LadderPeriod) -> Result<LadderPrizesView> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    if !competition.system.has_rungs() {
        return Err(AppError::not_now(message!("ladder-prizes-other-system", name = &competition.name)));
    }
    let [from, to] = [&request.from, &request.to].map(|text| some_text(text).map(|text| date(&text)).transpose());
    let (from, to) = (from?, to?);
    if from.zip(to).is_some_and(|(from, to)| to < from) {
        return Err(AppError::bad_input(message!("event-ends-before-start")));
    }
    let lines: Vec<LadderPrizeView> =
        period(tournament, competition, from, to).iter().map(|line| view_of(tournament, line)).collect();
    let sorted = |kept: fn(&LadderPrizeView) -> bool, key: fn(&LadderPrizeView) -> i64| {
        let mut lines: Vec<LadderPrizeView> = lines.iter().filter(|line| kept(line)).cloned().collect();
        lines.sort_by_key(|line| Reverse(key(line)));
        lines
    };
    Ok(LadderPrizesView {
        improvement: sorted(|line| line.climbed > 0, |line| i64::from(line.climbed)),
        persistence: sorted(|line| line.games > 0, |line| i64::from(line.games)),
    })
}

fn view_of(tournament: &Tournament, line: &PeriodLine) -> LadderPrizeView {
    let entry = tournament.entry(line.entry);
    LadderPrizeView {
        id: line.entry.0,
        number: entry.and_then(|entry| entry.number).unwrap_or_default(),
        name: entry.map(|entry| entry.player.list_name()).unwrap_or_default(),
        climbed: line.climbed,
        games: line.games,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{club_ladder, self_paired};
    use crate::game::{AddGame, add};
    use crate::labels::ResultView;

    #[test]
    fn the_prizes_of_a_period_count_its_games_only() {
        let mut session = club_ladder(&["3k", "5k", "8k"]);
        let today = session.now().date();
        let days = |back| (today - chrono::Days::new(back)).to_string();
        for (black, white, back) in [(3, 1, 40), (3, 2, 40), (2, 1, 20), (2, 1, 10), (3, 2, 5)] {
            let game = AddGame { black, white, result: ResultView::BlackWon, day: days(back) };
            add(&mut session, &game).expect("the days follow one another");
        }
        let prizes = |from: String, to: String| {
            let view = view_prizes(&session, &LadderPeriod { from, to }).expect("it is a ladder");
            let all = |lines: Vec<LadderPrizeView>| {
                lines.into_iter().map(|line| (line.number, line.climbed, line.games)).collect::<Vec<_>>()
            };
            (all(view.improvement), all(view.persistence))
        };
        assert_eq!(prizes(String::new(), String::new()).0, [(3, 3, 3)]);
        let month = prizes(days(30), String::new());
        assert_eq!(month, (vec![(2, 1, 3), (3, 1, 1)], vec![(2, 1, 3), (1, -2, 2), (3, 1, 1)]));
        assert_eq!(prizes(days(30), days(15)).1, [(1, -1, 1), (2, 1, 1)]);
        let turned = view_prizes(&session, &LadderPeriod { from: days(1), to: days(2) });
        assert_eq!(turned.expect_err("it ends before it begins").message.id, "event-ends-before-start");
        let other = view_prizes(&self_paired(2), &LadderPeriod::default()).expect_err("it has no rungs");
        assert_eq!(other.message.id, "ladder-prizes-other-system");
    }
}
