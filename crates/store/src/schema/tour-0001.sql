-- The tour: its organisers, its championships with their editions, its players and what they gained.

CREATE TABLE tour (
    id   INTEGER PRIMARY KEY CHECK (id = 1),
    name TEXT NOT NULL
) STRICT;

-- Whose bundles are taken; a revoked key stays on record.
CREATE TABLE organiser_key (
    id      INTEGER PRIMARY KEY CHECK (id > 0),
    public  TEXT NOT NULL UNIQUE CHECK (length(public) = 64),
    holder  TEXT NOT NULL,
    revoked TEXT CHECK (revoked IS date(revoked))
) STRICT;

CREATE TABLE championship (
    id   INTEGER PRIMARY KEY CHECK (id > 0),
    name TEXT NOT NULL UNIQUE
) STRICT;

-- One event of a championship, with its newest bundle.
CREATE TABLE edition (
    id           INTEGER PRIMARY KEY CHECK (id > 0),
    event        TEXT NOT NULL UNIQUE,
    championship INTEGER NOT NULL REFERENCES championship (id),
    name         TEXT NOT NULL,
    first_day    TEXT NOT NULL CHECK (first_day IS date(first_day)),
    last_day     TEXT NOT NULL CHECK (last_day IS date(last_day) AND last_day >= first_day),
    class        TEXT NOT NULL,
    avc          TEXT NOT NULL,                                     -- a fraction: 2/3
    ages         TEXT NOT NULL CHECK (json_valid(ages)),
    sequence     INTEGER NOT NULL CHECK (sequence > 0),
    hash         TEXT NOT NULL,
    signed_by    TEXT NOT NULL,
    data         TEXT NOT NULL CHECK (json_valid(data))             -- without personal fields
) STRICT;

-- A person, as all his editions together tell of him.
CREATE TABLE player (
    id         INTEGER PRIMARY KEY CHECK (id > 0),
    token      TEXT NOT NULL UNIQUE,                                -- by what he is recognised
    person     TEXT NOT NULL CHECK (json_valid(person)),
    confirmed  INTEGER                                              -- the last year he confirmed
) STRICT;

-- Somebody's part in an edition, with what the event tells of him.
CREATE TABLE result (
    edition      INTEGER NOT NULL REFERENCES edition (id),
    entry        INTEGER NOT NULL,                                  -- his key in the bundle
    player       INTEGER NOT NULL REFERENCES player (id),
    person       TEXT NOT NULL CHECK (json_valid(person)),
    category     INTEGER,
    points       TEXT CHECK ((points IS NULL) = (category IS NULL)), -- exactly: 515/6
    future_stars INTEGER NOT NULL CHECK (future_stars IN (0, 1)),
    PRIMARY KEY (edition, entry)
) STRICT, WITHOUT ROWID;

-- Decisions that two were one person.
CREATE TABLE merge (
    id        INTEGER PRIMARY KEY CHECK (id > 0),
    duplicate TEXT NOT NULL UNIQUE,
    kept      TEXT NOT NULL CHECK (kept <> duplicate)
) STRICT;
