//! What a round was paired from, its basis: the event as it was when the round was paired. Explanations and checks of a round use
//! its basis, because the register, results and settings may have changed since.

use std::collections::{BTreeMap, BTreeSet};

use crate::model::absence::{Absence, AbsenceReason};
use crate::model::adjournment::CountsAs;
use crate::model::competition::Competition;
use crate::model::entry::{Entry, EntryStatus};
use crate::model::game::Game;
use crate::model::id::{EntryId, GameId, RoundNumber};
use crate::model::knockout_table::KnockoutTable;
use crate::model::pairing_rules::{Level, Profile};
use crate::model::qualifying::QualifyingStage;
use crate::model::rank::Rank;
use crate::model::result::GameResult;
use crate::model::round::Bye;
use crate::model::team::Teams;
use crate::model::tournament::Tournament;
use crate::model::year_final::YearFinal;

/// Something that differs from the basis of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BasisChange {
    /// A result of an earlier round, or who played there.
    Result {
        /// The earlier round.
        round: RoundNumber,
        /// Its board.
        board: u32,
    },
    /// A bye or an absence of an earlier round.
    Attendance {
        /// The earlier round.
        round: RoundNumber,
        /// The player.
        entry: EntryId,
    },
    /// A player's rank.
    Rank {
        /// The player.
        entry: EntryId,
        /// The rank when the round was paired.
        from: Rank,
        /// The rank now.
        to: Rank,
    },
    /// Another fact about a player: rating, club, country, family, birth, fixed board, starting score.
    Player(EntryId),
    /// A knock-out, a qualifying or a Final: drawn, or other players in it.
    Draws,
    /// A setting that the pairing depends on.
    Settings,
}

/// A player who is seated in a round, or has its bye, and does not play it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Left {
    /// The player.
    pub entry: EntryId,
    /// Their board; `None` for the bye.
    pub board: Option<u32>,
}

/// Returns the event as a round saw it: what was before the round as in its `basis`, and the round itself as it is `now`. Players
/// who were not to play the round when it was paired are as they are now if they have a game or the bye in it; they play it, even if
/// they have left since. Others who entered later are unknown to it. Everyone has the name that they have now.
pub fn as_paired(basis: &Tournament, now: &Tournament, round: RoundNumber) -> Tournament {
    let mut seen = basis.before_round(round);
    seen.rounds.extend(now.rounds.iter().filter(|r| r.number == round).cloned());
    seen.rounds.sort_unstable_by_key(|r| (r.competition, r.number));
    let games: Vec<Game> =
        now.games.iter().filter(|g| g.round == round).map(|game| with_place_then(basis, game)).collect();
    let byes: Vec<_> = now.byes.iter().filter(|b| b.round == round).copied().collect();
    let busy: BTreeSet<EntryId> =
        games.iter().flat_map(|g| [g.black, g.white]).chain(byes.iter().map(|b| b.entry)).collect();
    // An absent player of a circle or a team has a board that was lost from the beginning (R66).
    let lost_then = |id: EntryId| {
        let mut games = basis.games.iter().filter(|g| g.round == round);
        games.any(|g| g.colour_of(id).is_some() && g.passes.known().is_some())
    };
    let as_seated =
        |entry: &Entry| Entry { status: EntryStatus::Registered, missed: entry.missed.without(round), ..entry.clone() };
    let came_later = |entry: &Entry| busy.contains(&entry.id) && !entry.plays(round) && !lost_then(entry.id);
    for entry in &now.entries {
        match seen.entries.binary_search_by_key(&entry.id, |e| e.id) {
            Err(at) if busy.contains(&entry.id) => seen.entries.insert(at, as_seated(entry)),
            Err(_) => {}
            Ok(at) if came_later(&seen.entries[at]) => seen.entries[at] = as_seated(entry),
            Ok(_) => {}
        }
    }
    for entry in &mut seen.entries {
        let Some(Entry { player, .. }) = now.entry(entry.id) else { continue };
        entry.player.family.clone_from(&player.family);
        entry.player.given.clone_from(&player.given);
    }
    let (of_games, of_byes) = (|g: &Game| g.id, |b: &Bye| (b.competition, b.round, b.entry));
    seen.games.extend(games);
    seen.games.sort_unstable_by_key(of_games);
    seen.byes.extend(byes);
    seen.byes.sort_unstable_by_key(of_byes);
    seen.absences.extend(now.absences.iter().filter(|a| a.round == round).copied());
    seen.absences.sort_unstable_by_key(Absence::key);
    seen.certificates.extend(now.certificates.iter().filter(|c| c.round == round).cloned());
    let exists = |id: GameId| seen.games.iter().any(|g| g.id == id);
    seen.adjournments.extend(now.adjournments.iter().filter(|form| exists(form.game)).cloned());
    seen.adjournments.sort_unstable_by_key(|form| form.game);
    seen.adjournments.dedup_by_key(|form| form.game);
    seen.ladders.extend(now.ladders.iter().filter(|ladder| exists(ladder.game)).cloned());
    seen.ladders.sort_unstable_by_key(|ladder| ladder.game);
    seen.ladders.dedup_by_key(|ladder| ladder.game);
    // Who sits at which board of a match can change after the pairing.
    seen.competition.teams.clone_from(&now.competition.teams);
    seen
}

