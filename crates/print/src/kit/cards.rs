//! Cards: several pieces on a page with lines to cut along, dealt so that the piles, cut and laid one on the other, keep
//! their order.

use crate::kit::fit::Setter;
use crate::kit::frame::Frame;
use crate::kit::length::{Area, Length, MM};
use crate::kit::page::Page;

/// Deals so many cards, each drawn into its own area, a margin inside the lines to cut along.
pub fn deal(
    frame: &mut Frame,
    (across, down): (usize, usize),
    count: usize,
    mut draw: impl FnMut(&mut Page, &Setter, usize, Area),
) {
    let body = frame.body();
    let (width, height) = (body.width / across as Length, body.height / down as Length);
    let pages = count.div_ceil(across * down);
    for number in 0..pages {
        frame.add();
        let (page, setter) = frame.parts();
        cutting_lines(page, body, across, down);
        for place in 0..across * down {
            // The pile of this place begins where the pile of the place before ends.
            let card = place * pages + number;
            if card < count {
                let (column, row) = ((place % across) as Length, (place / across) as Length);
                let (x, y) = (body.x + column * width, body.y + row * height);
                draw(page, setter, card, Area::new(x + 5 * MM, y + 4 * MM, width - 10 * MM, height - 8 * MM));
            }
        }
    }
}

fn cutting_lines(page: &mut Page, body: Area, across: usize, down: usize) {
    for k in 1..down as Length {
        let y = body.y + body.height / down as Length * k;
        page.cut((0, y), (page.sheet.width, y));
    }
    for k in 1..across as Length {
        let x = body.x + body.width / across as Length * k;
        page.cut((x, 0), (x, body.bottom()));
    }
}
