//! Verifies the certificates stored with the pairings against what was known when each round was paired, and compares the
//! boards with the certified pairs.

use std::collections::{BTreeMap, BTreeSet};

use domain::knockout::needs_winner;
use domain::pairing::{Field, certified_pairs, verify};
use domain::{Certificate, Competition, EntryId, Game, GameId, RoundNumber, Tournament};
use messages::{Explain, Message, message};
use session::{EventSession, Result};
use store::CheckReport;

use crate::round::{AboveBest, CostLine, above_best, by_procedure, corrected_games, first_round_meetings, seen_by};
use crate::teams::pairing_level;

/// The outcome of the check of all certificates.
#[derive(Debug, Default)]
pub(crate) struct CertificateCheck {
    /// The number of certificates that prove their pairing.
    pub proved: usize,
    /// Faults.
    pub findings: Vec<Message>,
    /// Deviations from the certificates that the director may have decided.
    pub decisions: Vec<Message>,
    /// By how much rounds that were changed by hand cost more than the best pairing, level by level.
    pub costs: Vec<Message>,
}

/// Verifies every certificate, and lists the boards that no certificate covers.
pub(crate) fn check_certificates(session: &EventSession, report: &CheckReport) -> Result<CertificateCheck> {
    let event = session.event()?;
    let mut found = CertificateCheck::default();
    // The state before each round when it was last paired, for the cost of later changes.
    let mut known: BTreeMap<(i64, RoundNumber), Field> = BTreeMap::new();
    for (certificate, before) in session.file()?.certified()? {
        let Certificate { competition, round, part, optimal, .. } = certificate;
        let Some(now) = event.tournament(competition) else { continue };
        // A salvaged journal can bring the competition and its certificates in one entry. Then nobody was entered before it.
        let nobody = || Tournament::new(now.event.clone(), now.competition.clone());
        let before = before.as_ref().map_or_else(|| Some(now), |before| before.tournament(competition));
        let field = before_certificate(before.unwrap_or(&nobody()), &certificate).of_teams();
        let name = event.competition(competition).map_or("", |c| c.name.as_str());
        let place = if part > 1 {
            message!("check-part-of-round", competition = name, round, part)
        } else {
            message!("check-round", competition = name, round)
        };
        match verify(&field, &first_round_meetings(&field), &certificate) {
            Err(error) => {
                let finding = message!("check-certificate-invalid", place = place.clone(), reason = error.message());
                found.findings.push(finding);
            }
            Ok(_) => found.proved += 1,
        }
        if !optimal {
            found.decisions.push(message!("check-without-proof", place));
        }
        known.insert((competition.0, round), field);
    }
    let past_journal = report.problems.iter().any(|problem| problem.arguments.get("table") == Some(&"game".into()));
    let corrected = corrected_games(session)?;
    for tournament in event.tournaments().filter(|t| !t.competition.system.is_free()) {
        let competition = &tournament.competition;
        for round in tournament.rounds.iter().map(|r| r.number) {
            let known = known.get(&(competition.id.0, round));
            let seen = seen_by(session, tournament, competition.id, round)?;
            let rules = &seen.competition;
            let level = pairing_level(&seen, rules);
            let history = History { field: known, past_journal, corrected: &corrected };
            compare(&level, rules, round, &history, &mut found);
            if known.is_some_and(|known| known.event.draw_seed != tournament.event.draw_seed) {
                let place = message!("check-round", competition = &competition.name, round);
                found.decisions.push(message!("check-other-seed", place));
            }
        }
    }
    Ok(found)
}

/// Returns what a certificate was computed from. Boards that were paired again take unfinished games as they counted then, and not as the
/// parts of the round before them recorded (R75).
fn before_certificate(before: &Tournament, certificate: &Certificate) -> Field {
    let Certificate { round, ref assumed, .. } = *certificate;
    let recorded = Field::before(before, round);
    if recorded.assumed() == *assumed { recorded } else { Field::fresh(before, round) }
}

