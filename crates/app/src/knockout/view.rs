//! The view of the knock-outs.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use domain::knockout::{
    Eligible, Origin, Progress, SubTable, TableGame, group, lines_for, on_paper, progress, rounds_on_paper, sub_tables,
};
use domain::model::freeze::DrawKind;
use domain::model::knockout_table::KnockoutTable;
use domain::model::qualifying::{QualifyingStage, Section};
use domain::systems::main_table::{self, eligible};
use domain::{Category, Competition, EntryId, Tournament};
use messages::{Message, message};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use super::choice::{ChoiceView, choice_of};
use super::draw::check_no_circle;
use super::labels::{AdvancedBy, BoxGroup, KnockoutGameState, amendments, full_name, mark};
use super::replace::{alternates, has_begun};
use crate::freeze::{DrawActView, FrozenView, draw_acts};
use crate::labels::{ReachedName, StageView};

/// A player on a category's list (R25).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ListedView {
    /// The entry's key.
    #[ts(type = "number")]
    pub id: i64,
    /// Place on the list, from 1.
    pub place: u32,
    /// "Given FAMILY rank (CC)" (R37).
    pub name: String,
    /// SEYGO points of the category.
    pub sp: Option<u32>,
    /// European rating.
    pub rating: Option<i32>,
}

/// One line of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct BoxView {
    /// The box's number (R27).
    pub place: u32,
    /// Value group (R26).
    pub group: BoxGroup,
    /// The player; `None` for a bye.
    #[ts(type = "number | null")]
    pub entry: Option<i64>,
    /// "Given FAMILY rank (CC)" (R37); empty for a bye.
    pub name: String,
    /// Mark beside the name: the seed's number, `WC`, `Q`, `ALT`, or empty.
    pub mark: String,
}

/// Where a player of the losers' table comes from (R61).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct OriginView {
    /// The stage of the game that decides it.
    pub stage: StageView,
    /// The competition's round in which it is played.
    pub round: u32,
    /// The game in its round, from the top, from 1.
    pub number: u32,
    /// Whether its loser comes, not its winner.
    pub is_loser: bool,
}

/// A game of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct KnockoutGameView {
    /// The upper player, once known.
    #[ts(type = "number | null")]
    pub a: Option<i64>,
    /// The upper player's name.
    pub a_name: String,
    /// The lower player, once known.
    #[ts(type = "number | null")]
    pub b: Option<i64>,
    /// The lower player's name.
    pub b_name: String,
    /// The player who advances.
    #[ts(type = "number | null")]
    pub winner: Option<i64>,
    /// How the winner advanced.
    pub how: AdvancedBy,
    /// State of the game.
    pub state: KnockoutGameState,
    /// The player of Black, once the game is paired.
    #[ts(type = "number | null")]
    pub black: Option<i64>,
    /// The board, once the game is paired.
    pub board: Option<u32>,
    /// The room of the board; empty without rooms.
    pub room: String,
    /// In the losers' table, where the two players come from; otherwise empty.
    pub origins: Vec<OriginView>,
}

/// A round of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct KnockoutRoundView {
    /// The round's name.
    pub stage: StageView,
    /// The competition's round.
    pub round: u32,
    /// Its games from the top.
    pub games: Vec<KnockoutGameView>,
}

/// The data that makes a draw verifiable (R36).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct DrawView {
    /// SHA-256 of the frozen list.
    pub commitment: String,
    /// The director's nonce.
    pub nonce: String,
    /// The public entropy.
    pub entropy: String,
    /// The reason for the order or for drawing again, if any.
    pub reason: Option<String>,
    /// Which draw of the category it was, from 1, undone ones included; `None` in records of older versions.
    pub number: Option<u32>,
    /// When it was drawn; `None` in records of older versions.
    pub drawn_at: Option<String>,
    /// When the list was frozen; `None` if list and lots were drawn in one step.
    pub frozen_at: Option<String>,
}

/// A player's final places in the table, or the stage reached so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RankedView {
    /// The entry's key.
    #[ts(type = "number")]
    pub entry: i64,
    /// The player's name.
    pub name: String,
    /// The best of the shared places; `None` while the player can still win a game.
    pub from: Option<u32>,
    /// The last of them.
    pub to: Option<u32>,
    /// The highest stage reached (R42); `None` before the first game.
    pub stage: Option<ReachedName>,
}

