//! The facts of an event as plain numbers and texts: entries, settings, pairings, results as typed, boxes as drawn.

/// The facts of one competition of an event.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Facts {
    /// The year of the event.
    pub year: i32,
    /// Age categories, the day on which ages are taken, and the tour's settings.
    pub tour: Tour,
    /// The rules of the competition.
    pub rules: Rules,
    /// The entries in order of their keys.
    pub people: Vec<Person>,
    /// The paired rounds: number and whether it is confirmed.
    pub rounds: Vec<(u32, bool)>,
    /// The games of these rounds.
    pub games: Vec<Game>,
    /// The byes: round and entry.
    pub byes: Vec<(u32, i64)>,
    /// The absences of closed rounds, as they were stored: round, entry, reason (R34).
    pub absences: Vec<(u32, i64, Reason)>,
    /// The knock-out tables.
    pub tables: Vec<Table>,
    /// The planned qualifyings.
    pub qualifyings: Vec<Qualifying>,
    /// The Finals.
    pub finals: Vec<Final>,
    /// The number of boards of a match, if teams meet.
    pub team_size: usize,
    /// The teams.
    pub teams: Vec<Team>,
    /// The board points of teams: round, team, half points. Only the facts of teams have them.
    pub board_points: Vec<(u32, i64, i64)>,
}

/// A team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    /// Its number.
    pub number: i64,
    /// Its name.
    pub name: String,
    /// The entries of its members, board 1 first, then the substitutes.
    pub members: Vec<i64>,
}

/// The event's part in the tour (R2, R44, R84).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tour {
    /// The age limits, youngest first.
    pub limits: Vec<u8>,
    /// Month and day on which ages are taken.
    pub cut_off: (u32, u32),
    /// Whether the limit is inclusive.
    pub limit_included: bool,
    /// The season, such as `2018-draft`.
    pub season: String,
    /// The class, such as `1000`.
    pub class: String,
    /// Numerator and denominator of the coefficient.
    pub coefficient: (i64, i64),
    /// Whether the event is played online.
    pub online: bool,
}

/// The rules of a competition.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rules {
    /// `mcmahon`, `swiss`, `round-robin` or `score-pairing`.
    pub system: String,
    /// Planned rounds.
    pub rounds: u32,
    /// The grade with score 0; 1d is 0, 1k is -1 (R12).
    pub zero: i32,
    /// The grade of the floor (R13).
    pub floor: i32,
    /// The grade of the bar (R13).
    pub bar: i32,
    /// The weakest rank of the supergroup, in steps above shodan with professionals above 9d (R13).
    pub supergroup: Option<i32>,
    /// The names of the tie-breaks, most important first.
    pub tie_breaks: Vec<String>,
    /// The lowest ranks of the divisions, in steps above shodan, strongest first.
    pub divisions: Option<Vec<i32>>,
    /// What unplayed rounds count.
    pub scoring: Scoring,
    /// Whether only newcomers may play, so that there are no points (R4).
    pub newcomers: bool,
}

/// What unplayed rounds count, in half points (R15, R16, R21).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Scoring {
    /// Wins for a missed round.
    pub absent_wins: i64,
    /// Wins for the bye.
    pub bye_wins: i64,
    /// McMahon points for a missed round.
    pub absent_score: i64,
    /// McMahon points for the bye.
    pub bye_score: i64,
    /// Whether the sum of these is rounded down to whole points.
    pub round_down: bool,
    /// Whether a forfeit counts the opponent's score in the sums.
    pub forfeit_counts_opponent: bool,
    /// Whether sums of McMahon scores add the handicap for White and subtract it for Black.
    pub handicap_in_sums: bool,
    /// Whether an opponent's unplayed rounds count half a point in the sums.
    pub unplayed_as_half: bool,
    /// Whether a missed round counts the initial score times the rounds in SOSOS, and not the player's own SOS.
    pub missed_as_start_in_sosos: bool,
    /// Whether SODOS counts the bye.
    pub bye_in_sodos: bool,
    /// What the bye counts in sums.
    pub bye_in_sums: ByeInSums,
    /// Whether a finished round without a game counts though it is not marked as missed: the points of a missed round, and the
    /// player's own score in sums.
    pub unmarked_counts: bool,
}

