//! What the public log says an operation is about.

use crate::vocabulary;

vocabulary! {
    /// What an entry of the log is about.
    pub enum LogAct {
        /// The event's creation, its draw seed, the closing of the register, or a competition of another file.
        Event = "event",
        /// A list was frozen before a draw.
        Freeze = "freeze",
        /// Lots were drawn.
        Draw = "draw",
        /// Boards were paired, by the program with its certificate or manually, or unpaired.
        Pairing = "pairing",
        /// Something was changed afterwards: a result, an entry, a knock-out.
        Correction = "correction",
        /// A bundle was issued to the tour.
        Bundle = "bundle",
        /// Everything else: entries, results, settings.
        Other = "other",
    }
}
