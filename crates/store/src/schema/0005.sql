-- What an import keeps of other programs' files: numbers of players in other registers, fields without a use here, and notes.

ALTER TABLE entry ADD COLUMN ffg_licence TEXT;
ALTER TABLE entry ADD COLUMN ffg_status TEXT;
ALTER TABLE entry ADD COLUMN aga_id TEXT;

-- The fields of the competition if entry and game are 0, else of one of them. Neither need exist any more.
CREATE TABLE foreign_data (
    competition INTEGER NOT NULL REFERENCES competition (id),
    entry       INTEGER NOT NULL CHECK (entry >= 0),
    game        INTEGER NOT NULL CHECK (game >= 0 AND (game = 0 OR entry = 0)),
    format      TEXT NOT NULL,
    fields      TEXT NOT NULL CHECK (json_valid(fields)),
    PRIMARY KEY (competition, entry, game)
) STRICT, WITHOUT ROWID;

-- The notes of the import of a competition, with their texts by language.
CREATE TABLE import_note (
    competition INTEGER NOT NULL REFERENCES competition (id),
    number      INTEGER NOT NULL CHECK (number > 0),
    texts       TEXT NOT NULL CHECK (json_valid(texts)),
    PRIMARY KEY (competition, number)
) STRICT, WITHOUT ROWID;
