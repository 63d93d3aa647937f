//! Converting files of older formats: a copy is saved first, then all missing steps run in one transaction, so that a
//! failure leaves the old file unchanged.

use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};
use serde_json::json;

use crate::connection;
use crate::copy::{self, Existing};
use crate::error::{Result, StoreError, refusal};
use crate::integrity;
use crate::journal::{self, Kind, OperationRecord};
use crate::rows::{RowChange, Table};
use crate::schema::Schema;
use crate::state_hash::StateHash;

/// Migrates the file at `path`, which is open for writing as `connection` and has format `version`.
pub(crate) fn on_disk(connection: &mut Connection, path: &Path, schema: &Schema, version: i64) -> Result<()> {
    copy::copy(connection, &copy::free_name(path, &format!("format{version}")), Existing::Refuse)?;
    advance(connection, path, schema, version).or_else(|error| {
        // If the device failed during the commit, the steps may be complete all the same.
        let now = connection.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0));
        match now {
            Ok(now) if now == schema.version() => Ok(()),
            Ok(_) => Err(error),
            Err(_) => Err(StoreError::Unknown(error.cause())),
        }
    })
}

/// Migrates a copy in memory. The file is not changed.
pub(crate) fn in_memory(source: &Connection, path: &Path, schema: &Schema, version: i64) -> Result<Connection> {
    let mut connection = connection::in_memory()?;
    copy::copy_pages(source, &mut connection).map_err(|error| refusal(path, error))?;
    advance(&mut connection, path, schema, version)?;
    Ok(connection)
}

fn advance(connection: &mut Connection, path: &Path, schema: &Schema, version: i64) -> Result<()> {
    steps(connection, path, schema, version)
        .map_err(|error| StoreError::Migration { path: path.to_owned(), detail: error.cause() })
}

/// Runs the missing steps and appends a base entry with every row. Earlier entries have the columns of the older
/// tables, so they stay on record but cannot be undone.
fn steps(connection: &mut Connection, path: &Path, schema: &Schema, version: i64) -> Result<()> {
    let tx = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    tx.pragma_update(None, "defer_foreign_keys", true)?;
    schema.advance(&tx, version)?;
    let (mut rows, tables) = (Vec::new(), Table::all(&tx)?);
    for table in &tables {
        rows.extend(table.rows(&tx)?.into_iter().map(|row| RowChange::insertion(table.name.clone(), row)));
    }
    let state = journal::records_state(&tx)?.then(|| StateHash::of_rows(&tx, &tables)).transpose()?;
    let input = json!({"from": version, "to": schema.version()});
    let operation = OperationRecord { who: "", at: "", name: "migrate", input };
    journal::append(&tx, Kind::Base, None, &operation, &rows, state)?;
    integrity::require_sound(&tx, path, schema, schema.version())?;
    Ok(tx.commit()?)
}
