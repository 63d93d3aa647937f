-- An event has several competitions. Each closes its own register, a person may have an entry in each, and a slip belongs to one.

UPDATE competition SET rules = json_set(rules, '$.register_closed', (SELECT register_closed FROM event))
    WHERE (SELECT register_closed FROM event) IS NOT NULL;
ALTER TABLE event DROP COLUMN register_closed;

-- The key of the person's first entry, which need not exist any more.
ALTER TABLE entry ADD COLUMN person INTEGER NOT NULL DEFAULT 0 CHECK (person >= 0);
UPDATE entry SET person = id;

-- The competition of every event so far has key 1.
ALTER TABLE slip ADD COLUMN competition INTEGER NOT NULL DEFAULT 1 CHECK (competition > 0);
