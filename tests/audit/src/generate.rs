//! Chooses the next operation of a random event: usually what comes next in the day, sometimes trouble.

mod by_hand;
mod free;
mod sides;

use domain::model::knockout_table::KnockoutTable;
use domain::{Category, Entry, EntryStatus, Event, Game, RoundState, Tournament};
use serde_json::{Value, json};

use crate::begin::tie_breaks;
use crate::chance::Chance;
use crate::referee::referee;
use crate::run::{SEED_LIST, Step, step};

/// Chooses the operations of one event.
pub struct Generator {
    chance: Chance,
    /// How many players are entered before the register closes.
    players: usize,
    /// The age category of most players, if the event has one.
    focus: Option<u8>,
    /// Whether pairs meet.
    pairs: bool,
    /// Whether that category plays the year's Final.
    plays_final: bool,
    /// Whether that category plays a qualifying before its table is drawn.
    plays_qualifying: bool,
    /// Categories whose draw was tried.
    tried: Vec<u8>,
    /// How many operations in a row were refused.
    refused: usize,
    /// How many entries were made, for unique names.
    names: usize,
    /// Operations to come next.
    queue: Vec<Step>,
    /// The first official.
    official: Option<i64>,
}

const SYLLABLES: [&str; 12] = ["Ba", "Če", "Di", "Fo", "Gru", "Hal", "Ján", "Ku", "La", "Mir", "Nes", "Ora"];
const RANKS: [&str; 16] =
    ["2p", "6d", "4d", "3d", "2d", "1d", "1k", "2k", "3k", "4k", "5k", "6k", "8k", "10k", "15k", "22k"];

const PUBLICATIONS: [&str; 6] = ["full", "full", "full", "full", "initials", "anonymous"];

impl Generator {
    /// Returns the generator of a seed.
    pub fn new(seed: u64) -> Generator {
        let mut chance = Chance::new(seed, 2);
        let players = 3 + chance.below(6) + chance.below(9);
        let plays_final = chance.percent(14);
        let focus = if plays_final || chance.percent(40) { Some(*chance.one_of(&[12, 16, 20])) } else { None };
        let plays_qualifying = !plays_final && chance.percent(12);
        let focus = focus.or(plays_qualifying.then_some(16));
        let players = if plays_final { players.max(7) } else { players };
        let players = if plays_qualifying { players.max(16) } else { players };
        Generator {
            chance,
            players,
            focus,
            pairs: false,
            plays_final,
            plays_qualifying,
            tried: Vec::new(),
            refused: 0,
            names: 0,
            queue: Vec::new(),
            official: None,
        }
    }

    /// Notes whether the last operation was accepted.
    pub fn note(&mut self, accepted: bool) {
        self.refused = if accepted { 0 } else { self.refused + 1 };
    }

    /// Returns the next operation; `None` at the end of the event, or if nothing is accepted any more.
    pub fn next(&mut self, event: &Event) -> Option<Step> {
        let tournament = event.tournaments().next()?;
        self.official = event.officials.first().map(|official| official.id.0);
        self.pairs = tournament.competition.pairs.is_some();
        if let Some(queued) = self.queue.pop() {
            return Some(queued);
        }
        if self.refused > 12 {
            return None;
        }
        let trouble = match (self.refused, is_open(tournament)) {
            (0, false) => 22,
            (0, true) => 45,
            _ => 60,
        };
        if self.chance.percent(trouble) {
            return Some(self.trouble(tournament));
        }
        self.advance(tournament)
    }

