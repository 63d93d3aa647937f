# Texts of the crate `session`.

# Outputs
output-exists = { $path } exists already, and nothing was written. Choose another name or allow the file to be replaced.
output-replaces-database = { $path } is an event file, tour book or other database, which no output may replace. Choose another name.
output-replaces-key = { $path } is an organiser's key, which no output may replace. Choose another name.
output-unreadable = { $path } exists and cannot be read ({ $cause }), so it is not replaced. Choose another name.
# Files

file-name-missing = { $path } is not a file name. Choose another one.
file-not-written = { $path } could not be written ({ $reason }). Choose another folder or free some space.
file-not-readable = { $path } cannot be read ({ $reason }). Check its name and folder.
file-not-regular = { $path } cannot be read. It is not a regular file. Choose another one.
file-too-large = { $path } is too large for a tournament file. Choose another one.
file-exists = { $path } already exists. Choose another name.
file-not-picked = The program does not know this file. Choose it again.
request-invalid = The request of the command { $name } is invalid ({ $error }). Restart the program.

# Lists with wrong lines

list-line = Line { $line }: { $reason }
list-lines-wrong = The list has { $mistakes } problems in { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }. Correct them and import the list again.
list-lines-more = { $count ->
    [one] { $count } more is not shown.
   *[other] { $count } more are not shown.
}

# The session

event-not-open = No event is open. Open an event or create a new one.
competition-missing = The event has no competition. Create a new event.
request-not-json = The request cannot be stored in the journal ({ $reason }). Report this fault.
final-game-invalidated = The change would invalidate the Final's game at board { $board } of round { $round }. Unpair round { $round } first. If its games have begun, correct the result on which it depends and annul the later games.
copy-failed = No copy could be made in { $folder }. { $reason } Check the folder and its free space.
copy-folder-failed = The folder cannot be created ({ $reason }).

# Fields

date-unknown = "{ $text }" is not a date. Write it as 2026-11-20.
rating-unknown = "{ $text }" is not a rating. Write a whole number from -900 to 3500.
pin-unknown = "{ $text }" is not an EGD PIN. It has eight digits.
register-number-unknown = "{ $text }" is not a number of a licence or a membership. Write up to ten digits, or leave the field empty.
licence-status-unknown = "{ $text }" is not the status of a licence. Write a letter or a dash, or leave the field empty.
birth-unknown = "{ $text }" is not a year of birth. Write it as { $example }.
missed-round-unknown = There is no round { $round }. The rounds are 1 to { $last }.
fixed-board-out-of-range = { $board } is not a board. Write a number from 1 to 9999, or nothing.

# Season rules

season-unknown = The season "{ $name }" is not known. Choose one of these: { $known }.
season-misnamed = The built-in season "{ $name }" has another name in its file.
season-file-wrong = In { $path }: { $reason }

# The organiser's key

key-damaged = { $file } is no longer a valid key. Restore it from a copy, or move it away to create a new key.
key-readable-by-others = Other users of this computer can read the key { $file }. Allow only yourself to read it (chmod 600), then try again.
key-unusable = The key { $file } cannot be used ({ $reason }). Check the folder and its permissions.
key-no-folder = There is no folder for your key. Set DRAWMASTER_DATA to a folder.

# Printers

printer-no-service = This computer has no print service (the program lp). Save the PDF, and print it from your PDF program.
printer-none = No printer is set up on this computer. Set one up in the system's settings, or save the PDF.
printer-refused = The printer { $printer } did not take the sheet: { $reason }.
printer-refused-hint = Check its name and that it is switched on, or save the PDF.
printer-service-failed = The print service cannot be used ({ $reason }). Save the PDF, and print it from your PDF program.
