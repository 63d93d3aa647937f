//! What a helper sees on the phone: the boards with what was entered before, or the players who have not arrived.

use domain::model::disclosure::{Audience, disclose};
use domain::{Competition, Entry, EntryStatus, Event, Game, HelperRole, RoundState};
use serde::Serialize;
use session::{EventSession, Result};

use super::code::authenticate;
use crate::labels::ResultView;
use crate::vocabulary::HelperRoleName;

/// A board of a round that is not confirmed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HelperBoard {
    /// The competition's key.
    pub competition: i64,
    /// The competition's name.
    pub name: String,
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// Black, as the hall sees them.
    pub black: String,
    /// White.
    pub white: String,
    /// The keys of the players, Black first, which the phone sends back with an entry.
    pub players: [i64; 2],
    /// The result of the first pass.
    pub first: Option<ResultView>,
    /// The result of the second pass.
    pub second: Option<ResultView>,
}

/// A player who has not arrived.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HelperPlayer {
    /// The entry's key.
    pub entry: i64,
    /// The person's key, which the phone sends back with the name.
    pub person: i64,
    /// The name, as the hall sees it.
    pub name: String,
    /// The competition's name.
    pub competition: String,
}

/// A competition of the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HelperCompetition {
    /// Its key.
    pub competition: i64,
    /// Its name.
    pub name: String,
}

/// What a helper can work on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HelperWork {
    /// The helper's name.
    pub helper: String,
    /// What they may do.
    pub role: HelperRoleName,
    /// Whether results are entered twice.
    pub two_passes: bool,
    /// The competitions, for notes about no board.
    pub competitions: Vec<HelperCompetition>,
    /// The boards, for results and notes.
    pub boards: Vec<HelperBoard>,
    /// The players, for the check-in.
    pub players: Vec<HelperPlayer>,
}

/// Returns what the helper with this code can work on.
///
/// # Errors
/// The code is not valid.
pub fn work(session: &EventSession, code: &str) -> Result<HelperWork> {
    let helper = authenticate(session, code)?;
    let whole = session.event()?;
    let boards = match &helper.role {
        HelperRole::Results { room } => {
            let is_own = |game: &&Game| whole.settings().is_in_room(game.board, room.as_deref());
            boards(whole).into_iter().filter(is_own).map(|game| board(whole, game)).collect()
        }
        HelperRole::Notes => boards(whole).into_iter().map(|game| board(whole, game)).collect(),
        HelperRole::CheckIn | HelperRole::SecondDesk => Vec::new(),
    };
    let players = match helper.role {
        HelperRole::CheckIn => {
            let absent = whole.entries().filter(|entry| entry.status == EntryStatus::PreRegistered);
            absent.map(|entry| player(whole, entry)).collect()
        }
        HelperRole::Results { .. } | HelperRole::Notes | HelperRole::SecondDesk => Vec::new(),
    };
    let competitions = match helper.role {
        HelperRole::Notes => whole.competitions().map(competition).collect(),
        HelperRole::Results { .. } | HelperRole::CheckIn | HelperRole::SecondDesk => Vec::new(),
    };
    let (helper, role) = (helper.name.clone(), HelperRoleName::from(&helper.role));
    Ok(HelperWork { helper, role, two_passes: whole.settings().two_passes, competitions, boards, players })
}

/// Returns the games of released rounds that are not confirmed.
pub(super) fn boards(whole: &Event) -> Vec<&Game> {
    let open = |state| matches!(state, RoundState::Released | RoundState::Playing);
    let rounds = whole.rounds().filter(|round| open(round.state));
    rounds.flat_map(|round| whole.games_of(round.competition, round.number)).collect()
}

fn competition(of: &Competition) -> HelperCompetition {
    HelperCompetition { competition: of.id.0, name: of.name.clone() }
}

fn board(whole: &Event, game: &Game) -> HelperBoard {
    let name = |id| whole.entry(id).map(published).unwrap_or_default();
    HelperBoard {
        competition: game.competition.0,
        name: competition_name(whole, game.competition),
        round: game.round,
        board: game.board,
        black: name(game.black),
        white: name(game.white),
        players: [game.black.0, game.white.0],
        first: game.passes.black.map(ResultView::from),
        second: game.passes.white.map(ResultView::from),
    }
}

fn player(whole: &Event, entry: &Entry) -> HelperPlayer {
    HelperPlayer {
        entry: entry.id.0,
        person: entry.person.0,
        name: published(entry),
        competition: competition_name(whole, entry.competition),
    }
}

fn competition_name(whole: &Event, id: domain::CompetitionId) -> String {
    whole.competition(id).map(|competition| competition.name.clone()).unwrap_or_default()
}

/// Returns a name as the hall sees it.
pub(super) fn published(entry: &Entry) -> String {
    disclose(&entry.player, entry.number, Audience::Hall).name.message().to_string()
}
