-- Helpers of the hall network, dates of free games, and own days of a competition.

-- The day of a game whose players chose the time of play: in self-pairing, on a club ladder, in a league.
ALTER TABLE game ADD COLUMN played_on TEXT CHECK (date(played_on) = played_on);
