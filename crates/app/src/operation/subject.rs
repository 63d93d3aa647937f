//! What an input is about, for the history and the undo button.

use super::{AddPair, ImportCompetition, Input, SettingsChange};

/// The round, board, players, category and setting that an input names.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Subject {
    /// The round.
    pub round: Option<u32>,
    /// The board.
    pub board: Option<u32>,
    /// The keys of the entries.
    pub entries: Vec<i64>,
    /// The name of a player whose entry is new, "Family Given"; empty for others.
    pub name: String,
    /// The age category.
    pub category: Option<u8>,
    /// The path of the setting; empty for other operations.
    pub setting: String,
    /// The referee's case. A case names no players here: it may not be public.
    pub case: Option<i64>,
}

impl Input {
    /// Returns what the input is about.
    pub fn subject(&self) -> Subject {
        match self {
            Input::AddEntry(fields) => named(&fields.family, &fields.given),
            Input::ChangeEntry(change) => {
                Subject { entries: vec![change.id], ..named(&change.fields.family, &change.fields.given) }
            }
            Input::AddCompetition(added) => named(&added.name, ""),
            Input::AddStage(added) => named(&added.name, ""),
            Input::FillStage(filled) => Subject { entries: filled.chosen.clone(), ..Subject::default() },
            Input::ImportCompetition(imported) => imported_name(imported),
            Input::AddPair(pair) => named(&pair_name(pair), ""),
            Input::ChangePair(change) => entry(change.id),
            Input::AddTeam(team) => named(&team.name, ""),
            Input::ChangeTeam(change) => named(change.name.as_deref().unwrap_or_default(), ""),
            Input::EnterPeople(people) => Subject { entries: people.entries.clone(), ..Subject::default() },
            Input::TakeRated(taken) => {
                Subject { entries: taken.changes.iter().map(|change| change.entry).collect(), ..Subject::default() }
            }
            Input::SetEntryStatus(change) => entry(change.id),
            Input::SetPaid(change) => entry(change.id),
            Input::LowerSleeper(change) => entry(change.id),
            Input::AddSlip(slip) => {
                let typed = |text: &Option<String>| text.clone().unwrap_or_default();
                Subject {
                    entries: slip.entry.into_iter().collect(),
                    ..named(&typed(&slip.family), &typed(&slip.given))
                }
            }
            Input::AddOfficial(official) => named(&official.name, ""),
            Input::ChangeOfficial(change) => named(&change.fields.name, ""),
            Input::AddHelper(helper) => named(&helper.name, ""),
            Input::ChangeSettings(SettingsChange::Setting(change)) => {
                Subject { setting: change.path.clone(), ..Subject::default() }
            }
            Input::DecideKnockout(ruling) => Subject { round: Some(ruling.round), ..category(ruling.category) },
            Input::DrawKnockout(draw) | Input::FreezeKnockout(draw) => category(draw.category),
            Input::PlanQualifying(plan) => category(plan.category),
            Input::ReplaceInKnockout(change) => category(change.category),
            Input::DrawFinal(draw) | Input::FreezeFinal(draw) => category(draw.category),
            Input::SettleFinal(tie) => category(tie.category),
            Input::ChangeFinal(change) => category(change.category),
            _ => self.case().unwrap_or_else(|| self.place()),
        }
    }

    /// Returns the case of an operation on a case that exists.
    fn case(&self) -> Option<Subject> {
        let case = match self {
            Input::ChangeCase(change) => change.case,
            Input::RuleCase(ruling) => ruling.case,
            Input::ProtestCase(protest) => protest.case,
            Input::AppealCase(appeal) => appeal.case,
            Input::CloseCase(close) => close.case,
            Input::PublishCase(publish) => publish.case,
            Input::GuideCase(guide) => guide.case,
            _ => return None,
        };
        Some(Subject { case: Some(case), ..Subject::default() })
    }

    /// Returns the round of an operation on a round, and the board of an operation on a board.
    fn place(&self) -> Subject {
        match self {
            Input::PairRound(pair) => round(pair.round),
            Input::PairRest(pair) => round(pair.round),
            Input::PairSome(pair) => round(pair.round),
            Input::ReleaseRound(step) | Input::ConfirmRound(step) => round(step.round),
            Input::UnpairRound(of) | Input::StartRound(of) | Input::RenumberBoards(of) => round(of.round),
            Input::SetLineUp(line_up) => Subject { entries: line_up.members.clone(), ..round(line_up.round) },
            Input::EnterResults(results) => round(results.round),
            Input::SwapPlayers(swap) => round(swap.round),
            Input::MoveBye(bye) => round(bye.round),
            Input::PairTwo(pair) => Subject { entries: vec![pair.first, pair.second], ..round(pair.round) },
            Input::EnterResult(result) => board(result.round, result.board),
            Input::ReportResult(report) => board(report.round, report.board),
            Input::DismissReport(report) => board(report.round, report.board),
            Input::EnterLadder(ladder) => board(ladder.round, ladder.board),
            Input::StartLadder(ladder) => board(ladder.round, ladder.board),
            Input::RecordLadderGame(game) => board(game.round, game.board),
            Input::TakeBackLadderGame(ladder) => board(ladder.round, ladder.board),
            Input::SetRoundClock(clock) => round(clock.round),
            Input::MarkLate(seat) | Input::ClearLate(seat) => board(seat.round, seat.board),
            Input::MarkArrived(arrival) => board(arrival.seat.round, arrival.seat.board),
            Input::AdjournGame(form) => board(form.round, form.board),
            Input::ResumeGame(of) => board(of.round, of.board),
            Input::RemoveAdjournment(of) => board(of.round, of.board),
            Input::SwapColours(of) => board(of.round, of.board),
            Input::LockBoard(lock) => board(lock.round, lock.board),
            Input::UnpairBoard(of) => board(of.round, of.board),
            Input::SetHandicap(handicap) => board(handicap.round, handicap.board),
            Input::MoveBoard(change) => board(change.round, change.board),
            _ => Subject::default(),
        }
    }
}

fn named(family: &str, given: &str) -> Subject {
    Subject { name: format!("{family} {given}").trim().to_string(), ..Subject::default() }
}

/// Returns the names of a new pair as they were typed; people of the event are not named.
fn pair_name(pair: &AddPair) -> String {
    let typed = [&pair.first, &pair.second].map(|partner| format!("{} {}", partner.family, partner.given));
    let known = typed.iter().map(|name| name.trim()).filter(|name| !name.is_empty());
    known.collect::<Vec<_>>().join(" & ")
}

/// Names an imported competition by its name here, or else by its file.
fn imported_name(imported: &ImportCompetition) -> Subject {
    let file = imported.file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    named(if imported.name.trim().is_empty() { &file } else { &imported.name }, "")
}

fn entry(id: i64) -> Subject {
    Subject { entries: vec![id], ..Subject::default() }
}

fn category(category: u8) -> Subject {
    Subject { category: Some(category), ..Subject::default() }
}

fn round(round: u32) -> Subject {
    Subject { round: Some(round), ..Subject::default() }
}

fn board(round: u32, board: u32) -> Subject {
    Subject { round: Some(round), board: Some(board), ..Subject::default() }
}
