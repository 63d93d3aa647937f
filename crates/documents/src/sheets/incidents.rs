//! `incidents`: the referee's log (R77). The program fills in forfeits, jigos of games that need a winner, corrections of
//! confirmed results, repeated draws and the director's decisions. The referee adds articles, appeals and everything else.

use app::knockout::shown_reason;
use app::operation::{Input, Subject as About};
use domain::model::jigo_ladder::JigoLadder;
use domain::model::knockout_table::BoxReplacement;
use domain::model::referee_case::CaseStep;
use domain::{CaseAct, CaseId, Decided, EntryId, Game, GameResult, RefereeCase, Verdict};
use print::sheets::{Incident, Incidents};
use session::Result;
use store::{JournalEntry, Kind};

use super::{Subject, referee};

/// Returns the log of the event; blank if there are no incidents or the blank form is requested.
pub(super) fn sheet(subject: &Subject) -> Result<Incidents> {
    let mut found: Vec<(String, Incident)> = Vec::new();
    if !subject.blank {
        let journal = subject.session.file()?.log()?;
        let done = journal.iter().filter(|e| e.kind == Kind::Apply && !e.undone).filter_map(Done::of).collect();
        let log = Log { subject, done };
        found.extend(log.done.iter().filter_map(|done| log.decision(done)));
        found.extend(log.games());
        found.extend(log.replacements());
        found.extend(log.public_cases());
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
    done: Vec<Done>,
}

/// An operation of the journal.
struct Done {
    at: String,
    input: Input,
    about: About,
}

impl Done {
    fn of(entry: &JournalEntry) -> Option<Done> {
        let input = Input::of(entry)?;
        Some(Done { at: entry.at.clone(), about: input.subject(), input })
    }
}

impl Log<'_, '_> {
    /// Returns the director's decision that an operation of the journal records, if any.
    fn decision(&self, done: &Done) -> Option<(String, Incident)> {
        let (ruling, players) = match &done.input {
            Input::DecideKnockout(ruling) if !ruling.take_back => {
                let (winner, category) = (self.name(EntryId(ruling.winner)), ruling.category.to_string());
                let reason = given(Some(&ruling.reason))?;
                let values = [("category", category.as_str()), ("winner", winner.as_str()), ("reason", reason)];
                (self.subject.phrase("sheet-incident-advances", &values), winner)
            }
            Input::DrawKnockout(draw) => (self.drawn(draw.category, given(draw.reason.as_ref())?), String::new()),
            Input::DrawFinal(draw) => (self.drawn(draw.category, given(draw.reason.as_ref())?), String::new()),
            Input::EnterResult(entered) => {
                let result = entered.result.map_or_else(|| "–".to_string(), |result| result.to_string());
                let values = [("result", result.as_str()), ("reason", given(entered.reason.as_ref())?)];
                let players = self.at_board(entered.round, entered.board);
                (self.subject.phrase("sheet-incident-corrected", &values), players)
            }
            Input::RuleCase(ruling) => {
                // The case book has the words: this sheet may be seen by players.
                let game = self.game_of_case(ruling.case)?;
                let (result, case) = (ruling.result?.to_string(), ruling.case.to_string());
                let values = [("result", result.as_str()), ("case", case.as_str())];
                let ruling = self.subject.phrase("sheet-incident-ruled", &values);
                let at_place = place(Some(game.round), Some(game.board));
                return Some((done.at.clone(), incident(&done.at, at_place, self.players(game), ruling)));
            }
            Input::LowerSleeper(lowered) => {
                let by = u32::from(lowered.by);
                (self.subject.counted("sheet-incident-lowered", "by", by), self.name(EntryId(lowered.id)))
            }
            _ => return None,
        };
        let place = place(done.about.round, done.about.board);
        Some((done.at.clone(), incident(&done.at, place, players, ruling)))
    }

    fn drawn(&self, category: u8, reason: &str) -> String {
        let category = category.to_string();
        self.subject.phrase("sheet-incident-drawn", &[("category", category.as_str()), ("reason", reason)])
    }

    /// Returns the games that were not decided over the board, and the jigos followed by a ladder.
    fn games(&self) -> Vec<(String, Incident)> {
        let tournament = self.subject.tournament;
        let mut games: Vec<&Game> = tournament.games.iter().collect();
        games.sort_by_key(|game| (game.round, game.board));
        let mut found = Vec::new();
        for game in games {
            let players = self.players(game);
            let at_place = || place(Some(game.round), Some(game.board));
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

    /// Returns the cases that the referee made public.
    fn public_cases(&self) -> Vec<(String, Incident)> {
        let cases = self.subject.tournament.cases.iter().filter(|case| case.public);
        let incident = |case: &RefereeCase| {
            let at = case.happened.format("%Y-%m-%d %H:%M:%S").to_string();
            let step = |is_appeal: bool| {
                let wanted = |step: &&CaseStep| matches!(step.act, CaseAct::Ruled(_)) != is_appeal;
                case.steps.iter().filter(wanted).map(|step| referee::words(self.subject, step)).collect::<Vec<_>>()
            };
            let ruling = std::iter::once(case.facts.clone()).chain(step(false)).collect::<Vec<_>>().join(" ");
            let players = referee::players(self.subject, case);
            let shown = incident(&at, referee::place(case), players, ruling);
            (at, Incident { article: referee::articles(case), appeal: step(true).join(" "), ..shown })
        };
        cases.map(incident).collect()
    }

    /// Returns the replacements of players in drawn tables (R34).
    fn replacements(&self) -> Vec<(String, Incident)> {
        let mut found = Vec::new();
        let tables = self.subject.tournament.tables.iter();
        for table in tables {
            for change in &table.since.reseated {
                let BoxReplacement { place, from, to, reason, .. } = change;
                let names: Vec<String> = [*from, *to].into_iter().flatten().map(|entry| self.name(entry)).collect();
                let key = if to.is_some() { "sheet-incident-box" } else { "sheet-incident-box-empty" };
                let values = [
                    ("category", table.category.to_string()),
                    ("box", place.to_string()),
                    ("player", to.map(|entry| self.name(entry)).unwrap_or_default()),
                    ("reason", self.subject.words.message(&shown_reason(reason))),
                ];
                let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
                let ruling = self.subject.phrase(key, &values);
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
        let about = |done: &&Done| {
            let among =
                || matches!(&done.input, Input::EnterResults(all) if all.results.iter().any(|(b, _)| *b == game.board));
            done.about.round == Some(game.round) && (done.about.board == Some(game.board) || among())
        };
        self.done.iter().rev().find(about).map(|entry| entry.at.clone()).unwrap_or_default()
    }

    /// Returns the time at which a player left a table or the event.
    fn left(&self, entry: EntryId) -> String {
        let about = |done: &&Done| match &done.input {
            Input::ReplaceInKnockout(change) => change.out == entry.0,
            Input::SetEntryStatus(change) => change.id == entry.0,
            _ => false,
        };
        self.done.iter().rev().find(about).map(|entry| entry.at.clone()).unwrap_or_default()
    }

    fn game_of_case(&self, case: i64) -> Option<&Game> {
        let tournament = self.subject.tournament;
        let id = tournament.cases.iter().find(|found| found.id == CaseId(case))?.game?;
        tournament.games.iter().find(|game| game.id == id)
    }

    fn at_board(&self, round: u32, board: u32) -> String {
        let is_board = |game: &&Game| (game.round, game.board) == (round, board);
        let mut games = self.subject.tournament.games.iter();
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

/// Returns a reason without surrounding blanks; `None` without one.
fn given(reason: Option<&String>) -> Option<&str> {
    reason.map(|reason| reason.trim()).filter(|reason| !reason.is_empty())
}

/// Returns "3 / 12" for board 12 of round 3.
fn place(round: Option<u32>, board: Option<u32>) -> String {
    [round, board].into_iter().flatten().map(|number| number.to_string()).collect::<Vec<_>>().join(" / ")
}
