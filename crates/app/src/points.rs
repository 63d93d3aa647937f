//! The tour's points of the open event, by its season or by a season file (R42-R45, R84).

use domain::knockout::Reached;
use domain::model::ratio::published;
use domain::points::{GameOutcome, PlayerPoints, PointSource, SeasonRules, Source, of_event};
use domain::{Competition, EntryId, RoundState, Tournament};
use messages::{Explain, Message, message};
use serde::Serialize;
use session::{AppError, EventSession, Result, seasons};
use ts_rs::TS;

use crate::labels::ReachedName;
use crate::vocabulary;

vocabulary! {
    /// What points are awarded for.
    pub enum PointsFor {
        /// The stage reached in a knock-out.
        Stage = "stage",
        /// The place in the Final.
        Place = "place",
        /// A won game.
        Win = "win",
        /// A drawn game.
        Jigo = "jigo",
        /// A lost game.
        Loss = "loss",
    }
}

impl From<GameOutcome> for PointsFor {
    fn from(outcome: GameOutcome) -> PointsFor {
        match outcome {
            GameOutcome::Win => PointsFor::Win,
            GameOutcome::Jigo => PointsFor::Jigo,
            GameOutcome::Loss => PointsFor::Loss,
        }
    }
}

/// Points from one source.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PointsSourceView {
    /// The kind of source.
    pub what: PointsFor,
    /// The stage, for points of a knock-out.
    pub stage: Option<ReachedName>,
    /// The place in the Final, for its points: `3`, `9-10` where it is shared.
    pub place: Option<String>,
    /// The game's round.
    pub round: Option<u32>,
    /// "Family Given" of the opponent.
    pub opponent: Option<String>,
    /// The exact points: `20`, `25/2`.
    pub points: String,
}

/// A player's points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PointsLineView {
    /// Place by points within the category; equals share it.
    pub place: u32,
    /// The entry's key.
    #[ts(type = "number")]
    pub id: i64,
    /// Starting number.
    pub number: Option<u32>,
    /// "Family Given".
    pub name: String,
    /// Rank.
    pub rank: String,
    /// Two letters; empty if unknown.
    pub country: String,
    /// Club.
    pub club: String,
    /// Age category.
    pub category: u8,
    /// The highest stage reached in a knock-out, as in the sources.
    pub stage: Option<ReachedName>,
    /// The sources: the stage or the place, then the games by round.
    pub sources: Vec<PointsSourceView>,
    /// Their exact sum: `1010`, `515/6`.
    pub exact: String,
    /// Its integer part, which is published (R44).
    #[ts(type = "number")]
    pub points: i64,
}

/// The points of an event by category, most points first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PointsView {
    /// The season whose rules apply.
    pub season: String,
    /// The event's class in it.
    pub class: String,
    /// The factor of stage points (R44).
    pub coefficient: String,
    /// Whether the event is played online (R84).
    pub online: bool,
    /// The players of the age categories.
    pub players: Vec<PointsLineView>,
    /// Notes on the points, one sentence each.
    pub notes: Vec<Message>,
}

/// Returns the points by the rules of the event's season.
///
/// # Errors
/// Fails if the season is unknown or has no points for the event's class.
pub fn view(session: &EventSession) -> Result<PointsView> {
    view_by(session, &seasons::of_event(&session.tournament()?.event)?)
}

/// Returns the points by the rules of a season file.
///
/// # Errors
/// Fails if the rules have no points for the event's class.
pub fn view_by(session: &EventSession, rules: &SeasonRules) -> Result<PointsView> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let players = of_event(tournament, rules).map_err(|error| AppError::bad_input(error.message()))?;
    let tour = &tournament.event.tour;
    Ok(PointsView {
        season: rules.name.clone(),
        class: tour.class.clone(),
        coefficient: tour.coefficient.to_string(),
        online: tour.online,
        players: players.iter().map(|player| line(tournament, &players, player)).collect(),
        notes: notes(tournament, competition, rules, &players).iter().map(Note::message).collect(),
    })
}

fn line(tournament: &Tournament, all: &[PlayerPoints], player: &PlayerPoints) -> PointsLineView {
    let entry = tournament.entry(player.entry);
    let person = entry.map(|e| &e.player);
    let ahead = all.iter().filter(|other| other.category == player.category && other.total > player.total).count();
    PointsLineView {
        place: ahead as u32 + 1,
        id: player.entry.0,
        number: entry.and_then(|e| e.number),
        name: name(tournament, player.entry),
        rank: person.map(|p| p.rank.to_string()).unwrap_or_default(),
        country: person.and_then(|p| p.country).map(|c| c.to_string()).unwrap_or_default(),
        club: person.map(|p| p.club.clone()).unwrap_or_default(),
        category: player.category.0,
        stage: player.reached.map(ReachedName::from),
        sources: player.sources.iter().map(|source| source_view(tournament, source)).collect(),
        exact: player.total.to_string(),
        points: published(player.total),
    }
}

