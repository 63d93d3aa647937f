//! The referee's case book as CSV (R77). It is for the referee: it has full names and cases that are not public.

use domain::model::referee_case::{CaseRuling, CaseStep, RulingBody};
use domain::{CaseAct, CaseState, EntryId, Event, RefereeCase};

use crate::csv_export::{CsvForm, write as write_table};

/// Returns the cases of all competitions, a row each.
pub fn write(event: &Event, form: CsvForm) -> Vec<u8> {
    let head = "case,competition,state,public,happened,round,board,players,articles,facts,ruling,protest,appeal,end";
    let mut table = vec![head.split(',').map(str::to_string).collect::<Vec<_>>()];
    table.extend(event.records(|of| &of.cases).into_iter().map(|case| row(event, case)));
    write_table(&table, form.of_texts())
}

fn row(event: &Event, case: &RefereeCase) -> Vec<String> {
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    let steps = |wanted: fn(&CaseAct) -> bool| {
        let texts = case.steps.iter().filter(|step| wanted(&step.act)).map(|step| text(event, step));
        texts.collect::<Vec<_>>().join("; ")
    };
    let competition = event.competition(case.competition).map(|c| c.name.clone()).unwrap_or_default();
    vec![
        case.id.0.to_string(),
        competition,
        state(case.state()).to_string(),
        if case.public { "yes" } else { "no" }.to_string(),
        case.happened.format("%Y-%m-%d %H:%M").to_string(),
        number(case.round),
        number(case.board),
        case.players.iter().map(|id| name(event, *id)).collect::<Vec<_>>().join("; "),
        case.articles.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        case.facts.clone(),
        steps(|act| matches!(act, CaseAct::Ruled(_))),
        steps(|act| matches!(act, CaseAct::Protested(_))),
        steps(|act| matches!(act, CaseAct::Appealed(_))),
        steps(|act| matches!(act, CaseAct::Closed(_))),
    ]
}

/// Returns a step with its time, such as `2026-08-14 14:05 referee: White won. [0-1]`.
fn text(event: &Event, step: &CaseStep) -> String {
    let at = step.at.format("%Y-%m-%d %H:%M");
    let player = |id: Option<EntryId>| id.map(|id| name(event, id)).unwrap_or_default();
    match &step.act {
        CaseAct::Ruled(CaseRuling { by, words, correction, .. }) => {
            let by = if *by == RulingBody::Committee { "committee" } else { "referee" };
            let result = correction.map(|correction| format!(" [{}]", correction.after)).unwrap_or_default();
            format!("{at} {by}: {words}{result}")
        }
        CaseAct::Protested(protest) => {
            let who = if protest.name.is_empty() { player(protest.player) } else { protest.name.clone() };
            format!("{at} {who}: {}", protest.words)
        }
        CaseAct::Appealed(appeal) => format!("{at} {}: {}", player(appeal.player), appeal.words),
        CaseAct::Closed(words) => format!("{at} {words}"),
    }
}

fn name(event: &Event, id: EntryId) -> String {
    event.entry(id).map(|entry| entry.player.list_name()).unwrap_or_default()
}

const fn state(state: CaseState) -> &'static str {
    match state {
        CaseState::Open => "open",
        CaseState::Ruled => "ruled",
        CaseState::Protested => "protested",
        CaseState::Appealed => "appealed",
        CaseState::Closed => "closed",
    }
}
