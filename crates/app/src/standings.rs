//! The standings after any round (R21).

use std::borrow::Cow;
use std::collections::BTreeMap;

use domain::standings::{Standings, StandingsLine, cell, tie_breaks_now};
use domain::systems::self_pairing::games_in_order;
use domain::{Competition, Criterion, Crosstable, EntryId, Outcome as RoundOutcome, ScoreBasis, Tournament, Verdict};
use messages::{Explain, message};
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Result};
use ts_rs::TS;

use crate::teams::pairing_level;

/// The kind of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CellKind {
    /// The player won.
    Win,
    /// The player lost.
    Loss,
    /// Jigo.
    Jigo,
    /// A game without a result so far.
    Open,
    /// The player has the bye.
    Bye,
    /// The player does not play the round.
    Absent,
    /// The player has neither a game nor the bye.
    #[serde(rename = "none")]
    WithoutGame,
}

/// A player's outcome in a round, as a cell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CellView {
    /// `4+/b`: the opponent's line, the result and the colour; a game by forfeit has `!` instead of `/`.
    pub text: String,
    /// The kind of outcome.
    pub kind: CellKind,
    /// The opponent's key, if there was an opponent.
    #[ts(type = "number | null")]
    pub opponent: Option<i64>,
}

/// One line of the standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StandingsLineView {
    /// The place; `None` for guests.
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
    /// One value per criterion, as printed: `35½`.
    pub values: Vec<String>,
    /// One cell per round, or per game if players choose their opponents, in the order in which the games were added.
    pub cells: Vec<CellView>,
}

/// The standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StandingsView {
    /// The round after which the standings are computed.
    pub round: u32,
    /// The newest round that has standings.
    pub last_round: u32,
    /// How many columns of cells stand beside the criteria: those of the rounds, or of games if players choose their opponents.
    #[ts(type = "number")]
    pub columns: usize,
    /// The names of the criteria.
    pub criteria: Vec<String>,
    /// The lines, best first.
    pub lines: Vec<StandingsLineView>,
}

/// Returns the standings after the newest round, as lists show them.
pub fn current(tournament: &Tournament, competition: &Competition) -> Standings {
    let newest = tournament.paired_rounds();
    Standings::of(&Crosstable::of(tournament, newest), competition, newest).listed(competition)
}

/// The standings to compute.
#[derive(Debug, Clone, Default, Serialize, Deserialize, TS)]
pub struct ViewStandings {
    /// The round after which they are computed; `None` for the newest that has results and is no draft.
    pub round: Option<u32>,
    /// Criteria by name, most important first; `None` for the competition's own.
    pub criteria: Option<Vec<String>>,
    /// Whether the players are listed although teams meet.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub individual: bool,
}

/// The tie-breaks of the players of teams: wins, then the strength of the opponents.
const INDIVIDUAL: [Criterion; 3] =
    [Criterion::Wins, Criterion::Sos(ScoreBasis::Wins, 0), Criterion::Sodos(ScoreBasis::Wins)];

/// Returns what is ranked: the teams with their matches, or the players with their games.
///
/// # Errors
/// No event is open.
fn ranked(session: &EventSession, individual: bool) -> Result<Cow<'_, Tournament>> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    Ok(if individual { Cow::Borrowed(tournament) } else { pairing_level(tournament, competition) })
}

/// Standings with the names of their criteria.
#[derive(Debug, Clone)]
pub struct Placed {
    /// Whether the players are listed although teams meet.
    pub individual: bool,
    /// The round after which the standings are computed.
    pub round: u32,
    /// The names of the criteria.
    pub names: Vec<String>,
    /// The crosstable from which they are computed.
    pub crosstable: Crosstable,
    /// The standings.
    pub standings: Standings,
}

/// Computes standings.
///
/// # Errors
/// The round is not paired, or a criterion is unknown.
pub fn placed(session: &EventSession, request: &ViewStandings) -> Result<Placed> {
    let (tournament, competition) = (ranked(session, request.individual)?, session.competition()?);
    let newest = tournament.paired_rounds();
    let round = request.round.unwrap_or_else(|| tournament.last_round_with_results());
    if round > newest {
        return Err(AppError::not_found(message!("standings-round-not-paired", round, newest)));
    }
    let crosstable = Crosstable::of(&tournament, round);
    let (criteria, names) = match &request.criteria {
        None if request.individual && competition.teams.is_some() => {
            (INDIVIDUAL.to_vec(), INDIVIDUAL.iter().map(Criterion::to_string).collect())
        }
        None => {
            let now = tie_breaks_now(&crosstable, competition);
            let names = now.iter().map(Criterion::to_string).collect();
            (now, names)
        }
        Some(names) => (parse_criteria(names)?, names.iter().map(|n| n.trim().to_uppercase()).collect()),
    };
    let standings = Standings::by(&criteria, &crosstable, competition, round).listed(competition);
    Ok(Placed { individual: request.individual, round, names, crosstable, standings })
}

