//! The settings of a tournament as MacMahon has them: bars, handicaps, criteria, countries.

use std::collections::BTreeSet;

use domain::model::board_size::BoardRule;
use domain::model::pairing_rules::{HandicapBasis, HandicapExempt};
use domain::model::scoring::ByeInSums;
use domain::{Competition, Criterion, Rank, ScoreBasis, System, Tournament};
use messages::message;

use super::defaults;
use super::xml_out::XmlOut;
use crate::notes::Notes;

/// The highest rank of a bar; everyone is below it.
const NO_BAR: i32 = 8;

/// Writes all settings up to the players.
pub(super) fn write(file: &mut XmlOut<'_>, tournament: &Tournament, rules: &Competition, notes: &mut Notes) {
    let newest = tournament.paired_rounds();
    file.leaf("NumberOfRounds", &tournament.rounds_in_all().to_string());
    file.leaf("CurrentRoundNumber", &newest.max(1).to_string());
    file.flag("TakeCurrentRoundInAccount", true);
    file.leaf("Name", &tournament.event.name);
    file.flag("DefaultAsianName", false);
    file.flag("RatingAllowed", true);
    file.leaf("RatingLowestOneDanRating", "2050");
    file.flag("RatingDeterminesRank", false);
    file.flag("RatingDeterminesStartScore", false);
    bars(file, rules);
    file.flag("ByeShouldResultInZeroSOSetc", rules.scoring.bye_in_sums == ByeInSums::Zero);
    file.flag("HalfScoreGroupsRoundDown", false);
    file.flag("HalfScoreGroupsRoundDownNotJigo", true);
    file.flag("PreliminaryDefaultRegistration", false);
    file.flag("OnlineEgdSupport", true);
    file.flag("OnlineEgdSupportByPin", false);
    handicap(file, rules, notes);
    file.flag("AllowJigo", true);
    file.leaf("Boardsize", board_size(rules, notes));
    defaults::write(file);
    wall_list(file, rules, notes);
    countries(file, tournament);
}

/// Writes the bars. If everyone starts equal, both are at the lowest rank.
fn bars(file: &mut XmlOut<'_>, rules: &Competition) {
    let (floor, bar) = match starts_equal(rules) {
        true => (Rank::WEAKEST, Rank::WEAKEST),
        false => (rules.mcmahon.floor, rules.mcmahon.bar.max(rules.mcmahon.floor)),
    };
    file.flag("LowerMacMahonBar", floor > Rank::WEAKEST);
    file.leaf("LowerMacMahonBarLevel", &floor.to_string());
    file.flag("UpperMacMahonBar", bar < Rank::from_grade(NO_BAR));
    file.leaf("UpperMacMahonBarLevel", &bar.to_string());
    file.leaf("UpperMacMahonBarRating", "0");
}

/// Whether the initial score of everyone is the same: no criterion is over scores that begin with the rank.
fn starts_equal(rules: &Competition) -> bool {
    let is_over_ranks = |own: &Criterion| *own == Criterion::Mms || own.over() == Some(ScoreBasis::Mms);
    let is_ranked = rules.tie_breaks.iter().any(is_over_ranks);
    is_swiss(rules) && !is_ranked
}

/// Whether wins are the first criterion, and not the McMahon score.
fn is_swiss(rules: &Competition) -> bool {
    rules.system.main_score() == ScoreBasis::Wins
}

fn handicap(file: &mut XmlOut<'_>, rules: &Competition, notes: &mut Notes) {
    let handicap = rules.handicap;
    let used = handicap.basis != HandicapBasis::Off && handicap.ceiling > 0;
    let below = match handicap.exempt {
        HandicapExempt::Capped(rank) => rank,
        HandicapExempt::EitherAtBar => rules.mcmahon.bar,
    };
    if used && handicap.exempt == HandicapExempt::EitherAtBar {
        notes.add(message!("export-note-macmahon-handicap", rank = below.to_string()));
    }
    file.flag("HandicapUsed", used);
    file.flag("HandicapBelow", below < Rank::from_grade(NO_BAR));
    file.leaf("HandicapBelowLevel", &below.to_string());
    file.flag("HandicapByLevel", handicap.basis == HandicapBasis::Rank);
    file.flag("HandicapAdjustment", true);
    file.leaf("HandicapAdjustmentValue", &(-handicap.reduction).to_string());
    file.flag("HandicapLimit", true);
    file.leaf("HandicapLimitValue", &handicap.ceiling.to_string());
    file.flag("HandicapIncludeInTieBreakers", rules.scoring.handicap_in_sums);
}

fn board_size(rules: &Competition, notes: &mut Notes) -> &'static str {
    match rules.board_size {
        BoardRule::Nine => "9",
        BoardRule::Thirteen => "13",
        BoardRule::Nineteen => "19",
        BoardRule::ByRank => {
            notes.add(message!("export-note-macmahon-board"));
            "19"
        }
    }
}

/// Writes the criteria of the wall list, the first one always a score.
fn wall_list(file: &mut XmlOut<'_>, rules: &Competition, notes: &mut Notes) {
    if !matches!(rules.system, System::McMahon | System::Swiss) {
        notes.add(message!("export-note-macmahon-system"));
    }
    let score = if is_swiss(rules) { Criterion::Wins } else { Criterion::Mms };
    let mut names: Vec<String> = score.facts().macmahon.into_iter().collect();
    for &criterion in &rules.tie_breaks {
        match name(criterion, rules.system.main_score()) {
            Some(name) if names.contains(&name) => {}
            Some(name) => names.push(name),
            None => notes.add(message!("export-note-macmahon-criterion", criterion = criterion.to_string())),
        }
    }
    file.open("Walllist", Some(3));
    defaults::write_wall_list(file);
    for name in names {
        file.open("SortCriterionDescriptor", Some(2));
        file.leaf("ShortName", &name);
        file.close("SortCriterionDescriptor");
    }
    file.close("Walllist");
}

/// Returns MacMahon's name of a criterion; its sums are over the score of the competition.
fn name(criterion: Criterion, score: ScoreBasis) -> Option<String> {
    let is_summed = criterion.over().is_none_or(|over| over == score || over == ScoreBasis::Mms);
    criterion.facts().macmahon.filter(|_| is_summed)
}

/// Writes the countries of the players.
fn countries(file: &mut XmlOut<'_>, tournament: &Tournament) {
    let used: BTreeSet<String> =
        tournament.entries.iter().filter_map(|entry| entry.player.country).map(|c| c.to_string()).collect();
    for country in used {
        file.open("Country", Some(1));
        file.leaf("InternetCode", &country.to_lowercase());
        file.leaf("Name", &country);
        file.close("Country");
    }
}
