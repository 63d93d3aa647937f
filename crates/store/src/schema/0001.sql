-- One event. Enumerations are words as the domain has them; settings that are read whole are JSON.

CREATE TABLE event (
    id              INTEGER PRIMARY KEY CHECK (id = 1),
    name            TEXT NOT NULL,
    place           TEXT NOT NULL,
    country         TEXT CHECK (length(country) = 2),
    first_day       TEXT NOT NULL CHECK (first_day IS date(first_day)),
    last_day        TEXT NOT NULL CHECK (last_day IS date(last_day) AND last_day >= first_day),
    season          TEXT NOT NULL,
    register_closed TEXT,
    draw_seed       TEXT NOT NULL,
    settings        TEXT NOT NULL CHECK (json_valid(settings))      -- age categories, time limits, komi ...
) STRICT;

CREATE TABLE competition (
    id     INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    name   TEXT NOT NULL,
    system TEXT NOT NULL,
    rounds INTEGER NOT NULL CHECK (rounds BETWEEN 1 AND 32),
    rules  TEXT NOT NULL CHECK (json_valid(rules))                  -- initial scores, criteria, pairing ...
) STRICT;

-- A player's registration in one competition, with what is known of the person.
CREATE TABLE entry (
    id           INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    competition  INTEGER NOT NULL REFERENCES competition (id),
    number       INTEGER CHECK (number > 0),
    family       TEXT NOT NULL,
    given        TEXT NOT NULL,
    middle       TEXT NOT NULL,
    latin        TEXT,
    irn          TEXT,
    club         TEXT NOT NULL,
    town         TEXT NOT NULL,
    country      TEXT CHECK (length(country) = 2),
    birth_year   INTEGER,                                           -- this, or the day, or neither
    birth_day    TEXT CHECK (birth_year IS NULL OR birth_day IS NULL),
    sex          TEXT CHECK (sex IN ('Female', 'Male')),
    egd_pin      TEXT,
    rank         TEXT NOT NULL,
    rating       INTEGER,
    publication  TEXT NOT NULL CHECK (publication IN ('Full', 'Initials', 'Anonymous')),
    status       TEXT NOT NULL CHECK (status IN ('PreRegistered', 'Registered', 'Withdrawn')),
    missed       INTEGER NOT NULL CHECK (missed BETWEEN 0 AND 4294967295), -- bit 0 is round 1
    score_shift  INTEGER NOT NULL,
    family_group TEXT,
    ghost        INTEGER NOT NULL CHECK (ghost IN (0, 1)),
    guest        INTEGER NOT NULL CHECK (guest IN (0, 1)),
    fixed_board  INTEGER CHECK (fixed_board > 0),
    UNIQUE (competition, number)
) STRICT;

-- SEYGO points by category, from the tour's seed list.
CREATE TABLE seed_points (
    entry    INTEGER NOT NULL REFERENCES entry (id),
    category INTEGER NOT NULL,
    points   INTEGER NOT NULL CHECK (points >= 0),
    PRIMARY KEY (entry, category)
) STRICT, WITHOUT ROWID;

