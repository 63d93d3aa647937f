//! The pairings of a round for the wall.

use domain::table::Slot;
use domain::{Game, Tournament};
use print::sheets::{Aside, Game as PrintedGame, Pairings, Section, Why};

use super::print::{heading, player};
use crate::desk::Desk;
use crate::failure::{Failure, Outcome};
use crate::round::scores_before;

/// The sheet of `round`, or of the newest one.
pub(super) fn sheet(desk: &Desk, round: Option<u32>) -> Outcome<Pairings> {
    let (tournament, competition) = (desk.tournament()?, desk.competition()?);
    let round = round.unwrap_or_else(|| tournament.paired_rounds(competition.id));
    if tournament.round(competition.id, round).is_none() {
        return Err(Failure::not_now(format!("Round {round} is not paired: pair it before printing it.")));
    }
    let scores = scores_before(tournament, competition, round);
    let score = |id| scores.get(&id).map(|s| s.glyphs()).unwrap_or_default();
    let games = tournament.games_of(competition.id, round);
    let printed = |game: &&&Game| PrintedGame {
        board: game.board.to_string(),
        black: player(tournament, game.black),
        black_score: score(game.black),
        white: player(tournament, game.white),
        white_score: score(game.white),
        handicap: if game.handicap == 0 { String::new() } else { game.handicap.to_string() },
    };
    let mut sections: Vec<Section> = tournament
        .tables
        .iter()
        .filter_map(|table| {
            let here: Vec<&&Game> = games.iter().filter(|g| g.knockout.is_some_and(|k| k.table == table.id)).collect();
            let name = format!("KO{}{}", table.category, stage(tournament, here.first()?));
            Some(Section { name, knock_out: true, games: here.iter().map(printed).collect() })
        })
        .collect();
    let open: Vec<&&Game> = games.iter().filter(|g| g.knockout.is_none()).collect();
    let name = if sections.is_empty() { String::new() } else { competition.name.clone() };
    sections.push(Section { name, knock_out: false, games: open.iter().map(printed).collect() });
    let byes = tournament.byes.iter().filter(|b| b.competition == competition.id && b.round == round);
    let aside = byes.map(|b| Aside { why: Why::Bye, player: player(tournament, b.entry) }).collect();
    Ok(Pairings { heading: heading(desk, Some(round))?, sections, aside })
}

/// ", Quarter-finals": which round of its table a game belongs to.
fn stage(tournament: &Tournament, game: &Game) -> String {
    let Some(place) = game.knockout else { return String::new() };
    let Some(table) = tournament.table(place.table) else { return String::new() };
    let rounds = domain::knockout::progress(tournament, table).rounds;
    let at = match place.slot {
        Slot::Main { round, .. } => round as usize,
        Slot::ThirdPlace => rounds.len() - 1,
    };
    rounds.get(at).map(|r| format!(", {}", r.name)).unwrap_or_default()
}
