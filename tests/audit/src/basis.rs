//! A round keeps its explanations: whatever changes after it was paired, its report stays, and after it was closed, so does what the
//! check says of it.

use std::collections::BTreeMap;

use app::check::findings_of_round;
use app::operation::RoundRequest;
use app::round::{paired_by, report};
use domain::{RoundState, Tournament};
use session::EventSession;

use crate::compare::Difference;

/// What was said of each round, with the pairing that it was said of.
#[derive(Default)]
pub struct Said(BTreeMap<u32, (String, String)>);

impl Said {
    /// Compares what is said of each round with what was said of the same pairing before, and remembers what is said of others.
    pub fn compare(&mut self, session: &EventSession) -> Option<Difference> {
        let tournament = session.tournament().ok()?;
        let competition = tournament.competitions.first()?;
        if competition.system.is_free() {
            return None;
        }
        let rounds: Vec<u32> =
            tournament.rounds.iter().filter(|r| r.competition == competition.id).map(|r| r.number).collect();
        self.0.retain(|round, _| rounds.contains(round));
        for round in rounds {
            let pairing = pairing(session, tournament, round);
            let now = said_of(session, tournament, round);
            match self.0.get(&round) {
                Some((known, before)) if *known == pairing && *before != now => {
                    let what = format!("what is said of round {round}");
                    return Some(Difference { what, shown: now, recomputed: before.clone() });
                }
                Some((known, _)) if *known == pairing => {}
                _ => drop(self.0.insert(round, (pairing, now))),
            }
        }
        None
    }
}

/// Returns what identifies a pairing: the entry that paired it, its games and byes, whether it is closed, and the names.
fn pairing(session: &EventSession, tournament: &Tournament, round: u32) -> String {
    let games = tournament.games.iter().filter(|g| g.round == round);
    let games: Vec<_> = games.map(|g| (g.board, g.black, g.white, g.handicap, g.locked, g.knockout)).collect();
    let byes: Vec<_> = tournament.byes.iter().filter(|b| b.round == round).map(|b| b.entry).collect();
    let rules = tournament.competitions.first();
    let given = rules.and_then(|c| c.given_byes.get(&round));
    let teams = rules.and_then(|c| c.teams.as_ref());
    let names: Vec<String> = tournament.entries.iter().map(|e| e.player.list_name()).collect();
    let (entry, closed) = (paired_by(session, round), closed(tournament, round));
    format!("{entry:?} {games:?} {byes:?} {given:?} {closed} {teams:?} {names:?}")
}

fn closed(tournament: &Tournament, round: u32) -> bool {
    tournament.rounds.iter().any(|r| r.number == round && r.state == RoundState::Confirmed)
}

fn said_of(session: &EventSession, tournament: &Tournament, round: u32) -> String {
    let report = format!("{:?}", report(session, &RoundRequest { round }));
    if closed(tournament, round) { format!("{report} {:?}", findings_of_round(session, round)) } else { report }
}
