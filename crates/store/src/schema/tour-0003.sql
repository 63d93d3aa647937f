-- Keys are never given out twice. The tables are made again with AUTOINCREMENT; the counters go on from the journal.

ALTER TABLE organiser_key RENAME TO old_organiser_key;
ALTER TABLE result RENAME TO old_result;
ALTER TABLE edition RENAME TO old_edition;
ALTER TABLE championship RENAME TO old_championship;
ALTER TABLE player RENAME TO old_player;
ALTER TABLE merge RENAME TO old_merge;
ALTER TABLE two_people RENAME TO old_two_people;

CREATE TABLE organiser_key (
    id      INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    public  TEXT NOT NULL UNIQUE CHECK (length(public) = 64),
    holder  TEXT NOT NULL,
    revoked TEXT CHECK (revoked IS date(revoked))
) STRICT;

CREATE TABLE championship (
    id   INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE edition (
    id           INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
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

CREATE TABLE player (
    id         INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    token      TEXT NOT NULL UNIQUE,                                -- identifies the person
    person     TEXT NOT NULL CHECK (json_valid(person)),
    confirmed  INTEGER                                              -- the last year in which they confirmed
) STRICT;

CREATE TABLE result (
    edition      INTEGER NOT NULL REFERENCES edition (id),
    entry        INTEGER NOT NULL,                                  -- their key in the bundle
    player       INTEGER NOT NULL REFERENCES player (id),
    person       TEXT NOT NULL CHECK (json_valid(person)),
    category     INTEGER,
    points       TEXT CHECK ((points IS NULL) = (category IS NULL)), -- exactly: 515/6
    future_stars INTEGER NOT NULL CHECK (future_stars IN (0, 1)),
    PRIMARY KEY (edition, entry)
) STRICT, WITHOUT ROWID;

CREATE TABLE merge (
    id        INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    duplicate TEXT NOT NULL UNIQUE,
    kept      TEXT NOT NULL CHECK (kept <> duplicate)
) STRICT;

CREATE TABLE two_people (
    id    INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    one   TEXT NOT NULL,
    other TEXT NOT NULL CHECK (other <> one),
    UNIQUE (one, other)
) STRICT;

INSERT INTO organiser_key SELECT * FROM old_organiser_key;
INSERT INTO championship SELECT * FROM old_championship;
INSERT INTO edition SELECT * FROM old_edition;
INSERT INTO player SELECT * FROM old_player;
INSERT INTO result SELECT * FROM old_result;
INSERT INTO merge SELECT * FROM old_merge;
INSERT INTO two_people SELECT * FROM old_two_people;

DROP TABLE old_result;
DROP TABLE old_edition;
DROP TABLE old_championship;
DROP TABLE old_player;
DROP TABLE old_organiser_key;
DROP TABLE old_merge;
DROP TABLE old_two_people;

DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence (name, seq)
    SELECT name, max(key) FROM (
        SELECT json_extract(change.value, '$.table') AS name, json_extract(change.value, '$.after.id') AS key
        FROM journal, json_each(journal.changes) AS change
    )
    WHERE name IN ('organiser_key', 'championship', 'edition', 'player', 'merge', 'two_people') AND typeof(key) = 'integer'
    GROUP BY name;
