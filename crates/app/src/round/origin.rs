//! How the pairs of a round came into it: from a fixed order of games, from another program, by a pairing, or by hand.

use std::collections::BTreeSet;

use domain::lots::zone_deal::zone_of;
use domain::model::pairing_rules::Profile;
use domain::model::system::rules::Circle;
use domain::pairing::{RemarkKind, certified_pairs};
use domain::{Certificate, Competition, EntryId, Game, GameId, RoundNumber, Tournament};
use messages::{Message, message};
use session::{EventSession, Operation as _, Result};

use super::corrected::corrected_games;
use super::procedure::in_circle;
use super::reason_kind::ReasonKind;
use crate::operation::op;
use crate::teams::pairing_level;

/// How a pair came into a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Origin {
    /// A certificate of the round has the pair.
    Certified {
        /// Whether the round was paired in several parts.
        in_parts: bool,
    },
    /// The round was paired by a procedure without certificates (R57).
    Procedure,
    /// The order in which everyone meets everyone has the pair in this round (R66).
    Circle,
    /// The order of games in a zone, counted from 1, has the pair in this round (R63).
    Zone(usize),
    /// Players who were left over were paired, outside the order of games.
    LeftOver,
    /// The order of games does not have the pair in this round.
    OutsideCircle,
    /// Games are added one by one (R69, R70).
    Free,
    /// The pair came with the competition from another file.
    Imported,
    /// A corrected result put the players at the board (R34).
    Corrected,
    /// None of these.
    Manual,
}

impl Origin {
    /// Returns the reason for a pair that no costs decided; `None` if the levels paired the round.
    pub(super) fn reason(self) -> Option<(ReasonKind, Message)> {
        Some(match self {
            Origin::Procedure => (ReasonKind::Procedure, message!("report-reason-procedure")),
            Origin::Circle => (ReasonKind::Circle, message!("report-reason-circle")),
            Origin::Zone(zone) => (ReasonKind::Circle, message!("report-reason-zone", zone)),
            Origin::LeftOver => (ReasonKind::Earlier, message!("report-reason-left-over")),
            Origin::OutsideCircle => (ReasonKind::OutsideCircle, message!("report-reason-outside-circle")),
            Origin::Free => (ReasonKind::Free, message!("report-reason-free")),
            Origin::Corrected => (ReasonKind::Earlier, message!("report-reason-corrected")),
            Origin::Imported => (ReasonKind::Imported, message!("report-reason-imported")),
            Origin::Certified { .. } | Origin::Manual => return None,
        })
    }

    /// Whether a remark says something about a pair of this origin. Where the games follow from no scores, nobody floats or
    /// is far apart, and nothing keeps clubs, countries and categories separate or balances colours.
    pub(super) fn has_remark(self, remark: &RemarkKind) -> bool {
        let of_choice = matches!(
            remark,
            RemarkKind::Float { .. }
                | RemarkKind::Categories { .. }
                | RemarkKind::Club
                | RemarkKind::Country
                | RemarkKind::FarApart { .. }
                | RemarkKind::Unbalanced { .. }
        );
        let by_choice =
            !matches!(self, Origin::Circle | Origin::Zone(_) | Origin::LeftOver | Origin::OutsideCircle | Origin::Free);
        by_choice || !of_choice
    }
}

/// Two players, the smaller key first.
type Pair = (EntryId, EntryId);

/// How the pairs of one round came into it.
pub(super) struct RoundOrigin<'t> {
    tournament: &'t Tournament,
    competition: &'t Competition,
    certificates: Vec<&'t Certificate>,
    circle: Option<BTreeSet<Pair>>,
    imported: BTreeSet<Pair>,
    corrected: BTreeSet<GameId>,
}