/// The part of a table that decides the opponent of a player who enters in a later round (R31).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SubTableView {
    /// The waiting player.
    pub waiting: String,
    /// The round of the table, from 1, in which that player meets its winner.
    pub round: u32,
    /// Its players.
    pub names: Vec<String>,
}

/// The players who play for one place of a table (R30).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct QualifyingSectionView {
    /// Its players from the top; empty for a bye.
    pub names: Vec<String>,
    /// Its winner, once known.
    pub winner: Option<String>,
    /// Whether it is decided; a section without a winner can be decided too.
    pub decided: bool,
}

/// The qualifying of a category.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct QualifyingView {
    /// Lines of its table.
    pub lines: u32,
    /// The competition's round of its first games.
    pub first_round: u32,
    /// Its last round.
    pub last_round: u32,
    /// The players who are in the table directly.
    pub direct: Vec<String>,
    /// The players with a wild card.
    pub wild_cards: Vec<String>,
    /// One section per place.
    pub sections: Vec<QualifyingSectionView>,
}

/// A drawn table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct KnockoutTableView {
    /// Lines, a power of two.
    pub lines: u32,
    /// Players in it.
    pub size: u32,
    /// The competition's round in which it begins.
    pub first_round: u32,
    /// Boxes from the top, in paper order (R27).
    pub boxes: Vec<BoxView>,
    /// Rounds from the first to the final, then the game for third place if there is one. In a double elimination those of the
    /// winners' table, then those of the losers' table, then the finals (R61).
    pub rounds: Vec<KnockoutRoundView>,
    /// The winner's name, once known.
    pub winner: Option<String>,
    /// All players of the table, best first.
    pub ranking: Vec<RankedView>,
    /// How it was drawn.
    pub draw: DrawView,
    /// The choice from which it was drawn, as the starting point of a new draw.
    pub choice: ChoiceView,
    /// Where players enter in later rounds.
    pub sub_tables: Vec<SubTableView>,
    /// Replacements and rulings since the draw, one sentence each.
    pub since: Vec<Message>,
    /// The alternates who would replace a player who leaves before the first games, in order.
    pub alternates: Vec<ListedView>,
}

/// A category of the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CategoryView {
    /// The age category: 12, 16 or 20; 0 for everyone.
    pub category: u8,
    /// The players who may play in its table, strongest first.
    pub list: Vec<ListedView>,
    /// Its qualifying, once planned.
    pub qualifying: Option<QualifyingView>,
    /// The proposed size: the largest whose table fits into the rounds.
    pub proposed_size: u32,
    /// Why it cannot be drawn now; `None` when it can.
    pub disabled_reason: Option<Message>,
    /// The list that is frozen and waits for its draw.
    pub frozen: Option<FrozenView>,
    /// Its freezes and draws in order, undone ones included.
    pub acts: Vec<DrawActView>,
    /// The table, once drawn.
    pub table: Option<KnockoutTableView>,
}

/// All categories.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct KnockoutsView {
    /// Everyone, if the system has a main table; then the ages, youngest first. Without any, the competition has no knock-outs.
    pub categories: Vec<CategoryView>,
    /// Why it has none.
    pub disabled_reason: Option<Message>,
}

/// Returns all categories of the event.
///
/// # Errors
/// Fails if no event is open.
pub fn view(session: &EventSession) -> Result<KnockoutsView> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let none = |reason| Ok(KnockoutsView { categories: Vec::new(), disabled_reason: Some(reason) });
    let has_tables = !tournament.tables.is_empty();
    if let (Err(refused), false) = (check_no_circle(competition), has_tables) {
        return none(refused.message);
    }
    let categories = main_table::categories(tournament, competition);
    if categories.is_empty() {
        return none(message!("ko-none"));
    }
    let view = |category| category_view(session, tournament, competition, category);
    Ok(KnockoutsView { categories: categories.into_iter().map(view).collect::<Result<_>>()?, disabled_reason: None })
}

