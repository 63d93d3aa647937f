-- The referee's desk, pairs, and the state that each journal entry leads to.

-- The officials of the event: referees, timekeepers and the appeals committee.
CREATE TABLE official (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

-- The referee's cases with their rulings, protests and appeals.
CREATE TABLE referee_case (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    competition INTEGER NOT NULL REFERENCES competition (id),
    record      TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

-- The sum of the hashes of all rows that an entry leads to, so that opening a file need not replay the journal.
ALTER TABLE journal ADD COLUMN state BLOB CHECK (length(state) = 32);