    /// Returns what comes next in the day.
    fn advance(&mut self, tournament: &Tournament) -> Option<Step> {
        if tournament.competition.system.is_free() {
            return self.advance_freely(tournament);
        }
        if tournament.competition.register_closed.is_none() {
            if tournament.entries.len() < self.players {
                return Some(self.add());
            }
            if let Some(step) = self.next_team(tournament) {
                return Some(step);
            }
            let wanted = if self.plays_final { 7 } else { 5 };
            if (self.plays_final || self.plays_qualifying) && tournament.competition.rounds < wanted {
                return Some(step(
                    "change_setting",
                    json!({ "path": "competition.rounds", "value": wanted.to_string() }),
                ));
            }
            return Some(step("close_register", Value::Null));
        }
        if tournament.rounds.is_empty() && tournament.entries.iter().all(|e| e.sp.is_empty()) && self.chance.percent(25)
        {
            return Some(self.seed_list(tournament));
        }
        if let Some(step) = self.qualifying(tournament) {
            return Some(step);
        }
        if let Some(category) = [12, 16, 20].into_iter().find(|c| !self.tried.contains(c)) {
            self.tried.push(category);
            if self.plays_final && self.focus == Some(category) {
                return Some(self.draw_final(category));
            }
            if self.chance.percent(75) {
                return Some(self.draw(tournament, category));
            }
        }
        let newest = tournament.rounds.iter().max_by_key(|round| round.number);
        let Some(newest) = newest.filter(|round| round.state != RoundState::Confirmed) else {
            let next = newest.map_or(0, |round| round.number) + 1;
            if next > tournament.competition.rounds {
                return if self.chance.percent(70) { Some(self.trouble(tournament)) } else { None };
            }
            if app::knockout::to_draw(tournament, &tournament.competition, next).contains(&Category::EVERYONE)
                && self.refused == 0
            {
                return Some(self.draw_main());
            }
            return Some(step("pair_round", json!({ "round": next, "despite_slips": true, "consent": true })));
        };
        let round = newest.number;
        if newest.state == RoundState::Draft && self.chance.percent(85) {
            let consent = self.refused > 0 || self.chance.percent(40);
            return Some(step("release_round", json!({ "round": round, "consent": consent })));
        }
        if newest.state == RoundState::Released && self.refused == 0 && self.chance.percent(25) {
            return Some(step("start_round", json!({ "round": round })));
        }
        let games: Vec<&Game> = tournament.games.iter().filter(|game| game.round == round).collect();
        // Adjourned games wait for their resumption; a table waits for its winner.
        let waits = |game: &Game| game.knockout.is_none() && tournament.is_unfinished(game);
        let open: Vec<&&Game> = games.iter().filter(|g| g.passes.agreed().is_none() && !waits(g)).collect();
        if !open.is_empty() {
            let game = *self.chance.one_of(&open);
            return Some(self.result(game));
        }
        let drawn = games.iter().find(|game| is_drawn(game) && game.ladder_winner.is_none());
        if let Some(drawn) = drawn.filter(|_| self.refused == 0)
            && (drawn.knockout.is_some() || self.chance.percent(10))
        {
            return Some(self.ladder(drawn));
        }
        Some(step("confirm_round", json!({ "round": round, "consent": true })))
    }

    /// Returns the plan of the qualifying, and the draw of its table after its last round.
    fn qualifying(&mut self, tournament: &Tournament) -> Option<Step> {
        let category = self.focus.filter(|_| self.plays_qualifying)?;
        if !self.tried.contains(&category) {
            self.tried.push(category);
            let rounds = 1 + self.chance.below(2);
            let request = json!({
                "category": category, "lines": 8, "rounds": rounds,
                "for_wild_cards": usize::from(self.chance.percent(20)),
            });
            return Some(step("plan_qualifying", request));
        }
        let stage = tournament.qualifyings.first().filter(|_| tournament.tables.is_empty())?;
        let newest = tournament.rounds.iter().max_by_key(|round| round.number)?;
        let over = newest.number >= stage.plan.last_round() && newest.state == RoundState::Confirmed;
        (over && self.refused < 3).then(|| {
            let request = json!({
                "category": category, "seed": format!("{:04x}", self.chance.below(65536)), "entropy": "2 7",
            });
            step("draw_knockout", request)
        })
    }

    /// Gives about half of the players points of the tour.
    fn seed_list(&mut self, tournament: &Tournament) -> Step {
        let chance = &mut self.chance;
        let half: Vec<i64> = tournament.entries.iter().map(|e| e.id.0).filter(|_| chance.percent(50)).collect();
        let points: Vec<(i64, u8, usize)> =
            half.into_iter().map(|id| (id, *chance.one_of(&[12, 16, 20]), 10 * chance.below(20))).collect();
        step(SEED_LIST, json!({ "points": points }))
    }

