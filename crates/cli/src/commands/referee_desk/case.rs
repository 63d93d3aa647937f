//! `referee case`: the case book (R74, R77).

use std::path::PathBuf;

use app::case_words::{CaseStateName, ProtestOutcomeName, ProtestTargetName, RulingBodyName};
use app::labels::ResultView;
use app::referee::{
    AppealCase, CaseFields, CaseView, CasesView, ChangeCase, ClocksSet, CloseCase, ProtestCase, PublishCase, RuleCase,
    ViewCase, ViewCases, add_case, appeal_case, change_case, close_case, protest_case, publish_case, rule_case,
    view_case, view_cases,
};
use clap::{Args, Subcommand};
use session::{AppError, EventSession};

use super::{case_text, entries, player, shown, word};
use crate::answer::{Answer, columns, row};
use crate::answer_types::commands;
use crate::commands::result::CarryArgs;
use crate::common::{changing, reading};
use crate::language::{self, say};

/// The commands for cases.
#[derive(Debug, Subcommand)]
pub enum CaseCommand {
    /// Add a case
    Add(Box<Add>),
    /// Change the facts of a case; omitted fields stay as they are
    Set(Box<Set>),
    /// Rule in a case; the ruling can enter or correct the result, and set the clocks
    Rule(Box<Rule>),
    /// Record a protest
    Protest(Protest),
    /// Record an appeal to the committee
    Appeal(Appeal),
    /// Close a case
    Close(Close),
    /// Make a case public: it may then appear in the log for players and on sheets
    Publish(Publish),
    /// List the cases
    List(List),
    /// Show a case with its steps, deadlines and committee
    Show(Which),
}

/// One case.
#[derive(Debug, Args)]
pub struct Which {
    /// The event file
    event: PathBuf,
    /// The number of the case
    case: i64,
}

/// A new case.
#[derive(Debug, Args)]
pub struct Add {
    /// The event file
    event: PathBuf,
    #[command(flatten)]
    facts: Facts,
}

/// The changed facts of a case.
#[derive(Debug, Args)]
pub struct Set {
    #[command(flatten)]
    which: Which,
    #[command(flatten)]
    facts: Facts,
}

/// The facts of a case.
#[derive(Debug, Args)]
pub struct Facts {
    /// What happened
    #[arg(long)]
    facts: Option<String>,
    /// The round
    #[arg(long)]
    round: Option<u32>,
    /// The board
    #[arg(long)]
    board: Option<u32>,
    /// The numbers of the players, such as 4,7; by default the players of the board
    #[arg(long, value_delimiter = ',')]
    players: Option<Vec<u32>>,
    /// The articles of the EGF rules, such as 5e,9c
    #[arg(long, value_delimiter = ',')]
    articles: Option<Vec<String>>,
    /// When it happened, such as 14:05 or "2026-08-14 14:05"; now by default
    #[arg(long)]
    at: Option<String>,
    /// When the game ended; by default when its result was entered
    #[arg(long)]
    ended: Option<String>,
}

/// A ruling.
#[derive(Debug, Args)]
pub struct Rule {
    #[command(flatten)]
    which: Which,
    /// The ruling
    words: String,
    /// Who rules; by default the committee after an appeal, else the referee
    #[arg(long, value_parser = word::<RulingBodyName>(RulingBodyName::WORDS))]
    by: Option<RulingBodyName>,
    /// What the ruling makes of a protest or an appeal
    #[arg(long, value_parser = word::<ProtestOutcomeName>(ProtestOutcomeName::WORDS))]
    outcome: Option<ProtestOutcomeName>,
    /// The result that the ruling enters: 1-0, 0-1, =, 0-0, 1-0! and so on
    #[arg(long, allow_hyphen_values = true)]
    result: Option<ResultView>,
    #[command(flatten)]
    carry: CarryArgs,
    /// Black's clock, such as 12:30
    #[arg(long, requires = "white_clock")]
    black_clock: Option<String>,
    /// White's clock
    #[arg(long, requires = "black_clock")]
    white_clock: Option<String>,
    /// The clocks are times used, not times left
    #[arg(long, requires = "black_clock")]
    used: bool,
}

