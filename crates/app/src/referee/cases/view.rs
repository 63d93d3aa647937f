//! The case book for its screen: search and filters, and a case with its steps, deadlines, committee and guide (R77).

use chrono::NaiveDateTime;
use domain::model::referee_case::{CaseAppeal, CaseProtest, CaseRuling, CaseSeat, CaseStep, ProtestTarget};
use domain::{Article, CaseAct, EntryId, Event, Game, RefereeCase, RoundState};
use messages::Message;
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use super::clocks_view::{CaseClocksView, clocks_view};
use super::deadline::{self, DeadlineView};
use super::guide_view::{GuideView, guide_view};
use super::may;
use super::read::{find, now};
use crate::case_words::{CaseStateName, CaseStepName, ProtestOutcomeName, ProtestTargetName, RulingBodyName};
use crate::labels::{ColourView, ResultView};
use crate::referee::officials::{InvolvedAndSeats, InvolvedView, SeatTaken, committee_view};

/// A search in the case book. All conditions must hold.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct ViewCases {
    /// The state; `None` for all.
    #[ts(optional)]
    pub state: Option<CaseStateName>,
    /// The round; `None` for all.
    #[ts(optional)]
    pub round: Option<u32>,
    /// The key of the entry of a player; `None` for all.
    #[ts(type = "number", optional)]
    pub player: Option<i64>,
    /// Words that must occur in the case; empty for all.
    pub text: String,
}

/// One case.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct ViewCase {
    /// Its number.
    #[ts(type = "number")]
    pub case: i64,
}

/// A player of a case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CasePlayer {
    /// The key of the entry.
    #[ts(type = "number")]
    pub entry: i64,
    /// The starting number.
    pub number: Option<u32>,
    /// "Family Given".
    pub name: String,
    /// The colour in the game of the case.
    pub colour: Option<ColourView>,
}

/// An article of a case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CaseArticle {
    /// Its number.
    pub article: String,
    /// Its summary.
    pub summary: Message,
}

/// The result that a ruling entered, with its entry in the journal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CorrectionLink {
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// The result before; `None` if there was none.
    pub before: Option<ResultView>,
    /// The result of the ruling.
    pub after: ResultView,
    /// Whether the round was confirmed, so that this was a correction.
    pub confirmed: bool,
}

/// A step of a case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CaseStepView {
    /// The local time, `2026-08-14 14:05`.
    pub at: String,
    /// The number of its entry in the journal.
    #[ts(type = "number")]
    pub journal: i64,
    /// What was done.
    pub step: CaseStepName,
    /// Who protested or appealed; empty for a ruling.
    pub player: String,
    /// Who ruled.
    pub by: Option<RulingBodyName>,
    /// The words of the player, or of the ruling.
    pub words: String,
    /// What the ruling made of a protest or an appeal.
    pub outcome: Option<ProtestOutcomeName>,
    /// What a protest is against.
    pub against: Option<ProtestTargetName>,
    /// Why a late protest was taken; empty if it was in time.
    pub late: String,
    /// The result that the ruling entered.
    pub correction: Option<CorrectionLink>,
    /// The clocks that the ruling set.
    pub clocks: Option<CaseClocksView>,
    /// The committee of an appeal.
    pub committee: Vec<SeatTaken>,
}

/// The committee of a case: that of its appeal, or the one that it would have.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CaseCommitteeView {
    /// Its seats.
    pub seats: Vec<SeatTaken>,
    /// Who is involved, and why.
    pub involved: Vec<InvolvedView>,
    /// Why there are fewer than three; `None` for a full committee.
    pub too_few: Option<Message>,
}

/// Why something cannot be done with a case; `None` where it can.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct MayDo {
    /// A ruling.
    pub rule: Option<Message>,
    /// A protest.
    pub protest: Option<Message>,
    /// An appeal.
    pub appeal: Option<Message>,
    /// The end.
    pub close: Option<Message>,
}

