//! A snapshot of one competition, from which everything else is computed.

use std::collections::{BTreeMap, BTreeSet};

use crate::model::absence::Absence;
use crate::model::adjournment::Adjournment;
use crate::model::busy_board::BusyBoard;
use crate::model::category::Category;
use crate::model::certificate::Certificate;
use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::event_settings::EventSettings;
use crate::model::foreign::{ForeignRecord, ForeignSubject, ImportNote};
use crate::model::game::{Game, KnockoutGame};
use crate::model::id::{DrawId, EntryId, FinalId, GameId, PersonId, RoundNumber, TableId};
use crate::model::jigo_ladder::JigoLadder;
use crate::model::knockout_table::KnockoutTable;
use crate::model::player_report::{Contradiction, PlayerReport};
use crate::model::qualifying::QualifyingStage;
use crate::model::record::Record;
use crate::model::referee_case::RefereeCase;
use crate::model::round::{Bye, Round, RoundState};
use crate::model::round_clock::{LatePlayer, RoundClock};
use crate::model::score::HalfPoints;
use crate::model::slip::{Slip, SlipState};
use crate::model::year_final::YearFinal;
use crate::with_collections;

/// One competition of an event with all that it holds. Records are in order of their keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tournament {
    /// The settings of the event, the same in all its competitions.
    pub event: EventSettings,
    /// The competition and its settings.
    pub competition: Competition,
    /// The entries.
    pub entries: Vec<Entry>,
    /// The rounds paired so far.
    pub rounds: Vec<Round>,
    /// The games of these rounds.
    pub games: Vec<Game>,
    /// The byes of these rounds.
    pub byes: Vec<Bye>,
    /// The absences of the closed rounds.
    pub absences: Vec<Absence>,
    /// The knock-out tables drawn so far.
    pub tables: Vec<KnockoutTable>,
    /// The certificates of pairings.
    pub certificates: Vec<Certificate>,
    /// The jigo ladders started so far (R38).
    pub ladders: Vec<JigoLadder>,
    /// The qualifying stages planned so far (R30).
    pub qualifyings: Vec<QualifyingStage>,
    /// The pink slips handed in so far (R8).
    pub slips: Vec<Slip>,
    /// The Finals drawn so far. Finals and tables share one sequence of keys.
    pub finals: Vec<YearFinal>,
    /// Data of imported files that the program keeps only for an export.
    pub foreign: Vec<ForeignRecord>,
    /// The notes of imports.
    pub import_notes: Vec<ImportNote>,
    /// When rounds began and ended, and when moves are sealed (R73, R75, R79).
    pub clocks: Vec<RoundClock>,
    /// The players who were late (R73).
    pub late: Vec<LatePlayer>,
    /// The forms of the adjourned games (R75).
    pub adjournments: Vec<Adjournment>,
    /// What players reported in rounds that are not confirmed, in the order in which it came.
    pub reports: Vec<PlayerReport>,
    /// What helpers sent of such rounds against the entered results, and the desk has not decided.
    pub contradictions: Vec<Contradiction>,
    /// The referee's cases (R77).
    pub cases: Vec<RefereeCase>,
    /// The boards that the other competitions of the event use; never stored.
    pub boards_elsewhere: Vec<BusyBoard>,
    /// In the snapshot of the matches of teams, what each team's boards scored in each round; never stored.
    pub board_points: BTreeMap<(EntryId, RoundNumber), HalfPoints>,
}

