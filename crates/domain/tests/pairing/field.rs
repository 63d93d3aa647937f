//! Invented fields for the pairing's tests: players, rounds played at random but reproducibly.

use domain::pairing::{PairingRequest, Proposal, propose};
use domain::{
    Colour, Competition, CompetitionId, Country, Entry, EntryId, Event, Game, GameId, GameResult, Gor, Passes, Player,
    Rank, Round, RoundNumber, RoundState, System, Tournament,
};

/// The competition of all fields here.
pub const OPEN: CompetitionId = CompetitionId::OPEN;

/// A reproducible sequence of numbers.
pub struct Dice(pub u64);

impl Dice {
    /// A number 0..n.
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

/// A tournament of `n` registered players, ranks 20k to 6d, a few clubs and countries, without a round.
pub fn field(n: usize, seed: u64, system: System) -> Tournament {
    let mut dice = Dice(seed);
    let event = Event::new("Made up", "2026-05-01".parse().expect("a day"), format!("{seed:064x}"));
    let competition = Competition::new(OPEN, "Open", system, 9);
    let entries = (1..=n as i64).map(|id| entry(id, &mut dice)).collect();
    Tournament { entries, ..Tournament::new(event, vec![competition]) }
}

fn entry(id: i64, dice: &mut Dice) -> Entry {
    let grade = dice.below(26) as i32 - 20;
    let mut player = Player::new(format!("Family{id:04}"), "Given", Rank::from_grade(grade));
    player.rating = (dice.below(4) > 0).then(|| Gor(2050 + 100 * grade + dice.below(100) as i32));
    player.club = ["", "Reka", "Sava", "Tisza", "Drava"][dice.below(5) as usize].into();
    player.country = ["RO", "HR", "CZ"][dice.below(3) as usize].parse::<Country>().ok();
    Entry { number: Some(id as u32), ..Entry::new(EntryId(id), OPEN, player) }
}

/// Writes a proposal into the tournament as a played round, with results by dice.
pub fn play(tournament: &mut Tournament, round: RoundNumber, proposal: &Proposal, dice: &mut Dice) {
    tournament.rounds.push(Round { competition: OPEN, number: round, state: RoundState::Confirmed });
    for board in &proposal.boards {
        let winner = [Colour::Black, Colour::White][dice.below(2) as usize];
        let id = GameId(tournament.games.len() as i64 + 1);
        tournament.games.push(Game {
            id,
            competition: OPEN,
            round,
            board: board.board,
            black: board.black,
            white: board.white,
            handicap: board.handicap,
            passes: Passes::both(Some(GameResult::played(winner.wins()))),
            knockout: board.knockout,
            ladder_winner: None,
            locked: false,
            changed_after_release: false,
        });
    }
    tournament.byes.extend(proposal.bye.map(|entry| domain::Bye { competition: OPEN, round, entry }));
}

/// A field that has played `rounds` rounds, as proposed.
pub fn played(n: usize, rounds: RoundNumber, seed: u64, system: System) -> Tournament {
    let mut tournament = field(n, seed, system);
    let mut dice = Dice(seed ^ 77);
    for round in 1..=rounds {
        let proposal =
            propose(&tournament, OPEN, round, &PairingRequest::default()).expect("a field that can be paired");
        play(&mut tournament, round, &proposal, &mut dice);
    }
    tournament
}
