//! `pairings`: the pairings of a round.

use std::collections::BTreeSet;

use app::round::scores_at_pairing;
use domain::schedule::Schedule;
use domain::teams::{TeamMatch, matches};
use domain::{Decided, EntryId, Game, GameResult, MixedPairs, RoundState, Verdict};
use print::PrintedPlayer;
use print::sheets::{Aside, DueElsewhere, Pairings, PrintedAbsence, PrintedGame, PrintedSection};
use session::Result;

use super::Subject;
use super::stage::stage;

/// Returns the sheet of the round.
pub(super) fn sheet(subject: &Subject) -> Result<Pairings> {
    let (tournament, competition) = (subject.tournament, subject.competition);
    let round = subject.seated_round()?;
    let scores = scores_at_pairing(subject.session, round)?;
    let score = |id| scores.get(&id).map(|s| s.glyphs()).unwrap_or_default();
    let games = subject.games(round);
    let is_confirmed = tournament.round(round).map(|r| r.state) == Some(RoundState::Confirmed);
    let printed = |game: &&&Game| PrintedGame {
        board: game.board.to_string(),
        black: subject.player(game.black),
        black_score: score(game.black),
        white: subject.player(game.white),
        white_score: score(game.white),
        handicap: handicap(subject, game),
        result: game.passes.agreed().filter(|_| is_confirmed).map(result).unwrap_or_default(),
    };
    // Group the games by stage in the order of boards, so that the games of a table stay together.
    let mut sections: Vec<PrintedSection> = Vec::new();
    let mut open: Vec<&&Game> = Vec::new();
    for game in &games {
        let Some(name) = stage(subject, game) else {
            open.push(game);
            continue;
        };
        match sections.iter_mut().find(|section| section.name == name) {
            Some(section) => section.games.push(printed(&game)),
            None => sections.push(PrintedSection { name, knock_out: true, games: vec![printed(&game)] }),
        }
    }
    if competition.teams.is_some() {
        let team_matches = matches(tournament, competition, round);
        for (number, found) in (1..).zip(&team_matches) {
            let in_match = |game: &&&Game| found.games.iter().any(|of| of.id == game.id);
            let games = open.iter().copied().filter(|game| in_match(game)).map(|game| printed(&game)).collect();
            sections.push(PrintedSection { name: match_name(subject, number, found), knock_out: false, games });
        }
        open.retain(|game| team_matches.iter().all(|found| found.games.iter().all(|of| of.id != game.id)));
    }
    let name = if sections.is_empty() { String::new() } else { competition.name.clone() };
    // A list for all rooms has a section per room.
    let room_of = |game: &&&Game| tournament.event.hall_of(game.board).filter(|_| subject.room.is_none());
    for games in open.chunk_by(|one, other| room_of(one) == room_of(other)) {
        let name = games.first().and_then(room_of).map_or_else(|| name.clone(), |room| room.name.clone());
        sections.push(PrintedSection { name, knock_out: false, games: games.iter().map(printed).collect() });
    }
    let byes = tournament.byes.iter().filter(|b| b.round == round);
    let byes = byes.filter(|_| subject.room.is_none());
    let aside = resting(subject, byes.map(|bye| bye.entry));
    let aside = aside.into_iter().map(|player| Aside { why: PrintedAbsence::Bye, player }).collect();
    let elsewhere = elsewhere(subject, round)?;
    let heading = subject.heading(Some(round));
    Ok(Pairings { heading, sections, aside, elsewhere, rule: order_of_moves(subject), ..Pairings::default() })
}

/// Returns a result with Black first: `1-0`, `0-1!` for a forfeit, `1-0 wo` for a walkover.
fn result(result: GameResult) -> String {
    match (result.verdict, result.decided) {
        (Verdict::BlackWins, Decided::Walkover) => "1-0 wo".into(),
        (Verdict::WhiteWins, Decided::Walkover) => "0-1 wo".into(),
        _ => result.to_string(),
    }
}

/// Returns in which order the four people of a game of pair go move; empty without pairs.
fn order_of_moves(subject: &Subject) -> String {
    match subject.competition.pairs {
        None => String::new(),
        Some(rules) if rules.mixed == MixedPairs::Any => subject.word("sheet-order-of-moves-any"),
        Some(_) => subject.word("sheet-order-of-moves-mixed"),
    }
}

/// Returns the players with the bye, or the teams of these players.
fn resting(subject: &Subject, players: impl Iterator<Item = EntryId>) -> Vec<PrintedPlayer> {
    let Some(teams) = &subject.competition.teams else { return players.map(|id| subject.player(id)).collect() };
    let mut names: Vec<&str> = players.filter_map(|id| teams.team_of(id)).map(|team| team.name.as_str()).collect();
    names.dedup();
    names.into_iter().map(|name| PrintedPlayer { family: name.into(), ..PrintedPlayer::default() }).collect()
}

/// Returns "Match 2: Red – Blue".
fn match_name(subject: &Subject, number: u32, found: &TeamMatch<'_>) -> String {
    let team = |number| {
        let team = subject.competition.teams.as_ref().and_then(|teams| teams.team(number));
        team.map_or_else(String::new, |team| team.name.clone())
    };
    let (number, first, second) = (number.to_string(), team(found.first), team(found.second));
    subject.phrase("sheet-match", &[("number", &number), ("first", &first), ("second", &second)])
}

/// Returns the players of the round who are due in another competition at the same time, a pair once for both of its partners.
fn elsewhere(subject: &Subject, round: u32) -> Result<Vec<DueElsewhere>> {
    let (whole, competition) = (subject.event, subject.competition.id);
    if whole.competitions().len() < 2 {
        return Ok(Vec::new());
    }
    let seated = subject.games(round);
    let conflicts = Schedule::of(whole).conflicts_of(whole, competition, round);
    let mut listed = BTreeSet::new();
    let due = conflicts.iter().filter_map(|conflict| {
        let (_, other) = conflict.seen_from(competition)?;
        let entry = whole.entry_with(conflict.person, competition)?.id;
        let name = &whole.competition(other.competition)?.name;
        let other_round = (other.competition, other.start.round);
        let (number, start) = (other.start.round.to_string(), other.start.at.format("%H:%M").to_string());
        let other = [("competition", name.as_str()), ("round", &number), ("start", &start)];
        let is_seated = seated.iter().any(|game| game.colour_of(entry).is_some());
        let is_new = is_seated && listed.insert((entry, other_round));
        is_new.then(|| DueElsewhere {
            player: subject.player(entry),
            other: subject.phrase("sheet-due-elsewhere", &other),
        })
    });
    Ok(due.collect())
}

/// Returns the board of the game if it depends on the players (R71), and its stones: `13x13 · 2`.
pub(super) fn handicap(subject: &Subject, game: &Game) -> String {
    let rank = |id| subject.tournament.entry(id).map(|entry| entry.player.rank);
    let ranks = rank(game.black).zip(rank(game.white));
    let board = ranks.and_then(|(black, white)| subject.competition.board_by_rank(black, white));
    let stones = (game.handicap > 0).then(|| game.handicap.to_string());
    let parts: Vec<String> = board.map(|board| board.to_string()).into_iter().chain(stones).collect();
    parts.join(" · ")
}
