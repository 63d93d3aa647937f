//! The standings after any round (R21).

use std::collections::BTreeMap;

use domain::standings::{Standings, cell};
use domain::{Competition, Criterion, Crosstable, EntryId, Outcome as RoundOutcome, Tournament, Verdict};
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Result};
use ts_rs::TS;

/// What a round was for a player, as a cell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CellView {
    /// `4+/b`: opponent's line, result, colour; a game by forfeit has `!` for `/`.
    pub text: String,
    /// `win`, `loss`, `jigo`, `open`, `bye`, `absent`, `none`.
    pub kind: String,
    /// The opponent's key, if there was one.
    #[ts(type = "number | null")]
    pub opponent: Option<i64>,
}

/// One line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StandingsLineView {
    /// Place; `None` for guests, who take none.
    pub place: Option<u32>,
    /// Whether the place is shared with the line above.
    pub shared: bool,
    /// The entry's key.
    #[ts(type = "number")]
    pub id: i64,
    /// Starting number.
    pub number: Option<u32>,
    /// "Family Given".
    pub name: String,
    /// Rank.
    pub rank: String,
    /// Two letters; empty if unknown.
    pub country: String,
    /// Club.
    pub club: String,
    /// Age category.
    pub category: Option<u8>,
    /// One value for each criterion, as on paper: `35½`.
    pub values: Vec<String>,
    /// One cell for each round.
    pub cells: Vec<CellView>,
}

/// The standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StandingsView {
    /// After this round.
    pub round: u32,
    /// Rounds there are standings for.
    pub last_round: u32,
    /// Names of the criteria.
    pub criteria: Vec<String>,
    /// Lines, best first.
    pub lines: Vec<StandingsLineView>,
}

/// The standings after the newest round.
pub fn current(tournament: &Tournament, competition: &Competition) -> Standings {
    let newest = tournament.paired_rounds(competition.id);
    Standings::of(&Crosstable::of(tournament, competition.id, newest), competition, newest)
}

/// Which standings.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
pub struct ViewStandings {
    /// After this round; none for the newest with results.
    pub round: Option<u32>,
    /// Criteria by name, the most important first; none for the competition's own.
    pub criteria: Option<Vec<String>>,
}

/// The standings with the names of their criteria, as asked for or as the competition has them.
#[derive(Debug, Clone)]
pub struct Placed {
    /// After this round.
    pub round: u32,
    /// The criteria's names.
    pub names: Vec<String>,
    /// The crosstable they were made from.
    pub crosstable: Crosstable,
    /// The standings.
    pub standings: Standings,
}

/// The standings as the rules give them.
///
/// # Errors
/// There is no such round or criterion.
pub fn placed(session: &EventSession, request: &ViewStandings) -> Result<Placed> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let newest = tournament.paired_rounds(competition.id);
    let round = request.round.unwrap_or(newest);
    if round > newest {
        return Err(AppError::not_found(format!(
            "Round {round} is not paired: there are standings up to round {newest}."
        )));
    }
    let (ladder, names) = match &request.criteria {
        None => (competition.ladder.clone(), competition.ladder.iter().map(Criterion::to_string).collect()),
        Some(names) => (read_ladder(names)?, names.iter().map(|n| n.trim().to_uppercase()).collect()),
    };
    let crosstable = Crosstable::of(tournament, competition.id, round);
    let standings = Standings::by(&ladder, &crosstable, competition, round);
    Ok(Placed { round, names, crosstable, standings })
}

fn read_ladder(names: &[String]) -> Result<Vec<Criterion>> {
    names.iter().map(|n| n.parse::<Criterion>().map_err(|e| AppError::bad_input(e.to_string()))).collect()
}

