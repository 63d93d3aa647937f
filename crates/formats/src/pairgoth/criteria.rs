//! Pairgoth's names of standings criteria.

use domain::{Competition, Criterion, ScoreBasis};
use messages::message;

use crate::notes::Notes;

/// MacMahon's ScoreX: the score without half points for missed rounds.
pub(super) const SCORE_X: &str = "SCOREX";
/// What stands in a list for no criterion.
pub(super) const NOTHING: [&str; 2] = ["NONE", "NULL"];

/// Returns a criterion by its name. `score` is the score of the tournament, which also stands for [`SCORE_X`].
pub(super) fn named(name: &str, score: Criterion) -> Option<Criterion> {
    let dashed = name.replace("M1", "-1").replace("M2", "-2");
    if name == SCORE_X { Some(score) } else { name.parse().or_else(|_| dashed.parse()).ok() }
}

/// Returns the names of a competition's criteria, the first one always a score, with notes on those that Pairgoth lacks.
pub(crate) fn placement(rules: &Competition, notes: &mut Notes) -> Vec<String> {
    let is_mcmahon = rules.system.main_score() == ScoreBasis::Mms;
    let mut names = Vec::new();
    let scores = [Criterion::Mms, Criterion::Wins];
    if !rules.tie_breaks.first().is_some_and(|first| scores.contains(first)) {
        names.push(if is_mcmahon { "MMS" } else { "NBW" }.to_string());
    }
    for &own in &rules.tie_breaks {
        match name(own, is_mcmahon) {
            Some(name) if names.contains(&name) => {}
            Some(name) => names.push(name),
            None => notes.add(message!("export-note-pairgoth-criterion", criterion = own.to_string())),
        }
    }
    names
}

/// Returns Pairgoth's name of a criterion; it has sums over wins, and over McMahon scores in a McMahon tournament.
fn name(criterion: Criterion, is_mcmahon: bool) -> Option<String> {
    match criterion {
        Criterion::Mms if !is_mcmahon => None,
        own if is_mcmahon => own.facts().pairgoth,
        own => own.over_wins().facts().pairgoth,
    }
}
