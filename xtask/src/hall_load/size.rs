//! How much of everything is measured.

/// How much of everything.
#[derive(Debug, Clone, Copy)]
pub struct Size {
    /// The phones that show a page.
    pub phones: u32,
    /// For how many seconds results are entered.
    pub seconds: u32,
    /// The helpers.
    pub helpers: u32,
    /// The results that they enter.
    pub boards: u32,
    /// The connections of the flood.
    pub connections: u32,
}
