//! Invented tournaments with reproducible random results.

use domain::pairing::{Field, PairingRequest, Proposal, propose};
use domain::{
    Colour, Competition, CompetitionId, Country, Entry, EntryId, EventSettings, Game, GameId, GameResult, Gor, Passes,
    Player, Rank, Round, RoundNumber, RoundState, System, Tournament,
};

/// The competition of all these tournaments.
pub const OPEN: CompetitionId = CompetitionId::OPEN;

/// A reproducible sequence of random numbers.
pub struct Dice(pub u64);

impl Dice {
    /// Returns a number 0..n.
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

/// Returns a tournament of `n` registered players, 20k to 6d, from a few clubs and countries, without rounds.
pub fn field(n: usize, seed: u64, system: System) -> Tournament {
    let mut dice = Dice(seed);
    let event = EventSettings::new("Made up", "2026-05-01".parse().expect("a day"), format!("{seed:064x}"));
    let competition = Competition::new(OPEN, "Open", system, 9);
    let entries = (1..=n as i64).map(|id| entry(id, &mut dice)).collect();
    Tournament { entries, ..Tournament::new(event, competition) }
}

fn entry(id: i64, dice: &mut Dice) -> Entry {
    let grade = dice.below(26) as i32 - 20;
    let mut player = Player::new(format!("Family{id:04}"), "Given", Rank::from_grade(grade));
    player.rating = (dice.below(4) > 0).then(|| Gor(2050 + 100 * grade + dice.below(100) as i32));
    player.club = ["", "Reka", "Sava", "Tisza", "Drava"][dice.below(5) as usize].into();
    player.country = ["RO", "HR", "CZ"][dice.below(3) as usize].parse::<Country>().ok();
    Entry { number: Some(id as u32), ..Entry::new(EntryId(id), OPEN, player) }
}

/// Adds a proposal as a played round with random results.
pub fn play(tournament: &mut Tournament, round: RoundNumber, proposal: &Proposal, dice: &mut Dice) {
    tournament.rounds.push(Round { competition: OPEN, number: round, state: RoundState::Confirmed });
    for board in &proposal.boards {
        let winner = [Colour::Black, Colour::White][dice.below(2) as usize];
        let id = GameId(tournament.games.len() as i64 + 1);
        tournament.games.push(Game {
            handicap: board.handicap,
            passes: Passes::both(Some(GameResult::played(winner.wins()))),
            knockout: board.knockout,
            ..Game::new(id, OPEN, round, board.board, (board.black, board.white))
        });
    }
    tournament.byes.extend(proposal.bye.map(|entry| domain::Bye { competition: OPEN, round, entry }));
}

/// Returns a tournament that has played `rounds` rounds as proposed.
pub fn played(n: usize, rounds: RoundNumber, seed: u64, system: System) -> Tournament {
    let mut tournament = field(n, seed, system);
    play_rounds(&mut tournament, rounds, seed);
    tournament
}

/// Plays the first `rounds` rounds as proposed.
pub fn play_rounds(tournament: &mut Tournament, rounds: RoundNumber, seed: u64) {
    let mut dice = Dice(seed ^ 77);
    for round in 1..=rounds {
        let proposal =
            propose(&Field::before(tournament, round), &PairingRequest::default()).expect("a field that can be paired");
        play(tournament, round, &proposal, &mut dice);
    }
}
