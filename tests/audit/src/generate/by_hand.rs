//! What a director does by hand between the pairing of a round and its confirmation: byes, boards and pairs, players who leave and
//! come back, corrected ranks and results, changed settings.

use std::collections::BTreeSet;

use domain::model::player::{Birth, Publication};
use domain::{Entry, EntryStatus, Game, RoundState, Tournament};
use serde_json::{Value, json};

use super::{Generator, PUBLICATIONS, RANKS, newest};
use crate::run::{Step, step};

impl Generator {
    /// Returns a change by hand.
    pub(super) fn by_hand(&mut self, tournament: &Tournament) -> Step {
        let round = newest(tournament);
        let next = round + 1;
        match self.chance.below(26) {
            0..=1 => self.give_bye(tournament, next),
            2 => self.give_bye(tournament, round),
            3 => {
                let round = if self.chance.percent(70) { round } else { next };
                step("move_bye", json!({ "round": round, "to": null, "consent": true }))
            }
            4..=5 => self.pair_named_boards(tournament),
            6 => self.pair_some(tournament, if is_closed(tournament, round) || round == 0 { next } else { round }),
            7..=8 => self.lock(tournament),
            9 => self.swap(tournament),
            10 => self.handicap(tournament),
            11 => self.move_board(tournament),
            12 => self.unpair_board(tournament),
            13..=14 => self.seat(tournament),
            15..=16 => self.correct_rank(tournament),
            17..=18 => self.leave_and_return(tournament),
            19 => self.correct_closed(tournament),
            20 => self.correct_last_closed(tournament),
            21 => self.change_rounds(tournament),
            22 => self.change_basis_setting(),
            23 => step("start_round", json!({ "round": round })),
            24 => self.late_and_seated(tournament),
            _ => self.pair_again(tournament),
        }
    }

    /// Gives the bye of a round to a player, often before it is paired.
    fn give_bye(&mut self, tournament: &Tournament, round: u32) -> Step {
        let to = match self.game_of_newest(tournament) {
            Some(game) if game.round == round => game.black,
            _ => match self.any_entry(tournament) {
                Some(entry) => entry.id,
                None => return self.add(),
            },
        };
        step("move_bye", json!({ "round": round, "to": to.0, "consent": true }))
    }

    /// Pairs the players at some boards of the newest round again.
    fn pair_named_boards(&mut self, tournament: &Tournament) -> Step {
        let round = newest(tournament);
        let boards: Vec<u32> =
            games_of(tournament, round).iter().map(|game| game.board).filter(|_| self.chance.percent(50)).collect();
        step("pair_rest", json!({ "round": round, "consent": self.chance.percent(70), "boards": boards }))
    }

    /// Pairs two or four players of a round first; the others follow when the round is paired.
    fn pair_some(&mut self, tournament: &Tournament, round: u32) -> Step {
        let plays = |entry: &&Entry| entry.plays(round) && !entry.ghost;
        let mut numbers: Vec<u32> = tournament.entries.iter().filter(plays).filter_map(|entry| entry.number).collect();
        let count = 2 * (1 + self.chance.below(2));
        while numbers.len() > count {
            numbers.remove(self.chance.below(numbers.len()));
        }
        step("pair_some", json!({ "round": round, "numbers": numbers, "despite_slips": true, "consent": true }))
    }

    fn lock(&mut self, tournament: &Tournament) -> Step {
        let Some(game) = self.game_of_newest(tournament) else { return step("undo", Value::Null) };
        let locked = self.chance.percent(80);
        step("lock_board", json!({ "round": game.round, "board": game.board, "locked": locked }))
    }

    fn swap(&mut self, tournament: &Tournament) -> Step {
        let (Some(one), Some(other)) = (self.game_of_newest(tournament), self.game_of_newest(tournament)) else {
            return step("undo", Value::Null);
        };
        let mut seat = |game: &Game| json!({ "board": game.board, "colour": self.chance.one_of(&["black", "white"]) });
        step("swap_players", json!({ "round": one.round, "one": seat(one), "other": seat(other), "consent": true }))
    }

