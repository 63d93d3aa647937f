//! What it would cost to move a player of a draft to each other place: a verdict and one sentence per place, so that a player
//! can be dragged and the director sees at once what the change means.

use std::collections::HashMap;

use domain::knockout::needs_winner;
use domain::pairing::{CostDifference, Field, PairPrices, Reason, RemarkKind, far_apart};
use domain::{Competition, EntryId, Game, HalfPoints, RoundNumber, Tournament};
use messages::{Message, message};
use serde::{Deserialize, Serialize};
use session::{EventSession, Result};
use ts_rs::TS;

use super::cost_line::{CostLine, differences};
use super::families::of_one_family;
use super::left_over::left_over;
use super::manual::check_free;
use super::reason::worse_with;
use super::request::around;
use super::validity::seen_by;
use super::verdict::{MoveVerdict, judge, judge_colours};
use super::view::scores_before;
use super::{paired, refuse_free, refuse_teams};

/// A player of a draft who may be moved.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct ViewMoves {
    /// The round, from 1.
    pub round: u32,
    /// The player's key.
    #[ts(type = "number")]
    pub player: i64,
}

/// A place to which the player may be moved, and what the move would cost.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct MoveView {
    /// The player who has the place now: a seat, the bye, or a place among the players without a game.
    #[ts(type = "number")]
    pub player: i64,
    /// The verdict.
    pub verdict: MoveVerdict,
    /// The verdict as one sentence.
    pub text: Message,
    /// By how much more the round costs than now, most important reason first, without zeros.
    pub changes: Vec<CostLine>,
}

/// Returns every other place of the round with the verdict on moving the player there. The player who has the place takes the
/// moved player's place: two seats are exchanged, the bye moves, two players without a game are paired, and at one board the
/// colours are swapped.
///
/// # Errors
/// The round is not paired, its players choose their opponents, or teams meet in it.
pub fn moves(session: &EventSession, request: &ViewMoves) -> Result<Vec<MoveView>> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    refuse_free(competition)?;
    refuse_teams(competition)?;
    paired(tournament, request.round)?;
    let seen = seen_by(session, tournament, competition.id, request.round)?;
    let seen = with_newcomers(seen, tournament, request.round);
    let draft = Draft::of(&seen, competition, request.round)?;
    let moved = EntryId(request.player);
    let others = draft.places.iter().filter(|&&(player, _)| player != moved);
    let Some(from) = draft.place_of(moved) else { return Ok(Vec::new()) };
    Ok(others.map(|&(player, to)| draft.view((moved, from), (player, to))).collect())
}

/// Adds the players without a game who came after the round was paired.
fn with_newcomers(mut seen: Tournament, now: &Tournament, round: RoundNumber) -> Tournament {
    for entry in left_over(now, round) {
        match seen.entries.binary_search_by_key(&entry.id, |e| e.id) {
            Ok(at) => seen.entries[at] = entry.clone(),
            Err(at) => seen.entries.insert(at, entry.clone()),
        }
    }
    seen
}

/// Where a player is in a draft.
#[derive(Debug, Clone, Copy)]
enum Place<'a> {
    Seat(&'a Game),
    Bye,
    Nowhere,
}

/// A draft with the prices of its pairs.
struct Draft<'a> {
    tournament: &'a Tournament,
    places: Vec<(EntryId, Place<'a>)>,
    scores: HashMap<EntryId, HalfPoints>,
    /// The first round in which two players met, smaller key first.
    met: HashMap<(EntryId, EntryId), RoundNumber>,
    /// The prices of pairs of seated players.
    seated: PairPrices,
    /// The prices of pairs of all players; `None` if all are seated.
    all: Option<PairPrices>,
}