CREATE TABLE round (
    competition INTEGER NOT NULL REFERENCES competition (id),
    number      INTEGER NOT NULL CHECK (number BETWEEN 1 AND 32),
    state       TEXT NOT NULL CHECK (state IN ('Draft', 'Released', 'Playing', 'Confirmed')),
    PRIMARY KEY (competition, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE knockout_table (
    id          INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    competition INTEGER NOT NULL REFERENCES competition (id),
    category    INTEGER NOT NULL,
    first_round INTEGER NOT NULL CHECK (first_round BETWEEN 1 AND 32),
    third_place INTEGER NOT NULL CHECK (third_place IN (0, 1)),
    draw        TEXT NOT NULL CHECK (json_valid(draw)),
    since       TEXT NOT NULL CHECK (json_valid(since)),            -- boxes and games decided after the draw
    group_final TEXT CHECK (json_valid(group_final))                -- a Final's settings; none is a knock-out
) STRICT;

-- The lines of a knock-out table from the top: position 0, 1, 2 ... Of a Final: the players of GR, then of OR, by entry
-- position; the place is the chair in the group's circle, from 1.
CREATE TABLE knockout_box (
    knockout INTEGER NOT NULL REFERENCES knockout_table (id),
    position INTEGER NOT NULL CHECK (position >= 0),
    place    INTEGER NOT NULL CHECK (place > 0),
    entry    INTEGER REFERENCES entry (id),
    mark     TEXT NOT NULL CHECK (mark IN ('None', 'Seed', 'WildCard', 'Qualifier', 'Alternate')),
    seed     INTEGER CHECK ((seed IS NOT NULL) = (mark = 'Seed')),
    PRIMARY KEY (knockout, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE game (
    id             INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    competition    INTEGER NOT NULL,
    round          INTEGER NOT NULL,
    board          INTEGER NOT NULL CHECK (board > 0),
    black          INTEGER NOT NULL REFERENCES entry (id),
    white          INTEGER NOT NULL REFERENCES entry (id) CHECK (white <> black),
    handicap       INTEGER NOT NULL CHECK (handicap BETWEEN 0 AND 9),
    read_for_black TEXT,                                            -- the result in the first pass: 1-0, 0-1, = ...
    read_for_white TEXT,                                            -- in the second
    knockout       INTEGER REFERENCES knockout_table (id),
    knockout_round INTEGER CHECK (knockout_round >= 0),             -- from 0; none is the game for third place
    knockout_index INTEGER CHECK ((knockout_index IS NULL) = (knockout_round IS NULL)),
    ladder_winner  INTEGER REFERENCES entry (id) CHECK (ladder_winner IN (black, white)),
    locked         INTEGER NOT NULL CHECK (locked IN (0, 1)),
    changed_after_release INTEGER NOT NULL CHECK (changed_after_release IN (0, 1)),
    FOREIGN KEY (competition, round) REFERENCES round (competition, number),
    CHECK (knockout IS NOT NULL OR knockout_round IS NULL),
    UNIQUE (competition, round, board)
) STRICT;

CREATE TABLE bye (
    competition INTEGER NOT NULL,
    round       INTEGER NOT NULL,
    entry       INTEGER NOT NULL REFERENCES entry (id),
    FOREIGN KEY (competition, round) REFERENCES round (competition, number),
    PRIMARY KEY (competition, round, entry)
) STRICT, WITHOUT ROWID;

-- What proves that a pairing was the best: a row for each time a round, or a part of it, was paired.
CREATE TABLE certificate (
    competition INTEGER NOT NULL,
    round       INTEGER NOT NULL,
    part        INTEGER NOT NULL CHECK (part > 0),
    profile     TEXT NOT NULL CHECK (profile IN ('Seygo', 'OpenGotha')),
    cost        TEXT NOT NULL,                                      -- a whole number of up to 128 bits
    optimal     INTEGER NOT NULL CHECK (optimal IN (0, 1)),
    rules       TEXT NOT NULL CHECK (length(rules) = 64),           -- fingerprint of the levels or weights
    proof       BLOB NOT NULL,                                      -- pairs and dual variables, packed
    FOREIGN KEY (competition, round) REFERENCES round (competition, number),
    PRIMARY KEY (competition, round, part)
) STRICT, WITHOUT ROWID;

-- What hangs on the wall: the lines of each sheet as last printed. Not of the event's state, so neither journalled nor undone.
CREATE TABLE printing (
    sheet TEXT PRIMARY KEY,                                         -- document, round, category, hall, language
    lines TEXT NOT NULL CHECK (json_valid(lines))
) STRICT, WITHOUT ROWID;

-- Smaller boards after a jigo in a game that needs a winner; its games with their times are one record.
CREATE TABLE ladder (
    game   INTEGER PRIMARY KEY REFERENCES game (id),
    record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;

-- Who plays for the last places of a category's knock-out in the rounds before it.
CREATE TABLE qualifying (
    competition INTEGER NOT NULL REFERENCES competition (id),
    category    INTEGER NOT NULL,
    lines       INTEGER NOT NULL CHECK (lines IN (8, 16, 32)),
    wild_cards  TEXT NOT NULL CHECK (json_valid(wild_cards)),
    sections    TEXT NOT NULL CHECK (json_valid(sections)),
    PRIMARY KEY (competition, category)
) STRICT, WITHOUT ROWID;

-- Pink slips: changes asked for after the register was closed; none is ever deleted.
CREATE TABLE slip (
    id      INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    entry   INTEGER REFERENCES entry (id),                          -- none: a late entry that is not made yet
    state   TEXT NOT NULL CHECK (state IN ('Pending', 'Applied', 'Refused')),
    entered TEXT NOT NULL,
    settled TEXT CHECK ((settled IS NULL) = (state = 'Pending')),
    wish    TEXT NOT NULL CHECK (json_valid(wish)),
    note    TEXT NOT NULL,
    answer  TEXT NOT NULL,
    changes TEXT NOT NULL CHECK (json_valid(changes))
) STRICT;
