//! Makes a random event from a seed and plays it.

use std::path::PathBuf;

use chrono::NaiveDate;
use domain::lots::Lots;
use domain::model::player::Birth;
use domain::{Country, Entry, EntryId, Gor, Partner, PersonId, Player, PlayerPair, Rank, Rounds, Teams};
use messages::message;
use session::fields::hex_text;
use session::{AppError, Environment, ErrorCode, EventSession, FixedEnvironment, Result};

use crate::event::{StatusView, Step, counts, create, new_tournament, next_step, progress, status};
use crate::game::add;
use crate::knockout::{draw, to_draw};
use crate::labels::ResultView;
use crate::operation::{AddGame, AddTeam, CreateEvent, Creation, DrawKnockout, ListAdded, op};
use crate::register::{close_register, next_person, take};
use crate::round::Validity;
use crate::simulation::play_out::play_round;
use crate::teams::add as add_team;
use crate::vocabulary::{SystemName, TemplateName};

/// A random event to make.
#[derive(Debug, Clone)]
pub struct SimulateEvent {
    /// The event file to make.
    pub file: PathBuf,
    /// Its size and seed.
    pub size: Size,
}

/// The size and the seed of a random event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// The number of players, 2 to 10,000.
    pub players: usize,
    /// The number of rounds, 1 to 32.
    pub rounds: u32,
    /// The seed. The same size, seed and system give the same event.
    pub seed: u64,
    /// The system.
    pub system: SystemName,
    /// Who meets.
    pub sides: Sides,
}

/// Who meets in a random event.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Sides {
    /// Single players.
    #[default]
    Players,
    /// Pairs of pair go.
    Pairs,
    /// Teams of this many boards, some of them with a substitute.
    Teams(u32),
}

/// Syllables of invented names.
const SYLLABLES: [&str; 24] = [
    "ba", "če", "di", "fo", "gru", "hal", "ján", "ku", "la", "mir", "nes", "ora", "pel", "qui", "rož", "sta", "tur",
    "ul", "vel", "wen", "xe", "yla", "zor", "ško",
];

const COUNTRIES: [&str; 10] = ["RO", "HR", "CZ", "DE", "FR", "UA", "TR", "HU", "PL", "RS"];

/// Makes a random event in a file and plays it.
///
/// # Errors
/// The size is out of range, or the file exists already.
pub fn simulate(request: &SimulateEvent) -> Result<StatusView> {
    check(request.size)?;
    let mut session = EventSession::new(environment(request.size.seed)?);
    create(&mut session, &event(request.size, request.file.clone())?)?;
    play_out(&mut session, request.size, |_| Ok(()))?;
    status(&session)
}

/// Makes the same event in memory and plays it.
///
/// # Errors
/// The size is out of range.
pub fn simulate_in_memory(size: Size) -> Result<EventSession> {
    simulate_prepared(size, |_| Ok(()))
}

/// Makes an event in memory, lets `prepare` change it before the register is closed, and plays it.
///
/// # Errors
/// The size is out of range, or what `prepare` returns.
pub(crate) fn simulate_prepared(
    size: Size,
    prepare: impl FnOnce(&mut EventSession) -> Result<()>,
) -> Result<EventSession> {
    check(size)?;
    let event = event(size, PathBuf::new())?;
    let tournament = new_tournament(&event, [0; 32])?;
    let input = Creation::New(Box::new(event));
    let mut session = EventSession::in_memory(environment(size.seed)?, op::CreateEvent, &input, &tournament.into())?;
    play_out(&mut session, size, prepare)?;
    Ok(session)
}

fn check(size: Size) -> Result<()> {
    if (2..=10_000).contains(&size.players) {
        return Ok(());
    }
    Err(AppError::bad_input(message!("simulation-players", players = size.players.to_string())))
}

fn start() -> Result<NaiveDate> {
    NaiveDate::from_ymd_opt(2026, 1, 10).ok_or_else(|| AppError::internal(message!("simulation-day")))
}

fn environment(seed: u64) -> Result<FixedEnvironment> {
    Ok(FixedEnvironment::new(seed, start()?))
}

fn event(size: Size, file: PathBuf) -> Result<CreateEvent> {
    let name = format!("Simulated event {}", size.seed);
    let file = file.into();
    let (start, seed) = (start()?.to_string(), hex_text(&environment(size.seed)?.fresh_seed()));
    let (teams, template) = match size.sides {
        Sides::Players => (None, None),
        Sides::Pairs => (None, Some(TemplateName::PairGo)),
        Sides::Teams(boards) => (Some(boards), None),
    };
    Ok(CreateEvent {
        file,
        name,
        start,
        seed,
        rounds: Some(size.rounds),
        system: Some(size.system),
        teams,
        template,
        ..CreateEvent::default()
    })
}

