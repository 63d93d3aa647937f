# Тексты окна на русском языке. Черновой перевод, ещё не проверенный носителем языка.
api-no-command = There is no command { $name }. Restart the program.
api-response-invalid = The response cannot be sent ({ $error }). Restart the program.
api-text-too-long = A text is too long: it has more than { $longest } bytes. Shorten it.
api-not-for-the-hall = The hall display cannot use the command { $name }. It only shows what is published.
api-no-tour-book = No tour book is open. Open one or create a new one.

demo-folder = The folder { $folder } cannot be created ({ $error }). Choose another folder.
demo-registered = { $event }: { $players ->
        [one] 1 player is
       *[other] { $players } players are
    } registered.
demo-closed = The register is closed. The numbers are 1 to { $last }.
demo-drawn = KO{ $category } is drawn with the entropy { $entropy }: { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    }.
demo-round = Round { $round } is paired, played and confirmed.

host-folder = The folder { $folder } cannot be created ({ $error }). Free some space or check its permissions.
host-no-data-folder = The system has no folder for the program's data ({ $error }). Create an event in a folder of your choice instead.
host-no-free-name = The folder { $folder } holds too many samples. Delete some.
host-cannot-open = { $path } cannot be opened ({ $error }). Open it from your file manager.
host-second-window = The hall display does not respond ({ $error }). Restart the program.
demo-played = { $name }: { $players ->
    [one] one player has played
   *[other] { $players } players have played
} { $games ->
    [one] one game
   *[other] { $games } games
}.
