//! Whole competitions of teams: entering, pairing, line-ups, forfeits and standings.

use domain::{EntryId, Tournament};
use session::EventSession;

use super::*;
use crate::check::check;
use crate::check::system_laws::broken_laws;
use crate::competition::AddCompetition;
use crate::event::{ChangeSetting, change_setting, status};
use crate::fixture::{fields, open_register};
use crate::history::undo;
use crate::labels::{ColourView, ResultView};
use crate::operation::{
    AddStage, ChangeTeam, EnterResult, EntryFields, FillStage, MoveBye, PairRound, RoundRequest, RoundStep, Seat,
    SetEntryStatus, SetLineUp, SwapPlayers,
};
use crate::register::{self, close_register};
use crate::round::{confirm, enter_result, move_bye, pair, propose, release, report, swap_players, unpair};
use crate::standings::{self, ViewStandings};
use crate::vocabulary::{CarriesName, StatusName, SystemName};

/// Adds a competition with `teams` complete teams of `size` players and `spare` substitutes in the first one.
fn with_teams(system: SystemName, rounds: u32, (teams, size, spare): (usize, u32, usize)) -> EventSession {
    let mut session = open_register(0);
    let request = AddCompetition {
        name: "Teams".into(),
        system: Some(system),
        rounds: Some(rounds),
        teams: Some(size),
        ..AddCompetition::default()
    };
    crate::competition::add(&mut session, &request).expect("the system allows teams");
    for team in 0..teams {
        let players = size as usize + if team == 0 { spare } else { 0 };
        let members = (0..players).map(|at| player(&mut session, team, at)).collect();
        add(&mut session, &AddTeam { name: format!("Team {}", team + 1), members }).expect("the team is complete");
    }
    session
}

/// Enters a player and returns the entry's key.
fn player(session: &mut EventSession, team: usize, at: usize) -> i64 {
    let fields = EntryFields { given: format!("Sam {team}"), ..fields(at) };
    register::add(session, &fields).expect("the register is open").value
}

fn closed(system: SystemName, rounds: u32, teams: (usize, u32, usize)) -> EventSession {
    let mut session = with_teams(system, rounds, teams);
    close_register(&mut session).expect("all teams are complete");
    session
}

fn pair_round(session: &mut EventSession, round: u32) {
    pair(session, &PairRound { round, ..PairRound::default() }).expect("the round is next");
}

fn result(session: &mut EventSession, round: u32, board: u32, result: ResultView) {
    let request = EnterResult { round, board, result: Some(result), ..EnterResult::default() };
    enter_result(session, &request).expect("the board is being played");
}

/// Enters results that follow from the board and the round alone.
fn play_round(session: &mut EventSession, round: u32) {
    let games = tournament(session).games.clone();
    for game in games.iter().filter(|game| game.round == round && game.passes.known().is_none()) {
        let won = (game.board * 7 + round * 3 + game.black.0 as u32) % 3;
        let verdict = [ResultView::BlackWon, ResultView::WhiteWon, ResultView::Jigo][won as usize];
        result(session, round, game.board, verdict);
    }
}

fn tournament(session: &EventSession) -> &Tournament {
    session.tournament().expect("an event is open")
}

fn refusal<T: std::fmt::Debug>(result: session::Result<T>) -> &'static str {
    result.expect_err("the request is refused").message.id
}

fn list(session: &EventSession, individual: bool) -> standings::StandingsView {
    standings::view(session, &ViewStandings { individual, ..ViewStandings::default() }).expect("the round is paired")
}

#[test]
fn every_system_keeps_the_laws_of_teams() {
    let systems = [SystemName::Swiss, SystemName::McMahon, SystemName::RoundRobin];
    for (system, teams, size) in systems.into_iter().flat_map(|s| [(s, 5, 3), (s, 8, 2), (s, 6, 5)]) {
        let rounds = if system == SystemName::RoundRobin { 7 - u32::from(teams < 8) * 2 } else { 4 };
        let mut session = closed(system, rounds, (teams, size, 1));
        for round in 1..=rounds {
            pair_round(&mut session, round);
            play_round(&mut session, round);
        }
        confirm(&mut session, &RoundStep::of(rounds)).expect("all results are entered");
        let competition = session.competition().expect("one is chosen");
        assert_eq!(broken_laws(tournament(&session), competition), [], "{system} {teams} {size}");
        assert_eq!(check(&session).expect("the event is sound").decisions, [], "{system} {teams} {size}");
        assert_eq!(list(&session, false).lines.len(), teams);
        assert_eq!(list(&session, true).lines.len(), teams * size as usize + 1);
    }
}

