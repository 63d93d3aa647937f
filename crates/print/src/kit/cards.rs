//! Cards: several pieces on a page, either with cutting lines or on pre-cut stock. Cards to cut are arranged so that the
//! cut piles, stacked on top of each other, are in order.

use crate::kit::fit::Setter;
use crate::kit::frame::Frame;
use crate::kit::length::{Area, Length, MM};
use crate::kit::page::Page;

/// A pre-cut sheet of labels or cards: the positions of its pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stock {
    /// The name, which the user chooses.
    pub name: &'static str,
    /// Number of pieces across and down.
    pub pieces: (usize, usize),
    /// Left and upper edge of the first piece, in tenths of a millimetre.
    pub first: (i64, i64),
    /// Width and height of a piece, in tenths of a millimetre.
    pub size: (i64, i64),
    /// Distance between the left edges of neighbouring pieces, in tenths of a millimetre. There is no gap between rows.
    pub step: i64,
}

/// Common A4 stock: three label formats, cards, and labels that reach the edge of the paper.
pub const STOCKS: [Stock; 5] = [
    Stock { name: "99x67", pieces: (2, 4), first: (47, 131), size: (991, 677), step: 1016 },
    Stock { name: "99x38", pieces: (2, 7), first: (47, 151), size: (991, 381), step: 1016 },
    Stock { name: "63x38", pieces: (3, 7), first: (72, 151), size: (635, 381), step: 660 },
    Stock { name: "85x54", pieces: (2, 5), first: (150, 135), size: (850, 540), step: 950 },
    Stock { name: "70x37", pieces: (3, 8), first: (0, 5), size: (700, 370), step: 700 },
];

/// Draws `count` pieces on pre-cut stock, row by row, each with a margin.
pub fn deal_on(frame: &mut Frame, stock: &Stock, count: usize, mut draw: impl FnMut(&mut Page, &Setter, usize, Area)) {
    let length = |tenths: i64| tenths * MM / 10;
    let (across, down) = stock.pieces;
    for piece in 0..count {
        let position = piece % (across * down);
        if position == 0 {
            frame.add();
        }
        let (column, row) = ((position % across) as Length, (position / across) as Length);
        let (x, y) = (stock.first.0 + column * stock.step, stock.first.1 + row * stock.size.1);
        let (width, height) = (length(stock.size.0), length(stock.size.1));
        let inside = Area::new(length(x) + 4 * MM, length(y) + 3 * MM, width - 8 * MM, height - 6 * MM);
        let (page, setter) = frame.parts();
        draw(page, setter, piece, inside);
    }
}

/// Draws `count` cards, each with a margin inside its cutting lines.
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
        for position in 0..across * down {
            // The pile of each position continues the pile of the position before.
            let card = position * pages + number;
            if card < count {
                let (column, row) = ((position % across) as Length, (position / across) as Length);
                let (x, y) = (body.x + column * width, body.y + row * height);
                draw(page, setter, card, Area::new(x + 5 * MM, y + 4 * MM, width - 10 * MM, height - 8 * MM));
            }
        }
    }
}

fn cutting_lines(page: &mut Page, body: Area, across: usize, down: usize) {
    for index in 1..down as Length {
        let y = body.y + body.height / down as Length * index;
        page.cut((0, y), (page.sheet.width, y));
    }
    for index in 1..across as Length {
        let x = body.x + body.width / across as Length * index;
        page.cut((x, 0), (x, body.bottom()));
    }
}
