//! `rules`: time limits, komi, tie-breaks and other rules of the event, in one language after the other.

use crate::Sheet;
use crate::kit::fit::Align;
use crate::kit::form::Form;
use crate::kit::frame::{Frame, Heading, Orientation, Setting};
use crate::kit::length::MM;
use crate::kit::page::Document;
use crate::kit::paper::Paper;
use crate::kit::table::{Column, Row, Table};
use crate::kit::text::Text;

/// The rules in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulesIn {
    /// The heading, in that language.
    pub title: String,
    /// Topic and rule, such as "Komi" and "6½".
    pub rules: Vec<(String, String)>,
}

/// The sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    /// The texts of head and foot.
    pub heading: Heading,
    /// The languages in order.
    pub languages: Vec<RulesIn>,
}

impl Sheet for Rules {
    fn lay_out(&self, setting: &Setting) -> Document {
        let sheet = setting.sheet(Paper::A4, Orientation::Portrait);
        let mut frame = Frame::new(*setting, &self.heading, setting.word("print-rules"), sheet);
        let mut form = Form::new(&mut frame);
        for RulesIn { title, rules } in &self.languages {
            form.heading(title);
            let rule = Column::new("", Align::Left).growing(1).wrapping();
            let mut table = Table::new(vec![Column::new("", Align::Left), rule], 12_000);
            (table.rule_every, table.grow_to) = (0, (self.languages.len() == 1).then_some((17_000, 0)));
            let row = |(topic, rule): &(String, String)| {
                Row::Cells(vec![Text::bold(topic.as_str()).into(), rule.as_str().into()])
            };
            table.rows.extend(rules.iter().map(row));
            form.table(&table);
            form.space(6 * MM);
        }
        frame.finish()
    }
}
