-- Every change ever made, in order. Rows are only ever added.
CREATE TABLE journal (
    id        INTEGER PRIMARY KEY CHECK (id > 0),               -- 1, 2, 3 ... without gaps
    kind      TEXT NOT NULL CHECK (kind IN ('base', 'do', 'undo', 'redo')),
    refers    INTEGER REFERENCES journal (id) CHECK (refers < id AND (refers IS NOT NULL) = (kind IN ('undo', 'redo'))),
    who       TEXT NOT NULL,
    at        TEXT NOT NULL,                                    -- as the program above was told
    operation TEXT NOT NULL,
    input     TEXT NOT NULL CHECK (json_valid(input)),
    changes   TEXT NOT NULL CHECK (json_valid(changes)),        -- [{"table", "before", "after"}, ...]: rows, or what differs
    hash      BLOB NOT NULL CHECK (length(hash) = 32)           -- SHA-256 of the row before and of this one
) STRICT;