#[test]
fn the_laws_notice_a_missing_board_and_wrong_board_points() {
    let mut session = closed(SystemName::Swiss, 1, (4, 3, 0));
    pair_round(&mut session, 1);
    play_round(&mut session, 1);
    let competition = session.competition().expect("one is chosen").clone();
    let mut broken = tournament(&session).clone();
    broken.games.pop();
    assert!(broken_laws(&broken, &competition).iter().any(|law| law.id == "law-match-incomplete"));
    let mut stranger = tournament(&session).clone();
    stranger.games[0].white = stranger.games[3].black;
    assert!(!broken_laws(&stranger, &competition).is_empty());
}

#[test]
fn colours_alternate_and_the_boards_give_the_match() {
    let mut session = closed(SystemName::Swiss, 3, (4, 3, 0));
    pair_round(&mut session, 1);
    let competition = session.competition().expect("one is chosen").clone();
    let views = match_views(tournament(&session), &competition, 1);
    assert_eq!(views.iter().map(|view| view.boards.clone()).collect::<Vec<_>>(), [vec![1, 2, 3], vec![4, 5, 6]]);
    let team = |session: &EventSession, id: EntryId| {
        session.competition().unwrap().teams.as_ref().unwrap().team_of(id).map(|team| team.number)
    };
    let games = tournament(&session).games.clone();
    let black: Vec<Option<u32>> = games[..3].iter().map(|game| team(&session, game.black)).collect();
    assert!(black[0] == black[2] && black[0] != black[1], "{black:?}");
    result(&mut session, 1, 1, ResultView::BlackWon);
    result(&mut session, 1, 2, ResultView::BlackWon);
    let open = &match_views(tournament(&session), &competition, 1)[0];
    assert_eq!((open.first_points.as_str(), open.second_points.as_str(), open.decided), ("1", "1", false));
    result(&mut session, 1, 3, ResultView::Jigo);
    let drawn = &match_views(tournament(&session), &competition, 1)[0];
    assert_eq!((drawn.first_points.as_str(), drawn.second_points.as_str(), drawn.decided), ("1½", "1½", true));
    for board in 4..=6 {
        result(&mut session, 1, board, ResultView::BlackWon);
    }
    let table = list(&session, false);
    assert_eq!(table.criteria[..2], ["NBW", "BP"]);
    let values: Vec<(&str, &str)> = table.lines.iter().map(|l| (l.values[0].as_str(), l.values[1].as_str())).collect();
    assert_eq!(values, [("1", "2"), ("½", "1½"), ("½", "1½"), ("0", "1")]);
    assert_eq!(check(&session).expect("sound").decisions, []);
    let individual = list(&session, true);
    assert_eq!(individual.criteria, ["NBW", "SOSW", "SODOSW"]);
    assert_eq!(individual.lines.iter().filter(|line| line.values[0] == "1").count(), 5);
}

#[test]
fn a_substitute_takes_the_last_board_and_a_missing_player_loses_theirs() {
    let mut session = closed(SystemName::Swiss, 3, (4, 3, 1));
    let first = view(&session, &ViewTeams::default()).expect("there are teams").teams[0].clone();
    let keys: Vec<i64> = first.members.iter().map(|member| member.entry).collect();
    let withdraw = |session: &mut EventSession, id| {
        let status = SetEntryStatus { id, status: StatusName::Withdrawn, reason: Some("ill".into()) };
        register::set_status(session, &status).expect("a player can leave");
    };
    withdraw(&mut session, keys[1]);
    let now = view(&session, &ViewTeams::default()).expect("there are teams").teams[0].clone();
    assert_eq!((now.line_up, now.set), (vec![keys[0], keys[2], keys[3]], false));
    withdraw(&mut session, keys[3]);
    pair_round(&mut session, 1);
    let forfeited: Vec<_> = tournament(&session).games.iter().filter(|game| game.passes.known().is_some()).collect();
    assert_eq!(forfeited.len(), 1);
    let loses = forfeited[0].colour_of(EntryId(keys[1])).is_some();
    assert!(loses, "the first absent member takes the last board");
    unpair(&mut session, &RoundRequest { round: 1 }).expect("a draft can be taken back");
    pair_round(&mut session, 1);
    play_round(&mut session, 1);
    pair_round(&mut session, 2);
    assert_eq!(check(&session).expect("the event is sound").decisions, []);
}

