//! `incidents`: the referee's log (R77). The program fills in forfeits, jigos of games that need a winner, corrections of
//! confirmed results, repeated draws and the director's decisions. The referee adds articles, appeals and everything else.

use domain::model::jigo_ladder::JigoLadder;
use domain::model::knockout_table::BoxReplacement;
use domain::{Decided, EntryId, Game, GameResult, Verdict};
use print::sheets::{Incident, Incidents};
use serde_json::Value;
use session::{Operation, Result};
use store::{JournalEntry, Kind};

use super::Subject;

/// Returns the log of the event; blank if there are no incidents or the blank form is requested.
pub(super) fn sheet(subject: &Subject) -> Result<Incidents> {
    let mut found: Vec<(String, Incident)> = Vec::new();
    if !subject.blank {
        let journal = subject.session.file()?.log()?;
        let done: Vec<JournalEntry> = journal.into_iter().filter(|e| e.kind == Kind::Apply && !e.undone).collect();
        let log = Log { subject, done };
        found.extend(log.done.iter().filter_map(|entry| log.decision(entry)));
        found.extend(log.games());
        found.extend(log.replacements());
    }
    // The stable sort keeps incidents of one time in the order of boards.
    found.sort_by(|(one, _), (other, _)| one.cmp(other));
    Ok(Incidents {
        heading: subject.heading(None),
        incidents: found.into_iter().map(|(_, incident)| incident).collect(),
    })
}

/// The event and its operations that were not undone.
struct Log<'s, 'a> {
    subject: &'s Subject<'a>,
    done: Vec<JournalEntry>,
}

impl Log<'_, '_> {
    /// Returns the director's decision that an operation of the journal records, if any.
    fn decision(&self, entry: &JournalEntry) -> Option<(String, Incident)> {
        let input = &entry.input;
        let reason = input["reason"].as_str().map(str::trim).filter(|reason| !reason.is_empty());
        let is = |operation: Operation| entry.operation == operation.name();
        let category = input["category"].as_u64().unwrap_or_default().to_string();
        let (ruling, players) = if is(Operation::DecideKnockout) && input["take_back"] != true {
            let winner = self.name(entry_of(&input["winner"])?);
            let values = [("category", category.as_str()), ("winner", winner.as_str()), ("reason", reason?)];
            (self.subject.phrase("sheet-incident-advances", &values), winner)
        } else if is(Operation::DrawKnockout) || is(Operation::DrawFinal) {
            let values = [("category", category.as_str()), ("reason", reason?)];
            (self.subject.phrase("sheet-incident-drawn", &values), String::new())
        } else if is(Operation::EnterResult) {
            let values = [("result", input["result"].as_str().unwrap_or("–")), ("reason", reason?)];
            (self.subject.phrase("sheet-incident-corrected", &values), self.at_board(input))
        } else if is(Operation::LowerSleeper) {
            let by = u32::try_from(input["by"].as_u64()?).ok()?;
            (self.subject.counted("sheet-incident-lowered", "by", by), self.name(entry_of(&input["id"])?))
        } else {
            return None;
        };
        let place = place(input["round"].as_u64(), input["board"].as_u64());
        Some((entry.at.clone(), incident(&entry.at, place, players, ruling)))
    }

    /// Returns the games that were not decided over the board, and the jigos followed by a ladder.
    fn games(&self) -> Vec<(String, Incident)> {
        let tournament = self.subject.tournament;
        let mut games: Vec<&Game> =
            tournament.games.iter().filter(|game| game.competition == self.subject.competition.id).collect();
        games.sort_by_key(|game| (game.round, game.board));
        let mut found = Vec::new();
        for game in games {
            let players = self.players(game);
            let at_place = || place(Some(game.round.into()), Some(game.board.into()));
            if let Some(ruling) = game.passes.known().and_then(|result| self.irregular(result)) {
                let at = self.entered(game);
                found.push((at.clone(), incident(&at, at_place(), players.clone(), ruling)));
            }
            let ladder = tournament.ladder_of(game.id);
            if ladder.is_some() || game.ladder_winner.is_some() {
                let at = ladder.map_or_else(|| self.entered(game), accepted);
                found.push((at.clone(), incident(&at, at_place(), players, self.after_jigo(game, ladder))));
            }
        }
        found
    }

