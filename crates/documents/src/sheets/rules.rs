//! `rules`: time limits, komi, tie-breaks and other rules for the players, in each chosen language.

use domain::model::board_size::BoardRule;
use domain::model::event_settings::{Overtime, TimeLimits};
use domain::model::knockout_rules::LastGame;
use domain::model::pairing_rules::{ByeRule, HandicapBasis};
use domain::{Competition, Criterion, OfficialRole, Rank};
use print::sheets::{Rules, RulesIn};
use print::{Value, Words};
use session::Result;

use super::Subject;
use super::referee::names;
use super::standings::meaning;

/// Returns the rules of the event and its competition.
pub(super) fn sheet(subject: &Subject) -> Result<Rules> {
    let languages = subject.words.each().map(|words| in_language(&subject.in_language(words))).collect();
    Ok(Rules { heading: subject.heading(None), languages })
}

fn in_language(subject: &Subject) -> RulesIn {
    let competition = subject.competition;
    let event = subject.tournament.event.for_competition(competition);
    // In a club ladder the stones follow from the rungs, as its line on the system says (R70).
    let stones = (!competition.system.has_rungs()).then(|| ("sheet-rules-handicap", handicap(subject)));
    let play = [
        Some(("sheet-rules-system", system(subject))),
        Some(("sheet-rules-time", time(subject, event.time))),
        Some(("print-rating", rating(subject))),
        Some(("sheet-rules-komi", event.komi.glyphs())),
        Some(("sheet-rules-board", board(subject))),
        stones,
        Some(("sheet-rules-placing", placing(subject))),
    ];
    let ladder = ("sheet-rules-jigo", "sheet-rules-jigo-is");
    let order = of_rounds(competition).into_iter().chain(competition.knockouts.then_some(ladder));
    let play = play.into_iter().flatten().map(|(what, how)| (subject.word(what), how));
    let order = order.map(|(what, how)| (subject.word(what), subject.word(how)));
    let officials = [
        ("sheet-rules-referees", names(subject, &[OfficialRole::HeadReferee, OfficialRole::Referee])),
        ("sheet-role-committee", names(subject, &[OfficialRole::Committee])),
    ];
    let officials = officials.into_iter().filter(|(_, names)| !names.is_empty());
    let officials = officials.map(|(what, names)| (subject.word(what), names));
    let rules = play.chain(criteria(subject)).chain(order).chain(officials).collect();
    RulesIn { title: subject.word("sheet-rules"), rules }
}

/// Returns what holds for the rounds: nothing where players choose their opponents, and nothing of the bye where a table or the
/// circle of a round robin says who rests.
fn of_rounds(competition: &Competition) -> Vec<(&'static str, &'static str)> {
    let system = competition.system;
    if system.is_free() {
        return Vec::new();
    }
    let gives_byes = !system.sets_games();
    let odd = gives_byes.then(|| ("sheet-rules-odd", odd(competition.pairing.bye)));
    let late = ("sheet-rules-lateness", "sheet-rules-lateness-is");
    odd.into_iter().chain([late, ("sheet-rules-protests", "sheet-rules-protests-are")]).collect()
}

/// Returns the line on the system, whose text may use all of these values.
fn system(subject: &Subject) -> String {
    let competition = subject.competition;
    let limits = competition.grade_limits.iter().flatten().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let (rounds, bar) = (competition.rounds.to_string(), competition.mcmahon.bar.to_string());
    let (finalists, zones) = (competition.finalists.to_string(), competition.zones.to_string());
    let values = [
        ("rounds", Value::Text(&rounds)),
        ("bar", Value::Text(&bar)),
        ("finalists", Value::Text(&finalists)),
        ("zones", Value::Text(&zones)),
        ("limits", Value::Text(&limits)),
        ("moves", Value::Number(i64::from(competition.moves))),
        ("meetings", Value::Number(i64::from(competition.meetings))),
    ];
    let last_game = match competition.knockout_rules.last_game {
        LastGame::Second => "",
        _ if !competition.system.allows_a_loss() => "",
        LastGame::One => "-one",
        LastGame::BestOfThree => "-three",
    };
    subject.words.text(&format!("sheet-system-{}{last_game}", competition.system.word()), &values)
}

