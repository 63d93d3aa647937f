-- Longer competitions of free games, and helpers of the hall network.

-- The helpers of the hall network. A code is stored as its hash only.
CREATE TABLE helper (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
