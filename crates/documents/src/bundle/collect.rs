//! Collects the data that the tour needs, and no more: the year of birth without the day, no contacts, and no names of
//! unpublished players that the tour knows by number.

use std::collections::{BTreeMap, BTreeSet};

use app::knockout::mark;
use app::labels::ReachedName;
use app::points::PointsFor;
use app::standings::current;
use app::vocabulary::SystemName;
use domain::knockout::progress;
use domain::model::disclosure::{Audience, DisclosedName, disclose};
use domain::model::knockout_table::{KnockoutTable, Slot};
use domain::model::player::{Birth, Publication, Sex};
use domain::model::ratio;
use domain::points::{PlayerPoints, PointSource, SeasonRules, of_event};
use domain::{Bye, Entry, EntryId, EntryStatus, Event, EventNumber, EventSettings, Game, Tournament};
use formats::bundle::{
    BoxData, ByeData, CompetitionData, Content, Data, EventData, FinalPoints, GameData, KnockoutPlace, Person,
    PlayerData, PointsData, PointsTable, ReachedData, SmallGroupData, SourceData, TableData,
};
use formats::egd_results;
use messages::{Explain, cause, message};
use session::{AppError, EventSession, Result, seasons};

use super::certificates::certificates;
use super::stages;

/// Returns the content of a bundle of the event with this number, without its place in the chain. It has all competitions except
/// pair go, which knows no single results, and no drafts of rounds, which only the director may see. The points and the rating
/// file are those of the first one that earns points.
pub(super) fn collect(session: &EventSession, event_number: EventNumber) -> Result<Content> {
    let event = &without_pairs(&session.event()?.released())?;
    let main = main_competition(event)?;
    let rules = seasons::of_event(event.settings())?;
    let points = of_event(&main, &rules).map_err(|error| AppError::bad_input(error.message()))?;
    let present = present(event);
    let mut entries = event.records(|of| &of.entries);
    entries.retain(|e| present.contains(&e.id));
    let (tables, finals) = (event.records(|of| &of.tables), event.records(|of| &of.finals));
    let bye = |b: &Bye| ByeData { competition: b.competition.0, round: b.round, player: b.entry.0 };
    let data = Data {
        event: of_settings(event.settings()),
        table: table(event.settings(), &rules)?,
        competitions: event.tournaments().map(competition).collect(),
        players: players(event, &entries),
        games: event.tournaments().flat_map(games).collect(),
        byes: event.tournaments().flat_map(|of| &of.byes).map(bye).collect(),
        tables: tables.iter().filter_map(|t| Some(knockout(event.tournament(t.competition)?, t))).collect(),
        points: points.iter().map(player_points).collect(),
        finals: finals.iter().filter_map(|f| Some(stages::year_final(event.tournament(f.competition)?, f))).collect(),
        ladders: event.tournaments().flat_map(stages::ladders).collect(),
        qualifyings: event.tournaments().flat_map(|of| &of.qualifyings).map(stages::qualifying).collect(),
        slips: event.records(|of| &of.slips).into_iter().map(|slip| stages::slip(slip, &present)).collect(),
    };
    let drawn = tables.iter().map(|t| (draw_file(t), t.draw.frozen.clone()));
    let finals = finals.iter().map(|f| (stages::final_draw_file(f), f.draw.frozen.clone()));
    let standings = current(&main, &main.competition);
    Ok(Content {
        event: event_number,
        program: program::writer().into(),
        sequence: 0,
        previous: String::new(),
        issued: event.settings().end,
        data,
        persons: entries.iter().map(|e| (e.id.0, person(e))).collect(),
        names: entries.iter().map(|e| (e.id.0, e.player.published_name(e.number))).collect(),
        h9: egd_results::write(&main, &standings, egd_results::Options::default()),
        draws: drawn.chain(finals).collect(),
        certificates: event.tournaments().flat_map(certificates).collect(),
        log: None,
        hand_overs: Vec::new(),
        secret: [0; 32],
    })
}

/// Returns the event without its competitions of pairs, because the tour keeps the results of people.
///
/// # Errors
/// The event has no others.
fn without_pairs(event: &Event) -> Result<Event> {
    let mut rest = event.clone();
    for pairs in event.competitions().filter(|competition| competition.pairs.is_some()) {
        rest.remove(pairs.id);
    }
    if rest.competitions().len() == 0 {
        return Err(AppError::not_now(message!("bundle-only-pairs")));
    }
    Ok(rest)
}