/// A case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CaseView {
    /// Its number.
    #[ts(type = "number")]
    pub case: i64,
    /// The name of its competition.
    pub competition: String,
    /// Whether this is the chosen competition, so that the case can be changed.
    pub is_chosen: bool,
    /// Its state.
    pub state: CaseStateName,
    /// Whether it is public.
    pub public: bool,
    /// When it happened, `2026-08-14 14:05`.
    pub happened: String,
    /// The round.
    pub round: Option<u32>,
    /// The board; the present one if it has changed.
    pub board: Option<u32>,
    /// The players.
    pub players: Vec<CasePlayer>,
    /// The articles.
    pub articles: Vec<CaseArticle>,
    /// What happened.
    pub facts: String,
    /// When the game ended, as `happened`.
    pub ended: Option<String>,
    /// The present result of the game.
    pub result: Option<ResultView>,
    /// Whether the round of the game is confirmed, so that a new result is a correction.
    pub confirmed: bool,
    /// Whether the game is even.
    pub even: bool,
    /// Until when a protest against the result is in time.
    pub game_deadline: Option<DeadlineView>,
    /// Until when a protest against the last ruling is in time.
    pub ruling_deadline: Option<DeadlineView>,
    /// Who rules next.
    pub next_body: RulingBodyName,
    /// The steps in order.
    pub steps: Vec<CaseStepView>,
    /// The guide through an irregularity.
    pub guide: Option<GuideView>,
    /// The committee.
    pub committee: CaseCommitteeView,
    /// What cannot be done.
    pub may: MayDo,
}

/// The case book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CasesView {
    /// The cases of all competitions that the search found, in order.
    pub cases: Vec<CaseView>,
    /// How many cases there are.
    pub total: usize,
    /// The local time of this view, `2026-08-14T14:05`.
    pub now: String,
}

/// Returns the cases that a search finds, of all competitions.
///
/// # Errors
/// No event is open.
pub fn view_cases(session: &EventSession, request: &ViewCases) -> Result<CasesView> {
    let whole = session.event()?;
    let chosen = session.competition()?.id;
    let now = now(session);
    let is_wanted = |case: &&RefereeCase| {
        let in_round = request.round.is_none_or(|round| case.round == Some(round));
        let in_state = request.state.is_none_or(|state| CaseStateName::from(case.state()) == state);
        let has_player = request.player.is_none_or(|id| has_person(whole, case, EntryId(id)));
        in_round && in_state && has_player
    };
    let words: Vec<String> = request.text.split_whitespace().map(str::to_lowercase).collect();
    let found = whole
        .cases()
        .filter(is_wanted)
        .map(|case| CaseView { is_chosen: case.competition == chosen, ..view(whole, case, now) });
    let cases = found.filter(|case| words.iter().all(|word| searched(case).contains(word))).collect();
    Ok(CasesView { cases, total: whole.cases().count(), now: now.format("%Y-%m-%dT%H:%M").to_string() })
}

/// Returns a case of the chosen competition.
///
/// # Errors
/// The case does not exist, or it belongs to another competition.
pub fn view_case(session: &EventSession, request: &ViewCase) -> Result<CaseView> {
    Ok(view(session.event()?, find(session, request.case)?, now(session)))
}

/// Whether a case concerns the person of an entry.
fn has_person(whole: &Event, case: &RefereeCase, id: EntryId) -> bool {
    let person = |id| whole.entry(id).map(|entry| entry.person);
    case.players.iter().any(|player| person(*player).is_some() && person(*player) == person(id))
}

/// Returns the texts in which a search looks, in small letters.
fn searched(case: &CaseView) -> String {
    let mut text = format!("{} {}", case.facts, case.competition);
    let players = case.players.iter().map(|player| player.name.as_str());
    let articles = case.articles.iter().map(|article| article.article.as_str());
    let steps = case.steps.iter().flat_map(|step| [step.words.as_str(), &step.player, &step.late]);
    players.chain(articles).chain(steps).for_each(|part| {
        text.push(' ');
        text.push_str(part);
    });
    text.to_lowercase()
}

