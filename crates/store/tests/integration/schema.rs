//! The journal reverts changes exactly because the schema has only tables that allow it.

use store::EventFile;

#[test]
fn changes_of_every_table_can_be_reverted_exactly() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.drawmaster");
    drop(EventFile::create(&path).unwrap());
    let file = rusqlite::Connection::open(&path).unwrap();
    let count = |sql: &str| file.query_row(sql, (), |row| row.get::<_, i64>(0)).unwrap();
    let tables = "pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'";
    assert!(count(&format!("SELECT count(*) FROM {tables}")) >= 10);
    assert_eq!(count(&format!("SELECT count(*) FROM {tables} AND NOT strict")), 0);
    assert_eq!(count("SELECT count(*) FROM sqlite_schema WHERE type IN ('trigger', 'view')"), 0);
    let columns =
        "sqlite_schema AS t, pragma_table_xinfo(t.name) AS c WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'";
    assert_eq!(count(&format!("SELECT count(*) FROM {columns} AND c.type NOT IN ('INTEGER', 'TEXT', 'BLOB')")), 0);
    assert_eq!(count(&format!("SELECT count(*) FROM {columns} AND c.hidden")), 0);
    assert_eq!(
        count(&format!("SELECT count(*) FROM (SELECT t.name FROM {columns} GROUP BY t.name HAVING sum(pk) = 0)")),
        0
    );
    let keys = "sqlite_schema AS t, pragma_foreign_key_list(t.name) AS k WHERE t.type = 'table'";
    assert!(count(&format!("SELECT count(*) FROM {keys}")) >= 10);
    assert_eq!(
        count(&format!("SELECT count(*) FROM {keys} AND NOT (on_delete = 'NO ACTION' AND on_update = 'NO ACTION')")),
        0
    );
}
