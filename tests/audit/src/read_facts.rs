//! Reads the facts of an event from its snapshot: fields only, nothing that the program computes.

use domain::model::absence::AbsenceReason;
use domain::model::id::DrawId;
use domain::model::knockout_table::{DrawRecord, Entrant, EntryRoute, KnockoutTable, Mark, Slot};
use domain::model::player::{Birth, Publication};
use domain::model::qualifying::{QualifyingStage, Section};
use domain::model::scoring::{ByeInSums, MissedInSosos};
use domain::model::year_final::{FinalGroup, Finalist, JigoValue, RestPlan, TieRuling};
use domain::{
    Competition, Decided, Entry, EntryId, EntryStatus, Game, GameResult, HalfPoints, RoundState, Tournament, Verdict,
    YearFinal,
};
use recompute::facts;
use recompute::facts::{Facts, Position, Reason, Scoring, Status};

/// Returns the facts of the event's only competition.
pub fn read_facts(tournament: &Tournament) -> Facts {
    let competition = &tournament.competition;
    Facts {
        year: year(tournament),
        tour: tour(tournament),
        rules: rules(competition),
        people: tournament.entries.iter().map(person).collect(),
        rounds: tournament.rounds.iter().map(|r| (r.number, r.state == RoundState::Confirmed)).collect(),
        games: tournament.games.iter().map(game).collect(),
        byes: tournament.byes.iter().map(|bye| (bye.round, bye.entry.0)).collect(),
        absences: tournament.absences.iter().map(|a| (a.round, a.entry.0, reason(a.reason))).collect(),
        tables: tournament.tables.iter().map(table).collect(),
        qualifyings: tournament.qualifyings.iter().map(qualifying).collect(),
        finals: tournament.finals.iter().map(year_final).collect(),
        team_size: competition.teams.as_ref().map_or(0, |teams| teams.size as usize),
        teams: competition.teams.iter().flat_map(|teams| &teams.list).map(team).collect(),
        board_points: Vec::new(),
    }
}

fn team(team: &domain::Team) -> facts::Team {
    let members = team.members.iter().map(|entry| entry.0).collect();
    facts::Team { number: i64::from(team.number), name: team.name.clone(), members }
}

fn year(tournament: &Tournament) -> i32 {
    use chrono::Datelike;
    tournament.event.start.year()
}

fn tour(tournament: &Tournament) -> facts::Tour {
    let event = &tournament.event;
    facts::Tour {
        limits: event.ages.categories.iter().map(|c| c.0).collect(),
        cut_off: event.ages.cut_off,
        limit_included: event.ages.limit_included,
        season: event.season.clone(),
        class: event.tour.class.clone(),
        coefficient: (*event.tour.coefficient.numer(), *event.tour.coefficient.denom()),
        online: event.tour.online,
    }
}

fn rules(competition: &Competition) -> facts::Rules {
    let mcmahon = &competition.mcmahon;
    let scoring = &competition.scoring;
    let half = |points: HalfPoints| i64::from(points.0);
    facts::Rules {
        system: competition.system.word().into(),
        rounds: competition.rounds,
        zero: grade(mcmahon.zero.steps()),
        floor: grade(mcmahon.floor.steps()),
        bar: grade(mcmahon.bar.steps()),
        supergroup: mcmahon.supergroup.map(|rank| rank.steps()),
        tie_breaks: competition.tie_breaks.iter().map(ToString::to_string).collect(),
        divisions: competition.grade_limits.as_ref().map(|limits| limits.iter().map(|r| r.steps()).collect()),
        scoring: Scoring {
            absent_wins: half(scoring.absent_wins),
            bye_wins: half(scoring.bye_wins),
            absent_score: half(scoring.absent_score),
            bye_score: half(scoring.bye_score),
            round_down: scoring.round_down,
            forfeit_counts_opponent: scoring.forfeit_counts_opponent,
            handicap_in_sums: scoring.handicap_in_sums,
            unplayed_as_half: scoring.unplayed_as_half,
            missed_as_start_in_sosos: scoring.missed_in_sosos == MissedInSosos::StartTimesRounds,
            bye_in_sodos: scoring.bye_in_sodos,
            bye_in_sums: match scoring.bye_in_sums {
                ByeInSums::StartScore => facts::ByeInSums::StartScore,
                ByeInSums::OtherPoints => facts::ByeInSums::OtherPoints,
                ByeInSums::Zero => facts::ByeInSums::Zero,
            },
            unmarked_counts: scoring.unmarked_counts,
        },
        // Neither newcomers nor teams and pairs earn points.
        newcomers: competition.newcomers.is_some() || !competition.earns_points,
    }
}

