//! Table `certificate`: the proofs that a pairing is optimal.

use domain::{Certificate, CompetitionId};
use rusqlite::Connection;
use rusqlite::types::Value;

use super::Stored;
use super::cells::{self, json, text, word};
use crate::error::Result;
use crate::ranges;

impl Stored for Certificate {
    fn check_ranges(&self) -> Result<()> {
        ranges::certificate(self)
    }

    fn all(connection: &Connection) -> Result<Vec<Certificate>> {
        cells::read_all(connection, "certificate", "competition, round, part", |row| {
            Ok(Certificate {
                competition: CompetitionId(row.plain("competition")?),
                round: row.plain("round")?,
                part: row.plain("part")?,
                profile: row.word("profile")?,
                cost: row.parsed("cost")?,
                optimal: row.plain("optimal")?,
                rules: row.plain("rules")?,
                assumed: if row.plain::<Option<String>>("assumed")?.is_some() {
                    row.json("assumed")?
                } else {
                    Vec::new()
                },
                proof: row.plain("proof")?,
            })
        })
    }

    fn upsert(&self, connection: &Connection) -> Result<()> {
        let cells = vec![
            ("competition", self.competition.0.into()),
            ("round", self.round.into()),
            ("part", self.part.into()),
            ("profile", word(self.profile)),
            ("cost", text(self.cost)),
            ("optimal", self.optimal.into()),
            ("rules", text(&self.rules)),
            ("proof", self.proof.clone().into()),
            ("assumed", if self.assumed.is_empty() { Value::Null } else { json(&self.assumed) }),
        ];
        cells::upsert(connection, "certificate", 3, cells)
    }

    fn remove(connection: &Connection, (competition, round, part): Self::Key) -> Result<()> {
        let key = [competition.0, round.into(), part.into()];
        cells::remove(connection, "certificate", ["competition", "round", "part"], key)
    }
}
