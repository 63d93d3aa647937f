//! `rules`: time limits, komi, tie-breaks and what else everyone should know.

use domain::event::{Overtime, TimeLimits};
use domain::pairing_rules::{ByeRule, HandicapBasis};
use domain::{Competition, Criterion, System};
use print::sheets::{Rules, RulesIn};

use super::Subject;
use super::standings::meaning;
use crate::failure::Outcome;

/// The rules of the event and its competition.
pub(super) fn sheet(subject: &Subject) -> Outcome<Rules> {
    let (event, competition) = (&subject.tournament.event, subject.competition);
    let play = [
        ("System", system(competition)),
        ("Time limits", time(event.time)),
        ("Rating", rating(event.time)),
        ("Komi", event.komi.glyphs()),
        ("Handicap", handicap(competition)),
        ("Placing", placing(competition)),
    ];
    let order = [
        ("Odd number", odd(competition.pairing.bye)),
        ("Lateness", "Black's clock runs from the start. More than one hour late: the game is lost."),
        ("Protests", "Before the next round starts."),
    ];
    let ladder = ("Jigo in a knock-out", "Games on smaller boards decide who goes on; the game itself stays a jigo.");
    let order = order.into_iter().chain(competition.knockouts.then_some(ladder));
    let play = play.into_iter().map(|(what, how)| (what.to_string(), how));
    let order = order.map(|(what, how)| (what.to_string(), how.to_string()));
    let rules = play.chain(criteria(competition)).chain(order).collect();
    Ok(Rules { heading: subject.heading(None), languages: vec![RulesIn { title: "The rules in short".into(), rules }] })
}

fn system(competition: &Competition) -> String {
    let rounds = competition.rounds;
    match competition.system {
        System::Swiss => format!("Swiss, {rounds} rounds"),
        System::McMahon => format!("McMahon, {rounds} rounds, bar at {}", competition.mcmahon.bar),
    }
}

fn time(limits: TimeLimits) -> String {
    let main = format!("{} minutes each", limits.main_minutes);
    match limits.overtime {
        Overtime::None => format!("{main}, no overtime"),
        Overtime::Byoyomi { periods, seconds } => format!("{main}, then byo-yomi {periods} × {seconds} seconds"),
        Overtime::Canadian { stones, seconds } => {
            format!("{main}, then {stones} stones in {} minutes {:02} seconds", seconds / 60, seconds % 60)
        }
        Overtime::Fischer { seconds } => format!("{main}, and {seconds} seconds for every move"),
    }
}

fn rating(limits: TimeLimits) -> String {
    limits.rating_class().map_or_else(|| "not rated".into(), |class| format!("European rating, class {class}"))
}

fn handicap(competition: &Competition) -> String {
    let rules = competition.handicap;
    let of = match rules.basis {
        HandicapBasis::Off => return "none: every game is even".into(),
        HandicapBasis::Score => "scores",
        HandicapBasis::Rank => "ranks",
    };
    let less = match rules.reduction {
        0 => String::new(),
        less if less < 0 => format!(" plus {}", -less),
        less => format!(" minus {less}"),
    };
    format!("difference of {of}{less}, at most {}; no komi with handicap", rules.ceiling)
}

fn placing(competition: &Competition) -> String {
    let names: Vec<String> = competition.ladder.iter().map(Criterion::to_string).collect();
    format!("{}; then places are shared", names.join(", then "))
}

/// What each criterion means, as far as its name does not say it.
fn criteria(competition: &Competition) -> impl Iterator<Item = (String, String)> {
    let explained = competition.ladder.iter().filter(|criterion| !meaning(**criterion).is_empty());
    explained.map(|criterion| (criterion.to_string(), meaning(*criterion).to_string()))
}

fn odd(rule: ByeRule) -> &'static str {
    match rule {
        ByeRule::GhostThenBye => "a stand-in plays; without one the lowest who had no bye has it",
        ByeRule::Bye => "the lowest who had no bye has it",
        ByeRule::Off => "nobody has a bye: the organisers make the number even",
    }
}