impl Tournament {
    /// Returns a person's entry: a pair as a whole, not one of its partners.
    pub fn entry_of(&self, person: PersonId) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.person == person)
    }

    /// Returns the entry in which a person plays, alone or as a partner of a pair.
    pub fn entry_with(&self, person: PersonId) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.has_person(person))
    }

    /// Returns what helpers sent of a game and the desk has not decided, in a pass that has another result or none.
    pub fn against<'a>(&'a self, game: &'a Game) -> impl Iterator<Item = &'a Contradiction> {
        self.contradictions.iter().filter(|sent| sent.is_of(game) && !sent.is_entered(game))
    }

    /// Whether the desk must still decide what a helper sent: its round is not confirmed, and its game does not have this result.
    pub fn is_undecided(&self, sent: &Contradiction) -> bool {
        let is_open = self.round(sent.round).is_some_and(|round| round.state != RoundState::Confirmed);
        is_open && !self.games.iter().any(|game| sent.is_of(game) && sent.is_entered(game))
    }

    /// Returns the boards of a round about which helpers sent what the desk has not decided: another result than the entered one, or of
    /// players who do not play there now.
    pub fn contradicted_boards(&self, round: RoundNumber) -> BTreeSet<u32> {
        let games = self.games_of(round);
        let is_open = |sent: &&Contradiction| match games.iter().find(|game| sent.is_of(game)) {
            Some(game) => self.against(game).any(|other| other.id == sent.id),
            None => sent.round == round,
        };
        self.contradictions.iter().filter(is_open).map(|sent| sent.board).collect()
    }

    /// Returns the entry with this key.
    pub fn entry(&self, id: EntryId) -> Option<&Entry> {
        match self.entries.binary_search_by_key(&id, |e| e.id) {
            Ok(at) => self.entries.get(at),
            Err(_) => None,
        }
    }

    /// Returns the entry with this number.
    pub fn entry_by_number(&self, number: u32) -> Option<&Entry> {
        self.entries.iter().find(|e| e.number == Some(number))
    }

    /// Returns the games of a round, by board.
    pub fn games_of(&self, round: RoundNumber) -> Vec<&Game> {
        let mut games: Vec<&Game> = self.games.iter().filter(|g| g.round == round).collect();
        games.sort_unstable_by_key(|g| g.board);
        games
    }

    /// Returns the game at a board.
    pub fn game_at(&self, round: RoundNumber, board: u32) -> Option<&Game> {
        self.games.iter().find(|g| g.round == round && g.board == board)
    }

    /// Returns a round; `None` if it is not paired yet.
    pub fn round(&self, number: RoundNumber) -> Option<&Round> {
        self.rounds.iter().find(|r| r.number == number)
    }

    /// Returns the number of the last paired round; 0 before the first pairing.
    pub fn paired_rounds(&self) -> RoundNumber {
        self.rounds.iter().map(|r| r.number).max().unwrap_or(0)
    }

    /// Returns the last round after which standings say something: confirmed, or published with at least one result; 0 if there is
    /// none. Of free games it is the last one that stores any.
    pub fn last_round_with_results(&self) -> RoundNumber {
        let has_result = |round: RoundNumber| self.games_of(round).iter().any(|g| g.passes.known().is_some());
        let is_free = self.competition.system.is_free();
        let counts = |round: &&Round| match round.state {
            RoundState::Draft => is_free,
            RoundState::Confirmed => true,
            RoundState::Released | RoundState::Playing => is_free || has_result(round.number),
        };
        let rounds = self.rounds.iter().filter(counts);
        rounds.map(|r| r.number).max().unwrap_or(0)
    }

    /// Returns the number of rounds that are planned or paired; of free games, the number that store any, at least 1.
    pub fn rounds_in_all(&self) -> RoundNumber {
        self.competition.planned_rounds().unwrap_or(1).max(self.paired_rounds())
    }

    /// Returns the pending pink slips in order of arrival (R8).
    pub fn pending_slips(&self) -> impl Iterator<Item = &Slip> {
        self.slips.iter().filter(|slip| slip.state == SlipState::Pending)
    }

    /// Returns the knock-out table with this key.
    pub fn table(&self, id: TableId) -> Option<&KnockoutTable> {
        self.tables.iter().find(|t| t.id == id)
    }

    /// Returns the knock-out table of a category.
    pub fn table_of(&self, category: Category) -> Option<&KnockoutTable> {
        self.tables.iter().find(|t| t.category == category)
    }

    /// Returns the jigo ladder of a game, if one was started.
    pub fn ladder_of(&self, game: GameId) -> Option<&JigoLadder> {
        self.ladders.iter().find(|l| l.game == game)
    }

    /// Returns the qualifying stage of a category.
    pub fn qualifying_of(&self, category: Category) -> Option<&QualifyingStage> {
        self.qualifyings.iter().find(|q| q.category == category)
    }

    /// Returns the foreign data of the competition, an entry or a game in a format.
    pub fn foreign_of(&self, subject: ForeignSubject, format: &str) -> Option<&ForeignRecord> {
        let found = self.foreign.iter().find(|record| record.subject == subject);
        found.filter(|record| record.format == format)
    }

    /// Returns the Final with this key.
    pub fn year_final(&self, id: FinalId) -> Option<&YearFinal> {
        self.finals.iter().find(|f| f.id == id)
    }

    /// Returns the Final of a category.
    pub fn final_of(&self, category: Category) -> Option<&YearFinal> {
        self.finals.iter().find(|f| f.category == category)
    }

    /// Returns the knock-out table that a game belongs to; `None` for a game of a Final.
    pub fn table_of_game(&self, place: KnockoutGame) -> Option<&KnockoutTable> {
        self.tables.iter().find(|t| place.is_of(t.id))
    }

    /// Returns the Final that a game belongs to; `None` for a game of a knock-out table.
    pub fn final_of_game(&self, place: KnockoutGame) -> Option<&YearFinal> {
        self.finals.iter().find(|f| place.is_of(f.id))
    }

    /// Returns the age category of the knock-out table or Final that a game belongs to.
    pub fn category_of_game(&self, place: KnockoutGame) -> Option<Category> {
        match place.draw {
            DrawId::Knockout(id) => self.table(id).map(|t| t.category),
            DrawId::Final(id) => self.year_final(id).map(|f| f.category),
        }
    }

    /// Whether a Final keeps an entry out of the ordinary pairing of `round`: the entry plays or rests in the Final, or
    /// only the Final is played in that round (R54).
    pub fn is_kept_for_final(&self, entry: &Entry, round: RoundNumber) -> bool {
        let in_progress = |f: &&YearFinal| f.holds(round);
        self.finals.iter().filter(in_progress).any(|f| f.has(entry.id) || f.settings.alone.contains(&round))
    }

    /// Whether an entry without a game in `round` is not left over: a Final keeps it, or the competition's system fixes all
    /// games, for example of a knock-out that the player has left (R60, R63), or of a round robin in which two have met before (R68),
    /// or teams meet, and the line-up is without them, or an unfinished game of theirs is held (R75).
    pub fn rests(&self, entry: &Entry, round: RoundNumber) -> bool {
        self.is_left_out(entry, round) || self.is_held(entry, round)
    }

    /// As [`Tournament::rests`], of the reasons that do not depend on unfinished games.
    pub(crate) fn is_left_out(&self, entry: &Entry, round: RoundNumber) -> bool {
        let c = &self.competition;
        let fixes = c.system.fixes_all_games() || c.fixes_all_games_left() || c.teams.is_some();
        fixes || self.is_kept_for_final(entry, round)
    }

    /// Returns the age category of an entry at the event (R2); `None` for seniors and unknown births.
    pub fn category_of(&self, entry: &Entry) -> Option<Category> {
        self.event.category_of(entry)
    }

    /// Removes a round with its games, byes, absences and certificates.
    pub fn remove_round(&mut self, round: RoundNumber) {
        self.rounds.retain(|r| r.number != round);
        self.games.retain(|g| g.round != round);
        self.byes.retain(|b| b.round != round);
        self.absences.retain(|a| a.round != round);
        self.certificates.retain(|c| c.round != round);
    }

    /// Returns the competition as it was before `round` was paired.
    pub fn before_round(&self, round: RoundNumber) -> Tournament {
        let mut earlier = self.clone();
        earlier.rounds.retain(|r| r.number < round);
        earlier.games.retain(|g| g.round < round);
        earlier.byes.retain(|b| b.round < round);
        earlier.absences.retain(|a| a.round < round);
        earlier.certificates.retain(|c| c.round < round);
        earlier.ladders.retain(|l| earlier.games.iter().any(|g| g.id == l.game));
        earlier.late.retain(|late| earlier.games.iter().any(|g| g.id == late.game));
        earlier.adjournments.retain(|form| earlier.games.iter().any(|g| g.id == form.game));
        earlier
    }

    /// Whether two states of a competition differ at most in the settings of the event and the boards of other competitions.
    pub fn holds_the_same_as(&self, other: &Tournament) -> bool {
        let (event, boards_elsewhere) = (other.event.clone(), other.boards_elsewhere.clone());
        Tournament { event, boards_elsewhere, ..self.clone() } == *other
    }

    /// Returns the competition without the drafts of rounds, which only the director may see.
    pub fn released(&self) -> Tournament {
        match self.rounds.iter().find(|round| round.state == RoundState::Draft) {
            Some(draft) => self.before_round(draft.number),
            None => self.clone(),
        }
    }
}

