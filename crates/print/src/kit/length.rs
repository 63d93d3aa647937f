//! Lengths, areas and colours of a sheet. All are whole numbers, so that a layout is the same on every machine.

/// A length in thousandths of a point (1/72 inch). The longer side of A3 is 1,190,551.
pub type Length = i64;

/// One millimetre, rounded to a thousandth of a point.
pub const MM: Length = 2835;

/// A rectangle on a page; y grows downwards from the upper edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// Left edge.
    pub x: Length,
    /// Upper edge.
    pub y: Length,
    /// Width, never negative.
    pub width: Length,
    /// Height, never negative.
    pub height: Length,
}

impl Area {
    /// Creates the rectangle with this upper left corner and size. Negative sizes become 0.
    pub fn new(x: Length, y: Length, width: Length, height: Length) -> Area {
        Area { x, y, width: width.max(0), height: height.max(0) }
    }

    /// Returns the right edge.
    pub fn right(&self) -> Length {
        self.x + self.width
    }

    /// Returns the lower edge.
    pub fn bottom(&self) -> Length {
        self.y + self.height
    }

    /// Returns the rectangle inside this one at this distance from the left and right edges.
    pub fn padded(&self, across: Length) -> Area {
        Area::new(self.x + across, self.y, self.width - 2 * across, self.height)
    }

    /// Returns whether the other rectangle lies inside this one, edges included.
    pub fn holds(&self, other: &Area) -> bool {
        other.x >= self.x && other.y >= self.y && other.right() <= self.right() && other.bottom() <= self.bottom()
    }

    /// Returns whether the two rectangles share more than an edge.
    pub fn overlaps(&self, other: &Area) -> bool {
        self.x < other.right() && other.x < self.right() && self.y < other.bottom() && other.y < self.bottom()
    }

    /// Splits the rectangle into columns of equal width with a gap between them.
    pub fn columns(&self, count: usize, gap: Length) -> Vec<Area> {
        let count = count.max(1) as Length;
        let width = (self.width - gap * (count - 1)) / count;
        (0..count).map(|index| Area::new(self.x + index * (width + gap), self.y, width, self.height)).collect()
    }
}

/// The colours of the sheets. All text is black; other colours only structure the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Text, black stones, strong rules.
    Black,
    /// White stones.
    White,
    /// Hairlines.
    Grey,
    /// The background of headings in tables.
    Mist,
    /// The accent colour: the yellow of a kaya board.
    Kaya,
    /// Another colour: red, green, blue, 0 to 255.
    Rgb(u8, u8, u8),
}

impl Ink {
    /// Returns red, green and blue, 0 to 255.
    pub fn rgb(self) -> [u8; 3] {
        match self {
            Ink::Black => [0, 0, 0],
            Ink::White => [255, 255, 255],
            Ink::Grey => [168, 168, 168],
            Ink::Mist => [248, 243, 230],
            Ink::Kaya => [222, 172, 74],
            Ink::Rgb(r, g, b) => [r, g, b],
        }
    }
}