/// What the bye counts in sums of opponents' scores.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum ByeInSums {
    /// The player's initial score; in SOSOS the same as a missed round.
    #[default]
    StartScore,
    /// The player's score without the bye; in SOSOS the player's own SOS.
    OtherPoints,
    /// Nothing.
    Zero,
}

/// The status of an entry (R6).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Status {
    /// Announced.
    #[default]
    Announced,
    /// Seen in person.
    Registered,
    /// Left.
    Withdrawn,
}

/// Why a player is absent from a round (R15, R34).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// With consent.
    Consent,
    /// They left.
    Withdrawn,
    /// They have not been seen.
    NotSeen,
}

/// What a player agreed to have published (R3).
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub enum Publication {
    /// Everything that is public.
    #[default]
    Full,
    /// Initials and country.
    Initials,
    /// Nothing.
    Anonymous,
}

/// An entry.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Person {
    /// Its key.
    pub id: i64,
    /// Family name.
    pub family: String,
    /// Given name.
    pub given: String,
    /// Number in the event (R7).
    pub number: Option<u32>,
    /// Declared rank in steps above shodan; 1p is 9.
    pub rank: i32,
    /// Rating.
    pub rating: Option<i32>,
    /// Year of birth, and month and day if known.
    pub birth: Option<(i32, Option<(u32, u32)>)>,
    /// Country.
    pub country: String,
    /// Club.
    pub club: String,
    /// What the player agreed to have published.
    pub publication: Publication,
    /// Rounds that the player misses with consent (R9).
    pub missed: Vec<u32>,
    /// Status.
    pub status: Status,
    /// Whole points that the director adds to the initial score (R15).
    pub shift: i32,
    /// Plays only if the number is odd (R10).
    pub ghost: bool,
    /// Plays hors concours (R84).
    pub guest: bool,
    /// Points of the tour by age category (R25).
    pub sp: Vec<(u8, u32)>,
}

/// A position in a knock-out table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Position {
    /// Round of the table, from 0, and game from the top, from 0.
    Main(u32, u32),
    /// The game of the semi-finals' losers.
    ThirdPlace,
}

/// A game with its result as entered in both passes: `1-0`, `0-1!`, `=`, `wo-black` ...
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// Its key.
    pub id: i64,
    /// Its round.
    pub round: u32,
    /// Its board.
    pub board: u32,
    /// Black's entry.
    pub black: i64,
    /// White's entry.
    pub white: i64,
    /// Handicap.
    pub handicap: i64,
    /// The result as entered for Black.
    pub black_pass: Option<String>,
    /// The result as entered for White.
    pub white_pass: Option<String>,
    /// The table and the position in it.
    pub place: Option<(i64, Position)>,
    /// The winner of the games on smaller boards.
    pub ladder_winner: Option<i64>,
}

/// A knock-out table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Its key.
    pub id: i64,
    /// Age category.
    pub category: u8,
    /// The competition's round in which it begins.
    pub first_round: u32,
    /// Whether the semi-finals' losers meet.
    pub third_place: bool,
    /// Number and player of each box in table order.
    pub boxes: Vec<(u32, Option<i64>)>,
    /// The director's decisions: position and who advances.
    pub rulings: Vec<(Position, i64)>,
    /// Changes of players since the draw: number of the box, new player, their mark.
    pub replacements: Vec<(u32, Option<i64>, String)>,
    /// The draw.
    pub draw: Draw,
}

/// What determines a draw (R36).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Draw {
    /// Age category.
    pub category: u8,
    /// Lines of the table.
    pub lines: u32,
    /// How many players are shown as seeds.
    pub seeds: u32,
    /// Whether compatriots do not meet in the first round.
    pub apart_countries: bool,
    /// Whether clubmates do not meet in the first round.
    pub apart_clubs: bool,
    /// The director's nonce.
    pub nonce: String,
    /// The entropy called out.
    pub entropy: String,
    /// The players in order.
    pub list: Vec<Entrant>,
}

/// A player of a frozen list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Entrant {
    /// The entry.
    pub id: i64,
    /// The name as published.
    pub name: String,
    /// The rank as text.
    pub rank: String,
    /// Country.
    pub country: String,
    /// Club.
    pub club: String,
    /// `listed`, `qualified`, `wild card`, or `later` for a player who enters in a later round.
    pub way: String,
    /// That round of the table.
    pub round: u32,
}

