//! Real tournaments paired again round by round: the optimal cost under OpenGotha's weights is the known one.

use std::path::Path;

use domain::model::pairing_rules::Profile;
use domain::pairing::{Field, PairingRequest, Proposal, cost_of_pairs, propose};
use domain::{RoundNumber, Tournament};

use support::shared_files;

/// Pairs the round again from the state before it.
fn paired_again(tournament: &Tournament, round: RoundNumber) -> Proposal {
    let request = PairingRequest { profile: Some(Profile::OpenGotha), ..PairingRequest::default() };
    propose(&Field::before(tournament, round), &request).unwrap()
}

/// The rows of a table of costs: round, paired players, optimal cost, cost of the played games.
fn costs(path: &Path) -> Vec<Vec<i128>> {
    let text = std::fs::read_to_string(path).unwrap();
    let row = |line: &str| line.split('\t').map(|cell| cell.parse().unwrap()).collect();
    text.lines().skip(1).filter(|line| !line.is_empty()).map(row).collect()
}

#[test]
fn the_optimal_costs_equal_those_of_opengotha() {
    for path in shared_files("the_optimal_costs_equal_those_of_opengotha", ".costs.tsv") {
        let file = path.to_string_lossy().replace(".costs.tsv", ".xml");
        let tournament = formats::opengotha::read(&std::fs::read(&file).unwrap()).unwrap().tournament;
        for row in costs(&path) {
            let proposal = paired_again(&tournament, row[0] as RoundNumber);
            let found = (2 * proposal.boards.len() as i128, proposal.cost, proposal.optimal);
            assert_eq!(found, (row[1], row[2], true), "{file}, round {}", row[0]);
        }
    }
}

#[test]
fn the_played_games_cost_the_same_as_in_opengotha() {
    for path in shared_files("the_played_games_cost_the_same_as_in_opengotha", ".costs.tsv") {
        let file = path.to_string_lossy().replace(".costs.tsv", ".xml");
        let tournament = formats::opengotha::read(&std::fs::read(&file).unwrap()).unwrap().tournament;
        let request = PairingRequest { profile: Some(Profile::OpenGotha), ..PairingRequest::default() };
        for row in costs(&path) {
            let round = row[0] as RoundNumber;
            let games = tournament.games_of(round);
            let pairs: Vec<_> = games.iter().map(|g| (g.black, g.white)).collect();
            let priced = cost_of_pairs(&Field::before(&tournament, round), &request, &pairs).unwrap();
            assert_eq!(priced.cost, row[3], "{file}, round {round}");
        }
    }
}