/// Returns a game with the place in a table that it had when its round was paired: a correction that annuls later games takes it away.
fn with_place_then(basis: &Tournament, game: &Game) -> Game {
    let is_it = |then: &&Game| then.id == game.id && (then.black, then.white) == (game.black, game.white);
    let place = basis.games.iter().find(is_it).and_then(|then| then.knockout);
    Game { knockout: game.knockout.or(place), ..game.clone() }
}

/// Returns the players of a round who do not play it, by board, the bye last. A game with a result counts as played.
pub fn who_left(now: &Tournament, round: RoundNumber) -> Vec<Left> {
    let away = |id: EntryId| now.entry(id).is_some_and(|entry| !entry.plays(round));
    let open = now.games_of(round).into_iter().filter(|g| g.passes.black.or(g.passes.white).is_none());
    let seated = open.flat_map(|g| [g.black, g.white].map(|entry| Left { entry, board: Some(g.board) }));
    let byes: Vec<_> = now.byes.iter().filter(|b| b.round == round).collect();
    // A team rests as long as one of its players is there.
    let is_team = now.competition.teams.is_some();
    let rests = is_team && byes.iter().any(|b| !away(b.entry));
    let resting = byes.iter().filter(|_| !rests).map(|b| Left { entry: b.entry, board: None });
    seated.chain(resting).filter(|left| away(left.entry)).collect()
}

/// Returns what the pairing of a round depends on and differs between its basis and now. Who plays the round is not part of it; what
/// changed of players who neither play it nor played before does not matter.
pub fn changes_since(basis: &Tournament, now: &Tournament, round: RoundNumber) -> Vec<BasisChange> {
    let mut changes = results(basis, now, round);
    changes.extend(attendance(basis, now, round));
    let earlier = now.games.iter().filter(|g| g.round < round);
    // The score of a player who does not play the round counts for the opponents they had.
    let met: BTreeSet<EntryId> = earlier.flat_map(|g| [g.black, g.white]).collect();
    let matters = |then: &&Entry, entry: &Entry| then.plays(round) || entry.plays(round) || met.contains(&entry.id);
    // A player who misses the round has a place in the circle, until they leave.
    let in_circle = now.competition.system.rules().circle.is_some();
    let left_circle = |entry: &Entry| {
        let absent = |then: &&Entry| !then.plays(round) && !entry.plays(round);
        basis.entry(entry.id).filter(absent).is_some_and(|then| then.status != entry.status)
    };
    changes.extend(now.entries.iter().filter(|e| in_circle && left_circle(e)).map(|e| BasisChange::Player(e.id)));
    for entry in &now.entries {
        let Some(then) = basis.entry(entry.id).filter(|then| matters(then, entry)) else { continue };
        if then.player.rank != entry.player.rank {
            let (from, to) = (then.player.rank, entry.player.rank);
            changes.push(BasisChange::Rank { entry: entry.id, from, to });
        } else if facts(then) != facts(entry) {
            changes.push(BasisChange::Player(entry.id));
        }
    }
    if draws(basis) != draws(now) {
        changes.push(BasisChange::Draws);
    }
    let by_category = now.competition.pairing.levels.iter().any(|level| level.on && level.level == Level::Category);
    if settings(&basis.competition) != settings(&now.competition)
        || basis.event.draw_seed != now.event.draw_seed
        || (by_category && basis.event.ages != now.event.ages)
    {
        changes.push(BasisChange::Settings);
    }
    changes
}

/// Returns the tables, qualifyings and Finals of a competition, whose games a pairing sets first and whose players it keeps apart.
fn draws(event: &Tournament) -> (&[KnockoutTable], &[QualifyingStage], &[YearFinal]) {
    (&event.tables, &event.qualifyings, &event.finals)
}

/// What the pairing knows of an earlier game.
type EarlierGame = (EntryId, EntryId, u8, Option<GameResult>, Option<EntryId>, Option<CountsAs>);

