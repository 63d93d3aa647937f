//! Collects the data of an event for web sites: what the public sheets of all competitions say, and no more. Drafts of rounds
//! are left out, and so are years of birth, tour numbers and everything else that a player does not publish (R3, R82).

use std::collections::BTreeSet;

use app::knockout::{AdvancedBy, mark};
use app::labels::{ReachedName, StageView};
use app::standings::current;
use app::vocabulary::SystemName;
use domain::knockout::{TableGame, progress};
use domain::model::disclosure::{Audience, DisclosedName, disclose};
use domain::model::knockout_table::{KnockoutTable, Slot};
use domain::model::ratio;
use domain::model::year_final::YearFinal;
use domain::points::{SeasonRules, of_event};
use domain::standings::cell;
use domain::{
    Competition, Entry, EntryId, Event, Game, Round, RoundNumber, RoundState, Tournament, timetable, year_final,
};
use formats::event_data::{
    FORMAT, SiteBox, SiteCompetition, SiteEvent, SiteFinal, SiteGame, SiteGroup, SiteGroupLine, SiteLine, SitePlace,
    SitePlayer, SitePoints, SiteRound, SiteStandings, SiteTable, SiteTableGame, VERSION, write,
};
use messages::Explain;
use session::{AppError, EventSession, Result, seasons};

use crate::bundle::present;

/// Returns the JSON file of the whole event.
///
/// # Errors
/// No event is open, or its season cannot be read.
pub(crate) fn event_json(session: &EventSession) -> Result<Vec<u8>> {
    let event = session.event()?;
    Ok(write(&collect(&event.released(), &seasons::of_event(event.settings())?)?))
}

fn collect(whole: &Event, rules: &SeasonRules) -> Result<SiteEvent> {
    let (event, present) = (whole.settings(), present(whole));
    let competitions = whole.tournaments().map(|of| competition(of, &of.competition, &present, rules));
    Ok(SiteEvent {
        format: FORMAT.into(),
        version: VERSION,
        program: program::writer().into(),
        name: event.name.clone(),
        place: event.place.clone(),
        country: event.country,
        start: event.start,
        end: event.end,
        online: event.tour.online,
        competitions: competitions.collect::<Result<_>>()?,
    })
}

fn competition(
    tournament: &Tournament,
    competition: &Competition,
    present: &BTreeSet<EntryId>,
    rules: &SeasonRules,
) -> Result<SiteCompetition> {
    let (event, id) = (tournament.event.for_competition(competition), competition.id);
    let players = tournament.entries.iter().filter(|entry| present.contains(&entry.id)).map(player);
    Ok(SiteCompetition {
        competition: id.0,
        name: competition.name.clone(),
        system: SystemName::from(competition.system).to_string(),
        planned_rounds: competition.planned_rounds(),
        komi: event.komi.to_string(),
        main_minutes: event.time.main_minutes,
        players: players.collect(),
        rounds: rounds(tournament, competition),
        standings: standings(tournament, competition),
        tables: tournament.tables.iter().map(|drawn| table(tournament, drawn)).collect(),
        finals: tournament.finals.iter().map(|drawn| of_final(tournament, drawn)).collect(),
        points: points(tournament, rules)?,
    })
}

/// Returns a player with the fields that the results file of a rating list may have.
fn player(entry: &Entry) -> SitePlayer {
    let shown = disclose(&entry.player, entry.number, Audience::RatingList);
    let (family, given) = match &shown.name {
        DisclosedName::Full { family, given } => (Some(family.clone()), Some(given.clone())),
        _ => (None, None),
    };
    SitePlayer {
        player: entry.id.0,
        number: entry.number,
        name: shown.name.message().to_string(),
        rating: entry.player.rating.filter(|_| family.is_some()).map(|rating| rating.0),
        family,
        given,
        rank: entry.player.rank.to_string(),
        country: shown.country,
        club: shown.club,
        egd_pin: shown.egd_pin,
        guest: entry.guest,
    }
}

