//! `ko`: the table of a knock-out category as the tour publishes it: boxes with their value groups on the left, names
//! above the lines, results below, winners on the next line. Void boxes are not drawn, so that players with a bye are
//! shown in their first game.

use crate::kit::fit::Align;
use crate::kit::frame::{Frame, Heading, Orientation, Setting};
use crate::kit::length::{Area, Ink, MM};
use crate::kit::page::Document;
use crate::kit::paper::Paper;
use crate::kit::text::Text;
use crate::sheets::knockout_table::{Chip, KnockoutTable, Line};
use crate::sheets::knockout_table_web::knockout_table;
use crate::sheets::losers_table::{self, LosersRound};
use crate::sheets::table_result::{PrintedSide, TableResult};
use crate::{PrintedPlayer, Sheet, Value, web};
use domain::knockout::Group;

/// Returns the colour of a value group on paper (R26).
fn ink(group: Group) -> Ink {
    match group {
        Group::Gold => Ink::Rgb(242, 201, 76),
        Group::Bronze => Ink::Rgb(217, 160, 102),
        Group::Blue => Ink::Rgb(150, 190, 235),
        Group::Green => Ink::Rgb(155, 210, 145),
        Group::Magenta => Ink::Rgb(231, 160, 208),
        Group::Red => Ink::Rgb(242, 150, 140),
    }
}

/// Returns the key of a value group's name in the catalogue.
fn name_key(group: Group) -> &'static str {
    match group {
        Group::Gold => "print-group-gold",
        Group::Bronze => "print-group-bronze",
        Group::Blue => "print-group-blue",
        Group::Green => "print-group-green",
        Group::Magenta => "print-group-magenta",
        Group::Red => "print-group-red",
    }
}

/// The holder of a box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// A player.
    Player(PrintedPlayer),
    /// Not known yet: the line is empty.
    Open,
    /// Void: the other player of the pair has a bye, or the box was voided (R28, R31).
    Void,
}

/// One box of the first round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedBox {
    /// The box number (R27), such as "17"; empty if not shown.
    pub place: String,
    /// The value group.
    pub group: Group,
    /// The holder.
    pub holder: Holder,
}

/// The game for the third place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ThirdPlace {
    /// The upper player, if known.
    pub upper: Option<PrintedPlayer>,
    /// The lower player, if known.
    pub lower: Option<PrintedPlayer>,
    /// The game.
    pub meeting: TableResult,
}

/// The sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnockOut {
    /// The texts of head and foot. The competition, such as "SEYGO tour", is the line below the title.
    pub heading: Heading,
    /// The category, such as "KO16".
    pub category: String,
    /// The number of players in the title.
    pub players: usize,
    /// The boxes from the top, in paper order (R27). Missing boxes up to a power of two are void.
    pub boxes: Vec<PrintedBox>,
    /// The games of each round from the top; their upper side has the upper box. Games and rounds not yet played may be missing.
    pub rounds: Vec<Vec<TableResult>>,
    /// The game for the third place, if there is one.
    pub third_place: Option<ThirdPlace>,
    /// The rounds of the losers' table and the finals of a double elimination; otherwise empty (R61).
    pub losers: Vec<LosersRound>,
    /// Whether to omit names and results, for a form to fill in.
    pub blank: bool,
    /// Whether to print each quarter on a page, and the semi-finals and final on another, instead of all on one page.
    pub by_sections: bool,
}

impl Sheet for KnockOut {
    fn lay_out(&self, setting: &Setting) -> Document {
        let tree = Tree::new(self);
        let (paper, orientation) = match tree.boxes() {
            _ if self.by_sections && tree.boxes() >= 8 => (Paper::A4, Orientation::Landscape),
            0..=32 => (Paper::A4, Orientation::Landscape),
            _ => (Paper::A3, Orientation::Portrait),
        };
        let mut frame = Frame::new(*setting, &self.heading, self.title(setting), setting.sheet(paper, orientation));
        let top = tree.rounds();
        if self.by_sections && tree.boxes() >= 8 {
            for quarter in 0..4 {
                let name = setting.words.text("print-section", &[("section", Value::Number(quarter as i64 + 1))]);
                self.part(&mut frame, setting, &tree.part(0, top - 2, quarter, setting), Some(name));
            }
            self.part(&mut frame, setting, &tree.part(top - 2, top, 0, setting), None);
        } else {
            self.part(&mut frame, setting, &tree.part(0, top, 0, setting), None);
        }
        if !self.losers.is_empty() {
            let body = frame.body();
            frame.add();
            let (page, setter) = frame.parts();
            losers_table::draw(&self.losers, self.blank, page, setter, body);
        }
        frame.finish()
    }