    fn handicap(&mut self, tournament: &Tournament) -> Step {
        let Some(game) = self.game_of_newest(tournament) else { return step("undo", Value::Null) };
        step("set_handicap", json!({ "round": game.round, "board": game.board, "handicap": self.chance.below(4) }))
    }

    fn move_board(&mut self, tournament: &Tournament) -> Step {
        let Some(game) = self.game_of_newest(tournament) else { return step("undo", Value::Null) };
        if self.chance.percent(40) {
            return step("renumber_boards", json!({ "round": game.round }));
        }
        step("move_board", json!({ "round": game.round, "board": game.board, "to": 1 + self.chance.below(12) }))
    }

    fn unpair_board(&mut self, tournament: &Tournament) -> Step {
        let Some(game) = self.game_of_newest(tournament) else { return step("undo", Value::Null) };
        step("unpair_board", json!({ "round": game.round, "board": game.board }))
    }

    /// Pairs two players without a game. One of them may have the bye.
    fn seat(&mut self, tournament: &Tournament) -> Step {
        let round = newest(tournament);
        let seated: BTreeSet<i64> =
            games_of(tournament, round).iter().flat_map(|game| [game.black.0, game.white.0]).collect();
        let free: Vec<i64> =
            tournament.entries.iter().map(|entry| entry.id.0).filter(|entry| !seated.contains(entry)).collect();
        if free.len() < 2 {
            return self.unpair_board(tournament);
        }
        let (first, second) = (*self.chance.one_of(&free), *self.chance.one_of(&free));
        step("pair_two", json!({ "round": round, "first": first, "second": second, "consent": true }))
    }

    /// A late entry who plays in the newest round, and is seated there.
    fn late_and_seated(&mut self, tournament: &Tournament) -> Step {
        if self.pairs {
            return self.add_pair();
        }
        let mut fields = self.entry();
        fields["missed"] = json!([]);
        let round = newest(tournament);
        if let Some(bye) = tournament.byes.iter().find(|bye| bye.round == round) {
            let late = tournament.entries.iter().map(|entry| entry.id.0).max().unwrap_or(0) + 1;
            let pair = json!({ "round": round, "first": late, "second": bye.entry.0, "consent": true });
            self.queue.push(step("pair_two", pair));
        }
        step("add_entry", fields)
    }

    /// Corrects the rank of a player, as after a mistyped entry.
    fn correct_rank(&mut self, tournament: &Tournament) -> Step {
        let Some(entry) = self.any_entry(tournament) else { return self.add() };
        let mut fields = fields_of(entry);
        fields["rank"] = json!(self.chance.one_of(&RANKS));
        if self.chance.percent(20) {
            fields["club"] = json!(self.chance.one_of(&["Alpha", "Beta", "Gamma"]));
        }
        step("change_entry", fields)
    }

    /// Changes the planned absences of an entry, or what of it is published.
    pub(super) fn absence(&mut self, tournament: &Tournament) -> Step {
        let Some(entry) = self.any_entry(tournament) else { return self.add() };
        let mut fields = fields_of(entry);
        let rounds = tournament.competition.rounds.min(12);
        fields["missed"] = json!((1..=rounds).filter(|_| self.chance.percent(25)).collect::<Vec<u32>>());
        fields["publication"] = json!(self.chance.one_of(&PUBLICATIONS));
        step("change_entry", fields)
    }

    /// A seated player leaves; often they come back, before or after the next step of the round.
    fn leave_and_return(&mut self, tournament: &Tournament) -> Step {
        let here: Vec<&Entry> =
            tournament.entries.iter().filter(|entry| entry.status == EntryStatus::Registered).collect();
        if here.is_empty() {
            return self.add();
        }
        let id = self.chance.one_of(&here).id.0;
        let round = newest(tournament);
        if self.chance.percent(70) {
            self.queue.push(step("set_entry_status", json!({ "id": id, "status": "registered", "reason": "back" })));
            let consent = self.chance.percent(60);
            match self.chance.below(4) {
                0 => self.queue.push(step("release_round", json!({ "round": round, "consent": consent }))),
                1 => self.queue.push(step("start_round", json!({ "round": round }))),
                2 => self.queue.push(step("pair_rest", json!({ "round": round, "consent": true, "boards": [] }))),
                _ => {}
            }
        }
        step("set_entry_status", json!({ "id": id, "status": "withdrawn", "reason": "went home" }))
    }

