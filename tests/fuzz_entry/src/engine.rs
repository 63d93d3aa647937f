//! The pairing engine: the bytes become players or a graph, and the certificate must prove the result.

use std::collections::BTreeSet;

use domain::model::event_settings::EventSettings;
use domain::model::pairing_rules::{ByeRule, HandicapBasis, Profile, Seeding};
use domain::pairing::{Field, PairingRequest, legal, propose, verify};
use domain::{
    Bye, Competition, CompetitionId, Entry, EntryId, Game, GameId, GameResult, Passes, Player, Rank, Round,
    RoundNumber, RoundState, Rounds, System, Tournament, Verdict,
};

const OPEN: CompetitionId = CompetitionId::OPEN;

/// Reads one byte after the other, then zeros.
struct Bytes<'a>(std::slice::Iter<'a, u8>);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        self.0.next().copied().unwrap_or(0)
    }

    fn below(&mut self, end: u8) -> u8 {
        self.next() % end
    }

    fn coin(&mut self) -> bool {
        self.next() & 1 == 1
    }
}

/// Solves a graph of up to 24 nodes with any costs, some edges missing.
pub(crate) fn matching(bytes: &[u8]) {
    let mut bytes = Bytes(bytes.iter());
    let nodes = usize::from(bytes.below(25));
    let large = bytes.coin();
    let mut costs = vec![None; nodes * nodes];
    for i in 0..nodes {
        for j in i + 1..nodes {
            let (byte, sign) = (i64::from(bytes.next()), bytes.next());
            let cost = if large { byte << (sign % 56) } else { byte };
            let cost = (byte != 255).then_some(if sign & 1 == 1 { -cost } else { cost });
            (costs[i * nodes + j], costs[j * nodes + i]) = (cost, cost);
        }
    }
    let graph = matching::from_fn(nodes, |i, j| costs[i * nodes + j]);
    match matching::solve(&graph) {
        Ok(found) => assert_eq!(matching::verify(&graph, &found.mate, &found.certificate), Ok(())),
        Err(matching::NoMatching::None { barrier, stuck }) => no_matching(nodes, &costs, &barrier, &stuck),
        Err(matching::NoMatching::OddCount(count)) => assert_eq!((count, count % 2), (nodes, 1)),
        Err(matching::NoMatching::OutOfRange) => assert!(large, "small costs are in range"),
    }
}

/// Checks the witness: there are more odd sets than nodes in the barrier, and edges leave a set only to the barrier.
fn no_matching(nodes: usize, costs: &[Option<i64>], barrier: &[usize], stuck: &[Vec<usize>]) {
    assert!(stuck.len() > barrier.len());
    for set in stuck {
        assert_eq!(set.len() % 2, 1);
        for &i in set {
            let outside = (0..nodes).filter(|j| !set.contains(j) && !barrier.contains(j));
            assert!(outside.into_iter().all(|j| costs[i * nodes + j].is_none()));
        }
    }
}

/// Plays up to five rounds of 2 to 25 players with any rules.
pub(crate) fn pairing(bytes: &[u8]) {
    let mut bytes = Bytes(bytes.iter());
    let mut tournament = players(&mut bytes);
    let rounds = 1 + RoundNumber::from(bytes.below(5));
    for round in 1..=rounds {
        let players = i64::try_from(tournament.entries.len()).expect("a few");
        let mut request = PairingRequest::default();
        for _ in 0..bytes.below(6) {
            let mut one = || EntryId(1 + i64::from(bytes.next()) % players);
            let pair = (one(), one());
            if bytes.coin() { request.forbidden.push(pair) } else { request.keep_separate.push(pair) }
        }
        if !play(&mut tournament, round, &request, &mut bytes) {
            return;
        }
    }
}

