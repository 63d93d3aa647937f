//! Random tournaments that use every field, and a large one for benchmarks. The people are invented.
#![allow(dead_code, clippy::unwrap_used, reason = "each test file uses its part; a panic is a failed test")]

mod cash_desk;

use chrono::NaiveDate;
use domain::model::case_guide::{CaseClocks, CaseGuide, StartMistake, WrongStart};
use domain::model::jigo_ladder::{Decider, JigoLadder, Played, StepResult};
use domain::model::knockout_table::{
    Amendments, Apart, BoxReplacement, DrawPlan, DrawRecord, Entrant, EntryRoute, KnockoutTable, Mark, Ruling, Slot,
    TableBox,
};
use domain::model::pairing_rules::Profile;
use domain::model::player::{Birth, Publication, Sex};
use domain::model::qualifying::{Qualifying, QualifyingStage, Section};
use domain::model::referee_case::{CaseCorrection, CaseRuling, CaseStep, ProtestOutcome, RulingBody};
use domain::model::year_final::{
    CircleSeat, FinalGroup, FinalPlan, FinalRecord, FinalSettings, Finalist, JigoValue, RestPlan, TieRuling, YearFinal,
};
use domain::{
    Absence, AbsenceReason, Adjournment, AssumedGame, Bye, CaseAct, CaseId, Category, Certificate, Colour, Competition,
    CompetitionId, Contradiction, ContradictionId, CountsAs, Entry, EntryId, EntryStatus, Event, EventSettings,
    FinalId, ForeignField, ForeignRecord, ForeignSubject, Game, GameId, GameResult, Gor, HalfPoints, Helper, HelperId,
    HelperRole, ImportNote, KnockoutGame, LatePlayer, Official, OfficialId, OfficialRole, Passes, Player, PlayerReport,
    Rank, RefereeCase, ReportId, ReportState, RequestedChange, Round, RoundClock, RoundState, Rounds, Sitting, Slip,
    SlipChange, SlipId, SlipState, System, TableId, Tournament, Verdict,
};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

pub fn settings() -> EventSettings {
    EventSettings::new("Sample Open", NaiveDate::from_ymd_opt(2026, 7, 31).unwrap(), "00".repeat(32))
}

fn day() -> impl Strategy<Value = NaiveDate> {
    (1950i32..2030, 1u32..366).prop_map(|(year, day)| NaiveDate::from_yo_opt(year, day).unwrap())
}

fn name() -> impl Strategy<Value = String> {
    select(vec!["", "Ciora", "Cioară-Țîru", "Чора", "O'Neill \"x\"", "名前", "a\u{301}\u{200d}"])
        .prop_map(str::to_owned)
}

fn random_settings() -> impl Strategy<Value = EventSettings> {
    (name(), name(), option::of(select(vec!["RO", "HR"])), day(), 0u64..9, any::<bool>(), 0i32..20).prop_map(
        |(name, place, country, start, days, two_passes, komi)| EventSettings {
            place,
            country: country.map(|code| code.parse().unwrap()),
            end: start + chrono::Days::new(days),
            two_passes,
            komi: HalfPoints(komi),
            ..EventSettings::new(name, start, "ab".repeat(32))
        },
    )
}

fn player() -> impl Strategy<Value = Player> {
    let birth = prop_oneof![(1950i32..2030).prop_map(Birth::Year), day().prop_map(Birth::Day)];
    let known = (option::of(name()), option::of(name()), name(), name(), option::of(birth), option::of(name()));
    let sex = option::of(select(vec![Sex::Female, Sex::Male]));
    let publication = select(vec![Publication::Full, Publication::Initials, Publication::Anonymous]);
    let rank = select(vec!["30k", "1k", "1d", "9d", "1p", "9p"]).prop_map(|rank| rank.parse::<Rank>().unwrap());
    (name(), name(), known, option::of(Just("FR")), sex, rank, option::of(-900i32..3000), publication).prop_map(
        |(family, given, (latin, irn, club, town, birth, egd_pin), country, sex, rank, rating, publication)| Player {
            middle: town.clone(),
            latin,
            irn,
            club,
            town,
            country: country.map(|code| code.parse().unwrap()),
            birth,
            sex,
            ffg_licence: egd_pin.clone(),
            ffg_status: egd_pin.clone().map(|_| "L".into()),
            aga_id: egd_pin.clone(),
            user_name: egd_pin.clone(),
            egd_pin,
            rating: rating.map(Gor),
            rating_rank: rating.map(|_| Rank::DAN_4),
            publication,
            ..Player::new(family, given, rank)
        },
    )
}