    /// Takes back several operations, and most of them again.
    fn second_thoughts(&mut self) -> Step {
        let back = 1 + self.chance.below(5);
        let again = self.chance.below(back + 1);
        self.queue.extend((0..again).map(|_| step("redo", Value::Null)));
        self.queue.extend((1..back).map(|_| step("undo", Value::Null)));
        step("undo", Value::Null)
    }

    /// Returns something that interrupts the day.
    fn trouble(&mut self, tournament: &Tournament) -> Step {
        if tournament.competition.teams.is_some() && self.chance.percent(30) {
            return self.trouble_of_teams(tournament);
        }
        let by_hand = if is_open(tournament) { 70 } else { 40 };
        if tournament.competition.register_closed.is_some() && self.chance.percent(by_hand) {
            return self.by_hand(tournament);
        }
        match self.chance.below(31) {
            0 => self.second_thoughts(),
            1 => step("undo", Value::Null),
            2 => step("redo", Value::Null),
            4..=6 => self.status(tournament),
            7..=8 => self.absence(tournament),
            9 => self.add(),
            10 => self.slip(tournament),
            11..=13 => self.correct(tournament),
            14 => self.decide(tournament),
            15 => self.replace(tournament),
            16 => self.colours(tournament),
            17 => self.repair(tournament),
            18 => self.move_bye(tournament),
            19 => step("unpair_round", json!({ "round": newest(tournament) })),
            24 => self.pair_again(tournament),
            20 => self.setting(),
            21 => self.ladder_again(tournament),
            22 if self.plays_qualifying && self.chance.percent(50) => self.plan_again(tournament),
            22 => self.lower(tournament),
            23 if self.plays_final => self.settle(tournament),
            25..=30 => referee(&mut self.chance, tournament, self.official),
            _ => self.redraw(tournament),
        }
    }

    /// Pairs a draft again, or the boards of a published round.
    fn pair_again(&mut self, tournament: &Tournament) -> Step {
        let round = newest(tournament);
        match self.chance.percent(60) {
            true => {
                step("pair_round", json!({ "round": round, "despite_slips": true, "consent": true, "again": true }))
            }
            false => step("pair_rest", json!({ "round": round, "consent": true })),
        }
    }

    fn add(&mut self) -> Step {
        if self.pairs { self.add_pair() } else { step("add_entry", self.entry()) }
    }

    fn entry(&mut self) -> Value {
        self.names += 1;
        let chance = &mut self.chance;
        let age = match self.focus {
            Some(limit) if chance.percent(if self.plays_qualifying { 97 } else { 85 }) => {
                usize::from(limit) - 1 - chance.below(3)
            }
            _ => 7 + chance.below(9) + chance.below(9),
        };
        let birth = match chance.below(10) {
            0 => String::new(),
            1 => format!("{}-07-{:02}", 2026 - age, 30 + chance.below(2)),
            _ => (2026 - age).to_string(),
        };
        let missed: Vec<usize> = if chance.percent(15) { vec![1 + chance.below(3)] } else { Vec::new() };
        json!({
            "family": format!("{}{}", chance.one_of(&SYLLABLES), self.names),
            "given": chance.one_of(&SYLLABLES),
            "rank": chance.one_of(&RANKS),
            "rating": if chance.percent(30) { (1500 + chance.below(900)).to_string() } else { String::new() },
            "country": chance.one_of(&["RO", "CZ", "DE", ""]),
            "club": chance.one_of(&["Alpha", "Beta", ""]),
            "birth_year": birth,
            "publication": chance.one_of(&PUBLICATIONS),
            "missed": missed,
            "ghost": chance.percent(4),
            "guest": chance.percent(5),
            "score_shift": if chance.percent(8) { -1 } else { 0 },
        })
    }