fn players(bytes: &mut Bytes) -> Tournament {
    let day = "2026-08-14".parse().expect("a day");
    let system = if bytes.coin() { System::McMahon } else { System::Swiss };
    let mut competition = Competition::new(OPEN, "Open", system, 9);
    let seeding = |byte| [Seeding::Slip, Seeding::Fold, Seeding::Random][usize::from(byte)];
    let pairing = &mut competition.pairing;
    pairing.profile = if bytes.coin() { Profile::OpenGotha } else { Profile::Seygo };
    pairing.first_seeding = seeding(bytes.below(3));
    pairing.later_seeding = seeding(bytes.below(3));
    pairing.bye = [ByeRule::GhostThenBye, ByeRule::Bye, ByeRule::Off][usize::from(bytes.below(3))];
    pairing.apart_at_bar = bytes.coin();
    for level in &mut pairing.levels {
        let byte = bytes.next();
        level.on = byte & 1 == 0;
        level.cap = (byte > 200).then(|| u32::from(byte) << (byte % 20));
    }
    if bytes.coin() {
        competition.handicap.basis = HandicapBasis::Score;
        competition.handicap.reduction = i32::from(bytes.below(4));
    }
    let mut tournament = Tournament::new(EventSettings::new("Fuzz", day, "00".repeat(32)), competition);
    for id in 1..=2 + i64::from(bytes.below(24)) {
        let (strength, home) = (bytes.below(39), bytes.below(9));
        let mut player = Player::new(format!("Family{id}"), "Given", Rank::from_grade(i32::from(strength) - 30));
        player.club = format!("Club{}", home % 4);
        player.country = ["RO", "HR", "CZ"][usize::from(home % 3)].parse().ok();
        let mut entry = Entry::new(EntryId(id), OPEN, player);
        entry.number = u32::try_from(id).ok();
        entry.ghost = home == 8;
        entry.missed = Rounds::of((1..=5).filter(|_| bytes.next() > 230));
        tournament.entries.push(entry);
    }
    tournament
}

/// Pairs a round, verifies its certificate and plays it. Returns whether the round can be paired.
fn play(tournament: &mut Tournament, round: RoundNumber, request: &PairingRequest, bytes: &mut Bytes) -> bool {
    let field = Field::before(tournament, round);
    let proposal = match propose(&field, request) {
        Ok(proposal) => proposal,
        Err(refusal) => {
            crate::readable(&refusal.to_string());
            return false;
        }
    };
    let mut seen = BTreeSet::new();
    let seats = proposal.boards.iter().flat_map(|board| [board.black, board.white]).chain(proposal.bye);
    seats.for_each(|id| assert!(seen.insert(id), "{id:?} plays twice"));
    let forbidden = |a, b| request.forbidden.iter().any(|&pair| pair == (a, b) || pair == (b, a));
    assert!(proposal.boards.iter().all(|board| !forbidden(board.black, board.white)));
    if let (Some(certificate), true) = (&proposal.certificate, request.forbidden.is_empty()) {
        let pairs = verify(&field, &request.keep_separate, certificate);
        assert!(pairs.is_ok() || !proposal.optimal, "the certificate proves nothing: {pairs:?}");
    }
    let first = tournament.games.len() as i64 + 1;
    for (board, id) in proposal.boards.iter().zip(first..) {
        let result = [Verdict::BlackWins, Verdict::WhiteWins, Verdict::Jigo, Verdict::BothLose];
        tournament.games.push(Game {
            handicap: board.handicap,
            passes: Passes::both(Some(GameResult::played(result[usize::from(bytes.below(4))]))),
            ..Game::new(GameId(id), OPEN, round, board.board, (board.black, board.white))
        });
    }
    tournament.byes.extend(proposal.bye.map(|entry| Bye { competition: OPEN, round, entry }));
    tournament.rounds.push(Round { competition: OPEN, number: round, state: RoundState::Confirmed });
    let faults: Vec<_> = legal(tournament, round).into_iter().filter(|finding| finding.is_fault()).collect();
    assert!(faults.is_empty(), "{faults:?}");
    true
}

/// Pairs the next round of a tournament that was read from a file.
pub(crate) fn paired_with_proof(tournament: &Tournament, round: RoundNumber) {
    let mut next = tournament.clone();
    play(&mut next, round, &PairingRequest::default(), &mut Bytes([].iter()));
}
