-- The sum of the hashes of all rows that an entry leads to, so that opening a book need not replay the journal.
ALTER TABLE journal ADD COLUMN state BLOB CHECK (length(state) = 32);
