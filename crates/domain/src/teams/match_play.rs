//! The competition of the teams themselves: teams as entries, matches as games.

use std::collections::BTreeMap;

use crate::model::absence::{Absence, AbsenceReason};
use crate::model::competition::Competition;
use crate::model::entry::{Entry, EntryStatus, Rounds};
use crate::model::game::{Game, Passes};
use crate::model::id::{CompetitionId, EntryId, GameId, RoundNumber};
use crate::model::pairing_rules::{HandicapBasis, HandicapRules};
use crate::model::player::Player;
use crate::model::rank::Rank;
use crate::model::rating::Gor;
use crate::model::round::Bye;
use crate::model::score::HalfPoints;
use crate::model::team::{Team, Teams};
use crate::model::tournament::Tournament;

use super::matches::{TeamMatch, matches};

/// Returns the key of a team in [`match_play`].
pub fn team_entry(number: u32) -> EntryId {
    EntryId(i64::from(number))
}

/// Returns the competition in which its teams are the entries, and their matches its games. The result of a match
/// follows from its boards; a bye scores for all boards. Without teams, returns a copy of the competition.
pub fn match_play(part: &Tournament) -> Tournament {
    let competition = &part.competition;
    let Some(teams) = &competition.teams else { return part.clone() };
    let players = Competition {
        teams: None,
        handicap: HandicapRules { basis: HandicapBasis::Off, ..competition.handicap },
        given_byes: given_byes(competition, teams),
        ..competition.clone()
    };
    let mut play = Tournament {
        entries: teams.list.iter().map(|team| entry(part, competition.id, teams, team)).collect(),
        rounds: part.rounds.clone(),
        certificates: part.certificates.clone(),
        boards_elsewhere: part.boards_elsewhere.clone(),
        ..Tournament::new(part.event.clone(), players)
    };
    for round in part.rounds.iter().map(|round| round.number) {
        add_round(&mut play, part, (competition, teams), round);
    }
    play.absences = absences(&play, part, teams, competition.id);
    play
}

/// Returns the byes that the director gave, each to the team of the player.
fn given_byes(competition: &Competition, teams: &Teams) -> BTreeMap<RoundNumber, EntryId> {
    let of_team = |(&round, &entry): (&RoundNumber, &EntryId)| Some((round, team_entry(teams.team_of(entry)?.number)));
    competition.given_byes.iter().filter_map(of_team).collect()
}

/// Adds the matches and the byes of a round, and what they scored at the boards.
fn add_round(
    play: &mut Tournament,
    part: &Tournament,
    (competition, teams): (&Competition, &Teams),
    round: RoundNumber,
) {
    for (found, board) in matches(part, competition, round).iter().zip(1..) {
        let (first, second) = found.points();
        play.board_points.insert((team_entry(found.first), round), first);
        play.board_points.insert((team_entry(found.second), round), second);
        play.games.push(game(found, competition.id, round, (play.games.len(), board)));
    }
    let resting = |bye: &&Bye| bye.round == round;
    let mut byes: Vec<u32> =
        part.byes.iter().filter(resting).filter_map(|bye| Some(teams.team_of(bye.entry)?.number)).collect();
    byes.sort_unstable();
    byes.dedup();
    for number in byes {
        let entry = team_entry(number);
        let points = HalfPoints(competition.scoring.bye_wins.0 * teams.size.cast_signed());
        play.board_points.insert((entry, round), points);
        play.byes.push(Bye { competition: competition.id, round, entry });
    }
}

/// Returns a match as a game. `place` is the number of games before it, and its own number in the round.
fn game(found: &TeamMatch<'_>, id: CompetitionId, round: RoundNumber, place: (usize, u32)) -> Game {
    let key = GameId(place.0 as i64 + 1);
    let pair = (team_entry(found.first), team_entry(found.second));
    let changed_after_release = found.games.iter().any(|game| game.changed_after_release);
    Game { passes: Passes::both(found.result()), changed_after_release, ..Game::new(key, id, round, place.1, pair) }
}

/// Returns a team as an entry: its strength is the mean of its boards. It misses the rounds that all its members miss.
fn entry(part: &Tournament, id: CompetitionId, teams: &Teams, team: &Team) -> Entry {
    let members: Vec<&Entry> = team.members.iter().filter_map(|&member| part.entry(member)).collect();
    let boards = &members[..members.len().min(teams.size as usize)];
    let mut player = Player::new(team.name.as_str(), "", mean_rank(boards));
    player.rating = mean(boards, |entry| entry.player.strength().0).map(Gor);
    let shared = |fact: fn(&Entry) -> String| {
        let first = boards.first().map(|entry| fact(entry)).unwrap_or_default();
        if boards.iter().all(|entry| fact(entry) == first) { first } else { String::new() }
    };
    player.club = shared(|entry| entry.player.club.clone());
    player.country = shared(|entry| entry.player.country.map(|c| c.to_string()).unwrap_or_default()).parse().ok();
    let stays = || members.iter().filter(|entry| entry.status != EntryStatus::Withdrawn);
    let status = [EntryStatus::Registered, EntryStatus::PreRegistered]
        .into_iter()
        .find(|&status| members.iter().any(|entry| entry.status == status));
    let missed = if stays().next().is_some() { stays().fold(u32::MAX, |all, entry| all & entry.missed.0) } else { 0 };
    Entry {
        number: Some(team.number),
        status: status.unwrap_or(EntryStatus::Withdrawn),
        missed: Rounds(missed),
        ..Entry::new(team_entry(team.number), id, player)
    }
}

/// Returns the mean rank of these boards, rounded to the nearest; 30k without any.
fn mean_rank(boards: &[&Entry]) -> Rank {
    mean(boards, |entry| entry.player.rank.grade()).map_or(Rank::WEAKEST, Rank::from_grade)
}

/// Returns the mean of a value, rounded to the nearest, halves up.
fn mean(boards: &[&Entry], value: fn(&Entry) -> i32) -> Option<i32> {
    let (sum, count) = (boards.iter().map(|entry| value(entry)).sum::<i32>(), i32::try_from(boards.len()).ok()?);
    (count > 0).then(|| (2 * sum + count).div_euclid(2 * count))
}

/// Returns the absences of the teams in the closed rounds: those that neither met a team nor had the bye, for the reason that
/// its members have in common.
fn absences(play: &Tournament, part: &Tournament, teams: &Teams, id: CompetitionId) -> Vec<Absence> {
    let mut absences = Vec::new();
    for round in part.rounds.iter().map(|round| round.number).filter(|&round| part.is_closed(round)) {
        for team in &teams.list {
            let entry = team_entry(team.number);
            let met = play.games.iter().any(|game| game.round == round && game.colour_of(entry).is_some());
            let rested = play.byes.iter().any(|bye| bye.round == round && bye.entry == entry);
            if !met && !rested {
                let reasons = team.members.iter().filter_map(|&member| part.stored_absence(round, member));
                let reason = reasons.min().unwrap_or(AbsenceReason::NotSeen);
                absences.push(Absence { competition: id, round, entry, reason });
            }
        }
    }
    absences.sort_unstable_by_key(|absence| (absence.competition, absence.round, absence.entry));
    absences
}
