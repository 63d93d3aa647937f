//! A knock-out table as data for other programs.

use domain::knockout::{TableGame, group, on_paper, progress, rounds_on_paper};
use domain::model::freeze::DrawKind;
use domain::{EntryId, Tournament};
use messages::{Explain, Message, message};
use serde::Serialize;
use session::{EventSession, Result};
use ts_rs::TS;

use super::draw::category;
use super::drawn_table;
use super::labels::{AdvancedBy, BoxGroup, amendments, full_name, mark};
use crate::freeze::{DrawActView, draw_acts};
use crate::labels::ReachedName;

/// A line of the table. Players are given by starting number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct BoxLine {
    /// Position from the top, from 1.
    #[serde(rename = "box")]
    pub line: usize,
    /// Value group (R26).
    pub group: BoxGroup,
    /// The box's number (R27).
    pub place: u32,
    /// The player; `None` for a bye.
    pub player: Option<u32>,
    /// The player's name as on the table.
    pub name: String,
    /// Seed number, `WC`, `Q`, or empty.
    pub mark: String,
}

/// A game of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct GameLine {
    /// The upper player.
    pub a: Option<u32>,
    /// The lower player.
    pub b: Option<u32>,
    /// The player who advances.
    pub winner: Option<u32>,
    /// The board, once the game is paired.
    pub board: Option<u32>,
    /// How the winner advanced.
    pub how: AdvancedBy,
}

/// A round of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RoundLine {
    /// Its name (R37).
    pub name: Message,
    /// The competition's round.
    pub round: u32,
    /// Its games from the top.
    pub games: Vec<GameLine>,
}

/// Players who share places.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RankedLine {
    /// The best of the places, from 1.
    pub from: u32,
    /// The last of them.
    pub to: u32,
    /// Their numbers.
    pub players: Vec<u32>,
}

/// A table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TableDocument {
    /// The age category.
    pub category: u8,
    /// Players in it.
    pub size: usize,
    /// Lines of the table.
    pub lines: usize,
    /// The competition's round in which it begins.
    pub first_round: u32,
    /// Boxes in paper order (R27).
    pub boxes: Vec<BoxLine>,
    /// Rounds, the final last; then the game for third place, if there is one.
    pub rounds: Vec<RoundLine>,
    /// The places that are decided, best first; players by number.
    pub ranking: Vec<RankedLine>,
    /// The highest stage that each player has reached.
    pub reached: Vec<(u32, ReachedName)>,
    /// Replacements and rulings since the draw, one sentence each.
    pub since: Vec<Message>,
    /// SHA-256 of the frozen list (R36).
    pub commitment: String,
    /// The director's nonce.
    pub nonce: String,
    /// The public entropy.
    pub entropy: String,
    /// The frozen text, whose SHA-256 is the commitment.
    pub frozen: String,
    /// The freezes and draws of the category in order, undone ones included.
    pub acts: Vec<DrawActView>,
}

/// Returns the table of a category.
///
/// # Errors
/// Fails if there is no such category or it is not drawn.
pub fn document(session: &EventSession, limit: u8) -> Result<TableDocument> {
    let tournament = session.tournament()?;
    let category = category(tournament, limit)?;
    let table = drawn_table(tournament, category)?;
    let number = |entry: Option<EntryId>| number(tournament, entry);
    let boxes = on_paper(&table.boxes, |b| b.place).into_iter().zip(1..).map(|(b, line)| BoxLine {
        line,
        group: group(b.place).into(),
        place: b.place,
        player: number(b.entry),
        name: b.entry.map(|e| full_name(tournament, e)).unwrap_or_default(),
        mark: mark(b.mark),
    });
    let progress = progress(tournament, table);
    let game = |g: &TableGame| GameLine {
        a: number(g.a.entry()),
        b: number(g.b.entry()),
        winner: number(g.winner()),
        board: g.game.and_then(|id| tournament.games.iter().find(|g| g.id == id)).map(|g| g.board),
        how: g.how().into(),
    };
    let mut rounds: Vec<RoundLine> = rounds_on_paper(table, &progress)
        .iter()
        .map(|r| RoundLine { name: r.name.message(), round: r.round, games: r.games.iter().map(game).collect() })
        .collect();
    let last = rounds.last().map_or(0, |r| r.round);
    let third = progress.third_place.as_ref();
    rounds.extend(third.map(|g| RoundLine {
        name: message!("knockout-third-place"),
        round: last,
        games: vec![game(g)],
    }));
    let ranked = |p: domain::knockout::Places| RankedLine {
        from: p.from,
        to: p.to,
        players: p.entries.into_iter().filter_map(|e| number(Some(e))).collect(),
    };
    let reached = progress.reached().into_iter();
    Ok(TableDocument {
        category: limit,
        size: table.boxes.iter().filter(|b| b.entry.is_some()).count(),
        lines: table.boxes.len(),
        first_round: table.first_round,
        boxes: boxes.collect(),
        rounds,
        ranking: progress.ranking().into_iter().map(ranked).collect(),
        reached: reached.filter_map(|(e, stage)| Some((number(Some(e))?, stage.into()))).collect(),
        since: amendments(tournament, table),
        commitment: table.draw.commitment.clone(),
        nonce: table.draw.plan.nonce.clone(),
        entropy: table.draw.entropy.clone(),
        frozen: table.draw.frozen.clone(),
        acts: draw_acts(session, category, DrawKind::Knockout)?,
    })
}

fn number(tournament: &Tournament, entry: Option<EntryId>) -> Option<u32> {
    entry.and_then(|e| tournament.entry(e)).and_then(|e| e.number)
}
