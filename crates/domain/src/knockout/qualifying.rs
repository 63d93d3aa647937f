//! Qualifying for a table: the direct entrants, the games for the remaining places, and their winners (R30).

use std::ops::RangeInclusive;

use messages::{Explain, Message, explained, message};

use super::plan::{most_qualifiers, most_wild_cards};
use crate::model::absence::AbsenceReason;
use crate::model::game::Game;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::knockout_table::Entrant;
use crate::model::qualifying::{Qualifying, QualifyingStage, Section};
use crate::model::result::Verdict;
use crate::model::tournament::Tournament;

/// A qualifying game to pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QualifyingGame {
    /// The section, from 0.
    pub section: usize,
    /// The first player.
    pub a: EntryId,
    /// The second player.
    pub b: EntryId,
}

/// Why a qualifying is not possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoQualifying {
    /// A table of this many lines has no qualifiers (R30).
    Lines(u32),
    /// A qualifying has one or two rounds (R30).
    Rounds(u32),
    /// There are more wild cards than R29 allows.
    WildCards {
        /// Of the table.
        lines: u32,
        /// Requested.
        given: u32,
        /// Allowed.
        most: u32,
    },
    /// There are too few players, the first number, for a game for each place, the second number.
    TooFew(usize, u32),
    /// The table begins in this round, which leaves too few rounds before it.
    TooEarly(RoundNumber),
}

impl Explain for NoQualifying {
    fn message(&self) -> Message {
        match *self {
            NoQualifying::Lines(lines) => message!("qualifying-lines", lines),
            NoQualifying::Rounds(rounds) => message!("qualifying-rounds", rounds),
            NoQualifying::WildCards { lines, given, most } => {
                message!("qualifying-wild-cards", lines, given, most)
            }
            NoQualifying::TooFew(players, places) => message!("qualifying-too-few", players, places),
            NoQualifying::TooEarly(round) => message!("qualifying-too-early", round),
        }
    }
}

explained!(NoQualifying);

/// Returns the places of the list that qualifiers take, directly above the wild cards: 6-7 of 8, 11-14 of 16, 21-28 of
/// 32 (R30). `None` for other tables.
pub fn qualifier_places(lines: u32) -> Option<RangeInclusive<u32>> {
    let last = lines - most_wild_cards(lines);
    (most_qualifiers(lines) > 0).then(|| last + 1 - most_qualifiers(lines)..=last)
}

/// The qualifying that the organisers request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QualifyingRequest {
    /// Lines of the table: 8, 16 or 32.
    pub lines: u32,
    /// Number of wild cards given (R29).
    pub wild_cards: u32,
    /// Number of wild card places that are played for instead (R30).
    pub for_wild_cards: u32,
    /// Number of qualifying rounds, 1 or 2.
    pub rounds: u32,
    /// The Open's round in which the table begins.
    pub begins: RoundNumber,
}

/// Plans a qualifying.
///
/// `list` is the category's list without the players who get wild cards; places that wild cards leave free go to direct
/// entrants. The next players of the list fill the sections: the strongest meet the weakest, without lots (decided). If
/// there are fewer players than lines, the strongest have byes.
///
/// # Errors
/// [`NoQualifying`] if R29 or R30 does not allow it, or there are too few players or rounds.
pub fn qualifying(list: &[Entrant], wish: &QualifyingRequest) -> Result<Qualifying, NoQualifying> {
    let &QualifyingRequest { lines, wild_cards, for_wild_cards, rounds, begins } = wish;
    if most_qualifiers(lines) == 0 || !lines.is_power_of_two() {
        return Err(NoQualifying::Lines(lines));
    }
    if !(1..=2).contains(&rounds) {
        return Err(NoQualifying::Rounds(rounds));
    }
    let (most, given) = (most_wild_cards(lines), wild_cards.saturating_add(for_wild_cards));
    if given > most {
        return Err(NoQualifying::WildCards { lines, given, most });
    }
    let wanted = most_qualifiers(lines) + for_wild_cards;
    let first_round = begins.checked_sub(rounds).filter(|&first| first > 0).ok_or(NoQualifying::TooEarly(begins))?;
    let direct = (lines - wanted - wild_cards) as usize;
    let entries: Vec<EntryId> = list.iter().map(|e| e.entry).collect();
    let (direct, candidates) = entries.split_at(direct.min(entries.len()));
    if candidates.len() < 2 * wanted as usize {
        return Err(NoQualifying::TooFew(list.len(), wanted));
    }
    let candidate = |place: u32| candidates.get(place as usize - 1).copied();
    let section = |head: u32| {
        let last = (wanted << rounds) + 1;
        let boxes = match rounds {
            1 => vec![candidate(head), candidate(last - head)],
            _ => [head, last - head, 2 * wanted + head, 2 * wanted + 1 - head].map(candidate).to_vec(),
        };
        Section { boxes }
    };
    Ok(Qualifying { direct: direct.to_vec(), first_round, sections: (1..=wanted).map(section).collect() })
}

