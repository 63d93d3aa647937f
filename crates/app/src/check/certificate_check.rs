//! The certificates kept with the pairings: each is verified against what the file's history says was known when the
//! round was paired, and the boards are compared with what was proved.

use std::collections::{BTreeMap, BTreeSet};

use domain::knockout::needs_winner;
use domain::pairing::{certified_pairs, verify};
use domain::systems::round_robin::round_robin;
use domain::{Certificate, Competition, EntryId, Game, RoundNumber, System, Tournament};
use session::{EventSession, Result};
use store::Report;

use crate::round::{above_best, apart};

/// What came of it.
#[derive(Debug, Default)]
pub(crate) struct Certified {
    /// Certificates that hold.
    pub proved: usize,
    /// What cannot be.
    pub findings: Vec<String>,
    /// What the director did.
    pub decisions: Vec<String>,
}

/// Verifies every certificate, and names the boards that no certificate has.
pub(crate) fn certified(session: &EventSession, report: &Report) -> Result<Certified> {
    let tournament = session.tournament()?;
    let mut found = Certified::default();
    // What was known before each round when it was paired last, for the price of what was changed since.
    let mut known: BTreeMap<(i64, RoundNumber), Tournament> = BTreeMap::new();
    for (certificate, before) in session.file()?.certified()? {
        let Certificate { competition, round, part, optimal, .. } = certificate;
        let earlier = before.as_ref().unwrap_or(tournament).before_round(competition, round);
        let name = tournament.competition(competition).map_or("", |c| c.name.as_str());
        let place =
            if part > 1 { format!("{name}, round {round}, part {part}") } else { format!("{name}, round {round}") };
        match verify(&earlier, &apart(&earlier, competition, round), &certificate) {
            Err(why) => found.findings.push(format!("{place}: the certificate does not prove the pairing. {why}")),
            Ok(_) => found.proved += 1,
        }
        if !optimal {
            found.decisions.push(format!("{place}: it was paired without a proof that no pairing is better."));
        }
        known.insert((competition.0, round), earlier);
    }
    let outside = report.problems.iter().any(|problem| problem.contains("table game"));
    for competition in &tournament.competitions {
        for round in tournament.rounds.iter().filter(|r| r.competition == competition.id).map(|r| r.number) {
            compare(tournament, competition, round, known.get(&(competition.id.0, round)), outside, &mut found);
        }
    }
    Ok(found)
}

/// The boards of a round robin's round that are not those of its circle (R66).
fn off_the_circle(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
    games: &[Game],
    place: &str,
) -> Option<String> {
    let earlier = tournament.before_round(competition.id, round);
    let set = round_robin(&earlier, competition, round).map(|set| set.games).unwrap_or_default();
    let others = games.iter().filter(|g| !set.contains(&(g.black, g.white)));
    let boards: Vec<String> = others.map(|g| g.board.to_string()).collect();
    (!boards.is_empty()).then(|| format!("{place}: board {} set otherwise than by the circle.", boards.join(", ")))
}

/// Compares a round's boards with what was proved for it; `outside` says that games were changed past the history.
fn compare(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
    known: Option<&Tournament>,
    outside: bool,
    found: &mut Certified,
) {
    let place = format!("{}, round {round}", competition.name);
    let games: Vec<Game> = tournament
        .games_of(competition.id, round)
        .into_iter()
        .filter(|g| !needs_winner(tournament, g))
        .cloned()
        .collect();
    let Some(known) = known else {
        if competition.system == System::RoundRobin {
            found.decisions.extend(off_the_circle(tournament, competition, round, &games, &place));
        } else if !games.is_empty() {
            found
                .decisions
                .push(format!("{place}: no certificate is kept, as it was paired elsewhere or by hand alone."));
        }
        return;
    };
    let pair = |a: EntryId, b: EntryId| (a.min(b), a.max(b));
    let mine = tournament.certificates.iter().filter(|c| c.competition == competition.id && c.round == round);
    let proved: BTreeSet<_> = mine.clone().flat_map(certified_pairs).map(|(a, b)| pair(a, b)).collect();
    let by_hand: Vec<&Game> = games.iter().filter(|g| !proved.contains(&pair(g.black, g.white))).collect();
    if by_hand.is_empty() && mine.count() < 2 {
        return;
    }
    let name = |id| tournament.entry(id).map_or_else(String::new, |e| e.player.list_name());
    let board = |g: &&Game| format!("{} ({} - {})", g.board, name(g.black), name(g.white));
    let boards = by_hand.iter().map(board).collect::<Vec<_>>().join(", ");
    if outside && !by_hand.is_empty() {
        found
            .findings
            .push(format!("{place}: board {boards} is not what was paired, and the history does not say why."));
        return;
    }
    let price = match above_best(known, competition.id, round, tournament.games_of(competition.id, round)) {
        Ok(lines) if lines.is_empty() => "the round is as good as the best".to_string(),
        Ok(lines) => {
            let lines: Vec<String> = lines.iter().map(|l| format!("{} {:+}", l.reason, l.by)).collect();
            format!("above the best the round pays {}", lines.join(", "))
        }
        Err(_) => "what it costs cannot be told any more".to_string(),
    };
    let what = if boards.is_empty() { "paired in parts".to_string() } else { format!("board {boards} set by hand") };
    found.decisions.push(format!("{place}: {what}; {price}."));
}
