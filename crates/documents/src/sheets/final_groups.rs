//! `final-groups`: the crosstables and rounds of the Final's groups, then semi-finals and finals (R50-R52).

use app::freeze::draw_acts;
use domain::EntryId;
use domain::knockout::{State, TableGame};
use domain::model::freeze::DrawKind;
use domain::model::year_final::{FinalGroup, YearFinal};
use domain::year_final::{FinalProgress, FinalRound, GroupOrder, Phase, progress};
use messages::message;
use print::kit::text::Text;
use print::sheets::{FinalGroups, Member, PrintedGroup};
use session::{AppError, Result};

use super::Subject;
use super::draw_acts::drawn_when;

/// Returns the Final of the requested category, or the only Final.
pub(super) fn sheet(subject: &Subject) -> Result<FinalGroups> {
    let year_final = drawn(subject)?;
    let shown = Shown { subject, year_final, progress: progress(subject.tournament, year_final) };
    let mut heading = subject.heading(None);
    heading.competition = subject.counted("sheet-final", "category", u32::from(year_final.category.0));
    let acts = draw_acts(subject.session, year_final.category, DrawKind::Final)?;
    heading.round = drawn_when(subject, year_final.draw.stamp.as_ref(), &acts);
    let groups = shown.progress.groups.iter().map(|order| shown.group(order));
    Ok(FinalGroups { heading, groups: groups.chain([shown.last_rounds()]).collect() })
}

fn drawn<'a>(subject: &Subject<'a>) -> Result<&'a YearFinal> {
    let mut finals = subject.tournament.finals.iter();
    let Some(category) = subject.category else {
        return match (finals.next(), finals.next()) {
            (None, _) => Err(AppError::not_now(message!("document-no-final"))),
            (Some(one), None) => Ok(one),
            _ => Err(name_the_category(subject)),
        };
    };
    let not_drawn = || AppError::not_now(message!("document-final-not-drawn", category = category.0));
    finals.find(|f| f.category == category).ok_or_else(not_drawn)
}

fn name_the_category(subject: &Subject) -> AppError {
    let known: Vec<u8> = subject.tournament.finals.iter().map(|f| f.category.0).collect();
    AppError::bad_input(message!("document-final-category", known))
}

/// A Final and its progress.
struct Shown<'a> {
    subject: &'a Subject<'a>,
    year_final: &'a YearFinal,
    progress: FinalProgress,
}

impl Shown<'_> {
    /// Returns a group by entry position, which also names the games of a round.
    fn group(&self, order: &GroupOrder) -> PrintedGroup {
        let members = self.year_final.group(order.group);
        let member = |entry: EntryId| {
            let line = order.lines.iter().position(|line| line.entry == entry);
            let place = line.and_then(|at| order.at(at + 1).map(|_| (at + 1).to_string()));
            Member {
                player: self.subject.player(entry),
                results: members.iter().map(|other| self.against(entry, other.entry).to_string()).collect(),
                wins: line.map(|at| order.lines[at].score.glyphs()).unwrap_or_default(),
                place: place.unwrap_or_default(),
            }
        };
        let rounds = self.progress.rounds.iter().filter(|r| r.phase == Phase::Group);
        PrintedGroup {
            name: self.subject.phrase("sheet-final-group", &[("name", &order.group.to_string())]),
            members: members.iter().map(|m| member(m.entry)).collect(),
            rounds: rounds.map(|round| (self.round_name(round), self.games(order.group, round))).collect(),
        }
    }

    fn round_name(&self, round: &FinalRound) -> String {
        self.subject.counted("sheet-round", "round", round.number)
    }

    /// Returns the games of a group in a round by entry position, as `1–4`.
    fn games(&self, group: FinalGroup, round: &FinalRound) -> Vec<Text> {
        let members = self.year_final.group(group);
        let position = |entry: EntryId| members.iter().position(|m| m.entry == entry).map(|at| (at + 1).to_string());
        let both = |game: &TableGame| {
            Some(Text::plain(format!("{}–{}", position(game.a.entry()?)?, position(game.b.entry()?)?)))
        };
        round.games.iter().filter_map(both).collect()
    }

    /// Returns the semi-finals and finals, one line each.
    fn last_rounds(&self) -> PrintedGroup {
        let mut rounds = Vec::new();
        for round in self.progress.rounds.iter().filter(|r| r.phase != Phase::Group) {
            for (index, game) in round.games.iter().enumerate() {
                let title = app::year_final::title(self.year_final, round.phase, index);
                let name = format!("{}, {title}", self.round_name(round));
                rounds.push((name, vec![self.meeting(game)]));
            }
        }
        PrintedGroup { name: self.subject.word("sheet-final-last"), members: Vec::new(), rounds }
    }

    /// Returns both players, the winner in bold.
    fn meeting(&self, game: &TableGame) -> Text {
        let side = |text: Text, entry: Option<EntryId>| {
            let player = entry.map(|e| self.subject.player(e));
            let name =
                player.map_or_else(|| "…".to_string(), |p| format!("{} {}", p.given, p.family).trim().to_string());
            if entry.is_some() && entry == game.winner() { text.then_bold(name) } else { text.then(name) }
        };
        side(side(Text::default(), game.a.entry()).then(" – "), game.b.entry())
    }

    fn against(&self, entry: EntryId, other: EntryId) -> &'static str {
        let groups = self.progress.rounds.iter().filter(|r| r.phase == Phase::Group);
        let between = |g: &&TableGame| entry != other && [entry, other].iter().all(|&e| g.entries().any(|of| of == e));
        match groups.flat_map(|r| &r.games).find(between).map(|g| g.state) {
            Some(State::Won { winner, .. }) if winner == entry => "+",
            Some(State::Won { .. } | State::Vacant) => "-",
            Some(State::Drawn) => "=",
            _ => "",
        }
    }
}