/// Returns why an entry is absent from a round.
type Absences<'a> = &'a dyn Fn(EntryId, RoundNumber) -> Option<AbsenceReason>;

impl Qualifying {
    /// Returns its last round.
    pub fn last_round(&self) -> RoundNumber {
        let deepest = self.sections.iter().map(|s| s.boxes.len()).max().unwrap_or(1);
        self.first_round + deepest.max(2).ilog2() - 1
    }

    /// Returns the qualifying games of the Open's `round` whose players are decided and present. A section with an
    /// undecided earlier game has none.
    pub fn games(&self, round: RoundNumber, games: &[Game], absences: Absences) -> Vec<QualifyingGame> {
        let Some(level) = round.checked_sub(self.first_round) else { return Vec::new() };
        let mut wanted = Vec::new();
        for (section, boxes) in self.sections.iter().map(|s| &s.boxes).enumerate() {
            let block = 2usize.checked_shl(level).filter(|&block| block <= boxes.len());
            for part in block.into_iter().flat_map(|block| boxes.chunks(block)) {
                let (upper, lower) = part.split_at(part.len() / 2);
                let sides = (self.winner_of(upper, games, absences), self.winner_of(lower, games, absences));
                let (Some(Some(a)), Some(Some(b))) = sides else { continue };
                if met(games, round, a, b).is_some() || [a, b].iter().all(|&e| absences(e, round).is_none()) {
                    wanted.push(QualifyingGame { section, a, b });
                }
            }
        }
        wanted
    }

    /// Returns the winner of each section; `None` if it is not decided or both players lost.
    pub fn winners(&self, games: &[Game], absences: Absences) -> Vec<Option<EntryId>> {
        self.sections.iter().map(|s| self.winner_of(&s.boxes, games, absences).flatten()).collect()
    }

    /// Returns the indices of the sections that are not decided yet.
    pub fn open(&self, games: &[Game], absences: Absences) -> Vec<usize> {
        let open = |&at: &usize| self.winner_of(&self.sections[at].boxes, games, absences).is_none();
        (0..self.sections.len()).filter(open).collect()
    }

    /// Returns the winner of these lines: `None` while undecided, `Some(None)` if nobody advances.
    fn winner_of(&self, part: &[Option<EntryId>], games: &[Game], absences: Absences) -> Option<Option<EntryId>> {
        if part.len() < 2 {
            return Some(part.first().copied().flatten());
        }
        let (upper, lower) = part.split_at(part.len() / 2);
        match (self.winner_of(upper, games, absences)?, self.winner_of(lower, games, absences)?) {
            (Some(a), Some(b)) => won(games, self.first_round + part.len().ilog2() - 1, a, b, absences),
            (one, other) => {
                let round = self.first_round + part.len().ilog2() - 1;
                let left = |&entry: &EntryId| absences(entry, round) == Some(AbsenceReason::Withdrawn);
                Some(one.or(other).filter(|entry| !left(entry)))
            }
        }
    }
}

impl QualifyingStage {
    /// Returns the qualifying games of the Open's `round`, paired or due (R33).
    pub fn games(&self, tournament: &Tournament, round: RoundNumber) -> Vec<QualifyingGame> {
        self.plan.games(round, &self.games_played(tournament), &self.absences(tournament))
    }

