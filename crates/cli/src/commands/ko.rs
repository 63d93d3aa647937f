//! `ko`: planning, drawing, changing, showing and verifying knock-out tables.

use std::path::PathBuf;

use app::freeze::{DrawAct, DrawActView, FrozenView};
use app::knockout::{
    DecideKnockout, DrawKnockout, ListView, PlanLineView, PlanQualifying, PlanView, QualifyingView, ReplaceInKnockout,
    TableDocument, Verified,
};
use app::{knockout, register};
use clap::{Args, Subcommand};
use domain::Category;
use messages::message;
use serde::Serialize;
use session::{AppError, EventSession};
use ts_rs::TS;

use crate::answer::row;
use crate::answer::{Answer, Either, columns};
use crate::answer_types::commands;
use crate::common::{changing, checking, reading};
use crate::language::{say, text, texts};

/// The commands of knock-outs.
#[derive(Debug, Subcommand)]
pub enum Ko {
    /// Freeze a category's list before its draw, and show the commitment to publish
    Freeze(Box<FreezeArgs<Draw>>),
    /// Draw a category's table: the frozen list, or without a freeze the list of the arguments
    Draw(Box<Draw>),
    /// Show a category's list, the players who are not on it, and the effect of each size
    List(CategoryArgs),
    /// Show a category's table
    Show(CategoryArgs),
    /// Repeat a draw from its record and compare
    Verify(CategoryArgs),
    /// Plan the qualifying for the last places of a table, before its draw
    Qualify(Qualify),
    /// Replace a player of a drawn table by an alternate before its first games
    Replace(Replace),
    /// Decide who advances, whatever the result
    Decide(Decide),
}

/// The random input of a draw.
#[derive(Debug, Args)]
pub struct RandomArgs {
    /// The nonce, hexadecimal
    #[arg(long)]
    pub seed: Option<String>,
    /// The public entropy: digits, such as those of dice; separators do not count
    #[arg(long)]
    pub entropy: Option<String>,
}

/// The arguments of a freeze of the list that a draw would use.
#[derive(Debug, Args)]
pub struct FreezeArgs<Draw: Args> {
    /// The arguments of the draw
    #[command(flatten)]
    pub draw: Draw,
    /// Announce how many digits the entropy will have
    #[arg(long)]
    pub digits: Option<u32>,
    /// Announce where the digits will come from: dice in the hall, or a named lottery at a stated time
    #[arg(long)]
    pub source: Option<String>,
}

/// The arguments of a draw.
#[derive(Debug, Args)]
pub struct Draw {
    #[command(flatten)]
    of: CategoryArgs,
    /// How many players of the list play
    #[arg(long)]
    size: Option<u32>,
    #[command(flatten)]
    random: RandomArgs,
    /// Numbers of the players who come first in the list, in this order; needs --reason
    #[arg(long, value_delimiter = ',')]
    order: Vec<u32>,
    /// Numbers of the players who get a wild card, strongest first
    #[arg(long, value_delimiter = ',')]
    wild_cards: Vec<u32>,
    /// Numbers of the players who won the qualifying
    #[arg(long, value_delimiter = ',')]
    qualified: Vec<u32>,
    /// Players who enter in a later round of the table, NUMBER:ROUND
    #[arg(long, value_delimiter = ',', value_parser = later)]
    later: Vec<(u32, u32)>,
    /// Keep countries or clubs separate in the first round
    #[arg(long, value_delimiter = ',', value_parser = ["countries", "clubs"])]
    apart: Vec<String>,
    /// The losers of the semi-finals play for third place
    #[arg(long)]
    third_place: bool,
    /// The competition's round in which the table begins; by default it ends with the last round
    #[arg(long)]
    first_round: Option<u32>,
    /// The reason for the order, or for drawing again
    #[arg(long)]
    reason: Option<String>,
    /// The published commitment; a draw from another list or nonce is refused
    #[arg(long)]
    commitment: Option<String>,
    /// Draw no lots; show the players, the effect of the choice, and the commitment to publish
    #[arg(long)]
    dry_run: bool,
}

/// The arguments of a qualifying.
#[derive(Debug, Args)]
pub struct Qualify {
    #[command(flatten)]
    of: CategoryArgs,
    /// Lines of the table: 8, 16 or 32
    #[arg(long)]
    lines: u32,
    /// Qualifying rounds, 1 or 2
    #[arg(long, default_value_t = 1)]
    rounds: u32,
    /// Numbers of the players who get a wild card, strongest first
    #[arg(long, value_delimiter = ',')]
    wild_cards: Vec<u32>,
    /// The number of wild card places that are played for instead
    #[arg(long, default_value_t = 0)]
    for_wild_cards: u32,
    /// Numbers of the players who come first in the list, in this order; needs --reason
    #[arg(long, value_delimiter = ',')]
    order: Vec<u32>,
    /// The reason for the order
    #[arg(long)]
    reason: Option<String>,
    /// Delete the plan
    #[arg(long)]
    take_back: bool,
}

