-- Reports of players and helpers as records of their own, so that a report does not copy all others into the journal; a second rank and
-- the user name of a player.

CREATE TABLE player_report (
    id          INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    competition INTEGER NOT NULL REFERENCES competition (id),
    record      TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
CREATE TABLE contradiction (
    id          INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    competition INTEGER NOT NULL REFERENCES competition (id),
    record      TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
INSERT INTO player_report (competition, record)
    SELECT value ->> '$.competition', json_remove(value, '$.competition')
    FROM event, json_each(event.settings, '$.reports.list') ORDER BY key;
INSERT INTO contradiction (competition, record)
    SELECT value ->> '$.competition', json_remove(value, '$.competition')
    FROM event, json_each(event.settings, '$.reports.contradictions') ORDER BY key;
UPDATE event SET settings = json_set(settings, '$.report_secret', settings ->> '$.reports.secret')
    WHERE settings ->> '$.reports.secret' <> '';
UPDATE event SET settings = json_remove(settings, '$.reports');

-- The rank in files for rating lists, if it differs from the one that the player plays with, and the name on the server of an event on
-- the internet.
ALTER TABLE entry ADD COLUMN rating_rank TEXT;
ALTER TABLE entry ADD COLUMN user_name TEXT;
ALTER TABLE pair_partner ADD COLUMN rating_rank TEXT;
ALTER TABLE pair_partner ADD COLUMN user_name TEXT;