#[test]
fn a_line_up_follows_the_order_of_the_list_unless_it_is_free() {
    let mut session = closed(SystemName::Swiss, 3, (4, 3, 1));
    let keys = |session: &EventSession| {
        let first = view(session, &ViewTeams::default()).expect("there are teams").teams[0].clone();
        first.members.iter().map(|member| member.entry).collect::<Vec<i64>>()
    };
    let all = keys(&session);
    let set = |session: &mut EventSession, members: &[i64]| {
        set_line_up(session, &SetLineUp { team: 1, round: 1, members: members.to_vec() })
    };
    assert_eq!(refusal(set(&mut session, &[all[1], all[0], all[2]])), "line-up-order");
    assert_eq!(refusal(set(&mut session, &all[..2])), "line-up-size");
    assert_eq!(refusal(set(&mut session, &[all[0], all[0], all[1]])), "line-up-twice");
    assert_eq!(refusal(set(&mut session, &[all[0], all[1], 9999])), "line-up-not-in-team");
    set(&mut session, &[all[0], all[1], all[3]]).expect("the substitute is last");
    pair_round(&mut session, 1);
    let seated =
        |session: &EventSession, id| tournament(session).games.iter().any(|g| g.colour_of(EntryId(id)).is_some());
    assert!(seated(&session, all[3]) && !seated(&session, all[2]));
    release(&mut session, &RoundStep::of(1)).expect("nobody is left over");
    set(&mut session, &[]).expect("nothing is played yet");
    assert!(seated(&session, all[2]) && !seated(&session, all[3]));
    let changed: Vec<u32> =
        tournament(&session).games.iter().filter(|g| g.changed_after_release).map(|g| g.board).collect();
    assert_eq!(changed.len(), 1, "only the board of the substitute");
    undo(&mut session).expect("the line-up can be taken back");
    assert!(seated(&session, all[3]));
    let free = ChangeSetting { path: "competition.teams.order".into(), value: "Free".into(), consent: false };
    change_setting(&mut session, &free).expect("the order can change");
    set(&mut session, &[all[1], all[0], all[2]]).expect("any order");
    result(&mut session, 1, changed[0], ResultView::BlackWon);
    let board = changed[0];
    let players: Vec<i64> =
        if board.is_multiple_of(3) { vec![all[1], all[0], all[3]] } else { vec![all[0], all[1], all[3]] };
    assert_eq!(refusal(set(&mut session, &players)), "line-up-result");
}

#[test]
fn wrong_teams_are_refused() {
    let mut session = with_teams(SystemName::Swiss, 3, (1, 3, 0));
    let keys: Vec<i64> = tournament(&session).entries.iter().map(|entry| entry.id.0).collect();
    let team = |name: &str, members: &[i64]| AddTeam { name: name.into(), members: members.to_vec() };
    assert_eq!(refusal(close_register(&mut session)), "teams-too-few");
    let other = player(&mut session, 5, 0);
    assert_eq!(refusal(add(&mut session, &team("team 1", &[other]))), "team-name-taken");
    assert_eq!(refusal(add(&mut session, &team(" ", &[other]))), "team-no-name");
    assert_eq!(refusal(add(&mut session, &team("B", &[other, keys[0]]))), "team-member-elsewhere");
    assert_eq!(refusal(add(&mut session, &team("B", &[other, other]))), "team-member-twice");
    assert_eq!(refusal(add(&mut session, &team("B", &[777]))), "pairing-entry-unknown");
    let second = add(&mut session, &team("B", &[other])).expect("it may grow until the register closes").value;
    assert_eq!(refusal(close_register(&mut session)), "team-incomplete");
    let more: Vec<i64> = (1..4).map(|at| player(&mut session, 5, at)).collect();
    let full = |members: &[i64]| ChangeTeam { team: second, members: Some(members.to_vec()), ..ChangeTeam::default() };
    change(&mut session, &full(&[other, more[0], more[1]])).expect("three players");
    assert_eq!(refusal(close_register(&mut session)), "teams-without-team");
    change(&mut session, &full(&[other, more[0], more[1], more[2]])).expect("a substitute");
    close_register(&mut session).expect("everyone is in a team");
    assert_eq!(refusal(add(&mut session, &team("C", &[]))), "team-too-small");
    pair_round(&mut session, 1);
    let leaves = refusal(change(&mut session, &full(&[more[0], more[1], more[2]])));
    assert_eq!(leaves, "team-member-played");
    assert_eq!(refusal(remove(&mut session, &RemoveTeam { team: 1 })), "team-member-played");
    assert_eq!(refusal(remove(&mut session, &RemoveTeam { team: 9 })), "team-unknown");
    let settings = [
        ("competition.teams.size", "4", "teams-round-paired"),
        ("competition.teams", "null", "setting-team-list"),
        ("competition.system", "Novices", "initial-scores-round-paired"),
    ];
    for (path, value, expected) in settings {
        let request = ChangeSetting { path: path.into(), value: value.into(), consent: false };
        let refused = change_setting(&mut session, &request).expect_err("the round is paired").message.id;
        assert!(refused == expected || refused == "teams-system", "{path}: {refused}");
    }
}

