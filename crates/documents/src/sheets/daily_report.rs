//! `daily-report`: what happened in the competition on a day, for the organiser: timetable, rounds, late players, games that are
//! still being played, forfeits, corrections, cases, protests.

use app::operation::Input;
use app::referee::{DelayLine, LateBoardView, LatePlayerView, PresenceView, RunningGame, ViewRoundClock};
use app::referee::{view_delays, view_round_clock};
use chrono::NaiveDate;
use domain::model::referee_case::CaseStep;
use domain::{CaseAct, Decided, EntryId, Game, RefereeCase, RoundState};
use print::sheets::{RefereeColumn, RefereePart, RefereeSheet};
use session::Result;
use store::Kind;

use super::Subject;
use super::referee::{in_each_language, minute, place, players, state, words};

/// Returns the report of the requested day, or of today.
pub(super) fn sheet(subject: &Subject) -> Result<RefereeSheet> {
    let day = subject.day.unwrap_or_else(|| subject.session.now().date());
    let part = |title: &str, heads: &[(&str, i64)], rows| {
        let word = |head: &str| if head.is_empty() { String::new() } else { subject.word(head) };
        let column = |&(head, grow): &(&str, i64)| RefereeColumn::new(word(head), grow);
        RefereePart { title: subject.word(title), columns: heads.iter().map(column).collect(), rows }
    };
    let delays = view_delays(subject.session)?;
    let log = Day::of(subject, day)?;
    Ok(RefereeSheet {
        heading: subject.heading(None),
        title: in_each_language(subject, |subject| {
            subject.phrase("sheet-report-title", &[("day", &subject.date(day, "sheet-date"))])
        }),
        is_wide: false,
        parts: vec![
            part("print-timetable", &TIMES, log.timetable(&delays.rounds)),
            part("sheet-report-rounds", &[("", 0), ("", 0), ("", 1)], log.rounds()),
            part("print-late", &LATE, log.late()?),
            part("sheet-report-running", &RUNNING, log.running(&delays.running)),
            part("sheet-report-forfeits", &FORFEITS, log.forfeits()),
            part("sheet-report-corrections", &CORRECTIONS, log.corrections.clone()),
            part("sheet-report-cases", &CASES, log.cases()),
            part("sheet-report-protests", &PROTESTS, log.protests()),
        ],
        signatures: vec![subject.word("print-referee")],
    })
}

/// The columns of the timetable.
const TIMES: [(&str, i64); 5] = [
    ("sheet-report-round", 0),
    ("sheet-report-announced", 1),
    ("sheet-report-began", 1),
    ("sheet-report-over", 1),
    ("sheet-report-late", 2),
];

/// The columns of late players.
const LATE: [(&str, i64); 4] =
    [("print-round-board", 0), ("print-name", 2), ("print-late-came", 0), ("print-late-outcome", 1)];

/// The columns of games that are still being played.
const RUNNING: [(&str, i64); 3] = [("print-round-board", 0), ("", 0), ("print-players", 1)];

/// The columns of forfeits.
const FORFEITS: [(&str, i64); 3] = [("print-round-board", 0), ("print-result", 0), ("print-players", 1)];

/// The columns of corrections: the last one is the reason.
const CORRECTIONS: [(&str, i64); 4] = [("print-time", 0), ("print-round-board", 0), ("print-result", 0), ("", 1)];

/// The columns of cases.
const CASES: [(&str, i64); 4] =
    [("print-number", 0), ("print-round-board", 0), ("print-players", 1), ("sheet-case-facts", 2)];

/// The columns of protests.
const PROTESTS: [(&str, i64); 3] = [("print-number", 0), ("print-time", 0), ("", 1)];

/// A day of the competition.
struct Day<'s, 'a> {
    subject: &'s Subject<'a>,
    day: NaiveDate,
    /// The rounds whose results were entered on the day.
    rounds: Vec<u32>,
    /// The corrections of confirmed results, as rows.
    corrections: Vec<Vec<String>>,
}