fn category_view(
    session: &EventSession,
    tournament: &Tournament,
    competition: &Competition,
    category: Category,
) -> Result<CategoryView> {
    let eligible = eligible(tournament, category);
    let planned = tournament.qualifying_of(category).map(|stage| stage.lines);
    let proposed = planned.unwrap_or_else(|| main_table::size(competition, category, eligible.list.len()));
    Ok(CategoryView {
        category: category.0,
        list: listed(tournament, category, &eligible),
        qualifying: tournament.qualifying_of(category).map(|stage| qualifying_view(tournament, stage)),
        proposed_size: proposed,
        disabled_reason: disabled_reason(tournament, competition, category, &eligible, proposed),
        frozen: tournament.event.freeze_of(competition.id, category, DrawKind::Knockout).map(FrozenView::from),
        acts: draw_acts(session, category, DrawKind::Knockout)?,
        table: tournament.table_of(category).map(|table| table_view(tournament, table)),
    })
}

fn disabled_reason(
    tournament: &Tournament,
    competition: &Competition,
    category: Category,
    eligible: &Eligible,
    size: u32,
) -> Option<Message> {
    if eligible.list.len() < 2 {
        return Some(message!("ko-too-few-players", category));
    }
    if competition.register_closed.is_none() {
        return Some(message!("ko-register-open"));
    }
    if let Some(round) = main_table::open_round(tournament, competition, category) {
        return Some(message!("ko-source-open", round));
    }
    let begins = lines_for(size as usize);
    let begins = begins.and_then(|lines| main_table::first_round(tournament, competition, category, lines)).ok()?;
    (begins <= tournament.paired_rounds())
        .then(|| message!("ko-begins-too-early", category, players = size, round = begins))
}

/// Returns the eligible players of a category in the order of the list.
pub fn listed(tournament: &Tournament, category: Category, eligible: &Eligible) -> Vec<ListedView> {
    let line = |(listed, place): (&domain::knockout::Listed, u32)| ListedView {
        id: listed.entrant.entry.0,
        place,
        name: full_name(tournament, listed.entrant.entry),
        sp: tournament.entry(listed.entrant.entry).and_then(|e| e.sp.get(&category)).copied(),
        rating: listed.rating.map(|r| r.0),
    };
    eligible.list.iter().zip(1..).map(line).collect()
}

/// Returns the current state of a table.
pub fn table_view(tournament: &Tournament, table: &KnockoutTable) -> KnockoutTableView {
    let progress = progress(tournament, table);
    KnockoutTableView {
        lines: table.boxes.len() as u32,
        size: table.boxes.iter().filter(|b| b.entry.is_some()).count() as u32,
        first_round: table.first_round,
        boxes: on_paper(&table.boxes, |b| b.place).iter().map(|b| box_view(tournament, b)).collect(),
        rounds: rounds(tournament, table, &progress),
        winner: progress.winner().map(|entry| full_name(tournament, entry)),
        draw: DrawView {
            commitment: table.draw.commitment.clone(),
            nonce: table.draw.plan.nonce.clone(),
            entropy: table.draw.entropy.clone(),
            reason: table.draw.reason.clone(),
            number: table.draw.stamp.as_ref().map(|stamp| stamp.number),
            drawn_at: table.draw.stamp.as_ref().map(|stamp| stamp.at.clone()),
            frozen_at: table.draw.plan.announced.as_ref().map(|announced| announced.at.clone()),
        },
        ranking: ranking(tournament, &progress),
        choice: choice_of(tournament, table),
        sub_tables: sub_tables(table).iter().map(|sub| sub_table_view(tournament, sub)).collect(),
        since: amendments(tournament, table),
        alternates: listed_alternates(tournament, table),
    }
}

/// Returns the winner, then the players still in the table, furthest first, then the others by place.
fn ranking(tournament: &Tournament, progress: &Progress) -> Vec<RankedView> {
    let reached = progress.reached();
    let line = |entry: EntryId, places: Option<(u32, u32)>| RankedView {
        entry: entry.0,
        name: full_name(tournament, entry),
        from: places.map(|p| p.0),
        to: places.map(|p| p.1),
        stage: reached.get(&entry).map(|&stage| stage.into()),
    };
    let decided = progress.ranking();
    let known: BTreeSet<EntryId> = decided.iter().flat_map(|p| p.entries.iter().copied()).collect();
    let mut playing: Vec<_> = reached.iter().filter(|(entry, _)| !known.contains(entry)).collect();
    let stages = progress.stages();
    playing.sort_by_key(|&(entry, _)| (Reverse(stages.get(entry).copied()), *entry));
    let playing = playing.into_iter().map(|(&entry, _)| line(entry, None));
    let decided = decided.iter().flat_map(|p| p.entries.iter().map(|&e| line(e, Some((p.from, p.to)))));
    let (won, out): (Vec<_>, Vec<_>) = decided.partition(|l| l.from == Some(1));
    won.into_iter().chain(playing).chain(out).collect()
}

