//! `final-groups`: the groups of the Final, or any round robin: for each group a cross table and the order of its games
//! (R50, R51).

use crate::kit::fit::Align;
use crate::kit::form::Form;
use crate::kit::frame::{Frame, Heading, Orientation, Setting};
use crate::kit::length::MM;
use crate::kit::page::Document;
use crate::kit::paper::Paper;
use crate::kit::table::{Cell, Column, Row, Table};
use crate::kit::text::Text;
use crate::{PrintedPlayer, Sheet, Value};

/// One player of a group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Member {
    /// The player.
    pub player: PrintedPlayer,
    /// The results against each member in order: "+", "-", "=" or empty. The entry for the member themselves is ignored.
    pub results: Vec<String>,
    /// Wins so far.
    pub wins: String,
    /// Place in the group; may be empty.
    pub place: String,
}

/// One group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrintedGroup {
    /// The name, such as "Group GR".
    pub name: String,
    /// The members by entry position; empty if only games are listed, as for the finals.
    pub members: Vec<Member>,
    /// The rounds: a name, such as "Round 1, 10:00", and the games, such as "1–4" or with names.
    pub rounds: Vec<(String, Vec<Text>)>,
}

/// The sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FinalGroups {
    /// The texts of head and foot.
    pub heading: Heading,
    /// The groups.
    pub groups: Vec<PrintedGroup>,
}

impl Sheet for FinalGroups {
    fn lay_out(&self, setting: &Setting) -> Document {
        let sheet = setting.sheet(Paper::A4, Orientation::Portrait);
        let mut frame = Frame::new(*setting, &self.heading, setting.word("print-final-groups"), sheet);
        let mut form = Form::new(&mut frame);
        for group in &self.groups {
            form.heading(&group.name);
            if group.members.is_empty() {
                form.table(&list(group));
            } else {
                form.table(&cross_table(group, setting));
                form.space(2 * MM);
                form.table(&schedule(group));
            }
            form.space(6 * MM);
        }
        frame.finish()
    }
}

fn cross_table(group: &PrintedGroup, setting: &Setting) -> Table {
    let word = |key: &str| setting.word(key);
    let number = |index: usize| setting.words.text("print-round-number", &[("round", Value::Number(index as i64 + 1))]);
    let mut columns =
        vec![Column::new(word("print-number"), Align::Right), Column::new(word("print-name"), Align::Left).growing(1)];
    columns.extend(
        (0..group.members.len()).map(|index| Column::new(number(index), Align::Centre).at_least(20_000).ruled()),
    );
    columns.push(Column::new(word("print-wins"), Align::Right).ruled());
    columns.push(Column::new(word("print-place"), Align::Right).ruled());
    let mut table = Table::new(columns, 11_000);
    (table.spacing, table.rule_every) = (8_000, 0);
    for (index, member) in group.members.iter().enumerate() {
        let mut cells: Vec<Cell> = vec![Text::bold(number(index)).into(), member.player.full().into()];
        cells.extend((0..group.members.len()).map(|other| match member.results.get(other) {
            _ if other == index => Text::plain("×").into(),
            // A hyphen is hard to see from a distance.
            Some(result) if result == "-" => "–".into(),
            result => result.map_or("", String::as_str).into(),
        }));
        cells.push(member.wins.as_str().into());
        cells.push(Text::bold(member.place.as_str()).into());
        table.rows.push(Row::Cells(cells));
    }
    table
}

/// Returns the rounds of a group side by side, each with its games by number.
fn schedule(group: &PrintedGroup) -> Table {
    let columns = group.rounds.iter().map(|(name, _)| Column::new(name.as_str(), Align::Left).growing(1));
    let mut table = Table::new(columns.collect(), 10_000);
    (table.spacing, table.rule_every) = (1_000, 0);
    let most = group.rounds.iter().map(|(_, games)| games.len()).max().unwrap_or(0);
    let game = |at: usize, games: &[Text]| Cell::from(games.get(at).cloned().unwrap_or_default());
    table.rows.extend((0..most).map(|at| Row::Cells(group.rounds.iter().map(|(_, games)| game(at, games)).collect())));
    table
}

/// Returns the rounds of a group without a cross table, one on each line.
fn list(group: &PrintedGroup) -> Table {
    let mut table = Table::new(vec![Column::new("", Align::Left), Column::new("", Align::Left).growing(1)], 10_000);
    (table.spacing, table.rule_every) = (3_000, 0);
    let cell = |games: &[Text]| {
        let parts = games.iter().enumerate().flat_map(|(at, game)| {
            let gap = (at > 0).then(|| Text::plain("   "));
            gap.into_iter().chain([game.clone()])
        });
        Cell::from(Text { pieces: parts.flat_map(|text| text.pieces).collect(), ..Text::default() })
    };
    table.rows.extend(group.rounds.iter().map(|(name, games)| Row::Cells(vec![name.as_str().into(), cell(games)])));
    table
}