fn play_out(
    session: &mut EventSession,
    size: Size,
    prepare: impl FnOnce(&mut EventSession) -> Result<()>,
) -> Result<()> {
    let mut lots = Lots::new("drawmaster simulate 1", &size.seed.to_string());
    enter_players(session, size, &mut lots)?;
    if let Sides::Teams(boards) = size.sides {
        make_teams(session, boards, &mut lots)?;
    }
    prepare(session)?;
    close_register(session)?;
    play_to_end(session, size.players as u32, &mut lots)
}

/// Draws and plays the chosen competition to its end, or as many free games as fit.
///
/// # Errors
/// A round cannot be paired, or a table cannot be drawn.
pub(crate) fn play_to_end(session: &mut EventSession, players: u32, lots: &mut Lots) -> Result<()> {
    loop {
        let (tournament, competition) = (session.tournament()?, session.competition()?);
        let (register, done) = (counts(tournament, competition), progress(tournament, competition));
        let next = next_step(tournament, competition, register, done, &Validity::default());
        let round = next.round.unwrap_or(1);
        match next.step {
            Step::DrawKnockouts => {
                let categories = to_draw(tournament, competition, round);
                for category in categories {
                    draw(session, &DrawKnockout { category: category.0, ..DrawKnockout::default() })?;
                }
            }
            Step::Pair => drop(play_round(session, round, lots)?),
            Step::AddGames => return play_freely(session, players, lots),
            _ => return Ok(()),
        }
    }
}

/// Plays twice as many games as there are players, between players by lot. A game that the rules refuse is not played (R69).
///
/// # Errors
/// The event cannot be changed.
pub fn play_freely(session: &mut EventSession, players: u32, lots: &mut Lots) -> Result<()> {
    for _ in 0..2 * players {
        let (black, white) = (1 + lots.below(players), 1 + lots.below(players));
        let result = if lots.below(2) == 0 { ResultView::BlackWon } else { ResultView::WhiteWon };
        match add(session, &AddGame { black, white, result, day: String::new() }) {
            Err(error) if error.code == ErrorCode::Internal => return Err(error),
            Ok(_) | Err(_) => {}
        }
    }
    Ok(())
}

fn enter_players(session: &mut EventSession, request: Size, lots: &mut Lots) -> Result<()> {
    let mut fresh = next_person(session.event()?);
    session.transact(op::ImportList, &ListAdded::Simulated(request.players), |tournament| {
        let (competition, rules) = (tournament.competition.id, tournament.competition.pairs);
        for id in (1..).take(request.players) {
            let side = match rules {
                Some(rules) => pair(id, &mut fresh, lots).player(rules),
                None => player(id, lots),
            };
            let mut entry = Entry::new(EntryId(id), competition, side);
            let missed = Rounds::of((1..=request.rounds).filter(|_| lots.below(25) == 0));
            let may_miss = id > 2 && request.system == SystemName::McMahon;
            entry.missed = if may_miss { missed } else { Rounds::NONE };
            tournament.entries.push(entry);
        }
        Ok(())
    })?;
    Ok(())
}

fn pair(id: i64, fresh: &mut PersonId, lots: &mut Lots) -> PlayerPair {
    let mut partner = |number| Partner { person: take(fresh), player: player(number, lots) };
    let (first, second) = (partner(2 * id - 1), partner(2 * id));
    PlayerPair { first, second, mixed: lots.below(2) == 0 }
}

/// Puts everyone into teams. Those who are too few for one more team are substitutes, one or more for each team.
fn make_teams(session: &mut EventSession, boards: u32, lots: &mut Lots) -> Result<()> {
    let mut keys: Vec<i64> = session.tournament()?.entries.iter().map(|entry| entry.id.0).collect();
    let substitutes = keys.split_off(keys.len() - keys.len() % boards as usize);
    let teams = keys.len() / boards as usize;
    for (at, members) in keys.chunks(boards as usize).enumerate() {
        let substitutes = substitutes.iter().skip(at).step_by(teams);
        let members = members.iter().chain(substitutes).copied().collect();
        let number = session.competition()?.teams.as_ref().map_or(1, Teams::next_number);
        add_team(session, &AddTeam { name: format!("{} {number}", name(lots, 3)), members })?;
    }
    Ok(())
}

fn player(id: i64, lots: &mut Lots) -> Player {
    // Three dice make the middle ranks the most frequent ones.
    let grade = -(lots.below(12) + lots.below(12) + lots.below(12)).cast_signed() + 8;
    let mut player = Player::new(name(lots, 3), name(lots, 2), Rank::from_grade(grade));
    player.rating = Some(Gor(2100 + 100 * grade + lots.below(100).cast_signed() - 50));
    let country = COUNTRIES[lots.below(COUNTRIES.len() as u32) as usize];
    player.country = country.parse::<Country>().ok();
    player.club = format!("{country}{}", lots.below(5) + 1);
    player.birth = Some(Birth::Year(2026 - 8 - lots.below(40).cast_signed()));
    player.egd_pin = Some(format!("{id:08}"));
    player
}

fn name(lots: &mut Lots, syllables: u32) -> String {
    let joined: String = (0..syllables).map(|_| SYLLABLES[lots.below(SYLLABLES.len() as u32) as usize]).collect();
    let mut letters = joined.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
