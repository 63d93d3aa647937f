//! The number and time of a draw, and the freezes and draws of its category, as texts of sheets (R36).

use app::freeze::{DrawAct, DrawActView};
use domain::model::announcement::{Announcement, DrawStamp};
use session::Result;

use super::Subject;

/// Returns which draw of the category it was, of how many, and when, for the head of a sheet; empty for the record of an older
/// version.
pub(super) fn drawn_when(subject: &Subject, stamp: Option<&DrawStamp>, acts: &[DrawActView]) -> String {
    let Some(stamp) = stamp else { return String::new() };
    let all = acts.iter().filter(|act| act.act == DrawAct::Draw).count().max(stamp.number as usize);
    let (number, all, at) = (stamp.number.to_string(), all.to_string(), stamp.at.as_str());
    subject.phrase("sheet-draw-number", &[("number", &number), ("all", &all), ("at", at)])
}

/// Returns the label of a reason: for a new draw, or for the order of the list.
pub(super) fn reason_label(stamp: Option<&DrawStamp>) -> &'static str {
    if stamp.is_some_and(|stamp| stamp.number == 1) { "sheet-draw-reason" } else { "sheet-draw-again" }
}

/// Returns the whole head of the history, for the record of a draw; empty for a subject that is not stamped. The foot has only
/// its first digits.
pub(super) fn history_head(subject: &Subject) -> Result<(&'static str, String)> {
    if !subject.is_stamped {
        return Ok(("sheet-draw-log", String::new()));
    }
    let head = app::log_head::head(subject.session)?;
    let entries = head.entries.to_string();
    Ok(("sheet-draw-log", subject.phrase("sheet-draw-log-head", &[("entries", &entries), ("head", &head.head)])))
}

/// Returns what was announced at the freeze, and all freezes and draws of the category from the journal.
pub(super) fn dates(
    subject: &Subject,
    announced: Option<&Announcement>,
    stamp: Option<&DrawStamp>,
    acts: &[DrawActView],
) -> Vec<(&'static str, String)> {
    let mut dates = Vec::new();
    match announced {
        Some(announced) => {
            let (number, at) = (announced.number.to_string(), announced.at.as_str());
            let frozen = subject.phrase("sheet-draw-frozen-number", &[("number", &number), ("at", at)]);
            let digits = match announced.digits {
                Some(digits) => subject.counted("sheet-draw-digits", "digits", digits),
                None => subject.word("sheet-draw-digits-any"),
            };
            let source = [digits, announced.source.clone()].into_iter().filter(|text| !text.is_empty());
            dates.push(("sheet-draw-frozen", frozen));
            dates.push(("sheet-draw-announced", source.collect::<Vec<_>>().join("; ")));
        }
        None if stamp.is_some() => dates.push(("sheet-draw-frozen", subject.word("sheet-draw-frozen-same-step"))),
        None => {}
    }
    if stamp.is_some() {
        let lines: Vec<String> = acts.iter().map(|act| act_text(subject, act)).collect();
        dates.push(("sheet-draw-acts", lines.join("; ")));
    }
    dates
}

fn act_text(subject: &Subject, act: &DrawActView) -> String {
    let key = match (act.act, act.undone) {
        (DrawAct::Freeze, false) => "sheet-draw-act-freeze",
        (DrawAct::Freeze, true) => "sheet-draw-act-freeze-undone",
        (DrawAct::Draw, false) => "sheet-draw-act-draw",
        (DrawAct::Draw, true) => "sheet-draw-act-draw-undone",
    };
    subject.phrase(key, &[("number", &act.number.to_string()), ("at", &act.at)])
}
