//! Table `round_clock`: the times of rounds.

use chrono::NaiveDateTime;
use domain::{CompetitionId, RoundClock};
use rusqlite::Connection;
use rusqlite::types::Value;

use super::Stored;
use super::cells::{self, some_text};
use crate::error::Result;
use crate::ranges;

/// How a moment is written.
const MOMENT: &str = "%Y-%m-%dT%H:%M:%S";

/// Returns a moment as a cell.
pub(super) fn moment(time: Option<NaiveDateTime>) -> Value {
    some_text(time.map(|time| time.format(MOMENT)))
}

impl Stored for RoundClock {
    fn check_ranges(&self) -> Result<()> {
        ranges::round_clock(self)
    }

    fn all(connection: &Connection) -> Result<Vec<RoundClock>> {
        cells::read_all(connection, "round_clock", "competition, round", |row| {
            Ok(RoundClock {
                competition: CompetitionId(row.plain("competition")?),
                round: row.plain("round")?,
                moved_from: row.some_parsed("moved_from")?,
                started: row.some_parsed("started")?,
                ended: row.some_parsed("ended")?,
                seal_from: row.some_parsed("seal_from")?,
                seal_by: row.some_parsed("seal_by")?,
            })
        })
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let cells = vec![
            ("competition", self.competition.0.into()),
            ("round", self.round.into()),
            ("moved_from", moment(self.moved_from)),
            ("started", moment(self.started)),
            ("ended", moment(self.ended)),
            ("seal_from", moment(self.seal_from)),
            ("seal_by", moment(self.seal_by)),
        ];
        cells::upsert(connection, "round_clock", 2, cells)
    }

    fn remove(connection: &Connection, (competition, round): Self::Key) -> Result<()> {
        cells::remove(connection, "round_clock", ["competition", "round"], [competition.0, round.into()])
    }
}
