//! The card of a player: games, tie-breaks, knock-outs, points, and the changes that concern them.

use std::collections::{BTreeSet, HashMap};

use domain::{EntryId, Game, HalfPoints, Outcome as RoundOutcome, RoundNumber, Tournament};
use messages::message;
use serde::{Deserialize, Serialize};
use session::{AppError, EventSession, Result};
use store::JournalEntry;
use ts_rs::TS;

use crate::entry_competitions::EntryCompetitions;
use crate::history::{HistoryLine, line};
use crate::knockout::{AdvancedBy, RankedView, table_view};
use crate::labels::{ColourView, ReachedName, ResultView, StageView};
use crate::operation::Input;
use crate::points::{self, PointsLineView};
use crate::round::{KnockoutTag, SideView, board_tag, floats_down, scores_at_pairing, scores_before, side_view};
use crate::standings::{CellKind, ViewStandings, kind, placed};
use crate::vocabulary;
use crate::vocabulary::StatusName;

vocabulary! {
    /// Whether a player meets an opponent of another score group (R17).
    pub enum FloatView {
        /// The opponent has a higher score.
        Up = "up",
        /// The opponent has a lower score.
        Down = "down",
    }
}

/// The player whose card is shown.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, TS)]
pub struct ViewPlayerCard {
    /// The entry's key.
    #[ts(type = "number")]
    pub id: i64,
}

/// A round of the card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CardGame {
    /// The round, from 1.
    pub round: u32,
    /// The outcome for the player.
    pub kind: CellKind,
    /// The board, if the player has a game.
    pub board: Option<u32>,
    /// The player's colour.
    pub colour: Option<ColourView>,
    /// The opponent with their score before the round.
    pub opponent: Option<SideView>,
    /// Handicap stones.
    pub handicap: u8,
    /// The result if both passes agree.
    pub result: Option<ResultView>,
    /// The player's score before the round, `21½`.
    pub score: String,
    /// The float; `None` in games of a knock-out, and between players of equal score.
    pub float: Option<FloatView>,
    /// The knock-out that the game belongs to, if any.
    pub knockout: Option<KnockoutTag>,
}

/// A tie-break of the player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CardTieBreak {
    /// The criterion, `SOS`.
    pub name: String,
    /// Its value, `35½`.
    pub value: String,
}

/// A game of the player in a knock-out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CardKnockoutGame {
    /// The round of the knock-out.
    pub stage: StageView,
    /// The round of the competition.
    pub round: u32,
    /// The opponent's key, once known.
    #[ts(type = "number | null")]
    pub opponent: Option<i64>,
    /// The opponent's name; empty if not known, or for a bye.
    pub opponent_name: String,
    /// The board, once the game is paired.
    pub board: Option<u32>,
    /// Whether the player advanced; `None` while nobody has.
    pub won: Option<bool>,
    /// How the winner advanced.
    pub how: AdvancedBy,
}

/// The player's path through a knock-out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CardKnockout {
    /// Age category: 12 for KO12.
    pub category: u8,
    /// The highest stage reached; `None` before the first game.
    pub stage: Option<ReachedName>,
    /// The best of the player's shared places; `None` while the player can still win a game.
    pub from: Option<u32>,
    /// The last of them.
    pub to: Option<u32>,
    /// The player's games from the first round on.
    pub games: Vec<CardKnockoutGame>,
}

/// What the event knows of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PlayerCard {
    /// The player with their present score.
    pub player: SideView,
    /// European rating.
    pub rating: Option<i32>,
    /// Status of the entry.
    pub status: StatusName,
    /// The newest paired round, to which place and tie-breaks refer; 0 before round 1.
    pub round: u32,
    /// The place in the standings; `None` for guests and players who have not taken part.
    pub place: Option<u32>,
    /// The tie-breaks, most important first.
    pub tie_breaks: Vec<CardTieBreak>,
    /// The paired rounds.
    pub games: Vec<CardGame>,
    /// The knock-outs in which the player has a box.
    pub knockouts: Vec<CardKnockout>,
    /// The points for the tour; `None` for players without a category, and if the season has no points for the event.
    pub points: Option<PointsLineView>,
    /// The journal's entries about the player and the boards they played at, newest first.
    pub history: Vec<HistoryLine>,
}

