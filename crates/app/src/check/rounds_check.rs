//! Compares the rounds and the games of tables with what the program would make: rounds without gaps, confirmed rounds with all
//! results, and games of knock-outs and Finals between the players who meet there (R33). Only other programs make other files.

use std::collections::{BTreeMap, BTreeSet};

use domain::knockout::{self, State, TableGame};
use domain::model::id::DrawId;
use domain::model::knockout_table::Slot;
use domain::model::year_final::{TieRuling, YearFinal};
use domain::{Category, EntryId, Event, Game, RoundNumber, RoundState, Tournament, year_final};
use messages::{Message, message};

/// What is wrong with rounds and games of tables.
#[derive(Debug, Default)]
pub(crate) struct RoundsCheck {
    /// Faults.
    pub findings: Vec<Message>,
    /// Deviations that imported events, or older versions of the program, may have.
    pub decisions: Vec<Message>,
}

/// Checks all rounds, and all games of knock-outs and Finals.
pub(crate) fn check_rounds(event: &Event) -> RoundsCheck {
    let mut found = RoundsCheck::default();
    event.tournaments().for_each(|tournament| check_numbers(tournament, &mut found));
    event.tournaments().for_each(|tournament| check_draws(tournament, &mut found));
    found
}

fn check_draws(tournament: &Tournament, found: &mut RoundsCheck) {
    for table in &tournament.tables {
        let games = knockout::progress(tournament, table).games();
        check_table(tournament, (table.id.into(), table.category), games, found);
    }
    for year_final in &tournament.finals {
        let rounds = year_final::progress(tournament, year_final).rounds;
        let games = rounds.into_iter().flat_map(|round| round.games.into_iter().map(move |game| (round.number, game)));
        check_table(tournament, (year_final.id.into(), year_final.category), games.collect(), found);
        found
            .decisions
            .extend(year_final.settings.settled.iter().filter_map(|ruling| not_tied(tournament, year_final, ruling)));
    }
}

/// Reports gaps in the rounds, more rounds than planned, and closed rounds without all results.
fn check_numbers(tournament: &Tournament, found: &mut RoundsCheck) {
    let competition = &tournament.competition;
    let place = |round: RoundNumber| message!("check-round", competition = &competition.name, round);
    let rounds: Vec<_> = tournament.rounds.iter().collect();
    let last = tournament.paired_rounds();
    let report = |round: RoundNumber, problem: Message| message!("check-finding", place = place(round), problem);
    for missing in (1..last).filter(|&number| rounds.iter().all(|round| round.number != number)) {
        found.decisions.push(report(missing, message!("check-round-missing", last)));
    }
    if last > competition.rounds {
        found.decisions.push(report(last, message!("check-rounds-too-many", planned = competition.rounds)));
    }
    for round in rounds.into_iter().filter(|round| tournament.is_closed(round.number)) {
        let games = tournament.games_of(round.number);
        let boards: Vec<u32> = games
            .iter()
            .filter(|game| game.passes.agreed().is_none() && !tournament.is_unfinished(game))
            .map(|game| game.board)
            .collect();
        if !boards.is_empty() {
            let count = boards.len();
            // A round is open again after a result was taken away.
            let problem = match round.state {
                RoundState::Confirmed => message!("check-confirmed-without-result", count, boards),
                _ => message!("check-closed-without-result", count, boards),
            };
            found.decisions.push(report(round.number, problem));
        }
    }
}

/// Reports games that a knock-out or Final does not have, in a slot with another game, of players who do not meet there, or in
/// another round.
fn check_table(
    tournament: &Tournament,
    (draw, category): (DrawId, Category),
    games: Vec<(RoundNumber, TableGame)>,
    found: &mut RoundsCheck,
) {
    let due: BTreeMap<Slot, (RoundNumber, TableGame)> = games.into_iter().map(|game| (game.1.slot, game)).collect();
    for game in tournament.games.iter().filter(|game| game.knockout.is_some_and(|place| place.is_of(draw))) {
        let slot = game.knockout.and_then(|place| due.get(&place.slot));
        let category = category.to_string();
        match slot {
            None => found.findings.push(on_board(tournament, game, message!("check-table-place", category))),
            Some((_, there)) if there.game != Some(game.id) => {
                found.findings.push(on_board(tournament, game, message!("check-table-place-twice", category)));
            }
            Some((_, TableGame { state: State::Invalidated, .. })) => {
                found.decisions.push(on_board(tournament, game, message!("check-table-players", category)));
            }
            Some((round, _)) if *round != game.round => {
                found.decisions.push(on_board(tournament, game, message!("check-table-round", category, due = *round)));
            }
            Some(_) => {}
        }
    }
}

