//! The pairings of a round for the wall.

use domain::table::Slot;
use domain::{Game, Tournament};
use print::sheets::{Aside, Game as PrintedGame, Pairings, Section, Why};

use super::Subject;
use crate::failure::Outcome;
use crate::round::scores_before;

/// The sheet of the round.
pub(super) fn sheet(subject: &Subject) -> Outcome<Pairings> {
    let (tournament, competition) = (subject.tournament, subject.competition);
    let round = subject.paired_round()?;
    let scores = scores_before(tournament, competition, round);
    let score = |id| scores.get(&id).map(|s| s.glyphs()).unwrap_or_default();
    let games = subject.games(round);
    let printed = |game: &&&Game| PrintedGame {
        board: game.board.to_string(),
        black: subject.player(game.black),
        black_score: score(game.black),
        white: subject.player(game.white),
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
    let aside = byes.map(|b| Aside { why: Why::Bye, player: subject.player(b.entry) }).collect();
    Ok(Pairings { heading: subject.heading(Some(round)), sections, aside })
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