/// Returns the card of a player.
///
/// # Errors
/// The entry does not exist, no event is open, or the journal cannot be read.
pub fn view(session: &EventSession, request: &ViewPlayerCard) -> Result<PlayerCard> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let id = EntryId(request.id);
    let unknown = || AppError::not_found(message!("entry-unknown", id = request.id));
    let entry = tournament.entry(id).ok_or_else(unknown)?;
    let placed = placed(session, &ViewStandings { individual: true, ..ViewStandings::default() })?;
    let standing = placed.standings.lines.iter().find(|line| line.entry == id);
    let values = standing.map(|line| line.criteria.iter().map(|value| value.glyphs()).collect()).unwrap_or_default();
    let outcomes =
        placed.crosstable.row_of(id).map(|row| &placed.crosstable.rows[row].outcomes[..]).unwrap_or_default();
    let after = scores_before(tournament, competition, placed.round + 1);
    let points = points::view(session).ok();
    Ok(PlayerCard {
        player: side(tournament, &after, id),
        rating: entry.player.rating.map(|rating| rating.0),
        status: entry.status.into(),
        round: placed.round,
        place: standing.and_then(|line| line.place),
        tie_breaks: tie_breaks(placed.names, values),
        games: games(session, id, outcomes)?,
        knockouts: knockouts(tournament, id),
        points: points.and_then(|view| view.players.into_iter().find(|line| line.id == request.id)),
        history: history(session, id)?,
    })
}

fn tie_breaks(names: Vec<String>, values: Vec<String>) -> Vec<CardTieBreak> {
    names.into_iter().zip(values).map(|(name, value)| CardTieBreak { name, value }).collect()
}

/// Returns a player with their score.
fn side(tournament: &Tournament, scores: &HashMap<EntryId, HalfPoints>, id: EntryId) -> SideView {
    side_view(tournament, id, &scores.get(&id).copied().unwrap_or_default().glyphs())
}

/// Returns the paired rounds, the first one first. A player without a row in the crosstable was absent.
fn games(session: &EventSession, id: EntryId, outcomes: &[RoundOutcome]) -> Result<Vec<CardGame>> {
    let rounds = 1..=session.tournament()?.paired_rounds();
    let outcome = |round: RoundNumber| outcomes.get(round as usize - 1).copied().unwrap_or(RoundOutcome::Absent);
    rounds.map(|round| card_game(session, id, round, outcome(round))).collect()
}

fn card_game(session: &EventSession, id: EntryId, round: RoundNumber, outcome: RoundOutcome) -> Result<CardGame> {
    let tournament = session.tournament()?;
    let scores = scores_at_pairing(session, round)?;
    let score = |id: EntryId| scores.get(&id).copied().unwrap_or_default();
    let own = |game: &&Game| game.round == round && game.colour_of(id).is_some();
    let game = tournament.games.iter().find(own);
    let opponent = game.map(|game| if game.black == id { game.white } else { game.black });
    let float = |opponent: EntryId| {
        let up = floats_down(score(opponent), score(id)).then_some(FloatView::Up);
        up.or(floats_down(score(id), score(opponent)).then_some(FloatView::Down))
    };
    Ok(CardGame {
        round,
        kind: kind(outcome),
        board: game.map(|game| game.board),
        colour: game.and_then(|game| game.colour_of(id)).map(ColourView::from),
        opponent: opponent.map(|opponent| side(tournament, &scores, opponent)),
        handicap: game.map_or(0, |game| game.handicap),
        result: game.and_then(|game| game.passes.agreed()).map(ResultView::from),
        score: score(id).glyphs(),
        float: game.filter(|game| game.knockout.is_none()).and(opponent).and_then(float),
        knockout: game.and_then(|game| board_tag(tournament, game)),
    })
}

fn knockouts(tournament: &Tournament, id: EntryId) -> Vec<CardKnockout> {
    let has_box =
        |table: &&domain::model::knockout_table::KnockoutTable| table.boxes.iter().any(|b| b.entry == Some(id));
    let path = |table: &domain::model::knockout_table::KnockoutTable| {
        let view = table_view(tournament, table);
        let ranked = view.ranking.iter().find(|line| line.entry == id.0);
        let games = view.rounds.iter().flat_map(|round| {
            let own = round.games.iter().filter(|game| [game.a, game.b].contains(&Some(id.0)));
            own.map(|game| {
                let is_a = game.a == Some(id.0);
                CardKnockoutGame {
                    stage: round.stage,
                    round: round.round,
                    opponent: if is_a { game.b } else { game.a },
                    opponent_name: if is_a { game.b_name.clone() } else { game.a_name.clone() },
                    board: game.board,
                    won: game.winner.map(|winner| winner == id.0),
                    how: game.how,
                }
            })
        });
        CardKnockout {
            category: table.category.0,
            stage: ranked.and_then(|line: &RankedView| line.stage),
            from: ranked.and_then(|line| line.from),
            to: ranked.and_then(|line| line.to),
            games: games.collect(),
        }
    };
    tournament.tables.iter().filter(has_box).map(path).collect()
}