/// Returns a message if the order that was entered for players of a Final is not that of a tie: it was forged, or results changed
/// later.
fn not_tied(tournament: &Tournament, year_final: &YearFinal, ruling: &TieRuling) -> Option<Message> {
    let mut without = year_final.clone();
    without.settings.settled.retain(|other| other != ruling);
    let players: BTreeSet<EntryId> = ruling.order.iter().copied().collect();
    let groups = year_final::progress(tournament, &without).groups;
    let mut ties = groups.iter().filter(|group| group.group == ruling.group).flat_map(|group| &group.ties);
    if ties.any(|tie| tie.iter().copied().collect::<BTreeSet<_>>() == players) {
        return None;
    }
    let name = |entry: &EntryId| tournament.entry(*entry).map_or_else(String::new, |entry| entry.player.list_name());
    let (category, group) = (year_final.category.to_string(), ruling.group.to_string());
    let names = ruling.order.iter().map(name).collect::<Vec<_>>().join(", ");
    Some(message!("check-final-not-tied", category, group, names))
}

fn on_board(tournament: &Tournament, game: &Game, problem: Message) -> Message {
    let competition = tournament.competition.name.as_str();
    message!(
        "check-finding",
        place = message!("check-board", competition, round = game.round, board = game.board),
        problem
    )
}

#[cfg(test)]
mod tests {
    use domain::model::year_final::FinalGroup;
    use domain::{GameResult, Passes};

    use super::*;
    use crate::fixture;
    use crate::round::{PairRound, pair};
    use crate::year_final::{DrawFinal, draw};

    /// Returns a knock-out of eight of which the first round is played.
    fn knockout() -> Tournament {
        fixture::played_knockout(5).tournament().expect("an event is open").clone()
    }

    fn problems(tournament: &Tournament) -> Vec<String> {
        let RoundsCheck { findings, decisions } = check_rounds(&tournament.clone().into());
        findings.into_iter().chain(decisions).map(|message| message.to_string()).collect()
    }

    #[test]
    fn a_sound_event_has_no_problems() {
        assert_eq!(problems(&knockout()), Vec::<String>::new());
    }

    #[test]
    fn check_reports_games_that_do_not_fit_their_table() {
        let sound = knockout();
        let at = sound.games.iter().position(|game| game.knockout.is_some()).expect("the table is played");
        let slot = |tournament: &mut Tournament, slot: Slot| {
            if let Some(place) = &mut tournament.games[at].knockout {
                place.slot = slot;
            }
        };
        let other =
            sound.games.iter().position(|game| game.round == sound.games[at].round && game.id != sound.games[at].id);
        let other = other.expect("the round has other games");
        let changed = |change: &dyn Fn(&mut Tournament)| {
            let mut tournament = sound.clone();
            change(&mut tournament);
            problems(&tournament).join(" ")
        };
        assert!(changed(&|t| slot(t, Slot::Main { round: 0, index: 9 })).contains("does not have"));
        assert!(changed(&|t| t.games[other].knockout = t.games[at].knockout).contains("has another game"));
        assert!(changed(&|t| t.games[at].white = t.games[other].white).contains("do not meet"));
        assert!(changed(&|t| t.tables[0].first_round += 1).contains("round 6"));
    }

    #[test]
    fn check_reports_an_order_of_players_who_are_not_tied() {
        let mut session = fixture::closed_youth(4);
        let request = DrawFinal { category: 12, first_round: Some(1), ..DrawFinal::default() };
        draw(&mut session, &request).expect("four players can be drawn");
        pair(&mut session, &PairRound { round: 1, ..PairRound::default() }).expect("round 1 can be paired");
        let mut tournament = session.tournament().expect("an event is open").clone();
        let order = tournament.finals[0].group(FinalGroup::Green).iter().map(|seat| seat.entry).collect();
        tournament.finals[0].settings.settled = vec![TieRuling { group: FinalGroup::Green, order }];
        let mut problems_after = |result: &str| {
            let result: GameResult = result.parse().expect("a result");
            tournament.games.iter_mut().for_each(|game| game.passes = Passes::both(Some(result)));
            problems(&tournament)
        };
        assert_eq!(problems_after("="), Vec::<String>::new(), "the two are tied");
        let problems = problems_after("1-0");
        assert!(problems.len() == 1 && problems[0].contains("GR who are not tied"), "{problems:?}");
    }

    #[test]
    fn check_reports_rounds_that_cannot_be() {
        let sound = knockout();
        let changed = |change: &dyn Fn(&mut Tournament)| {
            let mut tournament = sound.clone();
            change(&mut tournament);
            problems(&tournament).join(" ")
        };
        assert!(changed(&|t| t.rounds.retain(|round| round.number != 2)).contains("is missing"));
        assert!(changed(&|t| t.competition.rounds = 3).contains("only 3 rounds"));
        let unplayed = |t: &mut Tournament| t.games[0].passes = domain::Passes::default();
        assert!(changed(&unplayed).contains("without an agreed result"));
    }
}