impl<'a> Draft<'a> {
    fn of(tournament: &'a Tournament, competition: &Competition, round: RoundNumber) -> Result<Draft<'a>> {
        let games = tournament.games_of(round);
        let (fixed, free): (Vec<&Game>, Vec<&Game>) = games.iter().partition(|g| needs_winner(tournament, g));
        let byes = tournament.byes.iter().filter(|b| b.round == round);
        let idle: Vec<(EntryId, Place)> = byes
            .map(|b| (b.entry, Place::Bye))
            .chain(left_over(tournament, round).into_iter().map(|e| (e.id, Place::Nowhere)))
            .collect();
        let field = Field::before(tournament, round);
        let request = around(&field, fixed.into_iter().cloned());
        let mut players: Vec<EntryId> = free.iter().flat_map(|g| [g.black, g.white]).collect();
        let seated = PairPrices::of(&field, &request, &players)?;
        players.extend(idle.iter().map(|&(player, _)| player));
        let all = match idle.as_slice() {
            [] => None,
            _ => Some(PairPrices::of(&field, &request, &players)?),
        };
        let seats = games.into_iter().flat_map(|g| [(g.black, Place::Seat(g)), (g.white, Place::Seat(g))]);
        Ok(Draft {
            tournament,
            places: seats.chain(idle).collect(),
            scores: scores_before(tournament, competition, round),
            met: meetings(tournament, round),
            seated,
            all,
        })
    }

    fn place_of(&self, player: EntryId) -> Option<Place<'a>> {
        self.places.iter().find(|&&(other, _)| other == player).map(|&(_, place)| place)
    }

    /// Returns the verdict on moving a player to the place of another.
    fn view(&self, (moved, from): (EntryId, Place<'a>), (other, to): (EntryId, Place<'a>)) -> MoveView {
        let of_view = |(verdict, text, changes)| MoveView { player: other.0, verdict, text, changes };
        for place in [from, to] {
            if let Place::Seat(game) = place
                && let Err(refused) = check_free(self.tournament, game)
            {
                return of_view((MoveVerdict::Impossible, refused.message, Vec::new()));
            }
        }
        of_view(match (from, to) {
            (Place::Seat(game), Place::Seat(same)) if game.id == same.id => self.colours(game),
            (Place::Seat(one), Place::Seat(two)) => {
                let after = [replaced(one, moved, other), replaced(two, other, moved)];
                self.exchange(&self.seated, &[one, two], &after)
            }
            (Place::Seat(game), Place::Bye) => self.with_idle(game, moved, other),
            (Place::Bye, Place::Seat(game)) => self.with_idle(game, other, moved),
            (Place::Seat(game), Place::Nowhere) | (Place::Nowhere, Place::Seat(game)) => {
                let text = message!("move-left-over", board = game.board);
                (MoveVerdict::Impossible, text, Vec::new())
            }
            _ => match self.places.iter().find_map(|(_, place)| matches!(place, Place::Seat(_)).then_some(place)) {
                Some(Place::Seat(any)) => {
                    let pair = Game { black: moved, white: other, handicap: 0, knockout: None, ..(*any).clone() };
                    self.exchange(self.all.as_ref().unwrap_or(&self.seated), &[], &[pair])
                }
                _ => (MoveVerdict::Good, message!("move-as-good"), Vec::new()),
            },
        })
    }

    /// Judges giving the bye to a player of a game, whose seat the other player takes.
    fn with_idle(&self, game: &Game, leaves: EntryId, comes: EntryId) -> (MoveVerdict, Message, Vec<CostLine>) {
        let prices = self.all.as_ref().unwrap_or(&self.seated);
        self.exchange(prices, &[game], &[replaced(game, leaves, comes)])
    }

    fn colours(&self, game: &Game) -> (MoveVerdict, Message, Vec<CostLine>) {
        if game.handicap > 0 {
            let text = message!("pairing-colours-handicap", board = game.board);
            return (MoveVerdict::Impossible, text, Vec::new());
        }
        judge_colours(self.seated.colours_difference(game.black, game.white))
    }