impl<'t> RoundOrigin<'t> {
    /// Returns how the pairs of a round came into it, from the competition as the round saw it; of teams, from their matches.
    ///
    /// # Errors
    /// No event is open, or the journal cannot be read.
    pub(super) fn of(
        session: &EventSession,
        tournament: &'t Tournament,
        competition: &'t Competition,
        round: RoundNumber,
    ) -> Result<RoundOrigin<'t>> {
        let circle = in_circle(tournament, competition, round);
        let mut origins = RoundOrigin {
            tournament,
            competition,
            certificates: tournament.certificates.iter().filter(|c| c.round == round).collect(),
            circle: circle.map(|games| games.into_iter().map(ordered).collect()),
            imported: imported(session, competition, round)?,
            corrected: BTreeSet::new(),
        };
        // Only the history tells a corrected result from a change by hand. No correction moves a team.
        let is_manual = |game: &&Game| origins.of_game(game) == Origin::Manual;
        if competition.teams.is_none() && tournament.games_of(round).iter().any(is_manual) {
            origins.corrected = corrected_games(session)?;
        }
        Ok(origins)
    }

    /// Returns how the pair of a game of the round came into it.
    pub(super) fn of_game(&self, game: &Game) -> Origin {
        let pair = ordered((game.black, game.white));
        let count = self.certificates.len();
        let mut certified = self.certificates.iter().copied().flat_map(certified_pairs).map(ordered);
        let is_certified = certified.any(|other| other == pair);
        match &self.circle {
            Some(circle) if circle.contains(&pair) && self.imported.is_empty() => self.of_circle(game.black),
            Some(_) if is_certified => Origin::LeftOver,
            None if is_certified => Origin::Certified { in_parts: count > 1 },
            _ if self.imported.contains(&pair) => Origin::Imported,
            _ if self.competition.system.is_free() => Origin::Free,
            Some(circle) if circle.contains(&pair) => self.of_circle(game.black),
            Some(_) => Origin::OutsideCircle,
            None if count == 0 && self.competition.pairing.profile == Profile::Literal && !game.locked => {
                Origin::Procedure
            }
            None if self.corrected.contains(&game.id) => Origin::Corrected,
            None => Origin::Manual,
        }
    }

    /// Returns what is to be said of the whole round, if no levels paired it.
    pub(super) fn of_round(&self) -> Option<Message> {
        match self.competition.system.rules().circle {
            _ if !self.imported.is_empty() => Some(message!("report-round-imported")),
            _ if self.competition.system.is_free() => Some(message!("report-round-free")),
            _ if self.circle.as_ref().is_none_or(BTreeSet::is_empty) => None,
            Some(Circle::Zones) => Some(message!("report-round-zones")),
            _ => Some(message!("report-round-circle")),
        }
    }

    /// Whether the round came from another file, with games that are still as they came.
    pub(super) fn is_imported(&self) -> bool {
        !self.imported.is_empty()
    }

    fn of_circle(&self, player: EntryId) -> Origin {
        let number = self.tournament.entry(player).and_then(|entry| entry.number);
        match (self.competition.system.rules().circle, number) {
            (Some(Circle::Zones), Some(number)) => Origin::Zone(zone_of(self.tournament, self.competition, number) + 1),
            _ => Origin::Circle,
        }
    }
}

/// Returns the pairs with which a round was imported; none if it was paired here.
fn imported(session: &EventSession, competition: &Competition, round: RoundNumber) -> Result<BTreeSet<Pair>> {
    let (file, id) = (session.file()?, competition.id);
    let Some(entry) = file.pairing_entry(id, round, &[op::PairRound::NAME])? else { return Ok(BTreeSet::new()) };
    if ![op::ImportEvent::NAME, op::ImportCompetition::NAME].contains(&file.operation_of(entry)?.as_str()) {
        return Ok(BTreeSet::new());
    }
    // A history that does not tell explains nothing.
    let Ok(then) = session.event_after(entry, id) else { return Ok(BTreeSet::new()) };
    let level = pairing_level(&then, &then.competition);
    let games = level.games.iter().filter(|game| game.round == round && game.knockout.is_none());
    Ok(games.map(|game| ordered((game.black, game.white))).collect())
}

