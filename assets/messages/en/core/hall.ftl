# Texts of the hall network.
hall-title = Hall
hall-skip = Skip to the content
hall-menu = Pages
hall-find = Find your board
hall-offline = No connection to the desk. The page may be out of date.
hall-updated = Updated
hall-language = Language
hall-your-name = Your name
hall-nobody = No player of this name has a board.
hall-colour = Colour
hall-no-times = The timetable is not fixed yet.
hall-next-round = Next:
hall-minutes = min
hall-choose-address = Choose one address of this computer; the hall network never listens on all of them.
hall-address-refused = The hall network cannot listen on { $address } ({ $error }). Choose another address or port.
cli-hall-serving = The hall network runs at { $url }. Stop it with Ctrl+C.
