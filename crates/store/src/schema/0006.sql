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

-- The two people of an entry in pair go. Each may have an entry of their own with the same person in another competition.
CREATE TABLE pair_partner (
    entry       INTEGER NOT NULL REFERENCES entry (id),
    place       INTEGER NOT NULL CHECK (place IN (1, 2)),
    person      INTEGER NOT NULL CHECK (person > 0),
    mixed       INTEGER NOT NULL CHECK (mixed IN (0, 1)),          -- the director has confirmed that the pair is mixed
    family      TEXT NOT NULL,
    given       TEXT NOT NULL,
    middle      TEXT NOT NULL,
    latin       TEXT,
    irn         TEXT,
    club        TEXT NOT NULL,
    town        TEXT NOT NULL,
    country     TEXT CHECK (length(country) = 2),
    birth_year  INTEGER,
    birth_day   TEXT CHECK (birth_year IS NULL OR birth_day IS NULL),
    sex         TEXT CHECK (sex IN ('Female', 'Male')),
    egd_pin     TEXT,
    ffg_licence TEXT,
    ffg_status  TEXT,
    aga_id      TEXT,
    rank        TEXT NOT NULL,
    rating      INTEGER,
    publication TEXT NOT NULL CHECK (publication IN ('Full', 'Initials', 'Anonymous')),
    PRIMARY KEY (entry, place)
) STRICT, WITHOUT ROWID;
