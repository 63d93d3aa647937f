-- Longer competitions of free games, and helpers of the hall network.

-- Longer competitions of free games. A round only stores a game of each player there, and players may have more than 32 games. Both
-- tables are made anew, because SQLite cannot change a CHECK. Foreign keys are checked at the end of the conversion, when all
-- rows are back.
CREATE TABLE longer_competition AS SELECT * FROM competition;
CREATE TABLE longer_round AS SELECT * FROM round;
CREATE TABLE longer_counter AS SELECT seq FROM sqlite_sequence WHERE name = 'competition';
DROP TABLE round;
DROP TABLE competition;
CREATE TABLE competition (
    id     INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    name   TEXT NOT NULL,
    system TEXT NOT NULL,
    rounds INTEGER NOT NULL CHECK (rounds BETWEEN 1 AND 1000),
    rules  TEXT NOT NULL CHECK (json_valid(rules))                  -- initial scores, criteria, pairing ...
) STRICT;
CREATE TABLE round (
    competition INTEGER NOT NULL REFERENCES competition (id),
    number      INTEGER NOT NULL CHECK (number BETWEEN 1 AND 1000),
    state       TEXT NOT NULL CHECK (state IN ('Draft', 'Released', 'Playing', 'Confirmed')),
    PRIMARY KEY (competition, number)
) STRICT, WITHOUT ROWID;
INSERT INTO competition (id, name, system, rounds, rules) SELECT id, name, system, rounds, rules FROM longer_competition;
INSERT INTO round (competition, number, state) SELECT competition, number, state FROM longer_round;
DELETE FROM sqlite_sequence WHERE name = 'competition';
INSERT INTO sqlite_sequence (name, seq) SELECT 'competition', seq FROM longer_counter;
DROP TABLE longer_competition;
DROP TABLE longer_round;
DROP TABLE longer_counter;

UPDATE competition SET rounds = 1000 WHERE system IN ('SelfPairing', 'ClubLadder', 'League') AND rounds = 32;
UPDATE competition SET rules = json_set(rules, '$.meetings', 1000)
    WHERE system = 'ClubLadder' AND rules ->> '$.meetings' = 32;

-- The helpers of the hall network. A code is stored as its hash only.
CREATE TABLE helper (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
