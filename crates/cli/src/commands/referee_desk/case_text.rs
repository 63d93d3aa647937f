//! A case as lines of text for the command line.

use app::case_words::{CaseStepName, DeadlineBasisName, GuideStateName};
use app::referee::{CaseStepView, CaseView, DeadlineView, GuideView, InvolvedView, ProposalView, SeatTaken};
use messages::Explain;

use crate::language::{colour, say, shown, text};

/// Returns everything about a case: facts, steps, guide, deadline and committee.
pub fn in_full(case: &CaseView) -> String {
    let state = shown(case.state);
    let mut lines = vec![say!("cli-case-head", number = case.case, state, at = &case.happened, place = place(case))];
    let people = players(case);
    lines.extend((!people.is_empty()).then_some(people));
    lines.push(case.facts.clone());
    lines.extend(case.articles.iter().map(|article| format!("{}  {}", article.article, text(&article.summary))));
    lines.extend(case.steps.iter().map(step));
    lines.extend(case.guide.iter().map(guide));
    lines.extend(case.game_deadline.as_ref().map(deadline));
    lines.extend(case.committee.involved.iter().map(involved));
    let seats: Vec<String> = case.committee.seats.iter().map(seat).collect();
    lines.extend((!seats.is_empty()).then(|| say!("cli-case-committee", members = seats.join(", "))));
    lines.extend(case.committee.too_few.as_ref().map(text));
    lines.join("\n")
}

/// Returns "3 / 12" for board 12 of round 3.
pub fn place(case: &CaseView) -> String {
    [case.round, case.board].into_iter().flatten().map(|number| number.to_string()).collect::<Vec<_>>().join(" / ")
}

/// Returns the names of the players.
pub fn players(case: &CaseView) -> String {
    case.players.iter().map(|player| player.name.as_str()).collect::<Vec<_>>().join(" – ")
}

fn step(step: &CaseStepView) -> String {
    let (at, words) = (&step.at, &step.words);
    let mut line = match step.step {
        CaseStepName::Ruled => {
            let by = step.by.map(shown).unwrap_or_default();
            say!("cli-case-ruled", at, by, words)
        }
        CaseStepName::Protested => say!("cli-case-protested", at, player = &step.player, words),
        CaseStepName::Appealed => say!("cli-case-appealed", at, player = &step.player, words),
        CaseStepName::Closed => say!("cli-case-closed", at, words),
    };
    if let Some(outcome) = step.outcome {
        line += &format!(" [{}]", shown(outcome));
    }
    if let Some(link) = &step.correction {
        let before = link.before.map_or_else(|| "–".to_string(), |result| result.to_string());
        let (round, board, after) = (link.round, link.board, link.after.to_string());
        line += &format!(" {}", say!("cli-case-result", round, board, before, after, entry = step.journal));
    }
    if let Some(clocks) = &step.clocks {
        line += &format!(" {}", say!("cli-case-clocks", black = &clocks.black, white = &clocks.white));
    }
    if !step.late.is_empty() {
        line += &format!(" {}", say!("cli-case-late", reason = &step.late));
    }
    line
}

fn guide(guide: &GuideView) -> String {
    match guide {
        GuideView::Position { state, proposals, resigned, shortened, clocks } => {
            let line = |p: &ProposalView| {
                let (black, white) = (or_dash(p.black), or_dash(p.white));
                say!("cli-guide-answers", number = p.number, proposal = shown(p.proposal), black, white)
            };
            let mut lines: Vec<String> = proposals.iter().map(line).collect();
            let last = proposals.last().map(|p| shown(p.proposal)).unwrap_or_default();
            lines.push(match state {
                GuideStateName::Proposed => say!("cli-guide-proposed"),
                GuideStateName::Agreed => say!("cli-guide-agreed-on", proposal = last),
                GuideStateName::Committee => say!("cli-guide-committee"),
            });
            lines.extend(resigned.map(|player| say!("cli-guide-resigned", colour = colour(player))));
            if !shortened.is_empty() {
                lines.push(say!("cli-guide-shortened", reason = shortened));
            }
            if let Some(clocks) = clocks {
                lines.push(say!("cli-guide-clocks", black = &clocks.black, white = &clocks.white));
            }
            lines.join("\n")
        }
        GuideView::Start { ruling, .. } => say!("cli-guide-start", ruling = shown(*ruling)),
        GuideView::Clock { corrected, flag, .. } => {
            say!("cli-guide-clock", corrected, flag = flag.map(shown).unwrap_or_default()).trim_end().to_string()
        }
    }
}

/// Returns a word in the user's language; a dash for none.
fn or_dash<T: Explain>(word: Option<T>) -> String {
    word.map_or_else(|| "–".to_string(), shown)
}

fn deadline(deadline: &DeadlineView) -> String {
    let at = deadline.at.replace('T', " ");
    match (deadline.is_over, deadline.basis) {
        (true, _) => say!("cli-case-deadline-over", at),
        (false, DeadlineBasisName::NextRound) => say!("cli-case-deadline-round", at),
        (false, DeadlineBasisName::OneDay) => say!("cli-case-deadline-day", at),
    }
}

fn involved(found: &InvolvedView) -> String {
    let reasons: Vec<String> = found.reasons.iter().map(|(why, player)| text(&why.message(player))).collect();
    say!("cli-case-involved", name = &found.name, reasons = reasons.join(", "))
}

fn seat(seat: &SeatTaken) -> String {
    if seat.instead_of.is_empty() {
        return seat.name.clone();
    }
    say!("cli-case-instead", name = &seat.name, member = &seat.instead_of)
}
