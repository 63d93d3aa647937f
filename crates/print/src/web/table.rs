//! Writes a table of the layout kit as an HTML table, and its notes as paragraphs.

use super::Html;
use crate::kit::fit::Align;
use crate::kit::frame::Setting;
use crate::kit::page::Stone;
use crate::kit::table::{Cell, Column, Row, Table};

/// Returns the table without its notes, with a caption for screen readers. The cells of column `heads` are the row headings.
pub(crate) fn table(table: &Table, caption: &str, heads: usize, setting: &Setting) -> Html {
    let mut html = Html::default();
    if !table.rows.iter().any(|row| matches!(row, Row::Cells(_))) {
        return html;
    }
    html.raw("<div class=\"wide\">\n<table>\n<caption>").own_words(caption, setting).raw("</caption>\n<thead>\n<tr>");
    for column in &table.columns {
        // An empty title is not a column heading.
        if column.title.is_empty() {
            html.raw("<td").raw(class(column)).raw("></td>");
        } else {
            html.raw("<th scope=\"col\"")
                .raw(class(column))
                .raw(">")
                .own_text(&column.title.clone().lightened(), setting)
                .raw("</th>");
        }
    }
    html.raw("</tr>\n</thead>\n<tbody>\n");
    for (index, row) in table.rows.iter().enumerate() {
        match row {
            Row::Cells(cells) => {
                html.raw(if table.marked.contains(&index) { "<tr class=\"changed\">" } else { "<tr>" });
                for (at, column) in table.columns.iter().enumerate() {
                    cell(&mut html, cells.get(at), column, at == heads, setting);
                }
                html.raw("</tr>\n");
            }
            Row::Heading(text) => {
                html.raw("<tr class=\"section\"><th scope=\"rowgroup\" colspan=\"").number(table.columns.len());
                html.raw("\">").own_text(text, setting).raw("</th></tr>\n");
            }
            Row::Note(_) | Row::Blank(_) => {}
        }
    }
    html.raw("</tbody>\n</table>\n</div>\n");
    html
}

/// Returns the notes of a table.
pub(crate) fn notes(table: &Table, setting: &Setting) -> Html {
    let mut html = Html::default();
    let lines = table.rows.iter().filter_map(|row| if let Row::Note(text) = row { Some(text) } else { None });
    let lines: Vec<_> = lines.filter(|text| !text.is_empty()).collect();
    if !lines.is_empty() {
        html.raw("<div class=\"notes\">\n");
        for line in lines {
            match &line.language {
                Some(code) => html.raw("<p lang=\"").words(code).raw("\">"),
                None => html.raw("<p>"),
            };
            html.own_text(line, setting).raw("</p>\n");
        }
        html.raw("</div>\n");
    }
    html
}

fn cell(html: &mut Html, cell: Option<&Cell>, column: &Column, heads: bool, setting: &Setting) {
    html.raw(if heads { "<th scope=\"row\"" } else { "<td" }).raw(class(column)).raw(">");
    match cell {
        Some(Cell::Text(text)) => {
            html.text(text);
        }
        Some(Cell::Stone(stone)) => {
            let (markup, key) = match stone {
                Stone::Black => ("<span class=\"stone black\" role=\"img\" aria-label=\"", "print-black"),
                Stone::White => ("<span class=\"stone\" role=\"img\" aria-label=\"", "print-white"),
            };
            // An attribute has one language, that of the page.
            let first = setting.words.texts(key, &[]).into_iter().next().unwrap_or_default();
            html.raw(markup).words(&first).raw("\"></span>");
        }
        Some(Cell::WriteIn(_)) | None => {}
    }
    html.raw(if heads { "</th>" } else { "</td>" });
}

fn class(column: &Column) -> &'static str {
    match (column.align, column.secondary) {
        (Align::Left, false) => "",
        (Align::Left, true) => " class=\"secondary\"",
        (Align::Centre, false) => " class=\"centre\"",
        (Align::Centre, true) => " class=\"centre secondary\"",
        (Align::Right, false) => " class=\"right\"",
        (Align::Right, true) => " class=\"right secondary\"",
    }
}
