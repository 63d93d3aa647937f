//! From a proposed pairing of teams to the games of their boards.

use crate::model::competition::Competition;
use crate::model::id::{EntryId, RoundNumber};
use crate::model::pairing_rules::HandicapBasis;
use crate::model::result::{GameResult, Verdict};
use crate::model::team::{Team, Teams};
use crate::model::tournament::Tournament;
use crate::pairing::{Board, BoardPlan, Proposal, stones_by_rank};

use super::line_up::{line_up, resting_players};
use super::match_play::team_entry;

/// A proposed pairing of teams as games of persons.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamProposal {
    /// The games of all boards. The costs of a match are those of its first board; the bye is the first board's.
    pub games: Proposal,
    /// Everyone who has the bye with their team.
    pub byes: Vec<EntryId>,
    /// The boards that are lost without play because a player is absent, with their results.
    pub forfeits: Vec<(u32, GameResult)>,
}

/// A game of a match: who plays, with how many stones, and the result if a player is absent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchGame {
    /// Black's entry.
    pub black: EntryId,
    /// White's entry.
    pub white: EntryId,
    /// Handicap stones, 0..=9 (R17).
    pub handicap: u8,
    /// The result of a board that is lost without play.
    pub forfeit: Option<GameResult>,
}

/// Returns the games of a match by board, with the line-ups of the two teams in `round`. `first` has Black at board 1.
pub fn match_games(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
    (first, second): (u32, u32),
) -> Vec<MatchGame> {
    let Some(teams) = &competition.teams else { return Vec::new() };
    let expansion = Expansion { tournament, teams, round, by_rank: by_rank(competition) };
    expansion.games(team_entry(first), team_entry(second))
}

/// Returns the games of a proposal for [`match_play`](super::match_play): board 1 against board 1 and so on. Colours alternate
/// from board 1, where the team that the pairing gave Black has Black; stones follow from the ranks of the two players if the
/// competition gives any (R17). Boards are numbered match by match.
pub fn board_games(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
    proposal: &Proposal,
) -> TeamProposal {
    let Some(teams) = &competition.teams else {
        return TeamProposal { games: proposal.clone(), byes: resting(proposal).collect(), forfeits: Vec::new() };
    };
    let expansion = Expansion { tournament, teams, round, by_rank: by_rank(competition) };
    let plan = BoardPlan::of(tournament, competition);
    let mut numbers = plan.boards();
    let (mut boards, mut forfeits) = (Vec::new(), Vec::new());
    for pair in &proposal.boards {
        for (at, (game, board)) in expansion.games(pair.black, pair.white).iter().zip(&mut numbers).enumerate() {
            let costs = if at == 0 { pair.costs.clone() } else { Vec::new() };
            let MatchGame { black, white, handicap, forfeit } = *game;
            boards.push(Board { board, black, white, handicap, costs, result: forfeit, ..pair.clone() });
            forfeits.extend(forfeit.map(|result| (board, result)));
        }
    }
    let byes: Vec<EntryId> = resting(proposal).flat_map(|team| expansion.resting(team)).collect();
    let games = Proposal { boards, bye: byes.first().copied(), ..proposal.clone() };
    TeamProposal { games, byes, forfeits }
}

/// Returns the entry with the bye and the others that rest.
fn resting(proposal: &Proposal) -> impl Iterator<Item = EntryId> {
    proposal.bye.into_iter().chain(proposal.resting.iter().copied())
}

/// Returns the competition with handicaps by rank, if it has any.
fn by_rank(competition: &Competition) -> Competition {
    let mut rules = competition.clone();
    if rules.handicap.basis != HandicapBasis::Off {
        rules.handicap.basis = HandicapBasis::Rank;
    }
    rules
}

struct Expansion<'t> {
    tournament: &'t Tournament,
    teams: &'t Teams,
    round: RoundNumber,
    by_rank: Competition,
}

impl Expansion<'_> {
    fn team(&self, entry: EntryId) -> Option<&Team> {
        u32::try_from(entry.0).ok().and_then(|number| self.teams.team(number))
    }

    /// Returns the players of a team, board 1 first.
    fn players(&self, team: EntryId) -> Vec<EntryId> {
        let players = |team| line_up(self.tournament, self.teams, team, self.round);
        self.team(team).map(players).unwrap_or_default()
    }

    /// Returns those who rest with a team.
    fn resting(&self, team: EntryId) -> Vec<EntryId> {
        let players = |team| resting_players(self.tournament, self.teams, team, self.round);
        self.team(team).map(players).unwrap_or_default()
    }

    fn games(&self, first: EntryId, second: EntryId) -> Vec<MatchGame> {
        let sides = self.players(first).into_iter().zip(self.players(second));
        sides.enumerate().filter_map(|(at, sides)| self.game(at, sides)).collect()
    }

    /// Returns the game at a board; `None` if an entry does not exist.
    fn game(&self, at: usize, (first, second): (EntryId, EntryId)) -> Option<MatchGame> {
        let (one, other) = (self.tournament.entry(first)?, self.tournament.entry(second)?);
        let handicap = stones_by_rank(one, other, &self.by_rank);
        let weaker_first = one.player.rank < other.player.rank;
        let first_has_black = if handicap > 0 { weaker_first } else { at.is_multiple_of(2) };
        let (black, white) = if first_has_black { (one, other) } else { (other, one) };
        let verdict = match (black.plays(self.round), white.plays(self.round)) {
            (true, true) => None,
            (true, false) => Some(Verdict::BlackWins),
            (false, true) => Some(Verdict::WhiteWins),
            (false, false) => Some(Verdict::BothLose),
        };
        Some(MatchGame { black: black.id, white: white.id, handicap, forfeit: verdict.map(GameResult::forfeit) })
    }
}