/// The arguments of a replacement.
#[derive(Debug, Args)]
pub struct Replace {
    #[command(flatten)]
    of: CategoryArgs,
    /// Number of the player who leaves
    #[arg(long)]
    out: u32,
    /// Number of the alternate; by default the next player on the list
    #[arg(long)]
    by: Option<u32>,
    /// The reason
    #[arg(long)]
    reason: Option<String>,
}

/// The arguments of a decision.
#[derive(Debug, Args)]
pub struct Decide {
    #[command(flatten)]
    of: CategoryArgs,
    /// The competition's round of the game
    #[arg(long)]
    round: u32,
    /// Number of the player who advances
    #[arg(long)]
    winner: u32,
    /// The reason
    #[arg(long, default_value = "")]
    reason: String,
    /// Take the decision on this game back
    #[arg(long)]
    take_back: bool,
}

/// A category of an event.
#[derive(Debug, Args)]
pub struct CategoryArgs {
    /// The event file
    pub event: PathBuf,
    /// The age category; leave it out for the main table of a knock-out
    #[arg(long, default_value_t = Category::EVERYONE.0, hide_default_value = true)]
    pub category: u8,
}

/// Where a replaced player is in the table now.
#[derive(Debug, Serialize, TS)]
pub struct PlayersReplaced {
    /// One sentence for each change.
    changes: Vec<String>,
}

/// The plan that was taken back.
#[derive(Debug, Serialize, TS)]
pub struct QualifyingTakenBack {
    /// The number of places for qualifiers.
    places: usize,
}

commands! {
    /// Runs a command of knock-outs.
    pub fn run(ko: &Ko) {
        Freeze(arguments) => freeze(arguments), ["freeze_knockout"];
        Draw(arguments) => draw(arguments), ["draw_knockout"];
        List(of) => list(&reading(&of.event)?, of.category), ["plan_knockout"];
        Show(of) => show(&reading(&of.event)?, of.category), ["view_knockouts"];
        Qualify(qualify) => qualify.run(), ["plan_qualifying"];
        Replace(replace) => replace_player(replace), ["replace_in_knockout"];
        Decide(arguments) => decide(arguments), ["decide_knockout"];
        Verify(of) => verify(of), "checks a draw from its published record, for people without the event";
    }
}

fn freeze(freeze: &FreezeArgs<Draw>) -> Result<Answer<Either<FrozenView, PlanView>>, AppError> {
    let mut session = changing(&freeze.draw.of.event)?;
    let request = freeze.draw.request(&session)?;
    let (digits, source) = (freeze.digits, freeze.source.clone());
    if freeze.draw.dry_run {
        return Ok(preview(&session, &request)?.other());
    }
    let frozen = knockout::freeze(&mut session, &DrawKnockout { digits, source, ..request })?.value;
    Ok(frozen_answer(&frozen).first())
}

fn draw(draw: &Draw) -> Result<Answer<Either<TableDocument, PlanView>>, AppError> {
    if draw.dry_run {
        let session = reading(&draw.of.event)?;
        return Ok(preview(&session, &draw.request(&session)?)?.other());
    }
    let mut session = changing(&draw.of.event)?;
    let request = draw.request(&session)?;
    knockout::draw(&mut session, &request)?;
    Ok(show(&session, draw.of.category)?.first())
}

fn replace_player(replace: &Replace) -> Result<Answer<PlayersReplaced>, AppError> {
    let mut session = changing(&replace.of.event)?;
    let by = replace.by.map(|by| key(&session, by)).transpose()?;
    let out = key(&session, replace.out)?;
    let category = replace.of.category;
    let request = ReplaceInKnockout { category, out, by, reason: replace.reason.clone() };
    let changes = knockout::replace(&mut session, &request)?.value;
    let changes: Vec<String> = texts(&changes);
    Ok(Answer::new(changes.join("\n"), &PlayersReplaced { changes }))
}

fn decide(decide: &Decide) -> Result<Answer<TableDocument>, AppError> {
    let mut session = changing(&decide.of.event)?;
    let winner = key(&session, decide.winner)?;
    let Decide { of, round, reason, take_back, .. } = decide;
    let (category, reason, take_back) = (of.category, reason.clone(), *take_back);
    knockout::decide(&mut session, &DecideKnockout { category, round: *round, winner, reason, take_back })?;
    show(&session, category)
}

