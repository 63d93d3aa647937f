-- A Final has its own tables. Before, it was a knock-out table with settings in column group_final.

CREATE TABLE year_final (
    id          INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    competition INTEGER NOT NULL REFERENCES competition (id),
    category    INTEGER NOT NULL,
    first_round INTEGER NOT NULL CHECK (first_round BETWEEN 1 AND 32),
    draw        TEXT NOT NULL CHECK (json_valid(draw)),
    settings    TEXT NOT NULL CHECK (json_valid(settings))          -- jigos, rounds alone, settled ties
) STRICT;

-- The players of a Final by entry position: those of GR, then those of OR.
CREATE TABLE final_seat (
    year_final INTEGER NOT NULL REFERENCES year_final (id),
    position   INTEGER NOT NULL CHECK (position >= 0),
    entry      INTEGER NOT NULL REFERENCES entry (id),
    number     INTEGER NOT NULL CHECK (number >= 0),                -- the seat in the group's circle
    PRIMARY KEY (year_final, position)
) STRICT, WITHOUT ROWID;

-- A game belongs to a knock-out table, to a Final, or to neither.
ALTER TABLE game ADD COLUMN year_final INTEGER REFERENCES year_final (id) CHECK (year_final IS NULL OR knockout IS NULL);
ALTER TABLE game ADD COLUMN final_round INTEGER CHECK (final_round >= 0 AND (final_round IS NULL) = (year_final IS NULL));
ALTER TABLE game ADD COLUMN final_index INTEGER CHECK (final_index >= 0 AND (final_index IS NULL) = (year_final IS NULL));

INSERT INTO year_final (id, competition, category, first_round, draw, settings)
    SELECT id, competition, category, first_round, draw, group_final FROM knockout_table WHERE group_final IS NOT NULL;
INSERT INTO final_seat (year_final, position, entry, number)
    SELECT knockout, position, entry, place - 1 FROM knockout_box
    WHERE entry IS NOT NULL AND knockout IN (SELECT id FROM year_final);
UPDATE game SET year_final = knockout, final_round = knockout_round, final_index = knockout_index,
        knockout = NULL, knockout_round = NULL, knockout_index = NULL
    WHERE knockout IN (SELECT id FROM year_final);
DELETE FROM knockout_box WHERE knockout IN (SELECT id FROM year_final);
DELETE FROM knockout_table WHERE group_final IS NOT NULL;
ALTER TABLE knockout_table DROP COLUMN group_final;

-- Finals and knock-outs had one counter of keys. Both go on from it.
DELETE FROM sqlite_sequence WHERE name = 'year_final';
INSERT INTO sqlite_sequence (name, seq) SELECT 'year_final', seq FROM sqlite_sequence WHERE name = 'knockout_table';

-- Who took no part in a closed round, and why: a fact of the round that later changes of the register do not change.
CREATE TABLE absence (
    competition INTEGER NOT NULL,
    round       INTEGER NOT NULL,
    entry       INTEGER NOT NULL REFERENCES entry (id),
    reason      TEXT NOT NULL CHECK (reason IN ('Consent', 'Withdrawn', 'NotSeen')),
    FOREIGN KEY (competition, round) REFERENCES round (competition, number),
    PRIMARY KEY (competition, round, entry)
) STRICT, WITHOUT ROWID;
