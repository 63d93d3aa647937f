//! One event as it stands: the snapshot every question is asked of.

use crate::model::category::Category;
use crate::model::certificate::Certificate;
use crate::model::competition::Competition;
use crate::model::entry::Entry;
use crate::model::event::Event;
use crate::model::game::Game;
use crate::model::id::{CompetitionId, EntryId, GameId, RoundNumber, TableId};
use crate::model::jigo_ladder::JigoLadder;
use crate::model::knockout_table::KnockoutTable;
use crate::model::qualifying::QualifyingStage;
use crate::model::round::{Bye, Round};
use crate::model::slip::{Slip, SlipState};
use crate::model::year_final::YearFinal;

/// Everything an event file knows that the rules need. Rows are in the order of their keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tournament {
    /// The event.
    pub event: Event,
    /// Its competitions, the Open first.
    pub competitions: Vec<Competition>,
    /// All entries, of all competitions.
    pub entries: Vec<Entry>,
    /// The rounds paired so far.
    pub rounds: Vec<Round>,
    /// Their games.
    pub games: Vec<Game>,
    /// Their byes.
    pub byes: Vec<Bye>,
    /// The knock-out tables drawn so far.
    pub tables: Vec<KnockoutTable>,
    /// The proofs kept with their pairings.
    pub certificates: Vec<Certificate>,
    /// The jigo ladders begun so far (R38).
    pub ladders: Vec<JigoLadder>,
    /// The qualifyings planned so far (R30).
    pub qualifyings: Vec<QualifyingStage>,
    /// The pink slips handed in so far (R8).
    pub slips: Vec<Slip>,
    /// The Finals drawn so far; no two of them or of the tables have the same key.
    pub finals: Vec<YearFinal>,
}

impl Tournament {
    /// An event before its register is opened.
    pub fn new(event: Event, competitions: Vec<Competition>) -> Tournament {
        Tournament {
            event,
            competitions,
            entries: Vec::new(),
            rounds: Vec::new(),
            games: Vec::new(),
            byes: Vec::new(),
            tables: Vec::new(),
            certificates: Vec::new(),
            ladders: Vec::new(),
            qualifyings: Vec::new(),
            slips: Vec::new(),
            finals: Vec::new(),
        }
    }

    /// The competition with this key.
    pub fn competition(&self, id: CompetitionId) -> Option<&Competition> {
        self.competitions.iter().find(|c| c.id == id)
    }

    /// The entry with this key.
    pub fn entry(&self, id: EntryId) -> Option<&Entry> {
        match self.entries.binary_search_by_key(&id, |e| e.id) {
            Ok(at) => self.entries.get(at),
            Err(_) => None,
        }
    }

    /// The entry with this starting number.
    pub fn entry_by_number(&self, competition: CompetitionId, number: u32) -> Option<&Entry> {
        self.entries_of(competition).find(|e| e.number == Some(number))
    }

    /// A competition's entries.
    pub fn entries_of(&self, competition: CompetitionId) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |e| e.competition == competition)
    }

    /// A round's games, in order of boards.
    pub fn games_of(&self, competition: CompetitionId, round: RoundNumber) -> Vec<&Game> {
        let mut games: Vec<&Game> =
            self.games.iter().filter(|g| g.competition == competition && g.round == round).collect();
        games.sort_unstable_by_key(|g| g.board);
        games
    }

    /// The game at a board.
    pub fn game_at(&self, competition: CompetitionId, round: RoundNumber, board: u32) -> Option<&Game> {
        self.games.iter().find(|g| g.competition == competition && g.round == round && g.board == board)
    }

    /// A paired round.
    pub fn round(&self, competition: CompetitionId, number: RoundNumber) -> Option<&Round> {
        self.rounds.iter().find(|r| r.competition == competition && r.number == number)
    }

    /// How many rounds are paired: the number of the last one.
    pub fn paired_rounds(&self, competition: CompetitionId) -> RoundNumber {
        self.rounds.iter().filter(|r| r.competition == competition).map(|r| r.number).max().unwrap_or(0)
    }

    /// The pink slips that wait, in the order they came in (R8).
    pub fn pending_slips(&self) -> impl Iterator<Item = &Slip> {
        self.slips.iter().filter(|slip| slip.state == SlipState::Pending)
    }

    /// The knock-out table with this key.
    pub fn table(&self, id: TableId) -> Option<&KnockoutTable> {
        self.tables.iter().find(|t| t.id == id)
    }

    /// The knock-out table of a category.
    pub fn table_of(&self, competition: CompetitionId, category: Category) -> Option<&KnockoutTable> {
        self.tables.iter().find(|t| t.competition == competition && t.category == category)
    }

    /// The jigo ladder of a game, if one has begun.
    pub fn ladder_of(&self, game: GameId) -> Option<&JigoLadder> {
        self.ladders.iter().find(|l| l.game == game)
    }

    /// The qualifying of a category.
    pub fn qualifying_of(&self, competition: CompetitionId, category: Category) -> Option<&QualifyingStage> {
        self.qualifyings.iter().find(|q| q.competition == competition && q.category == category)
    }

    /// The Final with this key.
    pub fn group_final(&self, id: TableId) -> Option<&YearFinal> {
        self.finals.iter().find(|f| f.id == id)
    }

    /// The Final of a category.
    pub fn final_of(&self, competition: CompetitionId, category: Category) -> Option<&YearFinal> {
        self.finals.iter().find(|f| f.competition == competition && f.category == category)
    }

    /// Whether an entry is out of the rest of `round` because of a Final: he plays or rests in it himself, or the round is
    /// the Final's alone (R54).
    pub fn is_kept_for_final(&self, entry: &Entry, round: RoundNumber) -> bool {
        let here = |f: &&YearFinal| f.competition == entry.competition && f.holds(round);
        self.finals.iter().filter(here).any(|f| f.has(entry.id) || f.settings.alone.contains(&round))
    }

    /// The age category of an entry on the event's day (R2); `None` for seniors.
    pub fn category_of(&self, entry: &Entry) -> Option<Category> {
        self.event.ages.category(entry.player.birth, self.event.start)
    }

    /// The event as it was before `round` of a competition was paired: for pairing it anew from what was known then.
    pub fn before_round(&self, competition: CompetitionId, round: RoundNumber) -> Tournament {
        let mut earlier = self.clone();
        earlier.rounds.retain(|r| r.competition != competition || r.number < round);
        earlier.games.retain(|g| g.competition != competition || g.round < round);
        earlier.byes.retain(|b| b.competition != competition || b.round < round);
        earlier.certificates.retain(|c| c.competition != competition || c.round < round);
        earlier.ladders.retain(|l| earlier.games.iter().any(|g| g.id == l.game));
        earlier
    }
}
