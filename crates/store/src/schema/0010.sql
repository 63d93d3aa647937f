-- The cash desk: payments, what people chose and were granted, and the till of each day.

-- Payments and refunds. The key is the number of the receipt. A payment stays when the entry of its person goes, so nothing refers to entries.
CREATE TABLE payment (
    id     INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    person INTEGER NOT NULL,
    amount INTEGER NOT NULL CHECK (amount <> 0),
    record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
CREATE TABLE person_fees (
    person INTEGER PRIMARY KEY CHECK (person > 0),
    record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
CREATE TABLE cash_day (
    day    TEXT NOT NULL PRIMARY KEY CHECK (date(day) = day),
    record TEXT NOT NULL CHECK (json_valid(record))
) STRICT, WITHOUT ROWID;
