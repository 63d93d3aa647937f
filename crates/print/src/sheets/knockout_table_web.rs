//! Writes a knock-out table as an HTML table: one column for each round, each cell as high as the two it follows from.

use crate::kit::frame::Setting;
use crate::sheets::knockout_table::{KnockoutTable, Line};
use crate::web::Html;

/// Returns the table as HTML.
pub(super) fn knockout_table(table: &KnockoutTable, setting: &Setting) -> Html {
    let mut html = Html::default();
    html.raw("<div class=\"wide\">\n<table class=\"ko\">\n<thead>\n<tr>");
    for title in &table.titles {
        match title.as_str() {
            "" => html.raw("<td></td>"),
            title => html.raw("<th scope=\"col\">").own_words(title, setting).raw("</th>"),
        };
    }
    html.raw("</tr>\n</thead>\n<tbody>\n");
    for row in 0..table.levels[0].len() {
        html.raw("<tr>");
        for (level, lines) in table.levels.iter().enumerate() {
            let height = 1 << level;
            if row % height == 0 {
                let winner = table.ends_with_winner && level + 1 == table.levels.len();
                cell(&mut html, lines[row / height].as_ref(), height, winner);
            }
        }
        html.raw("</tr>\n");
    }
    html.raw("</tbody>\n</table>\n</div>\n");
    html
}

fn cell(html: &mut Html, line: Option<&Line>, height: usize, winner: bool) {
    let Some(line) = line else {
        html.raw("<td rowspan=\"").number(height).raw("\"></td>");
        return;
    };
    html.raw("<td").raw(if line.joins { " class=\"joins\"" } else { "" }).raw(" rowspan=\"").number(height).raw("\">");
    html.raw("<span class=\"box").raw(if winner { " winner" } else { "" });
    if let Some(chip) = &line.chip {
        html.raw(" ")
            .raw(chip.class)
            .raw("\"><span class=\"group\">")
            .raw(chip.letter)
            .raw(" ")
            .words(&chip.number)
            .raw("</span>");
    } else {
        html.raw("\">");
    }
    if let Some(player) = &line.player {
        html.text(&player.full());
    }
    if !line.result.is_empty() {
        html.raw("<span class=\"how\">").words(&line.result).raw("</span>");
    }
    html.raw("</span></td>");
}