/// Returns the view of a case of the chosen competition.
fn view(whole: &Event, case: &RefereeCase, now: NaiveDateTime) -> CaseView {
    let game = case.game.and_then(|id| whole.games().find(|game| game.id == id));
    let deadline = |against| deadline::deadline(whole, case, against).map(|deadline| deadline::view(deadline, now));
    let reason = |checked: Result<(), AppError>| checked.err().map(|refused| refused.message);
    let confirmed = |game: &Game| {
        let round = whole.round(game.competition, game.round);
        round.is_some_and(|round| round.state == RoundState::Confirmed)
    };
    CaseView {
        case: case.id.0,
        competition: whole.competition(case.competition).map(|c| c.name.clone()).unwrap_or_default(),
        is_chosen: true,
        state: case.state().into(),
        public: case.public,
        happened: minute(case.happened),
        round: case.round,
        board: game.map(|game| game.board).or(case.board),
        players: case.players.iter().map(|id| player(whole, *id, game)).collect(),
        articles: case.articles.iter().map(|article| article_view(*article)).collect(),
        facts: case.facts.clone(),
        ended: case.ended.map(minute),
        result: game.and_then(|game| game.passes.known()).map(Into::into),
        confirmed: game.is_some_and(confirmed),
        even: game.is_none_or(|game| game.handicap == 0),
        game_deadline: deadline(ProtestTarget::Game),
        ruling_deadline: deadline(ProtestTarget::Ruling),
        next_body: may::next_body(case).into(),
        steps: case.steps.iter().map(|step| step_view(whole, step)).collect(),
        guide: case.guide.as_ref().map(guide_view),
        committee: committee(whole, case),
        may: MayDo {
            rule: reason(may::rule(case)),
            protest: reason(may::protest(case)),
            appeal: reason(may::appeal(case)),
            close: reason(may::close(case)),
        },
    }
}

fn article_view(article: Article) -> CaseArticle {
    CaseArticle { article: article.to_string(), summary: article.summary() }
}

fn player(whole: &Event, id: EntryId, game: Option<&Game>) -> CasePlayer {
    let entry = whole.entry(id);
    CasePlayer {
        entry: id.0,
        number: entry.and_then(|entry| entry.number),
        name: name(whole, Some(id)),
        colour: game.and_then(|game| game.colour_of(id)).map(Into::into),
    }
}

fn name(whole: &Event, id: Option<EntryId>) -> String {
    id.and_then(|id| whole.entry(id)).map(|entry| entry.player.list_name()).unwrap_or_default()
}

/// Returns the committee of the last appeal, or the one that an appeal would have.
fn committee(whole: &Event, case: &RefereeCase) -> CaseCommitteeView {
    let InvolvedAndSeats { seats, involved, too_few } = committee_view(whole, &case.players);
    match case.last_appeal() {
        Some(appeal) => CaseCommitteeView { seats: seats_of(&appeal.committee), involved, too_few: None },
        None => CaseCommitteeView { seats, involved, too_few },
    }
}

fn seats_of(committee: &[CaseSeat]) -> Vec<SeatTaken> {
    let seat = |seat: &CaseSeat| SeatTaken { name: seat.name.clone(), instead_of: seat.instead_of.clone() };
    committee.iter().map(seat).collect()
}

fn step_view(whole: &Event, step: &CaseStep) -> CaseStepView {
    let empty = CaseStepView {
        at: minute(step.at),
        journal: step.journal,
        step: CaseStepName::Closed,
        player: String::new(),
        by: None,
        words: String::new(),
        outcome: None,
        against: None,
        late: String::new(),
        correction: None,
        clocks: None,
        committee: Vec::new(),
    };
    match &step.act {
        CaseAct::Ruled(CaseRuling { by, words, outcome, correction, clocks }) => CaseStepView {
            step: CaseStepName::Ruled,
            by: Some((*by).into()),
            words: words.clone(),
            outcome: outcome.map(Into::into),
            correction: correction.map(|correction| CorrectionLink {
                round: correction.round,
                board: correction.board,
                before: correction.before.map(Into::into),
                after: correction.after.into(),
                confirmed: correction.confirmed,
            }),
            clocks: clocks.map(clocks_view),
            ..empty
        },
        CaseAct::Protested(CaseProtest { player, name: other, against, words, late }) => CaseStepView {
            step: CaseStepName::Protested,
            player: player.map_or_else(|| other.clone(), |player| name(whole, Some(player))),
            words: words.clone(),
            against: Some((*against).into()),
            late: late.clone(),
            ..empty
        },
        CaseAct::Appealed(CaseAppeal { player, words, committee }) => CaseStepView {
            step: CaseStepName::Appealed,
            player: name(whole, *player),
            words: words.clone(),
            committee: seats_of(committee),
            ..empty
        },
        CaseAct::Closed(words) => CaseStepView { words: words.clone(), ..empty },
    }
}

/// Returns a moment as `2026-08-14 14:05`.
fn minute(moment: NaiveDateTime) -> String {
    moment.format("%Y-%m-%d %H:%M").to_string()
}