/// Returns the journal's entries about a player, newest first. Boards are those that the player has now.
fn history(session: &EventSession, id: EntryId) -> Result<Vec<HistoryLine>> {
    let tournament = session.tournament()?;
    let boards = tournament.games.iter().filter(|game| game.colour_of(id).is_some());
    let about = About {
        id,
        name: tournament.entry(id).map(|entry| entry.player.list_name()).unwrap_or_default(),
        boards: boards.map(|game| (game.round, game.board)).collect(),
        slips: tournament.slips.iter().filter(|slip| slip.entry == Some(id)).map(|slip| slip.id.0).collect(),
    };
    let (event, log) = (session.event()?, session.file()?.log()?);
    let concerns = |entry: &JournalEntry| Input::of(entry).is_some_and(|input| about.includes(&input));
    let competitions = EntryCompetitions::of(session, 0)?;
    let chosen = &session.competition()?.name;
    // Boards of other competitions have the same numbers.
    let is_here =
        |line: &HistoryLine| line.what.round.is_none() || line.competition.is_empty() || line.competition == *chosen;
    let lines = log.into_iter().rev().filter(concerns).map(|entry| line(event, entry, &competitions));
    Ok(lines.filter(is_here).collect())
}

/// By what the journal's entries about a player are found.
struct About {
    id: EntryId,
    name: String,
    /// Rounds and boards.
    boards: BTreeSet<(u32, u32)>,
    slips: BTreeSet<i64>,
}