/// The qualifying of a category (R30).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Qualifying {
    /// Age category.
    pub category: u8,
    /// Lines of its table: 8, 16 or 32.
    pub lines: u32,
    /// The competition's round of its first games.
    pub first_round: u32,
    /// Players with a wild card.
    pub wild_cards: Vec<i64>,
    /// Players who are in the table directly, strongest first.
    pub direct: Vec<i64>,
    /// The players of each section from the top; `None` is a bye.
    pub sections: Vec<Vec<Option<i64>>>,
}

/// The Final of a category (R50).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Final {
    /// Its key.
    pub id: i64,
    /// Age category.
    pub category: u8,
    /// The competition's round in which it begins.
    pub first_round: u32,
    /// The players of GR, then of OR, by entry position, with their seats in the circle.
    pub seats: Vec<(i64, u32)>,
    /// What a jigo counts in a group, in half wins.
    pub jigo: u64,
    /// Orders of tied players that were entered: the group, 0 or 1, and the players.
    pub settled: Vec<(usize, Vec<i64>)>,
    /// The draw.
    pub draw: FinalDraw,
}

/// What determines the draw of a Final.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FinalDraw {
    /// Age category.
    pub category: u8,
    /// How the rests are spread, as in the frozen text.
    pub rests: String,
    /// The director's nonce.
    pub nonce: String,
    /// The entropy called out.
    pub entropy: String,
    /// The players in order.
    pub list: Vec<Finalist>,
}

/// A player of a Final's list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Finalist {
    /// The entry.
    pub id: i64,
    /// The name as published.
    pub name: String,
    /// The rank as text.
    pub rank: String,
    /// Points, if they have any.
    pub points: Option<u32>,
}

impl Facts {
    /// Returns the entry with this key.
    pub fn person(&self, id: i64) -> Option<&Person> {
        self.people.iter().find(|person| person.id == id)
    }

    /// Returns the last paired round; 0 before the first.
    pub fn last_round(&self) -> u32 {
        self.rounds.iter().map(|round| round.0).max().unwrap_or(0)
    }

    /// Returns whether a round is confirmed.
    pub fn is_confirmed(&self, round: u32) -> bool {
        self.rounds.contains(&(round, true))
    }

    /// Returns why a player is absent from a round: as it was stored when the round was closed, by confirmation or by pairing
    /// the next one; by the register before (R34).
    pub fn absence(&self, round: u32, id: i64) -> Option<Reason> {
        if self.is_confirmed(round) || self.last_round() > round {
            return self.absences.iter().find(|absence| (absence.0, absence.1) == (round, id)).map(|a| a.2);
        }
        let Some(person) = self.person(id) else { return Some(Reason::NotSeen) };
        match person.status {
            Status::Withdrawn => Some(Reason::Withdrawn),
            _ if person.missed.contains(&round) => Some(Reason::Consent),
            Status::Announced => Some(Reason::NotSeen),
            Status::Registered => None,
        }
    }

    /// Returns a player's game of a round.
    pub fn game_of(&self, round: u32, id: i64) -> Option<&Game> {
        self.games.iter().find(|game| game.round == round && (game.black == id || game.white == id))
    }

    /// Returns whether a player has the bye of a round.
    pub fn has_bye(&self, round: u32, id: i64) -> bool {
        self.byes.contains(&(round, id))
    }
}

impl Person {
    /// Returns the grade above shodan; professionals count as 9d.
    pub fn grade(&self) -> i32 {
        self.rank.min(8)
    }

    /// Returns "Family Given".
    pub fn name(&self) -> String {
        format!("{} {}", self.family, self.given).trim().to_string()
    }

    /// Returns the age category (R2): the youngest one whose limit the player does not exceed on the cut-off day.
    pub fn category(&self, tour: &Tour, year: i32) -> Option<u8> {
        let (born, birthday) = self.birth?;
        // Without a birthday, 1 July.
        let had_birthday = birthday.unwrap_or((7, 1)) <= tour.cut_off;
        let age = if had_birthday { year - born } else { year - born - 1 };
        let fits = |limit: &&u8| {
            let limit = i32::from(**limit);
            if tour.limit_included { age <= limit } else { age < limit }
        };
        tour.limits.iter().filter(fits).min().copied()
    }

    /// Returns whether the player is there in a round: registered, and the round is not a planned absence (R6, R9).
    pub fn is_there(&self, round: u32) -> bool {
        self.status == Status::Registered && !self.missed.contains(&round)
    }
}
