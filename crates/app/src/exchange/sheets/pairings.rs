//! The pairings of a round for the wall.

use domain::Game;
use domain::group_final::{self, Phase};
use domain::knockout::{RoundName, needs_winner, qualifying_game};
use domain::table::Slot;
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
            let name = format!("KO{}{}", table.category, stage(subject, here.first()?));
            Some(Section { name, knock_out: true, games: here.iter().map(printed).collect() })
        })
        .collect();
    sections.extend(tournament.finals.iter().filter_map(|made| {
        let here: Vec<&&Game> = games.iter().filter(|g| g.knockout.is_some_and(|k| k.table == made.id)).collect();
        let phase = group_final::progress(tournament, made).phase(here.first()?.knockout?.slot)?;
        let phase = match phase {
            Phase::Group => subject.word("print-final-groups"),
            Phase::SemiFinals => subject.word("print-semi-finals"),
            Phase::Finals => subject.word("sheet-finals"),
        };
        let name = format!("{}, {phase}", subject.counted("sheet-final", "category", u32::from(made.category.0)));
        Some(Section { name, knock_out: true, games: here.iter().map(printed).collect() })
    }));
    let qualifies = |g: &Game| qualifying_game(tournament, g).map(|q| q.category);
    sections.extend(tournament.qualifyings.iter().filter_map(|stage| {
        let here: Vec<&&Game> = games.iter().filter(|g| qualifies(g) == Some(stage.category)).collect();
        here.first()?;
        let name = format!("KO{} Q", stage.category);
        Some(Section { name, knock_out: true, games: here.iter().map(printed).collect() })
    }));
    let open: Vec<&&Game> = games.iter().filter(|g| !needs_winner(tournament, g)).collect();
    let name = if sections.is_empty() { String::new() } else { competition.name.clone() };
    // Halls stand apart where the list is for all of them.
    let hall_of = |game: &&&Game| tournament.event.hall_of(game.board).filter(|_| subject.hall.is_none());
    for games in open.chunk_by(|one, other| hall_of(one) == hall_of(other)) {
        let name = games.first().and_then(hall_of).map_or_else(|| name.clone(), |hall| hall.name.clone());
        sections.push(Section { name, knock_out: false, games: games.iter().map(printed).collect() });
    }
    let byes = tournament.byes.iter().filter(|b| b.competition == competition.id && b.round == round);
    let byes = byes.filter(|_| subject.hall.is_none());
    let aside = byes.map(|b| Aside { why: Why::Bye, player: subject.player(b.entry) }).collect();
    Ok(Pairings { heading: subject.heading(Some(round)), sections, aside, ..Pairings::default() })
}

/// ", Quarter-finals": which round of its table a game belongs to.
fn stage(subject: &Subject, game: &Game) -> String {
    let tournament = subject.tournament;
    let Some(place) = game.knockout else { return String::new() };
    let Some(table) = tournament.table(place.table) else { return String::new() };
    let rounds = domain::knockout::progress(tournament, table).rounds;
    let at = match place.slot {
        Slot::Main { round, .. } => round as usize,
        Slot::ThirdPlace => rounds.len() - 1,
    };
    rounds.get(at).map(|r| format!(", {}", round_name(subject, r.name))).unwrap_or_default()
}

fn round_name(subject: &Subject, name: RoundName) -> String {
    let of = |lines| subject.counted("print-round-of", "lines", lines);
    match name {
        RoundName::RoundOf64 => of(64),
        RoundName::RoundOf32 => of(32),
        RoundName::RoundOf16 => of(16),
        RoundName::QuarterFinals => subject.word("print-quarter-finals"),
        RoundName::SemiFinals => subject.word("print-semi-finals"),
        RoundName::Final => subject.word("print-final"),
    }
}