fn verify(of: &CategoryArgs) -> Result<Answer<Verified>, AppError> {
    let verified = knockout::verify(&checking(&of.event)?, of.category)?;
    let text = message!("ko-verified", category = Category(of.category), boxes = verified.boxes);
    Ok(Answer::message(&text, &verified))
}

/// Returns the key of the entry with a starting number.
fn key(session: &EventSession, number: u32) -> Result<i64, AppError> {
    let entries = register::view(session)?.entries;
    let entry = entries.iter().find(|e| e.number == Some(number));
    entry.map(|e| e.id).ok_or_else(|| AppError::not_found(message!("ko-player-unknown", number)))
}

fn keys(session: &EventSession, numbers: &[u32]) -> Result<Vec<i64>, AppError> {
    numbers.iter().map(|&number| key(session, number)).collect()
}

impl Qualify {
    fn run(&self) -> Result<Answer<Either<QualifyingView, QualifyingTakenBack>>, AppError> {
        let mut session = changing(&self.of.event)?;
        let request = PlanQualifying {
            category: self.of.category,
            lines: self.lines,
            rounds: self.rounds,
            wild_cards: keys(&session, &self.wild_cards)?,
            for_wild_cards: self.for_wild_cards,
            order: keys(&session, &self.order)?,
            reason: self.reason.clone(),
            take_back: self.take_back,
        };
        let places = knockout::plan_qualifying(&mut session, &request)?.value;
        let view = knockout::view(&session)?;
        let planned = view.categories.into_iter().find(|c| c.category == self.of.category).and_then(|c| c.qualifying);
        let Some(planned) = planned else {
            return Ok(Answer::message(&message!("ko-qualifying-taken-back"), &QualifyingTakenBack { places }).other());
        };
        let line = |s: &app::knockout::QualifyingSectionView| {
            let name = |name: &String| if name.is_empty() { say!("cli-bye-word") } else { name.clone() };
            s.names.iter().map(name).collect::<Vec<_>>()
        };
        let rows: Vec<Vec<String>> = planned.sections.iter().map(line).collect();
        let (first, last) = (planned.first_round, planned.last_round);
        let text = say!("ko-qualifying-planned", places, first, last);
        Ok(Answer::new(text + "\n" + &columns(&rows), &planned).first())
    }
}

impl Draw {
    /// Returns the request, with keys instead of starting numbers.
    fn request(&self, session: &EventSession) -> Result<DrawKnockout, AppError> {
        Ok(DrawKnockout {
            category: self.of.category,
            size: self.size,
            seed: self.random.seed.clone(),
            entropy: self.random.entropy.clone(),
            order: keys(session, &self.order)?,
            wild_cards: keys(session, &self.wild_cards)?,
            qualified: keys(session, &self.qualified)?,
            later: self
                .later
                .iter()
                .map(|(number, round)| Ok((key(session, *number)?, *round)))
                .collect::<Result<_, AppError>>()?,
            apart_countries: self.apart.iter().any(|word| word == "countries"),
            apart_clubs: self.apart.iter().any(|word| word == "clubs"),
            third_place: self.third_place,
            first_round: self.first_round,
            reason: self.reason.clone(),
            commitment: self.commitment.clone(),
            digits: None,
            source: None,
        })
    }
}

/// Returns the answer to a freeze: what to publish now.
pub(super) fn frozen_answer(frozen: &FrozenView) -> Answer<FrozenView> {
    let FrozenView { category, number, at, digits, source, commitment } = frozen;
    let text = message!("draw-frozen", category = Category(*category), number = *number, at, commitment);
    let digits = match digits {
        Some(digits) => message!("draw-frozen-digits", digits = *digits),
        None => message!("draw-frozen-any-digits"),
    };
    let mut lines = vec![text, digits];
    lines.extend((!source.is_empty()).then(|| message!("draw-frozen-source", source)));
    let lines: Vec<String> = lines.iter().map(crate::language::text).collect();
    Answer::new(lines.join("\n"), frozen)
}

/// Returns the freezes and draws of a category, one line each.
pub(super) fn acts_text(acts: &[DrawActView]) -> String {
    let line = |act: &DrawActView| {
        let (number, at) = (act.number, &act.at);
        let text = match act.act {
            DrawAct::Freeze => message!("draw-act-freeze", number, at),
            DrawAct::Draw => message!("draw-act-draw", number, at),
        };
        let undone = if act.undone { crate::language::text(&message!("draw-act-undone")) } else { String::new() };
        format!("\n{}{undone}", crate::language::text(&text))
    };
    acts.iter().map(line).collect()
}

