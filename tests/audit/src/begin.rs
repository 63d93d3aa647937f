//! The beginning of a random event: its system, rules and settings, before anyone is entered.

use app::operation::{Creation, op};
use app::vocabulary::SystemName;
use chrono::NaiveDate;
use domain::model::knockout_rules::AfterWithdrawal;
use domain::model::pairing_rules::{ByeRule, HandicapBasis};
use domain::model::scoring::{ByeInSums, MissedInSosos};
use domain::{
    Competition, CompetitionId, Criterion, EventSettings, HalfPoints, PairRules, PairStrength, Rank, Ratio,
    ScoringRules, System, Tournament,
};
use session::{EventSession, FixedEnvironment};

use crate::chance::Chance;

/// Returns the criteria from which the tie-breaks of an event are chosen: those of players who pair by scores.
fn criteria() -> Vec<Criterion> {
    let sums = ["SOSW-1", "SOSW-2", "SOSR1", "SOSR2"].map(|name| name.parse().expect("a criterion"));
    let other_systems = [Criterion::Sequence, Criterion::Stage, Criterion::BoardPoints, Criterion::Rung];
    Criterion::ALL.iter().filter(|own| !other_systems.contains(own)).copied().chain(sums).collect()
}

/// Returns an open event in memory without entries.
///
/// # Panics
/// Memory is exhausted.
pub fn begin(seed: u64) -> EventSession {
    let mut chance = Chance::new(seed, 1);
    let day = NaiveDate::from_ymd_opt(2026, 8, 14).expect("a day of the calendar");
    let mut event = EventSettings::new(format!("Audit {seed}"), day, hex(seed));
    let competition = competition(&mut chance);
    tour(&mut chance, &mut event, competition.system);
    event.two_passes = chance.percent(50);
    let tournament = Tournament::new(event, competition);
    let environment = FixedEnvironment::new(seed, day);
    let created = Creation::New(Box::default());
    EventSession::in_memory(environment, op::CreateEvent, &created, &tournament.into()).expect("memory holds an event")
}

fn hex(seed: u64) -> String {
    format!("{seed:064x}")
}

fn competition(chance: &mut Chance) -> Competition {
    use System::{McMahon, RoundRobin, ScorePairing, Swiss};
    let usual = [McMahon, McMahon, McMahon, McMahon, Swiss, Swiss, RoundRobin, ScorePairing];
    let others: Vec<System> =
        SystemName::ALL.iter().map(|&name| name.into()).filter(|of| !usual.contains(of)).collect();
    let system = if chance.percent(60) { *chance.one_of(&usual) } else { *chance.one_of(&others) };
    let rounds = 2 + chance.below(6) as u32;
    // A table of all players needs rounds enough for them.
    let rounds = match system {
        System::Knockout => 5,
        System::DoubleElimination => 10,
        System::SwissKnockout => 3 + rounds,
        _ => rounds,
    };
    let mut competition = Competition::new(CompetitionId::OPEN, "Open", system, rounds);
    (competition.finalists, competition.zones) = (4, 2);
    let rank = |text: &&str| text.parse::<Rank>().expect("a rank");
    competition.mcmahon.zero = rank(chance.one_of(&["20k", "20k", "1d"]));
    competition.mcmahon.bar = rank(chance.one_of(&["4d", "1d", "3k", "6k"]));
    competition.mcmahon.floor = rank(chance.one_of(&["20k", "12k", "9k", "8k"]));
    competition.mcmahon.supergroup = chance.percent(15).then(|| rank(&"3d"));
    competition.scoring = scoring(chance);
    if is_recomputed(system) && chance.percent(70) {
        competition.tie_breaks = tie_breaks(chance);
    }
    if is_recomputed(system) && chance.percent(20) {
        competition.grade_limits = Some(vec![rank(&"1d"), rank(&"6k")]);
    }
    if chance.percent(25) {
        competition.handicap.basis = *chance.one_of(&[HandicapBasis::Score, HandicapBasis::Rank]);
    }
    let rules = [AfterWithdrawal::Alternate, AfterWithdrawal::Walkover, AfterWithdrawal::Bye];
    competition.knockout_rules.after_withdrawal = *chance.one_of(&rules);
    competition.pairing.bye = *chance.one_of(&[ByeRule::GhostThenBye, ByeRule::GhostThenBye, ByeRule::Bye]);
    of_others(chance, competition)
}

/// Whether the recomputation knows a system. Of the others, only what holds for all rounds is compared.
pub fn is_recomputed(system: System) -> bool {
    matches!(system, System::McMahon | System::Swiss | System::RoundRobin | System::ScorePairing)
}

/// Returns the competition for teams or for pairs in some events.
fn of_others(chance: &mut Chance, competition: Competition) -> Competition {
    match chance.below(100) {
        0..10 if competition.system.allows_teams() => competition.for_teams(2 + chance.below(3) as u32),
        10..17 => {
            let strength = *chance.one_of(&[PairStrength::Mean, PairStrength::Stronger, PairStrength::Weaker]);
            competition.for_pairs(PairRules { strength, ..PairRules::default() })
        }
        _ => competition,
    }
}

/// Returns between one and five different criteria.
pub fn tie_breaks(chance: &mut Chance) -> Vec<Criterion> {
    let criteria = criteria();
    let mut chosen = Vec::new();
    for _ in 0..=1 + chance.below(4) {
        let criterion = *chance.one_of(&criteria);
        if !chosen.contains(&criterion) {
            chosen.push(criterion);
        }
    }
    chosen
}

fn scoring(chance: &mut Chance) -> ScoringRules {
    if chance.percent(40) {
        return ScoringRules::handbook();
    }
    let free = [HalfPoints::ZERO, HalfPoints::JIGO, HalfPoints::WIN];
    ScoringRules {
        absent_wins: *chance.one_of(&free),
        bye_wins: *chance.one_of(&free),
        absent_score: *chance.one_of(&free),
        bye_score: *chance.one_of(&free),
        round_down: chance.percent(50),
        forfeit_counts_opponent: chance.percent(50),
        handicap_in_sums: chance.percent(50),
        unplayed_as_half: chance.percent(30),
        missed_in_sosos: *chance.one_of(&[MissedInSosos::OwnSos, MissedInSosos::StartTimesRounds]),
        bye_in_sodos: chance.percent(50),
        bye_in_sums: *chance.one_of(&[ByeInSums::StartScore, ByeInSums::OtherPoints, ByeInSums::Zero]),
        unmarked_counts: chance.percent(30),
    }
}

fn tour(chance: &mut Chance, event: &mut EventSettings, system: System) {
    let part = &mut event.tour;
    part.class = chance.one_of(&["1000", "1000", "500", "200", "eygoc", "final"]).to_string();
    part.coefficient = *chance.one_of(&[Ratio::from_integer(1), Ratio::new(3, 2), Ratio::new(1, 3)]);
    part.online = chance.percent(20);
    if chance.percent(25) && system != System::RoundRobin {
        event.season = "2022".into();
        part.class = "1000".into();
        event.ages.cut_off = (1, 1);
    }
    event.ages.limit_included = chance.percent(80);
}
