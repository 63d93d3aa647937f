//! Whether the newest round is out of date, found out a second way: from the snapshots of its pairing and release, and by pairing it in
//! an event of its own from the facts of then and of now.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use api::dispatch_event;
use app::operation::{Creation, op};
use domain::{EntryStatus, Game, RoundState, Tournament};
use serde_json::{Value, json};
use session::{EventSession, FileHandles, FixedEnvironment};

use crate::compare::Difference;

/// What the newest round was paired and released from.
pub struct Before {
    /// The event as its last pairing, whole or in part, left it.
    pub pairing: Tournament,
    /// The event as its last pairing or release left it: the director who releases a round knows what changed before.
    pub known: Tournament,
}

/// Why a round is out of date.
#[derive(Debug, Default, PartialEq, Eq)]
struct Reasons {
    /// Players who are seated or have the bye and do not play, with their boards.
    left: BTreeSet<(i64, Option<u64>)>,
    /// Players without a game who were not there when the round was paired.
    came: BTreeSet<i64>,
    /// Whether slips came in.
    slips: bool,
    /// Whether the round would be paired differently from other facts than who is there; `None` if that cannot be compared.
    differs: Option<bool>,
}

/// Compares what the view of the newest round says of it.
pub fn wrong_validity(session: &mut EventSession, alone: &mut Alone, before: &Before) -> Option<Difference> {
    let tournament = session.tournament().ok()?.clone();
    let round = newest(&tournament)?;
    let expected = reasons(alone, &tournament, before, round);
    let view = dispatch_event(session, &FileHandles::default(), "view_round", json!({ "round": round })).ok()?;
    let shown = shown(&view["validity"]);
    let stale = view["validity"]["state"] == "out_of_date";
    let certain = !expected.left.is_empty() || !expected.came.is_empty() || expected.slips;
    let expected_stale = if certain { Some(true) } else { expected.differs };
    let same = (&shown.left, &shown.came, shown.slips) == (&expected.left, &expected.came, expected.slips);
    if same && expected_stale.is_none_or(|expected| expected == stale) {
        return None;
    }
    Some(Difference {
        what: format!("whether round {round} is out of date"),
        shown: format!("{stale} {}", view["validity"]["reasons"]),
        recomputed: format!("{expected:?}"),
    })
}

/// Returns whether the release of a draft must ask: a player is left over, or the draft is out of date. `None` if it may.
pub fn must_ask(alone: &mut Alone, tournament: &Tournament, before: &Before) -> Option<bool> {
    let round = newest(tournament)?;
    let expected = reasons(alone, tournament, before, round);
    let certain = !expected.left.is_empty() || !expected.came.is_empty() || expected.slips;
    if certain || !left_over(tournament, round).is_empty() { Some(true) } else { expected.differs }
}

fn newest(tournament: &Tournament) -> Option<u32> {
    tournament.rounds.iter().map(|round| round.number).max()
}

fn shown(validity: &Value) -> Reasons {
    let mut shown = Reasons::default();
    for reason in validity["reasons"].as_array().into_iter().flatten() {
        let entry = reason["entry"].as_i64().unwrap_or_default();
        match reason["kind"].as_str() {
            Some("left") => drop(shown.left.insert((entry, reason["boards"][0].as_u64()))),
            Some("came") => drop(shown.came.insert(entry)),
            Some("slips") => shown.slips = true,
            _ => {}
        }
    }
    shown
}

fn reasons(alone: &mut Alone, now: &Tournament, before: &Before, round: u32) -> Reasons {
    let state = now.rounds.iter().find(|r| r.number == round).map(|r| r.state);
    if state.is_none_or(|state| state == RoundState::Confirmed) || now.competition.system.is_free() {
        return Reasons { differs: Some(false), ..Reasons::default() };
    }
    let pairing = &before.pairing;
    let came = left_over(now, round).into_iter().filter(|&entry| !is_there(pairing, entry, round));
    let pending = |of: &Tournament| of.pending_slips().map(|slip| slip.id.0).collect::<BTreeSet<i64>>();
    let known = match state {
        Some(RoundState::Draft) => Some(pairing),
        Some(RoundState::Released) if !is_played(&before.known, now, round) => Some(&before.known),
        _ => None,
    };
    Reasons {
        left: left(now, round),
        came: came.collect(),
        slips: pending(now).difference(&pending(pairing)).next().is_some(),
        differs: known.map_or(Some(false), |known| differs(alone, known, now, round)),
    }
}

/// Whether a result was entered after the release.
fn is_played(known: &Tournament, now: &Tournament, round: u32) -> bool {
    let then = |game: &Game| known.games.iter().find(|other| other.id == game.id).map(|other| other.passes);
    let mut games = now.games.iter().filter(|game| game.round == round);
    games.any(|game| game.passes != then(game).unwrap_or_default())
}