    /// Corrects a result of any closed round.
    fn correct_closed(&mut self, tournament: &Tournament) -> Step {
        let closed: Vec<&Game> = tournament.games.iter().filter(|game| is_closed(tournament, game.round)).collect();
        self.corrected(&closed, tournament)
    }

    /// Corrects a result of the round before the newest one.
    fn correct_last_closed(&mut self, tournament: &Tournament) -> Step {
        let before = newest(tournament).saturating_sub(1);
        let closed: Vec<&Game> = games_of(tournament, before);
        self.corrected(&closed, tournament)
    }

    fn corrected(&mut self, games: &[&Game], tournament: &Tournament) -> Step {
        if games.is_empty() {
            return self.correct(tournament);
        }
        let game = *self.chance.one_of(games);
        let result = self.chance.one_of(&["1-0", "0-1", "=", "0-0!", "0-1!"]);
        let request = json!({
            "round": game.round, "board": game.board, "result": result, "pass": null, "reason": "misread",
            "carry": self.carry(),
        });
        step("enter_result", request)
    }

    /// Plans one round more or fewer.
    fn change_rounds(&mut self, tournament: &Tournament) -> Step {
        let rounds = tournament.competition.rounds;
        let rounds = if self.chance.percent(50) { rounds + 1 } else { rounds.saturating_sub(1) };
        step("change_setting", json!({ "path": "competition.rounds", "value": rounds.to_string(), "consent": true }))
    }

    /// Changes a setting that pairings depend on: the bar, a level, how unfinished games count.
    fn change_basis_setting(&mut self) -> Step {
        let chance = &mut self.chance;
        match chance.below(5) {
            0 => step("set_bar", json!({ "bar": chance.one_of(&["3d", "1d", "2k", "5k"]) })),
            1 => {
                let bar = json!({ "path": "competition.mcmahon.bar", "value": chance.one_of(&["3d", "1d", "2k"]) });
                step("change_setting", bar)
            }
            2..=3 => {
                let level = chance.one_of(&["Club", "Country", "Floats", "Seeding", "Colours"]);
                step("set_level", json!({ "level": level, "on": chance.percent(50) }))
            }
            _ => {
                let value = chance.one_of(&["GhostThenBye", "Bye"]);
                step("change_setting", json!({ "path": "competition.pairing.bye", "value": value }))
            }
        }
    }

    /// Returns a game of the newest round.
    fn game_of_newest<'t>(&mut self, tournament: &'t Tournament) -> Option<&'t Game> {
        let games = games_of(tournament, newest(tournament));
        if games.is_empty() { None } else { Some(*self.chance.one_of(&games)) }
    }
}

fn games_of(tournament: &Tournament, round: u32) -> Vec<&Game> {
    tournament.games.iter().filter(|game| game.round == round).collect()
}

fn is_closed(tournament: &Tournament, round: u32) -> bool {
    tournament.rounds.iter().any(|r| r.number == round && r.state == RoundState::Confirmed)
}

/// Returns the request that leaves an entry as it is.
fn fields_of(entry: &Entry) -> Value {
    let player = &entry.player;
    let publication = match player.publication {
        Publication::Full => "full",
        Publication::Initials => "initials",
        Publication::Anonymous => "anonymous",
    };
    let birth = match player.birth {
        Some(Birth::Day(day)) => day.to_string(),
        Some(Birth::Year(year)) => year.to_string(),
        None => String::new(),
    };
    json!({
        "id": entry.id.0, "reason": "wrong on the list", "family": player.family, "given": player.given,
        "rank": player.rank.to_string(), "rating": player.rating.map(|r| r.0.to_string()).unwrap_or_default(),
        "country": player.country.map(|c| c.to_string()).unwrap_or_default(), "club": player.club,
        "birth_year": birth, "publication": publication,
        "missed": (1..=32).filter(|&round| entry.missed.contains(round)).collect::<Vec<u32>>(),
        "ghost": entry.ghost, "guest": entry.guest, "score_shift": entry.score_shift,
    })
}