#[test]
fn a_competition_becomes_one_of_teams_before_the_first_round() {
    let mut session = open_register(4);
    let set = |session: &mut EventSession, value: &str| {
        change_setting(
            session,
            &ChangeSetting { path: "competition.teams".into(), value: value.into(), consent: false },
        )
    };
    assert_eq!(refusal(set(&mut session, "{\"size\": 1}")), "teams-size");
    set(&mut session, "{\"size\": 2}").expect("nothing is paired");
    let criteria = |session: &EventSession| session.competition().unwrap().tie_breaks.clone();
    assert_eq!(criteria(&session)[1], domain::Criterion::BoardPoints);
    set(&mut session, "null").expect("there are no teams yet");
    assert!(!criteria(&session).contains(&domain::Criterion::BoardPoints));
    let ladder = AddCompetition { system: Some(SystemName::ClubLadder), teams: Some(3), ..AddCompetition::default() };
    assert_eq!(refusal(crate::competition::add(&mut session, &ladder)), "teams-system");
}

#[test]
fn the_report_and_the_explanation_are_about_teams() {
    let mut session = closed(SystemName::Swiss, 3, (4, 3, 0));
    let request = PairRound { round: 1, ..PairRound::default() };
    let proposed = propose(&session, &request).expect("round 1 is next");
    let paired = pair(&mut session, &request).expect("round 1 is next").value;
    assert_eq!(proposed, paired);
    assert!(paired.optimal && paired.boards.len() == 6);
    report(&session, &RoundRequest { round: 1 }).expect("the round is paired");
    let of_board = crate::operation::SwapColours { round: 1, board: 5 };
    let explained = crate::round::explain(&session, &of_board).expect("board 5 is of match 2");
    assert!(explained.best && explained.players.iter().all(|side| side.name.starts_with("Team")), "{explained:?}");
}

#[test]
fn two_teams_are_exchanged_with_all_their_boards() {
    let mut session = closed(SystemName::Swiss, 3, (4, 3, 0));
    pair_round(&mut session, 1);
    let seat = |board| Seat { board, colour: ColourView::Black };
    let swap = |session: &mut EventSession, one, other| {
        swap_players(session, &SwapPlayers { round: 1, one: seat(one), other: seat(other), consent: false })
    };
    let teams = |session: &EventSession| -> Vec<(String, String)> {
        let competition = session.competition().expect("one is chosen");
        match_views(tournament(session), competition, 1).into_iter().map(|m| (m.first, m.second)).collect()
    };
    let before = teams(&session);
    assert_eq!(refusal(swap(&mut session, 1, 2)), "teams-swap-same-match");
    // Board 1 has Black of the first team, board 5 Black of the second team of match 2.
    swap(&mut session, 1, 5).expect("nothing is played yet");
    let expected = [(before[1].1.clone(), before[0].1.clone()), (before[1].0.clone(), before[0].0.clone())];
    assert_eq!(teams(&session), expected);
    let decisions = check(&session).expect("the event is sound").decisions;
    assert!(decisions.iter().any(|decision| decision.id == "check-set-manually"), "{decisions:?}");
    result(&mut session, 1, 1, ResultView::BlackWon);
    assert_eq!(refusal(swap(&mut session, 2, 5)), "line-up-result");
}