    fn draw(&mut self, tournament: &Tournament, category: u8) -> Step {
        let chance = &mut self.chance;
        let size = if chance.percent(60) { Value::Null } else { json!(2 + chance.below(7)) };
        let young: Vec<i64> = tournament
            .entries
            .iter()
            .filter(|entry| tournament.category_of(entry).is_some_and(|c| c.0 == category))
            .map(|entry| entry.id.0)
            .collect();
        let wild: Vec<i64> =
            if chance.percent(20) && !young.is_empty() { vec![*chance.one_of(&young)] } else { Vec::new() };
        let later: Vec<(i64, u32)> =
            if chance.percent(15) && !young.is_empty() { vec![(*chance.one_of(&young), 2)] } else { Vec::new() };
        let request = json!({
            "category": category,
            "size": size,
            "seed": format!("{:04x}", chance.below(65536)),
            "entropy": if chance.percent(80) { format!("{} 4 1", chance.below(6) + 1) } else { String::new() },
            "wild_cards": wild,
            "later": later,
            "apart_countries": chance.percent(30),
            "apart_clubs": chance.percent(30),
            "third_place": chance.percent(50),
            "reason": "drawn again",
        });
        step("draw_knockout", request)
    }

    /// Draws the knock-out of the competition itself.
    fn draw_main(&mut self) -> Step {
        let seed = format!("{:04x}", self.chance.below(65536));
        step("draw_knockout", json!({ "category": 0, "seed": seed, "entropy": "5 2 6", "reason": "drawn again" }))
    }

    fn draw_final(&mut self, category: u8) -> Step {
        let chance = &mut self.chance;
        let (size, rests) = match chance.below(8) {
            0 => (json!(10), json!(chance.one_of(&["best", "lots", "eve"]))),
            1..=3 => (json!(chance.one_of(&[4, 6, 8])), Value::Null),
            _ => (Value::Null, Value::Null),
        };
        let request = json!({
            "category": category, "size": size, "seed": format!("{:04x}", chance.below(65536)), "entropy": "3 1 4",
            "rests": rests, "long_day": if chance.percent(50) { json!(1) } else { Value::Null }, "alone": [],
        });
        step("draw_final", request)
    }

    /// Changes the order of tied players of a Final, or what a jigo counts.
    fn settle(&mut self, tournament: &Tournament) -> Step {
        let Some(year_final) = tournament.finals.first() else { return step("undo", Value::Null) };
        let category = year_final.category.0;
        if self.chance.percent(30) {
            let jigos = self.chance.one_of(&["nothing", "half", "whole"]);
            return step("change_final", json!({ "category": category, "jigos": jigos, "alone": null }));
        }
        let group = self.chance.below(2);
        let half = year_final.seats.len() / 2;
        let mut order: Vec<i64> =
            year_final.seats[group * half..(group + 1) * half].iter().map(|seat| seat.entry.0).collect();
        let from = self.chance.below(half);
        order.rotate_left(from);
        order.truncate(2 + self.chance.below(half - 1));
        let name = ["GR", "OR"][group];
        step("settle_final", json!({ "category": category, "group": name, "order": order }))
    }

    /// Plans the qualifying again, or takes the plan back.
    fn plan_again(&mut self, tournament: &Tournament) -> Step {
        let category = self.focus.unwrap_or(16);
        let wild: Vec<i64> = tournament.entries.iter().take(self.chance.below(2)).map(|entry| entry.id.0).collect();
        let (rounds, take_back) = (1 + self.chance.below(2), self.chance.percent(20));
        let request =
            json!({ "category": category, "lines": 8, "rounds": rounds, "wild_cards": wild, "take_back": take_back });
        step("plan_qualifying", request)
    }

    fn redraw(&mut self, tournament: &Tournament) -> Step {
        let category = *self.chance.one_of(&[12, 16, 20]);
        self.draw(tournament, category)
    }

    /// Returns a result of a game without an agreed one, in one pass or both.
    fn result(&mut self, game: &Game) -> Step {
        let chance = &mut self.chance;
        let usual = ["1-0", "0-1", "1-0", "0-1", "1-0", "0-1", "1-0", "0-1", "1-0", "0-1", "=", "="];
        let rare = ["1-0!", "0-1!", "0-0!", "0-0", "wo-black", "wo-white", "nr", "=!", "1-1"];
        let result = if chance.percent(80) { chance.one_of(&usual) } else { chance.one_of(&rare) };
        let pass = if chance.percent(80) { Value::Null } else { json!(chance.one_of(&["black", "white"])) };
        let request = json!({ "round": game.round, "board": game.board, "result": result, "pass": pass });
        step("enter_result", request)
    }