fn source_view(tournament: &Tournament, source: &Source) -> PointsSourceView {
    let points = source.points.to_string();
    match source.what {
        PointSource::Stage(stage) => PointsSourceView {
            what: PointsFor::Stage,
            stage: Some(stage.into()),
            place: None,
            round: None,
            opponent: None,
            points,
        },
        PointSource::Place { from, to } => PointsSourceView {
            what: PointsFor::Place,
            stage: None,
            place: Some(if from == to { from.to_string() } else { format!("{from}-{to}") }),
            round: None,
            opponent: None,
            points,
        },
        PointSource::Game { round, opponent, outcome } => PointsSourceView {
            what: outcome.into(),
            stage: None,
            place: None,
            round: Some(round),
            opponent: Some(name(tournament, opponent)),
            points,
        },
    }
}

fn name(tournament: &Tournament, entry: EntryId) -> String {
    tournament.entry(entry).map(|e| e.player.list_name()).unwrap_or_default()
}

/// A note below the points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Note {
    /// Not all rounds are confirmed.
    StillOpen {
        /// Confirmed rounds.
        done: u32,
        /// All rounds.
        rounds: u32,
    },
    /// The event's age categories differ from those of the season.
    OtherAges {
        /// The season.
        season: String,
    },
    /// Players reached stages for which the season has no points.
    Nothing {
        /// The season.
        season: String,
        /// The stages.
        stages: Vec<Reached>,
    },
}

impl Explain for Note {
    fn message(&self) -> Message {
        match self {
            Note::StillOpen { done, rounds } => message!("tour-points-open", confirmed = *done, rounds = *rounds),
            Note::OtherAges { season } => message!("tour-points-other-ages", season),
            Note::Nothing { season, stages } => {
                let stages: Vec<Message> = stages.iter().map(|&stage| stage_name(stage)).collect();
                message!("tour-points-no-stage-points", season, stages)
            }
        }
    }
}

fn stage_name(stage: Reached) -> Message {
    match stage {
        Reached::RoundOf64 => message!("tour-points-round-of", lines = 64),
        Reached::RoundOf32 => message!("tour-points-round-of", lines = 32),
        Reached::RoundOf16 => message!("tour-points-round-of", lines = 16),
        Reached::QuarterFinals => message!("tour-points-quarter-final"),
        Reached::SemiFinals => message!("tour-points-semi-final"),
        Reached::WinnersFinal => message!("knockout-winners-final"),
        Reached::LosersTable => message!("knockout-losers-round"),
        Reached::Finalist => message!("tour-points-finalist"),
        Reached::Winner => message!("tour-points-winner"),
    }
}

/// Returns the notes below the points by the rules of the event's season.
///
/// # Errors
/// Fails like [`view`].
pub fn own_notes(session: &EventSession) -> Result<Vec<Note>> {
    let (tournament, competition) = (session.tournament()?, session.competition()?);
    let rules = seasons::of_event(&tournament.event)?;
    let players = of_event(tournament, &rules).map_err(|error| AppError::bad_input(error.message()))?;
    Ok(notes(tournament, competition, &rules, &players))
}