impl<'s, 'a> Day<'s, 'a> {
    /// Reads the journal of the day.
    fn of(subject: &'s Subject<'a>, day: NaiveDate) -> Result<Day<'s, 'a>> {
        let date = day.format("%Y-%m-%d").to_string();
        let mut found = Day { subject, day, rounds: Vec::new(), corrections: Vec::new() };
        let journal = subject.session.file()?.log()?;
        let done = journal.iter().filter(|entry| entry.kind == Kind::Apply && !entry.undone);
        for entry in done.filter(|entry| entry.at.starts_with(&date)) {
            match Input::of(entry) {
                Some(Input::EnterResults(entered)) => found.rounds.push(entered.round),
                Some(Input::EnterResult(entered)) => {
                    found.rounds.push(entered.round);
                    let reason = entered.reason.unwrap_or_default();
                    if !reason.trim().is_empty() {
                        let result = entered.result.map_or_else(|| "–".to_string(), |result| result.to_string());
                        let at = format!("{} / {}", entered.round, entered.board);
                        found.corrections.push(vec![
                            entry.at.get(11..16).unwrap_or_default().into(),
                            at,
                            result,
                            reason,
                        ]);
                    }
                }
                _ => {}
            }
        }
        found.corrections.extend(found.rulings());
        found.rounds.sort_unstable();
        found.rounds.dedup();
        Ok(found)
    }

    /// Returns the corrections by rulings of the day.
    fn rulings(&self) -> Vec<Vec<String>> {
        let row = |case: &RefereeCase, step: &CaseStep| {
            let CaseAct::Ruled(ruling) = &step.act else { return None };
            let correction = ruling.correction.filter(|correction| correction.confirmed)?;
            let at = format!("{} / {}", correction.round, correction.board);
            let number = case.id.0.to_string();
            let by = self.subject.phrase("sheet-case-title", &[("number", &number)]);
            Some(vec![step.at.format("%H:%M").to_string(), at, correction.after.to_string(), by])
        };
        self.steps().filter_map(|(case, step)| row(case, step)).collect()
    }

    fn rounds(&self) -> Vec<Vec<String>> {
        let row = |round: &u32| {
            let games = self.games(*round);
            let entered = games.iter().filter(|game| game.passes.known().is_some()).count();
            let state = self.subject.tournament.round(*round).map(|round| round.state);
            let confirmed =
                if state == Some(RoundState::Confirmed) { "sheet-report-confirmed" } else { "sheet-report-open" };
            let count = format!("{entered} / {}", games.len());
            vec![self.subject.counted("sheet-round", "round", *round), count, self.subject.word(confirmed)]
        };
        self.rounds.iter().map(row).collect()
    }

    /// Returns the rounds that were due or began on the day: when they began and ended, and by how much they were late.
    fn timetable(&self, rounds: &[DelayLine]) -> Vec<Vec<String>> {
        let word = |key: &str, time: &str| self.subject.phrase(key, &[("time", &self.hour(time))]);
        let cell = |time: &Option<String>| time.as_deref().map_or_else(|| "–".to_string(), |time| self.hour(time));
        let row = |line: &DelayLine| {
            let minutes = (line.late > 0).then(|| self.subject.counted("sheet-report-minutes", "minutes", line.late));
            let proposed = line.proposed.as_deref().map(|time| word("sheet-report-proposed", time));
            let was = line.moved_from.as_deref().map(|time| word("sheet-moved-from", time));
            let remarks: Vec<String> = [minutes, was, proposed].into_iter().flatten().collect();
            vec![
                line.round.to_string(),
                self.hour(&line.planned),
                cell(&line.started),
                cell(&line.ended),
                remarks.join("; "),
            ]
        };
        let is_of_day =
            |line: &&DelayLine| self.is_of_day(Some(&line.planned)) || self.is_of_day(line.started.as_deref());
        rounds.iter().filter(is_of_day).map(row).collect()
    }

    /// Returns the players who were late for a round of the day.
    fn late(&self) -> Result<Vec<Vec<String>>> {
        let mut rows = Vec::new();
        for round in 1..=self.subject.tournament.paired_rounds() {
            let view = view_round_clock(self.subject.session, &ViewRoundClock { round: Some(round) })?;
            if self.is_of_day(view.started.as_deref().or(view.planned.as_deref())) {
                rows.extend(view.boards.iter().flat_map(|board| self.late_players(board)));
            }
        }
        Ok(rows)
    }