/// Returns the grade of a rank in steps above shodan; professionals count as 9d.
fn grade(steps: i32) -> i32 {
    steps.min(8)
}

fn person(entry: &Entry) -> facts::Person {
    use chrono::Datelike;
    let player = &entry.player;
    facts::Person {
        id: entry.id.0,
        family: player.family.clone(),
        given: player.given.clone(),
        number: entry.number,
        rank: player.rank.steps(),
        rating: player.rating.map(|rating| rating.0),
        birth: player.birth.map(|birth| match birth {
            Birth::Year(year) => (year, None),
            Birth::Day(day) => (day.year(), Some((day.month(), day.day()))),
        }),
        country: player.country.map(|country| country.to_string()).unwrap_or_default(),
        club: player.club.clone(),
        publication: match player.publication {
            Publication::Full => facts::Publication::Full,
            Publication::Initials => facts::Publication::Initials,
            Publication::Anonymous => facts::Publication::Anonymous,
        },
        missed: (1..=32).filter(|round| entry.missed.0 & (1 << (round - 1)) != 0).collect(),
        status: match entry.status {
            EntryStatus::PreRegistered => Status::Announced,
            EntryStatus::Registered => Status::Registered,
            EntryStatus::Withdrawn => Status::Withdrawn,
        },
        shift: entry.score_shift,
        ghost: entry.ghost,
        guest: entry.guest,
        sp: entry.sp.iter().map(|(category, points)| (category.0, *points)).collect(),
    }
}

fn reason(reason: AbsenceReason) -> Reason {
    match reason {
        AbsenceReason::Consent => Reason::Consent,
        AbsenceReason::Withdrawn => Reason::Withdrawn,
        AbsenceReason::NotSeen => Reason::NotSeen,
    }
}

fn game(game: &Game) -> facts::Game {
    facts::Game {
        id: game.id.0,
        round: game.round,
        board: game.board,
        black: game.black.0,
        white: game.white.0,
        handicap: i64::from(game.handicap),
        black_pass: game.passes.black.map(result),
        white_pass: game.passes.white.map(result),
        place: game.knockout.map(|place| (draw_key(place.draw), position(place.slot))),
        ladder_winner: game.ladder_winner.map(|entry| entry.0),
    }
}

/// Returns a result as it is typed.
fn result(result: GameResult) -> String {
    let text = match (result.decided, result.verdict) {
        (Decided::Walkover, Verdict::BlackWins) => return "wo-black".into(),
        (Decided::Walkover, _) => return "wo-white".into(),
        (_, Verdict::BlackWins) => "1-0",
        (_, Verdict::WhiteWins) => "0-1",
        (_, Verdict::Jigo) => "=",
        (_, Verdict::BothLose) => "0-0",
        (_, Verdict::BothWin) => "1-1",
        (_, Verdict::NoResult) => "nr",
    };
    if result.decided == Decided::Forfeit { format!("{text}!") } else { text.into() }
}

/// Returns the key of a table, or the negative key of a Final.
fn draw_key(draw: DrawId) -> i64 {
    match draw {
        DrawId::Knockout(id) => id.0,
        DrawId::Final(id) => -id.0,
    }
}

fn position(slot: Slot) -> Position {
    match slot {
        Slot::Main { round, index } => Position::Main(round, index),
        Slot::ThirdPlace => Position::ThirdPlace,
    }
}

