-- Dates of free games.

-- The day of a game whose players chose the time of play: in self-pairing, on a club ladder, in a league.
ALTER TABLE game ADD COLUMN played_on TEXT CHECK (date(played_on) = played_on);