/// What the history tells of a round.
struct History<'a> {
    /// What its last pairing knew; `None` without a certificate.
    field: Option<&'a Field>,
    /// Whether games were changed past the journal.
    past_journal: bool,
    /// The games of the event whose players a corrected result put there.
    corrected: &'a BTreeSet<GameId>,
}

/// Returns the games of a round that neither a certificate nor a table has.
fn uncertified(tournament: &Tournament, round: RoundNumber) -> Vec<&Game> {
    let pair = |a: EntryId, b: EntryId| (a.min(b), a.max(b));
    let certificates = tournament.certificates.iter().filter(|c| c.round == round);
    let certified: BTreeSet<_> = certificates.flat_map(certified_pairs).map(|(a, b)| pair(a, b)).collect();
    let games = tournament.games_of(round).into_iter().filter(|game| is_of_levels(tournament, game));
    games.filter(|game| !certified.contains(&pair(game.black, game.white))).collect()
}

/// Whether no table decides who plays a game.
fn is_of_levels(tournament: &Tournament, game: &Game) -> bool {
    game.knockout.is_none() && !needs_winner(tournament, game)
}

/// Compares the boards of a round with its certificates.
fn compare(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
    history: &History,
    found: &mut CertificateCheck,
) {
    let place = message!("check-round", competition = &competition.name, round);
    let games: Vec<Game> =
        tournament.games_of(round).into_iter().filter(|game| is_of_levels(tournament, game)).cloned().collect();
    let Some(known) = history.field else {
        if let Some(fixed) = by_procedure(tournament, competition, round) {
            let boards = outside(&games, &fixed);
            let count = boards.len();
            found.decisions.extend((count > 0).then(|| message!("check-outside-circle", place, count, boards)));
        } else if !games.is_empty() {
            found.decisions.push(message!("check-no-certificate", place));
        }
        return;
    };
    let changed = uncertified(tournament, round);
    if changed.is_empty() && tournament.certificates.iter().filter(|c| c.round == round).count() < 2 {
        return;
    }
    let (corrected, manual): (Vec<&Game>, Vec<&Game>) =
        changed.into_iter().partition(|game| competition.teams.is_none() && history.corrected.contains(&game.id));
    let name = |id| tournament.entry(id).map_or_else(String::new, |e| e.player.list_name());
    let board = |g: &&Game| format!("{} ({} - {})", g.board, name(g.black), name(g.white));
    let (count, boards): (usize, Vec<String>) = (manual.len(), manual.iter().map(board).collect());
    if history.past_journal && count > 0 {
        found.findings.push(message!("check-board-changed-outside", place, count, boards));
        return;
    }
    let cost = match above_best(known, tournament.games_of(round)) {
        Ok(AboveBest { lines, reason: Some(reason) }) => {
            let cost = lines.iter().map(CostLine::message).collect::<Vec<_>>();
            found.costs.push(message!("check-costs", place = place.clone(), cost));
            message!("check-cost-worse", reason)
        }
        Ok(_) => message!("check-cost-best"),
        Err(_) => message!("check-cost-unknown"),
    };
    if !corrected.is_empty() {
        let (count, boards): (usize, Vec<String>) = (corrected.len(), corrected.iter().map(board).collect());
        let (place, cost) = (place.clone(), cost.clone());
        found.decisions.push(message!("check-set-by-correction", place, count, boards, cost));
    }
    if count > 0 {
        found.decisions.push(message!("check-set-manually", place, count, boards, cost));
    } else if corrected.is_empty() {
        found.decisions.push(message!("check-paired-in-parts", place, cost));
    }
}

/// Returns the boards with other games than these.
fn outside(games: &[Game], fixed: &[(EntryId, EntryId)]) -> Vec<u32> {
    games.iter().filter(|g| !fixed.contains(&(g.black, g.white))).map(|g| g.board).collect()
}