fn parse_criteria(names: &[String]) -> Result<Vec<Criterion>> {
    names.iter().map(|n| n.parse::<Criterion>().map_err(|e| AppError::bad_input(e.message()))).collect()
}

/// The most free games that fit beside the criteria.
const SHOWN_FREE_GAMES: usize = 12;

/// The outcomes that stand beside the criteria.
#[derive(Debug, Clone)]
pub struct ShownOutcomes {
    /// How many columns they fill: one for each round; of free games as many as anyone has played, but none on a club ladder, which
    /// is ordered by rungs, and none if the wall chart has to show them because they are too many.
    pub columns: usize,
    /// The outcomes of each line, all equally many. Free games follow one another in the order in which they were added, because
    /// stored rounds say nothing about who had time for a game (R69); `None` stands after the last one.
    pub lines: Vec<Vec<Option<RoundOutcome>>>,
}

/// Returns the outcomes that stand beside the criteria of standings.
pub fn shown_outcomes(tournament: &Tournament, competition: &Competition, standings: &Standings) -> ShownOutcomes {
    if !competition.system.is_free() {
        let lines: Vec<Vec<_>> =
            standings.lines.iter().map(|line| line.outcomes.iter().copied().map(Some).collect()).collect();
        return ShownOutcomes { columns: lines.first().map_or(0, Vec::len), lines };
    }
    let mut rounds: BTreeMap<EntryId, Vec<usize>> = BTreeMap::new();
    for game in games_in_order(tournament) {
        for entry in [game.black, game.white] {
            rounds.entry(entry).or_default().push(game.round as usize - 1);
        }
    }
    let games = |line: &StandingsLine| -> Vec<Option<RoundOutcome>> {
        let rounds = rounds.get(&line.entry).map_or(&[][..], Vec::as_slice);
        rounds.iter().filter_map(|&round| line.outcomes.get(round).copied().map(Some)).collect()
    };
    let mut lines: Vec<_> = standings.lines.iter().map(games).collect();
    let most = lines.iter().map(Vec::len).max().unwrap_or(0);
    lines.iter_mut().for_each(|line| line.resize(most, None));
    let has_columns = !competition.system.has_rungs() && most <= SHOWN_FREE_GAMES;
    ShownOutcomes { columns: if has_columns { most } else { 0 }, lines }
}

/// Returns the view of standings.
///
/// # Errors
/// The round is not paired, or a criterion is unknown.
pub fn view(session: &EventSession, request: &ViewStandings) -> Result<StandingsView> {
    let (tournament, competition) = (ranked(session, request.individual)?, session.competition()?);
    let placed = placed(session, request)?;
    let numbers = placed.standings.line_numbers();
    let entry_of = |row: usize| placed.crosstable.rows[row].entry;
    let shown = shown_outcomes(&tournament, competition, &placed.standings);
    let cell_view = |outcome: &Option<RoundOutcome>| CellView {
        text: outcome.map(|of| short(&cell(competition, of, |row| numbers[row]), of)).unwrap_or_default(),
        kind: outcome.map_or(CellKind::WithoutGame, kind),
        opponent: outcome.and_then(|of| of.opponent()).map(entry_of).map(|EntryId(id)| id),
    };
    let line = |(line, outcomes): (&StandingsLine, &Vec<Option<RoundOutcome>>)| {
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
            cells: outcomes.iter().map(cell_view).collect(),
        }
    };
    Ok(StandingsView {
        round: placed.round,
        last_round: tournament.paired_rounds(),
        columns: shown.columns,
        lines: placed.standings.lines.iter().zip(&shown.lines).map(line).collect(),
        criteria: placed.names,
    })
}

/// Returns a cell without the handicap of an even game: `4+/b` instead of `4+/b0`.
pub fn short(text: &str, outcome: RoundOutcome) -> String {
    match outcome {
        RoundOutcome::Game { handicap: 0, .. } => text.strip_suffix('0').unwrap_or(text).to_string(),
        _ => text.to_string(),
    }
}

/// Returns the kind of an outcome.
pub(crate) fn kind(outcome: RoundOutcome) -> CellKind {
    let RoundOutcome::Game { colour, verdict, .. } = outcome else {
        return match outcome {
            RoundOutcome::Bye => CellKind::Bye,
            RoundOutcome::Absent => CellKind::Absent,
            _ => CellKind::WithoutGame,
        };
    };
    match verdict {
        None | Some(Verdict::NoResult) => CellKind::Open,
        Some(Verdict::Jigo) => CellKind::Jigo,
        Some(Verdict::BothWin) => CellKind::Win,
        Some(verdict) if verdict == colour.wins() => CellKind::Win,
        Some(_) => CellKind::Loss,
    }
}

/// A player's place after each round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PlacesLine {
    /// The entry's key.
    #[ts(type = "number")]
    pub id: i64,
    /// "Family Given".
    pub name: String,
    /// The place after each round, round 1 first; `None` for guests and before the player took part.
    pub places: Vec<Option<u32>>,
}

