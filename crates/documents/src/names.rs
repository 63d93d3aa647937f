//! The names of the documents.

use app::vocabulary;

vocabulary! {
    /// A document of an event.
    pub enum SheetName {
        /// The pairings by board.
        Pairings = "pairings",
        /// The pairings by name.
        PairingsByName = "pairings-by-name",
        /// The seats of all competitions by name.
        Seats = "seats",
        /// A result slip for each board (R23).
        Slips = "slips",
        /// The wall chart.
        WallChart = "wall-chart",
        /// The standings.
        Standings = "standings",
        /// The players of teams by wins.
        Individual = "individual",
        /// The final standings.
        FinalList = "final-list",
        /// The final list of a competition with all its stages (R68).
        Overall = "overall",
        /// A knock-out table (R37).
        Ko = "ko",
        /// The groups of the Final.
        FinalGroups = "final-groups",
        /// The jigo ladders (R38).
        Ladder = "ladder",
        /// The points of the tour.
        Points = "points",
        /// The SP list.
        SpList = "sp-list",
        /// The prizes.
        Prizes = "prizes",
        /// The record of a draw (R36).
        DrawRecord = "draw-record",
        /// The register.
        Register = "register",
        /// The cards of a draw.
        DrawCards = "draw-cards",
        /// The badges.
        Labels = "labels",
        /// The table numbers.
        Tables = "tables",
        /// The pages for the doors of rooms.
        Doors = "doors",
        /// The timetable (R79).
        Timetable = "timetable",
        /// The rules for players.
        Rules = "rules",
        /// Blank pink slips (R8).
        PinkSlips = "pink-slips",
        /// The register of pink slips.
        PinkRegister = "pink-register",
        /// The late players of a round (R73).
        Late = "late",
        /// The form for a sealed move.
        SealedMove = "sealed-move",
        /// The referee's log.
        Incidents = "incidents",
        /// The officials (R72).
        Officials = "officials",
        /// The referee's case book.
        Cases = "cases",
        /// The protocol of one case.
        Case = "case",
        /// What happened on a day.
        DailyReport = "daily-report",
        /// The list for the registration table with what everyone has to pay.
        FeeList = "fee-list",
        /// The receipts of payments (R86).
        Receipt = "receipt",
        /// The cash report (R87).
        CashReport = "cash-report",
        /// The form for the levy (R80).
        LevyForm = "levy-form",
        /// The sheet on which players pair themselves.
        SelfPairing = "self-pairing",
        /// The folder of the round or, without a round, of the event.
        All = "all",
    }
}

impl SheetName {
    /// Whether the document is of the cash desk: it names everyone with what they paid, and only its user may read it.
    pub fn is_of_cash_desk(self) -> bool {
        matches!(self, SheetName::FeeList | SheetName::Receipt | SheetName::CashReport | SheetName::LevyForm)
    }
}

impl Default for SheetName {
    /// Returns the folder.
    fn default() -> SheetName {
        SheetName::All
    }
}

vocabulary! {
    /// The pieces on a page of labels or slips.
    pub enum PieceFormat {
        /// Labels of 99.1 by 67.7 mm.
        Labels99x67 = "99x67",
        /// Labels of 99.1 by 38.1 mm.
        Labels99x38 = "99x38",
        /// Labels of 63.5 by 38.1 mm.
        Labels63x38 = "63x38",
        /// Labels of 85 by 54 mm.
        Labels85x54 = "85x54",
        /// Labels of 70 by 37 mm.
        Labels70x37 = "70x37",
        /// Four slips.
        FourSlips = "4",
        /// Six slips.
        SixSlips = "6",
    }
}