impl About {
    fn includes(&self, input: &Input) -> bool {
        match input {
            Input::EnterResults(several) => {
                return several.results.iter().any(|(board, _)| self.boards.contains(&(several.round, *board)));
            }
            Input::ApplySlip(of) => return self.slips.contains(&of.slip),
            Input::RefuseSlip(of) => return self.slips.contains(&of.slip),
            _ => {}
        }
        let subject = input.subject();
        let board = subject.round.zip(subject.board);
        // The input of a new entry has no key yet, only the name.
        let is_named = subject.entries.is_empty() && !self.name.is_empty() && subject.name == self.name;
        is_named || subject.entries.contains(&self.id.0) || board.is_some_and(|board| self.boards.contains(&board))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::competition::{AddCompetition, EnterPeople, add, choose_named, enter};
    use crate::fixture;
    use crate::fixture::{no_event, open_register, paired, played_knockout, playing};
    use crate::operation::{EnterResult, OperationName};
    use crate::operation::{PairRound, RoundStep};
    use crate::register::{ChangeEntry, change, close_register};
    use crate::round::{enter_result, pair, release};

    fn card(session: &EventSession, id: i64) -> PlayerCard {
        view(session, &ViewPlayerCard { id }).expect("the entry exists")
    }

    #[test]
    fn card_shows_the_game_from_the_side_of_each_player() {
        let mut session = playing(8);
        let request = EnterResult { round: 1, board: 1, result: Some(ResultView::BlackWon), ..EnterResult::default() };
        enter_result(&mut session, &request).expect("Black can win");
        let game = session.tournament().expect("an event is open").games[0].clone();
        let (black, white) = (card(&session, game.black.0), card(&session, game.white.0));
        assert_eq!((black.games.len(), white.games.len()), (1, 1));
        let seen = |card: &PlayerCard| (card.games[0].kind, card.games[0].colour, card.games[0].result);
        assert_eq!(seen(&black), (CellKind::Win, Some(ColourView::Black), Some(ResultView::BlackWon)));
        assert_eq!(seen(&white), (CellKind::Loss, Some(ColourView::White), Some(ResultView::BlackWon)));
        assert_eq!(black.games[0].opponent.as_ref().map(|side| side.id), Some(game.white.0));
        assert_eq!(white.games[0].opponent.as_ref().map(|side| side.name.clone()), Some(black.player.name.clone()));
    }

    #[test]
    fn the_history_leaves_out_the_same_board_of_another_competition() {
        let mut session = fixture::played(8);
        let black = session.tournament().expect("an event is open").games[0].black.0;
        let results = |session: &EventSession| {
            let lines = card(session, black).history;
            lines.into_iter().filter(|line| line.what.operation == OperationName::EnterResult).count()
        };
        let before = results(&session);
        add(&mut session, &AddCompetition { name: "Rapid".into(), ..AddCompetition::default() }).expect("a free name");
        let everyone = EnterPeople { entries: (1..=8).collect(), overrule: false };
        enter(&mut session, &everyone).expect("they are new in the Rapid");
        close_register(&mut session).expect("eight players are registered");
        pair(&mut session, &PairRound { round: 1, ..PairRound::default() }).expect("round 1 is next");
        release(&mut session, &RoundStep::of(1)).expect("the boards are free");
        let request = EnterResult { round: 1, board: 1, result: Some(ResultView::WhiteWon), ..EnterResult::default() };
        enter_result(&mut session, &request).expect("the Rapid plays at board 1");
        choose_named(&mut session, "Open").expect("it exists");
        assert_eq!(results(&session), before, "the result of the Rapid is not theirs");
    }

    #[test]
    fn tie_breaks_and_place_are_those_of_the_standings() {
        let session = fixture::played(8);
        let standings = crate::standings::view(&session, &ViewStandings::default()).expect("round 1 is paired");
        for line in &standings.lines {
            let card = card(&session, line.id);
            let values: Vec<_> = card.tie_breaks.iter().map(|tie_break| tie_break.value.clone()).collect();
            assert_eq!((card.place, values, card.round), (line.place, line.values.clone(), 1));
        }
    }

    #[test]
    fn floats_agree_with_the_remarks_of_the_boards() {
        let mut session = fixture::played(10);
        crate::round::confirm(&mut session, &crate::operation::RoundStep::of(1)).expect("all results are entered");
        pair(&mut session, &PairRound { round: 2, ..PairRound::default() }).expect("round 2 can be paired");
        let round =
            crate::round::view(&session, &crate::round::ViewRound { round: Some(2) }).expect("round 2 is paired");
        let mut floats = 0;
        for board in &round.boards {
            let black_down = board.notes.contains(&crate::round::Note::BlackFloatsDown);
            let white_down = board.notes.contains(&crate::round::Note::WhiteFloatsDown);
            let expected = match (black_down, white_down) {
                (true, _) => [Some(FloatView::Down), Some(FloatView::Up)],
                (_, true) => [Some(FloatView::Up), Some(FloatView::Down)],
                _ => [None, None],
            };
            let float = |id| card(&session, id).games[1].float;
            assert_eq!([float(board.black.id), float(board.white.id)], expected, "board {}", board.board);
            floats += usize::from(black_down || white_down);
        }
        assert!(floats > 0, "nobody floats in round 2");
    }

    #[test]
    fn card_shows_the_path_through_a_knockout_and_the_points() {
        let session = played_knockout(5);
        let tournament = session.tournament().expect("an event is open");
        let tag = |game: &&Game| game.round == 5 && game.knockout.is_some();
        let game = tournament.games.iter().find(tag).expect("the quarter-finals are in round 5");
        for (id, won) in [(game.black, true), (game.white, false)] {
            let card = card(&session, id.0);
            let path = &card.knockouts[0];
            assert_eq!(
                (path.category, path.games[0].stage, path.games[0].won),
                (12, StageView::QuarterFinal, Some(won))
            );
            assert_eq!(path.games.len(), 1 + usize::from(won));
            assert_eq!(card.games[4].knockout.as_ref().map(|tag| tag.category), Some(12));
            assert!(card.points.is_some_and(|points| points.id == id.0));
        }
    }

    #[test]
    fn history_has_the_changes_of_the_entry_and_the_results_of_its_boards() {
        let mut session = playing(8);
        let game = session.tournament().expect("an event is open").games[1].clone();
        let request = EnterResult { round: 1, board: 2, result: Some(ResultView::Jigo), ..EnterResult::default() };
        enter_result(&mut session, &request).expect("a jigo can be entered");
        let of =
            |id: EntryId| card(&session, id.0).history.into_iter().map(|line| line.what.operation).collect::<Vec<_>>();
        let expected = [OperationName::EnterResult, OperationName::AddEntry].map(|name| name.to_string());
        for id in [game.black, game.white] {
            assert_eq!(of(id).iter().map(ToString::to_string).collect::<Vec<_>>(), expected);
        }
        let other = session.tournament().expect("an event is open").games[0].black;
        assert_eq!(of(other).len(), 1);
    }

    #[test]
    fn history_has_corrections_of_a_renamed_player() {
        let mut session = open_register(2);
        let fields = crate::operation::EntryFields { family: "Acacia".into(), ..fixture::fields(0) };
        change(&mut session, &ChangeEntry { id: 1, reason: None, fields }).expect("the register is open");
        let card = card(&session, 1);
        assert_eq!(card.player.name, "Acacia Sam");
        assert_eq!(card.history[0].what.operation.to_string(), "change_entry");
    }

    #[test]
    fn card_before_round_1_has_no_games() {
        let card = card(&open_register(3), 2);
        assert_eq!((card.games.len(), card.round, card.knockouts.len()), (0, 0, 0));
        assert_eq!(paired(8).tournament().map(|t| t.games.len()).ok(), Some(4));
    }

    #[test]
    fn card_refuses_unknown_entries_and_a_session_without_an_event() {
        let request = ViewPlayerCard { id: 99 };
        assert_eq!(view(&open_register(3), &request).unwrap_err().message.id, "entry-unknown");
        assert_eq!(view(&no_event(), &request).unwrap_err().message.id, "event-not-open");
    }
}
