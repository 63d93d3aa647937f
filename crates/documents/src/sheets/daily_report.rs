//! `daily-report`: what happened in the competition on a day, for the organiser: rounds, cases, protests, forfeits, corrections.

use app::operation::Input;
use chrono::NaiveDate;
use domain::model::referee_case::CaseStep;
use domain::{CaseAct, Decided, Game, RefereeCase, RoundState};
use print::sheets::{RefereePart, RefereeSheet};
use session::Result;
use store::Kind;

use super::Subject;
use super::referee::{columns, minute, place, players, state, words};

/// Returns the report of the requested day, or of today.
pub(super) fn sheet(subject: &Subject) -> Result<RefereeSheet> {
    let day = subject.day.unwrap_or_else(|| subject.session.now().date());
    let part = |title: &str, rows| RefereePart {
        title: subject.word(title),
        columns: columns(&[("", 0), ("", 0), ("", 1), ("", 2)]),
        rows,
    };
    let log = Day::of(subject, day)?;
    Ok(RefereeSheet {
        heading: subject.heading(None),
        title: subject.phrase("sheet-report-title", &[("day", &subject.date(day, "sheet-date"))]),
        is_wide: false,
        parts: vec![
            part("sheet-report-rounds", log.rounds()),
            part("sheet-report-forfeits", log.forfeits()),
            part("sheet-report-corrections", log.corrections.clone()),
            part("sheet-report-cases", log.cases()),
            part("sheet-report-protests", log.protests()),
        ],
        signatures: vec![subject.word("print-referee")],
    })
}

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
            let state = self.subject.tournament.round(self.subject.competition.id, *round).map(|round| round.state);
            let confirmed =
                if state == Some(RoundState::Confirmed) { "sheet-report-confirmed" } else { "sheet-report-open" };
            let count = format!("{entered} / {}", games.len());
            vec![
                self.subject.counted("sheet-round", "round", *round),
                count,
                self.subject.word(confirmed),
                String::new(),
            ]
        };
        self.rounds.iter().map(row).collect()
    }

    fn forfeits(&self) -> Vec<Vec<String>> {
        let games = self.rounds.iter().flat_map(|round| self.games(*round));
        let row = |game: &Game| {
            let result = game.passes.known().filter(|result| result.decided == Decided::Forfeit)?;
            let name = |entry| self.subject.player(entry).name().words();
            let players = format!("{} – {}", name(game.black), name(game.white));
            Some(vec![format!("{} / {}", game.round, game.board), result.to_string(), players, String::new()])
        };
        games.filter_map(row).collect()
    }

    fn cases(&self) -> Vec<Vec<String>> {
        let row = |case: &RefereeCase| {
            let facts = format!("{} ({})", case.facts, self.subject.word(state(case.state())));
            vec![case.id.0.to_string(), place(case), players(self.subject, case), facts]
        };
        self.all().filter(|case| case.happened.date() == self.day).map(row).collect()
    }

    fn protests(&self) -> Vec<Vec<String>> {
        let is_protest = |step: &CaseStep| matches!(step.act, CaseAct::Protested(_) | CaseAct::Appealed(_));
        let row = |(case, step): (&RefereeCase, &CaseStep)| {
            vec![case.id.0.to_string(), minute(step.at), words(self.subject, step), String::new()]
        };
        self.steps().filter(|(_, step)| is_protest(step)).map(row).collect()
    }

    /// Returns the steps of the day with their cases.
    fn steps(&self) -> impl Iterator<Item = (&RefereeCase, &CaseStep)> {
        let of_case = |case: &'a RefereeCase| case.steps.iter().map(move |step| (case, step));
        self.all().flat_map(of_case).filter(|(_, step)| step.at.date() == self.day)
    }

    fn all(&self) -> impl Iterator<Item = &'a RefereeCase> {
        let competition = self.subject.competition.id;
        self.subject.tournament.cases.iter().filter(move |case| case.competition == competition)
    }

    fn games(&self, round: u32) -> Vec<&'a Game> {
        self.subject.tournament.games_of(self.subject.competition.id, round)
    }
}