    /// Judges the exchange of some games for others.
    fn exchange(&self, prices: &PairPrices, before: &[&Game], after: &[Game]) -> (MoveVerdict, Message, Vec<CostLine>) {
        let pairs = |games: &[&Game]| games.iter().map(|g| (g.black, g.white)).collect::<Vec<_>>();
        let changes = prices.difference(&pairs(before), &pairs(&after.iter().collect::<Vec<_>>()));
        let broken = after.iter().find_map(|game| self.broken_rule(game));
        let (verdict, text) = match broken {
            Some(text) => (MoveVerdict::Breaks, text),
            None => self.judged(prices, &changes, &pairs(&after.iter().collect::<Vec<_>>())),
        };
        (verdict, text, differences(&changes))
    }

    /// Returns the verdict on differences that these pairs make, with the names of the pair that decides if they are worse.
    fn judged(
        &self,
        prices: &PairPrices,
        changes: &[CostDifference],
        after: &[(EntryId, EntryId)],
    ) -> (MoveVerdict, Message) {
        let lines = decisive(changes);
        let (verdict, text) = judge(&lines);
        let decides = |change: &&CostDifference| lines.first().is_some_and(|line| line.reason == change.reason.into());
        let reason = changes.iter().find(decides).map(|change| change.reason).filter(|_| verdict == MoveVerdict::Worse);
        let name = |id| self.tournament.entry(id).map_or_else(String::new, |e| e.player.list_name());
        let pair = reason.and_then(|reason| prices.dearest(after, reason));
        (verdict, pair.map_or(text, |pair| worse_with(&pair, &name)))
    }

    /// Returns which rule a game breaks: a rematch, a family, or players who are far apart.
    fn broken_rule(&self, game: &Game) -> Option<Message> {
        let name = |id| self.tournament.entry(id).map_or_else(String::new, |e| e.player.list_name());
        let (black, white) = (name(game.black), name(game.white));
        if let Some(&round) = self.met.get(&ordered(game.black, game.white)) {
            return Some(message!("move-rematch", black, white, round));
        }
        if of_one_family(self.tournament, [game.black, game.white]) {
            return Some(message!("move-family", black, white));
        }
        let score = |id| self.scores.get(&id).copied().unwrap_or_default().0;
        match far_apart(self.tournament, game, HalfPoints(score(game.black) - score(game.white)))? {
            RemarkKind::FarApart { grades, points } => {
                Some(message!("move-far-apart", black, white, grades, points = points.glyphs()))
            }
            _ => None,
        }
    }
}

/// Returns the first earlier round in which two players of the competition met.
fn meetings(tournament: &Tournament, round: RoundNumber) -> HashMap<(EntryId, EntryId), RoundNumber> {
    let mut met = HashMap::new();
    for game in tournament.games.iter().filter(|g| g.round < round) {
        met.entry(ordered(game.black, game.white)).or_insert(game.round);
    }
    met
}

/// Returns a game in which one player has taken the seat of another.
fn replaced(game: &Game, leaves: EntryId, comes: EntryId) -> Game {
    let seat = |player| if player == leaves { comes } else { player };
    Game { black: seat(game.black), white: seat(game.white), ..game.clone() }
}

/// Returns the difference that decides whether the round is better or worse, and all that speak against it.
///
/// Levels are in strict order, so the first one decides. OpenGotha adds its terms up, so the largest one of the sum's sign does.
fn decisive(changes: &[CostDifference]) -> Vec<CostLine> {
    let of_sum = changes.iter().any(|change| matches!(change.reason, Reason::OpenGotha(_)));
    let mut lines: Vec<CostDifference> = changes.iter().filter(|change| change.by != 0).copied().collect();
    if of_sum {
        let worse = changes.iter().map(|change| change.by).sum::<i64>() > 0;
        lines.sort_by_key(|change| ((change.by > 0) != worse, -change.by.abs()));
    }
    differences(&lines)
}

