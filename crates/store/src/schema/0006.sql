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

-- The sum of the hashes of all rows that an entry leads to, so that opening a file need not replay the journal.
ALTER TABLE journal ADD COLUMN state BLOB CHECK (length(state) = 32);

-- The times of rounds, paired or not: the start announced before the timetable was moved, the real start and end, and from when
-- on a player may and must seal a move.
CREATE TABLE round_clock (
    competition INTEGER NOT NULL REFERENCES competition (id),
    round       INTEGER NOT NULL CHECK (round > 0),
    moved_from  TEXT,
    started     TEXT,
    ended       TEXT,
    seal_from   TEXT,
    seal_by     TEXT,
    PRIMARY KEY (competition, round)
) STRICT, WITHOUT ROWID;

-- Who was not at the board when play began, or was resumed.
CREATE TABLE late_player (
    game       INTEGER NOT NULL REFERENCES game (id),
    resumption INTEGER NOT NULL CHECK (resumption IN (0, 1)),
    white      INTEGER NOT NULL CHECK (white IN (0, 1)),
    arrived    TEXT,                                                -- none while the player is missing
    PRIMARY KEY (game, resumption, white)
) STRICT, WITHOUT ROWID;

-- The forms of adjourned games. They stay when the games are decided.
CREATE TABLE adjournment (
    game   INTEGER PRIMARY KEY REFERENCES game (id),
    record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

-- What the unfinished games of earlier rounds counted as when the round was paired; none without such games.
ALTER TABLE certificate ADD COLUMN assumed TEXT CHECK (assumed IS NULL OR json_valid(assumed));