#[test]
fn the_bye_is_given_to_another_team() {
    let mut session = closed(SystemName::Swiss, 3, (5, 3, 0));
    pair_round(&mut session, 1);
    let team_of = |session: &EventSession, id| {
        session.competition().unwrap().teams.as_ref().unwrap().team_of(id).expect("everyone is in a team").number
    };
    let resting = |session: &EventSession| -> Vec<u32> {
        tournament(session).byes.iter().map(|bye| team_of(session, bye.entry)).collect()
    };
    let (old, to) = (resting(&session)[0], tournament(&session).games[4].white);
    let new = team_of(&session, to);
    let request = MoveBye { round: 1, to: Some(to.0), consent: false };
    move_bye(&mut session, &request).expect("nothing is played yet");
    assert_eq!(resting(&session), [new; 3]);
    let seated = |session: &EventSession, team| {
        tournament(session)
            .games
            .iter()
            .filter(|g| [g.black, g.white].iter().any(|&id| team_of(session, id) == team))
            .count()
    };
    assert_eq!((seated(&session, old), seated(&session, new)), (3, 0));
    move_bye(&mut session, &request).expect("the team has the bye already");
    assert_eq!(resting(&session), [new; 3]);
    check(&session).expect("the event is sound");
    undo(&mut session).expect("it can be taken back");
    assert_eq!(resting(&session), [old; 3]);
}

#[test]
fn teams_meet_again_only_with_consent() {
    let mut session = closed(SystemName::Swiss, 3, (4, 2, 0));
    pair_round(&mut session, 1);
    play_round(&mut session, 1);
    pair_round(&mut session, 2);
    let views = match_views(tournament(&session), session.competition().expect("one"), 2);
    let played = match_views(tournament(&session), session.competition().expect("one"), 1);
    let met = |one: &str, other: &str| {
        played.iter().any(|m| {
            [(m.first.as_str(), m.second.as_str()), (m.second.as_str(), m.first.as_str())].contains(&(one, other))
        })
    };
    assert!(views.iter().all(|m| !met(&m.first, &m.second)));
    // One of the two exchanges with the first team brings a match of round 1 again.
    let refused = [ColourView::Black, ColourView::White].map(|colour| {
        let one = Seat { board: 1, colour: ColourView::Black };
        let swap = SwapPlayers { round: 2, one, other: Seat { board: 3, colour }, consent: false };
        let changed = swap_players(&mut session, &swap);
        let asked = changed.as_ref().err().map(|error| error.message.id);
        if changed.is_ok() {
            undo(&mut session).expect("the exchange can be taken back");
        }
        asked
    });
    assert!(refused.contains(&Some("pairing-consent-rematch")), "{refused:?}");
}

/// Plays the rounds of a competition to the end; the black side of every board wins.
fn play_all(session: &mut EventSession, rounds: u32) {
    for round in 1..=rounds {
        pair_round(session, round);
        play_round(session, round);
        confirm(session, &RoundStep { round, consent: true }).expect("all results are entered");
    }
}

#[test]
fn a_round_robin_goes_on_when_a_whole_team_leaves() {
    let mut session = closed(SystemName::RoundRobin, 5, (5, 2, 0));
    pair_round(&mut session, 1);
    play_round(&mut session, 1);
    confirm(&mut session, &RoundStep::of(1)).expect("all results are entered");
    let gone = tournament(&session).competition.teams.as_ref().expect("teams").list[2].members.clone();
    for member in &gone {
        let request = SetEntryStatus { id: member.0, status: StatusName::Withdrawn, reason: Some("ill".into()) };
        register::set_status(&mut session, &request).expect("the entry exists");
    }
    for round in 2..=5 {
        pair_round(&mut session, round);
        release(&mut session, &RoundStep::of(round)).expect("everyone has a game or the bye");
        play_round(&mut session, round);
        confirm(&mut session, &RoundStep::of(round)).expect("all results are entered");
    }
    let won = |game: &domain::Game| game.passes.agreed().and_then(domain::GameResult::winner).map(|c| game.entry(c));
    let of_gone = |id: &EntryId| gone.contains(id);
    let later = tournament(&session).games.iter().filter(|game| game.round > 1);
    let lost: Vec<Option<EntryId>> =
        later.filter(|game| of_gone(&game.black) || of_gone(&game.white)).map(won).collect();
    assert!(lost.len() >= 6 && lost.iter().all(|winner| winner.is_some_and(|id| !of_gone(&id))), "{lost:?}");
}

