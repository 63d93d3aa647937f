//! Finals, ladder games, qualifyings and pink slips for the bundle; the slips without their texts (R8, R30, R38, R50-R52,
//! R82).

use std::collections::BTreeSet;

use app::year_final::{JigoCounting, RestPlanName};
use domain::model::jigo_ladder::{Decider, JigoLadder, STEPS, StepResult};
use domain::model::qualifying::QualifyingStage;
use domain::model::year_final::{FinalGroup, YearFinal};
use domain::year_final::{FinalPlace, FinalProgress, progress};
use domain::{CompetitionId, EntryId, Slip, SlipState, Tournament};
use formats::bundle::{
    FinalData, FinalGroupData, FinalPlaceData, LadderData, LadderGameData, MemberData, QualifyingData, SlipData,
};

/// Returns the name of the file with the frozen list of a Final's draw.
pub(super) fn final_draw_file(year_final: &YearFinal) -> String {
    format!("draws/final{}{}.txt", year_final.category, of_competition(year_final.competition))
}

/// Returns the ending of the files of a competition; empty for the first one.
pub(super) fn of_competition(id: CompetitionId) -> String {
    if id == CompetitionId::OPEN { String::new() } else { format!("-{}", id.0) }
}

/// Returns the current state of a Final.
pub(super) fn year_final(tournament: &Tournament, drawn: &YearFinal) -> FinalData {
    let progress = progress(tournament, drawn);
    let place = |p: &FinalPlace| FinalPlaceData { player: p.entry.0, from: p.from, to: p.to };
    FinalData {
        category: drawn.category.0,
        competition: drawn.competition.0,
        first_round: drawn.first_round,
        rests: RestPlanName::from(drawn.draw.plan.rests).to_string(),
        jigos: JigoCounting::from(drawn.settings.jigos).to_string(),
        groups: FinalGroup::BOTH.into_iter().map(|group| self::group(drawn, &progress, group)).collect(),
        places: progress.places.iter().map(place).collect(),
        commitment: drawn.draw.commitment.clone(),
        entropy: drawn.draw.entropy.clone(),
        draw: final_draw_file(drawn),
    }
}

fn group(drawn: &YearFinal, progress: &FinalProgress, group: FinalGroup) -> FinalGroupData {
    let members = drawn.group(group);
    let order = progress.groups.iter().find(|order| order.group == group);
    let certain = order.map(|order| (1..=members.len()).filter_map(|place| order.at(place)).map(EntryId::number));
    let settled = drawn.settings.settled.iter().filter(|settled| settled.group == group);
    FinalGroupData {
        name: group.to_string(),
        members: members.iter().map(|m| MemberData { player: m.entry.0, chair: m.number }).collect(),
        order: certain.map(Iterator::collect).unwrap_or_default(),
        settled: settled.map(|settled| settled.order.iter().map(|entry| entry.0).collect()).collect(),
    }
}

/// Returns the begun ladders, by competition, round and board.
pub(super) fn ladders(tournament: &Tournament) -> Vec<LadderData> {
    let of_game = |ladder: &JigoLadder| {
        let game = tournament.games.iter().find(|game| game.id == ladder.game)?;
        let games = ladder.played().iter().zip(0..).map(|(played, at)| LadderGameData {
            lines: match ladder.decider {
                Decider::Boards => STEPS.get(at).map(|step| step.board),
                Decider::NewGame(_) => None,
            },
            winner: match played.result {
                StepResult::Won(entry) => Some(entry.0),
                StepResult::Drawn => None,
            },
        });
        let (competition, round, board) = (game.competition.0, game.round, game.board);
        Some(LadderData { competition, round, board, games: games.collect() })
    };
    let mut ladders: Vec<LadderData> = tournament.ladders.iter().filter_map(of_game).collect();
    ladders.sort_by_key(|l| (l.competition, l.round, l.board));
    ladders
}

/// Returns a qualifying.
pub(super) fn qualifying(stage: &QualifyingStage) -> QualifyingData {
    let keys = |entries: &[EntryId]| entries.iter().map(|entry| entry.0).collect();
    let sections = stage.plan.sections.iter();
    QualifyingData {
        category: stage.category.0,
        competition: stage.competition.0,
        first_round: stage.plan.first_round,
        lines: stage.lines,
        direct: keys(&stage.plan.direct),
        wild_cards: keys(&stage.wild_cards),
        sections: sections.map(|section| section.boxes.iter().map(|b| b.map(|entry| entry.0)).collect()).collect(),
    }
}

/// Returns the changed fields and the outcome of a slip. Notes and answers stay in the event.
pub(super) fn slip(slip: &Slip, present: &BTreeSet<EntryId>) -> SlipData {
    let state = match slip.state {
        SlipState::Pending => "pending",
        SlipState::Applied => "applied",
        SlipState::Refused => "refused",
    };
    SlipData {
        slip: slip.id.0,
        player: slip.entry.filter(|entry| present.contains(entry)).map(EntryId::number),
        state: state.into(),
        changed: slip.changes.iter().map(|change| change.what.clone()).collect(),
    }
}

/// Returns the players that a qualifying or a Final names.
pub(super) fn named(tournament: &Tournament) -> impl Iterator<Item = EntryId> {
    let finals = tournament.finals.iter().flat_map(|f| f.seats.iter().map(|seat| seat.entry));
    let sections = tournament.qualifyings.iter().flat_map(|q| q.plan.sections.iter().flat_map(|s| &s.boxes));
    let direct = tournament.qualifyings.iter().flat_map(|q| q.plan.direct.iter().chain(&q.wild_cards));
    finals.chain(sections.flatten().copied()).chain(direct.copied())
}