fn entry() -> impl Strategy<Value = Entry> {
    let status = select(vec![EntryStatus::PreRegistered, EntryStatus::Registered, EntryStatus::Withdrawn]);
    let sp = prop::collection::btree_map(select(vec![12u8, 16, 20]).prop_map(Category), 0u32..2000, 0..3);
    (player(), status, any::<u32>(), -3i32..3, option::of(name()), any::<(bool, bool)>(), option::of(1u32..9), sp)
        .prop_map(|(player, status, missed, score_shift, family_group, (ghost, guest), fixed_board, sp)| Entry {
            status,
            missed: Rounds(missed),
            score_shift,
            family_group,
            ghost,
            guest,
            fixed_board,
            sp,
            ..Entry::new(EntryId(0), CompetitionId::OPEN, player)
        })
}

fn result() -> impl Strategy<Value = Option<GameResult>> {
    option::of(
        select(vec!["1-0", "0-1", "=", "0-0", "1-1", "nr", "1-0!", "0-0!", "wo-white"])
            .prop_map(|text| text.parse().unwrap()),
    )
}

fn mark() -> impl Strategy<Value = Mark> {
    prop_oneof![
        Just(Mark::None),
        (1u32..9).prop_map(Mark::Seed),
        Just(Mark::WildCard),
        Just(Mark::Qualifier),
        Just(Mark::Alternate)
    ]
}

/// A tournament whose rows refer to each other, with gaps between the ids.
pub fn event() -> impl Strategy<Value = Event> {
    let entries = prop::collection::vec((entry(), any::<bool>()), 4..12);
    let results = prop::collection::vec((result(), result(), 0u8..=9, any::<(bool, bool)>(), 0u32..4), 12);
    (random_settings(), entries, 1u32..4, results, prop::collection::vec(mark(), 2), option::of(name()), any::<bool>())
        .prop_map(|(settings, entries, rounds, results, marks, reason, swiss)| {
            let system = if swiss { System::Swiss } else { System::McMahon };
            let entries: Vec<Entry> = entries
                .into_iter()
                .zip(1i64..)
                .map(|((entry, numbered), at)| Entry {
                    id: EntryId(2 * at),
                    number: numbered.then(|| u32::try_from(20 - at).unwrap()),
                    ..entry
                })
                .collect();
            let mut tournament = Tournament {
                rounds: (1..=rounds).map(|number| round(number, RoundState::Released)).collect(),
                byes: vec![Bye { competition: CompetitionId::OPEN, round: 1, entry: entries[0].id }],
                absences: [AbsenceReason::Consent, AbsenceReason::Withdrawn, AbsenceReason::NotSeen]
                    .iter()
                    .zip(&entries)
                    .map(|(&reason, entry)| absence(entry, reason))
                    .collect(),
                tables: vec![table(&entries, &marks, reason)],
                certificates: (1..=rounds).map(certificate).collect(),
                slips: slips(&entries),
                finals: year_final(&entries),
                entries,
                ..Tournament::new(settings, Competition::new(CompetitionId::OPEN, "Open", system, rounds))
            };
            tournament.games = games(&tournament, &results);
            add_rest(&mut tournament);
            if !swiss {
                tournament.ladders.clear();
                tournament.qualifyings.clear();
            }
            let mut event = with_people(tournament);
            event.add_competition(Competition::new(CompetitionId(4), "Side", System::Swiss, 32));
            event
        })
}