fn time(subject: &Subject, limits: TimeLimits) -> String {
    let main = subject.phrase("sheet-rules-main", &[("minutes", &limits.main_minutes.to_string())]);
    let main = ("main", main.as_str());
    match limits.overtime {
        Overtime::None => subject.phrase("sheet-rules-no-overtime", &[main]),
        Overtime::Byoyomi { periods, seconds } => {
            let (periods, seconds) = (periods.to_string(), seconds.to_string());
            subject.phrase("sheet-rules-byoyomi", &[main, ("periods", &periods), ("seconds", &seconds)])
        }
        Overtime::Canadian { stones, seconds } => {
            let (stones, minutes) = (stones.to_string(), (seconds / 60).to_string());
            let seconds = format!("{:02}", seconds % 60);
            let values = [main, ("stones", &stones), ("minutes", &minutes), ("seconds", &seconds)];
            subject.phrase("sheet-rules-canadian", &values)
        }
        Overtime::Fischer { seconds } => {
            subject.phrase("sheet-rules-fischer", &[main, ("seconds", &seconds.to_string())])
        }
    }
}

fn rating(subject: &Subject) -> String {
    match subject.tournament.event.for_competition(subject.competition).rating_class() {
        None => subject.word("sheet-rules-not-rated"),
        Some(class) => subject.phrase("sheet-rules-rated", &[("class", &class.to_string())]),
    }
}

fn board(subject: &Subject) -> String {
    let competition = subject.competition;
    let size = competition.board_size.largest(Rank::WEAKEST, competition.thirteen_from).to_string();
    if competition.board_size != BoardRule::ByRank {
        return size;
    }
    subject.phrase("sheet-rules-board-by-rank", &[("rank", &competition.thirteen_from.to_string())])
}

fn handicap(subject: &Subject) -> String {
    let rules = subject.competition.handicap;
    let key = match rules.basis {
        HandicapBasis::Off => return subject.word("sheet-rules-no-handicap"),
        HandicapBasis::Score => "sheet-rules-handicap-score",
        HandicapBasis::Rank => "sheet-rules-handicap-rank",
    };
    let stones = rules.reduction.unsigned_abs().to_string();
    let change = match rules.reduction {
        0 => String::new(),
        less if less < 0 => subject.phrase("sheet-rules-handicap-plus", &[("stones", &stones)]),
        _ => subject.phrase("sheet-rules-handicap-minus", &[("stones", &stones)]),
    };
    subject.phrase(key, &[("change", &change), ("most", &rules.ceiling.to_string())])
}

fn placing(subject: &Subject) -> String {
    let names: Vec<String> = subject.competition.tie_breaks.iter().map(Criterion::to_string).collect();
    subject.phrase("sheet-rules-places-shared", &[("criteria", &names.join(&subject.word("sheet-rules-then")))])
}

/// Returns the meaning of each criterion that its name does not explain.
fn criteria(subject: &Subject) -> impl Iterator<Item = (String, String)> {
    let explained = |criterion: &Criterion| (criterion.to_string(), meaning(subject, *criterion));
    subject.competition.tie_breaks.iter().map(explained).filter(|(_, meaning)| !meaning.is_empty())
}

fn odd(rule: ByeRule) -> &'static str {
    match rule {
        ByeRule::GhostThenBye => "sheet-rules-odd-ghost",
        ByeRule::Bye => "sheet-rules-odd-bye",
        ByeRule::Off => "sheet-rules-odd-off",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::CompetitionId;
    use domain::System;

    #[test]
    fn players_who_choose_their_opponents_need_no_rules_for_rounds() {
        let of = |system| of_rounds(&Competition::new(CompetitionId::OPEN, "Open", system, 5));
        assert_eq!(of(System::SelfPairing), []);
        assert_eq!(of(System::Swiss).len(), 3);
    }

    #[test]
    fn only_systems_that_give_byes_say_who_has_one() {
        let of = |system| of_rounds(&Competition::new(CompetitionId::OPEN, "Open", system, 5));
        let says = |system| of(system).iter().any(|&(what, _)| what == "sheet-rules-odd");
        assert!(says(System::McMahon) && says(System::SwissKnockout));
        assert!(
            ![System::Knockout, System::DoubleElimination, System::Zones, System::RoundRobin].into_iter().any(says)
        );
    }
}