fn results(basis: &Tournament, now: &Tournament, round: RoundNumber) -> Vec<BasisChange> {
    let games = |event: &Tournament| -> BTreeMap<GameId, (RoundNumber, u32, EarlierGame)> {
        let earlier = event.games.iter().filter(|g| g.round < round);
        // What an unfinished game counts as can change on its form (R75).
        let counts_as = |g: &Game| if g.passes.agreed().is_none() { event.counts_as(g) } else { None };
        let known = |g: &Game| (g.black, g.white, g.handicap, g.passes.known(), g.ladder_winner, counts_as(g));
        earlier.map(|g| (g.id, (g.round, g.board, known(g)))).collect()
    };
    let (then, now) = (games(basis), games(now));
    let same = |id: &GameId| then.get(id).map(|(.., known)| known) == now.get(id).map(|(.., known)| known);
    let ids: BTreeSet<&GameId> = then.keys().chain(now.keys()).filter(|id| !same(id)).collect();
    let place = |id: &GameId| now.get(id).or(then.get(id)).map(|&(round, board, _)| (round, board));
    let places: BTreeSet<(RoundNumber, u32)> = ids.into_iter().filter_map(place).collect();
    places.into_iter().map(|(round, board)| BasisChange::Result { round, board }).collect()
}

fn attendance(basis: &Tournament, now: &Tournament, round: RoundNumber) -> Vec<BasisChange> {
    type Facts = BTreeSet<(RoundNumber, EntryId, Option<AbsenceReason>)>;
    let facts = |event: &Tournament| -> Facts {
        let byes = event.byes.iter().filter(|b| b.round < round).map(|b| (b.round, b.entry, None));
        let absent = event.absences.iter().filter(|a| a.round < round);
        byes.chain(absent.map(|a| (a.round, a.entry, Some(a.reason)))).chain(consents(event, round)).collect()
    };
    let entered = |&(.., entry, _): &(RoundNumber, EntryId, Option<AbsenceReason>)| basis.entry(entry).is_some();
    let (then, now) = (facts(basis), facts(now).into_iter().filter(entered).collect());
    let differ: BTreeSet<(RoundNumber, EntryId)> =
        then.symmetric_difference(&now).map(|&(round, entry, _)| (round, entry)).collect();
    differ.into_iter().map(|(round, entry)| BasisChange::Attendance { round, entry }).collect()
}

/// Returns which closed rounds before this one players missed with consent that no absence says: late entries (R9).
fn consents(event: &Tournament, round: RoundNumber) -> Vec<(RoundNumber, EntryId, Option<AbsenceReason>)> {
    let stored =
        |earlier, entry| matches!(event.absence(earlier, entry), Some(reason) if reason != AbsenceReason::NotSeen);
    let missed = |earlier: RoundNumber| {
        let entries = event.entries.iter().filter(move |e| e.missed.contains(earlier) && !stored(earlier, e.id));
        entries.map(move |e| (earlier, e.id, Some(AbsenceReason::Consent)))
    };
    let earlier = event.rounds.iter().map(|r| r.number).filter(|&earlier| earlier < round && event.is_closed(earlier));
    earlier.flat_map(missed).collect()
}

/// Returns what a pairing uses of an entry besides rank and attendance.
fn facts(entry: &Entry) -> impl PartialEq + '_ {
    let player = &entry.player;
    (
        (player.rating, &player.club, player.country, player.birth, &player.pair),
        (entry.number, entry.score_shift, &entry.family_group, entry.ghost, entry.fixed_board, entry.admitted),
    )
}

/// Returns a competition without the settings that no pairing uses, and without the byes that the director gave: who gives a bye by
/// hand after the pairing changes the round, not what it was paired from.
fn settings(rules: &Competition) -> Competition {
    let plain = Competition::new(rules.id, "", rules.system, rules.rounds);
    // OpenGotha's profile pairs by the order of the standings.
    let by_order = rules.pairing.profile == Profile::OpenGotha;
    Competition {
        register_closed: None,
        tie_breaks: if by_order { rules.tie_breaks.clone() } else { plain.tie_breaks },
        earns_points: plain.earns_points,
        main_minutes: plain.main_minutes,
        overtime: plain.overtime,
        komi: plain.komi,
        start: plain.start,
        end: plain.end,
        own_class: plain.own_class,
        starts: plain.starts,
        open_file: plain.open_file,
        newcomers: plain.newcomers,
        name: plain.name,
        club_ladder: plain.club_ladder,
        prizes: plain.prizes,
        prize_list: plain.prize_list,
        rooms: plain.rooms,
        boards: plain.boards,
        given_byes: plain.given_byes,
        teams: rules.teams.clone().map(|teams| Teams { list: Vec::new(), ..teams }),
        ..rules.clone()
    }
}