#[test]
fn the_first_teams_go_on_to_a_stage_with_their_members_and_points() {
    let mut session = closed(SystemName::Swiss, 2, (4, 2, 1));
    let after = session.competition().expect("one is chosen").id.0;
    let request = AddStage {
        after,
        takes: "first:2".into(),
        system: Some(SystemName::Swiss),
        rounds: Some(1),
        carries: CarriesName::Score,
        ..AddStage::default()
    };
    let knockout = AddStage { system: Some(SystemName::Knockout), ..request.clone() };
    assert_eq!(refusal(crate::stage::add(&mut session, &knockout)), "teams-system");
    let stage = crate::stage::add(&mut session, &request).expect("a stage of teams").value[0];
    let fill = |session: &mut EventSession, chosen: Vec<i64>| {
        crate::stage::fill(session, &FillStage { stage, chosen, consent: true })
    };
    assert_eq!(refusal(fill(&mut session, Vec::new())), "stage-source-open");
    play_all(&mut session, 2);
    let found = crate::stage::view(&session).expect("open").remove(1);
    let chosen: Vec<i64> = found.tied.iter().take(found.seats).map(|team| team.entry).collect();
    let places = standings::view(&session, &ViewStandings::default()).expect("open");
    let entries = fill(&mut session, chosen).expect("the teams are known").value.entries;
    let competition = session.competition().expect("the stage is chosen").clone();
    let teams = competition.teams.as_ref().expect("teams go on");
    assert_eq!((competition.id.0, teams.list.len(), teams.size), (stage, 2, 2));
    let members: usize = teams.list.iter().map(|team| team.members.len()).sum();
    assert_eq!(members, entries.len());
    assert_eq!(teams.list[0].name, places.lines[0].name, "the first team is number 1");
    let brought = competition.brought().expect("the stage is filled");
    assert_eq!(brought.points.len(), 2);
    let level = pairing_level(tournament(&session), &competition);
    let first = standings_of(&level);
    assert!(first.iter().all(|points| *points > domain::HalfPoints::ZERO), "they keep their match points: {first:?}");
    close_register(&mut session).expect("both teams are complete");
    play_all(&mut session, 1);
    assert_eq!(check(&session).expect("the event is sound").decisions, []);
    let list = crate::stage::overall(&session).expect("there are stages").lines;
    assert_eq!(list.len(), 4, "each team once");
    assert_eq!(crate::stage::view(&session).expect("open")[1].changed, crate::stage::StageChange::Nothing);
}

/// Returns the scores with which the teams of a stage begin.
fn standings_of(level: &Tournament) -> Vec<domain::HalfPoints> {
    let table = domain::Crosstable::of(level, 0);
    table.rows.iter().map(|row| row.brought).collect()
}

#[test]
fn a_bye_given_to_a_team_stays_and_can_be_given_before_the_pairing() {
    let mut session = closed(SystemName::Swiss, 3, (5, 2, 1));
    let rest = |session: &EventSession| -> Vec<u32> {
        let tournament = session.tournament().expect("an event is open");
        let teams = tournament.competition.teams.as_ref().expect("teams meet");
        let byes = tournament.byes.iter().filter_map(|bye| teams.team_of(bye.entry));
        let mut numbers: Vec<u32> = byes.map(|team| team.number).collect();
        numbers.dedup();
        numbers
    };
    let member = |session: &EventSession, number: u32| {
        let teams = session.competition().expect("an event is open").teams.as_ref().expect("teams meet");
        teams.list.iter().find(|team| team.number == number).expect("the team exists").members[0].0
    };
    let give = |session: &mut EventSession, to: i64| {
        move_bye(session, &MoveBye { round: 1, to: Some(to), consent: false }).expect("the team can rest");
    };
    for number in [1, 2] {
        let first = member(&session, number);
        give(&mut session, first);
        pair_round(&mut session, 1);
        assert_eq!(rest(&session), [number]);
        let other = member(&session, 4);
        give(&mut session, other);
        pair(&mut session, &PairRound { round: 1, again: true, ..PairRound::default() }).expect("a draft");
        assert_eq!(rest(&session), [4]);
        unpair(&mut session, &RoundRequest { round: 1 }).expect("a draft");
    }
}

/// Returns why the draft of round 1 is out of date.
fn stale(session: &EventSession) -> Vec<&'static str> {
    let found = status(session).expect("an event is open").validity;
    found.reasons.into_iter().map(|reason| reason.text.id).collect()
}

