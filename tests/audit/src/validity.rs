//! Whether the newest round is out of date, found out a second way: from the snapshots of the pairings that made its boards and of its
//! release, and by pairing it in an event of its own from the facts of then and of now.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use api::dispatch_event;
use app::operation::{Creation, op};
use domain::{Decided, EntryStatus, Game, RoundState, Tournament};
use serde_json::{Value, json};
use session::{EventSession, FileHandles, FixedEnvironment};

use crate::compare::Difference;
use crate::origins::{Origin, Origins, Pair};

/// Why a round is out of date.
#[derive(Debug, Default, PartialEq, Eq)]
struct Reasons {
    /// Players who are seated or have the bye and do not play, with their boards.
    left: BTreeSet<(i64, Option<u64>)>,
    /// Players who were not there when the round was paired, and have no game or one that was lost without them.
    came: BTreeSet<i64>,
    /// Whether slips came in.
    slips: bool,
    /// Whether the round would be paired differently from other facts than who is there; `None` if that cannot be compared.
    differs: Option<bool>,
}

/// Compares what the view of the newest round says of it.
pub fn wrong_validity(session: &mut EventSession, alone: &mut Alone, before: &Origins) -> Option<Difference> {
    let tournament = session.tournament().ok()?.clone();
    let round = newest(&tournament).filter(|_| before.is_known())?;
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
pub fn must_ask(alone: &mut Alone, tournament: &Tournament, before: &Origins) -> Option<bool> {
    let round = newest(tournament).filter(|_| before.is_known())?;
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
            // A team that came back has no entry.
            Some("came") if entry > 0 => drop(shown.came.insert(entry)),
            Some("slips") => shown.slips = true,
            _ => {}
        }
    }
    shown
}

fn reasons(alone: &mut Alone, now: &Tournament, before: &Origins, round: u32) -> Reasons {
    let state = now.rounds.iter().find(|r| r.number == round).map(|r| r.state);
    if state.is_none_or(|state| state == RoundState::Confirmed) || now.competition.system.is_free() {
        return Reasons { differs: Some(false), ..Reasons::default() };
    }
    let origins = before.in_round(now);
    // A board that stays from an earlier pairing knows nothing of what a later one knew.
    let Some((Origin { pairing: oldest, .. }, _)) = origins.first() else {
        return Reasons { left: left(now, round), ..Reasons::default() };
    };
    let pending = |of: &Tournament| of.pending_slips().map(|slip| slip.id.0).collect::<BTreeSet<i64>>();
    let mut came: BTreeSet<i64> =
        left_over(now, round).into_iter().filter(|&entry| !is_there(oldest, entry, round)).collect();
    let is_open = match state {
        Some(RoundState::Draft) => true,
        Some(RoundState::Released) => !is_played(now, round),
        _ => false,
    };
    if is_open {
        came.extend(origins.iter().flat_map(|(origin, pairs)| lost_without_them(&origin.known, now, round, pairs)));
    }
    let differs = if is_open { differing(alone, &origins, now, round) } else { Some(false) };
    // Line-ups and teams that come back are not computed here.
    let differs = differs.filter(|&differs| differs || now.competition.teams.is_none());
    let slips = pending(now).difference(&pending(oldest)).next().is_some();
    Reasons { left: left(now, round), came, slips, differs }
}

/// Whether a game of a round was played.
fn is_played(now: &Tournament, round: u32) -> bool {
    let games = now.games.iter().filter(|game| game.round == round);
    let mut entered = games.flat_map(|game| game.passes.black.into_iter().chain(game.passes.white));
    entered.any(|result| result.decided == Decided::Played)
}

/// Returns the players who were away when their game was lost, and are there now.
fn lost_without_them(then: &Tournament, now: &Tournament, round: u32, pairs: &BTreeSet<Pair>) -> Vec<i64> {
    let games = now.games.iter().filter(|game| game.round == round);
    let of_pairing = games.filter(|game| pairs.contains(&pair_of(game)));
    let lost = of_pairing.filter(|game| {
        let both = (game.passes.black, game.passes.white);
        matches!(both, (Some(one), Some(other)) if one == other && one.decided == Decided::Forfeit)
    });
    let players = lost.flat_map(|game| [game.black.0, game.white.0]);
    let was_away = |entry: i64| then.entries.iter().any(|other| other.id.0 == entry) && !is_there(then, entry, round);
    players.filter(|&entry| was_away(entry) && is_there(now, entry, round)).collect()
}

fn pair_of(game: &Game) -> Pair {
    (game.black.0.min(game.white.0), game.black.0.max(game.white.0))
}