/// Returns the first competition that earns points, or else the first one.
fn main_competition(event: &Event) -> Result<Tournament> {
    let main = event.competitions().find(|competition| competition.earns_points).or(event.competitions().next());
    let main = main.and_then(|competition| event.alone(competition.id));
    main.ok_or_else(|| AppError::not_found(message!("competition-missing")))
}

/// Returns all registered players, and all who appear in a game, bye, table, qualifying or Final.
pub(crate) fn present(event: &Event) -> BTreeSet<EntryId> {
    event.tournaments().flat_map(present_in).collect()
}

fn present_in(tournament: &Tournament) -> impl Iterator<Item = EntryId> {
    let registered =
        tournament.entries.iter().filter(|e| e.status == EntryStatus::Registered && !e.ghost).map(|e| e.id);
    let played = tournament.games.iter().flat_map(|g| [g.black, g.white]);
    let boxes = tournament.tables.iter().flat_map(|t| t.boxes.iter().filter_map(|b| b.entry));
    let byes = tournament.byes.iter().map(|b| b.entry);
    registered.chain(played).chain(boxes).chain(byes).chain(stages::named(tournament))
}

fn of_settings(event: &EventSettings) -> EventData {
    EventData {
        name: event.name.clone(),
        championship: championship(&event.tour.championship, &event.name),
        place: event.place.clone(),
        country: event.country,
        start: event.start,
        end: event.end,
        coefficient: event.tour.coefficient.to_string(),
        online: event.tour.online,
    }
}

/// Returns the name of the championship: the setting, or else the event's name without the year.
fn championship(set: &str, name: &str) -> String {
    if !set.trim().is_empty() {
        return set.trim().to_string();
    }
    let is_year = |word: &str| {
        let digits = word.trim_matches(|c: char| !c.is_alphanumeric());
        digits.len() == 4 && digits.bytes().all(|b| b.is_ascii_digit())
    };
    let kept: Vec<&str> = name.split_whitespace().filter(|word| !is_year(word)).collect();
    let kept = kept.join(" ");
    let kept = kept.trim_end_matches([',', '-', '–', ':']).trim();
    if kept.is_empty() { name.to_string() } else { kept.to_string() }
}

fn table(event: &EventSettings, rules: &SeasonRules) -> Result<PointsTable> {
    let class = &event.tour.class;
    let points = rules.class(class).map_err(|error| AppError::bad_input(error.message()))?;
    let stages = serde_json::to_value(&points.stages)
        .map_err(|error| AppError::internal(message!("bundle-stages-unreadable", cause = cause::of_json(&error))))?;
    let stages: BTreeMap<String, Option<u32>> = serde_json::from_value(stages)
        .map_err(|error| AppError::internal(message!("bundle-stages-unreadable", cause = cause::of_json(&error))))?;
    let ages = &event.ages;
    Ok(PointsTable {
        season: rules.name.clone(),
        class: class.clone(),
        avc: rules.avc.to_string(),
        categories: ages.categories.iter().map(|c| c.0).collect(),
        cut_off: ages.cut_off,
        limit_included: ages.limit_included,
        stages: stages.into_iter().filter_map(|(stage, points)| Some((stage, points?))).collect(),
        game: (points.games.win, points.games.loss),
        main_group: points.main_group.map(|games| (games.win, games.loss)),
        online: (rules.online.stages.to_string(), rules.online.games.to_string()),
        small_group: rules.small_group.map(|small| SmallGroupData {
            fewer_than: small.fewer_than,
            factors: (small.factors.stages.to_string(), small.factors.games.to_string()),
        }),
        final_points: Some(FinalPoints { size: rules.final_rules.size, places: rules.final_rules.places.clone() }),
        season_file: event.tour.season_file.clone(),
    })
}

fn competition(tournament: &Tournament) -> CompetitionData {
    let competition = &tournament.competition;
    CompetitionData {
        competition: competition.id.0,
        name: competition.name.clone(),
        system: SystemName::from(competition.system).to_string(),
        rounds: tournament.paired_rounds(),
        future_stars: competition.newcomers.is_some(),
    }
}