fn rounds(tournament: &Tournament, competition: &Competition) -> Vec<SiteRound> {
    let planned = timetable::plan(&tournament.event, competition).unwrap_or_default();
    let start = |number: RoundNumber| {
        planned.iter().find(|start| start.round == number && !competition.system.is_free()).map(|start| start.at)
    };
    let byes = |round: &Round| {
        let own = tournament.byes.iter().filter(|b| b.round == round.number);
        own.map(|bye| bye.entry.0).collect()
    };
    let site_round = |round: &Round| SiteRound {
        round: round.number,
        confirmed: round.state == RoundState::Confirmed,
        start: start(round.number),
        games: tournament.games_of(round.number).into_iter().map(game).collect(),
        byes: byes(round),
    };
    let mut own: Vec<&Round> = tournament.rounds.iter().collect();
    own.sort_by_key(|round| round.number);
    own.into_iter().map(site_round).collect()
}

fn game(game: &Game) -> SiteGame {
    SiteGame {
        board: game.board,
        black: game.black.0,
        white: game.white.0,
        handicap: game.handicap,
        result: game.passes.known().map(|result| result.to_string()),
    }
}

fn standings(tournament: &Tournament, competition: &Competition) -> SiteStandings {
    let after = tournament.paired_rounds();
    let standings = current(tournament, competition);
    let numbers = standings.line_numbers();
    let line = |line: &domain::standings::StandingsLine| SiteLine {
        player: line.entry.0,
        place: line.place,
        values: line.criteria.iter().map(ToString::to_string).collect(),
        rounds: line.outcomes.iter().map(|&outcome| cell(competition, outcome, |row| numbers[row])).collect(),
    };
    SiteStandings {
        after,
        criteria: standings.tie_breaks.iter().map(ToString::to_string).collect(),
        lines: standings.lines.iter().map(line).collect(),
    }
}

fn table(tournament: &Tournament, table: &KnockoutTable) -> SiteTable {
    let progress = progress(tournament, table);
    let boxes = table.boxes.iter().map(|b| SiteBox {
        number: b.place,
        player: b.entry.map(EntryId::number),
        mark: mark(b.mark),
    });
    let rounds = progress
        .rounds
        .iter()
        .flat_map(|round| round.games.iter().map(|game| table_game(game, StageView::from(round.name), round.round)));
    let last = progress.rounds.last().map_or(table.first_round, |round| round.round);
    let third = progress.third_place.iter().map(|game| table_game(game, StageView::ThirdPlace, last));
    SiteTable { category: table.category.0, boxes: boxes.collect(), games: rounds.chain(third).collect() }
}

fn table_game(game: &TableGame, stage: StageView, round: RoundNumber) -> SiteTableGame {
    debug_assert_eq!(game.slot == Slot::ThirdPlace, stage == StageView::ThirdPlace);
    let key = |entry: Option<EntryId>| entry.map(EntryId::number);
    SiteTableGame {
        stage: stage.to_string(),
        round,
        players: (key(game.a.entry()), key(game.b.entry())),
        winner: key(game.winner()),
        won_by: game.how().map(|how| AdvancedBy::from(Some(how)).to_string()),
    }
}

fn of_final(tournament: &Tournament, drawn: &YearFinal) -> SiteFinal {
    let progress = year_final::progress(tournament, drawn);
    let group = |order: &year_final::GroupOrder| SiteGroup {
        name: order.group.to_string(),
        lines: order
            .lines
            .iter()
            .map(|line| SiteGroupLine { player: line.entry.0, score: line.score.to_string(), games: line.games })
            .collect(),
    };
    SiteFinal {
        category: drawn.category.0,
        groups: progress.groups.iter().map(group).collect(),
        places: progress
            .places
            .iter()
            .map(|place| SitePlace { player: place.entry.0, from: place.from, to: place.to })
            .collect(),
    }
}

fn points(tournament: &Tournament, rules: &SeasonRules) -> Result<Vec<SitePoints>> {
    let points = of_event(tournament, rules).map_err(|error| AppError::bad_input(error.message()))?;
    let line = |points: &domain::points::PlayerPoints| SitePoints {
        player: points.entry.0,
        category: points.category.0,
        stage: points.reached.map(|stage| ReachedName::from(stage).to_string()),
        points: ratio::published(points.total),
    };
    Ok(points.iter().map(line).collect())
}