/// Whether a player is registered and plays a round.
fn is_there(tournament: &Tournament, entry: i64, round: u32) -> bool {
    let is_it = |other: &&domain::Entry| other.id.0 == entry;
    let plays = |entry: &domain::Entry| entry.status == EntryStatus::Registered && !entry.missed.contains(round);
    tournament.entries.iter().find(is_it).is_some_and(plays)
}

fn left(now: &Tournament, round: u32) -> BTreeSet<(i64, Option<u64>)> {
    let away = |entry: i64| {
        let ghost = now.entries.iter().any(|other| other.id.0 == entry && other.ghost);
        !ghost && !is_there(now, entry, round)
    };
    let open = |game: &&Game| game.round == round && game.passes.black.is_none() && game.passes.white.is_none();
    let seats = now
        .games
        .iter()
        .filter(open)
        .flat_map(|game| [game.black, game.white].map(|entry| (entry.0, Some(u64::from(game.board)))));
    let byes: Vec<i64> = now.byes.iter().filter(|bye| bye.round == round).map(|bye| bye.entry.0).collect();
    // A team rests as long as one of its players is there.
    let rests = now.competition.teams.is_some() && byes.iter().any(|&entry| !away(entry));
    let resting = byes.into_iter().filter(|_| !rests).map(|entry| (entry, None));
    seats.chain(resting).filter(|&(entry, _)| away(entry)).collect()
}

/// Returns the players who are there and have neither a game nor the bye, unless their system lets them rest.
fn left_over(now: &Tournament, round: u32) -> Vec<i64> {
    let has_game = |entry: i64| {
        let mut games = now.games.iter().filter(|game| game.round == round);
        games.any(|game| game.black.0 == entry || game.white.0 == entry)
    };
    let has_bye = |entry: i64| now.byes.iter().any(|bye| bye.round == round && bye.entry.0 == entry);
    let waits = |entry: &&domain::Entry| {
        let id = entry.id.0;
        is_there(now, id, round) && !entry.ghost && !has_game(id) && !has_bye(id) && !now.rests(entry, round)
    };
    now.entries.iter().filter(waits).map(|entry| entry.id.0).collect()
}

/// Whether a round would be paired differently now than then; `None` if others are there, or it could be paired neither time.
fn differs(alone: &mut Alone, then: &Tournament, now: &Tournament, round: u32) -> Option<bool> {
    let there = |of: &Tournament| -> BTreeSet<i64> {
        of.entries.iter().map(|entry| entry.id.0).filter(|&entry| is_there(of, entry, round)).collect()
    };
    if there(then) != there(now) {
        return None;
    }
    // A round cannot be paired while a result before it is missing.
    let missing = |of: &Tournament| {
        let mut earlier = of.games.iter().filter(|game| game.round < round);
        earlier.any(|game| game.passes.agreed().is_none() && !of.is_unfinished(game))
    };
    if missing(then) || missing(now) {
        return None;
    }
    match (alone.pairs(then, round), alone.pairs(now, round)) {
        (Err(_), Err(_)) => None,
        (one, other) => Some(one.ok() != other.ok()),
    }
}

/// The last events that were paired alone, and how.
#[derive(Default)]
pub struct Alone(VecDeque<(Tournament, Result<Pairs, String>)>);

impl Alone {
    /// Returns how a round would be paired from what an event knows before it.
    fn pairs(&mut self, event: &Tournament, round: u32) -> Result<Pairs, String> {
        let before = event.before_round(round);
        if let Some((_, known)) = self.0.iter().find(|(known, _)| *known == before) {
            return known.clone();
        }
        let pairs = paired_alone(&before, round);
        self.0.truncate(3);
        self.0.push_front((before, pairs.clone()));
        pairs
    }
}

/// Black and White with the handicap, by the smaller and the greater key.
type Pairs = BTreeMap<(i64, i64), (i64, u8)>;

/// Pairs a round in an event of its own that knows only what was before it. Of teams, returns which teams meet.
fn paired_alone(event: &Tournament, round: u32) -> Result<Pairs, String> {
    let environment = FixedEnvironment::new(0, event.event.start);
    let created = Creation::New(Box::default());
    let before = event.before_round(round);
    let mut session = EventSession::in_memory(environment, op::CreateEvent, &created, &before.into())
        .map_err(|error| error.to_string())?;
    let request = json!({ "round": round, "despite_slips": true, "consent": true });
    dispatch_event(&mut session, &FileHandles::default(), "pair_round", request).map_err(|error| error.to_string())?;
    let paired = session.tournament().map_err(|error| error.to_string())?;
    let teams = paired.competition.teams.as_ref();
    let side = |entry: domain::EntryId| match teams.and_then(|teams| teams.team_of(entry)) {
        Some(team) => i64::from(team.number),
        None => entry.0,
    };
    let mut pairs = Pairs::new();
    for game in paired.games_of(round) {
        let (black, white) = (side(game.black), side(game.white));
        // Board 1 of a match has the colours of the match.
        pairs.entry((black.min(white), black.max(white))).or_insert((black, game.handicap));
    }
    Ok(pairs)
}