    fn web(&self, setting: &Setting) -> Option<String> {
        let tree = Tree::new(self);
        let mut content = knockout_table(&tree.part(0, tree.rounds(), 0, setting), setting);
        if let Some(third) = &self.third_place {
            content.append(knockout_table(&self.third(third, setting), setting));
        }
        content.append(losers_table::web(&self.losers, setting));
        Some(web::page(setting, &self.heading, &self.title(setting), content))
    }
}

impl KnockOut {
    fn title(&self, setting: &Setting) -> String {
        let values = [("category", Value::Text(&self.category)), ("count", Value::Number(self.players as i64))];
        setting.words.text("print-ko-title", &values)
    }

    /// Adds a page with one part of the table, the legend and, beside the final, the third-place game.
    fn part(&self, frame: &mut Frame, setting: &Setting, table: &KnockoutTable, section: Option<String>) {
        let body = frame.body();
        let legend = Area::new(body.x, body.bottom() - 5 * MM, body.width, 5 * MM);
        frame.add();
        let (page, setter) = frame.parts();
        let third = self.third_place.as_ref().filter(|_| section.is_none());
        let below = if third.is_some() { 33 * MM } else { 7 * MM };
        let mut room = Area::new(body.x, body.y + MM, body.width, body.height - below - MM);
        if let Some(section) = section {
            setter.place_text(
                page,
                &Text::bold(section),
                10_000,
                Area::new(room.x, room.y, room.width, 6 * MM),
                Align::Left,
            );
            room = Area::new(room.x, room.y + 7 * MM, room.width, room.height - 7 * MM);
        }
        table.draw(page, setter, room);
        if let Some(third) = third {
            let area =
                Area::new(body.x + body.width * 45 / 100, room.bottom() + 3 * MM, body.width * 55 / 100, 22 * MM);
            self.third(third, setting).draw(page, setter, area);
        }
        self.legend(page, setter, setting, legend);
    }

    fn third(&self, third: &ThirdPlace, setting: &Setting) -> KnockoutTable {
        let shown = |player: &Option<PrintedPlayer>| if self.blank { None } else { player.clone() };
        let entry = |player: &Option<PrintedPlayer>| Line { player: shown(player), joins: false, ..Line::empty() };
        let winner = match third.meeting.winner {
            Some(PrintedSide::Upper) => shown(&third.upper),
            Some(PrintedSide::Lower) => shown(&third.lower),
            None => None,
        };
        let result = if self.blank { String::new() } else { third.meeting.how.clone() };
        let winner = Line { player: winner, result, ..Line::empty() };
        KnockoutTable {
            titles: vec![setting.word("print-third-place"), String::new()],
            levels: vec![vec![Some(entry(&third.upper)), Some(entry(&third.lower))], vec![Some(winner)]],
            ends_with_winner: false,
        }
    }

    fn legend(
        &self,
        page: &mut crate::kit::page::Page,
        setter: &crate::kit::fit::Setter,
        setting: &Setting,
        area: Area,
    ) {
        let mut groups: Vec<Group> = self.boxes.iter().map(|table_box| table_box.group).collect();
        groups.sort_unstable();
        groups.dedup();
        let width = (area.width / 6).min(30 * MM);
        for (index, group) in groups.into_iter().enumerate() {
            let chip = Area::new(area.x + width * index as i64, area.y + MM / 2, 4 * MM, 4 * MM);
            page.fill(chip, ink(group));
            setter.place_text(page, &Text::bold(group.letter()), 7_500, chip, Align::Centre);
            let cell = Area::new(chip.right() + MM, area.y, width - 6 * MM, area.height);
            setter.place_text(page, &setting.word(name_key(group)).into(), 7_500, cell, Align::Left);
        }
    }
}

