-- What an entry owes and whether it is paid, who played in Future Stars before, and whom the director admitted there.

ALTER TABLE entry ADD COLUMN stars_before INTEGER NOT NULL DEFAULT 0 CHECK (stars_before IN (0, 1));
ALTER TABLE entry ADD COLUMN admitted INTEGER NOT NULL DEFAULT 0 CHECK (admitted IN (0, 1));
ALTER TABLE entry ADD COLUMN membership TEXT NOT NULL DEFAULT 'Member' CHECK (membership IN ('Member', 'NonMember', 'Concession'));
ALTER TABLE entry ADD COLUMN paid INTEGER NOT NULL DEFAULT 0 CHECK (paid IN (0, 1));