/// The standings as their screen shows them.
///
/// # Errors
/// There is no such round or criterion.
pub fn view(session: &EventSession, request: &ViewStandings) -> Result<StandingsView> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let placed = placed(session, request)?;
    let numbers = placed.standings.line_numbers();
    let entry_of = |row: usize| placed.crosstable.rows[row].entry;
    let cell_view = |outcome: RoundOutcome| CellView {
        text: short(&cell(competition, outcome, |row| numbers[row]), outcome),
        kind: kind(outcome).into(),
        opponent: outcome.opponent().map(entry_of).map(|EntryId(id)| id),
    };
    let line = |line: &domain::standings::StandingsLine| {
        let entry = tournament.entry(line.entry);
        let player = entry.map(|e| &e.player);
        StandingsLineView {
            place: line.place,
            shared: line.shared_with_above,
            id: line.entry.0,
            number: line.number,
            name: player.map(|p| p.list_name()).unwrap_or_default(),
            rank: player.map(|p| p.rank.to_string()).unwrap_or_default(),
            country: player.and_then(|p| p.country).map(|c| c.to_string()).unwrap_or_default(),
            club: player.map(|p| p.club.clone()).unwrap_or_default(),
            category: entry.and_then(|e| tournament.category_of(e)).map(|c| c.0),
            values: line.criteria.iter().map(|v| v.glyphs()).collect(),
            cells: line.outcomes.iter().map(|&o| cell_view(o)).collect(),
        }
    };
    Ok(StandingsView {
        round: placed.round,
        last_round: tournament.paired_rounds(competition.id),
        lines: placed.standings.lines.iter().map(line).collect(),
        criteria: placed.names,
    })
}

/// The cell without the handicap of an even game, which says nothing: `4+/b`.
pub fn short(text: &str, outcome: RoundOutcome) -> String {
    match outcome {
        RoundOutcome::Game { handicap: 0, .. } => text.strip_suffix('0').unwrap_or(text).to_string(),
        _ => text.to_string(),
    }
}

fn kind(outcome: RoundOutcome) -> &'static str {
    let RoundOutcome::Game { colour, verdict, .. } = outcome else {
        return match outcome {
            RoundOutcome::Bye => "bye",
            RoundOutcome::Absent => "absent",
            _ => "none",
        };
    };
    match verdict {
        None | Some(Verdict::NoResult) => "open",
        Some(Verdict::Jigo) => "jigo",
        Some(Verdict::BothWin) => "win",
        Some(verdict) if verdict == colour.wins() => "win",
        Some(_) => "loss",
    }
}

/// A line of the standings as data: scores as exact text with a decimal point.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct JsonLine {
    /// Place; shared places have the same number, guests none.
    pub place: Option<u32>,
    /// Starting number.
    pub number: Option<u32>,
    /// "Family Given".
    pub name: String,
    /// Rank.
    pub rank: String,
    /// Two letters; empty if unknown.
    pub country: String,
    /// Club.
    pub club: String,
    /// Each criterion by its name.
    pub criteria: BTreeMap<String, String>,
    /// Each round, opponents by the number of their line: `4+/b`.
    pub rounds: Vec<String>,
}

/// The standings as data.
///
/// # Errors
/// No event is open.
pub fn json_lines(session: &EventSession, placed: &Placed) -> Result<Vec<JsonLine>> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let numbers = placed.standings.line_numbers();
    let line = |line: &domain::standings::StandingsLine| {
        let player = tournament.entry(line.entry).map(|e| &e.player);
        let values = line.criteria.iter().map(|v| v.to_string());
        JsonLine {
            place: line.place,
            number: line.number,
            name: player.map(|p| p.list_name()).unwrap_or_default(),
            rank: player.map(|p| p.rank.to_string()).unwrap_or_default(),
            country: player.and_then(|p| p.country).map(|c| c.to_string()).unwrap_or_default(),
            club: player.map(|p| p.club.clone()).unwrap_or_default(),
            criteria: placed.names.iter().cloned().zip(values).collect(),
            rounds: line.outcomes.iter().map(|&o| short(&cell(competition, o, |row| numbers[row]), o)).collect(),
        }
    };
    Ok(placed.standings.lines.iter().map(line).collect())
}
