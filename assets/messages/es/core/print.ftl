# Los textos de la ventana en español. Traducción provisional, sin revisar por ningún hablante nativo.
paper-unknown = The paper "{ $name }" is not supported. Choose one of { $known }.
copies-out-of-range = The number of copies must be from 1 to { $maximum }, not { $count }.
font-missing-characters = No font has the characters { $characters }. Change these texts, or print � in their place: select "Replace missing characters" in the window, or add --replace on the command line.