    fn late_players(&self, board: &LateBoardView) -> Vec<Vec<String>> {
        let result = board.result.or(board.forfeit).map(|result| result.to_string());
        let until = board.lost_after.as_deref();
        let until = until.map(|time| self.subject.phrase("sheet-late-until", &[("time", &self.hour(time))]));
        let outcome = result.or(until).unwrap_or_default();
        let row = |player: &LatePlayerView| {
            let came = player.arrived.as_deref().map_or_else(|| "–".to_string(), |time| self.hour(time));
            let name = self.subject.player(EntryId(player.entry)).name().words();
            vec![format!("{} / {}", board.round, board.board), name, came, outcome.clone()]
        };
        let players = [&board.black, &board.white].into_iter();
        players.filter(|player| player.presence != PresenceView::OnTime).map(row).collect()
    }

    /// Returns the games that are still being played, the longest first, in the report of today.
    fn running(&self, games: &[RunningGame]) -> Vec<Vec<String>> {
        let row = |game: &RunningGame| {
            let name = |entry| self.subject.player(EntryId(entry)).name().words();
            let [black, white] = game.entries.map(name);
            let since = self.subject.phrase("sheet-report-since", &[("time", &self.hour(&game.since))]);
            vec![format!("{} / {}", game.round, game.board), since, format!("{black} – {white}")]
        };
        let is_today = self.day == self.subject.session.now().date();
        games.iter().filter(|_| is_today).map(row).collect()
    }

    /// Whether a moment of a view is on the day.
    fn is_of_day(&self, moment: Option<&str>) -> bool {
        moment.is_some_and(|moment| moment.starts_with(&self.day.to_string()))
    }

    /// Returns the time of day of a moment of a view, with the date if it is of another day.
    fn hour(&self, moment: &str) -> String {
        match moment.get(11..16).filter(|_| self.is_of_day(Some(moment))) {
            Some(hour) => hour.to_string(),
            None => moment.replace('T', " "),
        }
    }

    fn forfeits(&self) -> Vec<Vec<String>> {
        let games = self.rounds.iter().flat_map(|round| self.games(*round));
        let row = |game: &Game| {
            let result = game.passes.known().filter(|result| result.decided == Decided::Forfeit)?;
            let name = |entry| self.subject.player(entry).name().words();
            let players = format!("{} – {}", name(game.black), name(game.white));
            Some(vec![format!("{} / {}", game.round, game.board), result.to_string(), players])
        };
        games.filter_map(row).collect()
    }

    fn cases(&self) -> Vec<Vec<String>> {
        let row = |case: &RefereeCase| {
            let facts = format!("{} ({})", case.facts, state(self.subject, case));
            vec![case.id.0.to_string(), place(case), players(self.subject, case), facts]
        };
        self.all().filter(|case| case.happened.date() == self.day).map(row).collect()
    }

    fn protests(&self) -> Vec<Vec<String>> {
        let is_protest = |step: &CaseStep| matches!(step.act, CaseAct::Protested(_) | CaseAct::Appealed(_));
        let row = |(case, step): (&RefereeCase, &CaseStep)| {
            vec![case.id.0.to_string(), minute(step.at), words(self.subject, step)]
        };
        self.steps().filter(|(_, step)| is_protest(step)).map(row).collect()
    }

    /// Returns the steps of the day with their cases.
    fn steps(&self) -> impl Iterator<Item = (&RefereeCase, &CaseStep)> {
        let of_case = |case: &'a RefereeCase| case.steps.iter().map(move |step| (case, step));
        self.all().flat_map(of_case).filter(|(_, step)| step.at.date() == self.day)
    }

    fn all(&self) -> impl Iterator<Item = &'a RefereeCase> {
        self.subject.tournament.cases.iter()
    }

    fn games(&self, round: u32) -> Vec<&'a Game> {
        self.subject.tournament.games_of(round)
    }
}