fn ordered((a, b): Pair) -> Pair {
    (a.min(b), a.max(b))
}

#[cfg(test)]
mod tests {
    use domain::Passes;

    use super::*;
    use crate::event::{ChangeSetting, change_setting, import};
    use crate::fixture;
    use crate::labels::{ColourView, ResultView};
    use crate::operation::{
        AddGame, EnterResult, ImportEvent, ListForm, MoveBye, PairRound, RoundRequest, RoundStep, SetEntryStatus,
        SwapColours,
    };
    use crate::register::{close_register, set_status};
    use crate::round::{Explanation, Seat, SwapPlayers, explain, move_bye, pair, release, report, start, swap_players};
    use crate::vocabulary::StatusName;

    fn of_system(players: usize, system: &str) -> EventSession {
        let mut session = fixture::open_register(players);
        let request = ChangeSetting { path: "competition.system".into(), value: system.into(), consent: true };
        change_setting(&mut session, &request).expect("no round is paired");
        close_register(&mut session).expect("the register can be closed");
        pair_next(&mut session, 1);
        session
    }

    fn pair_next(session: &mut EventSession, round: u32) {
        pair(session, &PairRound { round, ..PairRound::default() }).expect("the round is next");
    }

    fn play(session: &mut EventSession, round: u32) {
        release(session, &RoundStep { round, consent: true }).expect("a draft can be released");
        start(session, &RoundRequest { round }).expect("a released round can start");
        let black_won = |tournament: &mut Tournament| {
            let open = tournament.games.iter_mut().filter(|game| game.passes.known().is_none());
            open.for_each(|game| game.passes = Passes::both(Some("1-0".parse().expect("a result"))));
            Ok(())
        };
        session.transact(op::EnterResult, &EnterResult::default(), black_won).expect("results can be entered");
    }

    fn explained(session: &EventSession, round: u32) -> Vec<Explanation> {
        let games = session.tournament().expect("an event is open").games_of(round);
        let boards: Vec<u32> = games.iter().map(|game| game.board).collect();
        let of_board = |board| explain(session, &SwapColours { round, board }).expect("the board exists");
        boards.into_iter().map(of_board).collect()
    }

    fn kinds(session: &EventSession, round: u32) -> Vec<ReasonKind> {
        let mut kinds: Vec<ReasonKind> = explained(session, round).into_iter().map(|it| it.kind).collect();
        let report = report(session, &RoundRequest { round }).expect("the round is paired");
        kinds.extend(report.remarks.into_iter().map(|remark| remark.reason.kind));
        kinds
    }

    #[test]
    fn a_round_robin_says_that_the_order_of_games_is_fixed_also_after_a_player_left() {
        let mut session = of_system(9, "RoundRobin");
        for round in 1..=3 {
            let kinds = kinds(&session, round);
            assert!(kinds.iter().all(|&kind| kind == ReasonKind::Circle), "{round}: {kinds:?}");
            let said = report(&session, &RoundRequest { round }).expect("the round is paired");
            assert!(said.remarks.is_empty(), "nobody floats in a round robin: {said:?}");
            assert_eq!(said.origin.map(|message| message.id), Some("report-round-circle"));
            play(&mut session, round);
            let leaver = SetEntryStatus { id: 5, status: StatusName::Withdrawn, reason: Some("ill".into()) };
            set_status(&mut session, &leaver).expect("they can withdraw");
            pair_next(&mut session, round + 1);
        }
        assert!(kinds(&session, 4).into_iter().all(|kind| kind == ReasonKind::Circle));
    }