fn ordered(a: EntryId, b: EntryId) -> (EntryId, EntryId) {
    (a.min(b), a.max(b))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture;
    use crate::labels::ColourView;
    use crate::round::{PairRound, Seat, SwapPlayers, UnpairBoard, pair, swap_players, unpair_board};

    fn view_of(session: &EventSession, round: u32, player: EntryId) -> Vec<MoveView> {
        moves(session, &ViewMoves { round, player: player.0 }).expect("the round is paired")
    }

    fn games(session: &EventSession) -> Vec<Game> {
        session.tournament().expect("an event is open").games.clone()
    }

    #[test]
    fn the_price_of_an_exchange_is_what_the_change_reports_afterwards() {
        let session = fixture::paired(8);
        let moved = games(&session)[0].black;
        for seen in view_of(&session, 1, moved) {
            let to = games(&session).into_iter().find(|g| g.colour_of(EntryId(seen.player)).is_some());
            let to = to.expect("all eight have a game");
            if to.colour_of(moved).is_some() {
                continue;
            }
            let colour = if to.black.0 == seen.player { ColourView::Black } else { ColourView::White };
            let one = Seat { board: games(&session)[0].board, colour: ColourView::Black };
            let swap = SwapPlayers { round: 1, one, other: Seat { board: to.board, colour }, consent: true };
            let change = swap_players(&mut fixture::paired(8), &swap).expect("the boards are free").value;
            assert_eq!(seen.changes, change.above_best, "{seen:?}");
        }
    }

    #[test]
    fn every_other_place_has_a_verdict_and_a_rematch_breaks_a_rule() {
        let mut session = fixture::played(8);
        crate::round::confirm(&mut session, &crate::round::RoundStep::of(1)).expect("all results are in");
        pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect("round 2 can be paired");
        let of_round = |round| games(&session).into_iter().filter(move |g| g.round == round).collect::<Vec<_>>();
        let [moved, met] = of_round(1).first().map(|g| [g.black, g.white]).expect("round 1 was played");
        let seen = view_of(&session, 2, moved);
        assert_eq!(seen.len(), 7);
        // The opponent of the former opponent now.
        let board = of_round(2).into_iter().find(|g| g.colour_of(met).is_some()).expect("they have a game");
        let beside = if board.black == met { board.white } else { board.black };
        let there = seen.iter().find(|view| view.player == beside.0).expect("it is a place");
        assert_eq!((there.verdict, there.text.id), (MoveVerdict::Breaks, "move-rematch"));
    }

    #[test]
    fn the_bye_is_a_place_and_a_player_without_a_game_has_one_sentence() {
        let mut session = fixture::paired(7);
        let (game, bye) = {
            let tournament = session.tournament().expect("an event is open");
            (tournament.games[0].clone(), tournament.byes[0].entry)
        };
        let to_bye = |session: &EventSession| {
            view_of(session, 1, game.black).into_iter().find(|view| view.player == bye.0).expect("the bye is a place")
        };
        assert_ne!(to_bye(&session).verdict, MoveVerdict::Impossible);
        let other = games(&session)[1].clone();
        unpair_board(&mut session, &UnpairBoard { round: 1, board: other.board }).expect("the board is free");
        let seen = view_of(&session, 1, game.black);
        let left = seen.iter().find(|view| view.player == other.black.0).expect("it is a place");
        assert_eq!((left.verdict, left.text.id), (MoveVerdict::Impossible, "move-left-over"));
        let together = view_of(&session, 1, other.white);
        let together = together.iter().find(|view| view.player == other.black.0).expect("it is a place");
        assert_ne!(together.verdict, MoveVerdict::Impossible);
    }

    #[test]
    fn a_board_with_a_result_is_impossible() {
        let session = fixture::played(8);
        let seen = view_of(&session, 1, games(&session)[0].black);
        assert!(seen.iter().all(|view| view.text.id == "round-board-has-result"), "{seen:?}");
    }

    #[test]
    fn moves_refuses_a_round_that_is_not_paired() {
        let refused = moves(&fixture::closed_register(8), &ViewMoves { round: 1, player: 1 });
        assert_eq!(refused.expect_err("round 1 is not paired").message.id, "round-not-paired");
    }
}
