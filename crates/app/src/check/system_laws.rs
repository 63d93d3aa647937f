//! What a played-out competition of each system must keep, recomputed from its games alone (R60-R67).

use std::collections::{BTreeMap, BTreeSet};

use domain::club_ladder::climbers;
use domain::model::system::rules::Law;
use domain::standings::Standings;
use domain::standings::crosstable::Crosstable;
use domain::systems::{league, zones};
use domain::teams::{match_play, resting_players, team_entry};
use domain::{Competition, Entry, EntryId, Game, HalfPoints, RoundNumber, Team, Teams, Tournament};
use messages::{Message, message};

/// Returns the laws of the system that a competition broke, with players by name. The competition must be played to its end
/// without draws.
pub(crate) fn broken_laws(tournament: &Tournament, competition: &Competition) -> Vec<Message> {
    if let Some(teams) = &competition.teams {
        return broken_team_laws(tournament, competition, teams);
    }
    let laws = Laws { tournament, competition };
    competition.system.rules().laws.iter().flat_map(|law| laws.broken(*law)).collect()
}

/// Returns the laws that a competition of teams broke: those of its system among the teams, and those of matches.
fn broken_team_laws(tournament: &Tournament, competition: &Competition, teams: &Teams) -> Vec<Message> {
    let play = match_play(tournament);
    let of_teams = broken_laws(&play, &play.competition);
    let laws = Laws { tournament, competition };
    let mut broken = [of_teams, laws.matches_are_complete(teams), laws.boards_add_up(teams)].concat();
    // With enough teams, nobody has to meet again.
    if teams.list.len() as RoundNumber >= 2 * competition.rounds {
        broken.extend(Laws { tournament: &play, competition: &play.competition }.no_rematch());
    }
    broken
}

struct Laws<'t> {
    tournament: &'t Tournament,
    competition: &'t Competition,
}