/// Returns the places after each round of everyone in the newest standings, in that order.
///
/// # Errors
/// No event is open.
pub fn view_places(session: &EventSession) -> Result<Vec<PlacesLine>> {
    let newest = placed(session, &ViewStandings::default())?;
    let tournament = session.tournament()?;
    let mut after: Vec<BTreeMap<EntryId, Option<u32>>> = Vec::new();
    for round in 1..=newest.round {
        let then = placed(session, &ViewStandings { round: Some(round), ..ViewStandings::default() })?;
        after.push(then.standings.lines.iter().map(|line| (line.entry, line.place)).collect());
    }
    let line = |line: &StandingsLine| PlacesLine {
        id: line.entry.0,
        name: tournament.entry(line.entry).map(|e| e.player.list_name()).unwrap_or_default(),
        places: after.iter().map(|places| places.get(&line.entry).copied().flatten()).collect(),
    };
    Ok(newest.standings.lines.iter().map(line).collect())
}

/// A line of the standings as data, with scores as exact text with a decimal point.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct JsonLine {
    /// The place; shared places have the same number. `None` for guests.
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
    /// The value of each criterion by its name.
    pub criteria: BTreeMap<String, String>,
    /// One cell per round, with opponents by their line: `4+/b`. If players choose their opponents, one per game, in the order
    /// in which the games were added.
    pub rounds: Vec<String>,
}

/// Returns standings as data.
///
/// # Errors
/// No event is open.
pub fn json_lines(session: &EventSession, placed: &Placed) -> Result<Vec<JsonLine>> {
    let (tournament, competition) = (ranked(session, placed.individual)?, session.competition()?);
    let numbers = placed.standings.line_numbers();
    let shown = shown_outcomes(&tournament, competition, &placed.standings);
    let text = |&outcome: &RoundOutcome| short(&cell(competition, outcome, |row| numbers[row]), outcome);
    let line = |(line, outcomes): (&StandingsLine, &Vec<Option<RoundOutcome>>)| {
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
            rounds: outcomes.iter().flatten().map(text).collect(),
        }
    };
    Ok(placed.standings.lines.iter().zip(&shown.lines).map(line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::played;
    use crate::labels::ResultView;
    use crate::operation::{EnterResult, PairRound, RoundStep};
    use crate::round::{enter_result, pair, release};

    #[test]
    fn view_has_a_place_and_a_cell_per_round_for_every_player() {
        let view = view(&played(8), &ViewStandings::default()).expect("round 1 is paired");
        assert_eq!((view.round, view.last_round, view.lines.len()), (1, 1, 8));
        assert_eq!((view.lines[0].place, view.lines[0].values.len()), (Some(1), view.criteria.len()));
        let count = |kind| view.lines.iter().filter(|line| line.cells[0].kind == kind).count();
        assert_eq!((count(CellKind::Win), count(CellKind::Loss)), (4, 4));
    }

    #[test]
    fn places_after_the_newest_round_are_those_of_the_standings() {
        let session = played(8);
        let standings = view(&session, &ViewStandings::default()).expect("round 1 is paired");
        let places = view_places(&session).expect("an event is open");
        let newest = |line: &PlacesLine| (line.id, line.places.last().copied().flatten());
        let expected: Vec<_> = standings.lines.iter().map(|line| (line.id, line.place)).collect();
        assert_eq!(places.iter().map(newest).collect::<Vec<_>>(), expected);
        assert!(places.iter().all(|line| line.places.len() == 1 && !line.name.is_empty()));
    }

    #[test]
    fn a_draft_and_a_round_without_results_are_left_out_unless_asked_for() {
        let mut session = played(8);
        let round = |session: &EventSession| view(session, &ViewStandings::default()).expect("an event is open").round;
        pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect("round 2 is next");
        assert_eq!(round(&session), 1);
        release(&mut session, &RoundStep::of(2)).expect("the draft is current");
        assert_eq!(round(&session), 1);
        let asked = view(&session, &ViewStandings { round: Some(2), ..ViewStandings::default() });
        assert_eq!(asked.expect("round 2 is paired").round, 2);
        let result = Some(ResultView::BlackWon);
        enter_result(&mut session, &EnterResult { round: 2, board: 1, result, ..EnterResult::default() })
            .expect("Black can win");
        assert_eq!(round(&session), 2);
    }

    #[test]
    fn view_refuses_unpaired_rounds_and_unknown_criteria() {
        let session = played(8);
        let refused =
            view(&session, &ViewStandings { round: Some(2), ..ViewStandings::default() }).expect_err("not paired");
        assert_eq!(refused.message.id, "standings-round-not-paired");
        let luck = ViewStandings { criteria: Some(vec!["LUCK".into()]), ..ViewStandings::default() };
        assert!(view(&session, &luck).expect_err("there is no such criterion").to_string().contains("LUCK"));
    }
}