/// Adds the records of the entries and games of a tournament.
fn add_rest(tournament: &mut Tournament) {
    tournament.foreign = foreign(tournament);
    tournament.import_notes = vec![import_note(1), import_note(2)];
    tournament.reports = tournament.games.first().map(player_report).into_iter().collect();
    tournament.contradictions = tournament.games.last().map(contradiction).into_iter().collect();
    tournament.cases = vec![referee_case(tournament)];
    tournament.ladders = tournament.games.first().map(ladder).into_iter().collect();
    tournament.clocks = clocks();
    tournament.late = tournament.games.first().map(late).into_iter().collect();
    tournament.adjournments = tournament.games.last().map(adjournment).into_iter().collect();
    tournament.qualifyings = vec![qualifying(&tournament.entries)];
}

/// Returns the event of a competition, with an official, a helper and a cash desk.
fn with_people(tournament: Tournament) -> Event {
    let officials = vec![official(&tournament.entries)];
    let mut event = Event::from(tournament);
    (event.officials, event.helpers) = (officials, vec![helper()]);
    cash_desk::add(&mut event);
    event
}

fn foreign(tournament: &Tournament) -> Vec<ForeignRecord> {
    let game = tournament.games.first().map(|game| ForeignSubject::Game(game.id));
    let subjects = [ForeignSubject::Competition, ForeignSubject::Entry(tournament.entries[0].id)];
    let field = |ours: Option<&str>| ForeignField { theirs: "7.25".into(), ours: ours.map(Into::into) };
    let fields = [("komi", field(Some("7"))), ("director", field(None))];
    let record = |subject| ForeignRecord {
        competition: CompetitionId::OPEN,
        subject,
        format: "opengotha".into(),
        fields: fields.clone().into_iter().map(|(name, field)| (name.to_string(), field)).collect(),
    };
    subjects.into_iter().chain(game).map(record).collect()
}

fn import_note(number: u32) -> ImportNote {
    let texts = [("en", "A player has no rank."), ("ro", "Un jucător nu are rang.")];
    let texts = texts.into_iter().map(|(language, text)| (language.to_string(), text.to_string())).collect();
    ImportNote { competition: CompetitionId::OPEN, number, texts }
}

fn official(entries: &[Entry]) -> Official {
    Official {
        id: OfficialId(3),
        role: OfficialRole::Replacement,
        turn: 2,
        name: "Gil North".into(),
        club: "Mill".into(),
        family: String::new(),
        person: Some(entries[0].person),
        related: vec![entries[1].person],
    }
}

fn helper() -> Helper {
    Helper {
        id: HelperId(2),
        name: "Ada Reed".into(),
        role: HelperRole::Results { room: Some("Annex".into()) },
        code_hash: "5e".repeat(32),
        expires: NaiveDate::from_ymd_opt(2026, 8, 2).unwrap().and_hms_opt(0, 0, 0).unwrap(),
        revoked: false,
    }
}

fn player_report(game: &Game) -> PlayerReport {
    PlayerReport {
        id: ReportId(4),
        competition: game.competition,
        round: game.round,
        board: game.board,
        players: [game.black, game.white],
        by: Colour::White,
        result: GameResult::played(Verdict::WhiteWins),
        state: ReportState::Disputed,
    }
}

fn contradiction(game: &Game) -> Contradiction {
    Contradiction {
        id: ContradictionId(6),
        competition: game.competition,
        round: game.round,
        board: game.board,
        players: [game.black, game.white],
        pass: Colour::Black,
        result: GameResult::played(Verdict::BlackWins),
        helper: "Ada Reed".into(),
    }
}