fn players(event: &Event, entries: &[&Entry]) -> Vec<PlayerData> {
    let mut places: BTreeMap<EntryId, u32> = BTreeMap::new();
    for tournament in event.tournaments() {
        let lines = current(tournament, &tournament.competition).lines;
        places.extend(lines.iter().filter_map(|line| Some((line.entry, line.place?))));
    }
    let player = |entry: &&Entry| PlayerData {
        player: entry.id.0,
        competition: entry.competition.0,
        number: entry.number,
        rank: entry.player.rank.to_string(),
        rating: entry.player.rating.map(|rating| rating.0),
        category: event.settings().category_of(entry).map(|c| c.0),
        publication: match entry.player.publication {
            Publication::Full => "full",
            Publication::Initials => "initials",
            Publication::Anonymous => "anonymous",
        }
        .into(),
        guest: entry.guest,
        place: places.get(&entry.id).copied().filter(|_| !entry.guest),
        person: BTreeMap::new(),
    };
    entries.iter().map(player).collect()
}

/// Returns the personal fields that the tour needs. Players who are not published in full are sent without their names if the
/// tour knows their number.
fn person(entry: &Entry) -> Person {
    let player = &entry.player;
    let some = |text: &str| Some(text.trim().to_string()).filter(|text| !text.is_empty());
    let hidden = disclose(player, entry.number, Audience::Tour).name == DisclosedName::Hidden;
    let common = Person {
        irn: player.irn.clone(),
        birth_year: player.birth.map(Birth::year).map(|year| year.to_string()),
        country: player.country.map(|c| c.to_string()),
        sex: player.sex.map(|sex| if sex == Sex::Female { "f" } else { "m" }.into()),
        ..Person::default()
    };
    if hidden {
        return common;
    }
    Person {
        family: some(&player.family),
        given: some(&player.given),
        middle: some(&player.middle),
        latin: player.latin.clone(),
        club: some(&player.club),
        egd_pin: player.egd_pin.clone(),
        ..common
    }
}

fn games(tournament: &Tournament) -> Vec<GameData> {
    let game = |game: &Game| GameData {
        competition: game.competition.0,
        round: game.round,
        board: game.board,
        black: game.black.0,
        white: game.white.0,
        handicap: game.handicap,
        result: game.passes.known().map(|result| result.to_string()).unwrap_or_default(),
        knockout: game.knockout.and_then(|k| {
            let game = match k.slot {
                Slot::Main { round, index } => Some((round, index)),
                Slot::ThirdPlace => None,
            };
            Some(KnockoutPlace { category: tournament.category_of_game(k)?.0, game })
        }),
        ladder: game.ladder_winner.map(|entry| entry.0),
    };
    let mut games: Vec<GameData> = tournament.games.iter().map(game).collect();
    games.sort_by_key(|g| (g.competition, g.round, g.board));
    games
}

fn draw_file(table: &KnockoutTable) -> String {
    format!("draws/ko{}{}.txt", table.category, stages::of_competition(table.competition))
}

fn knockout(tournament: &Tournament, table: &KnockoutTable) -> TableData {
    let reached = progress(tournament, table).reached().into_iter();
    let mut reached: Vec<ReachedData> = reached
        .map(|(entry, stage)| ReachedData { player: entry.0, stage: ReachedName::from(stage).to_string() })
        .collect();
    reached.sort_by_key(|r| r.player);
    TableData {
        category: table.category.0,
        competition: table.competition.0,
        first_round: table.first_round,
        boxes: table
            .boxes
            .iter()
            .map(|b| BoxData { place: b.place, player: b.entry.map(|e| e.0), mark: mark(b.mark) })
            .collect(),
        reached,
        commitment: table.draw.commitment.clone(),
        entropy: table.draw.entropy.clone(),
        draw: draw_file(table),
    }
}

fn player_points(points: &PlayerPoints) -> PointsData {
    let source = |source: &domain::points::Source| {
        let empty = SourceData {
            what: String::new(),
            stage: None,
            round: None,
            opponent: None,
            points: source.points.to_string(),
        };
        match source.what {
            PointSource::Stage(stage) => {
                SourceData { what: "stage".into(), stage: Some(ReachedName::from(stage).to_string()), ..empty }
            }
            PointSource::Place { from, to } => {
                let place = if from == to { from.to_string() } else { format!("{from}-{to}") };
                SourceData { what: "place".into(), stage: Some(place), ..empty }
            }
            PointSource::Game { round, opponent, outcome } => SourceData {
                what: PointsFor::from(outcome).to_string(),
                round: Some(round),
                opponent: Some(opponent.0),
                ..empty
            },
        }
    };
    PointsData {
        player: points.entry.0,
        category: points.category.0,
        sources: points.sources.iter().map(source).collect(),
        exact: points.total.to_string(),
        points: ratio::published(points.total),
    }
}