/// A protest.
#[derive(Debug, Args)]
pub struct Protest {
    #[command(flatten)]
    which: Which,
    /// What the player says
    words: String,
    /// The number of the player who protests
    #[arg(long, required_unless_present = "name")]
    player: Option<u32>,
    /// The name of another person who protests
    #[arg(long, conflicts_with = "player")]
    name: Option<String>,
    /// What the protest is against
    #[arg(long, default_value = "game", value_parser = word::<ProtestTargetName>(ProtestTargetName::WORDS))]
    against: ProtestTargetName,
    /// When it was filed, such as 14:05 or "2026-08-14 14:05"; now by default
    #[arg(long)]
    at: Option<String>,
    /// Why a late protest is taken all the same
    #[arg(long)]
    late: Option<String>,
}

/// An appeal.
#[derive(Debug, Args)]
pub struct Appeal {
    #[command(flatten)]
    which: Which,
    /// What the player says
    words: String,
    /// The number of the player who appeals
    #[arg(long)]
    player: u32,
    /// Let fewer than three members decide
    #[arg(long)]
    fewer: bool,
}

/// The end of a case.
#[derive(Debug, Args)]
pub struct Close {
    #[command(flatten)]
    which: Which,
    /// How it ended; needed without a ruling
    #[arg(default_value = "")]
    words: String,
}

/// Whether a case is public.
#[derive(Debug, Args)]
pub struct Publish {
    #[command(flatten)]
    which: Which,
    /// Make it private again
    #[arg(long)]
    off: bool,
}

/// Which cases to list.
#[derive(Debug, Args)]
pub struct List {
    /// The event file
    event: PathBuf,
    /// The state
    #[arg(long, value_parser = word::<CaseStateName>(CaseStateName::WORDS))]
    state: Option<CaseStateName>,
    /// The round
    #[arg(long)]
    round: Option<u32>,
    /// The number of a player
    #[arg(long)]
    player: Option<u32>,
    /// Words that occur in the case
    #[arg(long, default_value = "")]
    text: String,
}

commands! {
    /// Runs a command for cases.
    pub fn run(command: &CaseCommand) {
        Add(arguments) => add(arguments), ["add_case"];
        Set(arguments) => change(arguments), ["change_case"];
        Rule(arguments) => rule(arguments), ["rule_case"];
        Protest(arguments) => protest(arguments), ["protest_case"];
        Appeal(arguments) => appeal(arguments), ["appeal_case"];
        Close(arguments) => close(arguments), ["close_case"];
        Publish(arguments) => publish(arguments), ["publish_case"];
        List(arguments) => list(arguments), ["view_cases"];
        Show(which) => shown(&reading(&which.event)?, which.case), ["view_cases"];
    }
}

fn add(arguments: &Add) -> Result<Answer<CaseView>, AppError> {
    let mut session = changing(&arguments.event)?;
    let fields = arguments.facts.of(&session, None)?;
    let case = add_case(&mut session, &fields)?.value;
    shown(&session, case)
}

fn change(arguments: &Set) -> Result<Answer<CaseView>, AppError> {
    let (mut session, case) = (changing(&arguments.which.event)?, arguments.which.case);
    let before = view_case(&session, &ViewCase { case })?;
    let fields = arguments.facts.of(&session, Some(&before))?;
    change_case(&mut session, &ChangeCase { case, fields })?;
    shown(&session, case)
}

fn rule(arguments: &Rule) -> Result<Answer<CaseView>, AppError> {
    let mut session = changing(&arguments.which.event)?;
    let case = rule_case(&mut session, &arguments.request())?.value;
    shown(&session, case)
}

fn protest(arguments: &Protest) -> Result<Answer<CaseView>, AppError> {
    let mut session = changing(&arguments.which.event)?;
    let request = arguments.request(&session)?;
    let case = protest_case(&mut session, &request)?.value;
    shown(&session, case)
}