    /// Returns the replacements of players in drawn tables (R34).
    fn replacements(&self) -> Vec<(String, Incident)> {
        let mut found = Vec::new();
        let tables = self.subject.tournament.tables.iter().filter(|t| t.competition == self.subject.competition.id);
        for table in tables {
            for change in &table.since.reseated {
                let BoxReplacement { place, from, to, reason, .. } = change;
                let names: Vec<String> = [*from, *to].into_iter().flatten().map(|entry| self.name(entry)).collect();
                let values = [
                    ("category", table.category.to_string()),
                    ("box", place.to_string()),
                    ("player", to.map_or_else(|| "–".to_string(), |entry| self.name(entry))),
                    ("reason", reason.clone()),
                ];
                let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
                let ruling = self.subject.phrase("sheet-incident-box", &values);
                let at = from.map(|entry| self.left(entry)).unwrap_or_default();
                found.push((at.clone(), incident(&at, String::new(), names.join(", "), ruling)));
            }
        }
        found
    }

    /// Returns the ruling of a result that was not decided over the board.
    fn irregular(&self, result: GameResult) -> Option<String> {
        let key = match (result.decided, result.verdict) {
            (Decided::Played, Verdict::BothLose) => "sheet-incident-both-lose",
            (Decided::Played, Verdict::NoResult) => "sheet-incident-no-result",
            (Decided::Played, _) => return None,
            (Decided::Walkover, Verdict::BlackWins) => "sheet-incident-walkover-black",
            (Decided::Walkover, _) => "sheet-incident-walkover-white",
            (Decided::Forfeit, Verdict::BlackWins) => "sheet-incident-forfeit-white",
            (Decided::Forfeit, Verdict::WhiteWins) => "sheet-incident-forfeit-black",
            (Decided::Forfeit, _) => "sheet-incident-forfeit-both",
        };
        Some(self.subject.word(key))
    }

    fn after_jigo(&self, game: &Game, ladder: Option<&JigoLadder>) -> String {
        match game.ladder_winner.or_else(|| ladder.and_then(JigoLadder::winner)) {
            Some(winner) => self.subject.phrase("sheet-incident-jigo-won", &[("winner", &self.name(winner))]),
            None => self.subject.word("sheet-incident-jigo"),
        }
    }

    /// Returns the time of the last entry of a board's result.
    fn entered(&self, game: &Game) -> String {
        let (round, board) = (u64::from(game.round), u64::from(game.board));
        let about = |entry: &&JournalEntry| {
            let input = &entry.input;
            let single = input["board"].as_u64() == Some(board);
            let among =
                || input["results"].as_array().is_some_and(|all| all.iter().any(|l| l[0].as_u64() == Some(board)));
            input["round"].as_u64() == Some(round) && (single || among())
        };
        self.done.iter().rev().find(about).map(|entry| entry.at.clone()).unwrap_or_default()
    }

    /// Returns the time at which a player left a table or the event.
    fn left(&self, entry: EntryId) -> String {
        let named = |value: &Value| entry_of(value) == Some(entry);
        let about = |done: &&JournalEntry| {
            let replaced = done.operation == Operation::ReplaceInKnockout.name() && named(&done.input["out"]);
            let withdrawn = done.operation == Operation::SetEntryStatus.name() && named(&done.input["id"]);
            replaced || withdrawn
        };
        self.done.iter().rev().find(about).map(|entry| entry.at.clone()).unwrap_or_default()
    }

    fn at_board(&self, input: &Value) -> String {
        let (round, board) = (input["round"].as_u64(), input["board"].as_u64());
        let is_board = |game: &&Game| Some(game.round.into()) == round && Some(game.board.into()) == board;
        let mut games =
            self.subject.tournament.games.iter().filter(|game| game.competition == self.subject.competition.id);
        games.find(is_board).map(|game| self.players(game)).unwrap_or_default()
    }

    fn players(&self, game: &Game) -> String {
        format!("{} – {}", self.name(game.black), self.name(game.white))
    }

    fn name(&self, entry: EntryId) -> String {
        self.subject.player(entry).name().words()
    }
}

fn incident(at: &str, place: String, players: String, ruling: String) -> Incident {
    let minute = at.get(..16).unwrap_or(at).replace('T', " ");
    Incident { time: minute, place, players, ruling, ..Incident::default() }
}

fn accepted(ladder: &JigoLadder) -> String {
    ladder.accepted.format("%Y-%m-%d %H:%M:%S").to_string()
}

fn entry_of(value: &Value) -> Option<EntryId> {
    value.as_i64().map(EntryId)
}

/// Returns "3 / 12" for board 12 of round 3.
fn place(round: Option<u64>, board: Option<u64>) -> String {
    [round, board].into_iter().flatten().map(|number| number.to_string()).collect::<Vec<_>>().join(" / ")
}