    #[test]
    fn a_pair_outside_of_the_fixed_order_is_told_apart() {
        let mut session = of_system(8, "RoundRobin");
        let seat = |board| Seat { board, colour: ColourView::White };
        let swap = SwapPlayers { round: 1, one: seat(1), other: seat(2), consent: true };
        swap_players(&mut session, &swap).expect("the boards are free");
        let told: Vec<(u32, ReasonKind, bool)> =
            explained(&session, 1).into_iter().map(|it| (it.board, it.kind, it.best)).collect();
        let (circle, outside) = (ReasonKind::Circle, ReasonKind::OutsideCircle);
        assert_eq!(told, [(1, outside, false), (2, outside, false), (3, circle, true), (4, circle, true)]);
    }

    #[test]
    fn zones_name_the_zone() {
        let session = of_system(12, "Zones");
        let explained = explained(&session, 1);
        assert!(!explained.is_empty());
        for explanation in explained {
            assert_eq!((explanation.kind, explanation.text.id), (ReasonKind::Circle, "report-reason-zone"));
        }
        let said = report(&session, &RoundRequest { round: 1 }).expect("the round is paired");
        assert_eq!(said.origin.map(|message| message.id), Some("report-round-zones"));
        assert!(said.remarks.iter().all(|remark| remark.reason.kind == ReasonKind::Circle), "{:?}", said.remarks);
    }

    #[test]
    fn an_imported_round_says_so_and_only_what_was_changed_here_was_set_manually() {
        let folder = tempfile::tempdir().expect("a folder");
        let (file, into) = (folder.path().join("cup.xml").into(), folder.path().join("cup.drawmaster").into());
        let request = ImportEvent { file, into, format: None, form: ListForm::default(), teams: false };
        let theirs = formats::opengotha::write(fixture::playing(9).tournament().expect("an event is open"));
        std::fs::write(&request.file, theirs).expect("the folder is writable");
        let mut session = fixture::no_event();
        import(&mut session, &request).expect("the file is read");
        assert!(kinds(&session, 1).into_iter().all(|kind| kind == ReasonKind::Imported));
        let said = report(&session, &RoundRequest { round: 1 }).expect("the round is paired");
        assert_eq!(said.origin.map(|message| message.id), Some("report-round-imported"));
        assert_eq!(said.bye.iter().map(|message| message.id).collect::<Vec<_>>(), ["report-bye-imported"]);
        let seat = |board| Seat { board, colour: ColourView::White };
        let swap = SwapPlayers { round: 1, one: seat(1), other: seat(4), consent: true };
        swap_players(&mut session, &swap).expect("the boards are free");
        let kinds: Vec<ReasonKind> = explained(&session, 1).into_iter().map(|it| it.kind).collect();
        let imported = ReasonKind::Imported;
        assert_eq!(kinds, [ReasonKind::Manual, imported, imported, ReasonKind::Manual]);
    }

    #[test]
    fn games_that_players_arrange_are_not_called_set_manually() {
        let mut session = fixture::self_paired(4);
        let game = AddGame { black: 1, white: 2, result: ResultView::BlackWon, day: String::new() };
        crate::game::add(&mut session, &game).expect("they may meet");
        assert!(explained(&session, 1).iter().all(|it| it.kind == ReasonKind::Free));
    }

    #[test]
    fn a_bye_that_the_director_moved_after_the_pairing_is_called_given() {
        let mut session = fixture::paired(9);
        let bye = |session: &EventSession| {
            let said = report(session, &RoundRequest { round: 1 }).expect("the round is paired").bye;
            said.into_iter().map(|message| message.id).collect::<Vec<_>>()
        };
        assert_eq!(bye(&session), ["report-bye-first"]);
        move_bye(&mut session, &MoveBye { round: 1, to: Some(3), consent: true }).expect("they have a game");
        assert_eq!(bye(&session), ["report-bye-given"]);
        play(&mut session, 1);
        crate::round::confirm(&mut session, &RoundStep { round: 1, consent: true }).expect("all results are agreed");
        assert_eq!(bye(&session), ["report-bye-given"]);
    }
}