/// The table as a tree: level 0 contains the boxes, the last level the winner.
struct Tree<'a> {
    sheet: &'a KnockOut,
    levels: usize,
}

impl<'a> Tree<'a> {
    fn new(sheet: &'a KnockOut) -> Tree<'a> {
        let boxes = sheet.boxes.len().max(2).next_power_of_two();
        Tree { sheet, levels: boxes.ilog2() as usize }
    }

    fn boxes(&self) -> usize {
        1 << self.levels
    }

    fn rounds(&self) -> usize {
        self.levels
    }

    /// Returns the boxes below a line that are not void.
    fn boxes_below(&self, level: usize, index: usize) -> Vec<&'a PrintedBox> {
        let below = (index << level)..((index + 1) << level);
        below
            .filter_map(|index| self.sheet.boxes.get(index))
            .filter(|table_box| table_box.holder != Holder::Void)
            .collect()
    }

    fn meeting(&self, level: usize, index: usize) -> Option<&'a TableResult> {
        self.sheet.rounds.get(level.checked_sub(1)?)?.get(index)
    }

    /// Returns the box whose player is on this line, if known.
    fn on_line(&self, level: usize, index: usize) -> Option<&'a PrintedBox> {
        match self.boxes_below(level, index).as_slice() {
            [] => None,
            [only] => Some(only),
            _ if self.sheet.blank => None,
            _ => match self.meeting(level, index)?.winner? {
                PrintedSide::Upper => self.on_line(level - 1, 2 * index),
                PrintedSide::Lower => self.on_line(level - 1, 2 * index + 1),
            },
        }
    }

    /// Returns the levels `from` to `to` below line `k` of level `to`.
    fn part(&self, from: usize, to: usize, index: usize, setting: &Setting) -> KnockoutTable {
        let level = |level: usize| {
            let count = 1 << (to - level);
            (0..count).map(|i| self.line(level, index * count + i, level == from)).collect()
        };
        KnockoutTable {
            titles: (from..=to).map(|level| self.title(level, setting)).collect(),
            levels: (from..=to).map(level).collect(),
            ends_with_winner: to == self.levels && self.sheet.losers.is_empty(),
        }
    }

    /// Returns the content of a line; `None` if the line is not drawn because all its boxes are void or its player is
    /// shown on the next line.
    fn line(&self, level: usize, index: usize, is_first: bool) -> Option<Line> {
        let boxes = self.boxes_below(level, index);
        let only = boxes.len() == 1;
        let shown_later = only && level < self.levels && self.boxes_below(level + 1, index / 2).len() == 1;
        if boxes.is_empty() || shown_later {
            return None;
        }
        let on_line = self.on_line(level, index);
        let player = on_line.and_then(|table_box| match &table_box.holder {
            Holder::Player(player) if !self.sheet.blank => Some(player.clone()),
            _ => None,
        });
        let chip = on_line.filter(|_| only || is_first).map(|table_box| Chip {
            letter: table_box.group.letter(),
            class: table_box.group.name(),
            ink: ink(table_box.group),
            number: table_box.place.clone(),
        });
        let played = !only && !self.sheet.blank;
        let result = self.meeting(level, index).filter(|_| played).map_or(String::new(), |meeting| meeting.how.clone());
        Some(Line { player, result, chip, joins: !only && !is_first })
    }

    fn title(&self, level: usize, setting: &Setting) -> String {
        match self.levels - level {
            0 if !self.sheet.losers.is_empty() => setting.word("print-final"),
            1 if !self.sheet.losers.is_empty() => setting.word("print-winners-final"),
            0 => setting.word("print-winner"),
            1 => setting.word("print-final"),
            2 => setting.word("print-semi-finals"),
            3 => setting.word("print-quarter-finals"),
            left => setting.words.text("print-round-of", &[("lines", Value::Number(1 << left))]),
        }
    }
}