impl Laws<'_> {
    fn broken(&self, law: Law) -> Vec<Message> {
        match law {
            Law::EveryonePlays => self.everyone_plays(),
            Law::MeetingsInLimits => self.meetings_in_limits(),
            Law::NoRematch => self.no_rematch(),
            Law::NoNeedlessRematch => self.no_needless_rematch(),
            Law::AllHaveMet => self.all_have_met(&self.players(), self.competition.rounds),
            Law::OutAfterALoss => self.out_after_a_loss(),
            Law::OutAfterTwoLosses => self.out_after_two_losses(),
            Law::PlacesByExit(losses) => self.places_by_exit(losses),
            Law::PlacesByScore => self.places_by_score(),
            Law::PlacesBySequence => self.places_by_sequence(),
            Law::ZonesAreComplete => self.zones_are_complete(),
            Law::ZonesAreApart => self.zones_are_apart(),
            Law::WinlessPlayersMeet => self.winless_players_meet(),
            Law::DivisionsAreApart => self.divisions_are_apart(),
            Law::RungsFollowResults => self.rungs_follow_results(),
        }
    }

    fn players(&self) -> Vec<&Entry> {
        self.tournament.entries.iter().collect()
    }

    fn games(&self) -> impl Iterator<Item = &Game> {
        self.tournament.games.iter()
    }

    fn name(&self, id: EntryId) -> String {
        self.tournament.entry(id).map_or_else(String::new, |entry| entry.player.list_name())
    }

    /// Nobody meets the same opponent more often than allowed (R69).
    fn meetings_in_limits(&self) -> Vec<Message> {
        let mut met: BTreeMap<(EntryId, EntryId), u32> = BTreeMap::new();
        let times = |game: &&Game| {
            let times = met.entry(pair(game)).or_default();
            *times += 1;
            *times > self.competition.meetings
        };
        let again: Vec<&Game> = self.games().filter(times).collect();
        again.into_iter().map(|game| self.met_twice(game)).collect()
    }

    /// Nobody is without a game or the bye in a round that they play.
    fn everyone_plays(&self) -> Vec<Message> {
        let mut seen: BTreeSet<(RoundNumber, EntryId)> =
            self.games().flat_map(|game| [(game.round, game.black), (game.round, game.white)]).collect();
        seen.extend(self.tournament.byes.iter().map(|bye| (bye.round, bye.entry)));
        let rounds = 1..=self.competition.rounds;
        let present = |round| self.players().into_iter().filter(move |entry| !entry.missed.contains(round));
        let idle = rounds.flat_map(|round| present(round).map(move |entry| (round, entry.id)));
        let idle = idle.filter(|seat| !seen.contains(seat));
        idle.map(|(round, id)| message!("law-no-game", name = self.name(id), round)).collect()
    }

    /// Each team plays one match of all its boards in each round, or rests with all of them, unless all its members are absent.
    fn matches_are_complete(&self, teams: &Teams) -> Vec<Message> {
        let complete = |team: &Team, round| {
            let of_team = |id: EntryId| team.members.contains(&id);
            let games: Vec<&Game> =
                self.games().filter(|game| game.round == round && of_team(game.black) != of_team(game.white)).collect();
            let opponent = |game: &&Game| if of_team(game.black) { game.white } else { game.black };
            let opponents: BTreeSet<Option<u32>> =
                games.iter().map(opponent).map(|id| teams.team_of(id).map(|team| team.number)).collect();
            let byes = self.tournament.byes.iter().filter(|bye| bye.round == round && of_team(bye.entry)).count();
            let size = teams.size as usize;
            // A member who is absent has no bye, and one who left later keeps theirs.
            let resting = resting_players(self.tournament, teams, team, round).len()..=size;
            (games.len(), opponents.len(), byes) == (size, 1, 0) || games.is_empty() && resting.contains(&byes)
        };
        let plays = |team: &Team, round| {
            let mut members = team.members.iter().filter_map(|&id| self.tournament.entry(id));
            members.any(|entry| entry.plays(round))
        };
        let rounds = 1..=self.competition.rounds;
        let seats = rounds.flat_map(|round| teams.list.iter().map(move |team| (team, round)));
        let wrong = seats.filter(|&(team, round)| plays(team, round) && !complete(team, round));
        wrong.map(|(team, round)| message!("law-match-incomplete", name = &team.name, round)).collect()
    }

    /// The board points of a team are those of its members, and in rounds in which it rests those of all its boards.
    fn boards_add_up(&self, teams: &Teams) -> Vec<Message> {
        let play = match_play(self.tournament);
        let wrong = teams.list.iter().filter(|team| {
            let of_team = |id: EntryId| team.members.contains(&id);
            let side = |game: &Game, id| Some(game.passes.agreed()?.points(game.colour_of(id)?));
            let scored = self.games().flat_map(|game| {
                [game.black, game.white].into_iter().filter(|&id| of_team(id)).filter_map(|id| side(game, id))
            });
            let rested = self.tournament.byes.iter().filter(|bye| of_team(bye.entry)).map(|bye| bye.round);
            let rested = rested.collect::<BTreeSet<RoundNumber>>().len() * teams.size as usize;
            let free = HalfPoints(self.competition.scoring.bye_wins.0 * i32::try_from(rested).unwrap_or(0));
            let table = Crosstable::of(&play, self.competition.rounds);
            let row = table.row_of(team_entry(team.number)).map(|row| table.rows[row].board_points);
            row != Some(scored.sum::<HalfPoints>() + free)
        });
        wrong.map(|team| message!("law-board-points", name = &team.name)).collect()
    }

    /// Nobody plays outside their division of a league (R66).
    fn divisions_are_apart(&self) -> Vec<Message> {
        let division = |id| league::division(self.tournament, self.competition, id);
        let across = self.games().filter(|game| division(game.black) != division(game.white));
        let sentence =
            |game: &Game| message!("law-division", first = self.name(game.black), second = self.name(game.white));
        across.map(sentence).collect()
    }

    /// Nobody is lower than their wins and losses put them, and nobody higher, unless they met the bottom (R70).
    fn rungs_follow_results(&self) -> Vec<Message> {
        let climbers = climbers(self.tournament, self.competition, self.competition.rounds);
        let result = |game: &Game, id: EntryId| match loser(game) {
            Some(loser) if loser == id => -1,
            Some(_) => 1,
            None => 0,
        };
        let wrong = self.players().into_iter().filter(|entry| {
            let own = || self.games().filter(|game| game.colour_of(entry.id).is_some());
            let moves: i32 = own().map(|game| result(game, entry.id)).sum();
            let losses = own().filter(|game| result(game, entry.id) < 0).count();
            climbers.get(&entry.id).is_none_or(|climber| {
                let at_bottom = losses > climber.start;
                climber.climbed() < moves || !at_bottom && climber.climbed() != moves
            })
        });
        wrong.map(|entry| message!("law-rung", name = entry.player.list_name())).collect()
    }

    /// In each round at most one player who has lost all games so far meets one who has not (R71).
    fn winless_players_meet(&self) -> Vec<Message> {
        let scored_before = |id, round| {
            let mut earlier = self.games().filter(|game| game.round < round && game.colour_of(id).is_some());
            let points = |game: &Game| Some(game.passes.agreed()?.points(game.colour_of(id)?));
            earlier.any(|game| points(game).is_some_and(|points| points > HalfPoints::ZERO))
        };
        let mixed = |round| {
            let games = self.games().filter(move |game| game.round == round);
            games.filter(|game| scored_before(game.black, round) != scored_before(game.white, round)).count()
        };
        let wrong = (1..=self.competition.rounds).filter(|&round| mixed(round) > 1);
        wrong.map(|round| message!("law-winless", round)).collect()
    }

    /// Nobody plays on in the main table after a loss in it, except for third place, and one player has no loss.
    fn out_after_a_loss(&self) -> Vec<Message> {
        let mut lost: BTreeMap<EntryId, RoundNumber> = BTreeMap::new();
        let mut games: Vec<&Game> = self.games().filter(|game| game.knockout.is_some()).collect();
        games.sort_by_key(|game| game.round);
        let last = games.last().map_or(0, |game| game.round);
        let mut broken = Vec::new();
        for game in &games {
            let for_third = game.round == last && lost.contains_key(&game.black) && lost.contains_key(&game.white);
            for id in [game.black, game.white] {
                if lost.contains_key(&id) && !for_third {
                    broken.push(message!("law-plays-after-loss", name = self.name(id), round = game.round));
                }
            }
            lost.extend(loser(game).map(|id| (id, game.round)));
        }
        let players: BTreeSet<EntryId> = games.iter().flat_map(|game| [game.black, game.white]).collect();
        let unbeaten: Vec<EntryId> = players.into_iter().filter(|id| !lost.contains_key(id)).collect();
        match unbeaten[..] {
            [winner] if self.places().first() == Some(&winner) => broken,
            _ => broken.into_iter().chain([message!("law-winner")]).collect(),
        }
    }

    /// Nobody plays on after a second loss, and all but the winner and the loser of a single final have lost twice (R61).
    fn out_after_two_losses(&self) -> Vec<Message> {
        let mut lost: BTreeMap<EntryId, u32> = BTreeMap::new();
        let mut games: Vec<&Game> = self.games().collect();
        games.sort_by_key(|game| game.round);
        let mut broken = Vec::new();
        for game in &games {
            let too_late =
                [game.black, game.white].into_iter().filter(|id| lost.get(id).is_some_and(|&times| times > 1));
            let names = too_late.map(|id| self.name(id));
            broken.extend(names.map(|name| message!("law-plays-after-loss", name, round = game.round)));
            loser(game).into_iter().for_each(|id| *lost.entry(id).or_default() += 1);
        }
        let players: BTreeSet<EntryId> = games.iter().flat_map(|game| [game.black, game.white]).collect();
        let in_it = |id: &EntryId| lost.get(id).copied().unwrap_or(0) < 2;
        let left: Vec<EntryId> = players.into_iter().filter(in_it).collect();
        match left[..] {
            [winner] if self.places().first() == Some(&winner) => broken,
            _ => broken.into_iter().chain([message!("law-winner")]).collect(),
        }
    }

    /// Nobody meets twice outside the main table.
    fn no_rematch(&self) -> Vec<Message> {
        let mut met = BTreeSet::new();
        let outside = self.games().filter(|game| game.knockout.is_none());
        let again = outside.filter(|game| !met.insert(pair(game)));
        again.map(|game| self.met_twice(game)).collect()
    }

    /// Nobody meets twice if each round has more than twice as many players as the competition has rounds: then everyone, also
    /// without the player with the bye, could meet more than half of the others for the first time, and a pairing of first
    /// meetings exists.
    fn no_needless_rematch(&self) -> Vec<Message> {
        let playing = |round| self.players().iter().filter(|entry| !entry.missed.contains(round)).count();
        let fewest = (1..=self.competition.rounds).map(playing).min().unwrap_or(0);
        if fewest > 2 * self.competition.rounds as usize { self.no_rematch() } else { Vec::new() }
    }

    /// Nobody is placed above a player whose wins, with the McMahon score at the start (R12), are more.
    fn places_by_score(&self) -> Vec<Message> {
        let byes = |id| self.tournament.byes.iter().filter(|bye| bye.entry == id).count();
        let free = |id| self.competition.scoring.bye_wins.0 * i32::try_from(byes(id)).unwrap_or(0);
        let in_game = |game: &Game, id| Some(game.passes.agreed()?.points(game.colour_of(id)?));
        let start = |id| match (&self.competition.mcmahon, self.tournament.entry(id)) {
            (mcmahon, Some(entry)) if self.competition.system.starts_by_rank() => mcmahon.initial(entry.player.rank),
            _ => HalfPoints::ZERO,
        };
        let won = |id| {
            start(id) + self.games().filter_map(|game| in_game(game, id)).sum::<HalfPoints>() + HalfPoints(free(id))
        };
        if self.players().iter().any(|entry| (1..=self.competition.rounds).any(|round| entry.missed.contains(round))) {
            return Vec::new();
        }
        self.misplaced(won)
    }

    /// Nobody who was out after `losses` losses is placed above a player who was in it for longer.
    fn places_by_exit(&self, losses: usize) -> Vec<Message> {
        let exit = |id| {
            let mut lost: Vec<RoundNumber> =
                self.games().filter(|game| loser(game) == Some(id)).map(|game| game.round).collect();
            lost.sort_unstable();
            lost.get(losses - 1).copied().unwrap_or(RoundNumber::MAX)
        };
        self.misplaced(exit)
    }

    /// Returns a message for each player who follows one of a lower merit.
    fn misplaced<M: PartialOrd>(&self, merit: impl Fn(EntryId) -> M) -> Vec<Message> {
        let places = self.places();
        let wrong = places.windows(2).filter(|two| merit(two[0]) < merit(two[1]));
        wrong.map(|two| message!("law-place", first = self.name(two[0]), second = self.name(two[1]))).collect()
    }

    fn met_twice(&self, game: &Game) -> Message {
        message!("law-meets-twice", first = self.name(game.black), second = self.name(game.white))
    }

    /// Everyone of these players meets every other one once in the first rounds, or nobody twice where they are too few rounds.
    fn all_have_met(&self, players: &[&Entry], rounds: RoundNumber) -> Vec<Message> {
        let inside = |id| players.iter().any(|entry| entry.id == id);
        let games = self.games().filter(|game| game.knockout.is_none() && inside(game.black) && inside(game.white));
        let mut met: BTreeMap<(EntryId, EntryId), u32> = BTreeMap::new();
        games.for_each(|game| *met.entry(pair(game)).or_default() += 1);
        let needed = domain::systems::circle::circle(players.len()).len() as RoundNumber;
        let pairs =
            players.iter().enumerate().flat_map(|(at, one)| players[at + 1..].iter().map(move |two| (one, two)));
        let wrong = pairs.filter(|(one, two)| {
            let times = met.get(&(one.id.min(two.id), one.id.max(two.id))).copied().unwrap_or(0);
            if needed == 0 || rounds < needed {
                times > 1
            } else {
                times < rounds / needed || times > rounds.div_ceil(needed)
            }
        });
        let times = |(one, two): (&&Entry, &&Entry)| {
            message!("law-meets-once", first = self.name(one.id), second = self.name(two.id))
        };
        wrong.map(times).collect()
    }

    /// Everyone meets everyone once in their own zone, and the first of each zone play in the main table (R63).
    fn zones_are_complete(&self) -> Vec<Message> {
        let zones = zones::zones(self.tournament, self.competition);
        let needed = |zone: &Vec<&Entry>| domain::systems::circle::circle(zone.len()).len() as RoundNumber;
        let mut broken: Vec<Message> = zones.iter().flat_map(|zone| self.all_have_met(zone, needed(zone))).collect();
        let finalists: BTreeSet<EntryId> =
            self.games().filter(|game| game.knockout.is_some()).flat_map(|game| [game.black, game.white]).collect();
        for zone in zones.iter().filter(|zone| !zone.is_empty()) {
            let most = zone.iter().map(|entry| self.wins_outside(entry.id)).max();
            let first = zone.iter().filter(|entry| finalists.contains(&entry.id));
            let of_zone: Vec<u32> = first.map(|entry| self.wins_outside(entry.id)).collect();
            if of_zone.first().copied() != most {
                broken.push(message!("law-winner"));
            }
        }
        broken
    }

    fn wins_outside(&self, id: EntryId) -> u32 {
        let won = |game: &&Game| {
            let has = game.colour_of(id).is_some();
            game.knockout.is_none() && has && loser(game).is_some_and(|loser| loser != id)
        };
        self.games().filter(won).count() as u32
    }

    /// Better results in the order of the rounds give a better place (R62).
    fn places_by_sequence(&self) -> Vec<Message> {
        self.misplaced(|id| self.sequence(id))
    }

    fn sequence(&self, id: EntryId) -> Vec<bool> {
        let in_round = |round| {
            let bye = self.tournament.byes.iter().any(|bye| bye.round == round && bye.entry == id);
            let game = self.games().find(|game| game.round == round && game.colour_of(id).is_some());
            bye || game.and_then(loser).is_some_and(|loser| loser != id)
        };
        (1..=self.competition.rounds).map(in_round).collect()
    }

    /// In each round at most one player of each zone plays outside it (R65).
    fn zones_are_apart(&self) -> Vec<Message> {
        let limits = self.competition.grade_limits.clone().unwrap_or_default();
        let zone = |id| {
            let rank = self.tournament.entry(id).map(|entry| entry.player.rank);
            limits.iter().position(|limit| rank.is_some_and(|rank| rank >= *limit)).unwrap_or(limits.len())
        };
        let mut broken = Vec::new();
        for round in 1..=self.competition.rounds {
            let mut outside: BTreeMap<usize, u32> = BTreeMap::new();
            let across = self.games().filter(|game| game.round == round && zone(game.black) != zone(game.white));
            across.flat_map(|game| [game.black, game.white]).for_each(|id| *outside.entry(zone(id)).or_default() += 1);
            broken.extend(outside.values().filter(|&&players| players > 1).map(|_| message!("law-zones", round)));
        }
        broken
    }

    /// Returns the players by place.
    fn places(&self) -> Vec<EntryId> {
        let rounds = self.competition.rounds;
        let table = Crosstable::of(self.tournament, rounds);
        Standings::of(&table, self.competition, rounds).lines.iter().map(|line| line.entry).collect()
    }
}

fn pair(game: &Game) -> (EntryId, EntryId) {
    (game.black.min(game.white), game.black.max(game.white))
}

/// Returns who lost, or did not advance.
fn loser(game: &Game) -> Option<EntryId> {
    let winner = game.ladder_winner.or_else(|| game.passes.agreed()?.winner().map(|colour| game.entry(colour)))?;
    Some(if winner == game.black { game.white } else { game.black })
}