    /// Returns the winner of each section; `None` if it is not decided or both players lost.
    pub fn winners(&self, tournament: &Tournament) -> Vec<Option<EntryId>> {
        self.plan.winners(&self.games_played(tournament), &self.absences(tournament))
    }

    /// Returns the indices of the sections that are not decided yet.
    pub fn open(&self, tournament: &Tournament) -> Vec<usize> {
        self.plan.open(&self.games_played(tournament), &self.absences(tournament))
    }

    /// Returns the first round with a game that has no winner though its result is agreed, such as a jigo that waits for its ladder.
    pub fn first_drawn_round(&self, tournament: &Tournament) -> Option<RoundNumber> {
        let games = self.games_played(tournament);
        let is_drawn = |game: &QualifyingGame, round| {
            let agreed = |met: &Game| met.passes.agreed().is_some();
            met(&games, round, game.a, game.b).is_some_and(agreed)
                && won(&games, round, game.a, game.b, &self.absences(tournament)).is_none()
        };
        let mut rounds = self.plan.first_round..=self.plan.last_round();
        rounds.find(|&round| self.games(tournament, round).iter().any(|game| is_drawn(game, round)))
    }

    /// Returns the function that determines absences from the tournament.
    fn absences<'t>(
        &self,
        tournament: &'t Tournament,
    ) -> impl Fn(EntryId, RoundNumber) -> Option<AbsenceReason> + use<'t> {
        move |entry, round| tournament.absence(round, entry)
    }

    /// Returns the competition's games in the qualifying rounds.
    fn games_played(&self, tournament: &Tournament) -> Vec<Game> {
        let rounds = self.plan.first_round..=self.plan.last_round();
        let in_qualifying = |g: &&Game| rounds.contains(&g.round);
        tournament.games.iter().filter(in_qualifying).cloned().collect()
    }
}

/// Returns the qualifying that a game belongs to (R30).
pub fn qualifying_game<'t>(tournament: &'t Tournament, game: &Game) -> Option<&'t QualifyingStage> {
    let contains_game = |stage: &&QualifyingStage| {
        let rounds = stage.plan.first_round..=stage.plan.last_round();
        let pair = |g: QualifyingGame| game.colour_of(g.a).is_some() && game.colour_of(g.b).is_some();
        stage.competition == game.competition
            && rounds.contains(&game.round)
            && stage.games(tournament, game.round).into_iter().any(pair)
    };
    tournament.qualifyings.iter().find(contains_game).filter(|_| game.knockout.is_none())
}

/// Returns whether a game must have a winner: knock-out and qualifying games, and the games of a Final after its groups
/// (R38, R51).
pub fn needs_winner(tournament: &Tournament, game: &Game) -> bool {
    match game.knockout {
        Some(place) => tournament.final_of_game(place).is_none_or(|f| f.needs_winner(place.slot)),
        None => qualifying_game(tournament, game).is_some(),
    }
}

/// Returns the game of these two players in the Open's `round`.
fn met(games: &[Game], round: RoundNumber, a: EntryId, b: EntryId) -> Option<&Game> {
    games.iter().find(|g| g.round == round && [[a, b], [b, a]].contains(&[g.black, g.white]))
}

/// Returns the winner of the game of these two players in the Open's `round`: `None` while undecided, `Some(None)` if
/// both lost or both are absent. An absent player loses an unpaired game to the other by walkover (R34).
fn won(games: &[Game], round: RoundNumber, a: EntryId, b: EntryId, absences: Absences) -> Option<Option<EntryId>> {
    let Some(game) = met(games, round, a, b) else {
        return match [a, b].map(|entry| absences(entry, round).is_some()) {
            [false, false] => None,
            [true, true] => Some(None),
            [true, false] => Some(Some(b)),
            [false, true] => Some(Some(a)),
        };
    };
    let both_lost = game.passes.known().is_some_and(|r| r.verdict == Verdict::BothLose);
    if both_lost { Some(None) } else { game.advances().map(Some) }
}