fn sub_table_view(tournament: &Tournament, sub: &SubTable) -> SubTableView {
    SubTableView {
        waiting: full_name(tournament, sub.waiting),
        round: sub.round,
        names: sub.entries.iter().map(|&e| full_name(tournament, e)).collect(),
    }
}

/// Returns the players who may still enter the table; nobody once it has begun.
fn listed_alternates(tournament: &Tournament, table: &KnockoutTable) -> Vec<ListedView> {
    let free = if has_begun(tournament, table) { Vec::new() } else { alternates(tournament, table) };
    let mut list = listed(tournament, table.category, &eligible(tournament, table.category));
    list.retain(|line| free.iter().any(|e| e.0 == line.id));
    list
}

fn qualifying_view(tournament: &Tournament, stage: &QualifyingStage) -> QualifyingView {
    let name = |entry: EntryId| full_name(tournament, entry);
    let names = |entries: &[EntryId]| entries.iter().map(|&e| name(e)).collect();
    let open = stage.open(tournament);
    let section = |(at, (section, winner)): (usize, (&Section, Option<EntryId>))| QualifyingSectionView {
        names: section.boxes.iter().map(|b| b.map(name).unwrap_or_default()).collect(),
        winner: winner.map(name),
        decided: !open.contains(&at),
    };
    QualifyingView {
        lines: stage.lines,
        first_round: stage.plan.first_round,
        last_round: stage.plan.last_round(),
        direct: names(&stage.plan.direct),
        wild_cards: names(&stage.wild_cards),
        sections: stage.plan.sections.iter().zip(stage.winners(tournament)).enumerate().map(section).collect(),
    }
}

fn rounds(tournament: &Tournament, table: &KnockoutTable, progress: &Progress) -> Vec<KnockoutRoundView> {
    let origin =
        |o: Origin| OriginView { stage: o.name.into(), round: o.round, number: o.number, is_loser: o.is_loser };
    let origins = |g: &TableGame| progress.origins(g.slot).into_iter().flatten().map(origin).collect();
    let game = |g: &TableGame| KnockoutGameView { origins: origins(g), ..game_view(tournament, g) };
    let mut rounds: Vec<KnockoutRoundView> = rounds_on_paper(table, progress)
        .iter()
        .map(|r| KnockoutRoundView { stage: r.name.into(), round: r.round, games: r.games.iter().map(game).collect() })
        .collect();
    let last = rounds.last().map_or(0, |r| r.round);
    rounds.extend(progress.third_place.as_ref().map(|third| KnockoutRoundView {
        stage: StageView::ThirdPlace,
        round: last,
        games: vec![game(third)],
    }));
    rounds
}

fn game_view(tournament: &Tournament, game: &TableGame) -> KnockoutGameView {
    let (a, b) = (game.a.entry(), game.b.entry());
    let name = |entry: Option<EntryId>| entry.map(|e| full_name(tournament, e)).unwrap_or_default();
    let paired = game.game.and_then(|id| tournament.games.iter().find(|g| g.id == id));
    KnockoutGameView {
        a: a.map(|e| e.0),
        a_name: name(a),
        b: b.map(|e| e.0),
        b_name: name(b),
        winner: game.winner().map(|e| e.0),
        how: game.how().into(),
        state: game.state.into(),
        black: paired.map(|g| g.black.0),
        board: paired.map(|g| g.board),
        room: paired.and_then(|g| tournament.event.hall_of(g.board)).map(|room| room.name.clone()).unwrap_or_default(),
        origins: Vec::new(),
    }
}

pub(super) fn box_view(tournament: &Tournament, b: &domain::model::knockout_table::TableBox) -> BoxView {
    BoxView {
        place: b.place,
        group: group(b.place).into(),
        entry: b.entry.map(|e| e.0),
        name: b.entry.map(|e| full_name(tournament, e)).unwrap_or_default(),
        mark: mark(b.mark),
    }
}