#[test]
fn a_draft_is_out_of_date_when_the_order_of_a_team_changes() {
    let mut session = closed(SystemName::Swiss, 3, (4, 2, 0));
    pair_round(&mut session, 1);
    let team = session.competition().unwrap().teams.as_ref().unwrap().list[0].clone();
    let members: Vec<i64> = team.members.iter().rev().map(|id| id.0).collect();
    let reordered = ChangeTeam { team: team.number, name: None, members: Some(members) };
    change(&mut session, &reordered).expect("nobody has played");
    assert_eq!(stale(&session), ["stale-line-up"]);
    let again = PairRound { round: 1, again: true, ..PairRound::default() };
    pair(&mut session, &again).expect("a draft");
    assert_eq!(stale(&session), [""; 0]);
}

#[test]
fn a_member_who_leaves_a_resting_team_gives_the_bye_to_the_substitute() {
    let mut session = closed(SystemName::Swiss, 3, (3, 2, 1));
    let members = session.competition().unwrap().teams.as_ref().unwrap().list[0].members.clone();
    let rests = MoveBye { round: 1, to: Some(members[0].0), consent: false };
    move_bye(&mut session, &rests).expect("the team of the player rests");
    pair_round(&mut session, 1);
    let resting =
        |session: &EventSession| -> Vec<EntryId> { tournament(session).byes.iter().map(|bye| bye.entry).collect() };
    assert_eq!((resting(&session), stale(&session)), (members[..2].to_vec(), vec![]));
    let leaves = SetEntryStatus { id: members[0].0, status: StatusName::Withdrawn, reason: Some("ill".into()) };
    register::set_status(&mut session, &leaves).expect("they can withdraw");
    assert_eq!(stale(&session), ["stale-line-up"]);
    set_line_up(&mut session, &SetLineUp { team: 1, round: 1, members: Vec::new() }).expect("the usual line-up");
    assert_eq!((resting(&session), stale(&session)), (members[1..].to_vec(), vec![]));
}

#[test]
fn a_member_who_leaves_a_resting_team_without_substitute_has_no_bye() {
    let mut session = closed(SystemName::Swiss, 3, (3, 2, 0));
    let members = session.competition().unwrap().teams.as_ref().unwrap().list[0].members.clone();
    let rests = MoveBye { round: 1, to: Some(members[0].0), consent: false };
    move_bye(&mut session, &rests).expect("the team of the player rests");
    pair_round(&mut session, 1);
    let resting =
        |session: &EventSession| -> Vec<EntryId> { tournament(session).byes.iter().map(|bye| bye.entry).collect() };
    assert_eq!((resting(&session), stale(&session)), (members.clone(), vec![]));
    let leaves = SetEntryStatus { id: members[0].0, status: StatusName::Withdrawn, reason: Some("ill".into()) };
    register::set_status(&mut session, &leaves).expect("they can withdraw");
    assert_eq!(stale(&session), ["stale-line-up"]);
    let again = PairRound { round: 1, again: true, ..PairRound::default() };
    pair(&mut session, &again).expect("a draft");
    assert_eq!((resting(&session), stale(&session)), (members[1..].to_vec(), vec![]));
    set_line_up(&mut session, &SetLineUp { team: 1, round: 1, members: Vec::new() }).expect("the usual line-up");
    assert_eq!(resting(&session), members[1..]);
}

#[test]
fn a_team_of_which_a_member_comes_back_has_no_match_and_is_named() {
    let mut session = closed(SystemName::Swiss, 3, (4, 2, 0));
    let members = session.competition().unwrap().teams.as_ref().unwrap().list[0].members.clone();
    let status_of = |session: &mut EventSession, id: EntryId, status| {
        let request = SetEntryStatus { id: id.0, status, reason: Some("train".into()) };
        register::set_status(session, &request).expect("they can leave and return");
    };
    members.iter().for_each(|&id| status_of(&mut session, id, StatusName::Withdrawn));
    pair_round(&mut session, 1);
    assert_eq!(stale(&session), [""; 0]);
    status_of(&mut session, members[0], StatusName::Registered);
    assert_eq!(stale(&session), ["stale-came"]);
    pair(&mut session, &PairRound { round: 1, again: true, ..PairRound::default() }).expect("a draft");
    assert_eq!(stale(&session), [""; 0]);
}