fn table(table: &KnockoutTable) -> facts::Table {
    facts::Table {
        id: table.id.0,
        category: table.category.0,
        first_round: table.first_round,
        third_place: table.third_place,
        boxes: table.boxes.iter().map(|b| (b.place, b.entry.map(|entry| entry.0))).collect(),
        rulings: table.since.rulings.iter().map(|r| (position(r.slot), r.winner.0)).collect(),
        replacements: table.since.reseated.iter().map(|r| (r.place, r.to.map(|entry| entry.0), mark(r.mark))).collect(),
        draw: draw(&table.draw),
    }
}

fn qualifying(stage: &QualifyingStage) -> facts::Qualifying {
    let keys = |entries: &[EntryId]| entries.iter().map(|entry| entry.0).collect();
    let section = |section: &Section| section.boxes.iter().map(|b| b.map(|entry| entry.0)).collect();
    facts::Qualifying {
        category: stage.category.0,
        lines: stage.lines,
        first_round: stage.plan.first_round,
        wild_cards: keys(&stage.wild_cards),
        direct: keys(&stage.plan.direct),
        sections: stage.plan.sections.iter().map(section).collect(),
    }
}

fn mark(mark: Mark) -> String {
    match mark {
        Mark::None => String::new(),
        Mark::Seed(number) => number.to_string(),
        Mark::WildCard => "WC".into(),
        Mark::Qualifier => "Q".into(),
        Mark::Alternate => "ALT".into(),
    }
}

fn draw(record: &DrawRecord) -> facts::Draw {
    let plan = &record.plan;
    facts::Draw {
        category: plan.category.0,
        lines: plan.lines,
        seeds: plan.seeds,
        apart_countries: plan.apart.countries,
        apart_clubs: plan.apart.clubs,
        nonce: plan.nonce.clone(),
        entropy: record.entropy.clone(),
        list: plan.list.iter().map(entrant).collect(),
    }
}

fn entrant(entrant: &Entrant) -> facts::Entrant {
    let (way, round) = match entrant.way {
        EntryRoute::Listed => ("listed", 0),
        EntryRoute::Qualified => ("qualified", 0),
        EntryRoute::WildCard => ("wild card", 0),
        EntryRoute::LaterRound(round) => ("later", round),
    };
    facts::Entrant {
        id: entrant.entry.0,
        name: entrant.name.clone(),
        rank: entrant.rank.to_string(),
        country: entrant.country.map(|country| country.to_string()).unwrap_or_default(),
        club: entrant.club.clone(),
        way: way.into(),
        round,
    }
}

fn year_final(year_final: &YearFinal) -> facts::Final {
    let plan = &year_final.draw.plan;
    let rests = match plan.rests {
        RestPlan::BestRanked => format!("best ranked, long day {}", plan.long_day),
        RestPlan::Lots => format!("lots, long day {}", plan.long_day),
        RestPlan::Eve => "eve".into(),
        RestPlan::Balanced => "balanced".into(),
    };
    let finalist = |f: &Finalist| facts::Finalist {
        id: f.entry.0,
        name: f.name.clone(),
        rank: f.rank.to_string(),
        points: f.points,
    };
    let settled = |ruling: &TieRuling| {
        let group = if ruling.group == FinalGroup::Green { 0 } else { 1 };
        (group, ruling.order.iter().map(|entry| entry.0).collect())
    };
    facts::Final {
        id: draw_key(year_final.id.into()),
        category: year_final.category.0,
        first_round: year_final.first_round,
        seats: year_final.seats.iter().map(|seat| (seat.entry.0, seat.number)).collect(),
        jigo: match year_final.settings.jigos {
            JigoValue::Nothing => 0,
            JigoValue::Half => 1,
            JigoValue::Whole => 2,
        },
        settled: year_final.settings.settled.iter().map(settled).collect(),
        draw: facts::FinalDraw {
            category: plan.category.0,
            rests,
            nonce: plan.nonce.clone(),
            entropy: year_final.draw.entropy.clone(),
            list: plan.list.iter().map(finalist).collect(),
        },
    }
}