    fn ladder(&mut self, game: &Game) -> Step {
        let winner = self.chance.one_of(&["black", "white"]);
        step("enter_ladder", json!({ "round": game.round, "board": game.board, "winner": winner }))
    }

    fn ladder_again(&mut self, tournament: &Tournament) -> Step {
        let drawn: Vec<&Game> = tournament.games.iter().filter(|game| is_drawn(game)).collect();
        if drawn.is_empty() {
            return step("undo", Value::Null);
        }
        let game = *self.chance.one_of(&drawn);
        let winner = self.chance.one_of(&[json!("black"), json!("white"), Value::Null]).clone();
        let request = json!({ "round": game.round, "board": game.board, "winner": winner, "carry": self.carry() });
        step("enter_ladder", request)
    }

    fn carry(&mut self) -> Value {
        self.chance.one_of(&[Value::Null, json!("through"), json!("keep"), json!("annul")]).clone()
    }

    /// Returns a corrected result of any game.
    fn correct(&mut self, tournament: &Tournament) -> Step {
        let Some(game) = self.any_game(tournament) else { return step("redo", Value::Null) };
        let results =
            [json!("1-0"), json!("0-1"), json!("="), json!("1-0!"), json!("0-0!"), json!("wo-white"), Value::Null];
        let result = self.chance.one_of(&results).clone();
        let (round, board) = (game.round, game.board);
        let request = json!({ "round": round, "board": board, "result": result, "pass": null, "reason": "wrong", "carry": self.carry() });
        step("enter_result", request)
    }

