//! `register`: its checklist, and closing it.

use std::path::Path;

use app::register;
use app::register::ClosingView;
use serde_json::json;
use session::AppError;

use crate::answer::Answer;
use crate::common::{changing, reading};

/// Closes the register.
pub fn close(event: &Path) -> Result<Answer, AppError> {
    let numbered = register::close_register(&mut changing(event)?)?.value;
    let text = format!("The register is closed: players have the numbers 1 to {numbered}.");
    Ok(Answer::new(text, &json!({ "closed": true, "numbered": numbered })))
}

/// Shows the checklist.
pub fn check(event: &Path) -> Result<Answer, AppError> {
    let view = register::closing(&mut reading(event)?)?;
    Ok(Answer::new(told(&view).join("\n"), &view))
}

fn told(view: &ClosingView) -> Vec<String> {
    let state = match &view.closed {
        Some(when) => format!("The register was closed on {when}."),
        None => view.disabled_reason.as_ref().map_or_else(|| "The register can be closed.".into(), ToString::to_string),
    };
    let mut lines = vec![state, format!("{} registered, {} in round 1.", view.registered, view.first_round)];
    if view.odd {
        let who = if view.ghosts > 0 { "a ghost will play" } else { "somebody will have a bye" };
        lines.push(format!("An odd number: {who}."));
    }
    let list = |what: &str, names: &[String]| (!names.is_empty()).then(|| format!("{what}: {}.", names.join(", ")));
    lines.extend(list("Not seen yet", &view.unseen));
    if view.births_matter {
        lines.extend(list("Year of birth unknown", &view.no_birth));
    }
    lines.extend(view.unpaid.as_ref().and_then(|names| list("Not paid yet", names)));
    if view.slips > 0 {
        lines.push(format!("{} pink slips wait: see `drawmaster slip list`.", view.slips));
    }
    lines.extend(view.not_eligible.iter().map(ToString::to_string));
    lines.extend(list("Admitted by the director against the rules", &view.admitted));
    lines.extend(view.open_unread.as_ref().map(|why| match why.to_string().as_str() {
        "" => "No file of the Open is named: nobody could be looked for there (`set EVENT competition.open_file NAME`).".into(),
        why => why.to_string(),
    }));
    lines.extend(view.doubles.iter().map(|d| format!("Perhaps one person: {} and {}.", d.names.0, d.names.1)));
    let bar = |bar: &str, count: usize| format!("bar at {bar}: {count} at or above it");
    lines.push(match (&view.proposed_bar, view.guideline) {
        (Some(proposed), Some((from, to))) => format!(
            "The {}; proposed {}; {from} to {to} should be.",
            bar(&view.bar, view.at_bar),
            bar(proposed, view.at_proposed)
        ),
        _ => format!("The {}.", bar(&view.bar, view.at_bar)),
    });
    let strengths: Vec<String> = view.strengths.iter().map(|s| format!("{} {}", s.rank, s.count)).collect();
    lines.push(format!("Strengths: {}.", strengths.join(", ")));
    lines
}
