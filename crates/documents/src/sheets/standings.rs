//! `standings` and `final-list`: all players, or one age category.

use app::standings::{Placed, ViewStandings, placed, short};
use domain::standings::{StandingsLine, cell};
use domain::{Criterion, RoundState, ScoreBasis, System};
use messages::message;
use print::sheets::{PrintedCriterion, Standing, StandingsSheet};
use session::{AppError, Result};

use super::Subject;

/// Returns the standings after the requested round.
pub(super) fn sheet(subject: &Subject) -> Result<StandingsSheet> {
    filled(subject, subject.reached_round()?)
}

/// Returns the standings after the last round, which must be confirmed; in self-pairing, the standings now (R69).
pub(super) fn final_list(subject: &Subject) -> Result<StandingsSheet> {
    if subject.competition.system.is_free() {
        return Ok(StandingsSheet { is_final: true, ..filled(subject, subject.reached_round()?)? });
    }
    let last = subject.competition.rounds;
    let state = subject.tournament.round(subject.competition.id, last).map(|r| r.state);
    if state != Some(RoundState::Confirmed) {
        return Err(AppError::not_now(message!("document-last-round-open", round = last)));
    }
    Ok(StandingsSheet { is_final: true, ..filled(subject, last)? })
}

fn filled(subject: &Subject, round: u32) -> Result<StandingsSheet> {
    let placed = placed(subject.session, &ViewStandings { round: Some(round), criteria: None })?;
    let in_category = |line: &&StandingsLine| {
        let category = subject.tournament.entry(line.entry).and_then(|e| subject.tournament.category_of(e));
        subject.category.is_none() || category == subject.category
    };
    let listed: Vec<&StandingsLine> = placed.standings.lines.iter().filter(in_category).collect();
    if listed.is_empty() {
        return Err(AppError::not_now(match subject.category {
            None => message!("document-no-players"),
            Some(category) => message!("document-no-players-of", category = category.0),
        }));
    }
    let mut heading = subject.heading((round > 0).then_some(round));
    if let Some(category) = subject.category {
        heading.competition = subject
            .phrase("sheet-of-category", &[("competition", &heading.competition), ("category", &category.to_string())]);
    }
    let named = |(criterion, name): (&Criterion, &String)| PrintedCriterion {
        name: name.clone(),
        meaning: meaning(subject, *criterion),
    };
    let criteria = placed.standings.tie_breaks.iter().zip(&placed.names).map(named).collect();
    Ok(StandingsSheet {
        heading,
        is_final: false,
        criteria,
        lines: lines(subject, &placed, &listed),
        ..StandingsSheet::default()
    })
}

/// Returns the lines with places among the listed players. Opponents have their numbers in the list of all players.
fn lines(subject: &Subject, placed: &Placed, listed: &[&StandingsLine]) -> Vec<Standing> {
    let numbers = placed.standings.line_numbers();
    let (mut taken, mut last) = (0, None);
    let mut place = |line: &StandingsLine| {
        let shared = line.place.is_none() || line.place == last;
        taken += u32::from(line.place.is_some());
        last = line.place.or(last);
        if shared { String::new() } else { taken.to_string() }
    };
    let cells = |line: &StandingsLine| {
        let text = |&outcome| short(&cell(subject.competition, outcome, |row| numbers[row]), outcome);
        line.outcomes.iter().map(text).collect()
    };
    let line = |line: &&StandingsLine| Standing {
        place: place(line),
        number: numbers[line.row].to_string(),
        player: subject.player(line.entry),
        rounds: cells(line),
        criteria: line.criteria.iter().map(|v| v.glyphs()).collect(),
    };
    listed.iter().map(line).collect()
}

/// Returns the meaning of a criterion for the footnote; empty if the name is enough.
pub(super) fn meaning(subject: &Subject, criterion: Criterion) -> String {
    let key = match criterion {
        Criterion::Mms => "sheet-criterion-mms",
        Criterion::Wins if subject.competition.system == System::ScorePairing => "sheet-criterion-score",
        Criterion::Wins => "sheet-criterion-wins",
        Criterion::Sos(ScoreBasis::Mms, 0) => "sheet-criterion-sos-mms",
        Criterion::Sos(ScoreBasis::Wins, 0) => "sheet-criterion-sos-wins",
        Criterion::Sos(_, 1) => "sheet-criterion-sos-1",
        Criterion::Sos(_, 2) => "sheet-criterion-sos-2",
        Criterion::Sos(_, _) => "sheet-criterion-sos-more",
        Criterion::SosWithoutFirst(_) => "sheet-criterion-sos-first",
        Criterion::Sodos(_) => "sheet-criterion-sodos",
        Criterion::Sosos(_) => "sheet-criterion-sosos",
        Criterion::Cuss(_) => "sheet-criterion-cuss",
        Criterion::Cusp => "sheet-criterion-cusp",
        Criterion::Direct | Criterion::SimpleDirect => "sheet-criterion-direct",
        Criterion::ExploitsTried | Criterion::ExploitsDone => "sheet-criterion-exploits",
        Criterion::Cps => "sheet-criterion-cps",
        Criterion::Stage => "sheet-criterion-stage",
        Criterion::Rung => "sheet-criterion-rung",
        Criterion::Sequence => "sheet-criterion-sequence",
        Criterion::Sts | Criterion::SosSts => "sheet-criterion-sts",
        Criterion::Category | Criterion::Rank | Criterion::Rating => return String::new(),
    };
    subject.word(key)
}