/// Whether a board of the round would be paired differently now, or a result before it was taken away; `None` if that cannot be compared.
fn differing(alone: &mut Alone, origins: &[(&Origin, BTreeSet<Pair>)], now: &Tournament, round: u32) -> Option<bool> {
    if lacks_result(now, round) {
        return Some(true);
    }
    if let [(only, _)] = origins
        && only.is_whole
    {
        return differs(alone, &only.known, now, round);
    }
    let mut all_known = true;
    for (origin, pairs) in origins {
        let then = &*origin.known;
        if facts_before(then, round) == facts_before(now, round) {
            continue;
        }
        match origin.is_whole {
            true => match differing_pairs(alone, then, now, round) {
                Some(differing) if differing.intersection(pairs).next().is_some() => return Some(true),
                Some(_) => {}
                None => all_known = false,
            },
            false => all_known = false,
        }
    }
    all_known.then_some(false)
}

/// Returns what a pairing of a round can depend on, without the bye that the director gave.
fn facts_before(event: &Tournament, round: u32) -> Tournament {
    let mut before = event.before_round(round);
    before.competition.given_byes.clear();
    before
}

/// Whether a closed round before this one has a game without an agreed result that is not adjourned.
fn lacks_result(event: &Tournament, round: u32) -> bool {
    let mut earlier = event.games.iter().filter(|game| game.round < round);
    earlier.any(|game| game.passes.agreed().is_none() && !event.is_unfinished(game))
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

/// Whether a round would be paired differently now than then, and is not as it would be paired now; `None` if others are there, or it
/// could be paired neither time.
fn differs(alone: &mut Alone, then: &Tournament, now: &Tournament, round: u32) -> Option<bool> {
    let (then, today) = both(alone, then, now, round)?;
    Some(then != today && today.as_ref().ok() != Some(&pairs_in(now, round)))
}

/// Returns the pairs that would be paired differently now than then, none if the round is as it would be paired now; `None` as for
/// [`differs`].
fn differing_pairs(alone: &mut Alone, then: &Tournament, now: &Tournament, round: u32) -> Option<BTreeSet<Pair>> {
    let (then, today) = both(alone, then, now, round)?;
    let (then, today) = (then.ok()?, today.ok()?);
    if today == pairs_in(now, round) {
        return Some(BTreeSet::new());
    }
    Some(then.iter().filter(|(pair, seat)| today.get(pair) != Some(seat)).map(|(pair, _)| *pair).collect())
}

/// How a round would be paired, or why not.
type Paired = Result<Pairs, String>;

/// Returns how a round would be paired from the facts of then and of now.
fn both(alone: &mut Alone, then: &Tournament, now: &Tournament, round: u32) -> Option<(Paired, Paired)> {
    let there = |of: &Tournament| -> BTreeSet<i64> {
        of.entries.iter().map(|entry| entry.id.0).filter(|&entry| is_there(of, entry, round)).collect()
    };
    if there(then) != there(now) {
        return None;
    }
    // A round cannot be paired while a result before it is missing.
    if lacks_result(then, round) || lacks_result(now, round) {
        return None;
    }
    // A bye given by hand is the director's change, not a fact that the pairing depends on.
    let mut today = now.clone();
    today.competition.given_byes.clone_from(&then.competition.given_byes);
    let (then, today) = (alone.pairs(then, round), alone.pairs(&today, round));
    if then.is_err() && today.is_err() { None } else { Some((then, today)) }
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

/// Black, or 0 in a table, with the handicap, by the smaller and the greater key.
type Pairs = BTreeMap<(i64, i64), (i64, u8)>;

/// Pairs a round in an event of its own that knows only what was before it.
fn paired_alone(event: &Tournament, round: u32) -> Result<Pairs, String> {
    let environment = FixedEnvironment::new(0, event.event.start);
    let created = Creation::New(Box::default());
    let before = event.before_round(round);
    let mut session = EventSession::in_memory(environment, op::CreateEvent, &created, &before.into())
        .map_err(|error| error.to_string())?;
    let request = json!({ "round": round, "despite_slips": true, "consent": true });
    dispatch_event(&mut session, &FileHandles::default(), "pair_round", request).map_err(|error| error.to_string())?;
    Ok(pairs_in(session.tournament().map_err(|error| error.to_string())?, round))
}

/// Returns the pairs of a round as they are. Of teams, returns which teams meet.
fn pairs_in(paired: &Tournament, round: u32) -> Pairs {
    let teams = paired.competition.teams.as_ref();
    let side = |entry: domain::EntryId| match teams.and_then(|teams| teams.team_of(entry)) {
        Some(team) => i64::from(team.number),
        None => entry.0,
    };
    let mut pairs = Pairs::new();
    for game in paired.games_of(round) {
        let (black, white) = (side(game.black), side(game.white));
        // In a table, a player keeps the colour of their seat after a correction.
        let counted = if game.knockout.is_some() { 0 } else { black };
        // Board 1 of a match has the colours of the match.
        pairs.entry((black.min(white), black.max(white))).or_insert((counted, game.handicap));
    }
    pairs
}