fn appeal(arguments: &Appeal) -> Result<Answer<CaseView>, AppError> {
    let (mut session, case) = (changing(&arguments.which.event)?, arguments.which.case);
    let player = player(&session, Some(arguments.player))?;
    let (words, fewer) = (arguments.words.clone(), arguments.fewer);
    appeal_case(&mut session, &AppealCase { case, player, words, fewer })?;
    shown(&session, case)
}

fn close(arguments: &Close) -> Result<Answer<CaseView>, AppError> {
    let (mut session, case) = (changing(&arguments.which.event)?, arguments.which.case);
    close_case(&mut session, &CloseCase { case, words: arguments.words.clone() })?;
    shown(&session, case)
}

fn publish(arguments: &Publish) -> Result<Answer<CaseView>, AppError> {
    let (mut session, case) = (changing(&arguments.which.event)?, arguments.which.case);
    publish_case(&mut session, &PublishCase { case, public: !arguments.off })?;
    shown(&session, case)
}

impl Facts {
    /// Returns the facts of a request: the given ones, else those of `before`.
    fn of(&self, session: &EventSession, before: Option<&CaseView>) -> Result<CaseFields, AppError> {
        let old = |text: fn(&CaseView) -> String| before.map(text).unwrap_or_default();
        let players = match &self.players {
            Some(numbers) => entries(session, numbers)?,
            None if self.board.is_some() => Vec::new(),
            None => before.map(|b| b.players.iter().map(|player| player.entry).collect()).unwrap_or_default(),
        };
        let articles = |b: &CaseView| b.articles.iter().map(|article| article.article.clone()).collect();
        Ok(CaseFields {
            happened: self.at.clone().unwrap_or_else(|| old(|b| b.happened.clone())),
            round: self.round.or_else(|| before.and_then(|b| b.round)),
            board: self.board.or_else(|| before.and_then(|b| b.board)),
            players,
            articles: self.articles.clone().or_else(|| before.map(articles)).unwrap_or_default(),
            facts: self.facts.clone().unwrap_or_else(|| old(|b| b.facts.clone())),
            ended: self.ended.clone().unwrap_or_else(|| old(|b| b.ended.clone().unwrap_or_default())),
        })
    }
}

impl Rule {
    fn request(&self) -> RuleCase {
        let clocks = self.black_clock.clone().zip(self.white_clock.clone());
        RuleCase {
            case: self.which.case,
            by: self.by,
            words: self.words.clone(),
            outcome: self.outcome,
            result: self.result,
            carry: self.carry.of(),
            clocks: clocks.map(|(black, white)| ClocksSet { black, white, used: self.used }),
        }
    }
}

impl Protest {
    fn request(&self, session: &EventSession) -> Result<ProtestCase, AppError> {
        Ok(ProtestCase {
            case: self.which.case,
            player: player(session, self.player)?,
            name: self.name.clone().unwrap_or_default(),
            against: self.against,
            words: self.words.clone(),
            at: self.at.clone().unwrap_or_default(),
            late: self.late.clone().unwrap_or_default(),
        })
    }
}

fn list(arguments: &List) -> Result<Answer<CasesView>, AppError> {
    let session = reading(&arguments.event)?;
    let player = player(&session, arguments.player)?;
    let request = ViewCases { state: arguments.state, round: arguments.round, player, text: arguments.text.clone() };
    let view = view_cases(&session, &request)?;
    let several = session.event()?.competitions().len() > 1;
    let line = |case: &CaseView| {
        let mut cells = row![
            case.case,
            case.happened,
            case_text::place(case),
            language::shown(case.state),
            case_text::players(case),
            case.facts
        ];
        if several {
            cells.insert(1, case.competition.clone());
        }
        cells
    };
    let rows: Vec<Vec<String>> = view.cases.iter().map(line).collect();
    let text = if rows.is_empty() { say!("cli-no-cases") } else { columns(&rows) };
    Ok(Answer::new(text, &view))
}