/// A case with a ruling that corrected a result, and the end.
fn referee_case(tournament: &Tournament) -> RefereeCase {
    let at = tournament.event.start.and_hms_opt(14, 5, 0).unwrap();
    let correction = CaseCorrection {
        round: 1,
        board: 2,
        before: None,
        after: GameResult::played(Verdict::WhiteWins),
        confirmed: true,
    };
    let ruling = CaseRuling {
        by: RulingBody::Committee,
        words: "White won.".into(),
        outcome: Some(ProtestOutcome::Upheld),
        correction: Some(correction),
        clocks: Some(CaseClocks { black: 750, white: 0, used: true }),
    };
    let step = |journal, act| CaseStep { at, journal, act };
    RefereeCase {
        id: CaseId(5),
        competition: CompetitionId::OPEN,
        public: true,
        happened: at,
        round: Some(1),
        board: Some(2),
        game: tournament.games.first().map(|game| game.id),
        players: tournament.entries.iter().take(2).map(|entry| entry.id).collect(),
        articles: vec!["8g.3".parse().unwrap()],
        facts: "Two stones were displaced.".into(),
        ended: Some(at),
        guide: Some(CaseGuide::Start(WrongStart { mistake: StartMistake::Colours, moves: 3, even: true })),
        steps: vec![step(7, CaseAct::Ruled(ruling)), step(8, CaseAct::Closed(String::new()))],
    }
}

fn absence(entry: &Entry, reason: AbsenceReason) -> Absence {
    Absence { competition: CompetitionId::OPEN, round: 1, entry: entry.id, reason }
}

fn certificate(round: u32) -> Certificate {
    Certificate {
        competition: CompetitionId::OPEN,
        round,
        part: 1 + round % 2,
        profile: if round.is_multiple_of(2) { Profile::Seygo } else { Profile::OpenGotha },
        cost: i128::MIN >> (8 * round),
        optimal: round.is_multiple_of(2),
        rules: format!("{round:064x}"),
        assumed: [(CountsAs::Jigo, 1), (CountsAs::Held, 2)]
            .map(|(counts_as, game)| AssumedGame { game: GameId(game), counts_as })
            .into_iter()
            .take(round as usize % 3)
            .collect(),
        proof: (0..40 * round as u8).collect(),
    }
}

fn round(number: u32, state: RoundState) -> Round {
    Round { competition: CompetitionId::OPEN, number, state }
}

fn table(entries: &[Entry], marks: &[Mark], reason: Option<String>) -> KnockoutTable {
    let boxes = marks.iter().zip([Some(entries[1].id), None]).zip(1u32..);
    KnockoutTable {
        id: TableId(3),
        competition: CompetitionId::OPEN,
        category: Category(12),
        first_round: 2,
        third_place: true,
        boxes: boxes.map(|((&mark, entry), place)| TableBox { place, entry, mark }).collect(),
        draw: DrawRecord {
            plan: plan(entries),
            frozen: "list, rules, nonce".to_owned(),
            commitment: "00".repeat(32),
            entropy: "dice: 3 5 1".to_owned(),
            reason,
            stamp: None,
        },
        since: since(entries),
    }
}

fn since(entries: &[Entry]) -> Amendments {
    let slot = Slot::Main { round: 0, index: 0 };
    Amendments {
        reseated: vec![BoxReplacement {
            place: 1,
            from: None,
            to: Some(entries[2].id),
            mark: Mark::Alternate,
            reason: "ill".into(),
        }],
        rulings: vec![Ruling { slot, winner: entries[1].id, reason: "went home".into() }],
    }
}

/// A qualifying stage of these entries for a table of eight.
fn qualifying(entries: &[Entry]) -> QualifyingStage {
    let plan = Qualifying {
        direct: vec![entries[0].id],
        first_round: 1,
        sections: vec![Section { boxes: vec![Some(entries[1].id), None] }],
    };
    QualifyingStage {
        competition: CompetitionId::OPEN,
        category: Category(12),
        lines: 8,
        wild_cards: vec![entries[2].id],
        plan,
    }
}

