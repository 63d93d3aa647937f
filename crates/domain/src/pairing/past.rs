//! What happened to each entry before a round: games, byes and the score he carried into each of them.

use std::collections::BTreeMap;

use crate::{
    Bye, Colour, Competition, Decided, EntryId, EntryStatus, HalfPoints, RoundNumber, System, Tournament,
};

/// A game of an earlier round from one player's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct PastGame {
    pub opponent: EntryId,
    pub colour: Colour,
    pub handicap: u8,
    /// How it was decided; `None` while no result is known.
    pub decided: Option<Decided>,
    pub knockout: bool,
    /// His score before the game less the opponent's.
    pub lead: HalfPoints,
}

/// One entry before the round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Past {
    pub wins: HalfPoints,
    pub mms: HalfPoints,
    pub byes: u32,
    pub games: Vec<PastGame>,
    played: HalfPoints,
    free_wins: HalfPoints,
    free_score: HalfPoints,
    initial: HalfPoints,
}

impl Past {
    /// What opponents are found by: the McMahon score, in a Swiss the wins.
    pub(crate) fn score(&self, system: System) -> HalfPoints {
        match system {
            System::McMahon => self.mms,
            System::Swiss => self.wins,
        }
    }
}

/// The past of all entries of a competition before `round`.
pub(crate) fn before(
    tournament: &Tournament,
    competition: &Competition,
    round: RoundNumber,
) -> BTreeMap<EntryId, Past> {
    let mut all: BTreeMap<EntryId, Past> = tournament
        .entries_of(competition.id)
        .map(|entry| {
            let initial = competition.mcmahon.initial(entry.player.rank) + HalfPoints::whole(entry.score_shift);
            (entry.id, Past { mms: initial, initial, ..Past::default() })
        })
        .collect();
    for earlier in 1..round.min(tournament.paired_rounds(competition.id) + 1) {
        play(tournament, competition, earlier, &mut all);
    }
    all
}

/// Adds one round to everyone's past.
fn play(tournament: &Tournament, competition: &Competition, round: RoundNumber, all: &mut BTreeMap<EntryId, Past>) {
    let before: BTreeMap<EntryId, HalfPoints> =
        all.iter().map(|(&id, past)| (id, past.score(competition.system))).collect();
    let mut points: BTreeMap<EntryId, HalfPoints> = BTreeMap::new();
    for game in tournament.games_of(competition.id, round) {
        let result = game.passes.known();
        for colour in [Colour::Black, Colour::White] {
            let (own, opponent) = (game.entry(colour), game.entry(colour.other()));
            let (Some(past), Some(&mine), Some(&theirs)) =
                (all.get_mut(&own), before.get(&own), before.get(&opponent))
            else {
                continue;
            };
            past.games.push(PastGame {
                opponent,
                colour,
                handicap: game.handicap,
                decided: result.map(|r| r.decided),
                knockout: game.knockout.is_some(),
                lead: mine - theirs,
            });
            points.insert(own, result.map_or(HalfPoints::ZERO, |r| r.points(colour)));
        }
    }
    for entry in tournament.entries_of(competition.id) {
        let Some(past) = all.get_mut(&entry.id) else { continue };
        let bye = |b: &&Bye| b.competition == competition.id && b.round == round && b.entry == entry.id;
        if let Some(&won) = points.get(&entry.id) {
            past.played += won;
        } else if tournament.byes.iter().any(|b| bye(&b)) {
            past.byes += 1;
            past.free_wins += competition.scoring.bye_wins;
            past.free_score += competition.scoring.bye_score;
        } else if entry.status != EntryStatus::Registered || entry.missed.contains(round) {
            past.free_wins += competition.scoring.absent_wins;
            past.free_score += competition.scoring.absent_score;
        }
        let counted = |free: HalfPoints| {
            if competition.scoring.round_down { HalfPoints::whole(free.floor()) } else { free }
        };
        past.wins = past.played + counted(past.free_wins);
        past.mms = past.initial + past.played + counted(past.free_score);
    }
}
