//! A round keeps its explanations: whatever changes after it was paired, its report and the reason of every board stay, and after it
//! was closed, so does what the check says of it.

use std::collections::BTreeMap;

use app::check::findings_of_round;
use app::operation::{RoundRequest, SwapColours};
use app::round::{Explanation, RoundReport, explain, paired_by, report};
use domain::{RoundState, Tournament};
use session::EventSession;

use crate::compare::Difference;

/// What is said of a round, by the kind of answer: its report, the reasons of its boards, the findings of the check.
type Answers = BTreeMap<&'static str, String>;

/// What was said of a round, with the pairing and the results that it was said of.
#[derive(Default)]
struct Known {
    pairing: String,
    results: String,
    answers: Answers,
}

/// What was said of each round.
#[derive(Default)]
pub struct Said(BTreeMap<u32, Known>);

impl Said {
    /// Compares what is said of each round with what was said of the same pairing before, and remembers what is said of others. The
    /// reasons of all boards take long, so they are compared only if `boards` is set.
    pub fn compare(&mut self, session: &EventSession, boards: bool) -> Option<Difference> {
        let tournament = session.tournament().ok()?;
        let competition = &tournament.competition;
        if competition.system.is_free() {
            return None;
        }
        let rounds: Vec<u32> = tournament.rounds.iter().map(|r| r.number).collect();
        self.0.retain(|round, _| rounds.contains(round));
        rounds.into_iter().find_map(|round| self.compare_round(session, tournament, round, boards))
    }

    fn compare_round(
        &mut self,
        session: &EventSession,
        tournament: &Tournament,
        round: u32,
        boards: bool,
    ) -> Option<Difference> {
        let pairing = pairing(session, tournament, round);
        let known = self.0.entry(round).or_default();
        if known.pairing != pairing {
            *known = Known { pairing, ..Known::default() };
        }
        // A player who was absent and has a game is found unless the game was played.
        let results = results(tournament, round);
        if !closed(tournament, round) || known.results != results {
            known.answers.remove(FINDINGS);
        }
        known.results = results;
        let answers = said_of(session, tournament, round, boards || !known.answers.contains_key(REASONS));
        answers.into_iter().find_map(|(kind, now)| {
            let before = known.answers.entry(kind).or_insert_with(|| now.clone());
            let what = format!("{kind} of round {round}");
            (*before != now).then(|| Difference { what, shown: now, recomputed: before.clone() })
        })
    }
}

const REPORT: &str = "report";
const REASONS: &str = "reasons";
const FINDINGS: &str = "findings";

/// Returns what identifies a pairing: the entry that paired it, its games and byes, and the names.
fn pairing(session: &EventSession, tournament: &Tournament, round: u32) -> String {
    let games = tournament.games.iter().filter(|g| g.round == round);
    let games: Vec<_> = games.map(|g| (g.board, g.black, g.white, g.handicap, g.locked, g.knockout)).collect();
    let byes: Vec<_> = tournament.byes.iter().filter(|b| b.round == round).map(|b| b.entry).collect();
    let given = tournament.competition.given_byes.get(&round);
    let teams = tournament.competition.teams.as_ref();
    let names: Vec<String> = tournament.entries.iter().map(|e| e.player.list_name()).collect();
    format!("{:?} {games:?} {byes:?} {given:?} {teams:?} {names:?}", paired_by(session, round))
}

/// Returns the results of a round as a text.
fn results(tournament: &Tournament, round: u32) -> String {
    let games = tournament.games.iter().filter(|game| game.round == round);
    format!("{:?}", games.map(|game| game.passes).collect::<Vec<_>>())
}

fn closed(tournament: &Tournament, round: u32) -> bool {
    tournament.rounds.iter().any(|r| r.number == round && r.state == RoundState::Confirmed)
}

fn said_of(session: &EventSession, tournament: &Tournament, round: u32, boards: bool) -> Answers {
    // What changed since is said beside the reasons.
    let report = report(session, &RoundRequest { round }).map(|said| RoundReport { changes: Vec::new(), ..said });
    let mut answers = Answers::from([(REPORT, format!("{report:?}"))]);
    if boards {
        let mut games: Vec<u32> = tournament.games.iter().filter(|g| g.round == round).map(|g| g.board).collect();
        games.sort_unstable();
        let explained = |board: u32| explain(session, &SwapColours { round, board });
        let reason = |board: u32| explained(board).map(|said| Explanation { changes: Vec::new(), ..said });
        answers.insert(REASONS, format!("{:?}", games.into_iter().map(reason).collect::<Vec<_>>()));
    }
    if closed(tournament, round) {
        answers.insert(FINDINGS, format!("{:?}", findings_of_round(session, round)));
    }
    answers
}