    fn any_game<'t>(&mut self, tournament: &'t Tournament) -> Option<&'t Game> {
        let table_games: Vec<&Game> = tournament.games.iter().filter(|game| game.knockout.is_some()).collect();
        if !table_games.is_empty() && self.chance.percent(60) {
            return Some(*self.chance.one_of(&table_games));
        }
        if tournament.games.is_empty() { None } else { Some(self.chance.one_of(&tournament.games)) }
    }

    fn any_entry<'t>(&mut self, tournament: &'t Tournament) -> Option<&'t Entry> {
        if tournament.entries.is_empty() { None } else { Some(self.chance.one_of(&tournament.entries)) }
    }

    fn status(&mut self, tournament: &Tournament) -> Step {
        let Some(entry) = self.any_entry(tournament) else { return self.add() };
        let status = match entry.status {
            EntryStatus::Registered => *self.chance.one_of(&["withdrawn", "withdrawn", "preregistered"]),
            _ => "registered",
        };
        step("set_entry_status", json!({ "id": entry.id.0, "status": status, "reason": "ill" }))
    }

    /// Hands in a slip; it is applied or refused next.
    fn slip(&mut self, tournament: &Tournament) -> Step {
        let number = tournament.slips.len() + 1;
        let settle = match self.chance.below(4) {
            0 => step("refuse_slip", json!({ "slip": number, "reason": "too late" })),
            _ => step("apply_slip", json!({ "slip": number })),
        };
        self.queue.push(settle);
        let next = newest(tournament) + 1;
        let kind = self.chance.below(4);
        let entry = self.any_entry(tournament).map(|entry| entry.id.0);
        let request = match (kind, entry) {
            (0, Some(entry)) => json!({ "entry": entry, "leaves": true }),
            (1, Some(entry)) => json!({ "entry": entry, "missed": [next] }),
            (2, Some(entry)) => json!({ "entry": entry, "rank": self.chance.one_of(&RANKS) }),
            _ => {
                let late = self.entry();
                json!({ "entry": null, "family": late["family"], "given": late["given"], "rank": late["rank"] })
            }
        };
        step("add_slip", request)
    }

    /// Decides who advances from a game of a table, or takes the decision back.
    fn decide(&mut self, tournament: &Tournament) -> Step {
        let Some((table, player)) = self.any_box(tournament) else { return step("undo", Value::Null) };
        let round = table.first_round as usize + self.chance.below(3);
        let request = json!({
            "category": table.category.0, "round": round, "winner": player, "reason": "the referee",
            "take_back": self.chance.percent(25),
        });
        step("decide_knockout", request)
    }

    /// Returns a table and one of its players.
    fn any_box<'t>(&mut self, tournament: &'t Tournament) -> Option<(&'t KnockoutTable, i64)> {
        let boxes = tournament.tables.iter().flat_map(|table| table.boxes.iter().map(move |b| (table, b.entry)));
        let players: Vec<(&KnockoutTable, i64)> = boxes.filter_map(|(table, entry)| Some((table, entry?.0))).collect();
        if players.is_empty() { None } else { Some(*self.chance.one_of(&players)) }
    }

    fn replace(&mut self, tournament: &Tournament) -> Step {
        let Some((table, player)) = self.any_box(tournament) else { return step("redo", Value::Null) };
        step("replace_in_knockout", json!({ "category": table.category.0, "out": player }))
    }

    fn colours(&mut self, tournament: &Tournament) -> Step {
        let Some(game) = self.any_game(tournament) else { return step("undo", Value::Null) };
        step("swap_colours", json!({ "round": game.round, "board": game.board }))
    }

    /// Takes two boards apart and pairs their players crosswise, then the others.
    fn repair(&mut self, tournament: &Tournament) -> Step {
        let round = newest(tournament);
        let games: Vec<&Game> = tournament.games.iter().filter(|game| game.round == round).collect();
        if games.len() < 2 {
            return step("undo", Value::Null);
        }
        let (one, other) = (*self.chance.one_of(&games), *self.chance.one_of(&games));
        let pair = json!({ "round": round, "first": one.black.0, "second": other.white.0, "consent": true });
        self.queue.push(step("pair_round", json!({ "round": round, "despite_slips": true, "consent": true })));
        self.queue.push(step("pair_two", pair));
        self.queue.push(step("unpair_board", json!({ "round": round, "board": other.board })));
        step("unpair_board", json!({ "round": round, "board": one.board }))
    }

    fn move_bye(&mut self, tournament: &Tournament) -> Step {
        let Some(entry) = self.any_entry(tournament) else { return self.add() };
        step("move_bye", json!({ "round": newest(tournament), "to": entry.id.0, "consent": true }))
    }

    /// Changes the tie-breaks, or what unplayed rounds count.
    fn setting(&mut self) -> Step {
        let chance = &mut self.chance;
        let (path, value) = match chance.below(6) {
            0 => ("competition.scoring.round_down", json!(chance.percent(50))),
            1 => ("competition.scoring.absent_score", json!(chance.below(3))),
            2 => ("competition.scoring.forfeit_counts_opponent", json!(chance.percent(50))),
            3 => ("event.tour.coefficient", json!(chance.one_of(&["2", "1.5", "2/3"]))),
            _ => {
                let names: Vec<String> = tie_breaks(chance).iter().map(ToString::to_string).collect();
                ("competition.tie_breaks", json!(names))
            }
        };
        step("change_setting", json!({ "path": path, "value": value.to_string() }))
    }

    fn lower(&mut self, tournament: &Tournament) -> Step {
        let Some(entry) = self.any_entry(tournament) else { return self.add() };
        step("lower_sleeper", json!({ "id": entry.id.0, "by": 1 }))
    }
}

/// Returns the newest paired round; 0 before the first.
fn newest(tournament: &Tournament) -> u32 {
    tournament.rounds.iter().map(|round| round.number).max().unwrap_or(0)
}

/// Returns whether the newest round is paired, and no result of it is entered yet.
fn is_open(tournament: &Tournament) -> bool {
    let newest = tournament.rounds.iter().max_by_key(|round| round.number);
    newest.is_some_and(|newest| {
        let mut games = tournament.games.iter().filter(|game| game.round == newest.number);
        newest.state != RoundState::Confirmed && games.all(|game| game.passes.agreed().is_none())
    })
}

/// Returns whether a game ended without a winner.
fn is_drawn(game: &Game) -> bool {
    use domain::Verdict::{Jigo, NoResult};
    game.passes.black.is_some_and(|result| matches!(result.verdict, Jigo | NoResult))
}