fn notes(
    tournament: &Tournament,
    competition: &Competition,
    rules: &SeasonRules,
    players: &[PlayerPoints],
) -> Vec<Note> {
    let confirmed = |r: &&domain::Round| r.state == RoundState::Confirmed;
    let done = tournament.rounds.iter().filter(confirmed).count() as u32;
    let (season, rounds) = (rules.name.clone(), competition.rounds);
    let mut notes = Vec::new();
    if done < rounds {
        notes.push(Note::StillOpen { done, rounds });
    }
    if tournament.event.ages != rules.ages {
        notes.push(Note::OtherAges { season: season.clone() });
    }
    let class = rules.classes.get(&tournament.event.tour.class);
    let named = |stage| class.is_none_or(|class| class.stages.of(stage).is_some());
    let mut stages: Vec<Reached> = players.iter().filter_map(|p| p.reached).filter(|&stage| !named(stage)).collect();
    stages.sort_unstable();
    stages.dedup();
    if !stages.is_empty() {
        notes.push(Note::Nothing { season, stages });
    }
    notes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::check;
    use crate::fixture;
    use crate::history::undo;
    use crate::labels::ResultView;
    use crate::operation::SetLevel;
    use crate::operation::SettingsChange;
    use crate::operation::op;
    use crate::register::{ChangeEntry, EntryFields, SetEntryStatus, change, set_status};
    use crate::round::{EnterResult, PairRound, RoundStep, UnpairBoard, confirm, enter_result, pair, unpair_board};
    use crate::vocabulary::LevelName;
    use crate::vocabulary::StatusName;

    #[test]
    fn view_lists_the_players_of_the_categories_and_notes_open_rounds() {
        let points = view(&fixture::knockout(6)).expect("the default season has points for the default class");
        assert_eq!(points.players.len(), 6);
        assert!(points.players.iter().all(|line| line.category == 12));
        assert!(points.notes.contains(&message!("tour-points-open", confirmed = 0, rounds = 7)), "{:?}", points.notes);
    }

    /// Changes the rounds that the `index`-th player misses.
    fn miss(session: &mut EventSession, index: usize, missed: &[u32]) {
        let youth = EntryFields { birth_year: "2016".into(), missed: Some(missed.to_vec()), ..fixture::fields(index) };
        change(session, &ChangeEntry { id: index as i64 + 1, fields: youth, reason: Some("ill".into()) })
            .expect("a player can miss rounds");
    }

    /// Plays a round in which the player with the smaller key wins. `idle`, whose game of the knock-out is a walkover, gets no
    /// other game.
    fn play(session: &mut EventSession, round: u32, idle: Option<i64>) {
        pair(session, &PairRound { round, consent: true, ..PairRound::default() }).expect("the round can be paired");
        let of_round = |session: &EventSession| -> Vec<domain::Game> {
            let tournament = session.tournament().expect("an event is open");
            tournament.games_of(round).into_iter().cloned().collect()
        };
        let of_idle = |g: &&domain::Game| idle.is_some_and(|id| g.colour_of(EntryId(id)).is_some());
        if let Some(board) = of_round(session).iter().find(of_idle).map(|g| g.board) {
            unpair_board(session, &UnpairBoard { round, board }).expect("the board has no result");
        }
        for game in of_round(session) {
            let result = if game.black < game.white { ResultView::BlackWon } else { ResultView::WhiteWon };
            let request = EnterResult { round, board: game.board, result: Some(result), ..EnterResult::default() };
            enter_result(session, &request).expect("a player can win");
        }
        confirm(session, &RoundStep { round, consent: true }).expect("all results are entered");
    }

    /// Returns the index of the player who meets the winner of the table in a round of the knock-out.
    fn opponent_of_the_first(session: &EventSession, round: u32) -> usize {
        let tournament = session.tournament().expect("an event is open");
        let progress = domain::knockout::progress(tournament, &tournament.tables[0]);
        let games = progress.rounds.iter().filter(|r| r.round == round).flat_map(|r| r.games.clone());
        let players: Vec<Vec<EntryId>> = games.map(|g| g.entries().collect()).collect();
        let game = players.into_iter().find(|two| two.contains(&EntryId(1))).expect("the first player is in the table");
        game.into_iter().find(|&e| e != EntryId(1)).map_or(0, |e| e.0 as usize - 1)
    }

    fn points_of_the_first(session: &EventSession) -> (i64, Option<ReachedName>) {
        let lines = view(session).expect("the points can be computed").players;
        lines.into_iter().find(|line| line.id == 1).map(|line| (line.points, line.stage)).expect("a line")
    }

    #[test]
    fn points_of_the_champion_stay_when_an_absent_semi_finalist_is_registered_again() {
        let mut session = fixture::knockout(8);
        (1..=5).for_each(|round| play(&mut session, round, None));
        let absent = opponent_of_the_first(&session, 6);
        miss(&mut session, absent, &[6]);
        play(&mut session, 6, Some(1));
        play(&mut session, 7, None);
        let before = points_of_the_first(&session);
        assert_eq!(before.1.map(ReachedName::as_str), Some("winner"));
        miss(&mut session, absent, &[]);
        assert_eq!(points_of_the_first(&session), before);
        check(&session).expect("the stored absences agree with the journal");
    }

    #[test]
    fn points_of_a_finalist_by_walkover_stay_when_they_go_home() {
        let mut session = fixture::knockout(8);
        (1..=4).for_each(|round| play(&mut session, round, None));
        let absent = opponent_of_the_first(&session, 5);
        miss(&mut session, absent, &[5]);
        play(&mut session, 5, Some(1));
        play(&mut session, 6, None);
        let before = points_of_the_first(&session);
        assert_eq!(before.1.map(ReachedName::as_str), Some("finalist"));
        miss(&mut session, 0, &[5, 7]);
        assert_eq!(points_of_the_first(&session), before);
        miss(&mut session, 0, &[]);
        set_status(&mut session, &SetEntryStatus { id: 1, status: StatusName::Withdrawn, reason: Some("ill".into()) })
            .expect("players may leave");
        assert_eq!(points_of_the_first(&session), before);
        play(&mut session, 7, None);
        assert_eq!(points_of_the_first(&session), before);
        check(&session).expect("the stored absences agree with the journal");
        (0..4).for_each(|_| {
            undo(&mut session).expect("an operation can be undone");
            check(&session).expect("undo restores the absences");
        });
    }

    #[test]
    fn view_refuses_an_unknown_class() {
        let mut session = fixture::closed_youth(6);
        session
            .transact(op::ChangeSettings, &SettingsChange::Level(SetLevel::of(LevelName::Lot)), |tournament| {
                tournament.event.tour.class = "moon".into();
                Ok(())
            })
            .expect("a class is any text");
        let error = view(&session).expect_err("no season has this class");
        assert!(error.to_string().contains("moon"), "{error}");
    }
}
