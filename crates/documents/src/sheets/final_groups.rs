//! `final-groups`: the groups of the year's Final as cross tables with their rounds, then semi-finals and finals (R50-R52).

use domain::knockout::{State, TableGame};
use domain::model::year_final::{FinalGroup, YearFinal};
use domain::year_final::{FinalProgress, FinalRound, GroupOrder, Phase, progress};
use domain::{Category, EntryId};
use print::kit::text::Text;
use print::sheets::{FinalGroups, Group, Member};
use session::{AppError, Result};

use super::Subject;

/// The Final of the category asked for, or the only one there is.
pub(super) fn sheet(subject: &Subject) -> Result<FinalGroups> {
    let made = drawn(subject)?;
    let shown = Shown { subject, made, progress: progress(subject.tournament, made) };
    let mut heading = subject.heading(None);
    heading.competition = subject.counted("sheet-final", "category", u32::from(made.category.0));
    let groups = shown.progress.groups.iter().map(|order| shown.group(order));
    Ok(FinalGroups { heading, groups: groups.chain([shown.last_rounds()]).collect() })
}

fn drawn<'a>(subject: &Subject<'a>) -> Result<&'a YearFinal> {
    let mut finals = subject.tournament.finals.iter().filter(|f| f.competition == subject.competition.id);
    let Some(category) = subject.category else {
        return match (finals.next(), finals.next()) {
            (None, _) => Err(AppError::not_now("No Final is drawn: draw it before printing it.")),
            (Some(one), None) => Ok(one),
            _ => Err(name_the_category(subject)),
        };
    };
    finals.find(|f| f.category == category).ok_or_else(|| {
        AppError::not_now(format!("The Final of category {category} is not drawn: draw it before printing it."))
    })
}

fn name_the_category(subject: &Subject) -> AppError {
    let known: Vec<String> = subject.tournament.finals.iter().map(|f| Category::to_string(&f.category)).collect();
    AppError::bad_input(format!("Name the category whose Final is to be printed: {}.", known.join(", ")))
}

/// A Final and how far it has been played.
struct Shown<'a> {
    subject: &'a Subject<'a>,
    made: &'a YearFinal,
    progress: FinalProgress,
}

impl Shown<'_> {
    /// Members by entry position; on paper a round's games are told by these positions.
    fn group(&self, order: &GroupOrder) -> Group {
        let members = self.made.group(order.group);
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
        Group {
            name: self.subject.phrase("sheet-final-group", &[("name", &order.group.to_string())]),
            members: members.iter().map(|m| member(m.entry)).collect(),
            rounds: rounds.map(|round| (self.round_name(round), self.games(order.group, round))).collect(),
        }
    }

    fn round_name(&self, round: &FinalRound) -> String {
        self.subject.counted("sheet-round", "round", round.number)
    }

    /// `1–4`: the games of a group in a round, by entry positions.
    fn games(&self, group: FinalGroup, round: &FinalRound) -> Vec<Text> {
        let members = self.made.group(group);
        let position = |entry: EntryId| members.iter().position(|m| m.entry == entry).map(|at| (at + 1).to_string());
        let both = |game: &TableGame| {
            Some(Text::plain(format!("{}–{}", position(game.a.entry()?)?, position(game.b.entry()?)?)))
        };
        round.games.iter().filter_map(both).collect()
    }

    /// The semi-finals and finals, each on a line of its own.
    fn last_rounds(&self) -> Group {
        let mut rounds = Vec::new();
        for round in self.progress.rounds.iter().filter(|r| r.phase != Phase::Group) {
            for (index, game) in round.games.iter().enumerate() {
                let title = app::year_final::title(self.made, round.phase, index);
                let name = format!("{}, {title}", self.round_name(round));
                rounds.push((name, vec![self.meeting(game)]));
            }
        }
        Group { name: self.subject.word("sheet-final-last"), members: Vec::new(), rounds }
    }

    /// Who meets whom; the winner stands in bold.
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