/// Defines the methods that treat all collections alike.
macro_rules! collections {
    ($($collection:ident),*) => {
        impl Tournament {
            /// Puts the records of each collection in order of their keys.
            pub(super) fn sort(&mut self) {
                $(self.$collection.sort_by_key(Record::key);)*
            }

            /// Returns a competition without entries and rounds.
            pub fn new(event: EventSettings, competition: Competition) -> Tournament {
                Tournament {
                    event,
                    competition,
                    boards_elsewhere: Vec::new(),
                    board_points: BTreeMap::new(),
                    $($collection: Vec::new(),)*
                }
            }
        }
    };
}

with_collections!(collections);

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;
    use crate::model::competition::System;
    use crate::model::id::CompetitionId;

    const OPEN: CompetitionId = CompetitionId::OPEN;

    fn game(id: i64, round: RoundNumber) -> Game {
        Game::new(GameId(id), OPEN, round, 1, (EntryId(1), EntryId(2)))
    }

    fn open() -> Tournament {
        let event = EventSettings::new("Cup", NaiveDate::from_ymd_opt(2026, 11, 20).unwrap(), "");
        Tournament::new(event, Competition::new(OPEN, "Open", System::Swiss, 5))
    }

    #[test]
    fn the_competition_before_a_round_has_only_earlier_rounds() {
        let rounds = [1, 2, 3];
        let round = |number| Round { competition: OPEN, number, state: RoundState::Confirmed };
        let tournament = Tournament {
            rounds: rounds.map(round).to_vec(),
            games: (1..).zip(rounds).map(|(id, round)| game(id, round)).collect(),
            byes: rounds.map(|round| Bye { competition: OPEN, round, entry: EntryId(3) }).to_vec(),
            ..open()
        };
        let earlier = tournament.before_round(2);
        assert_eq!(earlier.rounds, [round(1)]);
        assert_eq!(earlier.games, [game(1, 1)]);
        assert_eq!(earlier.byes, [Bye { competition: OPEN, round: 1, entry: EntryId(3) }]);
    }

    #[test]
    fn a_released_competition_has_no_drafts() {
        let round = |number, state| Round { competition: OPEN, number, state };
        let tournament = Tournament {
            rounds: vec![round(1, RoundState::Released), round(2, RoundState::Draft)],
            games: vec![game(1, 1), game(2, 2)],
            ..open()
        };
        let released = tournament.released();
        assert_eq!(released.rounds, [round(1, RoundState::Released)]);
        assert_eq!(released.games, [game(1, 1)]);
    }
}
