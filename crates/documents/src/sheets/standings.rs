//! `standings` and `final-list`: all players, or one age category.

use std::collections::BTreeMap;

use app::standings::{Placed, ViewStandings, placed, short, shown_outcomes};
use domain::standings::{StandingsLine, cell};
use domain::{Criterion, EntryId, Outcome, RoundState};
use messages::message;
use print::sheets::{PrintedCriterion, Standing, StandingsKind, StandingsSheet};
use session::{AppError, Result};

use super::subject::{Subject, at_level};

/// Returns the standings after the requested round, of the teams if teams meet.
pub(super) fn sheet(subject: &Subject) -> Result<StandingsSheet> {
    at_level(subject, |subject| filled(subject, subject.reached_round()?, false))
}

/// Returns the players of the teams by wins.
pub(super) fn individual(subject: &Subject) -> Result<StandingsSheet> {
    if subject.competition.teams.is_none() {
        return Err(AppError::not_now(message!("document-no-teams")));
    }
    Ok(StandingsSheet { kind: StandingsKind::Individual, ..filled(subject, subject.reached_round()?, true)? })
}

/// Returns the standings after the last round, which must be confirmed; in self-pairing, the standings now (R69).
pub(super) fn final_list(subject: &Subject) -> Result<StandingsSheet> {
    at_level(subject, finished)
}

fn finished(subject: &Subject) -> Result<StandingsSheet> {
    if subject.competition.system.is_free() {
        return Ok(StandingsSheet { kind: StandingsKind::Final, ..filled(subject, subject.reached_round()?, false)? });
    }
    let last = subject.competition.rounds;
    let state = subject.tournament.round(last).map(|r| r.state);
    if state != Some(RoundState::Confirmed) {
        return Err(AppError::not_now(message!("document-last-round-open", round = last)));
    }
    let open = subject.tournament.games.iter().filter(|game| subject.tournament.is_unfinished(game));
    if let Some(round) = open.map(|game| game.round).min() {
        return Err(AppError::not_now(message!("document-game-unfinished", round)));
    }
    Ok(StandingsSheet { kind: StandingsKind::Final, ..filled(subject, last, false)? })
}

fn filled(subject: &Subject, round: u32, individual: bool) -> Result<StandingsSheet> {
    let placed = placed(subject.session, &ViewStandings { round: Some(round), criteria: None, individual })?;
    let in_category = |line: &&StandingsLine| {
        let category = subject.tournament.entry(line.entry).and_then(|e| subject.tournament.category_of(e));
        subject.category.is_none() || category == subject.category
    };
    let listed: Vec<&StandingsLine> = placed.standings.lines.iter().filter(in_category).collect();
    if listed.is_empty() {
        return Err(AppError::not_now(match subject.category {
            None => message!("document-no-players"),
            Some(category) => message!("document-no-players-of", category = category.0),
        }));
    }
    let mut heading = subject.heading((round > 0).then_some(round));
    if let Some(category) = subject.category {
        heading.competition = subject.of_category(&heading.competition, category);
    }
    let named = |(criterion, name): (&Criterion, &String)| PrintedCriterion {
        name: name.clone(),
        meaning: meaning(subject, *criterion),
    };
    let criteria = placed.standings.tie_breaks.iter().zip(&placed.names).map(named).collect();
    Ok(StandingsSheet { heading, criteria, lines: lines(subject, &placed, &listed), ..StandingsSheet::default() })
}

/// Returns the lines with places among the listed players. Opponents have their numbers in the list of all players.
fn lines(subject: &Subject, placed: &Placed, listed: &[&StandingsLine]) -> Vec<Standing> {
    let numbers = placed.standings.line_numbers();
    let places = places(listed.iter().map(|line| (line.place, line.shared_with_above)));
    let shown = shown_outcomes(subject.tournament, subject.competition, &placed.standings);
    let outcomes_of: BTreeMap<EntryId, &Vec<Option<Outcome>>> =
        placed.standings.lines.iter().map(|line| line.entry).zip(&shown.lines).collect();
    let text = |&outcome: &Outcome| short(&cell(subject.competition, outcome, |row| numbers[row]), outcome);
    let cells = |line: &StandingsLine| {
        let outcomes = outcomes_of[&line.entry].iter().take(shown.columns);
        outcomes.map(|outcome| outcome.as_ref().map(text).unwrap_or_default()).collect()
    };
    let line = |(line, place): (&&StandingsLine, String)| Standing {
        place,
        number: numbers[line.row].to_string(),
        player: subject.player(line.entry),
        rounds: cells(line),
        criteria: line.criteria.iter().map(|v| v.glyphs()).collect(),
    };
    listed.iter().zip(places).map(line).collect()
}

/// Returns the places among the listed players, from their places in the whole standings and whether they share one with the line
/// above; empty for a shared place. Each zone or division begins with place 1 (R63, R65, R66).
fn places(listed: impl Iterator<Item = (Option<u32>, bool)>) -> Vec<String> {
    let (mut taken, mut last) = (0, None);
    let place = |(place, shared): (Option<u32>, bool)| {
        let begins = place.is_some() && place < last || place == Some(1) && !shared;
        if begins {
            (taken, last) = (0, None);
        }
        let repeated = place.is_none() || place == last;
        taken += u32::from(place.is_some());
        last = place.or(last);
        if repeated { String::new() } else { taken.to_string() }
    };
    listed.map(place).collect()
}

/// Returns the meaning of a criterion for the footnote; empty if the name is enough.
pub(super) fn meaning(subject: &Subject, criterion: Criterion) -> String {
    let meaning = match criterion {
        Criterion::Wins if subject.competition.system.shown_points_per_win() > 1 => Some("score"),
        Criterion::Category if subject.competition.has_divisions() => Some("division"),
        Criterion::SosWithoutFirst(rounds) => {
            return subject.phrase("sheet-criterion-sos-first", &[("from", &(rounds + 1).to_string())]);
        }
        own => own.facts().meaning,
    };
    meaning.map(|end| subject.word(&format!("sheet-criterion-{end}"))).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_the_listed_players_and_begin_again_with_each_division() {
        let shown = |lines: &[(u32, bool)]| places(lines.iter().map(|&(place, shared)| (Some(place), shared)));
        assert_eq!(shown(&[(1, false), (2, false), (2, true), (4, false)]), ["1", "2", "", "4"]);
        assert_eq!(shown(&[(2, false), (5, false), (5, true)]), ["1", "2", ""], "a category of the list");
        assert_eq!(shown(&[(1, false), (2, false), (1, false), (2, false)]), ["1", "2", "1", "2"]);
        assert_eq!(shown(&[(1, false), (1, true), (1, false)]), ["1", "", "1"], "a division that is tied as a whole");
    }
}