/// Parses `12:3`: player 12 enters in round 3.
fn later(text: &str) -> Result<(u32, u32), String> {
    let wrong = || say!("ko-later-invalid", text);
    let (number, round) = text.split_once(':').ok_or_else(wrong)?;
    Ok((number.parse().map_err(|_| wrong())?, round.parse().map_err(|_| wrong())?))
}

fn list(session: &EventSession, category: u8) -> Result<Answer<ListView>, AppError> {
    let view = knockout::list(session, category)?;
    let number = |n: Option<u32>| n.map(|n| n.to_string()).unwrap_or_default();
    let rating = |r: Option<i32>| r.map(|r| r.to_string()).unwrap_or_default();
    let listed = view.list.iter().map(|l| row![l.place, number(l.number), l.name, l.rank, l.sp, rating(l.rating)]);
    let out = view.excluded.iter().map(|e| row![number(e.number), e.name, text(&e.why)]);
    let sizes = view.sizes.iter().map(|s| {
        row![
            s.size,
            say!("cli-size-lines", lines = s.lines),
            say!("cli-size-rounds", first = s.first_round, last = s.first_round + s.rounds - 1),
            say!("cli-size-byes", byes = s.byes),
            say!("cli-size-out", out = s.out),
            say!("cli-size-gap", grades = s.widest_gap)
        ]
    });
    let parts = [listed.collect::<Vec<_>>(), out.collect(), sizes.collect()].map(|rows| columns(&rows));
    Ok(Answer::new(
        [&parts[0], "", &say!("cli-ko-not-listed"), &parts[1], "", &say!("cli-ko-sizes"), &parts[2]].join("\n"),
        &view,
    ))
}

/// Shows the players, the effect of the choice, and the commitment to publish.
fn preview(session: &EventSession, request: &DrawKnockout) -> Result<Answer<PlanView>, AppError> {
    let view = knockout::plan(session, request)?;
    let line = |l: &PlanLineView| {
        let number = l.number.map_or_else(|| "-".to_string(), |n| n.to_string());
        let later = l.later.map(|round| say!("cli-ko-enters", round)).unwrap_or_default();
        row![number, l.name, l.group, later]
    };
    let mut parts = vec![columns(&view.list.iter().map(line).collect::<Vec<_>>())];
    if let Some(effect) = &view.effect {
        let gap = effect.gaps.iter().map(|gap| gap.unsigned_abs()).max().unwrap_or(0);
        let last = effect.first_round + effect.rounds - 1;
        parts.push(say!(
            "cli-ko-effect",
            players = effect.size,
            lines = effect.lines,
            first = effect.first_round,
            last,
            byes = effect.byes,
            out = effect.out,
            gap
        ));
    }
    parts.extend(view.disabled_reason.as_ref().map(text));
    parts.push(say!("cli-ko-nonce", nonce = &view.nonce));
    parts.extend(view.commitment.as_ref().map(|commitment| say!("cli-ko-commitment", commitment)));
    Ok(Answer::new(parts.join("\n"), &view))
}

fn show(session: &EventSession, category: u8) -> Result<Answer<TableDocument>, AppError> {
    let document = knockout::document(session, category)?;
    Ok(Answer::new(table_text(&document), &document))
}

fn table_text(document: &TableDocument) -> String {
    let boxes = document.boxes.iter().map(|b| {
        let name = if b.name.is_empty() { say!("cli-bye-word") } else { b.name.clone() };
        row![b.place, b.group, name, b.mark]
    });
    let (category, round) = (Category(document.category), document.first_round);
    let mut text = say!("cli-ko-table", category, players = document.size, round) + "\n";
    text += &columns(&boxes.collect::<Vec<_>>());
    for round in &document.rounds {
        text += &format!("\n\n{}\n", say!("cli-ko-round", name = round.name.clone(), round = round.round));
        let number = |n: Option<u32>| n.map_or_else(|| "?".to_string(), |n| n.to_string());
        let games =
            round.games.iter().map(|g| row![number(g.a), number(g.b), format!("-> {} {}", number(g.winner), g.how)]);
        text += &columns(&games.collect::<Vec<_>>());
    }
    let places = document.ranking.iter().map(|p| {
        let place = if p.from == p.to { p.from.to_string() } else { format!("{}-{}", p.from, p.to) };
        let players: Vec<String> = p.players.iter().map(u32::to_string).collect();
        row![place, players.join(", ")]
    });
    let places = columns(&places.collect::<Vec<_>>());
    if !places.is_empty() {
        text += &format!("\n\n{}\n{places}", say!("cli-places"));
    }
    for sentence in &document.since {
        text += &format!("\n{}", crate::language::text(sentence));
    }
    text + "\n" + &acts_text(&document.acts)
}