/// A jigo ladder for the first game, with one drawn step.
fn ladder(game: &Game) -> JigoLadder {
    let accepted = NaiveDate::from_ymd_opt(2026, 8, 14).unwrap().and_hms_opt(12, 5, 0).unwrap();
    let mut ladder = JigoLadder::new(game.id, [game.black, game.white], accepted, Decider::Boards);
    ladder.record(Played { result: StepResult::Drawn, ended: accepted, remaining: None }).unwrap();
    ladder
}

/// The times of the first round, and of one that is moved but not paired.
fn clocks() -> Vec<RoundClock> {
    let time = NaiveDate::from_ymd_opt(2026, 8, 14).unwrap().and_hms_opt(10, 0, 0);
    let clock = |round| RoundClock::new(CompetitionId::OPEN, round);
    vec![RoundClock { started: time, seal_by: time, ..clock(1) }, RoundClock { moved_from: time, ..clock(9) }]
}

/// White of a game, who comes late.
fn late(game: &Game) -> LatePlayer {
    LatePlayer { game: game.id, sitting: Sitting::Resumption, colour: Colour::White, arrived: clocks()[0].started }
}

/// The form of an adjourned game.
fn adjournment(game: &Game) -> Adjournment {
    let time = clocks()[0].seal_by;
    Adjournment {
        game: game.id,
        adjourned: time.unwrap(),
        sealed_by: Colour::Black,
        move_number: 87,
        captures: [3, 5],
        remaining: [600, 45],
        resumption: time,
        site: "Room 2".into(),
        signed: [true, false],
        resumed: None,
        counts_as: Some(CountsAs::WhiteWins),
    }
}

/// A Final of the first four entries, unless the fourth is a guest: not every random tournament has one.
fn year_final(entries: &[Entry]) -> Vec<YearFinal> {
    let finalist = |entry: &Entry| Finalist {
        entry: entry.id,
        name: entry.player.family.clone(),
        rank: entry.player.rank,
        points: entry.number,
    };
    let draw = FinalRecord {
        plan: FinalPlan {
            category: Category(16),
            list: entries[..4].iter().map(finalist).collect(),
            rests: RestPlan::Balanced,
            long_day: 2,
            nonce: "5e".to_owned(),
            announced: None,
        },
        frozen: "list".to_owned(),
        commitment: "11".repeat(32),
        entropy: String::new(),
        reason: None,
        stamp: None,
    };
    let settled = TieRuling { group: FinalGroup::Orange, order: vec![entries[0].id, entries[2].id] };
    let made = YearFinal {
        id: FinalId(if entries[0].ghost { 4 } else { 9 }),
        competition: CompetitionId::OPEN,
        category: Category(16),
        first_round: 1,
        seats: (0u32..).zip(&entries[..4]).map(|(at, entry)| CircleSeat { entry: entry.id, number: at % 2 }).collect(),
        settings: FinalSettings { jigos: JigoValue::Whole, alone: vec![1], settled: vec![settled] },
        draw,
    };
    if entries[3].guest { Vec::new() } else { vec![made] }
}

fn plan(entries: &[Entry]) -> DrawPlan {
    let entrant = |entry: &Entry| Entrant {
        entry: entry.id,
        name: entry.player.family.clone(),
        rank: entry.player.rank,
        country: entry.player.country,
        club: entry.player.club.clone(),
        way: if entry.guest { EntryRoute::LaterRound(2) } else { EntryRoute::Qualified },
    };
    DrawPlan {
        double: None,
        category: Category(12),
        lines: 2,
        seeds: 1,
        apart: Apart { countries: true, clubs: false },
        list: entries.iter().map(entrant).collect(),
        nonce: "17".to_owned(),
        announced: None,
    }
}

/// An applied slip, and a pending one for a late entry.
fn slips(entries: &[Entry]) -> Vec<Slip> {
    let changed = SlipChange { what: "rank".into(), before: "1k".into(), after: "1d".into() };
    let pending = Slip {
        id: SlipId(7),
        competition: CompetitionId::OPEN,
        entry: None,
        wish: RequestedChange {
            family: Some(entries[0].player.family.clone()),
            leaves: true,
            ..RequestedChange::default()
        },
        note: "late train".into(),
        state: SlipState::Pending,
        entered: "2026-08-14 09:30".into(),
        settled: None,
        answer: String::new(),
        changes: Vec::new(),
    };
    let applied = Slip {
        id: SlipId(4),
        entry: Some(entries[0].id),
        state: SlipState::Applied,
        settled: Some("2026-08-14 09:41".into()),
        changes: vec![changed],
        ..pending.clone()
    };
    vec![applied, pending]
}

