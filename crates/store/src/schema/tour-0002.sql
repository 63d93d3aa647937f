-- Decisions that two who look like one person are two.
CREATE TABLE two_people (
    id    INTEGER PRIMARY KEY CHECK (id > 0),
    one   TEXT NOT NULL,
    other TEXT NOT NULL CHECK (other <> one),
    UNIQUE (one, other)
) STRICT;
