//! Scores and sums over opponents, one function per criterion of R21.

use crate::facts::{ByeInSums, Facts, Game, Person, Reason, Status};

/// Which score is summed up: McMahon score or wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Basis {
    /// McMahon scores.
    Mms,
    /// Wins.
    Wins,
}

/// What a round was for a player.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Day<'a> {
    /// This game.
    Game(&'a Game),
    /// The bye.
    Bye,
    /// Absent.
    Absent,
    /// Present without a game in a finished round, where the rules count that.
    Unmarked,
    /// Present without a game.
    Idle,
}

impl Facts {
    /// Returns the initial McMahon score in half points (R12, R13, R15).
    pub(crate) fn initial(&self, person: &Person) -> i64 {
        let bar = self.bar_score();
        let own = 2 * i64::from(person.grade().max(self.rules.floor) - self.rules.zero);
        let supergroup = self.rules.supergroup.is_some_and(|lowest| person.rank >= lowest);
        own.min(bar) + if supergroup { 2 } else { 0 } + 2 * i64::from(person.shift)
    }

    /// Returns the initial score at the bar in half points.
    pub(crate) fn bar_score(&self) -> i64 {
        2 * i64::from(self.rules.bar.max(self.rules.floor) - self.rules.zero)
    }

    /// Returns what a paired round was for a player.
    pub(crate) fn day(&self, person: &Person, round: u32) -> Day<'_> {
        if let Some(game) = self.game_of(round, person.id) {
            return Day::Game(game);
        }
        if self.has_bye(round, person.id) {
            return Day::Bye;
        }
        // A player who withdrew sleeps no more. Consent may be given later to a player who has no stored absence.
        let slept = match self.absence(round, person.id) {
            Some(Reason::Consent) => true,
            Some(Reason::Withdrawn) => false,
            Some(Reason::NotSeen) | None => person.missed.contains(&round),
        };
        if slept || person.ghost {
            return Day::Absent;
        }
        let left = person.status == Status::Announced || self.absence(round, person.id) == Some(Reason::Withdrawn);
        let counts = self.rules.scoring.unmarked_counts && !left && self.is_finished(round);
        if counts { Day::Unmarked } else { Day::Idle }
    }

    /// Returns whether a round has games, and all have results.
    fn is_finished(&self, round: u32) -> bool {
        let mut games = self.games.iter().filter(|game| game.round == round).peekable();
        games.peek().is_some() && games.all(|game| game.result().is_some())
    }

    /// Returns a player's score before the first round.
    pub(crate) fn start(&self, basis: Basis, person: &Person) -> i64 {
        if basis == Basis::Mms { self.initial(person) } else { 0 }
    }

    /// Returns what a round without a game gives.
    pub(crate) fn free(&self, basis: Basis, day: Day<'_>) -> i64 {
        let scoring = &self.rules.scoring;
        match (day, basis) {
            (Day::Absent | Day::Unmarked, Basis::Mms) => scoring.absent_score,
            (Day::Absent | Day::Unmarked, Basis::Wins) => scoring.absent_wins,
            (Day::Bye, Basis::Mms) => scoring.bye_score,
            (Day::Bye, Basis::Wins) => scoring.bye_wins,
            _ => 0,
        }
    }

    /// Returns the free points up to a round, rounded down to whole points if the rules say so (R15).
    pub(crate) fn free_sum(&self, basis: Basis, person: &Person, round: u32) -> i64 {
        let sum: i64 = (1..=round).map(|r| self.free(basis, self.day(person, r))).sum();
        if self.rules.scoring.round_down { sum.div_euclid(2) * 2 } else { sum }
    }

    /// Returns a player's score after a round in half points.
    pub(crate) fn score(&self, basis: Basis, person: &Person, round: u32) -> i64 {
        let games = self.games.iter().filter(|game| game.round <= round && has(game, person.id));
        let won: i64 = games.map(|game| game.half_points(person.id)).sum();
        self.start(basis, person) + won + self.free_sum(basis, person, round)
    }

    /// Returns the opponent whose score counts in the sums of a round (R16): none in an unplayed game, unless the rules count
    /// forfeits.
    pub(crate) fn counted(&self, person: &Person, round: u32) -> Option<&Person> {
        let Day::Game(game) = self.day(person, round) else { return None };
        let counts = !game.is_unplayed() && !game.both_lost()
            || self.rules.scoring.forfeit_counts_opponent && !game.is_walkover();
        if counts { self.person(game.opponent(person.id)) } else { None }
    }

    /// Returns a player's score as their opponents' sums count it.
    fn seen(&self, basis: Basis, person: &Person, last: u32) -> i64 {
        if !self.rules.scoring.unplayed_as_half {
            return self.score(basis, person, last);
        }
        let round = |round| match self.day(person, round) {
            Day::Game(game) if !game.is_unplayed() && game.result().is_some_and(|r| r != "nr" && r != "0-0") => {
                game.half_points(person.id)
            }
            _ => 1,
        };
        self.start(basis, person) + (1..=last).map(round).sum::<i64>()
    }

    /// Returns the handicap that a sum adds for White and subtracts for Black, in half points.
    fn handicap_share(&self, basis: Basis, person: &Person, round: u32) -> i64 {
        match self.day(person, round) {
            Day::Game(game) if basis == Basis::Mms && self.rules.scoring.handicap_in_sums => {
                if game.white == person.id { 2 * game.handicap } else { -2 * game.handicap }
            }
            _ => 0,
        }
    }

    /// Returns what a round adds to a sum, given the score that counts for an opponent: the player's own initial score
    /// without an opponent (R16, R21), for the bye what the rules say, and for an unmarked round the own score. `last` is the newest round.
    fn term(&self, basis: Basis, person: &Person, round: u32, last: u32, worth: &dyn Fn(&Person) -> i64) -> i64 {
        if let Some(opponent) = self.counted(person, round) {
            return worth(opponent) + self.handicap_share(basis, person, round);
        }
        let day = self.day(person, round);
        if matches!(day, Day::Unmarked) {
            return self.score(basis, person, last);
        }
        let bye = matches!(day, Day::Bye);
        match self.rules.scoring.bye_in_sums {
            ByeInSums::OtherPoints if bye => self.score(basis, person, last) - self.free(basis, Day::Bye),
            ByeInSums::Zero if bye => 0,
            _ => self.start(basis, person),
        }
    }

    /// Returns the terms of SOS in the order of the rounds.
    pub(crate) fn sos_terms(&self, basis: Basis, person: &Person, last: u32) -> Vec<i64> {
        let worth = |opponent: &Person| self.seen(basis, opponent, last);
        (1..=last).map(|round| self.term(basis, person, round, last, &worth)).collect()
    }

    /// Returns SOS without its lowest terms.
    pub(crate) fn sos(&self, basis: Basis, person: &Person, last: u32, lowest: usize) -> i64 {
        let mut terms = self.sos_terms(basis, person, last);
        terms.sort_unstable();
        terms.into_iter().skip(lowest).sum()
    }

    /// Returns SODOS in quarter points: the terms of SOS of defeated opponents, and half of those of a jigo.
    pub(crate) fn sodos(&self, basis: Basis, person: &Person, last: u32) -> i64 {
        let terms = self.sos_terms(basis, person, last);
        let victory = |round| match self.day(person, round) {
            Day::Game(game) => game.half_points(person.id),
            Day::Bye if self.rules.scoring.bye_in_sodos => self.rules.scoring.bye_wins,
            _ => 0,
        };
        (1..=last).zip(terms).map(|(round, term)| term * victory(round)).sum()
    }

    /// Returns SOSOS: the opponents' SOS, and the player's own for a round without an opponent (R21).
    pub(crate) fn sosos(&self, basis: Basis, person: &Person, last: u32) -> i64 {
        let own_sos = self.sos(basis, person, last, 0);
        let missed = if self.rules.scoring.missed_as_start_in_sosos {
            self.start(basis, person) * i64::from(last)
        } else {
            own_sos
        };
        let bye = match self.rules.scoring.bye_in_sums {
            ByeInSums::StartScore => missed,
            ByeInSums::OtherPoints => own_sos,
            ByeInSums::Zero => 0,
        };
        let free = |round| match self.day(person, round) {
            Day::Bye => bye,
            Day::Unmarked => own_sos,
            _ => missed,
        };
        let of = |round| self.counted(person, round).map_or(free(round), |o| self.sos(basis, o, last, 0));
        (1..=last).map(of).sum()
    }

    /// Returns CUSS: the own score after each round, summed.
    pub(crate) fn cuss(&self, basis: Basis, person: &Person, last: u32) -> i64 {
        (1..=last).map(|round| self.score(basis, person, round)).sum()
    }

    /// Returns CUSP: the own winning points after each round, summed, without free wins.
    pub(crate) fn cusp(&self, person: &Person, last: u32) -> i64 {
        let won = |round| match self.day(person, round) {
            Day::Game(game) if !game.is_unplayed() => game.half_points(person.id),
            _ => 0,
        };
        (1..=last).map(|after| (1..=after).map(won).sum::<i64>()).sum()
    }

    /// Returns OpenGotha's cup score: doubled before each round, free wins added without doubling.
    pub(crate) fn cps(&self, person: &Person, last: u32) -> i64 {
        let doubled = (1..=last).fold(0, |sum, round| match self.day(person, round) {
            Day::Game(game) => 2 * sum + game.half_points(person.id),
            _ => 2 * sum,
        });
        doubled + self.free_sum(Basis::Wins, person, last)
    }

    /// Returns OpenGotha's bonus for players of the top group who are unbeaten two rounds, and one round, before the end.
    fn unbeaten(&self, person: &Person, last: u32) -> i64 {
        let planned = i64::from(self.rules.rounds);
        let is_unbeaten = |after: &i64| {
            let round = u32::try_from(*after).unwrap_or(0);
            round > 0 && round <= last && self.score(Basis::Mms, person, round) == self.bar_score() + 2 * after
        };
        4 * [planned - 2, planned - 1].iter().filter(|after| is_unbeaten(after)).count() as i64
    }

    /// Returns STS: the McMahon score with that bonus.
    pub(crate) fn sts(&self, person: &Person, last: u32) -> i64 {
        self.score(Basis::Mms, person, last) + self.unbeaten(person, last)
    }

    /// Returns the sum of the opponents' STS.
    pub(crate) fn sosts(&self, person: &Person, last: u32) -> i64 {
        let worth = |opponent: &Person| self.seen(Basis::Mms, opponent, last) + self.unbeaten(opponent, last);
        (1..=last).map(|round| self.term(Basis::Mms, person, round, last, &worth)).sum()
    }

    /// Returns OpenGotha's exploits: the opponents' wins times how much stronger they were, 0 to 3.
    pub(crate) fn exploits(&self, person: &Person, last: u32, won_only: bool) -> i64 {
        let of = |round| {
            let Day::Game(game) = self.day(person, round) else { return 0 };
            let Some(opponent) = self.counted(person, round) else { return 0 };
            if won_only && game.half_points(person.id) < 2 {
                return 0;
            }
            let handicap = i32::try_from(game.handicap).unwrap_or(0);
            let given = if game.white == person.id { handicap } else { -handicap };
            let odds = (opponent.grade() - person.grade() + given + 1).clamp(0, 3);
            self.score(Basis::Wins, opponent, last) * i64::from(odds)
        };
        (1..=last).map(of).sum()
    }
}

/// Returns whether a player plays a game.
pub(crate) fn has(game: &Game, id: i64) -> bool {
    game.black == id || game.white == id
}