type GameChoice = (Option<GameResult>, Option<GameResult>, u8, (bool, bool), u32);

fn games(tournament: &Tournament, choices: &[GameChoice]) -> Vec<Game> {
    let mut games = Vec::new();
    for round in &tournament.rounds {
        for (pair, board) in tournament.entries.chunks_exact(2).zip(1u32..) {
            let (black, white, handicap, (ladder, locked), slot) = choices[games.len() % choices.len()];
            let main = Slot::Main { round: round.number, index: board };
            let of_final = tournament.finals.first().map(|f| KnockoutGame { draw: f.id.into(), slot: main });
            let place = match slot {
                0 => Some(KnockoutGame { draw: TableId(3).into(), slot: Slot::ThirdPlace }),
                1 => Some(KnockoutGame { draw: TableId(3).into(), slot: main }),
                2 => of_final,
                _ => None,
            };
            games.push(Game {
                id: GameId(i64::try_from(games.len()).unwrap() + 5),
                competition: round.competition,
                round: round.number,
                board,
                black: pair[0].id,
                white: pair[1].id,
                handicap,
                passes: Passes { black, white },
                knockout: place,
                ladder_winner: ladder.then_some(pair[1].id),
                locked,
                changed_after_release: false,
                played_on: None,
            });
        }
    }
    games
}

/// A small tournament with a row in every table.
pub fn with_everything() -> Event {
    let entries: Vec<Entry> = (1..=4i64)
        .map(|at| {
            let player = Player::new(format!("Family {at}"), format!("Given {at}"), Rank::SHODAN);
            Entry::new(EntryId(2 * at), CompetitionId::OPEN, player)
        })
        .collect();
    let mut tournament = Tournament {
        rounds: vec![round(1, RoundState::Released), round(2, RoundState::Draft)],
        byes: vec![Bye { competition: CompetitionId::OPEN, round: 1, entry: entries[0].id }],
        absences: vec![absence(&entries[1], AbsenceReason::Consent)],
        tables: vec![table(&entries, &[Mark::Seed(1), Mark::None], None)],
        certificates: vec![certificate(1)],
        slips: slips(&entries),
        finals: year_final(&entries),
        entries,
        ..Tournament::new(settings(), Competition::new(CompetitionId::OPEN, "Open", System::Swiss, 5))
    };
    tournament.games = games(&tournament, &[(None, None, 0, (false, false), 3)]);
    add_rest(&mut tournament);
    with_people(tournament)
}

/// 1,000 players, 10 rounds, 5,000 games with results.
pub fn large() -> Event {
    let entries: Vec<Entry> = (1..=1000i64)
        .map(|id| {
            let player = Player {
                club: format!("Club {}", id % 60),
                country: Some("RO".parse().unwrap()),
                birth: Some(Birth::Year(2010)),
                rating: Some(Gor(1500)),
                ..Player::new(format!("Family {id}"), format!("Given {id}"), Rank::SHODAN)
            };
            Entry { number: u32::try_from(id).ok(), ..Entry::new(EntryId(id), CompetitionId::OPEN, player) }
        })
        .collect();
    let mut tournament = Tournament {
        rounds: (1..=10).map(|number| round(number, RoundState::Confirmed)).collect(),
        entries,
        ..Tournament::new(settings(), Competition::new(CompetitionId::OPEN, "Open", System::McMahon, 10))
    };
    let won = Some(GameResult::played(Verdict::BlackWins));
    tournament.games = games(&tournament, &[(won, won, 0, (false, false), 3)]);
    tournament.into()
}
